"""Worked examples X12 to X38: edge cases."""

from __future__ import annotations

import pytest

from games.traders.seen import (
    board,
    cards,
    discard,
    down,
    events,
    farm,
    hand,
    market,
    player,
    ships,
    sideways,
    stock,
    up,
    vp_cards,
    vps,
)  # fmt: skip
from kit.board import Board


def test_X12_payments() -> None:  # X12, T4.7, T4.8, Q5
    start = board("market: G5 G2\nhand 0: R5 R3 R2 R2").do("act:buy")
    assert start.options == ["pay:R5", "pay:R3"]
    text = start.game.write(start.s)
    ways = []
    for first in start.options:
        for second in board(text).do(first).options:
            b = board(text).do(first, second)
            while b.ask == "pay":
                assert len(b.options) == 1
                b.do(b.options[0])
            ways.append(discard(b))
    assert ways == [cards("R5 R3"), cards("R5 R2"), cards("R3 R2 R2")]


def test_X13_discount_needed() -> None:  # X13, T4.3, Q4
    b = board("market: Y2 Y5 R3 G2\nhand 0: R5 B3\ntokens 0: yellow green")
    assert "act:buy" in b.options
    b.do("act:buy")
    assert b.options == ["discount:1"]
    b.do("discount:1")
    assert b.options == ["discount:1"]
    b.do("discount:1", "pay:R5", "pay:B3")
    assert ships(b) == (1, 0, 2, 1)


def test_X14_price_0() -> None:  # X14, T4.9, T10.9
    b = board("market: R2 R3\ntokens 0: red 2")
    assert b.options == ["act:buy", "act:take", "act:double"]
    b.do("act:buy")
    assert b.options == ["discount:2"]
    b.do("discount:2")
    assert (b.ask, stock(b, 0), ships(b)) == ("market", cards("R2 R3"), (2, 0, 0, 0))


def test_X15_no_more_tokens_than_cards() -> None:  # X15, T10.7
    b = board("market: R3 B2\nhand 0: G5\ntokens 0: red 3").do("act:buy")
    assert b.options == ["discount:0", "discount:1"]
    assert [b.why("discount:2"), b.why("discount:3")] == ["T10.7", "T10.7"]


def test_X16_double_action_with_nothing() -> None:  # X16, T7.2, T7.3
    b = board("market: B5 G3")
    assert b.options == ["act:take", "act:double"]
    b.do("act:double")
    assert b.options == ["take:B5"]
    b.do("take:B5", "pay:B5")
    assert (ships(b), hand(b, 0)) == ((0, 0, 0, 1), [])


def test_X17_nothing_would_remain() -> None:  # X17, T7.2
    b = board("market: B5\nhand 0: R5 Y5")
    assert b.options == ["act:buy", "act:take"]
    assert b.why("act:double") == "T7.2"


def test_X18_overshooting() -> None:  # X18, T5.3, T9.6
    b = board("ships: 0 4 0 0\nmarket: B2 B2\nhand 0: R5").do("act:buy", "pay:R5")
    sold = events(b, "sell")[0]
    assert (sold["score"], sold["vps"], sold["discarded"]) == (4, 1, ["B2"])
    assert ships(b) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("values", "score", "vp", "discarded"),
    [
        ("2", 2, 1, ""),
        ("3", 3, 1, ""),
        ("2 2 2", 6, 2, "2"),
        ("2 2 2 2 2 2", 12, 3, "2 2 2"),
        ("3 3 3", 9, 2, "3"),
        ("3 2 2 2", 12, 3, "3"),
        ("5 2", 10, 2, ""),
        ("5 5 3 2 2 2 2", 35, 7, ""),
    ],
)
def test_X19_rounding(values: str, score: int, vp: int, discarded: str) -> None:  # X19, T9.6, T9.7
    goods = [f"B{v}" for v in values.split()]
    b = board(f"ships: 0 4 0 0\nmarket: {goods[0]}\nhand 0: R5\nstock 0: {' '.join(goods[1:])}")
    b.do("act:buy", "pay:R5")
    sold = events(b, "sell")[0]
    assert (sold["score"], sold["vps"]) == (score, vp)
    assert sold["discarded"] == [f"B{v}" for v in discarded.split()]
    assert vps(b) == [vp, 0]


