"""Chapter 15: Classic Mode."""

from __future__ import annotations

import pytest

from cothon.games import game
from cothon.games.tables import load
from cothon.play.dice import FastDice
from games.traders.seen import (
    board,
    cards,
    discard,
    down,
    draw_pile,
    events,
    farm,
    hand,
    market,
    player,
    ships,
    stock,
    up,
    vp_cards,
    vps,
)  # fmt: skip
from kit.board import Board

G = game("traders")


def classic(text: str, seats: int = 2) -> Board:
    return board(f"options: seats={seats} mode=classic\n{text}")


@pytest.mark.parametrize("n", [2, 3, 4])
def test_setup_is_unchanged_and_the_piece_lies_in_front(n: int) -> None:  # T15.1
    old, new = Board("traders", seats=n, mode="modern"), Board("traders", seats=n, mode="classic")
    for b in (old, new):
        b.draw_any()
    assert (market(old), farm(old)) == (market(new), farm(new))
    assert [hand(old, p) for p in range(n)] == [hand(new, p) for p in range(n)]
    assert [player(new, p)["piece"]["where"] for p in range(n)] == ["front"] * n


def test_reservation_takes_the_place_of_the_double_action() -> None:  # T15.2
    b = classic("market: R2 B2\nhand 0: R5")
    assert b.options == ["act:buy", "act:take", "act:reserve"]
    assert b.why("act:double") == "T15.2"
    assert board("market: R2").why("act:reserve") == "T15.2"
    b.do("act:reserve", "reserve:market-B2")
    assert (b.ask, b.actor) == ("act", 1)  # a whole action
    assert board("market: R2").do("act:take").why("take_own") == "T15.2"


def test_the_piece_goes_on_a_card_of_market_or_farm() -> None:  # T15.3
    text = "market: R2 R2 B5\nfarm: R2 G3"
    b = classic(text).do("act:reserve")
    assert b.options == ["reserve:market-R2", "reserve:market-B5", "reserve:farm-R2", "reserve:farm-G3"]
    assert b.why("reserve:market-G3") == "T15.3"
    b.do("reserve:farm-G3")
    assert farm(b) == cards("R2 G3/0")
    assert market(classic(text).do("act:reserve", "reserve:market-R2")) == cards("R2 R2/0 B5")


def test_a_piece_must_be_in_front_and_no_card_carries_two() -> None:  # T15.4
    b = classic("market: R2/0 B2")
    assert b.options == ["act:take"]
    assert b.why("act:reserve") == "T15.4"
    b = classic("market: R2/1 B2\nfarm: G3/2", seats=3).do("act:reserve")
    assert b.options == ["reserve:market-B2"]
    assert [b.why("reserve:market-R2"), b.why("reserve:farm-G3")] == ["T15.4", "T15.4"]


def test_the_piece_comes_back_only_when_its_card_is_taken_or_bought() -> None:  # T15.5
    b = classic("market: R2/0 B2").do("act:take", "take_own")
    assert player(b, 0)["piece"]["where"] == "front"
    b = classic("market: R2/0\nhand 0: R2").do("act:buy", "pay:R2")
    assert player(b, 0)["piece"]["where"] == "front"
    b = classic("market: R2/0 B2").do("act:take", "take:B2")  # no deadline
    assert player(b, 0)["piece"] == {"where": "market", "card": "R2"}


def test_cards_reserved_by_others_can_be_neither_taken_nor_bought() -> None:  # T15.6
    b = classic("market: R2/1 B2\nhand 0: R5").do("act:take")
    assert b.options == ["take:B2"]
    assert b.why("take:R2") == "T15.6"
    b = classic("market: R2/1 B2\nhand 0: R5").do("act:buy", "pay:R5")
    assert (stock(b, 0), market(b)) == (["B2"], ["R2/1"])


