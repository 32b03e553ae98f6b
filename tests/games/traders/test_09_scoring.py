"""Chapter 9: Payday, step 1, scoring."""

from __future__ import annotations

import pytest

from cothon.core import Teller
from cothon.games import game
from cothon.games.tables import load
from cothon.games.traders.scoring import vps_for
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, discard, events, player, ships, sideways, stock, up, vp_cards, vps
from kit.board import Board


def blue_payday(stock0: str, more: str = "") -> Board:
    """Seat 0 buys B2 with R2 and brings the blue ship in."""
    return board(f"ships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: {stock0}\n{more}").do("act:buy", "pay:R2")


def test_a_payday_happens_when_a_purchase_brings_a_ship_to_carthage() -> None:  # T9.1
    assert len(events(blue_payday(""), "payday")) == 1
    b = board("ships: 0 3 0 0\nmarket: B2\nhand 0: R2").do("act:buy", "pay:R2")
    assert events(b, "payday") == []


def test_colours_in_order_and_players_clockwise_from_the_buyer() -> None:  # T9.2
    b = board(
        "options: seats=3\nturn: 1\nships: 4 0 4 0\nmarket: Y2 R2\nhand 1: G5\n"
        "stock 0: R2 Y2\nstock 1: R3\nstock 2: R5 Y5"
    ).do("act:buy", "pay:G5")
    sold = [(e["colour"], e["seat"]) for e in events(b, "sell")]
    assert sold == [("red", 1), ("red", 2), ("red", 0), ("yellow", 1), ("yellow", 2), ("yellow", 0)]


def test_colours_are_never_mixed() -> None:  # T9.2
    b = board("ships: 4 0 4 0\nmarket: Y2 R2\nhand 0: G5\nstock 0: R5").do("act:buy", "pay:G5")
    assert [(e["price"], e["number"]) for e in events(b, "sell")] == [(5, 2), (2, 1)]
    assert vps(b) == [3, 0]


def test_several_ships_make_one_pass_with_one_raid() -> None:  # T9.3
    b = board("ships: 4 0 4 3\nmarket: Y2 R2\nhand 0: G5\nstock 1: G5").do("act:buy", "pay:G5")
    names = [str(e["event"]) for e in b.told]
    steps = [n for n in names if n in ("sell", "token", "raid", "lost", "ship_back")]
    assert steps == ["sell", "sell", "token", "token", "raid", "lost", "ship_back", "ship_back", "ship_back"]


TWO_SHIPS = (
    "options: paydays={0}\nships: 4 0 4 3\nmarket: Y2 R2\nhand 0: G5 B2\nstock 0: G3\nstock 1: G5 Y5 R3\nhand 1: B3\n"
)


def test_by_the_letter_each_ship_has_its_own_payday_in_colour_order() -> None:  # T9.3
    b = board(TWO_SHIPS.format("one_by_one")).do("act:buy", "pay:G5")
    assert (b.ask, ships(b)) == ("protect", (5, 0, 5, 3))  # red was sold, yellow still waits in Carthage
    assert [e["colours"] for e in events(b, "payday")] == [["red"]]
    assert [(e["seat"], e["colour"]) for e in events(b, "token")] == [(0, "red"), (1, "red")]
    b.do("protect:G3", "guard:B2", "protect:G5", "guard:B3")
    assert [e["colours"] for e in events(b, "payday")] == [["red"], ["yellow"]]
    assert [(e["seat"], e["colour"]) for e in events(b, "token")][2:] == [(0, "yellow"), (1, "yellow")]
    assert len(events(b, "raid")) == 1  # the green ship was back in Cyrenaica when the second Payday came
    assert [(e["colour"], e["end"]) for e in events(b, "ship_back")] == [
        ("red", "Alexandria"), ("green", "Cyrenaica"), ("yellow", "Alexandria"),
    ]  # fmt: skip
    assert ships(b) == (0, 0, 0, 2)


@pytest.mark.parametrize(("paydays", "vps_then", "tokens"), [("together", [2, 7], 9), ("one_by_one", [1, 6], 8)])
def test_the_first_of_two_paydays_may_end_the_game_unless_they_are_one(
    paydays: str, vps_then: list[int], tokens: int
) -> None:  # T9.3, T13.1
    text = TWO_SHIPS.format(paydays) + "used 0: blue 7\nvp 1: B2x5"
    b = board(text).do("act:buy", "pay:G5")
    assert b.ask == "over"
    assert vps(b) == vps_then
    assert sum(up(b, 0).values()) + 7 == tokens
    assert stock(b, 0) == (["G3"] if paydays == "together" else ["G3", "Y2"])


def test_one_ship_alone_has_the_same_payday_by_both_readings() -> None:  # T9.3
    told = []
    for paydays in ("together", "one_by_one"):
        b = board(f"options: paydays={paydays}\nships: 4 0 0 3\nmarket: R2 B2\nhand 0: G5\nstock 1: R5 G5")
        told.append(b.do("act:buy", "pay:G5").told)
    assert told[0] == told[1]


