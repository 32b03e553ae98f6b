"""The ledger of steps: what was played is on disk before anybody is told.

Steps of many tables that arrive together are committed together. A step is bound to the version it was based on; if
another process was faster, the database refuses it (`Overtaken`) and the table must be read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import bindparam, insert, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.errors import CothonError
from cothon.play.record import Done, Drawn, Entry, TakenBack
from cothon.server.metrics import Metrics
from cothon.server.storage.engine import Storage
from cothon.server.storage.packing import PACKED
from cothon.server.storage.packing import unpack as unpacked
from cothon.server.storage.rows import TableRow
from cothon.server.storage.schema import house, steps, tables

_DRAW, _BACK = -1, -1  # in place of a seat, and of an action: see `pack`
MOST_AT_ONCE = 256
PACE_S = 0.004  # between the beginnings of two batches, of all processes together
GATHER = 3  # rounds of the loop in which requests that have arrived already may join a batch; no time when it is quiet
# What a step may change in the row of its table; nothing else writes these while a game is played.
COLUMNS: tuple[str, ...] = ("version", "actor", "turn_since", "clocks", "wake_at", "touched_at")
COLUMNS += ("status", "outcome", "ended_at", "ended_by", "proposal", "owner")
_ADD = insert(steps)
_MOVE = (
    update(tables).where(tables.c.id == bindparam("b_id")).values({name: bindparam(f"b_{name}") for name in COLUMNS})
)
_NAMES = [*(f"b_{name}" for name in COLUMNS), "b_id"]
_EPOCH = select(house.c.value).where(house.c.name == "epoch")
_TOUCHED = (
    select(tables.c.id, tables.c.touched_at, _EPOCH.scalar_subquery().label("epoch"))
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # everybody locks in the same order
    .with_for_update()
)
columns_of = attrgetter(*COLUMNS, "id")


class Overtaken(CothonError):
    """Another process has already gone on from that version."""


class Restored(CothonError):
    """The database was replaced by a backup: whatever is in memory is void. Carries the new epoch."""

    def __init__(self, epoch: str) -> None:
        super().__init__("the server was restored from a backup; ask again")
        self.epoch = epoch


class Step(NamedTuple):
    """One answer, or one burst, with the draws that followed."""

    table_id: str
    at: int
    upto: int
    seat: int
    by: str
    entries: tuple[Entry, ...]
    key: str | None
    time: int

    def columns(self) -> dict[str, object]:
        return {**self._asdict(), "entries": pack(self.entries)}

    def told(self) -> tuple[object, ...]:
        """For a note to another process, which makes it again by `heard`: without draws, which follow from the seed."""
        return (*self[:5], _rows(tuple(e for e in self.entries if not isinstance(e, Drawn))), *self[6:])

    @classmethod
    def heard(cls, told: list[Any]) -> Step:
        table_id, at, upto, seat, by, entries, key, time = told
        return cls(table_id, at, upto, seat, by, _entries(entries), key, time)


def pack(entries: tuple[Entry, ...]) -> str:
    return msgspec.json.encode(_rows(entries)).decode()


def unpack(text: str) -> tuple[Entry, ...]:
    return _entries(msgspec.json.decode(text, type=list[list[int]]))


def _rows(entries: tuple[Entry, ...]) -> list[tuple[int, ...]]:
    """[seat, action] is an answer, [-1, ask, draw] a draw, [seat, -1, to, agreed] a take-back."""
    rows: list[tuple[int, ...]] = []
    for e in entries:
        if isinstance(e, Done):
            rows.append((e.seat, e.action))
        elif isinstance(e, Drawn):
            rows.append((_DRAW, e.ask, e.draw))
        else:
            rows.append((e.seat, _BACK, e.to, int(e.agreed)))
    return rows


def _entries(rows: list[list[int]]) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for row in rows:
        if row[0] == _DRAW:
            found.append(Drawn(row[1], row[2]))
        elif row[1] == _BACK:
            found.append(TakenBack(row[0], row[2], bool(row[3])))
        else:
            found.append(Done(row[0], row[1]))
    return tuple(found)


async def steps_from(conn: AsyncConnection, table_id: str, at: int) -> list[Step]:
    """The steps of a table from a version on, in order."""
    here = steps.c.table_id == table_id
    news = here & (steps.c.at >= at)
    packed = here & (steps.c.at == 0) & (steps.c.by == PACKED)
    wanted = select(steps).where(or_(news, packed) if at else news).order_by(steps.c.at)
    found = [dict(row) for row in (await conn.execute(wanted)).mappings()]
    if found and found[0]["by"] == PACKED:
        found = [row for row in unpacked(table_id, found[0]["entries"]) if row["at"] >= at]
    return [Step(**{**row, "entries": unpack(row["entries"])}) for row in found]


async def add_steps(conn: AsyncConnection, added: list[Step]) -> None:
    """Steps within a transaction of the caller's."""
    await conn.execute(_ADD, [s.columns() for s in added])


