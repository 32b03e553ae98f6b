"""Worked examples PX18 to PX35."""

from __future__ import annotations

import pytest

from games.porto.seen import (
    ARISTOCRAT_FIRST,
    CARRIER_FIRST,
    LOADMASTER_FIRST,
    bag,
    board,
    bottom,
    deck,
    dock,
    docks,
    events,
    held,
    market,
    of,
    row,
    store,
    top,
)
from games.porto.test_20_examples import awards, voyager
from kit.board import Board


def test_PX18_moves_of_the_aristocrat() -> None:  # P9.9, P9.10
    b = board("reserve 0: 4", "temple 0: 3", ARISTOCRAT_FIRST).do("card:1", "R>L")
    assert b.options == ["R>L", "R>T", "T>L", "stop"]
    b.do("T>L")
    assert b.options == ["T>L", "stop"]
    assert ways_to(lighthouse=3, reserve=3, temple=1) == [["R>L", "T>L", "T>L", "stop"]]


def ways_to(lighthouse: int, reserve: int, temple: int) -> list[list[str]]:
    """All sequences of moves from R 4, T 3, L 0 that end like this."""
    found: list[list[str]] = []

    def go(b: Board, moves: list[str]) -> None:
        if b.ask != "errand":
            if (of(b, "lighthouse")[0], of(b, "reserve")[0], of(b, "temple")[0]) == (lighthouse, reserve, temple):
                found.append(moves)
            return
        for move in b.options:
            other = board("reserve 0: 4", "temple 0: 3", ARISTOCRAT_FIRST)
            other.s = b.s.clone()
            go(other.do(move), [*moves, move])

    go(board("reserve 0: 4", "temple 0: 3", ARISTOCRAT_FIRST).do("card:1"), [])
    return found


def test_PX19_five_moves_end_the_action() -> None:  # P9.10
    b = board("reserve 0: 1", "temple 0: 5", ARISTOCRAT_FIRST).do("card:1", "T>R", "T>R", "T>R", "T>R")
    assert "stop" in b.options
    b.do("T>R")
    assert (of(b, "temple")[0], of(b, "reserve")[0], b.actor) == (0, 6, 1)


def test_PX20_moving_other_players_servants() -> None:  # P13.11
    lines = ["turn: 1", "temple 0: 2", "lighthouse 1: 1", "held: 3/1"]
    b = board(*lines).do("use:3")
    assert sorted(b.options) == ["0:T>L", "1:L>T"]
    b.do("0:T>L")
    assert b.options == ["0:T>L", "stop"]
    b = board(*lines).do("use:3", "1:L>T")
    assert b.options == ["0:T>L", "stop"]
    assert b.why("1:T>L") == "P13.11"


def test_PX21_a_ship_is_brought_to_another_players_dock() -> None:  # P13.14, P12.4
    b = board("row 1: 13 1 2 3", "row 2: 4 5 6 7", "docks 2: rome1", "harbour: rome1=-/oil", "held: 28/0")
    reserve = of(b, "reserve")[2]
    b.do("use:28", "13")
    assert (dock(b, "rome1"), row(b, 1), row(b, 2)) == (("13", "oil", 2), ["4", "1", "2", "3"], ["-", "5", "6", "7"])
    b.draw("ship:30")
    assert (row(b, 2)[0], bottom(b)) == ("30", ["28"])
    assert (of(b, "talents")[2], of(b, "reserve")[2], b.actor, b.ask) == (12, reserve, 2, "point")
    b.do("house")
    assert (b.actor, b.ask) == (2, "boon")
    b.do("decline")
    assert (bottom(b), of(b, "reserve")[2], b.actor, b.ask) == (["28", "13"], reserve + 2, 0, "act")


@pytest.mark.parametrize("prayer", [0, 1])
def test_PX22_any_good_is_loaded(prayer: int) -> None:  # P13.9, P13.7
    b = board("docks 0: phoenicia1", "harbour: phoenicia1=26/wine", "held: 14/0", f"temple 1: {prayer}")
    reserve = of(b, "reserve")[0]
    b.do("use:14")
    assert (b.ask, b.options) == ("anyload", ["dock:phoenicia1"])
    b.do("dock:phoenicia1")
    assert (bottom(b), of(b, "talents")[0], b.ask) == (["14"], 9, "point")
    b.do("house")
    assert (held(b, 0), of(b, "reserve")[0], b.ask) == (["26"], reserve + 2, "act")
    assert ("use:26" in b.options) == (prayer == 1)


