"""The `greedy` bot: a written heuristic per game, found in its drawer `heuristics/<game>.py`."""

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
        drawer = import_module(f"cothon.bots.heuristics.{game.facts.name}")
        choice: int = drawer.greedy(game, view, legal, dice)
        return choice
