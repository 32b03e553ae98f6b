"""Chapter 9: the five kinds of action."""

from __future__ import annotations

from itertools import product

import pytest

from games.porto.seen import (
    ARISTOCRAT_FIRST,
    CAPTAIN_FIRST,
    CARRIER_FIRST,
    LOADMASTER_FIRST,
    MERCHANT_FIRST,
    bag,
    board,
    dock,
    docks,
    events,
    held,
    market,
    of,
    shown,
    store,
)
from games.porto.test_21_more_examples import CROWDED

# -- Captain ----------------------------------------------------------------------------------------------------------


def test_the_captain_charters_a_ship() -> None:  # P9.1
    b = board(CAPTAIN_FIRST, "charter 0: 1")
    reserve = of(b, "reserve")[0]
    b.do("card:1")
    assert b.options == ["charter"]
    b.do("charter")
    assert (of(b, "charter")[0], of(b, "reserve")[0]) == (2, reserve - 1)
    assert board(CAPTAIN_FIRST, "reserve 0: 0").why("card:1") == "P8.5"
    b = board(
        "cards: carrier carrier aristocrat merchant captain loadmaster", "charter 1: 3", "talents 0: 9", "points 0: 2"
    )
    assert (b.do("card:5").why("charter"), b.options) == ("P9.1", ["bonus_only"])


def test_a_charter_servant_comes_home_only_by_shipping() -> None:  # P9.2
    b = board("charter 0: 1", "round: 5", "turn: 2").do("talents").draw_any()
    assert of(b, "charter")[0] == 1
    labels = [e.label for e in b.game.actions.entries]
    assert [x for x in labels if "charter" in x] == ["charter"]  # to charter, and to ship; nothing recalls


# -- Carrier ----------------------------------------------------------------------------------------------------------


def test_sources_of_the_carrier_are_ones_own() -> None:  # P9.3
    b = board(
        CARRIER_FIRST, "store 0: dye oil", "store 1: wine", "docks 0: rome1 egypt1", "docks 1: rome2",
        "harbour: rome1=-/metal rome2=-/metal", "charter 0: 1", "temple 0: 1",
    ).do("card:1")  # fmt: skip
    assert b.options == ["store:dye", "store:oil", "dock:rome1"]
    assert [b.why(x) for x in ("store:wine", "dock:rome2", "dock:egypt1")] == ["P9.3"] * 3


def test_targets_of_the_carrier() -> None:  # P9.4
    lines = [CARRIER_FIRST, "store 0: dye", "docks 0: rome1 egypt1 iberia2", "harbour: rome1=-/metal egypt1=2"]
    b = board(*lines, "charter 0: 1", "temple 0: 1").do("card:1", "dock:rome1")
    assert b.options == ["store", "dock:egypt1", "dock:iberia2", "charter"]
    b = board(*lines, "charter 0: 1", "temple 0: 1").do("card:1", "store:dye")
    assert b.options == ["dock:egypt1", "dock:iberia2", "charter"]
    assert [b.why(x) for x in ("store", "dock:rome1", "dock:greece1")] == ["P9.4"] * 3
    assert board(*lines, "temple 0: 1").do("card:1", "store:dye").why("charter") == "P9.4"
    assert board(*lines, "charter 0: 1").do("card:1", "store:dye").why("charter") == "P9.4"
    b = board(*lines, "blocked 0: 3").do("card:1", "dock:rome1")
    assert "store" not in b.options


def test_without_a_card_in_the_deck_no_voyage_is_offered() -> None:  # P9.4
    lines = [*CROWDED, "charter 0: 1", "temple 0: 1", "store 0: dye", CARRIER_FIRST]
    b = board(*lines, "held: 5/1 10/1 15/1 20/1 25/1 30/1")
    assert (shown(b)["deck"]["size"], b.why("card:1")) == (0, "P8.5")
    assert "card:1" in board(*lines, "held: 5/1 10/1 15/1 20/1 25/1").options


def test_a_source_without_a_target_is_not_offered() -> None:  # P9.5
    b = board(CARRIER_FIRST, "blocked 0: 3", "store 0: dye", "docks 0: rome1", "harbour: rome1=-/oil")
    assert b.why("card:1") == "P8.5"
    b = board(CARRIER_FIRST, "blocked 0: 2", "store 0: dye", "docks 0: rome1", "harbour: rome1=-/oil").do("card:1")
    assert (b.options, b.why("store:dye")) == (["dock:rome1"], "P9.5")


