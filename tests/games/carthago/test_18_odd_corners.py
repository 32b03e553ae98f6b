"""Chapter 18: exhaustion and odd corners."""

from __future__ import annotations

import pytest

from cothon.core import CHANCE, OVER, Teller
from cothon.core.arr import ints
from cothon.play.dice import FastDice
from games.carthago.seen import G, all_ships_but, board, discard, discs, new_game, scored, shown, step


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_has_exactly_15_turns_each_and_stays_below_the_longest(seats: int) -> None:  # C18.1
    for seed in range(4):
        b = new_game(seats, seed)
        dice, turns, decisions = FastDice(seed), 0, 0
        while b.s.actor != OVER:
            teller = Teller()
            if b.s.actor == CHANCE:
                a = int(G.pick(b.s, dice.below(G.weight(b.s))))
            else:
                legal = G.legal(b.s)
                a = legal[dice.below(len(legal))]
                decisions += 1
            G.apply(b.s, a, teller)
            turns += sum(1 for e in teller.events if e.name == "turn")
        assert turns == 15 * seats
        assert decisions < G.longest(G.options(seats))


def test_an_empty_hand_can_only_pass() -> None:  # C18.2
    assert board("hand 0:").options == ["pass"]


def test_every_question_has_an_answer() -> None:  # C18.3
    for seed in range(12):
        s = G.start(G.options(2 + seed % 3))
        dice = FastDice(seed)
        while s.actor != OVER:
            assert s.actor == CHANCE or G.legal(s)
            step(s, dice)


def test_nothing_removes_the_guild_action_after_skip() -> None:  # C18.4
    text = "hand 0: B-market T1\nmarkers: market delivery\nactive 0: DY2 GL4 DY5\ntiles: hall1"
    b = board(text).do("market", "pay:B-market", "skip", "intrigue", "delivery", "residence", "embargo").draw_any()
    b.do("palette").draw_any()
    assert b.options == ["tile:hall1"]


def test_palette_discards_first_so_its_cards_may_come_back() -> None:  # C18.5
    b = board("rest: played 1\nmarket: T1 T2 T3 T4 T5\nactive 0: GL4\nhand 0: B-market").do("palette")
    assert b.chances == {"T1": 1, "T2": 1, "T3": 1, "T4": 1, "T5": 1}
    assert discard(b) == []


def test_embargo_does_not_change_the_size_of_the_ship_pile() -> None:  # C18.6
    b = board("active 0: DY5 OI3\nhand 0: B-market")
    before = shown(b)["ship_pile"]
    b.do("embargo").draw_any().do("embargo").draw_any()
    assert shown(b)["ship_pile"] == before


def test_at_escort_the_ship_turned_up_may_have_been_the_last_one() -> None:  # C18.6
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE3 JE2")
    text = (
        f"docks: DY1 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\n"
        "active 0: JE2\nask: crew\nspace: delivery\nhand 0: T1"
    )
    b = board(text).do("give:T1").draw("JE3")
    assert b.ask == "escort"
    assert shown(b)["ship_pile"] == 0
    assert not shown(b)["closed"]
    b.do("none")
    assert shown(b)["ship_pile"] == 1


def test_when_all_small_seats_are_taken_the_forum_is_still_open() -> None:  # C18.7
    taken = "W10/1 W8/1 W6/1 W11/1 W9/2 W7/2 E7/2 E9/2 E11/3 E6/3 E8/3 E10/3"
    more = "\n".join(f"freed {p}: 1 1 1" for p in (1, 2, 3))
    text = (
        f"options: seats=4\nask: after\nspace: market\nmarkers: market\nseats: {taken}\n{more}\nhand 0: T9 T12\ntiles:"
    )
    assert board(text).options == ["forum", "done"]
    full = (
        "options: seats=2\nask: after\nspace: market\nmarkers: market\nhand 0: T9 T3\ntiles: hall1/0/1 achievements/0/1"
    )
    assert not [o for o in board(full).options if o.startswith("tile")]
    assert "seat:W8" in board(full).options


def test_with_all_circles_freed_residence_serves_only_a_guild_action() -> None:  # C18.8
    text = "hand 0: B-residence T13 T14\nfreed 0: 3 2 2\n"
    assert "residence" not in board(f"{text}markers: market delivery").options
    b = board(f"{text}markers: residence delivery").do("residence", "pay:B-residence")
    assert b.options == ["skip"]


def test_several_players_may_pass_in_a_round() -> None:  # C18.9
    b = board("options: seats=3").do("pass").draw("T70").do("pass").draw("T71").do("pass").draw("T72")
    assert (b.ask, b.actor, shown(b)["round"]) == ("action", 0, 2)
    assert "market" in b.options


def test_discs_on_docks_and_unused_effects_are_worth_nothing() -> None:  # C18.10
    account = scored("options: seats=2\nregular: 1 0\ndocks: DY1/0 OI1 GL1\nactive 0: CE1")
    assert account["score"] == [0, 0]


def test_closing_returns_all_discs_at_once() -> None:  # C18.11
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE6")
    text = (
        f"docks: DY1/0 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\n"
        "ask: cargo\nspace: delivery\ndock: 1\nhand 0: T1\n"
    )
    b = board(f"{text}regular: 1 1\nanchor: 0 1").do("give:T1").draw("T9", "T12").draw("JE6")
    assert [e["event"] for e in b.told].count("closed") == 1
    assert discs(b) == [3, 3]


def test_closing_between_two_deliveries_removes_the_second() -> None:  # C18.12
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE6")
    text = (
        f"docks: DY1/0 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\n"
        "ask: deliver\nspace: delivery\nhand 0: T1 T50\nregular: 1 0"
    )
    b = board(text)
    assert b.options == ["trading:1", "regular"]
    b.do("trading:1", "give:T1").draw("T9", "T12").draw("JE6")
    assert b.options == ["stop"]
    assert b.why("regular") == "C5.14"


def test_neutral_discs_take_no_turns_and_covered_seats_never_become_free() -> None:  # C18.13
    b = new_game(2, 4)
    dice = FastDice(4)
    while b.s.actor != OVER:
        step(b.s, dice)
        assert ints(b.s.chairs).count(4) == 4  # type: ignore[attr-defined]
        assert b.s.actor < 2
    assert sum(v for line in b.result().account for v in line.values[2:]) == 0
