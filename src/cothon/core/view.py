"""What is the case: `View` as far as one viewer knows it, `State` with nothing left out.

A game's view class holds everything that somebody may see, with holes for what this viewer may not; its state class
*extends* the view class by what nobody, or not everybody, sees. So a function that takes a view cannot read a secret:
it has no field for it. `legal` and `why_not` take views.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr, trait

CHANCE: Final[i64] = -1
"""`actor` while a draw is due."""
OVER: Final[i64] = -2
"""`actor` when the game is over."""
SPECTATOR: Final[i64] = -1
"""`viewer` of a view that belongs to no seat."""
TRUTH: Final[i64] = -2
"""`viewer` of a state: nothing is hidden in it."""
HOLE: Final[i64] = -9
"""Stands for a number that this viewer may not know."""


@mypyc_attr(allow_interpreted_subclasses=True)
class View(ABC):
    """seats   number of players
    actor   the seat that is asked, CHANCE, or OVER
    ask     the question being put: an index into `Game.asks`
    viewer  the seat this view was made for, SPECTATOR, or TRUTH for a state
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.actor: i64 = CHANCE
        self.ask: i64 = 0
        self.viewer: i64 = TRUTH

    @abstractmethod
    def key(self) -> tuple[int, ...]:
        """All of it as numbers: equal keys, equal positions. No two positions share a key."""


@trait
class State(View):
    """A position with nothing left out. Only `Match`, searches in imagined worlds and tests hold one."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    @abstractmethod
    def check(self) -> None:
        """Raise AssertionError, with the clause, if a conservation law is broken."""
