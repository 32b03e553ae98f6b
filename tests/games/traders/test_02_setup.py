"""Chapter 2: setup."""

from __future__ import annotations

import pytest

from cothon.core.errors import BadOption
from cothon.games import game
from cothon.games.tables import load
from games.traders.seen import cards, discard, draw_pile, farm, hand, market, player, ships, up
from kit.board import Board

ROWS = {row["players"]: row for row in load("traders")["setup"]["rows"]}


@pytest.mark.parametrize("n", [2, 3, 4])
def test_two_to_four_players_sit_clockwise(n: int) -> None:  # T2.1
    b = Board("traders", seats=n).draw_any()
    order = []
    for _ in range(n + 1):
        order.append(b.actor)
        b.do("act:take")
        b.do(b.options[0])
    assert order == [*range(n), 0]


@pytest.mark.parametrize("n", [0, 1, 5])
def test_other_numbers_of_players_are_refused(n: int) -> None:  # T2.1
    with pytest.raises(BadOption):
        game("traders").options(n)


def test_each_seat_gets_the_initial_cards_of_its_colour() -> None:  # T2.2
    b = Board("traders", seats=4)
    for p, letter in enumerate("RBYG"):
        assert hand(b, p) == cards(f"{letter}5 {letter}3 {letter}2 {letter}2")
        assert (player(b, p)["coins"], player(b, p)["icons"]) == (12, 5)


def test_colours_are_a_parameter() -> None:  # T2.3
    assert [player(Board("traders", seats=3), p)["colour"] for p in range(3)] == ["red", "blue", "yellow"]
    b = Board("traders", seats=2, colours="green,red")
    assert hand(b, 0) == cards("G5 G3 G2 G2")
    assert up(b, 1) == {"red": 1}
    with pytest.raises(BadOption, match="colours"):
        Board("traders", seats=2, colours="green,green")


def test_each_seat_gets_one_ordinary_token_of_its_colour() -> None:  # T2.4
    b = Board("traders", seats=2).draw("R5", "R2", "B2", "B2", "Y2", "Y2")
    assert [up(b, 0), up(b, 1)] == [{"red": 1}, {"blue": 1}]
    b.do("act:buy")  # usable in the first turn
    assert b.options == ["discount:0", "discount:1"]
    assert player(b, 0)["tokens"] == 1


def test_each_seat_gets_an_action_piece() -> None:  # T2.5
    b = Board("traders", seats=4)
    assert [player(b, p)["piece"]["where"] for p in range(4)] == ["front"] * 4
    assert len({player(b, p)["piece_colour"] for p in range(4)}) == 4


@pytest.mark.parametrize(("n", "unused"), [(2, "Y5 Y3 Y2 Y2 G5 G3 G2 G2"), (3, "G5 G3 G2 G2"), (4, "")])
def test_initial_cards_of_unused_colours_are_discarded(n: int, unused: str) -> None:  # T2.6
    b = Board("traders", seats=n)
    assert discard(b) == cards(unused)
    assert len(discard(b)) == ROWS[n]["discard_after_setup"]
    assert len(ships(b)) == 4


def test_the_92_normal_cards_are_the_draw_pile() -> None:  # T2.7
    b = Board("traders", seats=3)
    assert draw_pile(b) == 92
    assert list(b.chances.values()) == [9, 8, 6] * 4


@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_supply_holds_what_the_players_do_not(n: int) -> None:  # T2.8
    b = Board("traders", seats=n)
    held = [sum(up(b, p).get(c, 0) for p in range(n)) for c in ("red", "blue", "yellow", "green")]
    supply = [load("traders")["tokens"]["per_colour"] - k for k in held]
    row = ROWS[n]
    assert supply == [row["supply_of_colours_in_play"]] * n + [row["supply_of_other_colours"]] * (4 - n)


def test_all_ships_start_in_alexandria() -> None:  # T2.9
    assert ships(Board("traders", seats=2)) == (0, 0, 0, 0)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_first_the_market_then_the_farm_is_filled(n: int) -> None:  # T2.10
    b = Board("traders", seats=n)
    for _ in range(n + 2):
        assert b.ask == "market"
        b.draw("R2")
    for _ in range(n):
        assert b.ask == "farm"
        b.draw("B3")
    assert market(b) == ["R2"] * (n + 2)
    assert farm(b) == ["B3"] * n
    assert (len(market(b)), len(farm(b))) == (ROWS[n]["market"], ROWS[n]["farm"])
    assert draw_pile(b) == ROWS[n]["draw_after_setup"]
    assert b.ask == "act"


def test_market_and_farm_are_unordered() -> None:  # T2.11
    one = Board("traders", seats=2).draw("R2", "B3", "G5", "R2", "Y2", "B2")
    two = Board("traders", seats=2).draw("G5", "R2", "R2", "B3", "B2", "Y2")
    assert one.s.key() == two.s.key()


def test_the_start_player_is_a_parameter() -> None:  # T2.12
    assert Board("traders", seats=3).draw_any().actor == 0
    assert Board("traders", seats=3, first_seat=2).draw_any().actor == 2
    with pytest.raises(BadOption, match="first_seat"):
        Board("traders", seats=3, first_seat=3)
