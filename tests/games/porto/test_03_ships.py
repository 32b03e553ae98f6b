"""Chapter 3: bring ships into the harbour."""

from __future__ import annotations

import pytest

from games.porto.seen import board, bottom, dock, events, held, of, row, shown
from kit.board import Board

PHASE_1 = ["decade: 2", "round: 0", "turn: -1", "ask: pilot"]


def last_turn(*lines: str) -> Board:
    """Seat 2 ends decade 1 by taking Talents; phase 1 of decade 2 follows."""
    return board("decade: 1", "round: 5", "turn: 2", *lines)


def test_a_decade_has_six_phases_in_order() -> None:  # P3.1
    b = last_turn("lighthouse 1: 1", "row 1: 1 6 11 16").do("talents")
    names: list[str] = []
    while b.ask != "act":
        b.do(b.options[0]) if b.actor >= 0 else b.draw(next(iter(b.chances)))
    for e in b.told:
        if e["event"] in ("decade", "moor", "shift_rows", "deal", "new_starter", "income", "market_good", "turn"):
            names += [e["event"]] if not names or names[-1] != e["event"] else []
    assert names == ["decade", "moor", "shift_rows", "deal", "new_starter", "income", "market_good", "turn"]


def test_only_row_1_arrives_choices_first() -> None:  # P3.2
    b = board(*PHASE_1, "lighthouse 1: 1", "row 1: 1 2 3 6", "row 2: 11 12 13 14").do(
        "take:3", "egypt1", "take:6", "greece2"
    )
    assert [(e["ship"], e["dock"]) for e in events(b, "moor")] == [
        ("3", "egypt1"), ("6", "greece2"), ("1", "egypt2"),
    ]  # fmt: skip
    assert bottom(b) == ["2"]
    assert row(b, 1) == ["11", "12", "13", "14"]
    assert board(*PHASE_1, "lighthouse 1: 1", "row 1: 1", "row 2: 11").why("take:11") == "P3.2"


@pytest.mark.parametrize(
    ("counts", "order"), [((1, 2, 3), [2, 1, 0]), ((2, 2, 2), [1, 2, 0]), ((0, 0, 4), [2]), ((3, 0, 3), [2, 0])]
)
def test_ranks_go_by_servants_then_clockwise_from_sp(counts: tuple[int, ...], order: list[int]) -> None:  # P3.3
    b = board(*PHASE_1, "sp: 1", *[f"lighthouse {p}: {n}" for p, n in enumerate(counts)], "row 1: 1 6 11 16")
    assert shown(b)["lighthouse"] == order
    asked = []
    while b.ask in ("pilot", "moor"):
        asked += [b.actor] if b.actor not in asked else []
        b.do(b.options[0])
    assert asked == order[: len(asked)]
    assert len(asked) == {3: 2, 1: 1, 2: 2}[len(order)]  # four ships: 2 + 2, or 2, or 2 + 2


def test_rank_1_takes_two_or_bans_one() -> None:  # P3.4
    lines = [*PHASE_1, "lighthouse 0: 2", "lighthouse 1: 1", "row 1: 1 6 11 16"]
    b = board(*lines)
    assert b.options == [f"{do}:{c}" for do in ("take", "ban") for c in (1, 6, 11, 16)]
    b.do("take:1")
    assert (b.ask, b.options) == ("moor", ["egypt1", "egypt2"])
    b.do("egypt2")
    assert (b.actor, b.options) == (0, ["take:6", "take:11", "take:16"])  # the first is placed before the second
    assert b.why("ban:6") == "P3.4"
    b = board(*lines).do("ban:6")
    assert (b.actor, bottom(b), row(b, 1)) == (1, ["6"], ["1", "-", "11", "16"])


def test_later_ranks_take_two_then_one_and_never_ban() -> None:  # P3.5
    lines = ["options: seats=5", *PHASE_1, *[f"lighthouse {p}: {5 - p}" for p in range(5)], "row 1: 1 6 11 16 21 26"]
    b = board(*lines).do("ban:1")
    assert b.why("ban:6") == "P3.5"
    asked = []
    while b.ask in ("pilot", "moor"):
        asked += [b.actor] if b.ask == "pilot" else []
        b.do(b.options[0])
    assert asked == [1, 1, 2, 3, 4]


def test_taking_is_compulsory_while_ships_are_left() -> None:  # P3.6
    b = board(*PHASE_1, "lighthouse 0: 2", "lighthouse 1: 1", "row 1: 1 6 11")
    assert all(o.startswith(("take", "ban")) for o in b.options)
    b.do("take:1", "egypt1", "take:6", "greece1")
    assert (b.actor, b.options) == (1, ["take:11"])
    b.do("take:11", "rome1")
    assert b.ask != "pilot"  # fewer ships than his number


