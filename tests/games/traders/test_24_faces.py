"""The faces of the game: events in words, screen data, odds, and the table in the terminal."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from cothon.cli.tables.traders import draw, tell
from cothon.core import OVER, State, Teller
from cothon.games import game
from cothon.locales import ENGLISH, People, voice
from cothon.play.dice import FastDice
from games.traders.seen import board
from kit.english import cases, notes
from kit.english import told as told_in_english

G = game("traders")
NAMES = ["Ann", "Ben", "Cleo", "Dido"]
SAY = voice(ENGLISH, G)


def positions(seats: int, mode: str, view: str) -> list[State]:
    dice, s = FastDice(seats), G.start(G.options(seats, {"mode": mode, "view": view}))
    found = []
    while s.actor != OVER:
        found.append(s.clone())
        legal = G.legal(s)
        G.apply(s, legal[dice.below(len(legal))] if legal else G.pick(s, dice.below(G.weight(s))))
    return [*found[::31], s]


def test_every_event_can_be_told_in_words_and_is_plain_data() -> None:
    told: set[str] = set()
    for seed in range(25):
        mode = "classic" if seed % 2 else "modern"
        overpay = "minimal" if seed % 5 else "free"
        dice, s = FastDice(seed), G.start(G.options(2 + seed % 3, {"mode": mode, "overpay": overpay}))
        while s.actor != OVER:
            legal = G.legal(s)
            teller = Teller()
            G.apply(s, legal[dice.below(len(legal))] if legal else G.pick(s, dice.below(G.weight(s))), teller)
            for e in teller.events:
                seen = e.seen_by(0)
                json.dumps(seen)
                words = told_in_english(G, seen, NAMES)
                assert "{" not in words
                assert e.name == "blind" or "unseen" not in words
                assert G.story.clause(seen)[0] == "T"
                told.add(e.name)
    ours = {e.name for e in G.story.events.values() if e.clause}
    assert ours - told <= {"no_cards", "pass", "cardless"}


def test_a_blind_vp_is_told_without_its_face() -> None:
    b = board("options: mode=classic\nships: 4 0 0 0\nmarket: R2\nhand 0: G2\ntokens 0: red 5").do("act:buy", "pay:G2")
    teller = Teller()
    G.apply(b.s, G.draws.id("Y5"), teller)
    event = teller.events[0]
    for seat in (None, 0, 1):
        assert told_in_english(G, event.seen_by(seat), NAMES) == "Ann draws blind for victory points: an unseen card."
    assert event.whole()["card"] == "Y5"


@pytest.mark.parametrize("view", ["full", "table"])
@pytest.mark.parametrize("mode", ["modern", "classic"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_80_and_100_columns_and_is_told_in_sentences(seats: int, mode: str, view: str) -> None:
    for s in positions(seats, mode, view):
        for seat in (None, 1):
            shown: dict[str, Any] = json.loads(json.dumps(G.show(G.mask(s, seat))))
            for width in (80, 100):
                out = StringIO()
                Console(file=out, width=width, color_system=None).print(
                    draw(shown, SAY, People(tuple(NAMES[:seats]), seat))
                )
                lines = out.getvalue().splitlines()
                assert max(len(line) for line in lines) <= width
                assert all(any(f"◣{c}◢" in line for line in lines) for c in "RBYG")
                assert all(any(n in line for line in lines) for n in NAMES[:seats])
            for sentence in tell(shown, SAY, People(tuple(NAMES[:seats]), seat)):
                assert sentence.endswith(".")
                assert sentence.isascii()


def test_the_table_shows_what_lies_where() -> None:
    b = board(
        "options: mode=classic\nships: 0 3 0 0\nmarket: R5 G2/1\nfarm: B3\nhand 0: R5 R2\nstock 0: B5\nsideways 0: B2\n"
        "tokens 0: red 2\nvp 0: Y2"
    )
    shown = G.show(b.s)
    out = StringIO()
    Console(file=out, width=90, color_system=None).print(draw(shown, SAY, People(tuple(NAMES[:2]), 0)))
    text = out.getvalue()
    for part in (
        "☠ pirates",
        "G2*Ben",
        "open for 5 coins",
        "B5 [B2]",
        "R●●",
        "1 VP",
        "7 coins, 2 barrels",
        "▶ Ann (you)",
    ):
        assert part in text
    lines = tell(shown, SAY, People(tuple(NAMES[:2]), 0))
    assert "Blue ship, gems: on space 3 of 5, the first pirate waters." in lines
    assert "Market: red 5, green 2 (reserved: Ben). Open cards cost 5 together." in lines
    assert "Ann (you): upright Stock blue 5; in the warehouse blue 2." in lines
    assert lines[-1] == "To answer: Ann."


def test_the_table_says_what_is_asked() -> None:
    b = board("ships: 3 0 0 4\nmarket: G2\nhand 0: Y5 B2\nstock 0: R5 R3\ntokens 0: green")
    said = []
    for label in ("act:buy", "discount:0", "pay:Y5", "protect:R5", "done"):
        b.do(label)
        said.append(tell(G.show(b.s), SAY, People(tuple(NAMES[:2]), 0))[-1])
    assert said == [
        "Purchase, Ann: 2 coins due, green tokens may be spent.",
        "Purchase, Ann: 2 coins still due.",
        "Pirates raid red. To name the cards to protect: Ann.",
        "Pirates raid red. To name the cards to protect: Ann; named so far: red 5.",
        "Protection of red 5, Ann: 1 barrel still missing.",
    ]


def test_odds_are_the_pool_by_colour_and_value() -> None:  # Kn5
    b = board("options: mode=classic view=full\nmarket: R2\nblind 0: R5\ndraw: R3 B2 B5\nrest: vp 1")
    odds = G.odds(G.mask(b.s, 0), FastDice(1))
    assert odds is not None
    assert odds.exact
    found = cases(G, odds)
    assert found["A red card"] == (2, 4)  # the blind R5 could still be the next card, for all anybody knows
    assert found["A blue card"] == (2, 4)
    assert found["A card of value 5"] == (2, 4)
    assert found["A card of value 3"] == (1, 4)
    assert notes(G, odds)[0] == "3 cards are left before the discard pile is shuffled."


def test_odds_say_what_a_purchase_would_do() -> None:
    b = board("ships: 4 2 0 0\nmarket: R2 B2\nhand 0: G5\ntokens 0: red")
    odds = G.odds(G.mask(b.s, 0), FastDice(1))
    assert odds is not None
    assert notes(G, odds)[1:] == [
        "Buying now costs 4 coins, with all your tokens 2.",
        "Buying now means Payday for red.",
        "Pirates would raid the blue ship.",
    ]
    quiet = G.odds(G.mask(board("market: R2\nhand 0: G5").s, 0), FastDice(1))
    assert quiet is not None
    assert notes(G, quiet)[-1] == "Buying now brings no ship to Carthage."


def test_odds_of_an_empty_draw_pile_are_those_of_the_discards() -> None:  # T8.3
    b = board("market: R2\ndraw:\ndiscard: B2 B3 G5\nrest: vp 1")
    odds = G.odds(G.mask(b.s, 0), FastDice(1))
    assert odds is not None
    assert cases(G, odds)["A blue card"][0] == 2
    assert "shuffles 3 discarded cards" in notes(G, odds)[0]


def test_at_a_table_odds_are_sampled_and_alike_in_worlds_that_look_alike() -> None:  # Kn8
    text = "options: view=table\nmarket: R2\nhand 0: R5 B2\nhand 1: {0}\nvp 1: {1}\ndraw: {2} G2x5\nrest: discard"
    one, two = board(text.format("B5x4", "Y2x2", "Y5x4")), board(text.format("Y5x4", "B5 G2", "B5x3 Y2x2 G2"))
    found = [G.odds(G.mask(b.s, 0), FastDice(1)) for b in (one, two)]
    seen = [G.mask(b.s, 0).key() for b in (one, two)]
    assert (seen[0] == seen[1]) == (one.s.discard_n == two.s.discard_n)  # type: ignore[attr-defined]
    for odds in found:
        assert odds is not None
        assert not odds.exact
        assert len(odds.cases) == 7
    sure = G.odds(G.mask(board("options: view=table\nmarket: R2\ndraw: B2x3\nrest: discard").s, 0), FastDice(1))
    assert sure is not None
    assert cases(G, sure)["A blue card"] == (300, 300)  # every other card lies open


def test_at_a_table_only_the_buyer_hears_of_prices_and_a_finished_game_has_no_odds() -> None:  # Kn8
    b = board("options: view=table\nmarket: R2 B2\nhand 0: R5")
    for seat, knows in ((None, False), (0, True), (1, False)):
        odds = G.odds(G.mask(b.s, seat), FastDice(1))
        assert odds is not None
        assert any("Buying now" in note for note in notes(G, odds)) is knows  # only the buyer's own coins are known
    assert G.odds(G.mask(board("over: tokens").s, 0), FastDice(1)) is None
