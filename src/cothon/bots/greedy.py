"""The `greedy` bot: at once what the game's drawer `heuristics/<game>.py` has the best figure for."""

from __future__ import annotations

from cothon.bots.bot import Bot, Budget
from cothon.bots.instinct import instinct
from cothon.core.arr import new_arr, new_floats
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View


class GreedyBot(Bot):
    """The first of equally good options; a forced move is played without asking."""

    name = "greedy"
    instant = True

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        found = figures(game, view)
        return legal[found.index(max(found))]


def figures(game: Game, view: View) -> list[float]:
    """The instinct's figure for each legal option, in their order."""
    buf, out = new_arr(len(game.actions)), new_floats(len(game.actions))
    n = int(game.legal_into(view, buf))
    instinct(game.facts.name).rate(view, buf, n, out)
    return [float(out[i]) for i in range(n)]