def test_X20_end_before_raid() -> None:  # X20, T13.1, T13.2
    b = board("ships: 3 4 4 0\nmarket: B2\nhand 0: G2\ntokens 0: red 3 yellow 2 green 2\nstock 0: R5\nstock 1: R5").do(
        "act:buy", "pay:G2"
    )
    assert b.ask == "over"
    assert (ships(b), vps(b), player(b, 0)["tokens"]) == ((3, 5, 4, 0), [1, 0], 8)
    assert (stock(b, 0), stock(b, 1), market(b)) == (["R5"], ["R5"], [])


def test_X21_two_arrivals_at_7_tokens() -> None:  # X21, T9.3, T13.1
    b = board(
        "ships: 3 4 4 0\nmarket: B2 Y3\nhand 0: G5\nstock 0: Y5\ntokens 0: red 4 green 3\n"
        "stock 1: B5 Y2\ntokens 1: blue"
    ).do("act:buy", "pay:G5")
    assert [(e["seat"], e["colour"], e["score"], e["vps"]) for e in events(b, "sell")] == [
        (0, "blue", 2, 1),
        (1, "blue", 5, 1),
        (0, "yellow", 10, 2),
        (1, "yellow", 2, 1),
    ]
    assert [player(b, p)["tokens"] for p in range(2)] == [9, 3]
    assert (b.ask, vps(b), events(b, "raid")) == ("over", [3, 2], [])


def _guarding(hand: str, stock: str, names: list[str]) -> Board:
    b = board(f"ships: 3 0 0 4\nmarket: G2\nhand 0: Y5 {hand}\nstock 0: {stock}").do("act:buy", "pay:Y5")
    b.do(*names)
    return b.do("done") if b.ask == "protect" else b


def test_X22_choosing_icons() -> None:  # X22, T11.8, Q7
    b = _guarding("B2 B3", "R5", ["protect:R5"])
    assert b.options == ["guard:B2", "guard:B3"]
    b.do("guard:B2")
    assert hand(b, 0) == ["B3"]  # one icon is lost
    b = _guarding("B2 B3 Y3", "R5 R3", ["protect:R5", "protect:R3"])
    assert b.options == ["guard:B2", "guard:B3"]
    assert _guarding("B2 B3 Y3", "R5 R3", ["protect:R5", "protect:R3"]).do("guard:B2").ask == "market"
    b.do("guard:B3")
    assert b.options == ["guard:Y3"]


def test_X23_sideways() -> None:  # X23, T11.10, T11.13
    b = board("ships: 0 4 0 4\nmarket: G2\nhand 0: Y5 R2\nstock 0: B2\nsideways 0: B3").do("act:buy", "pay:Y5")
    assert b.options == ["done", "protect:B2"]
    b.do("done")
    assert (stock(b, 0), sideways(b, 0)) == ([], ["B3"])
    b = board("ships: 0 4 0 0\nmarket: B2\nhand 0: R2\nsideways 0: B3").do("act:buy", "pay:R2")
    assert [(e["score"], e["vps"]) for e in events(b, "sell")] == [(6, 2)]


def test_X24_nobody_has_red_stock() -> None:  # X24, T11.12, T12.2
    b = board("ships: 4 0 0 4\nmarket: G2\nhand 0: Y5 R2\nhand 1: B2").do("act:buy", "pay:Y5")
    assert (b.ask, ships(b)) == ("market", (2, 0, 0, 0))


def test_X25_own_fresh_goods_raided() -> None:  # X25, T11.3
    b = board("ships: 0 1 0 4\nmarket: G2 B5 B3\nhand 0: R5 Y5").do("act:buy", "pay:R5", "pay:Y5")
    assert vps(b) == [1, 0]
    assert events(b, "lost")[0]["cards"] == ["B3", "B5"]
    assert ships(b) == (0, 2, 0, 0)


