"""A table in memory: its rows, its match, its listeners. A cache: all of it can be read again from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from cothon.bots import bot as find_bot
from cothon.core.errors import BadRecord
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.games import game as find_game
from cothon.play import clock
from cothon.play.fairness import Source, commitment
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Entry, Seat
from cothon.server import protocol as p
from cothon.server import speak
from cothon.server.storage.ledger import Step
from cothon.server.storage.rows import BOT, HUMAN, PLAYING, REMOTE, SeatRow, TableRow
from cothon.server.streams import Stream

Sources = Callable[[TableRow], Source | None]


class Live:
    """lock    held by whoever changes the table: one queue per table
    stale   another process changed it: read again before use
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], banned: set[str]) -> None:
        self.row = row
        self.seats = seats
        self.banned = banned
        self.game: Game = find_game(row.game, row.rules)
        self.options: Options = self.game.options_from(row.options)
        self.rule = clock.rule(msgspec.json.decode(row.clock))
        self.commitment = commitment(row.seed)
        self.match: Match | None = None
        self.clocks: clock.Clocks | None = None
        self.keys: dict[tuple[str, str], int] = {}  # (by, key) -> the version it led to
        self.streams: set[Stream] = set()
        self.elsewhere: dict[str, tuple[int, list[int], int]] = {}  # process -> (until, seats, watchers)
        self.lock = asyncio.Lock()
        self.stale = False
        self.driver: asyncio.Task[None] | None = None
        self.used_at = 0
        self.told = 0  # the version the listeners have
        self.said = 0  # id of the last chat line

    # -- the match ---------------------------------------------------------------------------------------------------

    def set_out(self, sources: Sources) -> Match:
        """The match before its first answer, with the draws of the beginning."""
        seats = [Seat(_kind(s), s.name) for s in self.seats]
        entropy = [s.entropy for s in self.seats]
        start = self.game.read(self.row.position) if self.row.position else None
        source = sources(self.row)
        return Match(self.game, self.options, seats, self.row.seed, entropy, source=source, start=start)

    def follow(self, steps: Iterable[Step], sources: Sources) -> None:
        """Bring the match up to date with steps from the database, each through the door again."""
        for step in steps:
            if self.match is None:
                self.match = self.set_out(sources)
            if step.key is not None:
                self.keys[step.by, step.key] = step.upto
            for entry in step.entries:
                if not isinstance(entry, Drawn):
                    self._again(self.match, entry)
            if self.match.version != step.upto:
                raise BadRecord(f"table {self.row.id}: step {step.at} leads to {self.match.version}, not {step.upto}")
        if self.match is None and self.row.started_at is not None:
            self.match = self.set_out(sources)
        self.clocks = None if self.row.clocks is None else clock.Clocks.from_dict(msgspec.json.decode(self.row.clocks))

    @staticmethod
    def _again(match: Match, entry: Entry) -> None:
        if isinstance(entry, Done):
            match.submit(entry.seat, entry.action, match.version)
        elif not isinstance(entry, Drawn):
            match.take_back(entry.seat, match.version, entry.to, agreed=entry.agreed)

    # -- who -----------------------------------------------------------------------------------------------------------

    def seats_of(self, player: str) -> list[int]:
        return [s.seat for s in self.seats if s.player_id == player and s.taken]

    @property
    def owners(self) -> set[str]:
        """Everybody who has a seat here, or is the host."""
        return {self.row.host, *(s.player_id for s in self.seats if s.player_id is not None)}

    @property
    def people(self) -> list[int]:
        """Seats that are still played by somebody from outside: people and remote bots."""
        return [s.seat for s in self.seats if s.kind in (HUMAN, REMOTE) and not s.resigned]

    def bot_name(self, seat: int, stand_in: str) -> str | None:
        """The bot that answers for a seat now; None if its owner does."""
        s = self.seats[seat]
        if s.kind == BOT:
            return s.bot
        return stand_in if s.away or s.resigned else None

    def bot_to_act(self, stand_in: str) -> tuple[int, str] | None:
        """The seat that is asked and the bot that answers for it."""
        if self.row.status != PLAYING or self.match is None or self.match.actor is None:
            return None
        name = self.bot_name(self.match.actor, stand_in)
        return None if name is None else (self.match.actor, name)

    # -- telling -------------------------------------------------------------------------------------------------------

    @property
    def mark(self) -> str:
        """What a client sends back as Last-Event-ID: the version and the last chat line it has."""
        return f"{self.row.version}.{self.said}"

    def clocks_now(self) -> p.Clocks | None:
        c = self.clocks
        return None if c is None else p.Clocks(left=list(c.left), running=c.running, since=c.since)

    def position(self, viewer: int | None, since: int) -> p.Position | None:
        if self.match is None:
            return None
        consent = self.row.takebacks == "consent"
        return speak.position(self.match, viewer, since, self.clocks_now(), consent)

    def tell_step(self) -> None:
        """What happened since they were told last, to every listener; made once for each viewer."""
        if self.match is None or self.match.version == self.told:
            return
        since, self.told = self.told, self.match.version
        made: dict[int | None, bytes] = {}
        for stream in self.streams:
            if stream.viewer not in made:
                made[stream.viewer] = speak.frame("step", self.mark, self.position(stream.viewer, since))
            stream.send(made[stream.viewer])

    def tell(self, name: str, data: object) -> None:
        """The same to everybody who listens."""
        if self.streams:
            made = speak.frame(name, self.mark, data)
            for stream in self.streams:
                stream.send(made)

    def presence(self, now: int) -> dict[str, object]:
        here = {seat for stream in self.streams for seat in self.seats_of(stream.player)}
        watching = sum(1 for stream in self.streams if not self.seats_of(stream.player))
        for until, seats, watchers in self.elsewhere.values():
            if until > now:
                here.update(seats)
                watching += watchers
        return {"seats": sorted(here), "watchers": watching}


def _kind(s: SeatRow) -> str:
    """The kind of player as records say it: a bot by its name."""
    return s.bot if s.kind == BOT and s.bot else s.kind if s.kind in (HUMAN, REMOTE) else HUMAN


def is_instant(name: str) -> bool:
    return find_bot(name).instant
