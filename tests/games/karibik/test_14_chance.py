"""Chapter Chance: what is drawn, from what, and who learns it."""

from fractions import Fraction

import pytest

from cothon.core import Teller
from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table


def test_the_first_reveal_of_a_game() -> None:  # K1.4
    for seats in (2, 3, 4):
        t = Table(seats=seats, start=0).do("reveal")
        assert sum(t.chances.values()) == 110
        kinds = {"exp": 0, "tax": 0, "ship": 0, "person": 0}
        for card, k in t.chances.items():
            head = card.split("-")[0]
            ship = head in ("pinnace", "flute", "skiff", "frigate", "galleon")
            kinds[head if head in kinds else "ship" if ship else "person"] += k
        assert kinds == {"ship": 45, "person": 56, "exp": 5, "tax": 4}


def test_counts_change_with_the_draw_and_not_before_it() -> None:  # K3.10
    t = Table(seats=2, start=0).do("reveal")
    assert int(t.s.deck) == 104
    t.draw("sailor-3")
    assert int(t.s.deck) == 103


def test_flips_come_between_the_fee_and_the_persons_move() -> None:  # K9.9
    t = Table("options: seats=2 start=0\ncoins 1: 4\nharbour: sailor-3\nasked: take 1").do("hire:sailor-3").flip_all()
    names = [e["event"] for e in t.told if e["event"] in ("fee", "flip", "hired")]
    assert names == ["fee", "flip", "flip", "flip", "hired"]


def test_a_settle_interrupts_a_gain_which_then_goes_on() -> None:  # K3.12
    t = Table(
        """
        options: seats=2 start=0 spent=unseen
        harbour: flute-3-5
        deck: 1
        buried: 2
        coins 0: 1
        coins 1: rest
        asked: take 0
        """
    ).do("loot:flute")
    assert (t.ask, t.coins[0], int(t.s.owing)) == ("settle", 2, 2)
    t.draw("sailor-3", "priest-4")
    assert t.coins[0] == 4
    assert t.held(0) == {0: 2, 1: 2}
    assert int(t.s.deck) == 1  # the Flute and two buried coins, less two


def test_settles_are_seen_by_nobody_and_all_other_draws_by_all() -> None:  # K3.12
    g = game("karibik")
    for question in g.asks.questions:
        assert question.secret is (question.name == "settle")
    t = Table("options: seats=2 start=0 spent=unseen\ndeck: 0\nburied: 2\ncoins 0: 1\ncoins 1: rest")
    t.do("reveal")
    assert t.ask == "settle"
    assert [g.sees(t.s, seat) for seat in (None, 0, 1)] == [False] * 3
    teller = Teller()
    g.apply(t.s, g.draws.id("sailor-3"), teller)
    settle = teller.events[0]
    assert settle.name == "settle"
    assert [settle.seen_by(seat).get("card") for seat in (None, 0, 1)] == [None] * 3
    assert settle.whole()["card"] == "sailor-3"


@pytest.mark.parametrize("text", ["seats=4", "seats=3 spent=unseen"])
def test_weight_and_pick_agree_with_chance(text: str) -> None:
    g = game("karibik")
    dice = FastDice(8)
    s = g.start(g.options_from(text))
    seen = set()
    while s.actor != -2:
        if s.actor == -1:
            outcomes = g.chance(s)
            seen.add(g.asks[s.ask].name)
            assert g.weight(s) == sum(w for _, w in outcomes)
            assert [d for d, _ in outcomes] == sorted({d for d, _ in outcomes})
            row = [d for d, w in outcomes for _ in range(w)]
            assert [g.pick(s, r) for r in range(len(row))] == row
            g.apply(s, row[dice.below(len(row))])
        else:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
    assert seen == {"starter", "reveal", "settle" if "unseen" in text else "flip"}


def test_in_both_modes_the_revealed_cards_have_the_same_chances() -> None:  # K3.14
    """One coin is spent, then everything that is left is followed through the reshuffle, exactly."""
    out: dict[str, dict[str, Fraction]] = {}
    for spent in ("open", "unseen"):
        t = Table(
            f"""
            options: seats=2 start=0 spent={spent}
            display 0: mademoiselle-7*2 mademoiselle-9*2
            harbour: sailor-5
            deck: 0
            coins 0: 3
            coins 1: rest
            asked: take 0
            """
        ).do("hire:sailor-5")
        chances: dict[str, Fraction] = {}
        _follow(t, Fraction(1), chances)
        out[spent] = chances
    assert out["open"] == out["unseen"]
    assert sum(out["open"].values()) == 1


def _follow(t: Table, chance: Fraction, out: dict[str, Fraction]) -> None:
    while t.actor >= 0:
        t.do("reveal" if "reveal" in t.options else "done" if "done" in t.options else "stop")
    total = sum(t.chances.values())
    for card, k in t.chances.items():
        if t.ask == "reveal":
            out[card] = out.get(card, Fraction(0)) + chance * Fraction(k, total)
        else:
            branch = Table(t.game.write(t.s))
            _follow(branch.draw(card), chance * Fraction(k, total), out)  # type: ignore[arg-type]
