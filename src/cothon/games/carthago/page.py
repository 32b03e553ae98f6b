"""The lines of a position text: field -> value; every complaint names the line and the field."""

from __future__ import annotations

from cothon.core.errors import BadText

SINGLE: frozenset[str] = frozenset(
    [
        *("options", "decade", "round", "first", "turn", "ask", "over", "stands", "markers", "neutrals"),
        *("market", "discard", "pile", "rest", "laid", "epoch", "docks", "outside", "under", "closed"),
        *("regular", "anchor", "seats", "forum", "tiles", "space", "due", "used", "favoured", "skipped"),
        *("traded", "warred", "luxury", "opulence", "column", "dock", "wanted", "spot", "picked", "ship"),
        *("guild_at", "back", "then"),
    ]
)
BY_SEAT: frozenset[str] = frozenset(["hand", "played", "active", "inactive", "freed"])


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
        if not (field in SINGLE or (first in BY_SEAT and which in ("0", "1", "2", "3"))):
            raise BadText(f"line {number}, {field}: there is no such field")
        if field in self.values:
            raise BadText(f"line {number}, {field}: said twice")
        self.values[field] = rest.strip()
        self.lines[field] = number

    def wrong(self, field: str, words: str) -> BadText:
        if field in self.lines:
            return BadText(f"line {self.lines[field]}, {field}: {words}")
        return BadText(f"{field}: {words}")

    def has(self, field: str) -> bool:
        return field in self.values

    def words(self, field: str) -> list[str]:
        return self.values.get(field, "").split()

    def number(self, field: str, low: int, high: int, usual: int) -> int:
        return self.whole(field, self.values[field], low, high) if field in self.values else usual

    def numbers(self, field: str, count: int, high: int) -> list[int]:
        words = self.words(field)
        if not words:
            return [0] * count
        if len(words) != count:
            raise self.wrong(field, f"{count} numbers are wanted, not {len(words)}")
        return [self.whole(field, w, 0, high) for w in words]

    def whole(self, field: str, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdigit() and len(word) <= 9 and low <= int(word) <= high):
            raise self.wrong(field, f"{word!r} is not a whole number {low}..{high}")
        return int(word)

    def which(self, field: str, word: str, names: list[str]) -> int:
        """The number of a name."""
        if word not in names:
            few = ", ".join(names) if len(names) < 30 else f"{names[0]} to {names[-1]}"
            raise self.wrong(field, f"{word!r} is not one of {few}")
        return names.index(word)

    def chosen(self, field: str, names: list[str]) -> int:
        """The number of the name a field gives; -1 without the field."""
        return self.which(field, self.values[field], names) if field in self.values else -1

    def flag(self, field: str) -> int:
        return self.which(field, self.values.get(field, "no"), ["no", "yes"])

    def discs(self, field: str, word: str, seats: int) -> tuple[str, list[int]]:
        """A name with seats after it: `W10/0`, `hall1/2/0`."""
        name, *rest = word.split("/")
        return name, [self.whole(field, seat, 0, seats - 1) for seat in rest]
