"""The `greedy` bot, a yardstick that is not shipped: rules of thumb written down for each game in `greedy/<game>.py`.

It stays as it is. The golden records were played by it, and the ladder measures levels against it (`lab/ladder.py`),
which are tuned and grow better.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from cothon.bots.bot import Bot, Budget
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View


class GreedyBot(Bot):
    """Asks the module's `greedy(game, view, legal, dice)`; a forced move is played without asking.

    In a game without such a module it plays at random.
    """

    name = "greedy"
    instant = True

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        if find_spec(f"kit.greedy.{game.facts.name}") is None:
            return legal[dice.below(len(legal))]
        module = import_module(f"kit.greedy.{game.facts.name}")
        choice: int = module.greedy(game, view, legal, dice)
        return choice
