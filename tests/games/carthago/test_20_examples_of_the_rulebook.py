"""Worked examples X1 to X13: those of the rulebook."""

from __future__ import annotations

from games.carthago.seen import (
    board,
    discard,
    discs,
    docks,
    neutrals,
    new_game,
    outside,
    played,
    player,
    scored,
    ships,
    shown,
    trade,
)

FOUR = "options: seats=4\n"


def test_X1_setup_with_two_and_three_players() -> None:  # C1.15, C2.5, C2.7
    b = new_game(2)
    assert len(docks(b)) == 3
    assert [s["seat"] for s in shown(b)["hall"]["seats"] if s["covered"]] == ["W6", "W7", "E7", "E6"]
    assert len(set(neutrals(b))) == 2
    b = new_game(3)
    assert len(docks(b)) == 4
    assert [s["seat"] for s in shown(b)["hall"]["seats"] if s["covered"]] == ["W6", "E7"]
    assert len(neutrals(b)) == 1


def test_X2_red_frees_a_circle_of_the_left_column() -> None:  # C4.3, C4.4, C5.2, C7.3, C7.4
    b = board(
        "options: seats=3\nround: 5\nfirst: 1\nstands: - residence residence\nfreed 0: 1 0 0\nmarkers:\n"
        "turn: 0\nhand 0: B-residence B-market T33 T1 T16 T31\nhand 1: B-market\nhand 2: B-market"
    )
    assert player(b, 0)["residence"]["seats"] == 0
    b.do("residence")
    assert shown(b)["now"]["cards_due"] == 3
    b.do("pay:B-residence", "pay:B-market", "pay:T33", "left", "pay:T1", "pay:T16", "pay:T31")
    assert player(b, 0)["residence"]["seats"] == 2
    assert discs(b)[0] == 5  # four before
    assert discard(b) == ["T1", "T16", "T31"]
    assert played(b, 0)[-1] == "T33"


def test_X2_the_space_cards_come_back_at_the_next_decade_change() -> None:  # C3.8
    b = board(
        "round: 5\nfirst: 1\nturn: 0\nstands: - residence\nneutrals: residence\nfreed 0: 1 0 0\nmarkers:\n"
        "hand 0: B-residence B-market T33 T1 T16 T31\nhand 1: B-market"
    )
    b.do("residence", "pay:B-residence", "pay:B-market", "pay:T33", "left", "pay:T1", "pay:T16", "pay:T31", "done")
    while b.ask != "income":
        b.draw(next(iter(b.chances)))
    assert trade(b, 0) == ["T33"]
    assert len(player(b, 0)["base"]) == 7
    assert {"T1", "T16", "T31"} <= set(discard(b))


YELLOW = (
    "options: seats=4\nturn: 2\nask: deliver\nspace: delivery\nmarkers: market residence\nfreed 2: 0 1 0\n"
    "docks: DY1 GL4/2 OI1 CE1 JE1\noutside: DY2 OI2\nregular: 0 0 1 0\nmarket: T60 T61 T62 T63 T64\n"
)


def test_X3_yellow_delivers_to_a_glass_ship() -> None:  # C9.2, C9.4, C9.5, C9.6, C9.7, C9.8
    b = board(f"{YELLOW}hand 2: T7 T3")
    b.do("trading:2", "give:T7")
    assert discard(b) == ["T7"]
    assert discs(b)[2] == 3
    assert ships(b, 2) == ["GL4"]
    b.draw("T1", "T4")  # 2 + 2 is below 5
    assert b.ask == "reveal"
    b.draw("T5")  # 4 more: 8
    assert b.ask == "ship"
    assert trade(b, 2) == ["T1", "T3", "T4", "T5"]
    b.draw("GL6")
    assert docks(b) == ["DY1", "OI1", "CE1", "JE1", "DY2"]
    assert outside(b) == ["OI2", "GL6"]
    assert b.options == ["regular", "palette", "stop"]  # she could use Palette at once


