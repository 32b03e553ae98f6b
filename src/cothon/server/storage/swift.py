"""The shortest way to SQLite's disk, for what every move waits for.

Statements are run here and now: they only change pages in memory, and a trip to a thread would cost several times as
much. The commit waits for the disk, so it alone goes to a thread. Whoever calls has the turn to write (`Storage`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Swift:
    """One connection, opened at the first use. `prepare` sets its pragmas; `patience` is in seconds."""

    def __init__(self, file: str, prepare: Callable[[sqlite3.Connection], None], patience: float) -> None:
        self._file = file
        self._prepare = prepare
        self._patience = patience
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "cothon-commit")

    async def transaction(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """All of `work`, on disk at the end; or none of it, and the exception."""
        connection = self._connection
        if connection is None:
            connection = await self._elsewhere(self._open)
        await self._begin(connection)
        try:
            work(connection)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        await self._elsewhere(self._commit)

    async def close(self) -> None:
        if self._connection is not None:
            await self._elsewhere(self._connection.close)
            self._connection = None
        self._thread.shutdown()

    def _open(self) -> sqlite3.Connection:
        # timeout 0: nobody waits for another process here and now, see `_begin`
        connection = sqlite3.connect(self._file, timeout=0, isolation_level=None, check_same_thread=False)
        self._prepare(connection)
        self._connection = connection
        return connection

    async def _begin(self, connection: sqlite3.Connection) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another process is writing: a restore, or somebody with a tool of his own
            await self._elsewhere(self._begin_patiently)

    def _begin_patiently(self) -> None:
        assert self._connection is not None
        self._connection.execute(f"PRAGMA busy_timeout={int(1000 * self._patience)}")
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        finally:
            self._connection.execute("PRAGMA busy_timeout=0")

    def _commit(self) -> None:
        assert self._connection is not None
        try:
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    async def _elsewhere(self, work: Callable[[], T]) -> T:
        """In the thread. Also when the caller is cancelled it is waited for: nobody else may use the connection."""
        done = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise
