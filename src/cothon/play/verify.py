"""Does a record tell a real game? Play it again through the same door and compare everything."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.errors import BadInput, BadRecord, BadText, CothonError, Refused, WrongDraw, WrongMove, WrongSeal
from cothon.core.game import Game
from cothon.core.view import State
from cothon.play.fairness import Source, commitment, terms
from cothon.play.match import Match
from cothon.play.position import begin_at
from cothon.play.record import Done, Drawn, Lines, Record
from cothon.play.text import end_line


class Verdict(NamedTuple):
    """What was found true. `drawn_from_seed` is false where the seed is not revealed, so draws are only possible;
    `bound` is false in a record of format 1, in which nothing says that names and options are those of the start."""

    finished: bool
    decisions: int
    draws: int
    drawn_from_seed: bool
    bound: bool


class Recorded(Source):
    """The draws of a record whose seed is not revealed: only whether they were possible can be told."""

    def __init__(self, record: Record, lines: Lines | None) -> None:
        self._draws = [(number, e) for number, e in enumerate(record.entries) if isinstance(e, Drawn)]
        self._lines = lines

    def draw(self, game: Game, s: State, number: int) -> int:
        ask = game.asks[s.ask].name
        if number >= len(self._draws):
            line = "" if self._lines is None else f"line {self._lines.after}: "
            raise WrongDraw(
                f"{line}the draw '{ask}' that is due is missing from the record, which has no seed to make it"
            )
        place, entry = self._draws[number]
        if entry.draw not in [d for d, _ in game.chance(s)]:
            raise WrongDraw(_at(place, self._lines, f"{game.draws.label(entry.draw)} is impossible at '{ask}'"))
        return entry.draw


def replay(record: Record, upto: int | None = None, source: Source | None = None, lines: Lines | None = None) -> Match:
    """The match of a record at version `upto` (default: its end). Every entry is checked; BadRecord names the bad one,
    and its line if the lines are given.

    The match can go on if the record has its seed, or if the source that its draws came from is given.
    """
    wanted = record.entries if upto is None else record.entries[:upto]
    match = _opened(record, source, lines)
    while match.version < len(wanted):
        number = match.version
        entry = wanted[number]
        if isinstance(entry, Drawn):
            raise WrongDraw(_at(number, lines, "a draw is recorded where none is due"))
        try:
            if isinstance(entry, Done):
                match.submit(entry.seat, entry.action, number)
            else:
                match.take_back(entry.seat, number, entry.to, entry.agreed)
        except BadRecord:
            raise
        except Refused as e:  # the sentence of it is added by whoever shows it to people
            raise WrongMove(_at(number, lines, f"seat {entry.seat} may not do that")) from e
        except CothonError as e:
            raise WrongMove(_at(number, lines, str(e))) from e
        _compare(record, match, number, lines)
    return match


def _at(number: int, lines: Lines | None, words: str) -> str:
    """Words about an entry, numbered from 0, with its place."""
    line = "" if lines is None else f"line {lines.of(number)}: "
    return f"{line}entry {number + 1}: {words}"


def _opened(record: Record, source: Source | None, lines: Lines | None) -> Match:
    """A match at its first question, with the draws of the setup compared."""
    if record.seed is not None and commitment(record.seed) != record.commitment:
        line = "" if lines is None else f"line {lines.seed}: "
        raise WrongSeal(f"{line}the seed is not the one that was committed to before the first draw")
    if record.terms and record.terms != terms(record.game, record.options, record.seats, record.commitment):
        line = "" if lines is None else f"line {lines.terms}: "
        raise WrongSeal(f"{line}names, kinds of players, rules or options are not those that the terms bind")
    if record.seed is None and source is None:
        source = Recorded(record, lines)
    match = Match(
        record.game,
        record.options,
        record.seats,
        record.seed or b"",
        record.entropy,
        source,
        record.commitment,
        _start(record) if record.start else None,
        record.terms,
    )
    _compare(record, match, 0, lines)
    return match


def _start(record: Record) -> State:
    try:
        state = begin_at(record.game, record.options, record.start)
    except BadInput as e:
        raise BadText(f"the position to begin at: {e}") from e
    if record.game.write(state) != record.start:
        raise BadText("the position to begin at: not in canonical form")
    return state


def _compare(record: Record, match: Match, since: int, lines: Lines | None) -> None:
    """The entries that the match made after `since` must be those of the record."""
    game = record.game
    made = match.entries_since(since)
    for number, is_so in enumerate(made, start=since):
        if number >= len(record.entries):
            raise WrongDraw(_at(number, lines, "the draw that is due here is missing from the record"))
        if record.entries[number] != is_so and isinstance(is_so, Drawn):
            truth = f"{game.asks[is_so.ask].name} {game.draws.label(is_so.draw)}"
            raise WrongDraw(_at(number, lines, f"the committed stream gives '{truth}'"))


def verify(record: Record, lines: Lines | None = None) -> Verdict:
    """Recompute every draw, every move and the result; BadRecord says what does not hold, and where if it is told."""
    match = replay(record, lines=lines)
    truth = match.record().outcome
    if truth != record.outcome:
        line = "" if lines is None else f"line {lines.after}: "
        really = "the game is not over" if truth is None else f"the game gives '{end_line(truth)}'"
        raise WrongSeal(f"{line}the end is not as recorded: {really}")
    draws = sum(isinstance(e, Drawn) for e in record.entries)
    return Verdict(match.over, len(record.entries) - draws, draws, record.seed is not None, bool(record.terms))
