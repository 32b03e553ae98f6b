"""Chapter 8: replenishment."""

from __future__ import annotations

import pytest

from cothon.core import Teller
from cothon.games import game
from cothon.games.tables import load
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, discard, draw_pile, events, farm, market


def test_it_takes_place_after_a_purchase_and_before_a_turn_with_an_empty_market_only() -> None:  # T8.1
    b = board("market: R2 B2\nfarm: G2\nhand 0: R5\nhand 1: B5")
    b.do("act:take", "take:R2")
    assert events(b, "farm_moves") == []
    b.do("act:buy", "pay:B5")
    assert len(events(b, "farm_moves")) == 1
    b.draw_any()
    b = board("market: R2\nfarm: G2").do("act:take", "take:R2")
    assert len(events(b, "farm_moves")) == 1


@pytest.mark.parametrize("n", [2, 3, 4])
def test_farm_to_market_then_two_cards_then_n_cards(n: int) -> None:  # T8.2
    b = board(f"options: seats={n}\nmarket: R2\nfarm: G2 G3\nhand 0: R2").do("act:buy", "pay:R2")
    assert (market(b), farm(b)) == (cards("G2 G3"), [])
    asked = []
    while b.actor == -1:
        asked.append(b.ask)
        b.draw("B5" if b.ask == "market" else "Y5")
    assert asked == ["market"] * 2 + ["farm"] * n
    assert market(b) == cards("G2 G3 B5 B5")
    assert farm(b) == ["Y5"] * n


def test_the_discard_pile_is_shuffled_only_when_a_card_has_to_be_drawn() -> None:  # T8.3
    b = board("market: R2 R2 R2\nfarm: G2 G3\nhand 0: R5x2\ndiscard: B3\ndraw: Y2x4\nrest: vp 1\nstock 1: Y3")
    b.do("act:buy", "pay:R5", "pay:R5").draw("Y2", "Y2", "Y2", "Y2")
    assert (draw_pile(b), events(b, "reshuffle")) == (0, [])  # the pile lies empty beside the discards
    assert discard(b) == cards("B3 R5 R5")
    b.do("act:take", "take:G2", "act:take", "take:G3", "act:take", "take:Y2", "act:take", "take:Y2")
    assert events(b, "reshuffle")[0]["cards"] == 3
    assert b.chances == {"R5": 2, "B3": 1}
    assert discard(b) == []


def test_with_both_piles_empty_no_more_cards_are_drawn_and_the_market_comes_first() -> None:  # T8.4
    b = board("market: R2\nfarm: B2\nhand 0: R2\ndraw: Y2\nrest: vp 1").do("act:buy", "pay:R2")
    b.draw("Y2")
    assert b.chances == {"R2": 1}
    b.draw("R2")
    assert (market(b), farm(b)) == (cards("B2 Y2 R2"), [])
    assert len(events(b, "no_cards")) == 1
    assert (b.ask, b.actor) == ("act", 1)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_market_and_farm_never_grow_beyond_their_size(n: int) -> None:  # T8.5
    row = next(r for r in load("traders")["market_limits"]["rows"] if r["players"] == n)
    g = game("traders")
    largest = 0
    for seed in range(8):
        dice, s = FastDice(seed), g.start(g.options(n))
        while s.actor >= -1:
            legal = g.legal(s)
            a = legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s)))
            g.apply(s, a, Teller())
            shown = g.show(s)
            largest = max(largest, len(shown["market"]))  # type: ignore[arg-type]
            assert len(shown["farm"]) <= n  # type: ignore[arg-type]
    assert largest == n + 2 == row["modern_market_max"]
