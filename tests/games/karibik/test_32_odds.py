"""Odds of the next card: exact where the batches are known, honest where they are not."""

import pytest

from cothon.core import Odds
from cothon.games.karibik.odds import next_card
from cothon.play.dice import FastDice
from games.karibik.seen import Table
from games.karibik.test_22_examples_of_piles import _d24
from kit.english import cases, notes


def _odds(t: Table) -> Odds:
    odds = t.game.odds(t.game.mask(t.s, 0), FastDice(1))
    assert odds is not None
    return odds


def _cases(t: Table) -> dict[str, tuple[int, int]]:
    return cases(t.game, _odds(t))


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_the_odds_of_D33(spent: str) -> None:
    t = Table(seats=4, start=0, spent=spent).do("reveal").draw("flute-1-1")
    found = _cases(t)
    assert found["Bust"] == (8, 109)
    assert found["A ship: of a new type"] == (36, 109)
    assert found["A person"] == (56, 109)
    assert found["A request"] == (5, 109)
    assert found["A Tax Increase"] == (4, 109)
    assert found["A ship: Flute"] == (8, 109)
    assert found["A ship: Skiff"] == (9, 109)
    assert _odds(t).exact


def test_strength_lowers_the_risk() -> None:  # K5.8
    t = Table("options: seats=2 start=0\nharbour: flute-4-5\ndisplay 0: sailor-3")
    found = _cases(t)
    assert found["Bust"][0] == 8 - 4  # three Flutes 1/1 and one 2/1 can be repelled
    assert found["A ship: one you can repel"][0] == 15
    assert _cases(Table("options: seats=2 start=0\nharbour: flute-4-5"))["A ship: one you can repel"][0] == 0


def test_bust_odds_are_those_of_the_draw_itself() -> None:
    t = Table("options: seats=2 start=0\nharbour: flute-4-5 skiff-1-1 galleon-3-7\ndisplay 0: pirate-5")
    bust, of = _cases(t)["Bust"]
    t.do("reveal")
    busting = 0
    for card, k in t.chances.items():
        busting += k * (Table(t.game.write(t.s)).draw(card).actor == 1)
    assert (bust, of) == (busting, sum(t.chances.values()))


def test_with_an_empty_deck_the_discard_is_what_comes() -> None:  # K3.11
    t = Table("options: seats=2 start=0\nharbour: flute-1-1\ndiscard: flute-2-1 sailor-3*3\ndeck: 0\ncoins 1: rest")
    assert _cases(t)["Bust"] == (1, 4)
    assert _odds(t).exact


def test_how_far_luck_may_carry() -> None:  # K3.10 K3.11
    here = "harbour: flute-1-1\ncoins 1: rest"
    words = "as the harbour is now"
    more = f"one after the other, {words}"
    t = Table("options: seats=2 start=0\nharbour: flute-1-1")  # 8 of 109, without replacement
    assert f"Chance of no bust in the next 3 cards, one after the other, {words}: 93, 86 and 79 per cent." in notes(
        t.game, _odds(t)
    )
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 1\ndiscard: flute-2-1")  # the discard comes after it
    assert f"Chance of no bust in the next card, {words}: 94 per cent." in notes(t.game, _odds(t))
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 0\ndiscard: flute-2-1 sailor-3*2")
    assert f"Chance of no bust in the next 2 cards, {more}: 67 and 33 per cent." in notes(t.game, _odds(t))
    t = Table(f"options: seats=2 start=0\n{here}\ndeck: 0\ndiscard: flute-2-1")  # the bust is certain
    assert "no-bust" not in [note.key for note in _odds(t).notes]
    t = Table(f"options: seats=2 start=0 spent=unseen\n{here}\ndeck: 0\ndiscard: flute-2-1 sailor-3\nburied: 1")
    assert f"Chance of no bust in the next card, {words}: 64 per cent." in notes(t.game, _odds(t))


def test_beside_ships_that_stayed_only_those_bust_that_are_too_strong() -> None:  # K5.8 K5.9
    t = Table("options: seats=2 start=0 duplicate=stay\ndisplay 0: sailor-3\nharbour: flute-1-1*2")
    found = {(case.key, case.fields.get("type")): case.ways for case in _odds(t).cases}
    assert (found["bust", None], found["type", "flute"]) == (5, 7)


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


def test_of_a_ship_that_may_be_repelled_the_danger_is_told_for_both_answers() -> None:  # K5.5 K5.8
    t = Table("options: seats=2 start=0\ndisplay 0: sailor-3").do("reveal").draw("frigate-1-1")
    assert t.ask == "repel"
    kept, repelled = _odds(t).cases[:2]
    assert (kept.fields["label"], repelled.fields["label"]) == ("keep", "repel")
    assert kept.ways > 0
    assert repelled.ways == 0  # no ship lies there
    assert "no-bust-let-in" in [note.key for note in _odds(t).notes]
