"""The written heuristic: it plays legally, sees only its view, and beats random players."""

from __future__ import annotations

import pytest

from cothon.core import OVER
from cothon.play.dice import FastDice
from games.carthago.seen import G, board
from kit.greedy.carthago import greedy
from kit.variants import FULL

GAMES = 1000 if FULL else 200


def choice(text: str, seat: int = 0) -> str:
    view = G.mask(board(text).s, seat)
    return G.actions.label(greedy(G, view, G.legal(view), FastDice(1)))


def played(games: int, seats: int, **options: str) -> tuple[float, float]:
    """Wins of one greedy seat against random ones (shared wins count in part), and its average score."""
    won = points = 0.0
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
        result = G.result(s)
        won += 1 / len(result.winners) if mine in result.winners else 0
        points += result.scores[mine]
    return won / games, points / games


def test_greedy_beats_three_random_seats_and_makes_28_points() -> None:
    wins, points = played(GAMES, 4)
    assert wins >= 0.95
    assert points >= 28


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_beats_random_seats_at_smaller_tables(seats: int) -> None:
    assert played(30, seats)[0] >= 0.9


def test_greedy_plays_with_every_option() -> None:
    wins, _ = played(20, 3, set_scoring="single", victory_tile="own", column_seat="right", strength="1-2-3")
    assert wins >= 0.8


def test_it_delivers_when_it_can() -> None:
    text = "hand 0: base T1 T50\ndocks: DY1/0 OI1 GL1\nregular: 1 0\nmarkers:"
    assert choice(text) == "delivery"


def test_it_pays_spaces_with_base_cards() -> None:
    assert choice("hand 0: B-market T2 T9\nask: card\nspace: market\ndue: 1") == "pay:B-market"


def test_it_keeps_the_good_its_ship_wants() -> None:
    assert choice("ask: crew\nspace: delivery\nhand 0: T1 T50\ndocks: DY1/0 OI1 GL1") == "give:T50"


def test_it_pays_coins_without_waste() -> None:
    assert choice("ask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T9 T12 T1") == "coin:T1"


def test_it_sends_escorts_and_does_not_stop_early() -> None:
    assert choice("ask: escort\nspace: delivery\nship: CE3\nactive 0: JE2\nwarred: yes") == "escorts"
    assert choice("ask: deliver\nspace: delivery\nwarred: yes\ndocks: DY1/0 OI1 GL1\nhand 0: T1") == "trading:1"


def test_it_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:  # C16.3
    for ask in ("", "ask: take\nspace: market\n", "ask: after\nspace: market\n"):
        text = f"{ask}hand 0: base T1 T9 T12\nhand 1: base {{0}}\nmarket: T40 T41 T42 T43 T44"
        assert choice(text.format("T60? T61?")) == choice(text.format("T20? T74?"))
