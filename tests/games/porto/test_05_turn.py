"""Chapters 8 and 10: the turn and its bonus."""

from __future__ import annotations

import pytest

from games.porto.seen import (
    ARISTOCRAT_FIRST,
    CARRIER_FIRST,
    MERCHANT_FIRST,
    bag,
    board,
    events,
    held,
    market,
    of,
    shown,
    store,
)

PALACE_MERCHANT = "cards: carrier carrier aristocrat captain merchant loadmaster"  # the Merchant on space 5: 2, palace


def test_five_action_rounds_clockwise_from_sp() -> None:  # P8.1
    b = board("sp: 1", "turn: 1")
    turns = []
    while b.ask == "act":
        turns.append((int(b.s.round), b.actor))
        b.do("talents")
    assert turns == [(r, p) for r in range(1, 6) for p in (1, 2, 0)]
    assert int(b.s.decade) == 2


def test_a_turn_has_one_main_action() -> None:  # P8.2
    b = board(ARISTOCRAT_FIRST)
    for options in (["talents"], ["card:1", "R>T", "stop"]):
        actor = b.actor
        b.do(*options)
        assert b.actor == (actor + 1) % 3
    b.do("refill").draw_any()
    assert b.ask == "stock"
    b.do("none")
    assert b.actor == 0


def test_a_card_may_be_used_again_and_again() -> None:  # P8.3
    b = board(ARISTOCRAT_FIRST)
    for _ in range(2):
        for p in range(3):
            assert b.actor == p
            b.do("card:1", "R>T", "stop")
    assert of(b, "temple") == [2, 2, 2]


def test_the_space_is_paid_before_the_action() -> None:  # P8.4
    b = board(PALACE_MERCHANT, "market: dye", "talents 0: 4", "reserve 0: 2").do("card:5")
    assert (of(b, "reserve")[0], of(b, "paid")[4], b.ask) == (0, 2, "merchant")
    b = board(PALACE_MERCHANT, "market: dye", "talents 0: 4", "reserve 0: 1", "temple 0: 15")
    assert b.why("card:5") == "P8.4"
    assert b.why("card:6") == "P8.4"


def test_one_of_action_and_bonus_must_be_possible() -> None:  # P8.5
    assert "card:5" not in board(PALACE_MERCHANT).options
    assert board(PALACE_MERCHANT).why("card:5") == "P8.5"
    assert "card:5" in board(PALACE_MERCHANT, "market: dye", "talents 0: 4").options  # action alone
    assert "card:5" in board(PALACE_MERCHANT, "talents 0: 6", "points 0: 2").options  # bonus alone
    b = board(PALACE_MERCHANT, "talents 0: 6", "points 0: 2", "reserve 0: 2")
    assert b.why("card:5") == "P8.5"  # after payment no servant is left for the palace


def test_bonus_only_is_offered_where_the_bonus_is_legal() -> None:  # P8.6
    b = board(PALACE_MERCHANT, "market: dye", "talents 0: 10", "points 0: 2").do("card:5")
    assert b.options == ["dye", "bonus_only"]
    b.do("bonus_only")
    assert (of(b, "palace")[0], of(b, "talents")[0], store(b, 0), b.actor) == (1, 4, [], 1)
    b = board(PALACE_MERCHANT, "market: dye", "talents 0: 10", "points 0: 1").do("card:5")
    assert (b.options, b.why("bonus_only")) == (["dye"], "P10.3")
    b = board(MERCHANT_FIRST, "market: dye", "talents 0: 10", "points 0: 9").do("card:1")
    assert b.why("bonus_only") == "P8.6"  # space 1 has no bonus


def test_of_two_equal_spaces_only_the_left_one_is_offered() -> None:  # P8.7
    b = board(CARRIER_FIRST, "docks 0: rome1", "store 0: wine")
    assert "card:1" in b.options
    assert b.why("card:2") == "P8.7"
    other = board("options: action_table=B", CARRIER_FIRST, "docks 0: rome1", "store 0: wine")
    assert [o for o in other.options if o in ("card:1", "card:2")] == ["card:1", "card:2"]  # the costs differ


def test_three_talents_are_always_there() -> None:  # P8.8
    b = board("reserve 0: 0").do("talents")
    assert of(b, "talents")[0] == 3


def test_a_refill_clears_the_market_and_the_price() -> None:  # P8.9
    b = board("market: wine wine oil", "bought: 2").do("refill")
    assert (market(b), sum(bag(b).values()), int(b.s.bought)) == ([], 30, 0)
    assert b.chances == dict.fromkeys(["good:dye", "good:wine", "good:oil", "good:grain", "good:metal"], 6)
    b.draw("good:dye", "good:dye", "good:dye", "good:dye")
    assert (market(b), b.ask) == (["dye"] * 4, "stock")


def test_after_a_refill_one_good_costs_six() -> None:  # P8.10
    goods = ["good:dye", "good:dye", "good:oil", "good:dye"]
    b = board("talents 0: 6").do("refill").draw(*goods)
    assert b.options == ["none", "dye", "oil"]
    b.do("oil")
    assert (of(b, "talents")[0], store(b, 0), int(b.s.bought), b.actor) == (0, ["oil"], 0, 1)
    b = board("talents 0: 5").do("refill").draw(*goods)
    assert (b.options, b.why("dye"), b.why("wine")) == (["none"], "P8.10", "P8.10")
    b = board("talents 0: 9", "store 0: dye dye").do("refill").draw(*goods)
    assert b.options == ["none"]


