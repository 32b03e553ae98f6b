"""Chapter 3: decades and rounds."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.play.dice import FastDice
from games.carthago.seen import (
    LAST,
    all_ships_but,
    board,
    change_decade,
    discard,
    docks,
    events,
    markers,
    market,
    neutrals,
    new_game,
    outside,
    player,
    shown,
    step,
    trade,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_decades_of_five_rounds_with_one_turn_each(seats: int) -> None:  # C3.1
    b = new_game(seats, 5)
    while b.ask in ("lend", "berth"):
        b.do(b.options[-1])
    turns: list[tuple[int, int, int]] = []
    first = {1: shown(b)["first"]}
    dice = FastDice(3)
    while b.actor != OVER:
        if b.ask == "action" and b.s.used == 0:  # type: ignore[attr-defined]
            turns.append((shown(b)["decade"], shown(b)["round"], b.actor))
            first[shown(b)["decade"]] = shown(b)["first"]
        step(b.s, dice)
    turns = list(dict.fromkeys(turns))
    expected = [(d, r, (first[d] + i) % seats) for d in (1, 2, 3) for r in range(1, 6) for i in range(seats)]
    assert turns == expected


def test_the_start_player_stays_for_all_rounds_of_a_decade() -> None:  # C3.2
    b = board("first: 1\nturn: 0\nround: 2\nhand 0: B-market").do("pass").draw("T70")
    assert (shown(b)["first"], shown(b)["round"], b.actor) == (1, 3, 1)


def test_after_round_5_of_decade_3_the_game_ends_at_once() -> None:  # C3.3
    b = board(f"decade: 3\n{LAST}\nmarket: T1 T2").do("pass").draw("T70")
    assert b.ask == "over"
    assert market(b) == ["T1", "T2"]


def test_after_round_5_of_decade_1_the_decade_changes_step_by_step() -> None:  # C3.3
    b = change_decade()
    while b.ask == "income":
        b.draw_any()
    names = [e["event"] for e in b.told]
    order = ["decade", "market_card", "ship_under", "row_moves", "ship_card", "starter", "cards_back", "income", "turn"]
    assert [names.index(n) for n in order] == sorted(names.index(n) for n in order)


def test_the_new_decade_begins_with_round_1_and_opens_its_tiles() -> None:  # C3.4
    b = change_decade("tiles: hall1 achievements victory ships coins goods")
    assert (shown(b)["decade"], shown(b)["round"]) == (2, 1)
    assert [t["tile"] for t in shown(b)["tiles"] if t["current"]] == ["victory", "ships"]
    after = board("decade: 2\nask: after\nspace: market\nhand 0: T9")
    assert "tile:hall2" in after.options
    assert after.why("tile:hall1") == "C10.5"


def test_the_market_is_discarded_and_five_new_cards_come() -> None:  # C3.5
    b = change_decade()
    assert market(b) == ["T41", "T42", "T43", "T44", "T45"]
    assert discard(b) == ["T1", "T2", "T3", "T4", "T5"]


def test_the_front_ship_goes_under_the_pile_and_the_row_moves_up() -> None:  # C3.6
    b = change_decade("docks: DY1 OI2/1 GL3\noutside: CE4 JE5")
    assert docks(b) == ["OI2", "GL3/1", "CE4"]  # the disc stays at dock 2
    assert outside(b) == ["JE5", "DY6"]
    assert shown(b)["under"] == ["DY1"]


def test_a_disc_stays_on_its_dock() -> None:  # C3.6
    assert docks(change_decade("docks: DY1/0 OI2 GL3\noutside: CE4 JE5"))[0] == "OI2/0"


def test_ships_do_not_move_while_the_harbours_are_closed() -> None:  # C3.6
    text = f"closed: yes\ndocks: DY1 - OI2\noutside: GL3 CE4\ninactive 1: {all_ships_but('DY1 OI2 GL3 CE4')}"
    b = board(f"{LAST}\nmarket: T1\n{text}").do("pass").draw("T70", "T41", "T42", "T43", "T44", "T45")
    assert b.ask == "income"
    assert docks(b) == ["DY1", "-", "OI2"]
    assert outside(b) == ["GL3", "CE4"]


def test_most_available_discs_make_the_start_player() -> None:  # C3.7
    assert shown(change_decade("freed 0: 1 0 0"))["first"] == 0
    assert shown(change_decade("freed 1: 1 0 0"))["first"] == 1
    # A disc on a dock does not count.
    assert shown(change_decade("freed 0: 1 0 0\ndocks: DY1/0 OI1 GL1\noutside: CE1 JE1"))["first"] == 1


def test_ties_go_to_the_next_player_clockwise_after_the_old_start_player() -> None:  # C3.7
    assert shown(change_decade())["first"] == 1
    assert shown(change_decade("freed 0: 1 0 0\nfreed 1: 1 0 0"))["first"] == 1


def test_played_cards_come_back_then_income_is_dealt_in_the_new_turn_order() -> None:  # C3.8
    b = change_decade("played 0: T10 T11\nplayed 1: T12")
    assert trade(b, 0) == ["T10", "T11"]
    assert trade(b, 1) == ["T12", "T70"]
    assert len(player(b, 0)["base"]) == len(player(b, 1)["base"]) == 7
    assert b.ask == "income"
    b.draw("T20", "T21", "T22", "T23")
    assert trade(b, 1) == ["T12", "T20", "T21", "T70"]
    assert trade(b, 0) == ["T10", "T11", "T22", "T23"]
    assert (b.ask, b.actor) == ("action", 1)


def test_the_third_decade_brings_one_card_each() -> None:  # C3.8
    b = change_decade("decade: 2").draw("T20", "T21")
    assert (trade(b, 1), trade(b, 0)) == (["T20", "T70"], ["T21"])
    assert b.ask == "action"


def test_action_discs_leave_but_neutral_discs_and_markers_stay() -> None:  # C3.9
    b = change_decade("stands: market delivery\nmarkers: residence delivery\nneutrals: market residence")
    b.draw("T20", "T21", "T22", "T23")
    assert [p["stands"] for p in shown(b)["players"]] == [None, None]
    assert markers(b) == ["residence", "delivery"]
    assert neutrals(b) == ["market", "residence"]


def test_ships_keep_their_side_at_a_decade_change() -> None:  # C3.10
    b = change_decade("active 0: OI1\ninactive 0: GL2\nactive 1: CE3")
    assert [(s["ship"], s["active"]) for s in player(b, 0)["ships"]] == [("OI1", True), ("GL2", False)]
    assert [(s["ship"], s["active"]) for s in player(b, 1)["ships"]] == [("CE3", True)]


def test_events_tell_the_turn() -> None:  # C3.1
    b = board("hand 0: B-market").do("pass").draw("T70")
    assert events(b, "turn")[0] == {"event": "turn", "seat": 1, "decade": 1, "round": 1}
