"""Chance: every draw, its outcomes and its weights."""

from __future__ import annotations

import pytest

from cothon.games import game
from cothon.games.traders.pieces import NORMAL
from cothon.play.dice import FastDice
from games.traders.seen import board, draw_pile
from kit.board import Board


@pytest.mark.parametrize("n", [2, 3, 4])
def test_setup_draws_one_card_at_a_time_from_what_is_left(n: int) -> None:  # Ch1
    b = Board("traders", seats=n)
    left = dict(zip(b.chances, NORMAL, strict=True))
    draws = 0
    while b.actor == -1:
        assert b.chances == {f: k for f, k in left.items() if k}
        card = list(b.chances)[draws % len(b.chances)]
        left[card] -= 1
        b.draw(card)
        draws += 1
    assert draws == 2 * n + 2


def test_replenishment_draws_up_to_2_and_n_cards() -> None:  # Ch2
    b = board("market: R2\nhand 0: R2").do("act:buy", "pay:R2")
    asked = []
    while b.actor == -1:
        asked.append(b.ask)
        b.draw(next(iter(b.chances)))
    assert asked == ["market", "market", "farm", "farm"]
    assert [e["event"] for e in b.told][-5:] == ["market_card", "market_card", "farm_card", "farm_card", "turn"]


def test_a_reshuffle_has_no_outcome_only_the_counts_change() -> None:  # Ch3
    b = board("market: R2\nhand 0: R2\ndiscard: B5x3 G2\ndraw:\nrest: vp 1").do("act:buy", "pay:R2")
    assert b.chances == {"R2": 1, "B5": 3, "G2": 1}


def test_blind_vps_are_uniform_over_the_draw_pile_and_secret() -> None:  # Ch4
    b = board(
        "options: mode=classic\nships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5\ndraw: B5x3 Y2\nrest: vp 1"
    ).do("act:buy", "pay:G2")
    assert (b.ask, b.chances) == ("blind", {"B5": 3, "Y2": 1})
    assert b.game.asks[b.s.ask].secret
    b.draw("B5")
    assert b.chances == {"B5": 2, "Y2": 1}  # those cards are gone


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_weight_and_pick_agree_with_chance(mode: str) -> None:  # Ch1 - Ch4
    g = game("traders")
    dice, s = FastDice(7), g.start(g.options(4, {"mode": mode}))
    seen = set()
    while s.actor >= -1:
        if s.actor == -1:
            seen.add(g.asks[s.ask].name)
            outcomes = g.chance(s)
            row = [d for d, w in outcomes for _ in range(w)]
            assert g.weight(s) == len(row)
            assert [g.pick(s, r) for r in range(len(row))] == row
            g.apply(s, row[dice.below(len(row))])
        else:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
    assert seen >= {"market", "farm"}


def test_a_draw_has_at_most_12_outcomes() -> None:  # Ch1
    b = Board("traders", seats=2)
    assert len(b.chances) == 12
    assert sum(b.chances.values()) == draw_pile(b) == 92
