"""What was typed at the prompt: numbers, labels or beginnings of labels, one or several."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cothon.core.errors import BadInput
from cothon.core.table import Entry, Table
from cothon.locales import Voice
from cothon.play.match import Offer

MOST_NAMED = 8


class Unclear(BadInput):
    """Something typed that cannot be understood: the key of a sentence, and what it tells. Labels are lists."""

    def __init__(self, key: str, **fields: str | int | list[str]) -> None:
        super().__init__(f"{key} {fields}")
        self.key = key
        self.fields = fields

    def words(self, voice: Voice) -> str:
        said = {name: _some(voice, v) if isinstance(v, list) else v for name, v in self.fields.items()}
        return voice.say(self.key, **said)


def words_of(said: str) -> list[str]:
    return [w for w in re.split(r"[\s,]+", said.strip()) if w]


def read(said: str, offers: Sequence[Offer], actions: Table) -> list[int]:
    """The actions meant. An action of the table that is not offered is given, too: the match says why it is refused."""
    return [_one(word, offers, actions) for word in words_of(said)]


def _one(word: str, offers: Sequence[Offer], actions: Table) -> int:
    if word.isascii() and word.isdigit():
        number = int(word)
        if not 1 <= number <= len(offers):
            raise Unclear("typed-no-option", number=number, most=len(offers))
        return offers[number - 1].id
    offered = _beginning(word, [actions[o.id] for o in offers])
    if len(offered) == 1:
        return offered[0].id
    if offered:
        raise Unclear("typed-several", word=word, labels=[e.label for e in offered])
    known = _beginning(word, actions.entries)
    if len(known) == 1:
        return known[0].id
    if known:
        raise Unclear("typed-none-possible", word=word, labels=[e.label for e in known])
    raise Unclear("typed-nonsense", word=word)


def meant(word: str, offers: Sequence[Offer], actions: Table) -> list[Entry]:
    """The actions of any question that `? word` asks about: a number, a label, or all that begin with it."""
    if word.isascii() and word.isdigit():
        return [actions[_one(word, offers, actions)]]
    found = _beginning(word, actions.entries)
    if not found:
        raise Unclear("typed-no-label", word=word)
    return found


def _beginning(word: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entry with exactly this label, else all whose label begins with it; case does not matter."""
    said = word.casefold()
    exact = [e for e in entries if e.label.casefold() == said]
    return exact or [e for e in entries if e.label.casefold().startswith(said)]


def _some(voice: Voice, labels: Sequence[str]) -> str:
    said = ", ".join(labels[:MOST_NAMED])
    more = len(labels) - MOST_NAMED
    return voice.say("typed-more", labels=said, number=more) if more > 0 else said