def test_a_good_may_wait_at_a_dock_or_is_loaded_at_once() -> None:  # P9.6
    lines = [CARRIER_FIRST, "store 0: dye", "docks 0: rome1 rome2 egypt1", "harbour: rome1=11 rome2=12 egypt1=-/dye"]
    b = board(*lines).do("card:1", "store:dye", "dock:rome2")
    assert (dock(b, "rome2"), b.actor) == (("12", "dye", 0), 1)
    b = board(*lines).do("card:1", "store:dye", "dock:rome1")
    assert (events(b, "load")[0]["ship"], b.ask) == ("11", "point")
    b = board(*lines).do("card:1", "dock:egypt1", "dock:rome1")
    assert (events(b, "load")[0]["ship"], dock(b, "egypt1")) == ("11", (None, None, 0))


def test_a_good_on_a_charter_ship_is_shipped_at_once() -> None:  # P9.7
    b = board(CARRIER_FIRST, "store 0: dye", "charter 0: 1", "temple 0: 1").do("card:1", "store:dye", "charter")
    assert (b.ask, store(b, 0)) == ("ship", [])
    b.draw("ship:1")
    assert (b.ask, bag(b)["dye"]) == ("point", 6)


# -- Aristocrat -------------------------------------------------------------------------------------------------------


def test_the_aristocrat_moves_up_to_five_between_three_places() -> None:  # P9.8
    b = board(ARISTOCRAT_FIRST, "lighthouse 0: 2", "temple 0: 2").do("card:1")
    assert b.options == ["R>L", "R>T", "L>R", "L>T", "T>R", "T>L"]
    b.do("R>L", "R>L", "R>L", "R>T", "R>T")
    assert (of(b, "lighthouse")[0], of(b, "temple")[0], b.actor) == (5, 4, 1)


def test_the_aristocrat_stops_or_ends_by_itself() -> None:  # P9.9
    b = board(ARISTOCRAT_FIRST).do("card:1")
    assert b.why("stop") == "P9.9"
    b.do("R>L")
    assert "stop" in b.options
    b.do("stop")
    assert (of(b, "lighthouse")[0], b.actor) == (1, 1)
    b = board(ARISTOCRAT_FIRST, "reserve 0: 1").do("card:1", "R>T")
    assert (of(b, "temple")[0], b.actor) == (1, 1)  # no further move is legal


@pytest.mark.parametrize("places", [(2, 1, 2), (3, 0, 3), (0, 2, 4), (6, 1, 0)])
def test_every_end_position_has_exactly_one_path(places: tuple[int, int, int]) -> None:  # P9.10
    b = board(
        ARISTOCRAT_FIRST, *[f"{n} 0: {k}" for n, k in zip(("reserve", "lighthouse", "temple"), places, strict=True)]
    )
    game, first = b.game, b.do("card:1").s
    ends: dict[tuple[int, ...], int] = {}
    stack = [first]
    while stack:
        s = stack.pop()
        if game.asks[s.ask].name != "errand":
            end = (int(s.reserve[0]), int(s.lighthouse[0]), int(s.temple[0]))
            ends[end] = ends.get(end, 0) + 1
            continue
        for a in game.legal(s):
            other = s.clone()
            game.apply(other, a)
            stack.append(other)
    total = sum(places)
    wanted = {
        (r, i, total - r - i)
        for r, i in product(range(total + 1), repeat=2)
        if r + i <= total
        and 1 <= sum(max(0, new - old) for new, old in zip((r, i, total - r - i), places, strict=True)) <= 5
    }
    assert set(ends) == wanted
    assert set(ends.values()) == {1}


def test_paid_servants_cannot_be_moved() -> None:  # P9.11
    cards = "cards: carrier carrier merchant captain aristocrat loadmaster"
    assert board(cards, "reserve 0: 2").why("card:5") == "P8.5"
    b = board(cards, "reserve 0: 2", "temple 0: 1").do("card:5")
    assert b.options == ["T>R", "T>L"]


# -- Loadmaster -------------------------------------------------------------------------------------------------------


def test_the_loadmaster_claims_a_dock() -> None:  # P9.12
    b = board(LOADMASTER_FIRST, "docks 1: rome1", "harbour: egypt1=1").do("card:1")
    assert [o for o in b.options if o.startswith("claim")] == [
        f"claim:{d}" for d in ("egypt1", "egypt2", "greece1", "greece2", "rome2", "etruria1", "etruria2")
    ] + ["claim:iberia1", "claim:iberia2", "claim:phoenicia1", "claim:phoenicia2"]
    reserve = of(b, "reserve")[0]
    b.do("claim:egypt1")
    assert (docks(b, 0), of(b, "reserve")[0], dock(b, "egypt1")) == (["egypt1"], reserve - 2, ("1", None, 0))
    b = board(LOADMASTER_FIRST, "docks 0: rome1", "reserve 0: 1").do("card:1")
    assert (b.why("claim:egypt1"), b.why("claim:rome1")) == ("P9.12", "P1.6")


