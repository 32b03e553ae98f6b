"""One deal: the unit of work of an arena. A pure function of plan and number, wherever it is carried out."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from math import log2
from time import perf_counter_ns
from typing import Any, NamedTuple

from cothon import __version__
from cothon.arena.plan import Plan, dice_of_seat, dismiss, seed_of_deal
from cothon.bots import Bot, BotFault, bot
from cothon.core.errors import CothonError, Refused
from cothon.locales import explained
from cothon.play import text
from cothon.play.match import Match
from cothon.play.record import LONGEST_NAME, Drawn, Seat

Row = dict[str, Any]
"""One game as it stands in the result file."""
BUCKETS = 8
"""Times are counted in buckets, so many for each doubling: the next one is 9 % longer."""
_LONGEST_WORDS = 200


class Times:
    """How long a bot took for its decisions: enough for mean, maximum and percentiles of any number of them."""

    def __init__(self, n: int = 0, total: int = 0, most: int = 0, buckets: dict[int, int] | None = None) -> None:
        self.n = n
        self.total = total
        self.most = most
        self.buckets: dict[int, int] = {} if buckets is None else buckets

    def count(self, ns: int) -> None:
        self.n += 1
        self.total += ns
        self.most = max(self.most, ns)
        bucket = int(BUCKETS * log2(max(ns, 1)))
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add(self, other: Times) -> None:
        self.n += other.n
        self.total += other.total
        self.most = max(self.most, other.most)
        for bucket, n in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + n

    def percentile(self, share: float) -> float:
        """The upper edge, in ns, of the bucket in which so large a share of the decisions has ended."""
        left = share * self.n
        for bucket in sorted(self.buckets):
            left -= self.buckets[bucket]
            if left <= 0:
                return float(min(self.most, 2 ** ((bucket + 1) / BUCKETS)))
        return float(self.most)

    def plain(self) -> list[Any]:
        return [self.n, self.total, self.most, {str(b): n for b, n in sorted(self.buckets.items())}]

    @classmethod
    def read(cls, plain: list[Any]) -> Times:
        n, total, most, buckets = plain
        return cls(n, total, most, {int(b): int(k) for b, k in buckets.items()})


class Played(NamedTuple):
    """A deal that was played, as plain data: rows by rotation, times by bot, records by file name."""

    deal: int
    rows: list[Row]
    times: dict[str, list[Any]]
    records: dict[str, str]


class Fault(Exception):
    """A bot failed. `seat` is where it sat."""

    def __init__(self, seat: int, words: str) -> None:
        super().__init__(words)
        self.seat = seat
        self.words = words


def play_deal(plan: Plan, deal: int) -> Played:
    """All games of a deal: one for each rotation of the line-up, with the same draws."""
    with playing(plan, deal):
        return _play_deal(plan, deal)


@contextmanager
def playing(plan: Plan, deal: int) -> Iterator[None]:
    """Whatever goes wrong within, and is no bot's fault, is told as one line that names the deal."""
    if plan.version != __version__:
        raise CothonError(f"the plan was made by Cothon {plan.version}, and this is {__version__}")
    try:
        yield
    except CothonError:
        raise
    except Exception as e:  # not a bot's: the rules themselves failed
        raise CothonError(f"deal {deal} cannot be played: {in_words(e)}") from e


def _play_deal(plan: Plan, deal: int) -> Played:
    rows: list[Row] = []
    times = {name: Times() for name in plan.bots}
    records: dict[str, str] = {}
    for rotation, match, fault in games_of(plan, deal, times):
        rows.append(row_of(deal, rotation, plan.rotations[rotation], match, fault))
        if plan.records:
            records[f"{deal:06d}-{rotation}.cothon"] = text.write(match.record())
    return Played(deal, rows, {name: t.plain() for name, t in times.items()}, records)


def games_of(plan: Plan, deal: int, times: dict[str, Times]) -> Iterator[tuple[int, Match, Fault | None]]:
    """The games of a deal as they are played: rotation, match, and the fault that ended it before its time."""
    for rotation, seated in enumerate(plan.rotations):
        match = Match(plan.rulebook(), plan.chosen(), seats_of(seated), seed_of_deal(plan, deal))
        fault: Fault | None = None
        try:
            _play(plan, deal, rotation, match, times)
        except Fault as e:
            fault = e
        yield rotation, match, fault


