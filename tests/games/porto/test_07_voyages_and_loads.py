"""Chapters 11, 12 and 14: voyages, loads, trading points and the path."""

from __future__ import annotations

import pytest

from cothon.games.porto.pieces import DANGER
from cothon.play.dice import FastDice
from games.porto.seen import CARRIER_FIRST, bag, board, bottom, dock, events, held, of, path, store
from games.porto.test_20_examples import voyager


def test_a_voyage_needs_charter_ship_and_temple() -> None:  # P11.1
    for lines, offered in (
        (["charter 0: 1", "temple 0: 1"], True),
        (["charter 0: 1"], False),
        (["temple 0: 1"], False),
    ):
        b = board(CARRIER_FIRST, "store 0: metal", *lines)
        assert ("card:1" in b.options) == offered


@pytest.mark.parametrize(
    ("temple", "ship", "safe"), [(1, "1", True), (1, "2", False), (4, "4", True), (5, "17", False), (6, "17", True)]
)
def test_the_danger_is_compared_with_the_temple(temple: int, ship: str, safe: bool) -> None:  # P11.2
    b = voyager(f"temple 0: {temple}", "temple 1: 7").do("card:1", "store:wine", "charter").draw(f"ship:{ship}")
    assert bool(events(b, "voyage")) == safe
    assert bool(events(b, "wreck")) != safe


@pytest.mark.parametrize(("offering", "left"), [("own", 20 + 12 - 4), ("all", 20 + 12 - 6)])
def test_a_safe_voyage_pays_income_less_the_offering(offering: str, left: int) -> None:  # P11.3
    b = voyager(f"options: offering={offering}", "temple 0: 4", "temple 2: 2", "talents 0: 20")
    b.do("card:1", "store:wine", "charter").draw("ship:28").do("house", "house")
    assert (of(b, "talents")[0], of(b, "points")[0]) == (left, 2)


def test_nobody_pays_more_than_he_has() -> None:  # P11.4
    b = voyager("temple 0: 9").do("card:1", "store:wine", "charter").draw("ship:18")
    assert of(b, "talents")[0] == 0


@pytest.mark.parametrize(("ship", "half"), [("9", 7), ("17", 7), ("12", 5), ("24", 6)])
def test_a_failed_voyage_pays_half_rounded_up(ship: str, half: int) -> None:  # P11.5
    b = voyager("temple 0: 1", "talents 0: 2").do("card:1", "store:wine", "charter").draw(f"ship:{ship}").do("house")
    assert (of(b, "talents")[0], of(b, "points")[0]) == (2 + half, 1)


@pytest.mark.parametrize("ship", ["1", "17"])
def test_after_a_voyage_everything_goes_home(ship: str) -> None:  # P11.6
    b = voyager("temple 0: 2")
    reserve = of(b, "reserve")[0]
    b.do("card:1", "store:wine", "charter").draw(f"ship:{ship}")
    assert (bottom(b), bag(b)["wine"], store(b, 0)) == ([ship], 6, [])
    while b.actor == 0:
        b.do("house")
    assert (of(b, "charter")[0], of(b, "temple")[0], of(b, "reserve")[0]) == (0, 1, reserve + 2)
    assert held(b, 0) == []  # the privilege is not used


HOMECOMINGS = ["before_points", "after_points", "after_privilege"]


@pytest.mark.parametrize("homecoming", HOMECOMINGS)
def test_servants_come_home_before_or_after_the_points(homecoming: str) -> None:  # P11.7
    b = voyager(f"options: homecoming={homecoming}", "reserve 0: 0", "temple 0: 1").do(
        "card:1", "store:wine", "charter"
    )
    b.draw("ship:1")
    assert b.options == (["path", "house"] if homecoming == "before_points" else ["house"])
    assert of(b, "charter")[0] == int(homecoming != "before_points")
    b.do("house", "house")
    assert (of(b, "charter")[0], of(b, "temple")[0], of(b, "reserve")[0]) == (0, 0, 2)


