"""Reviews of finished games: asked for by whoever may see the replay, worked out in the background, kept for good.

The database says what is asked for and how far it is, so any process can tell. The one that was asked works it out, one
game at a time, in a process of its own of the lowest priority (`reviewer`), which rests while bots think where there is
no core to spare. A row that is not touched for GONE_MS belongs to a server that died: whoever asks again gets it made.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon import __version__, build
from cothon.play import text
from cothon.review.analysis import FEWEST, Effort
from cothon.review.facts import REVISION
from cothon.server.access import check_seen
from cothon.server.errors import Conflict, ServerError, TooMany
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.replay import finished
from cothon.server.reviewed import Review, Reviewed
from cothon.server.reviewer import REST, WORK, Game, Made, Said, Step
from cothon.server.storage.schema import reviews
from cothon.server.workers import START_S, Broken, Silent, Worker

MOST_WAITING = 30
"""Reviews that may wait or be worked on, of all processes."""
MOST_OF_GUEST, MOST_OF_PLAYER = 2, 5
GONE_MS = 30_000
BEAT_S = 1.0
"""How often it is written down how far a review is."""
SILENT_S = 120.0
"""How long a step may take; in the pure build it takes seconds."""
MOST_BYTES = 1 << 24
PURE, PURE_AHEAD = 15, 10
"""The pure build is so many times slower: it gets so much less, and looks less far ahead."""
WAITING, WORKING, READY, FAILED = "waiting", "working", "ready", "failed"
COMMAND = (sys.executable, "-P", "-m", "cothon.server.reviewer")
_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
log = logging.getLogger("cothon.reviews")


def effort_of(worlds: int, compiled: bool) -> Effort:
    """As `cothon analyse` shares it out between continuations and search."""
    if not compiled:
        return effort_of(max(FEWEST, worlds // PURE), True)._replace(ahead=PURE_AHEAD)
    return Effort(worlds, max(1, worlds * 2 // 3))


class Reviews:
    """command  what to start instead of a reviewer; for tests"""

    def __init__(self, house: House, command: tuple[str, ...] = COMMAND) -> None:
        self.house = house
        self.command = command
        worlds = house.settings.review_worlds
        self.effort = effort_of(worlds, build.name() == "compiled") if worlds else None
        self._process = secrets.token_hex(8)
        self._queue: deque[str] = deque()
        self._task: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._busy = False
        self._rests = _cores() < 2 + house.settings.thinkers * house.settings.workers

    @property
    def pid(self) -> int | None:
        """The process that works on a review now."""
        return self._worker.pid if self._worker is not None else None

    # -- what it is asked -------------------------------------------------------------------------------------------

    async def look(self, who: Who, table_id: str, key: str) -> Reviewed:
        """How far the review of a table is."""
        upto = await self._upto(who, table_id, key)
        async with self.house.storage.reading() as conn:
            return await self._told(conn, table_id, upto)

    async def ask(self, who: Who, table_id: str, key: str) -> Reviewed:
        """The same, and have it made if it is not there."""
        upto = await self._upto(who, table_id, key)
        if self.effort is None:
            raise Conflict("reviews-off")
        with suppress(IntegrityError):  # another process was faster
            async with self.house.storage.writing() as conn:
                told = await self._told(conn, table_id, upto)
                if told.state in (WAITING, WORKING, READY):
                    return told
                await self._check_room(conn, who)
                await conn.execute(delete(reviews).where(reviews.c.table_id == table_id))
                await conn.execute(insert(reviews), self._row(table_id, upto, self.effort, who))
            self._queue.append(table_id)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
        return await self.look(who, table_id, key)

    def rest(self, busy: bool) -> None:
        """Bots think: the review holds still between two steps. Where a core is to spare, it need not."""
        self._busy = busy and self._rests
        if self._worker is not None and self._worker.pid is not None and self._rests:
            self._worker.tell(REST if self._busy else WORK)

    async def open(self) -> None:
        """An SQLite file has one server at a time: what the one before left undone is nobody's work any more."""
        if self.house.storage.sqlite:
            async with self.house.storage.writing() as conn:
                await conn.execute(delete(reviews).where(reviews.c.state.in_((WAITING, WORKING))))

    async def close(self) -> None:
        """What is not done is given up, and forgotten: whoever asks again gets it made."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(ServerError):
            async with self.house.storage.writing() as conn:
                await conn.execute(delete(reviews).where(self._own(WAITING, WORKING)))

    async def _upto(self, who: Who, table_id: str, key: str) -> int:
        """The length of the record; refuses whoever may not see it, and games that are not over."""
        async with self.house.holding(table_id) as live:
            check_seen(live, who, key, self.house.links)
            return finished(live).version

    # -- what is in the database ------------------------------------------------------------------------------------

    def _row(self, table_id: str, upto: int, effort: Effort, who: Who) -> dict[str, Any]:
        now = self.house.now()
        about = {"table_id": table_id, "upto": upto, "effort": _written(effort), "engine": _engine(), "state": WAITING}
        return {**about, "process": self._process, "asked_by": who.player, "asked_at": now, "touched_at": now}

    async def _told(self, conn: AsyncConnection, table_id: str, upto: int) -> Reviewed:
        if self.effort is None:
            return Reviewed(state="off")
        row = (await conn.execute(select(reviews).where(reviews.c.table_id == table_id))).one_or_none()
        made_for = (upto, _written(self.effort), _engine())
        if row is None or (row.upto, row.effort, row.engine) != made_for or self._is_gone(row):
            return Reviewed(state="none")
        if row.state == READY:
            return Reviewed(state="ready", done=row.total, total=row.total, review=_read(row.data))
        ahead = 0
        if row.state == WAITING:
            earlier = self._alive() & (reviews.c.process == row.process) & (reviews.c.asked_at < row.asked_at)
            ahead = await conn.scalar(select(func.count()).where(earlier)) or 0
        return Reviewed(state=row.state, done=row.done, total=row.total, before=ahead)

    async def _check_room(self, conn: AsyncConnection, who: Who) -> None:
        most = MOST_OF_GUEST if who.guest else MOST_OF_PLAYER
        own = await conn.scalar(select(func.count()).where(self._alive(), reviews.c.asked_by == who.player)) or 0
        if own >= most:
            raise TooMany("limit-reviews", key="reviews", number=own, seconds=10)
        if (await conn.scalar(select(func.count()).where(self._alive())) or 0) >= MOST_WAITING:
            raise TooMany("reviews-full", key="reviews", seconds=30)

    def _alive(self) -> Any:
        """Rows that somebody works on, or will."""
        return reviews.c.state.in_((WAITING, WORKING)) & (reviews.c.touched_at > self.house.now() - GONE_MS)

    def _is_gone(self, row: Any) -> bool:
        return row.state in (WAITING, WORKING) and row.touched_at <= self.house.now() - GONE_MS

    def _own(self, *states: str) -> Any:
        return (reviews.c.process == self._process) & reviews.c.state.in_(states)

    async def _write(self, table_id: str, **values: Any) -> None:
        """Of this table; what waits in this process is alive, too."""
        now = self.house.now()
        mine = (reviews.c.table_id == table_id) & (reviews.c.process == self._process)
        async with self.house.storage.writing() as conn:
            await conn.execute(update(reviews).where(mine).values(**values, touched_at=now))
            await conn.execute(update(reviews).where(self._own(WAITING)).values(touched_at=now))

    # -- working them out -------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while self._queue:
            table_id = self._queue.popleft()
            try:
                await self._review(table_id)
            except ServerError as e:  # the row is not touched any more, so it can be asked for again
                log.warning("table %s: the review was given up: %s", table_id, e)
            except Exception:
                log.exception("table %s: the review failed", table_id)

    async def _review(self, table_id: str) -> None:
        async with self.house.holding(table_id) as live:
            record = text.write(finished(live).record())
        assert self.effort is not None
        job = msgspec.json.encode(Game(record, *self.effort)) + b"\n"
        await self._write(table_id, state=WORKING)
        worker = self._worker = Worker(MOST_BYTES)
        try:
            await worker.start(self.command, START_S)
            worker.tell(job)
            self.rest(self._busy)
            await self._write(table_id)  # it is alive, however long the start took
            made = await self._made(table_id, worker)
            await self._write(table_id, state=READY, data=made.decode())
        except Broken as e:
            log.warning("table %s: the review failed: the worker %s", table_id, e)
            await self._write(table_id, state=FAILED)
        finally:
            self._worker = None
            worker.kill()
            await worker.ended()

    async def _made(self, table_id: str, worker: Worker) -> bytes:
        loop = asyncio.get_running_loop()
        beat = 0.0
        while True:
            said = await self._heard(table_id, worker)
            if isinstance(said, Made):
                return bytes(said.review)
            if not isinstance(said, Step):
                raise Broken(f"failed: {said.words}")
            if loop.time() >= beat or said.done == said.total:
                beat = loop.time() + BEAT_S
                await self._write(table_id, done=said.done, total=said.total)

    async def _heard(self, table_id: str, worker: Worker) -> Said:
        """The next thing it says. A review that rests is silent, and alive."""
        silent = 0.0
        while True:
            try:
                return _SAID.decode(await worker.hear(GONE_MS / 3000))
            except msgspec.MsgspecError as e:
                raise Broken("talked nonsense") from e
            except Silent:
                silent = 0.0 if self._busy else silent + GONE_MS / 3000
                if silent >= SILENT_S:
                    raise
                await self._write(table_id)


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _written(effort: Effort) -> str:
    return "/".join(map(str, effort))


def _engine() -> str:
    return f"{__version__}/{REVISION}"


def _read(data: str) -> Review:
    return msgspec.json.decode(data, type=Review)
