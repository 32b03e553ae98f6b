"""What is known about playing a game well: a heuristic figure for every option, and an evaluation of a position.

All that bots know about one game is in the folder `bots/<game>/`: `instinct.py` makes one `Instinct` and
has the settings of the levels, `values.py` has the features of a position, `weights.json` what each of them is worth.
A game without a module has the general one, `bots/general.py`. Lower levels take an option with a good figure; the
search makes priors of the figures and plays its playouts by them, and asks `chances`, the win probabilities, where a
playout is cut. Both are compiled with the engine. They are handed views: in a real decision one with holes, in an
imagined world a whole one, which is a view all the same.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from math import exp
from pathlib import Path
from threading import local
from types import ModuleType
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from cothon.core.arr import new_arr, new_floats
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games import own_module

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

MOST_SEATS: Final = 6
BEATEN: Final = -1e9
"""Stands for a chance of nothing: so far below all others that its share of the victory is 0.0."""


def seats_on(first: i64, p: i64, seats: i64) -> i64:
    """How many seats after `first` a seat comes, in turn order."""
    return p - first if p >= first else p - first + seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(ABC):
    """features  names of what `describe` tells about a seat
    weights   by number of seats: what each feature is worth at the beginning of the game, then what its end adds
    """

    def __init__(self, game: str, features: Sequence[str]) -> None:
        self.features = tuple(features)
        self.weights: list[Floats] = [new_floats(2 * len(self.features)) for _ in range(MOST_SEATS + 1)]
        self._told = new_floats(len(self.features))
        file = Path(__file__).parent / game / "weights.json"
        if file.exists():
            self.learn(json.loads(file.read_text(encoding="utf-8")))

    def learn(self, weights: dict[str, dict[str, list[float]]]) -> None:
        """Take weights by number of seats and name: [at the beginning, added by the end].

        A feature that is not named weighs nothing; a number of seats that is not there takes those of the nearest one.
        """
        there = sorted(int(n) for n in weights)
        for seats in range(MOST_SEATS + 1):
            nearest = min(there, key=lambda n: abs(n - seats))
            self._store(seats, weights[str(nearest)])

    def _store(self, seats: int, weights: dict[str, list[float]]) -> None:
        k = len(self.features)
        for i, name in enumerate(self.features):
            pair = weights.get(name, [0.0, 0.0])
            self.weights[seats][i] = pair[0]
            self.weights[seats][k + i] = pair[1]

    @abstractmethod
    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        """Write a figure for each of the first n ids in `buf`, all of them legal: the best option has the greatest.

        A difference of 1 is about a point of the game's score. Reads only what the actor may know.
        """

    def at_once(self) -> bool:
        """Whether one look tells figures and chances. A search then asks for both where a node is new, and plays
        nothing on.
        """
        return False

    def appraise(self, v: View, buf: Arr, n: i64, figures: Floats, chances: Floats) -> None:
        """`rate` and `chances` in one."""
        self.rate(v, buf, n, figures)
        self.chances(v, chances)

    def judges(self) -> bool:
        """Whether `chances` tells something; else playouts are never cut, but played to the end."""
        return True

    def calm(self, v: View) -> bool:
        """Whether nothing is in full swing, so that a position can be judged: at the beginning of a turn, say."""
        return True

    def beaten(self, v: View, seat: i64) -> bool:
        """Whether the rules exclude already that a seat wins, whatever may follow."""
        return False

    def matters(self, v: View) -> bool:
        """Whether it is worth knowing what a draw that is due brings; else a search does not branch at it."""
        return True

    def closing(self, v: View) -> bool:
        """Whether the end is so near, and so little hidden, that a lost option may be proven to be lost."""
        return False

    @abstractmethod
    def progress(self, v: View) -> float:
        """How far the game has gone: 0 at the beginning, 1 at the end."""

    @abstractmethod
    def describe(self, v: View, seat: i64, out: Floats) -> None:
        """Write the features of a seat, in the order of `features`, each of the size of 1. Called without holes."""

    def chances(self, v: View, out: Floats) -> None:
        """Write each seat's chance to win, in a world without holes that is not over. They sum to 1."""
        k: i64 = len(self.features)
        told = self._told
        weights = self.weights[v.seats]
        gone = self.progress(v)
        top = BEATEN
        for p in range(v.seats):
            if self.beaten(v, p):
                out[p] = BEATEN
                continue
            self.describe(v, p, told)
            sum = 0.0
            for i in range(k):
                sum += told[i] * (weights[i] + gone * weights[k + i])
            out[p] = sum
            if sum > top:
                top = sum
        total = 0.0
        for p in range(v.seats):
            x = exp(out[p] - top)
            out[p] = x
            total += x
        for p in range(v.seats):
            out[p] = out[p] / total


def knowledge(game: str) -> ModuleType:
    """The module `instinct` of a game's folder, or the general one for a game that has none.

    It has `make()`, SETTINGS of the search, ERRORS and ITERATIONS of the levels, and REACH where errors are bounded.
    """
    return own_module(f"cothon.bots.{game}.instinct") or import_module("cothon.bots.general")


_mine = local()


def instinct(game: str) -> Instinct:
    """The instinct of a game. Each thread has its own, because it has scratch arrays."""
    made: Instinct | None = getattr(_mine, game, None)
    if made is None:
        made = knowledge(game).make()
        setattr(_mine, game, made)
    return made


def figures(game: Game, view: View) -> list[float]:
    """The instinct's figure for each legal option, in their order.

    Not in `levels`, because an array that plain Python hands to compiled code is never freed.
    """
    n = len(game.actions)
    buf, out = new_arr(n), new_floats(n)
    found = game.legal_into(view, buf)
    instinct(game.facts.name).rate(view, buf, found, out)
    return [out[i] for i in range(found)]
