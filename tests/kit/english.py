"""What people read in English, for tests: events, refusals and odds as sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core import Game, Odds, Refusal
from cothon.locales import ENGLISH, People, voice


def told(g: Game, event: Mapping[str, object], names: Sequence[str], you: int | None = None) -> str:
    return voice(ENGLISH, g).event(event, People(tuple(names), you))


def refused(g: Game, refusal: Refusal | None, names: Sequence[str] = (), you: int | None = None) -> str:
    """The sentence, and its clause in brackets."""
    assert refusal is not None
    return f"{voice(ENGLISH, g).refusal(refusal, People(tuple(names), you))} [{refusal.clause}]"


def cases(g: Game, odds: Odds | None) -> dict[str, tuple[int, int]]:
    """Each case in words: its ways, and of how many."""
    assert odds is not None
    return {voice(ENGLISH, g).odds(c): (c.ways, c.of) for c in odds.cases}


def notes(g: Game, odds: Odds | None) -> list[str]:
    assert odds is not None
    return [voice(ENGLISH, g).odds(n) for n in odds.notes]
