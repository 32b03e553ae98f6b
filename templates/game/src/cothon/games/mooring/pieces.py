"""What is in the box: the constants that declarations and rules share.

Numbers that rules use are `Final[i64]`, so that the compiled engine has them at hand; names are for everybody else. A
game with long component tables keeps them in `data/mooring.json` (`cothon.games.tables`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KINDS: Final[i64] = 5  # M1.1: a kind is a number from 0 on; its value is one more
COPIES: Final[i64] = 8
CRATES: Final[i64] = 40
HAND: Final[i64] = 3  # M2.2
COINS: Final[i64] = 3  # M2.3
MOST_SEATS: Final[i64] = 4  # M2.1

CRATE_NAMES: Final[list[str]] = ["salt", "fish", "wool", "wine", "silk"]
SEAT_NAMES: Final[list[str]] = ["0", "1", "2", "3"]


def value(kind: i64) -> i64:
    """Points of a crate (M1.1)."""
    return kind + 1
