"""The search thinks within its budget, sees views only, repeats itself, remembers, and finds what wins."""

from __future__ import annotations

import gc
import signal
import threading
from collections import Counter

import pytest

from cothon.bots import Budget, bot
from cothon.bots.instinct import instinct, knowledge
from cothon.bots.levels import SearchBot
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.core import Dice, Game, Result, State, Teller, View
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.players import known_to_bots
from kit.thinking import HIDDEN, Counted, position, twins, view_of
from kit.variants import FULL, VARIANTS

SEEDS = 30


def choice(g: Game, view: View, budget: Budget, seed: int = 3) -> int:
    """What a search that has never thought before chooses."""
    return bot("search").choose(g, view, budget, FastDice(seed))


def searching(g: Game) -> Search:
    return Search(g, instinct(g.facts.name), knowledge(g.facts.name).SETTINGS)


class NoDice(Dice):
    def below(self, n: int) -> int:  # type: ignore[override]
        raise AssertionError("nothing is to be thrown here")


# -- what it chooses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_it_answers_legally_in_every_variant(name: str) -> None:
    g = game(name)
    for n, options in enumerate(VARIANTS[name]):
        for choices in (0, 15 + n, 60):
            view = view_of(g, position(g, options, choices, seed=n))
            assert choice(g, view, Budget(iterations=6)) in g.legal(view)


@pytest.mark.parametrize("name", names())
def test_the_same_iterations_and_dice_give_the_same_choice(name: str) -> None:
    g = game(name)
    for choices in (10, 40):
        view = view_of(g, position(g, "seats=3", choices))
        assert len({choice(g, view, Budget(iterations=20)) for _ in range(3)}) == 1


@pytest.mark.parametrize(("name", "options"), HIDDEN)
def test_it_chooses_alike_in_every_world_behind_one_view(name: str, options: str) -> None:
    """Seed by seed, and so as often: what it cannot see does not shift how likely it is to choose something."""
    g = game(name)
    chosen = [
        [choice(g, view_of(g, world), Budget(iterations=10), seed) for seed in range(SEEDS)]
        for world in twins(g, options)
    ]
    assert chosen[0] == chosen[1]
    assert Counter(chosen[0]) == Counter(chosen[1])


class Rigged(Counted):
    """In imagined worlds, who answers with `lucky` first wins and who does not loses."""

    def __init__(self, inner: Game, lucky: int, seat: int) -> None:
        super().__init__(inner)
        self.lucky = lucky
        self.seat = seat
        self.first: int | None = None

    def fill(self, v: View, dice: Dice) -> State:
        self.first = None
        return super().fill(v, dice)

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        if self.first is None:
            self.first = a
        super().apply(s, a, tell)

    def result(self, v: View) -> Result:
        real = super().result(v)
        wins = self.first == self.lucky
        ranks = [2 - wins if p == self.seat else 1 + wins for p in range(v.seats)]
        return Result(real.scores, ranks, real.reason, "", ())


@pytest.mark.parametrize("name", names())
def test_it_finds_the_one_option_that_wins(name: str) -> None:
    """Imagined games are played to the end. Instinct counts for nothing, as it would rather not win like that."""
    g = game(name)
    s = position(g, f"seats={min(g.seats_allowed({}))}", 10_000)  # the last choice of a game is soon played out
    view = view_of(g, s)
    legal = g.legal(view)
    without_prejudice = Settings(cut=-1, heat=1000.0, wide=100.0, doubt=0.0)
    for lucky in (legal[0], legal[-1]):
        rigged = Rigged(g, lucky, int(s.actor))
        found = Search(rigged, instinct(name), without_prejudice).think(view, 5 * len(legal), 0.0, 3)
        assert found[0].action == lucky
        assert found[0].value == 1.0
        assert all(other.value == 0.0 for other in found[1:])


# -- how much it thinks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_it_imagines_as_many_worlds_as_its_budget_has_iterations(name: str) -> None:
    for iterations in (1, 2, 17):
        counted = Counted(game(name))
        choice(counted, view_of(counted, position(counted, "seats=3", 20)), Budget(iterations=iterations))
        assert counted.worlds == iterations


def test_without_any_limit_it_sets_itself_one() -> None:
    counted = Counted(game("porto"))
    choice(counted, view_of(counted, position(counted, "seats=3", 20)), Budget())
    assert counted.worlds == SearchBot.usual


@pytest.mark.parametrize("milliseconds", [0, 1, 20])
def test_a_budget_of_milliseconds_ends(milliseconds: int) -> None:
    """Even where that is too little for anything, at least one world is looked at."""
    counted = Counted(game("carthago"))
    view = view_of(counted, position(counted, "seats=4", 10))
    assert choice(counted, view, Budget(milliseconds=milliseconds)) in counted.legal(view)
    assert counted.worlds >= 1


def test_time_that_is_over_before_it_begins_still_gives_an_answer() -> None:
    """As on a machine so busy that the process was not let in meanwhile."""
    g = game("carthago")
    view = view_of(g, position(g, "seats=4", 10))
    assert searching(g).think(view, 0, 1e-9, 3)[0].action in g.legal(view)


