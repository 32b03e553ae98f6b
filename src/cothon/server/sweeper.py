"""What must happen although nobody asks: clocks that run out, bots whose process died, ratings not yet written, news
that got lost. Everything it needs is in the database, so any process can do it, after any restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from sqlalchemy import select, update

from cothon.play import clock
from cothon.server import stages, streams
from cothon.server.errors import ServerError
from cothon.server.following import follow
from cothon.server.house import House
from cothon.server.live import Live
from cothon.server.owners import take_over
from cothon.server.seating import send_away
from cothon.server.storage.ledger import Overtaken
from cothon.server.storage.rows import FINISHED, PLAYING
from cothon.server.storage.schema import house as house_table
from cothon.server.storage.schema import tables
from cothon.server.votes import carry_if_agreed

PAUSE_S = 0.25
ALIVE_MS = 2_000  # how often a sign of life is written
GONE_MS = 5_000  # without a sign for so long, no server was running
LEASE_MS = 5_000
AT_ONCE = 200
log = logging.getLogger("cothon.sweeper")


class Sweeper:
    def __init__(self, house: House) -> None:
        self.house = house
        self._task: asyncio.Task[None] | None = None
        self._alive_at = 0
        self._ahead: dict[str, int] = {}  # tables that others have changed, and when: notes of that should come soon

    async def open(self) -> None:
        await self.catch_up()
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            with contextlib.suppress(ServerError):
                await self._sign_of_life(self.house.now())  # to the moment: clocks go on from here

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        next_beat = loop.time() + streams.BEAT_S
        while True:
            await asyncio.sleep(PAUSE_S)
            if loop.time() >= next_beat:
                streams.beat()
                next_beat = loop.time() + streams.BEAT_S
            try:
                await self.sweep()
            except ServerError as e:
                log.info("the sweeper will try again: %s", e)
            except Exception:
                log.exception("the sweeper stumbled")

    async def sweep(self) -> None:
        now = self.house.now()
        await self._due(now)
        await self._read_missed()
        if abs(now - self._alive_at) >= ALIVE_MS:
            self._alive_at = now
            await self._sign_of_life(now)
            if not self.house.fanout.alone:
                await self._look_after_others(now)
            self._forget_idle(now)

    # -- what is due -------------------------------------------------------------------------------------------------

    async def _due(self, now: int) -> None:
        wanted = select(tables.c.id, tables.c.wake_at).where(tables.c.wake_at <= now).limit(AT_ONCE)
        async with self.house.storage.reading() as conn:
            found = list(await conn.execute(wanted))
        for table_id, wake_at in found:
            if await self._claim(table_id, wake_at, now):
                try:
                    await self.wake(table_id)
                except (Overtaken, ServerError) as e:
                    log.info("table %s: will be looked at again: %s", table_id, e)
                except Exception:
                    log.exception("table %s could not be looked after", table_id)

    async def _claim(self, table_id: str, wake_at: int, now: int) -> bool:
        """Among several processes one looks after a table; if it dies, the next one does a little later."""
        mine = (tables.c.id == table_id) & (tables.c.wake_at == wake_at)
        async with self.house.storage.writing() as conn:
            return (await conn.execute(update(tables).where(mine).values(wake_at=now + LEASE_MS))).rowcount == 1

    async def wake(self, table_id: str) -> None:
        async with self.house.holding(table_id) as live:
            if live.row.status == FINISHED:
                self.house.on_finish.send(live)
            elif (asked := live.bot_to_act(self.house.settings.stand_in)) is not None:
                await self._sleep_until(live, self.house.now() + self.house.lease_ms(asked[1]))
                self.house.on_bot_turn.send(live)
            elif live.row.status == PLAYING and live.clocks is not None:
                await self._time(live, live.clocks)
            else:
                await self._sleep_until(live, None)

    async def _sleep_until(self, live: Live, when: int | None) -> None:
        """Unless somebody has changed the table meanwhile, and thereby said when to wake."""
        same = (tables.c.id == live.row.id) & (tables.c.touched_at == live.row.touched_at)
        async with self.house.storage.writing() as conn:
            await conn.execute(update(tables).where(same).values(wake_at=when))
        live.row.wake_at = when

    async def _time(self, live: Live, clocks: clock.Clocks) -> None:
        """A warning, then a grace period, then a bot takes the seat."""
        stage = stages.of(clocks, live.rule, self.house.now())
        if stage.name == stages.OUT:
            async with self.house.changing(live) as change:
                send_away(self.house, live, change, clocks.running)
            await carry_if_agreed(self.house, live)
            return
        await self._sleep_until(live, stage.until)
        if stage.name != stages.FINE:
            live.tell("clock", live.clocks_now())
            self.house.fanout.tell(clock=live.row.id)

    # -- after a stop ------------------------------------------------------------------------------------------------

    async def _sign_of_life(self, now: int) -> None:
        async with self.house.storage.writing() as conn:
            await conn.execute(update(house_table).where(house_table.c.name == "alive").values(value=str(now)))
        epoch = await self.house.ledger.read_epoch()
        if epoch != self.house.ledger.epoch:
            self.house.invalidate_all(epoch)

    async def catch_up(self) -> None:
        """At the start: time during which no server ran is not taken from anybody's live clock, and bots that were
        asked when it stopped are asked again at once."""
        now, alone = self.house.now(), self.house.fanout.alone
        await self.house.storage.get_or_create("alive", lambda: str(now))
        signed = update(house_table).where(house_table.c.name == "alive").values(value=str(now))
        async with self.house.storage.writing() as conn:
            wanted = select(house_table.c.value).where(house_table.c.name == "alive")
            # Several processes may start at once: one forgives, the others then see that somebody is alive.
            last = int((await conn.execute(wanted if alone else wanted.with_for_update())).scalar_one())
            if now - last > GONE_MS or alone:
                await self._forgive(conn, last, now)
            await conn.execute(signed)
        self._alive_at = now

    async def _forgive(self, conn: Any, last: int, now: int) -> None:
        wanted = select(tables).where(tables.c.status == PLAYING).order_by(tables.c.id)  # as everybody locks them
        for row in (await conn.execute(wanted)).mappings().all():
            values: dict[str, object] = {}
            if row["clocks"] is not None:
                rule = clock.rule(msgspec.json.decode(row["clock"]))
                old = clock.Clocks.from_dict(msgspec.json.decode(row["clocks"]))
                new = clock.forgive(old, rule, last, now)
                values["clocks"] = msgspec.json.encode(new.as_dict()).decode()
            if row["wake_at"] is not None:
                values["wake_at"] = now
            if values:
                await conn.execute(update(tables).where(tables.c.id == row["id"]).values(**values))

    # -- other processes -------------------------------------------------------------------------------------------

    async def _look_after_others(self, now: int) -> None:
        self.house.fanout.tell(alive=True)
        self._forget_others(now)
        taken = await take_over(self.house.storage, self.house.fanout.number, now)
        if taken:
            log.warning("tables of a process that is gone were taken over", extra={"fields": {"tables": taken}})
        await self._look_for_news()

    async def _look_for_news(self) -> None:
        """Notes between processes can get lost when the database or a process is killed; the time of the last change
        cannot. Somebody may look at a table now and then without listening, so all of them count."""
        here = [table_id for table_id, live in self.house.tables.items() if live.streams or not live.stale]
        async with self.house.storage.reading() as conn:
            for i in range(0, len(here), AT_ONCE):
                wanted = select(tables.c.id, tables.c.touched_at).where(tables.c.id.in_(here[i : i + AT_ONCE]))
                self._ahead |= {row.id: row.touched_at for row in await conn.execute(wanted)}

    async def _read_missed(self) -> None:
        """A little later: what is still behind was not told."""
        ahead, self._ahead = self._ahead, {}
        for table_id, touched_at in ahead.items():
            live = self.house.tables.get(table_id)
            if live is not None and (live.stale or live.row.touched_at < touched_at):
                live.stale = True
                await follow(self.house, live)

    def _forget_others(self, now: int) -> None:
        """Whoever listened in a process that is gone is no longer there."""
        gone = {process for process, heard in self.house.others.items() if now - heard > GONE_MS}
        for process in gone:
            del self.house.others[process]
        for live in self.house.tables.values():
            if live.elsewhere.keys() & gone:
                live.elsewhere = {p: there for p, there in live.elsewhere.items() if p not in gone}
                live.tell("presence", live.presence())

    def _forget_idle(self, now: int) -> None:
        self.house.tables.tidy(now)
        self.house.metrics.tables_in_memory(len(self.house.tables))
