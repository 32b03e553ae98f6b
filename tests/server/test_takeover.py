"""Acceptance: the process to which fifty tables belong is killed; all of them go on elsewhere within seconds, and
nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import PLAYING
from cothon.server.storage.schema import tables
from kit.aftermath import check_all, read_steps
from kit.crowd import Crowd
from kit.variants import FULL
from server.test_kill import Hosts, check_logs, hosts, reached

TABLES, KILLS, SERIES = (50, 5, 5) if FULL else (12, 2, 1)  # a series of kills for each pair of hosts
WITHIN_S = 5.0
THINKING = 3  # at every third table a bot thinks: whoever lets it answer must be known to be gone


async def owned(storage: Storage, ids: set[str]) -> list[int]:
    """How many of these tables belong to each process, the most first."""
    count = func.count().label("count")
    mine = select(count).where(tables.c.id.in_(ids), tables.c.status == PLAYING).group_by(tables.c.owner)
    async with storage.reading() as conn:
        return sorted((await conn.execute(mine)).scalars(), reverse=True)


async def go_on(crowd: Crowd, before: dict[str, int]) -> float:
    """Seconds until every table has gone on, or its game is over."""
    began = time.monotonic()
    waiting = dict(before)
    while waiting:
        heard = [(s.table, s.version, s.over) for s in crowd.sitters]
        for table, version, over in heard:
            if table in waiting and (over or version > waiting[table]):
                del waiting[table]
        await asyncio.sleep(0.01)
    return time.monotonic() - began


def versions(crowd: Crowd) -> dict[str, int]:
    """Those of tables in play, as far as anybody has heard."""
    over = {s.table for s in crowd.sitters if s.over}
    newest: dict[str, int] = {}
    for s in crowd.sitters:
        if s.table not in over:
            newest[s.table] = max(newest.get(s.table, -1), s.version)
    return newest


async def round_of(
    running: Hosts, storage: Storage, victim: int, dice: random.Random
) -> tuple[Crowd, dict[str, str], float]:
    """Everybody plays at one server, which is killed on the way; then at the other one, to the end."""
    crowd = Crowd(running.ports, TABLES, all_at=victim, thinking=THINKING)
    await crowd.sit_down()
    took: list[float] = []

    async def kill_the_owner() -> None:
        await reached(crowd, "moves", dice.randrange(TABLES * 5, TABLES * 25))
        before = versions(crowd)
        assert (await owned(storage, set(before)))[0] >= 0.9 * len(before)
        running.kill(victim)
        took.append(await go_on(crowd, before))
        assert len(before) >= TABLES / 2, "too many games were over before the kill"

    async with asyncio.TaskGroup() as group:
        group.create_task(crowd.play())
        group.create_task(kill_the_owner())
    await crowd.say_again(every=20)
    records = await crowd.records()
    crowd.leave()
    return crowd, records, took[0]


@pytest.mark.parametrize("series", range(SERIES))
async def test_when_the_owner_of_many_tables_is_killed_all_go_on_within_seconds(
    fresh_postgres: Callable[[], str], tmp_path: Path, series: int
) -> None:
    dice = random.Random(series)
    url = fresh_postgres()
    storage = await Storage.open(url)
    took: list[float] = []
    async with hosts(tmp_path, 2, "--db", url.replace("+asyncpg", "")) as running:
        for kill in range(KILLS):
            await running.ready()
            crowd, records, seconds = await round_of(running, storage, kill % 2, dice)
            took.append(seconds)
            print(
                f"series {series + 1}, kill {kill + 1}: all {TABLES} tables went on within {seconds:.2f} s", flush=True
            )
            steps = await read_steps(url)
            check_all(crowd, records, {table: steps[table] for table in records})
    await storage.close()
    check_logs(running)
    assert running.kills == KILLS
    if FULL:  # on a machine that does nothing else; beside other tests it says nothing
        assert max(took) <= WITHIN_S
