"""The greedy player: legal, sensible, and far better than chance."""

import pytest

from cothon.bots.bot import Budget
from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from kit.greedy import GreedyBot
from kit.greedy.karibik import greedy


def _choice(t: Table) -> str:
    view = t.game.mask(t.s, t.actor)
    return t.game.actions.label(greedy(t.game, view, t.game.legal(view), FastDice(1)))


def _game(text: str, seat: int, seed: int) -> bool:
    """Whether the greedy player at `seat` wins alone against random ones."""
    g = game("karibik")
    bot = GreedyBot()
    dice = FastDice(seed)
    s = g.start(g.options_from(text))
    g.roll(s, dice)
    while s.actor >= 0:
        if s.actor == seat:
            view = g.mask(s, seat)
            a = bot.choose(g, view, Budget(), dice)
            assert a in g.legal(s)
        else:
            legal = g.legal(s)
            a = legal[dice.below(len(legal))]
        g.apply(s, a)
        g.roll(s, dice)
    return g.result(s).winners == (seat,)


@pytest.mark.parametrize(("text", "games"), [
    ("seats=4", 200), ("seats=4 spent=unseen", 40), ("seats=4 edition=portroyal120", 40),
])  # fmt: skip
def test_greedy_beats_three_random_players(text: str, games: int) -> None:
    wins = sum(_game(text, seed % 4, seed) for seed in range(games))
    assert wins >= 0.9 * games


def test_it_stops_when_the_next_card_is_too_dangerous() -> None:
    ships = "flute-4-5 skiff-4-5 frigate-4-skull"
    assert _choice(Table(f"options: seats=2 start=0\nharbour: {ships}")) == "stop"
    assert _choice(Table("options: seats=2 start=0\nharbour: flute-1-1")) == "reveal"


def test_strength_makes_it_bolder() -> None:
    harbour = "harbour: pinnace-1-1 flute-1-1"
    assert _choice(Table(f"options: seats=2 start=0\n{harbour}\ndisplay 0: sailor-3*6 pirate-9")) == "reveal"


def test_it_completes_a_request_at_once_and_the_better_one() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 settler-4\nrow: exp-cc exp-ccs")
    assert _choice(t) == "complete:exp-ccs"


def test_it_keeps_its_jacks() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 jack-6*2\nrow: exp-cc\npaying: exp-cc")
    assert t.options == ["give:captain", "give:jack"]
    assert _choice(t) == "give:captain"


def test_it_never_busts_on_purpose() -> None:
    t = Table("options: seats=2 start=0 duplicate=ask\ndisplay 0: pirate-5\nharbour: skiff-2-3\ncard: skiff-2-1")
    assert _choice(t) == "repel"


def test_it_takes_the_richest_ship_and_hires_what_completes_a_request() -> None:
    t = Table("options: seats=2 start=0\ncoins 0: 0\nharbour: flute-1-1 skiff-4-5\nasked: take 0")
    assert _choice(t) == "loot:skiff"
    lines = ["options: seats=2 start=0", "coins 0: 4", "display 0: priest-4", "row: exp-pp"]
    t = Table("\n".join([*lines, "harbour: priest-4 skiff-2-1", "asked: take 0"]))
    assert _choice(t) == "hire:priest-4"


def test_it_loots_first_to_hire_then() -> None:
    t = Table("options: seats=2 start=0\ncoins 0: 4\ntakes: 2\nharbour: flute-3-5 mademoiselle-7\nasked: take 0")
    assert _choice(t) == "loot:flute"
    t.do("loot:flute")
    assert _choice(t) == "hire:mademoiselle-7"


def test_the_choice_depends_on_the_view_alone() -> None:  # K3.4
    """Another world behind the same view gives the same answer."""
    g = game("karibik")
    dice = FastDice(4)
    s = g.start(g.options_from("seats=3 spent=unseen"))
    g.roll(s, dice)
    worlds = 0
    while s.actor >= 0:
        legal = g.legal(s)
        view = g.mask(s, int(s.actor))
        choice = greedy(g, view, legal, FastDice(1))
        other = g.fill(view, dice)
        worlds += other.key() != s.key()
        assert greedy(g, g.mask(other, int(s.actor)), legal, FastDice(1)) == choice
        g.apply(s, choice)
        g.roll(s, dice)
    assert worlds > 0
