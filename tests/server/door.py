"""A small server for tests of the door: the routes of accounts, a few probes behind the guard, and a time we set."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import httpx
import uvicorn
from litestar import Litestar, Request, Response, get, post
from sqlalchemy import func, select

from cothon.server.errors import Unavailable
from cothon.server.guard import Guard, may, visitor
from cothon.server.identity import Identity
from cothon.server.routes import me
from cothon.server.routes.answers import HANDLERS
from cothon.server.routes.bodies import ValidatedRequest
from cothon.server.settings import Settings
from cothon.server.storage import schema
from cothon.server.storage.engine import Storage

SECRET = "5e" * 32
ORIGIN = "http://cothon.test"
DAY = 24 * 3600 * 1000
PASSWORD = "a good password"


@get("/anyone")
async def anyone() -> dict[str, str]:
    return {"hello": "anyone"}


@get("/visitor")
async def whoever(request: Request[Any, Any, Any]) -> dict[str, str]:
    who = visitor(request)
    return {"name": who.name if who else ""}


@get("/look")
async def look(request: Request[Any, Any, Any]) -> dict[str, str]:
    return {"name": may(request, "read").name}


@post("/act", status_code=200)
async def act(request: Request[Any, Any, Any]) -> dict[str, Any]:
    may(request, "play")
    request.app.state.acts += 1
    return {"size": len(await request.body())}


@post("/records", status_code=200)
async def bring(request: Request[Any, Any, Any]) -> dict[str, Any]:
    return {"size": len(await request.body())}


@get("/asset.js")
async def asset() -> Response[str]:
    return Response("let a", headers={"cache-control": "public, max-age=31536000, immutable"})


@get("/broken")
async def broken() -> None:
    raise ZeroDivisionError


@get("/away")
async def away() -> None:
    raise Unavailable("database", seconds=1)


PROBES = [anyone, whoever, look, act, bring, asset, broken, away]


class Door:
    """`now` is in milliseconds, `clock` in seconds; both stand still until a test moves them."""

    def __init__(self, storage: Storage, patience: float = 30.0, secret: str = SECRET, **settings: Any) -> None:
        self.now = 1_750_000_000_000
        self.clock = 1000.0
        self.settings = Settings(**{"hosts": "cothon.test, x", **settings})
        self.storage = storage
        self.identity = Identity(storage, lambda: self.now, self.settings, secret, lambda: self.clock)
        self.app = Litestar(
            [me.router, *PROBES],
            exception_handlers=HANDLERS,
            request_class=ValidatedRequest,
            logging_config=None,
            request_max_body_size=None,
        )
        self.app.state.acts = 0
        self.app.state.parts = SimpleNamespace(settings=self.settings, storage=storage, identity=self.identity)
        self.app.asgi_handler = Guard(
            self.app.asgi_handler, self.settings, lambda: self.identity, ["/records"], patience, lambda: self.clock
        )

    def pass_by(self, seconds: float) -> None:
        self.now += int(seconds * 1000)
        self.clock += seconds

    def browser(self, address: str = "192.0.2.1", **headers: str) -> httpx.AsyncClient:
        """Somebody with a jar for cookies of his own."""
        transport = httpx.ASGITransport(app=self.app, client=(address, 5), raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers)

    async def guest(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        browser = self.browser(address)
        assert (await browser.get("/me")).status_code == 200
        return browser

    async def claimed(self, name: str, password: str = PASSWORD) -> httpx.AsyncClient:
        browser = await self.guest()
        answer = await browser.post("/me/claim", json={"name": name, "password": password})
        assert answer.status_code == 200, answer.text
        return browser

    async def token(self, owner: httpx.AsyncClient, *scopes: str, **more: Any) -> tuple[str, str]:
        """The id and the text of a new token."""
        answer = await owner.post("/me/tokens", json={"name": "bot", "scopes": list(scopes), **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["id"], answer.json()["token"]

    def program(self, token: str, address: str = "192.0.2.9") -> httpx.AsyncClient:
        return self.browser(address, authorization=f"Bearer {token}")

    async def players(self) -> int:
        async with self.storage.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.players))).scalar_one())

    async def row(self, name: str) -> Any:
        async with self.storage.reading() as connection:
            return (await connection.execute(select(schema.players).where(schema.players.c.name == name))).one()


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error, which must be in the one shape of all errors."""
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert body["words"]
    return answer.status_code, body["error"]


@asynccontextmanager
async def served(door: Door, proxies: str = "127.0.0.1") -> AsyncIterator[int]:
    """The door behind a real uvicorn; gives the port."""
    config = uvicorn.Config(
        door.app, port=0, lifespan="off", http="httptools", log_config=None, forwarded_allow_ips=proxies
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


async def talk(port: int, raw: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes, and read one answer: status, headers, body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(raw)
    await writer.drain()
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {k.lower(): v.strip() for k, _, v in (line.partition(":") for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    writer.close()
    return int(head[0].split()[1]), headers, body


def scope_of(method: str, path: str, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 5),
        "server": ("cothon.test", 80),
    }


async def asked(door: Door, method: str, path: str, headers: list[tuple[bytes, bytes]], body: bytes = b"") -> Any:
    """Past all clients and servers that would refuse to send such things."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await door.app(scope_of(method, path, headers), receive, send)
    return sent[0]["status"], b"".join(m.get("body", b"") for m in sent[1:])
