"""Chapter Knowledge: what everybody sees, what nobody sees, and imagining it."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import factorial

import pytest

from cothon.core.arr import ints
from cothon.core.view import OVER
from cothon.games import game
from cothon.games.karibik.accounts import Account, accounts
from cothon.games.karibik.batches import faces as all_faces
from cothon.games.karibik.made.ids import ASK_DISCOVER
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import INFLUENCE, SKILLS
from cothon.games.karibik.view import unseen_cards
from cothon.games.karibik.worlds import World, chances, imagine, sample, table_of, weights_of
from cothon.play.dice import FastDice
from games.karibik.seen import Table

Piles = list[list[int]]


def _positions(text: str, seed: int, every: int) -> Iterator[KaribikState]:
    g = game("karibik")
    dice = FastDice(seed)
    s = g.start(g.options_from(text))
    i = 0
    while s.actor != -2:
        if i % every == 0:
            yield s
        i += 1
        if s.actor == -1:
            g.apply(s, g.pick(s, dice.below(g.weight(s))))
        else:
            legal = g.legal(s)
            g.apply(s, legal[dice.below(len(legal))])


@pytest.mark.parametrize("text", ["seats=3", "seats=3 spent=unseen"])
def test_all_viewers_see_the_same(text: str) -> None:
    g = game("karibik")
    for s in _positions(text, 2, 25):
        keys = {g.mask(s, seat).key()[1:] for seat in (None, 0, 1, 2)}  # the first number is the viewer
        assert len(keys) == 1


def test_in_mode_open_the_view_is_the_whole_state() -> None:  # K3.14
    g = game("karibik")
    for s in _positions("seats=4", 4, 20):
        view = g.mask(s, 0)
        assert view.key()[1:] == s.key()[1:]
        assert g.fill(view, FastDice(1)).key() == s.key()


def test_unseen_cards_follow_by_subtraction() -> None:
    for text in ("seats=4 spent=unseen", "seats=5 edition=portroyal120"):
        for s in _positions(text, 5, 30):
            hidden = ints(unseen_cards(s))
            faces = ints(all_faces(s))
            fresh = ints(s.fresh) or [0] * 62
            assert hidden == [sum(faces[f::62]) + fresh[f] for f in range(62)]


def test_a_view_in_mode_unseen_has_no_face_of_a_face_down_card() -> None:  # K3.4
    g = game("karibik")
    for s in _positions("seats=4 spent=unseen", 6, 40):
        view = g.mask(s, 1)
        assert type(view) is KaribikView
        assert len(view.u) == 0
        assert not hasattr(view, "dark")
        assert not hasattr(view, "fresh")


def test_a_settle_leaves_the_same_view_whatever_was_drawn() -> None:  # K3.12
    g = game("karibik")
    t = Table("options: seats=2 start=0 spent=unseen\ndeck: 0\nburied: 3\ncoins 0: 1\ncoins 1: rest")
    t.do("reveal")
    views = set()
    for draw, _ in g.chance(t.s):
        s = t.s.clone()
        g.apply(s, draw)
        views.add(g.mask(s, 0).key())
        assert g.show(g.mask(s, 0)) == g.show(g.mask(s, 1)) | {"viewer": 0}
    assert len(views) == 1


@pytest.mark.parametrize("text", ["seats=4 spent=unseen", "seats=5 edition=portroyal120 spent=unseen"])
def test_an_imagined_world_gives_the_same_view_and_the_same_options(text: str) -> None:
    g = game("karibik")
    dice = FastDice(77)
    different = 0
    for s in _positions(text, 7, 15):
        view = g.mask(s, 2)
        world = g.fill(view, dice)
        world.check()
        assert g.mask(world, 2).key() == view.key()
        assert g.legal(world) == g.legal(view) == g.legal(s)
        different += world.key() != s.key()
    assert different > 5


def test_before_the_first_reshuffle_there_is_nothing_to_imagine() -> None:
    g = game("karibik")
    for s in _positions("seats=4 spent=unseen", 9, 10):
        if s.past.closed or s.mixing:
            break
        assert g.fill(g.mask(s, 0), FastDice(1)).key() == s.key()


# -- the sampler against full enumeration by the weight formula, on a deck of five cards -----------------------------


def _splits(row: list[int], n: int) -> Iterator[list[int]]:
    """All ways to take n cards out of a pile."""
    for part in product(*(range(k + 1) for k in row)):
        if sum(part) == n:
            yield list(part)


def _enumerate(made: Piles, blanks: Piles, seen: Piles) -> dict[tuple[tuple[int, ...], ...], float]:
    """All contents U of the batches with their chances: the formula of chapter Knowledge, word for word."""
    m = len(made)
    faces = range(len(made[0]))
    everything = [sum(row[f] for row in made) for f in faces]
    slots = [(b, a) for b in range(m) for a in range(b)]
    weights: dict[tuple[tuple[int, ...], ...], float] = {}
    for choice in product(*(list(_splits(everything, blanks[b][a])) for b, a in slots)):
        x = dict(zip(slots, choice, strict=True))
        n = [[made[b][f] + sum(x[b, a][f] for a in range(b)) for f in faces] for b in range(m)]
        u = [[n[b][f] - seen[b][f] - sum(x[d, b][f] for d in range(b + 1, m)) for f in faces] for b in range(m)]
        if min(k for row in u for k in row) < 0:
            continue
        weight = 1.0
        for b in range(m):
            for f in faces:
                weight *= factorial(n[b][f]) / factorial(u[b][f])
        for part in x.values():
            for k in part:
                weight /= factorial(k)
        key = tuple(tuple(row) for row in u)
        weights[key] = weights.get(key, 0.0) + weight
    total = sum(weights.values())
    return {key: w / total for key, w in weights.items()}


_TOYS: dict[str, tuple[Piles, Piles, Piles]] = {
    # F, x, R by batch; five cards, the faces a to e or fewer
    "D26": ([[1, 1, 1, 1, 1], [1, 1, 0, 0, 0]], [[], [1]], [[1, 1, 0, 0, 0], [0, 0, 0, 0, 0]]),
    "revealed from the second batch": (
        [[1, 1, 1, 1, 1], [1, 1, 0, 0, 0]], [[], [2]], [[1, 1, 0, 0, 0], [1, 0, 1, 0, 0]],
    ),
    "equal faces": ([[2, 2, 1], [1, 0, 1]], [[], [2]], [[1, 0, 1], [1, 1, 0]]),
    "three batches": (
        [[2, 2, 1], [1, 1, 0], [1, 0, 0]], [[], [2], [1, 1]], [[1, 1, 0], [1, 0, 0], [0, 1, 0]],
    ),
    "a blank within a blank": (
        [[1, 2, 2], [0, 1, 0], [0, 0, 0]], [[], [3], [0, 3]], [[0, 1, 0], [0, 0, 0], [0, 1, 0]],
    ),
}  # fmt: skip


@pytest.mark.parametrize("toy", list(_TOYS))
def test_imagined_worlds_have_the_chances_of_full_enumeration(toy: str) -> None:  # K3.13
    made, blanks, seen = _TOYS[toy]
    exact = _enumerate(made, blanks, seen)
    dice = FastDice(123)
    rounds = 1500
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(rounds):
        found[tuple(tuple(row) for row in sample(made, blanks, seen, dice))] += 1
    assert set(found) <= set(exact)
    for world, chance in exact.items():
        assert abs(found[world] / rounds - chance) < 4.5 * (chance * (1 - chance) / rounds) ** 0.5 + 0.006, world


@pytest.mark.parametrize("toy", list(_TOYS))
def test_chances_of_the_next_card_are_those_of_full_enumeration(toy: str) -> None:  # K3.13
    made, blanks, seen = _TOYS[toy]
    exact = _enumerate(made, blanks, seen)
    for b in range(len(made)):
        size = sum(next(iter(exact))[b])
        if size == 0:
            continue
        wanted = [sum(p * world[b][f] for world, p in exact.items()) / size for f in range(len(made[0]))]
        got = chances(made, blanks, seen, FastDice(5), 4000)[b]
        assert max(abs(x - y) for x, y in zip(wanted, got, strict=True)) < 0.025


def test_a_world_is_never_impossible_however_few_fit() -> None:  # K3.13
    # all 20 blanks of batch 1 turned out to be the fourth face, so that the three others were its known cards
    made = [[21, 21, 21, 20], [1, 1, 1, 0]]
    seen = [[1, 1, 1, 0], [1, 1, 1, 20]]
    for seed in range(20):
        assert sample(made, [[], [20]], seen, FastDice(seed)) == [[20, 20, 20, 0], [0, 0, 0, 0]]


def test_worlds_that_died_out_are_drawn_again() -> None:  # K3.13
    # a and b lay in batch 1 once known and once as blanks; which of them was revealed decides what batch 2 can hold
    made = [[9, 9, 3], [1, 1, 0], [1, 1, 0]]
    blanks = [[], [3], [0, 2]]
    seen = [[1, 1, 0], [1, 1, 1], [2, 2, 0]]
    exact = _enumerate(made, blanks, seen)
    for seed in range(40):
        world = sample(made, blanks, seen, FastDice(seed), worlds=1)
        assert tuple(tuple(row) for row in world) in exact


def _long_game() -> Iterator[KaribikState]:
    """A game with dozens of reshuffles, every twentieth decision."""
    g = game("karibik")
    hire = [a for a in range(46) if g.actions.label(a).startswith(("hire:", "complete:"))]
    dice = FastDice(54)
    s = g.start(g.options_from("seats=5 edition=portroyal120 spent=unseen require_expedition=true"))
    i = 0
    while s.actor != -2:
        if s.actor == -1:
            g.apply(s, g.pick(s, dice.below(g.weight(s))))
            continue
        legal = g.legal(s)
        if dice.below(100) >= 15:
            legal = [a for a in legal if a not in hire] or legal
        g.apply(s, legal[dice.below(len(legal))])
        i += 1
        if i % 20 == 0:
            assert isinstance(s, KaribikState)
            yield s
    assert len(s.past.closed) > 20


def test_an_imagined_world_is_possible_after_dozens_of_reshuffles() -> None:  # K3.13
    g = game("karibik")
    dreams = FastDice(1)
    for s in _long_game():
        g.fill(g.mask(s, 0), dreams).check()


def _endless_game() -> Iterator[KaribikState]:
    """Nobody wants to end the game: the turns up to round 200, in which a few cards are shuffled again and again."""
    g = game("karibik")
    dice = FastDice(3)
    s = g.start(g.options_from("seats=4 spent=unseen max_rounds=200"))
    while True:
        g.roll(s, dice)
        if s.actor == OVER:
            return
        assert isinstance(s, KaribikState)
        if s.ask == ASK_DISCOVER and s.shown == 0:
            yield s
        legal = g.legal(s)
        if s.skill[s.actor * SKILLS + INFLUENCE] >= 8:
            legal = [a for a in legal if not g.actions.label(a).startswith(("hire:", "complete:"))] or legal
        g.apply(s, legal[dice.below(len(legal))])


def test_round_200_has_no_more_to_replay_than_an_early_one() -> None:  # K3.13
    g = game("karibik")
    early, late = 1, 0
    dreams = FastDice(7)
    for n, s in enumerate(_endless_game()):
        view = g.mask(s, n % 4)
        assert isinstance(view, KaribikView)
        if s.round <= 40:
            early = max(early, len(accounts(view)))
        elif n % 40 == 0:
            late = max(late, len(accounts(view)))
            g.fill(view, dreams).check()
    assert len(s.past.closed) > 200
    assert early < 20
    assert 0 < late <= early


def test_accounts_that_are_closed_leave_the_chances_as_they_are() -> None:  # K3.13
    g = game("karibik")
    closed = 0
    for n, s in enumerate(_long_game()):
        view = g.mask(s, 0)
        assert isinstance(view, KaribikView)
        told = accounts(view)
        whole = _whole(view)
        if len(told) == len(whole) or n % 8:
            continue
        closed += 1
        exact = chances(*table_of(whole), FastDice(n), 100)[-1]
        found = chances(*table_of(told), FastDice(n), 100)[-1]
        assert sum(abs(a - b) for a, b in zip(exact, found, strict=True)) < 0.1
        left = [sum(pile) for pile in imagine(view, FastDice(n))[: len(view.left)]]
        assert left == ints(view.left)
    assert closed > 2


def _whole(v: KaribikView) -> list[Account]:
    """The accounts of all batches that there ever were."""
    batches = [*v.past.closed, v.past.newest]
    rows = [(ints(b.made), dict(enumerate(ints(b.blanks))), ints(b.seen)) for b in batches]
    if v.mixing > 0:
        rows.append((ints(v.up), dict(enumerate(ints(v.past.poured))), [0] * len(rows[0][0])))
    return [Account(number, *row, 1) for number, row in enumerate(rows)]


def test_the_chances_of_D26_by_the_formula() -> None:  # K3.13
    exact = _enumerate(*_TOYS["D26"])
    newest = [sum(p * world[1][f] for world, p in exact.items()) / 3 for f in range(5)]
    assert newest == pytest.approx([1 / 3, 1 / 3, 1 / 9, 1 / 9, 1 / 9])


def test_weights_stay_comparable_when_they_are_scaled() -> None:
    worlds = [World([[1]], [[]]) for _ in range(3)]
    for world, weight, scale in zip(worlds, (2.0**199, 1.0, 2.0**-150), (0, 1, 1), strict=True):
        world.weight, world.scale = weight, scale
    first, second, third = weights_of(worlds)
    assert first * 2 == second
    assert third == second * 2.0**-150
