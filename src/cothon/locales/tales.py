"""What happened in a match, told to one viewer in sentences."""

from __future__ import annotations

from typing import NamedTuple

from cothon.locales.voice import Voice, people_of
from cothon.play.match import Match

Told = dict[str, object]


class Tale(NamedTuple):
    """One event in words, or several of a kind in one sentence. `deed` is the number of the decision it belongs to."""

    deed: int
    name: str
    words: str
    clause: str


def tales(voice: Voice, match: Match, seat: int | None, since: int = 0) -> list[Tale]:
    """What happened after version `since`, as a viewer may know it."""
    people = people_of(match.seats, seat)
    story = match.game.story
    so_far: list[tuple[int, Told]] = []
    for version, latest in match.events(seat, since):
        deed, joins, event = match.deed(version), story.of(latest).joins, latest
        if joins and so_far and so_far[-1][0] == deed and _alike(so_far[-1][1], event, joins):
            event = {**event, joins: [*_several(so_far.pop()[1][joins]), event[joins]]}
        so_far.append((deed, event))
    return [Tale(n, str(e["event"]), voice.event(e, people), story.clause(e)) for n, e in so_far]


def _alike(first: Told, second: Told, field: str) -> bool:
    """Whether two events differ in nothing but this field, so that one sentence can tell both."""
    return field in second and {**first, field: 0} == {**second, field: 0}


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
