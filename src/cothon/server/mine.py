"""Everybody's own tables: whose turn it is, since when, how much time is left, what was said meanwhile."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import RowMapping, and_, case, exists, func, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.play import clock
from cothon.server import protocol as p
from cothon.server.brief import COLUMNS, BriefTable, Moment, briefly
from cothon.server.house import House
from cothon.server.storage.rows import ABANDONED, PLAYING, RESERVED, WAITING
from cothon.server.storage.schema import chat, seats, steps, tables


class MyTable(BriefTable, kw_only=True):
    you: Annotated[list[int], Meta(description="your seats", examples=[[0]])]
    invited: Annotated[bool, Meta(description="a seat is kept for you: join the table to take it")]
    asked: Annotated[int, Meta(description="the seat that is asked", examples=[0])] | None
    your_turn: Annotated[bool, Meta(description="the game waits for you")]
    turn_since: Moment | None
    left_ms: Annotated[int, Meta(description="time left for the seat that is asked", examples=[431000])] | None
    unread: Annotated[int, Meta(description="chat of others since you last did or said something there", examples=[2])]


class MyTables(msgspec.Struct, kw_only=True):
    """Those that wait for you first, then the newest turn first."""

    tables: list[MyTable]
    more: Annotated[bool, Meta(description="whether there are others after these: ask again with `skip`")]


async def tables_of(house: House, player: str, status: p.Status | None, skip: int, limit: int) -> MyTables:
    own = and_(seats.c.table_id == tables.c.id, seats.c.player_id == player)
    mine = or_(tables.c.host == player, exists().where(own))
    # A table that was closed before its game began is nothing to go on with.
    closed = and_(tables.c.status == ABANDONED, tables.c.started_at.is_(None))
    which = and_(tables.c.status.in_([status] if status else [WAITING, PLAYING, ABANDONED]), not_(closed))
    asked = exists().where(own, seats.c.seat == tables.c.actor, seats.c.away.is_(False), seats.c.resigned == 0)
    my_turn = case((and_(tables.c.status == PLAYING, asked), 1), else_=0)
    newest = func.coalesce(tables.c.ended_at, tables.c.turn_since, tables.c.created_at)
    wanted = select(*COLUMNS, my_turn.label("my_turn")).where(mine, which, tables.c.lesson.is_(None))
    wanted = wanted.order_by(my_turn.desc(), newest.desc(), tables.c.id).offset(skip).limit(limit + 1)
    async with house.storage.reading() as conn:
        rows = (await conn.execute(wanted)).mappings().all()
        told = await briefly(conn, rows[:limit])
        unread = await _unread(conn, player, [t.id for t in told])
    now = house.now()
    found = [_mine(row, t, player, unread.get(t.id, 0), now) for row, t in zip(rows, told, strict=False)]
    return MyTables(tables=found, more=len(rows) > limit)


def _mine(row: RowMapping, told: BriefTable, player: str, unread: int, now: int) -> MyTable:
    own = [s for s in told.seats if s.player == player]
    playing = row["status"] == PLAYING
    left = None
    if playing and row["clocks"] is not None and row["actor"] >= 0:
        left = clock.left_now(clock.Clocks.from_dict(msgspec.json.decode(row["clocks"])), row["actor"], now)
    return MyTable(
        **msgspec.structs.asdict(told),
        you=[s.seat for s in own if s.kind != RESERVED],
        invited=any(s.kind == RESERVED for s in own),
        asked=row["actor"] if playing and row["actor"] >= 0 else None,
        your_turn=bool(row["my_turn"]),
        turn_since=row["turn_since"],
        left_ms=left,
        unread=unread,
    )


async def _unread(conn: AsyncConnection, player: str, ids: list[str]) -> dict[str, int]:
    """Lines of chat by others after the last thing this player did or said at the table."""
    if not ids:
        return {}
    own = chat.alias()
    did = select(func.max(steps.c.time)).where(steps.c.table_id == chat.c.table_id, steps.c.by == player)
    said = select(func.max(own.c.time)).where(own.c.table_id == chat.c.table_id, own.c.player_id == player)
    new = and_(
        chat.c.table_id.in_(ids),
        chat.c.player_id != player,
        chat.c.time > func.coalesce(did.scalar_subquery(), 0),
        chat.c.time > func.coalesce(said.scalar_subquery(), 0),
    )
    lines = select(chat.c.table_id, func.count().label("lines")).where(new).group_by(chat.c.table_id)
    return {row.table_id: row.lines for row in await conn.execute(lines)}
