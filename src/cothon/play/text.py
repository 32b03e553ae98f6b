"""The text form of a record: readable, diffable, one line per action and draw.

    cothon record 2
    game karibik
    rules 1
    options seats=2 spent=unseen   (what differs from the defaults of this rules version)
    seat 0 human Ada
    seat 1 greedy Hanno
    commitment <64 hex digits>
    terms <64 hex digits>
    entropy 0 -
    entropy 1 6f2b...
    position ...           (only in a match that begins in the middle of a game: its position, line by line)
    1 * starter 0          # seat 0 [K2.3]
    2 0 reveal             # reveal a card [K5.1]
    3 * reveal flute-1-1   # ...
    4 0 back 1 agreed      # takes back; the others agree
    end target scores 11 8 ranks 1 2
    seed <64 hex digits>
    check <64 hex digits>

A `#` begins a comment; comments, blank lines and the amount of white space do not matter, everything else does. `end`
is there when the match is over, `seed` when it is revealed (or kept, in a save file).

Format 1 has no `terms`, and all options are written out, those of a position, too. It is read for ever, and what was
read in it is written in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from cothon.core.errors import BadInput, BadText, UnknownGame, UnknownVersion, WrongSeal
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.games import game as find_game
from cothon.play.fairness import HASH_BYTES, MOST_ENTROPY, SEED_BYTES
from cothon.play.position import begin_at, written_out
from cothon.play.record import (
    FORMATS,
    Done,
    Drawn,
    Entry,
    Lines,
    Outcome,
    Record,
    Seat,
    TakenBack,
    check_seat,
    check_sum,
)

HEAD = "cothon record"
T = TypeVar("T")
Row = tuple[int, str]
"""A line without comments and spare white space, and its number."""
_NEW_LINE = re.compile(r"\r\n|\r|\n")
_PLACE = re.compile(r"line (\d+)(?:, |: )")
_LONG_NUMBER = re.compile(r"\d{100}")


def write(record: Record) -> str:
    """The record as text, with words beside the labels."""
    lines = content(record)
    said = _comments(record)
    spoken = [f"{line:<34}  # {note}" if (note := said.get(i)) else line for i, line in enumerate(lines)]
    return "\n".join([*spoken, f"check {check_sum(lines)}"]) + "\n"


def content(record: Record) -> list[str]:
    """The canonical lines of a record: no comments, single spaces, without the check line."""
    old = record.format == 1
    lines = [f"{HEAD} {record.format}", f"game {record.game.facts.name}", f"rules {record.game.facts.version}"]
    lines.append(f"options {record.options.whole() if old else record.options.text()}")
    lines += [f"seat {i} {s.kind} {s.name}" for i, s in enumerate(record.seats)]
    lines.append(f"commitment {record.commitment}")
    lines += [] if old else [f"terms {record.terms}"]
    lines += [f"entropy {i} {own.hex() or '-'}" for i, own in enumerate(record.entropy)]
    lines += [f"position {line}" for line in start_of(record).splitlines()]
    lines += [f"{i} {_entry(record.game, e)}" for i, e in enumerate(record.entries, start=1)]
    if record.outcome is not None:
        lines.append(end_line(record.outcome))
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    return lines


def start_of(record: Record) -> str:
    """The text of the position that a record begins at, as its format writes it."""
    return written_out(record.start, record.options) if record.format == 1 else record.start


def end_line(o: Outcome) -> str:
    return f"end {o.reason} scores {' '.join(map(str, o.scores))} ranks {' '.join(map(str, o.ranks))}"


def _entry(game: Game, entry: Entry) -> str:
    if isinstance(entry, Done):
        return f"{entry.seat} {game.actions.label(entry.action)}"
    if isinstance(entry, Drawn):
        return f"* {game.asks[entry.ask].name} {game.draws.label(entry.draw)}"
    return f"{entry.seat} back {entry.to}{' agreed' if entry.agreed else ''}"


def _comments(record: Record) -> dict[int, str]:
    """Words for the lines that need them: line number -> comment."""
    game = record.game
    first = len(content(record._replace(entries=(), outcome=None, seed=None)))
    said: dict[int, str] = {}
    for i, entry in enumerate(record.entries, start=first):
        if isinstance(entry, TakenBack):
            said[i] = "takes back; the others agree" if entry.agreed else "takes back"
            continue
        told = game.actions[entry.action] if isinstance(entry, Done) else game.draws[entry.draw]
        clause = told.clause if isinstance(entry, Done) else game.asks[entry.ask].clause
        said[i] = f"{told.words} [{clause}]"
    if record.seed is not None and record.outcome is None:
        said[first + len(record.entries)] = "secret: whoever reads it knows every draw to come"
    return said


def read(text: str) -> Record:
    """A record from its text. BadText, UnknownVersion and the like name the line; the seal is checked."""
    return read_lined(text)[0]


def read_lined(text: str) -> tuple[Record, Lines]:
    """The same, and the lines at which things stand."""
    rows = [(n, " ".join(line.split("#", 1)[0].split())) for n, line in enumerate(_NEW_LINE.split(text), start=1)]
    rows = [(n, row) for n, row in rows if row]
    if not rows:
        raise BadText("line 1: not a record: there is nothing in it")
    if not rows[0][1].startswith(HEAD):
        raise BadText(f"line {rows[0][0]}: not a record: it must begin with '{HEAD} {FORMATS[-1]}', or with {{ as JSON")
    return read_rows(rows)


def read_rows(rows: Sequence[Row]) -> tuple[Record, Lines]:
    """A record from its lines without comments and spare white space, each with its number."""
    for n, row in rows:
        if any("\ud800" <= c <= "\udfff" for c in row):
            raise BadText(f"line {n}: half a character (a lone surrogate) is in it")
    record, lines = _Reader(rows).record()
    found = [row for _, row in rows]
    if found[-1] != f"check {check_sum(found[:-1])}":
        raise WrongSeal(f"line {rows[-1][0]}: the check line does not fit the content; the record was changed or cut")
    for (n, row), canonical in zip(rows, content(record), strict=False):
        if row != canonical:
            raise BadText(f"line {n}: not in canonical form, which is '{canonical}'")
    if len(rows) != 1 + len(content(record)):
        raise BadText(f"line {rows[-1][0]}: the record is not in canonical form")
    return record, lines


class _Reader:
    """Reads the rows one after the other and says at which it stumbled."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = rows
        self._at = 0

    def _line(self) -> int:
        return self._rows[min(self._at, len(self._rows) - 1)][0]

    def _fail(self, what: str) -> BadText:
        early = "the record ends too early: " if self._at >= len(self._rows) else ""
        return BadText(f"line {self._line()}: {early}{what}")

    def _is(self, word: str) -> bool:
        return self._at < len(self._rows) and self._rows[self._at][1].split(" ", 1)[0] == word

    def _field(self, word: str) -> str:
        if not self._is(word):
            raise self._fail(f"'{word} ...' is expected here")
        rest = self._rows[self._at][1].partition(" ")[2]
        if not rest:
            raise self._fail(f"'{word}' has no value")
        self._at += 1
        return rest

    def _made(self, word: str, make: Callable[[str], T]) -> T:
        """What is made of the value of the next field; a complaint gets the line it is about."""
        line, said = self._line(), self._field(word)
        try:
            return make(said)
        except (UnknownGame, UnknownVersion) as e:
            raise type(e)(f"line {line}: {e}") from e
        except BadInput as e:
            raise BadText(f"line {line}: {e}") from e

    def record(self) -> tuple[Record, Lines]:
        form = self._made("cothon", _format)
        name = self._made("game", _name)
        game = self._made("rules", lambda said: find_game(name, _number(said, "rules version")))
        options = self._made("options", game.options_from)
        seats = [self._made("seat", partial(_seat, i)) for i in range(options.seats)]
        commitment = self._made("commitment", partial(_hex, "commitment", SEED_BYTES)).hex()
        bound = self._line()
        terms = self._made("terms", partial(_hex, "terms", HASH_BYTES)).hex() if form > 1 else ""
        entropy = [self._made("entropy", partial(_entropy, i)) for i in range(options.seats)]
        start = self._start(game, options)
        first = self._at
        entries = self._entries(game)
        after = self._line()
        outcome = self._made("end", partial(_outcome, options.seats)) if self._is("end") else None
        last = self._line()
        seed = self._made("seed", partial(_hex, "seed", SEED_BYTES)) if self._is("seed") else None
        self._field("check")
        if self._at != len(self._rows):
            raise self._fail("nothing may follow the check line")
        who, own = tuple(seats), tuple(entropy)
        record = Record(game, options, who, commitment, own, tuple(entries), outcome, seed, start, terms)
        return record, Lines(tuple(n for n, _ in self._rows[first : first + len(entries)]), after, last, bound)

    def _start(self, game: Game, options: Options) -> str:
        """The text of the position. Complaints about it name a line of that text, which is given its number here."""
        lines: list[int] = []
        page: list[str] = []
        while self._is("position"):
            lines.append(self._line())
            page.append(self._made("position", _short_numbers))
        try:
            return game.write(begin_at(game, options, "\n".join(page))) if page else ""
        except BadInput as e:
            found = _PLACE.match(str(e))
            line = lines[int(found[1]) - 1] if found else lines[0]
            raise BadText(f"line {line}: position: {str(e)[found.end() :] if found else e}") from e

    def _entries(self, game: Game) -> list[Entry]:
        entries: list[Entry] = []
        while self._is(number := str(len(entries) + 1)):
            entries.append(self._made(number, partial(_one, game)))
        if self._at < len(self._rows) and self._rows[self._at][1].split(" ")[0].isdigit():
            raise self._fail(f"entry number {len(entries) + 1} is expected here")
        return entries


