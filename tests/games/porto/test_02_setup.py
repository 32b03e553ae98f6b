"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from games.porto.seen import bag, board, docks, events, market, of, row, set_up, shown, start, store
from kit.board import Board


def test_the_market_is_drawn_from_the_bag() -> None:  # P2.1
    b = start(3).draw("good:wine", "good:wine", "good:oil", "good:dye")
    assert (market(b), bag(b)["wine"], b.ask) == (["dye", "wine", "wine", "oil"], 4, "ship")
    assert len(market(start(5).draw_any())) == 6


def test_two_open_rows_are_drawn_from_position_1_down() -> None:  # P2.2
    b = set_up(start(3), "dye wine oil grain", "9 8 7 6 5 4 3 2")
    assert (row(b, 1), row(b, 2)) == (["9", "8", "7", "6"], ["5", "4", "3", "2"])
    assert shown(b)["deck"]["size"] == 22
    assert b.game.show(b.game.mask(b.s, None))["rows"] == shown(b)["rows"]


def test_everything_starts_at_nought() -> None:  # P2.3
    b = start(4).draw_any()
    assert of(b, "points") == of(b, "talents") == [0] * 4
    while b.ask != "act":
        b.do(b.options[0]).draw_any()
    assert (int(b.s.decade), int(b.s.round)) == (1, 1)


def test_two_servants_block_the_storehouse() -> None:  # P2.4
    b = start(5)
    assert (of(b, "blocked"), of(b, "reserve")) == ([2] * 5, [16] * 5)


def test_in_pass_1_a_player_may_claim_or_pass() -> None:  # P2.5
    b = start(3).draw_any()
    assert (b.ask, b.actor, b.options[0], len(b.options)) == ("berth", 0, "pass", 13)
    b.do("claim:rome1")
    assert (docks(b, 0), of(b, "reserve")[0], b.actor) == (["rome1"], 14, 1)
    assert "claim:rome1" not in b.options
    assert b.why("claim:rome1") == "P1.6"
    b.do("pass")
    assert (of(b, "reserve")[1], b.actor) == (16, 2)


def after_berths() -> Board:
    return set_up(start(3), "dye wine wine oil", "1 6 11 16 21 26 2 7").do("claim:rome1", "pass", "pass")


def test_in_pass_2_claiming_is_compulsory_and_brings_a_good() -> None:  # P2.6
    b = after_berths()
    assert (b.ask, b.actor) == ("quay", 2)
    assert "pass" not in b.options
    b.do("claim:egypt1")
    assert (b.ask, b.actor, b.options) == ("gift", 2, ["dye", "wine", "oil"])
    b.do("wine")
    assert (store(b, 2), market(b), of(b, "talents")[2], b.actor) == (["wine"], ["dye", "wine", "oil"], 0, 1)


def test_afterwards_everybody_has_a_good_and_one_or_two_docks() -> None:  # P2.7
    b = after_berths().do("claim:egypt1", "wine", "claim:egypt2", "dye", "claim:greece1", "oil")
    assert [len(docks(b, p)) for p in range(3)] == [2, 1, 1]
    assert [store(b, p) for p in range(3)] == [["oil"], ["dye"], ["wine"]]
    assert market(b) == ["wine"]
    assert events(b, "market_good")[4:] == []  # no good is drawn before phase 5
    b.draw_any()
    assert (len(market(b)), int(b.s.bought)) == (4, 0)  # gifts do not count for prices


def test_the_first_starting_player_is_random_or_given() -> None:  # P2.8
    b = Board("porto", seats=4)
    assert (b.ask, b.chances) == ("starter", {f"starter:{p}": 1 for p in range(4)})
    b.draw("starter:3")
    assert int(b.s.sp) == 3
    b = Board("porto", seats=4, first_player=2)
    assert (b.ask, int(b.s.sp)) == ("good", 2)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_starting_player_stays_for_decade_1(first: int) -> None:  # P2.9
    b = start(3, first_player=first).draw_any()
    while b.ask == "berth":
        b.do("claim:" + ["egypt1", "egypt2", "rome1"][b.actor] if b.actor == first else "pass")
    while b.ask != "act":
        b.do(b.options[0]).draw_any()
    assert of(b, "reserve")[first] == min(of(b, "reserve"))
    assert (int(b.s.sp), b.actor) == (first, first)


def test_a_position_may_stand_in_the_middle_of_the_setup() -> None:
    b = board(
        "decade: 0", "round: 0", "turn: -1", "ask: gift", "asked: 1", "docks 2: rome1", "docks 1: rome2",
        "market: dye dye",
    )  # fmt: skip
    assert (b.actor, b.options) == (1, ["dye"])
