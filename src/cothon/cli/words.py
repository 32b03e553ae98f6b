"""Words for people at a terminal: names, results, figures and reasons. Sentences come from `cothon.locales`."""

from __future__ import annotations

from collections.abc import Mapping

from cothon.core.result import Result
from cothon.locales import YOU, People, Voice


def marked(voice: Voice, people: People, seat: int) -> str:
    """A player's name, with a mark for the one who looks, unless the name says it already."""
    name = voice.name(people, seat)
    return voice.say("name-you", name=name) if seat == people.you and people.names[seat] != YOU else name


def who_won(voice: Voice, result: Result, people: People) -> str:
    if not result.winners:
        return voice.say("end-nobody")
    if len(result.winners) > 1:
        return voice.say("end-shared", names=voice.listed([voice.name(people, p) for p in result.winners]))
    return voice.fields("end-won", {"seat": ("seat", result.winners[0])}, people)


def why_over(voice: Voice, result: Result, people: People) -> str:
    """What ended the game, and what decided it."""
    words = voice.say("end-why", reason=voice.reason(result.reason))
    if result.decided is None:
        return words
    fact, why = voice.decided(result.decided, people)
    return f"{words} {voice.say('end-decided', fact=fact, why=why)}"


def spaced(word: str) -> str:
    return word.replace("_", " ")


def percent(ways: int, of: int) -> str:
    return f"{100 * ways / of:.0f} %" if of else "-"


def by_reason(refused: Mapping[str, tuple[str, str]]) -> list[tuple[list[str], str, str]]:
    """label -> (words, clause), gathered by reason: (labels, words, clause)."""
    groups: dict[tuple[str, str], list[str]] = {}
    for label, reason in refused.items():
        groups.setdefault(reason, []).append(label)
    return [(labels, words, clause) for (words, clause), labels in groups.items()]
