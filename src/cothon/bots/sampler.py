"""The `sampler` bot: it plays its options to the end in imagined worlds, by the greedy rule, and takes the best.

Options are tried in rounds. A round is one imagined world and one fall of the dice, in which every option still in the
running is played out, so that luck is the same for all of them; after each phase of the budget the worse half drops
out. Greedy's own choice stays to the end, and another one replaces it only where it was better by more than noise.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter

from cothon.bots.bot import Bot, Budget
from cothon.bots.greedy import GreedyBot
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.result import Result
from cothon.core.view import State, View
from cothon.play.dice import FastDice

UNTOLD = 64
"""Playouts where the budget sets no limit at all."""
DOUBT = 1.0
"""By how many standard errors an option must be better than greedy's choice. Less would lose where greedy is right."""

_SEEDS = 1 << 31
_GREEDY = GreedyBot()
_NO_LIMIT = Budget()


class SamplerBot(Bot):
    """Too small a budget for one round is answered as greedy would; a forced move at once."""

    name = "sampler"
    instant = False

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        purse = Purse(budget)
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        return Thought(game, view, legal, purse, dice).choice()


class Purse:
    """What is left of a budget. The same iterations give the same answers: time counts only where it is limited."""

    def __init__(self, budget: Budget) -> None:
        untold = budget.iterations is None and budget.milliseconds is None
        self._iterations = UNTOLD if untold else budget.iterations
        self._seconds = None if budget.milliseconds is None else budget.milliseconds / 1000
        self._began = perf_counter()
        self._playouts = 0

    def take(self) -> bool:
        """Pay for one more playout, if there is anything left."""
        if self.used() >= 1.0:
            return False
        self._playouts += 1
        return True

    def late(self) -> bool:
        return self._seconds is not None and perf_counter() - self._began >= self._seconds

    def used(self) -> float:
        """The share that is spent: 0 at the beginning, 1 or more at the end."""
        shares = [0.0]
        if self._iterations is not None:
            shares.append(self._playouts / self._iterations if self._iterations > 0 else 1.0)
        if self._seconds is not None:
            shares.append((perf_counter() - self._began) / self._seconds if self._seconds > 0 else 1.0)
        return max(shares)


class Thought:
    """One decision being thought about. `values` has the worth of each option, round by round."""

    def __init__(self, game: Game, view: View, legal: list[int], purse: Purse, dice: Dice) -> None:
        self.game = game
        self.view = view
        self.seat = int(view.actor)
        self.purse = purse
        self.dice = dice
        self.first = _GREEDY.choose(game, view, _NO_LIMIT, dice)
        self.values: dict[int, list[float]] = {a: [] for a in [self.first, *legal]}

    def choice(self) -> int:
        running = list(self.values)  # greedy's choice is the first of them
        phases = (len(running) - 1).bit_length()
        for phase in range(1, phases + 1):
            while True:
                if not self._round(running):
                    return self._best(running)
                if self.purse.used() >= phase / phases:
                    break
            if phase < phases:
                running = self._better_half(running)
        return self._best(running)

    def _round(self, running: list[int]) -> bool:
        """Play out every option in one world. A round that the budget cuts short does not count, and ends it all."""
        world = self.game.fill(self.view, self.dice)
        luck = int(self.dice.below(_SEEDS))
        values: list[float] = []
        for a in running:
            value = self._play_out(world.clone(), a, FastDice(luck)) if self.purse.take() else None
            if value is None:
                return False
            values.append(value)
        for a, value in zip(running, values, strict=True):
            self.values[a].append(value)
        return True

    def _play_out(self, s: State, action: int, dice: Dice) -> float | None:
        """What the seat gets out of it in the end; None if time runs out before."""
        game = self.game
        game.apply(s, action)
        game.roll(s, dice)
        while s.actor >= 0:
            if self.purse.late():
                return None
            legal = game.legal(s)
            if len(legal) == 1:
                game.apply(s, legal[0])
            else:
                game.apply(s, _GREEDY.choose(game, game.mask(s, int(s.actor)), _NO_LIMIT, dice))
            game.roll(s, dice)
        return worth(game.result(s), self.seat)

    def _better_half(self, running: list[int]) -> list[int]:
        """Greedy's choice and the better half of the others; of equals the earlier ones."""
        others = sorted(running[1:], key=lambda a: -sum(self.values[a]))
        return [self.first, *others[: len(running) // 2]]

    def _best(self, running: list[int]) -> int:
        """The best of those that were tried equally often."""
        best = max(running, key=lambda a: sum(self.values[a]))
        gains = [x - y for x, y in zip(self.values[best], self.values[self.first], strict=True)]
        return best if _is_clear(gains) else self.first


def _is_clear(gains: list[float]) -> bool:
    """Whether the mean of these gains is above zero by more than its doubt."""
    n = len(gains)
    if n < 2:
        return False  # one world proves nothing
    mean = sum(gains) / n
    spread = sum((g - mean) ** 2 for g in gains) / (n - 1)
    return mean > DOUBT * sqrt(spread / n)


def worth(result: Result, seat: int) -> float:
    """From 0 to 1: half of it for the share of the victory, half for the place among the seats."""
    share = 1.0 / len(result.winners) if seat in result.winners else 0.0
    rank = result.ranks[seat]
    behind = sum(r > rank for r in result.ranks) + sum(r == rank for r in result.ranks) / 2 - 0.5
    return (share + behind / (len(result.ranks) - 1)) / 2
