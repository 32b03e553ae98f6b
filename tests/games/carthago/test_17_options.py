"""Chapter 17: options."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadOption
from cothon.games import game
from games.carthago.seen import G, board, new_game, player, scored, shown


def test_single_counts_only_the_first_layer() -> None:  # C17.1
    text = "tiles: ships/0\nactive 0: DY1 DY2 GL1 GL2 JE1 CE1"
    assert scored(f"options: seats=2\n{text}")["tile Ship Cards"][0] == 9
    assert scored(f"options: seats=2 set_scoring=single\n{text}")["tile Ship Cards"][0] == 8


def test_victory_tile_own_counts_only_the_own_space_there() -> None:  # C17.2
    text = "tiles: victory/1/0 hall1/0"
    assert scored(f"options: seats=4\n{text}")["tile Victory Points"] == [12, 7, 0, 0]
    assert scored(f"options: seats=4 victory_tile=own\n{text}")["tile Victory Points"] == [6, 7, 0, 0]


def test_column_seat_every_counts_the_left_and_the_middle_column_too() -> None:  # C17.3
    text = "freed 0: 3 2 2"
    assert scored(f"options: seats=2\n{text}")["guild seats"][0] == 4
    assert scored(f"options: seats=2 column_seat=every\n{text}")["guild seats"][0] == 6
    assert scored(f"rules: 1\noptions: seats=2\n{text}")["guild seats"][0] == 6
    assert scored(f"rules: 1\noptions: seats=2 column_seat=right\n{text}")["guild seats"][0] == 4


@pytest.mark.parametrize("values", ["1-3-5", "1-2-3", "1-3-4"])
def test_strength_values(values: str) -> None:  # C17.4
    for freed, strength in enumerate(values.split("-")):
        b = board(f"options: seats=2 strength={values}\nfreed 0: 0 {freed} 0")
        assert player(b, 0)["strength"] == int(strength)


@pytest.mark.parametrize("docks", [2, 3, 4])
def test_warship_docks_and_at_most_one_less_for_each_player(docks: int) -> None:  # C17.5
    text = (
        f"options: seats=2 warship_docks={docks}\nask: dock\nspace: warship_dock\n"
        "hand 0: T9\nmarkers: warship_dock\nfreed 0: 0 0 2\n"
    )
    assert "regular" in board(f"{text}regular: {docks - 2} 0").options
    assert board(f"{text}regular: {docks - 1} 0").why("regular") == "C8.5"
    assert shown(board(text))["warships"]["docks"] == docks


def test_start_player_first_is_seat_0_without_a_draw() -> None:  # C17.6
    for seed in range(5):
        b = new_game(3, seed, start_player="first")
        assert shown(b)["first"] == 0
        assert b.actor == 2


def test_there_are_no_other_options() -> None:  # C17.7
    names = [o.name for o in G.declared]
    first = ["set_scoring", "victory_tile", "column_seat", "strength", "warship_docks", "start_player"]
    assert names == [*first, "effects_open", "overpay", "empty_pile"]
    assert G.options(3).whole() == (
        "seats=3 set_scoring=layers victory_tile=all column_seat=right strength=1-3-5 "
        "warship_docks=3 start_player=random effects_open=helping overpay=minimal empty_pile=still"
    )
    assert game("carthago", 1).options(3).whole() == (
        "seats=3 set_scoring=layers victory_tile=all column_seat=every strength=1-3-5 "
        "warship_docks=3 start_player=random"
    )
    for text in ("seats=5", "seats=1", "seats=3 strength=2-3-4", "seats=3 cards=80", "seats=3 warship_docks=5"):
        with pytest.raises(BadOption):
            G.options_from(text)
