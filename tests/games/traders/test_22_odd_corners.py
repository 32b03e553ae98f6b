"""Exhaustion and odd corners: O1 to O12."""

from __future__ import annotations

from typing import Any

import pytest

from cothon.core import OVER, Teller
from cothon.games import game
from cothon.games.tables import load
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, events, market, player, ships, up, vps

G = game("traders")


def run(seats: int, seed: int, mode: str, prefer: tuple[str, ...] = ()) -> tuple[Any, list[dict[str, Any]], int, int]:
    """A random game that answers `prefer` where it can: final state, events, decisions, turns."""
    dice, s = FastDice(seed), G.start(G.options(seats, {"mode": mode}))
    told: list[dict[str, Any]] = []
    decisions = 0
    while s.actor != OVER:
        legal = G.legal(s)
        if legal:
            decisions += 1
            wanted = [a for a in legal if G.actions.label(a) in prefer] or legal
            a = wanted[dice.below(len(wanted))]
        else:
            a = G.pick(s, dice.below(G.weight(s)))
        teller = Teller()
        G.apply(s, a, teller)
        s.check()
        told += [e.whole() for e in teller.events]
    return s, told, decisions, sum(1 for e in told if e["event"] == "turn")


def test_an_empty_draw_pile_an_empty_discard_pile_and_short_tokens_are_all_dealt_with() -> None:  # O1
    b = board("market: R2\nhand 0: R2\ndraw:\nrest: vp 1").do("act:buy", "pay:R2")  # T8.3
    b.draw("R2")
    assert (b.ask, market(b)) == ("act", ["R2"])  # T8.4
    b = board("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\nused 0: red 4\nused 1: red 8").do("act:buy", "pay:G2")
    assert up(b, 0) == {"red": 1}  # T10.3


def test_a_market_closed_after_a_replenishment_means_that_everything_is_empty() -> None:  # O2
    b = board("options: seats=3 mode=classic\nmarket: B5/1\nfarm: G2/2\ndraw:\nrest: vp 0")
    assert market(b) == cards("B5/1 G2/2")  # the Farm moved first, with its piece
    assert b.options == ["act:pass"]
    shown = b.game.show(b.s)
    assert (shown["farm"], shown["draw_pile"], shown["discard_pile"]) == ([], 0, [])


def test_in_modern_one_pass_is_followed_by_passes_of_everybody() -> None:  # O3
    b = board("options: seats=4\ndraw:\nrest: vp 2")
    for _ in range(4):
        assert b.options == ["act:pass"]
        b.do("act:pass")
    assert b.ask == "over"
    b = board("options: mode=classic\nmarket: B5/1\ndraw:\nrest: vp 0").do("act:pass")
    assert b.options == ["act:take"]


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_each_payday_gives_the_buyer_a_token(mode: str) -> None:  # O4
    _, told, _, _ = run(4, 3, mode)
    buyer, got = -1, True
    for e in told:
        if e["event"] == "buy":
            buyer = e["seat"]
        elif e["event"] == "payday":
            assert got
            got = False
        elif e["event"] == "token" and e["seat"] == buyer:
            got = True
    assert got


@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_within_the_bounds(seats: int, mode: str) -> None:  # O5, O6
    row = next(r for r in load("traders")["bounds"]["rows"] if r["players"] == seats)
    longest = G.longest(G.options(seats, {"mode": mode}))
    for seed in range(3):
        _, told, decisions, turns = run(seats, seed, mode)
        paydays = sum(1 for e in told if e["event"] == "payday")
        purchases = sum(1 for e in told if e["event"] == "buy")
        assert paydays <= row["paydays"] == 6 * seats + 1
        assert purchases <= row["purchases"] == 17 * row["paydays"]
        assert turns <= row[f"{mode}_turns"]
        assert decisions <= longest


def test_the_bound_of_decisions_is_the_one_proved() -> None:  # O6
    bounds = {r["players"]: r["modern_decisions"] for r in load("traders")["bounds"]["rows"]}
    for n, most in bounds.items():
        assert G.longest(G.options(n)) == most
        assert G.longest(G.options(n, {"mode": "classic"})) > most
        for mode in ("modern", "classic"):
            usual = G.longest(G.options(n, {"mode": mode}))
            assert G.longest(G.options(n, {"mode": mode, "overpay": "free"})) > usual
            others = {"paydays": "one_by_one", "rounding": "letter", "classic_refill": "at_once"}
            assert G.longest(G.options(n, {"mode": mode, **others})) == usual
    assert bounds == {2: 11501, 3: 20927, 4: 31742}


