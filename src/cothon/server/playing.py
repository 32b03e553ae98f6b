"""What people do at a table while a game is played: answer, take back, ask why not, look ahead, talk."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select

from cothon.core.errors import CannotTakeBack, Stale
from cothon.core.result import Refusal
from cothon.play.ahead import ahead as look_ahead
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Done, Drawn
from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.access import check_known, check_seen, own_seat, own_seats, present_seat, viewer_of
from cothon.server.errors import Conflict, Forbidden, Malformed
from cothon.server.following import expect
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.info import info_for
from cothon.server.live import CachedAnswer, Live
from cothon.server.retry import retry_if_overtaken
from cothon.server.storage.ledger import Overtaken
from cothon.server.storage.rows import FINISHED, PLAYING
from cothon.server.storage.schema import chat, tables
from cothon.server.talk import recent_chat, tidy
from cothon.server.thinker import Likely
from cothon.server.votes import propose
from cothon.server.workers import position_for

MOST_FILMED = 400  # versions in one film


def playing(live: Live) -> Match:
    """The match of a table at which a game is going on."""
    if live.row.status != PLAYING or live.match is None:
        raise Conflict("no-game-here", status=live.row.status)
    return live.match


def seen(live: Live) -> Match:
    """The match of a table, going on or over."""
    if live.match is None:
        raise Conflict("not-begun", status=live.row.status)
    return live.match


def accepted(live: Live, proposed: bool = False) -> p.Accepted:
    row = live.row
    asked = row.actor if row.actor >= 0 and row.status == PLAYING else None
    return p.Accepted(version=row.version, asked=asked, over=row.status == FINISHED, proposed=proposed)


def _cached(live: Live, who: Who, key: str | None, at: int, answers: tuple[int, ...]) -> p.Accepted | None:
    """The cached answer to a request that was carried out already, known by its idempotency key."""
    cached = None if key is None else live.answered.get((who.player, key))
    if cached is None:
        return None
    if (cached.at, cached.answers) != (at, answers):
        raise Conflict("key-used", field="key")
    return _accepted(cached)


def _accepted(cached: CachedAnswer) -> p.Accepted:
    return p.Accepted(version=cached.version, asked=cached.asked, over=cached.over)


@retry_if_overtaken
async def do(house: House, who: Who, table_id: str, said: p.Do) -> p.Accepted:
    """An answer, or several that make up one payment."""
    answers = (said.do,) if isinstance(said.do, int) else tuple(sorted(said.do))
    await expect(house, table_id, said.at)
    async with house.holding(table_id) as live:
        own_seat(live, who)
        await _catch_up(house, live, said.at)
        if (before := _cached(live, who, said.key, said.at, answers)) is not None:
            return before
        match = playing(live)
        seat = present_seat(live, own_seats(live, who))
        since = match.version
        if live.lesson is not None and said.at == since:
            live.lesson.admit(match, list(answers))
        if isinstance(said.do, int):
            match.submit(seat, said.do, said.at)
        else:
            match.burst(seat, said.do, said.at)
        return _accepted(await _commit(house, live, since, who, seat, said.key))


async def _catch_up(house: House, live: Live, at: int) -> None:
    if at > live.row.version and not house.fanout.alone:
        await house.refresh(live)  # another process is ahead of us


async def _commit(house: House, live: Live, since: int, who: Who, seat: int, key: str | None) -> CachedAnswer:
    try:
        return await house.commit(live, since, who.player, seat, key)
    except Overtaken:
        await house.refresh(live)
        if key is not None and (who.player, key) in live.answered:
            return live.answered[who.player, key]  # the same request had reached another process
        playing(live)
        if live.row.version == since:
            raise  # not a step, but something else about the table: judge it again
        raise Stale(Refusal("", "stale", at=since, version=live.row.version)) from None


@retry_if_overtaken
async def undo(house: House, who: Who, table_id: str, said: p.Undo) -> p.Accepted:
    """Take back for free, or propose it to the others."""
    await expect(house, table_id, said.at)
    async with house.holding(table_id) as live:
        own_seat(live, who)
        await _catch_up(house, live, said.at)
        if (before := _cached(live, who, said.key, said.at, ())) is not None:
            return before
        match = playing(live)
        present_seat(live, own_seats(live, who))
        if live.lesson is not None:
            live.lesson.admit(match, [])
        seat = _undoing_seat(live, who, match, said.to)
        since = match.version
        try:
            match.take_back(seat, said.at, said.to)
        except CannotTakeBack:
            all_reachable, reachable = match.could_take_back(seat), live.could_take_back(seat)
            target = all_reachable[-1] if said.to is None and all_reachable else said.to
            if live.row.takebacks != "consent" or target not in all_reachable:
                raise
            if target not in reachable:
                raise CannotTakeBack(Refusal("", "seen-since")) from None
            await propose(house, live, seat, "undo", target, said.key)
            return accepted(live, proposed=live.row.proposal is not None)
        return _accepted(await _commit(house, live, since, who, seat, said.key))


def _undoing_seat(live: Live, who: Who, match: Match, to: int | None) -> int:
    """On one device, the seat that answered last, or the one whose answer is to be taken back."""
    reach = {seat: match.could_take_back(seat) for seat in live.seats_of(who.player)}
    fitting = [s for s, versions in reach.items() if (versions if to is None else to in versions)]
    return max(fitting, key=lambda s: reach[s][-1], default=own_seat(live, who))


# -- asking ------------------------------------------------------------------------------------------------------------


async def look(house: House, who: Who, table_id: str, key: str, seat: int | None) -> p.Seen:
    """The table as this visitor may know it."""
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        viewer = viewer_of(live, who, seat)
        told = info_for(live, who.player, house.links, key)
        where = live.position(viewer)
    return p.Seen(table=told, position=where, chat=await house.audience.chat_since(live, 0))


async def events(house: House, who: Who, table_id: str, key: str, seat: int | None, since: int) -> list[p.Told]:
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        viewer = viewer_of(live, who, seat)
        return [] if live.match is None else speak.events(live.match, viewer, since)


async def film(
    house: House, who: Who, table_id: str, key: str, seat: int | None, since: int, upto: int | None
) -> list[p.FilmFrame]:
    """How the game went, version by version, as this visitor could know it then; the last ones, if they are many."""
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        viewer = viewer_of(live, who, seat)
        if live.match is None:
            return []
        last = live.match.version if upto is None else min(upto, live.match.version)
        return speak.film(live.match, viewer, max(since, last - MOST_FILMED), last)


async def digest(house: House, who: Who, table_id: str, seat: int | None) -> list[p.Told]:
    """What happened since one's last turn; what oneself did in this one comes with it."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        own = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        match = seen(live)
        return speak.events(match, own, _last_turn(match, own))


