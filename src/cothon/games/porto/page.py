"""The lines of a position text: field -> value, with the number of each line for complaints."""

from __future__ import annotations

from typing import Final

from cothon.core.errors import BadText

SINGLE: Final[list[str]] = [
    "options", "decade", "round", "sp", "turn", "harbour", "market", "row 1", "row 2", "held", "cards", "palace",
    "path", "top", "bottom", "knows spectators", "bought", "ask", "asked", "rank", "due", "ship", "space", "source",
    "cargo", "dock", "moves", "latest", "gave", "got", "used", "back", "sorted", "gainer", "gain", "housed", "coming",
    "then_points", "then_load", "then_market", "slot", "final", "reason", "over",
]  # fmt: skip
BY_SEAT: Final[list[str]] = [
    "reserve", "talents", "points", "temple", "lighthouse", "charter", "blocked", "paid", "large", "award", "docks",
    "store", "knows",
]  # fmt: skip


class Page:
    def __init__(self, text: str) -> None:
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            said = line.partition("#")[0].strip()
            if said:
                self._add(number, said)

    def _add(self, number: int, said: str) -> None:
        name, sign, rest = said.partition(":")
        field = " ".join(name.split())
        if not sign:
            raise BadText(f"line {number}: a line is written name: value, not {said!r}")
        first, _, which = field.partition(" ")
        by_seat = first in BY_SEAT and which.isascii() and which.isdigit() and len(which) == 1
        if field not in SINGLE and not by_seat:
            raise BadText(f"line {number}, {field}: there is no such field")
        if field in self.values:
            raise BadText(f"line {number}, {field}: said twice")
        self.values[field] = rest.strip()
        self.lines[field] = number

    def check_seats(self, seats: int) -> None:
        for field in self.values:
            first, _, which = field.partition(" ")
            if first in BY_SEAT and which.isdigit() and int(which) >= seats:
                raise self.wrong(field, f"there are only {seats} seats")

    def wrong(self, field: str, words: str) -> BadText:
        if field in self.lines:
            return BadText(f"line {self.lines[field]}, {field}: {words}")
        return BadText(f"{field}: {words}")

    def text(self, field: str) -> str:
        return self.values.get(field, "")

    def number(self, field: str, low: int, high: int, usual: int) -> int:
        return self.whole(field, self.values[field], low, high) if field in self.values else usual

    def whole(self, field: str, word: str, low: int, high: int) -> int:
        digits = word[1:] if low < 0 and word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9 and low <= int(word) <= high):
            raise self.wrong(field, f"{word!r} is not a whole number {low}..{high}")
        return int(word)

    def index(self, field: str, word: str, names: list[str], what: str) -> int:
        if word not in names:
            raise self.wrong(field, f"there is no {what} {word!r}")
        return names.index(word)

    def name(self, field: str, names: list[str], what: str) -> int:
        """The number of the one name that the field says; -1 if it is not said."""
        return self.index(field, self.values[field], names, what) if field in self.values else -1

    def seats(self, field: str, seats: int) -> list[int]:
        return [self.whole(field, word, 0, seats - 1) for word in self.text(field).split()]
