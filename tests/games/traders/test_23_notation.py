"""Positions as text: round trips, defaults, and complaints that name line and field."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.core.errors import BadText
from cothon.games import game
from cothon.play.dice import FastDice
from games.traders.seen import board, cards, discard, draw_pile, farm, hand, market

G = game("traders")


@pytest.mark.parametrize("refill", ["end", "purchase"])
@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_reads_back(seats: int, mode: str, refill: str) -> None:
    colours = ",".join(["green", "red", "blue", "yellow"][:seats])
    options = G.options(seats, {"mode": mode, "refill": refill, "colours": colours, "first_seat": seats - 1})
    dice, s = FastDice(seats), G.start(options)
    asked = set()
    while True:
        asked.add(G.asks[s.ask].name)
        text = G.write(s)
        again = G.read(text)
        assert again.key() == s.key()
        assert G.write(again) == text
        if s.actor == OVER:
            break
        legal = G.legal(s)
        assert G.legal(again) == legal
        G.apply(s, legal[dice.below(len(legal))] if legal else G.pick(s, dice.below(G.weight(s))))
    assert asked >= {"act", "take", "pay", "protect", "guard", "market", "farm"}


def test_blind_vps_in_the_middle_read_back() -> None:
    b = board(
        "options: mode=classic\nships: 4 4 0 0\nmarket: R2 B2\nhand 0: G5\ntokens 0: red 5 blue 5\nstock 1: R5 B3\n"
        "tokens 1: red 3 blue 4\ndraw: B5 Y3 Y3\nrest: vp 1"
    ).do("act:buy", "pay:G5")
    seen = 0
    while b.ask == "blind":
        seen += 1
        assert G.read(G.write(b.s)).key() == b.s.key()
        b.draw(next(iter(b.chances)))
    assert seen >= 3
    assert "former 0:" in G.write(b.s)
    assert G.read(G.write(b.s)).key() == b.s.key()


def test_all_cards_not_mentioned_lie_in_the_draw_pile() -> None:
    b = board("market: R2 B3x2\nhand 1: G5")
    assert (market(b), hand(b, 1), farm(b), discard(b)) == (cards("R2 B3 B3"), ["G5"], [], [])
    assert draw_pile(b) == 104
    assert (b.ask, b.actor) == ("act", 0)


def test_the_rest_can_lie_elsewhere() -> None:
    assert draw_pile(board("market: R2\nrest: discard")) == 0
    assert len(discard(board("market: R2\nrest: discard"))) == 107
    assert len(hand(board("market: R2\ndraw: R2\nrest: hand 1"), 1)) == 106


def test_comments_and_blank_lines_are_skipped() -> None:
    b = board("# a position\n\nmarket: R2 B3   # two cards\n")
    assert market(b) == cards("R2 B3")


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("market R2", "line 1", "name: value"),
        ("market: R2\nfurm: R2", "line 2, furm", "no such field"),
        ("market: R2\nmarket: R3", "line 2, market", "twice"),
        ("market: R4", "line 1, market", "no card 'R4'"),
        ("market: R2xx", "line 1, market", "whole number"),
        ("market: R5x8", "line 1, market", "8 cards R5, but there are 7"),
        ("market: R5x4\nhand 0: R5x4", "line 2, hand 0", "8 cards R5"),
        ("hand 2: R5", "line 1, hand 2", "only 2 seats"),
        ("hand x: R5", "line 1, hand x", "no such field"),
        ("turn: 2", "line 1, turn", "0..1"),
        ("ships: 0 0 0", "line 1, ships", "4 numbers"),
        ("ships: 0 0 0 6", "line 1, ships", "0..5"),
        ("tokens 0: pink", "line 1, tokens 0", "no colour 'pink'"),
        ("tokens 0: red x", "line 1, tokens 0", "'x'"),
        ("market: R2/0 B2/0\noptions: mode=classic", "line 1, market", "elsewhere"),
        ("options: seats=7", "line 1, options", "2, 3, 4"),
        ("options: mode=old", "line 1, options", "modern, classic"),
        ("draw: R2", "line 1, draw", "mentioned nowhere"),
        ("rest: sea", "line 1, rest", "not one of"),
        ("ask: dance", "line 1, ask", "not one of"),
        ("ask: take", "line 1, ask", "nothing could be answered"),
        ("ask: pay\nhand 0: R5", "due", "must be due"),
        ("ask: pay\ndue: 7\nhand 0: R5", "line 1, ask", "nothing could be answered"),
        ("ask: reserve\nmarket: R2", "line 1, ask", "reserved"),
        ("ask: market\nto_market: 1\nrest: discard", "line 1, ask", "draw pile is empty"),
        ("ask: farm\nto_market: 1", "line 2, to_market", "Market first"),
        ("ask: blind\noptions: mode=classic", "due", "no blind VP"),
        ("ask: guard\ndue: 1\nafter: R5\nhand 0: R2", "line 3, after", "no warehouse icon"),
        ("over: boredom", "line 1, over", "not one of"),
        ("over:", "line 1, over", "tokens, passes"),
        ("cardless 0: 1", "position", "T15.17"),
        ("market: R2/1", "position", "T15.2"),
        ("options: mode=classic\nsea: 0\nmarket: R2", "position", "T15.5"),
        ("former 1: R2 by 1 0", "former", "numbered from 0"),
        ("former 0: R2 by 1", "line 1, former 0", "2 numbers"),
    ],
)
def test_complaints_name_line_and_field(text: str, place: str, words: str) -> None:
    with pytest.raises(BadText) as caught:
        G.read(f"{text}\nrules: 2")
    assert str(caught.value).startswith(place)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("passes: 2\ndraw:\nrest: vp 1", "line 1, passes", "T3.6"),
        ("market: R2\nships: 0 5 0 0", "line 2, ships", "T12.1"),
        ("market: R2\nsold 0: red", "line 2, sold 0", "ask: blind"),
        ("market: R2\nask: act\nnamed: R3", "line 3, named", "protect | guard"),
        ("market: R2\ndue: 3", "line 2, due", "not with 'act'"),
        ("over: tokens\nto_farm: 1", "line 2, to_farm", "not with 'over'"),
        ("farm: R2\nask: act", "line 2, ask", "T3.2"),
        ("options: mode=classic\nfarm: R2/1\nask: act\ndraw:\nrest: vp 1", "line 3, ask", "T3.2"),
        ("ask: take\ndouble: yes\nmarket: R2x2", "line 2, double", "T7.1"),
        ("ask: discount\ndue: 2\nmarket: R2\nhand 0: R2", "line 1, ask", "Q4"),
        ("options: mode=classic\nask: discount\ndue: 2\nmarket: R2\nhand 0: R2\ntokens 0: red", "line 2, ask", "Q4"),
        ("ask: pay\ndue: 3\nhand 0: R5\nmarket: R2", "line 2, due", "costs 2"),
        ("ask: blind\ndue: 1\nships: 5 0 0 0", "line 1, ask", "T15.16"),
        ("options: mode=classic\nask: blind\ndue: 1\nships: 5 0 0 0\nscored: 3", "line 2, ask", "T15.16"),
        (
            "options: mode=classic paydays=one_by_one\nask: blind\ndue: 1\nships: 5 5 0 0\nscored: 3",
            "line 2, ask",
            "T15.16",
        ),
        ("options: overpay=free\nask: pay\nmarket: R2", "due", "must be due"),
        ("ask: protect\nships: 3 0 0 5\nstock 0: R2\nhand 0: R2\nnamed: R3", "line 5, named", "T11.3"),
        ("ask: protect\nships: 2 0 0 5\nstock 0: R2\nhand 0: R2", "line 1, ask", "T11.12"),
        ("ask: protect\nships: 3 0 0 5\nstock 0: R2\nhand 0: R5", "line 1, ask", "T11.12"),
        ("ask: guard\nships: 3 0 0 5\nstock 0: R2\nhand 0: R2\nnamed: R2\ndue: 2", "line 6, due", "T11.6"),
    ],
)
def test_positions_that_could_not_be_played_on_are_refused(text: str, place: str, words: str) -> None:
    with pytest.raises(BadText) as caught:
        G.read(f"{text}\nrules: 2")
    assert str(caught.value).startswith(place)
    assert words in str(caught.value)
