"""Who is likely to win, for people: each seat's chance in the worlds a viewer cannot exclude, with an interval."""

from __future__ import annotations

from math import sqrt

from cothon.bots.instinct import instinct
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.core.game import Game
from cothon.core.view import OVER, View

WORLDS = 100
"""Imagined worlds if nothing else is said: the interval is then about a tenth wide."""
AHEAD = 12
"""Decisions played on in each world, so that luck to come is in the interval also where nothing is hidden."""


class Chance:
    """`mean` with its 95 % interval. It tells how sure the sampling is, not how good the players are."""

    def __init__(self, mean: float, low: float, high: float) -> None:
        self.mean = mean
        self.low = low
        self.high = high


def outlook(game: Game, view: View, worlds: int = WORLDS, seed: int = 1) -> list[Chance]:
    """Each seat's chance to win, as far as this viewer can tell. A game that is over has nothing uncertain."""
    if view.actor == OVER:
        winners = game.result(view).winners
        shares = [1.0 / len(winners) if p in winners else 0.0 for p in range(view.seats)]
        return [Chance(s, s, s) for s in shares]
    search = Search(game, instinct(game.facts.name), Settings(cut=AHEAD))
    rows = search.outlook(view, max(2, worlds), seed)
    return [_with_interval([row[p] for row in rows]) for p in range(view.seats)]


def _with_interval(values: list[float]) -> Chance:
    n = len(values)
    mean = sum(values) / n
    spread = sum((x - mean) ** 2 for x in values) / (n - 1)
    half = 1.96 * sqrt(spread / n)
    return Chance(mean, max(0.0, mean - half), min(1.0, mean + half))
