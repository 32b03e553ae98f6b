"""Law: what happens is what is declared. Every event that rules tell has the fields of its declaration, each of its
kind, and every event that is declared happens."""

from __future__ import annotations

import pytest

from cothon.core import OVER, Event, Game, State, Teller
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import VARIANTS

GAMES = 3
RARE = {
    "karibik": {
        "dead_end": "deck and discard are both empty: all cards would have to lie before players",
        "no_coins": "a gain with no card left to pay it: the same",
    },
    "traders": {
        "no_cards": "both piles are empty",
        "pass": "somebody can do nothing at all",
        "cardless": "blind VPs with both piles empty",
    },
    "carthago": {
        "no_cards": "all 75 trade cards are in hands",
        "closed": "the ship pile has run out",
        "disc_home": "later a dock is left without a ship, too",
    },
}
"""Declared events that random games do not come to, and why."""


def happenings(g: Game, text: str, seed: int) -> list[Event]:
    """All events of a random game."""
    dice, found = FastDice(seed), []
    s: State = g.start(g.options_from(text))
    while s.actor != OVER:
        teller = Teller()
        legal = g.legal(s)
        g.apply(s, legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s))), teller)
        found += teller.events
    return found


@pytest.mark.parametrize("name", names())
def test_every_event_is_as_declared_and_every_declared_one_happens(name: str) -> None:
    g = game(name)
    seen: set[str] = set()
    for text in VARIANTS[name]:
        for seed in range(GAMES):
            for event in happenings(g, text, seed):
                declared = g.story.events.get(event.name)
                assert declared is not None, f"{event.name} is not declared"
                assert declared.faults(event) == []
                seen.add(event.name)
    assert g.story.events.keys() - seen - {"taken_back"} <= RARE.get(name, {}).keys()


@pytest.mark.parametrize("name", names())
def test_events_are_joined_by_fields_that_they_have_and_belong_to_others_that_there_are(name: str) -> None:
    events = game(name).story.events
    for event in events.values():
        assert event.fields.keys() >= set(event.joins)
        assert events.keys() >= {*event.under, *event.within}
        assert not {*event.under} & {*event.within}
        assert not event.gains or "seat" in event.fields
    part = game(name).story.part
    assert not part or part in events["turn"].fields
