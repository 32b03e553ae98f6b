"""Every endpoint of the server in one table: what it takes to be let in, and a request that would do something."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple

import httpx
from litestar import Litestar
from litestar.routes import HTTPRoute
from sqlalchemy import select

from cothon.server.app import create_app
from cothon.server.parts import Parts
from cothon.server.settings import Settings
from cothon.server.storage.engine import Storage
from cothon.server.storage.schema import metadata
from kit.served import Person, Served, serving

ANYBODY, GUEST, SIGN = "anybody", "makes a guest", "sign"  # the last one: for browsers, with or without a cookie
PERSON = "cookie alone"
READ, PLAY, TABLE = "read", "play", "table"  # scopes
LOOKS, SITS, COMES, HOSTS = "looks", "sits", "comes", "hosts"  # what one must be at a table


class Row(NamedTuple):
    """needs   what must be shown: one of the above, or a scope
    at      what one must be at the table of the address; "" where it has none
    body    of a request that would be taken
    query   the same
    """

    needs: str
    at: str = ""
    body: Any = None
    query: Mapping[str, str] = {}


SEATS = [{"kind": "me"}, {"kind": "open"}]
NEW = {"game": "traders", "seats": SEATS}
SENTENCE = "a long and easy sentence"
SHELL = ["/new", "/new/{game}", "/table/{id}", "/replay/{id}", "/rules", "/rules/{game}", "/player/{id}", "/leaders"]
SHELL += ["/leaders/{game}", "/settings", "/account", "/app/{name}", "/sw.js", "/manifest.webmanifest", "/icon.svg"]
SHELL += ["/icon-192.png", "/icon-512.png", "/offline.html", "/offline.css", "/offline.js"]
FILES = {f"GET {path}" for path in SHELL}
"""The application for browsers: the same for everybody."""

ROWS: dict[str, Row] = {
    **{endpoint: Row(ANYBODY) for endpoint in FILES},
    "GET /": Row(ANYBODY),
    "GET /welcome/{name}": Row(ANYBODY),
    "GET /games": Row(ANYBODY),
    "GET /games/{name}": Row(ANYBODY),
    "GET /health": Row(ANYBODY),
    "GET /ready": Row(ANYBODY),
    "GET /metrics": Row(ANYBODY),  # it goes by the address; see the tests of operating
    "GET /schema": Row(ANYBODY),
    "GET /schema/{path}": Row(ANYBODY),
    "GET /schema/openapi.json": Row(ANYBODY),
    "GET /me": Row(GUEST),
    "POST /sign-in": Row(SIGN, body={"name": "Nobody", "password": SENTENCE}),
    "POST /sign-out": Row(SIGN),
    "PATCH /me": Row(PERSON, body={"name": "Somebody Else"}),
    "POST /me/claim": Row(PERSON, body={"password": SENTENCE}),
    "POST /me/password": Row(PERSON, body={"old": SENTENCE, "new": SENTENCE + "!"}),
    "POST /me/sign-out-everywhere": Row(PERSON),
    "GET /me/tokens": Row(PERSON),
    "POST /me/tokens": Row(PERSON, body={"name": "bot", "scopes": ["read"]}),
    "DELETE /me/tokens/{token_id}": Row(PERSON),
    "GET /me/tables": Row(READ),
    "GET /lobby": Row(READ),
    "GET /lobby/stream": Row(READ),
    "GET /players": Row(READ, query={"name": "Nobody"}),
    "GET /players/{player_id}": Row(READ),
    "GET /players/{player_id}/tables": Row(READ),
    "GET /leaderboard/{game}": Row(READ),
    "POST /tables": Row(TABLE, body=NEW),
    "POST /lessons/{game}": Row(TABLE),
    "POST /records": Row(TABLE, body={"record": "cothon record 1"}),
    "GET /tables/{table_id}": Row(READ, LOOKS),
    "GET /tables/{table_id}/stream": Row(READ, LOOKS),
    "GET /tables/{table_id}/events": Row(READ, LOOKS),
    "GET /tables/{table_id}/film": Row(READ, LOOKS),
    "GET /tables/{table_id}/replay": Row(READ, LOOKS),
    "GET /tables/{table_id}/record": Row(READ, LOOKS),
    "GET /tables/{table_id}/review": Row(READ, LOOKS),
    "GET /tables/{table_id}/digest": Row(READ, SITS),
    "GET /tables/{table_id}/why-not": Row(READ, SITS, query={"do": "0"}),
    "GET /tables/{table_id}/burst": Row(READ, SITS),
    "GET /tables/{table_id}/ahead": Row(READ, SITS, query={"do": "0"}),
    "GET /tables/{table_id}/odds": Row(READ, SITS),
    "POST /tables/{table_id}/join": Row(PLAY, COMES, {"entropy": "00"}),
    "POST /tables/{table_id}/ready": Row(PLAY, SITS, {"entropy": "00"}),
    "POST /tables/{table_id}/leave": Row(PLAY, SITS),
    "POST /tables/{table_id}/return": Row(PLAY, SITS),
    "POST /tables/{table_id}/resign": Row(PLAY, SITS),
    "POST /tables/{table_id}/abandon": Row(PLAY, SITS),
    "POST /tables/{table_id}/resume": Row(PLAY, SITS),
    "POST /tables/{table_id}/rematch": Row(PLAY, SITS),
    "POST /tables/{table_id}/vote": Row(PLAY, SITS, {"yes": True}),
    "POST /tables/{table_id}/do": Row(PLAY, SITS, {"do": 0, "at": 0}),
    "POST /tables/{table_id}/undo": Row(PLAY, SITS, {"at": 0}),
    "POST /tables/{table_id}/chat": Row(PLAY, SITS, {"text": "hello"}),
    "POST /tables/{table_id}/kick": Row(TABLE, HOSTS, {"seat": 1}),
    "POST /tables/{table_id}/links": Row(TABLE, HOSTS),
    "POST /tables/{table_id}/review": Row(TABLE, LOOKS),
    "POST /tables/{table_id}/fork": Row(TABLE, LOOKS, {"at": 0, "secrets": "revealed", "seats": SEATS}),
}


APP = create_app(Settings())
SPEC: dict[str, Any] = APP.openapi_schema.to_schema()
PAGES = {"GET /", "GET /welcome/{name}", "GET /metrics", *FILES} | {e for e in ROWS if e.startswith("GET /schema")}
"""Not in the description of the API."""


def endpoints(app: Litestar) -> set[str]:
    """Every method and path of the server, as in ROWS."""
    found = set()
    for route in app.routes:
        assert isinstance(route, HTTPRoute), f"{route.path}: only HTTP is known here"
        path = "/".join(part.partition(":")[0] + "}" if ":" in part else part for part in route.path.split("/"))
        found |= {f"{method} {path}" for method in route.methods if method != "OPTIONS"}
    return found


def address(endpoint: str, table: str, token: str = "nosuchtoken", player: str = "nosuchplayer") -> tuple[str, str]:
    """Method and path of an endpoint with everything filled in."""
    method, _, path = endpoint.partition(" ")
    filled = {
        "table_id": table,
        "token_id": token,
        "player_id": player,
        "game": "traders",
        "name": "traders",
        "id": "none",
    }
    return method, path.format(path="elements", **filled)


# What is noted by the way, without anybody having done anything.
_BY_THE_WAY = {("players", "seen_at")}


async def dump(storage: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the database that a request could change."""
    found = {}
    async with storage.reading() as conn:
        for table in metadata.sorted_tables:
            columns = [c for c in table.c if (table.name, c.name) not in _BY_THE_WAY]
            rows = [tuple(row) for row in await conn.execute(select(*columns))]
            found[table.name] = sorted((r for r in rows if r[0] != "alive"), key=repr)
    return found


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[str]:
    return [name for name in before if before[name] != after[name]]


