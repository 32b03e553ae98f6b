"""Options of a game: declared once, checked once, then a value that never changes.

Values are `bool`, `int` or `str`. In text an option is written `name=value`, with `true` and `false` for bools.

One declaration holds for all rules versions of a game, because a record says its version and what differs from the
defaults of *that* version:

    Option("purse", "coins at the start", "K2.2", 3, [3, 4], since=2)     chosen from version 2 on; in version 1 it is 3
    Option("target", "points to reach", "K11.1", 9, whole=(5, 20), was={1: 10})          in version 1 the default was 10
    Option("taxed", "who pays first", "K8.2", "left", fixed=True, was={1: "active"})     a ruling that version 2 changed
    Option("sails", "who sets them", "K8.3", "all", ["all", "one"], values_since={"one": 2})   "one" is new in version 2
    Option("spent", "coins lie open", "K3.4", True, [True, False], late=True)     added when version 1 had been played
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core.errors import BadOption

Value = bool | int | str


class Option:
    """name     as in the rules
    words    what it decides; true in every rules version, so it names no value of `values_since`
    clause   the clause it switches
    default  value, or {value of the option `by`: value}
    values   the allowed ones in a fixed list, or {value of `by`: list}
    whole    (lowest, highest) where any whole number in between is allowed, too
    seat     a seat number of the table is allowed, too
    order    n different words out of `values`, joined by commas, one for each seat
    by       the option on which default and values depend; it must be declared before
    since    the rules version in which it can be chosen first; before, it has its default of then
    was      {version: default}: up to and including that rules version the default was this
    fixed    a ruling: the rules version sets it, by `default` and `was`, and nobody can choose it
    late     added to a rules version that was in use already. Its default changes nothing, and where it has it, it is
             not written out: so what was written before is still written alike
    codes    the numbers by which the rules know the values, where these are not their places in the list
    values_since  {value: the rules version in which it can be chosen first}, for values that came later than the option
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
        since: int = 1,
        was: Mapping[int, Value | Mapping[str, Value]] | None = None,
        fixed: bool = False,
        late: bool = False,
        codes: Sequence[int] = (),
        values_since: Mapping[Value, int] | None = None,
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
        self.since = since
        self.was: Mapping[int, Value | Mapping[str, Value]] = was or {}
        self.fixed = fixed
        self.late = late
        self.codes = tuple(codes)
        self.values_since: Mapping[Value, int] = values_since or {}
        places = codes or range(len(self.words_allowed()))
        self._numbers = {word: -1 if seat else i for word, i in zip(self.words_allowed(), places, strict=True)}

    def at(self, version: int) -> Option:
        """The option as it is in a rules version: default and values of then, and fixed where it was not there yet."""
        then = [v for v in sorted(self.was) if version <= v]
        default = self.was[then[0]] if then else self.default
        fixed = self.fixed or version < self.since
        values = self._values_at(version)
        codes = [self._numbers[word] for word in _words(values)]  # a value keeps its number whatever else is there
        return Option(
            self.name, self.words, self.clause, default, values, self.whole, self.seat, self.order, self.by,
            self.since, None, fixed, self.late, codes,
        )  # fmt: skip

    def _values_at(self, version: int) -> Sequence[Value] | Mapping[str, Sequence[Value]]:
        gone = [v for v, since in self.values_since.items() if version < since]
        if isinstance(self.values, Mapping):
            return {by: [v for v in values if v not in gone] for by, values in self.values.items()}
        return [v for v in self.values if v not in gone]

    def must_be_there(self, text: Value, version: int) -> None:
        """BadOption for a value that came with later rules."""
        for value, since in self.values_since.items():
            if version < since and spell(value) == spell(text):
                words = f"came with rules version {since}; these are the rules of version {version} [{self.clause}]"
                raise BadOption(f"option {self.name}={spell(text)} {words}", self.name, "values")

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
        words = f"option {self.name}={said}: must be {self.range_in_words(chosen, seats)} [{self.clause}]"
        if self.whole is not None:
            raise BadOption(words, self.name, "number", least=self.whole[0], most=self.whole[1])
        if self.order:
            raise BadOption(words, self.name, "order", number=seats)
        raise BadOption(words, self.name, "seat" if self.seat else "values", most=seats - 1)

    def _is_order(self, said: str, chosen: Mapping[str, Value], seats: int) -> bool:
        parts = said.split(",")
        allowed = {str(v) for v in self.allowed(chosen)}
        return len(parts) == seats == len(set(parts)) and all(p in allowed for p in parts)

    def number(self, value: Value) -> int:
        """The value as the rules read it: a number as it is, a bool as 0 or 1, a word by its place in the list (or its
        code); where seats are allowed, too, a word is -1.
        """
        if isinstance(value, str):
            return self._numbers[value]
        return int(value)

    def numbers(self, value: Value) -> list[int]:
        """An order as the rules read it: the number of each of its words."""
        return [self._numbers[word] for word in str(value).split(",")]

    def words_allowed(self) -> list[str]:
        """All words that can be chosen, whatever the option `by` says."""
        return _words(self.values)

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
    """The chosen options of one game.

    seats    number of players
    values   a value for every option that can be chosen, in the order of the declaration
    rulings  what the rules version sets and nobody can choose
    usual    the default of every option, as the others were chosen
    late     options that are written out only where they differ from their default
    version  of the rules
    """

    def __init__(
        self,
        seats: int,
        values: dict[str, Value],
        rulings: dict[str, Value],
        usual: dict[str, Value],
        late: tuple[str, ...],
        version: int,
    ) -> None:
        self.seats = seats
        self.values = values
        self.rulings = rulings
        self.usual = usual
        self.late = late
        self.version = version

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Options, (self.seats, self.values, self.rulings, self.usual, self.late, self.version)

    def __getitem__(self, name: str) -> Value:
        return self.values[name] if name in self.values else self.rulings[name]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Options)
            and (self.seats, self.version) == (other.seats, other.version)
            and self.values == other.values
        )

    def unusual(self) -> dict[str, Value]:
        """The options that differ from the defaults of their rules version."""
        return {n: v for n, v in self.values.items() if v != self.usual[n]}

    def text(self) -> str:
        """`seats=3 edition=portroyal120`: one line with what differs from the defaults, which `parse` reads back."""
        return self._line(self.unusual())

    def whole(self) -> str:
        """`seats=3 edition=karibik110 ...`: the same with the defaults written out."""
        return self._line(self.written())

    def written(self) -> dict[str, Value]:
        """What is written out in `whole`: all options, but late ones only where they differ from their default."""
        return {n: v for n, v in self.values.items() if n not in self.late or v != self.usual[n]}

    def _line(self, told: Mapping[str, Value]) -> str:
        return " ".join([f"seats={self.seats}", *(f"{n}={spell(v)}" for n, v in told.items())])


