"""Chapter K3: coins, spending, batches and reshuffles."""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from cothon.core.arr import ints
from cothon.games import game
from cothon.play.dice import FastDice
from games.karibik.seen import Table


def test_a_gained_coin_is_never_looked_at() -> None:  # K3.1
    t = Table("options: seats=2 start=0\nharbour: flute-2-2").do("stop", "loot:flute")
    gain = t.happened("gain")[0]
    assert "card" not in gain
    players = t.game.show(t.game.mask(t.s, 1))["players"]
    assert [p["coins"] for p in players] == [5, 3]  # type: ignore[index,attr-defined]
    assert all("card" not in p for p in players)  # type: ignore[attr-defined]


def test_coins_come_from_the_top_of_the_deck() -> None:  # K3.2
    t = Table("options: seats=2 start=0\nharbour: flute-3-5")
    deck = int(t.s.deck)
    t.do("stop", "loot:flute")
    assert (t.coins[0], int(t.s.deck)) == (6, deck - 3)


@pytest.mark.parametrize("spent", ["open", "unseen"])
def test_spent_coins_go_to_the_discard(spent: str) -> None:  # K3.3
    t = Table(f"options: seats=2 start=0 spent={spent}\nharbour: sailor-3\ncoins 0: 5").do("stop", "hire:sailor-3")
    t.flip_all()
    assert (t.coins[0], int(t.s.discard)) == (2, 3)


def test_spent_coins_are_seen_by_all_or_by_nobody() -> None:  # K3.4
    t = Table("options: seats=2 start=0\nharbour: sailor-3").do("stop", "hire:sailor-3")
    t.draw("tax-strength", "flute-1-1", "priest-4")
    assert [e["card"] for e in t.happened("flip")] == ["tax-strength", "flute-1-1", "priest-4"]
    assert t.up == {"tax-strength": 1, "flute-1-1": 1, "priest-4": 1}
    t = Table("options: seats=2 start=0 spent=unseen\nharbour: sailor-3").do("stop", "hire:sailor-3")
    assert t.up == {}
    assert t.buried == {0: 3}
    assert t.happened("flip") == []


def test_coins_of_the_oldest_batch_are_paid_first() -> None:  # K3.5
    text = """
        options: seats=2 start=0
        newest: 2
        batch 0: pinnace-1-1*2
        batch 1: flute-1-1
        coins 0: 0=2 1=1 2=3
        harbour: settler-4
        asked: take {}
        """
    t = Table(text.format(0)).do("hire:settler-4")
    for batch, card in ((0, "pinnace-1-1"), (0, "pinnace-1-1"), (1, "flute-1-1")):
        assert t.s.source == batch
        t.draw(card)
    assert t.s.source == 2
    t.flip_all()
    assert t.held(0) == {2: 2}


def test_a_fee_is_paid_from_the_oldest_batch_and_keeps_it() -> None:  # K3.5 K3.7
    t = Table(
        """
        options: seats=2 start=0
        newest: 1
        batch 0: pinnace-1-1*2
        coins 0: 1=1
        coins 1: 0=2 1=4
        harbour: flute-2-2
        asked: take 1
        """
    ).do("loot:flute")
    assert t.held(0) == {0: 1, 1: 1}
    assert t.held(1) == {0: 1, 1: 6}


def test_all_other_discards_lie_face_up() -> None:  # K3.6
    t = Table("options: seats=2 start=0 spent=unseen\ndisplay 0: priest-4*2 sailor-3\nrow: exp-pp\nharbour: skiff-1-1")
    t.do("complete:exp-pp", "give:priest", "give:priest", "reveal").draw("flute-1-1").do("repel")
    t.do("reveal").draw("tax-strength").do("stop", "done", "done")
    assert t.up == {"priest-4": 2, "flute-1-1": 1, "tax-strength": 1, "skiff-1-1": 1}


