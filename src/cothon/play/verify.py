"""Does a record tell a real game? Play it again through the same door and compare everything."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.errors import BadInput, BadRecord, BadText, CothonError, WrongDraw, WrongMove, WrongSeal
from cothon.core.view import State
from cothon.play.fairness import Scripted, Source, commitment
from cothon.play.match import Match
from cothon.play.position import begin_at
from cothon.play.record import Done, Drawn, Record


class Verdict(NamedTuple):
    """What was found true. `drawn_from_seed` is false where the seed is not revealed, so draws are only possible."""

    finished: bool
    decisions: int
    draws: int
    drawn_from_seed: bool


def replay(record: Record, upto: int | None = None, source: Source | None = None) -> Match:
    """The match of a record at version `upto` (default: its end). Every entry is checked; BadRecord names the bad one.

    The match can go on if the record has its seed, or if the source that its draws came from is given.
    """
    wanted = record.entries if upto is None else record.entries[:upto]
    match = _opened(record, source)
    while match.version < len(wanted):
        number = match.version
        entry = wanted[number]
        if isinstance(entry, Drawn):
            raise WrongDraw(f"entry {number + 1}: a draw is recorded where none is due")
        try:
            if isinstance(entry, Done):
                match.submit(entry.seat, entry.action, number)
            else:
                match.take_back(entry.seat, number, entry.to, entry.agreed)
        except BadRecord:
            raise
        except CothonError as e:
            raise WrongMove(f"entry {number + 1}: {e}") from e
        _compare(record, match, number)
    return match


def _opened(record: Record, source: Source | None) -> Match:
    """A match at its first question, with the draws of the setup compared."""
    if record.seed is not None and commitment(record.seed) != record.commitment:
        raise WrongSeal("the seed is not the one that was committed to before the first draw")
    if record.seed is None and source is None:
        source = Scripted([e.draw for e in record.entries if isinstance(e, Drawn)])
    match = Match(
        record.game,
        record.options,
        record.seats,
        record.seed or b"",
        record.entropy,
        source,
        record.commitment,
        _start(record) if record.start else None,
    )
    _compare(record, match, 0)
    return match


def _start(record: Record) -> State:
    try:
        state = begin_at(record.game, record.options, record.start)
    except BadInput as e:
        raise BadText(f"the position to begin at: {e}") from e
    if record.game.write(state) != record.start:
        raise BadText("the position to begin at: not in canonical form")
    return state


def _compare(record: Record, match: Match, since: int) -> None:
    """The entries that the match made after `since` must be those of the record."""
    game = record.game
    made = match.record().entries
    for number in range(since, len(made)):
        if number >= len(record.entries):
            raise WrongDraw(f"entry {number + 1}: the draw that is due here is missing from the record")
        said, is_so = record.entries[number], made[number]
        if said != is_so and isinstance(is_so, Drawn):
            truth = f"{game.asks[is_so.ask].name} {game.draws.label(is_so.draw)}"
            raise WrongDraw(f"entry {number + 1}: the committed stream gives '{truth}'")


def verify(record: Record) -> Verdict:
    """Recompute every draw, every move and the result; BadRecord says what does not hold."""
    match = replay(record)
    if match.record().outcome != record.outcome:
        raise WrongSeal(f"the end is not as recorded: the match gives {match.record().outcome}")
    draws = sum(isinstance(e, Drawn) for e in record.entries)
    return Verdict(match.over, len(record.entries) - draws, draws, record.seed is not None)
