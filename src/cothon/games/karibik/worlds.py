"""Imagining what nobody sees: in mode `unseen`, after a reshuffle, which faces lie in which batch.

In mode `open`, and before the first reshuffle, everything follows from the view and there is nothing to imagine.
Otherwise worlds are drawn as chapter Knowledge says: a batch is a pool of known cards and of blanks, "some face-down
card of batch a". Each revealed face is given an origin in proportion to the chances; a world weighs the product of
those chances; one of several worlds is chosen by weight. Blanks that are left are resolved at random. Worlds that have
become unlikely, or impossible, give way to copies of the others after each batch.
"""

from __future__ import annotations

from collections.abc import Iterable

from cothon.core.arr import arr_of, ints
from cothon.core.dice import Dice
from cothon.core.view import TRUTH
from cothon.games.karibik.accounts import Account, accounts
from cothon.games.karibik.made.ids import SPENT_UNSEEN
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView

WORLDS = 24
"""How many worlds are weighed against each other."""

TRIES = 8
"""How often that number is doubled when all worlds came to nothing."""

_STEPS = 1 << 30
_BIG = 2.0**200
"""Weights beyond this are divided by it and counted in `scale`: a product of hundreds of chances stays a float."""


def fill(v: KaribikView, dice: Dice) -> KaribikState:
    """A world that the public past allows, with its chance."""
    s = KaribikState(v.rules, v)
    s.viewer = TRUTH
    if v.rules.spent == SPENT_UNSEEN:
        piles = imagine(v, dice)
        if v.mixing > 0:  # the batch being shuffled: its settled part, without the face-up one
            fresh = piles.pop()
            s.fresh = arr_of([k - up for k, up in zip(fresh, ints(v.up), strict=True)])
        dark: list[int] = []
        for pile in piles:
            dark += pile
        s.dark = arr_of(dark)
    return s


def imagine(v: KaribikView, dice: Dice) -> list[list[int]]:
    """Mode `unseen`: a possible content of every batch in the arrays; last the one being shuffled, if any."""
    told = accounts(v)
    made, blanks, seen = table_of(told)
    piles = sample(made, blanks, seen, dice)
    by_number = {t.number: pile for t, pile in zip(told, piles, strict=True)}
    none = [0] * len(made[0])
    return [by_number.get(b, none) for b in range(int(v.oldest), told[-1].number + 1)]


def table_of(told: list[Account]) -> tuple[list[list[int]], list[list[int]], list[list[int]]]:
    """F, x and R of each batch; x by the place of the other one in this table."""
    numbers = [t.number for t in told]
    blanks = [[t.blanks.get(a, 0) for a in numbers] for t in told]
    return [t.made for t in told], blanks, [t.seen for t in told]


def sample(
    made: list[list[int]], blanks: list[list[int]], seen: list[list[int]], dice: Dice, worlds: int = WORLDS
) -> list[list[int]]:
    """U of every batch, given F (`made`), x (`blanks`) and R (`seen`) of every batch."""
    drawn = _draw_worlds(made, blanks, seen, dice, worlds)
    world = drawn[0] if len(drawn) == 1 else _by_weight(drawn, dice)
    world.resolve_all(dice)
    return world.known


def chances(
    made: list[list[int]], blanks: list[list[int]], seen: list[list[int]], dice: Dice, worlds: int
) -> list[list[float]]:
    """For every batch, the chance of each face that any one of its cards has; averaged over weighted worlds."""
    drawn = _draw_worlds(made, blanks, seen, dice, worlds)
    weights = weights_of(drawn)
    total = sum(weights)
    out = [[0.0] * len(row) for row in made]
    for world, weight in zip(drawn, weights, strict=True):
        if weight > 0.0:
            for f in range(len(made[0])):
                for b, chance in enumerate(world.chances(range(len(made)), f)):
                    out[b][f] += chance * weight / total
    return out


def _draw_worlds(
    made: list[list[int]], blanks: list[list[int]], seen: list[list[int]], dice: Dice, worlds: int
) -> list[World]:
    if not any(any(row) for row in blanks):  # certain
        return _replay(made, blanks, seen, dice, 1)
    for _ in range(TRIES):
        drawn = _replay(made, blanks, seen, dice, worlds)
        if drawn:
            return drawn
        worlds *= 2
    raise AssertionError("K3.13: no world was found that fits what was revealed")


def _replay(
    made: list[list[int]], blanks: list[list[int]], seen: list[list[int]], dice: Dice, worlds: int
) -> list[World]:
    """Worlds with all reveals in them; none if every one of them came to a reveal that is impossible in it."""
    first = World(made, blanks)
    drawn = [first, *[World(made, blanks, first) for _ in range(worlds - 1)]]
    for b, row in enumerate(seen):
        for world in drawn:
            world.reveal_all(b, row, dice)
        drawn = _kept(drawn, dice)
    return drawn


