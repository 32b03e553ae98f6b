"""Import of records: verified completely, then a finished table like any other, to be replayed, forked and taken away.

An import needs the seed, or nobody could say where its draws came from. A record whose game is not over, such as that
of a table at which all gave up, becomes a table that has finished without an outcome. Imported tables are never rated,
their seats belong to nobody, and their host is whoever brought them.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Annotated, Any, cast

import msgspec
from msgspec import Meta
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.locales import explained
from cothon.play import files
from cothon.play.record import Drawn, Record, TakenBack
from cothon.play.verify import verify
from cothon.server import names
from cothon.server import protocol as p
from cothon.server.errors import Conflict, Malformed
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.limits import RateLimit
from cothon.server.live import Live
from cothon.server.opening import Opener
from cothon.server.storage.ledger import Step, add_steps
from cothon.server.storage.rows import BOT, FINISHED, HUMAN, NOBODY, REMOTE, SeatRow, TableRow, add_table
from cothon.server.storage.schema import tables

BY = "import"
EACH_S, BURST = 5, 20  # how often one player may import
# Real games have some hundred entries. A table is played again whenever it comes back into memory, and for a take-back
# all that came before it is: what would keep everybody else waiting is not taken in.
MOST_CHARACTERS = 1_000_000
MOST_LINES = 40_000  # JSON needs four for an entry
MOST_ENTRIES = 5_000
MOST_WORK = 100_000
LONGEST_KIND = 40


class Import(p.Sent):
    """A record as text or JSON, both in one string."""

    record: Annotated[str, Meta(min_length=1, examples=["cothon record 2\n..."])]
    public: Annotated[bool, Meta(description="whether everybody may see it; else those with its link")] = False


class NotARecord(Malformed):
    """What is wrong with it, in the words of the verifier."""

    error = "bad-record"


class Imports:
    def __init__(self, house: House, opener: Opener) -> None:
        self.house = house
        self.opener = opener
        self._limit = RateLimit("imports", EACH_S, BURST)
        self._one = asyncio.Semaphore(1)  # verifying takes processor time from everybody

    async def take_in(self, who: Who, said: Import) -> Live:
        self._limit.take(who.player)
        async with self._one:
            record = await asyncio.to_thread(checked, said.record)
        row = self._row(who, record, said.public)
        steps = _steps(row, record)
        async with self.house.storage.writing() as conn:
            await self._check_number(conn, who)
            await add_table(conn, row, _seats(row.id, record))
            if steps:
                await add_steps(conn, steps)
        return await self.house.find(row.id)

    async def _check_number(self, conn: AsyncConnection, who: Who) -> None:
        settings = self.house.settings
        most = settings.tables_per_guest if who.guest else settings.tables_per_player
        own = select(func.count()).select_from(tables).where(tables.c.host == who.player, tables.c.imported)
        if (await conn.execute(own)).scalar_one() >= most:
            raise Conflict("imported-most", number=most, who="guest" if who.guest else "player")

    def _row(self, who: Who, record: Record, public: bool) -> TableRow:
        now, end = self.house.now(), record.outcome
        assert record.seed is not None
        return TableRow(
            id=self.opener.new_id(),
            game=record.game.facts.name,
            rules=record.game.facts.version,
            options=record.options.text(),
            status=FINISHED,
            host=who.player,
            public=public,
            rated=False,
            clock=msgspec.json.encode({"kind": "none"}).decode(),
            watchers="open" if public else "link",
            takebacks="free",
            odds=True,
            seed=record.seed,
            terms=record.terms or None,
            created_at=now,
            touched_at=now,
            position=record.start,
            imported=True,
            started_at=now,
            ended_at=now,
            version=len(record.entries),
            ended_by="rules" if end else BY,
            outcome=None if end is None else msgspec.json.encode(end._asdict()).decode(),
            settled=True,
        )


def checked(text: str) -> Record:
    """The record in a text, played again and found true; NotARecord says what is wrong. For a thread of its own."""
    if len(text) > MOST_CHARACTERS or len(text.splitlines()) > MOST_LINES:
        raise NotARecord("record-too-long", field="record", characters=MOST_CHARACTERS, lines=MOST_LINES)
    try:
        record, lines = files.parse_lined(text)
        _check_taken(record)
        verify(record._replace(game=_apart(record.game)), lines)
    except CothonError as e:
        raise NotARecord("in-words", field="record", words=explained(e)) from e
    except ValueError as e:  # Python reads no number of more than some thousand digits
        raise NotARecord("number-too-long", field="record") from e
    return record


def _check_taken(record: Record) -> None:
    """What is not taken in, though it may be true."""
    if record.seed is None:
        raise Malformed("seed-missing")
    entries = record.entries
    work = sum(i if isinstance(e, TakenBack) else 1 for i, e in enumerate(entries))
    if len(entries) > MOST_ENTRIES or work > MOST_WORK:
        raise Malformed("too-many-entries", entries=MOST_ENTRIES)
    for i, seat in enumerate(record.seats):
        if len(seat.kind) > LONGEST_KIND:
            raise Malformed("kind-too-long", seat=i, most=LONGEST_KIND)
        names.visible(seat.name, f"seat {i}", names.LONGEST_OF_SEAT)  # as strict as at any table, and kept as it is


def _apart(game: Game) -> Game:
    """The same rules with room of their own to think in: a game is not made for two threads at once."""
    return cast(Game, cast(Any, type(game))(game.facts.version))


def _seats(table_id: str, record: Record) -> list[SeatRow]:
    end = record.outcome
    made = []
    for i, (seat, entropy) in enumerate(zip(record.seats, record.entropy, strict=True)):
        kind = seat.kind if seat.kind in (HUMAN, REMOTE) else BOT
        row = SeatRow(table_id, i, kind, None, seat.kind if kind == BOT else None, seat.name, entropy, ready=True)
        if end is not None:
            row.score, row.rank = end.scores[i], end.ranks[i]
        made.append(row)
    return made


def _steps(row: TableRow, record: Record) -> list[Step]:
    """One for the draws of the beginning, then one for each answer with the draws that followed."""
    entries = record.entries
    if not entries:
        return []
    starts = [0, *(i for i, e in enumerate(entries) if i > 0 and not isinstance(e, Drawn)), len(entries)]
    made = []
    for at, upto in pairwise(starts):
        first = entries[at]
        seat = NOBODY if isinstance(first, Drawn) else first.seat
        made.append(Step(row.id, at, upto, seat, BY, entries[at:upto], None, row.created_at))
    return made
