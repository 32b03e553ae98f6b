"""The questions: the action table, and when each question is put."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.games import game
from cothon.games.tables import load
from cothon.games.traders.made import ids
from cothon.games.traders.questions import ACTIONS, ASKS
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, events, hand, market, player, stock

DATA = load("traders")["questions"]


def test_there_are_83_labels_in_the_order_of_the_rules() -> None:  # Q1 - Q7
    assert len(ACTIONS) == 83 == DATA["action_space"]
    for row in DATA["rows"]:
        extra = sum(e["size"] for e in row.get("extra", []))
        assert len(ACTIONS.offered_at(row["name"])) == row["size"] + extra
    for label in DATA["written"]:
        assert ACTIONS.label(ACTIONS.id(label)) == label


def test_the_questions_and_the_deeds_of_a_turn_have_the_sequence_of_the_rules() -> None:
    deeds = (ids.DO_ACT_BUY, ids.DO_ACT_TAKE, ids.DO_ACT_DOUBLE, ids.DO_ACT_RESERVE, ids.DO_ACT_PASS)
    assert [ACTIONS.label(x) for x in deeds] == ["act:buy", "act:take", "act:double", "act:reserve", "act:pass"]
    asked = ["act", "take", "reserve", "discount", "pay", "protect", "guard", "market", "farm", "blind"]
    assert [q.name for q in ASKS.questions] == asked


def test_payments_may_be_sent_together_and_done_closes() -> None:
    assert {f.name for f in ACTIONS.families if f.burst} == {"pay", "protect", "guard"}
    assert {f.name for f in ACTIONS.families if f.closes} == {"done", "paid"}


def test_act_offers_buy_take_double_reserve_pass_in_this_sequence() -> None:  # Q1
    assert board("market: R2 B2\nhand 0: R5").options == ["act:buy", "act:take", "act:double"]
    assert board("options: mode=classic\nmarket: R2\nhand 0: R5").options == ["act:buy", "act:take", "act:reserve"]
    assert board("draw:\nrest: vp 0").options == ["act:pass"]
    assert board("market: R2\nhand 0: R5").do("act:buy").ask == "pay"
    assert board("market: R2\ntokens 0: red").do("act:buy").ask == "discount"


def test_take_lists_faces_then_take_own() -> None:  # Q2
    b = board("options: mode=classic\nmarket: G2 R5 R2/0 B3").do("act:take")
    assert b.options == ["take:R5", "take:B3", "take:G2", "take_own"]
    b.do("take_own")
    assert (hand(b, 0), b.actor) == (["R2"], 1)


def test_take_own_differs_from_the_same_face_without_a_piece() -> None:  # Q2
    text = "options: mode=classic\nmarket: R2/0 R2"
    left = [market(board(text).do("act:take", x)) for x in ("take:R2", "take_own")]
    assert left == [["R2/0"], ["R2"]]


def test_reserve_lists_market_faces_then_farm_faces() -> None:  # Q3
    b = board("options: mode=classic\nmarket: G2 R5\nfarm: R2 G2").do("act:reserve")
    assert b.options == ["reserve:market-R5", "reserve:market-G2", "reserve:farm-R2", "reserve:farm-G2"]
    b.do("reserve:farm-G2")
    assert b.actor == 1


def test_discount_is_asked_once_for_each_colour_with_token_and_card() -> None:  # Q4
    b = board("market: R2 Y3 Y2 G5\nhand 0: B5x3\ntokens 0: red blue yellow 2").do("act:buy")
    asked = []
    while b.ask == "discount":
        asked.append((b.game.show(b.s)["now"]["colour"], b.options))  # type: ignore[index]
        b.do("discount:0")
    assert asked == [("red", ["discount:0", "discount:1"]), ("yellow", ["discount:0", "discount:1", "discount:2"])]


def test_discount_offers_only_what_lets_the_purchase_be_completed() -> None:  # Q4
    # 12 in all, 7 coins: without a red token even the green one would leave 10
    b = board("market: R5 R3 G2 Y2\nhand 0: B5 B2\ntokens 0: red 2 green").do("act:buy")
    assert b.options == ["discount:1", "discount:2"]
    b.do("discount:1")
    assert b.options == ["discount:1"]
    b.do("discount:1")
    assert (b.ask, b.game.show(b.s)["now"]) == ("pay", {"due": 7})


def test_pay_is_asked_while_an_amount_is_due() -> None:  # Q5
    b = board("market: R5 B5\nhand 0: G5 G3 G3").do("act:buy")
    dues = []
    while b.ask == "pay":
        dues.append(b.game.show(b.s)["now"]["due"])  # type: ignore[index]
        b.do(b.options[0])
    assert dues == [10, 5, 2]


def test_protect_lists_done_then_faces_in_coin_order() -> None:  # Q6
    b = board("ships: 3 3 3 4\nmarket: G2\nhand 0: G5 R2x3\nstock 0: R2 B5 Y3 R5 B2").do("act:buy", "pay:G5")
    assert b.options == ["done", "protect:R5", "protect:B5", "protect:Y3", "protect:R2", "protect:B2"]
    b.do("protect:Y3")
    assert b.options == ["done", "protect:R2", "protect:B2"]
    b.do("protect:B2")
    assert b.ask == "guard"  # nothing comes after the only B2


def test_guard_asks_until_the_icons_are_there() -> None:  # Q7
    b = board("ships: 3 0 0 4\nmarket: G2\nhand 0: G5 B3x3\nstock 0: R2x3").do("act:buy", "pay:G5")
    b.do("protect:R2", "protect:R2", "protect:R2")
    asked = 0
    while b.ask == "guard":
        asked += 1
        b.do("guard:B3")
    assert (asked, player(b, 0)["sideways"]) == (3, ["R2"] * 3)


def test_after_the_purchase_everything_follows_without_a_question() -> None:  # Q8
    b = board("options: mode=classic\nships: 4 0 0 0\nmarket: R2/0 B2\nhand 0: G5").do("act:buy", "pay:G5")
    names = [str(e["event"]) for e in b.told]
    assert names[2:] == ["stock", "piece_back", "sail", "sail", "payday", "sell", "token", "ship_back", "farm_moves"]
    assert stock(b, 0) == ["B2"]
    b.draw_any()
    assert (b.ask, b.actor) == ("act", 1)


def test_refill_purchase_comes_before_the_ships() -> None:  # Q8, T4.11
    b = board("options: refill=purchase\nships: 4 3 0 0\nmarket: R2\nfarm: Y2\nhand 0: G5 G2\nstock 0: B5")
    b.do("act:buy", "pay:G5")
    assert (b.ask, events(b, "sail")) == ("market", [])
    b.draw("G5", "G3", "G3", "G3")
    assert b.ask == "protect"
    assert market(b) == cards("Y2 G5 G3")
    b.do("done")
    assert (b.ask, b.actor) == ("act", 1)


@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("view", ["full", "table"])
def test_every_refusal_has_a_clause_of_the_rules_and_help(mode: str, view: str) -> None:  # Q1 - Q7
    g = game("traders")
    dice, s = FastDice(3), g.start(g.options(3, {"mode": mode, "view": view}))
    asked = set()
    while s.actor != OVER:
        if s.actor < 0:
            g.roll(s, dice)
            continue
        v, legal = g.mask(s, int(s.actor)), g.legal(s)
        asked.add(g.asks[s.ask].name)
        for x in range(len(g.actions)):
            refusal = g.why_not(v, x)
            assert (refusal is None) == (x in legal)
            assert refusal is None or (refusal.clause[0] == "T" and refusal.key)
        g.apply(s, legal[dice.below(len(legal))])
    assert asked >= {"act", "take", "pay", "protect"}
