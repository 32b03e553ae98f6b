"""Coming and going: join, be ready, leave, kick, return, resign, abandon, resume, rematch."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select

from cothon.play import clock
from cothon.server import names
from cothon.server import protocol as p
from cothon.server.access import JOIN, check_host, check_seen, own_seats, present_seat
from cothon.server.errors import Conflict, Forbidden, ServerError
from cothon.server.house import Change, House
from cothon.server.identity import Who
from cothon.server.live import Live
from cothon.server.opening import (
    Opener,
    bot_name,
    check_limit,
    check_search,
    claimed_names,
    free_name,
    start_if_ready,
)
from cothon.server.rated import device_mark, look_over
from cothon.server.retry import retry_if_overtaken
from cothon.server.storage.rows import (
    ABANDONED,
    BOT,
    FINISHED,
    HUMAN,
    INVITED,
    NOBODY,
    OPEN,
    PLAYING,
    REMOTE,
    RESERVED,
    WAITING,
    SeatRow,
    TableRow,
    add_table,
)
from cothon.server.storage.schema import bans, seats, tables
from cothon.server.votes import carry_if_agreed, count_out, propose, put_aside


def _check_status(live: Live, *wanted: str) -> None:
    if live.row.status not in wanted:
        raise Conflict("not-in-this-status", status=live.row.status)


# -- before the game ---------------------------------------------------------------------------------------------------


@retry_if_overtaken
async def join(house: House, who: Who, table_id: str, said: p.Join) -> Live:
    async with house.fresh(table_id) as live:
        check_seen(live, who, said.key, house.links)
        if who.player in live.banned:
            raise Forbidden("removed-by-the-host")
        _check_status(live, WAITING)
        if live.seats_of(who.player):
            raise Conflict("seated-already")
        async with house.changing(live) as change:
            taken = _free_seats(house, live, change, who, said)
            for seat in taken:
                seat.kind = REMOTE if who.token else HUMAN  # whatever comes with a token is shown as a bot
                seat.player_id = who.player
                seat.name = free_name(who.name, [s for s in change.seats if s is not seat])
                seat.ready = said.entropy is not None
                seat.device = device_mark(house.secret, table_id, who.device)
            if said.entropy is not None:
                taken[0].entropy = bytes.fromhex(said.entropy)
            await look_over(change.conn, change.row, change.seats)
            await start_if_ready(house, change)
        return live


def _free_seats(house: House, live: Live, change: Change, who: Who, said: p.Join) -> list[SeatRow]:
    """The seat asked for, or the one that suits best; more than one only if several are kept for the same person."""
    wanted = change.seats if said.seat is None else [s for s in change.seats if s.seat == said.seat]
    if not wanted:
        raise Conflict("no-such-seat", seat=str(said.seat), last=len(change.seats) - 1)
    kept = [s for s in wanted if s.kind == RESERVED and s.player_id == who.player]
    if kept:
        return kept
    has_key = bool(said.key) and house.links.fits(live, JOIN, said.key)
    refusals = {s.seat: _refusal(s, live, who, has_key) for s in wanted}
    free = [s for s in wanted if refusals[s.seat] is None]
    if free:
        return [next((s for s in free if s.kind == REMOTE), free[0])]
    # Of those who might have been let in, somebody who lacks the key hears of that first.
    refused = [r for s in wanted if (r := refusals[s.seat]) is not None and (said.seat is not None or not s.taken)]
    if not refused:
        raise Conflict("every-seat-taken")
    raise next((r for r in refused if isinstance(r, Forbidden)), refused[0])


def _refusal(seat: SeatRow, live: Live, who: Who, has_key: bool) -> ServerError | None:
    if seat.taken:
        return Conflict("seat-taken", seat=seat.seat)
    if seat.kind == RESERVED:
        return Conflict("seat-kept", seat=seat.seat)
    if seat.kind == REMOTE and not who.token:
        return Conflict("seat-of-a-remote-bot", seat=seat.seat)
    if (seat.kind == INVITED or not live.row.public) and not has_key:
        return Forbidden("only-for-invited")
    return None


@retry_if_overtaken
async def ready(house: House, who: Who, table_id: str, entropy: str) -> Live:
    """Everything of mine may begin; what I add to the shuffle goes with my first seat."""
    async with house.fresh(table_id) as live:
        own = own_seats(live, who)
        _check_status(live, WAITING)
        async with house.changing(live) as change:
            for number in own:
                change.seats[number].ready = True
            change.seats[own[0]].entropy = bytes.fromhex(entropy)
            await start_if_ready(house, change)
        return live


@retry_if_overtaken
async def leave(house: House, who: Who, table_id: str) -> Live:
    """Before the game: the seat is free again (the host closes the table). During it: a bot plays until I return."""
    async with house.fresh(table_id) as live:
        own = [s.seat for s in live.seats if s.player_id == who.player]  # also one that is kept for me
        if not own and (who.player != live.row.host or live.row.status == PLAYING):
            own_seats(live, who)
        _check_status(live, WAITING, PLAYING)
        async with house.changing(live) as change:
            if live.row.status == PLAYING:
                for number in own:
                    send_away(house, live, change, number)
            elif who.player == live.row.host:
                change.row.status, change.row.ended_at = ABANDONED, house.now()
            else:
                for number in own:
                    _vacate(change, number)
                await look_over(change.conn, change.row, change.seats)
        await carry_if_agreed(house, live)
        return live


@retry_if_overtaken
async def kick(house: House, who: Who, table_id: str, number: int) -> Live:
    """Before the game anybody may be sent away, and old links stop working; during it only who is away anyway."""
    async with house.fresh(table_id) as live:
        check_host(live, who)
        _check_status(live, WAITING, PLAYING)
        if not 0 <= number < len(live.seats) or live.seats[number].player_id in (None, who.player):
            raise Conflict("nobody-to-send-away", seat=number)
        gone = live.seats[number].player_id
        async with house.changing(live) as change:
            seat = change.seats[number]
            if live.row.status == PLAYING:
                if live.row.counts:
                    raise Conflict("rated-send-away")
                if not seat.away:
                    raise Conflict("send-away-out-of-time")
                seat.barred = True
            else:
                _vacate(change, number)
                await look_over(change.conn, change.row, change.seats)
                change.row.link_no += 1
                await change.conn.execute(insert(bans), {"table_id": table_id, "player_id": gone})
        return live


def _vacate(change: Change, number: int) -> None:
    old = change.seats[number]
    kind = old.offered or (OPEN if change.row.public else INVITED)
    change.seats[number] = SeatRow(old.table_id, number, kind, offered=kind)


async def has_claimed(house: House, player: str) -> None:
    """A guest has become an account: tables at which he waits may be rated now."""
    own = (seats.c.player_id == player) & (tables.c.status == WAITING) & tables.c.rated.is_(True)
    async with house.storage.reading() as conn:
        found = (await conn.execute(select(tables.c.id).join_from(tables, seats).where(own))).scalars().all()
    for table_id in dict.fromkeys(found):
        await _look_again(house, table_id)


@retry_if_overtaken
async def _look_again(house: House, table_id: str) -> None:
    async with house.fresh(table_id) as live, house.changing(live) as change:
        await look_over(change.conn, change.row, change.seats)


@retry_if_overtaken
async def renew_links(house: House, who: Who, table_id: str) -> Live:
    async with house.fresh(table_id) as live:
        check_host(live, who)
        async with house.changing(live) as change:
            change.row.link_no += 1
        return live


# -- during the game ---------------------------------------------------------------------------------------------------


def send_away(house: House, live: Live, change: Change, number: int) -> None:
    """A bot takes the seat until its owner returns. Its turn is not over, so the clock gets no increment."""
    change.seats[number].away = True
    count_out(change)
    clocks = live.clocks
    if clocks is not None and clocks.running == number:
        clocks = clock.pause(clocks, house.now())
    _reclock(house, live, change, clocks)


def _reclock(house: House, live: Live, change: Change, clocks: clock.Clocks | None) -> None:
    """Who plays a seat has changed: set the clocks and the next waking by it."""
    view = Live(change.row, change.seats, live.banned)
    view.clocks = clocks
    house.run_clock(view, house.now())
    change.row.wake_at = house.next_wake(view, house.now())


@retry_if_overtaken
async def come_back(house: House, who: Who, table_id: str) -> Live:
    """Take one's seats back from the bot."""
    async with house.fresh(table_id) as live:
        own = own_seats(live, who)
        _check_status(live, PLAYING)
        if any(live.seats[n].barred for n in own):
            raise Forbidden("seat-given-to-a-bot")
        own = [n for n in own if not live.seats[n].resigned]
        if not own:
            raise Conflict("you-resigned")
        if not any(live.seats[n].away for n in own):
            return live
        async with house.changing(live) as change:
            clocks = live.clocks
            for number in own:
                change.seats[number].away = False
                if clocks is not None:
                    clocks = _clock_of_returner(clocks, live, number, house.now())
            _reclock(house, live, change, clocks)
        return live


