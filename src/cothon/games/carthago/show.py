"""Plain data for a screen, made from a view: what lies where, in the rulebook's words. None stands for the unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cothon.core.arr import ints
from cothon.core.view import OVER, TRUTH
from cothon.games.carthago.made.ids import (
    ASK_CARD,
    ASK_COINS,
    ASK_DECK_CARD,
    ASK_EXTRA,
    ASK_FAILURE_CARD,
    ASK_GOODS,
    ASK_INCOME,
    ASK_PASS_CARD,
    ASK_REVEAL,
)
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    ACTIVE,
    ADJACENT,
    BASE,
    BASE_NAMES,
    CARD_NAMES,
    COIN,
    COINS,
    COLOUR_NAMES,
    COLUMN_NAMES,
    DISCARD,
    EFFECT_NAMES,
    FACE_NAMES,
    GOOD_NAMES,
    GOODS_TILE,
    INACTIVE,
    NEUTRAL,
    PLAYED,
    SEAT_COST,
    SEAT_NAMES,
    SHIP_COIN,
    SHIP_DANGER,
    SHIP_EFFECT,
    SHIP_GOOD,
    SHIP_NAMES,
    SPACE_NAMES,
    SPACE_WORDS,
    STRENGTHS,
    TILE_NAMES,
    TILE_WORDS,
    UNSEEN,
    action_of,
    circles,
    good_of,
    per_tile,
    space_cost,
)
from cothon.games.carthago.questions import ASKS
from cothon.games.carthago.rules_guild import spot_name
from cothon.games.carthago.scoring import guild_seats, score, tile_points
from cothon.games.carthago.view import docks_of, hand_size, has_honour, others_on, ships_of, strength_of

if TYPE_CHECKING:
    from cothon.games.carthago.shown import (
        Card,
        CarthagoShown,
        Dock,
        Hall,
        HallSeat,
        Now,
        Player,
        Residence,
        Ship,
        SpaceShown,
        Tile,
        Warships,
    )


def show(v: CarthagoView) -> CarthagoShown:
    over = v.actor == OVER
    return {
        "game": "carthago",
        "viewer": int(v.viewer),
        "actor": int(v.actor),
        "ask": "" if over else ASKS[v.ask].name,
        "turn": int(v.turn),
        "over": over,
        "decade": int(v.decade),
        "round": int(v.round),
        "first": int(v.first),
        "closed": v.closed == 1,
        "spaces": [_space(v, a) for a in range(5)],
        "market": [card(c) for c in ints(v.market)[: int(v.market_n)]],
        "trade_pile": int(v.pile_n),
        "discard_pile": [CARD_NAMES[c] for c in range(75) if v.where[c] == DISCARD],
        "unseen": [CARD_NAMES[c] for c in range(75) if v.where[c] == UNSEEN and v.epoch[c] == v.now],
        "unseen_before": [CARD_NAMES[c] for c in range(75) if v.where[c] == UNSEEN and v.epoch[c] < v.now],
        "epoch": int(v.now),
        "docks": [_dock(v, i) for i in range(int(docks_of(v)))],
        "outside": [ship(i) if i >= 0 else None for i in ints(v.outside)],
        "ship_pile": int(v.fresh_n + v.under_n),
        "under": [SHIP_NAMES[i] for i in ints(v.under)[: int(v.under_n)]],
        "warships": _warships(v),
        "hall": _hall(v),
        "tiles": [_tile(v, t) for t in range(9) if v.in_play[t] == 1],
        "players": [_player(v, p) for p in range(int(v.seats))],
        "laid": [FACE_NAMES[f] for f in ints(v.laid)[: int(v.laid_n)]],
        "now": _now(v),
    }


def card(c: int) -> Card:
    """A trade card."""
    return {
        "card": CARD_NAMES[c],
        "action": SPACE_NAMES[action_of(c)],
        "good": GOOD_NAMES[good_of(c)],
        "coins": int(COIN[c]),
    }


def ship(i: int) -> Ship:
    """A ship card."""
    return {
        "ship": SHIP_NAMES[i],
        "good": GOOD_NAMES[SHIP_GOOD[i]],
        "coins": int(SHIP_COIN[i]),
        "danger": int(SHIP_DANGER[i]),
        "effect": EFFECT_NAMES[SHIP_EFFECT[i]],
    }


PRINTED: Final[dict[str, tuple[str, list[Ship]]]] = {"SHIPS": ("Ship", [ship(i) for i in range(len(SHIP_NAMES))])}
"""Cards of which whoever draws a view wants to know all there are: name -> the record, and all of them."""


def _space(v: CarthagoView, a: int) -> SpaceShown:
    """A space of the action board; `price` is what it costs the active player in cards."""
    return {
        "space": SPACE_NAMES[a],
        "name": SPACE_WORDS[SPACE_NAMES[a]],
        "discs": [p for p in range(int(v.seats)) if v.stands[p] == a],
        "neutral": v.neutrals[a] == 1,
        "marker": v.markers[a] == 1,
        "price": 1 + int(others_on(v, v.turn, a)),
        "chosen": v.space == a,
    }


def _dock(v: CarthagoView, i: int) -> Dock:
    return {
        "dock": i + 1,
        "ship": ship(int(v.docks[i])) if v.docks[i] >= 0 else None,
        "disc": int(v.berths[i]) if v.berths[i] >= 0 else None,
    }


def _warships(v: CarthagoView) -> Warships:
    """The regular docks are interchangeable (C8.4): discs are listed by seat."""
    return {
        "docks": int(v.rules.warship_docks),
        "regular": [p for p in range(int(v.seats)) for _ in range(v.regular[p])],
        "anchor": [p for p in range(int(v.seats)) for _ in range(v.anchor[p])],
        "turned_up": ship(int(v.ship)) if v.ship >= 0 else None,
    }


def _hall(v: CarthagoView) -> Hall:
    seats: list[HallSeat] = []
    for i, p in enumerate(ints(v.chairs)):
        seats.append(
            {
                "seat": SEAT_NAMES[i],
                "cost": int(SEAT_COST[i]),
                "disc": p if 0 <= p < NEUTRAL else None,
                "covered": p == NEUTRAL,
            }
        )
    return {
        "seats": seats,
        "forum": ints(v.forum),
        "forum_cost": 12,
        "adjacent": [[SEAT_NAMES[a], SEAT_NAMES[b]] for a, b in ADJACENT],
    }


def _tile(v: CarthagoView, t: int) -> Tile:
    row = ints(v.honours)[t * 3 : t * 3 + int(per_tile(v.seats))]
    return {
        "tile": TILE_NAMES[t],
        "name": TILE_WORDS[TILE_NAMES[t]],
        "decade": t // 3 + 1,
        "current": t // 3 + 1 == v.decade,
        "spaces": [{"cost": int(space_cost(k)), "disc": p if p >= 0 else None} for k, p in enumerate(row)],
        "points": [tile_points(v, p, t) if _is_counted(v, p, t) else None for p in range(int(v.seats))],
    }


def _is_known(v: CarthagoView, p: int) -> bool:
    """Whether this viewer knows the whole hand of a seat."""
    return v.viewer in (TRUTH, p) or v.actor == OVER or v.veiled_n[p] == 0


def _is_counted(v: CarthagoView, p: int, t: int) -> bool:
    """Whether this viewer knows what a tile pays a seat: two of them count the hand of whoever has a disc there (C12.9,
    C12.10), all others what lies open."""
    return t not in (COINS, GOODS_TILE) or not has_honour(v, p, t) or _is_known(v, p)


def _player(v: CarthagoView, p: int) -> Player:
    known = _is_known(v, p)
    hand = ints(v.hand)[p * 75 : p * 75 + int(v.hand_n[p])]
    base = ints(v.base)[p * 5 : p * 5 + 5]
    goods = ints(v.goods)[p * 5 : p * 5 + 5]
    laid = ints(v.laid)[: int(v.laid_n)] if p == v.turn else []
    return {
        "seat": p,
        "colour": COLOUR_NAMES[p],
        "discs": int(v.spare[p]),
        "residence": _residence(v, p),
        "strength": int(strength_of(v, p)),
        "stands": SPACE_NAMES[v.stands[p]] if v.stands[p] >= 0 else None,
        "base": [BASE_NAMES[b] for b in range(5) for _ in range(base[b])],
        "hand": [{**card(c), "open": v.epoch[c] < 0} for c in hand],
        "hand_size": int(hand_size(v, p)),
        "hidden": int(hand_size(v, p)) - sum(1 for c in hand if v.epoch[c] < 0),
        "hidden_by_epoch": _hidden_by_epoch(v, p, hand),
        "coins": int(v.coins[p]) if known else None,
        "open_coins": sum(int(COIN[c]) for c in hand if v.epoch[c] < 0),
        "goods": {GOOD_NAMES[g]: goods[g] for g in range(5)} if known else None,
        "played": [BASE_NAMES[b] for b in range(5) for _ in range(int(BASE[b]) - base[b] - laid.count(b))]
        + [CARD_NAMES[c] for c in range(75) if v.where[c] == PLAYED + p],
        "ships": [{**ship(i), "active": v.ship_at[i] == ACTIVE + p} for i in _fleet(v, p)],
        "guild_seats": guild_seats(v, p),
        "product": guild_seats(v, p) * int(ships_of(v, p)),
        "score": score(v, p) if all(_is_counted(v, p, t) for t in (COINS, GOODS_TILE)) else None,
    }


def _hidden_by_epoch(v: CarthagoView, p: int, hand: list[int]) -> dict[str, int]:
    """How many hidden cards were drawn from which pile (C16.5); keys are epochs, as JSON has it."""
    if v.viewer == TRUTH or v.actor == OVER:
        epochs = [int(v.epoch[c]) for c in hand if v.epoch[c] >= 0]
    else:
        epochs = ints(v.veiled)[p * 75 : p * 75 + int(v.veiled_n[p])]
    return {str(e): epochs.count(e) for e in sorted(set(epochs))}


def _fleet(v: CarthagoView, p: int) -> list[int]:
    return [i for i in range(30) if v.ship_at[i] in (ACTIVE + p, INACTIVE + p)]


def _residence(v: CarthagoView, p: int) -> Residence:
    """Discs that lie on the circles of each column from the top, 0 where a circle is freed; and what columns give."""
    freed = ints(v.freed)[p * 3 : p * 3 + 3]
    left, middle, right = [_column(c, freed[c]) for c in range(3)]
    return {
        "left": left,
        "middle": middle,
        "right": right,
        "freed": sum(freed),
        "seats": [0, 0, 2, 3][freed[0]],
        "strengths": STRENGTHS[v.rules.strength],
    }


def _column(c: int, freed: int) -> list[int]:
    return [0 if k < freed else 2 if (c, k) == (2, 1) else 1 for k in range(int(circles(c)))]


def _now(v: CarthagoView) -> Now:
    """What the present question is about, in figures."""
    if v.actor == OVER:
        return {}
    now: Now = {}
    if v.ask in (ASK_CARD, ASK_EXTRA, ASK_GOODS):
        now["cards_due"] = int(v.due)
    if v.ask in (ASK_COINS, ASK_REVEAL):
        now["coins_due"] = int(v.due)
    if v.space >= 0:
        now["space"] = SPACE_NAMES[v.space]
    if v.spot >= 0:
        now["place"] = spot_name(v.spot)
    if v.column >= 0:
        now["column"] = COLUMN_NAMES[v.column]
    if v.dock >= 0 and v.docks[v.dock] >= 0:
        now["ship"] = ship(int(v.docks[v.dock]))
    if v.wanted >= 0:
        now["wanted"] = CARD_NAMES[v.wanted]
    if v.picked >= 0:
        now["marker"] = SPACE_NAMES[v.picked]
    if v.favoured == 1:
        now["favoured"] = True
    if v.skipped == 1:
        now["skipped"] = True
    if v.luxury == 1:
        now["luxury"] = True
    if v.ask in (ASK_INCOME, ASK_PASS_CARD, ASK_FAILURE_CARD, ASK_DECK_CARD):
        now["seat"] = int(v.turn)
    return now
