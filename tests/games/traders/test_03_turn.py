"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

from games.traders.seen import board, cards, events, farm, hand, market, player
from kit.board import Board

STARVED = "options: seats=3\nmarket: R5\ndraw:\nrest: vp 1\nhand 0: R2"


def test_turns_go_clockwise_until_the_end() -> None:  # T3.1
    b = Board("traders", seats=3, first_seat=1).draw_any()
    seen = []
    for _ in range(5):
        seen.append(b.actor)
        b.do("act:take").do(b.options[0])
    assert seen == [1, 2, 0, 1, 2]


def test_an_empty_market_is_replenished_before_the_turn_goes_on() -> None:  # T3.2
    b = board("turn: 1\nfarm: B2 B3").draw("R2", "R3", "G5", "G3")
    assert market(b) == cards("B2 B3 R2 R3")
    assert farm(b) == cards("G5 G3")
    assert (b.ask, b.actor) == ("act", 1)


def test_a_turn_is_exactly_one_action_and_there_is_no_voluntary_pass() -> None:  # T3.3
    b = board("market: R2 B2\nhand 0: R5\nhand 1: B5")
    assert b.options == ["act:buy", "act:take", "act:double"]
    assert b.why("act:pass") == "T3.3"
    b.do("act:take", "take:R2")
    assert (b.ask, b.actor) == ("act", 1)


def test_an_action_that_cannot_be_finished_is_not_offered() -> None:  # T3.4
    b = board("market: R5 B5 B5\nhand 0: R2")
    assert b.options == ["act:take"]
    assert [b.why("act:buy"), b.why("act:double")] == ["T4.3", "T7.2"]
    b = board(STARVED).do("act:take", "take:R5")
    assert b.why("act:take") == "T3.4"
    b = board("options: mode=classic\nmarket: B5/1\ndraw:\nrest: vp 0\nask: act\nturn: 0")
    assert b.why("act:take") == "T15.10"


def test_only_if_nothing_is_possible_the_turn_passes() -> None:  # T3.5
    b = board(STARVED)
    assert b.options == ["act:take"]
    b.do("act:take", "take:R5")
    assert b.options == ["act:pass"]
    assert [b.why("act:buy"), b.why("act:double"), b.why("act:reserve")] == ["T4.3", "T7.2", "T15.2"]


def test_n_passes_in_a_row_end_the_game_at_once() -> None:  # T3.6
    b = board(STARVED).do("act:take", "take:R5")
    b.do("act:pass", "act:pass")
    assert b.ask == "act"
    b.do("act:pass")
    assert b.ask == "over"
    assert [e["in_a_row"] for e in events(b, "pass")] == [1, 2, 3]


def test_any_other_answer_sets_the_passes_back() -> None:  # T3.6
    text = "options: mode=classic\npasses: 1\nturn: 1\nmarket: B5/1\ndraw:\nrest: vp 0"
    b = board(text).do("act:take", "take_own")
    assert b.game.show(b.s)["passes"] == 0
    assert hand(b, 1) == ["B5"]


def test_the_active_player_is_named_when_a_turn_begins() -> None:  # T3.1
    b = Board("traders", seats=2).draw_any().do("act:take")
    b.do(b.options[0])
    assert [e["seat"] for e in events(b, "turn")] == [0, 1]
    assert player(b, 0)["hand_size"] == 5


@pytest.mark.parametrize("label", ["take:R2", "pay:R5", "done", "discount:0", "guard:R2", "reserve:farm-R2"])
def test_answers_to_other_questions_are_refused(label: str) -> None:  # T3.3
    assert board("market: R2\nhand 0: R5").why(label) == "T3.3"
