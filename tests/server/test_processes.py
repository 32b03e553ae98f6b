"""What is in the memory of a process is never taken for the truth: notes get lost, others are faster, backups are
restored, and the database fails at the worst moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from cothon.games import names
from cothon.server import backup
from cothon.server.errors import Unavailable
from cothon.server.settings import Settings
from cothon.server.signals import Signal
from kit.aftermath import check_steps, read_steps
from kit.finished import begun
from kit.patience import PATIENCE_S
from kit.seated import answer, asked
from kit.served import Person, Served, finish, serving

GAME = names()[0]


@pytest.fixture
async def pair(fresh_postgres: Callable[[], str]) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers on one database."""
    settings = Settings(db=fresh_postgres(), rate=0, bot_ms=50)
    async with serving(settings) as first, serving(settings) as second:
        yield first, second


def at(other: Served, someone: Person) -> Person:
    """The same person, at another server."""
    client = httpx.AsyncClient(base_url=other.url, timeout=PATIENCE_S, cookies=someone.client.cookies)
    same = Person(client)
    other._people.append(same)
    return same


def deafen(served: Served) -> None:
    """The notes of other processes no longer reach this one."""
    served.parts.house.fanout.on_news = Signal()


class Pause:
    """Who comes to read the database gets what he asked for, but only when `go` is set; or not at all.

    What the house reads by itself now and then is not held up: it would be mistaken for who comes.
    """

    def __init__(self, served: Served, monkeypatch: pytest.MonkeyPatch, fails: int = 0) -> None:
        self.go = asyncio.Event()
        self.read = asyncio.Event()  # somebody has read, and waits
        parts = served.parts
        real = parts.storage.reading

        @asynccontextmanager
        async def reading() -> AsyncIterator[Any]:
            nonlocal fails
            async with real() as connection:
                yield connection
            if asyncio.current_task() in (parts.sweeper._task, parts.lobby._telling):
                return
            self.read.set()
            await self.go.wait()
            if fails:
                fails -= 1
                raise Unavailable("database")

        monkeypatch.setattr(parts.storage, "reading", reading)


async def version(someone: Person, table: str) -> int:
    return int((await someone.seen(table))["position"]["version"])


# -- notes ----------------------------------------------------------------------------------------------------------


def statements(served: Served) -> list[str]:
    """What this server asks of tables and steps from now on."""
    found: list[str] = []

    def heard(_connection: Any, _cursor: Any, said: str, *_more: Any) -> None:
        if "FROM steps" in said or "FROM seats" in said:  # the sweeper looks at other things
            found.append(said)

    event.listen(served.parts.storage._writers.sync_engine, "before_cursor_execute", heard)
    return found


async def test_the_steps_of_another_process_are_followed_without_asking_the_database(
    pair: tuple[Served, Served],
) -> None:
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    async with at(second, ada).stream(table) as listening:
        for _ in range(3):  # until the two know each other
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
            _, step, _ = await listening.next("step")
        told = statements(second)
        for _ in range(5):
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
            while step["version"] < await version(ada, table):
                _, step, _ = await listening.next("step")
    assert told == []


