"""Live streams: who listens to a table, and what is on the way to them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from weakref import WeakSet

from cothon.server.identity import Who
from cothon.server.speak import BEAT, frame

MOST_WAITING = 200  # messages
MOST_BYTES = 256 * 1024  # of them; some dozens of positions, or a whole table many times
BEAT_S = 15.0


_open: WeakSet[Stream] = WeakSet()  # one timer beats for all: a timer for each would cost every message


def beat() -> None:
    """A sign of life on every stream of this process that has nothing else to say."""
    for stream in list(_open):
        stream.beat()


class Stream:
    """One listener. `viewer` is the seat it looks from, None for a watcher; `seat` and `key` are what it asked with.

    `write` sends something at once, if nothing is on the way; False: it did not. What waits is taken from `frames`, and
    every step of that way costs more than the message.
    """

    def __init__(
        self,
        who: Who,
        viewer: int | None,
        seat: int | None = None,
        key: str = "",
        write: Callable[[bytes], bool] = lambda data: False,
    ) -> None:
        self.who = who
        self.player = who.player
        self.viewer = viewer
        self.seat = seat
        self.key = key
        self.behind = False  # too slow: it will get the whole table again instead of the steps it missed
        self.closed = False
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._some = asyncio.Event()
        self._write = write
        self._written = False  # all that was taken from `frames`, and nothing has come since
        _open.add(self)

    def send(self, data: bytes) -> None:
        if self.closed or (self._written and self._write(data)):
            return
        if len(self._frames) >= MOST_WAITING or (self._frames and self._bytes + len(data) > MOST_BYTES):
            self._clear()
            self.behind = True
        self._add(data)

    def close(self, why: str, afresh: bool = False) -> None:
        """Say goodbye; a client that may come back will, with the mark it has, or `afresh`, without one."""
        if not self.closed:
            bye = frame("bye", "", {"why": why})
            self.closed = True
            self._add(bye if afresh else bye.removeprefix(b"id: \n"))

    def beat(self) -> None:
        """A sign of life, when nothing else is on the way."""
        if not self._frames:
            self.send(BEAT)

    def drop(self) -> None:
        """Forget what is on the way: the whole table is sent instead."""
        self._clear()
        self.behind = False

    async def frames(self) -> AsyncIterator[bytes | None]:
        """What is to be sent; None when the whole table must be sent again (then the caller drops what is on the
        way)."""
        while True:
            if self.behind and not self.closed:
                yield None
            elif self._frames:
                data = b"".join(self._frames)
                self._clear()
                yield data
            elif self.closed:
                return
            else:
                self._some.clear()
                self._written = True
                await self._some.wait()

    def _add(self, data: bytes) -> None:
        self._frames.append(data)
        self._bytes += len(data)
        self._written = False
        self._some.set()

    def _clear(self) -> None:
        self._frames.clear()
        self._bytes = 0
