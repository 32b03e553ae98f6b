"""The JSON twin of a record: the same content under the same seal, for programs."""

from __future__ import annotations

import json
from typing import Any

from cothon.core.errors import BadText
from cothon.core.options import spell
from cothon.play.lined import Lined, Odd, fields
from cothon.play.record import Done, Drawn, Entry, Lines, Record, check_sum
from cothon.play.text import Row, content, read_rows, start_of

TERMS = "terms"
"""Not in records of format 1."""
KEYS = ["format", "game", "rules", "options", "seats"]
KEYS += ["commitment", TERMS, "entropy", "entries", "end", "seed", "check"]
START = "start"
"""A field after `entropy`, only in records of matches that begin at a position: its text."""
_AFTER = KEYS.index("entropy") + 1
_WITH_START = [*KEYS[:_AFTER], START, *KEYS[_AFTER:]]
_ALLOWED = [keys for now in (KEYS, _WITH_START) for keys in (now, [k for k in now if k != TERMS])]


def write(record: Record) -> str:
    return json.dumps(as_data(record), indent=1, ensure_ascii=False) + "\n"


def as_data(record: Record) -> dict[str, Any]:
    """Plain data with the fields of KEYS, and START where it is wanted."""
    end, options = record.outcome, record.options
    return {
        "format": record.format,
        "game": record.game.facts.name,
        "rules": record.game.facts.version,
        "options": {"seats": options.seats, **(options.written() if record.format == 1 else options.unusual())},
        "seats": [{"kind": s.kind, "name": s.name} for s in record.seats],
        "commitment": record.commitment,
        **({TERMS: record.terms} if record.terms else {}),
        "entropy": [e.hex() for e in record.entropy],
        **({START: start_of(record)} if record.start else {}),
        "entries": [_entry(record, e) for e in record.entries],
        "end": None if end is None else {"reason": end.reason, "scores": list(end.scores), "ranks": list(end.ranks)},
        "seed": None if record.seed is None else record.seed.hex(),
        "check": check_sum(content(record)),
    }


def _entry(record: Record, entry: Entry) -> dict[str, Any]:
    if isinstance(entry, Done):
        return {"seat": entry.seat, "do": record.game.actions.label(entry.action)}
    if isinstance(entry, Drawn):
        return {"draw": record.game.asks[entry.ask].name, "is": record.game.draws.label(entry.draw)}
    back = {"seat": entry.seat, "back": entry.to}
    return {**back, "agreed": True} if entry.agreed else back


def read(text: str) -> Record:
    """A record from its JSON."""
    return read_lined(text)[0]


def read_lined(text: str) -> tuple[Record, Lines]:
    """Turned into the rows of the text form, at the lines of the JSON, and read by the one reader there is."""
    data = fields(text)
    if list(data) not in _ALLOWED:
        raise BadText(f"line 1: not a record: the JSON must have the fields {', '.join(KEYS)}, in this order")
    record, lines = read_rows(_rows(data))
    said = as_data(record)
    for name, (value, line) in data.items():
        if not isinstance(value, list):
            _same(name, value, said[name], line)
            continue
        for i, member in enumerate(value):
            _same(f"{name}[{i}]", member.value, said[name][i], member.line)
    return record, lines


def _same(place: str, said: object, canonical: object, line: int) -> None:
    if said != canonical:
        raise BadText(f"line {line}: {place}: not in canonical form, which is {json.dumps(canonical)}")


def _rows(data: dict[str, Lined]) -> list[Row]:
    end, seed = data["end"], data["seed"]
    rows = [
        (data["format"].line, f"cothon record {_int('format', data['format'])}"),
        (data["game"].line, f"game {_str('game', data['game'])}"),
        (data["rules"].line, f"rules {_int('rules', data['rules'])}"),
        (data["options"].line, f"options {_options(data['options'])}"),
        *[(s.line, f"seat {i} {_seat(i, s)}") for i, s in enumerate(_list("seats", data["seats"]))],
        *[(data[word].line, f"{word} {_str(word, data[word])}") for word in ("commitment", TERMS) if word in data],
        *[
            (e.line, f"entropy {i} {_str('entropy', e) or '-'}")
            for i, e in enumerate(_list("entropy", data["entropy"]))
        ],
        *[(data[START].line, f"position {_str(START, Lined(line, data[START].line))}") for line in _page(data)],
        *[(e.line, f"{i} {_entry_row(i, e)}") for i, e in enumerate(_list("entries", data["entries"]), start=1)],
    ]
    if end.value is not None:
        rows.append((end.line, _end(end)))
    if seed.value is not None:
        rows.append((seed.line, f"seed {_str('seed', seed)}"))
    rows.append((data["check"].line, f"check {_str('check', data['check'])}"))
    return [(line, " ".join(row.split())) for line, row in rows]