class World(Served):
    """A server whose time we set. `now` is in milliseconds."""

    def __init__(self, served: Served, clock: list[int]) -> None:
        super().__init__(served.url, served.parts)
        self.clock = clock
        self.wrong: list[str] = []

    async def refused(
        self, who: str, client: httpx.AsyncClient, endpoint: str, want: int, table: str, **more: Any
    ) -> Any:
        """Try an endpoint, and note what is not as documented; gives the answer."""
        row = ROWS[endpoint]
        method, path = address(endpoint, table)
        query, body = {**row.query, **more.get("query", {})}, row.body
        if isinstance(body, dict):
            body = {**body, **more.get("body", {})}
        async with client.stream(method, path, params=query, json=body, headers=more.get("headers")) as answer:
            if answer.status_code != want:
                self.wrong.append(f"{who}: {endpoint} answers {answer.status_code}, not {want}")
                return None
            if want < 400:
                return None
            await answer.aread()
        said = answer.json()
        if not isinstance(said.get("error"), str) or not said.get("words"):
            self.wrong.append(f"{who}: {endpoint} answers in another shape: {said}")
        if endpoint not in PAGES and str(want) not in documented(endpoint):
            self.wrong.append(f"{who}: {endpoint} answers {want}, which is not documented")
        return answer.content

    async def sweep(
        self, who: str, person: Person | dict[str, str], want: Callable[[str, Row], int | None], table: str, **more: Any
    ) -> None:
        """Try every endpoint as somebody; `want` gives the status, None: not tried. Nothing may change."""
        before = await dump(self.parts.storage)
        async with AsyncExitStack() as stack:
            if isinstance(person, Person):
                client = person.client
            else:
                client = await stack.enter_async_context(httpx.AsyncClient(base_url=self.url, headers=person))
            for endpoint, row in ROWS.items():
                status = want(endpoint, row)
                if status is not None:
                    await self.refused(who, client, endpoint, status, table, **more)
        if touched := changed(before, await dump(self.parts.storage)):
            self.wrong.append(f"{who}: something was changed in {', '.join(touched)}")

    @asynccontextmanager
    async def quiet(self, host: Person, *tables: str) -> AsyncIterator[None]:
        """Meanwhile nothing is told at these tables."""
        async with AsyncExitStack() as stack:
            listening = [await stack.enter_async_context(host.stream(table)) for table in tables]
            for one in listening:
                await one.next("presence")
            yield
            for table, one in zip(tables, listening, strict=True):
                await host.done(f"/tables/{table}/chat", {"text": "did anybody say anything?"})
                name, said, _ = await one.next()
                if name != "chat" or said["text"] != "did anybody say anything?":
                    self.wrong.append(f"at table {table} was told: {name} {said}")
        assert not self.wrong, "\n".join(self.wrong)


