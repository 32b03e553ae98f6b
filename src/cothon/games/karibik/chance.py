"""The draws: what chance can give now, with which weight (chapter Chance)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.games.karibik.batches import faces
from cothon.games.karibik.made.ids import ASK_STARTER, DRAW_CARD, DRAW_SEAT
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import FACES

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def outcomes(s: KaribikState) -> list[tuple[int, int]]:
    if s.ask == ASK_STARTER:
        return [(int(DRAW_SEAT) + p, 1) for p in range(int(s.seats))]
    down = faces(s)
    first = int((s.source - s.oldest) * FACES)
    return [(int(DRAW_CARD) + f, int(down[first + f])) for f in range(int(FACES)) if down[first + f] > 0]


def weight(s: KaribikState) -> i64:
    """Sum of the weights."""
    return s.seats if s.ask == ASK_STARTER else s.left[s.source - s.oldest]


def pick(s: KaribikState, r: i64) -> i64:
    """The draw at place r of the outcomes."""
    if s.ask == ASK_STARTER:
        return DRAW_SEAT + r
    down = faces(s)
    batch = s.source - s.oldest
    at = batch * FACES
    if 2 * r >= s.left[batch]:
        return _pick_from_the_end(down, at, s.left[batch] - 1 - r)
    d = DRAW_CARD
    k = down[at]
    while r >= k:
        r -= k
        at += 1
        d += 1
        k = down[at]
    return d


def _pick_from_the_end(down: Arr, first: i64, r: i64) -> i64:
    """The same, counting back from the last card: the way is shorter there."""
    at = first + FACES - 1
    d = DRAW_CARD + FACES - 1
    k = down[at]
    while r >= k:
        r -= k
        at -= 1
        d -= 1
        k = down[at]
    return d
