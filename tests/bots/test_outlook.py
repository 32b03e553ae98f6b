"""The outlook: chances to win that sum to 1, are certain at the end, and grow surer with more imagined worlds."""

from __future__ import annotations

import pytest

from cothon.bots.outlook import outlook
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.thinking import HIDDEN, position, twins, view_of
from kit.variants import VARIANTS


@pytest.mark.parametrize("name", names())
def test_chances_sum_to_1_in_every_variant_and_for_spectators(name: str) -> None:
    g = game(name)
    for n, options in enumerate(VARIANTS[name]):
        s = position(g, options, 10 + 3 * n, seed=n)
        for viewer in (int(s.actor), None):
            found = outlook(g, g.mask(s, viewer), worlds=3)
            assert len(found) == s.seats
            total = sum(c.mean for c in found)
            assert total == pytest.approx(1) or (total < 1 and "max_rounds" in options)  # where nobody may win
            assert all(0 <= c.low <= c.mean <= c.high <= 1 for c in found)


@pytest.mark.parametrize("name", names())
def test_nothing_is_uncertain_when_the_game_is_over(name: str) -> None:
    g = game(name)
    for seed in range(3):
        dice = FastDice(seed)
        s = g.start(g.options())
        g.roll(s, dice)
        while s.actor >= 0:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
            g.roll(s, dice)
        winners = g.result(s).winners
        for p, c in enumerate(outlook(g, g.mask(s, None))):
            assert c.low == c.mean == c.high == (1 / len(winners) if p in winners else 0)


@pytest.mark.parametrize("name", names())
def test_more_worlds_make_it_surer(name: str) -> None:
    g = game(name)
    view = view_of(g, position(g, "seats=3", min(30, g.longest(g.options(3)) // 6)))
    few, many = (outlook(g, view, worlds=n) for n in (8, 128))
    assert all(c.high > c.low for c in few)
    assert sum(c.high - c.low for c in many) < 0.6 * sum(c.high - c.low for c in few)


@pytest.mark.parametrize(("name", "options"), HIDDEN)
def test_it_is_alike_in_every_world_behind_one_view(name: str, options: str) -> None:
    g = game(name)
    told = [[(c.mean, c.low, c.high) for c in outlook(g, view_of(g, w), worlds=4)] for w in twins(g, options)]
    assert told[0] == told[1]
