"""Events in words: told to one viewer as sentences, with good grammar where somebody is called "You"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from cothon.core.errors import BadText
from cothon.core.game import Game
from cothon.play.match import Match
from cothon.play.record import Drawn

YOU = "You"
"""The name of a player who is spoken to."""


class Tale(NamedTuple):
    """One event in words, or several of a kind in one sentence. `deed` is the number of the decision it belongs to."""

    deed: int
    name: str
    words: str
    clause: str


def tales(match: Match, seat: int | None, since: int = 0) -> list[Tale]:
    """What happened after version `since`, as a viewer may know it."""
    names = [s.name for s in match.seats]
    story = match.game.story
    deeds = [0, *accumulate(not isinstance(e, Drawn) for e in match.record().entries)]
    told_so_far: list[tuple[int, dict[str, object]]] = []
    for version, latest in match.events(seat, since):
        deed, event = deeds[version], latest
        if told_so_far and told_so_far[-1][0] == deed and _alike(match.game, told_so_far[-1][1], event):
            before = told_so_far.pop()[1]["card"]
            event = {**event, "card": [*(before if isinstance(before, list) else [before]), event["card"]]}
        told_so_far.append((deed, event))
    return [Tale(n, str(e["event"]), told(match.game, e, names), story.clause(e)) for n, e in told_so_far]


def _alike(game: Game, first: dict[str, object], second: dict[str, object]) -> bool:
    """Whether two events differ in nothing but a card named at the end, so that one sentence can tell both."""
    pattern = game.story.patterns[str(second["event"])][0].rstrip(".")
    return pattern.endswith("{card}") and "card" in second and {**first, "card": 0} == {**second, "card": 0}


def told(game: Game, event: dict[str, object], names: Sequence[str]) -> str:
    """An event in words; cards are named as players call them, not by their labels."""
    named = dict(event)
    for field in ("card", "cards"):
        if field in event:
            named[field] = _cards(game, event[field])
    words = sentence(game.story.words(named, names)).removesuffix(".")
    return to_you(words) if YOU in names else words


def _cards(game: Game, value: object) -> object:
    if isinstance(value, str):
        return _card(game, value)
    if isinstance(value, (list, tuple)) and value:
        return ", ".join(_card(game, str(v)).removeprefix("the ") for v in value)
    return value


def _card(game: Game, label: str) -> str:
    try:
        return game.draws[game.draws.id(label)].words
    except BadText:
        return label  # something the draws do not name: it is told as it is


def sentence(words: str) -> str:
    """With a capital at the beginning."""
    return words[:1].upper() + words[1:]


# -- "You takes" becomes "You take", "You's turn" becomes "your turn" --------------------------------------------------

_ODD = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go", "passes": "pass"}
_FIRST = re.compile(r"(?<!of )(?<!to )\bYou (\w+)")
_SECOND = re.compile(r"^(You (?:can|may|must|will)\b.* and )(\w+)")


def to_you(words: str) -> str:
    words = re.sub(r"\bYou's\b", "your", words)
    words = _FIRST.sub(lambda m: f"You {_plural(m[1])}", words)
    words = _SECOND.sub(lambda m: m[1] + _plural(m[2]), words)
    return sentence(re.sub(r"(?<=[\w,:;] )You\b", "you", words))


def _plural(verb: str) -> str:
    if verb in _ODD:
        return _ODD[verb]
    if not verb.endswith("s") or verb.endswith("ss"):
        return verb
    return verb[:-3] + "y" if verb.endswith("ies") else verb[:-1]
