"""Piles as counts, arrays, events and ranks: the small parts every game uses."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cothon.core import Event, EventType, Story, Teller
from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.events import NUMBER, SEAT, many, secret
from cothon.core.piles import at, put_all, take_some, total, weights
from cothon.core.result import deciding, rank
from cothon.play.dice import FastDice

piles = st.lists(st.integers(0, 6), min_size=1, max_size=12)


@given(piles)
def test_a_pile_lies_in_a_row_by_face(counts: list[int]) -> None:
    pile = arr_of(counts)
    row = [f for f, k in enumerate(counts) for _ in range(k)]
    assert total(pile) == len(row)
    assert [at(pile, r) for r in range(len(row))] == row
    assert weights(pile, 10) == [(10 + f, k) for f, k in enumerate(counts) if k]


@given(piles, st.integers(0, 2**32), st.data())
def test_taking_some_cards_leaves_the_others(counts: list[int], seed: int, data: st.DataObject) -> None:
    pile = arr_of(counts)
    n = data.draw(st.integers(0, sum(counts)))
    taken = take_some(pile, n, FastDice(seed))
    assert total(taken) == n
    put_all(pile, taken)
    assert ints(pile) == counts


def test_copies_of_arrays_are_independent() -> None:
    a = new_arr(3)
    b = a[:]
    b[1] = 5
    assert (ints(a), ints(b)) == ([0, 0, 0], [0, 5, 0])


def test_dice_are_even_and_repeatable() -> None:
    for n in (1, 2, 3, 7, 62, 1000):
        dice, again = FastDice(n), FastDice(n)
        drawn = [dice.below(n) for _ in range(200 * min(n, 20))]
        assert drawn == [again.below(n) for _ in drawn]
        assert all(0 <= x < n for x in drawn)
        if n <= 7:
            assert set(drawn) == set(range(n))
    dice = FastDice(9)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sum((c - 1000) ** 2 / 1000 for c in counts.values()) < 20.5


def test_secret_fields_reach_their_recipients_only() -> None:
    teller = Teller()
    teller.say("loot", seat=0, ship="flute")
    teller.whisper([1], "draw", {"seat": 1}, {"card": "T5"})
    loot, draw = teller.events
    assert loot.seen_by(None) == {"event": "loot", "seat": 0, "ship": "flute"}
    assert draw.seen_by(1) == {"event": "draw", "seat": 1, "card": "T5"} == draw.whole()
    assert draw.seen_by(0) == draw.seen_by(None) == {"event": "draw", "seat": 1}


def test_an_event_is_compared_with_its_declaration() -> None:
    draw = EventType("draw", "Z2", seat=SEAT, coins=NUMBER, card=secret("card"), open=many("card"))
    story = Story([draw])
    assert story.clause({"event": "draw"}) == "Z2"
    assert story.clause({"event": "taken_back"}) == ""
    fields: dict[str, object] = {"seat": 1, "coins": 2, "open": ["R2"]}
    assert draw.faults(Event("draw", fields, {"card": "T5"})) == []
    for wrong, hidden, fault in [
        ({"seat": "Bo"}, {"card": "T5"}, "draw: seat is 'Bo', no seat"),
        ({"coins": True}, {"card": "T5"}, "draw: coins is True, no number"),
        ({"open": "R2"}, {"card": "T5"}, "draw: open is 'R2', no card"),
        ({"card": "T5"}, {}, "draw: card is open, against its declaration"),
        ({"place": "sea"}, {"card": "T5"}, "draw: place is not declared"),
        ({}, {}, "draw has no card"),
    ]:
        assert draw.faults(Event("draw", {**fields, **wrong}, hidden)) == [fault]


def test_equal_keys_share_the_better_rank() -> None:
    assert rank([(14, 6), (14, 8), (12, 8)]) == [2, 1, 3]
    assert rank([(5,), (5,), (1,)]) == [1, 1, 3]
    names = ["points", "coins"]
    assert deciding([(14, 6), (14, 8), (12, 8)], names) == "coins"
    assert deciding([(14, 6), (12, 8)], names) == ""
    assert deciding([(14, 6), (14, 6)], names) == ""