async def test_a_note_that_comes_while_a_table_is_read_is_not_forgotten(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    before = await version(ada, table)
    deafen(second)  # lest the note come once more, later
    pause = Pause(second, monkeypatch)
    looking = asyncio.create_task(second.parts.house.find(table))
    await pause.read.wait()  # what it has read is old in a moment
    someone, _ = await asked([ada, bela], table)
    await answer(someone, table)
    await second.parts.news.heard({"from": "the first", "table": table})
    pause.go.set()
    await looking
    assert await version(at(second, ada), table) == await version(ada, table) > before


async def test_a_note_that_comes_while_a_table_is_read_again_is_not_forgotten(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    there = at(second, ada)
    before = await version(there, table)
    deafen(second)
    live = second.parts.house.tables[table]
    live.stale = True
    pause = Pause(second, monkeypatch)
    looking = asyncio.create_task(there.seen(table))
    await pause.read.wait()
    someone, _ = await asked([ada, bela], table)
    await answer(someone, table)
    second.parts.house.changed_elsewhere(table)
    pause.go.set()
    await looking
    assert await version(there, table) == await version(ada, table) > before


async def test_what_a_process_did_that_was_killed_before_it_told_is_seen(pair: tuple[Served, Served]) -> None:
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    there = at(second, ada)
    before = await version(there, table)
    deafen(second)
    someone, _ = await asked([ada, bela], table)
    await answer(someone, table)
    after = await version(ada, table)
    assert after > before
    async with asyncio.timeout(PATIENCE_S):
        while await version(there, table) != after:  # nobody listens there: it only looks now and then
            await asyncio.sleep(0.05)


async def test_who_comes_with_a_mark_from_another_process_goes_on_from_there(pair: tuple[Served, Served]) -> None:
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    there = at(second, ada)
    before = await version(there, table)
    deafen(second)
    async with ada.stream(table) as listening:
        await listening.next("table")
        someone, _ = await asked([ada, bela], table)
        await answer(someone, table)
        _, step, mark = await listening.next("step")
    assert step["version"] > before
    async with there.stream(table, mark) as listening:
        name, info, _ = await listening.next()
        assert (name, info["version"]) == ("info", step["version"])


async def test_who_was_away_when_the_stream_was_cut_is_asked_when_it_goes_on(db_url: str) -> None:
    async with serving(Settings(db=db_url, rate=0)) as served:
        served.parts.house.on_bot_turn = Signal()  # the bot that stands in is not quick enough
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], GAME)
        someone, look = await asked([ada, bela], table)
        async with someone.stream(table) as listening:
            await listening.next("table")
            await someone.done(f"/tables/{table}/leave")
            _, whole, mark = await listening.next("table")
            assert whole["position"]["offers"] == []
        await someone.done(f"/tables/{table}/return")
        async with someone.stream(table, mark) as listening:
            heard = [await listening.next()]
            while heard[-1][0] != "presence":
                heard.append(await listening.next())
        assert [name for name, _, _ in heard] == ["info", "table", "presence"]
        assert heard[1][1]["position"] == look["position"]


# -- a database that fails --------------------------------------------------------------------------------------------


