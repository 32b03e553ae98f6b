"""Chapter 4: action A, Buy Goods."""

from __future__ import annotations

import pytest

from cothon.games import game
from games.traders.seen import board, cards, discard, down, events, farm, hand, market, player, ships, stock, up
from kit.board import Board

G = game("traders")


def test_the_buyer_buys_all_cards_of_the_market_together() -> None:  # T4.1
    b = board("market: R2 B3 G5\nhand 0: R5x2").do("act:buy", "pay:R5", "pay:R5")
    assert stock(b, 0) == cards("R2 B3 G5")
    assert market(b) == []


def test_the_price_is_the_sum_of_values_less_the_discount() -> None:  # T4.2
    b = board("market: Y2 Y5 R3 G2\nhand 0: R5x3\ntokens 0: yellow").do("act:buy")
    assert events(b, "buy")[0]["price"] == 12
    b.do("discount:1")
    assert b.game.show(b.s)["now"] == {"due": 10}


@pytest.mark.parametrize(
    ("hand", "tokens", "possible"),
    [("R5 R5 R2", "", True), ("R5 R5", "", False), ("R5 R3 R2", "yellow", True), ("R5 R2 R2", "yellow", False)],
)
def test_buying_needs_coins_for_the_price_after_the_largest_discount(
    hand: str, tokens: str, possible: bool
) -> None:  # T4.3
    b = board(f"market: Y2 Y5 R3 G2\nhand 0: {hand}\ntokens 0: {tokens}")
    assert ("act:buy" in b.options) is possible
    assert b.why("act:buy") == ("" if possible else "T4.3")


def test_the_refusal_of_buying_says_what_is_missing() -> None:  # T4.3
    b = board("market: Y2 Y5 R3 G2\nhand 0: R5 R2 R2\ntokens 0: yellow")
    refusal = b.game.why_not(b.s, b.game.actions.id("act:buy"))
    assert refusal is not None
    assert refusal.key == "too-dear-with-tokens"
    assert refusal.fields == {"price": 12, "least": 10, "coins": 9}
    dear = board("market: Y2 Y5 R3 G2\nhand 0: R5 R2 R2")
    refusal = dear.game.why_not(dear.s, dear.game.actions.id("act:buy"))
    assert refusal is not None
    assert refusal.key == "market-too-dear"
    assert refusal.fields == {"price": 12, "coins": 9}


def test_discounts_are_settled_before_coins_are_paid() -> None:  # T4.4
    b = board("market: R3 B2\nhand 0: G5\ntokens 0: blue red").do("act:buy")
    asked = []
    while b.actor == 0:
        asked.append(b.ask)
        b.do(b.options[0])
    assert asked == ["discount", "discount", "pay"]


def test_paid_cards_of_any_colour_go_from_the_hand_to_the_discard_pile() -> None:  # T4.5
    b = board("market: R3 R5\nhand 0: B5 G3 Y2").do("act:buy", "pay:B5", "pay:G3")
    assert discard(b) == cards("B5 G3")
    assert hand(b, 0) == ["Y2"]
    assert board("market: R3\nhand 0: B5").do("act:buy").why("pay:R5") == "T4.5"


def test_no_change_is_given() -> None:  # T4.6
    b = board("market: R2\nhand 0: B5 B3").do("act:buy", "pay:B5")
    assert (hand(b, 0), discard(b)) == (["B3"], ["B5"])


def test_no_needless_card_may_be_paid() -> None:  # T4.7
    b = board("market: R5 R2\nhand 0: R5 R2x2").do("act:buy", "pay:R5")
    b.do("pay:R2")
    assert b.ask == "market"  # covered: the second R2 cannot be added
    assert hand(b, 0) == ["R2"]


FREE = "options: overpay=free\n"


def test_where_one_may_pay_more_it_ends_when_one_says_so_or_the_last_card() -> None:  # T4.7
    text = FREE + "market: R5 R2\nhand 0: R5 B3 R2x2"
    b = board(text).do("act:buy", "pay:R5")
    assert b.options == ["pay:B3", "pay:R2"]
    assert b.why("paid") == "T4.6"
    b.do("pay:R2")
    assert b.options == ["pay:R2", "paid"]
    assert b.why("pay:B3") == "T4.8"  # still in coin order, so that each set has one path
    assert hand(board(G.write(b.s)).do("paid"), 0) == cards("B3 R2")
    b.do("pay:R2", "paid")
    assert (b.ask, hand(b, 0), len(stock(b, 0))) == ("market", ["B3"], 2)
    b = board(text).do("act:buy", "pay:R5", "pay:B3", "pay:R2", "pay:R2")
    assert (b.ask, hand(b, 0)) == ("market", [])  # nothing is left to pay with


def test_a_card_paid_beyond_the_price_is_told_as_one() -> None:  # T4.7
    b = board(FREE + "market: R5 R2\nhand 0: R5 B3 R2x2").do("act:buy", "pay:R5", "pay:B3", "pay:R2")
    told = [(e["event"], e["card"], e.get("due")) for e in b.told if str(e["event"]).startswith("pay")]
    assert told == [("pay", "R5", 2), ("pay", "B3", 0), ("pay_more", "R2", None)]


def test_whether_more_could_be_paid_betrays_nothing_of_the_hand() -> None:  # T4.7, Kn8
    b = board(FREE + "market: R2\nhand 0: R5 G2\nhand 1: R5").do("act:buy", "pay:G2")
    assert b.options == ["paid"]  # only R5 is left, and it comes before: the question is put all the same