# -- what single fields are made of; complaints get their line by `_made` ---------------------------------------------


def _format(said: str) -> int:
    version = said.removeprefix("record ")
    if version not in map(str, FORMATS):
        known = ", ".join(map(str, FORMATS))
        raise UnknownVersion(f"record format {version!r} is not known; this build reads the formats {known}")
    return int(version)


def _name(said: str) -> str:
    find_game(said)
    return said


def _number(said: str, what: str) -> int:
    if not (said.isascii() and said.isdigit() and len(said) < 10):
        raise BadText(f"{what} must be a whole number, not {said!r}")
    return int(said)


def _seat(i: int, said: str) -> Seat:
    words = said.split(" ", 2)
    if len(words) != 3 or words[0] != str(i):
        raise BadText(f"'seat {i} <kind> <name>' is expected here")
    return check_seat(Seat(words[1], words[2]), i)


def _hex(what: str, size: int, said: str) -> bytes:
    try:
        value = bytes.fromhex(said)
    except ValueError:
        value = b""
    if not value or value.hex() != said:
        raise BadText(f"{what} must be lower-case hex digits")
    if size and len(value) != size:
        raise BadText(f"{what} must have {2 * size} hex digits, not {len(said)}")
    return value


def _entropy(i: int, said: str) -> bytes:
    words = said.split(" ")
    if len(words) != 2 or words[0] != str(i):
        raise BadText(f"'entropy {i} <hex digits or ->' is expected here")
    value = b"" if words[1] == "-" else _hex("entropy", 0, words[1])
    if len(value) > MOST_ENTROPY:
        raise BadText(f"entropy of a seat has at most {2 * MOST_ENTROPY} hex digits, not {len(words[1])}")
    return value


