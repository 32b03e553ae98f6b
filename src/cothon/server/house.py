"""The house: all tables of this process. It reads them from the database, caches them, and commits what is done.

Reading order: `holding` (one at a time at a table), `commit` (steps of a game), `changing` (everything else).
What people do at a table is in `playing`, `votes` and `seating`; what happens by itself in `driver` and `sweeper`; who
listens, in `audience`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.errors import CothonError
from cothon.play import clock
from cothon.play.match import Match
from cothon.play.record import TakenBack
from cothon.server import protocol as p
from cothon.server import stages
from cothon.server.access import Links
from cothon.server.audience import Audience
from cothon.server.damage import damage_told
from cothon.server.errors import NotThere, Unavailable
from cothon.server.fanout import Fanout
from cothon.server.following import absorb, note_of
from cothon.server.live import BEFORE, CachedAnswer, Live, Sources, is_instant
from cothon.server.memory import Tables
from cothon.server.metrics import Metrics
from cothon.server.moments import Now
from cothon.server.settings import Settings
from cothon.server.signals import Signal
from cothon.server.storage.engine import Storage
from cothon.server.storage.ledger import Ledger, Overtaken, Restored, Step, steps_from
from cothon.server.storage.rows import (
    FINISHED,
    NOBODY,
    PLAYING,
    SeatRow,
    TableRow,
    read_bans,
    read_seats,
    read_table,
    write_changes,
    write_seat_changes,
)
from cothon.server.storage.schema import tables
from cothon.server.talk import last_said, recent_chat
from cothon.server.workers import Pool

BOT_LEASE_MS = 10_000  # how long the turn of a bot that thinks may lie there before somebody else looks after it
QUICK_LEASE_MS = 3_000  # the same for one that answers at once
SETTLE_MS = 2_000


class Change:
    """The rows of a table inside a transaction; what the caller alters in them is written at the end."""

    def __init__(self, conn: AsyncConnection, row: TableRow, seats: list[SeatRow]) -> None:
        self.conn = conn
        self.row = row
        self.seats = seats
        self.steps: list[Step] = []


class Loading:
    """A table that is being read, and those who wait for it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.changed = False  # by another process, meanwhile


class Holding:
    """A table and its lock; a class, because every answer at a table comes through here."""

    def __init__(self, house: House, table_id: str) -> None:
        self._house = house
        self._table_id = table_id
        self._live: Live

    async def __aenter__(self) -> Live:
        live = self._live = await self._house.find(self._table_id)
        live.held += 1
        try:
            await live.lock.acquire()
        except BaseException:
            live.held -= 1
            raise
        if live.stale or live.notes:
            try:
                await self._house.catch_up(live)
            except BaseException:
                self._let_go()
                raise
        return live

    async def __aexit__(self, *trouble: object) -> None:
        self._let_go()

    def _let_go(self) -> None:
        self._live.lock.release()
        self._live.held -= 1
        self._house.tables.put_down(self._live)


