"""Votes at a table: something one seat proposes and all other people there must agree to. Bots always agree."""

from __future__ import annotations

import msgspec

from cothon.play import clock
from cothon.server import protocol as p
from cothon.server.access import own_seat
from cothon.server.errors import Conflict
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.storage.rows import ABANDONED, TableRow


def _voters(live: Live) -> list[int]:
    """People who are there to be asked; whoever is away or has resigned is not."""
    return [s for s in live.people if not live.seats[s].away]


async def propose(house: House, live: Live, seat: int, kind: str, to: int | None = None) -> None:
    """Open a vote; carried at once if nobody else must agree. One person's seats on one device agree together."""
    own = live.seats[seat].player_id
    yes = [s for s in _voters(live) if live.seats[s].player_id == own]
    needs = [s for s in _voters(live) if s not in yes]
    proposal = p.Proposal(kind=kind, seat=seat, at=live.row.version, to=to, yes=yes, needs=needs)
    if not needs:
        await _carry(house, live, proposal)
        return
    async with house.changing(live) as change:
        change.row.proposal = msgspec.json.encode(proposal).decode()


async def vote(house: House, who: Who, table_id: str, yes: bool) -> None:
    async with house.holding(table_id) as live:
        own_seat(live, who)
        if live.row.proposal is None:
            raise Conflict("there is nothing to vote on")
        proposal = msgspec.json.decode(live.row.proposal, type=p.Proposal)
        mine = [s for s in proposal.needs if live.seats[s].player_id == who.player]
        if not mine and yes:
            raise Conflict("you have voted already")
        if not yes:  # also the proposer may withdraw
            async with house.changing(live) as change:
                change.row.proposal = None
            return
        proposal.yes, proposal.needs = [*proposal.yes, *mine], [s for s in proposal.needs if s not in mine]
        if proposal.needs:
            async with house.changing(live) as change:
                change.row.proposal = msgspec.json.encode(proposal).decode()
            return
        await _carry(house, live, proposal)


async def _carry(house: House, live: Live, proposal: p.Proposal) -> None:
    if proposal.kind == "undo":
        match = live.match
        if match is None or match.version != proposal.at:
            raise Conflict("the game went on meanwhile")
        match.take_back(proposal.seat, proposal.at, proposal.to, agreed=True)
        await house.commit(live, proposal.at, live.seats[proposal.seat].player_id or "table", proposal.seat)
        house.tell_info(live)
        return
    async with house.changing(live) as change:
        put_aside(house, live, change.row)


def put_aside(house: House, live: Live, row: TableRow) -> None:
    """The game is abandoned: clocks stand still, and it can be resumed."""
    row.status, row.proposal, row.wake_at = ABANDONED, None, None
    if live.clocks is not None:
        row.clocks = msgspec.json.encode(clock.pause(live.clocks, house.now()).as_dict()).decode()
