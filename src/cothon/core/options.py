"""Options of a game: declared once, checked once, then a value that never changes.

Values are `bool`, `int` or `str`. In text an option is written `name=value`, with `true` and `false` for bools.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core.errors import BadOption

Value = bool | int | str


class Option:
    """name     as in the rules
    words    what it decides
    clause   the clause it switches
    default  value, or {value of the option `by`: value}
    values   the allowed ones in a fixed list, or {value of `by`: list}
    whole    (lowest, highest) where any whole number in between is allowed, too
    seat     a seat number of the table is allowed, too
    order    n different words out of `values`, joined by commas, one for each seat
    by       the option on which default and values depend; it must be declared before
    """

    def __init__(
        self,
        name: str,
        words: str,
        clause: str,
        default: Value | Mapping[str, Value],
        values: Sequence[Value] | Mapping[str, Sequence[Value]] = (),
        whole: tuple[int, int] | None = None,
        seat: bool = False,
        order: bool = False,
        by: str = "",
    ) -> None:
        self.name = name
        self.words = words
        self.clause = clause
        self.default = default
        self.values = values
        self.whole = whole
        self.seat = seat
        self.order = order
        self.by = by

    def allowed(self, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
        if isinstance(self.values, Mapping):
            return tuple(self.values[str(chosen[self.by])])
        return tuple(self.values)

    def usual(self, chosen: Mapping[str, Value], seats: int) -> Value:
        if isinstance(self.default, Mapping):
            return self.default[str(chosen[self.by])]
        if self.order:
            return ",".join(str(v) for v in self.allowed(chosen)[:seats])
        return self.default

    def read(self, text: Value, chosen: Mapping[str, Value], seats: int) -> Value:
        """The value that `text` (or an already typed value) stands for; BadOption if it stands for none."""
        said = spell(text)
        for value in self.allowed(chosen):
            if not self.order and said == spell(value):
                return value
        number = _number(said)
        if number is not None:
            if self.whole is not None and self.whole[0] <= number <= self.whole[1]:
                return number
            if self.seat and 0 <= number < seats:
                return number
        if self.order and self._is_order(said, chosen, seats):
            return said
        raise BadOption(f"option {self.name}={said}: must be {self.range_in_words(chosen, seats)} [{self.clause}]")

    def _is_order(self, said: str, chosen: Mapping[str, Value], seats: int) -> bool:
        parts = said.split(",")
        allowed = {str(v) for v in self.allowed(chosen)}
        return len(parts) == seats == len(set(parts)) and all(p in allowed for p in parts)

    def range_in_words(self, chosen: Mapping[str, Value], seats: int) -> str:
        listed = ", ".join(spell(v) for v in self.allowed(chosen))
        if self.order:
            return f"{seats} different ones of {listed}, joined by commas"
        parts = [listed] if listed else []
        if self.whole is not None:
            parts.append(f"a whole number {self.whole[0]}..{self.whole[1]}")
        if self.seat:
            parts.append(f"a seat 0..{seats - 1}")
        return " or ".join(parts)


class Options:  # noqa: PLW1641 - it holds a dict, so it has no hash
    """The chosen options of one game: number of seats and a value for every declared option."""

    def __init__(self, seats: int, values: dict[str, Value]) -> None:
        self.seats = seats
        self.values = values

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Options, (self.seats, self.values)

    def __getitem__(self, name: str) -> Value:
        return self.values[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.seats == other.seats and self.values == other.values

    def text(self) -> str:
        """`seats=3 edition=karibik110 ...`: one line that `parse` reads back."""
        return " ".join([f"seats={self.seats}", *(f"{n}={spell(v)}" for n, v in self.values.items())])


def choose(declared: Sequence[Option], seats: int, given: Mapping[str, Value]) -> Options:
    """Fill in defaults and check everything; the caller has checked `seats`."""
    unknown = sorted(set(given) - {o.name for o in declared})
    if unknown:
        raise BadOption(f"no such option: {unknown[0]}; there are {', '.join(o.name for o in declared)}")
    chosen: dict[str, Value] = {}
    for option in declared:
        value = given.get(option.name)
        chosen[option.name] = option.usual(chosen, seats) if value is None else option.read(value, chosen, seats)
    return Options(seats, chosen)


def parse(text: str) -> tuple[int | None, dict[str, Value]]:
    """Read `seats=3 name=value ...`; gives the seats, if said, and the rest as texts."""
    seats: int | None = None
    given: dict[str, Value] = {}
    for word in text.split():
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise BadOption(f"an option is written name=value, not {word!r}")
        if name in given or (name == "seats" and seats is not None):
            raise BadOption(f"option {name} is given twice")
        if name == "seats":
            seats = _number(value)
            if seats is None:
                raise BadOption(f"seats={value}: must be a whole number")
        else:
            given[name] = value
    return seats, given


def spell(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _number(text: str) -> int | None:
    """A canonical whole number ("7", not "07" or "+7")."""
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        return None
    return int(text) if str(int(text)) == text else None
