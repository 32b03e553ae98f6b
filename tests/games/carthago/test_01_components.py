"""Chapter 1: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.core.arr import ints
from cothon.games.carthago import pieces
from cothon.games.carthago.pieces import COIN, TABLES, action_of, good_of
from games.carthago.seen import board, docks, hand, new_game, player, shown

CARDS = TABLES["trade_cards"]["cards"]
SHIPS = TABLES["ship_cards"]["cards"]
GOODS = ["dyes", "oils", "glass", "cedar", "jewelry"]
SPACES = ["market", "residence", "trading_dock", "warship_dock", "delivery"]


def test_a_screen_shows_all_six_boards() -> None:  # C1.1
    b = new_game(4)
    for name in ("spaces", "market", "decade", "tiles", "docks", "warships", "hall"):
        assert name in shown(b)
    assert [s["space"] for s in shown(b)["spaces"]] == SPACES


def test_75_trade_cards_show_an_action_a_good_and_2_to_6_coins() -> None:  # C1.2
    assert len(CARDS) == 75
    assert {c["coin"] for c in CARDS} == {2, 3, 4, 5, 6}
    assert {c["good"] for c in CARDS} == set(GOODS)
    assert {c["action"] for c in CARDS} == set(SPACES)


def test_attributes_are_spread_evenly_and_no_two_cards_are_alike() -> None:  # C1.3
    assert set(Counter(c["action"] for c in CARDS).values()) == {15}
    assert set(Counter(c["good"] for c in CARDS).values()) == {15}
    assert set(Counter(c["coin"] for c in CARDS).values()) == {15}
    assert set(Counter((c["action"], c["good"]) for c in CARDS).values()) == {3}
    assert sum(c["coin"] for c in CARDS) == 300
    assert len({(c["action"], c["good"], c["coin"]) for c in CARDS}) == 75


@pytest.mark.parametrize(
    ("number", "face"),
    [
        (1, ("market", "dyes", 2)),
        (2, ("market", "dyes", 3)),
        (3, ("market", "dyes", 5)),
        (4, ("market", "oils", 2)),
        (15, ("market", "jewelry", 6)),
        (22, ("residence", "glass", 2)),
        (43, ("trading_dock", "jewelry", 2)),
        (60, ("warship_dock", "jewelry", 6)),
        (75, ("delivery", "jewelry", 5)),
    ],
)
def test_cards_are_numbered_row_by_row_cell_by_cell_coins_ascending(
    number: int, face: tuple[str, str, int]
) -> None:  # C1.4
    c = number - 1
    assert (SPACES[action_of(c)], GOODS[good_of(c)], int(COIN[c])) == face
    card = CARDS[c]
    assert (card["id"], card["action"], card["good"], card["coin"]) == (number, *face)


def test_the_literals_of_the_rules_agree_with_the_data_file() -> None:  # C1.4
    for c, card in enumerate(CARDS):
        assert (SPACES[action_of(c)], GOODS[good_of(c)]) == (card["action"], card["good"])
        assert COIN[c] == card["coin"]
    effects = TABLES["effects"]["values"]
    assert [effects.index(n) for n in ("embargo", "palette", "commando", "favour", "opulence")] == [0, 1, 2, 3, 4]
    assert [pieces.EMBARGO, pieces.PALETTE, pieces.COMMANDO, pieces.FAVOUR, pieces.OPULENCE] == [0, 1, 2, 3, 4]
    assert [effects.index(n) for n in ("legacy", "intrigue", "luxury", "escorts")] == [
        pieces.LEGACY,
        pieces.INTRIGUE,
        pieces.LUXURY,
        pieces.ESCORTS,
    ]
    assert TABLES["structure"]["market_size"] == pieces.MARKET_SIZE
    assert ints(pieces.INCOME)[1:] == [TABLES["structure"]["income"][d] for d in "123"]
    assert TABLES["influence_discs"]["per_player"] == pieces.DISCS
    assert TABLES["influence_discs"]["available"] == pieces.START_DISCS
    assert TABLES["residence_strength"]["escorts_bonus"] == pieces.ESCORTS_BONUS
    tiles = [t["id"] for t in TABLES["achievement_tiles"]["tiles"]]
    named = [pieces.HALL1, pieces.ACHIEVEMENTS, pieces.RESIDENCE1, pieces.HALL2, pieces.VICTORY, pieces.SHIP_TILE]
    assert [tiles[t] for t in named] == ["hall1", "achievements", "residence1", "hall2", "victory", "ships"]
    assert [tiles[t] for t in (pieces.COINS, pieces.RESIDENCE2, pieces.GOODS_TILE)] == ["coins", "residence2", "goods"]


def test_30_ships_six_per_good() -> None:  # C1.5
    assert set(Counter(s["good"] for s in SHIPS).values()) == {6}
    assert {s["coin"] for s in SHIPS} == {5, 6, 7, 8, 9}
    assert {s["danger"] for s in SHIPS} == {1, 2, 3, 4, 5, 6}
    assert {s["effect"] for s in SHIPS} == set(TABLES["effects"]["values"])


def test_every_pair_of_coin_and_danger_and_of_good_and_danger_occurs_once() -> None:  # C1.6
    assert len({(s["coin"], s["danger"]) for s in SHIPS}) == 30
    assert len({(s["good"], s["danger"]) for s in SHIPS}) == 30
    assert len({(s["good"], s["effect"]) for s in SHIPS}) == 30
    assert all(s["id"] == s["good"][:2].upper() + str(s["danger"]) for s in SHIPS)
    gl4 = next(s for s in SHIPS if s["id"] == "GL4")
    assert (gl4["good"], gl4["coin"], gl4["danger"], gl4["effect"]) == ("glass", 5, 4, "palette")


def test_favour_luxury_and_escorts_are_on_four_ships_the_other_effects_on_three() -> None:  # C1.7
    counts = Counter(s["effect"] for s in SHIPS)
    assert {e for e, n in counts.items() if n == 4} == {"favour", "luxury", "escorts"}
    assert sorted(counts.values()) == [3] * 6 + [4] * 3


def test_each_player_has_7_base_cards_11_discs_an_action_disc_and_a_residence() -> None:  # C1.8
    b = new_game(4)
    assert [p["colour"] for p in shown(b)["players"]] == ["red", "black", "yellow", "blue"]
    for p in shown(b)["players"]:
        home = p["residence"]
        assert sum(home["left"]) + sum(home["middle"]) + sum(home["right"]) + p["discs"] == 11
        assert len(p["base"]) == 7


def test_the_seven_base_cards() -> None:  # C1.9
    b = new_game(2)
    assert player(b, 0)["base"] == [
        "B-market", "B-market", "B-residence", "B-trading_dock", "B-warship_dock", "B-delivery", "B-delivery"
    ]  # fmt: skip


def test_base_cards_show_no_good_and_no_coins() -> None:  # C1.10
    b = board("hand 0: base")
    assert player(b, 0)["coins"] == 0
    assert set(player(b, 0)["goods"].values()) == {0}
    assert len(hand(b, 0)) == 7


def test_the_residence_has_seven_circles_and_the_lower_right_one_carries_two_discs() -> None:  # C1.11
    home = player(new_game(3), 0)["residence"]
    assert (home["left"], home["middle"], home["right"]) == ([1, 1, 1], [1, 1], [1, 2])
    columns = TABLES["residence_columns"]
    assert [columns[c]["discs"] for c in ("left", "middle", "right")] == [[1, 1, 1], [1, 1], [1, 2]]


@pytest.mark.parametrize(("freed", "strength"), [(0, 1), (1, 3), (2, 5)])
def test_strength_grows_with_freed_middle_circles(freed: int, strength: int) -> None:  # C1.12
    assert player(board(f"freed 0: 0 {freed} 0"), 0)["strength"] == strength


def test_twelve_small_seats_two_of_each_cost_and_a_forum_for_12() -> None:  # C1.13
    hall = shown(new_game(4))["hall"]
    assert sorted(s["cost"] for s in hall["seats"]) == [6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11]
    assert hall["forum_cost"] == 12


def test_the_seat_map() -> None:  # C1.14
    hall = shown(new_game(4))["hall"]
    west = "W10-W8 W8-W6 W11-W9 W9-W7 W10-W11 W8-W9 W6-W7"
    east = "E7-E9 E9-E11 E6-E8 E8-E10 E7-E6 E9-E8 E11-E10"
    expected = {frozenset(pair.split("-")) for pair in f"{west} {east}".split()}
    assert {frozenset(pair) for pair in hall["adjacent"]} == expected
    assert all(int(s["seat"][1:]) == s["cost"] for s in hall["seats"])
    assert [s["seat"] for s in hall["seats"]] == [
        "W10",
        "W8",
        "W6",
        "W11",
        "W9",
        "W7",
        "E7",
        "E9",
        "E11",
        "E6",
        "E8",
        "E10",
    ]


@pytest.mark.parametrize(("seats", "number"), [(2, 3), (3, 4), (4, 5)])
def test_the_trading_harbour_has_one_dock_more_than_players(seats: int, number: int) -> None:  # C1.15
    b = new_game(seats)
    assert len(docks(b)) == number == TABLES["trading_docks"]["by_players"][str(seats)]
    assert len(shown(b)["outside"]) == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_regular_warship_docks_at_every_player_count_and_an_anchor(seats: int) -> None:  # C1.16
    harbour = shown(new_game(seats))["warships"]
    assert harbour["docks"] == 3 == TABLES["warship_docks"]["by_players"][str(seats)]
    assert harbour["anchor"] == []


def test_two_interchangeable_guild_markers() -> None:  # C1.17
    b = new_game(4)
    assert sum(s["marker"] for s in shown(b)["spaces"]) == TABLES["structure"]["guild_markers"] == 2


def test_nine_tiles_three_for_each_decade_with_the_costs_2_5_8_from_the_top() -> None:  # C1.18
    tiles = TABLES["achievement_tiles"]["tiles"]
    assert [t["decade"] for t in tiles] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [s["cost"] for s in shown(new_game(4))["tiles"][0]["spaces"]] == [2, 5, 8]
