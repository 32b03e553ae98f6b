"""Plain data for a screen, made from a view: what lies where, in the rulebook's words. None stands for the unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import ints
from cothon.core.view import HOLE, OVER
from cothon.games.traders.made.ids import ASK_BLIND, ASK_DISCOUNT, ASK_GUARD, ASK_PAY, ASK_PROTECT
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import (
    CARTHAGE,
    COLOUR_NAMES,
    COPIES,
    FACE_NAMES,
    GOODS,
    IN_FRONT,
    IN_THE_SEA,
    LETTERS,
    PIECE_NAMES,
    SPACES,
    face_list,
    icons_of,
    value,
)
from cothon.games.traders.prices import cart_price, largest_discount
from cothon.games.traders.questions import ASKS
from cothon.games.traders.rules_raid import exposed
from cothon.games.traders.scoring import REASONS, blind_seat, sales_price, set_size, vps_for
from cothon.games.traders.view import icons_in_hand, is_open, is_raided, token_total

if TYPE_CHECKING:
    from cothon.games.traders.shown import (
        ByColour,
        CardOnOffer,
        GoodsSet,
        Now,
        Piece,
        Player,
        Printed,
        Ship,
        TradersShown,
    )

PRINTED: Final[dict[str, tuple[str, list[Printed]]]] = {
    "CARDS": ("Printed", [{"card": face, "copies": n} for face, n in zip(FACE_NAMES, COPIES, strict=True)])
}
"""Cards of which whoever draws a view wants to know all there are: name -> the record, and all of them."""


def show(v: TradersView) -> TradersShown:
    pool = ints(v.pool)
    return {
        "game": "traders",
        "mode": str(v.rules.options["mode"]),
        "refill": str(v.rules.options["refill"]),
        "viewer": int(v.viewer),
        "actor": int(v.actor),
        "ask": "" if v.actor == OVER else ASKS[v.ask].name,
        "turn": int(v.turn),
        "passes": int(v.passes),
        "over": REASONS[v.reason],
        "route": [{"space": i, "name": name, "pirates": i in (3, 4)} for i, name in enumerate(SPACES)],
        "ships": [_ship(v, c) for c in range(4)],
        "market": _row(v, ints(v.market), 0),
        "farm": _row(v, ints(v.farm), 12),
        "price": int(cart_price(v, v.turn)),
        "draw_pile": int(v.draw_n),
        "discard_pile": face_list(ints(v.discard)),
        "pool": None if HOLE in pool else {FACE_NAMES[f]: k for f, k in enumerate(pool)},
        "players": [_player(v, p) for p in range(int(v.seats))],
        "now": _now(v),
    }


def _ship(v: TradersView, c: int) -> Ship:
    at = int(v.ships[c])
    return {
        "colour": COLOUR_NAMES[c],
        "letter": LETTERS[c],
        "goods": GOODS[c],
        "space": at,
        "place": SPACES[at],
        "pirates": is_raided(v, c),
        "arrived": at == CARTHAGE,
    }


def _row(v: TradersView, free: list[int], first: int) -> list[CardOnOffer]:
    """Cards of Market or Farm by face; `piece` is the seat that reserved one."""
    row: list[CardOnOffer] = []
    for f, k in enumerate(free):
        row += [_card(f, None) for _ in range(k)]
        row += [_card(f, p) for p, at in enumerate(ints(v.piece)) if at == first + f]
    return row


def _card(f: int, piece: int | None) -> CardOnOffer:
    return {
        "card": FACE_NAMES[f],
        "colour": COLOUR_NAMES[f // 3],
        "letter": LETTERS[f // 3],
        "value": int(value(f)),
        "icons": int(icons_of(f)),
        "piece": piece,
    }


def _player(v: TradersView, p: int) -> Player:
    colour = int(v.rules.colours[p])
    own = slice(p * 12, p * 12 + 12)
    hand = ints(v.hand)[own]
    covered = HOLE in hand
    return {
        "seat": p,
        "colour": COLOUR_NAMES[colour],
        "piece_colour": PIECE_NAMES[colour],
        "hand": None if covered else face_list(hand),
        "hand_size": int(v.hand_n[p]),
        "coins": None if covered else int(v.coins[p]),
        "icons": None if covered else int(icons_in_hand(v, p)),
        "upright": face_list(ints(v.upright)[own]),
        "sideways": face_list(ints(v.sideways)[own]),
        "exposed": int(exposed(v, p)),
        "sets": [_set(v, p, c) for c in range(4) if set_size(v, p, c) > 0],
        "tokens_up": _by_colour(ints(v.tokens)[p * 4 : p * 4 + 4]),
        "tokens_down": _by_colour(ints(v.used)[p * 4 : p * 4 + 4]),
        "tokens": int(token_total(v, p)),
        "vps": None if v.vps[p] == HOLE else int(v.vps[p]),
        "vp_cards": None if v.vps[p] == HOLE else face_list(ints(v.vp)[own]),
        "blind_cards": face_list(ints(v.revealed)[own]) if v.actor == OVER else None,
        "piece": _piece(int(v.piece[p])),
    }


def _set(v: TradersView, p: int, c: int) -> GoodsSet:
    """A Set as it would be sold now."""
    size, price = set_size(v, p, c), sales_price(v, p, c)
    return {"colour": COLOUR_NAMES[c], "cards": int(size), "price": int(price), "vps": int(vps_for(v, price, size))}


def _by_colour(counts: list[int]) -> ByColour:
    return {COLOUR_NAMES[c]: k for c, k in enumerate(counts)}


def _piece(at: int) -> Piece:
    """Where an action piece is: in front of its owner, in the sea, or on a card."""
    if at == IN_FRONT:
        return {"where": "front", "card": None}
    if at == IN_THE_SEA:
        return {"where": "sea", "card": None}
    return {"where": "market" if at < 12 else "farm", "card": FACE_NAMES[at % 12]}


def _now(v: TradersView) -> Now:
    """What the present question is about, in figures."""
    if v.actor == OVER:
        return {}
    if v.ask == ASK_DISCOUNT:
        return {"colour": COLOUR_NAMES[v.colour], "due": int(v.due)}
    if v.ask == ASK_PAY:
        return {"due": int(v.due)}
    if v.ask in (ASK_PROTECT, ASK_GUARD):
        raided = [COLOUR_NAMES[c] for c in range(4) if is_raided(v, c)]
        return {"raided": raided, "named": face_list(ints(v.named)), "due": int(v.due)}
    if v.ask == ASK_BLIND:
        return {"seat": int(blind_seat(v)), "due": int(v.due)}
    return {"open": is_open(v, v.turn), "lowest_price": int(_lowest_price(v))}


def _lowest_price(v: TradersView) -> i64:
    return cart_price(v, v.turn) - largest_discount(v, v.turn, 0)