@pytest.mark.parametrize(("counts", "price"), [("false", 4), ("true", 3)])
def test_the_good_bought_after_a_refill_may_count_as_the_first(counts: str, price: int) -> None:  # P8.10, P9.17
    lines = [f"options: refill_counts={counts}", "talents 0: 6", "bought: 2"]
    b = board(*lines).do("refill").draw("good:dye", "good:dye", "good:oil", "good:dye").do("oil")
    assert shown(b)["price"] == price  # of the next good of the Merchant
    b = board(*lines).do("refill").draw("good:dye", "good:dye", "good:oil", "good:dye").do("none")
    assert shown(b)["price"] == 4  # nothing was bought


def test_the_marker_moves_when_all_have_acted() -> None:  # P8.11
    b = board("sp: 2", "turn: 2").do("talents", "talents")
    assert int(b.s.round) == 1
    b.do("talents")
    assert (int(b.s.round), b.actor) == (2, 2)


# -- bonus actions ----------------------------------------------------------------------------------------------------


def test_the_bonus_comes_once_after_the_action() -> None:  # P10.1
    b = board(PALACE_MERCHANT, "market: dye dye", "talents 0: 30", "points 0: 2").do("card:5", "dye")
    assert (b.ask, b.options) == ("bonus", ["take", "end"])
    b.do("take")
    assert (of(b, "palace")[0], b.actor) == (1, 1)
    b = board(PALACE_MERCHANT, "market: dye dye", "talents 0: 30", "points 0: 2").do("card:5", "dye", "end")
    assert (of(b, "palace")[0], b.actor) == (0, 1)


def test_the_storehouse_bonus_opens_a_space() -> None:  # P10.2
    b = board(CARRIER_FIRST, "talents 0: 6").do("card:3", "R>T", "stop")
    reserve = of(b, "reserve")[0]
    b.do("take")
    assert (of(b, "talents")[0], of(b, "blocked")[0], of(b, "reserve")[0]) == (0, 1, reserve + 1)
    b = board(CARRIER_FIRST, "talents 0: 5").do("card:3", "R>T", "stop")
    assert (b.options, b.why("take")) == (["end"], "P10.2")
    b = board(CARRIER_FIRST, "talents 0: 9", "blocked 0: 0").do("card:3", "R>T", "stop")
    assert b.why("take") == "P10.2"


@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        (["talents 0: 10", "points 0: 2"], True),
        (["talents 0: 9", "points 0: 2"], False),
        (["talents 0: 10", "points 0: 1"], False),
        (["talents 0: 10", "points 0: 2", "reserve 0: 2"], False),
        (["talents 0: 10", "points 0: 2", "reserve 0: 3"], True),
    ],
)
def test_the_palace_bonus_needs_servant_talents_and_points(lines: list[str], legal: bool) -> None:  # P10.3
    b = board(PALACE_MERCHANT, "market: dye", *lines).do("card:5", "dye")  # the good costs 4, the first space 6
    assert ("take" in b.options) == legal
    assert (b.why("take") == "P10.3") != legal


def test_palace_spaces_are_taken_in_order() -> None:  # P10.4
    costs = []
    for taken in range(13):
        owners = " ".join(str(1 + k % 2) for k in range(min(taken, 10)))
        b = board(f"palace: {owners}", f"large 2: {max(0, taken - 10)}", "talents 0: 50", "held: 5/0").do("use:5")
        costs.append(50 - of(b, "talents")[0])
        assert (of(b, "large")[0], int(b.s.singles_n)) == (int(taken >= 10), min(10, taken + 1))
    assert costs == [6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 20, 20]


def test_points_are_not_spent_and_servants_stay() -> None:  # P10.5
    b = board(PALACE_MERCHANT, "talents 0: 40", "points 0: 2").do("card:5", "bonus_only")
    assert (of(b, "points")[0], b.actor) == (2, 1)
    for _ in range(13):
        b.do("talents")
    b.do("talents").draw_any()
    assert of(b, "palace")[0] == 1


def test_gains_of_the_action_count_for_the_bonus() -> None:  # P10.6
    b = board(
        "cards: aristocrat captain merchant loadmaster carrier carrier", "points 0: 1", "reserve 0: 2",
        "docks 0: rome1", "harbour: rome1=14", "store 0: grain",
    )  # fmt: skip
    b.do("card:5", "store:grain", "dock:rome1", "house")
    assert "take" in b.options  # 8 Talents, the second point and two servants came with the load


def test_after_a_decade_the_next_one_begins() -> None:  # P10.7
    for decade in (1, 2, 3, 4):
        b = board(f"decade: {decade}", "round: 5", "turn: 2").do("talents")
        assert int(b.s.decade) == decade + 1
    assert not events(b, "final")


def test_held_cards_come_on_top_of_the_main_action() -> None:  # P8.2, P13.5
    b = board("held: 5/0", "talents 0: 6").do("use:5")
    assert (b.ask, held(b, 0), of(b, "palace")[0]) == ("act", [], 1)
    b.do("talents")
    assert b.actor == 1
