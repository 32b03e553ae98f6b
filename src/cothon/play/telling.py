"""Events in the English words of today's messages. The terminal has its sentences from `cothon.locales`; this goes when
no browser reads these words any more."""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.errors import BadText
from cothon.core.game import Game

UNSEEN = "something unseen"


def told(game: Game, event: dict[str, object], names: Sequence[str]) -> str:
    """An event in words; cards are named as players call them, not by their labels."""
    kind = game.story.of(event)
    spoken: dict[str, str] = dict.fromkeys(kind.fields, UNSEEN)
    for field, value in event.items():
        declared = kind.fields.get(field)
        if declared is not None and declared.kind == "seat" and isinstance(value, int):
            spoken[field] = names[value]
        elif field in ("card", "cards"):
            spoken[field] = _spoken(_cards(game, value))
        else:
            spoken[field] = _spoken(value)
    return sentence(kind.words.format_map(spoken)).removesuffix(".")


def _spoken(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(str(v) for v in value) or "nothing"
    return str(value)


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
