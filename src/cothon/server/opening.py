"""Opening a table: who may sit where, the game and its options, the seed and its commitment; and starting it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable

import msgspec
from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cothon.bots import bots_of, is_bot
from cothon.bots.levels import SearchBot
from cothon.games import game as find_game
from cothon.play import clock
from cothon.play.fairness import new_seed
from cothon.play.record import Seat, check_seats
from cothon.server import names
from cothon.server import protocol as p
from cothon.server.errors import Forbidden, Malformed, TooMany
from cothon.server.house import Change, House
from cothon.server.identity import NameTaken, Who
from cothon.server.limits import RateLimit
from cothon.server.live import Live
from cothon.server.rated import device_mark, look_over
from cothon.server.retry import retry_if_overtaken
from cothon.server.settings import Settings
from cothon.server.storage.ledger import Step, add_steps
from cothon.server.storage.rows import (
    BOT,
    HUMAN,
    INVITED,
    NOBODY,
    OPEN,
    PLAYING,
    REMOTE,
    WAITING,
    SeatRow,
    TableRow,
    add_table,
)
from cothon.server.storage.schema import players, tables
from cothon.server.storage.schema import seats as seat_table

BOT_NAMES = ("Hanno", "Dido", "Mago", "Elissa", "Himilco", "Arishat", "Bomilcar", "Batnoam", "Gisco", "Tanit")
MOST_SEATS = 10
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


class Opener:
    """`new_id` and `new_seed` are replaced in tests that need to know them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.new_id = new_id
        self.new_seed = new_seed
        an_hour = house.settings.bot_tables_per_hour
        self._bot_tables = RateLimit("bot-tables", 3600 / an_hour if an_hour else 0, an_hour)

    async def open(self, who: Who, said: p.NewTable) -> Live:
        """A new table, waiting for its players."""
        return await self.add(who, *await self.rows(who, said))

    async def add(self, who: Who, row: TableRow, seats: list[SeatRow]) -> Live:
        bots_only = who.guest and all(s.kind == BOT for s in seats)
        if bots_only:
            self._bot_tables.check(who.player)
        async with self.house.storage.writing() as conn:
            await check_limit(conn, self.house.settings, who.player)
            if bots_only:
                await _check_bot_tables(conn, self.house.settings.bot_tables_per_guest, who.player)
            await add_table(conn, row, seats)
        if bots_only:
            self._bot_tables.take(who.player)
        live = await self.house.find(row.id)
        if all(s.ready for s in seats):  # nobody else will start it
            await _start(self.house, row.id)
        self.house.on_change.send(live)
        self.house.fanout.tell(table=row.id, lobby=row.public)
        return live

    async def rows(self, who: Who, said: p.NewTable) -> tuple[TableRow, list[SeatRow]]:
        """What a new table is in the database; by default it has the newest rules of its game."""
        game = find_game(said.game, said.rules)
        options = game.options(len(said.seats), said.options)
        rule = clock.rule(msgspec.to_builtins(said.clock))
        if not said.public and said.watchers == "open":
            said.watchers = "link"  # a private table has no open doors
        row = TableRow(
            id=self.new_id(),
            game=said.game,
            rules=game.facts.version,
            options=options.text(),
            status=WAITING,
            host=who.player,
            public=said.public,
            rated=said.rated,
            clock=msgspec.json.encode(rule.as_dict()).decode(),
            watchers=said.watchers,
            takebacks=said.takebacks,
            odds=said.odds,
            bot_pause=said.bot_pause or None,
            seed=self.new_seed(),
            created_at=self.house.now(),
            touched_at=self.house.now(),
        )
        called = [names.of_seat(s.name, f"seats[{i}].name") for i, s in enumerate(said.seats)]
        async with self.house.storage.reading() as conn:
            claimed = await claimed_names(conn, [c for c, s in zip(called, said.seats, strict=True) if s.kind == "bot"])
        seats = _seats(row, who, said.seats, called, claimed)
        check_search(who, seats, self.house.settings.search)
        check_seats([Seat(HUMAN, s.name or "somebody") for s in seats], options)
        if said.rated:
            _check_rated(who, said)
        for seat in seats:
            if seat.player_id is not None:
                seat.device = device_mark(self.house.secret, row.id, who.device)
        return row, seats


async def check_limit(conn: AsyncConnection, settings: Settings, host: str, is_host: bool = True) -> None:
    """TooMany if this host may have no more unfinished tables; `is_host`: whether it is the host who asks."""
    # The lock makes tables that are opened at once count each other.
    asked = select(players.c.guest).where(players.c.id == host).with_for_update()
    guest = (await conn.execute(asked)).scalar_one()
    most = settings.tables_per_guest if guest else settings.tables_per_player
    unfinished = (tables.c.host == host) & tables.c.status.in_((WAITING, PLAYING)) & tables.c.lesson.is_(None)
    open_now = (await conn.execute(select(func.count()).select_from(tables).where(unfinished))).scalar_one()
    if open_now >= most:
        raise TooMany("limit-tables" if is_host else "limit-tables-of-host", key="tables", number=open_now)


