"""The table in the terminal: everything a player needs, at 80 and 100 columns, with and without colour."""

from __future__ import annotations

import pytest
from rich.console import Console

from cothon.cli.tables.carthago import draw, tell
from cothon.core import OVER
from cothon.locales import ENGLISH, People, voice
from cothon.play.dice import FastDice
from games.carthago.seen import G, all_ships_but, board, step
from kit.board import Board

NAMES = ("Ann", "Ben", "Cleo", "Dido")
ENGLISH_WORDS = voice(ENGLISH, G)
TEXT = """
options: seats=3
decade: 2
round: 4
first: 1
turn: 0
stands: market delivery -
markers: market delivery
neutrals: residence
market: T1 T20 T39 T57 T75
hand 0: base T9 T12?
hand 1: base T40 T60? T61?
docks: DY1/0 OI2 GL4/1 CE1
outside: JE1 DY6
active 0: OI1
inactive 0: GL2
freed 0: 1 2 1
freed 1: 1 0 0
regular: 1 0 0
anchor: 0 1 0
seats: W10/0 E8/1
forum: 1 0 0
tiles: hall1/0 residence1 hall2 victory/1/0 coins goods
"""


def drawn(b: Board, you: int | None, width: int) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as capture:
        console.print(draw(G.show(G.mask(b.s, you)), ENGLISH_WORDS, People(NAMES, you)))
    return capture.get()


@pytest.mark.parametrize("width", [80, 100])
def test_the_table_shows_wheel_harbours_hall_residence_and_tiles(width: int) -> None:
    text = drawn(board(TEXT), 0, width)
    for words in (
        "Decade II, round 4 of 5", "start player Ben", "●R ★", "●K ★", "○N", "2 cards",
        "T57 WaD", "cedar $6", "dock 1 ●R", "dock 3 ●K", "outside", "Commando", "$6 !2",
        "[●R] [  ] [  ]", "anchor ●K", "ship pile 22", "W10 ●R", "E8 ●K", "W6 ○N", "forum",
        "▶ decade II", "Victory Points", "●K ●R", "3 per freed ○", "R Ann (you)", "K Ben",
        "left ○ ● ●", "middle ○ ○ (strength 5)", "right ○ ●●", "OI1 oils Favour", "(GL2 glass Luxury)",
        "T12 Mkt cedar $6?", "= 12 coins", "2 hidden cards", "2 guild seats x 2 ships = 4", "To answer: Ann.",
    ):  # fmt: skip
        assert words in text, words
    assert max(len(line) for line in text.splitlines()) <= width


def test_other_players_see_no_hidden_card() -> None:
    assert "T60" not in drawn(board(TEXT), 0, 100)
    assert "T12" not in drawn(board(TEXT), 1, 100)
    assert "T12" not in drawn(board(TEXT), None, 100)
    assert "(you)" not in drawn(board(TEXT), None, 100)


def test_the_sentences_say_the_same() -> None:
    lines = tell(G.show(G.mask(board(TEXT).s, 0)), ENGLISH_WORDS, People(NAMES, 0))
    for sentence in (
        "Carthago, decade 2 of 3, round 4 of 5.",
        "Space Market: action discs (Ann), a guild marker; costs 1 card.",
        "Trading dock 1: ship for dyes with Opulence (coin value 9, danger 1), a disc (Ann).",
        "Warship harbour, 3 regular docks: discs (Ann).",
        "At the anchor: discs (Ben).",
        "Covered guild seats: west 6, east 7.",
        "Tile Victory Points of decade 2, open now: spaces 2 Ben, 5 Ann.",
        "Ann (you), red: 2 guild seats times 2 ships is 4; score so far 20.",
        "To answer: Ann.",
    ):
        assert sentence in lines, sentence
    assert not any("T60" in line for line in lines)
    assert all(line.isprintable() and not set(line) & set("●○★▶│$") for line in lines)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    b = Board("carthago", seats=seats)
    dice, i = FastDice(2), 0
    while b.s.actor != OVER:
        if i % 23 == 0:
            assert max(len(line) for line in drawn(b, 1, 80).splitlines()) <= 80
            assert tell(G.show(G.mask(b.s, None)), ENGLISH_WORDS, People(NAMES, None))
        i += 1
        step(b.s, dice)
    assert "the game is over" in drawn(b, 1, 80)


def test_closed_harbours_are_marked() -> None:
    text = f"closed: yes\ndocks: DY1 - GL1\noutside: CE1 JE1\ninactive 1: {all_ships_but('DY1 GL1 CE1 JE1')}"
    assert "HARBOURS CLOSED" in drawn(board(text), 0, 80)
    assert "no ship" in drawn(board(text), 0, 80)
    told = tell(G.show(board(text).s), ENGLISH_WORDS, People(NAMES, 0))
    assert "The ship pile has run out: the harbours are closed." in told
