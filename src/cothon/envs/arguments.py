"""What callers give: numbers (NumPy's, too), and games by name and rules; anything else is refused by its name."""

from __future__ import annotations

import operator
from typing import Any

from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.games import game as find_game

TOO_LARGE = 1 << 64
"""The first seed that would repeat another one."""


def whole(name: str, value: Any) -> int:
    """A whole number as Python has it: the compiled engine takes no other."""
    try:
        return operator.index(value)
    except TypeError:
        raise BadInput(f"{name}={value!r}: must be a whole number") from None


def game_of(name: str, rules: Any = None) -> Game:
    """The game of that name by a version of its rules, or by the newest ones."""
    return find_game(name, None if rules is None else whole("rules", rules))


def checked_seed(seed: Any) -> int:
    found = whole("seed", seed)
    if not 0 <= found < TOO_LARGE:
        raise BadInput(f"seed={found}: " + ("must not be below zero" if found < 0 else "must be below 2**64"))
    return found
