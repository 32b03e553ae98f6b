"""Measures the engine in a process of its own, so that the pure and the compiled build never meet.

`python -m cothon.cli.measure` says which build it is and then answers rows with figures; `bench` asks.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from time import perf_counter

from cothon import build
from cothon.cli.stopwatch import Record, Stopwatch, drawn_numbers, serve
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.view import State
from cothon.games import game as find_game
from cothon.play.dice import FastDice
from cothon.play.playout import Tally, finish

GAMES = 20  # different games that are played
COPIES = 64  # clones between two looks at the clock
WEIGHED = 400  # clones that are weighed together
CALIBRATION = 100_000  # turns of the fixed loop

Figures = dict[str, float]


def play_from_python(game: Game, options: Options, dice: FastDice, numbers: Iterator[int]) -> int:
    """One random game driven the way a user's own script drives it; gives the number of decisions."""
    legal, apply, roll = game.legal, game.apply, game.roll
    s = game.start(options)
    roll(s, dice)
    decisions = 0
    for r in numbers:
        offered = legal(s)
        if not offered:
            break
        apply(s, offered[r % len(offered)])
        roll(s, dice)
        decisions += 1
    return decisions


def middle_of_a_game(game: Game, options: Options, seed: int, decisions: int) -> State:
    """The position of a random game after that many decisions."""
    dice = FastDice(seed)
    s = game.start(options)
    game.roll(s, dice)
    for _ in range(decisions):
        offered = game.legal(s)
        game.apply(s, offered[dice.below(len(offered))])
        game.roll(s, dice)
    return s


class Subject:
    """One variant of one game: its games, and how quickly they went."""

    def __init__(self, name: str, rules: int, options: str) -> None:
        self.game = find_game(name, rules)
        self.options = self.game.options_from(options)
        self.module, self.python, self.clone, self.fixed = (Stopwatch(n) for n in (GAMES, GAMES, GAMES, 1))
        self.tallies = [self._tally(i) for i in range(GAMES)]
        self.decisions = [0] * GAMES
        halves = [int(tally.decisions) // 2 for tally in self.tallies]
        self.middles = [middle_of_a_game(self.game, self.options, i, halves[i]) for i in range(GAMES)]
        self.state_bytes = self._weigh()

    def measure(self, seconds: float) -> Figures:
        """Go on measuring for about that many seconds; gives the best figures so far."""
        self.module.run(seconds * 0.45, self._in_module)
        self.python.run(seconds * 0.45, self._from_python)
        self.clone.run(seconds * 0.1, self._clone)
        self.fixed.run(0, calibrate)
        return {
            "decisions_per_s_module": self.module.per_second([int(t.decisions) for t in self.tallies]),
            "decisions_per_s_python": self.python.per_second(self.decisions),
            "draws_per_s": self.module.per_second([int(t.draws) for t in self.tallies]),
            "games_per_s": self.module.per_second([1] * GAMES),
            "clone_ns": 1e9 / self.clone.per_second([COPIES] * GAMES),
            "state_bytes": self.state_bytes,
            "calibration_s": self.fixed.seconds,
        }

    def _tally(self, i: int) -> Tally:
        tally = Tally()
        finish(self.game, self.game.start(self.options), FastDice(i), tally)
        return tally

    def _in_module(self, i: int) -> float:
        dice, tally = FastDice(i), Tally()
        start = perf_counter()
        finish(self.game, self.game.start(self.options), dice, tally)
        return perf_counter() - start

    def _from_python(self, i: int) -> float:
        dice, numbers = FastDice(i), drawn_numbers(i)
        start = perf_counter()
        self.decisions[i] = play_from_python(self.game, self.options, dice, numbers)
        return perf_counter() - start

    def _clone(self, i: int) -> float:
        clone = self.middles[i].clone
        start = perf_counter()
        for _ in range(COPIES):
            clone()
        return perf_counter() - start

    def _weigh(self) -> float:
        """Bytes of a state: Python's allocator serves the arrays of both builds, so tracemalloc sees them."""
        held: list[State | None] = [None] * WEIGHED
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for i in range(WEIGHED):
            held[i] = self.middles[i % GAMES].clone()
        taken = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return taken / WEIGHED


def calibrate(_: int = 0) -> float:
    """Seconds for a fixed loop of plain Python, so that figures of different machines and moments compare."""
    start = perf_counter()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 69069 + i) & 0xFFFFFFFF
    return perf_counter() - start


def main() -> None:
    subjects: dict[str, Subject] = {}

    def measure(row: Record) -> Figures:
        options = f"seats={row['seats']} {row['options']}"
        name = f"{row['game']} {row['rules']} {options}"
        if name not in subjects:
            subjects[name] = Subject(row["game"], row["rules"], options)
        return subjects[name].measure(row["seconds"])

    serve({"build": build.name(), "in_words": build.in_words()}, measure)


if __name__ == "__main__":
    main()