def test_the_taker_chooses_among_free_docks() -> None:  # P3.7
    lines = [*PHASE_1, "lighthouse 0: 1", "row 1: 1 2 3"]
    b = board(*lines, "harbour: egypt1=4").do("take:1")
    assert (b.ask, b.options) == ("moor", ["egypt2"])
    assert b.why("egypt1") == b.why("rome1") == "P3.7"
    b.do("egypt2")
    b.do("take:2")  # no dock is free any more: it leaves and counts as one of his ships
    assert events(b, "leaves")[0]["ship"] == "2"
    assert bottom(b) == ["2", "3"]


def test_leftovers_arrive_from_the_top_dock_one_before_two() -> None:  # P3.8
    b = last_turn("row 1: 7 6 8 1", "harbour: egypt1=2").do("talents")
    assert [(e["ship"], e["dock"]) for e in events(b, "moor")] == [("7", "greece1"), ("6", "greece2"), ("1", "egypt2")]
    assert bottom(b) == ["8"]


def test_lighthouse_servants_stay() -> None:  # P3.9
    b = board(*PHASE_1, "lighthouse 0: 3", "row 1: 1").do("take:1", "egypt1").draw_any()
    assert of(b, "lighthouse")[0] == 3


def test_a_ship_stays_until_it_is_loaded() -> None:  # P3.10
    b = last_turn("harbour: rome1=11 egypt2=1").do("talents").draw_any()
    assert (int(b.s.decade), dock(b, "rome1")[0], dock(b, "egypt2")[0]) == (2, "11", "1")


def test_after_all_arrivals_docks_are_loaded_in_turn() -> None:  # P3.11
    b = last_turn(
        "sp: 0", "row 1: 11 16 21 3", "docks 1: rome1 iberia1", "docks 2: etruria1", "docks 0: egypt1",
        "harbour: rome1=-/dye iberia1=-/dye etruria1=-/dye egypt1=-/oil",
    ).do("talents")  # fmt: skip
    order = []
    while b.ask != "ship":
        if b.ask == "load":
            order.append((b.actor, list(b.options)))
            b.do(b.options[-1])
        else:
            b.do(b.options[-1])
    assert order == [(0, ["egypt1"]), (1, ["rome1", "iberia1"]), (1, ["rome1"]), (2, ["etruria1"])]
    assert [e["dock"] for e in events(b, "load")] == ["egypt1", "iberia1", "rome1", "etruria1"]


def test_rows_shift_after_the_loads_and_gaps_stay() -> None:  # P3.12
    b = last_turn("row 1: 11", "row 2: 1 - 6 -", "docks 0: rome1", "harbour: rome1=-/dye").do("talents", "rome1")
    assert row(b, 2) == ["1", "-", "6", "-"]  # not yet
    b.do("house").draw("ship:30", "ship:29", "ship:28", "ship:27")
    assert (row(b, 1), row(b, 2)) == (["1", "-", "6", "-"], ["30", "29", "28", "27"])


def test_a_short_deck_leaves_row_2_short() -> None:  # P3.12
    b = last_turn(
        "row 1: 1 2 3 4", "row 2: 6 7 8 9",
        "held: 5/0 10/0 12/0 13/0 14/0 15/0 17/0 18/0 19/0 20/0 22/0 23/0 24/0 25/0 27/0 28/0 29/0 30/0",
        "harbour: rome1=11 etruria1=16 iberia1=21", "bottom: 26",
    ).do("talents")  # fmt: skip
    assert [e["ship"] for e in events(b, "row_ship")] == ["26", "3", "4"]
    assert row(b, 2) == ["26", "3", "4", "-"]


def test_in_decade_1_nobody_steers_and_nothing_loads() -> None:  # P3.13
    b = Board("porto", seats=3, first_player=0).draw_any()
    while b.ask in ("berth", "quay", "gift"):
        b.do(b.options[-1])
    assert not events(b, "pilot")
    assert not events(b, "load")
    assert events(b, "moor")


def test_no_held_card_is_used_in_phase_1() -> None:  # P3.14
    b = board(*PHASE_1, "lighthouse 0: 1", "row 1: 1 6", "held: 28/0 5/0", "talents 0: 50")
    assert not [o for o in b.options if o.startswith("use")]
    b.do("take:1")
    assert b.options == ["egypt1", "egypt2"]
    assert held(b, 0) == ["28", "5"]
