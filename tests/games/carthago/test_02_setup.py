"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from games.carthago.seen import (
    G,
    board,
    discard,
    discs,
    docks,
    events,
    markers,
    market,
    neutrals,
    new_game,
    outside,
    player,
    shown,
    trade,
)
from kit.board import Board


def ships_laid_out(seats: int) -> Board:
    b = Board("carthago", seats=seats).draw("T1", "T2", "T3", "T4", "T5")
    return b.draw(*["DY1", "DY2", "DY3", "DY4", "DY5", "DY6", "OI1"][: seats + 3])


def test_five_market_cards_are_dealt_from_75() -> None:  # C2.1
    b = Board("carthago", seats=2)
    assert len(b.chances) == 75
    b.draw("T9", "T1", "T30", "T75", "T2")
    assert market(b) == ["T1", "T2", "T9", "T30", "T75"]
    assert b.ask == "ship"


@pytest.mark.parametrize(("seats", "left"), [(2, 25), (3, 24), (4, 23)])
def test_ships_come_to_dock_1_first_then_outside_first_place_first(seats: int, left: int) -> None:  # C2.2
    b = ships_laid_out(seats)
    row = ["DY1", "DY2", "DY3", "DY4", "DY5", "DY6", "OI1"]
    assert docks(b) == row[: seats + 1]
    assert outside(b) == row[seats + 1 : seats + 3]
    assert shown(b)["ship_pile"] == left


def test_the_game_starts_with_decade_1_round_1() -> None:  # C2.3
    b = new_game(3)
    assert (shown(b)["decade"], shown(b)["round"]) == (1, 1)


def test_cards_are_turned_up_until_the_second_different_action() -> None:  # C2.4
    b = ships_laid_out(4)
    assert b.ask == "marker_card"
    b.draw("T6", "T7", "T8")
    assert b.ask == "marker_card"
    assert markers(b) == ["market"]
    b.draw("T31")
    assert markers(b) == ["market", "trading_dock"]
    assert discard(b) == ["T6", "T7", "T8", "T31"]
    assert b.ask == "tiles"


@pytest.mark.parametrize(("seats", "cards", "spaces"), [
    (2, ["T9", "T10", "T61"], ["market", "delivery"]), (3, ["T61"], ["delivery"]), (4, [], []),
])  # fmt: skip
def test_neutral_action_discs_come_by_a_new_drawing(seats: int, cards: list[str], spaces: list[str]) -> None:  # C2.5
    b = ships_laid_out(seats).draw("T6", "T16").draw(*cards)
    assert b.ask == "tiles"
    assert neutrals(b) == spaces


def test_a_neutral_disc_may_share_a_space_with_a_marker_but_never_with_another() -> None:  # C2.6
    b = ships_laid_out(2).draw("T6", "T16", "T7", "T8", "T17")
    assert neutrals(b) == markers(b) == ["market", "residence"]
    for seed in range(20):
        s = new_game(2, seed)
        assert (len(neutrals(s)), len(markers(s))) == (2, 2)


@pytest.mark.parametrize(("seats", "covered"), [(2, ["W6", "W7", "E7", "E6"]), (3, ["W6", "E7"]), (4, [])])
def test_neutral_discs_cover_guild_seats_for_good(seats: int, covered: list[str]) -> None:  # C2.7
    b = new_game(seats)
    assert [s["seat"] for s in shown(b)["hall"]["seats"] if s["covered"]] == covered
    b = board(f"options: seats={seats}\nask: after\nspace: market\nhand 0: T9 T12")
    offered = [a for a in b.options if a.startswith("seat:")]
    assert not {f"seat:{name}" for name in covered} & set(offered)
    for name in covered:
        assert b.why(f"seat:{name}") == "C2.7"


