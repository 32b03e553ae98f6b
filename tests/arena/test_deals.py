"""Deals: rotations, the same draws, dice that depend on nothing but the plan, and bots that fail."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import pytest

from arena.lines import plan_of
from cothon.arena import local
from cothon.arena.deal import Played, Times, play_deal, seats_of
from cothon.arena.plan import Plan, dice_of_seat, make, rotations, seed_of_deal
from cothon.arena.stats import summarise
from cothon.bots import BOTS, Bot, Budget
from cothon.bots.simple import FirstLegalBot, RandomBot
from cothon.core.dice import Dice
from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games import game, names
from cothon.play import text
from cothon.play.record import Drawn
from cothon.play.verify import verify


def test_a_line_up_is_turned_round_the_table_once_for_each_different_way() -> None:
    assert rotations(("a", "b")) == (("a", "b"), ("b", "a"))
    assert len(rotations(("a", "a", "b", "b"))) == 4
    assert rotations(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert rotations(("a",) * 4) == (("a",) * 4,)


@pytest.mark.parametrize("line_up", ["a b", "a a b", "a b c", "a b a b", "a a b b", "a b c d e"])
def test_every_bot_sits_in_every_seat_equally_often(line_up: str) -> None:
    turned = rotations(tuple(line_up.split()))
    for name in set(line_up.split()):
        counts = {sum(seats[i] == name for seats in turned) for i in range(len(turned[0]))}
        assert len(counts) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = plan_of("random", "random", "level-3", games=7)
    assert (len(plan.rotations), plan.deals, plan.games_played) == (3, 3, 9)


@pytest.mark.parametrize("name", names())
def test_all_rotations_of_a_deal_have_the_same_opening_draws(name: str) -> None:
    found = game(name)
    seats = found.seats_allowed({})[0]
    line_up = ["first-legal", *["random"] * (seats - 1)]
    plan = make(found, found.options(seats), line_up, 4 * seats, 5, None, True)
    openings = set()
    for deal in range(3):
        records = [text.read(r) for r in play_deal(plan, deal).records.values()]
        assert len(records) == seats
        opening = [tuple(takewhile(lambda e: isinstance(e, Drawn), r.entries)) for r in records]
        assert len(set(opening)) == 1
        assert len({r.seed for r in records}) == 1
        assert len({r.entries for r in records}) > 1
        openings.add(records[0].seed)
        for record in records:
            assert verify(record).drawn_from_seed
    assert len(openings) == 3


class Second(FirstLegalBot):
    """Plays like the other one, under another name."""

    name = "second"


def test_bots_that_play_alike_play_the_same_game_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "second", Second)
    played = play_deal(plan_of("first-legal", "second"), 0)
    assert [row["bots"] for row in played.rows] == [["first-legal", "second"], ["second", "first-legal"]]
    assert played.rows[0]["moves"] == played.rows[1]["moves"]
    assert played.rows[0]["scores"] == played.rows[1]["scores"]


def test_a_deal_follows_from_the_plan_alone() -> None:
    plan = plan_of("random", "level-3", records=True)
    one, other = play_deal(plan, 1), play_deal(plan, 1)
    assert (one.rows, one.records) == (other.rows, other.records)
    assert play_deal(plan, 2).rows != one.rows
    assert play_deal(plan._replace(seed=2), 1).rows != one.rows
    numbers = [
        dice_of_seat(plan, deal, rotation, seat, name).below(1 << 31)
        for deal in range(3) for rotation in range(3) for seat in range(3) for name in ("a", "b")
    ]  # fmt: skip
    assert len(set(numbers)) == len(numbers)
    assert seed_of_deal(plan, 0).hex()[:16] == "c98b2836e1da02e0"  # must never change: results would


def test_a_plan_of_another_version_is_not_played() -> None:
    with pytest.raises(CothonError, match=r"made by Cothon 0\.0\.0"):
        play_deal(plan_of("random", "random")._replace(version="0.0.0"), 0)


def test_seats_of_a_record_have_tidy_and_different_names() -> None:
    seats = seats_of(("random", "random", "exec:/home/ada/my bot#1.py", "exec:" + "x" * 90))
    assert [s.kind for s in seats] == ["random", "random", "exec", "exec"]
    assert [s.name for s in seats][:3] == ["random 0", "random 1", "my bot 1.py"]


# -- faults -------------------------------------------------------------------------------------------------------


class Broken(Bot):
    """Fails at its third decision in the way that `how` says."""

    name = "broken"
    how: Any = None

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        self.asked += 1
        if self.asked == 3:
            if isinstance(self.how, BaseException):
                raise self.how
            return self.how  # type: ignore[no-any-return]
        return RandomBot().choose(game, view, budget, dice)


FAULTS = [
    (ValueError("boom\n at 0x7f3a"), "ValueError: boom at 0x..."),
    (SystemExit(1), "SystemExit: 1"),
    (AssertionError(), "AssertionError"),
    (None, "the answer None is no action"),
    ("3", "the answer '3' is no action"),
    (-1, "illegal answer -1: There is no action number -1. ["),
    (10**6, "illegal answer 1000000: There is no action number 1000000. ["),
]


def played_with(monkeypatch: pytest.MonkeyPatch, how: Any, plan: Plan | None = None) -> list[Played]:
    monkeypatch.setitem(BOTS, "broken", type("Now", (Broken,), {"how": how}))
    plan = plan or plan_of("broken", "random", games=6)
    return list(local.played(plan, range(plan.deals), 1))


@pytest.mark.parametrize(("how", "words"), FAULTS, ids=[w for _, w in FAULTS])
def test_a_bot_that_fails_loses_the_game_and_the_arena_goes_on(
    monkeypatch: pytest.MonkeyPatch, how: Any, words: str
) -> None:
    rows = [row for played in played_with(monkeypatch, how) for row in played.rows]
    assert len(rows) == 6
    for row in rows:
        assert row["fault"]["words"].startswith(words)
        assert row["bots"][row["fault"]["seat"]] == row["fault"]["bot"] == "broken"
        assert "ranks" not in row
    summary = summarise(plan_of("broken", "random", games=6), rows)
    assert (summary["games"], summary["forfeited"]) == (0, 6)
    assert {b["name"]: b["faults"] for b in summary["bots"]} == {"broken": 6, "random": 0}
    assert {b["name"]: b["share"] for b in summary["bots"]} == {"broken": 0.0, "random": 1.0}


def test_a_bot_that_cannot_be_made_is_a_fault_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Bot:
        raise OSError("no room for another one")

    plan = plan_of("random", "level-3")
    monkeypatch.setitem(BOTS, "level-3", refuse)  # not deleted: it would come back as the last of the list
    assert {row["fault"]["bot"] for row in play_deal(plan, 0).rows} == {"level-3"}


def test_a_bot_that_holds_something_lets_go_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = []

    class Holds(RandomBot):
        def close(self) -> None:
            let_go.append(self)
            raise OSError("too late to matter")

    monkeypatch.setitem(BOTS, "holds", Holds)
    plan = plan_of("holds", "random", games=2)
    let_go.clear()  # one was made to see whether it can be
    assert "fault" not in play_deal(plan, 0).rows[0]
    assert len(let_go) == 2


# -- times --------------------------------------------------------------------------------------------------------


def test_times_can_be_added_and_have_percentiles() -> None:
    one, other = Times(), Times()
    for ns in range(1, 101):
        (one if ns % 2 else other).count(1000 * ns)
    one.add(Times.read(other.plain()))
    assert (one.n, one.total, one.most) == (100, 5_050_000, 100_000)
    assert 95_000 <= one.percentile(0.95) <= 95_000 * 2 ** (1 / 8)
    assert one.percentile(1.0) == 100_000
    assert play_deal(plan_of("random", "random"), 0).times["random"][0] > 10
