"""What people do at a table while a game is played: answer, take back, ask why not, look at the odds, talk."""

from __future__ import annotations

import unicodedata

import msgspec
from sqlalchemy import insert, select

from cothon.core.errors import CannotTakeBack, Stale
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Done
from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.access import check_known, check_seen, own_seat, own_seats, viewer_of
from cothon.server.errors import Conflict, Forbidden, Malformed
from cothon.server.house import House
from cothon.server.identity import Who
from cothon.server.info import info_for
from cothon.server.live import Live
from cothon.server.storage.ledger import Overtaken
from cothon.server.storage.rows import FINISHED, PLAYING
from cothon.server.storage.schema import chat
from cothon.server.votes import propose
from cothon.server.workers import position_for

RECENT_CHAT = 50


def playing(live: Live) -> Match:
    """The match of a table at which a game is going on."""
    if live.row.status != PLAYING or live.match is None:
        raise Conflict(f"no game is going on at this table: it is {live.row.status}", status=live.row.status)
    return live.match


def seen(live: Live) -> Match:
    """The match of a table, going on or over."""
    if live.match is None:
        raise Conflict("the game has not begun", status=live.row.status)
    return live.match


def accepted(live: Live, version: int | None = None, proposed: bool = False) -> p.Accepted:
    row = live.row
    asked = row.actor if row.actor >= 0 and row.status == PLAYING else None
    over = row.status == FINISHED
    return p.Accepted(version=row.version if version is None else version, asked=asked, over=over, proposed=proposed)


def _acting(live: Live, who: Who) -> int:
    seat = own_seat(live, who)
    if live.seats[seat].resigned:
        raise Conflict("you have resigned")
    if live.seats[seat].away:
        raise Conflict("a bot plays for you; return to your seat first", away=True)
    return seat


async def do(house: House, who: Who, table_id: str, said: p.Do) -> p.Accepted:
    """An answer, or several that make up one payment."""
    async with house.holding(table_id) as live:
        own_seat(live, who)
        if said.key is not None and (who.player, said.key) in live.keys:
            return accepted(live, live.keys[who.player, said.key])
        if said.at > live.row.version and not house.fanout.alone:
            await house.refresh(live)  # another process is ahead of us
        match = playing(live)
        seat = _acting(live, who)
        since = match.version
        if isinstance(said.do, int):
            match.submit(seat, said.do, said.at)
        else:
            match.burst(seat, said.do, said.at)
        await _commit(house, live, since, who, seat, said.key)
        return accepted(live)


async def _commit(house: House, live: Live, since: int, who: Who, seat: int, key: str | None) -> None:
    try:
        await house.commit(live, since, who.player, seat, key)
    except Overtaken:
        await house.refresh(live)
        if key is not None and (who.player, key) in live.keys:
            return  # the same request had reached another process
        raise Stale(f"that was based on version {since}, but the match is at version {live.row.version}") from None


async def undo(house: House, who: Who, table_id: str, said: p.Undo) -> p.Accepted:
    """Take back for free, or propose it to the others."""
    async with house.holding(table_id) as live:
        own_seat(live, who)
        if said.key is not None and (who.player, said.key) in live.keys:
            return accepted(live, live.keys[who.player, said.key])
        match = playing(live)
        seat = await _undoing_seat(live, who, match)
        since = match.version
        try:
            match.take_back(seat, said.at, said.to)
        except CannotTakeBack:
            if live.row.takebacks != "consent":
                raise
            reachable = match.could_take_back(seat)
            target = said.to if said.to is not None else (reachable[-1] if reachable else -1)
            if target not in reachable:
                raise
            await propose(house, live, seat, "undo", target)
            return accepted(live, proposed=live.row.proposal is not None)
        await _commit(house, live, since, who, seat, said.key)
        return accepted(live)


async def _undoing_seat(live: Live, who: Who, match: Match) -> int:
    """On one device, the seat that can take something back; else one's own."""
    _acting(live, who)
    own = live.seats_of(who.player)
    return next((s for s in own if match.can_take_back(s)), own_seat(live, who))


