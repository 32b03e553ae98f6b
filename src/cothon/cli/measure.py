"""Measures the engine in a process of its own, so that the pure and the compiled build never meet.

`python -m cothon.cli.measure` says which build it is and then answers each line (a row, as JSON) with its figures.
`bench` holds one such process per build and asks them in turn.
"""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle
from time import perf_counter
from typing import Any

from cothon import build
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.view import State
from cothon.games import game as find_game
from cothon.play.dice import FastDice
from cothon.play.playout import Tally, finish

MIDDLES = 16  # mid-game positions that are cloned
WEIGHED = 400  # clones that are weighed together
CALIBRATION = 100_000  # turns of the fixed loop

Figures = dict[str, float]


def drawn_numbers(seed: int) -> Iterator[int]:
    """An endless stream of numbers drawn in advance: the clock measures the engine, not a generator."""
    dice = FastDice(seed)
    return cycle([int(dice.below(1 << 30)) for _ in range(1 << 14)])


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


def middle_of_a_game(game: Game, options: Options, seed: int) -> State:
    """The position of a random game after half of its decisions."""
    tally = Tally()
    finish(game, game.start(options), FastDice(seed), tally)
    dice = FastDice(seed)
    s = game.start(options)
    game.roll(s, dice)
    for _ in range(tally.decisions // 2):
        offered = game.legal(s)
        game.apply(s, offered[dice.below(len(offered))])
        game.roll(s, dice)
    return s


class Subject:
    """One variant of one game, ready to be measured."""

    def __init__(self, name: str, options: str) -> None:
        self.game = find_game(name)
        self.options = self.game.options_from(options)
        self.dice = FastDice(1)
        self.numbers = drawn_numbers(2)
        self.middles = [middle_of_a_game(self.game, self.options, seed) for seed in range(MIDDLES)]
        self.state_bytes = self._weigh()

    def measure(self, seconds: float) -> Figures:
        """All figures of one round of about that many seconds."""
        return {
            **self._in_module(seconds * 0.45),
            **self._from_python(seconds * 0.45),
            **self._clone(seconds * 0.1),
            "state_bytes": self.state_bytes,
            "calibration_s": calibrate(),
        }

    def _in_module(self, seconds: float) -> Figures:
        tally = Tally()
        game, options, dice = self.game, self.options, self.dice
        spent = repeat(seconds, lambda: finish(game, game.start(options), dice, tally))
        return {
            "decisions_per_s_module": int(tally.decisions) / spent,
            "draws_per_s": int(tally.draws) / spent,
            "games_per_s": int(tally.games) / spent,
        }

    def _from_python(self, seconds: float) -> Figures:
        decisions = 0

        def once() -> None:
            nonlocal decisions
            decisions += play_from_python(self.game, self.options, self.dice, self.numbers)

        spent = repeat(seconds, once)
        return {"decisions_per_s_python": decisions / spent}

    def _clone(self, seconds: float) -> Figures:
        clones = [s.clone for s in self.middles] * 4
        rounds = 0

        def once() -> None:
            nonlocal rounds
            rounds += 1
            for clone in clones:
                clone()

        spent = repeat(seconds, once)
        return {"clone_ns": spent / (rounds * len(clones)) * 1e9}

    def _weigh(self) -> float:
        """Bytes of a mid-game state. Python's own allocator serves the arrays of both builds, so tracemalloc sees
        them."""
        held: list[State | None] = [None] * WEIGHED
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for i in range(WEIGHED):
            held[i] = self.middles[i % MIDDLES].clone()
        taken = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return taken / WEIGHED


def repeat(seconds: float, once: Callable[[], None]) -> float:
    """Do it again and again, at least once, for about that many seconds; gives the seconds it really took."""
    start = perf_counter()
    spent = 0.0
    while spent < seconds or spent == 0.0:
        once()
        spent = perf_counter() - start
    return spent


def calibrate() -> float:
    """Seconds for a fixed loop of plain Python, so that figures of different machines and moments compare."""
    start = perf_counter()
    x = 1
    for i in range(CALIBRATION):
        x = (x * 69069 + i) & 0xFFFFFFFF
    return perf_counter() - start


def main() -> None:
    print(json.dumps({"build": build.name(), "in_words": build.in_words()}), flush=True)
    subjects: dict[str, Subject] = {}
    for line in sys.stdin:
        row: dict[str, Any] = json.loads(line)
        options = f"seats={row['seats']} {row['options']}"
        name = f"{row['game']} {options}"
        if name not in subjects:
            subjects[name] = Subject(row["game"], options)
        print(json.dumps(subjects[name].measure(row["seconds"])), flush=True)


if __name__ == "__main__":
    main()
