"""Forks: a new table whose game begins at any version of a finished one, with its secrets as they were or imagined."""

from __future__ import annotations

import secrets as operating_system
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from cothon.core.view import OVER
from cothon.play.dice import FastDice
from cothon.server import protocol as p
from cothon.server.access import check_seen
from cothon.server.errors import Conflict, Malformed
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.opening import Opener
from cothon.server.replay import finished


class Fork(p.Sent):
    """revealed: the position as it truly was. imagined: one that `seat` could not have told from it, drawn with its
    chance; without `seat` that of your own seat, or a watcher's. What is drawn later is drawn anew in both cases. The
    new table has the game, rules and options of the old one and is not rated."""

    at: p.Version
    secrets: Literal["revealed", "imagined"]
    seats: Annotated[list[p.SeatSpec], Meta(min_length=1, max_length=10)]
    seat: p.SeatNo | None = None
    public: bool = True
    clock: p.ClockSpec = msgspec.field(default_factory=p.ClockSpec)
    watchers: p.Watchers = "open"
    takebacks: p.TakeBacks = "free"
    odds: bool = True


async def fork(house: House, opener: Opener, who: Who, table_id: str, key: str, said: Fork) -> Live:
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        position = _position(live, who, said)
        old = live.row
        new = p.NewTable(
            game=old.game,
            rules=old.rules,
            seats=said.seats,
            options=dict(live.options.values),
            public=said.public,
            clock=said.clock,
            watchers=said.watchers,
            takebacks=said.takebacks,
            odds=said.odds,
        )
    row, seats = await opener.rows(who, new)
    row.position, row.fork_of, row.fork_at = position, table_id, said.at
    return await opener.add(who, row, seats)


def _position(live: Live, who: Who, said: Fork) -> str:
    """The text of the position to begin at."""
    match, seats = finished(live), len(live.seats)
    if len(said.seats) != seats:
        raise Malformed("other-number-of-seats", field="seats", seats=seats, number=len(said.seats))
    if said.at > match.version:
        raise Malformed("no-such-version", field="at", last=match.version, version=said.at)
    if said.seat is not None and (said.secrets == "revealed" or said.seat >= seats):
        raise Malformed("no-viewer" if said.seat < seats else "seats-of-the-game", field="seat", last=seats - 1)
    world = match.world(said.at, ended=True)
    if world.actor == OVER:
        raise Conflict("over-at-version", version=said.at)
    if said.secrets == "imagined":
        own = live.seats_of(who.player)
        viewer = said.seat if said.seat is not None else own[0] if own else None
        world = live.game.fill(live.game.mask(world, viewer), FastDice(operating_system.randbits(96)))
    return live.game.write(world)