def test_chances_of_a_voyage_with_a_full_deck() -> None:  # P11.8
    assert [sum(d <= t for d in DANGER) for t in range(1, 7)] == [7, 13, 19, 24, 28, 30]
    b = board("charter 0: 1")
    odds = b.game.odds(b.s, FastDice(1))
    assert odds is not None
    assert [(c.ways, c.of) for c in odds.cases] == [(n, 30) for n in (7, 13, 19, 24, 28, 30)]


# -- loads ------------------------------------------------------------------------------------------------------------

LOADING = [CARRIER_FIRST, "docks 0: rome1", "store 0: dye oil"]


def test_a_dock_is_loaded_as_soon_as_ship_and_good_meet() -> None:  # P12.1
    b = board(*LOADING, "harbour: rome1=11").do("card:1", "store:dye", "dock:rome1")
    assert len(events(b, "load")) == 1
    b = board(*LOADING, "harbour: rome1=11").do("card:1", "store:oil", "dock:rome1")
    assert not events(b, "load")
    b = board("docks 0: rome1", "harbour: rome1=-/dye", "row 1: 11", "held: 28/0").do("use:28", "11").draw("ship:1")
    assert len(events(b, "load")) == 1
    b = board("docks 0: rome1", "harbour: rome1=11/oil", "held: 14/0")
    assert not events(b, "load")  # the wrong good waits; only `anygood` loads it, if the player likes
    b.do("use:14", "dock:rome1")
    assert len(events(b, "load")) == 1


def test_a_load_pays_and_brings_servants_home() -> None:  # P12.2
    b = board(*LOADING, "harbour: rome1=11", "talents 0: 1")
    reserve = of(b, "reserve")[0]
    b.do("card:1", "store:dye", "dock:rome1", "house")
    assert (of(b, "talents")[0], of(b, "points")[0], of(b, "reserve")[0]) == (12, 1, reserve + 2)
    assert (held(b, 0), bag(b)["dye"], dock(b, "rome1")) == (["11"], 6, (None, None, None))


@pytest.mark.parametrize("homecoming", HOMECOMINGS)
def test_the_order_of_a_load(homecoming: str) -> None:  # P12.3
    b = board(f"options: homecoming={homecoming}", *LOADING, "harbour: rome1=13")
    b.do("card:1", "store:oil", "dock:rome1", "house", "use")
    names = [e["event"] for e in b.told if e["event"] in ("load", "home", "house", "boon", "path", "under")]
    order = ["load", "house", "boon", "path", "under"]
    order.insert({"before_points": 1, "after_points": 2, "after_privilege": 5}[homecoming], "home")
    assert names == order


def test_servants_come_home_last_as_printed() -> None:  # P12.3: the usual order, and that of version 1
    for rules, names in ((2, ["load", "house", "held", "home"]), (1, ["load", "home", "house", "held"])):
        b = board(f"rules: {rules}", *LOADING, "harbour: rome1=11").do("card:1", "store:dye", "dock:rome1", "house")
        assert [e["event"] for e in b.told if e["event"] in names] == names


@pytest.mark.parametrize("homecoming", HOMECOMINGS)
def test_servants_still_at_the_dock_cannot_go_on_the_path(homecoming: str) -> None:  # P12.3, P13.3, P14.2
    lines = [f"options: homecoming={homecoming}", CARRIER_FIRST, "docks 0: rome1", "reserve 0: 0"]
    b = board(*lines, "store 0: oil", "harbour: rome1=13").do("card:1", "store:oil", "dock:rome1")
    assert b.options == (["path", "house"] if homecoming == "before_points" else ["house"])
    b.do("house")
    late = homecoming == "after_privilege"
    assert (b.ask, b.options) == ("boon", ["decline"] if late else ["use", "decline"])
    assert b.why("use") == ("P13.3" if late else "")
    b.do("decline")
    assert of(b, "reserve")[0] == 2
    lines = [*lines[:2], "docks 0: etruria1", "reserve 0: 0", "store 0: oil", "harbour: etruria1=18"]
    b = board(*lines).do("card:1", "store:oil", "dock:etruria1", "house", "use")
    assert b.options == (["house"] if late else ["path", "house"])  # the point of `point1`
    b.do("house")
    assert (of(b, "reserve")[0], of(b, "points")[0], b.actor) == (2, 2, 1)


