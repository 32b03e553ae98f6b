"""On PostgreSQL a batch of steps is one statement, and so one trip: begun and committed by the database itself.

Trips are what a batch costs (each wakes both sides up), and several processes commit more batches than one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Column, String, TableValuedAlias, bindparam, column, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from cothon.server.storage.schema import house, steps, tables


def _listed(name: str, columns: Iterable[tuple[str, Column[Any]]]) -> TableValuedAlias:
    """Rows that come as one list for each column."""
    given = [(label, String() if isinstance(c.type, String) else c.type) for label, c in columns]
    lists = [bindparam(f"{name}_{label}", type_=ARRAY(kind)) for label, kind in given]
    return func.unnest(*lists).table_valued(*(column(label, kind) for label, kind in given), name=name).render_derived()


class Written(NamedTuple):
    """The statement as text, and its parameters in their order: names of lists, or values of its own."""

    text: str
    order: Sequence[str]
    own: Mapping[str, object]

    def parameters(self, given: Mapping[str, object]) -> list[object]:
        return [given[name] if name in given else self.own[name] for name in self.order]


def written(moved: Sequence[str]) -> Written:
    compiled = statement(moved).compile(dialect=dialect())  # type: ignore[no-untyped-call]
    return Written(compiled.string, compiled.positiontup or (), compiled.params)


def statement(moved: Sequence[str]) -> Any:
    """Writes steps, and these columns of their tables: all of it, or nothing if a table was touched meanwhile or the
    database is not the one that was meant. Tells which (`done`) and the `epoch` of the database.

    Parameters: `said_` and `step_` with the name of a column are lists of what rows of tables, and steps, have there;
    `said_before` is when the tables were touched last; `number` is how many they are.
    """
    epoch = func.coalesce(select(house.c.value).where(house.c.name == "epoch").scalar_subquery(), "0")
    said = _listed("said", [("id", tables.c.id), ("before", tables.c.touched_at), *((n, tables.c[n]) for n in moved)])
    held = (
        select((tables.c.touched_at == said.c.before).label("untouched"))
        .join(said, said.c.id == tables.c.id)
        .order_by(tables.c.id)  # everybody locks in the same order
        .with_for_update(of=tables)
        .cte("held")
    )
    untouched = (func.count() == bindparam("number")) & func.bool_and(held.c.untouched)
    judged = select((untouched & (epoch == bindparam("epoch"))).label("done")).select_from(held).cte("judged")
    may = select(judged.c.done).scalar_subquery()
    move = update(tables).where(tables.c.id == said.c.id, may).values({n: said.c[n] for n in moved})
    new = _listed("step", [(c.name, c) for c in steps.c])
    add = insert(steps).from_select([c.name for c in steps.c], select(*(new.c[c.name] for c in steps.c)).where(may))
    return select(judged.c.done, epoch.label("epoch")).add_cte(move.cte("moved"), add.cte("added"))