def test_PX23_a_card_needs_an_action_or_a_bonus() -> None:  # P8.5
    cards = "cards: carrier carrier loadmaster aristocrat captain merchant"
    b = board("reserve 0: 2", cards, "talents 0: 50", "points 0: 9")
    assert "card:5" not in b.options
    assert b.why("card:5") == "P8.5"
    assert board("reserve 0: 2", cards).why("card:3") == "P8.5"
    assert "card:3" in board("reserve 0: 2", cards, "docks 0: rome1").options
    assert "card:3" in board("reserve 0: 2", cards, "talents 0: 6").options
    assert board("reserve 0: 2", cards, "talents 0: 6", "blocked 0: 0").why("card:3") == "P8.5"


def test_PX24_only_the_bonus() -> None:  # P8.6
    b = board(
        "reserve 0: 3", "talents 0: 6", "points 0: 2", "store 0: dye wine", "market: oil oil",
        "cards: carrier carrier aristocrat captain merchant loadmaster",
    ).do("card:5")  # fmt: skip
    assert (b.ask, b.options) == ("merchant", ["bonus_only"])
    b.do("bonus_only")
    assert (of(b, "talents")[0], of(b, "reserve")[0], of(b, "palace")[0], b.actor) == (0, 0, 1, 1)


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("carrier carrier aristocrat captain merchant loadmaster", ["card:1"]),
        ("aristocrat carrier carrier captain merchant loadmaster", ["card:2", "card:3"]),
        ("aristocrat captain merchant loadmaster carrier carrier", ["card:5", "card:6"]),
        ("aristocrat captain carrier carrier merchant loadmaster", ["card:3"]),
    ],
)
def test_PX25_two_carriers(cards: str, offered: list[str]) -> None:  # P8.7
    b = board(f"cards: {cards}", "docks 0: rome1", "store 0: wine")
    carriers = [f"card:{k + 1}" for k, kind in enumerate(cards.split()) if kind == "carrier"]
    assert [o for o in b.options if o in carriers] == offered


def test_PX26_a_dock_is_left() -> None:  # P9.15
    lines = ["docks 0: rome1", "harbour: rome1=11/metal", LOADMASTER_FIRST]
    b = board(*lines)
    reserve = of(b, "reserve")[0]
    b.do("card:1", "dissolve:rome1")
    assert (bag(b)["metal"], dock(b, "rome1"), of(b, "reserve")[0]) == (6, ("11", None, None), reserve + 2)
    b = board(*lines).do("card:1", "switch:rome1", "egypt2")
    assert (bag(b)["metal"], dock(b, "rome1")) == (6, ("11", None, None))
    assert (docks(b, 0), of(b, "reserve")[0]) == (["egypt2"], reserve)


def test_PX27_the_large_space_without_points() -> None:  # P13.12
    b = board("palace: 1 1 1 1 1 2 2 2 2 2", "talents 0: 20", "reserve 0: 1", "held: 5/0").do("use:5")
    assert (of(b, "talents")[0], of(b, "large")[0], of(b, "reserve")[0]) == (0, 1, 0)
    assert (bottom(b), b.ask) == (["5"], "act")


@pytest.mark.parametrize(
    ("decade", "points", "ends"),
    [(4, (8, 5, 4), True), (4, (7, 5, 4), False), (3, (8, 5, 4), False), (4, (2, 9, 0), True)],
)
def test_PX28_the_early_end(decade: int, points: tuple[int, ...], ends: bool) -> None:  # P15.2
    told = [f"points {p}: {n}" for p, n in enumerate(points)]
    b = board(f"decade: {decade}", "round: 5", "turn: 2", "path: 0 0 0 0", *told).do("talents")
    if ends:
        assert (b.ask, b.s.reason) == ("last", 1)
    else:
        assert (b.ask, int(b.s.decade), b.s.reason) == ("ship", decade + 1, 0)


def test_PX29_a_last_place() -> None:  # P15.4, P15.6
    lines = [
        "decade: 5", "round: 5", "turn: 2", "talents 0: 23", "points 0: 6", "temple 0: 15", "paid 0: 1 0 0 0 0 0",
        "palace: 1 1 1 1 2 2 2 2", "row 1: 1 2 3 4",
    ]  # fmt: skip
    b = board(*lines)
    assert of(b, "reserve")[0] == 0
    b.do("talents")
    assert not events(b, "moor")
    assert (b.ask, b.actor, b.options) == ("last", 0, ["buy", "pass"])
    b.do("buy")
    assert (of(b, "talents")[0], of(b, "large")[0], int(b.s.singles_n)) == (3, 1, 8)
    assert b.actor == 1
    b = board("options: seats=3 final_purchase=with_ships", *lines).do("talents")
    assert b.ask == "over"
    assert not events(b, "no_place")