def _play(plan: Plan, deal: int, rotation: int, match: Match, times: dict[str, Times]) -> None:
    """One game. A bot is made anew for each seat and game, as it may keep a memory from decision to decision."""
    seated, budget = plan.rotations[rotation], plan.budget
    dice = [dice_of_seat(plan, deal, rotation, seat, name) for seat, name in enumerate(seated)]
    players: list[Bot] = []
    told = [0] * len(seated)  # versions up to which each of them has been told what happened
    try:
        _invite(plan, match, seated, players)
        while (seat := match.actor) is not None:
            view = match.view(seat)
            began = perf_counter_ns()
            with _blaming(seat):
                _tell(match, seat, players[seat], told)
                action = players[seat].choose(match.game, view, budget, dice[seat])
            times[seated[seat]].count(perf_counter_ns() - began)
            if not isinstance(action, int):
                raise Fault(seat, f"the answer {tidy(repr(action))} is no action")
            try:
                match.submit(seat, action, match.version)
            except Refused as e:
                raise Fault(seat, tidy(f"illegal answer {action}: {explained(e)}")) from e
        for seat, player in enumerate(players):
            with suppress(Exception):  # the game is over: what fails now changes nothing
                _tell(match, seat, player, told)
                player.finish(match.result())
    finally:
        for player in players:
            dismiss(player)


def _invite(plan: Plan, match: Match, seated: Sequence[str], players: list[Bot]) -> None:
    for seat, name in enumerate(seated):
        with _blaming(seat):
            players.append(bot(name, plan.seconds))
            if players[seat].listens:
                players[seat].begin(match.game, match.options, seat)


def _tell(match: Match, seat: int, player: Bot, told: list[int]) -> None:
    """What happened since, as its seat may know it, to a bot that wants to hear it."""
    if player.listens:
        player.tell([event for _, event in match.events(seat, told[seat])])
        told[seat] = match.version


@contextmanager
def _blaming(seat: int) -> Iterator[None]:
    """Whatever goes wrong within is the fault of the bot that sits there."""
    try:
        yield
    except BotFault as e:
        raise Fault(seat, tidy(explained(e))) from e
    except (Exception, SystemExit) as e:
        raise Fault(seat, in_words(e)) from e


def seats_of(seated: tuple[str, ...]) -> list[Seat]:
    """Seats for the record. Of a bot that is a program only its last part is told, and equal names are numbered."""
    found: list[Seat] = []
    for i, name in enumerate(seated):
        kind, _, path = name.partition(":")
        shown = re.split(r"[/\\]", path)[-1] if path else name
        shown = re.sub(r"[^\w.+-]+", " ", shown).strip()[: LONGEST_NAME - 4] or kind
        found.append(
            Seat(kind, f"{shown} {i}" if seated.count(name) > 1 or shown in {s.name for s in found} else shown)
        )
    return found


def row_of(deal: int, rotation: int, seated: tuple[str, ...], match: Match, fault: Fault | None) -> Row:
    """A game in the result file. `moves` is a hash over all answers and draws: equal rows are equal games."""
    entries = match.entries_since(0)
    drawn = sum(isinstance(e, Drawn) for e in entries)
    moves = hashlib.sha256(";".join(f"{type(e).__name__} {e[0]} {e[1]}" for e in entries).encode()).hexdigest()[:16]
    row: Row = {"deal": deal, "rotation": rotation, "bots": list(seated)}
    if fault is None:
        r = match.result()
        row |= {"scores": list(r.scores), "ranks": list(r.ranks), "winners": list(r.winners)}
        row |= {"reason": r.reason, "tie_break": r.tie_break}
    else:
        row |= {"fault": {"seat": fault.seat, "bot": seated[fault.seat], "words": fault.words}}
    return row | {"decisions": len(entries) - drawn, "draws": drawn, "moves": moves}


def in_words(e: BaseException) -> str:
    return tidy(f"{type(e).__name__}: {e}" if str(e) else type(e).__name__)


def tidy(words: str) -> str:
    """One short line without addresses in memory, which differ from run to run."""
    return re.sub(r"0x[0-9a-fA-F]+", "0x...", " ".join(words.split()))[:_LONGEST_WORDS]