def _kept(worlds: list[World], dice: Dice) -> list[World]:
    """The worlds themselves while they weigh much the same; else as many, chosen among them by weight."""
    weights = weights_of(worlds)
    total = sum(weights)
    if not total > 0.0:
        return []
    squares = 0.0
    for w in weights:
        squares += w * w
    if 2.0 * total * total >= len(worlds) * squares:
        return worlds
    out: list[World] = []
    step = total / len(worlds)
    due = step * (int(dice.below(_STEPS)) + 0.5) / _STEPS
    for world, weight in zip(worlds, weights, strict=True):
        while due < weight:
            out.append(world.copy())
            due += step
        due -= weight
    return out


def weights_of(worlds: list[World]) -> list[float]:
    """Weights in a common scale."""
    top = max([w.scale for w in worlds if w.weight > 0.0], default=0)
    out: list[float] = []
    for w in worlds:
        weight = w.weight
        for _ in range(top - w.scale):
            weight /= _BIG
        out.append(weight)
    return out


def _by_weight(worlds: list[World], dice: Dice) -> World:
    weights = weights_of(worlds)
    r = sum(weights) * (int(dice.below(_STEPS)) + 0.5) / _STEPS
    for i, weight in enumerate(weights):
        r -= weight
        if r < 0.0:
            return worlds[i]
    return worlds[-1]


class World:
    """known  faces of each batch that are settled, by batch and face
    blank  of each batch, the number of cards that are some face-down card of an older batch
    total  cards of each batch
    older  of each batch, those that its blanks are cards of; `line` also those that these have cards of, and itself
    """

    def __init__(self, made: list[list[int]], blanks: list[list[int]], like: World | None = None) -> None:
        self.known: list[list[int]] = [row[:] for row in made]
        self.blank: list[list[int]] = [row[:] for row in blanks]
        self.total: list[int] = [sum(made[b]) + sum(blanks[b]) for b in range(len(made))]
        if like is not None:
            self.older: list[list[int]] = like.older
            self.line: list[list[int]] = like.line
        else:
            self.older = [[a for a, k in enumerate(row) if k > 0] for row in blanks]
            self.line = []
            for b, older in enumerate(self.older):
                self.line.append(sorted({b, *[c for a in older for c in self.line[a]]}))
        self.weight: float = 1.0
        self.scale: int = 0

    def copy(self) -> World:
        """The same cards, with a weight of 1."""
        return World(self.known, self.blank, self)

    def reveal_all(self, b: int, row: list[int], dice: Dice) -> None:
        """All that was revealed from batch b. Faces of which it has few known cards come first: they need blanks."""
        known = self.known[b][:]
        for f in sorted([f for f, k in enumerate(row) if k > 0], key=known.__getitem__):
            for _ in range(row[f]):
                self._reveal(b, f, dice)

    def _reveal(self, b: int, f: int, dice: Dice) -> None:
        """Card f was revealed from batch b: weigh that, and choose where it came from."""
        if not self.older[b]:
            self.known[b][f] -= 1
            self.total[b] -= 1
            return
        chances = self.chances(self.line[b], f)
        self.weight *= chances[b] * self.total[b]  # the total is the same in all worlds
        while self.weight > _BIG:
            self.weight /= _BIG
            self.scale += 1
        while 0.0 < self.weight < 1.0 / _BIG:
            self.weight *= _BIG
            self.scale -= 1
        self._take(b, f, chances, dice)

    def chances(self, line: Iterable[int], f: int) -> list[float]:
        """Chance that a card of each batch of the line is f."""
        out = [0.0] * len(self.known)
        for a in line:
            ways = float(self.known[a][f])
            for older in self.older[a]:
                ways += self.blank[a][older] * out[older]
            if self.total[a] > 0:
                out[a] = ways / self.total[a]
        return out

    def _take(self, b: int, f: int, chances: list[float], dice: Dice) -> None:
        """Remove one f from batch b, and from all older batches that it came through."""
        while True:
            r = chances[b] * self.total[b] * (int(dice.below(_STEPS)) + 0.5) / _STEPS - self.known[b][f]
            self.total[b] -= 1
            if (r < 0.0 and self.known[b][f] > 0) or not self.older[b]:
                self.known[b][f] -= 1
                return
            origin = -1
            for a in self.older[b]:
                if self.blank[b][a] > 0 and chances[a] > 0.0:
                    origin = a
                    r -= self.blank[b][a] * chances[a]
                    if r < 0.0:
                        break
            if origin < 0:
                self.known[b][f] -= 1
                return
            self.blank[b][origin] -= 1
            b = origin

    def resolve_all(self, dice: Dice) -> None:
        """Give every blank a face, those of the newest batch first; then `known` is all there is."""
        for b in range(len(self.known) - 1, -1, -1):
            for a in self.older[b]:
                while self.blank[b][a] > 0:
                    self.blank[b][a] -= 1
                    self.known[b][self._draw(a, dice)] += 1

    def _draw(self, b: int, dice: Dice) -> int:
        """Take any card out of batch b."""
        while True:
            r = int(dice.below(self.total[b]))
            self.total[b] -= 1
            for f, k in enumerate(self.known[b]):
                r -= k
                if r < 0:
                    self.known[b][f] -= 1
                    return f
            origin = -1
            for a in self.older[b]:
                r -= self.blank[b][a]
                if r < 0:
                    origin = a
                    break
            self.blank[b][origin] -= 1
            b = origin
