"""Who is next when many want the same few places: one queue for each person, and the persons in turn."""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """`count` places. Who gets one must give it back. All methods are called in one event loop.

    waiting  how many wait for a place now
    """

    def __init__(self, count: int) -> None:
        self.waiting = 0
        self._free = count
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}  # the first person in it is the next

    @property
    def full(self) -> bool:
        """Whether somebody who comes now must wait."""
        return self._free == 0

    @property
    def persons(self) -> int:
        """How many persons wait."""
        return len(self._queues)

    def of(self, person: str) -> int:
        """How much of this person waits."""
        return len(self._queues.get(person, ()))

    async def take(self, person: str) -> None:
        if self._free:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._queues.setdefault(person, deque()).append(place)
        self.waiting += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(person, place)
            else:  # it was given the place just now
                self.give_back()
            raise

    def give_back(self) -> None:
        """To the next person, who then is the last in turn."""
        while self._queues:
            person = next(iter(self._queues))
            queue = self._queues.pop(person)
            place = queue.popleft()
            self.waiting -= 1
            if queue:
                self._queues[person] = queue
            if not place.cancelled():  # who was cancelled a moment ago has not come to say so yet
                place.set_result(None)
                return
        self._free += 1

    def _forget(self, person: str, place: asyncio.Future[None]) -> None:
        queue = self._queues.get(person, deque())
        if place in queue:
            self.waiting -= 1
            queue.remove(place)
            if not queue:
                del self._queues[person]