def test_the_cart_is_all_open_cards_the_own_reserved_one_included() -> None:  # T15.7
    b = classic("market: R2/0 B2 G5/1\nhand 0: R3 R2").do("act:buy")
    assert events(b, "buy")[0]["price"] == 4
    b.do("pay:R3", "pay:R2")
    assert stock(b, 0) == cards("R2 B2")
    assert market(b) == ["G5/1"]
    assert ships(b) == (1, 1, 0, 0)


def test_the_own_reserved_card_alone_is_enough_to_buy() -> None:  # T15.8
    b = classic("market: R2/0 G5/1\nhand 0: R2")
    assert "act:buy" in b.options
    b.do("act:buy", "pay:R2")
    assert stock(b, 0) == ["R2"]
    assert classic("market: G5/1\ndraw:\nrest: vp 0\nhand 0: R5").why("act:buy") == "T15.8"


def test_a_card_reserved_in_the_farm_cannot_be_had_before_it_moves() -> None:  # T15.9
    b = classic("market: B2\nfarm: R2/0\nhand 0: R5").do("act:take")
    assert b.options == ["take:B2"]
    assert b.why("take_own") == "T15.9"
    b = classic("market: B2\nfarm: R2/0\nhand 0: R5").do("act:buy", "pay:R5")
    assert stock(b, 0) == ["B2"]


def test_take_coins_is_one_market_card_open_to_the_player() -> None:  # T15.10
    b = classic("market: R2/0 R2 B2 G5/1\nfarm: Y5").do("act:take")
    assert b.options == ["take:R2", "take:B2", "take_own"]
    assert b.why("take:Y5") == "T6.1"
    assert classic("market: R2/0 B2").do("act:take").why("take:R2") == "T15.10"
    assert classic("market: R2").do("act:take").why("take_own") == "T15.10"


def test_a_market_closed_to_the_active_player_is_replenished_at_the_turn() -> None:  # T15.11
    b = classic("market: B5/1\nfarm: G2")
    assert b.ask == "market"
    b = classic("turn: 1\nmarket: B5/1\nfarm: G2")
    assert (b.ask, b.options) == ("act", ["act:take"])
    b = classic("market: B5/1 R2\nfarm: G2\nturn: 1").do("act:take", "take:R2")
    assert b.ask == "market"  # now seat 0 finds only the other's card
    b = classic("market: B5/1\nfarm: G2\nhand 1: R5\nturn: 1").do("act:buy", "pay:R5")
    assert b.ask == "market"  # after every purchase


@pytest.mark.parametrize(("when", "ask"), [("turn", "act"), ("at_once", "market")])
def test_a_take_that_closes_the_market_to_the_taker_may_replenish_it_at_once(when: str, ask: str) -> None:  # T15.11
    b = board(f"options: mode=classic classic_refill={when}\nmarket: B5/1 R2\nfarm: G2").do("act:take", "take:R2")
    assert b.ask == ask  # only the card of seat 1 is left, and the active player is seat 0
    b.draw_any()
    assert (b.ask, b.actor, len(market(b))) == ("act", 1, 1 if when == "turn" else 4)


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_an_emptied_market_is_as_full_by_both_readings_when_the_next_turn_begins(mode: str) -> None:  # T15.11, T6.3
    text = "options: mode={0} classic_refill={1}\nmarket: R2\nfarm: G2"
    boards = [board(text.format(mode, when)).do("act:take", "take:R2").draw_any() for when in ("turn", "at_once")]
    assert boards[0].told == boards[1].told
    assert [b.actor for b in boards] == [1, 1]


def test_ones_own_reserved_card_keeps_the_market_open() -> None:  # T15.11
    b = board("options: mode=classic classic_refill=at_once\nmarket: B5/0 R2 Y2/1\nfarm: G2").do("act:take", "take:R2")
    assert (b.ask, b.actor, market(b)) == ("act", 1, cards("B5/0 Y2/1"))