def test_X26_empty_market() -> None:  # X26, T6.3, T3.2, T8.2
    b = board("options: seats=3\nmarket: R2\nfarm: B2 B3 G5").do("act:take", "take:R2")
    b.draw("Y2", "Y3", "R5", "R3", "R2")
    assert market(b) == cards("B2 B3 G5 Y2 Y3")
    assert farm(b) == cards("R5 R3 R2")
    assert (b.ask, b.actor) == ("act", 1)


def test_X27_shortage() -> None:  # X27, T8.4
    b = board("farm: B2 B3\ndraw: Y2\nrest: vp 1").draw("Y2")
    assert (market(b), farm(b), b.ask) == (cards("B2 B3 Y2"), [], "act")


def test_X28_reshuffle_in_the_middle() -> None:  # X28, T8.3
    b = board("market: R5\nfarm: B2 B3\ndraw: Y2\ndiscard: G3 G3\nhand 0: G5\nrest: vp 1").do("act:buy", "pay:G5")
    assert b.chances == {"Y2": 1}
    b.draw("Y2")
    assert b.chances == {"G3": 2, "G5": 1}
    b.draw("G5", "G3", "G3")
    assert (len(market(b)), len(farm(b))) == (4, 2)
    assert (player(b, 0)["hand"], discard(b), b.game.show(b.s)["draw_pile"]) == ([], [], 0)


def test_X29_starved() -> None:  # X29, T3.5, T3.6, T13.4
    b = board("options: seats=3\nmarket: R5\ndraw:\nvp 0: R2x3\nvp 2: R3x3\ntokens 2: red\nrest: hand 1")
    b.do("act:take", "take:R5")
    for seat in (1, 2, 0):
        assert (b.actor, b.options) == (seat, ["act:pass"])
        b.do("act:pass")
    assert b.ask == "over"
    assert (b.result().reason, b.result().scores, b.result().winners) == ("passes", (3, 0, 3), (2,))


def test_X30_ties() -> None:  # X30, T14.2, T14.3
    goods = "vp 0: R2x11 R3x3\nvp 1: B2x11 B3x3\nvp 2: Y2x11 Y3"
    r = board(
        f"options: seats=3\nover: tokens\n{goods}\ntokens 0: red 6\nused 1: red 5\ntokens 1: blue 3\ntokens 2: red 8"
    ).result()
    assert (r.scores, r.winners, r.tie_break) == ((14, 14, 12), (1,), "tokens")
    r = board(f"options: seats=3\nover: tokens\n{goods}\nused 0: red 8\ntokens 1: blue 8\ntokens 2: red 3").result()
    assert (r.winners, r.ranks) == ((0, 1), (1, 1, 3))


def test_X31_supply() -> None:  # X31, T10.3
    b = board(
        "options: seats=4\nships: 4 0 0 0\nmarket: R2\nhand 0: G2\n"
        "used 0: red 3\ntokens 1: red 3\ntokens 2: red 3\nused 3: red 3"
    ).do("act:buy", "pay:G2")
    assert (up(b, 0), down(b, 0)) == ({"red": 1}, {"red": 3})


def test_X32_protecting_stops_by_itself() -> None:  # X32, Q6
    text = "ships: 4 0 0 4\nmarket: G2\nhand 0: Y5 B2 Y2\nstock 0: R5 R2"
    b = board(text).do("act:buy", "pay:Y5", "protect:R2")
    assert b.ask == "guard"
    b.do("guard:B2")
    assert (sideways(b, 0), "R5" in discard(b)) == (["R2"], True)
    b = board(text).do("act:buy", "pay:Y5", "protect:R5", "protect:R2", "guard:B2")
    assert sideways(b, 0) == cards("R5 R2")


def test_X33_classic_blocked_market() -> None:  # X33, T15.11
    b = board("options: mode=classic\nmarket: B5/1\nfarm: G2 G3").draw("R2", "R3", "Y2", "Y3")
    assert (market(b), b.actor) == (cards("B5/1 G2 G3 R2 R3"), 0)
    b = board("options: mode=classic\nturn: 1\nmarket: B5/1\nfarm: G2 G3")
    assert b.options == ["act:take"]
    assert b.do("act:take").options == ["take_own"]