def test_the_loadmaster_switches_a_dock() -> None:  # P9.13
    b = board(LOADMASTER_FIRST, "docks 0: rome1 egypt1", "docks 1: rome2").do("card:1", "switch:rome1")
    assert b.ask == "shift"
    assert {"rome1", "egypt1", "rome2"}.isdisjoint(b.options)
    assert b.why("rome1") == b.why("rome2") == "P9.13"
    b.do("iberia2")
    assert docks(b, 0) == ["egypt1", "iberia2"]
    assert board(LOADMASTER_FIRST, "docks 0: rome1").do("card:1").why("switch:egypt1") == "P9.13"


def test_with_all_docks_held_there_is_no_switch() -> None:  # P9.13
    b = board(
        LOADMASTER_FIRST, "docks 0: egypt1 egypt2 greece1 greece2", "docks 1: rome1 rome2 etruria1 etruria2",
        "docks 2: iberia1 iberia2 phoenicia1 phoenicia2",
    ).do("card:1")  # fmt: skip
    assert b.options == [f"dissolve:{d}" for d in ("egypt1", "egypt2", "greece1", "greece2")]
    assert b.why("switch:egypt1") == "P9.13"


def test_the_loadmaster_dissolves_a_dock() -> None:  # P9.14
    b = board(LOADMASTER_FIRST, "docks 0: rome1 egypt1")
    reserve = of(b, "reserve")[0]
    b.do("card:1", "dissolve:egypt1")
    assert (docks(b, 0), of(b, "reserve")[0]) == (["rome1"], reserve + 2)
    assert board(LOADMASTER_FIRST).do("card:1").why("dissolve:rome1") == "P9.14"


def test_a_good_left_behind_goes_into_the_bag() -> None:  # P9.15
    for answer in (["dissolve:rome1"], ["switch:rome1", "egypt1"]):
        b = board(LOADMASTER_FIRST, "docks 0: rome1", "harbour: rome1=11/wine").do("card:1", *answer)
        assert (bag(b)["wine"], dock(b, "rome1")) == (6, ("11", None, None))
        assert events(b, "spilled") == [{"event": "spilled", "good": "wine", "dock": "rome1"}]
        assert dock(b, "egypt1")[1] is None


# -- Merchant ---------------------------------------------------------------------------------------------------------


def test_the_merchant_needs_storage_and_money() -> None:  # P9.16
    b = board(MERCHANT_FIRST, "market: wine oil oil", "talents 0: 4").do("card:1")
    assert b.options == ["wine", "oil"]
    assert b.why("dye") == "P9.16"
    b.do("oil")
    assert (store(b, 0), market(b), of(b, "talents")[0]) == (["oil"], ["wine", "oil"], 0)
    assert board(MERCHANT_FIRST, "market: wine", "talents 0: 3").why("card:1") == "P8.5"
    assert board(MERCHANT_FIRST, "market: wine", "talents 0: 4", "store 0: dye dye").why("card:1") == "P8.5"
    palace = ["cards: carrier carrier aristocrat captain merchant loadmaster", "points 0: 2", "market: wine"]
    assert board(*palace, "talents 0: 6", "store 0: dye dye").do("card:5").why("wine") == "P9.16"


@pytest.mark.parametrize(("bought", "price"), [(0, 4), (1, 3), (2, 2), (3, 2), (7, 2)])
def test_the_price_falls_with_each_purchase(bought: int, price: int) -> None:  # P9.17
    b = board(MERCHANT_FIRST, "market: wine", "talents 0: 9", f"bought: {bought}").do("card:1", "wine")
    assert (of(b, "talents")[0], int(b.s.bought)) == (9 - price, bought + 1)
    assert board(MERCHANT_FIRST, "market: wine", f"talents 0: {price - 1}", f"bought: {bought}").why("card:1") == "P8.5"


def test_the_market_is_not_refilled_after_a_purchase() -> None:  # P9.18
    b = board(MERCHANT_FIRST, "market: wine", "talents 0: 9", "talents 1: 9").do("card:1", "wine")
    assert (market(b), b.ask, b.actor) == ([], "act", 1)
    assert "card:1" not in b.options


def test_a_carrier_with_nothing_to_do_gives_way_to_the_bonus() -> None:  # P8.6
    b = board("cards: aristocrat captain merchant loadmaster carrier carrier", "talents 0: 6", "points 0: 2").do(
        "card:5"
    )
    assert (b.ask, b.options) == ("fetch", ["bonus_only"])
    b.do("bonus_only")
    assert (of(b, "palace")[0], held(b, 0)) == (1, [])
