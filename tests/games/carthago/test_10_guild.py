"""Chapter 10: guild actions."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.play.dice import FastDice
from games.carthago.seen import G, board, discard, discs, new_game, shown, step

AFTER = "ask: after\nspace: market\nmarkers: market delivery\n"


def test_a_guild_action_is_one_placement_of_an_available_disc() -> None:  # C10.1
    b = board(f"{AFTER}hand 0: T9 T12")
    b.do("tile:hall1", "coin:T9")
    assert discs(b)[0] == 2
    assert b.options == ["done"]
    assert board(f"{AFTER}hand 0: T9\nanchor: 3 0").why("tile:hall1") == "C10.1"


def test_placements_are_small_seats_the_forum_and_tiles() -> None:  # C10.2
    b = board(f"options: seats=4\n{AFTER}hand 0: T9 T12")  # 12 coins
    seats = ["W10", "W8", "W6", "W11", "W9", "W7", "E7", "E9", "E11", "E6", "E8", "E10"]
    assert b.options == [*(f"seat:{s}" for s in seats), "forum", "tile:hall1", "tile:achievements", "done"]


def test_a_small_seat_takes_one_disc_the_forum_any_number() -> None:  # C10.3
    b = board(f"options: seats=4\n{AFTER}hand 0: T9 T12\nseats: W10/1 E7/0\nforum: 1 1 0 0")
    assert b.why("seat:W10") == b.why("seat:E7") == "C10.3"
    b.do("forum", "coin:T9", "coin:T12")
    assert shown(b)["hall"]["forum"] == [2, 1, 0, 0]
    b = board(f"options: seats=4\n{AFTER}hand 0: T9").do("seat:E6", "coin:T9")
    assert next(s["disc"] for s in shown(b)["hall"]["seats"] if s["seat"] == "E6") == 0
    assert board(f"{AFTER}hand 0: T9").why("forum") == "C5.7"


def test_a_disc_in_the_hall_never_leaves_it() -> None:  # C10.4
    b = new_game(4, 3)
    dice, seen = FastDice(8), {}
    while b.s.actor != OVER:
        step(b.s, dice)
        for seat in G.show(b.s)["hall"]["seats"]:  # type: ignore[index]
            before = seen.get(seat["seat"])
            assert before is None or before == seat["disc"]
            seen[seat["seat"]] = seat["disc"]
    assert any(d is not None for d in seen.values())


def test_only_tiles_of_the_current_decade_or_with_legacy_earlier_ones() -> None:  # C10.5
    b = board(f"decade: 2\n{AFTER}hand 0: T9")
    assert [o for o in b.options if "tile" in o or "legacy" in o] == ["tile:hall2", "tile:victory"]
    assert b.why("tile:hall1") == b.why("tile:coins") == "C10.5"
    b = board(f"decade: 2\n{AFTER}hand 0: T9\nactive 0: CE1")
    assert "legacy:hall1" in b.options
    assert "tile:hall1" not in b.options


@pytest.mark.parametrize(("discs_there", "cost"), [("", 2), ("/1", 5), ("/1/2", 8)])
def test_the_topmost_free_space_costs_2_5_8(discs_there: str, cost: int) -> None:  # C10.6
    b = board(f"options: seats=4\n{AFTER}tiles: hall1{discs_there}\nhand 0: T9 T12").do("tile:hall1")
    assert shown(b)["now"]["coins_due"] == cost
    b.do("coin:T9")
    if cost == 8:
        b.do("coin:T12")
    spaces = [s["disc"] for s in shown(b)["tiles"][0]["spaces"]]
    assert spaces[: len(spaces) - spaces.count(None)][-1] == 0


@pytest.mark.parametrize(
    ("seats", "row", "full"), [(2, "/1", False), (3, "/1/2", True), (4, "/1/2", False), (4, "/1/2/3", True)]
)
def test_a_tile_takes_two_discs_with_four_players_three(seats: int, row: str, full: bool) -> None:  # C10.7
    b = board(f"options: seats={seats}\n{AFTER}tiles: hall1{row}\nhand 0: T9 T12")
    assert ("tile:hall1" in b.options) is not full
    assert b.why("tile:hall1") == ("C10.7" if full else "")


def test_one_disc_per_player_and_tile() -> None:  # C10.8
    b = board(f"{AFTER}tiles: hall1/0 achievements\nhand 0: T9")
    assert b.why("tile:hall1") == "C10.8"
    assert b.why("tile:residence1") == "C2.8"


def test_adjacency_plays_no_part_in_placing() -> None:  # C10.9
    b = board(f"options: seats=4\n{AFTER}seats: W10/0\nhand 0: T9 T12")
    assert {f"seat:{s}" for s in ("W8", "E10", "E11", "W11", "W6")} <= set(b.options)


def test_the_disc_is_placed_only_when_everything_is_paid() -> None:  # C10.2
    b = board(f"options: seats=4\n{AFTER}hand 0: T3 T6").do("seat:W10", "coin:T3")  # 5 + 5
    assert discs(b)[0] == 3
    assert discard(b) == []
    b.do("coin:T6")
    assert discs(b)[0] == 2
    assert discard(b) == ["T3", "T6"]
