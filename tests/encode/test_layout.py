"""One array for all numbers of seats: every piece in its place, seats from the viewer on, and the way back."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from cothon.core import Game, State
from cothon.core.errors import BadInput
from cothon.encode import encoder, seats_of
from cothon.encode.layout import Layout
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import VARIANTS, options_of

EVERY = [(name, seats) for name in names() for seats in seats_of(game(name))]


def of_seats(name: str, seats: int) -> str:
    """A variant of the game with so many seats."""
    return next(text for text in VARIANTS[name] if options_of(name, text).seats == seats)


def positions(g: Game, text: str, every: int, seed: int = 3) -> Iterator[State]:
    dice, s = FastDice(seed), g.start(g.options_from(text))
    g.roll(s, dice)
    number = 0
    while s.actor >= 0:
        if number % every == 0:
            yield s
        number += 1
        legal = g.legal(s)
        g.apply(s, legal[dice.below(len(legal))])
        g.roll(s, dice)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_array_of_any_number_of_seats_is_laid_into_one_and_can_be_got_back(name: str, seats: int) -> None:
    g, there, e = game(name), Layout(name), encoder(name, seats)
    places = there.place(seats)
    assert len(places) == len(set(places)) == e.size
    most = there.most()
    assert [most[place] for place in places] == e.most()
    seen = set()
    for s in positions(g, of_seats(name, seats), 9):
        told = e.numbers(g.mask(s, int(s.actor)))
        laid = there.spread(told, seats)
        assert len(laid) == there.size == len(most)
        assert there.gathered(laid) == (seats, told)
        assert sum(laid) == sum(told) + 1
        seen.add(laid)
    assert len(seen) > 5


@pytest.mark.parametrize("name", names())
def test_with_the_most_seats_the_array_stands_as_it_is(name: str) -> None:
    there = Layout(name)
    assert there.seats == tuple(seats_of(game(name)))
    assert there.place(there.seats[-1]) == list(range(there.greatest.size))
    told = [there.telling(seats) for seats in there.seats]
    assert told == list(range(there.greatest.size, there.size))


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_rows_of_seats_keep_their_places_and_the_others_stay_empty(name: str, seats: int) -> None:
    there, small = Layout(name), encoder(name, seats)
    places = there.place(seats)
    for piece, large in zip(small.pieces, there.greatest.pieces, strict=True):
        assert piece.name == large.name
        row = piece.size // piece.shape[0]
        to = [(places[piece.start + i * row] - large.start) // row for i in range(piece.shape[0])]
        first = piece.shape[0] - piece.tail
        assert to[:first] == list(range(first))
        assert to[first:] == list(range(large.shape[0] - piece.tail, large.shape[0]))


def test_a_row_that_belongs_to_no_seat_is_the_last_one_for_any_number_of_seats() -> None:
    """The covered small guild seats of carthago."""
    there = Layout("carthago")
    covered = {there.place(n)[piece.start + n * 12] for n in (2, 3, 4) for piece in encoder("carthago", n).pieces
               if piece.name == "chairs"}  # fmt: skip
    assert len(covered) == 1


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_rows_begin_with_the_viewers_and_go_on_in_turn_order(name: str, seats: int) -> None:
    """The same position, seen by the next seat: every row has moved up by one."""
    g, e = game(name), encoder(name, seats)
    rows = [p for p in e.pieces if p.shape != _other(name, seats)[p.name]]
    assert {"actor", "turn", "active"} & {p.name for p in rows}
    moved = set()
    for s in positions(g, of_seats(name, seats), 5):
        sheet = e.sheet(2)
        for me in (0, 1):
            e.add_for(s, me, sheet)
        both = bytes(sheet.take())
        told = both[: e.size], both[e.size :]
        for p in rows:
            assert p.shape[0] == seats + p.tail
            row = p.size // p.shape[0]
            first, second = ([t[p.start + i * row :][:row] for i in range(p.shape[0])] for t in told)
            assert second == [*first[1:seats], first[0], *first[seats:]], p.name
            moved |= {p.name} if first != second else set()
    assert len(moved) > len(rows) / 3


def _other(name: str, seats: int) -> dict[str, tuple[int, ...]]:
    """The shapes for another number of seats."""
    other = next(n for n in seats_of(game(name)) if n != seats)
    return {p.name: p.shape for p in encoder(name, other).pieces}


def test_a_layout_says_what_it_is_and_is_copied() -> None:
    marks = {name: Layout(name).mark for name in names()}
    assert len(set(marks.values())) == len(marks)
    assert all(len(mark) == 64 for mark in marks.values())
    twin = pickle.loads(pickle.dumps(Layout("traders")))
    assert (twin.game, twin.mark) == ("traders", marks["traders"])


def test_a_number_of_seats_that_a_game_has_not_is_refused() -> None:
    there = Layout("porto")
    with pytest.raises(BadInput, match=r"seats=2: porto is played with 3, 4, 5 seats"):
        there.place(2)
    with pytest.raises(BadInput, match=r"array: it tells no number of seats"):
        there.gathered(bytes(there.size))
