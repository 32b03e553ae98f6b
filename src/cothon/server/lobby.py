"""The lobby: public tables that wait for players or are being played, as a list and live.

Those who listen to the lobby get the whole list, then what was added, changed or removed. A change, here or in another
process, only says which table it is about; what is told about it is read from the database, for many tables at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, select

from cothon.server import speak
from cothon.server.brief import COLUMNS, BriefTable, Page, briefly, is_open, page
from cothon.server.errors import ServerError, TooMany
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.storage.rows import PLAYING, WAITING
from cothon.server.storage.schema import tables
from cothon.server.streams import Stream

GATHER_S = 0.1  # changes within this time are told together
RETRY_S = 1.0
MOST = 200  # tables in the first message of a stream
AT_ONCE = 200  # tables looked at together
HELLO = b"retry: 1000\n\n"
ClockKind = Literal["none", "bank", "move", "days"]
log = logging.getLogger("cothon.lobby")


class Wanted(msgspec.Struct, frozen=True):
    """What somebody wants to see of the lobby; None is everything."""

    game: str | None = None
    clock: ClockKind | None = None
    status: Literal["waiting", "playing"] | None = None

    def where(self) -> ColumnElement[bool]:
        which = and_(tables.c.public, tables.c.status.in_([self.status] if self.status else [WAITING, PLAYING]))
        if self.game is not None:
            which = and_(which, tables.c.game == self.game)
        if self.clock is not None:
            which = and_(which, tables.c.clock.startswith(f'{{"kind":"{self.clock}"'))
        return which

    def fits(self, table: BriefTable) -> bool:
        return (
            self.game in (None, table.game)
            and self.clock in (None, table.clock["kind"])
            and self.status in (None, table.status)
        )


class Listener(Stream):
    """Somebody who listens to the lobby. `known`: the tables it was told of, as they were told."""

    def __init__(self, who: Who, wanted: Wanted) -> None:
        super().__init__(who, None)
        self.wanted = wanted
        self.known: dict[str, bytes] = {}


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self._listeners: set[Listener] = set()
        self._lock = asyncio.Lock()  # lists and changes are told one after the other
        self._changed: set[str] = set()
        self._missed = False  # anything may have changed
        self._telling: asyncio.Task[None] | None = None

    async def list(self, wanted: Wanted, before: str, limit: int) -> Page:
        async with self.house.storage.reading() as conn:
            return await page(conn, wanted.where(), tables.c.created_at, before, limit)

    # -- listening ---------------------------------------------------------------------------------------------------

    def listener(self, who: Who, wanted: Wanted) -> Listener:
        own = sum(one.player == who.player for one in self._listeners)
        if own + self.house.audience.streams_of(who.player) >= self.house.settings.streams_per_player:
            raise TooMany("limit-streams", key="streams", seconds=5)
        return Listener(who, wanted)

    async def frames(self, listener: Listener) -> AsyncIterator[bytes]:
        """Everything that is sent to one listener."""
        yield HELLO
        self._listeners.add(listener)  # before the list is read, so that nothing falls in between
        self.house.audience.at_lobby.add(listener)
        self.house.metrics.streams(1)
        try:
            await self._whole(listener)
            async for data in listener.frames():
                until = listener.who.until
                if until is not None and until <= self.house.now() and not listener.closed:
                    listener.close("your cookie or token has expired")
                elif data is not None:
                    yield data
                else:  # it was too slow
                    listener.drop()
                    await self._whole(listener)
        finally:
            self._listeners.discard(listener)
            self.house.audience.at_lobby.discard(listener)
            self.house.metrics.streams(-1)

    async def _whole(self, listener: Listener) -> None:
        try:
            async with self._lock, self.house.storage.reading() as conn:
                found = await page(conn, listener.wanted.where(), tables.c.created_at, "", MOST)
        except ServerError as e:
            listener.close(e.words)  # a client that is told so comes again
            return
        listener.known = {t.id: speak.encode(t) for t in found.tables}
        listener.send(_frame("lobby", found))

    # -- changes -----------------------------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """A table changed in this process."""
        if live.row.public:
            self.heard(live.row.id)

    def heard(self, table_id: str) -> None:
        """A table changed somewhere; "": notes were missed, it may have been any."""
        if not self._listeners:
            return
        if table_id:
            self._changed.add(table_id)
        else:
            self._missed = True
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_soon())

    async def close(self) -> None:
        for listener in self._listeners:
            listener.close("the server is stopping; come back in a moment")
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.gather(self._telling, return_exceptions=True)

    async def _tell_soon(self) -> None:
        try:
            while self._listeners and (self._changed or self._missed):
                await asyncio.sleep(GATHER_S)
                try:
                    await self._tell()
                except ServerError as e:
                    log.info("the lobby will be told later: %s", e)
                    self._missed = True
                    await asyncio.sleep(RETRY_S)
                except Exception:
                    log.exception("the lobby could not be told")
        finally:
            self._telling = None

    async def _tell(self) -> None:
        if self._missed:
            self._missed = False
            self._changed.clear()
            for listener in list(self._listeners):
                await self._whole(listener)
            return
        about = [self._changed.pop() for _ in range(min(AT_ONCE, len(self._changed)))]
        async with self._lock:
            async with self.house.storage.reading() as conn:
                rows = (await conn.execute(select(*COLUMNS).where(tables.c.id.in_(about)))).mappings().all()
                found = {t.id: t for t in await briefly(conn, [row for row in rows if is_open(row)])}
            made = {table_id: speak.encode(table) for table_id, table in found.items()}
            for listener in self._listeners:
                for table_id in about:
                    table = found.get(table_id)
                    fits = table is not None and listener.wanted.fits(table)
                    _tell_one(listener, table_id, made[table_id] if fits else None)


def _tell_one(listener: Listener, table_id: str, now: bytes | None) -> None:
    """How one table is now; None: it is not in this listener's lobby."""
    before = listener.known.get(table_id)
    if now is None:
        if before is not None:
            del listener.known[table_id]
            listener.send(_frame("removed", {"id": table_id}))
    elif now != before:
        listener.known[table_id] = now
        listener.send(_frame("added" if before is None else "changed", now))


def _frame(name: str, data: Any) -> bytes:
    """Without an id: a stream of the lobby always begins with the whole list."""
    return speak.frame(name, "", data).removeprefix(b"id: \n")
