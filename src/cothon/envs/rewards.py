"""What the end of a game is worth to each seat: zero-sum, between -1 and 1, the same in all environments."""

from __future__ import annotations

from collections.abc import Sequence
from numbers import Real

from cothon.core.errors import BadInput
from cothon.core.result import Result


def rewards(result: Result, shaping: float = 0.0) -> list[float]:
    """1 for a win alone, -1/(seats - 1) for a loss; winners together share; 0 for all where nobody wins.

    `shaping`, from 0 to 1, is how much of this is given by the share of all points instead of the share of the win:
    then it also matters by how much one wins or loses.
    """
    seats = len(result.scores)
    wins = zero_sum([float(p in result.winners) for p in range(seats)])
    points = zero_sum([float(max(0, score)) for score in result.scores])
    return [(1 - shaping) * w + shaping * p for w, p in zip(wins, points, strict=True)]


def zero_sum(parts: Sequence[float]) -> list[float]:
    """Shares of a whole, moved and stretched so that they sum to 0 and the whole is worth 1. No parts: 0 for all."""
    n, whole = len(parts), sum(parts)
    if whole == 0:
        return [0.0] * n
    return [(n * part / whole - 1.0) / (n - 1) for part in parts]


def checked_shaping(shaping: float) -> float:
    if not isinstance(shaping, Real) or not 0 <= shaping <= 1:
        raise BadInput(f"shaping={shaping!r}: must be a number from 0 (only winning counts) to 1 (only points count)")
    return float(shaping)
