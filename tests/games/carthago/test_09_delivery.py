"""Chapter 9: harbour delivery."""

from __future__ import annotations

import pytest

from games.carthago.seen import board, discard, discs, docks, events, markers, outside, ships, shown, trade
from kit.board import Board

HARBOUR = (
    "ask: deliver\nspace: delivery\nfreed 0: 1 0 0\nmarket: T71 T72 T73 T74 T75\n"
    "markers: market residence\ndocks: DY1/0 OI2/0 GL4\noutside: CE1 JE4\n"
)


def crewed(text: str, ship: str) -> Board:
    """A warship delivery from a regular dock, paid with T50, up to the ship turned up."""
    return (
        board(
            f"{HARBOUR if 'freed' not in text else HARBOUR.replace('freed 0: 1 0 0', '')}regular: 1 0\n"
            f"hand 0: T50\n{text}"
        )
        .do("regular", "give:T50")
        .draw(ship)
    )


def test_once_to_each_harbour_in_any_order_never_twice() -> None:  # C9.1
    b = board(f"{HARBOUR}regular: 1 0\nanchor: 1 0\nhand 0: T1 T4 T50")
    assert b.options == ["trading:1", "trading:2", "regular", "anchor"]
    b.do("trading:2", "give:T4").draw("T9").draw("JE6")
    assert b.options == ["regular", "anchor", "stop"]
    assert b.why("trading:1") == "C9.1"
    b.do("regular", "give:T50").draw("JE5", "T60")
    assert b.ask == "honour"
    b.do("none")
    assert b.ask == "after"


def test_warship_first_then_trading() -> None:  # C9.1
    b = (
        board(f"{HARBOUR}regular: 1 0\nanchor: 1 0\nhand 0: T1 T50")
        .do("anchor", "give:T50")
        .draw("JE5", "T60")
        .do("none")
    )
    assert b.options == ["trading:1", "stop"]
    assert b.why("regular") == "C9.1"
    assert b.do("trading:1", "give:T1").draw("T9", "T12").draw("JE6").ask == "after"


def test_a_trading_delivery_is_paid_with_a_card_of_the_ships_good() -> None:  # C9.2
    b = board(f"{HARBOUR}hand 0: T1 T2 T4").do("trading:1")
    assert b.options == ["give:T1", "give:T2"]
    assert b.why("give:T4") == "C9.2"
    b.do("give:T2")
    assert discard(b) == ["T2"]
    assert board(f"{HARBOUR}hand 0: T1 T7").why("trading:3") == "C9.2"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("hand 0: T1", ["trading:1"]),
        ("hand 0: T4", ["trading:2"]),
        ("hand 0: T10\nactive 0: GL2", ["trading:1", "trading:2"]),
        ("hand 0: T1 T4 T10", ["trading:1", "trading:2"]),
    ],
)
def test_the_dock_needs_its_good_or_luxury(text: str, options: list[str]) -> None:  # C9.3
    b = board(f"{HARBOUR}{text}")
    assert b.options == options
    if len(options) == 1:
        assert b.why("trading:2" if options == ["trading:1"] else "trading:1") == "C9.3"


def test_the_disc_returns_and_the_ship_lies_active() -> None:  # C9.4
    b = board(f"{HARBOUR}hand 0: T4").do("trading:2", "give:T4")
    assert discs(b)[0] == 3  # four less two at docks, one back
    assert ships(b, 0) == ["OI2"]


def test_the_ship_can_be_used_at_once_but_not_for_its_own_delivery() -> None:  # C9.5
    palette = HARBOUR.replace("GL4", "GL4/0")
    b = board(f"{palette}hand 0: T7").do("trading:3", "give:T7").draw("T9").draw("JE6")
    assert b.options == ["palette", "stop"]
    luxury = HARBOUR.replace("DY1/0", "GL2/0")
    assert board(f"{luxury}hand 0: T7 T10").do("trading:1").options == ["give:T7"]
    escorts = HARBOUR.replace("DY1/0", "GL1/0")
    b = board(f"{escorts}regular: 1 0\nhand 0: T7 T50").do("trading:1", "give:T7").draw("T9").draw("JE6")
    b.do("regular", "give:T50").draw("JE2")
    assert b.ask == "escort"


def test_cards_are_revealed_one_at_a_time_until_the_coin_value_is_reached() -> None:  # C9.6
    b = board(f"{HARBOUR}hand 0: T1").do("trading:1", "give:T1")  # DY1: coin value 9
    assert b.ask == "reveal"
    b.draw("T4", "T2")  # 2 + 3
    assert b.ask == "reveal"
    b.draw("T5")  # 4: 9 is reached
    assert b.ask == "ship"
    assert trade(b, 0) == ["T2", "T4", "T5"]


def test_the_gap_is_filled_from_behind_and_discs_stay() -> None:  # C9.7
    b = board(f"{HARBOUR}hand 0: T1".replace("GL4", "GL4/1")).do("trading:1", "give:T1").draw("T9", "T12").draw("JE6")
    assert docks(b) == ["OI2", "GL4/0", "CE1/1"]
    assert outside(b) == ["JE4", "JE6"]


