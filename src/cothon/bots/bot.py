"""What a bot is: it gets a view, a budget and dice of its own, and names one of the legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View


class Budget:
    """How much a bot may think about one decision; None is no limit of that kind."""

    def __init__(self, iterations: int | None = None, milliseconds: int | None = None) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


class Bot(ABC):
    """name     what it is called in seats and commands
    instant  answers without thinking, so a server may ask it in line
    """

    name: str
    instant: bool = False

    @abstractmethod
    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        """One of `game.legal(view)`; the view's viewer is to act."""
