"""Chapter 13: privileges."""

from __future__ import annotations

import pytest

from games.porto.seen import (
    CARRIER_FIRST,
    bag,
    board,
    bottom,
    dock,
    events,
    held,
    of,
    path,
    row,
    store,
    top,
)
from games.porto.test_21_more_examples import CROWDED
from kit.board import Board


def loaded(ship: str, *lines: str) -> Board:
    """Seat 0 has just loaded this ship and placed its point."""
    civ = ["egypt", "greece", "rome", "etruria", "iberia", "phoenicia"][(int(ship) - 1) // 5]
    good = ["dye", "wine", "oil", "grain", "metal"][(int(ship) - 1) % 5]
    b = board(CARRIER_FIRST, f"docks 0: {civ}1", f"harbour: {civ}1={ship}", f"store 0: {good}", *lines)
    return b.do("card:1", f"store:{good}", f"dock:{civ}1", "house")


def test_a_privilege_works_once_then_the_card_goes_under_the_deck() -> None:  # P13.1
    b = loaded("4").do("use")
    assert (bottom(b), held(b, 0)) == (["4"], [])
    b = loaded("5", "talents 0: 5")
    assert held(b, 0) == ["5"]
    b.do("use:5")
    assert (held(b, 0), bottom(b), of(b, "palace")[0]) == ([], ["5"], 1)


@pytest.mark.parametrize("ship", ["4", "2", "6"])
def test_an_immediate_privilege_is_used_or_lost(ship: str) -> None:  # P13.2
    b = loaded(ship)
    assert (b.ask, b.options) == ("boon", ["use", "decline"])
    b.do("decline")
    assert (bottom(b), held(b, 0), b.actor) == ([ship], [], 1)


def test_what_immediate_privileges_do() -> None:  # P13.3
    b = loaded("4").do("use")
    assert of(b, "talents")[0] == 13
    b = loaded("2").do("use")
    assert (b.ask, bottom(b)) == ("point", [])
    b.do("house")
    assert (of(b, "points")[0], bottom(b)) == (2, ["2"])
    b = loaded("6").do("use")
    assert path(b) == [0]
    full = "path: 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2"
    assert loaded("6", full).options == ["decline"]
    assert loaded("6", full).why("use") == "P13.3"


def test_other_cards_are_held_in_order_of_gain() -> None:  # P13.4
    b = loaded("26", "held: 15/0 5/1 3/0")
    assert (held(b, 0), held(b, 1)) == (["15", "3", "26"], ["5"])
    assert b.game.show(b.game.mask(b.s, None))["players"][0]["held"]  # face up


def test_held_cards_are_offered_in_three_questions_only() -> None:  # P13.5
    lines = ["held: 5/0 28/1", "talents 0: 40", "points 0: 6", "row 1: 1", "market: dye"]
    b = board(*lines, "cards: carrier carrier aristocrat captain merchant loadmaster")
    assert "use:5" in b.options
    assert b.why("use:28") == "P13.5"
    b.do("card:5")
    assert b.options == ["dye", "bonus_only"]  # never inside an action
    b.do("dye")
    assert (b.ask, b.options) == ("bonus", ["take", "use:5", "end"])
    b.do("take")
    assert (b.ask, b.options) == ("finish", ["use:5", "done"])
    b.do("use:5")
    assert (of(b, "palace")[0], b.actor, b.options[-1]) == (2, 1, "use:28")


def test_several_held_cards_may_be_used_in_one_turn() -> None:  # P13.5
    b = board("held: 5/0 8/0 16/0", "talents 0: 40").do("use:8", "use:5", "use:16")
    assert (bottom(b), of(b, "palace")[0], b.ask) == (["8", "5", "16"], 3, "act")


def test_held_cards_are_kept_for_later_turns() -> None:  # P13.6
    b = loaded("5")
    assert b.ask == "finish"
    b.do("done", "talents", "talents")
    assert (held(b, 0), b.actor, "use:5" in b.options) == (["5"], 0, True)


def test_a_card_won_outside_the_own_turn_lasts_through_the_next() -> None:  # P13.6
    b = board("options: privilege_timing=this_turn", "held: 5/1 3/0 8/1", "turn: 0").do("talents", "done")
    assert (held(b, 0), held(b, 1), bottom(b)) == ([], ["5", "8"], ["3"])
    b.do("talents", "done")
    assert (held(b, 1), bottom(b)) == ([], ["3", "5", "8"])


def test_a_used_card_goes_under_the_deck_before_the_load_it_causes() -> None:  # P13.7
    b = board("docks 0: rome1", "harbour: rome1=13/wine", "held: 14/0").do("use:14", "dock:rome1", "house", "use")
    assert bottom(b) == ["14", "13"]
    b = board("row 1: 1 2 3", "harbour: egypt1=4 egypt2=5", "held: 28/0").do("use:28", "2").draw("ship:9")
    assert bottom(b) == ["2", "28"]  # the effect itself comes first


def test_look_sees_three_cards_and_sorts_them() -> None:  # P13.8
    b = board("held: 15/0").do("use:15")
    b.draw("ship:7").draw("ship:3").draw("ship:20")
    assert (b.ask, sorted(b.options, key=int)) == ("sort", ["3", "7", "20"])
    b.do("20")
    assert b.why("20") == b.why("5") == "P13.8"
    b.do("3")
    assert (top(b), b.ask, bottom(b)) == (["20", "3", "7"], "act", ["15"])


def test_look_is_not_usable_without_a_deck() -> None:  # P13.8
    b = board(*CROWDED, "held: 15/0 5/1 10/1 20/1 25/1 30/1")
    assert b.why("use:15") == "P13.8"


@pytest.mark.parametrize("load_any", ["at_dock", "from_store"])
def test_anygood_loads_a_ship_with_a_wrong_good(load_any: str) -> None:  # P13.9
    lines = [
        f"options: load_any={load_any}",
        "docks 0: rome1 egypt1",
        "docks 1: iberia1",
        "harbour: rome1=11/wine egypt1=1 iberia1=21/oil",
        "held: 14/0",
    ]
    b = board(*lines).do("use:14")
    assert b.options == ["dock:rome1"]
    assert [b.why(f"dock:{d}") for d in ("egypt1", "iberia1", "greece1")] == ["P13.9"] * 3
    b.do("dock:rome1", "house")
    assert (of(b, "talents")[0], held(b, 0), bag(b)["wine"]) == (11, ["11"], 6)
    b = board(lines[0], "docks 0: rome1", "harbour: rome1=11", "held: 14/0")
    assert b.why("use:14") == ("P13.9" if load_any == "at_dock" else "P13.10")


def test_anygood_takes_the_good_from_the_storehouse() -> None:  # P13.10
    lines = ["store 0: dye oil", "docks 0: rome1 rome2 egypt1", "harbour: rome1=11 rome2=12/oil egypt1=1", "held: 14/0"]
    b = board(*lines).do("use:14")
    assert b.options == [
        "dock:rome2", "store:dye:egypt1", "store:dye:rome1", "store:oil:egypt1", "store:oil:rome1",
    ]  # fmt: skip
    assert b.why("store:dye:rome2") == b.why("store:wine:rome1") == b.why("store:dye:iberia1") == "P13.10"
    b.do("store:dye:rome1", "house")  # also the right colour
    assert (of(b, "talents")[0], store(b, 0), dock(b, "rome1")) == (11, ["oil"], (None, None, None))
    for heading in ("options: load_any=at_dock", "rules: 1"):  # which was usual in version 1
        b = board(heading, *lines).do("use:14")
        assert (b.options, b.why("store:dye:rome1")) == (["dock:rome2"], "P13.10")


def test_move3_moves_servants_of_any_players() -> None:  # P13.11
    b = board("held: 3/0", "temple 1: 2", "lighthouse 2: 1", "temple 0: 1").do("use:3")
    assert sorted(b.options) == ["0:T>L", "1:T>L", "2:L>T"]
    assert b.why("stop") == b.why("0:L>T") == "P13.11"
    b.do("0:T>L", "1:T>L", "1:T>L")
    assert (of(b, "temple"), of(b, "lighthouse"), b.ask) == ([0, 0, 0], [1, 2, 1], "act")  # three, then it ends
    b = board("held: 3/0", "temple 1: 2").do("use:3", "1:T>L", "stop")
    assert (of(b, "lighthouse")[1], bottom(b)) == (1, ["3"])
    b = board("held: 3/0", "temple 1: 1", "lighthouse 1: 1").do("use:3", "1:T>L")
    assert b.ask == "act"  # no owner is moved in both directions
    assert board("held: 3/0").why("use:3") == "P13.11"


def test_the_palace_card_needs_no_points() -> None:  # P13.12
    b = board("held: 5/0", "talents 0: 7", "palace: 1").do("use:5")
    assert (of(b, "palace")[0], of(b, "talents")[0], of(b, "points")[0], b.ask) == (1, 0, 0, "act")
    assert board("held: 5/0", "talents 0: 5").why("use:5") == "P13.12"
    assert board("held: 5/0", "talents 0: 9", "reserve 0: 0").why("use:5") == "P13.12"
    cards = "cards: carrier carrier merchant captain aristocrat loadmaster"
    b = board("held: 5/0", "talents 0: 30", "points 0: 9", cards).do("card:5", "R>T", "stop", "use:5", "take")
    assert of(b, "palace")[0] == 2  # on top of the bonus


@pytest.mark.parametrize(
    ("harbour", "lands"), [("rome2=12", "rome1"), ("rome1=12", "rome2"), ("rome1=12 rome2=14", None)]
)
def test_bring_takes_a_ship_of_row_1(harbour: str, lands: str | None) -> None:  # P13.13
    b = board(f"harbour: {harbour}", "row 1: 1 11 3", "row 2: 4 6 7", "held: 28/0").do("use:28")
    assert (b.ask, b.options) == ("summon", ["1", "3", "11"])
    assert b.why("4") == "P13.13"
    b.do("11").draw("ship:30")
    assert (row(b, 1), row(b, 2)) == (["1", "6", "3", "-"], ["4", "30", "7", "-"])
    if lands:
        assert dock(b, lands)[0] == "11"
    else:
        assert bottom(b) == ["11", "28"]
    assert board("row 2: 4", "held: 28/0").why("use:28") == "P13.13"


def test_the_order_of_bring() -> None:  # P13.14
    b = board("row 1: 11 1", "row 2: - 2", "docks 1: rome1", "harbour: rome1=-/dye", "held: 28/0")
    b.do("use:28", "11").draw("ship:30")
    names = [e["event"] for e in b.told]
    assert names == ["use", "moor", "row_ship", "under", "load"]
    assert (row(b, 1)[0], row(b, 2)[0]) == ("-", "30")  # an empty place of row 2 leaves row 1 empty there


def test_bring_draws_nothing_from_an_empty_deck() -> None:  # P13.14
    b = board(
        "options: seats=5", "row 1: 3 8 13 18 23 1", "row 2: 4 9 14 19 24 29",
        "harbour: egypt1=2 greece1=6 greece2=7 rome1=11 rome2=12 etruria1=16 etruria2=17 iberia1=21 iberia2=22 "
        "phoenicia1=26 phoenicia2=27",
        "held: 28/0 5/1 10/1 15/1 20/1 25/1 30/1",
    ).do("use:28", "1")  # fmt: skip
    assert (b.ask, row(b, 1)[5], row(b, 2)[5], bottom(b)) == ("act", "29", "-", ["28"])
    assert [e["event"] for e in events(b, "row_ship")] == []