def _short_numbers(said: str) -> str:
    """Python reads no number of some thousand digits; no position has one of a hundred."""
    if _LONG_NUMBER.search(said):
        raise BadText("position: a number in it is far too long")
    return said


def _one(game: Game, said: str) -> Entry:
    words = said.split(" ")
    if len(words) == 3 and words[0] == "*":
        names = [q.name for q in game.asks.questions if q.chance]
        if words[1] not in names:
            raise BadText(f"no such draw: {words[1]!r}; there are {', '.join(names)}")
        return Drawn(game.asks.index(words[1]), game.draws.id(words[2]))
    if words[1:2] == ["back"] and (len(words) == 3 or (len(words) == 4 and words[3] == "agreed")):
        return TakenBack(_number(words[0], "seat"), _number(words[2], "version"), len(words) == 4)
    if len(words) == 2:
        return Done(_number(words[0], "seat"), game.actions.id(words[1]))
    raise BadText("an entry is '<seat> <action>', '* <draw> <outcome>' or '<seat> back <version> [agreed]'")


def _outcome(seats: int, said: str) -> Outcome:
    words = said.split(" ")
    if len(words) != 3 + 2 * seats or words[1] != "scores" or words[2 + seats] != "ranks":
        raise BadText(f"'end <reason> scores <{seats} numbers> ranks <{seats} numbers>' is expected here")
    scores = tuple(_number(w, "score") for w in words[2 : 2 + seats])
    ranks = tuple(_number(w, "rank") for w in words[3 + seats :])
    return Outcome(words[0], scores, ranks)