def test_upright_and_sideways_stock_must_be_sold_this_purchase_included() -> None:  # T9.4
    b = blue_payday("B3 R5", "sideways 0: B2\nstock 1: R2")
    sold = events(b, "sell")
    assert len(sold) == 1
    assert sorted(sold[0]["cards"]) == cards("B2 B2 B3")
    assert (stock(b, 0), sideways(b, 0), stock(b, 1)) == (["R5"], [], ["R2"])


def test_the_sales_price_is_the_dearest_card_and_the_score_price_times_cards() -> None:  # T9.5
    sold = events(blue_payday("B5 B3 B3"), "sell")[0]
    assert (sold["price"], sold["number"], sold["score"]) == (5, 4, 20)
    sold = events(blue_payday("B3"), "sell")[0]
    assert (sold["price"], sold["number"], sold["score"]) == (3, 2, 6)


def test_a_fifth_of_the_score_rounded_up() -> None:  # T9.6
    s = board("").s
    for row in load("traders")["vp_table"]["rows"]:
        for n, vp in zip(load("traders")["vp_table"]["cards"], row["vp"], strict=True):
            assert vps_for(s, row["price"], n) == vp == -(-row["price"] * n // 5)


@pytest.mark.parametrize(
    ("stock0", "score", "up_to", "letter"),
    [("", 2, 1, 1), ("B2", 4, 1, 1), ("B2 B2", 6, 2, 1), ("B3", 6, 2, 1), ("B3 B2", 9, 2, 1), ("B5", 10, 2, 2),
     ("B3 B2x3", 15, 3, 3), ("B3 B3 B2x4", 21, 5, 4)],
)  # fmt: skip
def test_by_the_letter_only_scores_below_five_are_rounded_up(
    stock0: str, score: int, up_to: int, letter: int
) -> None:  # T9.6
    for rounding, wanted in (("up", up_to), ("letter", letter)):
        b = blue_payday(stock0, f"options: rounding={rounding}")
        sold = events(b, "sell")[0]
        assert (sold["score"], sold["vps"], vps(b)[0], len(vp_cards(b, 0))) == (score, wanted, wanted, wanted)


def test_the_screen_tells_what_a_set_yields_by_the_rounding_of_the_table() -> None:  # T9.6
    text = "options: rounding={0}\nmarket: R2\nstock 0: B3 B2"
    found = [player(board(text.format(r)), 0)["sets"] for r in ("up", "letter")]
    assert [sets[0]["vps"] for sets in found] == [2, 1]


def test_the_lowest_cards_become_vps_the_rest_is_discarded() -> None:  # T9.7
    b = blue_payday("B3 B2")  # 3 x 3 = 9: 2 VPs
    assert vp_cards(b, 0) == cards("B2 B2")
    assert discard(b) == cards("R2 B3")


def test_in_modern_a_set_always_has_enough_cards() -> None:  # T9.8
    for row in load("traders")["vp_table"]["rows"]:
        if row["price"] <= 5:
            assert all(vp <= n for n, vp in enumerate(row["vp"], 1))
    b = blue_payday("B5x6 B3x9 B2x10", "used 0: blue 3")
    assert vps(b)[0] == len(vp_cards(b, 0)) == 26


def test_a_vp_counts_one_whatever_card_and_never_comes_back() -> None:  # T9.9
    b = blue_payday("B5")
    assert (vps(b)[0], vp_cards(b, 0)) == (2, cards("B2 B5"))
    b = board("market: R2\nfarm: \nhand 0: R2\ndraw:\nvp 0: B5x2\nrest: vp 1").do("act:buy", "pay:R2")
    assert b.chances == {"R2": 1}  # the reshuffle finds the paid card only
    assert vps(b)[0] == 2


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_the_buyer_sells_in_every_arrived_colour(mode: str) -> None:  # T9.10
    g = game("traders")
    paydays = 0
    for seed in range(12):
        dice, s, buyer = FastDice(seed), g.start(g.options(3, {"mode": mode})), -1
        arrived: list[str] = []
        sold: set[str] = set()
        while s.actor >= -1:
            legal = g.legal(s)
            a = legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s)))
            teller = Teller()
            g.apply(s, a, teller)
            for e in teller.events:
                if e.name == "buy":
                    buyer = int(e.fields["seat"])  # type: ignore[call-overload]
                elif e.name == "payday":
                    arrived = list(e.fields["colours"])  # type: ignore[call-overload]
                    sold = set()
                elif e.name == "sell" and e.fields["seat"] == buyer:
                    sold.add(str(e.fields["colour"]))
                elif e.name == "token" and arrived:
                    assert sold == set(arrived)
                    paydays, arrived = paydays + 1, []
    assert paydays > 30


def test_each_seller_gets_a_token_afterwards() -> None:  # T9.3
    assert up(blue_payday("", "stock 1: B2"), 1) == {"blue": 1}
