"""Transcripts in the documentation: commands after `$`, and what they print, so far as the page shows it. Lines that
are indented by four spaces belong to the command above.

    <NAME>   differs every time; `$NAME` in a later command is the same text, and so is a later <NAME>
    <time>   differs every time, and looks like that: see KINDS
    ...      something left out: fields of an object, elements of a list, a whole value, lines
    ^C       as the last line: the command does not end by itself; it is ended when it has printed all this

JSON is compared as such: order of fields, spaces and line breaks do not matter. Neither do blank lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

FENCE = "```console transcript\n"
STOP = "^C"
GOES_ON = "    "
KINDS = {
    "time": r"1[0-9]{12}",
    "number": r"-?[0-9]+(\.[0-9]+)?",
    "hash": r"[0-9a-f]{64}",
    "key": r"[0-9a-f]{20}",
    "guest": r"[A-Z][a-z]+ [A-Z][a-z]+ [0-9]+",
}

_MASK = re.compile(r"<([A-Z_]+|[a-z]+)>")
_TOKEN = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\.\.\.|<[A-Za-z_]+>|[{}\[\],:]|[-+.\w]+)')


class Command(NamedTuple):
    """What is typed, what the page says that it prints, and whether it must be stopped."""

    line: int
    text: str
    expected: str
    stopped: bool


class Mask(NamedTuple):
    name: str


class Differs(AssertionError):
    pass


REST = Mask("...")


def commands(page: Path) -> list[Command]:
    """All commands of a page, in order."""
    found: list[Command] = []
    text = page.read_text(encoding="utf-8")
    for block in re.finditer(re.escape(FENCE) + r"(.*?)\n```", text, re.DOTALL):
        first = text[: block.start(1)].count("\n") + 1
        found += _commands_of(block[1].split("\n"), first)
    return found


def _commands_of(lines: list[str], first: int) -> Iterator[Command]:
    assert lines[0].startswith("$ "), f"line {first}: a transcript begins with a command"
    i = 0
    while i < len(lines):
        at, typed = i, lines[i][2:]
        i += 1
        while i < len(lines) and lines[i].startswith(GOES_ON):
            typed += "\n" + lines[i]
            i += 1
        printed = i
        while i < len(lines) and not lines[i].startswith("$ "):
            i += 1
        out = lines[printed:i]
        stopped = bool(out) and out[-1] == STOP
        yield Command(first + at, typed, "\n".join(out[:-1] if stopped else out), stopped)


# -- what the page shows -----------------------------------------------------------------------------------------------


class _Reader:
    """JSON as the page writes it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def _next(self) -> str:
        found = _TOKEN.match(self.text, self.at)
        if found is None:
            raise ValueError(f"not JSON: {self.text[self.at : self.at + 40]!r}")
        self.at = found.end()
        return found[1]

    def _comes(self, sign: str) -> bool:
        found = _TOKEN.match(self.text, self.at)
        if found is None or found[1] != sign:
            return False
        self.at = found.end()
        return True

    def value(self) -> Any:
        token = self._next()
        if token == "{":
            return dict(self._items("}", self._field))
        if token == "[":
            return list(self._items("]", self.value))
        if token == REST.name:
            return REST
        return Mask(token[1:-1]) if token.startswith("<") else json.loads(token)

    def _items(self, end: str, one: Any) -> Iterator[Any]:
        while not self._comes(end):
            yield one()
            if not self._comes(","):
                if not self._comes(end):
                    raise ValueError(f"{end} is missing before {self.text[self.at : self.at + 40]!r}")
                return

    def _field(self) -> tuple[Any, Any]:
        if self._comes(REST.name):
            return REST, None
        name = json.loads(self._next())
        if not self._comes(":"):
            raise ValueError(f": is missing after {name!r}")
        return name, self.value()


class Shown(NamedTuple):
    """Something a page shows: a line, or JSON after a prefix; `json` Mask('') for a line."""

    prefix: str
    json: Any


LINE = Mask("")


def shown(expected: str) -> list[Shown]:
    found: list[Shown] = []
    rest = expected
    while rest:
        begin = re.match(r"(data: |\S+ > \w+ )?(?=[{\[])", rest)
        if begin is None:
            line, _, rest = rest.partition("\n")
            if line.strip():
                found.append(Shown(line.rstrip(), LINE))
            continue
        reader = _Reader(rest[begin.end() :])
        found.append(Shown(begin[0], reader.value()))
        rest = reader.text[reader.at :].removeprefix("\n")
    return found


# -- comparing ---------------------------------------------------------------------------------------------------------


