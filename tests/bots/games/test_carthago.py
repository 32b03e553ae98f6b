"""Carthago's instinct: a figure for every option, sensible choices, and chances that follow what seats have."""

from __future__ import annotations

from math import isfinite

import pytest

from cothon.bots.carthago.instinct import make
from cothon.core import CHANCE, State, View
from cothon.core.arr import new_arr, new_floats
from cothon.games import game
from cothon.play.dice import FastDice
from kit.board import Board
from kit.variants import VARIANTS

G = game("carthago")
SENSE = make()
BUF, FIGURES, TOLD = new_arr(len(G.actions)), new_floats(len(G.actions)), new_floats(len(SENSE.features))


def rated(v: View) -> dict[str, float]:
    """The figure of every legal option, by label."""
    n = int(G.legal_into(v, BUF))
    SENSE.rate(v, BUF, n, FIGURES)
    return {G.actions.label(int(BUF[i])): float(FIGURES[i]) for i in range(n)}


def best(v: View) -> int:
    n = int(G.legal_into(v, BUF))
    SENSE.rate(v, BUF, n, FIGURES)
    return int(BUF[max(range(n), key=lambda i: FIGURES[i])])


def choice(text: str) -> str:
    s = Board("carthago", text).s
    return G.actions.label(best(G.mask(s, int(s.actor))))


def chances(s: State) -> list[float]:
    out = new_floats(int(s.seats))
    SENSE.chances(s, out)
    return [float(x) for x in out]


def told(s: State, seat: int) -> dict[str, float]:
    SENSE.describe(s, seat, TOLD)
    return dict(zip(SENSE.features, [float(x) for x in TOLD], strict=True))


@pytest.mark.parametrize("options", VARIANTS["carthago"])
def test_every_option_of_every_decision_gets_a_figure_with_holes_and_without(options: str) -> None:
    for seed in range(2):
        dice, s = FastDice(seed), G.start(G.options_from(options))
        G.roll(s, dice)
        while s.actor >= 0:
            seen, whole = rated(G.mask(s, int(s.actor))), rated(s)
            assert seen == whole, "others' hidden cards play no part"  # C16.3
            assert all(isfinite(x) and abs(x) < 100 for x in seen.values()), seen
            labels = list(seen)
            noisy = dice.below(4) == 0
            at = dice.below(len(labels)) if noisy else labels.index(max(labels, key=lambda name: seen[name]))
            G.apply(s, G.legal(s)[at])
            G.roll(s, dice)


@pytest.mark.parametrize("options", VARIANTS["carthago"])
def test_chances_sum_to_one_and_features_keep_their_size(options: str) -> None:
    dice, s, gone = FastDice(3), G.start(G.options_from(options)), 0.0
    G.roll(s, dice)
    while s.actor >= 0:
        found = chances(s)
        assert abs(sum(found) - 1) < 1e-9
        assert all(0 <= x <= 1 for x in found)
        for p in range(int(s.seats)):
            assert all(isfinite(x) and abs(x) < 8 for x in told(s, p).values()), told(s, p)
        assert 0 <= gone <= SENSE.progress(s) < 1
        gone = SENSE.progress(s)
        G.apply(s, best(s) if dice.below(3) else G.legal(s)[dice.below(len(G.legal(s)))])
        G.roll(s, dice)
    assert gone > 0.9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players_and_its_chances_know_it(seats: int) -> None:
    won = sure = 0
    for seed in range(12):
        dice, s, mine = FastDice(50 + seed), G.start(G.options(seats)), seed % seats
        last = 0.0
        while s.actor >= CHANCE:
            G.roll(s, dice)
            if s.actor < 0:
                break
            last = chances(s)[mine]
            legal = G.legal(s)
            G.apply(s, best(G.mask(s, mine)) if s.actor == mine else legal[dice.below(len(legal))])
        won += G.result(s).winners == (mine,)
        sure += last > 0.8
    assert won >= 11
    assert sure >= 11


def test_it_delivers_when_it_can() -> None:
    text = "hand 0: base T1 T50\ndocks: DY1/0 OI1 GL1\nregular: 1 0\nmarkers:"
    assert choice(text) == "delivery"
    assert choice("ask: deliver\nspace: delivery\nwarred: yes\ndocks: DY1/0 OI1 GL1\nhand 0: T1") == "trading:1"


def test_it_pays_with_what_it_needs_least() -> None:
    assert choice("hand 0: B-market T2 T9\nask: card\nspace: market\ndue: 1") == "pay:B-market"
    assert choice("ask: crew\nspace: delivery\nhand 0: T1 T50\ndocks: DY1/0 OI1 GL1") == "give:T50"


def test_it_pays_coins_without_waste_and_rates_the_rest_by_what_they_give_away() -> None:
    """T9 has 6 coins, T12 too, T1 has 2: two coins are due."""
    text = "ask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T9 T12 T1"
    found = rated(Board("carthago", text).s)
    assert choice(text) == "coin:T1"
    assert found["coin:T9"] < found["coin:T1"] < 0


