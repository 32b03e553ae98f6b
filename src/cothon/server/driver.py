"""Bots at the tables: quick ones answer here, thinking ones in a worker process, both through the door for people."""

from __future__ import annotations

import asyncio
import hmac
import logging

from sqlalchemy import select

from cothon.bots import Budget
from cothon.bots import bot as find_bot
from cothon.play.dice import FastDice
from cothon.server.errors import ServerError
from cothon.server.house import House
from cothon.server.live import Live, is_instant
from cothon.server.storage.ledger import Overtaken, Restored, Step
from cothon.server.storage.schema import players
from cothon.server.workers import WorkerFailed, position_for

MOST_HOSTS = 10_000
AT_ONCE = 16  # answers of quick bots that are committed together
log = logging.getLogger("cothon.driver")


class Driver:
    def __init__(self, house: House) -> None:
        self.house = house
        self._an_hour: dict[str, int] = {}  # for how many seconds the bots of a host may think: a cache

    def drive(self, live: Live) -> None:
        """See to it that the bot that is asked answers; does nothing if somebody sees to it already."""
        if live.driver is None or live.driver.done():
            live.driver = asyncio.get_running_loop().create_task(self._run(live))

    async def close(self) -> None:
        running = [live.driver for live in self.house.tables.values() if live.driver and not live.driver.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    async def _run(self, live: Live) -> None:
        """Until a person is asked. Whatever goes wrong, the sweeper comes back to it."""
        try:
            await self._pause(live)
            while await self._turn(live):
                await self._pause(live)
        except (Overtaken, Restored, ServerError) as e:
            log.info("table %s: a bot's answer was given up: %s", live.row.id, e)
        except Exception:
            log.exception("table %s: a bot could not answer", live.row.id)
        finally:
            live.driver = None

    async def _pause(self, live: Live) -> None:
        """As a person would, if the table wants it. Nobody holds the table meanwhile."""
        await asyncio.sleep((live.row.bot_pause or 0) / 1000)

    async def _turn(self, live: Live) -> bool:
        """One answer of a thinking bot, or some of quick ones; False when no bot is asked."""
        stand_in = self.house.settings.stand_in
        async with live.lock:
            await self.house.catch_up(live)
            asked = live.bot_to_act(stand_in)
            if asked is None:
                return False
            seat, name = asked
            if is_instant(name):
                return await self.house.commit_replies(live)
            assert live.match is not None
            at = live.match.version
            luck = self._luck(live)
            text = position_for(live.game, live.match.view(seat), FastDice(luck))
        action = await self._think(live, text, seat, name, at, luck)
        async with live.lock:
            await self.house.catch_up(live)
            # Meanwhile its owner may have come back, or the table may have been put aside.
            if live.match is not None and live.match.version == at and live.bot_to_act(stand_in) == asked:
                live.match.submit(seat, action, at)
                self.house.metrics.bot_moves(1)
                await self.house.commit(live, at, f"bot:{name}", seat)
        return True

    def replies(self, live: Live) -> list[Step]:
        """What bots that need not think answer now; they are not on disk yet. A bot that fails costs nobody a move."""
        done: list[Step] = []
        most = 1 if live.row.bot_pause else AT_ONCE
        while (asked := live.bot_to_act(self.house.settings.stand_in)) is not None and len(done) < most:
            seat, name = asked
            if not is_instant(name) or live.match is None:
                break
            at = live.match.version
            try:
                live.match.submit(seat, self._instant_choice(live, seat, name), at)
            except Exception:
                log.exception("table %s: the bot %s failed", live.row.id, name)
                break
            done.append(self.house.step(live, at, f"bot:{name}", seat))
        self.house.metrics.bot_moves(len(done))
        return done

    def _instant_choice(self, live: Live, seat: int, name: str) -> int:
        assert live.match is not None
        if (scripted := live.scripted()) is not None:
            return scripted
        view = live.match.view(seat)
        return find_bot(name).choose(live.game, view, Budget(), FastDice(self._luck(live)))

    async def _think(self, live: Live, text: str, seat: int, name: str, at: int, luck: int) -> int:
        row = live.row
        try:
            budget = Budget(milliseconds=self.house.settings.bot_ms)
            an_hour = await self._budget_of(row.host)
            return await self.house.pool.choose(row.game, row.rules, text, seat, name, budget, luck, row.host, an_hour)
        except WorkerFailed:
            log.warning("table %s: the bot %s failed; the stand-in answers", row.id, name)
            async with live.lock:
                if live.match is None or live.match.version != at:
                    raise Overtaken("the table went on meanwhile") from None
                return self._instant_choice(live, seat, self.house.settings.stand_in)

    async def _budget_of(self, host: str) -> int:
        found = self._an_hour.get(host)
        if found is None:
            async with self.house.storage.reading() as conn:
                guest = (await conn.execute(select(players.c.guest).where(players.c.id == host))).scalar()
            settings = self.house.settings
            if len(self._an_hour) >= MOST_HOSTS:
                self._an_hour.clear()
            found = self._an_hour[host] = settings.thinking_per_guest if guest else settings.thinking_per_player
        return found

    def forget(self, player: str) -> None:
        """A guest may have become an account."""
        self._an_hour.pop(player, None)

    def _luck(self, live: Live) -> int:
        """Bots throw dice that nobody can foresee and that have nothing to do with the shuffle."""
        assert live.match is not None
        said = f"bots:{live.row.id}:{live.match.version}".encode()
        return int.from_bytes(hmac.digest(self.house.secret.encode(), said, "sha256")[:7], "big")
