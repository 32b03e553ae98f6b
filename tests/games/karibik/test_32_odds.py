"""Odds of the next card: exact where the batches are known, honest where they are not."""

import pytest

from cothon.core import Odds
from cothon.games.karibik.odds import next_card
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from games.karibik.test_22_examples_of_piles import _d24


def _odds(t: Table) -> Odds:
    odds = t.game.odds(t.game.mask(t.s, 0), FastDice(1))
    assert odds is not None
    return odds


def _cases(t: Table) -> dict[str, tuple[int, int]]:
    return {c.words: (c.ways, c.of) for c in _odds(t).cases}


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_the_odds_of_D33(spent: str) -> None:
    t = Table(seats=4, start=0, spent=spent).do("reveal").draw("flute-1-1")
    cases = _cases(t)
    assert cases["bust"] == (8, 109)
    assert cases["a ship of a new type"] == (36, 109)
    assert cases["a person"] == (56, 109)
    assert cases["an Expedition Request"] == (5, 109)
    assert cases["a Tax Increase"] == (4, 109)
    assert cases["a Flute"] == (8, 109)
    assert cases["a Skiff"] == (9, 109)
    assert _odds(t).exact


def test_strength_lowers_the_risk() -> None:  # K5.8
    t = Table("options: seats=2 start=0\nharbour: flute-4-5\ndisplay 0: sailor-3")
    cases = _cases(t)
    assert cases["bust"][0] == 8 - 4  # three Flutes 1/1 and one 2/1 can be repelled
    assert cases["a ship you can repel"][0] == 15
    assert _cases(Table("options: seats=2 start=0\nharbour: flute-4-5"))["a ship you can repel"][0] == 0


def test_bust_odds_are_those_of_the_draw_itself() -> None:
    t = Table("options: seats=2 start=0\nharbour: flute-4-5 skiff-1-1 galleon-3-7\ndisplay 0: pirate-5")
    bust, of = _cases(t)["bust"]
    t.do("reveal")
    busting = 0
    for card, k in t.chances.items():
        busting += k * (Table(t.game.write(t.s)).draw(card).actor == 1)
    assert (bust, of) == (busting, sum(t.chances.values()))


def test_with_an_empty_deck_the_discard_is_what_comes() -> None:  # K3.11
    t = Table("options: seats=2 start=0\nharbour: flute-1-1\ndiscard: flute-2-1 sailor-3*3\ndeck: 0\ncoins 1: rest")
    assert _cases(t)["bust"] == (1, 4)
    assert _odds(t).exact


def test_how_far_luck_may_carry() -> None:  # K3.10 K3.11
    here = "harbour: flute-1-1\ncoins 1: rest"
    words = "as the harbour is now"
    t = Table("options: seats=2 start=0\nharbour: flute-1-1")  # 8 of 109, without replacement
    assert f"No bust in the next 3 cards, {words}: 93 %, 86 %, 79 %" in _odds(t).notes
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 1\ndiscard: flute-2-1")  # the discard comes after it
    assert f"No bust in the next card, {words}: 94 %" in _odds(t).notes
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 0\ndiscard: flute-2-1 sailor-3*2")
    assert f"No bust in the next 2 cards, {words}: 67 %, 33 %" in _odds(t).notes
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 0\ndiscard: flute-2-1")  # the bust is certain
    assert not [note for note in _odds(t).notes if note.startswith("No bust")]
    t = Table(f"options: seats=2 start=0 spent=unseen\n{here}\ndeck: 0\ndiscard: flute-2-1 sailor-3\nburied: 1")
    assert f"No bust in the next card, {words}: 64 %" in _odds(t).notes


def test_the_odds_of_D24() -> None:  # K3.12
    t = _d24("unseen")
    odds = next_card(t.game.mask(t.s, 0), FastDice(1))  # type: ignore[arg-type]
    assert odds.exact
    f = t.game.draws.id("pinnace-2-1") - 5
    assert odds.ways[f] * 130 == odds.of
    f = t.game.draws.id("flute-2-1") - 5
    assert odds.ways[f] * 78 == odds.of


def test_after_a_reshuffle_of_unseen_coins_odds_are_estimates() -> None:
    t = _d24("unseen").do("reveal").flip_all()
    t.draw("flute-2-2")
    odds = _odds(t)
    assert not odds.exact
    for case in odds.cases:
        assert 0 <= case.ways <= case.of
    truth = next_card(t.game.mask(t.s, 0), FastDice(9))  # type: ignore[arg-type]
    assert abs(truth.ways[t.game.draws.id("pinnace-2-1") - 5] / truth.of - 18 / 30 / 78) < 0.002


def test_nothing_is_said_when_nobody_discovers() -> None:
    t = Table("options: seats=2 start=0\nharbour: flute-1-1").do("stop")
    assert t.game.odds(t.game.mask(t.s, 0), FastDice(1)) is None
    t = Table("options: seats=2 start=0\ndeck: 0\ncoins 1: rest")
    assert t.game.odds(t.game.mask(t.s, 0), FastDice(1)) is None
