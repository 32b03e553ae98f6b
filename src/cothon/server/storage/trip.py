"""A connection to SQLite that needs one trip to its thread for each statement, where the usual one needs four.

Under load every trip waits for the interpreter's lock, so this is most of what a small transaction costs.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any

import aiosqlite

CHUNK = 64


class OneTrip(aiosqlite.Connection):
    """`opening` is a BEGIN that goes along with the next statement. The end of a read is not waited for."""

    def __init__(self, path: str, **options: Any) -> None:
        super().__init__(partial(sqlite3.connect, path, **options), CHUNK)
        self._thread.daemon = True
        self.opening = ""
        self._used = False

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self)

    async def run(self, many: bool, sql: str, parameters: Any) -> Outcome:
        opening, self.opening = self.opening, ""
        self._used = True
        return await self._execute(_run, self._conn, opening, many, sql, parameters)  # type: ignore

    async def commit(self) -> None:
        self.opening = ""
        if self._used:
            await super().commit()
            self._used = False

    async def rollback(self) -> None:
        self.opening = ""
        if self._used:
            self._tx.put_nowait((None, self._conn.rollback))  # before anything else this connection will be asked
            self._used = False


Outcome = tuple[Any, int, int | None, Sequence[Any]]  # description, count of rows, last id, rows


def _run(connection: sqlite3.Connection, opening: str, many: bool, sql: str, parameters: Any) -> Outcome:
    """In the thread of the connection."""
    if opening:
        if connection.in_transaction:
            connection.rollback()  # the last one could not be ended
        connection.execute(opening)
    cursor = connection.executemany(sql, parameters) if many else connection.execute(sql, parameters)
    rows = cursor.fetchall() if cursor.description else ()
    outcome = cursor.description, cursor.rowcount, cursor.lastrowid, rows
    cursor.close()
    return outcome


class Cursor:
    """What SQLAlchemy wants of a cursor. All rows come at once, also where they are asked for in portions."""

    description: Any = None
    rowcount = -1
    lastrowid: int | None = None
    arraysize = 1

    def __init__(self, connection: OneTrip) -> None:
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
