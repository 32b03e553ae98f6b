"""Points, and the result (chapter 5)."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.result import ASIDE, SUM, Line, Result, beside, decided, deciding, rank
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import CRATE_NAMES, KINDS, value


def points(v: MooringView, p: int) -> int:
    """The value of all crates on a quay (M5.2)."""
    return sum(points_of(v, p, kind) for kind in range(int(KINDS)))


def points_of(v: MooringView, p: int, kind: int) -> int:
    return int(v.quay[p * KINDS + kind] * value(kind))


def result(v: MooringView) -> Result:
    """Most points, then most coins; else the victory is shared (M5.3)."""
    seats = range(int(v.seats))
    scores, coins = [points(v, p) for p in seats], ints(v.coins)
    keys = list(zip(scores, coins, strict=True))
    compared = [Line("points", scores, "M5.2", SUM), Line("coins", coins, "M5.3", ASIDE)]
    account = [
        Line("crates", [points_of(v, p, kind) for p in seats], "M5.2", crate=CRATE_NAMES[kind])
        for kind in range(int(KINDS))
    ]
    account += compared
    fact = decided(keys, compared, account, shared="M5.3")
    tie_break = deciding(keys, ["points", "coins"])
    return Result(scores, rank(keys), "empty-hands", tie_break, account, decided=fact, beside=beside(keys, compared))
