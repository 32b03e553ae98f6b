"""One language at one table: events, questions, actions, refusals and results become sentences.

What a sentence may use: a field that is a number as it is; a seat `$seat` as the player's name, with `$seat_is` (`you`
or `other`); a thing `$card` by its name, and each form its language has of it as `$card_FORM`; a list joined by the
language's "and", with `$cards_count`; `$cards_each` and `$cards_each_FORM` name what is there several times once. What
the viewer may not know is told by the message `hidden-KIND`, which is given its number, `$count`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern

from cothon.core.game import Game
from cothon.core.odds import Case, Note
from cothon.core.options import Value
from cothon.core.result import Fact, Line, Refusal, Which
from cothon.core.table import Entry
from cothon.locales.bundles import ENGLISH, bundle
from cothon.play.record import Seat

YOU = "You"
"""The name in a record of the one person who sits at the terminal; every language has a word of its own for it."""
AS_IT_IS = ("label", "labels")
"""Fields of refusals that are said as they are."""
_MARKS = re.compile(r"[^a-z0-9]+")
Forms = dict[str, str]
Fields = Mapping[str, tuple[str, object]]
"""field -> (kind, value); the value is None where it is hidden."""
Given = Callable[[int], Mapping[str, str | int | float]]
"""What a sentence needs, by the number of the first bundle that may name things in it."""


class People(NamedTuple):
    """Who sits at the table, and the seat that is spoken to."""

    names: tuple[str, ...]
    you: int | None


def people_of(seats: Sequence[Seat], viewer: int | None) -> People:
    names = tuple(s.name for s in seats)
    return People(names, names.index(YOU) if viewer is None and YOU in names else viewer)


NOBODY = People((), None)


def key_of(*parts: str) -> str:
    """The key of a sentence: `event`, `tax_loss` -> `event-tax-loss`."""
    return "-".join(_MARKS.sub("-", part.lower()).strip("-") for part in parts)


def voice(language: str, game: Game | None = None) -> Voice:
    name = game.facts.name if game else ""
    return _voice(bundle(language, name), bundle(ENGLISH, name), game)


@lru_cache(maxsize=64)
def _voice(own: FluentBundle, english: FluentBundle, game: Game | None) -> Voice:
    return Voice([own] if own is english else [own, english], game)


class Voice:
    """The first of the bundles that can say a sentence whole says it; the last one is English."""

    def __init__(self, bundles: Sequence[FluentBundle], game: Game | None) -> None:
        self._bundles = tuple(bundles)
        self._game = game
        self._things: dict[tuple[int, str, str], Forms] = {}

    # -- any sentence -----------------------------------------------------------------------------------------------

    def say(self, key: str, /, **given: str | int | float) -> str:
        """A sentence of a face itself, with what it needs; `key.attribute` for one of its attributes."""
        name, _, attribute = key.partition(".")
        return self._say(name, attribute, lambda _: given)

    def other_names(self, key: str) -> list[str]:
        """Words of this language that mean the same as a command: its attribute `.also`."""
        pattern = _pattern(self._bundles[0], key, "also")
        return [] if pattern is None else str(self._bundles[0].format_pattern(pattern)[0]).split()

    def fields(self, key: str, fields: Fields, people: People, spare: str = "", **given: str | int) -> str:
        """A sentence with fields of the game in it; `spare` is what it does, for a sentence that nobody has written."""
        said = self._say(key, "", lambda first: {**given, **self._variables(first, fields, people)})
        return self._spare(spare, fields, people) if spare and said == key else said

    def _spare(self, name: str, fields: Fields, people: People) -> str:
        """`take over: seat Ada, card Sailor`, for a game whose sentences are not written yet."""
        given = self._variables(len(self._bundles) - 1, fields, people)
        told = [f"{_spaced(field)} {given[field]}" for field in fields if field in given]
        return f"{_spaced(name)}: {', '.join(told)}" if told else _spaced(name)

    def knows(self, key: str) -> bool:
        return any(b.has_message(key) for b in self._bundles)

    def _say(self, key: str, attribute: str, given: Given) -> str:
        for first, said in enumerate(self._bundles):
            pattern = _pattern(said, key, attribute)
            if pattern is not None:
                words, errors = said.format_pattern(pattern, dict(given(first)))
                if not errors:
                    return str(words)
        return key  # nobody can say it: tests look for this, people can go on

    # -- the game ---------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        assert self._game is not None, "at no table there is nothing of a game to say"
        return self._game

    def event(self, event: Mapping[str, object], people: People) -> str:
        declared = self.game.story.events[str(event["event"])]
        fields = {name: (field.kind, event.get(name)) for name, field in declared.fields.items()}
        return _capital(self.fields(key_of("event", declared.name), fields, people, spare=declared.name))

    def question(self, name: str, seat: int, people: People, can: Collection[str] | None = None) -> str:
        """What is asked. Whoever is asked may be told by what is possible: `$can_stop` is `yes` or `no`; where nobody
        knows (None), anything is."""
        families = {e.family.name for e in self.game.actions.entries if name in e.asks}
        possible = {f"can_{family}": "yes" if can is None or family in can else "no" for family in families}
        fields: Fields = {"seat": ("seat", seat)}
        attribute, key = "" if seat == people.you else "other", key_of("ask", name)
        said = self._say(key, attribute, lambda first: {**possible, **self._variables(first, fields, people)})
        return said if said != key else self.game.asks[self.game.asks.index(name)].words

    def action(self, entry: Entry, people: People = NOBODY, which: Which | None = None) -> str:
        """What an answer does; where it means one of several like things, `.which` of the sentence says which."""
        fields = {**_parts(entry), **_named({} if which is None else which.fields)}
        attribute, key = "" if which is None else "which", key_of("do", entry.family.name)
        said = self._say(key, attribute, lambda first: self._variables(first, fields, people))
        return said if said != key else entry.words

    def draw(self, entry: Entry, people: People = NOBODY) -> str:
        said = self.fields(key := key_of("draw", entry.family.name), _parts(entry), people)
        return said if said != key else entry.words

    def refusal(self, refusal: Refusal, people: People = NOBODY) -> str:
        return _capital(self.fields(key_of("refuse", refusal.key), _named(refusal.fields), people, spare=refusal.key))

    def option(self, name: str, value: Value) -> str:
        """What is chosen, in few words: `Paydays: one by one`."""
        title = key_of("option", name)
        short = self.say(f"{title}.short")
        said = short if short != title else self.say(title)
        return self.say(
            "option-chosen", option=said if said != title else _spaced(name), value=self._value(name, value)
        )

    def _value(self, name: str, value: Value) -> str:
        if isinstance(value, bool):
            return self.say("word-yes" if value else "word-no")
        if isinstance(value, int):  # a seat, or a number of something
            seat = self.say(f"{(key := key_of('option', name))}.seat", n=value + 1)
            return seat if seat != key else str(value)
        return ", ".join(self.thing(f"option-{name}", one, "short") for one in value.split(","))

    def reason(self, id: str) -> str:
        return self.fields(key_of("reason", id), {}, NOBODY, spare=id)

    def decided(self, fact: Fact, people: People = NOBODY) -> tuple[str, str]:
        """The fact that decided a game, and why it did."""
        source = {"source": self.account(fact.line)} if fact.line else {}
        key = key_of("decided", fact.key)

        def given(first: int) -> Mapping[str, str | int | float]:
            return {**source, **self._variables(first, _named(fact.fields), people)}

        title, why = self._say(key, "", given), self._say(key, "why", given)
        return (_spaced(fact.key), "") if title == key else (_capital(title), _capital(why))

    def beside(self, id: str, number: int) -> str:
        """A number beside a rank that the scores alone do not explain."""
        return self.fields(key_of("beside", id), {}, NOBODY, spare=f"{id}: {number}", n=number)

    def account(self, line: Line) -> str:
        return self.fields(key_of("account", line.id), _named(line.fields), NOBODY, spare=line.id)

    def odds(self, told: Case | Note, people: People = NOBODY) -> str:
        return self.fields(key_of("odds", told.key), _named(told.fields), people, spare=told.key)

    # -- what stands in a sentence ----------------------------------------------------------------------------------

    def name(self, people: People, seat: int) -> str:
        """How a player is called on the table: by the number of the seat where nobody is known, or where the name is
        "you" and somebody else is spoken to.
        """
        if seat >= len(people.names) or (people.names[seat] == YOU and seat != people.you):
            return self.say("seat-number", number=seat + 1)
        return self.say("you") if people.names[seat] == YOU else people.names[seat]

    def names(self, people: People) -> list[str]:
        return [self.name(people, seat) for seat in range(len(people.names))]

    def thing(self, kind: str, value: str, form: str = "") -> str:
        """The name of a thing, or one of its forms; a form that is not there is the name."""
        forms = self._thing(0, kind, value)
        return forms.get(form, forms[""])

    def listed(self, parts: Sequence[str]) -> str:
        """`Ada`, `Ada and Hanno`, `Ada, Hanno and Dido`."""
        return self._listed(0, parts)

    def _variables(self, first: int, fields: Fields, people: People) -> dict[str, str | int | float]:
        found: dict[str, str | int | float] = {}
        for name, (kind, value) in fields.items():
            for form, said in self._spoken(first, kind, value, people):
                found[f"{name}_{form}" if form else name] = said
        return found

    def _spoken(
        self, first: int, kind: str, value: object, people: People
    ) -> Iterator[tuple[str, str | int | float]]:  # fmt: skip
        if kind == "seat" and isinstance(value, int):
            yield "", self.name(people, value)
            yield "is", "you" if value == people.you else "other"
        elif kind == "seats" and isinstance(value, (list, tuple)):
            yield "", self._listed(first, [self.name(people, seat) for seat in value])
            yield "count", len(value)
        elif isinstance(value, bool):
            yield "", "yes" if value else "no"
        elif isinstance(value, (int, float)) or (kind == "mark" and isinstance(value, str)):
            yield "", value
        elif value is None and kind not in ("seat", "number", "flag", "mark"):
            yield from self._thing(first, "hidden", kind).items()
        elif isinstance(value, str):
            yield from self._thing(first, kind, value).items()
            yield "count", 1
        elif isinstance(value, (list, tuple)):
            yield from self._several(first, kind, value)

    def _several(self, first: int, kind: str, values: Sequence[object]) -> Iterator[tuple[str, str | int]]:
        yield "count", len(values)
        if values and all(v is None for v in values):
            yield from self._look_up(first, key_of("hidden", kind), kind, len(values)).items()
            return
        if not values or not all(isinstance(v, str) for v in values):
            yield "", self._listed(first, [str(v) for v in values])
            return
        things = [self._thing(first, kind, str(v)) for v in values]
        for form in things[0]:
            said = [forms.get(form, forms[""]) for forms in things]
            yield form, self._listed(first, said)
            yield f"each_{form}".rstrip("_"), self._listed(first, list(dict.fromkeys(said)))

    def _listed(self, first: int, parts: Sequence[str]) -> str:
        say = Voice(self._bundles[first:], None).say if first else self.say
        if not parts:
            return say("list-none")
        said = parts[-1] if len(parts) == 1 else say("list-two", first=parts[-2], second=parts[-1])
        for part in reversed(parts[:-2]):
            said = say("list-more", first=part, rest=said)
        return said

    def _thing(self, first: int, kind: str, value: str) -> Forms:
        at = (first, kind, value)
        if at not in self._things:
            self._things[at] = self._look_up(first, key_of(kind, value), value)
        return self._things[at]

    def _look_up(self, first: int, key: str, value: str, count: int = 1) -> Forms:
        for said in self._bundles[first:]:
            if said.has_message(key):
                message = said.get_message(key)
                patterns = {"": message.value, **message.attributes}
                given = {"count": count}
                return {form: str(said.format_pattern(p, given)[0]) for form, p in patterns.items() if p is not None}
        return {"": value}


def _pattern(said: FluentBundle, key: str, attribute: str) -> Pattern | None:
    if not said.has_message(key):
        return None
    message = said.get_message(key)
    return message.attributes.get(attribute) if attribute else message.value


def _parts(entry: Entry) -> Fields:
    """The fields of an action or a draw; numbers and seats are written as words in its label."""
    kinds = entry.family.kinds
    return {
        field: (kind, int(entry.parts[field]) if kind in ("seat", "number") else entry.parts[field])
        for field, kind in kinds.items()
    }


def _named(fields: Mapping[str, object]) -> Fields:
    """Fields whose names say of what kind they are."""
    return {name: (_kind(name), value) for name, value in fields.items()}


def _kind(name: str) -> str:
    """`card`, and `next_card`, which is another one of that kind."""
    return "mark" if name in AS_IT_IS else name.rpartition("_")[2]


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _capital(words: str) -> str:
    """A sentence may begin with the name of a thing."""
    return words[:1].upper() + words[1:]
