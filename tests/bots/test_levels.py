"""The levels: they err or search as their module says, repeat themselves, and even the first is no random player."""

from __future__ import annotations

from itertools import pairwise
from math import isfinite

import pytest

from cothon.bots import BOTS, Budget, bot
from cothon.bots.instinct import figures, knowledge
from cothon.bots.levels import LEVELS, TITLES, called
from cothon.core import Game, View
from cothon.games import game, names
from cothon.locales import ENGLISH, voice
from cothon.play.dice import FastDice
from kit.clauses import ROOT
from kit.players import known_to_bots
from kit.thinking import Counted, position, view_of
from kit.variants import VARIANTS

NAMES = [kind.name for kind in LEVELS if not kind.learned]
"""Of those that every game has; `test_level_6.py` has the other."""


def choice(kind: str, g: Game, view: View, seed: int) -> int:
    return bot(kind).choose(g, view, Budget(), FastDice(seed))


def test_every_level_has_a_name_a_title_and_a_way() -> None:
    assert NAMES == ["level-1", "level-2", "level-3", "level-4", "level-5"]
    every = [kind.name for kind in LEVELS]
    assert every == [*NAMES, "level-6"]
    assert [called(name) for name in every] == [f"{n} {title}" for n, title in enumerate(TITLES, start=1)]
    said, docs = voice(ENGLISH), (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for n, (name, title) in enumerate(zip(every, TITLES, strict=True), start=1):
        assert said.say(f"bot-level-{n}") == title
        assert f"| `{name}` | {n} {title} | {said.say(f'bot-level-{n}.how')} |" in docs
    assert called("search") == "search"


def test_only_bots_that_search_are_not_instant() -> None:
    assert {name for name, kind in BOTS.items() if not kind.instant} - {"level-6"} == {"search", "level-4", "level-5"}


@pytest.mark.parametrize("name", known_to_bots())
def test_a_module_says_how_much_each_level_errs_or_searches(name: str) -> None:
    own = knowledge(name)
    assert (len(own.ERRORS), len(own.ITERATIONS)) == (3, 2)
    assert all(isfinite(heat) and heat > 0 for heat in own.ERRORS)
    assert all(more > less for more, less in pairwise(own.ERRORS)), "a higher level errs less"
    assert all(0 < few < many for few, many in pairwise(own.ITERATIONS))
    assert all(reach > 0 for reach in getattr(own, "REACH", ()))
    told = own.SETTINGS
    assert all(isfinite(x) and x >= 0 for x in (told.explore, told.noise, told.wide, told.deal, told.doubt))
    assert told.heat > 0


@pytest.mark.parametrize("name", names())
def test_every_option_has_a_finite_figure_in_every_variant(name: str) -> None:
    g = game(name)
    for n, options in enumerate(VARIANTS[name]):
        for choices in range(0, 100, 7):
            view = view_of(g, position(g, options, choices, seed=n))
            found = figures(g, view)
            assert len(found) == len(g.legal(view))
            assert all(isfinite(f) for f in found)


@pytest.mark.parametrize("name", known_to_bots())
def test_the_first_level_errs_where_the_third_does_not(name: str) -> None:
    """Each repeats itself with the same dice; with others the first takes the best figure less often."""
    g = game(name)
    best = dict.fromkeys(NAMES[:3], 0)
    differ = 0
    for seed in range(60):
        view = view_of(g, position(g, "seats=3", 5 + seed % 20, seed=seed % 3))
        chosen = {kind: choice(kind, g, view, seed) for kind in best}
        assert chosen == {kind: choice(kind, g, view, seed) for kind in best}
        differ += chosen["level-1"] != chosen["level-3"]
        found = figures(g, view)
        for kind, action in chosen.items():
            best[kind] += found[g.legal(view).index(action)] == max(found)
    assert differ > 0
    assert best["level-1"] < best["level-3"], best


@pytest.mark.parametrize("kind", NAMES[:2])
def test_a_beginner_at_carthago_errs_often_by_little_and_seldom_by_much(kind: str) -> None:
    """By the figures of the instinct, in points of the score, over every choice of some games against itself.

    Most errors are of less than a point, and no more than one choice in fifty is off by two.
    """
    g = game("carthago")
    off: list[float] = []
    for seed in range(6):
        dice = FastDice(seed + 70)
        s = g.start(g.options(2))
        g.roll(s, dice)
        while s.actor >= 0:
            view = view_of(g, s)
            legal, action = g.legal(view), bot(kind).choose(g, view, Budget(), dice)
            if len(legal) > 1:
                found = figures(g, view)
                off.append(max(found) - found[legal.index(action)])
            g.apply(s, action)
            g.roll(s, dice)
    errors = [x for x in off if x > 0]
    assert len(errors) > len(off) / 5
    assert sum(x < 1 for x in errors) > len(errors) / 2
    assert sum(x > 2 for x in off) <= len(off) / 50, f"{sum(x > 2 for x in off)} of {len(off)}"


@pytest.mark.parametrize("name", names())
def test_a_level_that_searches_keeps_to_its_own_iterations(name: str) -> None:
    for kind, iterations in zip(NAMES[3:], knowledge(name).ITERATIONS, strict=True):
        counted = Counted(game(name))
        view = view_of(counted, position(counted, "seats=3", 20))
        if kind == "level-4":  # the other takes too long for a test, and is told by the same words
            choice(kind, counted, view, 1)
            assert counted.worlds == iterations
        counted.worlds = 0
        bot(kind).choose(counted, view, Budget(iterations=5), FastDice(1))
        assert counted.worlds == 5
        bot(kind).choose(counted, view, Budget(milliseconds=1), FastDice(1))
        assert counted.worlds <= 5 + iterations


@pytest.mark.parametrize("kind", NAMES)
def test_every_level_beats_random_seats(kind: str) -> None:
    """In more than half of the games, all titles together."""
    games = 2 if kind in ("level-4", "level-5") else 8
    won = 0
    for name in known_to_bots():
        g = game(name)
        for seed in range(games):
            dice, thoughts = FastDice(seed + 7), FastDice(seed)
            s = g.start(g.options())  # as few seats as can be
            seat = seed % int(s.seats)
            player, other = bot(kind), bot("random")
            budget = Budget(iterations=4)
            g.roll(s, dice)
            while s.actor >= 0:
                who = player if s.actor == seat else other
                g.apply(s, who.choose(g, view_of(g, s), budget, thoughts))
                g.roll(s, dice)
            won += g.result(s).winners == (seat,)
    assert won > games * len(known_to_bots()) / 2, won
