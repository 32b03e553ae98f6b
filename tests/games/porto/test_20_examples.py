"""Worked examples PX1 to PX17."""

from __future__ import annotations

import pytest

from games.porto.seen import CARRIER_FIRST, MERCHANT_FIRST, board, bottom, dock, events, held, of, path, set_up, start
from kit.board import Board

LAST = ["decade: 5", "round: 5", "turn: -1", "ask: last", "final: no_ships", "reason: decades"]


def awards(*lines: str) -> list[int]:
    """What the path brings when everybody has passed the last purchase."""
    b = board(*lines, *LAST)
    while b.ask == "last":
        b.do("pass")
    return of(b, "award")


def test_PX1_red_moves_three_blue_two_yellow_one() -> None:  # P16.2
    assert awards("options: seats=4", "path: 0 1 0 1 0 1 0 1 0 1 2 2 2 2 3") == [3, 2, 1, 0]
    assert awards("options: seats=4", "path: 1 0 0 1 0 1 0 1 0 1 2 2 2 2 3") == [2, 3, 1, 0]


def test_PX2_black_wins_by_trading_points() -> None:  # P16.4
    b = board(
        "options: seats=4", "palace: 0 0 0 0 0 1 1 1 1 1", "large 0: 1", "large 1: 2", "large 2: 5", "large 3: 7",
        "points 1: 4", "points 3: 5", "talents 1: 30", *LAST,
    ).do("pass", "pass", "pass", "pass")  # fmt: skip
    result = b.result()
    assert result.scores == (6, 7, 5, 7)
    assert (result.winners, result.ranks, result.tie_break) == ((3,), (3, 2, 4, 1), "trading points")


def test_PX3_at_the_start_row_1_arrives_by_itself() -> None:  # P3.8, P3.13
    b = set_up(start(4), "dye wine oil grain metal dye", "6 1 7 2 11 16 17 18 19 20")
    for _ in range(4):
        b.do("pass")
    for d, good in (("iberia1", "dye"), ("iberia2", "dye"), ("egypt1", "wine"), ("greece1", "oil")):
        b.do(f"claim:{d}", good)
    moored = [(e["ship"], e["dock"]) for e in events(b, "moor")]
    assert moored == [("6", "greece1"), ("1", "egypt1"), ("7", "greece2"), ("2", "egypt2"), ("11", "rome1")]
    assert b.ask == "ship"  # no lighthouse choice, no load: row 2 moved up and a new one is drawn


def test_PX4_first_income_is_the_reserve() -> None:  # P2.4, P2.5, P2.6, P6.1
    b = set_up(start(3), "dye wine oil grain", "1 6 11 16 21 26 2 7")
    assert of(b, "talents") == [0, 0, 0]
    b.do("pass", "claim:rome1", "pass")
    b.do("claim:rome2", "dye", "claim:egypt1", "wine", "claim:egypt2", "oil").draw_any()
    assert b.ask == "act"
    assert of(b, "reserve") == [14, 12, 14]
    assert of(b, "talents") == [14, 12, 14]


@pytest.mark.parametrize(
    ("seats", "first", "berths", "quays", "left"),
    [(4, 2, [2, 3, 0, 1], [1, 0, 3, 2], 2), (3, 0, [0, 1, 2], [2, 1, 0], 1)],
)
def test_PX5_order_of_the_setup(seats: int, first: int, berths: list[int], quays: list[int], left: int) -> None:  # P2.7
    b = start(seats, first_player=first).draw_any()
    asked: list[tuple[str, int]] = []
    while b.ask in ("berth", "quay", "gift"):
        asked.append((b.ask, b.actor))
        b.do(b.options[0])
    assert asked[:seats] == [("berth", p) for p in berths]
    assert asked[seats:] == [(q, p) for p in quays for q in ("quay", "gift")]
    assert int(b.s.market_n) == left
    b.told.clear()
    b.draw_any()
    assert len(events(b, "market_good")) == {4: 4, 3: 3}[seats]  # P7.1


