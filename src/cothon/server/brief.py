"""Tables in brief, many at a time and straight from the database: for the lobby, one's own tables, and histories."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import ColumnElement, RowMapping, Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.core.options import Value
from cothon.games import game as find_game
from cothon.games import versions
from cothon.server import protocol as p
from cothon.server.errors import Malformed
from cothon.server.ratings import Rating, shown, who_is
from cothon.server.storage.rows import OPEN, PLAYING, REMOTE, WAITING, SeatRow, seat_row
from cothon.server.storage.schema import players, ratings, seats, tables

Id = Annotated[str, Meta(examples=["k3m8x2pq7a"])]
Moment = Annotated[int, Meta(description="milliseconds since 1970", examples=[1767225600000])]

# What lists need of a table: neither its seed nor its position is ever read here.
COLUMNS = (
    tables.c.id,
    tables.c.game,
    tables.c.rules,
    tables.c.options,
    tables.c.status,
    tables.c.host,
    tables.c.public,
    tables.c.rated,
    tables.c.unrated,
    tables.c.clock,
    tables.c.watchers,
    tables.c.created_at,
    tables.c.started_at,
    tables.c.ended_at,
    tables.c.ended_by,
    tables.c.fork_of,
    tables.c.imported,
    tables.c.version,
    tables.c.actor,
    tables.c.turn_since,
    tables.c.clocks,
)


class BriefSeat(msgspec.Struct, kw_only=True):
    """kind: open, invited, reserved, human, bot or remote. The rating is the present one, in the game of the table."""

    seat: int
    kind: Annotated[str, Meta(examples=["human"])]
    name: Annotated[str, Meta(examples=["Calm Cormorant 37"])]
    player: str | None
    bot: str | None
    rating: Rating | None
    score: int | None
    rank: int | None
    gain: Annotated[float, Meta(description="change of the rating by this game", examples=[12.5])] | None


class BriefTable(msgspec.Struct, kw_only=True):
    """What one needs to choose a table, or to remember it."""

    id: Id
    game: str
    title: Annotated[str, Meta(description="of the game, as printed on the box")]
    rules: Annotated[int, Meta(description="version of the rules", examples=[1])]
    newest: Annotated[bool, Meta(description="whether the game has no newer rules")]
    options: Annotated[dict[str, Value], Meta(description="those that are not as usual")]
    status: p.Status
    host: str
    public: bool
    rated: bool
    unrated: Annotated[p.WhyUnrated, Meta(description="why ratings do not move all the same")] | None
    clock: Annotated[dict[str, Any], Meta(examples=[{"kind": "bank", "bank_s": 600, "increment_s": 10}])]
    seats: list[BriefSeat]
    taken: Annotated[int, Meta(description="seats that have somebody", examples=[2])]
    free: Annotated[int, Meta(description="seats that anybody may take", examples=[1])]
    free_for_bots: Annotated[int, Meta(description="seats that a bot with a token may take", examples=[0])]
    watchable: Annotated[bool, Meta(description="whether anybody may watch the game")]
    created_at: Moment
    started_at: Moment | None
    ended_at: Moment | None
    ended_by: Annotated[str, Meta(description="rules, resignation, import, or nothing yet", examples=[""])]
    fork_of: str | None
    imported: bool


class Page(msgspec.Struct, kw_only=True):
    """`next` goes into `before` of the request for the page after this one; null: this is the last."""

    tables: list[BriefTable]
    next: Annotated[str, Meta(examples=["1767225600000.k3m8x2pq7a"])] | None


@lru_cache(maxsize=1000)
def _facts(name: str, rules: int, options: str) -> tuple[str, dict[str, Value]]:
    """The title of a game, and the options that are not as usual."""
    game = find_game(name, rules)
    chosen = game.options_from(options)
    return game.facts.title, chosen.unusual()


async def briefly(conn: AsyncConnection, found: Sequence[RowMapping]) -> list[BriefTable]:
    """These rows of `tables`, with who sits there."""
    sitting = await seats_at(conn, [row["id"] for row in found])
    await _call_as_now(conn, list(sitting.values()))
    known = await _ratings(conn, {who for at in sitting.values() for s in at if (who := who_is(s)) is not None})
    return [_brief(row, sitting.get(row["id"], []), known) for row in found]


def _brief(row: RowMapping, at: list[SeatRow], known: Mapping[tuple[str, str], Rating]) -> BriefTable:
    title, unusual = _facts(row["game"], row["rules"], row["options"])
    waiting = row["status"] == WAITING
    return BriefTable(
        id=row["id"],
        game=row["game"],
        title=title,
        rules=row["rules"],
        newest=row["rules"] == versions(row["game"])[-1],
        options=dict(unusual),
        status=row["status"],
        host=row["host"],
        public=row["public"],
        rated=row["rated"],
        unrated=row["unrated"],
        clock=msgspec.json.decode(row["clock"]),
        seats=[_seat(s, known.get((who_is(s) or "", row["game"]))) for s in at],
        taken=sum(s.taken for s in at),
        free=sum(waiting and not s.taken and s.kind == OPEN for s in at),
        free_for_bots=sum(waiting and not s.taken and s.kind in (OPEN, REMOTE) for s in at),
        watchable=row["watchers"] == "open",
        created_at=row["created_at"],
        started_at=row["started_at"],
        ended_at=row["ended_at"],
        ended_by=row["ended_by"],
        fork_of=row["fork_of"],
        imported=row["imported"],
    )


def _seat(s: SeatRow, rating: Rating | None) -> BriefSeat:
    return BriefSeat(
        seat=s.seat,
        kind=s.kind,
        name=s.name,
        player=s.player_id,
        bot=s.bot,
        rating=rating,
        score=s.score,
        rank=s.rank,
        gain=s.gain,
    )


async def seats_at(conn: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    if ids:
        wanted = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
        for row in (await conn.execute(wanted)).mappings():
            found.setdefault(row["table_id"], []).append(seat_row(row))
    return found


async def _call_as_now(conn: AsyncConnection, tables_: Sequence[list[SeatRow]]) -> None:
    """People are listed by the name they have now. Where one person has several seats, their own names stay."""
    alone = [s for at in tables_ for s in at if s.player_id and sum(o.player_id == s.player_id for o in at) == 1]
    ids = sorted({str(s.player_id) for s in alone})
    if not ids:
        return
    found = await conn.execute(select(players.c.id, players.c.name).where(players.c.id.in_(ids)))
    now = {row.id: row.name for row in found}
    for seat in alone:
        seat.name = now.get(str(seat.player_id), seat.name)


async def _ratings(conn: AsyncConnection, everybody: Iterable[str]) -> dict[tuple[str, str], Rating]:
    wanted = select(ratings.c.who, ratings.c.game, ratings.c.mu, ratings.c.sigma)
    names = sorted(everybody)
    if not names:
        return {}
    found = await conn.execute(wanted.where(ratings.c.who.in_(names)))
    return {(row.who, row.game): shown(row.mu, row.sigma) for row in found}


# -- pages -------------------------------------------------------------------------------------------------------------


async def page(
    conn: AsyncConnection, which: ColumnElement[bool], by: ColumnElement[int], before: str, limit: int
) -> Page:
    """The newest first, by a moment of the table; one page of them."""
    wanted: Select[Any] = select(*COLUMNS).where(which)
    if before:
        moment, table_id = _cursor(before)
        wanted = wanted.where(or_(by < moment, and_(by == moment, tables.c.id < table_id)))
    wanted = wanted.order_by(by.desc(), tables.c.id.desc()).limit(limit + 1)
    found = (await conn.execute(wanted)).mappings().all()
    told = await briefly(conn, found[:limit])
    following = None
    if len(found) > limit:
        last = found[limit - 1]
        following = f"{last[str(by.key)]}.{last['id']}"
    return Page(tables=told, next=following)


def _cursor(before: str) -> tuple[int, str]:
    moment, _, table_id = before.partition(".")
    if not (before.isascii() and moment.isdigit() and len(moment) < 16 and table_id.isalnum()):
        raise Malformed("no-such-page", field="before")
    return int(moment), table_id


def is_open(found: RowMapping) -> bool:
    """Whether a table belongs into the lobby."""
    return bool(found["public"]) and found["status"] in (WAITING, PLAYING)
