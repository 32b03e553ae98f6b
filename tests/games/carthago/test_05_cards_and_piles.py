"""Chapter 5: cards, piles, payments, and the closing of the harbours."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.play.dice import FastDice
from games.carthago.seen import (
    G,
    all_ships_but,
    board,
    change_decade,
    discard,
    discs,
    docks,
    events,
    hand,
    market,
    outside,
    played,
    player,
    ships,
    shown,
    step,
    trade,
)
from kit.board import Board

# One ship is left in the pile, the others are taken.
LAST_SHIP = f"docks: DY1/0 OI1/0 GL1\noutside: CE1 JE1\ninactive 1: {all_ships_but('DY1 OI1 GL1 CE1 JE1 JE6')}"
CLOSED = (
    f"closed: yes\ndocks: DY1/0 OI1 GL1/1\noutside: CE1 JE1\ninactive 1: {all_ships_but('DY1 OI1 GL1 CE1 JE1 DY5')}"
)


def test_base_cards_serve_only_to_pay_for_spaces_and_stay_for_the_whole_game() -> None:  # C5.1
    b = board("hand 0: B-residence B-market T13 T14").do("residence", "pay:B-residence", "right")
    assert b.options == ["pay:T13"]
    assert b.why("pay:B-market") == "C5.2"
    s, dice = board("options: seats=3").s, FastDice(2)
    while s.actor != OVER:
        step(s, dice)
        for p in G.show(s)["players"]:  # type: ignore[attr-defined]
            laid = [x for x in G.show(s)["laid"] if x.startswith("B-")] if p["seat"] == s.turn else []  # type: ignore[attr-defined]
            assert len(p["base"]) + len(laid) + sum(1 for c in p["played"] if c.startswith("B-")) == 7


def test_cards_given_up_go_to_the_discard_pile_the_exchanged_card_to_the_market() -> None:  # C5.2
    b = board("hand 0: B-residence T13 T14").do("residence", "pay:B-residence", "right", "pay:T13", "pay:T14")
    assert discard(b) == ["T13", "T14"]
    b = board("ask: give\nspace: market\nwanted: T2\nmarket: T1 T2 T3 T4 T5\nhand 0: B-market T50").do("give:T50")
    assert market(b) == ["T1", "T3", "T4", "T5", "T50"]
    assert discard(b) == []


def test_there_is_no_hand_limit() -> None:  # C5.3
    b = board("rest: hand 0\nmarket: T1 T2 T3 T4 T5\ndiscard: T6 T7").do("pass").draw("T6")
    assert len(trade(b, 0)) == 69


def test_an_empty_pile_is_made_of_the_discard_pile_at_the_moment_of_need() -> None:  # C5.4
    b = (
        board("rest: played 1\nmarket: T1 T2 T3 T4 T5\ndiscard: T6 T7\npile: T8\nhand 0: B-market")
        .do("pass")
        .draw("T8")
    )
    assert (shown(b)["trade_pile"], discard(b)) == (0, ["T6", "T7"])
    b.do("pass")
    assert b.chances == {"T6": 1, "T7": 1}
    assert (shown(b)["trade_pile"], discard(b)) == (2, [])
    assert events(b, "reshuffle")[0]["cards"] == 2


def test_without_any_card_the_draw_is_left_out() -> None:  # C5.5
    b = board("rest: played 1\nmarket: T1 T2 T3 T4 T5\nhand 0: B-market").do("pass")
    assert (b.ask, b.actor) == ("action", 1)
    assert events(b, "no_cards")
    assert shown(b)["epoch"] == 0


def test_refilling_draws_until_five_cards_lie_there_or_none_is_left() -> None:  # C5.6
    text = "rest: played 1\nask: take\nspace: market\nhand 0: B-market\n"
    b = board(f"{text}market: T1 T2 T3\npile: T20 T21 T22 T23").do("take:T1").draw("T20", "T21", "T22")
    assert b.ask == "swap"
    assert market(b) == ["T2", "T3", "T20", "T21", "T22"]
    b = board(f"{text}market: T1 T2 T3\npile: T20").do("take:T1").draw("T20")
    assert b.ask == "swap"
    assert market(b) == ["T2", "T3", "T20"]


PAY = "ask: coins\nspace: market\nmarkers: market delivery\nback: after\n"


def test_a_coin_payment_reaches_the_cost_and_no_change_is_given() -> None:  # C5.7
    b = board(f"{PAY}spot: hall1\ndue: 2\nhand 0: T9 T3").do("coin:T9")
    assert discard(b) == ["T9"]
    assert b.ask == "after"
    assert board("ask: after\nspace: market\nhand 0: T1 T2").why("seat:W8") == "C5.7"


def test_no_card_of_a_coin_payment_is_superfluous() -> None:  # C5.8
    b = board(f"{PAY}spot: W8\ndue: 8\nhand 0: T9 T12 T1 T4")  # 6 6 2 2
    sets: list[set[str]] = []
    _walk(b, [], sets)
    worth = {"T9": 6, "T12": 6, "T1": 2, "T4": 2}
    for chosen in sets:
        total = sum(worth[c] for c in chosen)
        assert total >= 8
        assert all(total - worth[c] < 8 for c in chosen)
    assert len(sets) == 5


def test_as_many_cards_as_one_likes_may_be_paid_where_that_is_free() -> None:  # C5.8, C17.9
    b = board(f"options: seats=2 overpay=free\n{PAY}spot: W8\ndue: 8\nhand 0: T9 T12 T1 T4")  # 6 6 2 2
    sets: list[set[str]] = []
    _walk(b, [], sets)
    assert len(sets) == 10  # every set worth 8 or more: two sixes, one with one two or more, both with one or two
    assert {"T9", "T12", "T1", "T4"} in sets
    minimal: list[set[str]] = []
    _walk(board(f"{PAY}spot: W8\ndue: 8\nhand 0: T9 T12 T1 T4"), [], minimal)
    assert all(s in sets for s in minimal)


def test_a_free_payment_goes_on_until_its_payer_stops_it() -> None:  # C5.8, C5.9
    text = f"options: seats=2 overpay=free\n{PAY}spot: hall1\ndue: 2\nhand 0: T9 T3 T1"
    b = board(text)
    assert b.options == ["coin:T9", "coin:T3", "coin:T1"]
    assert b.why("none") == "C5.7"
    b.do("coin:T3")
    assert b.options == ["coin:T1", "none"]
    assert b.why("coin:T9") == "C5.9"
    b.do("none")
    assert (b.ask, discard(b), trade(b, 0)) == ("after", ["T3"], ["T1", "T9"])
    assert board(text).do("coin:T9", "coin:T3", "coin:T1").ask == "after"  # nothing is left to pay with
    assert board(text.replace(" overpay=free", "")).do("coin:T3").ask == "after"


def test_a_card_paid_beyond_the_cost_is_told_as_one() -> None:  # C5.8
    b = board(f"options: seats=2 overpay=free\n{PAY}spot: W8\ndue: 8\nhand 0: T9 T3 T1").do(
        "coin:T9", "coin:T3", "coin:T1"
    )
    told = [(e["event"], e["card"], e.get("due")) for e in b.told if str(e["event"]).startswith("coin")]
    assert told == [("coin", "T9", 2), ("coin", "T3", 0), ("coin_more", "T1", None)]


def test_no_free_payment_has_more_than_six_cards() -> None:  # C5.8
    b = board(f"options: seats=2 overpay=free\n{PAY}spot: hall1\ndue: 2\nhand 0: T1 T2 T3 T4 T5 T6 T7 T8 T9")
    b.do("coin:T9", "coin:T3", "coin:T6", "coin:T5", "coin:T8")
    assert b.options == ["coin:T2", "coin:T1", "coin:T4", "coin:T7", "none"]
    b.do("coin:T2")
    assert b.ask == "after"


def _walk(b: Board, laid: list[str], found: list[set[str]]) -> None:
    if b.ask != "coins":
        found.append({label.removeprefix("coin:") for label in laid if label != "none"})
        return
    for label in b.options:
        _walk(board(G.write(b.s)).do(label), [*laid, label], found)


def test_coins_are_paid_from_the_highest_value_down_equal_ones_by_number() -> None:  # C5.9
    b = board(f"{PAY}spot: W8\ndue: 8\nhand 0: T1 T3 T5 T6 T8 T9")  # 2 5 4 5 4 6
    assert b.options == ["coin:T9", "coin:T3", "coin:T6", "coin:T5"]
    assert b.why("coin:T1") == "C5.9"
    b.do("coin:T6")
    assert b.options == ["coin:T5", "coin:T8"]
    assert b.why("coin:T9") == "C5.9"
    assert b.why("coin:T70") == "C5.7"


def test_goods_are_paid_by_ascending_number() -> None:  # C5.10
    b = board("hand 0: B-residence T1 T2 T16 T31").do("residence", "pay:B-residence", "left")
    assert b.options == ["pay:T1", "pay:T2"]
    b.do("pay:T2")
    assert b.options == ["pay:T16"]
    assert b.why("pay:T1") == "C5.10"


def test_ships_under_the_pile_keep_their_order() -> None:  # C5.11
    b = board(
        "docks: DY1 OI1 GL1\noutside: CE1 JE1\nunder: JE5 JE6\n"
        f"inactive 1: {all_ships_but('DY1 OI1 GL1 CE1 JE1 JE5 JE6 DY5')}\nactive 0: DY5"
    )
    b.do("embargo")
    assert b.chances == {"JE5": 1}
    b.draw("JE5")
    assert shown(b)["under"] == ["JE6", "DY1"]


def test_the_harbours_close_when_the_pile_is_empty_after_the_gap_was_filled() -> None:  # C5.12
    b = _last_trading_delivery()
    assert shown(b)["closed"]
    assert outside(b) == ["JE1", "JE6"]


def _last_trading_delivery() -> Board:
    b = board(f"{LAST_SHIP}\nhand 0: B-delivery T1 T50\nregular: 1 1\nanchor: 0 1").do("delivery", "pay:B-delivery")
    b.do("trading:1", "give:T1").draw("T9", "T12").draw("JE6")
    return b


def test_a_failed_warship_returns_to_the_pile_first() -> None:  # C5.12
    text = f"{LAST_SHIP}\nregular: 1 0\nhand 0: B-delivery T50"
    b = board(text).do("delivery", "pay:B-delivery", "regular", "give:T50").draw("JE6", "T9")
    assert not shown(b)["closed"]
    assert shown(b)["under"] == ["JE6"]


def test_a_successful_warship_that_was_the_last_ship_closes_the_harbours() -> None:  # C5.12
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE6 JE1")
    b = board(f"docks: DY1 OI1 GL1\noutside: CE1 JE6\ninactive 1: {fleet}\nregular: 1 1\nhand 0: B-delivery T50")
    b.do("delivery", "pay:B-delivery", "regular", "give:T50").draw("JE1")
    assert b.ask == "reveal"
    assert not shown(b)["closed"]  # decided only after the reveal
    b.draw("T9", "T12")
    assert shown(b)["closed"]
    assert b.ask == "honour"
    assert discs(b) == [3, 3]


def test_closing_returns_all_discs_of_the_warship_harbour() -> None:  # C5.13
    b = _last_trading_delivery()
    assert shown(b)["warships"]["regular"] == shown(b)["warships"]["anchor"] == []
    assert discs(b) == [2, 3]


def test_while_closed_no_ship_moves_and_no_warship_sails() -> None:  # C5.14
    b = board(
        f"{CLOSED}\nhand 0: B-delivery B-warship_dock B-trading_dock T1 T50\nactive 0: DY5\nmarkers: market residence"
    )
    assert "warship_dock" not in b.options
    assert "embargo" not in b.options
    assert b.why("embargo") == "C5.14"
    b.do("delivery", "pay:B-delivery", "trading:1", "give:T1").draw("T9", "T12")
    assert docks(b) == ["-", "OI1", "GL1/1"]
    assert outside(b) == ["CE1", "JE1"]
    assert b.options == ["stop"]


def test_a_dock_without_a_ship_takes_no_disc() -> None:  # C5.14
    b = board(
        f"{CLOSED.replace('DY1/0', '-').replace('inactive 1: ', 'inactive 1: DY1 DY5 ')}\n"
        "ask: dock\nspace: trading_dock"
    )
    assert b.options == ["trading:2"]
    assert b.why("trading:1") == "C5.14"


DRY = (
    "closed: yes\ndocks: DY1/0 OI1 GL1/1\noutside: - -\nhand 0: B-delivery T1\nmarkers: market residence\n"
    f"inactive 1: {all_ships_but('DY1 OI1 GL1')}"
)


def test_a_dock_left_without_a_ship_gives_its_disc_back_where_ships_still_move() -> None:  # C5.14, C5.15, C17.10
    b = board(f"options: seats=2 empty_pile=moving\n{DRY}").do("delivery", "pay:B-delivery", "trading:1", "give:T1")
    assert discs(b) == [3, 2]
    b.draw("T9", "T12")
    assert docks(b) == ["OI1", "GL1", "-"]
    assert discs(b) == [3, 3]
    assert events(b, "disc_home") == [{"event": "disc_home", "seat": 1, "dock": 3}]
    assert events(b, "row_moves")[0]["docks"] == ["OI1", "GL1"]
    for still in (f"options: seats=2 empty_pile=still\n{DRY}", f"rules: 1\n{DRY}"):
        b = board(still).do("delivery", "pay:B-delivery", "trading:1", "give:T1").draw("T9", "T12")
        assert docks(b) == ["-", "OI1", "GL1/1"]
        assert discs(b) == [3, 2]


def test_ships_outside_come_in_first_where_ships_still_move() -> None:  # C5.14, C5.15
    b = board(f"options: seats=2 empty_pile=moving\n{CLOSED}\nhand 0: B-delivery T1\nactive 0: DY5")
    assert b.why("embargo") == "C5.14"
    b.do("delivery", "pay:B-delivery", "trading:1", "give:T1").draw("T9", "T12")
    assert (docks(b), outside(b), discs(b)) == (["OI1", "GL1", "CE1/1"], ["JE1", "-"], [3, 2])
    assert events(b, "disc_home") == []


def test_a_decade_change_moves_no_ship_while_closed() -> None:  # C3.6, C5.14
    for reading in ("still", "moving"):
        b = change_decade(
            f"options: seats=2 empty_pile={reading}\n{CLOSED}\nactive 0: DY5", ship="T60"
        )  # the first income
        assert docks(b) == ["DY1/0", "OI1", "GL1/1"]


def test_a_game_goes_on_to_its_end_while_the_row_runs_dry() -> None:  # C5.15
    for seed in range(20):
        fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE6")
        text = f"round: 2\ndocks: DY1/0 OI1/1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}"
        s, dice = board(f"options: seats=2 empty_pile=moving\n{text}").s, FastDice(seed)
        while s.actor != OVER:
            step(s, dice)
            s.check()


def test_a_disc_never_loses_its_ship() -> None:  # C5.15
    for seed in range(6):
        s, dice = board("options: seats=2").s, FastDice(seed)
        while s.actor != OVER:
            step(s, dice)
            for dock in G.show(s)["docks"]:  # type: ignore[attr-defined]
                assert dock["ship"] is not None or dock["disc"] is None


def test_cards_of_a_running_payment_lie_open_until_the_last_one() -> None:  # C5.16
    b = board("hand 0: B-residence T13 T14").do("residence", "pay:B-residence", "right", "pay:T13")
    assert shown(b)["laid"] == ["T13"]
    assert trade(b, 0) == ["T14"]
    assert discard(b) == []
    b.do("pay:T14")
    assert shown(b)["laid"] == []
    assert discard(b) == ["T13", "T14"]
    b = board("stands: - market\nhand 0: B-market T40 T50\nplayed 0: T60").do("market", "pay:B-market")
    assert shown(b)["laid"] == ["B-market"]
    assert "T60" in played(b, 0)
    assert played(b, 0).count("B-market") == 1
    assert hand(b, 0) == ["T40", "T50"]


@pytest.mark.parametrize(
    ("text", "label", "card"),
    [
        ("ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nhand 0: T1", "give:T1", "T1"),
        ("ask: crew\nspace: delivery\nhand 0: T1", "give:T1", "T1"),
    ],
)
def test_the_one_card_of_a_delivery_goes_to_the_discard_pile_at_once(text: str, label: str, card: str) -> None:  # C5.16
    b = board(text).do(label)
    assert discard(b) == [card]
    assert ships(b, 1) == []
    assert player(b, 0)["hand_size"] == 0