def test_the_first_limit_that_is_reached_counts() -> None:
    g = game("porto")
    view = view_of(g, position(g, "seats=3", 30))
    assert choice(g, view, Budget(20, 600_000)) == choice(g, view, Budget(20))
    counted = Counted(g)
    choice(counted, view, Budget(1 << 40, 5))
    assert 1 <= counted.worlds < 1 << 40


def interrupted_thought(search: Search, view: View) -> None:
    threading.Timer(0.05, signal.raise_signal, [signal.SIGINT]).start()
    search.think(view, 0, 20.0, 1)


def test_ctrl_c_ends_a_long_thought_and_other_threads_run_meanwhile() -> None:
    """Compiled, too. The signal comes from another thread, so that one must have run."""
    g = game("porto")
    view = view_of(g, position(g, "seats=3", 20))
    search = searching(g)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    gc.disable()  # Hypothesis has a callback there: an interrupt that meets it is swallowed with a warning
    try:
        with pytest.raises(KeyboardInterrupt):
            interrupted_thought(search, view)
    finally:
        gc.enable()
        signal.signal(signal.SIGINT, before)
    assert search.think(view, 5, 0.0, 1)[0].action in g.legal(view)


def test_a_forced_move_is_not_thought_about() -> None:
    counted = Counted(game("porto"))
    s = counted.start(counted.options(3))
    dice = FastDice(2)
    counted.roll(s, dice)
    while len(counted.legal(s)) > 1:
        counted.apply(s, counted.legal(s)[0])
        counted.roll(s, dice)
    view = view_of(counted, s)
    assert [bot("search").choose(counted, view, Budget(iterations=1000), NoDice())] == counted.legal(view)
    assert counted.worlds == 0


# -- what it remembers ------------------------------------------------------------------------------------------------

THOUGHT = 60


def kept(search: Search, counted: Counted, view: View) -> int:
    """How many of the visits of its root it did not have to pay for in this decision."""
    before = counted.worlds
    search.think(view, THOUGHT, 0.0, 5)
    return int(search.root.visits) - (counted.worlds - before)


def two_in_a_row(name: str) -> tuple[Counted, Search, State]:
    """A search that has thought about one choice, and the next one of the same seat, with nothing drawn between."""
    for choices in range(3, 200):
        counted = Counted(game(name))
        s = position(counted, "seats=3", choices)
        seat = int(s.actor)
        search = searching(counted)
        best = search.think(view_of(counted, s), THOUGHT, 0.0, 5)[0].action
        counted.apply(s, best)
        if s.actor == seat and len(counted.legal(s)) > 1:
            return counted, search, s
    raise AssertionError("nobody has two choices in a row")


@pytest.mark.parametrize("name", names())
def test_what_it_has_foreseen_it_need_not_think_of_again(name: str) -> None:
    counted, search, s = two_in_a_row(name)
    known = kept(search, counted, view_of(counted, s))
    assert known > 0
    fresh = searching(counted)
    assert kept(fresh, counted, view_of(counted, s)) == 0
    assert search.root.visits >= fresh.root.visits == THOUGHT


@pytest.mark.parametrize("name", names())
def test_it_looks_at_half_as_many_worlds_anew_whatever_it_remembers(name: str) -> None:
    counted, search, s = two_in_a_row(name)
    view = view_of(counted, s)
    for _ in range(4):
        before = counted.worlds
        search.think(view, THOUGHT, 0.0, 5)
        assert THOUGHT // 2 <= counted.worlds - before <= THOUGHT
        search.think(view_of(counted, position(counted, "seats=3", 0, seed=99)), 1, 0.0, 5)  # in another game


@pytest.mark.parametrize("name", names())
def test_another_game_is_thought_about_from_the_beginning(name: str) -> None:
    counted, search, s = two_in_a_row(name)
    other = view_of(counted, position(counted, "seats=3", 25, seed=77))
    assert other.key() != view_of(counted, s).key()
    assert kept(search, counted, other) == 0
    assert kept(search, counted, view_of(counted, s)) == 0, "the first game is forgotten"


def test_a_bot_that_comes_to_another_title_begins_anew() -> None:
    player = bot("search")
    for name in (*names(), names()[0]):
        counted = Counted(game(name))
        view = view_of(counted, position(counted, "seats=3", 5))
        assert player.choose(counted, view, Budget(iterations=8), FastDice(1)) in counted.legal(view)
        assert counted.worlds == 8


# -- how well ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", known_to_bots())
def test_it_beats_random_seats(name: str) -> None:
    """In at least three quarters of the games."""
    games = 12 if FULL else 2
    won = 0
    g = game(name)
    for seed in range(games):
        dice, thoughts = FastDice(seed + 40), FastDice(seed)
        s = g.start(g.options())  # as few seats as can be
        seat = seed % int(s.seats)
        player, other = bot("search"), bot("random")
        g.roll(s, dice)
        while s.actor >= 0:
            who = player if s.actor == seat else other
            g.apply(s, who.choose(g, view_of(g, s), Budget(iterations=6), thoughts))
            g.roll(s, dice)
        won += g.result(s).winners == (seat,)
    assert won >= 0.75 * games, f"{won} of {games}"
