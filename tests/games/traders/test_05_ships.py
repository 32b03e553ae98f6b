"""Chapter 5: advancing ships."""

from __future__ import annotations

import pytest

from cothon.games.tables import load
from games.traders.seen import board, events, ships, vps


@pytest.mark.parametrize(
    ("market", "after"),
    [("R2", (1, 0, 0, 0)), ("R2 R3", (2, 0, 0, 0)), ("R2 R3 R5", (2, 0, 0, 0)), ("B2 Y2 Y2 G2", (0, 1, 2, 1))],
)
def test_one_card_moves_a_ship_one_space_more_move_it_two(market: str, after: tuple[int, ...]) -> None:  # T5.1
    b = board(f"market: {market}\nhand 0: G5x2").do("act:buy")
    while b.ask == "pay":
        b.do(b.options[0])
    assert ships(b) == after
    assert load("traders")["ship_steps"]["by_goods"] == {"0": 0, "1": 1, "2_or_more": 2}


def test_cards_free_through_tokens_count() -> None:  # T5.2
    b = board("market: R2 R3 B2\ntokens 0: red 2\nhand 0: B2").do("act:buy", "discount:2", "pay:B2")
    assert ships(b) == (2, 1, 0, 0)


def test_a_step_beyond_carthage_is_lost() -> None:  # T5.3
    b = board("ships: 4 0 0 0\nmarket: R2 R2\nhand 0: G5").do("act:buy", "pay:G5")
    assert events(b, "sail")[0]["steps"] == 1
    assert ships(b) == (0, 0, 0, 0)  # home again, not on 1


def test_all_ships_move_before_any_scoring_and_arrive_together() -> None:  # T5.4
    b = board("ships: 4 4 0 0\nmarket: R2 B2\nhand 0: G5").do("act:buy", "pay:G5")
    names = [e["event"] for e in b.told]
    assert names.index("payday") > max(i for i, n in enumerate(names) if n == "sail")
    assert events(b, "payday")[0]["colours"] == ["red", "blue"]
    assert vps(b) == [2, 0]


def test_moving_is_compulsory_and_nobody_is_asked() -> None:  # T5.5
    b = board("ships: 2 0 0 0\nmarket: R2\nhand 0: G2").do("act:buy", "pay:G2")
    assert ships(b) == (3, 0, 0, 0)
    assert b.ask == "market"


def test_ships_do_not_move_when_coins_are_taken_or_cards_reserved() -> None:  # T5.6
    b = board("ships: 1 2 3 4\nmarket: R2 B2").do("act:take", "take:R2")
    assert ships(b) == (1, 2, 3, 4)
    b = board("options: mode=classic\nships: 1 2 3 4\nmarket: R2 B2").do("act:reserve", "reserve:market-R2")
    assert ships(b) == (1, 2, 3, 4)