def documented(endpoint: str) -> Mapping[str, Any]:
    method, _, path = endpoint.partition(" ")
    found: Mapping[str, Any] = SPEC["paths"][path][method.lower()]["responses"]
    return found


@asynccontextmanager
async def world_on(url: str) -> AsyncIterator[World]:
    clock = [1_767_225_600_000]
    settings = Settings(db=url, rate=0)
    async with serving(settings, Parts(settings, now=lambda: clock[0])) as running:
        world = World(running, clock)
        yield world
        await world.close()


async def opened(host: Person, **more: Any) -> Any:
    """A table of Ada's, waiting for one more."""
    return await host.done("/tables", {"game": "traders", "seats": SEATS, **more})


async def begun(host: Person, other: Person, **more: Any) -> Any:
    """A table at which a game is going on."""
    table = await opened(host, **more)
    await other.done(f"/tables/{table['id']}/join", {"entropy": "", "key": table["join_key"]})
    return await host.done(f"/tables/{table['id']}/ready")


async def program(served: Served, owner: Person, scopes: list[str], **more: Any) -> Person:
    """Somebody's bot, with a token; `me["token"]` is the id of it, `me["bearer"]` the header."""
    made = await owner.done("/me/tokens", {"name": "bot", "scopes": scopes, **more})
    bearer = {"Authorization": f"Bearer {made['token']}"}
    someone = await served.person(headers=bearer)
    someone.me |= {"token": made["id"], "bearer": bearer}
    return someone
