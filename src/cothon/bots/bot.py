"""What a bot is: it gets a view, a budget and dice of its own, and names one of the legal actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from cothon.core.dice import Dice
from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.result import Result
from cothon.core.view import View


class BotFault(CothonError):
    """A bot failed: one line that names it and says what it did. `kind` is the same in a word."""

    def __init__(self, kind: str, words: str) -> None:
        super().__init__(words)
        self.kind = kind


class Budget:
    """How much a bot may think about one decision; None is no limit of that kind."""

    def __init__(self, iterations: int | None = None, milliseconds: int | None = None) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds


class Bot(ABC):
    """name     what it is called in seats and commands
    instant  answers without thinking, so a server may ask it in line
    listens  wants to be told what happens: `begin`, `tell` and `finish` are called
    learned  plays by the network of the game, so it plays only games that have one

    A bot that holds something has a method `close`, too.
    """

    name: str
    instant: bool = False
    listens: bool = False
    learned: bool = False

    @abstractmethod
    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        """One of `game.legal(view)`; the view's viewer is to act."""

    def begin(self, game: Game, options: Options, seat: int) -> None:  # noqa: B027  # who does not listen needs none
        """A game begins, and this is its seat."""

    def tell(self, events: Sequence[dict[str, object]]) -> None:  # noqa: B027
        """What happened since it was told last, in order, as its seat may know it."""

    def finish(self, result: Result) -> None:  # noqa: B027
        """The game is over."""
