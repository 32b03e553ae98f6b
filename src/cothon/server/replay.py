"""Looking back at finished tables: any version, as a seat saw it or with everything shown; and the record.

Before the end nothing of this is given to anybody: a record holds every secret of its game. A table at which all gave
up has finished, too, though its game is not over.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from cothon.core.events import Event
from cothon.core.game import Game
from cothon.core.view import CHANCE, State, View
from cothon.play import text, twin
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Entry
from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.access import check_seen
from cothon.server.errors import Conflict, Malformed
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.storage.rows import FINISHED

ALL, NONE = "all", "none"


class NotFinished(Conflict):
    error = "not-finished"


class Next(msgspec.Struct, kw_only=True):
    """What was answered at this version. Who looks as a seat that did not learn the answer is not told it, either."""

    seat: Annotated[int, Meta(examples=[1])] | None  # null: chance
    name: Annotated[str, Meta(examples=["Hanno"])]
    label: Annotated[str, Meta(examples=["stop"])] | None
    parts: Annotated[dict[str, str], Meta(description="as of an offer, or of a draw", examples=[{"do": "stop"}])] | None
    clause: str
    back_to: Annotated[int, Meta(description="the seat takes back: the game is again as it was there")] | None


class Replayed(msgspec.Struct, kw_only=True):
    """A finished game at one of its versions."""

    version: int
    versions: Annotated[int, Meta(description="the last version", examples=[412])]
    seat: Annotated[str, Meta(description="whose view it is: a number, all or none", examples=["all"])]
    view: Any
    asked: p.Asked | None
    offers: Annotated[list[Any], Meta(description="what could be answered; for all, and for the seat that is asked")]
    events: Annotated[list[p.Told], Meta(description="what happened from the version before to this one")]
    next: Next | None
    by: Annotated[list[int], Meta(description="for each version from 1 the seat that led to it; -1 is chance")]
    backs: Annotated[list[int], Meta(description="the versions that are take-backs")]
    ended: p.Ended | None


MOST = 100  # versions whose events are told at once


def finished(live: Live) -> Match:
    """The match of a table that is over for good."""
    if live.row.status != FINISHED or live.match is None:
        raise NotFinished("not-finished", status=live.row.status)
    return live.match


async def replay(
    house: House, who: Who, table_id: str, key: str, at: int | None, seat: str | None, since: int | None = None
) -> Replayed:
    """A version of a finished game, with what happened after `since`: by default, what led to that version."""
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        match = finished(live)
        version = match.version if at is None else at
        if version > match.version:
            raise Malformed("no-such-version", field="at", last=match.version, version=version)
        own = live.seats_of(who.player)
        looks = _viewer(seat if seat is not None else str(own[0]) if own else NONE, len(live.seats))
        return _replayed(match, version, looks, version - 1 if since is None else max(since, version - MOST))


def _viewer(said: str, seats: int) -> str:
    if said not in (ALL, NONE) and said not in map(str, range(seats)):
        raise Malformed("no-such-viewer", field="seat", last=seats - 1)
    return said


def _replayed(match: Match, version: int, looks: str, since: int) -> Replayed:
    game, names = match.game, [s.name for s in match.seats]
    world = match.world(version, ended=True)
    view = seen_as(game, world, looks)
    entries = match.entries_since(0)
    told = [(v, _event(e, looks)) for v in range(since + 1, version + 1) for e in match.told(v, ended=True)]
    return Replayed(
        version=version,
        versions=match.version,
        seat=looks,
        view=game.show(view),
        asked=_asked(game, world),
        offers=speak.offers(game, view) if looks in (ALL, str(int(world.actor))) else [],
        events=[p.Told(version=v, deed=match.deed(v), event=e, clause=game.story.clause(e)) for v, e in told],
        next=_next(game, world, entries[version], names, looks) if version < match.version else None,
        by=[CHANCE if isinstance(e, Drawn) else e.seat for e in entries],
        backs=[i for i, e in enumerate(entries, start=1) if not isinstance(e, Drawn | Done)],
        ended=speak.ended(match) if version == match.version else None,
    )


def seen_as(game: Game, world: State, looks: str) -> View:
    """The world as a seat, a watcher, or somebody who may know everything sees it."""
    return world if looks == ALL else game.mask(world, _seat(looks))


def _seat(looks: str) -> int | None:
    return None if looks == NONE else int(looks)


def _event(e: Event, looks: str) -> dict[str, object]:
    return e.whole() if looks == ALL else e.seen_by(_seat(looks))


def _asked(game: Game, world: State) -> p.Asked | None:
    if world.actor < 0:
        return None
    question = game.asks[world.ask]
    return p.Asked(seat=int(world.actor), ask=question.name, clause=question.clause)


def _next(game: Game, world: State, entry: Entry, names: list[str], looks: str) -> Next:
    if not isinstance(entry, Drawn | Done):
        who = names[entry.seat]
        return Next(seat=entry.seat, name=who, label=None, parts=None, clause="", back_to=entry.to)
    known = looks == ALL or game.sees(world, _seat(looks))
    if isinstance(entry, Drawn):
        drawn = game.draws[entry.draw]
        seat, name, label, parts, clause = None, "", drawn.label, drawn.parts, game.asks[entry.ask].clause
    else:
        done = game.actions[entry.action]
        seat, name, label, parts, clause = entry.seat, names[entry.seat], done.label, done.parts, done.clause
        known = known or looks == str(entry.seat)
    return Next(
        seat=seat,
        name=name,
        label=label if known else None,
        parts=parts if known else None,
        clause=clause,
        back_to=None,
    )


# -- the record -------------------------------------------------------------------------------------------------------


async def record(house: House, who: Who, table_id: str, key: str, as_json: bool) -> tuple[str, str]:
    """The record of a finished table, and a name for the file."""
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        whole = finished(live).record()
        ended = live.row.ended_at or live.row.created_at
    day = datetime.fromtimestamp(ended / 1000, UTC).strftime("%Y-%m-%d")
    name = f"{whole.game.facts.name}-{day}-{table_id}.{'json' if as_json else 'cothon'}"
    return name, twin.write(whole) if as_json else text.write(whole)
