"""The ledger of steps: what was played is on disk before anybody is told.

Steps of many tables that arrive together are committed together. A step is bound to the version it was based on; if
another process was faster, the database refuses it (`Overtaken`) and the table must be read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sized
from functools import lru_cache
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

import msgspec
from asyncpg import IntegrityConstraintViolationError
from sqlalchemy import Insert, Update, bindparam, insert, or_, select, update
from sqlalchemy.engine import Connection, Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.errors import CothonError
from cothon.play.record import Done, Drawn, Entry, TakenBack
from cothon.server.metrics import Metrics
from cothon.server.storage import one_trip
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
_NAMES = (*(f"b_{name}" for name in COLUMNS), "b_id")  # as `columns_of` gives them
_EPOCH = select(house.c.value).where(house.c.name == "epoch")
_ONE_TRIP = one_trip.written(COLUMNS)
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
        except (IntegrityError, IntegrityConstraintViolationError, Overtaken):
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
        if self._storage.sqlite:
            async with self._storage.writing() as conn:
                await conn.run_sync(_write, batch)
        else:
            if len({one.epoch for one in batch}) > 1:
                raise Overtaken("a restore came in between")  # each is judged by itself
            done, epoch = await self._storage.at_once(_ONE_TRIP.text, _ONE_TRIP.parameters(_lists(batch)))
            _check_epoch(epoch, batch)
            if not done:
                raise Overtaken("another process was faster")


def _write(conn: Connection, batch: list[_Waiting]) -> None:
    """To SQLite, where nobody else writes, but for a restore. In one go, since every switch between SQLAlchemy and the
    loop costs."""
    _check_epoch(conn.execute(_EPOCH).scalar() or "0", batch)
    _each(conn, _ADD, Step._fields, [row for one in batch for row in _steps(one)])
    _each(conn, _MOVE, _NAMES, [one.row for one in batch])


def _steps(one: _Waiting) -> list[tuple[object, ...]]:
    return [(*step[:5], pack(step.entries), *step[6:]) for step in one.steps]


def _lists(batch: list[_Waiting]) -> dict[str, object]:
    """The parameters of `one_trip`."""
    names = (*(f"said_{name}" for name in (*COLUMNS, "id", "before")), *(f"step_{name}" for name in Step._fields))
    rows = zip(*((*one.row, one.before) for one in batch), strict=True)
    lists = (*rows, *zip(*(row for one in batch for row in _steps(one)), strict=True))
    return {"number": len(batch), "epoch": batch[0].epoch, **dict(zip(names, map(list, lists), strict=True))}


def _each(conn: Connection, statement: Insert | Update, names: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    """A statement with each of these rows. SQLAlchemy writes it, and is spared to make a mapping of every row."""
    text, order = _written(conn.dialect, statement, names)
    conn.exec_driver_sql(text, [order(row) for row in rows])


@lru_cache(maxsize=8)
def _written(dialect: Dialect, statement: Insert | Update, names: tuple[str, ...]) -> tuple[str, Callable[..., Any]]:
    """Its text, and what brings a row into the order of its parameters."""
    compiled = statement.compile(dialect=dialect)
    return compiled.string, itemgetter(*(names.index(name) for name in compiled.positiontup or ()))


def _check_epoch(found: str, batch: list[_Waiting]) -> None:
    if any(one.epoch != found for one in batch):
        raise Restored(found)


def _answer(one: _Waiting, trouble: Exception | None) -> None:
    if one.done.cancelled():
        return
    if trouble is None:
        one.done.set_result(None)
    else:
        one.done.set_exception(trouble)
