"""Chapters 4 to 7: action cards, starting player, income, market."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.core import HOLE, Teller
from games.porto.seen import bag, board, events, market, of, seen, shown, start
from games.porto.test_20_examples import voyager
from kit.board import Board

DEAL = ["decade: 2", "round: 0", "turn: -1", "ask: deal"]
FIVE_DEALT = [*DEAL, "slot: 5", "cards: carrier carrier aristocrat captain merchant -"]


def end_of_decade(*lines: str) -> Board:
    return board("round: 5", "turn: 2", *lines).do("talents")


def test_paid_servants_come_home() -> None:  # P4.1
    b = end_of_decade("paid 0: 0 0 2 0 0 0", "paid 1: 0 0 0 1 2 3").draw_any()
    assert [(e["seat"], e["servants"]) for e in events(b, "paid_home")] == [(0, 2), (1, 6)]
    assert of(b, "reserve") == [16, 16, 16]
    assert of(b, "paid") == [0] * 18


def test_six_cards_are_dealt_every_decade() -> None:  # P4.2
    b = board(*DEAL, "cards: - - - - - -")
    dealt = []
    for _ in range(6):
        dealt.append(list(b.chances)[-1])
        b.draw(dealt[-1])
    assert [f"deal:{s['card']}" for s in shown(b)["spaces"]] == dealt
    b = start(3).draw_any()
    while b.ask in ("berth", "quay", "gift"):
        b.do(b.options[0]).draw_any()
    assert len(events(b, "deal")) == 6


def test_paid_servants_never_cost_income() -> None:  # P4.3
    b = end_of_decade("sp: 0", "paid 1: 0 0 3 0 0 0", "temple 0: 1", "temple 2: 2").draw_any()
    assert int(b.s.sp) == 1
    assert [(e["seat"], e["talents"]) for e in events(b, "income")] == [(0, 15), (1, 16), (2, 14)]


def test_in_decade_1_the_starting_player_does_not_change() -> None:  # P5.1
    lines = [line for line in FIVE_DEALT if line != "decade: 2"]
    b = board("decade: 1", *lines, "sp: 0", "reserve 0: 3").draw("deal:loadmaster")
    assert int(b.s.sp) == 0
    assert not events(b, "new_starter")


@pytest.mark.parametrize(("reserves", "sp", "new"), [((5, 9, 7), 0, 1), ((9, 5, 7), 0, 0), ((3, 4, 8), 1, 2)])
def test_the_largest_reserve_starts(reserves: tuple[int, ...], sp: int, new: int) -> None:  # P5.2
    b = board(*FIVE_DEALT, f"sp: {sp}", *[f"reserve {p}: {n}" for p, n in enumerate(reserves)])
    b.draw("deal:loadmaster")
    assert int(b.s.sp) == new


@pytest.mark.parametrize(("tie", "new"), [("next_left", 2), ("holder", 1)])
def test_a_tie_goes_round_from_the_left_neighbour(tie: str, new: int) -> None:  # P5.3
    b = board(f"options: start_tie={tie}", *FIVE_DEALT, "sp: 1", "reserve 0: 8", "reserve 1: 8", "reserve 2: 8")
    assert int(b.draw("deal:loadmaster").s.sp) == new


def test_the_action_round_marker_goes_to_1() -> None:  # P5.4
    b = board(*FIVE_DEALT, "sp: 1", "reserve 2: 18", "blocked 2: 0").draw("deal:loadmaster").draw_any()
    assert (int(b.s.round), int(b.s.sp), b.actor, b.ask) == (1, 2, 2, "act")
    for _ in range(4):
        b.do("talents")
        assert int(b.s.sp) == 2


def test_every_servant_in_reserve_earns_a_talent() -> None:  # P6.1
    b = board(*FIVE_DEALT, "talents 1: 4", "reserve 0: 7", "reserve 1: 0").draw("deal:loadmaster")
    assert of(b, "talents") == [7, 4, 16]


def test_servants_elsewhere_earn_nothing() -> None:  # P6.2
    b = board(
        *FIVE_DEALT, "temple 0: 3", "lighthouse 0: 2", "charter 0: 1", "docks 0: rome1", "path: 0 0", "palace: 0"
    ).draw("deal:loadmaster")
    assert of(b, "talents")[0] == 18 - 2 - 3 - 2 - 1 - 2 - 2 - 1


PURSES = ["talents 0: 5", "talents 1: 6", "talents 2: 7"]


@pytest.mark.parametrize(
    ("rules", "screen", "told", "known"),
    [
        (2, "hidden", [5, None, None], [5, HOLE, HOLE]),
        (2, "open", [5, 6, 7], [5, 6, 7]),
        (1, "hidden", [5, None, None], [5, 6, 7]),  # where only a screen hides them
        (1, "open", [5, 6, 7], [5, 6, 7]),
    ],
)
def test_hidden_talents_are_on_no_screen_and_in_no_view(
    rules: int, screen: str, told: list[int | None], known: list[int]
) -> None:  # P6.3
    b = board(f"rules: {rules}", f"options: money_screen={screen}", *PURSES)
    assert [p["talents"] for p in seen(b, 0)["players"]] == told
    assert [int(x) for x in b.game.mask(b.s, 0).talents] == known  # a bot's observation
    assert [p["talents"] for p in seen(b, None)["players"]] == ([None] * 3 if screen == "hidden" else told)
    assert [p["talents"] for p in b.game.show(b.s)["players"]] == [5, 6, 7]  # who may know everything
    over = board(f"rules: {rules}", f"options: money_screen={screen}", *PURSES, "over: decades", "decade: 5")
    assert [p["talents"] for p in seen(over, 0)["players"]] == [5, 6, 7]
    assert [int(x) for x in over.game.mask(over.s, 0).talents] == [5, 6, 7]


def test_everybody_sees_when_an_offering_takes_all_one_has() -> None:  # P6.3, P11.4
    for talents, unveiled in ((0, True), (3, False)):
        b = voyager("temple 0: 9", f"talents 0: {talents}").do("card:1", "store:wine", "charter")
        teller = Teller()
        b.game.apply(b.s, b.game.draws.id("ship:18"), teller)
        assert teller.unveiled == unveiled


def test_the_market_is_filled_up() -> None:  # P7.1
    b = board(*FIVE_DEALT, "market: wine").draw("deal:loadmaster")
    assert (b.ask, b.chances["good:wine"], b.chances["good:oil"]) == ("good", 5, 6)
    b.draw("good:wine", "good:wine", "good:oil")
    assert (market(b), b.ask) == (["wine", "wine", "wine", "oil"], "act")
    b = board("options: seats=4", *FIVE_DEALT).draw("deal:loadmaster").draw_any()
    assert len(market(b)) == 6


def test_phase_5_resets_the_price() -> None:  # P7.2
    b = board(*FIVE_DEALT, "bought: 3").draw("deal:loadmaster")
    assert int(b.s.bought) == 0
    assert shown(b)["price"] == 4


def test_an_empty_bag_leaves_the_market_short() -> None:  # P7.3
    stores = ["dye dye dye dye", "dye dye wine wine", "wine wine wine wine", "oil oil oil oil"]
    b = board(
        "options: seats=4", *FIVE_DEALT,
        *[f"store {p}: {goods}" for p, goods in enumerate(stores)], *[f"blocked {p}: 0" for p in range(4)],
        "docks 0: egypt1 egypt2 greece1 greece2", "docks 1: rome1 rome2 etruria1 etruria2",
        "docks 2: iberia1 iberia2 phoenicia1 phoenicia2",
        "harbour: egypt1=-/oil egypt2=-/oil greece1=-/grain greece2=-/grain rome1=-/grain rome2=-/grain "
        "etruria1=-/grain etruria2=-/grain iberia1=-/metal iberia2=-/metal phoenicia1=-/metal phoenicia2=-/metal",
    )  # fmt: skip
    assert Counter(bag(b)) == Counter({"dye": 0, "wine": 0, "oil": 0, "grain": 0, "metal": 2})
    b.draw("deal:loadmaster", "good:metal", "good:metal")
    assert (b.ask, market(b), sum(bag(b).values())) == ("act", ["metal", "metal"], 0)
    b.do("refill").draw("good:metal", "good:metal")
    assert (b.ask, market(b)) == ("stock", ["metal", "metal"])