def test_a_first_card_is_rated_with_the_cheapest_rest() -> None:
    """C5.9: seven due. Six and two are enough; six and five give more away, though the first card is the same."""
    text = "ask: coins\nspace: market\nback: after\nspot: W7\ndue: {}\nhand 0: T9 T6 T1"
    whole, rest = rated(Board("carthago", text.format(7)).s), rated(Board("carthago", text.format(1)).s)
    assert whole["coin:T9"] == pytest.approx(rest["coin:T9"] + rest["coin:T1"])


def test_it_sends_escorts() -> None:
    assert choice("ask: escort\nspace: delivery\nship: CE3\nactive 0: JE2\nwarred: yes") == "escorts"


def test_it_takes_a_seat_for_its_ships_in_the_last_turn() -> None:
    text = (
        "decade: 3\nround: 5\nask: after\nspace: market\nmarkers: market delivery\nhand 0: T9 T12 T1\n"
        "active 0: DY1 OI1 GL1 JE1 JE2 JE5\nforum: 1 0"
    )
    assert choice(text).startswith("seat:")
    legacy = text.replace("JE1 JE2", "CE1")
    assert choice(legacy) == "legacy:victory", "seven points are more than five"


def test_intrigue_opens_a_guild_action_that_is_worth_it() -> None:
    text = (
        "decade: 3\nround: 5\nask: after\nspace: market\nmarkers: residence delivery\nhand 0: T9 T12 T1\n"
        "active 0: DY2 OI1 GL1 CE1 JE3 OI2\nforum: 1 0"
    )
    assert choice(text) == "intrigue"
    assert choice(text.replace("ask: after", "ask: target\nback: after\npicked: residence")) == "market"


def test_the_seat_with_more_ships_and_seats_is_likelier_to_win() -> None:
    text = "decade: {}\nround: 4\nactive 0: DY1 OI1 GL1 CE1\nforum: 3 0\nactive 1: JE1 JE2"
    early, late = chances(Board("carthago", text.format(1)).s), chances(Board("carthago", text.format(3)).s)
    assert early[0] > 0.6
    assert late[0] > 0.9


def test_a_seat_that_is_being_paid_for_counts_as_taken() -> None:
    text = "space: market\nhand 0: T9 T12\nactive 0: DY1\n"
    paying = Board("carthago", f"{text}ask: coins\nback: after\nspot: W10\ndue: 10").s
    waiting = Board("carthago", f"{text}ask: after\nmarkers: market delivery").s
    assert told(paying, 0)["score"] > told(waiting, 0)["score"]
    assert told(paying, 0)["discs"] < told(waiting, 0)["discs"]


@pytest.mark.parametrize(("reading", "seats"), [("right", 1), ("every", 2)])
def test_an_emptied_left_column_is_worth_the_seats_it_brings(reading: str, seats: int) -> None:  # C13.2
    text = f"options: seats=2 column_seat={reading}\ndecade: 3\nround: 5\nactive 0: DY1 DY2 DY3 DY4\n"
    before = told(Board("carthago", f"{text}freed 0: 2 0 0").s, 0)
    after = told(Board("carthago", f"{text}freed 0: 3 0 0").s, 0)
    assert (after["score"] - before["score"]) * 20 == pytest.approx(4 * seats)
    column = f"{text}freed 0: 2 0 0\nask: column\nspace: residence\nhand 0: T1 T2 T3 T10 T11\n"
    left = rated(Board("carthago", column).s)
    assert left["left"] - left["middle"] == pytest.approx(4 * seats - 0.9)  # a card more than the middle one


def test_a_middle_column_promises_a_seat_only_where_every_column_is_one() -> None:  # C13.2
    text = "decade: 1\nask: column\nspace: residence\nhand 0: T10 T11 T13 T14\nactive 0: DY1 DY2\nseats: W8/0"
    right = rated(Board("carthago", f"options: seats=2\n{text}").s)
    every = rated(Board("carthago", f"options: seats=2 column_seat=every\n{text}").s)
    assert right["right"] == pytest.approx(every["right"])
    assert right["middle"] < every["middle"] - 1


def test_it_uses_an_effect_that_makes_an_action_possible() -> None:  # C4.8
    embargo = "hand 0: B-delivery T16\ndocks: OI1/0 DY1 GL1\noutside: GL2 GL3\nactive 0: DY5\nseats: W8/0 W9/0"
    assert choice(embargo) == "embargo"
    assert choice(f"options: seats=2 effects_open=none\n{embargo}") == "pass"
    intrigue = (
        "hand 0: B-trading_dock T36 T45\ndocks: OI1/0 OI2/0 OI3\noutside: OI4 OI5\nactive 0: DY2\n"
        "inactive 0: DY1 DY3 DY6\ndecade: 3\nround: 5\nmarkers: residence delivery"
    )
    b = Board("carthago", intrigue)
    assert b.options == ["intrigue", "pass"]
    assert choice(intrigue) == "intrigue"
    b.do("intrigue", "residence")
    assert b.options == ["trading_dock"]


def test_it_pays_no_more_than_it_must_where_it_may() -> None:  # C5.8
    text = (
        "options: seats=2 overpay=free\nask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T9 T3 T1"
    )
    b = Board("carthago", text)
    assert choice(text) == "coin:T1"
    b.do("coin:T3")
    assert G.actions.label(best(b.s)) == "none"
    assert told(b.s, 0)["cards"] == pytest.approx(2 / 6)
