"""Chapter 7: the residence."""

from __future__ import annotations

import pytest

from games.carthago.seen import board, discard, discs, player, ships

COLUMN = "ask: column\nspace: residence\nmarkers: market delivery\n"


def test_the_topmost_disc_of_a_column_becomes_available_for_its_price() -> None:  # C7.1
    b = board(f"{COLUMN}hand 0: T10 T25").do("middle", "pay:T10", "pay:T25")
    assert discs(b)[0] == 4
    assert player(b, 0)["residence"]["middle"] == [0, 1]
    assert discard(b) == ["T10", "T25"]
    assert b.ask == "after"


def test_circles_are_freed_from_the_top_and_the_lower_right_one_gives_two_discs() -> None:  # C7.2
    b = board(f"{COLUMN}hand 0: T13 T14\nfreed 0: 0 0 1").do("right", "pay:T13", "pay:T14")
    assert discs(b)[0] == 6
    assert player(b, 0)["residence"]["right"] == [0, 0]
    b = board(f"{COLUMN}hand 0: T10 T11 T13 T14\nfreed 0: 0 0 2")
    assert b.options == ["middle"]
    assert b.why("right") == "C7.2"


@pytest.mark.parametrize(
    ("hand", "columns"),
    [
        ("T1 T16 T31", ["left"]),  # dyes
        ("T4 T19 T34", ["left"]),  # oils
        ("T7 T22 T37", ["left"]),  # glass
        ("T10 T25", ["middle"]),  # cedar
        ("T13 T28", ["right"]),  # jewelry
        ("T10 T25 T40 T13 T28", ["middle", "right"]),
    ],
)
def test_left_costs_three_of_one_good_middle_two_cedar_right_two_jewelry(hand: str, columns: list[str]) -> None:  # C7.3
    assert board(f"{COLUMN}hand 0: {hand}").options == columns


def test_the_good_of_the_left_column_is_chosen_anew_each_time() -> None:  # C7.3
    b = board(f"{COLUMN}hand 0: T1 T2 T16 T4 T5 T19\nfreed 0: 1 0 0").do("left")
    assert b.options == ["pay:T1", "pay:T4"]
    b.do("pay:T4")
    assert b.options == ["pay:T5"]
    refused = board(f"{COLUMN}hand 0: T1 T2 T10 T11")
    assert refused.why("left") == "C7.3"
    assert board("ask: column\nspace: residence\nmarkers: residence delivery\nhand 0: T10").why("left") == "C7.3"


@pytest.mark.parametrize(("freed", "seats"), [(0, 0), (1, 0), (2, 2), (3, 3)])
def test_only_the_lowest_freed_circle_counts(freed: int, seats: int) -> None:  # C7.4
    assert player(board(f"freed 0: {freed} 0 0"), 0)["residence"]["seats"] == seats
    assert player(board(f"freed 0: {freed} 0 0"), 0)["guild_seats"] == seats
    # Where every emptied column counts the left one is one seat more (C13.2).
    every = board(f"options: seats=2 column_seat=every\nfreed 0: {freed} 0 0")
    assert player(every, 0)["guild_seats"] == seats + (freed == 3)


def test_with_opulence_exactly_so_many_cards_must_not_match() -> None:  # C7.5
    b = board(f"{COLUMN}hand 0: T10 T11 T1\nactive 0: DY1")
    assert b.options == ["middle", "opulence"]
    b.do("opulence")
    assert ships(b, 0) == ["(DY1)"]
    # left: T1 with two cedar would need two Opulence; middle: one cedar and T1.
    assert b.options == ["middle"]
    assert b.why("left") == "C7.5"
    b.do("middle")
    assert b.options == ["pay:T1"]
    b.do("pay:T1")
    assert b.options == ["pay:T10", "pay:T11"]


def test_several_opulence_may_be_used() -> None:  # C7.5
    b = board(f"{COLUMN}hand 0: T1 T4 T10\nactive 0: DY1 GL6").do("opulence")
    assert b.options == ["middle", "opulence"]
    b.do("opulence")
    # Left: one of dyes, oils or glass and two others (the largest group is one card). Middle, right: two others.
    assert b.options == ["left", "middle", "right"]
    b.do("left", "pay:T1", "pay:T4", "pay:T10")
    assert discard(b) == ["T1", "T4", "T10"]


def test_other_allowed_goods_may_not_outnumber_the_matching_ones() -> None:  # C7.5
    # m = 2 for left: largest group exactly 1; with T1 T2 (dyes) and T4 (oils) every set of three has a pair.
    b = board(f"{COLUMN}opulence: 2\nhand 0: T1 T2 T4\nactive 0: DY1")
    assert "left" not in b.options