def test_a_reshuffle_makes_a_new_batch_and_coins_keep_theirs() -> None:  # K3.7
    t = Table("options: seats=2 start=0\ndiscard: flute-1-1*2 skiff-1-1*3\ndeck: 0\ncoins 1: rest\ncoins 0: 5")
    t.do("reveal")
    assert t.batch == 1
    assert t.held(0) == {0: 5}
    assert t.chances == {"flute-1-1": 2, "skiff-1-1": 3}
    assert t.s.deck == 5


def test_the_state_is_kept_in_counts() -> None:  # K3.8
    t = Table(seats=3, start=0)
    assert ints(t.s.u) == ints(t.s.rules.copies)
    assert (int(t.s.deck), t.held(0), t.held(2)) == (101, {0: 3}, {0: 3})


@pytest.mark.parametrize("text", ["seats=3", "seats=4 spent=unseen", "seats=5 edition=portroyal120 spent=unseen"])
def test_the_invariants_hold_after_every_event(text: str) -> None:  # K3.9
    g = game("karibik")
    dice = FastDice(11)
    for _ in range(3):
        s = g.start(g.options_from(text))
        while s.actor != -2:
            s.check()
            if s.actor == -1:
                g.apply(s, g.pick(s, dice.below(g.weight(s))))
            else:
                legal = g.legal(s)
                g.apply(s, legal[dice.below(len(legal))])


@pytest.mark.parametrize("harm", ["deck", "left", "up", "u"])
def test_a_broken_invariant_is_noticed(harm: str) -> None:  # K3.9
    s = Table(seats=2, start=0).s
    if harm == "deck":
        s.deck += 1
    else:
        getattr(s, harm)[0] += 1
    with pytest.raises(AssertionError, match=r"^K3\.[89]"):
        s.check()


def test_a_reveal_draws_from_all_cards_of_the_batch_and_a_gain_from_none() -> None:  # K3.10
    t = Table("options: seats=2 start=0\nharbour: flute-2-2").do("reveal")
    assert sum(t.chances.values()) == 109  # six of them lie as coins
    t.draw("skiff-1-1").do("stop")
    before = ints(t.s.u)
    t.do("loot:flute")
    assert ints(t.s.u) == before
    assert t.held(0) == {0: 5}


def test_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:  # K3.11
    t = Table("options: seats=2 start=0\nharbour: flute-2-2\ndeck: 2\ncoins 1: rest\ndiscard: skiff-1-1")
    t.do("stop", "loot:flute")
    assert (int(t.s.deck), int(t.s.discard), t.batch) == (0, 2, 0)
    assert not t.happened("reshuffle")
    t.do("reveal")  # the harbour is empty, so the next turn has begun
    assert t.batch == 1
    assert t.happened("reshuffle")[0]["cards"] == 2


def test_a_payout_is_interrupted_by_a_reshuffle() -> None:  # K3.11
    t = Table("options: seats=2 start=0\nharbour: flute-3-5\ndeck: 1\ncoins 0: 0\ncoins 1: rest\ndiscard: skiff-1-1*3")
    t.do("stop", "loot:flute")
    assert t.held(0) == {0: 1, 1: 2}
    assert [e["event"] for e in t.told if e["event"] in ("gain", "reshuffle")] == ["gain", "reshuffle", "gain"]
    assert int(t.s.deck) == 2  # three Skiffs and the Flute just looted, less two coins


def test_a_reshuffle_leaves_harbour_row_and_displays_alone() -> None:  # K3.12
    t = Table(
        """
        options: seats=2 start=0
        harbour: flute-3-5 sailor-3
        row: exp-pp
        display 1: admiral-5
        discard: skiff-1-1
        deck: 0
        coins 1: rest
        """
    ).do("reveal")
    assert t.chances == {"skiff-1-1": 1}
    assert (t.harbour, t.row, t.display(1)) == (["flute-3-5", "sailor-3"], ["exp-pp"], ["admiral-5"])


