"""Chapter 15: chance."""

from __future__ import annotations

from collections import Counter

import pytest

from cothon.core import CHANCE, OVER
from cothon.play.dice import FastDice
from games.carthago.seen import G, all_ships_but, board, discard, new_game, shown
from kit.board import Board


def test_the_trade_pile_is_never_ordered_and_a_reshuffle_takes_the_discard_pile() -> None:  # C15.1
    b = Board("carthago", seats=2)
    assert set(b.chances.values()) == {1}
    assert len(b.chances) == 75
    b = board("rest: played 1\nmarket: T1 T2 T3 T4 T5\ndiscard: T6 T7 T8\nhand 0: B-market").do("pass")
    assert b.chances == {"T6": 1, "T7": 1, "T8": 1}


@pytest.mark.parametrize(
    ("text", "label", "ask"),
    [
        ("ask: take\nspace: market\nmarket: T1 T2 T3 T4 T5", "take:T1", "market_card"),
        ("active 0: GL4\nmarket: T1 T2 T3 T4 T5", "palette", "market_card"),
    ],
)
def test_market_cards_are_drawn_for_all_to_see(text: str, label: str, ask: str) -> None:  # C15.2
    b = board(text).do(label)
    assert b.ask == ask
    assert all(G.sees(b.s, seat) for seat in (None, 0, 1))


def test_cards_for_markers_and_neutral_discs_go_open_to_the_discard_pile() -> None:  # C15.3
    b = Board("carthago", seats=3).draw("T1", "T2", "T3", "T4", "T5", "DY1", "DY2", "DY3", "DY4", "DY5", "DY6")
    for ask, card in (("marker_card", "T10"), ("marker_card", "T20"), ("neutral_card", "T30")):
        assert b.ask == ask
        assert all(G.sees(b.s, seat) for seat in (None, 0, 1, 2))
        b.draw(card)
    assert discard(b) == ["T10", "T20", "T30"]


@pytest.mark.parametrize(
    ("text", "label", "ask"),
    [
        ("hand 0: B-market", "pass", "pass_card"),
        ("ask: take\nspace: market", "deck", "deck_card"),
    ],
)
def test_some_cards_are_seen_by_the_drawing_player_only(text: str, label: str, ask: str) -> None:  # C15.4
    b = board(text).do(label)
    assert b.ask == ask
    assert [G.sees(b.s, seat) for seat in (None, 0, 1)] == [False, True, False]
    assert {G.asks.questions[G.asks.index(n)].secret for n in ("income", "failure_card", ask)} == {True}


def test_income_is_seen_by_the_player_who_gets_it() -> None:  # C15.4
    b = Board("carthago", seats=2)
    while b.ask != "income":
        b.draw(next(iter(b.chances)))
    assert [G.sees(b.s, seat) for seat in (None, 0, 1)] == [False, True, False]
    for _ in range(3):
        b.draw(next(iter(b.chances)))
    assert [G.sees(b.s, seat) for seat in (None, 0, 1)] == [False, False, True]


def test_the_reveal_for_a_ship_is_open_one_card_at_a_time() -> None:  # C15.5
    b = board("ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nhand 0: T1").do("give:T1")
    assert b.ask == "reveal"
    assert all(G.sees(b.s, seat) for seat in (None, 0, 1))
    assert shown(b)["now"]["coins_due"] == 9


def test_the_ship_pile_is_never_ordered() -> None:  # C15.6
    b = Board("carthago", seats=2).draw("T1", "T2", "T3", "T4", "T5")
    assert len(b.chances) == 30
    assert set(b.chances.values()) == {1}


def test_ships_are_drawn_for_all_to_see() -> None:  # C15.7
    b = board("ask: crew\nspace: delivery\nhand 0: T1").do("give:T1")
    assert b.ask == "warship"
    assert all(G.sees(b.s, seat) for seat in (None, 0, 1))
    assert len(b.chances) == 25


def test_pairs_of_tiles_are_equally_likely_and_independent() -> None:  # C15.8
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(540):
        tiles = shown(new_game(2, seed))["tiles"]
        found[tuple(t["tile"] for t in tiles)] += 1
    assert len(found) == 27
    assert max(found.values()) < 45


def test_the_start_player_is_drawn_uniformly() -> None:  # C15.9
    found = Counter(shown(new_game(4, seed))["first"] for seed in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert min(found.values()) > 60


def test_draws_come_in_the_order_of_the_clauses_one_card_at_a_time() -> None:  # C15.10
    b = Board("carthago", seats=3)
    asked = []
    while b.actor == CHANCE:
        asked.append(b.ask)
        b.draw(next(iter(b.chances)))
    kinds = list(dict.fromkeys(asked))
    assert kinds == ["market_card", "ship", "marker_card", "neutral_card", "tiles", "income", "starter"]
    assert [asked.count(k) for k in ("market_card", "ship", "neutral_card", "tiles", "income", "starter")] == [
        5, 6, 1, 3, 9, 1
    ]  # fmt: skip


def test_each_draw_is_an_event_of_its_own_also_with_one_outcome_left() -> None:  # C15.11
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE6 DY5")
    b = board(f"docks: DY1 OI1 GL1\noutside: CE1 JE1\nunder: JE6\ninactive 1: {fleet}\nactive 0: DY5").do("embargo")
    assert b.ask == "ship"
    assert b.chances == {"JE6": 1}
    b = board("rest: played 1\npile: T6\nhand 0: B-market").do("pass")
    assert b.chances == {"T6": 1}


def test_the_unknown_part_of_the_ship_pile_is_drawn_first() -> None:  # C15.11
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 JE6 DY5 DY6")
    b = board(f"docks: DY1 OI1 GL1\noutside: CE1 JE1\nunder: JE6\ninactive 1: {fleet}\nactive 0: DY5").do("embargo")
    assert b.chances == {"DY6": 1}


def test_weight_and_pick_agree_with_chance_in_whole_games() -> None:  # C15.11
    for seed in range(3):
        dice, s = FastDice(seed), G.start(G.options(2 + seed))
        while s.actor != OVER:
            if s.actor == CHANCE:
                outcomes = G.chance(s)
                assert G.weight(s) == len(outcomes)
                assert [int(G.pick(s, r)) for r in range(len(outcomes))] == [d for d, _ in outcomes]
                G.apply(s, outcomes[dice.below(len(outcomes))][0])
            else:
                legal = G.legal(s)
                G.apply(s, legal[dice.below(len(legal))])
