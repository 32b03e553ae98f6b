"""The text of a position, line by line: `name: value`, `#` begins a comment; every complaint names line and field.

It begins with the rules version, if that is not 1, and the options that differ from its defaults.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from cothon.core.errors import BadInput, BadText
from cothon.core.options import Options

RULES, OPTIONS = "rules", "options"


def heading(options: Options) -> list[str]:
    """The lines of a position that say by which rules it is played."""
    version = [] if options.version == 1 else [f"{RULES}: {options.version}"]
    return [*version, f"{OPTIONS}: {options.text()}"]


def rules_of(text: str) -> int:
    """The rules version that the text of a position says; BadText where it says none that is a number."""
    page = Page("\n".join(line if line.split(":")[0].strip() == RULES else "" for line in text.splitlines()), (), ())
    return page.number(RULES, 1, 10**6, 1)


class Page:
    """single    fields that stand once
    numbered  fields that stand once for each seat (or other number): `hand 0`, `hand 1`
    """

    def __init__(self, text: str, single: Collection[str], numbered: Collection[str]) -> None:
        self.single = {RULES, OPTIONS, *single}
        self.numbered = numbered
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
        if field not in self.single and not (first in self.numbered and _is_number(which)):
            raise BadText(f"line {number}, {field}: there is no such field")
        if field in self.values:
            raise BadText(f"line {number}, {field}: said twice")
        self.values[field] = rest.strip()
        self.lines[field] = number

    def options(self, options_from: Callable[[str], Options]) -> Options:
        """The options, read by a game of one rules version; BadText if the position is one of another version."""
        try:
            found = options_from(self.text(OPTIONS))
        except BadInput as error:
            raise self.wrong(OPTIONS, str(error)) from None
        said = self.number(RULES, 1, 10**6, 1)
        if said != found.version:
            raise self.wrong(RULES, f"the position is one of rules version {said}, not of {found.version}")
        return found

    def check_seats(self, seats: int, *others: str) -> None:
        """No numbered field, apart from `others`, is for a seat that does not exist."""
        for field in self.values:
            first, _, which = field.partition(" ")
            if first in self.numbered and first not in others and _is_number(which) and int(which) >= seats:
                raise self.wrong(field, f"there are only {seats} seats")

    def wrong(self, field: str, words: str) -> BadText:
        """A complaint about a field, to be raised."""
        if field in self.lines:
            return BadText(f"line {self.lines[field]}, {field}: {words}")
        return BadText(f"{field}: {words}")

    def has(self, field: str) -> bool:
        return field in self.values

    def text(self, field: str) -> str:
        return self.values.get(field, "")

    def words(self, field: str) -> list[str]:
        return self.text(field).split()

    def number(self, field: str, low: int, high: int, usual: int = 0) -> int:
        return self.whole(field, self.values[field], low, high) if field in self.values else usual

    def numbers(self, field: str, count: int, high: int) -> list[int]:
        """So many numbers; all 0 without the field."""
        words = self.words(field)
        if not words:
            return [0] * count
        if len(words) != count:
            raise self.wrong(field, f"{count} numbers are wanted, not {len(words)}")
        return [self.whole(field, w, 0, high) for w in words]

    def index(self, field: str, word: str, names: Sequence[str], what: str) -> int:
        """The number of a name."""
        if not word or word not in names:
            few = ", ".join(names) if len(names) < 30 else f"{names[0]} to {names[-1]}"
            raise self.wrong(field, f"there is no {what} {word!r}; there are {few}")
        return list(names).index(word)

    def name(self, field: str, names: Sequence[str], what: str, none: int = -1, allowed: Sequence[str] = ()) -> int:
        """The number of the one name that the field says; `none` if it is not said."""
        if field not in self.values:
            return none
        word = self.values[field]
        if allowed and word not in allowed:
            raise self.wrong(field, f"{word!r} is not one of {', '.join(allowed)}")
        return self.index(field, word, names, what)

    def members(self, field: str, names: Sequence[str], what: str) -> int:
        """A set of names as bits."""
        bits = 0
        for word in self.words(field):
            bits |= 1 << self.index(field, word, names, what)
        return bits

    def counts(
        self,
        field: str,
        names: Sequence[str],
        what: str,
        most: int,
        sign: str = "x",
        words: Sequence[str] | None = None,
    ) -> list[int]:
        """How many there are of each name, written `R2x3` or, with a blank as the sign, `red 3`."""
        counts = [0] * len(names)
        for word in _pairs(self.words(field) if words is None else words, sign):
            name, several, times = word.partition(sign)
            counts[self.index(field, name, names, what)] += self.whole(field, times, 1, most) if several else 1
        return counts

    def whole(self, field: str, word: str, low: int, high: int) -> int:
        digits = word[1:] if low < 0 and word.startswith("-") else word
        if not (_is_number(digits) and len(digits) <= 9 and low <= int(word) <= high):
            raise self.wrong(field, f"{word!r} is not a whole number {low}..{high}")
        return int(word)


def _pairs(words: Sequence[str], sign: str) -> list[str]:
    """The words; with a blank as the sign a number belongs to the word before it."""
    out: list[str] = []
    for word in words:
        if sign == " " and out and " " not in out[-1] and word.isdigit():
            out[-1] += f" {word}"
        else:
            out.append(word)
    return out


def _is_number(text: str) -> bool:
    """Written as people write it: no sign, no leading zero."""
    return text.isascii() and text.isdigit() and str(int(text)) == text


# -- lines to be written; none where there is nothing to say ----------------------------------------------------------


def number_line(name: str, n: int, usual: int) -> list[str]:
    return [] if n == usual else [f"{name}: {n}"]


def name_line(name: str, i: int, names: Sequence[str], none: int = -1) -> list[str]:
    return [] if i == none else [f"{name}: {names[i]}"]


def words_line(name: str, words: Sequence[str]) -> list[str]:
    return [f"{name}: {' '.join(words)}"] if words else []


def members_line(name: str, bits: int, names: Sequence[str]) -> list[str]:
    return words_line(name, [word for i, word in enumerate(names) if (bits >> i) & 1 == 1])


def copies_line(name: str, counts: Sequence[int], names: Sequence[str]) -> list[str]:
    return words_line(name, [word for word, k in zip(names, counts, strict=True) for _ in range(k)])


def counts_line(name: str, counts: Sequence[int], names: Sequence[str], sign: str = "x") -> list[str]:
    return words_line(name, count_words(counts, names, sign))


def count_words(counts: Sequence[int], names: Sequence[str], sign: str = "x") -> list[str]:
    return [word if k == 1 else f"{word}{sign}{k}" for word, k in zip(names, counts, strict=True) if k]