def _clock_of_returner(clocks: clock.Clocks, live: Live, number: int, now: int) -> clock.Clocks:
    """Whoever had run out of time gets some to go on with; whoever left by himself finds what he had."""
    if clocks.left[number] <= 0:
        clocks = clock.refill(clocks, live.rule, number, now)
    return clock.resume(clocks, number, now) if live.row.actor == number else clocks


@retry_if_overtaken
async def resign(house: House, who: Who, table_id: str) -> Live:
    """Give up. A bot plays on for the others; if nobody is left to play against, the game is over."""
    async with house.fresh(table_id) as live:
        own = [n for n in own_seats(live, who) if not live.seats[n].resigned]
        _check_status(live, PLAYING)
        if not own:
            raise Conflict("resigned-already")
        async with house.changing(live) as change:
            order = max(s.resigned for s in change.seats)
            for i, number in enumerate(own, start=1):
                change.seats[number].resigned = order + i
            count_out(change)
            _end_if_alone(house, change)
            _reclock(house, live, change, live.clocks)
        if live.row.status == PLAYING:
            await carry_if_agreed(house, live)
        if live.row.status == FINISHED:
            house.on_finish.send(live)
        return live


def _end_if_alone(house: House, change: Change) -> None:
    """The game ends when no person is left, or only one player of any kind is."""
    people = [s for s in change.seats if s.kind != BOT and not s.resigned]
    left = [s for s in change.seats if not s.resigned]
    if people and len(left) > 1:
        return
    row = change.row
    row.status, row.ended_at, row.ended_by, row.proposal = FINISHED, house.now(), "resignation", None
    row.actor = NOBODY
    ranks = [1 if not s.resigned else 0 for s in change.seats]
    for s in sorted((s for s in change.seats if s.resigned), key=lambda s: s.resigned):
        ranks[s.seat] = 1 + sum(1 for o in change.seats if not o.resigned or o.resigned > s.resigned)
    row.outcome = msgspec.json.encode({"reason": "resignation", "scores": [], "ranks": ranks}).decode()


