"""Arrays for learning: declared pieces without gaps, numbers in range, everything a player sees and nothing else."""

from __future__ import annotations

import pickle
from collections.abc import Iterator

import pytest

from cothon.core import Game, Options, State, View
from cothon.core.arr import ints
from cothon.core.errors import BadInput, BadOption, UnknownGame
from cothon.core.view import HOLE
from cothon.encode import Encoder, encoder, general, seats_of
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import FULL, all_variants, options_of

GAMES = 6 if FULL else 2
EVERY = [(name, seats) for name in names() for seats in seats_of(game(name))]


def positions(g: Game, options: Options, seed: int) -> Iterator[State]:
    """Every position of a random game in which a seat is asked, and the last one."""
    s, dice = g.start(options), FastDice(seed)
    g.roll(s, dice)
    while s.actor >= 0:
        yield s
        legal = g.legal(s)
        g.apply(s, legal[dice.below(len(legal))])
        g.roll(s, dice)
    yield s


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_pieces_cover_the_array_without_gap_or_overlap(name: str, seats: int) -> None:
    e = encoder(name, seats)
    at = 0
    for piece in e.pieces:
        assert piece.start == at
        product = 1
        for n in piece.shape:
            product *= n
        assert piece.size == product > 0
        assert piece.about
        at += piece.size
    assert at == e.size == len(e.most())
    assert len({piece.name for piece in e.pieces}) == len(e.pieces)


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_numbers_are_in_range_and_every_seat_gets_an_array_at_any_time(name: str, text: str) -> None:
    g, options = game(name), options_of(name, text)
    e = encoder(name, options.seats)
    for n, s in enumerate(positions(g, options, 5)):
        if n % 7 and s.actor >= 0:
            continue
        for seat in range(options.seats):
            array = e.array(g.mask(s, seat))
            assert len(array) == e.size
            assert all(0.0 <= x <= 1.0 for x in array)


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_different_views_of_a_seat_give_different_arrays(name: str, text: str) -> None:
    """Nearly always: a module says what it leaves out. Seen and played on by the same seat of one game."""
    g, options = game(name), options_of(name, text)
    e = encoder(name, options.seats)
    looked, alike = 0, 0
    for seed in range(GAMES):
        found: dict[tuple[int, bytes], tuple[int, ...]] = {}
        for s in positions(g, options, 40 + seed):
            if s.actor < 0:
                continue
            view = g.mask(s, int(s.actor))
            key = view.key()
            looked += 1
            alike += found.setdefault((int(s.actor), e.numbers(view)), key) != key
    assert alike <= looked / 200


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_worlds_that_look_alike_to_a_seat_give_the_same_array(name: str, text: str) -> None:
    g, options = game(name), options_of(name, text)
    e, dice = encoder(name, options.seats), FastDice(8)
    for n, s in enumerate(positions(g, options, 21)):
        if n % 11 or s.actor < 0:
            continue
        for seat in range(options.seats):
            view = g.mask(s, seat)
            world = g.fill(view, dice)
            assert e.numbers(g.mask(world, seat)) == e.numbers(view)


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_a_look_at_a_state_tells_what_the_mask_tells(name: str, text: str) -> None:
    g, options = game(name), options_of(name, text)
    e = encoder(name, options.seats)
    sheet = e.sheet(options.seats)
    for n, s in enumerate(positions(g, options, 5)):
        if n % 7 or s.actor < 0:
            continue
        for seat in range(options.seats):
            e.add_for(e.look(g, s, seat), seat, sheet)
        assert bytes(sheet.take()) == b"".join(e.numbers(g.mask(s, seat)) for seat in range(options.seats))


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_the_viewer_comes_first_and_the_others_in_turn_order(name: str, seats: int) -> None:
    g = game(name)
    given = {} if seats in g.seats_allowed({}) else {"edition": "portroyal120"}
    e = encoder(name, seats)
    (actor,) = [piece for piece in e.pieces if piece.name == "actor"]
    for n, s in enumerate(positions(g, g.options(seats, given), 3)):
        if n % 9 or s.actor < 0:
            continue
        for seat in range(seats):
            row = e.array(g.mask(s, seat))[actor.start : actor.start + actor.size]
            assert row == [1.0 if (seat + i) % seats == s.actor else 0.0 for i in range(seats)]


