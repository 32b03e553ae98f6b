"""The load of `server_load.py`: many tables with two people each, and for each person one connection that listens
and one that answers, as browsers have them.

A process of its own: it reads one line of JSON, and writes one with its figures.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any, cast

import httptools
import msgspec

WARM_UP_S = 4.0
LATE_S = 20.0


class Offer(msgspec.Struct):
    id: int


class Position(msgspec.Struct):
    version: int
    offers: list[Offer]
    ended: Any = None


class Whole(msgspec.Struct):
    position: Position | None


_STEP = msgspec.json.Decoder(Position)
_WHOLE = msgspec.json.Decoder(Whole)


class Line(asyncio.Protocol):
    """One keep-alive connection. Requests wait for each other; a stream never ends."""

    def __init__(self, cookie: str = "") -> None:
        self.cookie = cookie
        self.on_frame: Callable[[bytes], None] | None = None
        self.received = 0
        self._parser = httptools.HttpResponseParser(self)
        self._body = b""
        self._waiting: deque[Callable[[int, bytes], None]] = deque()
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own is no subclass

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._parser.feed_data(data)

    def on_header(self, name: bytes, value: bytes) -> None:
        if name.lower() == b"set-cookie" and value.startswith(b"cothon="):
            self.cookie = value.split(b";", 1)[0].decode()

    def on_body(self, body: bytes) -> None:
        self._body += body
        if self.on_frame is not None:
            *whole, self._body = self._body.split(b"\n\n")
            for frame in whole:
                self.on_frame(frame)

    def on_message_complete(self) -> None:
        status, body, self._body = self._parser.get_status_code(), self._body, b""
        self._waiting.popleft()(status, body)

    def send(self, method: str, path: str, body: bytes, then: Callable[[int, bytes], None]) -> None:
        assert self.transport is not None
        self._waiting.append(then)
        kind = "Content-Type: application/json\r\n" if method == "POST" else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\n{kind}"
        self.transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)

    async def ask(self, method: str, path: str, data: object = None) -> Any:
        got: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
        self.send(method, path, b"" if data is None else json.dumps(data).encode(), lambda s, b: got.set_result((s, b)))
        status, body = await asyncio.wait_for(got, LATE_S)
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {body.decode()[:300]}")
        return json.loads(body)


class Person:
    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.asks: Line
        self.hears: Line | None = None

    async def come(self) -> None:
        self.asks = await self.load.connect("")
        await self.asks.ask("GET", "/me")

    async def listen(self, table: Table) -> None:
        """A stream of the table; the one of the last table is closed."""
        if self.hears is not None and self.hears.transport is not None:
            self.load.received += self.hears.received
            self.hears.transport.close()
        self.hears = await self.load.connect(self.asks.cookie)
        self.hears.on_frame = lambda frame: table.heard(self, frame)
        self.hears.send("GET", f"/tables/{table.id}/stream", b"", table.lost)


class Table:
    """Some people at a table, with bots if wanted; when the game is over they open another."""

    def __init__(self, load: Load, people: list[Person]) -> None:
        self.load = load
        self.people = people
        self.id = ""
        self.sent: deque[tuple[Person, int, float]] = deque()  # who, at which version, when: not yet heard by the other
        self.age = 0
        self.next: tuple[Person, int, int] | None = None

    async def open(self) -> None:
        load = self.load
        host, *guests = self.people
        bots = [{"kind": "bot", "bot": load.bot}] * load.bots
        seats = [{"kind": "me"}, *[{"kind": "open"}] * len(guests), *bots]
        told = await host.asks.ask("POST", "/tables", {"game": load.game, "seats": seats, "odds": False})
        self.id, self.next = told["id"], None
        self.sent.clear()
        for guest in guests:
            await guest.asks.ask("POST", f"/tables/{self.id}/join", {"entropy": "00"})
        await host.asks.ask("POST", f"/tables/{self.id}/ready", {"entropy": "00"})
        for person in self.people:
            await person.listen(self)

    def heard(self, person: Person, frame: bytes) -> None:
        kind = b"\nevent: step\n" in frame
        if not kind and b"\nevent: table\n" not in frame:
            return
        data = frame[frame.index(b"\ndata: ") + 7 :]
        position = _STEP.decode(data) if kind else _WHOLE.decode(data).position
        if position is None:
            return
        now = time.perf_counter()
        while self.sent and self.sent[0][0] is not person and self.sent[0][1] < position.version:
            self.load.measured(now - self.sent.popleft()[2])
        if position.ended is not None:
            if person is self.people[0]:
                self.load.again(self)
        elif position.offers:
            self.next = (person, position.offers[self.load.dice.randrange(len(position.offers))].id, position.version)
            self.load.ready(self)

    def move(self) -> None:
        """The person who is asked answers."""
        assert self.next is not None
        person, action, at = self.next
        self.next = None
        body = b'{"do":%d,"at":%d,"key":"%d"}' % (action, at, next(self.load.keys))
        self.sent.append((person, at, time.perf_counter()))
        self.age += 1
        person.asks.send("POST", f"/tables/{self.id}/do", body, self.answered)

    def answered(self, status: int, body: bytes) -> None:
        if status != 200:
            self.load.errors.append(f"{status} {body[:200].decode()}")

    def lost(self, status: int, body: bytes) -> None:
        if not self.load.stopping:
            self.load.errors.append(f"stream: {status} {body[:200].decode()}")


class Load:
    def __init__(self, task: dict[str, Any]) -> None:
        self.url_port = int(task["port"])
        self.game = task["game"]
        self.tables_wanted = int(task["tables"])
        self.persons = int(task.get("people", 2))
        self.bots = int(task.get("bots", 0))
        self.bot = task.get("bot", "level-3")
        self.seconds = float(task["seconds"])
        self.warm_up = float(task.get("warm_up", WARM_UP_S))
        self.rate = task.get("rate")
        self.age = int(task.get("age", 0))
        self.pid = task.get("pid")
        self.together = bool(task.get("together"))  # others load the same server: all measure at the same time
        self.idle = bool(task.get("idle"))
        self.dice = random.Random(int(task.get("seed", 1)))
        self.keys = itertools.count(1)
        self.times: list[float] = []
        self.errors: list[str] = []
        self.received = 0
        self.measuring = False
        self.ageing = self.age > 0
        self.stopping = False
        self.tables: list[Table] = []
        self.thinking = int(task.get("thinking", 0))
        self._meter: Line
        self._ready: deque[Table] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    async def connect(self, cookie: str) -> Line:
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(cookie), "127.0.0.1", self.url_port)
        return line

    def measured(self, seconds: float) -> None:
        if self.measuring:
            self.times.append(seconds)

    def ready(self, table: Table) -> None:
        if self.idle or (self.ageing and table.age >= self._wanted_age(table)):
            return
        if self.rate is None or self.ageing:
            table.move()
        else:
            self._ready.append(table)

    def _wanted_age(self, table: Table) -> int:
        return self.age * self.tables.index(table) // len(self.tables)

    def again(self, table: Table) -> None:
        task = asyncio.get_running_loop().create_task(table.open())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def run(self) -> dict[str, Any]:
        people = [Person(self, i) for i in range(self.tables_wanted * self.persons)]
        for chunk in _chunks(people, 50):
            await asyncio.gather(*(p.come() for p in chunk))
        self.tables = [
            Table(self, people[i * self.persons : (i + 1) * self.persons]) for i in range(self.tables_wanted)
        ]
        for several in _chunks(self.tables, 20):
            await asyncio.gather(*(t.open() for t in several))
        for _ in range(self.thinking):
            await self._bots_alone()
        if self.ageing:
            while any(t.age < self._wanted_age(t) for t in self.tables) and not self.errors:  # noqa: ASYNC110 - not exact
                await asyncio.sleep(0.1)
        self.ageing = False
        for table in self.tables:
            if table.next is not None:
                self.ready(table)
        pacing = asyncio.create_task(self._pace()) if self.rate is not None and not self.idle else None
        await asyncio.sleep(self.warm_up if not self.idle else 1.0)
        if self.together:
            print("ready", flush=True)
            await asyncio.to_thread(sys.stdin.readline)
        figures = await self._measure()
        self.stopping = True
        if pacing is not None:
            pacing.cancel()
        return figures

    async def _bots_alone(self) -> None:
        """A table at which thinking bots play on by themselves."""
        host = Person(self, -1)
        await host.come()
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "search"}] * 3]
        told = await host.asks.ask("POST", "/tables", {"game": self.game, "seats": seats})
        await host.asks.ask("POST", f"/tables/{told['id']}/ready", {})
        await host.asks.ask("POST", f"/tables/{told['id']}/leave", {})

    async def _pace(self) -> None:
        """Moves at even distances, at the table that has waited longest."""
        assert self.rate is not None
        began, sent = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - began) * self.rate)
            while sent < due and self._ready:
                table = self._ready.popleft()
                if table.next is not None:  # it may be in the queue twice
                    table.move()
                    sent += 1
            sent = max(sent, due - 50)  # what could not be sent is not made up for
            await asyncio.sleep(0.001)

    async def _all_moves(self) -> int:
        """How many answers the server has counted, those of bots included."""
        got: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._meter.send("GET", "/metrics", b"", lambda status, body: got.set_result(body))
        lines = (await got).decode().splitlines()
        return sum(int(float(line.split()[-1])) for line in lines if line.startswith("cothon_moves_total{"))

    def _bytes(self) -> int:
        lines = [line for t in self.tables for p in t.people for line in (p.asks, p.hears) if line is not None]
        return self.received + sum(line.received for line in lines)

    async def _measure(self) -> dict[str, Any]:
        self._meter = await self.connect("")
        before = await self._all_moves()
        self.measuring = True
        began, cpu, server = time.perf_counter(), time.process_time(), _cpu(self.pid)
        received = self._bytes()
        await asyncio.sleep(self.seconds)
        self.measuring = False
        took = time.perf_counter() - began
        spent = _cpu(self.pid) - server
        moves = await self._all_moves() - before
        times = sorted(self.times)
        return {
            "tables": self.tables_wanted,
            "seconds": round(took, 2),
            "moves": moves,
            "by_people": len(times),
            "moves_per_s": round(moves / took, 1),
            "p50_ms": _percentile(times, 50),
            "p95_ms": _percentile(times, 95),
            "p99_ms": _percentile(times, 99),
            "times_ms": [round(1000 * t, 1) for t in times[:: 1 + len(times) // 2000]] if self.together else [],
            "errors": len(self.errors),
            "first_error": self.errors[0] if self.errors else "",
            "bytes_per_answer": round((self._bytes() - received) / len(times)) if times else 0,
            "cpu_load": round((time.process_time() - cpu) / took, 3),
            "cpu_server": round(spent / took, 3),
            "moves_per_cpu_s": round(moves / spent, 1) if spent else 0,
            "rss_mb_server": _rss_mb(self.pid),
        }


def _chunks(things: list[Any], size: int) -> list[list[Any]]:
    return [things[i : i + size] for i in range(0, len(things), size)]


def _percentile(times: list[float], share: int) -> float:
    return round(1000 * times[min(len(times) - 1, len(times) * share // 100)], 3) if times else 0.0


def _cpu(pid: int | None) -> float:
    """Seconds of processor time a process has used (Linux)."""
    if pid is None:
        return 0.0
    with open(f"/proc/{pid}/stat") as f:
        fields = f.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _rss_mb(pid: int | None) -> float:
    if pid is None:
        return 0.0
    with open(f"/proc/{pid}/statm") as f:
        return round(int(f.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


def main() -> None:
    """One task on standard input, its figures on standard output."""
    task = json.loads(sys.stdin.readline())
    if task.get("core") is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(task["core"])})
    if task.get("together") and hasattr(os, "SCHED_BATCH"):
        # It shares cores with the server; people would not push it aside whenever it tells them something.
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    import uvloop

    print(json.dumps(uvloop.run(Load(task).run())), flush=True)


if __name__ == "__main__":
    main()
