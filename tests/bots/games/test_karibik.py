"""Karibik's instinct: a figure for every option, sensible choices, and chances that know who is ahead."""

from __future__ import annotations

from math import isfinite

import pytest

from cothon.bots.instinct import Instinct, instinct
from cothon.core import Game, State, View
from cothon.core.arr import new_arr, new_floats
from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from kit.variants import VARIANTS

SENSE = instinct("karibik")


def figures(g: Game, v: View, sense: Instinct = SENSE) -> dict[int, float]:
    """The figure of each legal option."""
    buf, out = new_arr(len(g.actions)), new_floats(len(g.actions))
    n = int(g.legal_into(v, buf))
    sense.rate(v, buf, n, out)
    return {int(buf[i]): float(out[i]) for i in range(n)}


def best(found: dict[int, float]) -> int:
    """The first of those with the greatest figure."""
    return max(found, key=lambda a: found[a])


def choice(t: Table) -> str:
    label: str = t.game.actions.label(best(figures(t.game, t.game.mask(t.s, t.actor))))
    return label


def chances(v: View) -> list[float]:
    out = new_floats(int(v.seats))
    SENSE.chances(v, out)
    return [float(x) for x in out]


def play(text: str, seat: int, seed: int) -> State:
    """A game of the instinct at `seat` against random players."""
    g = game("karibik")
    dice = FastDice(seed)
    s = g.start(g.options_from(text))
    g.roll(s, dice)
    while s.actor >= 0:
        legal = g.legal(s)
        a = legal[dice.below(len(legal))]
        if s.actor == seat:
            a = best(figures(g, g.mask(s, seat)))
        g.apply(s, a)
        g.roll(s, dice)
    return s


# -- figures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", VARIANTS["karibik"])
def test_every_option_of_every_variant_gets_a_finite_figure_and_every_position_chances(text: str) -> None:
    """Half of the answers are the best, half are any; what cannot be seen changes no figure."""
    g = game("karibik")
    told = new_floats(len(SENSE.features))
    dice = FastDice(len(text))
    s = g.start(g.options_from(text))
    g.roll(s, dice)
    asked = 0
    while s.actor >= 0 and asked < 90:
        found = figures(g, g.mask(s, int(s.actor)))
        assert list(found) == g.legal(s)
        assert all(isfinite(x) and abs(x) < 50 for x in found.values()), found
        assert found == figures(g, s)
        assert 0.0 <= SENSE.progress(s) <= 1.0
        for p in range(int(s.seats)):
            SENSE.describe(s, p, told)
            assert all(isfinite(x) and abs(x) <= 8 for x in told), dict(zip(SENSE.features, told, strict=True))
        expected = chances(s)
        assert sum(expected) == pytest.approx(1)
        assert min(expected) >= 0
        legal = list(found)
        g.apply(s, best(found) if dice.below(2) else legal[dice.below(len(legal))])
        g.roll(s, dice)
        asked += 1
    assert asked > 20


def test_the_choice_depends_on_the_view_alone() -> None:  # K3.4
    """Another world behind the same view gets the same figures, also by an instinct that has seen other games."""
    g = game("karibik")
    dice = FastDice(4)
    s = g.start(g.options_from("seats=3 spent=unseen"))
    g.roll(s, dice)
    worlds = asked = 0
    while s.actor >= 0:
        asked += 1
        found = figures(g, g.mask(s, int(s.actor)))
        if asked % 4 == 0:
            other = g.fill(g.mask(s, int(s.actor)), dice)
            worlds += other.key() != s.key()
            assert figures(g, other, instinct("karibik")) == found
        g.apply(s, best(found))
        g.roll(s, dice)
    assert worlds > 0


@pytest.mark.parametrize("text", ["seats=4", "seats=4 spent=unseen", "seats=4 edition=portroyal120"])
def test_it_beats_three_random_players(text: str) -> None:
    g = game("karibik")
    games = 16
    won = sum(g.result(play(text, seed % 4, seed)).winners == (seed % 4,) for seed in range(games))
    assert won >= 0.9 * games


