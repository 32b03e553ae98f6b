"""Positions as text: round trips, short positions, and complaints that name line and field."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.core.errors import BadText
from cothon.play.dice import FastDice
from games.carthago.seen import G, board, discs, docks, hand, markers, market, neutrals, outside, shown, step


@pytest.mark.parametrize("text", ["seats=2", "seats=3 strength=1-3-4 warship_docks=4", "seats=4 set_scoring=single"])
def test_every_position_of_a_game_survives_being_written_and_read(text: str) -> None:
    s, dice = G.start(G.options_from(text)), FastDice(7)
    asked = set()
    while True:
        written = G.write(s)
        again = G.read(written)
        assert again.key() == s.key(), written
        assert G.write(again) == written
        asked.add(G.asks[s.ask].name)
        if s.actor == OVER:
            break
        step(s, dice)
    assert {"lend", "card", "coins", "reveal", "income"} <= asked


def test_lines_left_out_take_sensible_values() -> None:
    b = board("# nothing said")
    assert (b.ask, b.actor, shown(b)["decade"], shown(b)["round"]) == ("action", 0, 1, 1)
    assert len(hand(b, 0)) == 7
    assert market(b) == ["T1", "T2", "T3", "T4", "T5"]
    assert docks(b) == ["DY1", "DY2", "DY3"]
    assert outside(b) == ["DY4", "DY5"]
    assert (markers(b), neutrals(b), discs(b)) == (["market", "residence"], [], [3, 3])
    assert shown(b)["trade_pile"] == 70


def test_defaults_leave_out_what_is_mentioned_elsewhere() -> None:
    b = board("hand 0: T1 T3\nactive 1: DY1 DY3\ndiscard: T2")
    assert market(b) == ["T4", "T5", "T6", "T7", "T8"]
    assert docks(b) == ["DY2", "DY4", "DY5"]


def test_comments_and_empty_lines_do_not_matter() -> None:
    assert board("\n# hello\nturn: 1  # Ben\n\n").actor == 1


def test_the_rest_can_lie_elsewhere() -> None:
    b = board("pile: T60\nrest: discard\nmarket:")
    assert shown(b)["trade_pile"] == 1
    assert len(shown(b)["discard_pile"]) == 74
    assert len(shown(board("rest: hand 1\nmarket:"))["players"][1]["hand"]) == 75


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("turn: 0\nfoo: 1", "line 2, foo: there is no such field"),
        ("turn 0", "line 1: a line is written name: value"),
        ("turn: 0\nturn: 1", "line 2, turn: said twice"),
        ("turn: 2", "line 1, turn: '2' is not a whole number 0..1"),
        ("decade: 4", "line 1, decade: '4' is not a whole number 1..3"),
        ("hand 3: T1", "line 1, hand 3: there are only 2 seats"),
        ("hand 0: T76", "line 1, hand 0: there is no card 'T76'; there are T1 to T75"),
        ("hand 0: T1\nhand 1: T1", "line 2, hand 1: T1 lies in hand 0 already"),
        ("hand 0: B-residence B-residence", "line 1, hand 0: a player has only 1 of B-residence"),
        ("hand 0: T1?3", "line 1, hand 0: '3' is not a whole number 0..0"),
        ("docks: DY1 DY2", "line 1, docks: 3 places are wanted, not 2"),
        ("docks: DY1/0/1 DY2 DY3", "line 1, docks: 'DY1/0/1': one disc per dock"),
        ("outside: DY1/0 DY2", "line 1, outside: 'DY1/0': one disc per dock, none outside"),
        ("active 0: DY9", "line 1, active 0: there is no ship 'DY9'; there are DY1 to JE6"),
        ("active 0: DY1\nunder: DY1", "line 2, under: DY1 lies in active 0 already"),
        ("markers: market market", "line 1, markers: two of them on market"),
        ("markers: market delivery residence", "line 1, markers: there are only 2"),
        ("neutrals: harbour", "line 1, neutrals: there is no space 'harbour'; there are market, "),
        ("stands: market", "line 1, stands: 2 spaces are wanted"),
        ("seats: W6/0", "line 1, seats: 'W6/0': one disc on a seat that is neither covered nor taken"),
        ("seats: W5/0", "line 1, seats: there is no guild seat 'W5'; there are "),
        ("tiles: hall1/0/1/0", "line 1, tiles: hall1 takes only 2 discs"),
        ("tiles: hall1 hall1", "line 1, tiles: hall1 is named twice"),
        ("tiles: hall1 achievements residence1", "line 1, tiles: more than two tiles of decade 1"),
        ("freed 0: 1 1", "line 1, freed 0: 3 numbers are wanted, not 2"),
        ("forum: 4 0", "seat 0 would have 12 discs"),
        ("options: seats=5", "line 1, options: carthago is played with 2, 3, 4 seats, not 5"),
        ("options: strength=9", "line 1, options: option strength=9"),
        ("ask: nothing", "line 1, ask: there is no question 'nothing'; there are lend"),
        ("ask: coins", "line 1, ask: the question coins needs the field space"),
        ("ask: extra\nspace: market\ndue: 1", "line 1, ask: the question extra needs the field laid"),
        ("ask: card\nspace: market\ndue: 0", "line 3, due: something must be due"),
        ("ask: cargo\nspace: delivery\ndock: 1", "line 3, dock: there is no own disc with a ship"),
        ("ask: crew\nspace: delivery", "line 1, ask: nothing could be answered"),
        ("ask: pass_card\nrest: played 1", "line 1, ask: nothing can be drawn"),
        ("then: somewhere", "line 1, then: 'somewhere' is no step"),
        ("pile: T1", "line 1, pile: 69 cards are mentioned nowhere"),
        ("rest: sea", "line 1, rest: 'sea' is not one of pile, discard"),
        ("market: T1 T2 T3 T4 T5 T6", "line 1, market: more than five cards"),
        ("used: maybe", "line 1, used: there is no answer 'maybe'; there are no, yes"),
        ("laid: T1 T2 T3 T4 T5 T6 T7", "line 1, laid: no payment has more than six cards"),
        ("closed: yes", "the harbours are closed, but there is a ship pile"),
        ("regular: 2 2", "more discs than regular warship docks"),
        ("tiles: hall1/0/0", "two discs of one player on a tile"),
    ],
)
def test_a_bad_text_is_refused_with_its_line_and_field(text: str, words: str) -> None:
    with pytest.raises(BadText) as bad:
        G.read(f"{text}\nrules: 2")
    assert words in str(bad.value)