class _Waiting(NamedTuple):
    steps: list[Step]
    row: tuple[object, ...]  # `COLUMNS`, and the id of the table
    before: int
    epoch: str  # of the database it is meant for
    done: asyncio.Future[None]


class Ledger:
    """`others` are the processes that write to the same database."""

    def __init__(self, storage: Storage, metrics: Metrics, others: Sized = ()) -> None:
        self.epoch = ""  # of the database that memory was read from
        self._storage = storage
        self._metrics = metrics
        self._others = others
        self._waiting: list[_Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._began = 0.0  # the last batch

    async def read_epoch(self) -> str:
        async with self._storage.reading() as conn:
            return str((await conn.execute(_EPOCH)).scalar() or "0")

    async def commit(self, row: TableRow, before: int, added: list[Step]) -> None:
        """Returns when the steps are on disk. Overtaken, Restored or Unavailable: they are not (or nobody knows).

        `before` is the `touched_at` of the row they were based on: another process may have ended the game without a
        step, or put it aside.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(added, columns_of(row), before, self.epoch, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        while self._writing is not None:
            await asyncio.wait([self._writing])

    async def _write(self) -> None:
        try:
            while self._waiting:
                await self._gather()
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                with self._metrics.commit(len(batch)):
                    await self._write_batch(batch)
        finally:
            self._writing = None

    async def _gather(self) -> None:
        """Let others join: requests that have arrived already, and where commits follow each other, those of the next
        moment: a commit costs much the same however many it holds."""
        loop = asyncio.get_running_loop()
        for _ in range(GATHER):
            await asyncio.sleep(0)
        early = self._began + PACE_S * (1 + len(self._others)) - loop.time()
        if early > 0:
            await asyncio.sleep(early)
        self._began = loop.time()

    async def _write_batch(self, batch: list[_Waiting]) -> None:
        try:
            await self._together(batch)
        except (IntegrityError, Overtaken):
            if len(batch) == 1:
                _answer(batch[0], Overtaken("another process was faster"))
                return
            for one in batch:  # find out which one it was
                await self._write_batch([one])
        except Exception as e:
            for one in batch:
                _answer(one, e)
        else:
            for one in batch:
                _answer(one, None)

    async def _together(self, batch: list[_Waiting]) -> None:
        async with self._storage.writing() as conn:
            await conn.run_sync(_write, batch)


def _write(conn: Connection, batch: list[_Waiting]) -> None:
    """In one go, since every switch between SQLAlchemy and the loop costs."""
    if conn.dialect.name == "sqlite":  # there nobody else writes, but for a restore
        _check_epoch(conn.execute(_EPOCH).scalar(), batch)
    else:
        _check_untouched(conn, batch)
    conn.execute(_ADD, [step.columns() for one in batch for step in one.steps])
    conn.execute(_MOVE, [dict(zip(_NAMES, one.row, strict=True)) for one in batch])


def _check_epoch(found: str | None, batch: list[_Waiting]) -> None:
    epoch = found or "0"
    if any(one.epoch != epoch for one in batch):
        raise Restored(epoch)


def _check_untouched(conn: Connection, batch: list[_Waiting]) -> None:
    """The epoch is asked for along with it: every question costs both sides a wake-up."""
    ids = sorted(str(one.row[-1]) for one in batch)
    found = conn.execute(_TOUCHED, {"ids": ids}).all()
    touched = {row.id: row.touched_at for row in found}
    overtaken = any(touched.get(one.row[-1]) != one.before for one in batch)
    _check_epoch(conn.execute(_EPOCH).scalar() if overtaken else found[0].epoch, batch)
    if overtaken:
        raise Overtaken("another process was faster")


def _answer(one: _Waiting, trouble: Exception | None) -> None:
    if one.done.cancelled():
        return
    if trouble is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(trouble)
