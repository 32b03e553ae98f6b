"""Worked examples X1 to X11: those of the rulebook (X1 to X4), and a whole course of play."""

from __future__ import annotations

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
    sideways,
    stock,
    up,
    vp_cards,
    vps,
)  # fmt: skip
from kit.board import Board


def test_X1_movement() -> None:  # X1, T5.1
    b = board("ships: 0 0 0 0\nmarket: Y3 Y2 R2\nhand 0: G5 G2").do("act:buy", "pay:G5", "pay:G2")
    assert ships(b) == (1, 0, 2, 0)


def test_X2_movement_with_arrival() -> None:  # X2, T5.1, T9.6, T11.12, T12.1, T12.2
    b = board("ships: 0 1 0 4\nmarket: B2 B2 B3 G2\nhand 0: R5 R2 R2").do("act:buy", "pay:R5", "pay:R2", "pay:R2")
    sails = {e["colour"]: (e["start"], e["end"], e["steps"]) for e in events(b, "sail")}
    assert sails == {"blue": ("Coast", "Pirate waters 1", 2), "green": ("Pirate waters 2", "Carthage", 1)}
    sold = events(b, "sell")
    assert [(e["seat"], e["cards"], e["score"], e["vps"]) for e in sold] == [(0, ["G2"], 2, 1)]
    assert up(b, 0) == {"green": 1}
    assert events(b, "lost") == [{"event": "lost", "seat": 0, "cards": ["B2", "B2", "B3"]}]
    assert (ships(b), vps(b), stock(b, 0)) == ((0, 2, 0, 0), [1, 0], [])
    assert b.ask == "market"


def test_X3_surplus_icon() -> None:  # X3, T11.3, T11.6
    b = board("ships: 3 0 1 4\nmarket: G2\nhand 0: B5 G2\nstock 0: R3 Y5").do("act:buy", "pay:B5")
    assert b.options == ["done", "protect:R3"]
    b.do("protect:R3")
    assert (b.ask, b.options) == ("guard", ["guard:G2"])
    b.do("guard:G2")
    assert (sideways(b, 0), stock(b, 0), hand(b, 0)) == (["R3"], ["Y5"], [])
    assert ships(b) == (2, 0, 1, 0)


def test_X4_no_duty_to_discount() -> None:  # X4, T10.5
    b = board("market: Y2 R3\nhand 0: G5\ntokens 0: yellow").do("act:buy")
    assert b.options == ["discount:0", "discount:1"]
    b.do("discount:0")
    assert b.game.show(b.s)["now"] == {"due": 5}
    b.do("pay:G5")
    assert up(b, 0) == {"yellow": 1}


def test_X5_one_colour_pays() -> None:  # X5, T9.5, T9.6, T9.7, T10.1
    b = board(
        "options: seats=3\nships: 0 4 0 0\nmarket: B2\nhand 0: R2\nstock 0: B5 B3 B3\nstock 1: B3 B2 B2\nstock 2: B2"
    ).do("act:buy", "pay:R2")
    assert [(e["price"], e["number"], e["score"], e["vps"]) for e in events(b, "sell")] == [
        (5, 4, 20, 4),
        (3, 3, 9, 2),
        (2, 1, 2, 1),
    ]
    assert vps(b) == [4, 2, 1]
    assert vp_cards(b, 1) == cards("B2 B2")
    assert [up(b, p) for p in range(3)] == [{"blue": 1}] * 3
    assert discard(b) == cards("R2 B3")


def test_X6_two_colours_pay() -> None:  # X6, T9.2, T9.3, T10.1
    b = board(
        "ships: 4 2 4 3\nmarket: Y2 R3\nhand 0: G5\nstock 0: Y5 R2\ntokens 0: red\n"
        "stock 1: Y3 Y3 R2 R2 G5\ntokens 1: blue"
    ).do("act:buy", "discount:0", "pay:G5")
    assert [(e["colour"], e["seat"], e["score"], e["vps"], e["discarded"]) for e in events(b, "sell")] == [
        ("red", 0, 6, 2, []),
        ("red", 1, 4, 1, ["R2"]),
        ("yellow", 0, 10, 2, []),
        ("yellow", 1, 6, 2, []),
    ]
    assert vps(b) == [4, 3]
    assert up(b, 0) == {"red": 2, "yellow": 1}
    assert up(b, 1) == {"red": 1, "blue": 1, "yellow": 1}
    assert [e["colours"] for e in events(b, "raid")] == [["green"]]
    assert (stock(b, 1), ships(b)) == ([], (0, 2, 0, 2))


