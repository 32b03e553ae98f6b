"""The array of a network (`encode.layout`), for rows of many games in NumPy."""

from __future__ import annotations

from typing import Any

from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.options import Value
from cothon.encode import encoder
from cothon.encode.layout import Layout as Whole
from cothon.envs.batched import numpy

FULL = 127
"""What the greatest number of a place becomes: a byte with a sign holds it."""


def options_for(game: Game, seats: int) -> dict[str, Value]:
    """The first option that lets so many play, where the usual ones do not."""
    if seats in game.seats_allowed({}):
        return {}
    for option in game.declared:
        for value in option.values if isinstance(option.values, (list, tuple)) else ():
            if seats in game.seats_allowed({option.name: value}):
                return {option.name: value}
    raise BadInput(f"seats={seats}: {game.facts.name} is not played with so many")


class Layout:
    """seats   all numbers of seats
    inputs  length of the array
    most    for each place the number that becomes FULL
    values  as many seats as there can be
    digest  a hash of all that must not change
    """

    def __init__(self, game: str) -> None:
        np = numpy()
        there = Whole(game)
        self.game = game
        self.seats = list(there.seats)
        self.inputs, self.actions, self.values = there.size, there.actions, max(there.seats)
        self.most = np.maximum(np.array(there.most(), np.int32), 1)
        self.digest = there.mark
        self.sizes = {n: encoder(game, n).size for n in self.seats}
        self._places = {n: np.array(there.place(n), np.int64) for n in self.seats}
        self._mark = {n: there.telling(n) for n in self.seats}

    def places(self, seats: int) -> Any:
        """Where each place of the array of so many seats stands in this one."""
        return self._places[seats]

    def mark(self, seats: int) -> int:
        """The place of the one that tells the number of seats."""
        return self._mark[seats]

    def lay(self, rows: Any, seats: int) -> Any:
        """Rows of whole numbers as the encoder of so many seats writes them -> rows of this array."""
        np = numpy()
        out = np.zeros((len(rows), self.inputs), np.uint8)
        out[:, self.places(seats)] = rows
        out[:, self.mark(seats)] = 1
        return out

    def table(self) -> Any:
        """For each place what its numbers 0..255 become: 0..FULL."""
        np = numpy()
        x = np.arange(256, dtype=np.int64)[None, :]
        most = self.most[:, None].astype(np.int64)
        return np.minimum((x * FULL + most // 2) // most, FULL).astype(np.uint8)
