"""Votes at a table: something one seat proposes and all other people there must agree to. Bots of the server always
agree."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cothon.play import clock
from cothon.server import protocol as p
from cothon.server.access import own_seats
from cothon.server.errors import Conflict
from cothon.server.house import Change, House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.retry import retry_if_overtaken
from cothon.server.storage.rows import ABANDONED, BOT, HUMAN, SeatRow, TableRow


def _voters(row: TableRow, seats: Iterable[SeatRow]) -> list[int]:
    """People who are there to be asked. Nobody waits for a bot, nor for somebody who is away or has resigned. Where
    ratings are at stake everybody is asked who has one to lose: remote bots, and who is away, too."""
    playing = [s for s in seats if s.kind != BOT and not s.resigned]
    return [s.seat for s in playing if row.counts or (s.kind == HUMAN and not s.away)]


def _opened(row: TableRow) -> p.Proposal | None:
    return None if row.proposal is None else msgspec.json.decode(row.proposal, type=p.Proposal)


async def propose(
    house: House, live: Live, seat: int, kind: str, to: int | None = None, key: str | None = None
) -> None:
    """Open a vote; carried at once if nobody else must agree. One person's seats on one device agree together."""
    own = live.seats[seat].player_id
    before = _opened(live.row)
    if before is not None and before.kind == kind == "abandon":
        await _agree(house, live, before, str(own))
        return
    asked = _voters(live.row, live.seats)
    yes = [s for s in asked if live.seats[s].player_id == own]
    needs = [s for s in asked if s not in yes]
    at = live.row.version
    proposal = p.Proposal(id=f"{kind}-{seat}-{at}-{to}", kind=kind, seat=seat, at=at, to=to, yes=yes, needs=needs)
    if to is not None and (match := live.match) is not None:
        proposal.ask = match.asked_at(to)
        proposal.answers = match.deed(at) - match.deed(to)
    if before is not None and before.id != proposal.id:
        raise Conflict("another-vote")
    if not needs:
        await _carry(house, live, proposal, key)
    elif before is None:
        await _write(house, live, proposal)


@retry_if_overtaken
async def vote(house: House, who: Who, table_id: str, yes: bool, about: str = "") -> None:
    """`about` is the id of the proposal; without it the vote is about whatever is open."""
    async with house.fresh(table_id) as live:
        own = own_seats(live, who)
        proposal = _opened(live.row)
        if proposal is None or (about and about != proposal.id):
            raise Conflict("no-vote")
        if not any(s in (*proposal.needs, *proposal.yes) for s in own):
            raise Conflict("no-vote-of-yours")
        if yes:
            await _agree(house, live, proposal, who.player)
        else:  # also those who agreed, and the proposer, may change their minds
            await _write(house, live, None)


async def _agree(house: House, live: Live, proposal: p.Proposal, player: str) -> None:
    mine = [s for s in proposal.needs if live.seats[s].player_id == player]
    proposal.yes, proposal.needs = [*proposal.yes, *mine], [s for s in proposal.needs if s not in mine]
    if not proposal.needs:
        await _carry(house, live, proposal)
    elif mine:
        await _write(house, live, proposal)


async def _write(house: House, live: Live, proposal: p.Proposal | None) -> None:
    async with house.changing(live) as change:
        change.row.proposal = None if proposal is None else msgspec.json.encode(proposal).decode()


def count_out(change: Change) -> None:
    """Somebody went away or gave up: he is no longer asked, and what he proposed himself falls."""
    proposal = _opened(change.row)
    if proposal is None:
        return
    proposer, voters = change.seats[proposal.seat], _voters(change.row, change.seats)
    if proposer.away or proposer.resigned:
        change.row.proposal = None
        return
    proposal.needs = [s for s in proposal.needs if s in voters]
    change.row.proposal = msgspec.json.encode(proposal).decode()


async def carry_if_agreed(house: House, live: Live) -> None:
    """After `count_out`: if nobody is left who must agree, it is done."""
    proposal = _opened(live.row)
    if proposal is not None and not proposal.needs:
        await _carry(house, live, proposal)


async def _carry(house: House, live: Live, proposal: p.Proposal, key: str | None = None) -> None:
    if proposal.kind == "undo":
        match = live.match
        if match is None or match.version != proposal.at:
            raise Conflict("went-on-meanwhile")
        match.take_back(proposal.seat, proposal.at, proposal.to, agreed=True)
        by = live.seats[proposal.seat].player_id or "table"
        await house.commit(live, proposal.at, by, proposal.seat, key)
        return
    async with house.changing(live) as change:
        put_aside(house, live, change.row)


def put_aside(house: House, live: Live, row: TableRow) -> None:
    """The game is abandoned: clocks stand still, and it can be resumed."""
    row.status, row.proposal, row.wake_at = ABANDONED, None, None
    if live.clocks is not None:
        row.clocks = msgspec.json.encode(clock.pause(live.clocks, house.now()).as_dict()).decode()
