"""Chapters 15 and 16: the end of the game, path awards, winner."""

from __future__ import annotations

import pytest

from games.porto.seen import board, bottom, dock, events, held, of, path, row
from games.porto.test_20_examples import LAST, awards
from kit.board import Board


def finish(*lines: str, decade: int = 5) -> Board:
    """The last turn of the decade is over."""
    return board(f"decade: {decade}", "round: 5", "turn: 2", *lines).do("talents")


def over(*lines: str) -> Board:
    b = board(*lines, *LAST)
    while b.ask == "last":
        b.do("pass")
    return b


def test_the_game_ends_after_decade_5() -> None:  # P15.1
    b = finish()
    assert (b.ask, events(b, "final")) == ("last", [{"event": "final", "reason": "decades"}])


def test_eight_points_end_it_after_decade_4() -> None:  # P15.2
    for points, decade, reason in ((8, 4, "points"), (11, 4, "points"), (8, 5, "decades"), (7, 5, "decades")):
        b = finish(f"points 1: {points}", decade=decade)
        assert events(b, "final")[0]["reason"] == reason
    assert not events(finish("points 1: 8", decade=3), "final")
    b = board("decade: 4", "round: 4", "turn: 2", "points 1: 8").do("talents")
    assert b.ask == "act"  # checked only after the last turn of the decade


def test_the_order_of_the_final_phase() -> None:  # P15.3
    b = finish(
        "paid 0: 1 0 0 0 0 0", "row 1: 11", "docks 1: rome1", "harbour: rome1=-/dye", "path: 0 0 0", "talents 0: 20",
        "points 0: 6",
    )  # fmt: skip
    b.do("rome1", "house", "buy", "pass", "pass")
    names = [e["event"] for e in b.told]
    order = ["paid_home", "moor", "load", "palace", "award", "over"]
    assert [n for n in names if n in order] == order


@pytest.mark.parametrize("servants", ["home", "stay"])
def test_servants_on_action_cards_come_home_for_the_final_actions_or_stay(servants: str) -> None:  # P15.3
    lines = ["sp: 0", "reserve 0: 0", "talents 0: 20", "points 0: 6"]
    b = finish(f"options: final_servants={servants}", *lines)
    home = servants == "home"
    assert (b.ask, b.options) == ("last", ["buy", "pass"] if home else ["pass"])
    assert b.why("buy") == ("" if home else "P15.6")  # which asks for a servant in reserve
    assert ("paid_home" in [e["event"] for e in b.told], of(b, "paid")[5]) == ((True, 0) if home else (False, 16))
    while b.ask == "last":
        b.do("pass")
    assert b.game.read(b.game.write(b.s)).key() == b.s.key()


@pytest.mark.parametrize("servants", ["home", "stay"])
def test_a_point_of_the_final_ships_needs_a_servant_that_is_home(servants: str) -> None:  # P15.3, P14.2
    lines = ["row 1: 11", "docks 1: rome1", "harbour: rome1=-/dye", "reserve 1: 0"]
    b = finish(f"options: final_servants={servants}", *lines).do("rome1")
    assert (b.ask, b.options) == ("point", ["path", "house"] if servants == "home" else ["house"])


def test_final_ships_come_if_a_good_lies_at_a_dock() -> None:  # P15.4
    lines = ["row 1: 11 1", "row 2: 2 3", "docks 1: rome1"]
    b = finish(*lines)
    assert (events(b, "moor"), b.ask, b.s.final) == ([], "last", 2)
    b = finish(*lines, "harbour: rome1=-/dye", "lighthouse 2: 1")
    assert (b.ask, b.actor) == ("pilot", 2)
    b.do("take:11", "rome1", "take:1", "egypt2")
    assert (b.ask, b.actor) == ("load", 1)
    b.do("rome1", "house")
    assert (row(b, 1), row(b, 2), b.ask) == (["-"] * 4, ["2", "3", "-", "-"], "last")  # no shift, no new row


def test_held_cards_are_worthless_in_the_final_phase() -> None:  # P15.5
    b = finish("held: 5/0", "talents 0: 30", "row 1: 11", "docks 1: rome1", "harbour: rome1=-/dye")
    b.do("rome1", "house")
    assert (held(b, 1), b.ask, b.options) == (["11"], "last", ["pass"])


@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        (["talents 0: 20", "points 0: 6"], True),
        (["talents 0: 19", "points 0: 6"], False),
        (["talents 0: 20", "points 0: 5"], False),
        (["talents 0: 20", "points 0: 6", "temple 0: 16"], False),
    ],
)
def test_one_last_place_for_each(lines: list[str], legal: bool) -> None:  # P15.6
    b = finish("sp: 0", *lines)
    assert (b.actor, b.options) == (0, ["buy", "pass"] if legal else ["pass"])
    assert (b.why("buy") == "P15.6") != legal
    b.do(b.options[0])
    assert (of(b, "large")[0], b.actor) == (int(legal), 1)


