"""The connections to a SQLite file, as SQLAlchemy's asynchronous dialect uses them (in place of aiosqlite's own).

A connection that writes runs its statements on the spot: they change pages in memory, and a trip to a thread would cost
several times as much. Only what waits goes to its thread: the commit, for the disk, and the beginning of a transaction,
if another process is writing. A connection that reads runs every statement in its thread, since a list may take long:
one trip for the statement and all its rows, where aiosqlite needs four.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
Outcome = tuple[Any, int, int | None, Sequence[Any]]  # description, count of rows, last id, rows


class Connection:
    """`begin` is a BEGIN that goes along with the next statement; `patience` are the seconds it waits for others."""

    def __init__(self, path: str, *, writes: bool, patience: float, check_same_thread: bool = False) -> None:
        self.begin = ""
        self._path = path
        self._writes = writes
        self._check_same_thread = check_same_thread
        self._patience = patience
        self._used = False  # since the last transaction ended
        self._connection: sqlite3.Connection | None = None  # SQLAlchemy looks at it, too: None is closed
        self._thread = ThreadPoolExecutor(1, "cothon-sqlite")

    def __await__(self) -> Generator[Any, None, Connection]:
        return self._open().__await__()

    async def _open(self) -> Connection:
        # isolation_level None: transactions begin as we say
        timeout = 0 if self._writes else self._patience  # on the spot nobody waits for another process
        options = {"timeout": timeout, "isolation_level": None, "check_same_thread": self._check_same_thread}
        self._connection = await self._in_thread(partial(sqlite3.connect, self._path, **options))
        return self

    def cursor(self) -> Cursor:
        return Cursor(self)

    async def run(self, many: bool, sql: str, parameters: Any) -> Outcome:
        begin, self.begin = self.begin, ""
        self._used = True
        work = partial(_run, self._raw, begin, many, sql, parameters)
        if not self._writes:
            return await self._in_thread(work)
        try:
            return work()
        except sqlite3.OperationalError as e:
            if not begin or e.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
        return await self._in_thread(partial(self._patiently, work))  # another process is writing

    async def commit(self) -> None:
        self.begin = ""
        if self._used:
            await self._in_thread(partial(_commit, self._raw))
            self._used = False

    async def rollback(self) -> None:
        self.begin = ""
        if self._used:
            if self._writes:
                self._raw.rollback()
            else:
                self._thread.submit(self._raw.rollback)  # before anything else this connection will be asked
            self._used = False

    async def create_function(self, *declared: Any, **more: Any) -> None:
        self._raw.create_function(*declared, **more)

    async def close(self) -> None:
        if self._connection is not None:
            raw, self._connection = self._connection, None
            await self._in_thread(raw.close)
            self._thread.shutdown(wait=False)

    def stop(self) -> None:
        """Close it where nobody can wait for that."""
        if self._connection is not None:
            self._thread.submit(self._connection.close)
            self._connection = None
            self._thread.shutdown(wait=False)

    @property
    def _raw(self) -> sqlite3.Connection:
        if self._connection is None:
            raise sqlite3.OperationalError("connection closed")
        return self._connection

    def _patiently(self, work: Callable[[], T]) -> T:
        self._raw.execute(f"PRAGMA busy_timeout={int(1000 * self._patience)}")
        try:
            return work()
        finally:
            self._raw.execute("PRAGMA busy_timeout=0")

    async def _in_thread(self, work: Callable[[], T]) -> T:
        """Also when the caller is cancelled it is waited for: nobody else may use the connection meanwhile."""
        done = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise


def _run(connection: sqlite3.Connection, begin: str, many: bool, sql: str, parameters: Any) -> Outcome:
    if begin:
        if connection.in_transaction:
            connection.rollback()  # the last one could not be ended
        connection.execute(begin)
    cursor = connection.executemany(sql, parameters) if many else connection.execute(sql, parameters)
    rows = cursor.fetchall() if cursor.description else ()
    outcome = cursor.description, cursor.rowcount, cursor.lastrowid, rows
    cursor.close()
    return outcome


def _commit(connection: sqlite3.Connection) -> None:
    try:
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


class Cursor:
    """What SQLAlchemy wants of a cursor. All rows come at once, also where they are asked for in portions."""

    description: Any = None
    rowcount = -1
    lastrowid: int | None = None
    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: Iterator[Any] = iter(())

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, sql: str, parameters: Any = ()) -> None:
        await self._run(False, sql, parameters)

    async def executemany(self, sql: str, parameters: Any) -> None:
        await self._run(True, sql, parameters)

    async def _run(self, many: bool, sql: str, parameters: Any) -> None:
        self.description, self.rowcount, self.lastrowid, rows = await self._connection.run(many, sql, parameters)
        self._rows = iter(rows)

    async def fetchone(self) -> Any:
        return next(self._rows, None)

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        return list(islice(self._rows, self.arraysize if size is None else size))

    async def fetchall(self) -> list[Any]:
        return list(self._rows)

    async def close(self) -> None:
        pass
