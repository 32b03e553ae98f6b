"""Chapter 13: the end of the game."""

from __future__ import annotations

from cothon.games.tables import load
from cothon.games.traders.pieces import LAST_TOKEN
from games.traders.seen import board, events, farm, market, player, ships, stock


def red_payday(text: str) -> str:
    return f"ships: 4 3 0 0\nmarket: R2\nfarm: G2\nhand 0: G2\n{text}"


def test_eight_tokens_of_both_sides_end_the_game_at_once() -> None:  # T13.1
    assert LAST_TOKEN == 8 == load("traders")["end"]["tokens"]
    b = board(red_payday("tokens 0: blue 4\nused 0: green 3")).do("act:buy", "pay:G2")
    assert b.ask == "over"
    b = board(red_payday("tokens 0: blue 4\nused 0: green 2")).do("act:buy", "pay:G2")
    assert b.ask != "over"


def test_any_player_can_reach_it() -> None:  # T13.1
    b = board(red_payday("stock 1: R2\ntokens 1: blue 7")).do("act:buy", "pay:G2")
    assert b.ask == "over"
    assert player(b, 1)["tokens"] == 8


def test_then_no_raid_no_return_no_replenishment_no_turn() -> None:  # T13.2
    b = board(red_payday("tokens 0: blue 7\nstock 1: B5")).do("act:buy", "pay:G2")
    assert (ships(b), stock(b, 1)) == ((5, 3, 0, 0), ["B5"])
    assert (market(b), farm(b)) == ([], ["G2"])
    assert b.options == []
    assert b.why("act:take") == "T13.2"
    assert events(b, "turn") == []


def test_tokens_are_compared_at_no_other_moment() -> None:  # T13.3
    b = board("market: R2 B2\nhand 0: G5\ntokens 0: green 9\ntokens 1: green 8")
    b.do("act:take", "take:R2")
    b.do("act:take", "take:B2").draw_any()
    assert (b.ask, b.actor) == ("act", 0)
    b = board("market: B2\nhand 0: G5\ntokens 0: green 9").do("act:buy", "pay:G5")
    assert b.ask == "market"  # a purchase without a Payday


def test_n_passes_in_a_row_end_the_game_too() -> None:  # T13.4
    b = board("market:\ndraw:\nrest: vp 1").do("act:pass", "act:pass")
    assert b.ask == "over"
    assert b.result().reason == "passes"