@retry_if_overtaken
async def abandon(house: House, who: Who, table_id: str) -> Live:
    """Put the game aside if all people at the table agree; before the game the host closes the table."""
    async with house.fresh(table_id) as live:
        own = live.seats_of(who.player) if who.player == live.row.host else own_seats(live, who)
        _check_status(live, WAITING, PLAYING)
        if live.row.status == WAITING:
            check_host(live, who)
            async with house.changing(live) as change:
                put_aside(house, live, change.row)
                change.row.ended_at = house.now()
        elif not own:
            raise Forbidden("no-seat-of-yours")
        else:
            await propose(house, live, present_seat(live, own), "abandon")
        return live


@retry_if_overtaken
async def resume(house: House, who: Who, table_id: str) -> Live:
    """Go on with a game that was put aside."""
    async with house.fresh(table_id) as live:
        own_seats(live, who)
        _check_status(live, ABANDONED)
        if live.row.started_at is None:
            raise Conflict("closed-before-it-began")
        async with house.changing(live) as change:
            await check_limit(change.conn, house.settings, change.row.host, change.row.host == who.player)
            change.row.status = PLAYING
            clocks = live.clocks
            if clocks is not None and live.bot_name(change.row.actor, "bot") is None:
                clocks = clock.resume(clocks, change.row.actor, house.now())
            _reclock(house, live, change, clocks)
        return live


# -- after the game ----------------------------------------------------------------------------------------------------


@retry_if_overtaken
async def rematch(house: House, opener: Opener, who: Who, table_id: str) -> Live:
    """The same people, options and clock, everybody one seat on; who played against bots alone keeps his seat. Whoever
    asks second is led to the same table."""
    async with house.fresh(table_id) as live:
        own_seats(live, who)
        _check_status(live, FINISHED)
        if live.row.next_table is None:
            async with house.changing(live) as change:
                if change.row.next_table is None:
                    await check_limit(change.conn, house.settings, who.player)
                    change.row.next_table = opener.new_id()
                    claimed = await claimed_names(change.conn, [s.name for s in change.seats if s.kind == BOT])
                    row, sitting = _again(house, opener, change, who, claimed)
                    check_search(who, sitting, house.settings.search)
                    await look_over(change.conn, row, sitting)
                    await add_table(change.conn, row, sitting)
        assert live.row.next_table is not None
        following = live.row.next_table
    return await house.find(following)


def _again(house: House, opener: Opener, change: Change, who: Who, claimed: set[str]) -> tuple[TableRow, list[SeatRow]]:
    old, now = change.row, house.now()
    row = TableRow(
        id=str(old.next_table),
        game=old.game,
        rules=old.rules,
        options=old.options,
        status=WAITING,
        host=who.player,
        public=False,  # it is for these people; the host's link lets others in
        rated=old.rated,
        clock=old.clock,
        watchers="link" if old.watchers == "open" and not old.public else old.watchers,
        takebacks=old.takebacks,
        odds=old.odds,
        bot_pause=old.bot_pause,
        seed=opener.new_seed(),
        created_at=now,
        touched_at=now,
        rematch_of=old.id,
    )
    sitting: list[SeatRow] = []
    alone = sum(s.kind != BOT for s in change.seats) == 1
    for i, s in enumerate(change.seats if alone else [*change.seats[1:], change.seats[0]]):
        kind = s.kind if s.kind == BOT or s.player_id == who.player else RESERVED
        # Meanwhile a person may have claimed the name of a bot.
        name = bot_name(i, claimed) if kind == BOT and names.key(s.name) in claimed else s.name
        sitting.append(SeatRow(row.id, i, kind, s.player_id, s.bot, name, ready=kind == BOT, offered=s.offered))
        if s.player_id == who.player:
            sitting[-1].device = device_mark(house.secret, row.id, who.device)
    return row, sitting