class House:
    """tables    those in memory: a cache
    ledger    commits what is done
    audience  those who listen

    Other parts register for what they want to know (`on_...`), in `parts`.
    """

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        fanout: Fanout,
        pool: Pool,
        metrics: Metrics,
        now: Now,
        secret: str,
        sources: Sources = lambda row: None,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.fanout = fanout
        self.pool = pool
        self.metrics = metrics
        self.now = now
        self.secret = secret
        self.links = Links(secret)
        self.sources = sources
        self.tables = Tables(settings.tables_in_memory)
        self.others: dict[str, int] = {}  # processes we hear of, and when we did last
        self.ledger = Ledger(storage, metrics, self.others)
        self.audience = Audience(storage, fanout, metrics, self.links)
        self.before_commit: Signal[[Live], list[Step]] = Signal()  # gives steps to be committed along with the last
        self.on_bot_turn: Signal[[Live], None] = Signal()
        self.on_change: Signal[[Live], None] = Signal()  # of what lists tell about a table, in this process
        self.on_change_elsewhere: Signal[[str], None] = Signal()  # the id of the table; "": any table
        self.on_finish: Signal[[Live], None] = Signal()  # sent again until the table is settled
        self.on_restore: Signal[[], None] = Signal()  # the database was replaced
        self._loading: dict[str, Loading] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    # -- reading ---------------------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Live:
        """The table, from memory or from the database; NotThere if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            loading = self._loading.setdefault(table_id, Loading())
            loading.waiting += 1
            try:
                async with loading.lock:
                    live = self.tables.get(table_id) or await self._load(table_id, loading)
            finally:
                loading.waiting -= 1
                if not loading.waiting:
                    del self._loading[table_id]
        self.tables.use(live, self.now())
        return live

    def holding(self, table_id: str) -> Holding:
        """The table, up to date, with nobody else at it."""
        return Holding(self, table_id)

    @asynccontextmanager
    async def fresh(self, table_id: str) -> AsyncIterator[Live]:
        """The same, also if the news of other processes are late: for what is rare and must not be refused wrongly."""
        async with self.holding(table_id) as live:
            if not self.fanout.alone:
                async with self.storage.reading() as conn:
                    touched = (await conn.execute(select(tables.c.touched_at).where(tables.c.id == table_id))).scalar()
                if touched != live.row.touched_at:
                    await self.refresh(live)
            yield live

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process changed a table: what is in memory, or being read, may be old."""
        if table_id in self.tables:
            self.tables[table_id].stale = True
        if table_id in self._loading:
            self._loading[table_id].changed = True

    def all_changed_elsewhere(self) -> None:
        for table_id in [*self.tables, *self._loading]:
            self.changed_elsewhere(table_id)

    async def _load(self, table_id: str, loading: Loading) -> Live:
        loading.changed = False
        async with self.storage.reading() as conn:
            row = await read_table(conn, table_id)
            if row is None:
                raise NotThere("no-such-table")
            live = Live(row, await read_seats(conn, table_id), await read_bans(conn, table_id), self.now)
            with damage_told(table_id):
                live.follow(await steps_from(conn, table_id, 0), self.sources)
            live.said = await last_said(conn, table_id)
        if loading.changed:  # perhaps by a restore, so nothing of it can be relied on
            self.invalidate(live)
            live.said = 0
        live.told = BEFORE if live.match is None else live.match.version
        self.tables.add(live)
        self.metrics.tables_in_memory(len(self.tables))
        if live.bot_to_act(self.settings.stand_in) is not None:
            self.on_bot_turn.send(live)
        return live

    async def catch_up(self, live: Live) -> None:
        """Follow what other processes did, by their notes if these are enough. The lock is held."""
        if not absorb(self, live):
            await self.refresh(live)

    async def refresh(self, live: Live) -> None:
        """Read what other processes did, and tell the listeners here."""
        live.stale, before = False, self.audience.outlook(live)  # first: another process may change it while we read
        try:
            lines = await self._read_again(live)
        except BaseException:
            live.stale = True
            raise
        self.audience.look_over(live)
        live.tell_step()
        self.audience.tell_info(live)
        live.tell_chat(lines)
        await self.audience.tell_outlook(live, before)

    async def _read_again(self, live: Live) -> list[p.ChatLine]:
        """Rows and steps; gives the chat lines that the listeners have not got yet."""
        known = 0 if live.match is None else live.match.version
        async with self.storage.reading() as conn:
            row = await read_table(conn, live.row.id)
            if row is None:
                raise NotThere("no-such-table")
            seats, banned = await read_seats(conn, live.row.id), await read_bans(conn, live.row.id)
            with damage_told(live.row.id):
                new = await steps_from(conn, live.row.id, known)
            lines = await recent_chat(conn, live.row.id, live.said)
        live.row, live.seats, live.banned = row, seats, banned
        with damage_told(live.row.id):
            live.follow(new, self.sources)
        return lines

    # -- steps of a game -------------------------------------------------------------------------------------------

    async def commit(self, live: Live, since: int, by: str, seat: int, key: str | None = None) -> CachedAnswer:
        """Put on disk what was just done at the table, then tell. If that fails, memory is thrown away.

        Bots that answer at once do so before, unless they pause: that is one trip to the disk and one message for all.
        """
        voting, before = live.row.proposal is not None, live.row.touched_at
        own = self.step(live, since, by, seat, key)
        answer = live.answer_to(own)
        self._move_on(live)
        replies = [] if live.row.bot_pause else self._replies(live)
        if replies:
            self._move_on(live)
        done = [own, *replies]
        await self._write(live, before, done)
        live.cache_answer(own, answer)
        self._tell(live, voting, before, done)
        return answer

    def _replies(self, live: Live) -> list[Step]:
        return [step for steps in self.before_commit.send(live) for step in steps]

    async def commit_replies(self, live: Live) -> bool:
        """The same for bots that answer at once and were not asked by anything just done; False: they did not."""
        voting, before = live.row.proposal is not None, live.row.touched_at
        replies = self._replies(live)
        if replies:
            self._move_on(live)
            await self._write(live, before, replies)
            self._tell(live, voting, before, replies)
        return bool(replies)

    async def _write(self, live: Live, before: int, done: list[Step]) -> None:
        try:
            await self.ledger.commit(live.row, before, done)
        except BaseException as e:
            self.invalidate(live)
            if isinstance(e, Restored):
                self.invalidate_all(e.epoch)
                raise Unavailable("in-words", words=str(e)) from e
            raise
        if live.match is None:
            raise Unavailable("restored")
        self.metrics.moves(live.row.game, len(done))

    def _tell(self, live: Live, voting: bool, before: int, done: list[Step]) -> None:
        """What was committed, to those who listen, to other processes and to other parts."""
        live.tell_step()
        if voting:
            self.audience.tell_info(live)
        if not self.fanout.alone:
            self.fanout.tell(**note_of(self, live, before, done), lobby=live.row.status == FINISHED)
        self._after(live)

    def step(self, live: Live, since: int, by: str, seat: int, key: str | None = None) -> Step:
        assert live.match is not None
        made = live.match.entries_since(since)
        return Step(live.row.id, since, live.match.version, seat, by, made, key, self.now())

    def _move_on(self, live: Live) -> None:
        """Bring the row of the table up to date with its match."""
        row, match, now = live.row, live.match, self.now()
        assert match is not None
        actor = NOBODY if match.actor is None else match.actor
        if actor != row.actor:
            row.turn_since = now
        row.version, row.actor = match.version, actor
        row.touched_at = max(now, row.touched_at + 1)
        row.owner = self.fanout.owner
        row.proposal = None  # an answer at the table ends every vote
        if match.over:
            self.end_by_rules(row, match)
        self.run_clock(live, now, back=isinstance(match.entries_since(match.version - 1)[-1], TakenBack))
        row.wake_at = self.next_wake(live, now)

    def end_by_rules(self, row: TableRow, match: Match) -> None:
        """The game is over, so the table has finished."""
        r = match.result()
        row.status, row.ended_at, row.ended_by = FINISHED, self.now(), "rules"
        row.outcome = msgspec.json.encode({"reason": r.reason, "scores": r.scores, "ranks": r.ranks}).decode()

    def run_clock(self, live: Live, now: int, back: bool = False) -> None:
        """Only people's time runs. `back`: because of a take-back."""
        if live.clocks is None:
            return
        row = live.row
        nobody = row.status != PLAYING or row.actor < 0 or live.bot_name(row.actor, "bot") is not None
        pass_on = clock.goes_back_to if back else clock.passes_to
        live.clocks = pass_on(live.clocks, live.rule, clock.NOBODY if nobody else row.actor, now)
        row.clocks = msgspec.json.encode(live.clocks.as_dict()).decode()

    def next_wake(self, live: Live, now: int) -> int | None:
        if live.row.status == FINISHED:
            return None if live.row.settled else now + SETTLE_MS
        if live.row.status != PLAYING:
            return None
        bot = live.bot_name(live.row.actor, self.settings.stand_in)
        if bot is not None:
            return now + self.lease_ms(bot)
        if live.clocks is None:
            return None
        stage = stages.of(live.clocks, live.rule, now)
        return now if stage.name == stages.OUT else stage.until

    def lease_ms(self, bot: str) -> int:
        """After so long the process that should let this bot answer counts as dead."""
        return QUICK_LEASE_MS if is_instant(bot) else self.settings.bot_ms + BOT_LEASE_MS

    def _after(self, live: Live) -> None:
        if live.row.status == FINISHED:
            self.audience.tell_info(live)
            self.on_change.send(live)
            self.on_finish.send(live)
        elif live.bot_to_act(self.settings.stand_in) is not None:
            self.on_bot_turn.send(live)

    # -- everything else about a table -----------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self, live: Live) -> AsyncIterator[Change]:
        """Alter the rows of a table whose lock is held: read afresh, written and told at the end.

        Overtaken: another process changed it meanwhile, so what the caller has judged by no longer holds.
        """
        try:
            async with self.storage.writing() as conn:
                row = await read_table(conn, live.row.id, lock=True)
                if row is None:
                    raise NotThere("table-gone")
                seats = await read_seats(conn, live.row.id)
                if row.touched_at != live.row.touched_at:
                    raise Overtaken("another process was faster")
                change = Change(conn, msgspec.structs.replace(row), [msgspec.structs.replace(s) for s in seats])
                yield change
                change.row.touched_at = max(self.now(), row.touched_at + 1)
                change.row.owner = self.fanout.owner
                await write_changes(conn, row, change.row)
                for old, new in zip(seats, change.seats, strict=True):
                    await write_seat_changes(conn, old, new)
                banned = await read_bans(conn, live.row.id)
        except BaseException as e:
            if isinstance(e, Overtaken | Unavailable) or not isinstance(e, CothonError):
                live.stale = True  # nobody knows what is on disk
            raise
        live.banned, before = banned, self.audience.outlook(live)
        self.adopt(live, change)
        await self.audience.tell_outlook(live, before)

    def adopt(self, live: Live, change: Change) -> None:
        """The transaction is through: memory follows, and everybody is told."""
        live.row, live.seats = change.row, change.seats
        live.follow(change.steps, self.sources)
        self.audience.look_over(live)
        self.audience.tell_info(live)
        live.tell_step()
        self.fanout.tell(table=live.row.id, lobby=live.row.public)
        self.on_change.send(live)
        if live.bot_to_act(self.settings.stand_in) is not None:
            self.on_bot_turn.send(live)

    # -- forgetting ------------------------------------------------------------------------------------------------

    def invalidate(self, live: Live) -> None:
        """The cache may not be what is on disk: read it again before the next use."""
        live.forget_match()

    def invalidate_all(self, epoch: str) -> None:
        """The database was replaced: listeners must come again, tables are read anew.

        Tables stay where they are, because somebody may be waiting for the lock of one.
        """
        if epoch == self.ledger.epoch:
            return
        for live in self.tables.values():
            for stream in live.streams:
                stream.close("the server was restored from a backup", afresh=True)
            self.invalidate(live)
            live.told, live.said = BEFORE, 0
        self.all_changed_elsewhere()
        self.ledger.epoch = epoch
        self.on_change_elsewhere.send("")
        self.on_restore.send()

    def use_secret(self, secret: str) -> None:
        """From now on this secret holds."""
        self.secret = secret
        self.links.renew(secret)

    def background(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)  # or it might be collected before it is done
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """What goes on in the background comes to its end."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
