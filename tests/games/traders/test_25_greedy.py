"""The written heuristic: it plays legally, sees only its view, and beats random players."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.games import game
from cothon.play.dice import FastDice
from games.traders.seen import board
from kit.greedy.traders import greedy

G = game("traders")


def choice(text: str, seat: int = 0) -> str:
    b = board(text)
    view = G.mask(b.s, seat)
    return G.actions.label(greedy(G, view, G.legal(view), FastDice(1)))


def wins(games: int, seats: int, **options: str) -> float:
    """How many games one greedy seat wins against random ones; shared wins count in part."""
    won = 0.0
    for g in range(games):
        mine = g % seats
        dice, s = FastDice(1000 + g), G.start(G.options(seats, dict(options)))
        while s.actor != OVER:
            if s.actor < 0:
                G.roll(s, dice)
                continue
            legal = G.legal(s)
            if s.actor == mine and len(legal) > 1:
                a = greedy(G, G.mask(s, mine), legal, dice)
                assert a in legal
            else:
                a = legal[dice.below(len(legal))]
            G.apply(s, a)
        winners = G.result(s).winners
        won += 1 / len(winners) if mine in winners else 0
    return won / games


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_greedy_beats_three_random_seats(mode: str) -> None:
    assert wins(200, 4, mode=mode) >= 0.8


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_greedy_beats_one_random_seat(mode: str) -> None:
    assert wins(40, 2, mode=mode) >= 0.85


@pytest.mark.parametrize("mode", ["modern", "classic"])
def test_greedy_plays_with_covered_hands_too(mode: str) -> None:  # Kn8
    assert wins(24, 3, mode=mode, view="table") >= 0.6


@pytest.mark.parametrize("options", [{"view": "full"}, {"overpay": "free"}, {"paydays": "one_by_one"}])
def test_greedy_plays_by_the_options_too(options: dict[str, str]) -> None:
    assert wins(24, 3, **options) >= 0.6


def test_it_brings_in_a_ship_with_a_good_set() -> None:
    assert choice("ships: 0 4 0 0\nmarket: B2\nhand 0: R5 R2\nstock 0: B5x3") == "act:buy"


def test_it_does_not_end_a_game_it_would_lose() -> None:
    text = "options: view=full\nships: 0 4 0 0\nmarket: B2 R2\nhand 0: R5x2\nused 0: blue 7\n"
    assert choice(text + "vp 1: Y2x9\nsea: 0") == "act:take"
    assert choice(text + "vp 0: Y2x9\nsea: 0") == "act:buy"


def test_it_pays_without_waste() -> None:
    assert choice("ask: pay\ndue: 7\nhand 0: R5 R3 R2x2\nmarket: B5 B2") in ("pay:R5", "pay:R3")
    assert choice("ask: pay\ndue: 3\nhand 0: R5 R3 R2x2\nmarket: B3") == "pay:R3"


def test_it_protects_a_good_set_and_discards_the_least() -> None:
    raid = "ships: 3 0 0 5\nask: protect\nseat: 0\nhand 0: B2 B3 G3\nstock 0: R5x2 R2\n"
    assert choice(raid) == "protect:R5"
    assert choice("ships: 3 0 0 5\nask: guard\ndue: 2\nhand 0: B2 B3 G3\nstock 0: R5x2\nnamed: R5x2\n") == "guard:B2"


def test_it_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:  # Kn8
    text = "options: view=table\nmarket: R2 B3 Y5\nhand 0: R5 R3\nhand 1: {0}\nstock 0: B2"
    assert choice(text.format("G5 G5")) == choice(text.format("Y2 Y3"))
