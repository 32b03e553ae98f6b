"""Events in words, screen data, odds, refusals."""

from __future__ import annotations

import json

import pytest

from cothon.core import CHANCE, OVER, Teller
from cothon.play.dice import FastDice
from games.carthago.seen import G, all_ships_but, board, step
from kit.clauses import in_rules
from kit.english import cases, notes
from kit.english import told as told_in_english

NAMES = ["Ann", "Ben", "Cleo", "Dido"]


def test_every_event_can_be_told_in_words_and_is_plain_data() -> None:
    told: set[str] = set()
    secret = {"income", "pass_card", "failure_card", "deck_card"}
    for seed in range(16):
        overpay = "minimal" if seed % 4 else "free"
        dice, s = FastDice(seed), G.start(G.options(2 + seed % 3, {"overpay": overpay}))
        while s.actor != OVER:
            teller = Teller()
            if s.actor == CHANCE:
                a = int(G.pick(s, dice.below(G.weight(s))))
            else:
                legal = G.legal(s)
                a = legal[dice.below(len(legal))]
            G.apply(s, a, teller)
            for e in teller.events:
                seen = e.seen_by(None)
                json.dumps(seen)
                words = told_in_english(G, seen, NAMES)
                assert "{" not in words
                assert ("unseen" in words) == (e.name in secret)
                assert G.story.clause(seen)[0] == "C"
                told.add(e.name)
    ours = {e.name for e in G.story.events.values() if e.clause}
    assert ours - told <= {"no_cards", "closed", "disc_home"}


def test_telling_changes_nothing() -> None:
    told, untold = G.start(G.options(3)), G.start(G.options(3))
    dice = FastDice(4)
    while told.actor != OVER:
        a = step(untold, dice)
        G.apply(told, a, Teller())
        assert told.key() == untold.key()


def test_hidden_cards_that_are_laid_cannot_be_taken_back() -> None:
    for text, label, unveiled in (
        ("ask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T1?", "coin:T1", True),
        ("ask: coins\nspace: market\nback: after\nspot: hall1\ndue: 2\nhand 0: T1", "coin:T1", False),
        ("ask: give\nspace: market\nwanted: T9\nmarket: T9\nhand 0: T1?", "give:T1", True),
        ("ask: card\nspace: market\ndue: 1\nhand 0: T1", "pay:T1", True),
    ):
        teller = Teller()
        G.apply(board(text).s, G.actions.id(label), teller)
        assert teller.unveiled is unveiled


def test_odds_of_the_next_card_count_unseen_faces() -> None:
    b = board("rest: played 1\nmarket: T50\npile: T60 T61\nhand 1: T30? T31?\nhand 0:")
    odds = G.odds(G.mask(b.s, 0), FastDice(1))
    assert odds is not None
    found = cases(G, odds)
    assert found["A Trading Dock card"] == (1, 4)  # T31
    assert found["A card with jewelry"] == (2, 4)  # T30, T60
    assert found["A card with 6 coins"] == (2, 4)
    own = G.odds(G.mask(b.s, 1), FastDice(1))
    assert own is not None
    assert {c.of for c in own.cases} == {2}
    assert notes(G, odds)[0] == "2 cards are left before the discard pile is shuffled."


def test_odds_of_an_expedition() -> None:
    fleet = all_ships_but("DY1 OI1 GL1 CE1 JE1 DY2 DY3 DY4 JE2")
    text = f"docks: DY1 OI1 GL1\noutside: CE1 JE1\ninactive 1: {fleet}\nfreed 0: 0 1 0\nactive 0: JE2"
    odds = G.odds(G.mask(board(text).s, 0), FastDice(1))
    assert odds is not None
    assert notes(G, odds)[1] == "A warship with strength 3 succeeds in 2 of 3 cases."
    assert notes(G, odds)[2] == "With Escorts (strength 5) it succeeds in 3 of 3 cases."


def test_odds_after_the_pile_is_used_up_count_the_discard_pile() -> None:
    odds = G.odds(G.mask(board("rest: played 1\nmarket: T50\ndiscard: T1 T2 T3").s, 0), FastDice(1))
    assert odds is not None
    assert cases(G, odds)["A card with dyes"][0] == 3
    assert "the next draw shuffles 3 discarded cards" in notes(G, odds)[0]
    assert G.odds(board("over: yes").s, FastDice(1)) is None


def test_odds_without_any_trade_card_promise_no_draw() -> None:  # C5.5
    odds = G.odds(G.mask(board("rest: played 1\nmarket: T50").s, 0), FastDice(1))
    assert odds is not None
    assert not odds.cases
    assert notes(G, odds)[0] == "Trade pile and discard pile are empty: nothing can be drawn."


@pytest.mark.parametrize(
    ("text", "label", "said"),
    [
        ("stands: - market\nhand 0: B-market", "market", "space-too-dear space=market price=2 cards=1 [C4.5]"),
        ("hand 0: B-market", "residence", "no-card-shows space=residence [C4.3]"),
        ("ask: after\nspace: market\nhand 0: T1", "forum", "place-too-dear place=the forum cost=12 coins=2 [C5.7]"),
        (
            "ask: after\nspace: market\nhand 0: T1",
            "tile:hall2",
            "tile-of-another-decade tile=hall2 decade=2 now=1 [C10.5]",
        ),
        (
            "ask: column\nspace: residence\nhand 0: T1 T2 T13 T14",
            "left",
            "left-column-too-dear price=3 cards=2 [C7.3]",
        ),
        (
            "ask: cargo\nspace: delivery\ndock: 1\ndocks: DY1/0 OI1 GL1\nhand 0: T1 T4",
            "give:T4",
            "ship-wants good=dyes shown_good=oils [C9.2]",
        ),
        (
            "ask: dock\nspace: warship_dock\nregular: 1 2\nactive 0: OI2",
            "regular",
            "warship-docks-taken docks=3 [C8.5]",
        ),
        ("hand 0: B-market\ninactive 0: GL4", "palette", "ship-inactive effect=palette [C11.1]"),
    ],
)
def test_refusals_help_with_names_and_numbers(text: str, label: str, said: str) -> None:
    b = board(text)
    refusal = G.why_not(b.s, G.actions.id(label))
    assert refusal is not None
    assert repr(refusal) == said


def test_every_refusal_names_a_clause() -> None:
    clauses = in_rules("carthago")
    for seed in range(3):
        s, dice = G.start(G.options(2 + seed)), FastDice(seed)
        while s.actor != OVER:
            if s.actor >= 0 and dice.below(6) == 0:
                legal = set(G.legal(s))
                for a in G.actions.offered_at(G.asks[s.ask].name):
                    refusal = G.why_not(G.mask(s, int(s.actor)), a)
                    assert (refusal is None) == (a in legal)
                    assert refusal is None or refusal.clause in clauses
            step(s, dice)