def test_PX6_the_third_ship_of_egypt_leaves() -> None:  # P3.8
    b = set_up(start(3), "dye wine oil grain", "3 1 5 11 16 17 18 19")
    b.do("pass", "pass", "pass", "claim:iberia1", "dye", "claim:iberia2", "wine", "claim:rome2", "oil")
    assert dock(b, "egypt1")[0] == "3"
    assert dock(b, "egypt2")[0] == "1"
    assert dock(b, "rome1")[0] == "11"
    assert bottom(b) == ["5"]


PX7 = [
    "options: seats=4", "decade: 2", "round: 0", "sp: 2", "turn: -1", "ask: pilot",
    "lighthouse 0: 2", "lighthouse 1: 3", "lighthouse 2: 2", "row 1: 1 6 11 16 21",
]  # fmt: skip


def pilots(b: Board, answer: str) -> list[int]:
    """Who takes ships, when each answer begins like this."""
    found = []
    while b.ask in ("pilot", "moor"):
        if b.ask == "pilot":
            found.append(b.actor)
        b.do(next((o for o in b.options if o.startswith(answer)), b.options[0]))
    return found


def test_PX7_ranks_in_the_lighthouse() -> None:  # P3.3, P3.4, P3.5, P3.6
    b = board(*PX7)
    assert pilots(b, "take:") == [1, 1, 2, 2, 0]
    assert not events(b, "leaves")
    b = board(*PX7).do("ban:16")
    assert bottom(b) == ["16"]
    assert pilots(b, "take:") == [2, 2, 0]
    assert [e["ship"] for e in events(b, "pilot")] == ["1", "6", "11"]
    assert dock(b, "iberia1")[0] == "21"  # the last one arrives by itself


def test_PX8_a_ship_without_a_free_dock_may_be_taken() -> None:  # P3.7
    b = board(
        "options: seats=4", "decade: 2", "round: 0", "turn: -1", "ask: pilot", "rank: 1", "lighthouse 0: 2",
        "lighthouse 1: 1", "row 1: 8 1 - - -", "harbour: greece1=6 greece2=7",
    )  # fmt: skip
    assert (b.actor, b.options) == (1, ["take:1", "take:8"])
    b.do("take:8")
    assert (bottom(b), b.actor, b.options) == (["8"], 1, ["take:1"])


@pytest.mark.parametrize(("tie", "seat"), [("next_left", 0), ("holder", 2)])
def test_PX9_tie_for_the_largest_reserve(tie: str, seat: int) -> None:  # P5.3
    b = board(
        f"options: seats=4 start_tie={tie}", "decade: 2", "round: 0", "sp: 2", "turn: -1", "ask: deal", "slot: 5",
        "cards: carrier carrier aristocrat captain merchant -",
        "reserve 0: 11", "reserve 1: 9", "reserve 2: 11", "reserve 3: 10",
    )  # fmt: skip
    b.draw("deal:loadmaster")
    assert int(b.s.sp) == seat


def test_PX10_prices_of_the_merchant() -> None:  # P9.17, P8.9, P8.10
    rich = ["market: dye wine oil grain", "talents 0: 20", "talents 1: 20", "talents 2: 20", MERCHANT_FIRST]
    b = board(*rich)
    for good in ("dye", "wine", "oil", "grain"):
        b.do("card:1", good)
    assert [e["talents"] for e in events(b, "buy")] == [4, 3, 2, 2]
    b = board(*rich).do("card:1", "dye", "card:1", "wine", "card:1", "oil", "refill")
    b.draw("good:dye", "good:wine", "good:oil", "good:grain").do("dye")
    assert of(b, "talents") == [20 - 4 - 6, 17, 18]
    b.do("card:1", "wine")
    assert [e["talents"] for e in events(b, "buy")] == [4, 3, 2, 6, 4]


def voyager(*lines: str) -> Board:
    """Seat 0 with a chartered ship and wine in the storehouse, about to act."""
    return board("charter 0: 1", "store 0: wine", CARRIER_FIRST, *lines)


def sail(b: Board, ship: str) -> Board:
    return b.do("card:1", "store:wine", "charter").draw(f"ship:{ship}")