def test_by_the_letter_a_price_of_six_may_find_enough_cards() -> None:  # T9.6, T15.16
    text = "options: mode=classic rounding={0}\nships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: {1}\ntokens 0: blue"
    found = {}
    for rounding in ("up", "letter"):
        for more in ("B5 B3", "B5 B3 B3 B3"):
            b = board(text.format(rounding, more)).do("act:buy", "pay:R2")
            sold = events(b, "sell")[0]
            found[rounding, sold["number"]] = (sold["score"], sold["vps"], sold["blind"])
    assert found == {("up", 3): (18, 4, 1), ("letter", 3): (18, 3, 0), ("up", 5): (30, 6, 1), ("letter", 5): (30, 6, 1)}


@pytest.mark.parametrize("paydays", ["together", "one_by_one"])
def test_blind_vps_of_a_second_payday_come_after_the_first_is_done(paydays: str) -> None:  # T9.3, T15.17
    b = board(
        f"options: mode=classic paydays={paydays}\nships: 4 4 0 0\nmarket: R5 B5\nhand 0: G5x2\n"
        "tokens 0: red blue\nstock 1: B5\ntokens 1: blue"
    ).do("act:buy", "pay:G5", "pay:G5")
    told = len(events(b, "token"))
    b.draw("Y2")
    assert (told, len(events(b, "token"))) == ((0, 0) if paydays == "together" else (0, 1))
    assert board(G.write(b.s)).s.key() == b.s.key()
    b.draw("Y3", "Y3")
    assert vps(b) == [4, 2]
    assert [e["colour"] for e in events(b, "token")] == ["red", "blue", "blue"]


def test_pieces_move_with_their_cards_and_the_market_can_grow() -> None:  # T15.12
    b = classic("market: B5/1\nfarm: G2/0 G3").draw("R2", "R3", "Y2", "Y3")
    assert market(b) == cards("B5/1 G2/0 G3 R2 R3")
    assert player(b, 0)["piece"] == {"where": "market", "card": "G2"}


@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_market_never_exceeds_2n_plus_1_nor_a_cart_n_plus_3(n: int) -> None:  # T15.12
    row = next(r for r in load("traders")["market_limits"]["rows"] if r["players"] == n)
    assert (row["classic_market_max"], row["classic_goods_max"]) == (2 * n + 1, n + 3)
    g = game("traders")
    largest = 0
    for seed in range(15):
        dice, s = FastDice(seed), g.start(g.options(n, {"mode": "classic"}))
        while s.actor >= -1:
            legal = g.legal(s)
            a = legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s)))
            g.apply(s, a)
            if s.actor >= 0 and g.asks[s.ask].name == "act":
                row_now = g.show(s)["market"]
                largest = max(largest, len(row_now))  # type: ignore[arg-type]
                open_to = [c for c in row_now if c["piece"] in (None, s.actor)]  # type: ignore[attr-defined]
                assert len(open_to) <= n + 3
    assert n + 2 < largest <= 2 * n + 1


def test_if_still_nothing_is_open_the_turn_passes_but_others_may_act() -> None:  # T15.13
    b = classic("market: B5/1\ndraw:\nrest: vp 0")
    assert (b.actor, b.options) == (0, ["act:pass"])
    assert [b.why(x) for x in ("act:take", "act:buy", "act:reserve")] == ["T15.10", "T15.8", "T15.4"]
    b.do("act:pass")
    assert (b.actor, b.options) == (1, ["act:take"])


def test_tokens_give_no_discount_and_are_never_turned_down() -> None:  # T15.14
    b = classic("market: R2 B2\nhand 0: R5\ntokens 0: red 3 blue 3").do("act:buy")
    assert b.ask == "pay"
    b.do("pay:R5")
    assert (up(b, 0), down(b, 0)) == ({"red": 3, "blue": 3}, {})
    assert classic("market: R2 B2\nhand 0: R3\ntokens 0: red blue").why("act:buy") == "T4.3"