def coins(e: Encoder, view: View) -> list[int]:
    (piece,) = [p for p in e.pieces if p.name == "coins"]
    return [round(x * piece.most) for x in e.array(view)[piece.start : piece.start + piece.size]]


@pytest.mark.parametrize("name", ["karibik", "traders"])
def test_a_piece_tells_what_the_view_tells(name: str) -> None:
    g = game(name)
    e = encoder(name, 3)
    for s in positions(g, g.options(3), 12):
        for seat in range(3):
            view = g.mask(s, seat)
            held = [0 if k == HOLE else int(k) for k in view.coins]  # type: ignore[attr-defined]
            assert coins(e, view) == held[seat:] + held[:seat]


def test_what_lies_in_several_piles_is_added_up() -> None:
    """Of karibik's batches and of traders' former piles the array has the sums (Kn5)."""
    several = 0
    for name, piece, source, apart in (("karibik", "unseen", "u", 62), ("traders", "former", "former", 16)):
        g = game(name)
        e, most = encoder(name, 4), {p.name: p for p in encoder(name, 4).pieces}[piece]
        for seed in range(3):
            for s in positions(g, g.options(4), seed):
                piles = ints(getattr(s, source))
                added = [min(most.most, sum(piles[k::apart])) for k in range(most.size)]
                told = e.numbers(g.mask(s, 1))[most.start : most.start + most.size]
                assert list(told) == added
                several += len(piles) > apart
    assert several > 100


def test_hidden_hands_are_zero_at_a_table_where_they_are_hidden() -> None:  # Kn8
    g = game("traders")
    e = encoder("traders", 2)
    hand = next(p for p in e.pieces if p.name == "hand")
    s = next(positions(g, g.options(2, {"view": "table"}), 1))
    array = e.array(g.mask(s, 0))
    assert sum(array[hand.start : hand.start + 12]) > 0
    assert sum(array[hand.start + 12 : hand.start + 24]) == 0


def test_whoever_asks_wrongly_is_told_what_to_do() -> None:
    with pytest.raises(UnknownGame, match="no game 'chess'"):
        encoder("chess", 2)
    with pytest.raises(BadOption, match="seats=7: porto is played with 3, 4, 5 seats"):
        encoder("porto", 7)
    g = game("porto")
    s = g.start(g.options(3))
    with pytest.raises(BadInput, match=r"game\.mask\(state, seat\)"):
        encoder("porto", 3).array(s)
    with pytest.raises(BadInput, match=r"game\.mask\(state, seat\)"):
        encoder("porto", 3).array(g.mask(s, None))
    with pytest.raises(BadInput, match="it has 3 seats, this encoder is for 4"):
        encoder("porto", 4).array(g.mask(s, 0))


def test_a_game_without_declared_fields_is_named_with_what_to_do() -> None:
    with pytest.raises(BadInput, match=r"pebbles has no array: declare its fields in games/pebbles/fields\.py and run"):
        general.make("pebbles", 2)


@pytest.mark.parametrize("name", names())
def test_the_general_encoder_writes_all_declared_pieces_and_travels(name: str) -> None:
    g = game(name)
    seats = g.seats_allowed({})[0]
    e, own = general.make(name, seats), encoder(name, seats)
    s = g.start(g.options(seats))
    g.roll(s, FastDice(1))
    view = g.mask(s, int(s.actor))
    told = dict(zip([p.name for p in own.pieces], own.pieces, strict=True))
    for piece in e.pieces:  # what a module of a game adds comes between them
        there = told[piece.name]
        assert (there.size, there.most) == (piece.size, piece.most)
        first, second = e.numbers(view)[piece.start :], own.numbers(view)[there.start :]
        assert first[: piece.size] == second[: piece.size], piece.name
    assert pickle.loads(pickle.dumps(e)).numbers(view) == e.numbers(view)
