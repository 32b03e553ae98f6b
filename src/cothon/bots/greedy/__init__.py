"""The `greedy` bot: rules of thumb written down for each game, found in its drawer `greedy/<game>.py`.

It is the yardstick of the arena, so it stays as it is: the levels have figures of their own (`heuristics/<game>.py`),
which are tuned and grow better.
"""

from __future__ import annotations

from importlib import import_module

from cothon.bots.bot import Bot, Budget
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View


class GreedyBot(Bot):
    """Asks the drawer's `greedy(game, view, legal, dice)`; a forced move is played without asking."""

    name = "greedy"
    instant = True

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        drawer = import_module(f"cothon.bots.greedy.{game.facts.name}")
        choice: int = drawer.greedy(game, view, legal, dice)
        return choice
