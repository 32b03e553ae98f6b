"""Chapter 10: achievement tokens."""

from __future__ import annotations

import pytest

from cothon.locales import ENGLISH, voice
from games.traders.seen import board, down, events, player, up, vps


def test_one_token_for_each_colour_just_sold() -> None:  # T10.1
    b = board("ships: 4 0 4 0\nmarket: Y2 R2\nhand 0: G5\nstock 1: Y2\nstock 0: B2").do("act:buy", "pay:G5")
    assert up(b, 0) == {"red": 1, "yellow": 1}
    assert up(b, 1) == {"yellow": 1}
    names = [e["event"] for e in b.told]
    assert names.index("token") > max(i for i, n in enumerate(names) if n == "sell")


def test_the_size_of_the_set_does_not_matter() -> None:  # T10.2
    b = board("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\nstock 0: R5x5 R3x4\nstock 1: R2").do("act:buy", "pay:G2")
    assert up(b, 0) == up(b, 1) == {"red": 1}


def test_the_supply_is_no_limit() -> None:  # T10.3
    b = board("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 6\nused 1: red 6").do("act:buy", "discount:0")
    b.do("pay:G2")
    assert up(b, 0) == {"red": 7}


def test_the_end_is_checked_immediately_afterwards() -> None:  # T10.4
    b = board("ships: 4 3 0 0\nmarket: R2\nhand 0: G2\ntokens 0: blue 7\nstock 1: B5").do("act:buy", "pay:G2")
    assert [str(e["event"]) for e in b.told][-2:] == ["token", "over"]
    assert events(b, "raid") == []


def test_the_buyer_may_turn_tokens_down_but_need_not() -> None:  # T10.5
    b = board("market: R2 B2\nhand 0: G5\ntokens 0: red").do("act:buy")
    assert b.options == ["discount:0", "discount:1"]
    assert b.why("discount:2") == "T10.5"  # owned before the purchase
    b.do("discount:0")
    assert (up(b, 0), down(b, 0)) == ({"red": 1}, {})
    b = board("market: R5 B2 R2\ntokens 0: red").do("act:double", "take:R5")  # also in a Double Action
    assert b.ask == "discount"


def test_k_tokens_make_the_k_cheapest_free() -> None:  # T10.6
    for k, price in ((0, 10), (1, 8), (2, 5), (3, 0)):
        b = board("market: R5 R3 R2\nhand 0: G5x2\ntokens 0: red 3").do("act:buy", f"discount:{k}")
        due = b.game.show(b.s)["now"].get("due", 0) if b.ask == "pay" else 0  # type: ignore[attr-defined]
        assert due == price


def test_the_answers_name_the_price_that_is_left() -> None:  # T10.6
    b = board("market: R2 R5 B2\nhand 0: G5x2\ntokens 0: red 2").do("act:buy")
    said = [voice(ENGLISH, b.game).action(b.game.actions[a], which=b.game.which(b.s, a)) for a in b.game.legal(b.s)]
    assert said == ["No token: price 9", "1 token: price 7", "2 tokens: price 2"]


def test_no_more_tokens_than_cards_of_the_colour() -> None:  # T10.7
    b = board("market: R3 R2 B2\nhand 0: G5x2\ntokens 0: red 5").do("act:buy")
    assert b.options == ["discount:0", "discount:1", "discount:2"]
    assert b.why("discount:3") == "T10.7"


def test_a_used_token_stays_and_counts_but_works_no_more() -> None:  # T10.8
    b = board("market: R2 B2\nhand 0: G5x2\nused 0: red 3")
    b.do("act:buy")
    assert b.ask == "pay"  # no discount with face-down tokens
    assert player(b, 0)["tokens"] == 3
    b = board("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\nused 0: blue 7").do("act:buy", "pay:G2")
    assert b.ask == "over"
    b = board("over: passes\nvp 0: R2\nvp 1: R2\nused 0: red 2\ntokens 1: red")
    assert b.result().ranks == (1, 2)


@pytest.mark.parametrize("k", [0, 1, 2])
def test_tokens_may_be_used_beyond_need(k: int) -> None:  # T10.9
    b = board("market: R3 R2\nhand 0: G5x4\ntokens 0: red 2").do("act:buy")
    assert len(b.options) == 3
    b.do(f"discount:{k}")
    assert down(b, 0) == ({"red": k} if k else {})
    assert (b.ask == "pay") == (k < 2)


def test_a_discount_too_small_to_finish_is_not_offered() -> None:  # T4.3, Q4
    b = board("market: R5 R3\nhand 0: G5\ntokens 0: red 2").do("act:buy")
    assert b.options == ["discount:1", "discount:2"]
    assert b.why("discount:0") == "T4.3"
    assert vps(b) == [0, 0]
