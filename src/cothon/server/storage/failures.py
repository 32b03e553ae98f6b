"""What may go wrong with a database without anybody's fault: lines cut, deadlocks, resources, operators, disks."""

from __future__ import annotations

import sqlite3

import asyncpg
from sqlalchemy import exc

# The keys of what people are told (`problem-...`).
SILENT, DAMAGED, FULL, READ_ONLY = "database", "database-damaged", "database-full", "database-read-only"
NUL_CHARACTER = "22021"  # PostgreSQL keeps every character but this one; SQLite simply finds nothing by it
AT_START = (exc.SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error, OSError)
_STATES = ("08", "40", "53", "57", "58")
_FAILURES = (
    exc.OperationalError,
    exc.InternalError,
    exc.TimeoutError,  # no free place in the pool
    exc.PendingRollbackError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    ConnectionError,
    TimeoutError,
)
_OF_SQLITE = {
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_IOERR_WRITE: FULL,  # or what a user may write is used up, or the disk is broken
    sqlite3.SQLITE_IOERR_SHMSIZE: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
}
_OF_POSTGRES = {"XX001": DAMAGED, "XX002": DAMAGED, "53100": FULL, "25006": READ_ONLY}
_WORDS = {
    DAMAGED: "is damaged ({}): stop the server and restore a backup with `cothon restore`",
    FULL: "cannot be written ({}): if its disk is full, make room first",
    READ_ONLY: "can only be read ({}): let the server write to its folder, or give another with --data or --db",
    SILENT: "does not answer: {}",
}


def failure(e: Exception, connected: bool, writes: bool) -> str:
    """Which failure of the database it is; "": it is a mistake of ours, or a key that is taken."""
    kind = _kind(e)
    if kind and (kind != READ_ONLY or writes):  # what only reads is refused a change: a mistake of ours
        return kind
    if isinstance(e, exc.DBAPIError | asyncpg.PostgresError) and not isinstance(e, _FAILURES):
        cut = isinstance(e, exc.DBAPIError) and e.connection_invalidated
        return SILENT if cut or state(e)[:2] in _STATES else ""
    return SILENT if isinstance(e, _FAILURES if connected else (*_FAILURES, OSError)) else ""


def at_start(e: BaseException) -> str:
    """What is wrong with the database, and what to do: the end of a sentence."""
    return _WORDS[_kind(e) or SILENT].format(reason(e))


def state(e: BaseException) -> str:
    """The code that PostgreSQL gives an error; "" if there is none."""
    return getattr(_cause(e), "sqlstate", None) or ""


def reason(e: BaseException) -> str:
    """The database's own words, without the statement."""
    cause = _cause(e)
    return str(cause).splitlines()[0] if str(cause) else type(cause).__name__


def _kind(e: BaseException) -> str:
    code = getattr(_cause(e), "sqlite_errorcode", None)
    if code is not None:
        return _OF_SQLITE.get(code) or _OF_SQLITE.get(code & 0xFF, "")  # the rest of the number says more
    return _OF_POSTGRES.get(state(e), "")


def _cause(e: BaseException) -> BaseException:
    return e.orig if isinstance(e, exc.DBAPIError) and e.orig is not None else e
