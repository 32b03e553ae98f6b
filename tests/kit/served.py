"""A real server in the test's own loop, and people who talk to it over HTTP."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
from sqlalchemy import update

from cothon.play.dice import FastDice
from cothon.server.app import create_app
from cothon.server.parts import Parts
from cothon.server.run import KEEP_ALIVE, protocol
from cothon.server.settings import Settings
from cothon.server.storage.schema import players
from kit.patience import PATIENCE_S


class Served:
    """A running server: `url` for people, `parts` for tests that look inside."""

    def __init__(self, url: str, parts: Parts) -> None:
        self.url = url
        self.parts = parts
        self._people: list[Person] = []

    async def person(self, **more: Any) -> Person:
        """Somebody new, with a cookie."""
        someone = Person(httpx.AsyncClient(base_url=self.url, timeout=PATIENCE_S, **more))
        someone.served = self
        someone.me = (await someone.get("/me")).json()
        self._people.append(someone)
        return someone

    async def member(self, **more: Any) -> Person:
        """Somebody new with an account. Claiming over the wire would hash a password each time, and is limited."""
        someone = await self.person(**more)
        async with self.parts.storage.writing() as conn:
            await conn.execute(update(players).where(players.c.id == someone.me["player"]).values(guest=False))
        self.parts.identity.changed(someone.me["player"])
        return someone

    async def close(self) -> None:
        for someone in self._people:
            await someone.client.aclose()


@asynccontextmanager
async def serving(settings: Settings, parts: Parts | None = None) -> AsyncIterator[Served]:
    own = parts or Parts(settings)
    app = create_app(settings, own)
    config = uvicorn.Config(
        app,
        log_level="error",
        lifespan="on",
        timeout_keep_alive=KEEP_ALIVE,  # or a busy machine sends on a connection that is being closed
        timeout_graceful_shutdown=1,
        loop="asyncio",
        http=protocol(app, settings),
        access_log=False,
    )
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        if task.done():
            task.result()
            raise RuntimeError("the server did not start")
        await asyncio.sleep(0.01)
    served = Served(f"http://127.0.0.1:{listening.getsockname()[1]}", own)
    try:
        yield served
    finally:
        await served.close()
        server.should_exit = True
        for live in own.house.tables.values():
            for stream in list(live.streams):
                stream.close("the test is over")
        await task


class Person:
    """A client with a cookie jar, or a token."""

    served: Served

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.me: dict[str, Any] = {}
        self._keys = itertools.count(1)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.client.get(path, **more)

    async def post(self, path: str, data: Any = None, **more: Any) -> httpx.Response:
        return await self.client.post(path, json={} if data is None else data, **more)

    async def done(self, path: str, data: Any = None) -> Any:
        """Post something that must succeed."""
        answer = await self.post(path, data)
        assert answer.is_success, (path, answer.status_code, answer.text)
        return answer.json()

    async def seen(self, table: str, **params: Any) -> Any:
        answer = await self.get(f"/tables/{table}", params=params)
        assert answer.is_success, answer.text
        return answer.json()

    async def do(self, table: str, action: Any, at: int) -> httpx.Response:
        return await self.post(f"/tables/{table}/do", {"do": action, "at": at, "key": f"k{next(self._keys)}"})

    @asynccontextmanager
    async def stream(self, table: str, last: str = "", **params: Any) -> AsyncIterator[Listener]:
        headers = {"Last-Event-ID": last} if last else {}
        async with self.client.stream("GET", f"/tables/{table}/stream", params=params, headers=headers) as answer:
            assert answer.status_code == 200, await answer.aread()
            yield Listener(answer)


class Listener:
    """Server-sent events as they come: (event, data, id)."""

    def __init__(self, answer: httpx.Response) -> None:
        self._lines = answer.aiter_lines()
        self.raw: list[str] = []

    async def next(self, *wanted: str, within: float = PATIENCE_S) -> tuple[str, Any, str]:
        """The next message, or the next of the kinds wanted."""
        async with asyncio.timeout(within):
            while True:
                name, data, mark = await self._one()
                if not wanted or name in wanted:
                    return name, data, mark

    async def _one(self) -> tuple[str, Any, str]:
        name = mark = ""
        data: Any = None
        async for line in self._lines:
            self.raw.append(line)
            if line.startswith("event: "):
                name = line[7:]
            elif line.startswith("id: "):
                mark = line[4:]
            elif line.startswith("data: "):
                data = json.loads(line[6:])
            elif not line and name:
                return name, data, mark
        raise EOFError("the stream has ended")


async def finish(people: list[Person], table: str, seed: int = 1, most: int = 5000) -> Any:
    """Everybody plays at random until the game is over; gives the last look at it."""
    dice = FastDice(seed)
    for _ in range(most):
        looks = [await someone.seen(table) for someone in people]
        if looks[0]["table"]["status"] != "playing":
            return looks[0]
        for someone, look in zip(people, looks, strict=True):
            offers = look["position"]["offers"]
            if offers:
                choice = offers[dice.below(len(offers))]["id"]
                await someone.do(table, choice, look["position"]["version"])
                break
        else:
            await asyncio.sleep(0.01)
    raise AssertionError("the game does not end")
