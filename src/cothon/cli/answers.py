"""What was typed at the prompt: numbers, labels or beginnings of labels, one or several."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cothon.core.errors import BadInput
from cothon.core.table import Entry, Table
from cothon.play.match import Offer

MOST_NAMED = 8


def words_of(said: str) -> list[str]:
    return [w for w in re.split(r"[\s,]+", said.strip()) if w]


def read(said: str, offers: Sequence[Offer], actions: Table) -> list[int]:
    """The actions meant. An action of the table that is not offered is given, too: the match says why it is refused."""
    return [_one(word, offers, actions) for word in words_of(said)]


def _one(word: str, offers: Sequence[Offer], actions: Table) -> int:
    if word.isascii() and word.isdigit():
        number = int(word)
        if not 1 <= number <= len(offers):
            raise BadInput(f"there is no option {number}: type a number from 1 to {len(offers)}")
        return offers[number - 1].id
    offered = _beginning(word, [actions[o.id] for o in offers])
    if len(offered) == 1:
        return offered[0].id
    if offered:
        raise BadInput(f"{word!r} may mean {_some(offered)}: type more of it, or a number")
    known = _beginning(word, actions.entries)
    if len(known) == 1:
        return known[0].id
    if known:
        raise BadInput(f"none of {_some(known)} is possible now: '? {word}' says why")
    raise BadInput(f"{word!r} is no number, label or command here: 'help' lists the commands")


def meant(word: str, offers: Sequence[Offer], actions: Table) -> list[Entry]:
    """The actions of any question that `? word` asks about: a number, a label, or all that begin with it."""
    if word.isascii() and word.isdigit():
        return [actions[_one(word, offers, actions)]]
    found = _beginning(word, actions.entries)
    if not found:
        raise BadInput(f"no action has a label that begins with {word!r}")
    return found


def _beginning(word: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entry with exactly this label, else all whose label begins with it; case does not matter."""
    said = word.casefold()
    exact = [e for e in entries if e.label.casefold() == said]
    return exact or [e for e in entries if e.label.casefold().startswith(said)]


def _some(entries: Sequence[Entry]) -> str:
    labels = [e.label for e in entries[:MOST_NAMED]]
    more = len(entries) - len(labels)
    return ", ".join(labels) + (f" or {more} more" if more else "")
