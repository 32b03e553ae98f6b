"""Chapter 6: the market."""

from __future__ import annotations

from games.carthago.seen import board, discard, market, player, ships, shown, trade

TAKE = "ask: take\nspace: market\nmarket: T1 T2 T3 T4 T5\nmarkers: residence delivery\n"


def test_step_1_takes_a_market_card_or_the_top_of_the_pile_and_is_mandatory() -> None:  # C6.1
    b = board(f"{TAKE}hand 0: B-market")
    assert b.options == ["take:T1", "take:T2", "take:T3", "take:T4", "take:T5", "deck"]
    b.do("deck")
    assert b.ask == "deck_card"
    b.draw("T44")
    assert trade(b, 0) == ["T44"]
    assert market(b) == ["T1", "T2", "T3", "T4", "T5"]
    assert board(TAKE).why("take:T9") == "C6.1"


def test_deck_shuffles_the_discard_pile_if_needed() -> None:  # C6.1
    b = board(f"{TAKE}rest: played 1\ndiscard: T20").do("deck")
    assert b.chances == {"T20": 1}
    assert discard(b) == []
    assert board(f"{TAKE}rest: played 1").why("deck") == "C5.5"


def test_the_market_is_refilled_before_step_2() -> None:  # C6.2
    b = board(f"{TAKE}hand 0: B-market").do("take:T3")
    assert b.ask == "market_card"
    b.draw("T60")
    assert (b.ask, market(b)) == ("swap", ["T1", "T2", "T4", "T5", "T60"])


def test_step_2_exchanges_a_hand_card_for_a_market_card() -> None:  # C6.3
    b = board(f"{TAKE}hand 0: B-market T70").do("take:T3").draw("T60").do("take:T60")
    assert b.options == ["give:T3", "give:T70"]
    b.do("give:T3")
    assert trade(b, 0) == ["T60", "T70"]
    assert market(b) == ["T1", "T2", "T3", "T4", "T5"]
    assert b.ask == "after"


def test_step_2_may_be_declined_and_needs_a_trade_card() -> None:  # C6.3
    assert board(f"{TAKE}hand 0: B-market".replace("take\n", "swap\n")).options == ["none"]
    assert board(f"{TAKE}hand 0: B-market".replace("take\n", "swap\n")).why("take:T1") == "C6.3"
    b = board(f"{TAKE}hand 0: T70".replace("take\n", "swap\n"))
    assert b.options == ["take:T1", "take:T2", "take:T3", "take:T4", "take:T5", "none"]
    assert b.why("take:T9") == "C6.3"
    assert board(f"{TAKE}wanted: T1\nhand 0: T70".replace("take\n", "give\n")).why("give:T71") == "C5.2"


def test_step_3_turns_one_inactive_ship_up() -> None:  # C6.4
    b = board(f"{TAKE}hand 0: T70\ninactive 0: DY2 GL3 OI1\nactive 0: GL4".replace("take\n", "swap\n")).do("none")
    assert b.ask == "wake"
    assert b.options == ["wake:favour", "wake:intrigue"]
    assert b.why("wake:palette") == "C6.4"
    b.do("wake:intrigue")
    assert ships(b, 0) == ["DY2", "(OI1)", "(GL3)", "GL4"]
    assert b.ask == "after"


def test_without_an_inactive_ship_nothing_is_asked() -> None:  # C6.4
    b = board(f"{TAKE}hand 0: T70\nactive 0: GL4".replace("take\n", "swap\n")).do("none")
    assert b.ask == "after"


def test_a_ship_turned_up_can_be_used_in_the_same_turn() -> None:  # C6.5
    b = board(f"{TAKE}hand 0: T70\ninactive 0: DY2".replace("take\n", "swap\n")).do("none", "wake:intrigue", "intrigue")
    assert b.ask == "marker"
    assert ships(b, 0) == ["(DY2)"]
    assert player(b, 0)["hand_size"] == 1
    assert shown(b)["turn"] == 0
