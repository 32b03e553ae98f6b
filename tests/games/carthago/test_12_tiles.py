"""Chapter 12: achievement tiles."""

from __future__ import annotations

import pytest

from cothon.games.carthago.scoring import GOODS_SETS, SHIP_SETS, set_points
from games.carthago.seen import G, board, scored

FOUR = "options: seats=4\n"


def test_a_tile_pays_only_players_with_a_disc_on_it_and_at_most_12() -> None:  # C12.1
    account = scored(f"{FOUR}tiles: hall1/0/1\nforum: 4 1 2 0\nfreed 0: 1 1 0")
    assert account["tile Guild Hall 1"] == [12, 4, 0, 0]


def test_what_is_told_of_a_tile_for_the_hand_counts_before_the_payment() -> None:  # C12.9, C12.10
    def told(spot: str) -> list[str]:
        b = board(f"decade: 3\nask: coins\nspace: market\nback: after\nspot: {spot}\ndue: 2\nhand 0: T9 T12 T1")
        return [note.key for note in G.prospects(b.s, [])]

    assert told("goods") == told("coins") == ["tile-worth-hand"]
    assert told("residence2") == ["tile-worth"]


def test_the_space_matters_only_for_victory_points() -> None:  # C12.2
    account = scored(f"{FOUR}tiles: hall1/0/1/2 victory/2/1/0\nforum: 1 1 1 0")
    assert account["tile Guild Hall 1"] == [4, 4, 4, 0]
    assert account["tile Victory Points"] == [12, 12, 12, 0]
    account = scored("options: seats=4 victory_tile=own\ntiles: victory/2/1/0")
    assert account["tile Victory Points"] == [5, 6, 7, 0]


def test_guild_hall_1_pays_4_per_disc_in_the_forum() -> None:  # C12.3
    assert scored(f"{FOUR}tiles: hall1/0/1/2\nforum: 0 1 2 3\nseats: W6/0")["tile Guild Hall 1"] == [0, 4, 8, 0]


def test_achievement_tiles_pays_2_per_own_disc_on_any_tile() -> None:  # C12.4
    account = scored(f"{FOUR}tiles: achievements/0/1 hall1/0 victory/0/2")
    assert account["tile Achievement Tiles"] == [6, 2, 0, 0]


def test_residence_1_pays_3_per_freed_circle() -> None:  # C12.5
    account = scored(f"{FOUR}tiles: residence1/0/1/2\nfreed 0: 1 0 0\nfreed 1: 1 1 1\nfreed 2: 0 0 2")
    assert account["tile Residence 1"] == [3, 9, 6, 0]


def test_guild_hall_2_pays_3_per_disc_of_the_largest_block() -> None:  # C12.6
    account = scored(
        f"{FOUR}tiles: hall2/0/1/2\nseats: W10/0 W11/0 W9/0 E7/0 W6/1 E6/1 W8/2\n"
        "forum: 0 0 1 0\nfreed 0: 1 1 1\nfreed 1: 1 1 1\nfreed 2: 1 1 1"
    )
    assert account["tile Guild Hall 2"] == [9, 3, 3, 0]


def test_a_block_can_go_round_corners_but_not_over_the_forum() -> None:  # C12.6
    account = scored(
        f"{FOUR}tiles: hall2/0/1\nseats: W10/0 W11/0 W9/0 W7/0 W6/1 E7/1 E9/1 E8/1\nfreed 0: 1 1 1\nfreed 1: 1 1 1"
    )
    assert account["tile Guild Hall 2"] == [12, 9, 0, 0]


def test_victory_points_pays_7_6_5_by_space_for_every_tile() -> None:  # C12.7
    account = scored(f"{FOUR}tiles: victory/0/1/2 hall1/3/2")
    assert account["tile Victory Points"] == [7, 6, 11, 0]


def test_ship_cards_pays_sets_of_ships() -> None:  # C12.8
    assert SHIP_SETS == [0, 0, 1, 3, 6, 10]
    account = scored(f"{FOUR}tiles: ships/0/1\nactive 0: DY1 DY2\ninactive 0: DY3 OI1\nactive 1: GL1")
    assert account["tile Ship Cards"] == [3 + 1, 0, 0, 0]


def test_coins_pays_a_third_and_residence_2_three_per_available_disc() -> None:  # C12.9
    account = scored(f"{FOUR}tiles: coins/0/1 residence2/0/1\nhand 0: B-market T9 T12 T3\nhand 1: T6\nregular: 1 0 0 0")
    assert account["tile Coins"] == [5, 1, 0, 0]  # 17 and 5 coins
    assert account["tile Residence 2"] == [0, 3, 0, 0]  # three discs less two on tiles, less one at a dock


def test_goods_pays_sets_of_hand_cards_and_five_is_the_most() -> None:  # C12.10
    assert GOODS_SETS == [0, 0, 1, 2, 4, 7]
    account = scored(f"{FOUR}tiles: goods/0/1\nhand 0: T1 T2 T3 T16 T17 T18 T31\nhand 1: T4 T7")
    assert account["tile Goods"] == [7, 1, 0, 0]


@pytest.mark.parametrize(
    ("counts", "values", "layers", "single"),
    [
        ([3, 0, 0, 1, 2], SHIP_SETS, 8, 7),
        ([2, 0, 2, 1, 1], SHIP_SETS, 9, 8),
        ([3, 0, 3, 1, 1], GOODS_SETS, 10, 8),
        ([6, 0, 0, 0, 0], SHIP_SETS, 10, 10),
        ([2, 2, 2, 2, 2], SHIP_SETS, 25, 15),
        ([4, 1, 1, 0, 0], SHIP_SETS, 9, 9),
        ([7, 0, 0, 0, 0], GOODS_SETS, 7, 7),
        ([0, 0, 0, 0, 0], GOODS_SETS, 0, 0),
    ],
)
def test_equal_sets_of_each_good_and_different_sets_of_each_layer(
    counts: list[int], values: list[int], layers: int, single: int
) -> None:  # C12.11
    assert set_points(counts, values, single=False) == layers
    assert set_points(counts, values, single=True) == single
