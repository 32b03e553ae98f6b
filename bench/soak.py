"""Does the server stay small? Many tables without a pause, and its resident memory meanwhile.

    python bench/soak.py --minutes 30        what `make soak` does
    python bench/soak.py --minutes 5 --tables 30 --json

The server is a process of its own on a fresh SQLite file. At each table somebody answers at random against bots that do
not think; when a game is over the next one begins at a new table, and somebody looks back at the old
one. The first tenth of the time is not counted: what is loaded once is loaded. It fails (status 1) if memory in the
last third is, on average, more than a tenth above that of the first third.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from typing import Any

import httpx
import psutil

from cothon.games import names

EVERY_S = 1.0  # a look at memory
MOST = 1.10  # times the memory of the first third


@contextmanager
def server(folder: str) -> Iterator[tuple[str, psutil.Process]]:
    free = {"COTHON_RATE": "0", "COTHON_GUESTS_PER_HOUR": "0", "COTHON_TABLES_PER_GUEST": "1000", "COTHON_LOG": "error"}
    command = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **free}, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://[\w.:]+", process.stdout.readline())
        assert found is not None, "the server did not start: try `cothon serve` and see what it says"
        yield found[0], psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()


class Player:
    """One person, who plays one game after the other."""

    def __init__(self, client: httpx.AsyncClient, number: int) -> None:
        self.client = client
        self.games = 0
        self.answers = 0
        self._dice = random.Random(number)
        self._game = names()[number % len(names())]

    async def play(self, until: float) -> None:
        await self.client.get("/me")
        while time.monotonic() < until:
            table = await self._open()
            await self._through(table, until)
            await self.client.get(f"/tables/{table}/replay", params={"at": 10, "seat": "all"})
            self.games += 1

    async def _open(self) -> str:
        seats: list[dict[str, str]] = [{"kind": "me"}, *[{"kind": "bot", "bot": "level-1"}] * 2]
        made = await self._post("/tables", {"game": self._game, "seats": seats})
        await self._post(f"/tables/{made['id']}/ready", {"entropy": "00"})
        return str(made["id"])

    async def _through(self, table: str, until: float) -> None:
        """A stream, as browsers have it, tells what can be answered."""
        async with self.client.stream("GET", f"/tables/{table}/stream") as stream:
            async for line in stream.aiter_lines():
                if not line.startswith('data: {"'):
                    continue
                told = json.loads(line[6:])
                position = told.get("position") or told
                if position.get("ended") or time.monotonic() > until:
                    return
                if offers := position.get("offers"):
                    choice = self._dice.choice(offers)["id"]
                    await self._post(f"/tables/{table}/do", {"do": choice, "at": position["version"]}, answers=True)

    async def _post(self, path: str, body: dict[str, Any], answers: bool = False) -> Any:
        answer = await self.client.post(path, json=body)
        if not answer.is_success and not (answers and answer.status_code == 409):
            raise SystemExit(f"{path}: {answer.status_code} {answer.text}")
        self.answers += answers
        return answer.json()


async def soak(url: str, process: psutil.Process, minutes: float, tables: int) -> tuple[list[float], list[Player]]:
    """Megabytes, second by second, and who has played."""
    until = time.monotonic() + 60 * minutes
    clients = [httpx.AsyncClient(base_url=url, timeout=60) for _ in range(tables)]
    people = [Player(client, number) for number, client in enumerate(clients)]
    playing = [asyncio.create_task(someone.play(until)) for someone in people]
    found = []
    while time.monotonic() < until:
        await asyncio.sleep(EVERY_S)
        found.append(process.memory_info().rss / 1e6)
        for task in playing:
            if task.done():
                task.result()
    await asyncio.gather(*playing)
    for client in clients:
        await client.aclose()
    return found, people


def figures(found: list[float], people: list[Player], database: int) -> dict[str, Any]:
    counted = found[len(found) // 10 :]
    third = max(1, len(counted) // 3)
    first, last = mean(counted[:third]), mean(counted[-third:])
    games = sum(someone.games for someone in people)
    return {
        "seconds": len(found),
        "games": games,
        "answers": sum(someone.answers for someone in people),
        "first_third_mb": round(first, 1),
        "last_third_mb": round(last, 1),
        "times": round(last / first, 3),
        "most_mb": round(max(found), 1),
        "database_kb_per_game": round(database / 1000 / max(1, games), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cothon-soak-") as folder, server(folder) as (url, process):
        found, people = asyncio.run(soak(url, process, asked.minutes, asked.tables))
        size = sum(path.stat().st_size for path in Path(folder).glob("cothon.db*"))
    told = figures(found, people, size)
    if asked.json:
        print(json.dumps(told))
    else:
        print("\n".join(f"{name:22} {value}" for name, value in told.items()))
    if told["times"] > MOST:
        raise SystemExit(f"memory grew to {told['times']} times the first third; at most {MOST} is allowed")


if __name__ == "__main__":
    main()
