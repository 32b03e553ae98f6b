"""Backup and restore, while the server runs, in one format for both databases.

A backup is a folder: `manifest.json`, and for each table a file of JSON lines (bytes as hex), all of one moment. It
holds everything, secrets too. A restore checks all of it before it touches anything, and replaces everything in one
transaction; then `epoch` has risen, by which running servers know that what they have in memory is void.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Column, LargeBinary, Table, func, insert, select, text, tuple_
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon import __version__
from cothon.core.errors import BadInput, CothonError
from cothon.server.errors import Unavailable
from cothon.server.moments import Now, system
from cothon.server.storage import migrations
from cothon.server.storage.engine import Storage
from cothon.server.storage.schema import house, metadata

FORMAT = "cothon-backup-1"
MANIFEST = "manifest.json"
PORTION = 1000  # rows that are in memory at a time
TRIES = 3
TABLES = metadata.sorted_tables  # those that others refer to first

Progress = Callable[[int, int], None]  # rows done, rows in all


class Part(msgspec.Struct, frozen=True):
    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    format: str
    version: str
    schema: str
    made_at: int
    tables: dict[str, Part]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())


class Damaged(BadInput):
    """A folder that is no whole backup."""


def _file(folder: Path, table: Table) -> Path:
    return folder / f"{table.name}.jsonl"


# -- backup ---------------------------------------------------------------------------------------------------------


async def back_up(storage: Storage, folder: Path, progress: Progress, now: Now = system) -> Manifest:
    """Write everything into a new folder; it appears when it is whole."""
    if folder.exists():  # noqa: ASYNC240 - nothing else runs in this process
        raise BadInput(f"{folder}: exists already; give the name of a new folder")
    scratch = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
    try:
        scratch.mkdir(mode=0o700, parents=True)
        made_at = now()
        async with storage.reading() as connection:
            parts = await _write_tables(connection, scratch, progress)
        manifest = Manifest(FORMAT, __version__, migrations.NEWEST, made_at, parts)
        _write(scratch / MANIFEST, iter([msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"]))
        _onto_disk(scratch)
        scratch.rename(folder)
    except OSError as e:
        raise CothonError(f"{folder}: cannot be written: {e.strerror or e}; nothing was kept") from e
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    return manifest


async def _write_tables(connection: AsyncConnection, folder: Path, progress: Progress) -> dict[str, Part]:
    counts = [await connection.scalar(select(func.count()).select_from(table)) for table in TABLES]
    total, done = sum(n or 0 for n in counts), 0
    parts: dict[str, Part] = {}
    for table in TABLES:
        digest, rows = hashlib.sha256(), 0
        with _file(folder, table).open("wb") as file:
            async for portion in _portions(connection, table):
                lines = b"".join(msgspec.json.encode(_plain(row)) + b"\n" for row in portion)
                digest.update(lines)
                file.write(lines)
                rows += len(portion)
                done += len(portion)
                progress(done, total)
            file.flush()
            os.fsync(file.fileno())
        parts[table.name] = Part(rows, digest.hexdigest())
    return parts


async def _portions(connection: AsyncConnection, table: Table) -> AsyncIterator[list[Any]]:
    """All rows, in the order of the key, some at a time."""
    key = list(table.primary_key.columns)
    wanted = select(table).order_by(*key).limit(PORTION)
    found = list((await connection.execute(wanted)).mappings())
    while found:
        yield found
        last = tuple(found[-1][column.name] for column in key)
        found = list((await connection.execute(wanted.where(tuple_(*key) > last))).mappings())


def _plain(row: Any) -> dict[str, object]:
    return {name: value.hex() if isinstance(value, bytes) else value for name, value in row.items()}


def _write(path: Path, pieces: Iterator[bytes]) -> None:
    with path.open("wb") as file:
        file.writelines(pieces)
        file.flush()
        os.fsync(file.fileno())


def _onto_disk(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# -- restore --------------------------------------------------------------------------------------------------------


def check(folder: Path) -> Manifest:
    """The manifest of a backup that is whole and fits this version; BadInput says what is wrong with it."""
    manifest = _manifest(folder)
    if manifest.format != FORMAT:
        raise Damaged(f"{folder / MANIFEST}: format {manifest.format!r} is not known; this version reads {FORMAT}")
    if manifest.schema != migrations.NEWEST:
        raise BadInput(
            f"{folder}: made with schema {manifest.schema} by Cothon {manifest.version}, and this is Cothon "
            f"{__version__} with {migrations.NEWEST}: restore it with the Cothon it was made with, then upgrade"
        )
    if set(manifest.tables) != {table.name for table in TABLES}:
        raise Damaged(f"{folder / MANIFEST}: tables: the list of tables is not that of schema {manifest.schema}")
    for table in TABLES:
        _check_file(_file(folder, table), manifest.tables[table.name])
    return manifest


def _manifest(folder: Path) -> Manifest:
    if not folder.is_dir():
        raise BadInput(f"{folder}: there is no such folder; give the folder of a backup")
    try:
        return msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except FileNotFoundError as e:
        raise Damaged(f"{folder}: not a backup: it has no {MANIFEST}") from e
    except OSError as e:
        raise Damaged(f"{folder / MANIFEST}: cannot be read: {e.strerror}") from e
    except msgspec.DecodeError as e:
        raise Damaged(f"{folder / MANIFEST}: not a manifest of a backup: {e}") from e


def _check_file(path: Path, part: Part) -> None:
    digest, rows = hashlib.sha256(), 0
    try:
        with path.open("rb") as file:
            while piece := file.read(1 << 20):
                digest.update(piece)
                rows += piece.count(b"\n")
    except FileNotFoundError as e:
        raise Damaged(f"{path}: missing; the backup is not whole") from e
    except OSError as e:
        raise Damaged(f"{path}: cannot be read: {e.strerror}") from e
    if digest.hexdigest() != part.sha256 or rows != part.rows:
        raise Damaged(f"{path}: not what was written: its check sum differs from the manifest's")


async def restore(storage: Storage, folder: Path, force: bool, progress: Progress) -> Manifest:
    """Replace everything in the database by what is in the backup, or change nothing."""
    manifest = check(folder)
    for attempt in range(1, TRIES + 1):
        try:
            await _replace(storage, folder, manifest, force, progress)
            break
        except Unavailable:
            if attempt == TRIES:  # until then it may have been a deadlock with a server
                raise
    return manifest


async def _replace(storage: Storage, folder: Path, manifest: Manifest, force: bool, progress: Progress) -> None:
    async with storage.writing() as connection:
        if not storage.sqlite:
            await _lock(connection)
        if not force and not await _is_empty(connection):
            raise BadInput("the database is not empty; --force replaces everything that is in it")
        epoch = await _epoch(connection)
        for table in reversed(TABLES):
            await connection.execute(table.delete())
        done = 0
        for table in TABLES:
            for portion in _read(_file(folder, table), table):
                await _add(connection, table, portion, _file(folder, table))
                done += len(portion)
                progress(done, manifest.rows)
        await storage.note(connection, "epoch", str(max(epoch, await _epoch(connection)) + 1))
        if not storage.sqlite:
            await _reset_sequences(connection)


async def _lock(connection: AsyncConnection) -> None:
    """Everybody waits. `house` comes first: whoever reads the epoch first in its transaction is wholly before us or
    wholly after us."""
    await connection.execute(text(f"LOCK TABLE {house.name} IN ACCESS EXCLUSIVE MODE"))
    others = ", ".join(table.name for table in TABLES if table is not house)
    await connection.execute(text(f"LOCK TABLE {others} IN ACCESS EXCLUSIVE MODE"))


async def _is_empty(connection: AsyncConnection) -> bool:
    """What a server notes for itself at its first start does not count."""
    for table in TABLES:
        if table is not house and (await connection.execute(select(table).limit(1))).first() is not None:
            return False
    return True


def _read(path: Path, table: Table) -> Iterator[list[dict[str, Any]]]:
    portion: list[dict[str, Any]] = []
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            portion.append(_row(line, table, f"{path}:{number}"))
            if len(portion) == PORTION:
                yield portion
                portion = []
    if portion:
        yield portion


def _row(line: bytes, table: Table, where: str) -> dict[str, Any]:
    try:
        row: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
        if set(row) != set(table.columns.keys()):
            raise ValueError("its fields are not the columns of the table")
        for column in _binary(table):
            if row[column.name] is not None:
                row[column.name] = bytes.fromhex(row[column.name])
    except (msgspec.DecodeError, ValueError, TypeError) as e:
        raise Damaged(f"{where}: not a row of {table.name}: {e}") from e
    return row


def _binary(table: Table) -> list[Column[Any]]:
    return [column for column in table.columns if isinstance(column.type, LargeBinary)]


async def _add(connection: AsyncConnection, table: Table, portion: list[dict[str, Any]], path: Path) -> None:
    try:
        await connection.execute(insert(table), portion)
    except DBAPIError as e:
        if e.connection_invalidated or isinstance(e, OperationalError):
            raise  # not the fault of the rows
        raise Damaged(f"{path}: the database does not take its rows: {str(e.orig).splitlines()[0]}") from e


async def _epoch(connection: AsyncConnection) -> int:
    found = await connection.scalar(select(house.c.value).where(house.c.name == "epoch"))
    return int(found) if found and found.isdigit() else 0


async def _reset_sequences(connection: AsyncConnection) -> None:
    """Numbers that PostgreSQL gives out go on after the highest one."""
    for table in TABLES:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            highest = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            await connection.execute(select(func.setval(sequence, highest, False)))