def test_X4_yellow_fails_with_a_warship() -> None:  # C9.9, C9.10, C9.11, C9.14
    b = board(f"{YELLOW}traded: yes\nhand 2: T3 T9")
    assert player(b, 2)["strength"] == 3
    b.do("regular", "give:T3").draw("CE4")
    assert b.ask == "failure_card"
    b.draw("T70")
    assert shown(b)["under"] == ["CE4"]
    assert trade(b, 2) == ["T9", "T70"]
    assert ships(b, 2) == []


def test_X5_yellow_puts_the_returned_disc_on_a_tile() -> None:  # C9.16, C9.17, C10.6, C10.7
    b = board(f"{YELLOW}traded: yes\nhand 2: T9 T3\ntiles: hall1/0/1 residence1/3")
    b.do("regular", "give:T9").draw("CE4", "T5")
    assert b.options == ["tile:hall1", "tile:residence1", "none"]
    b.do("tile:hall1")
    assert shown(b)["now"]["coins_due"] == 8
    b.do("coin:T3", "coin:T5")  # 5 + 4
    assert [s["disc"] for s in shown(b)["tiles"][0]["spaces"]] == [0, 1, 2]
    assert not [e for e in b.told if e["event"] == "marker_moves"]


BLACK = (
    "turn: 1\nactive 1: DY1 DY2 JE1\ninactive 1: DY3 JE2 CE1\nfreed 1: 2 0 2\nseats: W6/1 W8/1 E9/1\n"
    "forum: 0 1 0 0\ntiles: coins/1 ships/1\nhand 1: T9 T12 T15 T5"
)


def test_X6_blacks_final_score_is_57() -> None:  # C12.9, C12.11, C13.2, C13.3
    account = scored(f"{FOUR}{BLACK}")
    assert [account[k][1] for k in ("seats of the left column", "seats for emptied columns")] == [2, 1]
    assert [account[k][1] for k in ("discs on small guild seats", "discs in the forum")] == [3, 1]
    assert account["guild seats"][1] == 7
    assert account["ships"][1] == 6
    assert account["guild seats x ships"][1] == 42
    assert account["tile Coins"][1] == 7  # 22 coins
    assert account["tile Ship Cards"][1] == 8
    assert account["score"][1] == 57


def test_X6_under_single_it_is_56() -> None:  # C17.1
    account = scored(f"options: seats=4 set_scoring=single\n{BLACK}")
    assert account["tile Ship Cards"][1] == 7
    assert account["score"][1] == 56


def test_X7_achievement_tiles() -> None:  # C12.4
    assert scored(f"{FOUR}tiles: achievements/0 hall2/0 coins/0")["tile Achievement Tiles"][0] == 6


def test_X8_residence_1() -> None:  # C12.5
    assert scored(f"{FOUR}tiles: residence1/0\nfreed 0: 2 1 1")["tile Residence 1"][0] == 12


def test_X9_guild_hall_2() -> None:  # C12.6
    text = f"{FOUR}tiles: hall2/0\nseats: W10/0 W8/0 W9/0 E10/0\nforum: 1 0 0 0\nfreed 0: 1 1 1"
    assert scored(text)["tile Guild Hall 2"][0] == 9


def test_X10_ship_cards() -> None:  # C12.11, C17.1
    text = "tiles: ships/0\nactive 0: DY1 DY2 GL1 GL2 JE1 CE1"
    assert scored(f"{FOUR}{text}")["tile Ship Cards"][0] == 9
    assert scored(f"options: seats=4 set_scoring=single\n{text}")["tile Ship Cards"][0] == 8


def test_X11_coins_are_capped() -> None:  # C12.1, C12.9
    assert scored(f"{FOUR}tiles: coins/0\nhand 0: T9 T12 T15 T18 T21 T30 T36")["tile Coins"][0] == 12  # 42 coins


def test_X12_residence_2() -> None:  # C12.9
    assert scored(f"{FOUR}tiles: residence2/0\nfreed 0: 1 0 0")["tile Residence 2"][0] == 9


def test_X13_goods() -> None:  # C12.10, C12.11, C17.1
    text = "tiles: goods/0\nhand 0: T1 T2 T3 T7 T8 T9 T13 T10"
    assert scored(f"{FOUR}{text}")["tile Goods"][0] == 10
    assert scored(f"options: seats=4 set_scoring=single\n{text}")["tile Goods"][0] == 8
