"""Clocks: rules from plain data, turns, increments, grace, coming back, tables put aside, servers that were down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cothon.core.errors import BadInput
from cothon.games import names
from cothon.play import clock
from cothon.play.clock import DAY, HOUR, NOBODY, SECOND, ClockRule, Clocks
from cothon.play.dice import FastDice
from kit.players import new_match

NONE = clock.rule({"kind": "none"})
BANK = clock.rule({"kind": "bank", "bank_s": 300, "increment_s": 5})
MOVE = clock.rule({"kind": "move", "move_s": 60})
DAYS = clock.rule({"kind": "days", "days": 2})
ALL = [NONE, BANK, MOVE, DAYS]
T = 1_700_000_000_000
"""Some time or other."""


def running(rule: ClockRule, seat: int = 0, seats: int = 3, now: int = T) -> Clocks:
    return clock.passes_to(clock.begin(rule, seats), rule, seat, now)


# -- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ALL, ids=lambda r: r.kind)
def test_a_rule_survives_being_plain_data(rule: ClockRule) -> None:
    assert clock.rule(json.loads(json.dumps(rule.as_dict()))) == rule


def test_plain_data_has_the_fields_of_its_kind_only() -> None:
    assert [list(r.as_dict()) for r in ALL] == [
        ["kind"],
        ["kind", "bank_s", "increment_s"],
        ["kind", "move_s"],
        ["kind", "days"],
    ]


@pytest.mark.parametrize(
    ("kind", "field", "low", "high"),
    [
        ("bank", "bank_s", 10, 24 * 3600),
        ("bank", "increment_s", 0, 600),
        ("move", "move_s", 5, 24 * 3600),
        ("days", "days", 1, 30),
    ],
)
def test_every_field_has_its_limits_and_is_named(kind: str, field: str, low: int, high: int) -> None:
    usual: dict[str, Any] = {"kind": kind} | ({"bank_s": 60} if kind == "bank" else {})
    for value in (low, high):
        assert clock.rule({**usual, field: value}).as_dict()[field] == value
    for bad in (low - 1, high + 1, -1, 10**30, "7", 7.0, True, None, [7]):
        with pytest.raises(BadInput, match=rf"clock\.{field}: must be a whole number {low}\.\.{high}"):
            clock.rule({**usual, field: bad})


def test_missing_unknown_and_wrong_fields_are_named() -> None:
    with pytest.raises(BadInput, match=r"clock\.bank_s: is missing; a whole number 10\.\.86400"):
        clock.rule({"kind": "bank", "increment_s": 5})
    with pytest.raises(BadInput, match=r"clock\.days: is missing"):
        clock.rule({"kind": "days"})
    with pytest.raises(
        BadInput, match=r"clock\.move_s: no such field with the kind bank: there are bank_s, increment_s"
    ):
        clock.rule({"kind": "bank", "bank_s": 60, "move_s": 5})
    with pytest.raises(BadInput, match=r"clock\.bank_s: no such field with the kind none: it stands alone"):
        clock.rule({"kind": "none", "bank_s": 60})
    for bad in ({}, {"kind": "blitz"}, {"kind": 3}, {"kind": []}, [], "none", None):
        with pytest.raises(BadInput, match=r"clock\.kind: must be one of none, bank, move, days"):
            clock.rule(bad)  # type: ignore[arg-type]


def test_an_increment_may_be_left_out() -> None:
    assert clock.rule({"kind": "bank", "bank_s": 60}) == clock.rule({"kind": "bank", "bank_s": 60, "increment_s": 0})


def test_warnings_and_grace() -> None:
    assert clock.warn_before(BANK) == 30 * SECOND
    assert clock.warn_before(clock.rule({"kind": "bank", "bank_s": 10})) == 2500
    assert clock.warn_before(MOVE) == 15 * SECOND
    assert clock.warn_before(clock.rule({"kind": "move", "move_s": 86_400})) == 30 * SECOND
    assert clock.warn_before(DAYS) == 12 * HOUR
    assert [clock.grace(r) for r in ALL] == [0, 20 * SECOND, 20 * SECOND, 6 * HOUR]
    assert clock.warn_before(NONE) == 0


# -- turns -----------------------------------------------------------------------------------------------------------


def test_at_the_beginning_everybody_has_the_whole_time_and_none_runs() -> None:
    assert clock.begin(BANK, 3) == Clocks([300_000] * 3, NOBODY, 0)
    assert clock.begin(MOVE, 2).left == [60_000] * 2
    assert clock.begin(DAYS, 2).left == [2 * DAY] * 2
    assert clock.begin(NONE, 2).left == [0, 0]
    for rule in ALL:
        assert clock.runs_out_at(clock.begin(rule, 3), rule) is None


def test_a_bank_loses_what_passes_and_gains_the_increment_after_the_turn() -> None:
    clocks = running(BANK, 0)
    assert clock.left_now(clocks, 0, T + 40_000) == 260_000
    assert clock.left_now(clocks, 1, T + 40_000) == 300_000
    clocks = clock.passes_to(clocks, BANK, 1, T + 40_000)
    assert clocks == Clocks([265_000, 300_000, 300_000], 1, T + 40_000, ended=0, had=260_000)
    assert clock.runs_out_at(clocks, BANK) == T + 340_000


@pytest.mark.parametrize("rule", [MOVE, DAYS], ids=lambda r: r.kind)
def test_each_turn_has_its_whole_time(rule: ClockRule) -> None:
    clocks = running(rule, 0)
    assert clock.runs_out_at(clocks, rule) == T + rule.limit
    assert clock.left_now(clocks, 0, T + 1000) == rule.limit - 1000
    clocks = clock.passes_to(clocks, rule, 1, T + rule.limit - 1)
    assert clocks.left == [rule.limit] * 3
    clocks = clock.passes_to(clocks, rule, 0, T + rule.limit)
    assert clock.runs_out_at(clocks, rule) == T + 2 * rule.limit


@pytest.mark.parametrize("rule", ALL, ids=lambda r: r.kind)
def test_the_same_seat_asked_again_goes_on_with_its_turn(rule: ClockRule) -> None:
    clocks = running(rule, 1)
    for later in (0, 1, 5000, 10**9):
        assert clock.passes_to(clocks, rule, 1, T + later) == clocks
    stopped = clock.passes_to(clocks, rule, NOBODY, T + 5000)
    assert clock.passes_to(stopped, rule, NOBODY, T + 9000) == stopped


def test_when_nobody_is_asked_whose_time_counts_the_turn_is_over() -> None:
    """A bot comes next, or the game is over."""
    clocks = clock.passes_to(running(BANK, 0), BANK, NOBODY, T + 10_000)
    assert clocks.left == [295_000, 300_000, 300_000]
    assert clock.runs_out_at(clocks, BANK) is None
    assert clock.left_now(clocks, 0, T + 10**9) == 295_000


def test_without_a_clock_nothing_ever_runs_out() -> None:
    clocks = running(NONE, 0)
    assert clocks.running == 0
    assert clock.runs_out_at(clocks, NONE) is None
    clocks = clock.passes_to(clocks, NONE, 1, T + 10**9)
    assert clocks.left == [0, 0, 0]


def test_what_was_overrun_is_not_owed() -> None:
    """Answered in the grace period: the bank is empty, not below, and gets its increment."""
    clocks = running(BANK, 0)
    late = T + 300_000 + 15_000
    assert clock.left_now(clocks, 0, late) == 0
    assert clock.passes_to(clocks, BANK, 1, late).left[0] == 5_000


def test_time_that_goes_backwards_costs_and_gives_nothing() -> None:
    clocks = running(BANK, 0)
    assert clock.left_now(clocks, 0, T - 10_000) == 300_000
    assert clock.passes_to(clocks, BANK, 1, T - 10_000).left[0] == 305_000
    assert clock.pause(clocks, T - 10_000).left == clocks.left
    assert clock.forgive(clocks, BANK, T, T - 10_000) == clocks


@pytest.mark.parametrize("name", names())
def test_in_a_real_match_a_stretch_of_answers_of_one_seat_is_one_turn(name: str) -> None:
    """The bank books balance over a whole match; each question takes a second."""
    rule = clock.rule({"kind": "bank", "bank_s": 3600, "increment_s": 7})
    match = new_match(name)
    dice = FastDice(4)
    now = T
    clocks = clock.passes_to(clock.begin(rule, 3), rule, match.actor, now)
    spent, turns, answers = [0, 0, 0], [0, 0, 0], 0
    while (seat := match.actor) is not None:
        now += SECOND
        spent[seat] += SECOND
        offers = match.offers(seat)
        match.submit(seat, offers[dice.below(len(offers))].id, match.version)
        answers += 1
        turns[seat] += match.actor != seat
        clocks = clock.passes_to(clocks, rule, NOBODY if match.actor is None else match.actor, now)
    assert clocks.running == NOBODY
    assert clocks.left == [3600 * SECOND - spent[p] + 7 * SECOND * turns[p] for p in range(3)]
    assert sum(turns) < answers


@pytest.mark.parametrize("rule", ALL, ids=lambda r: r.kind)
def test_clocks_are_values(rule: ClockRule) -> None:
    clocks = running(rule, 1)
    before = json.dumps(clocks.as_dict())
    for seat in (NOBODY, 0, 1, 2):
        clock.passes_to(clocks, rule, seat, T + 7000).left[0] += 1_000_000 * (seat != 1)
    for other in (
        clock.refill(clocks, rule, 1, T + 7000),
        clock.pause(clocks, T + 7000),
        clock.resume(clocks, 2, T + 7000),
    ):
        other.left[0] = -7
    clock.forgive(clocks, rule, T + 1000, T + 7000)
    assert json.dumps(clocks.as_dict()) == before


@pytest.mark.parametrize("rule", ALL, ids=lambda r: r.kind)
def test_clocks_survive_being_plain_data(rule: ClockRule) -> None:
    for clocks in (clock.begin(rule, 3), running(rule, 2)):
        assert Clocks.from_dict(json.loads(json.dumps(clocks.as_dict()))) == clocks


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("left", None),
        ("left", [1, "2"]),
        ("left", [1, 2.5]),
        ("running", 2),
        ("running", -2),
        ("running", "0"),
        ("running", True),
        ("since", None),
        ("since", 1.5),
        ("ended", 2),
        ("had", None),
    ],
)
def test_bad_data_of_clocks_is_named(field: str, value: object) -> None:
    good = Clocks([1, 2], 0, 5).as_dict()
    with pytest.raises(BadInput, match=rf"clocks\.{field}: must be"):
        Clocks.from_dict({**good, field: value})
    with pytest.raises(BadInput, match=rf"clocks\.{field}: must be"):
        Clocks.from_dict({k: v for k, v in good.items() if k != field})


# -- when something came in between ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bank_s", "increment_s", "left_s", "gets_s"),
    [
        (300, 5, 0, 30),  # half a minute
        (300, 5, 12, 30),
        (300, 5, 100, 100),  # who has more keeps it
        (300, 60, 0, 60),  # or the increment, if that is more
        (20, 5, 0, 20),  # but not more than the bank
        (20, 60, 0, 20),
        (20, 5, 45, 45),  # increments may have made it more; nothing is taken away
    ],
)
def test_who_comes_back_has_a_bank_to_play_on_with(bank_s: int, increment_s: int, left_s: int, gets_s: int) -> None:
    rule = clock.rule({"kind": "bank", "bank_s": bank_s, "increment_s": increment_s})
    standing = Clocks([left_s * SECOND, 7000], NOBODY, T)
    assert clock.refill(standing, rule, 0, T + 10**6) == Clocks([gets_s * SECOND, 7000], NOBODY, T)
    others = Clocks([left_s * SECOND, 7000], 1, T)
    assert clock.refill(others, rule, 0, T + 3000) == Clocks([gets_s * SECOND, 7000], 1, T)
    own = Clocks([left_s * SECOND + 3000, 7000], 0, T)
    back = clock.refill(own, rule, 0, T + 3000)
    assert back == Clocks([gets_s * SECOND, 7000], 0, T + 3000)
    assert clock.runs_out_at(back, rule) == T + 3000 + gets_s * SECOND


@pytest.mark.parametrize("rule", [MOVE, DAYS], ids=lambda r: r.kind)
def test_who_comes_back_has_a_whole_turn(rule: ClockRule) -> None:
    late = T + rule.limit + clock.grace(rule)
    back = clock.refill(running(rule, 0), rule, 0, late)
    assert clock.runs_out_at(back, rule) == late + rule.limit
    assert clock.refill(running(rule, 1), rule, 0, late).since == T


@pytest.mark.parametrize("rule", [BANK, MOVE, DAYS], ids=lambda r: r.kind)
def test_a_table_put_aside_goes_on_in_the_middle_of_the_turn(rule: ClockRule) -> None:
    aside = clock.pause(running(rule, 1), T + 4000)
    assert clock.runs_out_at(aside, rule) is None
    assert clock.pause(aside, T + 10**9) == aside
    assert clock.left_now(aside, 1, T + 10**9) == rule.limit - 4000
    again = Clocks.from_dict(json.loads(json.dumps(aside.as_dict())))
    back = clock.resume(again, 1, T + 40 * DAY)
    assert clock.runs_out_at(back, rule) == T + 40 * DAY + rule.limit - 4000
    assert clock.resume(back, 1, T + 50 * DAY) == back


def test_a_table_put_aside_out_of_time_has_its_grace_again() -> None:
    aside = clock.pause(running(BANK, 0), T + 310_000)
    back = clock.resume(aside, 0, T + DAY)
    assert clock.runs_out_at(back, BANK) == T + DAY


def test_a_table_put_aside_while_a_bot_was_asked_is_resumed_with_nobodys_clock() -> None:
    stopped = clock.passes_to(running(BANK, 0), BANK, NOBODY, T + 1000)
    assert clock.resume(clock.pause(stopped, T + 2000), NOBODY, T + DAY) == stopped


@pytest.mark.parametrize("rule", [BANK, MOVE, DAYS], ids=lambda r: r.kind)
def test_who_takes_back_goes_on_with_the_turn_and_gains_nothing(rule: ClockRule) -> None:
    ended = clock.passes_to(running(rule, 0), rule, 1, T + 4000)
    back = clock.goes_back_to(ended, rule, 0, T + 6000)
    assert (back.running, clock.left_now(back, 0, T + 6000)) == (0, rule.limit - 4000)
    if rule is BANK:
        assert back.left[1] == rule.limit - 2000  # that time was used; its turn has not ended, so no increment
    again = clock.passes_to(back, rule, 1, T + 7000)
    assert clock.goes_back_to(again, rule, 0, T + 8000).left[0] == rule.limit - 5000


@pytest.mark.parametrize("rule", [BANK, MOVE, DAYS], ids=lambda r: r.kind)
def test_a_take_back_gives_no_new_grace(rule: ClockRule) -> None:
    late = T + rule.limit + 3000
    ended = clock.passes_to(running(rule, 0), rule, 1, late)
    back = clock.goes_back_to(Clocks.from_dict(json.loads(json.dumps(ended.as_dict()))), rule, 0, late + 1000)
    assert clock.left_now(back, 0, late + 1000) == 0
    assert clock.runs_out_at(back, rule) == late + 1000 - 3000


@pytest.mark.parametrize("rule", [BANK, MOVE, DAYS], ids=lambda r: r.kind)
def test_a_take_back_that_all_agree_to_may_reach_further(rule: ClockRule) -> None:
    third = clock.passes_to(clock.passes_to(running(rule, 0), rule, 1, T + 4000), rule, 2, T + 5000)
    back = clock.goes_back_to(third, rule, 0, T + 6000)
    assert (back.running, back.since) == (0, T + 6000)
    assert back.left[0] == (301_000 if rule is BANK else rule.limit)


def test_a_take_back_in_ones_own_turn_changes_no_clock() -> None:
    assert clock.goes_back_to(running(MOVE, 1), MOVE, 1, T + 9000) == running(MOVE, 1)


@pytest.mark.parametrize("rule", [BANK, MOVE], ids=lambda r: r.kind)
def test_time_without_a_server_does_not_count_at_a_live_table(rule: ClockRule) -> None:
    clocks = running(rule, 0)
    back = clock.forgive(clocks, rule, T + 10_000, T + 10_000 + 3 * DAY)
    assert clock.left_now(back, 0, T + 10_000 + 3 * DAY) == rule.limit - 10_000
    assert clock.runs_out_at(back, rule) == T + 3 * DAY + rule.limit
    assert clock.passes_to(back, rule, 1, T + 3 * DAY + 10_000).left[1] == rule.limit


@pytest.mark.parametrize("rule", [BANK, MOVE], ids=lambda r: r.kind)
def test_no_more_is_forgiven_than_has_run(rule: ClockRule) -> None:
    """The sign of life is older than the turn: the whole gap lies in the turn, but no more of it."""
    back = clock.forgive(running(rule, 0), rule, T - 60_000, T + 5000)
    assert back.since == T + 5000
    assert clock.left_now(back, 0, T + 5000) == rule.limit


def test_two_outages_in_one_turn_are_both_forgiven() -> None:
    clocks = running(BANK, 0)
    clocks = clock.forgive(clocks, BANK, T + 10_000, T + 50_000)
    clocks = clock.forgive(clocks, BANK, T + 60_000, T + 90_000)
    assert clock.left_now(clocks, 0, T + 90_000) == 300_000 - 20_000


def test_an_outage_in_the_grace_period_leaves_the_rest_of_it() -> None:
    clocks = clock.forgive(running(MOVE, 0), MOVE, T + 65_000, T + DAY)
    ends = clock.runs_out_at(clocks, MOVE)
    assert ends == T + DAY - 5000
    assert ends + clock.grace(MOVE) - (T + DAY) == 15_000


def test_days_are_real_days_also_while_no_server_runs() -> None:
    clocks = running(DAYS, 0)
    assert clock.forgive(clocks, DAYS, T + HOUR, T + 10 * DAY) == clocks
    assert clock.left_now(clocks, 0, T + 10 * DAY) == 0


@pytest.mark.parametrize("rule", ALL, ids=lambda r: r.kind)
def test_nothing_is_forgiven_where_nothing_runs(rule: ClockRule) -> None:
    standing = clock.pause(running(rule, 0), T + 1000)
    assert clock.forgive(standing, rule, T + 2000, T + DAY) == standing