# -- evident choices --------------------------------------------------------------------------------------------------


def test_it_stops_when_the_next_card_is_too_dangerous() -> None:
    ships = "flute-4-5 skiff-4-5 frigate-4-skull"
    assert choice(Table(f"options: seats=2 start=0\nharbour: {ships}")) == "stop"
    assert choice(Table("options: seats=2 start=0\nharbour: flute-1-1")) == "reveal"


def test_strength_makes_it_bolder() -> None:
    harbour = "harbour: pinnace-1-1 flute-1-1"
    assert choice(Table(f"options: seats=2 start=0\n{harbour}\ndisplay 0: sailor-3*6 pirate-9")) == "reveal"


def test_it_completes_a_request_at_once_and_the_better_one() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 settler-4\nrow: exp-cc exp-ccs")
    assert choice(t) == "complete:exp-ccs"


def test_it_keeps_its_jacks() -> None:
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4*2 jack-6*2\nrow: exp-cc\npaying: exp-cc")
    assert t.options == ["give:captain", "give:jack"]
    assert choice(t) == "give:captain"


def test_it_never_busts_on_purpose() -> None:
    t = Table("options: seats=2 start=0 duplicate=ask\ndisplay 0: pirate-5\nharbour: skiff-2-3\ncard: skiff-2-1")
    assert choice(t) == "repel"


def test_a_second_ship_that_may_stay_is_kept_for_what_it_brings() -> None:  # K5.9
    lines = "options: seats=2 start=0 duplicate={}\ndisplay 0: pirate-5 pirate-7 sailor-3\nharbour: {}\ncard: {}"
    assert choice(Table(lines.format("stay", "skiff-1-1", "skiff-4-5"))) == "keep"
    assert choice(Table(lines.format("ask", "skiff-1-1", "skiff-4-5"))) == "repel"


def test_with_ships_that_may_stay_it_reveals_rather_than_stops() -> None:  # K5.9
    text = "options: seats=2 start=0 duplicate={}\ndisplay 0: pirate-5 pirate-7 sailor-3\nharbour: skiff-2-1 flute-2-1"
    stay, repelled = (figures(t.game, t.s)[0] for t in (Table(text.format("stay")), Table(text.format("auto"))))
    assert stay > repelled


def test_an_admiral_who_pays_at_once_is_worth_two_coins_more() -> None:  # K10.4
    text = """
        options: seats=2 start=0 admiral_now={}
        coins 0: 9
        harbour: flute-1-1 skiff-1-1 settler-4*2{} admiral-5
        asked: take 0
        """
    for more, coins in ((" priest-4", 2), ("", 0)):
        now, later = (Table(text.format(value, more)) for value in ("true", "false"))
        hire = now.game.actions.id("hire:admiral-5")
        gain = figures(now.game, now.s)[hire] - figures(later.game, later.s)[hire]
        assert (gain > 0) == (coins > 0)


@pytest.mark.parametrize(("empty", "taken"), [("true", "loot:flute"), ("false", "done")])
def test_it_takes_the_last_card_for_its_jesters(empty: str, taken: str) -> None:  # K10.5
    text = (
        "options: seats=2 start=0 jester_empty={}\ncoins 1: 3\ndisplay 1: jester-5\nharbour: flute-1-1\nasked: take 1"
    )
    assert choice(Table(text.format(empty))) == taken


@pytest.mark.parametrize(("requests", "sure"), [("step", True), ("turn", False)])
def test_whoever_may_still_complete_a_request_in_the_last_round_is_not_beaten(
    requests: str, sure: bool
) -> None:  # K6.2 K12.1
    t = Table(f"""
        options: seats=2 start=1 requests={requests}
        active: 0
        display 0: priest-4*2 pirate-9*1 mademoiselle-9*2
        display 1: exp-cc pirate-7 mademoiselle-7*2 sailor-5
        row: exp-pp
        harbour: flute-1-1
        ended: target
        asked: take 1
        """)
    assert SENSE.beaten(t.s, 0) == sure
    t.do("done")
    if sure:
        assert t.ask == "over"
    else:
        t.do("complete:exp-pp", "give:priest", "give:priest")
    assert t.game.result(t.s).winners == ((1,) if sure else (0,))