@pytest.mark.parametrize(("good", "asked"), [(True, True), (False, False)])
def test_with_ships_the_last_purchase_hangs_on_final_ships(good: bool, asked: bool) -> None:  # P15.6
    lines = ["docks 1: rome1", "harbour: rome1=-/dye"] if good else []
    b = finish("options: final_purchase=with_ships", *lines)
    assert (b.ask == "last") == asked


@pytest.mark.parametrize(
    ("table", "f", "numbers"),
    [
        ("A", 2, 0),
        ("A", 3, 1),
        ("A", 5, 1),
        ("A", 6, 2),
        ("A", 12, 3),
        ("B", 1, 0),
        ("B", 2, 1),
        ("B", 9, 3),
        ("B", 4, 2),
    ],
)
def test_the_highest_point_space_reached_counts(table: str, f: int, numbers: int) -> None:  # P16.1
    assert awards(f"options: intrigue_table={table}", "path: " + " ".join(["1"] * f))[1] == numbers


def test_ranks_on_the_path() -> None:  # P16.2
    assert awards("path: 2 1 1 2 0 0") == [0, 0, 2]  # three times two: who entered first; one number only
    assert awards("path: 0 1 1 1 2 2 2 2 0") == [0, 1, 2]
    assert awards("path: 0 0 0 0 0 0 0 0 0") == [2, 0, 0]  # the second number lapses


def test_servants_move_from_the_path_to_the_large_space() -> None:  # P16.3
    b = over("path: 0 0 0 0 0 0 0 0 0 0 0 1")
    assert (of(b, "award"), of(b, "large"), of(b, "palace")) == ([3, 1, 0], [3, 1, 0], [3, 1, 0])
    assert path(b) == [0] * 8
    assert awards("path: 1 0 0 0 0 0 0 0 0 0 0 0") == [3, 1, 0]  # at most all he has there


def test_palace_then_points_then_talents() -> None:  # P16.4
    result = over("palace: 0 1 1 2 2", "points 1: 2", "points 2: 3", "talents 1: 90").result()
    assert (result.winners, result.ranks, result.tie_break) == ((2,), (3, 2, 1), "trading points")
    result = over("palace: 0 1", "points 0: 2", "points 1: 2", "talents 1: 1").result()
    assert (result.winners, result.ranks, result.tie_break) == ((1,), (2, 1, 3), "Talents")
    result = over("palace: 0 0 1").result()
    assert (result.winners, result.tie_break) == ((0,), "")


def test_a_full_tie_is_shared_and_the_result_names_all() -> None:  # P16.5
    result = over("palace: 0 1", "talents 0: 4", "talents 1: 4").result()
    assert (result.scores, result.ranks, result.winners) == ((1, 1, 0), (1, 1, 3), (0, 1))
    assert result.reason == "decades"
    b = finish("points 1: 8", decade=4)
    while b.ask == "last":
        b.do("pass")
    assert b.result().reason == "points"


@pytest.mark.parametrize(
    ("lines", "key", "beside"),
    [
        (("palace: 0 0 1",), "lead", ()),
        (("palace: 0 1", "points 1: 3"), "trading points", ("trading points",)),
        (("palace: 0 1", "talents 1: 90"), "Talents", ("Talents",)),
        (("palace: 0 1", "talents 0: 4", "talents 1: 4"), "shared", ()),
    ],
)
def test_the_fact_that_decided(lines: tuple[str, ...], key: str, beside: tuple[str, ...]) -> None:  # P16.4, P16.5
    result = over(*lines).result()
    assert result.decided is not None
    assert result.decided.key == key
    assert result.decided.clause == ("P16.5" if key == "shared" else "P16.4")
    assert set(beside) <= set(result.beside)


def test_the_account_adds_up() -> None:  # P16.5
    result = over("palace: 0 1 1", "large 0: 2", "path: 0 0 0 1", "points 0: 7", "talents 2: 5").result()
    account = {line.id: line.values for line in result.account}
    assert account["servants on single palace spaces"] == (1, 2, 0)
    assert account["servants bought onto the large space"] == (2, 0, 0)
    assert account["servants moved up from the path of intrigue"] == (1, 0, 0)
    assert account["servants in the palace"] == result.scores == (4, 2, 0)


def test_ships_that_find_no_dock_leave_in_the_final_phase_too() -> None:  # P15.4, P3.8
    b = finish("row 1: 1 2 3", "docks 1: rome1", "harbour: rome1=-/oil egypt1=4")
    assert (dock(b, "egypt2")[0], bottom(b)) == ("1", ["2", "3"])
