"""One array of a game for all its numbers of seats: what a network reads that plays with any of them.

It is laid out as the array for the greatest number of seats. The array for fewer is laid into it piece by piece: rows
of seats keep their places (the viewer's is the first), rows of seats that are not there stay 0. Behind the pieces a
place for each number of seats tells which it is.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Final, final

from cothon import encode
from cothon.core.arr import arr_of
from cothon.core.errors import BadInput
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import MOST
from cothon.games import game as find_game

if TYPE_CHECKING:
    from cothon.core.arr import Arr


MEANING: Final = 2
"""Rises when numbers of an array come to mean something else though its pieces look as before."""


@final
class Layout:
    """game      whose array it is
    seats     all numbers of seats the game is played with, ascending
    encoders  for each of them
    size      places of the array, those that tell the number of seats included
    actions   number of actions of the game
    mark      a hash over all that a network takes for granted: places, what they are divided by, actions
    """

    def __init__(self, game: str) -> None:
        found = find_game(game)
        self.game = game
        self.seats: tuple[int, ...] = tuple(encode.seats_of(found))
        self.actions = len(found.actions)
        self.encoders: list[Encoder] = [encode.encoder(game, n) for n in self.seats]
        self.greatest: Encoder = self.encoders[-1]
        self.size = self.greatest.size + len(self.seats)
        self.places: list[Arr] = [arr_of(self._laid(e)) for e in self.encoders]
        self.mark = self._mark([found.actions[a].label for a in range(self.actions)])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Layout, (self.game,)

    def number(self, seats: int) -> int:
        """The place of a number of seats in `seats`; BadInput if the game is not played with so many."""
        if seats not in self.seats:
            raise BadInput(f"seats={seats}: {self.game} is played with {', '.join(map(str, self.seats))} seats")
        return self.seats.index(seats)

    def place(self, seats: int) -> list[int]:
        """Where each place of the array for so many seats stands in this one."""
        return [int(i) for i in self.places[self.number(seats)]]

    def telling(self, seats: int) -> int:
        """The place that is 1 if there are so many seats."""
        return self.greatest.size + self.number(seats)

    def most(self) -> list[int]:
        """For each place the number that becomes 1.0."""
        return [*self.greatest.most(), *[1 for _ in self.seats]]

    def spread(self, numbers: bytes, seats: int) -> bytes:
        """The unscaled array for so many seats (`Encoder.numbers`) laid into this one."""
        laid = bytearray(self.size)
        for place, x in zip(self.place(seats), numbers, strict=True):
            laid[place] = x
        laid[self.telling(seats)] = 1
        return bytes(laid)

    def gathered(self, laid: bytes) -> tuple[int, bytes]:
        """The number of seats, and their array: the way back."""
        for seats in self.seats:
            if laid[self.telling(seats)] == 1:
                return seats, bytes([laid[place] for place in self.place(seats)])
        raise BadInput(f"array: it tells no number of seats that {self.game} has")

    def _laid(self, small: Encoder) -> list[int]:
        """Where the places of an array stand in the greatest one. A piece keeps its rows, but those of its tail, which
        belong to no seat, go to the tail there.
        """
        large = {piece.name: piece for piece in self.greatest.pieces}
        found: list[int] = []
        for piece in small.pieces:
            to = large[piece.name]
            if piece.most != to.most or piece.shape[1:] != to.shape[1:] or piece.shape[0] > to.shape[0]:
                raise ValueError(f"{self.game}: piece {piece.name} is not alike for {small.seats} seats")
            row = piece.size // piece.shape[0]
            begins = (piece.shape[0] - piece.tail) * row
            for i in range(piece.size):
                found.append(to.start + i if i < begins else to.start + i + to.size - piece.size)
        return found

    def _mark(self, labels: list[str]) -> str:
        pieces = [[p.name, list(p.shape), p.most, p.tail] for p in self.greatest.pieces]
        told = json.dumps([MEANING, self.game, list(self.seats), pieces, labels, int(MOST)])
        return hashlib.sha256(told.encode()).hexdigest()
