"""What Porto's module knows: figures for every option, evident choices, and who is likely to win."""

from __future__ import annotations

from math import isfinite

import pytest

from cothon.bots.porto.instinct import make
from cothon.bots.porto.values import FEATURES, award
from cothon.core import OVER, State
from cothon.core.arr import new_arr, new_floats
from cothon.core.view import View
from cothon.games import game
from cothon.games.porto.scoring import path_awards
from cothon.play.dice import FastDice
from games.porto.seen import CARRIER_FIRST, board
from games.porto.test_20_examples import PX14
from kit.variants import VARIANTS

G = game("porto")
SENSE = make()
BUF, FIGURES = new_arr(len(G.actions)), new_floats(len(G.actions))


def rated(v: View) -> dict[int, float]:
    """The figure of each legal option."""
    n = int(G.legal_into(v, BUF))
    SENSE.rate(v, BUF, n, FIGURES)
    return {int(BUF[i]): float(FIGURES[i]) for i in range(n)}


def best(v: View) -> int:
    figures = rated(v)
    return max(figures, key=lambda a: figures[a])


def play(options: str, knowing: set[int], seed: int, look: bool = False) -> State:
    """The module plays the seats of `knowing`, chance the others; with `look` every position is looked at."""
    dice = FastDice(seed)
    s = G.start(G.options_from(options))
    G.roll(s, dice)
    while s.actor != OVER:
        if look:
            look_at(s)
        seat = int(s.actor)
        legal = G.legal(s)
        a = best(G.mask(s, seat)) if seat in knowing and len(legal) > 1 else legal[dice.below(len(legal))]
        G.apply(s, a)
        G.roll(s, dice)
    return s


def look_at(s: State) -> None:
    """Figures are finite and the same in the state as in the actor's view; features are small; chances are chances."""
    figures = rated(s)
    assert list(figures) == G.legal(s)
    assert all(isfinite(x) and abs(x) < 10 for x in figures.values())
    assert figures == rated(G.mask(s, int(s.actor)))
    assert 0 <= SENSE.progress(s) <= 1
    told, chances = new_floats(len(FEATURES)), new_floats(5)
    for p in range(int(s.seats)):
        SENSE.describe(s, p, told)
        assert all(isfinite(x) and abs(x) < 12 for x in told), dict(zip(FEATURES, told, strict=True))
    SENSE.chances(s, chances)
    assert sum(chances) == pytest.approx(1)
    assert all(0 < chances[p] < 1 for p in range(int(s.seats)))


@pytest.mark.parametrize("options", VARIANTS["porto"])
def test_every_option_of_every_variant_has_a_figure_that_hangs_on_nothing_hidden(options: str) -> None:
    play(options, {0, 2}, 7, look=True)


def test_the_best_figures_beat_three_random_seats() -> None:
    won, games = 0, 24
    for seed in range(games):
        me = seed % 4
        won += G.result(play("seats=4", {me}, seed)).winners == (me,)
    assert won >= 0.95 * games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_best_figures_among_themselves_fill_the_palace(seats: int) -> None:
    scores = [G.result(play(f"seats={seats}", set(range(seats)), seed)).scores for seed in range(6)]
    assert 6 <= sum(max(s) for s in scores) / len(scores) <= 11
    assert sum(sum(s) for s in scores) / len(scores) >= 6 * seats


def choice(*lines: str, doing: tuple[str, ...] = ()) -> str:
    b = board(*lines).do(*doing)
    return G.actions.label(best(G.mask(b.s, b.actor)))


def test_it_delivers_on_a_palace_space_and_buys_a_place_with_the_income() -> None:
    assert choice(*PX14) == "card:5"
    assert choice(*PX14, doing=("card:5",)) == "store:grain"
    assert choice(*PX14, doing=("card:5", "store:grain", "dock:iberia1")) == "house"
    assert choice(*PX14, doing=("card:5", "store:grain", "dock:iberia1", "house")) == "take"