def test_two_of_three_tiles_of_each_decade_are_laid_out() -> None:  # C2.8
    b = ships_laid_out(4).draw("T6", "T16")
    assert b.chances == {"hall1+achievements": 1, "hall1+residence1": 1, "achievements+residence1": 1}
    b.draw("hall1+residence1")
    assert list(b.chances) == ["hall2+victory", "hall2+ships", "victory+ships"]
    b.draw("victory+ships", "coins+goods")
    assert [t["tile"] for t in shown(b)["tiles"]] == ["hall1", "residence1", "victory", "ships", "coins", "goods"]
    assert b.ask == "income"


def test_eight_discs_lie_on_the_residence_and_three_beside_it() -> None:  # C2.9
    b = new_game(4)
    assert discs(b) == [3, 3, 3, 3]
    home = player(b, 2)["residence"]
    assert sum(home["left"] + home["middle"] + home["right"]) == 8


def test_each_player_draws_three_trade_cards_seat_0_first() -> None:  # C2.10
    b = ships_laid_out(3).draw("T6", "T16", "T17", "hall1+residence1", "victory+ships", "coins+goods")
    b.draw("T20", "T21", "T22", "T23", "T24", "T25", "T26", "T27", "T28")
    assert [trade(b, p) for p in range(3)] == [["T20", "T21", "T22"], ["T23", "T24", "T25"], ["T26", "T27", "T28"]]
    assert all(len(player(b, p)["base"]) == 7 for p in range(3))
    assert b.ask == "starter"


def test_the_start_player_is_drawn_with_equal_chances() -> None:  # C2.11
    b = ships_laid_out(3).draw("T6", "T16", "T17", "hall1+residence1", "victory+ships", "coins+goods")
    b.draw(*[f"T{i}" for i in range(20, 29)])
    assert b.chances == {"seat:0": 1, "seat:1": 1, "seat:2": 1}
    b.draw("seat:1")
    assert shown(b)["first"] == 1


def test_start_discs_are_lent_in_reverse_turn_order() -> None:  # C2.12
    b = new_game(4, start_player="first")
    asked = []
    while b.ask == "lend":
        asked.append(b.actor)
        b.do("left", "warship") if b.actor == 2 else b.do("keep")
    assert asked == [3, 2, 1, 0]
    assert (b.ask, b.actor) == ("action", 0)
    assert shown(b)["warships"]["regular"] == [2]


def test_a_start_disc_goes_to_an_unoccupied_dock_only() -> None:  # C2.12
    b = new_game(2, start_player="first").do("right", "trading:2")
    b.do("left")
    assert b.options == ["trading:1", "trading:3", "warship"]
    assert b.why("trading:2") == "C2.12"
    assert b.why("trading:4") == "C1.15"


def test_all_regular_docks_can_be_full_for_start_discs() -> None:  # C2.12
    b = new_game(4, start_player="first", warship_docks=2).do("left", "warship", "left", "warship", "left")
    assert b.why("warship") == "C2.12"


def test_the_start_disc_frees_the_top_circle_and_nothing_is_paid() -> None:  # C2.13
    b = new_game(2, start_player="first")
    before = trade(b, 1)
    b.do("middle", "trading:1")
    assert player(b, 1)["residence"]["middle"] == [0, 1]
    assert player(b, 1)["strength"] == 3
    assert discs(b)[1] == 3
    assert trade(b, 1) == before
    assert events(b, "lend")[0]["column"] == "middle"


def test_a_start_disc_of_the_right_column_is_one_disc() -> None:  # C2.13
    b = new_game(2, start_player="first").do("right", "trading:1")
    assert player(b, 1)["residence"]["right"] == [0, 2]


def test_the_anchor_is_not_for_start_discs() -> None:  # C2.14
    b = new_game(2, start_player="first").do("left")
    assert "anchor" not in b.options
    assert "berth" not in G.actions[G.actions.id("anchor")].asks


def test_action_discs_start_off_the_board() -> None:  # C2.15
    assert [p["stands"] for p in shown(new_game(4))["players"]] == [None] * 4