def test_X7_discount() -> None:  # X7, T10.6, T5.2
    for tokens, price in ((0, 12), (1, 10), (2, 5)):
        b = board("market: Y2 Y5 R3 G2\nhand 0: B5 B5 B2\ntokens 0: yellow 2").do("act:buy", f"discount:{tokens}")
        assert b.game.show(b.s)["now"] == {"due": price}
        while b.ask == "pay":
            b.do(b.options[0])
        assert ships(b) == (1, 0, 2, 1)


def test_X8_two_colours_raided() -> None:  # X8, T11.4, T11.5, T11.9, T11.11, Q6, Q7
    b = board("ships: 4 3 0 4\nmarket: G2\nhand 0: R5 R3 R2 Y2\nstock 0: B5 B3 B2 R5").do("act:buy", "pay:Y2")
    assert vps(b) == [1, 0]
    assert b.options == ["done", "protect:R5", "protect:B5", "protect:B3", "protect:B2"]
    b.do("protect:R5", "protect:B5", "protect:B3")
    assert (b.ask, b.options) == ("guard", ["guard:R2"])
    b.do("guard:R2")
    assert b.options == ["guard:R3"]
    b.do("guard:R3")
    assert sideways(b, 0) == cards("R5 B5 B3")
    assert "B2" in discard(b)
    assert (hand(b, 0), stock(b, 0), ships(b)) == (["R5"], [], (2, 2, 0, 0))


def _opening() -> Board:
    b = Board("traders", seats=2).draw("R5", "B2", "Y3", "G2", "R2", "B3")
    assert discard(b) == cards("Y5 Y3 Y2 Y2 G5 G3 G2 G2")
    return b


def _turns_1_to_4() -> Board:
    b = _opening().do("act:buy")  # 1
    assert events(b, "buy")[-1]["price"] == 12
    assert b.options == ["discount:0", "discount:1"]
    b.do("discount:1")
    assert b.game.show(b.s)["now"] == {"due": 7}
    assert b.options == ["pay:R5", "pay:R3"]
    b.do("pay:R5")
    assert b.options == ["pay:R3", "pay:R2"]
    b.do("pay:R2")
    assert (stock(b, 0), hand(b, 0), ships(b)) == (cards("R5 B2 Y3 G2"), cards("R3 R2"), (1, 1, 1, 1))
    b.draw("Y5", "G2", "R3", "Y2")
    assert (market(b), len(discard(b))) == (cards("R2 B3 Y5 G2"), 10)
    b.do("act:take", "take:Y5")  # 2
    assert b.options == ["act:take", "act:double"]  # 3
    b.do("act:double")
    assert b.options == ["take:R2", "take:B3", "take:G2"]
    b.do("take:B3")
    assert (events(b, "buy")[-1]["price"], b.options) == (4, ["pay:R3", "pay:B3"])
    b.do("pay:R3")
    assert b.options == ["pay:B3", "pay:R2"]
    b.do("pay:R2")
    assert (hand(b, 0), stock(b, 0), ships(b)) == (["B3"], cards("R5 R2 B2 Y3 G2 G2"), (2, 1, 1, 2))
    b.draw("R2", "R3", "G5", "B5")
    assert market(b) == cards("R3 Y2 R2 R3")
    b.do("act:buy")  # 4
    assert (b.ask, events(b, "buy")[-1]["price"]) == ("pay", 10)
    b.do("pay:B5", "pay:Y5")
    assert (hand(b, 1), stock(b, 1), ships(b)) == (cards("B3 B2 B2"), cards("R3 R3 R2 Y2"), (4, 1, 2, 2))
    return b.draw("G2", "Y3", "R5", "B2")


