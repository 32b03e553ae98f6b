"""No encoder forgets anything: views that differ in one field, or in one option, give arrays that differ."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from itertools import permutations

import pytest

from cothon.core import CHANCE, OVER, View
from cothon.core.fields import Field, Follows, LeftOut, OneOf
from cothon.encode import encoder
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import VARIANTS

DECLARED = [name for name in names() if find_spec(f"cothon.games.{name}.fields")]


def fields_of(name: str) -> list[Field]:
    """What somebody may see, no other field tells and learners do not do without."""
    found = import_module(f"cothon.games.{name}.fields").FIELDS
    return [f for f in found if not f.secret and not isinstance(f.array, (Follows, LeftOut))]


def some_views(name: str) -> list[View]:
    """Views of those who are asked, over whole random games of every variant."""
    g, found = game(name), []
    for number, text in enumerate(VARIANTS[name]):
        dice, s, step = FastDice(number), g.start(g.options_from(text)), 0
        while s.actor != OVER and step < 400:
            if s.actor == CHANCE:
                g.apply(s, int(g.pick(s, dice.below(g.weight(s)))))
                continue
            if step % 7 == 0:
                found.append(g.mask(s, int(s.actor)))
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])
            step += 1
    return found


def first_of(name: str, field: Field) -> int:
    """The least value that is more than none."""
    first = field.array.first if isinstance(field.array, OneOf) else 0
    return first if isinstance(first, int) else int(getattr(import_module(f"cothon.games.{name}.pieces"), first))


def changed(name: str, v: View, field: Field) -> View:
    """The same view with another value in one field, or in one place of it."""
    other = game(name).mask(v, int(v.viewer))
    if field.shape:
        row = getattr(other, field.name)[:]  # views may share it
        row[0] = row[0] + 1 if row[0] <= 0 else row[0] - 1
        setattr(other, field.name, row)
    else:
        n = getattr(other, field.name)
        least = first_of(name, field)
        setattr(other, field.name, max(n + 1, least) if n <= least else n - 1)
    return other


@pytest.mark.parametrize("name", DECLARED)
def test_a_field_that_differs_makes_another_array(name: str) -> None:
    views = some_views(name)
    for field in fields_of(name):
        told = 0
        for v in views[:: max(1, len(views) // 40)]:
            e = encoder(name, int(v.seats))
            try:
                told += e.numbers(changed(name, v, field)) != e.numbers(v)
            except IndexError:
                told += 1  # a value that no position has is refused: it was looked at
        assert told, f"{field.name}: no array shows it"


@pytest.mark.parametrize("name", DECLARED)
def test_an_option_that_differs_makes_another_array(name: str) -> None:
    g = game(name)
    seats = g.seats_allowed({})[0]
    for option in g.declared:
        chosen = g.options(seats).values
        values = list(dict.fromkeys([*option.allowed(chosen), *(range(seats) if option.seat else ())]))
        if option.order:
            values = [",".join(map(str, words)) for words in permutations(values, seats)]
        told = set()
        for value in values:
            s = g.start(g.options(seats, {option.name: value}))
            told.add(encoder(name, seats).numbers(g.mask(s, 0)))
        assert len(told) == len(values), f"{option.name}: its values give {len(told)} arrays"


@pytest.mark.parametrize("name", DECLARED)
def test_a_seat_that_an_option_names_is_told_from_the_viewers_place(name: str) -> None:
    g = game(name)
    seats = g.seats_allowed({})[0]
    e = encoder(name, seats)
    for option in (o for o in g.declared if o.seat):
        piece = next(p for p in e.pieces if p.name == option.name)
        for seat in range(seats):
            s = g.start(g.options(seats, {option.name: seat}))
            for me in range(seats):
                told = e.numbers(g.mask(s, me))[piece.start : piece.start + piece.size]
                assert list(told).index(1) == (seat - me) % seats
