"""Facts read off a view, and who sees what of the hands (chapter Knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.view import OVER, SPECTATOR, TRUTH
from cothon.games.carthago.made.ids import ASK_AFTER, ASK_DELIVER, ASK_HONOUR, COLUMN_SEAT_EVERY
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    COIN,
    EFFECTS,
    GOODS,
    HAND,
    NOBODY,
    RIGHT,
    SPACES,
    STRENGTH,
    TRADE,
    UNSEEN,
    action_of,
    good_of,
    per_tile,
    space_cost,
)

if TYPE_CHECKING:
    pass

EMPTY: Final = new_arr(0)
NOTHING: Final = new_arr(4 * 75)  # for four seats; to copy it is quicker than to make a new array
TOO_DEAR: Final[i64] = 999
"""A cost that nobody can pay: there is no placement at all."""


# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def docks_of(v: CarthagoView) -> i64:
    """Trading docks (C1.15)."""
    return v.seats + 1


def others_on(v: CarthagoView, p: i64, a: i64) -> i64:
    """k(a): action discs of others and neutral ones on a space (C4.3)."""
    k = v.neutrals[a]
    for q in range(v.seats):
        if q != p and v.stands[q] == a:
            k += 1
    return k


def strength_of(v: CarthagoView, p: i64) -> i64:
    """Strength by freed middle circles (C1.12)."""
    return STRENGTH[v.rules.strength * 3 + v.freed[p * 3 + 1]]


def is_seat(v: CarthagoView, column: i64) -> bool:
    """Whether a column is a guild seat once it is emptied (C13.2)."""
    return column == RIGHT or v.rules.column_seat == COLUMN_SEAT_EVERY


def hand_size(v: CarthagoView, p: i64) -> i64:
    """All trade cards in a hand, those this viewer does not know included (C16.1)."""
    if v.viewer == TRUTH or v.viewer == p or v.actor == OVER:
        return v.hand_n[p]
    return v.hand_n[p] + v.veiled_n[p]


def ships_of(v: CarthagoView, p: i64) -> i64:
    """Ships in front of a seat, both sides counted (C13.3)."""
    n: i64 = 0
    for e in range(p * EFFECTS, p * EFFECTS + EFFECTS):
        n += v.active[e] + v.inactive[e]
    return n


def discs_on(v: CarthagoView, t: i64) -> i64:
    """Discs on a tile: they fill it from the top (C10.6)."""
    n: i64 = 0
    while n < 3 and v.honours[t * 3 + n] != NOBODY:
        n += 1
    return n


def has_honour(v: CarthagoView, p: i64, t: i64) -> bool:
    """Whether a seat has a disc on a tile (C10.8)."""
    return v.honours[t * 3] == p or v.honours[t * 3 + 1] == p or v.honours[t * 3 + 2] == p


def tile_cost(v: CarthagoView, p: i64, t: i64) -> i64:
    """Cost of the topmost free space for this seat; TOO_DEAR if the tile cannot take its disc (C10.6 to C10.8)."""
    if v.in_play[t] == 0 or has_honour(v, p, t):
        return TOO_DEAR
    k = discs_on(v, t)
    return space_cost(k) if k < per_tile(v.seats) else TOO_DEAR


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: CarthagoView, seat: i64) -> CarthagoView:
    """What a seat (or SPECTATOR) may know: of other hands only the open cards and the epochs of the rest (C16.3)."""
    seen = CarthagoView(v.rules, v)
    _hide(v, seat, seen)
    return seen


def glance(v: CarthagoView, seat: i64) -> CarthagoView:
    """The same for less, but good only until the next move in `v`."""
    seen = CarthagoView(v.rules, v, False)
    _hide(v, seat, seen)
    return seen


def _hide(v: CarthagoView, seat: i64, seen: CarthagoView) -> None:
    seen.viewer = seat
    if v.actor == OVER:
        seen.veiled = EMPTY  # all hands are shown (C16.10)
        seen.veiled_n = EMPTY
        return
    if v.viewer == TRUTH:
        _count_veiled(v, seen)
    for p in range(v.seats):
        if p != seat:
            _cover(seen, p)


def _count_veiled(v: CarthagoView, seen: CarthagoView) -> None:
    """How many hidden cards of which epoch each hand holds: public (C16.5)."""
    seen.veiled = NOTHING[: v.seats * TRADE]
    seen.veiled_n = NOTHING[: v.seats]
    for p in range(v.seats):
        n: i64 = 0
        for i in range(v.hand_n[p]):
            e = v.epoch[v.hand[p * TRADE + i]]
            if e >= 0:
                at = p * TRADE + n
                while at > p * TRADE and seen.veiled[at - 1] > e:
                    seen.veiled[at] = seen.veiled[at - 1]
                    at -= 1
                seen.veiled[at] = e
                n += 1
        seen.veiled_n[p] = n


def _cover(seen: CarthagoView, p: i64) -> None:
    """Make holes of the hidden cards of a hand."""
    kept: i64 = 0
    for i in range(seen.hand_n[p]):
        card = seen.hand[p * TRADE + i]
        if seen.epoch[card] < 0:
            seen.hand[p * TRADE + kept] = card
            kept += 1
        else:
            seen.where[card] = UNSEEN
            seen.coins[p] -= COIN[card]
            seen.goods[p * SPACES + good_of(card)] -= 1
            seen.shows[p * SPACES + action_of(card)] -= 1
    for i in range(kept, seen.hand_n[p]):
        seen.hand[p * TRADE + i] = 0
    seen.hand_n[p] = kept


def richest(v: CarthagoView) -> CarthagoView | None:
    """With coins for anything: what may be done after the main action, or with a disc that came back, depends on
    nothing else that others do not see. A delivery depends on discs and ships, which lie open, and on the goods in the
    hand: with cards at all there may be any. All other answers depend on the cards themselves.
    """
    if v.ask not in (ASK_AFTER, ASK_HONOUR, ASK_DELIVER):
        return None
    rich = CarthagoView(v.rules, v)
    rich.coins[v.actor] = TOO_DEAR - 1
    if rich.hand_n[v.actor] > 0:
        for g in range(GOODS):
            rich.goods[v.actor * GOODS + g] = 1
    return rich


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat


def is_held(v: CarthagoView, p: i64, card: i64) -> bool:
    """Whether a card is known to be in a hand."""
    return v.where[card] == HAND + p
