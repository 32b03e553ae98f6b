"""Plain data for a screen, made from a view: what lies where, in the rulebook's words. None stands for the unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cothon.core.arr import ints
from cothon.core.view import HOLE, OVER, TRUTH
from cothon.games.porto.able import bonus_of, cost_of, palace_cost, palace_need
from cothon.games.porto.made.ids import ASK_NAMES, ASK_SORT, MONEY_SCREEN_HIDDEN
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    AWARDS,
    BONUS_NAMES,
    CIV,
    CIV_NAMES,
    CIV_WORDS,
    COLOURS,
    DANGER,
    DOCK_NAMES,
    DOCK_WORDS,
    GOOD_NAMES,
    INCOME,
    KIND_NAMES,
    KIND_WORDS,
    LARGE_COST,
    LARGE_NEED,
    PALACE_COST,
    PALACE_NEED,
    PATH_LENGTH,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    PRIVILEGE_WORDS,
    REASON_NAMES,
    SHIP_NAMES,
    SINGLES,
    WANTS,
    docks_in,
    goods_in,
    market_size,
    merchant_price,
    ships_in,
)
from cothon.games.porto.scoring import path_awards
from cothon.games.porto.view import deck_size, free_storage, owner_of, ranked

if TYPE_CHECKING:
    from cothon.games.porto.shown import (
        Deck,
        Dock,
        Now,
        Palace,
        Path,
        PathSpace,
        Phase,
        Player,
        PortoShown,
        Ship,
        Space,
    )


def show(v: PortoView) -> PortoShown:
    seats = int(v.seats)
    return {
        "game": "porto",
        "viewer": int(v.viewer),
        "actor": int(v.actor),
        "ask": "" if v.actor == OVER else ASK_NAMES[v.ask],
        "decade": int(v.decade),
        "round": int(v.round),
        "starting_player": None if v.sp < 0 else int(v.sp),
        "turn": None if v.turn < 0 else int(v.turn),
        "phase": _phase(v),
        "over": REASON_NAMES[v.reason] if v.actor == OVER else "",
        "docks": [_dock(v, d) for d in range(12)],
        "rows": [[_ship_at(c) for c in ints(v.rows)[r * 6 : r * 6 + seats + 1]] for r in (0, 1)],
        "spaces": [_space(v, k) for k in range(6)],
        "market": goods_in(ints(v.market)),
        "market_spaces": int(market_size(v.seats)),
        "price": int(merchant_price(v.bought)),
        "bag": {name: int(v.bag[g]) for g, name in enumerate(GOOD_NAMES)},
        "lighthouse": [p for p in (int(ranked(v, r)) for r in range(seats)) if p >= 0] if v.sp >= 0 else [],
        "charter_ships": seats,
        "palace": _palace(v),
        "path": _path(v),
        "deck": _deck(v),
        "players": [_player(v, p) for p in range(seats)],
        "now": _now(v),
    }


def _phase(v: PortoView) -> Phase:
    if v.actor == OVER:
        return "over"
    if v.decade == 0:
        return "setup"
    if v.final != 0:
        return "final"
    return "ships" if v.round == 0 else "actions"


def _ship_at(c: int) -> Ship | None:
    return _ship(c) if c >= 0 else None


def _ship(c: int) -> Ship:
    privilege = PRIVILEGE_NAMES[PRIVILEGE[c]]
    return {
        "ship": SHIP_NAMES[c],
        "civilisation": CIV_NAMES[CIV[c]],
        "name": CIV_WORDS[CIV_NAMES[CIV[c]]],
        "good": GOOD_NAMES[WANTS[c]],
        "income": int(INCOME[c]),
        "danger": int(DANGER[c]),
        "privilege": privilege,
        "privilege_words": PRIVILEGE_WORDS[privilege],
    }


PRINTED: Final[dict[str, tuple[str, list[Ship]]]] = {"SHIPS": ("Ship", [_ship(c) for c in range(len(SHIP_NAMES))])}
"""Cards that are called by their ids in a view, for whoever draws them: name -> the record, and all of them."""


def _dock(v: PortoView, d: int) -> Dock:
    owner = int(owner_of(v, d))
    good = int(v.dock_good[d])
    return {
        "dock": DOCK_NAMES[d],
        "name": DOCK_WORDS[DOCK_NAMES[d]],
        "ship": _ship_at(int(v.dock_ship[d])),
        "good": None if good < 0 else GOOD_NAMES[good],
        "owner": None if owner < 0 else owner,
    }


def _space(v: PortoView, k: int) -> Space:
    kind = int(v.cards[k])
    return {
        "space": k + 1,
        "card": None if kind < 0 else KIND_NAMES[kind],
        "name": None if kind < 0 else KIND_WORDS[KIND_NAMES[kind]],
        "cost": int(cost_of(v, k)),
        "bonus": BONUS_NAMES[bonus_of(v, k)],
        "servants": [int(v.paid[p * 6 + k]) for p in range(int(v.seats))],
        "in_use": v.space == k,
    }


def _palace(v: PortoView) -> Palace:
    owners = ints(v.singles)[: int(v.singles_n)]
    return {
        "spaces": [
            {
                "space": i + 1,
                "cost": int(PALACE_COST[i]),
                "need": int(PALACE_NEED[i]),
                "owner": owners[i] if i < len(owners) else None,
            }
            for i in range(int(SINGLES))
        ],
        "large": {"cost": int(LARGE_COST), "need": int(LARGE_NEED), "servants": ints(v.large)},
        "next_cost": int(palace_cost(v)),
        "next_need": int(palace_need(v)),
    }


def _path(v: PortoView) -> Path:
    owners = ints(v.path)[: int(v.path_n)]
    places = {at: "/".join(map(str, numbers)) for at, numbers in AWARDS[v.rules.intrigue_table]}
    spaces: list[PathSpace] = [
        {"space": i + 1, "award": places.get(i + 1, ""), "owner": owners[i] if i < len(owners) else None}
        for i in range(int(PATH_LENGTH[v.rules.intrigue_table]))
    ]
    return {"spaces": spaces, "taken": len(owners), "awards_now": ints(v.award) if v.actor == OVER else path_awards(v)}


def _deck(v: PortoView) -> Deck:
    """What the viewer knows: groups from the top down, each in unknown order (PK5)."""
    groups = [ships_in(bits) for bits in ints(v.groups)]
    known = [SHIP_NAMES[c] for c in ints(v.bottom)[: int(v.bottom_n)]]
    return {"size": int(deck_size(v)), "groups": [g for g in groups if g] + [[name] for name in known]}


def _player(v: PortoView, p: int) -> Player:
    hidden = v.rules.money_screen == MONEY_SCREEN_HIDDEN and v.actor != OVER  # P6.3
    covered = hidden and v.viewer != p and v.viewer != TRUTH
    held = [c for c in ints(v.gained)[: int(v.gained_n)] if (v.held[p] >> c) & 1 == 1]
    return {
        "seat": p,
        "colour": COLOURS[p],
        "talents": None if covered or v.talents[p] == HOLE else int(v.talents[p]),
        "points": int(v.points[p]),
        "palace": int(v.palace[p]),
        "reserve": int(v.reserve[p]),
        "blocked": int(v.blocked[p]),
        "store": goods_in(ints(v.store)[p * 5 : p * 5 + 5]),
        "free_storage": int(free_storage(v, p)),
        "docks": docks_in(v.docks[p]),
        "temple": int(v.temple[p]),
        "lighthouse": int(v.lighthouse[p]),
        "charter": int(v.charter[p]),
        "on_cards": sum(ints(v.paid)[p * 6 : p * 6 + 6]),
        "on_path": ints(v.path)[: int(v.path_n)].count(p),
        "held": [_ship(c) for c in held],
    }


def _now(v: PortoView) -> Now:
    """What the present question is about, in figures."""
    if v.actor == OVER:
        return {}
    now: Now = {}
    if v.ship >= 0:
        now["ship"] = _ship(int(v.ship))
    if v.used >= 0:
        now["used"] = _ship(int(v.used))
    if v.source >= 0:
        now["source"] = (GOOD_NAMES + DOCK_NAMES)[int(v.source)]
    if v.cargo >= 0:
        now["cargo"] = GOOD_NAMES[v.cargo]
    if v.dock >= 0:
        now["dock"] = DOCK_NAMES[v.dock]
    if v.gain > 0:
        now["points"] = int(v.gain)
    if v.due > 0:
        now["ships_due"] = int(v.due)
    if v.moves > 0:
        now["moved"] = int(v.moves)
    if v.ask == ASK_SORT and v.viewer == v.actor:  # P13.8: the cards in hand, which this viewer knows one by one
        top, ships = ints(v.groups)[:3], range(len(SHIP_NAMES))
        now["look"] = [_ship(c) for bits in top for c in ships if (bits >> c) & 1 == 1]
    return now
