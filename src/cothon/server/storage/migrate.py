"""Bringing a database to the newest schema, once, however many processes start at the same time."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy import exc, inspect, text
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cothon import __version__
from cothon.core.errors import BadInput
from cothon.server.storage import migrations

LOCK = 0x636F74686F6E  # "cothon": the number of our lock on PostgreSQL
TRIES = 100


async def migrate(engine: AsyncEngine) -> None:
    if engine.dialect.name == "sqlite":
        await _write_ahead(engine)
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK})
        if await revision(connection) != migrations.NEWEST:
            await connection.run_sync(_upgrade)


async def check(engine: AsyncEngine) -> None:
    """BadInput if the schema is not the newest one; nothing is changed."""
    async with engine.connect() as connection:
        found = await revision(connection)
    if found != migrations.NEWEST:
        what = f"the database has schema {found}" if found else "the database is empty"
        raise BadInput(
            f"{what}, and Cothon {__version__} works with {migrations.NEWEST}: start the server of this version once, "
            "which brings it up to date, or use the Cothon it belongs to"
        )


async def revision(connection: AsyncConnection) -> str:
    """The schema of this database; "" when there is none."""
    return await connection.run_sync(_revision)


def _revision(connection: Connection) -> str:
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def _upgrade(connection: Connection) -> None:
    # A database that is up to date never needs it, and it takes a while to load.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    folder = str(Path(migrations.__file__).parent)
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    found = _revision(connection)
    if found and found not in {s.revision for s in ScriptDirectory.from_config(config).walk_revisions()}:
        raise BadInput(
            f"the database has schema {found}, but Cothon {__version__} knows none after {migrations.NEWEST}: "
            "install the newer Cothon it was used with, or give another database with --db"
        )
    command.upgrade(config, "head")


async def _write_ahead(engine: AsyncEngine) -> None:
    """The journal of a file is set for good, by the first process that opens it; SQLite does not queue for this."""
    for n in range(TRIES):
        try:
            async with engine.connect() as connection:
                raw = (await connection.get_raw_connection()).driver_connection
                assert raw is not None
                await raw.cursor().execute("PRAGMA journal_mode=WAL")
                return
        except (exc.OperationalError, sqlite3.OperationalError) as e:
            if n == TRIES - 1 or "locked" not in str(e):
                raise
            await asyncio.sleep(0.1)
