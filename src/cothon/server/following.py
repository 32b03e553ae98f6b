"""Following what other processes do at a table: by the notes of their steps, or by reading it again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

from cothon.server.errors import ServerError
from cothon.server.live import Live
from cothon.server.storage.ledger import COLUMNS, Step, columns_of
from cothon.server.storage.rows import FINISHED

if TYPE_CHECKING:
    from cothon.server.house import House

USED_MS = 60_000  # a table that nobody has used for so long, and nobody listens to, is not followed step by step
_TOUCHED = COLUMNS.index("touched_at")
LATE_S = 0.1  # how long somebody who knows more than we do waits for the note of it
log = logging.getLogger("cothon.following")


def note_of(house: House, live: Live, before: int, done: list[Step]) -> dict[str, object]:
    """What was just done at a table, whole: the row before is known by the moment when it was touched. In brief, if
    nobody is known elsewhere who follows: whoever does will say so."""
    row = live.row
    listened_to = any(seats or watchers for seats, watchers in live.elsewhere.values())
    if not listened_to and house.now() - live.heard_at > USED_MS:
        return {"brief": row.id}
    steps = [step.told() for step in done]
    return {"step": row.id, "before": before, "row": columns_of(row)[:-1], "steps": steps}


def heard(house: House, live: Live, note: dict[str, Any]) -> None:
    """Another process made steps. They are followed at once, unless somebody is at the table."""
    live.heard_at = house.now()
    if live.stale or not (live.streams or house.now() - live.used_at < USED_MS):
        live.stale = True
        follow_soon(house, live)
        return
    live.notes.append(note)
    if live.lock.locked() or not absorb(house, live):
        follow_soon(house, live)


def absorb(house: House, live: Live) -> bool:
    """Follow the notes that have come. Whoever calls this is alone at the table. False: it must be read again."""
    notes, live.notes = live.notes, []
    for note in notes:
        if live.stale:
            break
        if note["row"][_TOUCHED] <= live.row.touched_at:
            continue  # it was read meanwhile
        if live.match is None or note["before"] != live.row.touched_at:
            live.stale = True  # something in between is missing
        else:
            _carry_out(house, live, note)
    return not live.stale


def _carry_out(house: House, live: Live, note: dict[str, Any]) -> None:
    voting = live.row.proposal is not None
    for name, value in zip(COLUMNS, note["row"], strict=True):
        setattr(live.row, name, value)
    try:
        live.follow(map(Step.heard, note["steps"]), house.sources)
    except BaseException:
        house.invalidate(live)
        raise
    live.tell_step()
    if voting or live.row.status == FINISHED:
        house.audience.tell_info(live)
    live.moved.set()


async def follow(house: House, live: Live) -> None:
    """Another process changed this table: tell those who listen here; without listeners it can wait."""
    if live.streams or live.notes:
        async with live.lock:
            await house.catch_up(live)


def follow_soon(house: House, live: Live) -> None:
    """The same, while the next notes are heard."""

    async def followed() -> None:
        try:
            await follow(house, live)
        except ServerError as e:
            log.info("table %s: another process is followed later: %s", live.row.id, e)

    house.background(followed())


async def expect(house: House, table_id: str, version: int) -> None:
    """Somebody has heard of this version elsewhere: its note is on the way, and costs less than to read the table.
    Nobody holds the table meanwhile."""
    live = house.tables.get(table_id)
    if live is None or live.stale or version <= live.row.version or not house.others:
        return
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LATE_S):
            while version > live.row.version:
                live.moved.clear()
                await live.moved.wait()
