"""Figures as they are displayed: in whole points, hundredths of a win probability. Nothing else rounds them.

A displayed figure lies in its displayed interval, and so does a difference that is displayed as the difference of two
displayed figures: rounding half up, it is one of the two whole numbers around the exact one, and an interval is rounded
outward.
"""

from __future__ import annotations

from math import ceil, floor

_FUZZ = 1e-9
"""Of a point: what floating-point sums may be off."""


def points(chance: float) -> int:
    """In hundredths. Halves go up, not to the even neighbour: else 0.5 and 1.5 would be two points apart."""
    return floor(100 * chance + 0.5 + _FUZZ)


def interval(low: float, high: float, shown: int) -> tuple[int, int]:
    """An interval around a figure that is displayed as `shown`, rounded outward."""
    return min(floor(100 * low + _FUZZ), shown), max(ceil(100 * high - _FUZZ), shown)


def margin(half: float) -> int:
    """Half the width of an interval, rounded outward."""
    return ceil(100 * half - _FUZZ)
