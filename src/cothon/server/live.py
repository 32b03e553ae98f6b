"""A table in memory: its rows, its match, its listeners. A cache: all of it can be read again from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from cothon.bots import bot as find_bot
from cothon.bots import is_bot
from cothon.core.errors import BadRecord
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.games import game as find_game
from cothon.play import clock
from cothon.play.fairness import Source, commitment, terms
from cothon.play.lesson import NEWCOMER, Lesson
from cothon.play.lesson import lesson as find_lesson
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Entry, Seat
from cothon.server import protocol as p
from cothon.server import speak, stages
from cothon.server.moments import Now, system
from cothon.server.storage.ledger import Step
from cothon.server.storage.rows import BOT, HUMAN, PLAYING, REMOTE, SeatRow, TableRow
from cothon.server.streams import Stream

BEFORE = -1  # the version that listeners have before the game
RIVAL = "level-1"  # as whom those sit there who answer by a script
Sources = Callable[[TableRow], Source | None]


class CachedAnswer(NamedTuple):
    """A request that came with an idempotency key: the version it was based on, its answers (none: a take-back), and
    how it was answered."""

    at: int
    answers: tuple[int, ...]
    version: int
    asked: int | None
    over: bool


class Live:
    """lock    held by whoever changes the table: one queue per table
    stale   another process changed it: read again before use
    notes   of steps of other processes, not yet followed
    moved   set whenever the version rises by such a note
    """

    def __init__(self, row: TableRow, seats: list[SeatRow], banned: set[str], now: Now = system) -> None:
        self.row = row
        self.seats = seats
        self.banned = banned
        self.game: Game = find_game(row.game, row.rules)
        self.options: Options = self.game.options_from(row.options)
        self.rule = clock.rule(msgspec.json.decode(row.clock))
        self.commitment = commitment(row.seed)
        self.match: Match | None = None
        self.clocks: clock.Clocks | None = None
        self.answered: dict[tuple[str, str], CachedAnswer] = {}  # a cache, by player and idempotency key
        self.streams: set[Stream] = set()
        self.elsewhere: dict[str, tuple[list[int], int]] = {}  # process -> (seats, watchers)
        self.lock = asyncio.Lock()
        self.held = 0  # how many have, or wait for, the lock by `House.holding`
        self.stale = False
        self.notes: list[dict[str, Any]] = []
        self.moved = asyncio.Event()
        self.driver: asyncio.Task[None] | None = None
        self.used_at = 0
        self.heard_at = 0  # when another process last told a step
        self.told = BEFORE  # the version the listeners have
        self.said = 0  # id of the last chat line
        self._now = now

    # -- the match ---------------------------------------------------------------------------------------------------

    @property
    def terms(self) -> str | None:
        """The hash that binds names and options: as it was published, or as it will be if nobody comes or goes. None
        while a seat is free, and in a game that began when there was none."""
        if self.row.started_at is not None or not all(s.taken for s in self.seats):
            return self.row.terms
        return terms(self.game, self.options, self._players(), self.commitment)

    def _players(self) -> list[Seat]:
        """Who plays, as records say it. Who leaves, resigns or is replaced later stays the one who sat down."""
        return [Seat(_kind(s), s.name) for s in self.seats]

    def set_out(self, sources: Sources) -> Match:
        """The match before its first answer, with the draws of the beginning."""
        entropy = [s.entropy for s in self.seats]
        start = self.game.read(self.row.position) if self.row.position else None
        source, bound = sources(self.row), self.row.terms or ""
        seats = self._players()
        return Match(self.game, self.options, seats, self.row.seed, entropy, source=source, start=start, terms=bound)

    def follow(self, steps: Iterable[Step], sources: Sources) -> None:
        """Bring the match up to date with steps from the database, each through the door again."""
        for step in steps:
            if self.match is None:
                self.match = self.set_out(sources)
            for entry in step.entries:
                if not isinstance(entry, Drawn):
                    self._again(self.match, entry)
            if self.match.version != step.upto:
                raise BadRecord(f"table {self.row.id}: step {step.at} leads to {self.match.version}, not {step.upto}")
            self.cache_answer(step, self.answer_to(step))
        if self.match is None and self.row.started_at is not None:
            self.match = self.set_out(sources)
        self.clocks = None if self.row.clocks is None else clock.Clocks.from_dict(msgspec.json.decode(self.row.clocks))

    def answer_to(self, step: Step) -> CachedAnswer:
        """How the request that led to the last step is answered."""
        assert self.match is not None
        answers = tuple(sorted(e.action for e in step.entries if isinstance(e, Done)))
        return CachedAnswer(step.at, answers, step.upto, self.match.actor, self.match.over)

    def cache_answer(self, step: Step, answer: CachedAnswer) -> None:
        """So that the same request is done once, and answered alike when it is repeated."""
        if step.key is not None:
            self.answered[step.by, step.key] = answer

    @staticmethod
    def _again(match: Match, entry: Entry) -> None:
        if isinstance(entry, Done):
            match.submit(entry.seat, entry.action, match.version)
        elif not isinstance(entry, Drawn):
            match.take_back(entry.seat, match.version, entry.to, agreed=entry.agreed)

    def forget_match(self) -> None:
        """It is read again before the next use."""
        self.match, self.clocks, self.stale = None, None, True
        self.answered.clear()

    # -- a first game --------------------------------------------------------------------------------------------------

    @property
    def lesson(self) -> Lesson | None:
        """The script by which this game is played; None also where it is not that of this server any more."""
        if self.row.lesson is None:
            return None
        found = find_lesson(self.row.game)
        return found if found is not None and found.mark == self.row.lesson else None

    def scripted(self) -> int | None:
        """What the script answers now by itself."""
        return None if self.lesson is None or self.match is None else self.lesson.by_itself(self.match)

    def _step(self, viewer: int | None) -> p.LessonStep | None:
        lesson = self.lesson
        if lesson is None or self.match is None or viewer != NEWCOMER or (step := lesson.step(self.match)) is None:
            return None
        return p.LessonStep(step=step.name, number=step.number, of=len(lesson.steps), do=list(step.actions))

    # -- who -----------------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether somebody relies on this very object: it may not be replaced by another of the same table."""
        return bool(self.streams) or self.held > 0 or self.driver is not None or self.lock.locked()

    def seats_of(self, player: str) -> list[int]:
        return [s.seat for s in self.seats if s.player_id == player and s.taken]

    @property
    def owners(self) -> set[str]:
        """Everybody who has a seat here, or is the host."""
        return {self.row.host, *(s.player_id for s in self.seats if s.player_id is not None)}

    def bot_name(self, seat: int, stand_in: str) -> str | None:
        """The bot that answers for a seat now; None if its owner does. Another one for a bot that is not here."""
        s = self.seats[seat]
        if s.kind == BOT:
            return s.bot if is_bot(s.bot, self.row.game) else stand_in
        return stand_in if s.away or s.resigned else None

    def bot_to_act(self, stand_in: str) -> tuple[int, str] | None:
        """The seat that is asked and the bot that answers for it."""
        if self.row.status != PLAYING or self.match is None or self.match.actor is None:
            return None
        if self.lesson is not None:
            return None if self.scripted() is None else (self.match.actor, RIVAL)
        name = self.bot_name(self.match.actor, stand_in)
        return None if name is None else (self.match.actor, name)

    # -- telling -------------------------------------------------------------------------------------------------------

    @property
    def mark(self) -> str:
        """What a client sends back as Last-Event-ID: the version and the last chat line it has."""
        return mark(self.told, self.said)

    def clocks_now(self) -> p.Clocks | None:
        c = self.clocks
        if c is None:
            return None
        now = self._now()
        stage = stages.of(c, self.rule, now)
        left = [max(0, ms) for ms in c.left]  # below 0: somebody took back in the grace period
        return p.Clocks(left=left, running=c.running, since=c.since, now=now, stage=stage.name, until=stage.until)

    def position(
        self, viewer: int | None, since: int | None = None, spoken: speak.Spoken | None = None
    ) -> p.Position | None:
        """The position with what happened after version `since`; None: nothing."""
        if self.match is None:
            return None
        after = self.match.version if since is None else since
        could = [] if viewer is None else self.could_take_back(viewer)
        told = speak.position(self.match, viewer, after, self.clocks_now(), could, spoken)
        if self.row.status != PLAYING:  # also after a resignation, or when the game was put aside
            told.asked, told.offers, told.undo, told.could_undo = None, [], [], []
        elif viewer is not None and self.bot_name(viewer, "bot") is not None:
            told.offers, told.undo, told.could_undo = [], [], []
        elif (step := self._step(viewer)) is not None:  # "again" begins it anew: nothing is taken back
            told.lesson, told.undo, told.could_undo = step, [], []
        return told

    def could_take_back(self, seat: int) -> list[int]:
        """The versions to which all might agree to go back. Where ratings are at stake, nothing that was seen is
        undone: who has the consent of a bot, or of a friend, would draw until it suits him."""
        if self.match is None or self.row.takebacks != "consent":
            return []
        return self.match.could_take_back(seat, unseen=self.row.counts)

    def asks(self, viewer: int | None) -> bool:
        """Whether this viewer, and no bot, is to answer."""
        if viewer is None or self.match is None or self.row.status != PLAYING:
            return False
        return viewer == self.match.actor and self.bot_name(viewer, "bot") is None

    def tell_step(self) -> None:
        """What happened since they were told last, to every listener; made once for each viewer."""
        if self.match is None or self.match.version == self.told:
            return
        since, self.told = max(0, self.told), self.match.version
        made: dict[int | None, bytes] = {}
        spoken = speak.Spoken()
        for stream in self.streams:
            if stream.viewer not in made:
                made[stream.viewer] = speak.frame("step", self.mark, self.position(stream.viewer, since, spoken))
            stream.send(made[stream.viewer])

    def tell(self, name: str, data: object) -> None:
        """The same to everybody who listens."""
        if self.streams:
            made = speak.frame(name, self.mark, data)
            for stream in self.streams:
                stream.send(made)

    def tell_chat(self, lines: list[p.ChatLine]) -> None:
        """Lines that the listeners have not got yet."""
        for line in lines:
            if line.id > self.said:
                self.said = line.id
                self.tell("chat", line)

    def here(self) -> tuple[list[int], int]:
        """Seats and watchers that listen in this process."""
        seats = {seat for stream in self.streams for seat in self.seats_of(stream.player)}
        return sorted(seats), sum(1 for stream in self.streams if not self.seats_of(stream.player))

    def presence(self) -> dict[str, object]:
        seats, watchers = self.here()
        for others, more in self.elsewhere.values():
            seats, watchers = [*seats, *others], watchers + more
        return {"seats": sorted(set(seats)), "watchers": watchers}


def mark(version: int, said: int) -> str:
    """Before the game there is no number a client could go on from: it gets the whole table then."""
    return f"{version if version >= 0 else '-'}.{said}"


def _kind(s: SeatRow) -> str:
    """The kind of player as records say it: a bot by its name."""
    return s.bot if s.kind == BOT and s.bot else s.kind if s.kind in (HUMAN, REMOTE) else HUMAN


def is_instant(name: str) -> bool:
    return find_bot(name).instant
