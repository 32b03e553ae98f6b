"""Who is likely to win Porto Carthago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.porto.pieces import AWARDS
from cothon.games.porto.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Floats

FEATURES: Final[list[str]] = ["palace"]


def _award_table() -> list[int]:
    """What the first three of the path get: (table * 17 + servants on the path) * 3 + rank."""
    flat: list[int] = []
    for table in AWARDS:
        for n in range(17):
            reached: list[int] = []
            for at, places in table:
                if at <= n:
                    reached = places
            flat += [*reached, 0, 0, 0][:3]
    return flat


_AWARD: Final = arr_of(_award_table())


def award(v: PortoView, p: i64, more: i64) -> i64:
    """Servants that would walk from the path to the palace if the game ended now, with so many more there (P16.2)."""
    n = v.path_n
    path = v.path
    counts: i64 = 0  # four bits for each seat
    first: i64 = 0
    for i in range(n):
        owner = 4 * path[i]
        if (counts >> owner) & 15 == 0:
            first |= i << owner
        counts += 1 << owner
    mine = ((counts >> (4 * p)) & 15) + more
    if mine == 0:
        return 0
    since = (first >> (4 * p)) & 15 if mine > more else n
    rank: i64 = 0
    for q in range(v.seats):
        theirs = (counts >> (4 * q)) & 15
        if q != p and (theirs > mine or (theirs == mine and (first >> (4 * q)) & 15 < since)):
            rank += 1
    if rank > 2:
        return 0
    if n + more > 16:
        n = 16 - more
    places = _AWARD[(v.intrigue_table * 17 + n + more) * 3 + rank]
    return places if places < mine else mine


def progress(v: PortoView) -> float:
    return 0.0


def describe(v: PortoView, p: i64, out: Floats) -> None:
    out[0] = float(v.palace[p])