def _options(options: Lined) -> str:
    words = []
    for name, value in _dict("options", options).items():
        if not isinstance(value, (bool, int, str)):
            raise _wrong(f"options: {name}", Lined(value, options.line), "true, false, a whole number or a text")
        words.append(f"{name}={spell(value)}")
    return " ".join(words)


def _seat(i: int, seat: Lined) -> str:
    said = _dict(f"seats[{i}]", seat, "kind", "name")
    return " ".join(_str(f"seats[{i}]: {word}", Lined(said[word], seat.line)) for word in ("kind", "name"))


def _entry_row(number: int, entry: Lined) -> str:
    place = f"entry {number}"
    said = _dict(place, entry)

    def text(word: str) -> str:
        return _str(f"{place}: {word}", Lined(said.get(word), entry.line))

    def whole(word: str) -> int:
        return _int(f"{place}: {word}", Lined(said.get(word), entry.line))

    if "do" in said:
        return f"{whole('seat')} {text('do')}"
    if "draw" in said:
        return f"* {text('draw')} {text('is')}"
    if said.get("agreed", True) is not True:
        raise _wrong(f"{place}: agreed", Lined(said["agreed"], entry.line), "true or left out")
    return f"{whole('seat')} back {whole('back')}{' agreed' if 'agreed' in said else ''}"


def _end(end: Lined) -> str:
    said = _dict("end", end, "reason", "scores", "ranks")
    words = [f"end {_str('end: reason', Lined(said['reason'], end.line))}"]
    for name in ("scores", "ranks"):
        if not isinstance(said[name], list):
            raise _wrong(f"end: {name}", Lined(said[name], end.line), "a list")
        words += [name, *(str(_int(f"end: {name}", Lined(x, end.line))) for x in said[name])]
    return " ".join(words)


def _page(data: dict[str, Lined]) -> list[str]:
    """The lines of the position, if there is one."""
    if START not in data:
        return []
    if not isinstance(data[START].value, str) or not data[START].value:
        raise _wrong(START, data[START], "the text of a position, or left out")
    return str(data[START].value).splitlines()


def _str(place: str, said: Lined) -> str:
    if not isinstance(said.value, str):
        raise _wrong(place, said, "a text")
    if "\n" in said.value or "#" in said.value:
        raise BadText(f"line {said.line}: {place}: must be without line feeds and #")
    return said.value


def _int(place: str, said: Lined) -> int:
    if not isinstance(said.value, int) or isinstance(said.value, bool):
        raise _wrong(place, said, "a whole number")
    return said.value


def _list(place: str, said: Lined) -> list[Lined]:
    if not isinstance(said.value, list):
        raise _wrong(place, said, "a list")
    return said.value


def _dict(place: str, said: Lined, *names: str) -> dict[str, Any]:
    """An object, with these fields if any are named."""
    if not isinstance(said.value, dict):
        raise _wrong(place, said, "an object")
    if names and list(said.value) != list(names):
        raise BadText(f"line {said.line}: {place}: must have the fields {', '.join(names)}, in this order")
    return said.value


def _wrong(place: str, said: Lined, wanted: str) -> BadText:
    return BadText(f"line {said.line}: {place}: must be {wanted}, not {_kind(said.value)}")


def _kind(value: object) -> str:
    """What JSON calls it."""
    if isinstance(value, Odd):
        return value.words
    kinds = {bool: "true or false", int: "a whole number", str: "a text", list: "a list", dict: "an object"}
    return kinds.get(type(value), "nothing")