def test_free_goods_ask_for_no_payment_where_one_may_pay_more() -> None:  # T4.9
    b = board(FREE + "market: R2\nhand 0: R5\ntokens 0: red").do("act:buy", "discount:1")
    assert (b.ask, hand(b, 0)) == ("market", ["R5"])


def test_payment_goes_in_coin_order_one_path_for_each_set() -> None:  # T4.8
    b = board("market: R5 R2\nhand 0: R5 B3 R2x2").do("act:buy", "pay:B3")
    assert b.options == ["pay:R2"]
    assert b.why("pay:R5") == "T4.8"
    b.do("pay:R2")
    assert b.options == ["pay:R2"]  # equal faces are allowed
    b = board("market: R5 R2\nhand 0: R5 B3 R2x2").do("act:buy")
    assert b.why("pay:R2") == "T4.8"  # 2 + 2 would not suffice


def _payments(b: Board) -> list[tuple[str, ...]]:
    """All ways to answer `pay` until the price is covered."""
    found: list[tuple[str, ...]] = []
    stack = [(b.s, ())]
    while stack:
        s, paid = stack.pop()
        for a in b.game.legal(s):
            t = s.clone()
            b.game.apply(t, a)
            way = (*paid, b.game.actions.label(a)[4:])
            if t.actor == 0 and b.game.asks[t.ask].name == "pay":
                stack.append((t, way))  # type: ignore[arg-type]
            else:
                found.append(way)
    return found


@pytest.mark.parametrize(
    ("market", "hand"),
    [("R5 R2", "R5 R3 R2 R2"), ("R5 B5 G3", "R5 B5 Y3 G3 R2 B2 B2 G2"), ("Y2 Y2 Y2", "R3 B3 G3 R2 Y2 Y2 G5")],
)
def test_the_paths_are_exactly_the_sets_without_a_needless_card(market: str, hand: str) -> None:  # T4.8
    b = board(f"market: {market}\nhand 0: {hand}").do("act:buy")
    have, price = hand.split(), sum(int(c[1]) for c in market.split())
    wanted = set()
    for bits in range(1 << len(have)):
        chosen = [c for i, c in enumerate(have) if bits >> i & 1]
        total = sum(int(c[1]) for c in chosen)
        if total >= price and all(total - int(c[1]) < price for c in chosen):
            wanted.add(tuple(sorted(chosen)))
    found = [tuple(sorted(way)) for way in _payments(b)]
    assert sorted(found) == sorted(wanted)


@pytest.mark.parametrize(("market", "hand"), [("R5 R2", "R5 R3 R2 R2"), ("Y2 Y2 Y2", "R3 B3 G3 R2 Y2 Y2 G5")])
def test_where_one_may_pay_more_the_paths_are_all_sets_that_suffice(market: str, hand: str) -> None:  # T4.7, T4.8
    b = board(f"{FREE}market: {market}\nhand 0: {hand}").do("act:buy")
    have, price = hand.split(), sum(int(c[1]) for c in market.split())
    wanted = set()
    for bits in range(1 << len(have)):
        chosen = [c for i, c in enumerate(have) if bits >> i & 1]
        if sum(int(c[1]) for c in chosen) >= price:
            wanted.add(tuple(sorted(chosen)))
    found = [tuple(sorted(card for card in way if card)) for way in _payments(b)]
    assert sorted(found) == sorted(wanted)


def test_a_price_of_nothing_asks_for_no_coins() -> None:  # T4.9
    b = board("market: R2\ntokens 0: red").do("act:buy", "discount:1")
    assert b.ask == "market"
    assert stock(b, 0) == ["R2"]


def test_bought_goods_are_upright_stock_without_a_limit() -> None:  # T4.10
    b = board("market: R2 R2\nhand 0: G5\nstock 0: R2x5 R3x9 B2x11 B3x9 Y2x9").do("act:buy", "pay:G5")
    assert len(stock(b, 0)) == 45
    assert sideways_is_empty(b)


def sideways_is_empty(b: Board) -> bool:
    return player(b, 0)["sideways"] == []


def test_ships_payday_replenishment_next_turn_follow_in_this_order() -> None:  # T4.11
    b = board("ships: 4 0 0 0\nmarket: R2 B2\nfarm: G2\nhand 0: G5").do("act:buy", "pay:G5").draw_any()
    names = [str(e["event"]) for e in b.told]
    order = ["stock", "sail", "payday", "sell", "token", "ship_back", "farm_moves", "market_card", "farm_card", "turn"]
    assert [names.index(n) for n in order] == sorted(names.index(n) for n in order)
    assert (b.ask, b.actor) == ("act", 1)


def test_after_the_end_nothing_more_is_done() -> None:  # T4.11
    b = board("ships: 4 0 0 0\nmarket: R2\nfarm: G2\nhand 0: G5\ntokens 0: blue 7").do("act:buy", "pay:G5")
    assert b.ask == "over"
    assert (market(b), farm(b)) == ([], ["G2"])


def test_the_cart_lies_in_the_market_until_it_is_paid() -> None:  # T4.12
    b = board("market: R5 B2\nhand 0: R5 R3\ntokens 0: blue").do("act:buy", "discount:0", "pay:R5")
    assert market(b) == cards("R5 B2")
    assert (hand(b, 0), discard(b), stock(b, 0)) == (["R3"], ["R5"], [])
    b = board("market: R5 B2\nhand 0: R5 R3\ntokens 0: blue").do("act:buy", "discount:1")
    assert (up(b, 0), down(b, 0), ships(b)) == ({}, {"blue": 1}, (0, 0, 0, 0))
    b = board("options: mode=classic\nmarket: R5 B2/0\nhand 0: R5x2").do("act:buy", "pay:R5")
    assert market(b) == cards("R5 B2/0")
