"""What happened in a match, told to one viewer in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cothon.core.events import Story
from cothon.core.game import Game
from cothon.locales.voice import People, Voice, people_of
from cothon.play.ahead import Ahead, Then
from cothon.play.match import Match

Told = dict[str, object]
NOBODY_ASKED: Final = -1
"""Who is asked where chance answers."""


class Tale(NamedTuple):
    """One event in words, or several of a kind in one sentence. `deed` is the number of the decision it belongs to."""

    deed: int
    name: str
    words: str
    clause: str


def tales(voice: Voice, match: Match, seat: int | None, since: int = 0) -> list[Tale]:
    """What happened after version `since`, as a viewer may know it."""
    people = people_of(match.seats, seat)
    told = [(match.deed(version), event) for version, event in match.events(seat, since)]
    clause = match.game.story.clause
    return [Tale(n, str(e["event"]), voice.event(e, people), clause(e)) for n, e in _joined(match.game.story, told)]


def _joined(story: Story, told: Iterable[tuple[int, Told]]) -> list[tuple[int, Told]]:
    """What belongs together, as one event."""
    so_far: list[tuple[int, Told]] = []
    for deed, latest in told:
        joins, event = story.of(latest).joins, latest
        if joins and so_far and so_far[-1][0] == deed and _alike(so_far[-1][1], event, joins):
            event = {**event, joins: [*_several(so_far.pop()[1][joins]), event[joins]]}
        so_far.append((deed, event))
    return so_far


def foretold(voice: Voice, game: Game, said: Ahead, people: People) -> list[str]:
    """What an answer would bring, sentence by sentence: what happens, what it is worth, where certainty ends."""
    events = _joined(game.story, [(0, event) for event in (*said.events, *said.later)])
    return [
        *(voice.event(event, people) for _, event in events),
        *(voice.odds(note, people) for note in said.notes),
        # A draw after which it goes on for certain makes no difference.
        *([] if said.later and said.then.kind == "chance" else [_ending(voice, said.then, people)]),
    ]


def _ending(voice: Voice, then: Then, people: People) -> str:
    if then.kind in ("over", "unseen"):
        return voice.say(f"would-{then.kind}")
    asked = voice.question(then.ask, NOBODY_ASKED if then.seat is None else then.seat, people)
    return voice.say("would-chance" if then.kind == "chance" else "would-then", ask=asked)


def _alike(first: Told, second: Told, field: str) -> bool:
    """Whether two events differ in nothing but this field, so that one sentence can tell both."""
    return field in second and {**first, field: 0} == {**second, field: 0}


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
