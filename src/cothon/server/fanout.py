"""News between server processes: small notes saying what changed, never what it is. Nobody needs them on one process.

The notes go through Litestar's channels on PostgreSQL. Its backend opens a connection for every note and does not
survive a lost one; ours keeps a connection and comes back. What was missed meanwhile is found by the sweeper.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import asyncpg
import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

from cothon.server.errors import ServerError

CHANNEL = "cothon_news"
RETRY_S = 1.0
log = logging.getLogger("cothon.fanout")


class KeptConnection(AsyncPgChannelsBackend):
    """One connection to listen, one to speak; both are made anew when they are lost."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn=dsn)
        self._speaker: asyncpg.Connection | None = None
        self._mending: asyncio.Task[None] | None = None
        self.on_mended: Callable[[], None] = lambda: None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._mending is not None:
            self._mending.cancel()
        self._listener_conn.remove_termination_listener(self._lost)
        if self._speaker is not None:
            await self._speaker.close(timeout=2)
        with contextlib.suppress(Exception):
            await super().on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            if self._speaker is None or self._speaker.is_closed():
                self._speaker = await self._connect()
            for channel in channels:
                await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
        except Exception as e:  # whatever it is: after an error that gets out nobody would ever speak again
            log.warning("a note to the other processes was lost: %s", type(e).__name__)
            self._speaker = None

    def _lost(self, _connection: object) -> None:
        if self._mending is None or self._mending.done():
            self._mending = asyncio.get_running_loop().create_task(self._mend())

    async def _mend(self) -> None:
        while True:
            await asyncio.sleep(RETRY_S)
            try:
                connection = await self._connect()
                for channel in self._subscribed_channels:
                    await connection.add_listener(channel, self._listener)
            except Exception as e:
                log.info("the news of the other processes cannot be heard yet: %s", type(e).__name__)
                continue
            connection.add_termination_listener(self._lost)
            self._listener_conn = connection
            self.on_mended()
            return


class Fanout:
    """`tell` speaks to the other processes; `on_news` hears them (never our own notes)."""

    def __init__(self, dsn: str | None) -> None:
        self.process = secrets.token_hex(6)
        self.on_news: Callable[[dict[str, Any]], Awaitable[None]] | None = None
        self.on_gap: Callable[[], None] = lambda: None  # notes may have been missed
        self._backend = KeptConnection(dsn) if dsn else None
        self._plugin = ChannelsPlugin(self._backend, channels=[CHANNEL]) if self._backend else None
        self._listening: asyncio.Task[None] | None = None

    @property
    def alone(self) -> bool:
        return self._plugin is None

    async def open(self) -> None:
        if self._plugin is not None and self._backend is not None:
            await self._plugin.__aenter__()
            self._backend.on_mended = lambda: self.on_gap()  # noqa: PLW0108 - on_gap may be set later
            self._listening = asyncio.create_task(self._listen(self._plugin))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._plugin is not None:
            await self._plugin.__aexit__(None, None, None)

    def tell(self, **news: object) -> None:
        if self._plugin is not None:
            self._plugin.publish(msgspec.json.encode({"from": self.process, **news}), CHANNEL)

    async def _listen(self, plugin: ChannelsPlugin) -> None:
        async with plugin.start_subscription([CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                news = msgspec.json.decode(data)
                if news["from"] != self.process and self.on_news is not None:
                    try:
                        await self.on_news(news)
                    except ServerError as e:
                        log.info("a note of another process is followed later: %s", e)
                    except Exception:
                        log.exception("a note of another process could not be followed")
