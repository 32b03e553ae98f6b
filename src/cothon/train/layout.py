"""The array of a network: one for all numbers of seats of a game.

It has the pieces of the greatest number of seats. The array of fewer seats is laid into it piece by piece: where a piece
has a row for each seat, the first rows are kept and the others are 0. After it comes a one where the number of seats is.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from cothon.core.errors import BadInput
from cothon.encode import encoder, seats_of
from cothon.envs.batched import numpy
from cothon.games import game as find_game

FULL = 127
"""What the greatest number of a place becomes: a byte with a sign holds it."""


class Layout:
    """seats   all numbers of seats
    inputs  length of the array
    most    for each place the number that becomes FULL
    values  as many seats as there can be
    digest  a hash of all that must not change
    """

    def __init__(self, game: str) -> None:
        np = numpy()
        self.game = game
        self.seats = seats_of(find_game(game))
        self.values = max(self.seats)
        self.actions = len(find_game(game).actions)
        widest = encoder(game, self.values)
        self.inputs = widest.size + len(self.seats)
        self.most = np.maximum(np.array([*widest.most(), *[1] * len(self.seats)], np.int32), 1)
        self.digest = digest(game, self.seats)
        self._places = {n: np.array(places(game, n, self.values), np.int64) for n in self.seats}

    def places(self, seats: int) -> Any:
        """Where each place of the array of so many seats stands in this one."""
        if seats not in self._places:
            raise BadInput(f"seats={seats}: {self.game} is played with {', '.join(map(str, self.seats))} seats")
        return self._places[seats]

    def mark(self, seats: int) -> int:
        """The place of the one that tells the number of seats."""
        return self.inputs - len(self.seats) + self.seats.index(seats)

    def sources(self, seats: int) -> Any:
        """For each place which one of the array of so many seats it holds: size of that array for 0, size + 1 for 1."""
        np = numpy()
        there = self.places(seats)
        found = np.full(self.inputs, len(there), np.int64)
        found[there] = np.arange(len(there))
        found[self.mark(seats)] = len(there) + 1
        return found

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


def places(game: str, seats: int, widest: int) -> list[int]:
    """Piece by piece, by name: the first rows of the piece of the greatest number of seats."""
    large = {piece.name: piece for piece in encoder(game, widest).pieces}
    found: list[int] = []
    for piece in encoder(game, seats).pieces:
        other = large[piece.name]
        if piece.shape[1:] != other.shape[1:] or piece.most != other.most or piece.size > other.size:
            raise BadInput(f"{game}: piece {piece.name} of {seats} seats does not fit into that of {widest}")
        found += range(other.start, other.start + piece.size)
    return found


def digest(game: str, seats: list[int]) -> str:
    """SHA-256 over game, numbers of seats, and name, shape and greatest number of every piece."""
    pieces = [[p.name, list(p.shape), p.most] for p in encoder(game, max(seats)).pieces]
    told = json.dumps([game, seats, pieces], separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()