async def _check_bot_tables(conn: AsyncConnection, most: int, host: str) -> None:
    """TooMany if this guest may have no more tables at which only bots play: they never wait for anybody."""
    people = exists().where(seat_table.c.table_id == tables.c.id, seat_table.c.kind != BOT)
    going_on = select(func.count()).where(tables.c.host == host, tables.c.status == PLAYING, ~people)
    number = (await conn.execute(going_on)).scalar_one()
    if number >= most:
        raise TooMany("limit-tables-of-bots", key="tables-of-bots", number=number)


def check_search(who: Who, seats: list[SeatRow], allowed: str) -> None:
    """`search` thinks as long as it may about everything; levels, which people play with, stop much earlier."""
    if allowed == "everybody" or (allowed == "players" and not who.guest):
        return
    for seat in seats:
        if seat.bot == SearchBot.name:
            raise Forbidden(f"search-for-{allowed}", field=f"seats[{seat.seat}].bot")


def _seats(row: TableRow, who: Who, wanted: list[p.SeatSpec], called: list[str], claimed: set[str]) -> list[SeatRow]:
    if sum(s.kind == "me" for s in wanted) > 1:
        raise Malformed("two-seats-are-me", field="seats")
    made: list[SeatRow] = []
    for i, (spec, name) in enumerate(zip(wanted, called, strict=True)):
        if spec.kind == "bot":
            if not is_bot(spec.bot, row.game):
                raise Malformed("no-bot", field=f"seats[{i}].bot", bot=spec.bot, bots=", ".join(bots_of(row.game)))
            if name and names.key(name) in claimed:
                raise NameTaken("name-of-a-player", field=f"seats[{i}].name", name=name)
            own = free_name(name or bot_name(i, claimed), made, claimed)
            made.append(SeatRow(row.id, i, BOT, None, spec.bot, own, ready=True))
        elif spec.kind in ("me", "hot"):
            own = who.name if spec.kind == "me" else name or f"Guest {i + 1}"
            made.append(SeatRow(row.id, i, HUMAN, who.player, None, free_name(own, made)))
        else:
            kind = {"open": OPEN, "invited": INVITED, "remote": REMOTE}[spec.kind]
            made.append(SeatRow(row.id, i, kind, offered=kind))
    return made


def free_name(name: str, made: list[SeatRow], claimed: Collection[str] = ()) -> str:
    """No two at a table are called alike, or nearly so, and no bot like a person."""
    taken = {*claimed, *(names.key(s.name) for s in made if s.name)}
    return next(n for n in _numbered(name) if names.key(n) not in taken)


def _numbered(name: str) -> list[str]:
    return [name, *(f"{name[: names.LONGEST_OF_SEAT - 3]} {i}" for i in range(2, MOST_SEATS + 2))]


async def claimed_names(conn: AsyncConnection, wanted: Iterable[str]) -> set[str]:
    """Which of these names, or of those that bots have by default, people have claimed; look-alikes count. As keys."""
    keys = sorted({names.key(tried) for name in (*wanted, *BOT_NAMES) for tried in _numbered(name)})
    found = select(players.c.name_key).where(players.c.name_key.in_(keys), players.c.guest.is_(False))
    return set((await conn.execute(found)).scalars())


def bot_name(seat: int, claimed: set[str]) -> str:
    """What a bot is called that was given no name."""
    ours = [_numbered(name) for name in (*BOT_NAMES[seat:], *BOT_NAMES[:seat])]
    tried = [numbered[i] for i in range(len(ours[0])) for numbered in ours]  # all plain ones first
    return next(name for name in tried if names.key(name) not in claimed)


def _check_rated(who: Who, said: p.NewTable) -> None:
    wanted = said.seats
    if who.guest:
        raise Malformed("rated-needs-password", field="rated")
    if said.clock.kind == "none":
        raise Malformed("rated-needs-clock", field="rated")
    if any(s.kind == "hot" for s in wanted):
        raise Malformed("rated-on-one-device", field="rated")
    if sum(s.kind != "bot" for s in wanted) < 2:
        raise Malformed("rated-needs-people", field="rated")


@retry_if_overtaken
async def _start(house: House, table_id: str) -> None:
    async with house.holding(table_id) as live, house.changing(live) as change:
        await start_if_ready(house, change)


async def start_if_ready(house: House, change: Change) -> None:
    """When every seat is taken and everybody is ready, the game begins, in the same transaction."""
    row, now = change.row, house.now()
    if row.status != WAITING or not all(s.taken and s.ready for s in change.seats):
        return
    await look_over(change.conn, row, change.seats)
    live = Live(row, change.seats, set())
    row.terms = live.terms
    match = live.set_out(house.sources)
    row.status, row.started_at, row.turn_since = PLAYING, now, now
    row.version, row.actor = match.version, NOBODY if match.actor is None else match.actor
    if match.over:  # a fork from just before the end: the last draw was made anew, and nobody is asked any more
        house.end_by_rules(row, match)
    if live.rule.kind != "none":
        live.clocks = clock.begin(live.rule, len(change.seats))
        house.run_clock(live, now)
    row.wake_at = house.next_wake(live, now)
    if match.version:
        step = Step(row.id, 0, match.version, NOBODY, "table", match.entries_since(0), None, now)
        change.steps.append(step)
        await add_steps(change.conn, [step])