def test_it_takes_the_richest_ship_and_hires_what_completes_a_request() -> None:
    t = Table("options: seats=2 start=0\ncoins 0: 0\nharbour: flute-1-1 skiff-4-5\nasked: take 0")
    assert choice(t) == "loot:skiff"
    lines = ["options: seats=2 start=0", "coins 0: 4", "display 0: priest-4", "row: exp-pp"]
    t = Table("\n".join([*lines, "harbour: priest-4 skiff-2-1", "asked: take 0"]))
    assert choice(t) == "hire:priest-4"


def test_it_loots_first_to_hire_then() -> None:
    t = Table("options: seats=2 start=0\ncoins 0: 4\ntakes: 2\nharbour: flute-3-5 mademoiselle-7\nasked: take 0")
    assert choice(t) == "loot:flute"
    t.do("loot:flute")
    assert choice(t) == "hire:mademoiselle-7"


def test_it_does_not_pay_a_fee_for_a_single_coin() -> None:  # K9.11
    t = Table("options: seats=2 start=0\ncoins 1: 3\nharbour: flute-1-1\nasked: take 1")
    assert choice(t) == "done"


def test_it_hires_the_person_who_wins_rather_than_loot_a_rich_ship() -> None:  # K11.1
    lines = ["options: seats=2 start=0", "coins 0: 3", "display 0: exp-cc sailor-7*1 pirate-9*1"]
    harbour = "harbour: skiff-4-5 sailor-3"
    t = Table("\n".join([*lines, harbour, "asked: take 0"]))
    assert t.influence(0) == 9
    assert choice(t) == "hire:sailor-3"


# -- chances ----------------------------------------------------------------------------------------------------------


def test_the_seat_far_ahead_has_the_greater_chance() -> None:
    t = Table("options: seats=3 start=0\ncoins 1: 9\ndisplay 1: exp-cc pirate-9 sailor-7\ndisplay 2: sailor-3")
    first, ahead, last = chances(t.s)
    assert ahead > 0.7
    assert ahead > last
    assert ahead > first


def test_equal_seats_have_about_equal_chances() -> None:
    for seats in (2, 3, 4):
        t = Table(seats=seats, start=0)
        assert all(abs(x - 1 / seats) < 0.15 for x in chances(t.s))


def test_more_coins_and_a_completed_request_help() -> None:
    even = chances(Table("options: seats=2 start=0\ndisplay 0: sailor-5\ndisplay 1: sailor-5").s)[0]
    rich = chances(Table("options: seats=2 start=0\ncoins 0: 8\ndisplay 0: sailor-5\ndisplay 1: sailor-5").s)[0]
    assert rich > even
    lines = "options: seats=2 start=0\ndisplay 0: {} sailor-7 sailor-5\ndisplay 1: pirate-9 mademoiselle-9"
    with_request = chances(Table(lines.format("exp-cc")).s)[0]
    without = chances(Table(lines.format("jester-9")).s)[0]  # as much influence
    assert with_request > without


def test_a_hire_in_the_middle_of_its_payment_counts_as_done() -> None:  # K9.9
    """Between two coins that are turned over, the chances are near those after the last."""
    t = Table("options: seats=2 start=0\ncoins 0: 9\nharbour: pirate-9\nasked: take 0")
    t.do("hire:pirate-9")
    assert t.ask == "flip"
    half = chances(t.s)[0]
    while t.ask == "flip":
        t.draw(next(iter(t.chances)))
    assert abs(chances(t.s)[0] - half) < 0.12
