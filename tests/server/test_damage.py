"""A database that is full, can only be read, or is damaged: everybody is told, and nothing more is spoilt."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import psutil
import pytest
from sqlalchemy import select, text

from cothon.games import names
from cothon.server import readiness
from cothon.server.errors import Unavailable
from cothon.server.health_check import DAMAGED, HealthCheck
from cothon.server.readiness import Readiness
from cothon.server.storage import engine, schema
from cothon.server.storage.engine import Storage
from cothon.server.workers import Pool, WorkerFailed
from kit.patience import PATIENCE_S, wait_until
from server.conftest import postgres_connection
from server.serving import Serving, serving

pytestmark = pytest.mark.anyio
ONLY_READ = "PRAGMA query_only=ON"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}"


def prepared(monkeypatch: pytest.MonkeyPatch, pragma: str) -> None:
    """Connections to SQLite that are made from now on are under this pragma, too."""
    before = engine._prepare_sqlite

    def prepare(connection: Any, record: object) -> None:
        before(connection, record)
        connection.cursor().execute(pragma)

    monkeypatch.setattr(engine, "_prepare_sqlite", prepare)


async def note(storage: Storage, value: str) -> None:
    async with storage.writing() as connection:
        await storage.set_value(connection, "note", value)


async def noted(storage: Storage) -> list[str]:
    async with storage.reading() as connection:
        return list((await connection.execute(select(schema.house.c.value))).scalars())


CANNOT_WRITE = [
    (ONLY_READ, "database-read-only", "can only be read (attempt to write a readonly database)"),
    ("PRAGMA max_page_count=1", "database-full", "cannot be written (database or disk is full)"),
]


@pytest.mark.parametrize(("pragma", "problem", "words"), CANNOT_WRITE)
async def test_a_file_that_cannot_be_written_is_told_while_it_runs(
    sqlite_url: str, pragma: str, problem: str, words: str
) -> None:
    storage = await Storage.open(sqlite_url)
    await note(storage, "kept")
    async with storage.writing() as connection:
        await connection.exec_driver_sql(pragma)
    with pytest.raises(Unavailable) as e:
        await note(storage, "x" * 200_000)
    assert e.value.problem == problem
    assert await noted(storage) == ["kept"]
    assert not storage.damaged
    await storage.close()


@pytest.mark.parametrize(("pragma", "problem", "words"), CANNOT_WRITE)
async def test_a_file_that_cannot_be_written_is_told_at_the_start(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, pragma: str, problem: str, words: str
) -> None:
    prepared(monkeypatch, pragma)
    with pytest.raises(Unavailable, match=r"cothon\.db") as e:
        await Storage.open(sqlite_url)
    assert words in e.value.words


async def test_a_postgres_that_can_only_be_read_is_told(fresh_postgres: Callable[[], str]) -> None:
    url = fresh_postgres()
    storage = await Storage.open(url)
    await note(storage, "kept")
    bare = await postgres_connection(url)
    name = await bare.fetchval("SELECT current_database()")
    await bare.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    await bare.close()
    await storage.close()
    storage = await Storage.open(url)
    with pytest.raises(Unavailable) as e:
        await note(storage, "lost")
    assert e.value.problem == "database-read-only"
    assert await noted(storage) == ["kept"]
    await storage.close()


def spoil(path: Path, table: str) -> None:
    """Overwrite the first page of a table: what a broken disk may do."""
    with sqlite3.connect(path) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\x5a" * 4096)


async def test_a_damaged_file_is_told_once_and_not_written_any_more(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage = await Storage.open(sqlite_url)
    await note(storage, "kept")
    await storage.close()
    spoil(tmp_path / "cothon.db", "chat")
    before = (tmp_path / "cothon.db").read_bytes()
    storage = await Storage.open(sqlite_url)
    for _ in range(3):
        with pytest.raises(Unavailable) as e:
            async with storage.reading() as connection:
                await connection.execute(select(schema.chat))
        assert e.value.problem == "database-damaged"
        with pytest.raises(Unavailable) as e:
            await note(storage, "more")
        assert e.value.problem == "database-damaged"
    assert await noted(storage) == ["kept"]  # what is whole can be read
    assert (await HealthCheck(storage, every=0).ask()).reason == DAMAGED
    await storage.close()
    assert (tmp_path / "cothon.db").read_bytes() == before
    assert [r.levelname for r in caplog.records if "is damaged" in r.message] == ["ERROR"]
    assert "restore a backup with `cothon restore`" in caplog.text


async def test_a_file_that_is_damaged_at_the_start_is_named(sqlite_url: str, tmp_path: Path) -> None:
    await (await Storage.open(sqlite_url)).close()
    spoil(tmp_path / "cothon.db", "alembic_version")
    with pytest.raises(Unavailable, match=r"cothon\.db is damaged \(.*malformed\).*cothon restore"):
        await Storage.open(sqlite_url)


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is that of a Unix shell")
def test_a_server_that_starts_on_a_full_disk_says_so_in_one_line(tmp_path: Path) -> None:
    full = ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh"]
    server = Serving(tmp_path, before=full)
    assert server.end() != 0
    told = server.said + server.errors
    assert "cannot be written" in told
    assert "if its disk is full, make room first" in " ".join(told.split())
    assert "Traceback" not in told


@pytest.mark.skipif(sys.platform != "linux", reason="the limit on another process is that of Linux")
def test_who_plays_on_a_full_disk_is_told_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.client() as c:
        c.get("/me")
        wanted = {"game": names()[0], "seats": [{"kind": "me"}, {"kind": "open"}]}
        process = psutil.Process(server.process.pid)
        process.rlimit(psutil.RLIMIT_FSIZE, (4096, psutil.RLIM_INFINITY))
        answer = c.post("/tables", json=wanted)
        assert (answer.status_code, answer.json()["problem"]["key"]) == (503, "database-full")
        process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))
        assert c.post("/tables", json=wanted).status_code == 201
        assert len(c.get("/me/tables").json()["tables"]) == 1


# -- ready ----------------------------------------------------------------------------------------------------------


def test_a_server_is_ready_once_its_bots_answer_and_not_without_room(tmp_path: Path) -> None:
    well = {"ready": True, "database": True, "disk": True, "bots": True, "reason": ""}
    with serving(tmp_path) as server, server.client() as c:
        wait_until(lambda: c.get("/ready").status_code == 200)
        assert c.get("/ready").json() == well
    with serving(tmp_path, COTHON_DISK_MB="1000000000") as server, server.client() as c:
        wait_until(lambda: c.get("/ready").json()["bots"])
        answer = c.get("/ready")
        assert answer.status_code == 503
        assert answer.json() == {**well, "ready": False, "disk": False, "reason": readiness.NO_ROOM}
        assert c.get("/health").status_code == 200  # it lives
        wait_until(lambda: [line for line in server.log if "not ready" in line["message"]])


class Deaf:
    async def choose(self, *_: object) -> int:
        raise WorkerFailed("in-words", words="nobody is there")


async def test_what_is_missing_is_named(storage: Storage) -> None:
    pool = Pool(1, start_s=PATIENCE_S)
    try:
        await pool.warm()
        ready = Readiness(HealthCheck(storage, every=0), storage, pool, 0, every=0)
        assert (await ready.ask()).ready
        async with storage.writing() as connection:
            await connection.execute(text("DROP TABLE chat"))
        found = await ready.ask()
        assert (found.ready, found.database, found.bots) == (False, False, True)
        assert "chat missing" in found.reason
    finally:
        await pool.close()
    deaf: Any = Deaf()
    found = await Readiness(HealthCheck(storage, every=0), storage, deaf, 0).ask()
    assert (found.bots, found.reason.endswith(readiness.NO_BOTS)) == (False, True)


async def test_however_many_ask_bots_are_asked_once(storage: Storage) -> None:
    asked = 0

    async def choose(*_: object) -> int:
        nonlocal asked
        asked += 1
        return 0

    pool: Any = SimpleNamespace(choose=choose)
    ready = Readiness(HealthCheck(storage), storage, pool, 0, every=3600)
    assert {(await ready.ask()).ready for _ in range(20)} == {True}
    assert asked == 1
