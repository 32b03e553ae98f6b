"""What happened in a match, told to one viewer as a story: a line for each act, with its details below it.

Which events belong together is declared with them (`EventType`); `web/src/lib/tales.ts` does the same in the browser.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from cothon.core.events import EventType, Story
from cothon.core.game import Game
from cothon.locales.voice import People, Voice, people_of
from cothon.play.ahead import Ahead, Then
from cothon.play.match import Match

Told = dict[str, object]
NOBODY_ASKED: Final = -1
"""Who is asked where chance answers."""


class Act(NamedTuple):
    """An event, the number of the decision it belongs to, and its place among all that is told."""

    deed: int
    place: int
    event: Told

    @property
    def name(self) -> str:
        return str(self.event["event"])


class Line(NamedTuple):
    """An act and its details."""

    act: Act
    details: list[Act]


class Tale(NamedTuple):
    """A line in words."""

    deed: int
    name: str
    words: str
    clause: str
    details: tuple[str, ...] = ()


def tales(voice: Voice, match: Match, seat: int | None, since: int = 0) -> list[Tale]:
    """What happened after version `since`, as a viewer may know it."""
    people = people_of(match.seats, seat)
    story = match.game.story
    told = [(match.deed(version), event) for version, event in match.events(seat, since)]
    return [
        Tale(
            act.deed,
            act.name,
            voice.event(act.event, people),
            story.clause(act.event),
            tuple(voice.event(detail.event, people) for detail in details),
        )
        for act, details in folded(story, told)
    ]


def foretold(voice: Voice, game: Game, said: Ahead, people: People) -> list[str]:
    """What an answer would bring, sentence by sentence: what happens, what it is worth, where certainty ends."""
    lines = folded(game.story, [(0, event) for event in (*said.events, *said.later)])
    return [
        *(voice.event(one.event, people) for act, details in lines for one in (act, *details)),
        *(voice.odds(note, people) for note in said.notes),
        # A draw after which it goes on for certain makes no difference.
        *([] if said.later and said.then.kind == "chance" else [_ending(voice, said.then, people)]),
    ]


def _ending(voice: Voice, then: Then, people: People) -> str:
    if then.kind in ("over", "unseen"):
        return voice.say(f"would-{then.kind}")
    asked = voice.question(then.ask, NOBODY_ASKED if then.seat is None else then.seat, people, then.can)
    return voice.say("would-chance" if then.kind == "chance" else "would-then", ask=asked)


def folded(story: Story, told: Iterable[tuple[int, Told]]) -> list[Line]:
    """Events, with the numbers of their decisions, as lines."""
    lines: list[Line] = []
    for place, (deed, event) in enumerate(told):
        act = Act(deed, place, dict(event))
        if not lines or not _added(story, lines[-1], act):
            lines.append(_taking_in(story, lines, act))
    return lines


def _added(story: Story, line: Line, act: Act) -> bool:
    """Whether something belongs to the line before it; then it is there."""
    kind = story.of(act.event)
    for first in [*line.details[-1:], line.act]:
        if _alike(first.event, act.event, kind):
            first.event.update(_joined(first.event, act.event, kind))
            return True
    if not _follows(line.act, act):
        return False
    if line.act.name in kind.under:
        line.details.append(act)
    return line.act.name in kind.under or line.act.name in kind.within


def _taking_in(story: Story, lines: list[Line], act: Act) -> Line:
    """A new line, with what led to it: lines of the same seat that are its details, or that it tells as well."""
    details: list[Act] = []
    while lines and _seat(act) is not None and _seat(lines[-1].act) == _seat(act):
        kind = story.of(lines[-1].act.event)
        if act.name not in kind.under and act.name not in kind.within:
            break
        before = lines.pop()
        details += [before.act] if act.name in kind.under else []
        details += [d for d in before.details if act.name not in story.of(d.event).within]
    return Line(act, sorted(details, key=lambda d: d.place))


def _follows(line: Act, act: Act) -> bool:
    """Of one decision or of one seat; what nobody does belongs to whatever was done before."""
    return line.deed == act.deed or None in (_seat(line), _seat(act)) or _seat(line) == _seat(act)


def _seat(act: Act) -> object:
    return act.event.get("seat")


def _alike(first: Told, second: Told, kind: EventType) -> bool:
    """Whether two events differ in nothing but the fields that join them, so that one sentence can tell both."""
    blank = dict.fromkeys(kind.joins)
    return bool(kind.joins) and {**first, **blank} == {**second, **blank}


def _joined(first: Told, second: Told, kind: EventType) -> Told:
    """Lists of the values of both; None is what the viewer may not know."""
    return {field: [*_several(first.get(field)), *_several(second.get(field))] for field in kind.joins}


def _several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]