def choose(declared: Sequence[Option], seats: int, given: Mapping[str, Value], version: int = 1) -> Options:
    """Fill in the defaults of a rules version and check everything; the caller has checked `seats`."""
    there = [option.at(version) for option in declared]
    free = [o.name for o in there if not o.fixed]
    for name in sorted(set(given) - set(free)):
        raise BadOption(_unknown(name, [o for o in declared if o.name == name], free, version))
    chosen: dict[str, Value] = {}
    usual: dict[str, Value] = {}
    for option, ever in zip(there, declared, strict=True):
        usual[option.name] = option.usual(chosen, seats)
        value = given.get(option.name)
        if value is not None:
            ever.must_be_there(value, version)
        chosen[option.name] = usual[option.name] if value is None else option.read(value, chosen, seats)
    rulings = {o.name: chosen.pop(o.name) for o in there if o.fixed}
    return Options(seats, chosen, rulings, usual, tuple(o.name for o in there if o.late), version)


def _unknown(name: str, found: Sequence[Option], free: Sequence[str], version: int) -> str:
    """Why an option that was given cannot be chosen."""
    for option in found:
        if version < option.since and not option.fixed:
            return f"option {name} came with rules version {option.since}; these are the rules of version {version}"
        return f"option {name}: the rules set it, nobody can choose it [{option.clause}]"
    return f"no such option: {name}; there are {', '.join(free)}"


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


def _words(values: Sequence[Value] | Mapping[str, Sequence[Value]]) -> list[str]:
    """The words among values, each once."""
    lists = values.values() if isinstance(values, Mapping) else [values]
    return list(dict.fromkeys(v for listed in lists for v in listed if isinstance(v, str)))


def _number(text: str) -> int | None:
    """A canonical whole number ("7", not "07" or "+7")."""
    if not (text.isascii() and text.isdigit() and len(text) < 19):
        return None
    return int(text) if str(int(text)) == text else None