@pytest.mark.parametrize(("seats", "turns"), [(2, 102), (3, 99), (4, 96)])
def test_if_nobody_ever_buys_the_game_ends_by_passes(seats: int, turns: int) -> None:  # O6
    s, told, _, count = run(seats, 1, "modern", prefer=("act:take",))
    assert count == turns
    assert [e["event"] for e in told].count("pass") == seats
    assert (G.result(s).reason, set(G.result(s).scores)) == ("passes", {0})


def test_a_player_can_end_with_eleven_tokens() -> None:  # O7
    b = board("ships: 4 4 4 4\nmarket: R2 B2 Y2 G2\nhand 0: R5x2\nused 0: red 4 blue 3").do("act:buy")
    b.do("pay:R5", "pay:R5")
    assert (b.ask, player(b, 0)["tokens"]) == ("over", 11)


def test_with_a_payday_for_each_ship_nobody_ends_with_more_than_eight_tokens() -> None:  # O7, T9.3
    b = board(
        "options: paydays=one_by_one\nships: 4 4 4 4\nmarket: R2 B2 Y2 G2\nhand 0: R5x2\nused 0: red 4 blue 3"
    ).do("act:buy", "pay:R5", "pay:R5")
    assert (b.ask, player(b, 0)["tokens"]) == ("over", 8)


def test_a_payday_with_free_goods_counts_fully() -> None:  # O8
    b = board("options: seats=4\nships: 4 0 0 0\nmarket: R2 R5\ntokens 0: red 2").do("act:buy", "discount:2")
    assert (vps(b)[0], up(b, 0)) == (2, {"red": 1})


def test_a_ship_can_pass_the_pirates_unharmed() -> None:  # O9
    b = board("ships: 2 0 0 0\nmarket: R2\nhand 0: G2\nhand 1: G2 R5").do("act:buy", "pay:G2")
    b.draw("R2", "B2", "Y2", "Y2")
    assert ships(b) == (3, 0, 0, 0)
    b.do("act:buy", "pay:R5")
    assert ships(b) == (4, 1, 0, 0)
    assert events(b, "raid") == []


def test_a_raid_moves_a_ship_even_if_nobody_holds_its_goods() -> None:  # O10
    b = board("ships: 4 4 0 0\nmarket: R2\nhand 0: G2").do("act:buy", "pay:G2")
    assert ships(b) == (0, 2, 0, 0)


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_one_seat_is_asked_at_a_time(mode: str) -> None:  # O11
    dice, s = FastDice(2), G.start(G.options(3, {"mode": mode}))
    while s.actor != OVER:
        legal = G.legal(s)
        assert bool(legal) == (0 <= s.actor < 3)
        G.apply(s, legal[dice.below(len(legal))] if legal else G.pick(s, dice.below(G.weight(s))))


@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_always_in_one_place(seats: int, mode: str) -> None:  # O12
    for seed in range(3):
        s, _, _, _ = run(seats, 50 + seed, mode)  # checks after each answer
        shown = G.show(s)
        found = shown["draw_pile"] + len(shown["discard_pile"]) + len(shown["market"]) + len(shown["farm"])  # type: ignore[operator, arg-type]
        for p in shown["players"]:  # type: ignore[attr-defined]
            found += sum(len(p[z]) for z in ("hand", "upright", "sideways", "vp_cards", "blind_cards"))
        assert found == 108


def test_a_broken_position_does_not_pass_the_check() -> None:  # O12
    b = board("market: R2 B2")
    s: Any = b.s.clone()
    s.market[0] += 1
    with pytest.raises(AssertionError, match="O12"):
        s.check()
    s = b.s.clone()
    s.coins[0] += 1
    with pytest.raises(AssertionError, match="coins"):
        s.check()


def test_paths_are_independent_after_cloning() -> None:  # O12
    b = board("market: R2 B2\nhand 0: R5\ntokens 0: red")
    before = b.s.key()
    copy = b.s.clone()
    G.apply(copy, G.actions.id("act:buy"))
    G.apply(copy, G.actions.id("discount:1"))
    assert (b.s.key(), copy.key() == before) == (before, False)
