"""The record of a match: what was played, as data. Its text and JSON forms are in `text` and `twin`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.options import Options

FORMATS = (1, 2)
"""What is read, and written again as it was; new records have the last one."""
LONGEST_NAME = 40


class Seat(NamedTuple):
    """Who sits there: `human`, or the name of a bot, and the name shown to the others."""

    kind: str
    name: str


class Done(NamedTuple):
    """A seat answered the question put to it."""

    seat: int
    action: int


class Drawn(NamedTuple):
    """Chance answered; `ask` is the question put to it."""

    ask: int
    draw: int


class TakenBack(NamedTuple):
    """A seat took back its answers; the match is again as it was at version `to`.

    `agreed`: the others allowed it, though something was revealed or somebody else acted since.
    """

    seat: int
    to: int
    agreed: bool = False


Entry = Done | Drawn | TakenBack


class Outcome(NamedTuple):
    """The end of the match as the record states it."""

    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(NamedTuple):
    """Everything needed to replay a match. The version of a match is the number of its entries.

    `start` is the text of the position the match began at; "" where it began as its game does. `terms` is the hash
    that binds names and options (see `fairness`); "" in a record of format 1, which has none.
    """

    game: Game
    options: Options
    seats: tuple[Seat, ...]
    commitment: str
    entropy: tuple[bytes, ...]
    entries: tuple[Entry, ...]
    outcome: Outcome | None
    seed: bytes | None
    start: str = ""
    terms: str = ""

    @property
    def format(self) -> int:
        return 2 if self.terms else 1

    def without_seed(self) -> Record:
        """The record as it may be handed out while the match runs and nothing drawn or begun with is secret."""
        return self._replace(seed=None)


class Lines(NamedTuple):
    """Where a record stands in its file: the lines of its entries, of what follows them, of its seed and its terms."""

    entries: tuple[int, ...]
    after: int
    seed: int
    terms: int

    def of(self, number: int) -> int:
        """The line of an entry, numbered from 0, or of what stands in its place."""
        return self.entries[number] if number < len(self.entries) else self.after


def check_seats(seats: Sequence[Seat], options: Options) -> tuple[Seat, ...]:
    """Seats with tidy names; BadInput says what is wrong with which."""
    if len(seats) != options.seats:
        raise BadInput(f"{len(seats)} players for {options.seats} seats")
    return tuple(check_seat(s, i) for i, s in enumerate(seats))


def check_seat(seat: Seat, i: int) -> Seat:
    return Seat(_word(seat.kind, i), _name(seat.name, i))


def _word(kind: str, seat: int) -> str:
    if not kind.isascii() or not kind.replace("-", "").replace("_", "").isalnum():
        raise BadInput(f"seat {seat}: the kind of player {kind!r} must be one word of letters, digits, - and _")
    return kind


def _name(name: str, seat: int) -> str:
    tidy = " ".join(name.split())
    if not tidy or len(tidy) > LONGEST_NAME or "#" in tidy or not tidy.isprintable():
        raise BadInput(f"seat {seat}: the name must have 1 to {LONGEST_NAME} printable characters and no #")
    return tidy


def check_sum(lines: Sequence[str]) -> str:
    """The seal of a record: SHA-256 over its canonical lines, without comments and spare white space."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
