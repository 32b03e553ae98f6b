"""How good a decision was, by what it cost of the chance to win; noise of the sampling is never called an error.

A slip costs at least 3 points as displayed, a blunder at least 8, and either only if the 95 % interval of the cost
begins above half of that. An answer is best if the search prefers it, or if what the search prefers did no better.
"""

from __future__ import annotations

from cothon.review.analysis import Better, Move
from cothon.review.rounding import points

BEST, FINE, SLIP, BLUNDER = VERDICTS = ("best", "fine", "slip", "blunder")
LEAST = ((BLUNDER, 8), (SLIP, 3))
"""Points of the chance to win, the worst first."""


def cost(better: Better) -> int:
    """In points: the difference of the two displayed chances."""
    return points(better.instead) - points(better.given)


def verdict(move: Move) -> str | None:
    """None for a draw, and where there was no choice."""
    if move.seat is None or move.choices == 1:
        return None
    if move.better is None or move.better.cost.mean <= 0:
        return BEST
    for name, least in LEAST:
        if cost(move.better) >= least and 100 * move.better.cost.low > least / 2:
            return name
    return FINE