def test_PX30_awards_of_the_path() -> None:  # P16.1, P16.2, P16.3
    assert awards("path: 0 0 0 0 0 0 1 1 1 1 1 2 2") == [3, 2, 0]
    assert awards("path: 0 0 0 0 0 0 0 0 0 0 0 1") == [3, 1, 0]
    assert awards("path: 0 1") == [0, 0, 0]
    assert awards("path: 2 0 1") == [0, 0, 1]


# 12 ships at docks and 12 in the rows of a table of five; 5, 10, 15, 20, 25, 30 are left.
CROWDED = [
    "options: seats=5",
    "harbour: egypt1=1 egypt2=2 greece1=6 greece2=7 rome1=11 rome2=12 etruria1=16 etruria2=17 iberia1=21 iberia2=22 "
    "phoenicia1=26 phoenicia2=27",
    "row 1: 3 8 13 18 23 28", "row 2: 4 9 14 19 24 29",
]  # fmt: skip


def test_PX31_a_short_deck_under_look() -> None:  # P13.8
    b = board(*CROWDED, "held: 15/0 5/1 20/1 25/1").do("use:15").draw("ship:30", "ship:10")
    assert (b.ask, b.options) == ("sort", ["10", "30"])
    b.do("10")
    assert (b.ask, top(b), bottom(b)) == ("act", ["10", "30"], ["15"])
    b = board(*CROWDED, "held: 15/0 5/1 10/1 20/1 25/1").do("use:15")
    assert b.chances == {"ship:30": 1}
    b.draw("ship:30")
    assert (b.ask, deck(b, 0)) == ("act", [["30"], ["15"]])


def test_PX32_a_short_bag() -> None:  # P7.3
    goods = ["dye dye dye dye", "dye dye wine wine", "wine wine wine wine", "oil oil oil oil", "oil oil grain grain"]
    b = board(
        "options: seats=5", *[f"store {p}: {g}" for p, g in enumerate(goods)], *[f"blocked {p}: 0" for p in range(5)],
        "docks 0: egypt1 egypt2 rome1 rome2", "docks 1: greece1 greece2 iberia1",
        "harbour: egypt1=-/grain egypt2=-/grain rome1=-/grain rome2=-/grain "
        "greece1=-/metal greece2=-/metal iberia1=-/metal",
        "market: metal", "decade: 2", "round: 0", "turn: -1", "ask: deal", "slot: 5",
        "cards: carrier carrier aristocrat captain merchant -",
    )  # fmt: skip
    assert sum(bag(b).values()) == 2
    b.draw("deal:loadmaster").draw("good:metal", "good:metal")
    assert (b.ask, market(b), sum(bag(b).values())) == ("act", ["metal"] * 3, 0)


def test_PX33_held_cards_that_last_one_turn() -> None:  # P13.6
    lines = ["held: 5/0", "docks 0: egypt1", "harbour: egypt1=3", "store 0: oil", CARRIER_FIRST]
    b = board("options: seats=3 privilege_timing=this_turn", *lines)
    b.do("card:1", "store:oil", "dock:egypt1", "house")
    assert (b.ask, held(b, 0)) == ("finish", ["5", "3"])
    b.do("done")
    assert (held(b, 0), bottom(b), b.actor) == ([], ["5", "3"], 1)
    b = board(*lines).do("card:1", "store:oil", "dock:egypt1", "house", "done")
    assert (held(b, 0), bottom(b)) == (["5", "3"], [])


def test_PX34_any_good_from_the_storehouse() -> None:  # P13.10
    lines = ["store 0: wine", "docks 0: phoenicia1", "harbour: phoenicia1=26", "held: 14/0"]
    b = board(*lines).do("use:14")
    assert b.options == ["store:wine:phoenicia1"]
    b.do("store:wine:phoenicia1", "house")
    assert (of(b, "talents")[0], held(b, 0), store(b, 0), bag(b)["wine"]) == (9, ["26"], [], 6)
    b = board("options: seats=3 load_any=at_dock", *lines)
    assert "use:14" not in b.options
    assert b.why("use:14") == "P13.9"


def test_PX35_the_offering_for_all() -> None:  # P11.3
    b = voyager("options: seats=3 offering=all", "temple 0: 3", "temple 1: 4", "talents 0: 5")
    b.do("card:1", "store:wine", "charter").draw("ship:20")
    assert of(b, "talents")[0] == 5 + 3
    assert len(events(b, "voyage")) == 1
