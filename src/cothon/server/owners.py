"""Whose a table is: it belongs to the process that changed it last, which lets its bots answer and follows its clocks.

The lease is a lock of PostgreSQL that a process holds as long as it is connected (`fanout`). When it is gone, its
tables are taken over by whoever notices first; what it had committed is in the database, and nothing else counts.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, String, cast, column, func, select, table, update

from cothon.server.fanout import LOCKS
from cothon.server.storage.engine import Storage
from cothon.server.storage.rows import PLAYING
from cothon.server.storage.schema import tables

AT_ONCE = 500
_locks = table("pg_locks", column("locktype"), column("database"), column("classid"), column("objid"))
_databases = table("pg_database", column("oid"), column("datname", String))


def _number(oid: Any) -> Any:
    return cast(oid, BigInteger)


_HERE = select(_databases.c.oid).where(_databases.c.datname == func.current_database()).scalar_subquery()
_LIVING = select(_number(_locks.c.objid)).where(
    cast(_locks.c.locktype, String) == "advisory",
    _number(_locks.c.classid) == LOCKS,
    _locks.c.database == _HERE,
)


async def take_over(storage: Storage, number: int, now: int) -> int:
    """The tables of processes that are gone become ours, and are looked after at once. Gives their number.

    Those that somebody is just writing are in good hands.
    """
    orphaned = (
        select(tables.c.id)
        .where(tables.c.status == PLAYING, tables.c.wake_at > now, tables.c.owner.not_in(_LIVING))
        .order_by(tables.c.id)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    async with storage.writing() as conn:
        found = list((await conn.execute(orphaned)).scalars())
        if found:
            taken = update(tables).where(tables.c.id.in_(found))
            await conn.execute(taken.values(owner=number, wake_at=now))
    return len(found)
