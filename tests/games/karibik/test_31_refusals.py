"""Why not: every option that is not offered is refused with its clause and the numbers that matter."""

import pytest

from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from kit.english import refused


def _words(t: Table, label: str) -> str:
    return refused(t.game, t.game.why_not(t.s, t.game.actions.id(label)))


def test_the_words_of_refusals_have_the_numbers() -> None:
    t = Table("options: seats=2 start=0\nharbour: settler-4\ndisplay 1: mademoiselle-7\ncoins 1: 3\nasked: take 1")
    words = _words(t, "hire:settler-4")
    assert (
        words
        == "The Settler costs 4, less 1 for your Mademoiselle, and a fee of 1: 4 in all. You have 3 coins. [K9.13]"
    )
    t = Table("options: seats=2 start=0\ndisplay 0: captain-4\nrow: exp-ccs\nharbour: admiral-9")
    words = _words(t, "complete:exp-ccs")
    assert words == (
        "For the request for two Captains and a Settler you lack 2 persons: you have 1 Captain, no Priest, no Settler"
        " and no Jack of all Trades. [K6.5]"
    )
    t.do("stop")
    assert _words(t, "hire:admiral-9") == "The Admiral costs 9. You have 3 coins. [K9.13]"
    assert _words(t, "hire:admiral-7") == "There is no Admiral of that cost in the harbour. [K9.10]"


@pytest.mark.parametrize(
    ("text", "label", "clause"),
    [
        ("options: seats=2", "stop", "K5.1"),
        ("options: seats=2\ndeck: 0\ncoins 1: rest", "reveal", "K5.13"),
        ("options: seats=2\nshown: 110", "reveal", "K5.13"),
        ("options: seats=2", "complete:exp-cc", "K6.1"),
        ("options: seats=2", "complete:exp-cps", "K2.4"),
        ("options: seats=2\ndisplay 1: exp-cc", "complete:exp-cc", "K6.8"),
        ("options: seats=2\nrow: exp-cc", "complete:exp-cc", "K6.5"),
        ("options: seats=2\nharbour: flute-1-1\nrow: exp-cc\nasked: take 1", "complete:exp-cc", "K6.2"),
        ("options: seats=2\nharbour: flute-1-1\nasked: take 1", "loot:skiff", "K9.10"),
        ("options: seats=2\nrow: exp-cc\ndisplay 0: captain-4*2\nharbour: flute-1-1\ntakes: 0\nasked: take 0",
         "loot:flute", "K9.2"),
        ("options: seats=2\nharbour: flute-1-1\ntakes: 0\nasked: take 1", "loot:flute", "K9.3"),
        ("options: seats=2 fee_from_loot=false\ncoins 1: 0\nharbour: flute-1-1\nasked: take 1", "loot:flute", "K9.12"),
        ("options: seats=2\ndisplay 0: jack-6*2\nrow: exp-cc\npaying: exp-cc", "give:captain", "K6.3"),
        ("options: seats=2\ndisplay 0: captain-4*2 priest-4\nrow: exp-cc\npaying: exp-cc", "give:priest", "K6.3"),
        ("options: seats=2\ndisplay 0: captain-4 jack-6\nrow: exp-cc\npaying: exp-cc", "give:jack", "K6.5"),
        ("options: seats=2", "done", "K5.1"),
        ("options: seats=2\nasked: nobody", "reveal", "K11.3"),
    ],
)  # fmt: skip
def test_the_clause_of_a_refusal(text: str, label: str, clause: str) -> None:
    assert Table(text).why(label) == clause


@pytest.mark.parametrize("text", ["seats=3 bust_expedition=true fee_from_loot=false", "seats=5 edition=portroyal120"])
def test_every_action_is_legal_or_refused(text: str) -> None:
    g = game("karibik")
    dice = FastDice(31)
    s = g.start(g.options_from(text))
    g.roll(s, dice)
    while s.actor >= 0:
        legal = g.legal(s)
        for a in range(46):
            refusal = g.why_not(s, a)
            assert (refusal is None) == (a in legal)
            if refusal is not None:
                assert refusal.clause.startswith("K")
                assert refusal.key
        g.apply(s, legal[dice.below(len(legal))])
        g.roll(s, dice)


def test_another_seat_is_told_whose_turn_it_is() -> None:  # K4.1
    t = Table("options: seats=2 start=0")
    view = t.game.mask(t.s, 1)
    refusal = t.game.why_not(view, t.game.actions.id("reveal"))
    assert refusal is not None
    assert refusal.clause == "K4.1"
