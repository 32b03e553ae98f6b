"""The faces of the game: events in words, screen data, odds, and the table in the terminal."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from cothon.cli.tables.porto import draw, tell
from cothon.core import CHANCE, OVER, Teller
from cothon.games import game
from cothon.locales import ENGLISH, People, voice
from cothon.play.dice import FastDice
from games.porto.seen import board, seen, shown
from kit.board import Board
from kit.english import notes
from kit.english import told as told_in_english

NAMES = ["Elissa", "Hanno", "Mago", "Arishat", "Barca"]


def printed(b: Board, width: int, seat: int | None) -> str:
    out = io.StringIO()
    screen = seen(b, seat)
    Console(file=out, width=width, color_system=None).print(
        draw(screen, voice(ENGLISH, b.game), People(tuple(NAMES[: int(b.s.seats)]), seat))
    )
    return out.getvalue()


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("width", [80, 100])
def test_the_table_fits_at_every_moment_and_is_told_in_sentences(seats: int, width: int) -> None:
    g, dice = game("porto"), FastDice(seats)
    b = Board("porto", seats=seats)
    step = 0
    while b.s.actor != OVER:
        legal = [d for d, _ in g.chance(b.s)] if b.s.actor == CHANCE else g.legal(b.s)
        g.apply(b.s, legal[dice.below(len(legal))])
        step += 1
        if step % 23 == 0 or b.s.actor == OVER:
            seat = [None, *range(seats)][step % (seats + 1)]
            text = printed(b, width, seat)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text
            for line in tell(seen(b, seat), voice(ENGLISH, g), People(tuple(NAMES[:seats]), seat)):
                assert line.endswith(".")
                assert "None" not in line


def test_the_table_shows_what_lies_where() -> None:
    b = board(
        "options: seats=4", "decade: 3", "round: 2", "harbour: rome1=13/grain egypt2=1", "docks 2: rome1",
        "row 1: 27 2", "row 2: 9", "market: wine oil", "temple 1: 3", "lighthouse 3: 2", "charter 0: 1", "palace: 1 0",
        "path: 2 3 0", "held: 24/1", "talents 0: 12", "points 0: 4", "store 0: metal", "bought: 1",
        "paid 1: 0 0 1 0 0 0",
    )  # fmt: skip
    text = printed(b, 100, 0)
    for part in (
        "Decade 3 of 5", "action round 2 of 5", "13 oil", "12T !5", "⚑●Mag+grain", "1 dye", "27 Phoenicia",
        "wine 8T !1", "+ storehouse", "+ palace", "cost 2", "■1", "next good 3T", "■Hanno 3",
        "◆Arishat 2   first choice: Arishat", "▲Elissa 1   3 of 4 free", "■ ▲ 8T/3", "● ◆ ▲[1]", "▶ ▲Elissa (you)",
        "metal _ x x", "24 look 3", "large 20T/6",
    ):  # fmt: skip
        assert part in text, part
    assert "?" in text  # the Talents of the others are hidden
    assert "To answer: Elissa." in text


def test_the_table_is_told_for_the_ear() -> None:
    b = board("harbour: rome1=13/grain", "docks 2: rome1", "path: 1", "held: 24/1", "temple 0: 2")
    said = tell(seen(b, None), voice(ENGLISH, b.game), People(tuple(NAMES[:3]), None))
    ship = "Rome wants oil, pays 12, danger 5, a servant on the path of intrigue"
    assert f"Dock Rome I: {ship}; servants (Mago); grain waits there." in said
    assert "Path of intrigue, 1 of 15 taken, in order: Hanno. Next point space: 3, for 1." in said
    assert "Temple: Elissa 2." in said
    assert any(line.startswith("Hanno: ") and "look at the top" in line and "Talents hidden" in line for line in said)


def test_every_event_has_words_and_fields_of_plain_data() -> None:
    g = game("porto")
    told: set[str] = set()
    for seed in range(14):
        dice = FastDice(seed)
        variant = ["seats=5 privilege_timing=this_turn", "seats=3", "seats=4 load_any=from_store"][seed % 3]
        s = g.start(g.options_from(variant))
        while s.actor != OVER:
            legal = [d for d, _ in g.chance(s)] if s.actor == CHANCE else g.legal(s)
            teller = Teller()
            g.apply(s, legal[dice.below(len(legal))], teller)
            for event in teller.events:
                told.add(event.name)
                json.dumps(event.whole())
                words = told_in_english(g, event.whole(), NAMES)
                assert "unseen" not in words
                assert "{" not in words
                assert told_in_english(g, event.seen_by(None), NAMES)
    assert told == set(g.story.events) - {"taken_back"}


def test_a_look_is_told_to_others_without_its_ships() -> None:
    b = board("held: 15/0").do("use:15").draw("ship:7", "ship:3")
    teller = Teller()
    b.game.apply(b.s, b.game.draws.id("ship:20"), teller)
    event = teller.events[-1]
    assert told_in_english(b.game, event.seen_by(0), NAMES).count("(") == 3
    assert told_in_english(b.game, event.seen_by(1), NAMES) == (
        "Elissa looks at the top 3 ship cards of the deck: unseen by the others."
    )


def test_screen_data_is_json_and_says_what_is_asked() -> None:
    b = board("store 0: wine", "docks 0: rome1", "cards: carrier carrier aristocrat captain merchant loadmaster")
    b.do("card:1", "store:wine")
    screen = shown(b)
    json.dumps(screen)
    assert (screen["ask"], screen["now"]) == ("deliver", {"source": "wine"})
    assert [s["in_use"] for s in screen["spaces"]] == [True] + [False] * 5


def test_a_finished_game_has_no_odds() -> None:
    b = board("over: decades", "decade: 5")
    assert b.game.odds(b.s, FastDice(1)) is None
    empty = board("held: 15/0", "temple 0: 2", "charter 0: 1").game.odds(
        board("temple 0: 2", "charter 0: 1").s, FastDice(1)
    )
    assert empty is not None
    assert "With 2 servants in the temple, 13 of 30 voyages arrive now." in notes(b.game, empty)


def test_the_table_says_what_a_player_knows_of_the_deck() -> None:  # PK3, PK4
    b = board("held: 15/0", "bottom: 9 4").do("use:15").draw("ship:1", "ship:2", "ship:3").do("3", "1")
    assert "top of the deck: 3 1 2 · end of the deck: 9 4 15" in printed(b, 100, 0)
    other = printed(b, 100, 1)
    assert "top of the deck" not in other
    assert "end of the deck: 9 4 15" in other
    assert any(
        "; top of the deck: oil ship from Egypt, dye ship from Egypt and wine ship from Egypt" in line
        for line in tell(seen(b, 0), voice(ENGLISH, b.game), People(tuple(NAMES[:3]), 0))
    )
