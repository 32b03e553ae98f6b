"""Chapter 7: action C, Double Action."""

from __future__ import annotations

import itertools

from cothon.games.traders.questions import ACTIONS
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, events, hand, market, player, ships, stock
from kit.board import Board


def test_the_piece_goes_into_the_sea_when_double_is_answered_once_per_game() -> None:  # T7.1
    b = board("market: R2 B2 G2\nhand 0: R5x3").do("act:double")
    assert player(b, 0)["piece"]["where"] == "sea"
    assert b.ask == "take"
    b = board("market: R2 B2 G2\nhand 0: R5x3\nsea: 0")
    assert b.options == ["act:buy", "act:take"]
    assert b.why("act:double") == "T7.1"


def test_take_comes_first_then_buy() -> None:  # T7.2
    b = board("market: R2 B2 G5\nhand 0: R3").do("act:double")
    assert b.options == ["take:G5"]
    b.do("take:G5")
    assert (b.actor, b.ask, b.options) == (0, "pay", ["pay:G5"])


def test_double_needs_a_face_after_which_the_rest_can_be_bought() -> None:  # T7.2
    assert "act:double" in board("market: G5 R3\nhand 0: ").options
    assert "act:double" not in board("market: G5 R5 R3").options
    assert "act:double" not in board("market: R2 B2 Y2 G2\nhand 0: R3").options  # 5 coins for a rest of 6
    assert board("market: G5 R5 R3").why("act:double") == "T7.2"
    assert board("market: R2\nhand 0: R5").why("act:double") == "T7.2"
    assert "act:double" in board("market: G5 R5 R3\ntokens 0: green red").options


def test_the_take_of_a_double_action_offers_only_such_faces() -> None:  # T7.3
    b = board("market: B5 G3").do("act:double")
    assert b.options == ["take:B5"]
    assert b.why("take:G3") == "T7.3"


def test_the_card_taken_may_pay_and_does_not_move_ships() -> None:  # T7.4
    b = board("market: B5 G3").do("act:double", "take:B5")
    assert (b.ask, b.options) == ("pay", ["pay:B5"])
    b.do("pay:B5")
    assert ships(b) == (0, 0, 0, 1)
    assert stock(b, 0) == ["G3"]


def test_there_is_no_replenishment_between_the_halves() -> None:  # T7.5
    b = board("market: B5 G3\nfarm: R2 R3").do("act:double", "take:B5")
    assert market(b) == ["G3"]
    b.do("pay:B5")
    assert [e["event"] for e in b.told].count("farm_moves") == 1
    assert events(b, "stock")[0]["cards"] == ["G3"]


def _lowest_price(cart: list[str], up: dict[str, int]) -> int:
    """The price after the largest discount, worked out card by card."""
    price = 0
    for letter in "RBYG":
        values = sorted(int(c[1]) for c in cart if c[0] == letter)
        price += sum(values[up.get(letter, 0) :])
    return price


def test_buy_double_and_take_agree_with_a_search_through_all_cards() -> None:  # T4.3, T7.2, T7.3
    dice = FastDice(11)
    faces = [c + v for c, v in itertools.product("RBYG", "235")]
    names = dict(zip("RBYG", ("red", "blue", "yellow", "green"), strict=True))
    seen = {True: 0, False: 0}
    for _ in range(400):
        cart = [faces[dice.below(12)] for _ in range(1 + dice.below(4))]
        purse = [faces[dice.below(12)] for _ in range(dice.below(3))]
        up = {c: int(dice.below(3)) for c in "RBYG" if dice.below(2)}
        tokens = " ".join(f"{names[c]} {k}" for c, k in up.items() if k)
        b = board(f"market: {' '.join(cart)}\nhand 0: {' '.join(purse)}\ntokens 0: {tokens}")
        coins = sum(int(c[1]) for c in purse)
        assert ("act:buy" in b.options) == (_lowest_price(cart, up) <= coins)
        good = set()
        for i, card in enumerate(cart):
            rest = cart[:i] + cart[i + 1 :]
            if rest and _lowest_price(rest, up) <= coins + int(card[1]):
                good.add(f"take:{card}")
        assert ("act:double" in b.options) == bool(good)
        seen[bool(good)] += 1
        if good:
            assert b.do("act:double").options == sorted(good, key=ACTIONS.id)
    assert min(seen.values()) > 50


def test_a_double_action_is_one_turn() -> None:  # T7.2
    b: Board = board("market: R2 B2 G5\nhand 0: R3").do("act:double", "take:G5", "pay:G5")
    assert hand(b, 0) == ["R3"]
    assert stock(b, 0) == cards("R2 B2")
    b.draw_any()
    assert b.actor == 1
