"""Two servers whose hidden draws differ, and one viewer who talks to both: whatever it gets must be the same bytes.

Time, ids, seeds, names and secrets are alike at both servers; other seats may get different answers, the viewer may
not. Headers count, except the date; how long an answer takes does not.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

import httpx
from litestar import Litestar
from sqlalchemy import insert

from cothon.play.dice import FastDice
from cothon.play.fairness import Scripted, Source
from cothon.server.parts import Parts
from cothon.server.settings import Settings
from cothon.server.speak import BEAT
from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import TableRow
from cothon.server.storage.schema import players
from cothon.server.tokens import Cookies, Devices
from kit.patience import PATIENCE_S
from kit.served import Person, Served, serving
from kit.twin_script import AGREE, DO, Move, Script

SECRET = "5e" * 32
NOON = 1_767_268_800_000
NAMES = ("Anath", "Baalat", "Cadmus", "Danel", "Eshmun", "Gisgo", "Hanno")  # five for seats, a watcher, the host
WATCHER, HOST = 5, 6
NOT_COMPARED = frozenset({"date"})


class Leak(AssertionError):
    """Something differs that should not, or says a secret."""


class Side:
    """One world: a server, the same people as in the other, and the draws of each table."""

    def __init__(self, url: str, number: int, clock: list[int]) -> None:
        self.url = url
        self.number = number
        self.draws: dict[str, Sequence[int]] = {}
        self.people: list[Person] = []
        self.lines: list[Line] = []
        self.next_id = ""
        self.settings = Settings(db=url, rate=0, tables_per_guest=10_000, chat_rate=10_000, streams_per_player=1000)
        self.parts = Parts(self.settings, now=lambda: clock[0], sources=self._source)

    def _source(self, row: TableRow) -> Source | None:
        return Scripted(self.draws[row.id])

    async def prepare(self) -> None:
        """The same secret and the same people as at the other server."""
        storage = await Storage.open(self.url)
        await storage.get_or_create("secret", lambda: SECRET)
        people = [
            {"id": f"p{i}", "name": n, "name_key": n.lower(), "guest": True, "created_at": NOON, "seen_at": NOON}
            for i, n in enumerate(NAMES)
        ]
        async with storage.writing() as conn:
            await conn.execute(insert(players), people)
        await storage.close()

    async def enter(self, served: Served) -> None:
        for i in range(len(NAMES)):
            cookie = Cookies(SECRET).make(f"p{i}", 0, NOON, f"s{i}")
            device = Devices(SECRET).make(f"d{i}", NOON)  # or each server would give it one of its own
            self.people.append(await served.person(cookies={"cothon": cookie, "cothon_device": device}))
            self.lines.append(Line(urlsplit(served.url).port or 0, f"{cookie}; cothon_device={device}"))
        self.parts.opener.new_id = lambda: self.next_id
        self.parts.opener.new_seed = lambda: seed_of(self.next_id)

    def state(self, table: str) -> Any:
        """The true position, for tests that plant a leak."""
        match = self.parts.house.tables[table].match
        assert match is not None
        return match._state


def seed_of(table: str) -> bytes:
    return hashlib.sha256(table.encode()).digest()


def luck_of(table: str) -> Callable[[int], int]:
    """The dice of the bots at a table, as the server throws them."""

    def at(version: int) -> int:
        said = f"bots:{table}:{version}".encode()
        return int.from_bytes(hmac.new(SECRET.encode(), said, hashlib.sha256).digest()[:7], "big")

    return at


class Answer(NamedTuple):
    """What came over the wire, but for the date: head (with the status) and body as they are."""

    head: bytes
    body: bytes

    @property
    def status(self) -> int:
        return int(self.head.split(b" ", 2)[1])

    def json(self) -> Any:
        assert self.status < 300, self
        return json.loads(self.body)


class Line:
    """A connection that is kept, so that the very bytes can be looked at. (It is also quicker than a whole client.)"""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._cookie = cookie
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, number: int, data: Any = None) -> Answer:
        if self._ends is None or self._ends[0].at_eof():  # the server hangs up after some seconds of silence
            self._ends = await asyncio.open_connection("127.0.0.1", self._port)
        body = b"" if data is None else json.dumps(data).encode()
        kind = "" if data is None else f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: cothon={self._cookie}\r\n"
        reader, writer = self._ends
        writer.write(f"{head}X-Request-ID: r{number}\r\n{kind}\r\n".encode() + body)
        async with asyncio.timeout(PATIENCE_S):
            got = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"(?i)\r\ncontent-length: (\d+)", got)
            said = await reader.readexactly(int(length[1])) if length else b""
        return Answer(re.sub(rb"(?i)\r\ndate: [^\r]*", b"", got), said)

    async def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()
            await self._ends[1].wait_closed()


class Ear:
    """A stream that is read as it comes; `text` is all that came."""

    def __init__(self, client: httpx.AsyncClient, path: str, **more: Any) -> None:
        self._client = client
        self._path = path
        self._more = more
        self._task: asyncio.Task[None] | None = None
        self.head: dict[str, str] = {}
        self.text = b""

    async def open(self) -> Ear:
        """Until the server counts it among those who listen."""
        self._task = asyncio.create_task(self._read())
        await self.until(b"event: lobby\n" if self._path.startswith("/lobby") else b"event: presence\n")
        return self

    async def _read(self) -> None:
        async with self._client.stream("GET", self._path, timeout=None, **self._more) as answer:
            assert answer.status_code == 200, await answer.aread()
            self.head = {k: v for k, v in answer.headers.items() if k not in NOT_COMPARED}
            async for piece in answer.aiter_raw():
                self.text += piece

    async def until(self, said: bytes) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while said not in self.text:
                await self._pause()

    async def _pause(self) -> None:
        assert self._task is not None
        if self._task.done():
            self._task.result()
            raise AssertionError(f"the stream {self._path} has ended: {self.text[-300:]!r}")
        await asyncio.sleep(0.002)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def frames(self) -> list[bytes]:
        return self.text.replace(BEAT, b"").split(b"\n\n")


class Wire:
    """The viewer of a script at one table of both servers."""

    def __init__(self, sides: tuple[Side, Side], clock: list[int], script: Script, table: str, bots: dict[int, str]):
        self.sides = sides
        self.clock = clock
        self.script = script
        self.table = table
        self.bots = bots
        self.viewer = WATCHER if script.viewer is None else script.viewer
        self.dice = FastDice(len(script.moves))
        self.compared = 0
        self._requests = 0

    # -- what the viewer asks ----------------------------------------------------------------------------------------

    async def ask(self, what: str, method: str, path: str, data: Any = None, by: int | None = None) -> Answer:
        """The same request at both; the answers are compared byte by byte, headers and all."""
        self._requests += 1
        person = self.viewer if by is None else by
        one, other = [await side.lines[person].ask(method, path, self._requests, data) for side in self.sides]
        if one != other:
            raise Leak(f"{what}: the answers to {method} {path} differ:\n{one}\n{other}")
        self._no_secret(what, one.head + one.body)
        self.compared += 1
        return one

    def _no_secret(self, what: str, said: bytes) -> None:
        """Before the end nobody hears the seed, nor ever the secret of the house."""
        for name, secret in (("seed", seed_of(self.table)), ("secret of the house", bytes.fromhex(SECRET))):
            for form in (secret, secret.hex().encode(), base64.b64encode(secret), base64.urlsafe_b64encode(secret)):
                if form.strip(b"=") in said:
                    raise Leak(f"{what}: tells the {name}: {said!r}")

    async def ask_everything(self, move: Move, gets: Sequence[str]) -> None:
        """All the viewer could think of; nothing of it changes the game."""
        here, n = f"/tables/{self.table}", len(self.script.game.actions)
        for path in gets:
            await self.ask(path, "GET", self._filled(path, since=max(0, move.upto - 9), do=self.dice.below(n)))
        look = (await self.ask("look", "GET", here)).json()
        offered = {o["id"] for o in look["position"]["offers"]}
        for action in sorted(offered)[:3]:
            await self.ask("ahead of an answer", "GET", f"{here}/ahead?do={action}")
        refused = next(a for a in (self.dice.below(n) for _ in range(999)) if a not in offered)
        at = look["position"]["version"]
        await self.ask("refused answer", "POST", f"{here}/do", {"do": refused, "at": at})
        await self.ask("refused burst", "POST", f"{here}/do", {"do": [refused, refused], "at": at})
        await self.ask("stale answer", "POST", f"{here}/do", {"do": refused, "at": max(0, at - 1)})
        await self.ask("stale undo", "POST", f"{here}/undo", {"at": at + 1})
        await self.ask("undo out of reach", "POST", f"{here}/undo", {"at": at, "to": at + 1})
        await self.ask("vote", "POST", f"{here}/vote", {"yes": True})
        await self.ask("chat", "POST", f"{here}/chat", {"text": f"version {at}"})
        if self.script.viewer is not None:
            await self.ask("view of another seat", "GET", f"{here}?seat={(self.viewer + 1) % 9}")

    async def others(self, person: int, path: str, *data: Any) -> None:
        """What somebody else does; what he is answered is not the viewer's business, and may differ."""
        for side, own in zip(self.sides, data if len(data) == 2 else data * 2, strict=True):
            answer = await side.lines[person].ask("POST", f"/tables/{self.table}{path}", 0, own)
            assert answer.status == 200, answer

    async def ask_why_not(self) -> None:
        for action in range(len(self.script.game.actions)):
            await self.ask("why-not", "GET", f"/tables/{self.table}/why-not?do={action}")

    def _filled(self, path: str, **query: int) -> str:
        """The path of a route with this table, this game and the viewer in it."""
        named = {"table_id": self.table, "name": self.script.game.facts.name, "game": self.script.game.facts.name}
        parts = [
            named.get(part[1:-1].partition(":")[0], f"p{self.viewer}") if part.startswith("{") else part
            for part in path.split("/")
        ]
        wanted = {"events": ["since"], "film": ["since"], "why-not": ["do"], "ahead": ["do"]}.get(parts[-1], [])
        return "/".join(parts) + "?" + urlencode({name: query[name] for name in wanted})

    # -- the game ----------------------------------------------------------------------------------------------------

    async def begin(self, **more: Any) -> None:
        """The host opens the table, everybody sits down."""
        options = self.script.options
        seats = [
            {"kind": "bot", "bot": self.bots[i]} if i in self.bots else {"kind": "open"} for i in range(options.seats)
        ]
        asked = {"game": self.script.game.facts.name, "options": options.values, "seats": seats, **more}
        for side, draws in zip(self.sides, self.script.draws, strict=True):
            side.next_id, side.draws[self.table] = self.table, draws
        await self.ask("opened", "POST", "/tables", asked, by=HOST)
        for seat in range(options.seats):
            if seat not in self.bots:
                await self.others(seat, "/join", {"seat": seat, "entropy": f"0{seat}"})

    async def play(self, gets: Sequence[str], why_not: bool, before: int = 4, every: int = 6) -> None:
        """All moves of the script. The viewer listens all the time and asks from just before the worlds differ: now and
        then what is about the table, at the end everything; once, when it is asked itself, why not, for all actions."""
        own = [path for path in gets if "{table_id" in path or path in ("/lobby", "/me/tables")]
        moves, first = self.script.moves, self.script.first
        begin = (first if first >= 0 else len(moves) - 24) - before
        asked = [i for i, move in enumerate(moves[1:]) if move.seat == self.viewer and move.kind == DO]
        async with AsyncExitStack() as stack:
            for person in {*range(self.script.options.seats), WATCHER} - {self.viewer, *self.bots}:
                await self._listen(stack, f"/tables/{self.table}/stream", by=person)  # messages may be made together
            streams = await self._listen(stack, f"/tables/{self.table}/stream")
            lobbies = await self._listen(stack, "/lobby/stream")
            for i, move in enumerate(moves):
                await self._make(move)
                last = move is moves[-1]
                if last or (i >= begin and i % every == 0):
                    await self._settled(move.upto)
                    await self.ask_everything(move, gets if last else own)
                if why_not and i == (asked or [-1])[-1]:
                    await self._settled(move.upto)
                    await self.ask_why_not()
            await self._compare_streams("stream", streams)
            await self._compare_lobbies(lobbies)
            again = {"Last-Event-ID": f"{max(0, moves[-1].at - 5)}.0"}
            resumed = await self._listen(stack, f"/tables/{self.table}/stream", headers=again)
            await self._compare_streams("resumed stream", resumed)

    async def _listen(self, stack: AsyncExitStack, path: str, by: int | None = None, **more: Any) -> list[Ear]:
        self._requests += 1
        headers = {**more.pop("headers", {}), "X-Request-ID": f"r{self._requests}"}
        ears = []
        for side in self.sides:
            ear = Ear(side.people[self.viewer if by is None else by].client, path, headers=headers, **more)
            stack.push_async_callback(ear.close)
            ears.append(await ear.open())
        if ears[0].head != ears[1].head:
            raise Leak(f"stream: the headers of {path} differ:\n{ears[0].head}\n{ears[1].head}")
        return ears

    async def _make(self, move: Move) -> None:
        """What the viewer does is answered alike; what others do is their affair."""
        if move.by_bot:
            return
        await self._settled(move.at)
        if any(side.parts.house.tables[self.table].row.version != move.at for side in self.sides):
            raise Leak(f"bots: they did not answer from what they see; the game is not at version {move.at}")
        self.clock[0] += 1000  # time stands still while bots think, or they would not think alike
        if move.kind == DO:
            await self._say(move.seat, "/do", *({"do": a, "at": move.at, "key": f"k{move.at}"} for a in move.answers))
            return
        await self._say(move.seat, "/undo", {"at": move.at, "to": move.to})
        for seat in range(self.script.options.seats):
            if move.kind == AGREE and seat not in self.bots and seat != move.seat:
                await self._say(seat, "/vote", {"yes": True})

    async def _say(self, seat: int, path: str, *data: Any) -> None:
        if seat != self.viewer:
            await self.others(seat, path, *data)
            return
        answer = await self.ask(path, "POST", f"/tables/{self.table}{path}", data[0])
        assert answer.status == 200, answer

    async def _settled(self, version: int) -> None:
        """Both servers are where the script is, and no bot is thinking any more."""
        for side in self.sides:
            live = side.parts.house.tables[self.table]
            async with asyncio.timeout(PATIENCE_S):
                while live.row.version < version or live.driver is not None:
                    await asyncio.sleep(0.001)

    async def _compare_streams(self, what: str, ears: list[Ear]) -> None:
        """Everything that came, after a last line that shows that all has come."""
        text = f"the end of the {what}"
        await self.ask("chat", "POST", f"/tables/{self.table}/chat", {"text": text}, by=HOST)
        for ear in ears:
            await ear.until(text.encode() + b'"')
        for one, other in zip(ears[0].frames(), ears[1].frames(), strict=False):
            if one != other:
                raise Leak(f"{what}: messages differ:\n{one!r}\n{other!r}")
            self._no_secret(what, one)
            self.compared += 1
        if len(ears[0].frames()) != len(ears[1].frames()):
            raise Leak(f"{what}: one has more messages than the other")

    async def _compare_lobbies(self, ears: list[Ear]) -> None:
        """Changes that come together are told together, so only the last that was said of each table counts."""
        last: list[dict[str, bytes]] = []
        for ear in ears:
            said: dict[str, bytes] = {}
            for frame in ear.frames():
                _, found, data = frame.partition(b"\ndata: ")
                if found:
                    said[json.loads(data).get("id", "")] = data
                    self._no_secret("lobby", data)
            last.append(said)
        if last[0] != last[1]:
            raise Leak(f"lobby: what it tells differs:\n{last[0]}\n{last[1]}")
        self.compared += len(last[0])


@asynccontextmanager
async def two_servers(urls: tuple[str, str]) -> AsyncIterator[tuple[tuple[Side, Side], list[int]]]:
    clock = [NOON]
    sides = (Side(urls[0], 0, clock), Side(urls[1], 1, clock))
    async with AsyncExitStack() as stack:
        for side in sides:
            await side.prepare()
            await side.enter(await stack.enter_async_context(serving(side.settings, side.parts)))
            for line in side.lines:
                stack.push_async_callback(line.close)
        yield sides, clock


def plain_gets(app: Litestar) -> list[str]:
    """Every GET route whose answer a visitor gets whole: not the streams, nor what is for operators and programmers."""
    skipped = ("/schema", "/metrics", "/health")
    return sorted(
        route.path
        for route in app.routes
        if "GET" in getattr(route, "methods", ()) and not route.path.endswith("/stream")
        if not route.path.startswith(skipped)
    )