def test_X34_classic_bonus() -> None:  # X34, T15.15, T15.16
    b = board(
        "options: mode=classic\nships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: B5 B3\ntokens 0: blue red\n"
        "stock 1: B3\ntokens 1: blue 2"
    ).do("act:buy", "pay:R2")
    first = events(b, "sell")[0]
    assert (first["price"], first["number"], first["score"], first["vps"], first["blind"]) == (6, 3, 18, 4, 1)
    assert (b.ask, vp_cards(b, 0)) == ("blind", cards("B2 B3 B5"))
    b.draw("Y2")
    second = events(b, "sell")[1]
    assert (second["seat"], second["price"], second["number"], second["vps"], second["blind"]) == (1, 5, 1, 1, 0)
    assert vps(b) == [4, 1]
    assert (up(b, 0)["blue"], up(b, 1)["blue"]) == (2, 3)


def test_X35_classic_same_payday() -> None:  # X35, T15.15
    b = board(
        "options: mode=classic\nships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: B3 B2\ntokens 0: blue 2\n"
        "stock 1: B5\ntokens 1: blue 3"
    ).do("act:buy", "pay:R2")
    sold = [(e["price"], e["number"], e["score"], e["vps"], e["blind"]) for e in events(b, "sell")]
    assert sold == [(5, 3, 15, 3, 0), (8, 1, 8, 2, 1)]
    assert b.ask == "blind"
    b.draw("G5")
    assert vps(b) == [3, 2]


def test_X36_classic_empty_piles() -> None:  # X36, T15.17
    b = board(
        "options: mode=classic\nships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: B5\ntokens 0: blue 3\ndraw:\n"
        "rest: hand 1"
    ).do("act:buy", "pay:R2")
    sold = events(b, "sell")[0]
    assert (sold["price"], sold["number"], sold["score"], sold["vps"]) == (8, 2, 16, 4)
    assert b.chances == {"R2": 1}
    b.draw("R2")
    assert (vps(b), vp_cards(b, 0)) == ([4, 0], cards("B2 B5"))
    assert events(b, "cardless") == [{"event": "cardless", "seat": 0, "vps": 1}]


def test_X37_classic_one_seat_passes() -> None:  # X37, T15.13, T3.6
    b = board("options: mode=classic\nmarket: B5/1\ndraw:\nrest: hand 0")
    passes = []
    for actor, options, answers in (
        (0, ["act:pass"], ["act:pass"]),
        (1, ["act:take"], ["act:take", "take_own"]),
        (0, ["act:pass"], ["act:pass"]),
        (1, ["act:pass"], ["act:pass"]),
    ):
        assert (b.actor, b.options) == (actor, options)
        b.do(*answers)
        passes.append(b.game.show(b.s)["passes"])
    assert passes == [1, 0, 1, 2]
    assert b.ask == "over"


@pytest.mark.parametrize(("refill", "goods"), [("end", "R5 B2"), ("purchase", "R5")])
def test_X38_refill(refill: str, goods: str) -> None:  # X38, T4.11
    b = board(
        f"options: refill={refill}\nships: 0 4 0 0\nmarket: B2\nfarm: Y3 Y3\ndraw: G2 G2\nhand 0: R5\nstock 0: B2 B2\n"
        "rest: vp 1"
    )
    before = vps(b)[0]
    b.do("act:buy", "pay:R5").draw("G2", "G2")
    while b.actor == -1:
        b.draw(next(iter(b.chances)))
    sold = events(b, "sell")[0]
    assert (sold["score"], sold["vps"], sold["discarded"]) == (6, 2, ["B2"])
    assert vps(b)[0] - before == 2
    assert (farm(b), market(b)) == (cards(goods), cards("Y3 Y3 G2 G2"))
    assert discard(b) == ([] if refill == "end" else ["B2"])
