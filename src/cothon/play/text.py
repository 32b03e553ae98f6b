"""The text form of a record: readable, diffable, one line per action and draw.

    cothon record 1
    game karibik
    rules 1
    options seats=2 edition=karibik110 ...
    seat 0 human Ada
    seat 1 greedy Hanno
    commitment <64 hex digits>
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
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cothon.core.errors import BadInput, BadText, UnknownVersion, WrongSeal
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.games import game as find_game
from cothon.play.position import begin_at
from cothon.play.record import (
    FORMAT,
    Done,
    Drawn,
    Entry,
    Outcome,
    Record,
    Seat,
    TakenBack,
    check_seats,
    check_sum,
)

HEAD = "cothon record"
T = TypeVar("T")


def write(record: Record) -> str:
    """The record as text, with words beside the labels."""
    lines = content(record)
    said = _comments(record)
    spoken = [f"{line:<34}  # {note}" if (note := said.get(i)) else line for i, line in enumerate(lines)]
    return "\n".join([*spoken, f"check {check_sum(lines)}"]) + "\n"


def content(record: Record) -> list[str]:
    """The canonical lines of a record: no comments, single spaces, without the check line."""
    lines = [f"{HEAD} {FORMAT}", f"game {record.game.facts.name}", f"rules {record.game.facts.version}"]
    lines.append(f"options {record.options.text()}")
    lines += [f"seat {i} {s.kind} {s.name}" for i, s in enumerate(record.seats)]
    lines.append(f"commitment {record.commitment}")
    lines += [f"entropy {i} {own.hex() or '-'}" for i, own in enumerate(record.entropy)]
    lines += [f"position {line}" for line in record.start.splitlines()]
    lines += [f"{i} {_entry(record.game, e)}" for i, e in enumerate(record.entries, start=1)]
    if record.outcome is not None:
        o = record.outcome
        lines.append(f"end {o.reason} scores {' '.join(map(str, o.scores))} ranks {' '.join(map(str, o.ranks))}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    return lines


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
    rows = [(n, " ".join(line.split("#", 1)[0].split())) for n, line in enumerate(text.splitlines(), start=1)]
    rows = [(n, row) for n, row in rows if row]
    if not rows or not rows[0][1].startswith(HEAD):
        raise BadText(f"not a record: the first line must be '{HEAD} {FORMAT}'")
    reader = _Reader(rows)
    record = reader.record()
    lines = [row for _, row in rows]
    if lines[-1] != f"check {check_sum(lines[:-1])}":
        raise WrongSeal(f"line {rows[-1][0]}: the check line does not fit the content; the record was changed or cut")
    if lines[:-1] != content(record):
        raise BadText("the record is not in canonical form")
    return record


class _Reader:
    """Reads the rows one after the other and says where it stumbled."""

    def __init__(self, rows: Sequence[tuple[int, str]]) -> None:
        self._rows = rows
        self._at = 0

    def _fail(self, what: str) -> BadText:
        if self._at >= len(self._rows):
            return BadText(f"the record ends too early: {what}")
        return BadText(f"line {self._rows[self._at][0]}: {what}")

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

    def _number(self, text: str, what: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise self._fail(f"{what} must be a whole number, not {text!r}")
        return int(text)

    def record(self) -> Record:
        version = self._field("cothon").removeprefix("record ")
        if version != str(FORMAT):
            raise UnknownVersion(f"record format {version!r} is not known; this build reads format {FORMAT}")
        name = self._field("game")
        rules = self._number(self._field("rules"), "rules version")
        game = find_game(name, rules)
        options = self._here(lambda: game.options_from(self._field("options")))
        seats = []
        for i in range(options.seats):
            words = self._field("seat").split(" ", 2)
            if len(words) != 3 or words[0] != str(i):
                raise self._back(f"'seat {i} <kind> <name>' is expected here")
            seats.append(Seat(words[1], words[2]))
        checked = self._here(lambda: check_seats(seats, options))
        commitment = self._hex(self._field("commitment"), "commitment").hex()
        entropy = []
        for i in range(options.seats):
            words = self._field("entropy").split(" ")
            if len(words) != 2 or words[0] != str(i):
                raise self._back(f"'entropy {i} <hex digits or ->' is expected here")
            entropy.append(b"" if words[1] == "-" else self._hex(words[1], "entropy"))
        start = self._start(game, options)
        entries = self._entries(game)
        outcome = self._outcome(options.seats) if self._is("end") else None
        seed = self._hex(self._field("seed"), "seed") if self._is("seed") else None
        self._field("check")
        if self._at != len(self._rows):
            raise self._fail("nothing may follow the check line")
        return Record(game, options, checked, commitment, tuple(entropy), tuple(entries), outcome, seed, start)

    def _back(self, what: str) -> BadText:
        self._at -= 1
        return self._fail(what)

    def _here(self, make: Callable[[], T]) -> T:
        """Run something that reads one field; its complaint gets the line it is about."""
        line = self._rows[min(self._at, len(self._rows) - 1)][0]
        try:
            return make()
        except BadInput as e:
            raise BadText(f"line {line}: {e}") from e

    def _hex(self, text: str, what: str) -> bytes:
        try:
            value = bytes.fromhex(text)
        except ValueError:
            value = b""
        if not value or value.hex() != text:
            raise self._back(f"{what} must be lower-case hex digits")
        return value

    def _start(self, game: Game, options: Options) -> str:
        """The text of the position; it is read with every line at the place it has here, so that complaints name it."""
        first = self._rows[self._at][0] if self._is("position") else 0
        page: list[str] = []
        while self._is("position"):
            page += [""] * (self._rows[self._at][0] - 1 - len(page))
            page.append(self._field("position"))
        try:
            return game.write(begin_at(game, options, "\n".join(page))) if page else ""
        except BadInput as e:
            raise BadText(str(e) if str(e).startswith("line ") else f"line {first}: {e}") from e

    def _entries(self, game: Game) -> list[Entry]:
        entries: list[Entry] = []
        while self._is(str(len(entries) + 1)):
            words = self._rows[self._at][1].split(" ")[1:]
            try:
                entries.append(self._one(game, words))
            except (BadInput, KeyError) as e:
                if isinstance(e, BadText) and str(e).startswith("line "):
                    raise
                raise self._fail(str(e)) from e
            self._at += 1
        if self._at < len(self._rows) and self._rows[self._at][1].split(" ")[0].isdigit():
            raise self._fail(f"entry number {len(entries) + 1} is expected here")
        return entries

    def _one(self, game: Game, words: list[str]) -> Entry:
        if len(words) == 3 and words[0] == "*":
            names = [q.name for q in game.asks.questions if q.chance]
            if words[1] not in names:
                raise BadText(f"no such draw: {words[1]!r}; there are {', '.join(names)}")
            return Drawn(game.asks.index(words[1]), game.draws.id(words[2]))
        if words[1:2] == ["back"] and (len(words) == 3 or (len(words) == 4 and words[3] == "agreed")):
            return TakenBack(self._number(words[0], "seat"), self._number(words[2], "version"), len(words) == 4)
        if len(words) == 2:
            return Done(self._number(words[0], "seat"), game.actions.id(words[1]))
        raise BadText("an entry is '<seat> <action>', '* <draw> <outcome>' or '<seat> back <version> [agreed]'")

    def _outcome(self, seats: int) -> Outcome:
        words = self._field("end").split(" ")
        if len(words) != 3 + 2 * seats or words[1] != "scores" or words[2 + seats] != "ranks":
            raise self._back(f"'end <reason> scores <{seats} numbers> ranks <{seats} numbers>' is expected here")
        scores = tuple(self._number(w, "score") for w in words[2 : 2 + seats])
        ranks = tuple(self._number(w, "rank") for w in words[3 + seats :])
        return Outcome(words[0], scores, ranks)