def test_pay_disc_ship_reveal_gap_then_the_pile_is_looked_at() -> None:  # C9.8
    b = board(f"{HARBOUR}hand 0: T1").do("trading:1", "give:T1").draw("T9", "T12").draw("JE6")
    assert [e["event"] for e in b.told] == ["cargo", "reveal", "reveal", "row_moves", "ship_card"]


def test_a_warship_delivery_needs_a_disc_and_a_trade_card() -> None:  # C9.9
    b = board(f"{HARBOUR}regular: 1 0\nhand 0: T10")
    assert b.options == ["regular"]
    assert b.why("anchor") == "C9.9"
    b.do("regular")
    assert discs(b)[0] == 2
    assert shown(b)["warships"]["regular"] == []
    assert b.ask == "crew"


def test_any_trade_card_pays_the_warship() -> None:  # C9.10
    b = board(f"{HARBOUR}regular: 1 0\nhand 0: B-market T10 T50").do("regular")
    assert b.options == ["give:T10", "give:T50"]
    b.do("give:T10")
    assert discard(b) == ["T10"]
    assert board(f"{HARBOUR}hand 0: T10\nregular: 1 0").do("regular").why("give:T50") == "C5.2"


def test_the_top_ship_is_turned_up_and_compared() -> None:  # C9.11
    b = crewed("", "JE1")
    assert events(b, "warship")[0] == {"event": "warship", "seat": 0, "ship": "JE1", "danger": 1, "strength": 1}
    assert b.ask == "reveal"
    assert crewed("", "JE2").ask == "failure_card"
    assert crewed("freed 0: 0 1 0", "JE3").ask == "reveal"


@pytest.mark.parametrize(
    ("freed", "escorts", "ship", "ask", "left"),
    [
        (0, "OI5", "CE3", "escort", []),
        (0, "OI5", "CE4", "failure_card", ["OI5"]),
        (0, "OI5 DY6", "CE4", "escort", []),
        (1, "OI5 DY6", "CE5", "escort", ["OI5"]),
        (1, "OI5 DY6", "CE3", "reveal", ["DY6", "OI5"]),
    ],
)
def test_escorts_are_asked_for_only_where_they_help(
    freed: int, escorts: str, ship: str, ask: str, left: list[str]
) -> None:  # C9.12
    b = crewed(f"freed 0: 0 {freed} 0\nactive 0: {escorts}", ship)
    assert b.ask == ask
    if ask == "escort":
        assert b.options == ["escorts", "none"]
        b.do("escorts")
        assert b.ask == "reveal"
    assert [s for s in ships(b, 0) if s[0] != "(" and s != ship] == left


def test_success_reveals_cards_and_brings_the_ship_face_down() -> None:  # C9.13
    b = crewed("", "JE1").draw("T9", "T1")  # coin value 7: 6 + 2
    assert ships(b, 0) == ["(JE1)"]
    assert trade(b, 0) == ["T1", "T9"]
    assert b.ask == "honour"


def test_failure_brings_a_card_and_the_ship_goes_under_the_pile() -> None:  # C9.14
    b = crewed("", "JE6")
    assert is_secret(b)
    b.draw("T33")
    assert ships(b, 0) == []
    assert trade(b, 0) == ["T33"]
    assert shown(b)["under"] == ["JE6"]
    assert b.ask == "honour"


def is_secret(b: Board) -> bool:
    """Whether only the drawing player sees the card that is due."""
    return b.game.sees(b.s, 0) and not b.game.sees(b.s, 1) and not b.game.sees(b.s, None)


def test_no_ship_of_the_trading_harbour_moves_through_a_warship_delivery() -> None:  # C9.15
    b = crewed("", "JE1").draw("T9", "T1")
    assert docks(b) == ["DY1/0", "OI2/0", "GL4"]
    assert outside(b) == ["CE1", "JE4"]


def test_the_returned_disc_may_go_on_a_tile_paid_with_cards_just_drawn() -> None:  # C9.16
    b = crewed("tiles: hall1 residence1/1", "OI1").draw("T9")
    assert b.options == ["tile:hall1", "tile:residence1", "none"]
    b.do("tile:residence1", "coin:T9")
    assert discs(b)[0] == 1
    assert b.ask == "deliver"
    failed = crewed("tiles: hall1", "JE6").draw("T9")
    assert failed.options == ["tile:hall1", "none"]


def test_this_placement_needs_no_marker_and_a_guild_action_may_follow() -> None:  # C9.17
    text = "tiles: hall1 residence1\nhand 0: T50 T12"
    b = board(f"{HARBOUR}regular: 1 0\n{text}".replace("market residence", "delivery residence"))
    b.do("regular", "give:T50").draw("JE6", "T9").do("tile:hall1", "coin:T9", "stop")
    assert markers(b) == ["residence", "delivery"]
    assert "tile:residence1" in b.options
    b.do("tile:residence1", "coin:T12", "done")
    assert markers(b) == ["market", "residence"]


def test_a_trading_delivery_gives_no_such_placement() -> None:  # C9.18
    b = board(f"{HARBOUR}hand 0: T1").do("trading:1", "give:T1").draw("T9", "T12").draw("JE6")
    assert b.ask == "deliver"
