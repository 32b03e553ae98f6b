"""Facts read off a view, and who sees what of the ship deck and of Talents (chapter Knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.view import HOLE, OVER, SPECTATOR, TRUTH
from cothon.games.porto.made.ids import MONEY_SCREEN_HIDDEN, PURSES_CLOSED
from cothon.games.porto.made.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Arr

ENOUGH: Final[i64] = 999
"""Talents for anything that can be bought."""

# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def bits_in(n: i64) -> i64:
    """How many members a set has."""
    k: i64 = 0
    while n != 0:
        n &= n - 1
        k += 1
    return k


def deck_size(v: PortoView) -> i64:
    return v.top_n + v.unseen_n + v.bottom_n


def free_docks(v: PortoView) -> i64:
    """The docks free for servants (P1.6)."""
    taken: i64 = 0
    for p in range(v.seats):
        taken |= v.docks[p]
    return 4095 ^ taken


def owner_of(v: PortoView, d: i64) -> i64:
    """Whose servants are at a dock, or -1."""
    for p in range(v.seats):
        if (v.docks[p] >> d) & 1 == 1:
            return p
    return -1


def free_storage(v: PortoView, p: i64) -> i64:
    """Free storage of a seat (P1.13)."""
    return 4 - v.blocked[p] - v.stored[p]


def charters_taken(v: PortoView) -> i64:
    n: i64 = 0
    for p in range(v.seats):
        n += v.charter[p]
    return n


def ranked(v: PortoView, rank: i64) -> i64:
    """The seat of a lighthouse rank (0 is the first), or -1: more servants first, ties clockwise from SP (P3.3)."""
    for k in range(v.seats):
        p = (v.sp + k) % v.seats
        mine = v.lighthouse[p]
        if mine == 0:
            continue
        better: i64 = 0
        for j in range(v.seats):
            other = v.lighthouse[(v.sp + j) % v.seats]
            if other > mine or (other == mine and j < k):
                better += 1
        if better == rank:
            return p
    return -1


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: PortoView, seat: i64) -> PortoView:
    """What a seat (or SPECTATOR) may know: all but the order of the deck, of which it knows its own groups (PK5), and
    hidden Talents (P6.3).
    """
    seen = PortoView(v.rules, v)
    _hide(v, seat, seen)
    return seen


def glance(v: PortoView, seat: i64) -> PortoView:
    """The same for less, but good only until the next move in `v`."""
    seen = PortoView(v.rules, v, False)
    _hide(v, seat, seen)
    return seen


def _hide(v: PortoView, seat: i64, seen: PortoView) -> None:
    seen.viewer = seat
    if v.actor == OVER:
        return
    if purses_are_closed(v):
        for p in range(v.seats):
            if p != seat:
                seen.talents[p] = HOLE
    if v.top_n > 0:
        known = cuts_of(v, seat)
        if v.viewer != TRUTH:
            known &= cuts_of(v, v.viewer)
        _merge(seen, v.groups, known)


def richest(v: PortoView) -> PortoView:
    """With Talents for anything, where others do not see them."""
    if not purses_are_closed(v):
        return v
    rich = PortoView(v.rules, v)
    rich.talents[v.actor] = ENOUGH
    return rich


def purses_are_closed(v: PortoView) -> bool:
    """Whether Talents are held in the hand, where nobody else sees them (P6.3)."""
    return v.rules.money_screen == MONEY_SCREEN_HIDDEN and v.rules.purses == PURSES_CLOSED


def hides(v: PortoView, seat: i64) -> bool:
    """Whether `mask` hides anything of a state from a seat: Talents, or looked-at cards that it does not know apart."""
    if v.actor == OVER:
        return False
    return purses_are_closed(v) or (v.top_n > 0 and cuts_of(v, seat) != (1 << v.top_n) - 1)


def cuts_of(v: PortoView, viewer: i64) -> i64:
    return v.cuts[v.seats if viewer == SPECTATOR else viewer]


def _merge(seen: PortoView, groups: Arr, known: i64) -> None:
    """Keep the cards apart only where the viewer knows them apart."""
    first: i64 = 0
    group: i64 = 0
    for i in range(3):
        seen.groups[i] = 0
    for i in range(seen.top_n):
        group |= groups[i]
        if (known >> i) & 1 == 1:
            seen.groups[first] = group
            first = i + 1
            group = 0
    seen.groups[3] = group | groups[3]


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat
