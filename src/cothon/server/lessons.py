"""First games: a private table with a fixed deal, at which a script plays the rivals. Not rated, in no list."""

from __future__ import annotations

from sqlalchemy import select

from cothon.play.lesson import NEWCOMER
from cothon.play.lesson import lesson as find_lesson
from cothon.server import protocol as p
from cothon.server.errors import NotThere
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.live import RIVAL, Live
from cothon.server.opening import Opener
from cothon.server.retry import retry_if_overtaken
from cothon.server.storage.rows import ABANDONED, PLAYING
from cothon.server.storage.schema import tables


async def open_lesson(house: House, opener: Opener, who: Who, game: str) -> Live:
    """Begins at once. Nobody has two: one that was not played to its end is put aside."""
    lesson = find_lesson(game)
    if lesson is None:
        raise NotThere("no-lesson")
    for table_id in await _unfinished(house, who):
        await _put_aside(house, table_id)
    me, rival = p.SeatSpec(kind="me"), p.SeatSpec(kind="bot", bot=RIVAL)
    said = p.NewTable(
        game=game,
        rules=lesson.game.facts.version,
        seats=[me if seat == NEWCOMER else rival for seat in range(lesson.options.seats)],
        options=dict(lesson.options.values),
        public=False,
        watchers="off",
    )
    row, seats = await opener.rows(who, said)
    row.seed, row.position, row.lesson = lesson.seed, lesson.position, lesson.mark
    for seat in seats:
        seat.ready = True
    return await opener.add(who, row, seats)


async def _unfinished(house: House, who: Who) -> list[str]:
    own = (tables.c.host == who.player) & tables.c.lesson.is_not(None) & (tables.c.status == PLAYING)
    async with house.storage.reading() as conn:
        return list((await conn.execute(select(tables.c.id).where(own))).scalars())


@retry_if_overtaken
async def _put_aside(house: House, table_id: str) -> None:
    async with house.holding(table_id) as live, house.changing(live) as change:
        if change.row.status == PLAYING:
            change.row.status, change.row.wake_at = ABANDONED, None
