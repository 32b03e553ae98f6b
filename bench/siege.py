"""All rude clients at once, and what a player notices of them.

    python bench/siege.py                    two minutes
    python bench/siege.py --seconds 20

For so long, from a process of their own: 2,000 silent connections, 500 with half a header, one after the other with a
header of 40 MB and with 100,000 headers, and 300 streams of busy tables, read at 100 bytes a second. Whoever is sent
away comes again. Meanwhile somebody plays, and the time of each of his answers is measured; before that, the same in
quiet. It fails (status 1) if the slowest twentieth waits 250 ms or more, or three times as long as in quiet.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx

from cothon.server.connections import raise_file_limit
from doors import server

SILENT, HALF, STREAMS, PER_PERSON = 2000, 500, 300, 50
QUIET_S = 20.0
MOST_S, MOST_TIMES = 0.250, 3.0
PAUSE_S = 0.05  # a player thinks for a moment
HEAD = b"Host: 127.0.0.1\r\n"
HALF_SENT = b"GET /health HTTP/1.1\r\nHost: 127"
MANY = b"GET /health HTTP/1.1\r\n" + HEAD + b"".join(b"x-%d: 1\r\n" % n for n in range(100_000)) + b"\r\n"
MEGA = b"a" * 1_000_000


# -- those who are rude -----------------------------------------------------------------------------------------------


class Rude:
    def __init__(self, url: str) -> None:
        self.url = url
        host, _, port = url.removeprefix("http://").partition(":")
        self.address = host, int(port)
        self.done: Counter[str] = Counter()

    async def siege(self, seconds: float) -> None:
        paths = await self.streams()
        tasks = [self._again("silent", b"") for _ in range(SILENT)]
        tasks += [self._again("half", HALF_SENT) for _ in range(HALF)]
        tasks += [self._again("streams", path) for path in paths]
        tasks += [self._again("many headers", MANY), self._long_header()]
        running = [asyncio.create_task(task) for task in tasks]
        print("begun", flush=True)
        await asyncio.sleep(seconds)
        for one in running:
            one.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        print(", ".join(f"{number} x {what}" for what, number in self.done.items()), flush=True)

    async def streams(self) -> list[bytes]:
        """Requests for streams of tables of bots that answer again and again."""
        found = []
        for _ in range(STREAMS // PER_PERSON):
            async with httpx.AsyncClient(base_url=self.url, timeout=60) as person:
                await person.get("/me")
                bots = [{"kind": "bot", "bot": "level-1"}] * 4
                wanted = {"game": "karibik", "seats": bots, "bot_pause": 200}
                made = (await person.post("/tables", json=wanted)).raise_for_status().json()
                cookie = f"cothon={person.cookies['cothon']}"
                ask = f"GET /tables/{made['id']}/stream HTTP/1.1\r\nCookie: {cookie}\r\n"
                found += [ask.encode() + HEAD + b"\r\n"] * PER_PERSON
        return found

    async def _again(self, what: str, said: bytes) -> None:
        """Say that, then nothing, and read next to nothing; if the other side has enough, come again."""
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(*self.address, limit=1024)
                self.done[what] += 1
                try:
                    writer.write(said)
                    await writer.drain()
                    while True:
                        if not await reader.read(100):
                            break
                        await asyncio.sleep(1)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(1)

    async def _long_header(self) -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(*self.address)
                self.done["long header"] += 1
                try:
                    writer.write(b"GET /health HTTP/1.1\r\n" + HEAD + b"x: ")
                    for _ in range(40):
                        writer.write(MEGA)
                        await writer.drain()
                finally:
                    writer.transport.abort()
            await asyncio.sleep(1)


# -- who plays --------------------------------------------------------------------------------------------------------


async def waits(url: str, seconds: float) -> list[float]:
    """Seconds from each answer of a player to the word that it was accepted."""
    found: list[float] = []
    dice, until = random.Random(1), time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=url, timeout=60) as player:
        await player.get("/me")
        table = ""
        while time.monotonic() < until:
            seen = (await player.get(f"/tables/{table}")).json() if table else {}
            position = seen.get("position") or {}
            if not table or position.get("ended"):
                table = await _opened(player)
            elif position.get("offers"):
                choice = dice.choice(position["offers"])["id"]
                began = time.perf_counter()
                said: dict[str, Any] = {"do": choice, "at": position["version"]}
                (await player.post(f"/tables/{table}/do", json=said)).raise_for_status()
                found.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE_S)
    return found


async def _opened(player: httpx.AsyncClient) -> str:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "level-1"}] * 2]
    made = (await player.post("/tables", json={"game": "karibik", "seats": seats})).raise_for_status().json()
    (await player.post(f"/tables/{made['id']}/ready", json={"entropy": "00"})).raise_for_status()
    return str(made["id"])


def p95(found: list[float]) -> float:
    return sorted(found)[int(0.95 * len(found))]


def measure(seconds: float) -> None:
    with server() as url:
        quiet = asyncio.run(waits(url, QUIET_S))
        command = [sys.executable, __file__, "--rude", url, "--seconds", str(seconds)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as rude:
            assert rude.stdout is not None
            assert rude.stdout.readline() == "begun\n"
            loud = asyncio.run(waits(url, seconds))
            print(rude.stdout.readline(), end="")
    for name, found in (("quiet", quiet), ("under siege", loud)):
        print(f"{name}: p95 {1000 * p95(found):.1f} ms, most {1000 * max(found):.1f} ms, {len(found)} answers")
    if p95(loud) >= MOST_S or p95(loud) >= MOST_TIMES * p95(quiet):
        raise SystemExit(f"the p95 must be below {1000 * MOST_S:.0f} ms and {MOST_TIMES:g} times that in quiet")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--rude", metavar="URL", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    os.environ.setdefault("COTHON_LOG", "error")
    raise_file_limit()
    if asked.rude:
        asyncio.run(Rude(asked.rude).siege(asked.seconds))
    else:
        measure(asked.seconds)


if __name__ == "__main__":
    main()