def test_it_buys_a_place_rather_than_a_good_that_leaves_too_little_for_it() -> None:
    lines = ["cards: carrier carrier aristocrat captain merchant loadmaster", "points 0: 2", "market: wine oil"]
    assert choice(*lines, "talents 0: 6", doing=("card:5",)) == "bonus_only"
    assert choice(*lines, "talents 0: 30", doing=("card:5",)) != "bonus_only"  # both


def test_it_brings_a_good_to_the_ship_that_wants_it_rather_than_to_an_empty_dock() -> None:
    lines = [CARRIER_FIRST, "docks 0: rome2 iberia1", "harbour: iberia1=24", "store 0: grain"]
    assert choice(*lines) == "card:1"
    assert choice(*lines, doing=("card:1", "store:grain")) == "dock:iberia1"


def test_it_uses_the_privilege_of_a_place_as_soon_as_it_can_pay() -> None:
    assert choice(CARRIER_FIRST, "held: 5/0", "talents 0: 30") == "use:5"


def test_it_loads_from_the_store_what_it_needs_least() -> None:  # P13.10
    lines = ["docks 0: rome1 iberia1", "harbour: rome1=12 iberia1=24", "held: 14/0", CARRIER_FIRST]
    assert choice(*lines, "store 0: oil grain") == "use:14"
    assert choice(*lines, "store 0: oil grain", doing=("use:14",)) == "store:oil:rome1"  # 24 wants the grain
    assert choice(*lines, "store 0: grain", doing=("use:14",)) == "store:grain:iberia1"
    assert choice("options: load_any=at_dock", *lines, "store 0: oil grain") != "use:14"


def test_a_card_that_loads_from_the_store_makes_a_load_ready() -> None:  # P13.10
    for load_any, told in (("from_store", 1.0), ("at_dock", 0.0)):
        lines = [f"options: load_any={load_any}", "docks 0: rome1", "harbour: rome1=12", "store 0: oil"]
        assert described("load ready", *lines, "held: 14/0") == told
        assert described("load ready", *lines) == 0.0
        assert described("load ready", *lines[:3], "held: 14/0") == 0.0  # with nothing to load


def test_servants_on_action_cards_count_for_the_last_place_if_they_come_home() -> None:  # P15.3
    lines = ["decade: 5", "round: 5", "turn: 1", "sp: 0", "talents 0: 25", "points 0: 6", "reserve 0: 0"]
    for servants, told in (("home", 0.5), ("stay", 0.0)):
        assert described("buyable", f"options: final_servants={servants}", *lines) == told


def described(feature: str, *lines: str) -> float:
    told = new_floats(len(FEATURES))
    SENSE.describe(board(*lines).s, 0, told)
    return float(told[FEATURES.index(feature)])


def test_a_deck_that_only_others_know_does_not_change_its_figures() -> None:
    lines = ["temple 0: 3", "charter 0: 1", "store 0: wine", "held: 15/1", CARRIER_FIRST]
    one, other = (board(*lines, top).s for top in ("top: 17 21 9", "top: 1 10 14"))
    assert rated(one) == rated(other)


def test_the_award_of_the_path_is_that_of_the_account() -> None:
    for seed in range(12):
        dice = FastDice(seed)
        s = G.start(G.options_from(f"seats={3 + seed % 3} intrigue_table={'AB'[seed % 2]}"))
        G.roll(s, dice)
        while s.actor != OVER:
            assert [int(award(s, p, 0)) for p in range(int(s.seats))] == path_awards(s)
            legal = G.legal(s)
            path = G.actions.id("path")
            G.apply(s, path if path in legal else legal[dice.below(len(legal))])
            G.roll(s, dice)


def test_the_seat_far_ahead_has_by_far_the_greatest_chance() -> None:
    places = ["decade: 4", "palace: 1 1 1 1 1 0 2", "talents 1: 25"]
    b = board(*places, "points 0: 3", "points 1: 6", "points 2: 3", CARRIER_FIRST)
    chances = new_floats(5)
    SENSE.chances(b.s, chances)
    assert chances[1] > 0.8
    assert chances[0] < 0.15
    assert chances[2] < 0.15
