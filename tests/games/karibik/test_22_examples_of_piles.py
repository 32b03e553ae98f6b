"""The examples about piles and batches: D23 to D27 and D30."""

from fractions import Fraction

import pytest

from cothon.core.arr import arr_of
from cothon.games import game
from cothon.games.karibik.made.ids import STEP_REVEAL
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.rules import flow
from cothon.games.karibik.rules_coins import charge, drawn, owe, pay_out, to_discard
from cothon.games.karibik.start import empty_table
from games.karibik.seen import Table, cards, whole_deck


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_D23_both_piles_run_out_in_the_middle_of_a_loot(spent: str) -> None:  # K3.2 K3.11 K3.15
    t = Table(
        f"""
        options: seats=2 start=0 spent={spent}
        harbour: galleon-4-skull
        deck: 1
        coins 0: 0
        coins 1: rest
        asked: take 0
        """
    )
    t.do("loot:galleon")
    assert t.coins[0] == 2
    assert t.held(0) == {0: 1, 1: 1}
    assert (t.s.deck, t.s.discard) == (0, 0)
    assert t.happened("reshuffle")[0]["cards"] == 1
    assert t.happened("no_coins")[0]["coins"] == 2


def _d24(spent: str) -> Table:
    """60 face-up discards, 12 coins held and 18 spent of batch 0, 20 cards in displays; the deck is empty."""
    lying = ["settler-4"] * 4 + ["captain-4"] * 4 + ["priest-4"] * 4 + ["jack-6"] * 3 + ["sailor-3"] * 4
    rest = whole_deck()
    for card in [*lying, "governor-8"]:
        rest.remove(card)
    hidden = ["pinnace-2-1"]
    hidden += [card for card in rest if card not in ("pinnace-2-1", "flute-2-1", "flute-2-2", "governor-8")][:29]
    up = rest[:]
    for card in hidden:
        up.remove(card)
    if spent == "open":  # the 18 spent coins were flipped and lie face up
        up += hidden[12:]
    return Table(
        f"""
        options: seats=2 start=0 spent={spent}
        display 0: governor-8
        display 1: {cards(lying)}
        discard: {cards(up)}
        coins 0: 7
        coins 1: 5
        {"buried: 18" if spent == "unseen" else ""}
        deck: 0
        """
    )


def test_D24_buried_coins_go_into_the_new_deck_unseen() -> None:  # K3.12
    t = _d24("unseen")
    assert sum(t.up.values()) == 60
    assert t.s.left[0] == 30
    assert "pinnace-2-1" not in t.up
    assert t.up["flute-2-1"] == 1
    t.do("reveal")
    stays = Fraction(1)
    settles = 0
    while t.ask == "settle":
        assert t.actor == -1
        assert sum(t.chances.values()) == 30 - settles
        stays *= 1 - Fraction(t.chances["pinnace-2-1"], sum(t.chances.values()))
        t.draw(next(card for card in t.chances if card != "pinnace-2-1"))
        settles += 1
    assert settles == 18
    assert 1 - stays == Fraction(18, 30)
    assert t.ask == "reveal"
    assert t.s.deck == 78
    assert sum(t.chances.values()) == 78
    assert "pinnace-2-1" not in t.chances
    assert t.chances["flute-2-1"] == 1


def test_D24_a_face_that_is_settled_comes_next_with_one_in_130() -> None:  # K3.12
    t = _d24("unseen")
    t.do("reveal").draw("pinnace-2-1")
    t.flip_all()
    assert Fraction(t.chances["pinnace-2-1"], sum(t.chances.values())) * Fraction(18, 30) == Fraction(1, 130)


def test_D24_in_mode_open_the_reshuffle_needs_no_draw() -> None:  # K3.14
    t = _d24("open")
    assert sum(t.up.values()) == 78
    assert t.s.left[0] == 12
    t.do("reveal")
    assert t.ask == "reveal"
    assert sum(t.chances.values()) == 78


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_D25_the_oldest_coins_are_spent_first(spent: str) -> None:  # K3.5 K3.14
    t = _d24(spent).do("reveal").flip_all()
    t.draw("flute-2-2").do("reveal").draw("governor-8").do("stop", "loot:flute")
    assert t.held(0) == {0: 7, 1: 2}
    t.do("hire:governor-8")
    if spent == "unseen":
        assert t.buried == {0: 7, 1: 1}
    else:
        for batch in [0] * 7 + [1]:
            assert t.ask == "flip"
            assert t.s.source == batch
            t.draw(next(iter(t.chances)))
    assert t.held(0) == {1: 1}
    assert "governor-8" in t.display(0)


