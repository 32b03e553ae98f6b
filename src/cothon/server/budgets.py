"""Thinking time of persons: so many seconds an hour. What is spent comes back evenly."""

from __future__ import annotations

import time
from collections.abc import Callable

HOUR = 3600.0
MOST = 20_000  # persons kept at a time


class Budgets:
    """In memory: a restart forgets them. `an_hour` 0 is: no limit."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._clock = clock
        self._most = most
        self._spent: dict[str, tuple[float, float]] = {}  # seconds, and when that was so; who spent last comes last

    def __len__(self) -> int:
        return len(self._spent)

    def left(self, person: str, an_hour: int) -> float:
        """Seconds that this person may still spend at once; less than none if it was overdrawn."""
        return an_hour - self._due(person, an_hour) if an_hour else float("inf")

    def spend(self, person: str, seconds: float, an_hour: int) -> None:
        if not an_hour:
            return
        due = self._due(person, an_hour) + seconds
        self._spent.pop(person, None)
        if len(self._spent) >= self._most:
            self._spent = dict(list(self._spent.items())[self._most // 2 :])
        self._spent[person] = due, self._clock()

    def _due(self, person: str, an_hour: int) -> float:
        spent, at = self._spent.get(person, (0.0, 0.0))
        return max(0.0, spent - (self._clock() - at) * an_hour / HOUR)