# -- asking ------------------------------------------------------------------------------------------------------------


async def look(house: House, who: Who, table_id: str, key: str, seat: int | None) -> p.Seen:
    """The table as this visitor may know it."""
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        viewer = viewer_of(live, who, seat)
        told = info_for(live, who.player, house.links)
        where = live.position(viewer, live.row.version)
    return p.Seen(table=told, position=where, chat=await recent_chat(house, table_id, 0))


async def events(house: House, who: Who, table_id: str, key: str, seat: int | None, since: int) -> list[p.Told]:
    async with house.holding(table_id) as live:
        check_seen(live, who, key, house.links)
        viewer = viewer_of(live, who, seat)
        return [] if live.match is None else speak.events(live.match, viewer, since)


async def digest(house: House, who: Who, table_id: str, seat: int | None) -> list[p.Told]:
    """What happened since one's own last answer."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        own = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        match = seen(live)
        made = match.entries_since(0)
        last = next((i for i in range(len(made), 0, -1) if isinstance(e := made[i - 1], Done) and e.seat == own), 0)
        return speak.events(match, own, last)


async def why_not(house: House, who: Who, table_id: str, seat: int | None, action: int | str) -> p.WhyNot:
    async with house.holding(table_id) as live:
        own_seats(live, who)
        match = seen(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        number = live.game.actions.id(action) if isinstance(action, str) else action
        refusal = match.why_not(viewer, number)
    if refusal is None:
        return p.WhyNot(legal=True, words="this is possible now", clause="", version=match.version)
    return p.WhyNot(legal=False, words=refusal.words, clause=refusal.clause, version=match.version)


async def odds(house: House, who: Who, table_id: str, seat: int | None) -> p.OddsInfo | None:
    """What is likely now; reckoned in a worker, from an imagined world, so nothing hidden can tilt it."""
    async with house.holding(table_id) as live:
        own_seats(live, who)
        if not live.row.odds:
            raise Forbidden("the odds helper is off at this table")
        match = playing(live)
        viewer = own_seat(live, who) if seat is None else viewer_of(live, who, seat)
        version, game, rules = match.version, live.row.game, live.row.rules
        text = position_for(live.game, match.view(viewer), FastDice(version))
    found = await house.pool.odds(game, rules, text, viewer, version)
    if found is None:
        return None
    return msgspec.convert({**found, "version": version}, p.OddsInfo)


# -- talking -----------------------------------------------------------------------------------------------------------


async def say(house: House, who: Who, table_id: str, text: str) -> p.ChatLine:
    """A line of chat: stored, then told to everybody at the table."""
    tidy = "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn")).strip()
    if not tidy:
        raise Malformed("text: there is nothing to say in it")
    async with house.holding(table_id) as live:
        if who.player not in live.owners:
            check_known(live, who)
            raise Forbidden("only those who sit at the table may talk there")
        now = house.now()
        line = {"table_id": table_id, "player_id": who.player, "name": who.name, "text": tidy, "time": now}
        async with house.storage.writing() as conn:
            number = (await conn.execute(insert(chat).returning(chat.c.id), line)).scalar_one()
        live.said = number
        told = p.ChatLine(id=number, player=who.player, name=who.name, text=tidy, time=now)
        live.tell("chat", told)
        house.fanout.tell(chat=table_id, line=number)
        return told


async def recent_chat(house: House, table_id: str, after: int) -> list[p.ChatLine]:
    here = (chat.c.table_id == table_id) & (chat.c.id > after)
    wanted = select(chat).where(here).order_by(chat.c.id.desc()).limit(RECENT_CHAT)
    async with house.storage.reading() as conn:
        found = list((await conn.execute(wanted)).mappings())
    return [
        p.ChatLine(id=c["id"], player=c["player_id"], name=c["name"], text=c["text"], time=c["time"])
        for c in reversed(found)
    ]
