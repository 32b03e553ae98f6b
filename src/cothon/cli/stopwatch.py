"""What every measuring process needs, ours and the peers' alike: the clock, random numbers, and the conversation.

Imports nothing but the standard library, so that it runs in an environment that has only the peers.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from itertools import chain, cycle
from math import inf
from time import perf_counter
from typing import Any

Record = dict[str, Any]
_source = random.Random(1)  # noqa: S311 - the same numbers in every run
_DRAWN = [_source.getrandbits(30) for _ in range(8000)]


class Stopwatch:
    """A fixed set of tasks (games, mostly), done in turn again and again; of each the quickest time counts.

    So a moment in which the machine was busy with something else hurts nobody, and no lucky choice of short games
    helps anybody.
    """

    def __init__(self, tasks: int) -> None:
        self.best = [inf] * tasks
        self.turn = 0

    def run(self, seconds: float, task: Callable[[int], float]) -> None:
        """Go on for about that many seconds. `task` does one of the tasks and says how long it took."""
        end = perf_counter() + seconds
        while True:
            i = self.turn % len(self.best)
            self.best[i] = min(self.best[i], task(i))
            self.turn += 1
            if perf_counter() >= end:
                break

    @property
    def done(self) -> int:
        """How many of the tasks were done at least once: the first ones."""
        return min(self.turn, len(self.best))

    @property
    def seconds(self) -> float:
        """The quickest times of all tasks done, added up."""
        return sum(self.best[: self.done])

    def per_second(self, counts: list[int]) -> float:
        """`counts` says for each task how much it does of something."""
        return sum(counts[: self.done]) / self.seconds


def drawn_numbers(game: int) -> Iterator[int]:
    """Random numbers for one game, without end. Drawn in advance: the clock measures the engine, not a generator."""
    return chain(_DRAWN[101 * game % 4000 :], cycle(_DRAWN))


def serve(hello: Record, measure: Callable[[Record], dict[str, float]]) -> None:
    """Say who this is; then answer each line, a row as JSON, with its best figures so far."""
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(json.loads(line))), flush=True)
