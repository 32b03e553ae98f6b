"""The greedy player: stronger than chance, reasonable in numbers, blind to what it may not see."""

from __future__ import annotations

import pytest

from cothon.core import CHANCE, OVER, State
from cothon.games import game
from cothon.play.dice import FastDice
from games.porto.seen import CARRIER_FIRST, board
from games.porto.test_20_examples import PX14
from kit.greedy.porto import greedy


def play(options: str, bots: set[int], seed: int) -> State:
    """Greedy players in the seats of `bots`, random ones elsewhere."""
    g = game("porto")
    s = g.start(g.options_from(options))
    dice, own = FastDice(seed), FastDice(seed + 999)
    while s.actor != OVER:
        if s.actor == CHANCE:
            a = int(g.pick(s, dice.below(g.weight(s))))
        else:
            legal = g.legal(s)
            if int(s.actor) in bots and len(legal) > 1:
                a = greedy(g, g.mask(s, int(s.actor)), legal, own)
                assert a in legal
            else:
                a = legal[dice.below(len(legal))]
        g.apply(s, a)
    return s


def test_greedy_beats_three_random_players() -> None:
    g = game("porto")
    won, palace, games = 0, 0, 60
    for seed in range(games):
        me = seed % 4
        result = g.result(play("seats=4", {me}, seed))
        if result.winners == (me,):
            won += 1
            palace += result.scores[me]
    assert won >= 0.95 * games
    assert 6 <= palace / won <= 9


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_players_among_themselves_fill_the_palace(seats: int) -> None:
    g = game("porto")
    scores = [g.result(play(f"seats={seats}", set(range(seats)), seed)).scores for seed in range(8)]
    best = sum(max(s) for s in scores) / len(scores)
    assert 5 <= best <= 10
    assert sum(sum(s) for s in scores) / len(scores) >= 5 * seats


@pytest.mark.parametrize(
    "options",
    [
        "seats=3 load_any=from_store privilege_timing=this_turn",
        "seats=5 action_table=B doubled_card=captain offering=all",
    ],
)
def test_greedy_plays_every_variant_to_the_end(options: str) -> None:
    g = game("porto")
    s = play(options, {0, 1, 2}, 4)
    assert max(g.result(s).scores[:3]) >= 3


def choice(*lines: str, doing: list[str] | None = None) -> str:
    b = board(*lines).do(*(doing or []))
    return b.game.actions.label(greedy(b.game, b.game.mask(b.s, b.actor), b.game.legal(b.s), FastDice(1)))


def test_greedy_delivers_on_a_palace_space() -> None:
    assert choice(*PX14) == "card:5"
    assert choice(*PX14, doing=["card:5"]) == "store:grain"
    assert choice(*PX14, doing=["card:5", "store:grain", "dock:iberia1"]) == "house"
    assert choice(*PX14, doing=["card:5", "store:grain", "dock:iberia1", "house"]) == "take"


def test_greedy_chooses_alike_in_worlds_it_cannot_tell_apart() -> None:
    lines = ["temple 0: 3", "charter 0: 1", "store 0: wine", "held: 15/1", CARRIER_FIRST]
    views = []
    for top in ("top: 17 21 9", "top: 1 10 14"):
        b = board(*lines, top)
        views.append(b.game.mask(b.s, 0))
    assert views[0].key() == views[1].key()
    g = game("porto")
    assert len({greedy(g, v, g.legal(v), FastDice(1)) for v in views}) == 1