def test_after_the_privilege_servants_are_home_for_the_bonus() -> None:  # P10.6, P12.3
    lines = ["cards: aristocrat captain merchant loadmaster carrier carrier", "points 0: 2", "reserve 0: 2"]
    b = board(*lines, "docks 0: rome1", "harbour: rome1=13", "store 0: oil")
    b.do("card:5", "store:oil", "dock:rome1", "house", "decline")
    assert (b.ask, b.options, of(b, "reserve")[0]) == ("bonus", ["take", "end"], 2)


def test_another_player_may_be_the_loader() -> None:  # P12.4
    b = board("docks 1: rome1", "harbour: rome1=-/dye", "row 1: 11", "held: 28/0", "talents 1: 2")
    b.do("use:28", "11").draw("ship:1")
    assert (b.ask, b.actor) == ("point", 1)
    b.do("path")
    assert (path(b), held(b, 1), of(b, "talents"), b.ask, b.actor) == ([1], ["11"], [0, 13, 0], "act", 0)


# -- trading points ---------------------------------------------------------------------------------------------------


def test_each_point_goes_to_house_or_path() -> None:  # P14.1
    b = voyager("temple 0: 1").do("card:1", "store:wine", "charter").draw("ship:1")
    reserve = of(b, "reserve")[0]
    b.do("path", "house")
    assert (path(b), of(b, "points")[0], of(b, "reserve")[0]) == ([0], 1, reserve - 1 + 2)  # and two come home
    b = voyager("temple 0: 1").do("card:1", "store:wine", "charter").draw("ship:1").do("path", "path")
    assert (path(b), of(b, "points")[0]) == ([0, 0], 0)


def test_the_path_needs_a_servant_and_a_space() -> None:  # P14.2
    lines = ["options: homecoming=after_points", *LOADING, "harbour: rome1=11"]
    b = board(*lines, "reserve 0: 0").do("card:1", "store:dye", "dock:rome1")
    assert (b.options, b.why("path")) == (["house"], "P14.2")
    full = "path: 0 1 2 0 1 2 0 1 2 0 1 2 0 1 2"
    b = board(*lines, full).do("card:1", "store:dye", "dock:rome1")
    assert (b.options, b.why("path")) == (["house"], "P14.5")


def test_path_comes_before_house_within_a_gain() -> None:  # P14.3
    b = voyager("temple 0: 1").do("card:1", "store:wine", "charter").draw("ship:1").do("house")
    assert (b.options, b.why("path")) == (["house"], "P14.3")
    b = board("docks 0: etruria1", "harbour: etruria1=18", "store 0: oil", CARRIER_FIRST)
    b.do("card:1", "store:oil", "dock:etruria1", "house", "use")
    assert b.options == ["path", "house"]  # `point1` is a gain of its own


def test_the_path_fills_from_space_1_upward() -> None:  # P14.4
    b = board(*LOADING, "harbour: rome1=11", "path: 2 1").do("card:1", "store:dye", "dock:rome1", "path")
    assert path(b) == [2, 1, 0]
    assert events(b, "path") == [{"event": "path", "seat": 0, "space": 3}]


@pytest.mark.parametrize(("table", "spaces"), [("A", 15), ("B", 12)])
def test_a_full_path_takes_nobody(table: str, spaces: int) -> None:  # P14.5
    for taken in (spaces - 1, spaces):
        walkers = "path: " + " ".join(str(k % 3) for k in range(taken))
        b = board(f"options: intrigue_table={table}", *LOADING, "harbour: rome1=11", walkers)
        b.do("card:1", "store:dye", "dock:rome1")
        assert ("path" in b.options) == (taken < spaces)


def test_servants_on_the_path_are_no_points() -> None:  # P14.6
    b = board("path: 0 0 0 0 0 0 0 0", "decade: 4", "round: 5", "turn: 2").do("talents")
    assert (of(b, "points")[0], int(b.s.decade)) == (0, 5)
    b = board("path: 0 0 0", "talents 0: 20", "cards: carrier carrier captain aristocrat merchant loadmaster")
    assert "card:5" not in b.options  # the palace asks for points in the trading house
