"""What an analysis displays does not contradict itself: figures, their intervals, the order of lists, the words."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from arena.back import GAMES, Looked, late
from cothon.arena.sheet import page
from cothon.arena.story import data
from cothon.review.analysis import Analysis, Better, Chance, Move
from cothon.review.rounding import interval, margin, points

SHARES = st.floats(0, 1)
NEAR = st.integers(0, 200).map(lambda n: n / 200) | SHARES
"""Whole and half points are where rounding goes wrong."""


@given(NEAR, st.floats(0, 0.2), st.floats(0, 0.2))
def test_a_figure_lies_in_its_interval(mean: float, below: float, above: float) -> None:
    low, high = interval(mean - below, mean + above, points(mean))
    assert low <= points(mean) <= high
    assert high - low <= 100 * (below + above) + 2


@given(NEAR, NEAR, st.floats(0, 0.2))
def test_a_difference_of_displayed_figures_lies_in_the_interval_of_the_exact_one(
    a: float, b: float, half: float
) -> None:
    exact, shown = b - a, points(b) - points(a)
    low, high = interval(exact - half, exact + half, shown)
    assert low <= shown <= high
    assert high - low <= 200 * half + 2, "and that interval is no wider than rounding outward makes it"


@given(NEAR, NEAR)
def test_what_is_more_is_never_displayed_as_less(a: float, b: float) -> None:
    assert points(min(a, b)) <= points(max(a, b))
    assert margin(min(a, b)) <= margin(max(a, b))


@pytest.fixture(scope="module", params=GAMES)
def looked(request: pytest.FixtureRequest) -> Looked:
    return Looked(late(request.param).record())


@given(st.data())
@settings(max_examples=25, deadline=None, phases=[Phase.generate])  # to shrink an example takes minutes
def test_no_analysis_contradicts_itself(looked: Looked, chosen: st.DataObject) -> None:
    """Any chances, any better answers with any interval, in the place of those of a real analysis."""
    assert_agrees(data(with_any_figures(looked.analysis, chosen)))


def test_a_real_analysis_does_not_contradict_itself(looked: Looked) -> None:
    assert_agrees(looked.data)


def with_any_figures(analysis: Analysis, chosen: st.DataObject) -> Analysis:
    seats = len(analysis.points[0])
    row = st.lists(st.builds(Chance, NEAR, st.floats(0, 0.1)), min_size=seats, max_size=seats)
    rows = chosen.draw(st.lists(row, min_size=4, max_size=4))
    better = st.tuples(NEAR, NEAR, st.floats(0, 0.05))
    found = chosen.draw(st.lists(better, min_size=6, max_size=6))
    game = analysis.record.game

    def changed(i: int, move: Move) -> Move:
        if move.better is None:
            return move._replace(expected=rows[i % 4])
        a, b, error = found[i % 6]
        offered = game.actions.offered_at(game.asks[move.ask].name)
        instead = next(x for x in offered if x != move.what)
        return move._replace(better=Better(instead, a, b, Chance(b - a, error)))

    moves = [changed(i, move) for i, move in enumerate(analysis.moves)]
    return analysis._replace(points=[rows[(3 * i) % 4] for i in range(len(analysis.points))], moves=moves)


def assert_agrees(found: dict[str, Any]) -> None:
    for one in found["costly"]:
        low, high = one["interval"]
        shown = one["says"]["points"]
        assert low <= shown <= high, one["text"]
        assert shown == one["says"]["chance_better"] - one["says"]["chance"] > 0
        assert 0 <= low <= 100 * one["low"] + 1e-6
        assert high >= 100 * one["high"] - 1e-6
    for told in (found["costly"], found["draws"]):
        assert all(a["says"]["points"] >= b["says"]["points"] for a, b in pairwise(told)), "the greatest first"
    tree = ET.fromstring(page(found).removeprefix("<!DOCTYPE html>\n"))
    for item in tree.iter("li"):
        text = "".join(item.itertext())
        cost = re.search(r"cost (\d+) points?.* interval of the cost: (above \d+|\d+) to (\d+)", text)
        if cost is not None:
            assert int(cost[2].removeprefix("above ")) <= int(cost[1]) <= int(cost[3])
    for cell in tree.iter("td"):
        span = re.fullmatch(r"(\d+) (-?\d+)–(\d+)", "".join(cell.itertext()))
        if span is not None:
            assert int(span[2]) <= int(span[1]) <= int(span[3])
    assert all(words and "…" not in words and "{" not in words for words in found["clauses"].values())
