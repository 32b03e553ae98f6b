"""Law: an answer that need not be asked for only goes on, is the only one, and tells nobody anything."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.core import CHANCE, OVER, Game, State
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import FULL, VARIANTS

WORLDS = 6 if FULL else 2
FOUND = {"karibik": {"take"}, "carthago": {"after", "deliver"}, "porto": {"bonus"}, "traders": set[str]()}
"""The questions that are passed by themselves in random games, at least."""


def told_by(g: Game, s: State, dice: FastDice) -> list[int | None]:
    """What need not be asked for in worlds that the others cannot tell from this one."""
    found: list[int | None] = []
    for viewer in {None, *range(s.seats)} - {int(s.actor)}:
        for _ in range(WORLDS):
            world = g.fill(g.mask(s, viewer), dice)
            found.append(g.forced(g.mask(world, int(world.actor))))
    return found


@pytest.mark.parametrize("name", names())
def test_what_is_passed_by_itself_is_the_only_answer_in_every_world_that_others_think_possible(name: str) -> None:
    g, dice, seen = game(name), FastDice(11), Counter[str]()
    for text in VARIANTS[name]:
        s: State = g.start(g.options_from(text))
        while s.actor != OVER:
            if s.actor == CHANCE:
                g.roll(s, dice)
                continue
            legal = g.legal(s)
            forced = g.forced(g.mask(s, int(s.actor)))
            if forced is not None:
                assert legal == [forced]
                assert g.actions[forced].family.passes
                assert set(told_by(g, s, dice)) == {forced}
                seen[g.asks[s.ask].name] += 1
            g.apply(s, legal[dice.below(len(legal))])
    assert seen.keys() >= FOUND.get(name, set())
    assert bool(seen) == bool(FOUND.get(name))
