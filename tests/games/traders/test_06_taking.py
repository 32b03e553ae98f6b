"""Chapter 6: action B, Take Coins."""

from __future__ import annotations

from games.traders.seen import board, cards, farm, hand, market, player


def test_one_market_card_of_choice_goes_to_the_hand() -> None:  # T6.1
    b = board("market: R2 R2 G5 B3\nfarm: Y5").do("act:take")
    assert b.options == ["take:R2", "take:B3", "take:G5"]
    b.do("take:G5")
    assert (hand(b, 0), market(b)) == (["G5"], cards("R2 R2 B3"))


def test_coins_are_never_taken_from_the_farm() -> None:  # T6.1
    b = board("market: R2\nfarm: Y5").do("act:take")
    assert b.why("take:Y5") == "T6.1"
    assert b.why("take:G5") == "T6.1"


def test_the_hand_has_no_limit() -> None:  # T6.2
    b = board("market: Y2 Y3\nhand 0: R2x11 R3x9 R5x7 B2x11 B3x9").do("act:take", "take:Y2")
    assert player(b, 0)["hand_size"] == 48


def test_taking_the_last_card_replenishes_only_at_the_next_turn() -> None:  # T6.3
    b = board("market: R2\nfarm: B2 B3").do("act:take", "take:R2")
    names = [e["event"] for e in b.told]
    assert names == ["take", "farm_moves"]  # at the beginning of seat 1's turn
    assert market(b) == cards("B2 B3")
    b.draw_any()
    assert (b.actor, b.ask, len(farm(b))) == (1, "act", 2)


def test_the_market_is_not_filled_up_after_a_take() -> None:  # T6.3
    b = board("market: R2 B2\nfarm: G2").do("act:take", "take:R2")
    assert (b.ask, market(b), farm(b)) == ("act", ["B2"], ["G2"])
