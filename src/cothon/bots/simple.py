"""Bots without a plan: `random` and, for tests, `first-legal`."""

from __future__ import annotations

from cothon.bots.bot import Bot, Budget
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    name = "random"
    instant = True

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        return legal[dice.below(len(legal))]


class FirstLegalBot(Bot):
    """Always the first legal action: predictable, for tests."""

    name = "first-legal"
    instant = True

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        return game.legal(view)[0]
