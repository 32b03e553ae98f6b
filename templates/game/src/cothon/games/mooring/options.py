"""The options of the game, each declared once; rules read them as numbers, `s.rules.sinking == SINKING_MUST`."""

from __future__ import annotations

from typing import Final

from cothon.core.options import Option

SEATS: Final[tuple[int, ...]] = (2, 3, 4)  # M2.1

DECLARED: Final[tuple[Option, ...]] = (
    Option("sinking", "whether a crate that can be sunk must be sunk", "M4.2", "may", ["may", "must"]),
)
