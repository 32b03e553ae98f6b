"""What becomes of tables later: finished games are packed, and those of guests who never came back are deleted.

It looks around once an hour, takes one table after the other, and rests in between: nobody waits for it. Any process
may do it, also several at a time: each step is one transaction that looks again whether there is something to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, Select, delete, exists, insert, or_, select

from cothon.server.errors import ServerError
from cothon.server.house import House
from cothon.server.storage.ledger import Step
from cothon.server.storage.packing import PACKED, pack
from cothon.server.storage.rows import ABANDONED, FINISHED, NOBODY, WAITING, read_table
from cothon.server.storage.schema import bans, chat, players, reviews, seats, steps, tables

FIRST_S = 60.0
EVERY_S = 3600.0
REST_S = 0.05  # between two tables
PORTION = 500  # tables that are looked for at a time
PACK_MS = 3600 * 1000  # after the end: by then nobody repeats a request, and few look back
DAY_MS = 24 * 3600 * 1000
log = logging.getLogger("cothon.archive")


class Archive:
    def __init__(self, house: House) -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST_S)
        while True:
            try:
                await self.look_around()
            except ServerError as e:
                log.info("the archive will be looked after again: %s", e)
            except Exception:
                log.exception("the archive could not be looked after")
            await asyncio.sleep(EVERY_S)

    async def look_around(self) -> None:
        """Pack and delete whatever is due."""
        deleted = await self._each(self._forgotten, self._delete)
        packed = await self._each(self._loose, self._pack)
        if packed or deleted:
            log.info("packed %d finished games, deleted %d tables of guests", packed, deleted)

    async def _each(self, which: Callable[[], Select[tuple[str]]], do: Callable[[str], Awaitable[bool]]) -> int:
        """Portion by portion, until there is nothing more that can be done."""
        total = 0
        while True:
            async with self.house.storage.reading() as conn:
                found = [row.id for row in await conn.execute(which().limit(PORTION))]
            done = 0
            for table_id in found:
                done += await do(table_id)
                await asyncio.sleep(REST_S)
            total += done
            if not done:
                return total

    # -- packing -----------------------------------------------------------------------------------------------------

    def _loose(self) -> Select[tuple[str]]:
        """Games that ended a while ago and have more than one row."""
        more = exists().where(steps.c.table_id == tables.c.id, steps.c.at > 0)
        due = tables.c.ended_at < self.house.now() - PACK_MS
        return select(tables.c.id).where(tables.c.status == FINISHED, tables.c.settled, due, more)

    async def _pack(self, table_id: str) -> bool:
        here = steps.c.table_id == table_id
        async with self.house.storage.writing() as conn:
            row = await read_table(conn, table_id, lock=True)
            if row is None or row.status != FINISHED:
                return False
            rows = [dict(r) for r in (await conn.execute(select(steps).where(here).order_by(steps.c.at))).mappings()]
            if len(rows) < 2:
                return False  # another process was faster
            whole = Step(table_id, 0, rows[-1]["upto"], NOBODY, PACKED, (), None, rows[-1]["time"])
            await conn.execute(delete(steps).where(here))
            await conn.execute(insert(steps), {**whole._asdict(), "entries": pack(rows)})
        return True

    # -- deleting ----------------------------------------------------------------------------------------------------

    def _forgotten(self) -> Select[tuple[str]]:
        """Tables at which nobody plays any more, of guests who have not been here for long; bots have no say. Whoever
        has a password finds all his games for ever, and so do those who played with him."""
        days = self.house.settings.keep_days
        before = self.house.now() - days * DAY_MS
        over = tables.c.status.in_((FINISHED, ABANDONED, WAITING)) & (tables.c.touched_at < before)
        wanted = select(tables.c.id).where(over, ~_kept_by_somebody(before))
        return wanted if days else wanted.where(tables.c.id.is_(None))

    async def _delete(self, table_id: str) -> bool:
        async with self.house.storage.writing() as conn:
            row = await read_table(conn, table_id, lock=True)
            still = select(self._forgotten().where(tables.c.id == table_id).exists())
            if row is None or not (await conn.execute(still)).scalar_one():
                return False
            for part in (steps, chat, bans, reviews, seats):
                await conn.execute(delete(part).where(part.c.table_id == table_id))
            await conn.execute(delete(tables).where(tables.c.id == table_id))
        self.house.changed_elsewhere(table_id)  # if it is in memory, it is read again, and not found
        self.house.fanout.tell(table=table_id, lobby=True)
        return True


def _kept_by_somebody(before: int) -> ColumnElement[bool]:
    """Whether the host, or somebody who has a seat, is an account or was here since."""
    there = players.c.guest.is_(False) | (players.c.seen_at >= before)
    hosts = exists().where(players.c.id == tables.c.host, there)
    sits = exists().where(seats.c.table_id == tables.c.id, seats.c.player_id == players.c.id, there)
    return or_(hosts, sits)
