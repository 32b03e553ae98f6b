"""A table and its seats as they lie in the database, as typed values; only what changed is written back."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.server.storage.schema import bans, seats, tables

WAITING, PLAYING, FINISHED, ABANDONED = "waiting", "playing", "finished", "abandoned"
NOBODY = -1  # is asked
OPEN, INVITED, RESERVED, HUMAN, BOT, REMOTE = "open", "invited", "reserved", "human", "bot", "remote"


class TableRow(msgspec.Struct):
    id: str
    game: str
    rules: int
    options: str
    status: str
    host: str
    public: bool
    rated: bool
    clock: str
    watchers: str
    takebacks: str
    odds: bool
    seed: bytes
    created_at: int
    touched_at: int
    position: str = ""
    imported: bool = False
    link_no: int = 0
    started_at: int | None = None
    ended_at: int | None = None
    version: int = 0
    actor: int = NOBODY
    turn_since: int | None = None
    clocks: str | None = None
    proposal: str | None = None
    ended_by: str = ""
    outcome: str | None = None
    settled: bool = False
    fork_of: str | None = None
    fork_at: int | None = None
    rematch_of: str | None = None
    next_table: str | None = None
    wake_at: int | None = None
    unrated: str | None = None
    terms: str | None = None
    bot_pause: int | None = None
    lesson: str | None = None
    owner: int | None = None

    @property
    def counts(self) -> bool:
        """Whether ratings are at stake, as far as is known by now."""
        return self.rated and self.unrated is None


class SeatRow(msgspec.Struct):
    table_id: str
    seat: int
    kind: str
    player_id: str | None = None
    bot: str | None = None
    name: str = ""
    entropy: bytes = b""
    ready: bool = False
    away: bool = False
    barred: bool = False
    resigned: int = 0
    score: int | None = None
    rank: int | None = None
    mu: float | None = None
    sigma: float | None = None
    gain: float | None = None
    offered: str = ""
    device: str | None = None
    gone: bool | None = None

    @property
    def taken(self) -> bool:
        return self.kind == BOT or (self.player_id is not None and self.kind != RESERVED)


def table_row(found: Any) -> TableRow:
    return TableRow(**found)


def seat_row(found: Any) -> SeatRow:
    return SeatRow(**found)


async def read_table(conn: AsyncConnection, table_id: str, lock: bool = False) -> TableRow | None:
    """`lock`: nobody else changes it until the transaction ends (in SQLite the transaction itself sees to that)."""
    wanted = select(tables).where(tables.c.id == table_id)
    if lock and conn.dialect.name != "sqlite":
        wanted = wanted.with_for_update()
    found = (await conn.execute(wanted)).mappings().first()
    return None if found is None else table_row(found)


async def read_seats(conn: AsyncConnection, table_id: str) -> list[SeatRow]:
    wanted = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return [seat_row(found) for found in (await conn.execute(wanted)).mappings()]


async def read_bans(conn: AsyncConnection, table_id: str) -> set[str]:
    wanted = select(bans.c.player_id).where(bans.c.table_id == table_id)
    return set((await conn.execute(wanted)).scalars())


async def add_table(conn: AsyncConnection, row: TableRow, seat_rows: list[SeatRow]) -> None:
    await conn.execute(insert(tables), [msgspec.structs.asdict(row)])
    await conn.execute(insert(seats), [msgspec.structs.asdict(s) for s in seat_rows])


async def write_changes(conn: AsyncConnection, before: TableRow, after: TableRow) -> None:
    changed = _differing(before, after)
    if changed:
        await conn.execute(update(tables).where(tables.c.id == after.id).values(**changed))


async def write_seat_changes(conn: AsyncConnection, before: SeatRow, after: SeatRow) -> None:
    changed = _differing(before, after)
    if changed:
        here = (seats.c.table_id == after.table_id) & (seats.c.seat == after.seat)
        await conn.execute(update(seats).where(here).values(**changed))


def _differing(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    old = msgspec.structs.asdict(before)
    return {name: value for name, value in msgspec.structs.asdict(after).items() if old[name] != value}
