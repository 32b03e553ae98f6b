"""How decisions are judged, and where a game turned: by figures that were written down, not computed."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from cothon.review.analysis import Analysis, Better, Chance, Effort, Move
from cothon.review.facts import facts, rounded
from cothon.review.moments import acts, best, moments, swings, worst
from cothon.review.verdict import verdict

YES = Chance(0.0, 0.0)


def sure(mean: float, source: int = 0) -> Chance:
    return Chance(mean, 0.001, source)


def better(given: float, instead: float, error: float = 0.001) -> Better:
    return Better(7, given, instead, Chance(instead - given, error))


def decision(found: Better | None, choices: int = 5, seat: int = 0, at: int = 1, expected: float = 0.5) -> Move:
    return Move(at, seat, 0, 3, choices, 3, [sure(expected), sure(1 - expected)], found)


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (None, "best"),
        (better(0.50, 0.49), "best"),  # what the search preferred did worse in other worlds
        (better(0.50, 0.51), "fine"),
        (better(0.50, 0.53), "slip"),
        (better(0.50, 0.57), "slip"),
        (better(0.50, 0.58), "blunder"),
        (better(0.50, 0.53, error=0.01), "fine"),  # the interval begins below 1.5 points
        (better(0.50, 0.60, error=0.04), "slip"),  # surely a slip, not surely a blunder
        (better(0.50, 0.90, error=0.30), "fine"),  # noise is never called an error
    ],
)
def test_a_decision_is_judged_by_its_cost_and_its_interval(found: Better | None, expected: str) -> None:
    assert verdict(decision(found)) == expected


def test_what_was_forced_or_drawn_is_not_judged() -> None:
    assert verdict(decision(None, choices=1)) is None
    assert verdict(Move(1, None, 0, 3, 9, None, [YES, YES], None)) is None


class Options(NamedTuple):
    seats: int


class Told(NamedTuple):
    """What a record and its game say, as far as `facts` asks for it."""

    options: Options
    game: Any
    over: bool = True


class Asks(NamedTuple):
    name: str = "take"
    clause: str = "K1.1"


class Game(NamedTuple):
    asks: list[Asks]


def draw(at: int, expected: float) -> Move:
    return Move(at, None, 0, 1, 4, None, [sure(expected), sure(1 - expected)], None)


def analysis(chances: list[float], moves: list[Move]) -> Analysis:
    points = [[sure(c, 10 + i), sure(1 - c, 10 + i)] for i, c in enumerate(chances)]
    record: Any = Told(Options(2), Game([Asks()]))
    return Analysis(record, record, Effort(), points, moves, [])


# 1: a draw; 2: seat 0 decides, 3: a draw follows; 4: seat 1 decides; 5: seat 0 decides
MOVES = [
    draw(1, 0.50),
    decision(better(0.36, 0.46), at=2, expected=0.45),
    draw(3, 0.40),
    decision(None, seat=1, at=4, expected=0.60),
    decision(None, at=5, expected=0.52),
]
GAME = analysis([0.50, 0.50, 0.40, 0.60, 0.60, 0.70], MOVES)


def test_an_act_is_a_decision_and_the_draws_that_it_brings() -> None:
    assert [tuple(act) for act in acts(MOVES)] == [(0, 0), (1, 2), (3, 3), (4, 4)]
    assert acts([]) == []


def test_the_worst_moment_tells_the_better_answer_and_the_best_one_the_usual() -> None:
    found = worst(GAME, 0)
    assert found is not None
    assert (found.at, found.since, found.seat, found.kind, found.before, found.after) == (3, 1, 0, "blunder", 46, 36)
    found = best(GAME, 0)
    assert found is not None
    assert (found.at, found.kind, found.before, found.after) == (5, "best", 52, 70)
    assert worst(GAME, 1) is None


def test_the_greatest_swings_come_first_with_what_moved_the_chance() -> None:
    assert [(m.at, m.kind, m.before, m.after) for m in swings(GAME, 0)] == [(3, "luck", 50, 60), (5, "own", 60, 70)]
    assert [(m.at, m.kind, m.before, m.after) for m in swings(GAME, 1)] == [(3, "luck", 50, 40), (5, "other", 40, 30)]


def test_a_seat_has_at_most_three_moments_and_none_twice() -> None:
    assert [m.at for m in moments(GAME, 0)] == [3, 5]
    long = analysis([0.1, 0.9] * 5, [decision(None, at=at + 1, seat=at % 2) for at in range(9)])
    assert len(moments(long, 0)) == 3
    assert [m.at for m in moments(long, 0)] == sorted({m.at for m in moments(long, 0)})


def test_what_is_less_than_the_noise_is_no_turning_point() -> None:
    points = [[Chance(c, 0.1, i), Chance(1 - c, 0.1, i)] for i, c in enumerate([0.5, 0.6, 0.5, 0.7, 0.6, 0.7])]
    assert swings(GAME._replace(points=points), 0) == []
    assert best(GAME._replace(points=points), 0) is None


def test_facts_are_plain_and_rounding_them_keeps_them() -> None:
    found = facts(GAME)
    assert [s["verdict"] for s in found["steps"]] == [None, "blunder", None, "best", "best"]
    assert found["steps"][1]["better"]["points"] == 10
    assert found["steps"][1]["better"]["interval"] == [9, 11]
    assert rounded({"a": [1 / 3, -1e-9, 2, None, "x"]}) == {"a": [0.333333, 0.0, 2, None, "x"]}
    for row in found["ledger"]:
        shown = list(row["points"].values())
        assert sum(shown[:-1]) == shown[-1]