async def test_a_table_is_in_memory_once_whoever_read_it_first(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else some would listen to a table at which nobody plays."""
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    house = second.parts.house
    pause = Pause(second, monkeypatch, fails=1)
    early = [asyncio.create_task(house.find(table)) for _ in range(2)]
    await pause.read.wait()
    pause.go.set()
    with pytest.raises(Unavailable):
        await early[0]
    late = await house.find(table)  # while the other one tries again
    assert late is await early[1]
    assert late is house.tables[table]


# -- a backup is restored --------------------------------------------------------------------------------------------


async def test_nobody_goes_on_from_what_was_before_a_restore(db_url: str, tmp_path: Path) -> None:
    """Not even who had already come in and waited for his turn at the table."""
    async with serving(Settings(db=db_url, rate=0)) as served:
        parts = served.parts
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], GAME)
        someone, _ = await asked([ada, bela], table)
        await answer(someone, table)
        await backup.back_up(parts.storage, tmp_path / "kept", lambda done, of: None)
        kept = await version(ada, table)
        for _ in range(3):
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
        someone, look = await asked([ada, bela], table)
        position = look["position"]
        async with AsyncExitStack() as busy:
            await busy.enter_async_context(parts.house.tables[table].lock)
            waiting = asyncio.create_task(someone.do(table, position["offers"][0]["id"], position["version"]))
            await asyncio.sleep(0.2)
            await backup.restore(parts.storage, tmp_path / "kept", True, lambda done, of: None)
            parts.house.invalidate_all(await parts.house.ledger.read_epoch())
        refused = await waiting
        assert (refused.status_code, refused.json()["error"]) == (409, "stale")
        assert await version(ada, table) == kept
        await finish([ada, bela], table)
        record = parts.house.tables[table].match.record()  # type: ignore[union-attr]
    check_steps((await read_steps(db_url))[table], record)


async def test_who_listens_while_a_backup_is_restored_is_sent_away_and_begins_anew(db_url: str, tmp_path: Path) -> None:
    """The mark of a version that was undone must not be believed when the game has gone on past it."""
    async with serving(Settings(db=db_url, rate=0)) as served:
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], GAME)
        await backup.back_up(served.parts.storage, tmp_path / "kept", lambda done, of: None)
        async with ada.stream(table) as listening:
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
            await listening.next("step")
            await backup.restore(served.parts.storage, tmp_path / "kept", True, lambda done, of: None)
            _, said, mark = await listening.next("bye")
        assert said["why"] == "the server was restored from a backup"
        assert listening.raw[-4:] == ["id: ", "event: bye", listening.raw[-2], ""]  # this empties what a client has
        async with ada.stream(table, mark) as listening:
            assert (await listening.next())[0] == "table"


async def test_a_step_on_its_way_to_the_disk_is_not_put_into_a_restored_database(db_url: str, tmp_path: Path) -> None:
    async with serving(Settings(db=db_url, rate=0)) as served:
        parts = served.parts
        ada, bela = await served.person(), await served.person()
        table = await begun([ada, bela], GAME)
        await backup.back_up(parts.storage, tmp_path / "kept", lambda done, of: None)
        kept = await version(ada, table)
        for _ in range(3):
            someone, _ = await asked([ada, bela], table)
            await answer(someone, table)
        someone, look = await asked([ada, bela], table)
        position = look["position"]
        # It is given to the ledger before anybody knows of the restore, and written after that.
        ledger = parts.house.ledger
        writing = ledger._write_batch
        held = asyncio.Event()

        async def hold(batch: Any) -> None:
            await held.wait()
            await writing(batch)

        ledger._write_batch = hold  # type: ignore[method-assign]
        doing = asyncio.create_task(someone.do(table, position["offers"][0]["id"], position["version"]))
        while not ledger._writing:
            await asyncio.sleep(0.01)
        await backup.restore(parts.storage, tmp_path / "kept", True, lambda done, of: None)
        parts.house.invalidate_all(await ledger.read_epoch())
        held.set()
        assert (await doing).status_code == 503
        assert await version(ada, table) == kept
        await finish([ada, bela], table)
        record = parts.house.tables[table].match.record()  # type: ignore[union-attr]
    check_steps((await read_steps(db_url))[table], record)


async def test_a_step_is_told_in_brief_where_nobody_is_known_to_follow(
    pair: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who listens there is heard of; and whoever was not heard of says so, and has missed nothing."""
    first, second = pair
    ada, bela = await first.person(), await first.person()
    table = await begun([ada, bela], GAME)
    house = first.parts.house
    told: list[str] = []
    tell = house.fanout.tell

    def noted(**news: Any) -> None:
        told.extend(kind for kind in ("step", "brief") if kind in news)
        tell(**news)

    monkeypatch.setattr(house.fanout, "tell", noted)

    async def go_on() -> int:
        someone, _ = await asked([ada, bela], table)
        await answer(someone, table)
        return await version(ada, table)

    await go_on()
    assert set(told) == {"brief"}
    async with at(second, ada).stream(table) as listening:
        await listening.next("table")
        for lost in (False, True):
            live = house.tables[table]
            async with asyncio.timeout(PATIENCE_S):
                while not live.elsewhere:
                    await asyncio.sleep(0.02)
            if lost:
                live.elsewhere.clear()  # as if the note that somebody listens had got lost
            told.clear()
            now = await go_on()
            assert set(told) == {"brief" if lost else "step"}
            step: Any = {"version": -1}
            while step["version"] < now:
                _, step, _ = await listening.next("step")
        async with asyncio.timeout(PATIENCE_S):
            while not live.elsewhere:
                await asyncio.sleep(0.02)
