"""JSON with line numbers: the fields of one object, and the members of its lists, each with the line it begins at.

Only the outermost object is read here; what is inside is read by the standard library. What JSON has but a record has
not - fractions, NaN, numbers of a hundred digits, a field given twice - becomes `Odd`, so that whoever wants the field
can say where it is wrong.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from cothon.core.errors import BadText

MOST_DIGITS = 18
_SPACE = re.compile(r"[ \t\n\r]*")


class Odd(NamedTuple):
    """A value that no record has, in words."""

    words: str


class Lined(NamedTuple):
    """A value and the line it begins at; a list of the outermost object has members that are lined, too."""

    value: Any
    line: int


def fields(text: str) -> dict[str, Lined]:
    """The fields of the object that a text is; BadText names the line."""
    try:
        return _Reader(text).object()
    except json.JSONDecodeError as e:
        where = "the text ends too early" if e.pos >= len(text.rstrip()) else f"it goes wrong at column {e.colno}"
        raise BadText(f"line {e.lineno}: not JSON: {where}") from e
    except RecursionError as e:
        raise BadText("line 1: not a record: the JSON is nested too deeply") from e


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._json = json.JSONDecoder(
            parse_int=_whole, parse_float=_fraction, parse_constant=_fraction, object_pairs_hook=_pairs
        )
        self._at = 0
        self._line = 1
        self._counted = 0

    def object(self) -> dict[str, Lined]:
        found: dict[str, Lined] = {}
        self._expect("{")
        while not (not found and self._skip_if("}")):
            line = self._here()
            name, self._at = self._json.raw_decode(self._text, self._at)
            if not isinstance(name, str):
                raise BadText(f"line {line}: not JSON: the name of a field is expected here")
            if name in found:
                raise BadText(f"line {line}: the field {name!r} is given twice")
            self._expect(":")
            found[name] = self._value()
            if not self._skip_if(","):
                self._expect("}")
                break
        self._here()
        if self._at < len(self._text):
            raise BadText(f"line {self._line}: nothing may follow the end of the JSON")
        return found

    def _value(self) -> Lined:
        line = self._here()
        if self._text[self._at : self._at + 1] != "[":
            value, self._at = self._json.raw_decode(self._text, self._at)
            return Lined(value, line)
        members: list[Lined] = []
        self._expect("[")
        while not (not members and self._skip_if("]")):
            at = self._here()
            value, self._at = self._json.raw_decode(self._text, self._at)
            members.append(Lined(value, at))
            if not self._skip_if(","):
                self._expect("]")
                break
        return Lined(members, line)

    def _here(self) -> int:
        """Skip white space; the line of what comes then."""
        found = _SPACE.match(self._text, self._at)
        assert found is not None
        self._at = found.end()
        self._line += self._text.count("\n", self._counted, self._at)
        self._counted = self._at
        return self._line

    def _skip_if(self, sign: str) -> bool:
        self._here()
        if not self._text.startswith(sign, self._at):
            return False
        self._at += 1
        return True

    def _expect(self, sign: str) -> None:
        if not self._skip_if(sign):
            raise json.JSONDecodeError("", self._text, self._at)


def _whole(digits: str) -> int | Odd:
    return int(digits) if len(digits) <= MOST_DIGITS else Odd("a number that is far too long")


def _fraction(_: str) -> Odd:
    return Odd("a number that is not whole")


def _pairs(pairs: list[tuple[str, Any]]) -> dict[str, Any] | Odd:
    found = dict(pairs)
    return found if len(found) == len(pairs) else Odd("an object with a field given twice")