def _turns_5_to_8(b: Board) -> Board:
    assert market(b) == cards("G5 B5 G2 Y3")
    assert b.options == ["act:take"]  # 5
    b.do("act:take", "take:G5")
    assert "act:buy" in b.options  # 6
    assert player(b, 1)["coins"] == 7
    b.do("act:buy")
    assert (events(b, "buy")[-1]["price"], b.options) == (10, ["discount:1"])
    b.do("discount:1")
    assert b.game.show(b.s)["now"] == {"due": 5}
    assert b.options == ["pay:B3"]
    b.do("pay:B3")
    assert b.options == ["pay:B2"]
    b.do("pay:B2")
    assert (hand(b, 1), ships(b)) == (["B2"], (4, 2, 3, 3))
    b.draw("R2", "G2", "Y5", "B3")
    assert market(b) == cards("R5 B2 R2 G2")
    assert b.options == ["act:take"]  # 7
    assert (player(b, 0)["coins"], b.game.show(b.s)["price"]) == (8, 11)
    b.do("act:take", "take:R5")
    assert hand(b, 0) == cards("B3 G5 R5")
    assert b.options == ["act:take", "act:double"]  # 8
    b.do("act:take", "take:G2")
    assert hand(b, 1) == cards("B2 G2")
    return b


def test_X9_a_course_of_play() -> None:  # X9
    b = _turns_5_to_8(_turns_1_to_4())
    b.do("act:buy")  # 9
    assert (events(b, "buy")[-1]["price"], b.options) == (4, ["pay:R5", "pay:G5"])
    b.do("pay:G5")
    assert ships(b) == (5, 3, 3, 3)
    assert [(e["seat"], e["score"], e["vps"], e["discarded"]) for e in events(b, "sell")] == [
        (0, 15, 3, []),
        (1, 9, 2, ["R3"]),
    ]
    assert vp_cards(b, 1) == cards("R2 R3")
    assert [player(b, p)["tokens"] for p in range(2)] == [2, 2]
    assert (up(b, 0), down(b, 0)) == ({"red": 1}, {"red": 1})
    assert (up(b, 1), down(b, 1)) == ({"red": 1}, {"blue": 1})
    assert events(b, "raid")[0]["colours"] == ["blue", "yellow", "green"]
    assert b.options == ["done", "protect:Y3", "protect:B2", "protect:G2"]
    assert stock(b, 0) == cards("Y3 B2 B2 G2 G2")
    b.do("protect:Y3")
    assert (b.ask, b.options) == ("guard", ["guard:B3"])
    b.do("guard:B3")
    assert len(events(b, "lost")[0]["cards"]) == 4
    assert (b.actor, stock(b, 1)) == (1, cards("B5 Y3 Y2 G2"))
    b.do("protect:B5", "protect:Y3", "protect:Y2", "protect:G2", "guard:B2", "guard:G2")
    assert len(events(b, "lost")) == 1
    assert (sideways(b, 1), ships(b)) == (cards("B5 Y3 Y2 G2"), (0, 2, 2, 2))
    b.draw("R3", "G3", "Y2", "B2")
    assert market(b) == cards("Y5 B3 R3 G3")
    assert (len(discard(b)), draw_pile(b), vps(b)) == (25, 66, [3, 2])


def test_X10_classic_buying() -> None:  # X10, T15.7, T15.9, T15.12
    b = board("options: mode=classic\nmarket: R2 B5/1 Y3\nfarm: G2/0 R5\nhand 0: R5 R3").do("act:buy")
    assert events(b, "buy")[0]["price"] == 5
    b.do("pay:R5").draw("R3", "R3", "Y5", "Y5")
    assert market(b) == cards("B5/1 G2/0 R5 R3 R3")
    assert player(b, 0)["piece"] == {"where": "market", "card": "G2"}
    assert ships(b) == (1, 0, 1, 0)
    assert stock(b, 0) == cards("R2 Y3")
    assert farm(b) == cards("Y5 Y5")


def test_X11_classic_taking() -> None:  # X11, T15.6, T15.10, Q2
    b = board("options: seats=3 mode=classic\nmarket: R2/0 R2 B5/1").do("act:take")
    assert b.options == ["take:R2", "take_own"]
    b.do("take_own")
    assert player(b, 0)["piece"]["where"] == "front"
    assert market(b) == cards("R2 B5/1")