def test_PX11_a_safe_voyage() -> None:  # P11.2, P11.3, P11.7
    b = voyager("temple 0: 3", "talents 0: 5")
    reserve = of(b, "reserve")[0]
    sail(b, "20")
    assert of(b, "talents")[0] == 12
    assert (b.ask, b.options) == ("point", ["path", "house"])
    b.do("house")
    assert b.ask == "point"
    b.do("house")
    assert (of(b, "temple")[0], of(b, "reserve")[0]) == (2, reserve + 2)
    assert (of(b, "points")[0], b.actor) == (2, 1)


def test_PX12_a_failed_voyage() -> None:  # P11.5
    b = voyager("temple 0: 2", "talents 0: 5")
    reserve = of(b, "reserve")[0]
    sail(b, "9")
    assert of(b, "talents")[0] == 12
    b.do("house")
    assert (of(b, "temple")[0], of(b, "reserve")[0]) == (1, reserve + 2)
    assert (of(b, "points")[0], b.actor) == (1, 1)


def test_PX13_the_offering_never_makes_debts() -> None:  # P11.4
    b = sail(voyager("temple 0: 10", "talents 0: 1"), "10")
    assert of(b, "talents")[0] == 0
    b.do("house", "house")
    assert of(b, "points")[0] == 2


PX14 = [
    "cards: aristocrat captain merchant loadmaster carrier carrier", "points 0: 1", "reserve 0: 2", "docks 0: iberia1",
    "harbour: iberia1=24", "store 0: grain",
]  # fmt: skip


def test_PX14_deliver_and_buy_in_one_turn() -> None:  # P12.3, P10.6
    b = board(*PX14)
    asks = [b.ask]
    b.do("card:5")
    asks.append(b.ask)
    assert of(b, "reserve")[0] == 0
    b.do("store:grain")
    asks.append(b.ask)
    b.do("dock:iberia1")
    asks.append(b.ask)
    assert (of(b, "talents")[0], of(b, "reserve")[0]) == (11, 0)
    b.do("house")
    asks.append(b.ask)
    assert (of(b, "points")[0], held(b, 0), of(b, "reserve")[0]) == (2, ["24"], 2)
    assert b.options == ["take", "use:24", "end"]
    b.do("take")
    asks.append(b.ask)
    assert (of(b, "talents")[0], of(b, "reserve")[0], of(b, "palace")[0]) == (5, 1, 1)
    assert asks == ["act", "fetch", "deliver", "point", "bonus", "finish"]


def test_PX15_the_point_goes_to_the_path() -> None:  # P14.2
    early = "options: seats=3 homecoming=before_points"
    b = board(early, *PX14).do("card:5", "store:grain", "dock:iberia1", "path")
    assert (of(b, "points")[0], path(b)) == (1, [0])
    assert (b.ask, b.options) == ("bonus", ["use:24", "end"])
    b = board(*PX14).do("card:5", "store:grain", "dock:iberia1")
    assert (b.ask, b.options) == ("point", ["house"])


PX16 = [
    "path: 0 1 2 0 1 2 0 1 2 0 1 2 0 1",
    "docks 0: phoenicia1",
    "harbour: phoenicia1=27",
    "store 0: wine",
    CARRIER_FIRST,
]


def test_PX16_the_last_space_of_the_path() -> None:  # P14.2, P13.3
    b = board(*PX16).do("card:1", "store:wine", "dock:phoenicia1", "path")
    assert (len(path(b)), b.ask, b.options) == (15, "boon", ["decline"])
    b = board(*PX16).do("card:1", "store:wine", "dock:phoenicia1", "house")
    assert (b.ask, b.options) == ("boon", ["use", "decline"])
    b.do("use")
    assert (len(path(b)), bottom(b)) == (15, ["27"])


def test_PX17_the_splits_of_two_points() -> None:  # P14.3
    lines = ["path: 0 1 2 0 1 2 0 1 2 0 1 2 0 1", "temple 0: 3"]
    b = sail(voyager(*lines), "20")
    assert b.options == ["path", "house"]
    b.do("path")
    assert (b.ask, b.options) == ("point", ["house"])
    b = sail(voyager(*lines), "20").do("house")
    assert (b.ask, b.options) == ("point", ["house"])
    b = sail(voyager("temple 0: 3"), "20").do("house")
    assert b.options == ["house"]  # after a house the path is closed, although it has room
