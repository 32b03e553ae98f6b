"""What a running server is made of, put together once: handlers find everything here."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request

from cothon.server.archive import Archive
from cothon.server.driver import Driver
from cothon.server.fanout import Fanout
from cothon.server.health_check import HealthCheck
from cothon.server.house import House
from cothon.server.identity import Identity
from cothon.server.imports import Imports
from cothon.server.limits import RateLimit
from cothon.server.live import Sources
from cothon.server.lobby import Lobby
from cothon.server.metrics import Metrics
from cothon.server.moments import Now, source
from cothon.server.news import News
from cothon.server.opening import Opener
from cothon.server.ratings import Ratings
from cothon.server.readiness import Readiness
from cothon.server.reviews import Reviews
from cothon.server.seating import has_claimed
from cothon.server.settings import Settings, is_sqlite, url_of
from cothon.server.storage.engine import Storage
from cothon.server.sweeper import Sweeper
from cothon.server.workers import Pool


class Parts:
    """Made before the loop runs; `open` connects everything, `close` ends it in the opposite order."""

    storage: Storage
    health_check: HealthCheck
    readiness: Readiness
    identity: Identity
    house: House
    opener: Opener
    lobby: Lobby
    imports: Imports
    pool: Pool
    reviews: Reviews

    def __init__(self, settings: Settings, now: Now | None = None, sources: Sources = lambda row: None) -> None:
        self.settings = settings
        self.now = now or source(settings.time_file)
        self.sources = sources
        self.metrics = Metrics()
        self.chat_limit = RateLimit("chat", 60 / settings.chat_rate, settings.chat_rate)

    async def open(self) -> None:
        url = url_of(self.settings)
        self.storage = await Storage.open(url)
        self.health_check = HealthCheck(self.storage)
        secret = await self._secret()
        self.identity = Identity(self.storage, self.now, self.settings, secret)
        self.pool = Pool(self.settings.thinkers)
        self.readiness = Readiness(self.health_check, self.storage, self.pool, self.settings.disk_mb)
        dsn = None if is_sqlite(url) else url.replace("postgresql+asyncpg", "postgresql")
        fanout = Fanout(dsn)
        self.house = House(self.settings, self.storage, fanout, self.pool, self.metrics, self.now, secret, self.sources)
        self.opener = Opener(self.house)
        self.driver = Driver(self.house)
        self.sweeper = Sweeper(self.house)
        self.archive = Archive(self.house)
        self.lobby = Lobby(self.house)
        self.imports = Imports(self.house, self.opener)
        self.ratings = Ratings(self.house)
        self.reviews = Reviews(self.house)
        self.news = News(self.house, self.identity)
        self._register()
        self.house.ledger.epoch = await self.house.ledger.read_epoch()
        await self.reviews.open()
        await fanout.open()
        await self.sweeper.open()
        await self.archive.open()

    def _register(self) -> None:
        """Who wants to know what."""
        house, identity, fanout = self.house, self.identity, self.house.fanout
        house.before_commit(self.driver.replies)
        house.on_bot_turn(self.driver.drive)
        house.on_change(self.lobby.changed)
        house.on_change_elsewhere(self.lobby.heard)
        house.on_finish(self.ratings.settle_soon)
        house.on_restore(self._restored)
        identity.on_claim(self._claimed)
        identity.on_change(self.news.player_changed)
        identity.on_change(self.driver.forget)
        self.pool.on_busy(self.reviews.rest)
        fanout.on_news(self.news.heard)
        fanout.on_gap(self.news.gap)
        self.storage.on_failure(self.metrics.database_failed)

    async def close(self) -> None:
        await self.archive.close()
        await self.sweeper.close()
        await self.lobby.close()
        await self.driver.close()
        await self.reviews.close()
        await self.house.close()
        await self.house.ledger.close()
        await self.house.fanout.close()
        await self.readiness.close()
        await self.pool.close()
        self.identity.close()
        await self.health_check.close()
        await self.storage.close()

    async def _secret(self) -> str:
        return await self.storage.get_or_create("secret", lambda: secrets.token_hex(32))

    def _claimed(self, player: str) -> None:
        """Tables at which he waits are looked at afterwards; the account is there whatever comes of it."""
        self.house.background(has_claimed(self.house, player))

    def _restored(self) -> None:
        self.house.background(self._renew_secret())

    async def _renew_secret(self) -> None:
        """The database was replaced by a backup, perhaps of another server: its cookies and links are valid now."""
        secret = await self._secret()
        self.identity.renew(secret)
        self.house.use_secret(secret)


def parts_of(request: Request[Any, Any, Any]) -> Parts:
    found: Parts = request.app.state.parts
    return found
