"""The database: opening and migrating it, and the two ways in, `reading` and `writing`.

SQLite has one connection that writes and a few that read; PostgreSQL has a pool. A database that fails comes out as
`Unavailable`; what a caller did wrong (a key that is taken) comes out as it is.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import event, exc, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cothon.core.errors import BadInput
from cothon.server.errors import Malformed, Unavailable
from cothon.server.signals import Signal
from cothon.server.storage import schema
from cothon.server.storage.failures import AT_START, DAMAGED, NUL_CHARACTER, SILENT, at_start, failure, reason, state
from cothon.server.storage.migrate import check, migrate
from cothon.server.storage.sqlite import Connection as SqliteConnection

BUSY = 10.0  # seconds a writer waits for another process
READERS = 4  # connections of SQLite that read
CACHE_KB = 4000  # of each connection of SQLite; the system keeps the file in its memory anyway
CONNECTIONS = 16  # of PostgreSQL, for each server process
PATIENCE = 10.0  # seconds for a connection, or a free place in the pool
COMMAND = 30.0  # seconds for one statement on PostgreSQL: after that the line is taken for dead

_CONNECTION: dict[str, Any] = {
    "timeout": PATIENCE,
    "command_timeout": COMMAND,
    "server_settings": {"application_name": "cothon", "jit": "off"},
}

_log = logging.getLogger("cothon.storage")
T = TypeVar("T")


class Storage:
    """Give out by `open`; one for each process. `on_failure` is sent whenever the database let somebody down."""

    def __init__(self, url: URL, readers: AsyncEngine, writers: AsyncEngine) -> None:
        self.url = url
        self.sqlite = url.get_backend_name() == "sqlite"
        self.on_failure: Signal[[], None] = Signal()
        self.damaged = False  # it was seen to be: nothing is written any more, so that nothing more is spoilt
        self._readers = readers
        self._writers = writers
        self._line: asyncpg.Connection | None = None
        self._turn = asyncio.Lock()  # SQLite: one writer at a time, in the order of asking

    @classmethod
    async def open(cls, url: str, as_it_is: bool = False) -> Storage:
        """Connect, and bring the schema up to date; BadInput or Unavailable says what is wrong with the database.

        as_it_is  make nothing and migrate nothing: a database that is not there, or has another schema, is refused
        """
        parsed = parse(url, as_it_is)
        storage = cls(parsed, *_engines(parsed))
        try:
            await (check if as_it_is else migrate)(storage._writers)
        except AT_START as e:
            await storage.close()
            raise Unavailable("in-words", words=f"the database {_shown(parsed)} {at_start(e)}") from e
        except BaseException:
            await storage.close()
            raise
        return storage

    async def close(self) -> None:
        if self._line is not None:
            self._line.terminate()
        await self._readers.dispose()
        await self._writers.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A consistent look at everything; nothing can be changed by it."""
        async with self._errors_told(self._readers.connect()) as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: kept whole at the end, or undone by an exception."""
        if self.damaged:
            raise Unavailable(DAMAGED, seconds=60)
        if not self.sqlite:
            async with self._errors_told(self._writers.begin(), writes=True) as connection:
                yield connection
            return
        async with self._turn, self._errors_told(self._writers.begin(), writes=True) as connection:
            yield connection

    async def at_once(self, text: str, parameters: Sequence[object]) -> Sequence[Any]:
        """The row that a statement gives which is a transaction of its own (PostgreSQL). It has a line to itself, past
        SQLAlchemy: to lend one from the pool costs more than the statement. One at a time."""
        async with self._errors_told(self._own_line(), writes=True) as line:
            found: Sequence[Any] = await line.fetchrow(text, *parameters)
            return found

    @asynccontextmanager
    async def _own_line(self) -> AsyncIterator[asyncpg.Connection]:
        if self._line is None or self._line.is_closed():
            dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self._line = await asyncpg.connect(dsn, **_CONNECTION)
        try:
            yield self._line
        except (TimeoutError, asyncio.CancelledError):
            self._line.terminate()  # nobody knows what it is doing
            raise

    @asynccontextmanager
    async def _errors_told(self, connecting: AbstractAsyncContextManager[T], writes: bool = False) -> AsyncIterator[T]:
        """What goes wrong with the database, in our words."""
        connected = False
        try:
            async with connecting as connection:
                connected = True
                yield connection
        except Exception as e:
            if problem := failure(e, connected, writes):
                raise self._failed(e, problem) from e
            if state(e) == NUL_CHARACTER:
                raise Malformed("character-zero") from e
            raise

    async def get_or_create(self, name: str, make: Callable[[], str]) -> str:
        """A value of the house, made at the first asking; all processes get the same one."""
        ask = select(schema.house.c.value).where(schema.house.c.name == name)
        async with self.reading() as connection:
            found = (await connection.execute(ask)).scalar()
        if found is not None:
            return str(found)
        insert = sqlite_dialect.insert if self.sqlite else postgresql.insert
        async with self.writing() as connection:
            await connection.execute(insert(schema.house).values(name=name, value=make()).on_conflict_do_nothing())
            return str((await connection.execute(ask)).scalar_one())

    async def set_value(self, connection: AsyncConnection, name: str, value: str) -> None:
        """Set a value of the house, new or not, within a transaction."""
        insert = sqlite_dialect.insert if self.sqlite else postgresql.insert
        wanted = insert(schema.house).values(name=name, value=value)
        await connection.execute(wanted.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

    def _failed(self, e: Exception, problem: str) -> Unavailable:
        if problem != DAMAGED:
            _log.warning("the database failed: %s", reason(e))
        elif not self.damaged:
            self.damaged = True
            _log.error("the database %s %s; until then nothing is written", _shown(self.url), at_start(e))
        self.on_failure.send()
        return Unavailable(problem, seconds=1 if problem == SILENT else 60)


def parse(url: str, as_it_is: bool) -> URL:
    """BadInput if there can be no such database. The file of SQLite is made, unless it is wanted `as_it_is`."""
    try:
        parsed = make_url(url)
    except exc.ArgumentError as e:
        raise BadInput("db: not a database URL; give sqlite:///FILE or postgresql://USER@HOST/NAME") from e
    if parsed.get_backend_name() != "sqlite":
        return parsed
    if not parsed.database or parsed.database == ":memory:":
        raise BadInput("db: SQLite needs a file; give sqlite:///FILE")
    _make_file(Path(parsed.database), as_it_is)
    return parsed


def _make_file(path: Path, as_it_is: bool) -> None:
    """The file and its folder, for nobody else to read: there are secrets in it."""
    if as_it_is:
        if not path.exists():
            raise BadInput(f"there is no database {path}; give the right one with --data or --db")
        return
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as e:
        raise BadInput(f"data: the folder {path.parent} cannot be made: {e.strerror}; give another with --data") from e
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as e:
        raise BadInput(f"db: the file {path} cannot be written: {e.strerror}; give another with --data or --db") from e


def _engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """Those for reading and for writing. Values never appear in error texts: they may be secrets."""
    if url.get_backend_name() == "sqlite":
        return _sqlite(url, writes=False), _sqlite(url, writes=True)
    writers = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_use_lifo=True,
        connect_args={**_CONNECTION, "prepared_statement_cache_size": 500},
    )
    event.listen(writers.sync_engine, "checkout", _check_alive)
    # Set as attributes of a connection, so this costs no round trip.
    readers = writers.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return readers, writers


def _sqlite(url: URL, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=1 if writes else READERS,
        max_overflow=0,
        pool_timeout=PATIENCE,
        pool_use_lifo=True,
        connect_args={"async_creator_fn": partial(SqliteConnection, writes=writes, patience=BUSY)},
    )

    def begin_with_next(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", begin_with_next)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    try:
        # FULL: what was committed is on the disk, even if the machine loses power.
        for pragma in (
            "foreign_keys=ON",
            "synchronous=FULL",
            "temp_store=MEMORY",
            f"cache_size=-{CACHE_KB}",
            "wal_autocheckpoint=8000",
        ):
            cursor.execute(f"PRAGMA {pragma}")
    finally:
        cursor.close()


def _check_alive(connection: Any, _record: object, _proxy: object) -> None:
    """A line that PostgreSQL has closed (it was restarted) is known to be dead; the pool then makes a new one."""
    if connection.driver_connection.is_closed():
        raise exc.DisconnectionError


def _shown(url: URL) -> str:
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