def _last_turn(match: Match, seat: int | None) -> int:
    """The version of this seat's last answer before the present turn."""
    made = match.entries_since(0)
    n = len(made)
    if seat == match.actor:
        while n > 0 and (isinstance(e := made[n - 1], Drawn) or e.seat == seat):
            n -= 1
    while n > 0 and not (isinstance(e := made[n - 1], Done) and e.seat == seat):
        n -= 1
    return n


async def further(house: House, who: Who, table_id: str, seat: int | None, actions: list[int]) -> p.Further:
    """How a payment that somebody is putting together could go on."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        match = playing(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        if viewer is None:
            raise Forbidden("only-those-who-sit-may-ask")
        found = match.further(viewer, actions)
    return p.Further(add=found.add, complete=found.complete, close=found.close, version=match.version)


async def why_not(
    house: House, who: Who, table_id: str, seat: int | None, action: int | str, chosen: list[int]
) -> p.WhyNot:
    """`chosen`: the parts of a payment that somebody is putting together, to which the action would be added."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        match = seen(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        number = live.game.actions.id(action) if isinstance(action, str) else action
        refusal = match.why_not(viewer, number, chosen)
    if refusal is None:
        return p.WhyNot(legal=True, clause="", version=match.version)
    return speak.why_not(match, refusal)


async def ahead(house: House, who: Who, table_id: str, seat: int | None, actions: list[int]) -> p.AheadInfo:
    """What is certain after an answer. It is made of the view of the seat, so it needs no leave: who looks long enough
    finds it, too."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        match = playing(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        return speak.ahead(look_ahead(live.game, match.view(viewer), actions), match.version)


async def odds(house: House, who: Who, table_id: str, seat: int | None) -> p.OddsInfo:
    """What is likely now; reckoned in a worker, from an imagined world, so nothing hidden can tilt it. Without cases:
    there is nothing to reckon."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        if not live.row.odds:
            raise Forbidden("no-odds")
        match = playing(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        version, game, rules = match.version, live.row.game, live.row.rules
        text = position_for(live.game, match.view(viewer), FastDice(version))
    found = await house.pool.odds(game, rules, text, viewer, version, person=who.player)
    if found is None:
        return p.OddsInfo(title="", cases=[], notes=[], exact=True, version=version)
    return speak.odds(msgspec.convert(found, Likely), version)


# -- talking -----------------------------------------------------------------------------------------------------------


async def say(house: House, who: Who, table_id: str, text: str) -> p.ChatLine:
    """A line of chat: stored, then told to everybody at the table."""
    line = tidy(text)
    if not line:
        raise Malformed("nothing-to-say", field="text")
    async with house.holding(table_id) as live:
        if who.player not in live.owners:
            check_known(live, who)
            raise Forbidden("only-those-who-sit-may-talk")
        now = house.now()
        columns = {"table_id": table_id, "player_id": who.player, "name": who.name, "text": line, "time": now}
        async with house.storage.writing() as conn:
            if not house.fanout.alone:  # lines are numbered in the order in which they can be read
                await conn.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            number = (await conn.execute(insert(chat).returning(chat.c.id), columns)).scalar_one()
            new = await recent_chat(conn, table_id, live.said)
        live.tell_chat(new)
        house.fanout.tell(chat=table_id)
        return p.ChatLine(id=number, player=who.player, name=who.name, text=line, time=now)
