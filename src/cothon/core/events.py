"""What happened, told as it happens: events with public fields, secret fields and the seats that may read those.

A game declares every event once (`EventType`): its fields and what kind each is, its clause, which fields are secret.
Sentences are no business of the rules: `cothon.locales` makes them, in every language. Rules call `tell.say(...)` and
`tell.whisper(...)` only if somebody listens (`if tell is not None`), so search pays nothing. Fields are plain data
(str, int, bool, lists of them), fit for JSON as they are.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr


class Event:
    def __init__(
        self, name: str, fields: dict[str, object], secret: dict[str, object] | None = None, to: Sequence[int] = ()
    ) -> None:
        self.name = name
        self.fields = fields
        self.secret = secret or {}
        self.to = tuple(to)
        self.public: dict[str, object] = {"event": name, **fields}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as one viewer may know it; None is a spectator. What everybody sees is one and the same object."""
        if self.secret and seat is not None and seat in self.to:
            return {**self.public, **self.secret}
        return self.public

    def whole(self) -> dict[str, object]:
        """The event with everything in it: for the end of the game, never for a viewer before."""
        return {**self.public, **self.secret} if self.secret else self.public


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """Collects the events of one application."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.unveiled = False

    def unveil(self, known_to: Sequence[int] = ()) -> None:
        """Something hidden became known to somebody without a draw; so the answer cannot be taken back for free.

        The seats in `known_to` have known it before: what follows is no news to them. It is called before anything
        that depends on what was hidden is told.
        """
        self.unveiled = True

    def say(self, name: str, **fields: object) -> None:
        """Something everybody sees."""
        self.events.append(Event(name, fields))

    def whisper(self, to: Sequence[int], name: str, fields: dict[str, object], secret: dict[str, object]) -> None:
        """Something everybody notices (`fields`), with a part (`secret`) that only the seats in `to` see."""
        self.events.append(Event(name, fields, secret, to))


class Field:
    """What a field of an event holds.

    kind    `seat`, `number`, `flag`, `mark` (a word for screens that no sentence says), or the kind of a thing that
            has a name in every language: `card`, `dock`, ...
    many    a list of such
    secret  whispered: known to some seats only
    spare   not there in every event of this name
    """

    def __init__(self, kind: str, many: bool = False, secret: bool = False, spare: bool = False) -> None:
        self.kind = kind
        self.many = many
        self.secret = secret
        self.spare = spare

    def fits(self, value: object) -> bool:
        """Whether a value is of this kind; names of things are words."""
        if self.many:
            return isinstance(value, list) and all(self._fits(v) for v in value)
        return self._fits(value)

    def _fits(self, value: object) -> bool:
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind in ("seat", "number"):
            return isinstance(value, int) and not isinstance(value, bool)
        return isinstance(value, str)


SEAT = Field("seat")
NUMBER = Field("number")
FLAG = Field("flag")
MARK = Field("mark")


def thing(kind: str) -> Field:
    return Field(kind)


def many(kind: str) -> Field:
    return Field(kind, many=True)


def secret(kind: str) -> Field:
    return Field(kind, secret=True)


def secrets(kind: str) -> Field:
    return Field(kind, many=True, secret=True)


class EventType:
    """One event as declared.

    name    as rules tell it
    clause  the rule behind it; "" where it is none of the game's
    joins   fields, with spaces between: several of these in a row that differ in nothing else are told as one
    under   names of events, with spaces between: what this one is a detail of, whether it comes before or after
    within  the same, where the sentence of the other tells this one as well
    gains   what the seat, or `to_seat`, has gained by it, for a summary: a field that is a number, or else one of what
            is named
    fields  everything it carries
    """

    def __init__(
        self,
        name: str,
        clause: str,
        joins: str = "",
        under: str = "",
        within: str = "",
        gains: str = "",
        **fields: Field,
    ) -> None:
        self.name = name
        self.clause = clause
        self.joins = tuple(joins.split())
        self.under = tuple(under.split())
        self.within = tuple(within.split())
        self.gains = gains
        self.fields: dict[str, Field] = dict(fields)

    def faults(self, event: Event) -> list[str]:
        """Where an event is not as declared; empty if it fits."""
        found: list[str] = []
        whole = {**event.fields, **event.secret}
        for name, field in self.fields.items():
            if name not in whole:
                if not field.spare:
                    found.append(f"{self.name} has no {name}")
            elif not field.fits(whole[name]):
                found.append(f"{self.name}: {name} is {whole[name]!r}, no {field.kind}")
            elif (name in event.secret) != field.secret:
                found.append(f"{self.name}: {name} is {'open' if field.secret else 'secret'}, against its declaration")
        return found + [f"{self.name}: {name} is not declared" for name in whole if name not in self.fields]


TAKEN_BACK = EventType(
    "taken_back", "", seat=SEAT, to=NUMBER, agreed=Field("flag", spare=True)
)  # fmt: skip
"""What a match tells by itself: the same in every game."""


class Story:
    """All events of a game, as declared. `part` is the field of `turn` that numbers the parts of a game after which a
    summary is due, `round` or `decade`; "" where it has none.
    """

    def __init__(self, events: Sequence[EventType], part: str = "") -> None:
        self.part = part
        self.events: dict[str, EventType] = {e.name: e for e in [TAKEN_BACK, *events]}

    def of(self, event: dict[str, object]) -> EventType:
        return self.events[str(event["event"])]

    def clause(self, event: dict[str, object]) -> str:
        return self.of(event).clause
