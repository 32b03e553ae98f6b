"""Memory: tables that nobody uses leave it, and of finished ones hardly anything stays."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import subprocess
import sys
import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import psutil
import pytest

from cothon.games import names
from cothon.server import memory, streams
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.settings import Settings
from cothon.server.streams import Stream
from kit.finished import begun, bots, played
from kit.patience import wait_until
from kit.served import Served, serving
from kit.variants import FULL
from server.serving import serving as started

pytestmark = pytest.mark.anyio
NAME = names()[0]
ROOT = Path(__file__).parents[2]


@pytest.fixture
async def served(db_url: str) -> AsyncIterator[Served]:
    async with serving(Settings(db=db_url, rate=0, tables_in_memory=3)) as running:
        yield running


async def test_the_table_that_was_not_used_for_longest_makes_room(served: Served) -> None:
    ada, house = await served.person(), served.parts.house
    made = [await begun([ada], NAME) for _ in range(3)]
    assert list(house.tables) == made
    await ada.seen(made[0])
    made.append(await begun([ada], NAME))
    assert list(house.tables) == [made[2], made[0], made[3]]
    assert (await ada.seen(made[1]))["table"]["status"] == "playing"  # read again


async def test_a_table_that_somebody_uses_stays(served: Served) -> None:
    ada, house = await served.person(), served.parts.house
    listened, held = await begun([ada], NAME), await begun([ada], NAME)
    async with ada.stream(listened) as stream, house.holding(held) as live:
        await stream.next("table")
        waiting = asyncio.create_task(_hold(house, held))
        others = []
        for _ in range(4):
            others.append(await begun([ada], NAME))
            await wait_until_unused(house, others[-1])
        assert {listened, held} <= set(house.tables)
        assert len(house.tables) == 3
        assert house.tables[held] is live
        assert live.held == 2
    await waiting
    assert live.held == 0
    await wait_until_unused(house)
    more = [await begun([ada], NAME) for _ in range(3)]
    assert list(house.tables) == more
    assert others


async def _hold(house: House, table: str) -> None:
    async with house.holding(table):
        await asyncio.sleep(0)


async def wait_until_unused(house: House, *ids: str) -> None:
    """These tables, or all."""
    while any(live.busy for id, live in house.tables.items() if not ids or id in ids):
        await asyncio.sleep(0.01)


async def test_of_finished_tables_few_matches_stay(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MATCHES", 1)
    ada, house = await served.person(), served.parts.house
    first, second = await played([ada], NAME), await played([ada], NAME)
    await ada.seen(first)
    await ada.seen(second)
    await wait_until_unused(house)
    assert [house.tables[t].match is not None for t in (first, second)] == [False, True]
    replayed = await ada.get(f"/tables/{first}/replay", params={"at": 3})
    assert replayed.json()["version"] == 3
    assert [house.tables[t].match is not None for t in (first, second)] == [True, False]
    going_on = await begun([ada], NAME)
    await wait_until_unused(house)
    house.tables.tidy(house.now() + memory.LOOKED_AT_MS + 1)
    assert list(house.tables) == [going_on]
    house.tables.tidy(house.now() + memory.IDLE_MS + 1)
    assert not house.tables


async def test_who_listens_to_a_finished_table_keeps_its_match(served: Served) -> None:
    ada, house = await served.person(), served.parts.house
    table = await played([ada], NAME)
    async with ada.stream(table) as stream:
        await stream.next("table")
        house.tables.tidy(house.now() + memory.IDLE_MS + 1)
        assert house.tables[table].match is not None
        await ada.done(f"/tables/{table}/chat", {"text": "well played"})
        assert (await stream.next("chat"))[1]["text"] == "well played"


async def test_a_table_that_left_the_memory_is_freed_at_once(served: Served) -> None:
    """Python looks for circles of references seldom, and a game is large."""
    ada, house = await served.person(), served.parts.house
    table = await played([ada], NAME)
    async with ada.stream(table) as stream:
        await stream.next("table")
    await wait_until_unused(house)
    left = weakref.ref(house.tables[table])
    gc.disable()
    try:
        house.tables.tidy(house.now() + memory.IDLE_MS + 1)
        assert left() is None
    finally:
        gc.enable()


def test_what_waits_for_a_slow_reader_is_bounded_in_bytes() -> None:
    stream = Stream(Who("p", "Ada", True), None)
    half = b"x" * (streams.MOST_BYTES // 2)
    stream.send(half)
    stream.send(half)
    assert not stream.behind
    for _ in range(1000):
        stream.send(half)
    assert stream.behind
    assert sum(map(len, stream._frames)) <= streams.MOST_BYTES
    stream.drop()
    huge = b"x" * (2 * streams.MOST_BYTES)
    stream.send(huge)  # alone it passes, however large it is
    assert not stream.behind
    assert list(stream._frames) == [huge]


TABLES, MEGABYTES = (5000 if FULL else 500), 100


def test_looking_at_many_finished_tables_costs_little_memory(tmp_path: Path) -> None:
    """With a whole table each it would be some 250 MB already for 500 of them."""
    with started(tmp_path, COTHON_RATE="0") as server, server.client() as c:
        c.get("/me")
        made = c.post("/tables", json={"game": "porto", "seats": bots("porto", 0)}).json()["id"]
        wait_until(lambda: c.get(f"/tables/{made}").json()["table"]["status"] == "finished")
        cookies = c.cookies
    copies = copied(tmp_path / "data" / "cothon.db", made, TABLES)
    with started(tmp_path, COTHON_RATE="0") as server, server.client() as c:
        c.cookies = cookies
        for table in copies[:50]:  # what is loaded once is loaded
            assert c.get(f"/tables/{table}").json()["table"]["status"] == "finished"
        process = psutil.Process(server.process.pid)
        before = process.memory_info().rss
        for table in copies[50:]:
            assert c.get(f"/tables/{table}").status_code == 200
        more = (process.memory_info().rss - before) / 1e6
    assert len(copies) == TABLES
    assert more <= MEGABYTES, f"{more:.0f} MB more"


def copied(path: Path, table: str, number: int) -> list[str]:
    """So many copies of a table, written past the server, which does not run."""
    made = [f"copy{n}" for n in range(number)]
    with sqlite3.connect(path) as db:
        for part, key in (("tables", "id"), ("seats", "table_id"), ("steps", "table_id")):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({part})")]
            listed = ", ".join(f'"{name}"' for name in names)
            taken = ", ".join("?" if name == key else f'"{name}"' for name in names)
            copy = f"INSERT INTO {part} ({listed}) SELECT {taken} FROM {part} WHERE {key} = ?"
            db.executemany(copy, [(new, table) for new in made])
    return made


@pytest.mark.skipif(not FULL, reason="it takes five minutes")
def test_memory_stays_flat_while_thirty_tables_play_without_a_pause() -> None:
    """A share of `make soak`, which takes half an hour."""
    command = [sys.executable, str(ROOT / "bench" / "soak.py"), "--minutes", "5", "--json"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    told = json.loads(run.stdout)
    assert told["games"] >= 100
    assert told["times"] <= 1.1, told
    assert run.returncode == 0, run.stderr
