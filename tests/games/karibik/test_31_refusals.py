"""Why not: every option that is not offered is refused with its clause and the numbers that matter."""

import pytest

from cothon.core import Refusal
from cothon.core.result import Which
from cothon.games import game
from cothon.games.karibik.shown import Ship
from cothon.locales import ENGLISH, voice
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
        "For the request for two Captains and a Settler you lack 2 people: you have 1 Captain, no Priest, no Settler"
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


_STAY = "options: seats=2 start=0 edition=portroyal120 duplicate=stay\ndisplay 0: pirate-5\nharbour: {}\nasked: take 0"


def _ships(t: Table) -> list[Ship]:
    return [card for card in t.game.show(t.game.mask(t.s, 0))["harbour"] if card["kind"] == "ship"]


def _answer(t: Table, label: str, language: str = ENGLISH) -> str:
    a = t.game.actions.id(label)
    assert a in t.game.legal(t.s)
    return voice(language, t.game).action(t.game.actions[a], which=t.game.which(t.s, a))


def test_a_ship_that_is_not_looted_first_says_why() -> None:  # K5.10
    t = Table(_STAY.format("pinnace-1-1 flute-1-1*2 flute-4-5 skiff-2-1 sailor-3"))
    ships = _ships(t)
    behind = [(ship["id"], "refused" in ship) for ship in ships]
    assert behind == [
        ("pinnace-1-1", False), ("flute-4-5", False), ("flute-1-1", True), ("flute-1-1", True), ("skiff-2-1", False),
    ]  # fmt: skip
    why = ships[2]["refused"]
    said = refused(t.game, Refusal(why["clause"], why["key"], **why["fields"]))
    assert said == "The Flute with the most coins is looted first, of equal ones the strongest. [K5.10]"


def test_where_several_ships_of_a_type_lie_there_the_answer_names_one() -> None:  # K5.10
    t = Table(_STAY.format("pinnace-1-1 flute-1-1*2 flute-4-5 skiff-1-1*2 frigate-1-1"))
    assert [_answer(t, f"loot:{kind}") for kind in ("pinnace", "flute", "skiff", "frigate")] == [
        "Loot the Pinnace", "Loot the Flute with 4 coins", "Loot the Skiff with 1 coin", "Loot the Frigate",
    ]  # fmt: skip
    assert _answer(t, "loot:flute", "de") == "Mit der Fleute handeln, die 4 Münzen bringt"


@pytest.mark.parametrize(
    ("ships", "behind"),
    [("flute-2-1 flute-2-2", 1), ("flute-1-1 flute-2-1 flute-2-2", 2), ("flute-2-1 flute-2-2*2", 1)],
)
def test_where_coins_do_not_tell_ships_apart_the_answer_names_the_strength(ships: str, behind: int) -> None:  # K5.10
    t = Table(_STAY.format(ships))
    assert _answer(t, "loot:flute") == "Loot a Flute (2 coins, strength 2)"
    assert _answer(t, "loot:flute", "de") == "Mit der Fleute handeln: eine Fleute (2 Münzen, Kampfkraft 2)"
    assert [ship["id"] == "flute-2-2" for ship in _ships(t)] == ["refused" not in ship for ship in _ships(t)]
    assert sum("refused" in ship for ship in _ships(t)) == behind


def test_to_take_no_more_is_called_otherwise_where_only_a_request_can_be_completed() -> None:  # K9.7
    t = Table("options: seats=2 start=0\ndisplay 0: priest-4*2\nrow: exp-pp\nharbour: flute-1-1").do("stop")
    assert _answer(t, "done") == "Take nothing"
    t.do("loot:flute")
    assert (t.options, _answer(t, "done")) == (["complete:exp-pp", "done"], "No request")


def test_what_is_paid_besides_or_less_stands_in_the_answer() -> None:  # K9.9 K9.11
    t = Table("options: seats=2 start=0\ncoins 1: 9\nharbour: flute-1-1 skiff-1-1 pinnace-1-1 frigate-1-1 sailor-3*2")
    t.do("stop")
    assert _answer(t, "hire:sailor-3") == "Hire a Sailor (costs 3, 1 influence)"
    t.do("loot:flute")
    assert _answer(t, "done") == "Take nothing more"
    t.do("done")
    assert _answer(t, "loot:skiff") == "Loot the Skiff (net ±0)"
    assert _answer(t, "hire:sailor-3") == "Hire a Sailor for 3 coins, fee 1"
    assert _answer(t, "hire:sailor-3", "de") == "Matrose für 3 Münzen anheuern, Gebühr 1"


def test_in_the_turn_of_another_the_answer_tells_what_is_left_of_a_ship() -> None:  # K9.3 K9.11
    t = Table("options: seats=2 start=0\ncoins 1: 9\ndisplay 1: trader-flute-3\nharbour: flute-3-2 skiff-4-5 sailor-3")
    t.do("stop", "loot:skiff")
    assert _answer(t, "loot:flute") == "Loot the Flute (net +3)"
    assert _answer(t, "loot:flute", "de") == "Mit der Fleute handeln (netto +3)"


def test_equal_ships_are_all_as_good() -> None:  # K5.10
    t = Table(_STAY.format("flute-1-1*3"))
    assert not any("refused" in ship for ship in _ships(t))


def _one_of_several(t: Table, label: str) -> Which | None:
    """Which ship an answer means, where others of its type lie there."""
    which = t.game.which(t.s, t.game.actions.id(label))
    return which if which is not None and which.fields.get("several") else None


@pytest.mark.parametrize(("text", "several"), [("seats=3 duplicate=stay", True), ("seats=3", False)])
def test_the_ship_that_is_named_and_not_refused_is_the_one_that_is_looted(text: str, several: bool) -> None:  # K5.10
    met = 0
    for seed in range(6):
        dice = FastDice(seed)
        t = Table(f"options: {text} start=0\ndisplay 0: pirate-5 pirate-7\ndisplay 1: pirate-9\ndisplay 2: sailor-3*3")
        while t.s.actor >= 0:
            legal, there = [label for label in t.options if label != "repel"], _ships(t)
            legal = [a for a in legal if _one_of_several(t, a)] or legal
            label = legal[dice.below(len(legal))]
            kind = label.removeprefix("loot:")
            same = [ship for ship in there if ship["type"] == kind]
            which = _one_of_several(t, label)
            assert (which is not None) == (len(same) > 1)
            met += len(same) > 1
            t.do(label)
            if same:
                looted = t.happened("loot")[-1]["card"]
                assert {ship["id"] for ship in same if "refused" not in ship} == {looted}
                assert which is None or which.fields["card"] == looted
            t.game.roll(t.s, dice)
    assert (met > 10) == several
