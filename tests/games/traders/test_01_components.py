"""Chapter 1: components."""

from __future__ import annotations

from cothon.games.tables import load
from cothon.games.traders import pieces
from cothon.games.traders.questions import DRAWS
from games.traders.seen import board, hand, up, vps
from kit.board import Board

DATA = load("traders")
ROWS = DATA["faces"]["rows"]


def test_there_are_108_cards_27_of_each_colour() -> None:  # T1.1
    assert sum(pieces.COPIES) == 108 == pieces.CARDS == DATA["faces"]["cards"]
    assert [sum(pieces.COPIES[c * 3 : c * 3 + 3]) for c in range(4)] == [27] * 4


def test_the_colour_order_is_red_blue_yellow_green() -> None:  # T1.2
    assert pieces.COLOUR_NAMES == ["red", "blue", "yellow", "green"] == DATA["colours"]["order"]
    assert len(pieces.COLOUR_NAMES) == pieces.COLOURS
    b = board("market: R2 B2 Y2 G2\nhand 0: R5\ntokens 0: green yellow blue red")
    b.do("act:buy")
    asked = []
    while b.ask == "discount":
        asked.append(b.game.show(b.s)["now"]["colour"])  # type: ignore[index]
        b.do(b.options[-1])
    assert asked == ["red", "blue", "yellow", "green"]


def test_each_colour_has_11_twos_9_threes_and_7_fives() -> None:  # T1.3
    per_colour = DATA["card_counts_per_colour"]
    assert per_colour["normal"] == {"2": 9, "3": 8, "5": 6}
    assert per_colour["initial"] == {"2": 2, "3": 1, "5": 1}
    for c in range(4):
        assert pieces.NORMAL[c * 3 : c * 3 + 3] == [9, 8, 6]
        assert pieces.INITIAL[c * 3 : c * 3 + 3] == [2, 1, 1]
        assert pieces.COPIES[c * 3 : c * 3 + 3] == [11, 9, 7]


def test_value_is_price_and_coins_and_colour_has_no_meaning_as_coins() -> None:  # T1.4
    for row in ROWS:
        assert pieces.value(row["id"]) == row["value"] == row["price"] == row["coins"]
    for coin in ("R5", "B5", "Y5", "G5"):
        b = board(f"market: G5\nhand 0: {coin}").do("act:buy", f"pay:{coin}")
        assert hand(b, 0) == []


def test_a_face_is_colour_and_value_and_initial_cards_are_not_told_apart() -> None:  # T1.5
    assert len(ROWS) == 12 == pieces.FACES == len(DRAWS) == DATA["faces"]["count"]
    assert pieces.FACE_NAMES == ["R2", "R3", "R5", "B2", "B3", "B5", "Y2", "Y3", "Y5", "G2", "G3", "G5"]
    assert [DRAWS.label(f) for f in range(12)] == pieces.FACE_NAMES
    assert [pieces.colour_of(f) for f in range(12)] == [f // 3 for f in range(12)]
    b = Board("traders", seats=2)  # the initial R5 of seat 0 and a drawn R5 are one option
    b.draw("R5", "B2", "B2", "B2", "G3", "G3").do("act:take", "take:R5", "act:take", "take:B2", "act:buy")
    assert hand(b, 0) == ["R2", "R2", "R3", "R5", "R5"]
    assert b.ask == "pay"
    assert b.options == ["pay:R5", "pay:R3", "pay:R2"]


def test_a_two_shows_two_icons_a_three_one_a_five_none() -> None:  # T1.6
    assert DATA["warehouse_icons"]["icons"] == {"2": 2, "3": 1, "5": 0}
    for row in ROWS:
        assert pieces.icons_of(row["id"]) == row["icons"]


def test_there_are_12_tokens_of_each_colour_and_a_token_has_two_sides() -> None:  # T1.7
    assert (DATA["tokens"]["per_colour"], DATA["tokens"]["total"]) == (12, 48)
    b = board("market: R2\ntokens 0: red 2").do("act:buy", "discount:1")
    shown = b.game.show(b.s)["players"][0]  # type: ignore[index]
    assert (shown["tokens_up"]["red"], shown["tokens_down"]["red"], shown["tokens"]) == (1, 1, 2)


def test_there_are_four_ships_four_traders_four_action_pieces_and_a_board() -> None:  # T1.8
    box = DATA["pieces"]
    assert box["ships"] == pieces.COLOUR_NAMES
    assert box["traders"] == box["action_pieces"] == ["white", "pink", "gray", "light brown"]
    assert box["boards"] == 1
    assert sorted(pieces.PIECE_NAMES) == sorted(box["traders"])


def test_coin_order_falls_in_value_then_goes_by_colour() -> None:  # T1.9
    assert pieces.COIN_ORDER == ["R5", "B5", "Y5", "G5", "R3", "B3", "Y3", "G3", "R2", "B2", "Y2", "G2"]
    listed = [f"{row['colour'][0].upper()}{row['value']}" for row in DATA["orders"]["coin_order"]]
    assert listed == pieces.COIN_ORDER
    assert [pieces.coin_place(pieces.coin_face(k)) for k in range(12)] == list(range(12))


def test_icon_order_falls_in_icons_then_goes_by_colour() -> None:  # T1.10
    assert pieces.ICON_ORDER == ["R2", "B2", "Y2", "G2", "R3", "B3", "Y3", "G3"]
    listed = [f"{row['colour'][0].upper()}{row['value']}" for row in DATA["orders"]["icon_order"]]
    assert listed == pieces.ICON_ORDER
    assert [pieces.icon_place(pieces.icon_face(k)) for k in range(8)] == list(range(8))


def test_the_route_has_six_spaces_and_pirates_on_3_and_4() -> None:  # T1.11
    track = DATA["track"]
    assert [s["index"] for s in track["spaces"]] == [0, 1, 2, 3, 4, 5]
    assert [pieces.SPACES[i] for i in (0, 2, 5)] == ["Alexandria", "Cyrenaica", "Carthage"]
    assert track["pirate"] == [3, 4] == [s["index"] for s in track["spaces"] if s["pirate"]]
    assert (track["start"], track["after_arrival"]) == (pieces.ALEXANDRIA, pieces.ALEXANDRIA)
    assert (track["after_raid"], track["arrival"]) == (pieces.CYRENAICA, pieces.CARTHAGE)
    assert track["pirate"][0] == pieces.PIRATES


def test_the_four_colours_are_alike() -> None:  # T1.12
    for row in ROWS:
        like = ROWS[row["id"] % 3]
        assert all(row[k] == like[k] for k in ("value", "icons", "normal", "initial", "copies"))
    outcomes = []
    for letter, colour, at in (("R", "red", 0), ("B", "blue", 1), ("Y", "yellow", 2), ("G", "green", 3)):
        route = ["0"] * 4
        route[at] = "4"
        b = board(f"ships: {' '.join(route)}\nmarket: {letter}2 {letter}5\nhand 0: {letter}5x2\nstock 1: {letter}3x2")
        b.do("act:buy", f"pay:{letter}5", f"pay:{letter}5")
        outcomes.append((vps(b), up(b, 0) == up(b, 1) == {colour: 1}))
    assert outcomes == [([2, 2], True)] * 4
