"""What happened, told as it happens: events with public fields, secret fields and the seats that may read those.

Rules call `tell.say(...)` and `tell.whisper(...)` only if somebody listens (`if tell is not None`), so search pays
nothing. Fields are plain data (str, int, bool, lists of them), fit for JSON as they are.
"""

from __future__ import annotations

from collections.abc import Sequence


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


class Teller:
    """Collects the events of one application."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.unveiled = False

    def unveil(self) -> None:
        """Something hidden became known to somebody without a draw; so the answer cannot be taken back for free."""
        self.unveiled = True

    def say(self, name: str, **fields: object) -> None:
        """Something everybody sees."""
        self.events.append(Event(name, fields))

    def whisper(self, to: Sequence[int], name: str, fields: dict[str, object], secret: dict[str, object]) -> None:
        """Something everybody notices (`fields`), with a part (`secret`) that only the seats in `to` see."""
        self.events.append(Event(name, fields, secret, to))


class Story:
    """How the events of a game are told in words: name -> (pattern, clause).

    Fields stand in braces; `{seat}` and every field ending in `_seat` is replaced by the player's name. What a match
    tells by itself, a take-back, is the same in every game.
    """

    def __init__(self, patterns: dict[str, tuple[str, str]]) -> None:
        self.patterns = {"taken_back": ("{seat} takes back", ""), **patterns}

    def words(self, event: dict[str, object], names: Sequence[str]) -> str:
        pattern = self.patterns[str(event["event"])][0]
        spoken: dict[str, object] = _Blanks()
        for field, value in event.items():
            is_seat = field == "seat" or field.endswith("_seat")
            spoken[field] = names[value] if is_seat and isinstance(value, int) else _spoken(value)
        return pattern.format_map(spoken)

    def clause(self, event: dict[str, object]) -> str:
        return self.patterns[str(event["event"])][1]


class _Blanks(dict[str, object]):
    """Secret fields a viewer does not have are told as "an unseen card" would be: with a neutral word."""

    def __missing__(self, field: str) -> str:
        return "something unseen"


def _spoken(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(str(v) for v in value) or "nothing"
    return str(value)