def _toy(spent: str) -> KaribikState:
    """D26 before the last spending: a deck of five faces, 0 to 4; two coins dealt, 0 and 1 revealed, one coin more."""
    g = game("karibik")
    s = empty_table(g.options(2, {"spent": spent, "start": 0}))
    faces = [1] * 5 + [0] * 57
    s.rules.copies = arr_of(faces)
    s.rules.size = 5
    s.deck = 5
    s.left[0] = 5
    if spent == "unseen":
        s.dark = arr_of(faces)
        s.past.newest.made = arr_of(faces)
    else:
        s.u = arr_of(faces)
    for p in (0, 1):
        owe(s, p, 1)
    pay_out(s, None)
    for f in (0, 1):
        drawn(s, f)
        to_discard(s, f)
    owe(s, 0, 1)
    pay_out(s, None)
    s.check()
    return s


def _next_reveal(s: KaribikState, chance: Fraction, out: dict[int, Fraction]) -> None:
    """Follow every draw until the card is revealed."""
    g = game("karibik")
    if s.actor != -1:
        flow(s, STEP_REVEAL, None)
    if g.asks[s.ask].name == "reveal":
        for d, w in g.chance(s):
            out[d - 5] = out.get(d - 5, Fraction(0)) + chance * Fraction(w, int(g.weight(s)))
        return
    for d, w in g.chance(s):
        branch = s.clone()
        part = chance * Fraction(w, int(g.weight(s)))
        g.apply(branch, d)
        branch.check()
        _next_reveal(branch, part, out)


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_D26_a_toy_deck_gives_the_same_chances_in_both_modes(spent: str) -> None:  # K3.13
    s = _toy(spent)
    charge(s, 0, 1)
    s.actor = 0
    out: dict[int, Fraction] = {}
    _next_reveal(s, Fraction(1), out)
    third, ninth = Fraction(1, 3), Fraction(1, 9)
    assert out == {0: third, 1: third, 2: ninth, 3: ninth, 4: ninth}


def test_D26_after_the_flip_is_seen_it_counts_in_full() -> None:  # K3.13 K3.14
    g = game("karibik")
    s = _toy("open")
    charge(s, 0, 1)
    flow(s, STEP_REVEAL, None)
    assert g.asks[s.ask].name == "flip"
    g.apply(s, 5 + 2)
    assert g.asks[s.ask].name == "reveal"
    assert g.chance(s) == [(5, 1), (6, 1), (7, 1)]


def test_D27_the_tax_card_is_not_in_the_reshuffle_it_causes() -> None:  # K7.5 K3.11
    lying = (
        "trader-pinnace-3 trader-pinnace-5 trader-flute-3 trader-flute-5 trader-skiff-3*2 trader-frigate-3*2"
        " trader-galleon-3*2 settler-4*4 captain-4*4 priest-4*4 jack-6*3 mademoiselle-7*2 mademoiselle-9*2"
        " jester-5 jester-7*3 jester-9 admiral-5 admiral-7*3"
    )
    t = Table(f"options: seats=2 start=0\ndisplay 1: {lying}\ncoins 0: 60\ncoins 1: 11\ndeck: 1")
    assert len(t.display(1)) == 38
    assert t.s.discard == 0
    t.do("reveal").draw("tax-strength")
    t.flip_all()
    assert t.happened("reshuffle")[0]["cards"] == 30
    assert t.coins == [31, 12]
    assert t.s.deck == 28
    assert t.up == {"tax-strength": 1}


def test_D30_a_turn_begins_with_both_piles_empty() -> None:  # K11.4 K5.13
    t = Table(
        """
        options: seats=2 start=1
        active: 1
        shown: 1
        display 0: captain-4*2
        row: exp-cc
        coins 0: 4
        coins 1: rest
        deck: 0
        """
    )
    assert not t.triggered
    t.do("stop")
    assert t.triggered
    assert (t.ask, t.actor, t.options) == ("discover", 0, ["stop", "complete:exp-cc"])
    assert t.why("reveal") == "K5.13"
    t.do("complete:exp-cc", "give:captain", "give:captain")
    assert t.coins[0] == 6
    assert t.happened("no_coins")[0]["coins"] == 1
    t.do("stop")
    assert t.ask == "over"
    assert t.result().reason == "dead_end"
