"""Exhaustion and odd corners (PE1 to PE9)."""

from __future__ import annotations

import pytest

from cothon.games import game
from cothon.play.playout import Tally, random_game
from games.porto.seen import CAPTAIN_FIRST, CARRIER_FIRST, LOADMASTER_FIRST, board, events, of, row, shown
from games.porto.test_21_more_examples import CROWDED


def test_PE1_a_turn_always_has_an_option() -> None:
    b = board("reserve 0: 0", "cards: captain merchant carrier carrier loadmaster aristocrat")
    assert b.options == ["talents", "refill"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_PE2_length_is_bounded(seats: int) -> None:
    g = game("porto")
    options = g.options(seats, {"load_any": "from_store"})
    for seed in range(10):
        tally = Tally()
        random_game(g, options, seed, tally)
        assert 25 * seats < tally.decisions < g.longest(options)


def test_PE3_a_refill_with_an_empty_bag_is_legal() -> None:
    stores = ["dye dye dye dye", "dye dye wine wine", "wine wine wine wine", "oil oil oil oil", "oil oil grain grain"]
    b = board(
        "options: seats=5", *[f"store {p}: {g}" for p, g in enumerate(stores)], *[f"blocked {p}: 0" for p in range(5)],
        "docks 0: egypt1 egypt2 rome1 rome2", "docks 1: greece1 greece2 iberia1 iberia2", "docks 2: etruria1 etruria2",
        "harbour: egypt1=-/grain egypt2=-/grain rome1=-/grain rome2=-/grain greece1=-/metal greece2=-/metal "
        "iberia1=-/metal iberia2=-/metal etruria1=-/metal etruria2=-/metal",
    )  # fmt: skip
    assert sum(shown(b)["bag"].values()) == 0
    b.do("refill")
    assert (b.ask, b.options) == ("stock", ["none"])


def test_PE4_a_short_deck() -> None:
    crew = ["charter 0: 1", "temple 0: 1", "store 0: dye", "docks 0: rome1", CARRIER_FIRST]
    b = board(*CROWDED, "held: 5/1 10/1 15/0 20/1 25/1 30/1", *crew)
    assert shown(b)["deck"]["size"] == 0
    assert b.why("use:15") == "P13.8"
    b.do("card:1", "store:dye")
    assert (b.options, b.why("charter")) == (["dock:rome1"], "P9.4")
    gap = board("row 2: 1 - 2", "round: 5", "turn: 2").do("talents")
    assert row(gap, 1) == ["1", "-", "2", "-"]  # a gap moves with its row


def test_PE5_no_reserve() -> None:
    cards = "cards: carrier loadmaster aristocrat captain merchant carrier"
    b = board("reserve 0: 0", "store 0: wine", "docks 0: rome1", cards)
    assert [o for o in b.options if o.startswith("card")] == ["card:1", "card:2"]
    lines = [
        "decade: 2",
        "round: 0",
        "turn: -1",
        "ask: deal",
        "slot: 5",
        "cards: carrier carrier aristocrat captain merchant -",
    ]
    b = board(*lines, "reserve 0: 0").draw("deal:loadmaster")
    assert (of(b, "talents")[0], events(b, "income")[0]["talents"]) == (0, 0)


def test_PE6_everything_taken() -> None:
    assert board(CAPTAIN_FIRST, "charter 1: 1", "charter 2: 2").why("card:1") == "P8.5"
    held = [
        "docks 1: egypt1 egypt2 greece1 greece2 rome1 rome2",
        "docks 2: etruria1 etruria2 iberia1 iberia2 phoenicia1",
    ]
    b = board(LOADMASTER_FIRST, *held, "docks 0: phoenicia2").do("card:1")
    assert b.options == ["dissolve:phoenicia2"]
    b = board("palace: 1 1 1 1 1 2 2 2 2 2", "large 2: 5", "held: 5/0", "talents 0: 20").do("use:5")
    assert of(b, "large") == [1, 0, 5]  # the palace never fills up


def test_PE7_a_matching_good_never_waits() -> None:
    b = board("docks 0: rome1 egypt1", "harbour: rome1=12/dye egypt1=1", "store 0: oil", "held: 14/0", CARRIER_FIRST)
    b.do("card:1", "dock:rome1", "dock:egypt1")
    assert (events(b, "load")[0]["ship"], b.ask) == ("1", "point")
    b.do("house", "use:14")
    assert b.options == ["store:oil:rome1"]  # no good lies at a dock that `anygood` could load


def test_PE8_only_phase_1_gives_points_to_several() -> None:
    b = board(
        "round: 5", "turn: 2", "sp: 0", "row 1: 11 16", "docks 2: rome1", "docks 1: etruria1",
        "harbour: rome1=-/dye etruria1=-/dye",
    ).do("talents")  # fmt: skip
    assert (b.actor, b.options) == (1, ["etruria1"])
    b.do("etruria1", "house")
    if b.ask == "boon":
        b.do("decline")
    assert (b.actor, b.options) == (2, ["rome1"])


def test_PE9_rank_lists_are_always_broken() -> None:
    b = board("lighthouse 0: 2", "lighthouse 1: 2", "lighthouse 2: 2", "sp: 2")
    assert shown(b)["lighthouse"] == [2, 0, 1]
