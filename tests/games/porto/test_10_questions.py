"""Chapter Questions: sequence rules and bounds (PQ1 to PQ6)."""

from __future__ import annotations

import pytest

from cothon.games import game
from cothon.play.dice import FastDice
from games.porto.seen import ARISTOCRAT_FIRST, CARRIER_FIRST, board, bottom, dock, events, held, of
from games.porto.test_20_examples import PX7


def test_PQ1_the_bonus_is_asked_also_if_it_is_not_legal() -> None:
    b = board("cards: carrier carrier aristocrat captain merchant loadmaster").do("card:3", "R>L", "stop")
    assert (b.ask, b.options) == ("bonus", ["end"])
    b = board(ARISTOCRAT_FIRST).do("card:1", "R>L", "stop")
    assert (b.ask, b.actor) == ("act", 1)  # a space without a bonus


def test_PQ2_finish_is_asked_of_holders_only() -> None:
    b = board("held: 3/0").do("talents")
    assert (b.ask, b.options) == ("finish", ["done"])  # also if none is usable
    b = board("held: 3/1").do("talents")
    assert (b.ask, b.actor) == ("act", 1)
    b = board("held: 3/0").do("refill").draw_any().do("none")
    assert b.ask == "finish"
    cards = "cards: carrier carrier aristocrat captain merchant loadmaster"
    b = board("held: 3/0", cards).do("card:3", "R>L", "stop", "end")
    assert (b.ask, b.actor) == ("act", 1)  # after `end` there is no `finish`
    b = board("held: 3/0", cards, "talents 0: 6").do("card:3", "bonus_only")
    assert b.ask == "finish"


def test_PQ3_uses_do_not_replace_the_main_action() -> None:
    b = board("held: 5/0 8/0", "talents 0: 40")
    assert {"use:5", "use:8"} <= set(b.options)  # two cards alike are different options
    b.do("use:8")
    assert (b.ask, b.actor, held(b, 0), bottom(b)) == ("act", 0, ["5"], ["8"])


def test_PQ4_bonus_only_belongs_to_the_first_question() -> None:
    cards = "cards: carrier carrier aristocrat captain merchant loadmaster"
    b = board(cards, "talents 0: 6").do("card:3")
    assert "bonus_only" in b.options
    b.do("R>L")
    assert "bonus_only" not in b.options
    assert b.why("bonus_only") == "P8.6"
    b = board(cards, "talents 0: 6").do("card:3", "bonus_only")
    assert (of(b, "blocked")[0], b.actor, b.ask) == (1, 1, "act")  # no `bonus` follows it


def test_PQ5_orders_that_matter_are_not_reduced() -> None:
    one = board(*PX7).do("take:1", "egypt1", "take:6", "greece1")
    other = board(*PX7).do("take:6", "greece1", "take:1", "egypt1")
    assert one.s.key() == other.s.key()  # both orders are open, also where they come to the same
    lines = [*PX7[:-1], "row 1: 1 2 6", "harbour: egypt1=3"]
    one = board(*lines).do("take:1", "egypt2", "take:2")
    other = board(*lines).do("take:2", "egypt2", "take:1")
    assert (dock(one, "egypt2")[0], bottom(one)) == ("1", ["2"])  # the later ship finds no dock
    assert (dock(other, "egypt2")[0], bottom(other)) == ("2", ["1"])
    assert bottom(board("held: 5/0 8/0", "talents 0: 40").do("use:8", "use:5")) == ["8", "5"]
    b = board("store 0: wine wine", "docks 0: rome1", CARRIER_FIRST).do("card:1")
    assert b.options == ["store:wine"]  # goods of a kind are offered once


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_PQ6_bounds_for_the_number_of_options(seats: int) -> None:
    g = game("porto")
    options = g.options(seats, {"load_any": "from_store"})
    for seed in range(12):
        dice = FastDice(seed)
        s = g.start(options)
        while s.actor != -2:
            if s.actor == -1:
                g.apply(s, g.pick(s, dice.below(g.weight(s))))
                continue
            legal, ask, p = g.legal(s), g.asks[s.ask].name, int(s.actor)
            own = bin(int(s.docks[p])).count("1")
            most = {
                "act": 8 + bin(int(s.held[p])).count("1"), "loadmaster": 13 + own, "sway": 2 * seats + 1,
                "pilot": 2 * (seats + 1), "errand": 7, "berth": 13,
            }  # fmt: skip
            assert len(legal) <= most.get(ask, 99)
            g.apply(s, legal[dice.below(len(legal))])


def test_every_question_is_asked_also_with_one_answer() -> None:
    b = board("reserve 0: 0", "docks 0: rome1", "harbour: rome1=11", "store 0: dye", CARRIER_FIRST)
    b.do("card:1")
    assert b.options == ["store:dye"]
    b.do("store:dye")
    assert b.options == ["dock:rome1"]
    assert not events(b, "carry")


def test_options_stand_in_the_order_of_the_rules() -> None:
    b = board(
        "held: 5/0 26/0", "talents 0: 40", "market: dye", "store 0: wine", "docks 0: rome1", "temple 0: 1",
        "cards: aristocrat merchant carrier carrier captain loadmaster",
    )  # fmt: skip
    assert b.options == ["card:1", "card:2", "card:3", "card:5", "card:6", "talents", "refill", "use:5", "use:26"]