def test_batches_without_held_coins_go_into_the_deck_without_a_draw() -> None:  # K3.12
    t = Table(
        """
        options: seats=2 start=0 spent=unseen
        newest: 1
        batch 0: flute-1-1*2
        buried: 0=2 1=1
        coins 0: 1=5
        coins 1: rest
        deck: 0
        discard: skiff-1-1
        seen 0: pinnace-1-1*3 pinnace-2-1 pinnace-2-2 pinnace-3-2 pinnace-3-4*2 pinnace-4-4 flute-1-1 flute-2-1
        made 1: pinnace-1-1*3 pinnace-2-1 pinnace-2-2 pinnace-3-2 pinnace-3-4*2 pinnace-4-4 flute-1-1 flute-2-1
        blanks 1: 0=97
        seen 1: skiff-1-1
        """
    )
    t.do("reveal")
    assert (t.ask, int(t.s.source)) == ("settle", 1)  # batch 0 is through, only batch 1 is drawn from
    t.draw("flute-4-5")
    assert t.ask == "reveal"
    assert t.chances == {"flute-1-1": 2, "flute-4-5": 1, "skiff-1-1": 1}
    assert int(t.s.deck) == 4


def test_deciding_late_gives_the_chances_of_a_shuffled_deck() -> None:  # K3.13
    """Physical cards in all 120 orders: coins 0 and 1, reveals 2 and 3, coin 4; then the coin of card 0 is spent.

    The chances of the next reveal, given that a and b were seen, are those that the counts give in example D26.
    """
    seen: Counter[str] = Counter()
    for order in permutations("abcde"):
        if set(order[2:4]) == {"a", "b"}:
            seen.update([order[2], order[3], order[0]])  # the new deck: each is next with the same chance
    chances = {card: Fraction(k, sum(seen.values())) for card, k in seen.items()}
    third, ninth = Fraction(1, 3), Fraction(1, 9)
    assert chances == {"a": third, "b": third, "c": ninth, "d": ninth, "e": ninth}


def test_held_coins_do_not_come_back_at_a_reshuffle() -> None:  # K3.13
    t = Table("options: seats=2 start=0\ndiscard: flute-1-1*2\ndeck: 0\ncoins 1: rest").do("reveal")
    assert t.chances == {"flute-1-1": 2}  # and not any of the 105 coins
    t.draw("flute-1-1").do("reveal")
    assert t.chances == {"flute-1-1": 1}


def test_in_mode_open_each_coin_is_flipped_singly() -> None:  # K3.14
    t = Table("options: seats=2 start=0\nharbour: sailor-3").do("stop", "hire:sailor-3")
    for i in range(3):
        assert t.ask == "flip"
        assert t.coins[0] == 3 - i  # the coin being flipped still counts as held
        assert t.harbour == ["sailor-3"]  # the person moves when all is paid
        assert sum(t.chances.values()) == 109 - i
        t.draw("flute-1-1")
    assert t.up == {"flute-1-1": 3}
    assert t.display(0) == ["sailor-3"]


def test_in_mode_unseen_spending_draws_nothing() -> None:  # K3.14
    t = Table("options: seats=2 start=0 spent=unseen\nharbour: sailor-3").do("stop", "hire:sailor-3")
    assert t.actor >= 0
    assert t.display(0) == ["sailor-3"]


def test_when_both_piles_are_empty_the_rest_of_a_gain_is_lost() -> None:  # K3.15
    t = Table(
        """
        options: seats=3 start=1
        display 0: jester-7*3
        display 1: jester-5
        display 2: jester-9
        harbour: flute-1-1
        deck: 1
        coins 0: 0
        coins 1: 0
        coins 2: rest
        """
    )
    start = t.coins
    t.do("reveal").draw("flute-4-5")  # busts: two Flutes in the discard, nothing in the deck
    assert [a - b for a, b in zip(t.coins, start, strict=True)] == [0, 1, 1]
    assert [(e["seat"], e["coins"]) for e in t.happened("no_coins")] == [(0, 3)]
