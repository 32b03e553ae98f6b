"""Points, and the result (chapter 5)."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.result import Line, Result, deciding, rank
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import KINDS, value


def points(v: MooringView, p: int) -> int:
    """The value of all crates on a quay (M5.2)."""
    return sum(int(v.quay[p * KINDS + kind] * value(kind)) for kind in range(int(KINDS)))


def result(v: MooringView) -> Result:
    """Most points, then most coins; else the victory is shared (M5.3)."""
    scores, coins = [points(v, p) for p in range(int(v.seats))], ints(v.coins)
    keys = list(zip(scores, coins, strict=True))
    account = [Line("points", scores, "M5.2"), Line("coins", coins, "M5.3")]
    return Result(scores, rank(keys), "empty-hands", deciding(keys, ["points", "coins"]), account)