def test_each_token_of_the_colour_raises_the_sales_price() -> None:  # T15.15
    text = "ships: 4 0 0 0\nmarket: R2\nhand 0: G2\n"
    for tokens, price in (("", 2), ("red", 3), ("red 3", 5), ("blue 5", 2)):
        b = classic(f"{text}tokens 0: {tokens}").do("act:buy", "pay:G2")
        assert events(b, "sell")[0]["price"] == price
    b = Board("traders", seats=2, mode="classic")  # the initial token counts
    b.draw("R2", "B2", "B2", "B2", "Y2", "Y2")
    assert up(b, 0) == {"red": 1}


def test_missing_vps_come_blind_from_the_draw_pile() -> None:  # T15.16
    for row in load("traders")["vp_table"]["rows"]:
        for n, (vp, blind) in enumerate(zip(row["vp"], row["blind"], strict=True), 1):
            assert blind == max(0, vp - n)
            assert (row["price"] < 6) or blind > 0
    b = classic("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5").do("act:buy", "pay:G2")
    assert (b.ask, events(b, "sell")[0]["blind"]) == ("blind", 1)  # 7 x 1 = 7: 2 VPs
    before = draw_pile(b)
    b.draw("B5")
    assert (vps(b), vp_cards(b, 0), draw_pile(b)) == ([2, 0], ["R2"], before - 1)
    assert b.ask == "market"


def test_nobody_sees_a_blind_vp() -> None:  # T15.16
    b = classic("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5").do("act:buy", "pay:G2")
    g = b.game
    assert not any(g.sees(g.mask(b.s, seat), seat) for seat in (None, 0, 1))
    views = set()
    for label in ("B5", "R3"):
        s = b.s.clone()
        g.apply(s, g.draws.id(label))
        views.add(tuple(g.mask(s, seat).key() for seat in (None, 0, 1)))
    assert len(views) == 1


def test_blind_vps_are_drawn_right_after_their_set_with_a_reshuffle_if_needed() -> None:  # T15.17
    b = classic(
        "ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5\nstock 1: R5\ntokens 1: red 2\ndraw: B5\nrest: vp 1"
    ).do("act:buy", "pay:G2")
    assert b.chances == {"B5": 1}
    b.draw("B5")
    assert events(b, "sell")[-1]["seat"] == 1
    assert b.chances == {"G2": 1}  # the discard pile was shuffled: the paid card
    b.draw("G2")
    assert (player(b, 0)["vps"], events(b, "cardless")) == (2, [])


def test_with_no_card_left_the_vps_count_all_the_same() -> None:  # T15.17
    b = classic(
        "ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5\nstock 1: R5\ntokens 1: red 7\ndraw: B5\nrest: vp 1"
    )
    before = vps(b)[1]
    b.do("act:buy", "pay:G2").draw("B5", "G2")  # seat 1: 12 x 1 = 12: 3 VPs, one card, one blind, one without
    assert vps(b)[1] - before == 3
    assert events(b, "cardless") == [{"event": "cardless", "seat": 1, "vps": 1}]


def test_discards_of_sets_handled_earlier_can_be_shuffled_in() -> None:  # T15.18
    b = classic(
        "ships: 4 0 0 0\nmarket: R2\nhand 0: G2\nstock 0: R2\nstock 1: R5\ntokens 1: red 3\ndraw:\nrest: vp 1"
    ).do("act:buy", "pay:G2")
    assert events(b, "sell")[0]["discarded"] == ["R2"]  # 2 x 2 = 4: 1 VP
    assert b.chances == {"R2": 1, "G2": 1}
    assert discard(b) == []


def test_raid_protection_end_and_victory_are_unchanged() -> None:  # T15.19
    text = "ships: 4 3 0 0\nmarket: R2\nhand 0: G5 Y2\nstock 0: B5 B3 B2\nvp 0: G2\n"
    runs = []
    for mode in ("modern", "classic"):
        b = board(f"options: mode={mode}\n{text}").do("act:buy", "pay:G5", "protect:B5", "protect:B2", "guard:Y2")
        runs.append((player(b, 0)["sideways"], stock(b, 0), discard(b), ships(b), vps(b), up(b, 0)))
    assert runs[0] == runs[1]
    assert classic("ships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: blue 7").do("act:buy", "pay:G2").ask == "over"
