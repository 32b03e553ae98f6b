"""Is everything there that games need: a database that can be written, room on its disk, bots that answer?

`health_check` says whether the process should go on living; this, whether it should get visitors. Cached like that.
"""

from __future__ import annotations

import asyncio
import logging
import shutil

import msgspec

from cothon.bots import Budget
from cothon.core.errors import CothonError
from cothon.games import game as find_game
from cothon.games import names
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat
from cothon.server.health_check import HealthCheck
from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import HUMAN
from cothon.server.workers import Pool, position_for

EVERY = 10.0  # seconds for which a finding holds
PATIENCE = 30.0  # seconds for a bot to answer; its process may have to be started, and others may be before it
ASKED = "level-4"  # a bot that thinks in a process of its own
MEGA = 1_000_000
NO_ROOM = "the disk of the database is nearly full"
NO_BOTS = "the bots do not answer"
_log = logging.getLogger("cothon.health")


class ServerReady(msgspec.Struct, frozen=True):
    """`ready` says whether all of it is well; `reason` is what is not."""

    ready: bool
    database: bool
    disk: bool
    bots: bool
    reason: str = ""


class Readiness:
    """One look at a time, and the next after `every` seconds. `disk_mb`: so much must be free; 0: not looked at."""

    def __init__(
        self, health_check: HealthCheck, storage: Storage, pool: Pool, disk_mb: int, every: float = EVERY
    ) -> None:
        self._health_check = health_check
        self._storage = storage
        self._pool = pool
        self._disk_mb = disk_mb
        self._every = every
        self._look: asyncio.Task[ServerReady] | None = None
        self._until = 0.0
        self._said = ""

    async def ask(self) -> ServerReady:
        loop = asyncio.get_running_loop()
        if self._look is None or (self._look.done() and loop.time() >= self._until):
            self._look = asyncio.create_task(self._examine())
        found = await asyncio.shield(self._look)
        self._until = max(self._until, loop.time() + self._every)
        return found

    async def close(self) -> None:
        if self._look is not None:
            self._look.cancel()
            await asyncio.gather(self._look, return_exceptions=True)

    async def _examine(self) -> ServerReady:
        why = (await self._health_check.ask()).reason
        disk, bots = self._has_room(), await self._bots_answer()
        reasons = [why] * bool(why) + [NO_ROOM] * (not disk) + [NO_BOTS] * (not bots)
        reason = "; ".join(reasons)
        if reason != self._said:
            _log.log(logging.WARNING if reason else logging.INFO, "not ready: %s" if reason else "ready%s", reason)
            self._said = reason
        return ServerReady(not reasons, not why, disk, bots, reason)

    def _has_room(self) -> bool:
        """Of a PostgreSQL only its own machine knows."""
        if not self._storage.sqlite or not self._disk_mb:
            return True
        try:
            return shutil.disk_usage(str(self._storage.url.database)).free >= self._disk_mb * MEGA
        except OSError:
            return False

    async def _bots_answer(self) -> bool:
        """A question that takes no time to answer, through the queue in which all others wait."""
        game = find_game(names()[0])
        options = game.options(min(game.seats_allowed({})), {})
        match = Match(game, options, [Seat(HUMAN, f"Seat {i}") for i in range(options.seats)], bytes(32))
        assert match.actor is not None
        seat, facts = match.actor, game.facts
        text = position_for(game, match.view(seat), FastDice(1))
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.choose(facts.name, facts.version, text, seat, ASKED, Budget(iterations=1), 1)
        except (CothonError, TimeoutError):
            return False
        return True
