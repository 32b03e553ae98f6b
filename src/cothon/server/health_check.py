"""The health check: can the server do its work? A look at the database, cached, however often it is asked for."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from cothon.server.errors import Unavailable
from cothon.server.storage import failures, schema
from cothon.server.storage.engine import Storage
from cothon.server.storage.migrate import revision

EVERY = 5.0  # seconds for which a finding holds
PATIENCE = 2.0  # seconds the database has to answer
SILENT = "the database does not answer"
READ_ONLY = "the database cannot be written; is its disk full?"

DAMAGED = "the database is damaged; see the log"

_log = logging.getLogger("cothon.health")


class Finding(NamedTuple):
    """`reason` is "" if all is well. It is told to anybody, so it names nothing but parts of the schema."""

    schema: str
    reason: str


class HealthCheck:
    """One look at a time, and the next after `every` seconds. Who asks meanwhile is told what the last one found."""

    def __init__(self, storage: Storage, every: float = EVERY) -> None:
        self._storage = storage
        self._every = every
        self._look: asyncio.Task[Finding] | None = None
        self._until = 0.0

    async def ask(self) -> Finding:
        loop = asyncio.get_running_loop()
        if self._look is None or (self._look.done() and loop.time() >= self._until):
            self._until = loop.time() + self._every
            self._look = asyncio.create_task(self._examine())
        # Not cancelled when it takes too long: a statement under way cannot be called back, and it may still answer.
        done, _ = await asyncio.wait([self._look], timeout=PATIENCE)
        return self._look.result() if done else Finding("", SILENT)

    async def close(self) -> None:
        if self._look is not None:
            await asyncio.wait([self._look])

    async def _examine(self) -> Finding:
        found = ""
        try:
            async with self._storage.reading() as connection:
                found = await revision(connection)
                missing = await connection.run_sync(_missing)
            if missing:
                return Finding(found, f"the schema of the database is damaged: {', '.join(missing)} missing")
        except Unavailable:
            return Finding(found, SILENT)
        except Exception:
            _log.exception("the database cannot be read")
            return Finding(found, "the database cannot be read; see the log")
        return Finding(found, await self._written())

    async def _written(self) -> str:
        """A full disk lets everything be read; only a commit shows it. What is written is what was there already."""
        try:
            async with self._storage.writing() as connection:
                await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except Unavailable as e:
            return DAMAGED if e.problem == failures.DAMAGED else READ_ONLY
        except Exception:
            _log.exception("the database cannot be written")
            return READ_ONLY
        return ""


def _missing(connection: Connection) -> list[str]:
    """Tables, and columns of the others, that should be there."""
    inspector = inspect(connection)
    tables = set(inspector.get_table_names())
    found = [name for name in ("alembic_version", *schema.metadata.tables) if name not in tables]
    for name, table in schema.metadata.tables.items():
        if name in tables:
            there = {column["name"] for column in inspector.get_columns(name)}
            found += [f"{name}.{column.name}" for column in table.columns if column.name not in there]
    return found
