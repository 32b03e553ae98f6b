"""News between server processes, through PostgreSQL: notes, many in one notification. Nobody needs them on one process.

A note of a step holds all of it, so whoever hears it need not read the database; any other says only what changed. What
is too long for a notification is cut down to that, too. What gets lost is found by the sweeper.

As long as a process listens it holds a lock of PostgreSQL that bears its number: by this the others know that it lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Iterator
from typing import Any

import asyncpg
import msgspec

from cothon.server.errors import ServerError
from cothon.server.signals import Signal

CHANNEL = "cothon_news"
LOCKS = 0x636F7468  # "coth": the class of the locks that say which processes live
LONGEST = 7900  # bytes of a notification; PostgreSQL takes up to 8,000
PACE_S = 0.002  # between the beginnings of two notifications
RETRY_S = 1.0
PATIENCE_S = 10.0
# So that PostgreSQL notices within seconds that a machine is gone, and the lock of its process with it.
_KEEP_ALIVE = {"tcp_keepalives_idle": "2", "tcp_keepalives_interval": "1", "tcp_keepalives_count": "2"}
_NOTIFY = "SELECT pg_notify($1, told) FROM unnest($2::text[]) AS told"
log = logging.getLogger("cothon.fanout")


class Fanout:
    """`tell` speaks to the other processes; `on_news` hears them (never our own notes)."""

    def __init__(self, dsn: str | None) -> None:
        self.number = secrets.randbelow(2**31)
        self.process = f"{self.number:08x}"
        self.on_news: Signal[[dict[str, Any]], Awaitable[None]] = Signal()
        self.on_gap: Signal[[], None] = Signal()  # notes may have been missed
        self._dsn = dsn
        self._listener: asyncpg.Connection | None = None
        self._speaker: asyncpg.Connection | None = None
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting: list[bytes] = []
        self._tasks: dict[str, asyncio.Task[None]] = {}

    @property
    def alone(self) -> bool:
        return self._dsn is None

    @property
    def owner(self) -> int | None:
        """To whom a table belongs that is changed here; None: there is nobody else."""
        return None if self._dsn is None else self.number

    async def open(self) -> None:
        if self._dsn is not None:
            await self._listen()
            self._begin("following", self._follow())

    async def close(self) -> None:
        if speaking := self._tasks.pop("speaking", None):
            await asyncio.wait([speaking], timeout=2)
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        for connection in (self._listener, self._speaker):
            if connection is not None:
                connection.remove_termination_listener(self._lost)
                with contextlib.suppress(Exception):
                    await connection.close(timeout=2)

    def _begin(self, name: str, work: Any) -> None:
        self._tasks[name] = asyncio.get_running_loop().create_task(work)

    # -- speaking ------------------------------------------------------------------------------------------------------

    def tell(self, **news: object) -> None:
        if self._dsn is None:
            return
        note = msgspec.json.encode(news)
        if len(note) > LONGEST - 20:  # a step: it must be read
            note = msgspec.json.encode({"table": news["step"], "lobby": news["lobby"]})
        self._waiting.append(note)
        if "speaking" not in self._tasks:
            self._begin("speaking", self._speak())

    async def _speak(self) -> None:
        """All that is said within a moment goes out together: a notification costs much the same whatever it holds."""
        try:
            while self._waiting:
                await asyncio.sleep(PACE_S)
                notes, self._waiting = self._waiting, []
                await self._notify([*packed(self.process, notes)])
        except Exception as e:  # whatever it is: nobody may have to wait for it, and the sweepers will find it
            log.warning("a note to the other processes was lost: %s", type(e).__name__)
            self._speaker = None
        finally:
            self._tasks.pop("speaking", None)

    async def _notify(self, payloads: list[str]) -> None:
        if self._speaker is None or self._speaker.is_closed():
            self._speaker = await asyncpg.connect(self._dsn, timeout=PATIENCE_S, command_timeout=PATIENCE_S)
        await self._speaker.execute(_NOTIFY, CHANNEL, payloads)

    # -- hearing -------------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._dsn, timeout=PATIENCE_S, server_settings=_KEEP_ALIVE)
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", LOCKS, self.number)
        await connection.add_listener(CHANNEL, self._hear)
        connection.add_termination_listener(self._lost)
        self._listener = connection

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        said = str(payload)
        if not said.startswith(self.process):
            self._heard.put_nowait(said.encode())

    def _lost(self, _connection: object) -> None:
        if "listening" not in self._tasks:
            self._begin("listening", self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            await asyncio.sleep(RETRY_S)
            try:
                await self._listen()
            except Exception as e:
                log.info("the news of the other processes cannot be heard yet: %s", type(e).__name__)
                continue
            self._tasks.pop("listening", None)
            self.on_gap.send()
            return

    async def _follow(self) -> None:
        while True:
            for news in unpacked(await self._heard.get()):
                try:
                    for followed in self.on_news.send(news):
                        await followed
                except ServerError as e:
                    log.info("a note of another process is followed later: %s", e)
                except Exception:
                    log.exception("a note of another process could not be followed")


def packed(process: str, notes: list[bytes]) -> Iterator[str]:
    """Notes in as few notifications as they need: the process, then their list."""
    share: list[bytes] = []
    size = 0
    for note in notes:
        if share and size + len(note) > LONGEST - 20:
            yield f"{process}[{b','.join(share).decode()}]"
            share, size = [], 0
        share.append(note)
        size += len(note) + 1
    if share:
        yield f"{process}[{b','.join(share).decode()}]"


def unpacked(said: bytes) -> list[dict[str, Any]]:
    process, notes = said[:8].decode(), msgspec.json.decode(said[8:])
    return [{"from": process, **note} for note in notes]
