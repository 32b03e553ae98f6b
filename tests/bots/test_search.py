"""The sampler thinks within its budget, sees views only, repeats itself, and finds what wins."""

from __future__ import annotations

import pytest

from cothon.bots import BOTS, Budget, bot
from cothon.core import OVER, Dice, Game, Result, State, Teller, View
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import FULL, VARIANTS
from kit.wrapped import Wrapped

SEATS = 3


def positions(g: Game, options: str, every: int, seed: int = 1) -> list[State]:
    """Every so manyth position of a game between greedy seats in which somebody has a choice."""
    found: list[State] = []
    asked = 0
    dice = FastDice(seed)
    s = g.start(g.options_from(options))
    g.roll(s, dice)
    while s.actor != OVER:
        if len(g.legal(s)) > 1:
            asked += 1
            if asked % every == 0:
                found.append(s.clone())
        g.apply(s, bot("greedy").choose(g, g.mask(s, int(s.actor)), Budget(), dice))
        g.roll(s, dice)
    return found


def some(name: str, number: int) -> tuple[Game, list[State]]:
    g = game(name)
    return g, positions(g, f"seats={SEATS}", 9)[-number:]  # late ones, for they are soon played out


def choice(g: Game, view: View, budget: Budget, seed: int = 3) -> int:
    return bot("search").choose(g, view, budget, FastDice(seed))


class Counted(Wrapped):
    """Counts the playouts."""

    playouts = 0

    def result(self, v: View) -> Result:
        self.playouts += 1
        return super().result(v)


class Rigged(Counted):
    """In imagined worlds, who answers with `lucky` first wins and who does not loses."""

    def __init__(self, inner: Game, lucky: int, seat: int) -> None:
        super().__init__(inner)
        self.lucky = lucky
        self.seat = seat
        self.first: int | None = None

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        if self.first is None:
            self.first = a
        super().apply(s, a, tell)

    def result(self, v: View) -> Result:
        real = super().result(v)
        wins = self.first == self.lucky
        self.first = None
        ranks = [2 - wins if p == self.seat else 1 + wins for p in range(v.seats)]
        return Result(real.scores, ranks, real.reason, "", ())


class NoDice(Dice):
    def below(self, n: int) -> int:  # type: ignore[override]
        raise AssertionError("nothing is to be thrown here")


@pytest.mark.parametrize("name", names())
def test_it_answers_legally_in_every_variant(name: str) -> None:
    g = game(name)
    for n, options in enumerate(VARIANTS[name]):
        s = positions(g, options, 20, seed=n)[-1 - n % 3]
        view = g.mask(s, int(s.actor))
        legal = g.legal(view)
        assert choice(g, view, Budget(iterations=2 * len(legal))) in legal


@pytest.mark.parametrize("name", names())
def test_the_same_iterations_and_dice_give_the_same_choice(name: str) -> None:
    g, found = some(name, 3)
    for s in found:
        view = g.mask(s, int(s.actor))
        assert len({choice(g, view, Budget(iterations=30)) for _ in range(3)}) == 1


@pytest.mark.parametrize("name", names())
def test_it_chooses_alike_in_every_world_behind_one_view(name: str) -> None:
    g, found = some(name, 4)
    for n, s in enumerate(found):
        seat = int(s.actor)
        twin = g.fill(g.mask(s, seat), FastDice(n))
        chosen = {choice(g, g.mask(world, seat), Budget(iterations=30)) for world in (s, twin)}
        assert len(chosen) == 1


@pytest.mark.parametrize("name", names())
def test_it_finds_the_one_option_that_wins(name: str) -> None:
    g, found = some(name, 2)
    for s in found:
        seat = int(s.actor)
        view = g.mask(s, seat)
        legal = g.legal(view)
        for lucky in (legal[0], legal[-1]):
            assert choice(Rigged(g, lucky, seat), view, Budget(iterations=6 * len(legal))) == lucky


def test_it_never_plays_out_more_than_its_iterations() -> None:
    g, found = some("porto", 3)
    for s in found:
        view = g.mask(s, int(s.actor))
        options = len(g.legal(view))
        for iterations in (1, options, options + 1, 50):
            counted = Counted(g)
            choice(counted, view, Budget(iterations=iterations))
            assert min(iterations, options) <= counted.playouts <= iterations


def test_without_any_limit_it_sets_itself_one() -> None:
    g, found = some("porto", 1)
    counted = Counted(g)
    choice(counted, g.mask(found[0], int(found[0].actor)), Budget())
    assert 0 < counted.playouts <= 64


@pytest.mark.parametrize("budget", [Budget(iterations=1), Budget(milliseconds=0), Budget(milliseconds=1)])
def test_a_budget_too_small_for_one_round_is_answered_as_greedy_would(budget: Budget) -> None:
    g = game("carthago")
    s = positions(g, "seats=4", 10)[0]  # the whole game is still to be played out
    view = g.mask(s, int(s.actor))
    counted = Counted(g)
    assert choice(counted, view, budget) == bot("greedy").choose(g, view, Budget(), FastDice(3))
    assert counted.playouts <= 1


def test_ample_time_changes_nothing_about_a_number_of_iterations() -> None:
    g, found = some("porto", 3)
    for s in found:
        view = g.mask(s, int(s.actor))
        chosen = [choice(g, view, Budget(20, milliseconds)) for milliseconds in (None, 600_000)]
        assert chosen[0] == chosen[1]


def test_a_forced_move_is_not_thought_about() -> None:
    g = game("porto")
    s = g.start(g.options(SEATS))
    dice = FastDice(2)
    g.roll(s, dice)
    while len(g.legal(s)) > 1:
        g.apply(s, g.legal(s)[0])
        g.roll(s, dice)
    view = g.mask(s, int(s.actor))
    assert [bot("search").choose(g, view, Budget(iterations=1000), NoDice())] == g.legal(view)


@pytest.mark.parametrize("name", names())
def test_it_beats_random_seats(name: str) -> None:
    """In at least three quarters of the games."""
    games = 12 if FULL else 2
    won = 0
    g = game(name)
    for seed in range(games):
        dice, thoughts = FastDice(seed + 40), FastDice(seed)
        s = g.start(g.options())  # as few seats as can be
        seat = seed % int(s.seats)
        g.roll(s, dice)
        while s.actor != OVER:
            p = int(s.actor)
            kind = "search" if p == seat else "random"
            g.apply(s, bot(kind).choose(g, g.mask(s, p), Budget(iterations=10), thoughts))
            g.roll(s, dice)
        won += g.result(s).winners == (seat,)
    assert won >= 0.75 * games, f"{won} of {games}"


def test_only_bots_that_think_are_not_instant() -> None:
    assert {name for name, kind in BOTS.items() if not kind.instant} == {"search"}