def compare(expected: str, actual: str, known: dict[str, str], whole: bool = True) -> dict[str, str]:
    """The names with what they stand for from now on; Differs says where the two part. Not `whole`: more may come."""
    lines = [line.rstrip() for line in actual.splitlines() if line.strip()]
    return _lines(shown(expected), lines, known, whole)


def _lines(wanted: list[Shown], lines: list[str], known: dict[str, str], whole: bool) -> dict[str, str]:
    if not wanted:
        if lines and whole:
            raise Differs(f"the page does not show: {lines[0]}")
        return known
    first, *rest = wanted
    if first == Shown(REST.name, LINE):
        if not rest and whole:
            return known
        return _first_that_fits([(rest, lines[i:]) for i in range(len(lines) + 1)], known, whole)
    if not lines:
        raise Differs(f"missing: {first.prefix}{'' if first.json is LINE else 'JSON'}")
    return _lines(rest, lines[1:], _line(first, lines[0], known), whole)


def _first_that_fits(ways: list[tuple[list[Shown], list[str]]], known: dict[str, str], whole: bool) -> dict[str, str]:
    for wanted, lines in ways:
        try:
            return _lines(wanted, lines, known, whole)
        except Differs as e:
            last = e
    raise last


def _line(wanted: Shown, line: str, known: dict[str, str]) -> dict[str, str]:
    if wanted.json is LINE:
        return _text(wanted.prefix, line, known, "line")
    if not line.startswith(wanted.prefix):
        raise Differs(f"not {wanted.prefix!r}: {line}")
    try:
        told = json.loads(line[len(wanted.prefix) :])
    except ValueError as e:
        raise Differs(f"not JSON: {line}") from e
    return _json(wanted.json, told, known, "")


def _text(wanted: str, told: str, known: dict[str, str], where: str) -> dict[str, str]:
    new: set[str] = set()

    def pattern(name: str) -> str:
        if name.islower():
            return f"(?:{KINDS[name]})"
        if name in known:
            return re.escape(known[name])
        if name in new:
            return f"(?P={name})"
        new.add(name)
        return f"(?P<{name}>.+?)"

    parts = _MASK.split(wanted)  # text, name, text, ...
    made = "".join(pattern(part) if i % 2 else re.escape(part) for i, part in enumerate(parts))
    found = re.fullmatch(made, told)
    if found is None:
        raise Differs(f"{where}: the page shows {wanted!r}, but it is {told!r}")
    return {**known, **found.groupdict()}


def _json(wanted: Any, told: Any, known: dict[str, str], where: str) -> dict[str, str]:
    if wanted == REST:
        return known
    if isinstance(wanted, Mask):
        if isinstance(told, dict | list) or told is None:
            raise Differs(f"{where}: the page shows <{wanted.name}>, but it is {json.dumps(told)}")
        return _text(f"<{wanted.name}>", told if isinstance(told, str) else json.dumps(told), known, where)
    if isinstance(wanted, str) and isinstance(told, str):
        return _text(wanted, told, known, where)
    if isinstance(wanted, dict) and isinstance(told, dict):
        return _object(wanted, told, known, where)
    if isinstance(wanted, list) and isinstance(told, list):
        return _list(wanted, told, known, where)
    if type(wanted) is not type(told) or wanted != told:
        raise Differs(f"{where}: the page shows {json.dumps(wanted, default=str)}, but it is {json.dumps(told)}")
    return known


def _object(wanted: dict[Any, Any], told: dict[str, Any], known: dict[str, str], where: str) -> dict[str, str]:
    left_out = told.keys() - wanted.keys()
    if left_out and REST not in wanted:
        raise Differs(f"{where}: the page does not show {', '.join(sorted(left_out))}")
    for name, value in wanted.items():
        if name == REST:
            continue
        if name not in told:
            raise Differs(f"{where}.{name}: the page shows it, but it is not there")
        known = _json(value, told[name], known, f"{where}.{name}")
    return known


def _list(wanted: list[Any], told: list[Any], known: dict[str, str], where: str) -> dict[str, str]:
    if not wanted:
        if told:
            raise Differs(f"{where}: the page does not show {json.dumps(told[0])}")
        return known
    if wanted[0] == REST:
        last = Differs(f"{where}: nothing fits")
        for skipped in range(len(told) + 1):
            try:
                return _list(wanted[1:], told[skipped:], known, where)
            except Differs as e:
                last = e
        raise last
    if not told:
        raise Differs(f"{where}: the page shows more elements than there are")
    return _list(wanted[1:], told[1:], _json(wanted[0], told[0], known, f"{where}[]"), where)
