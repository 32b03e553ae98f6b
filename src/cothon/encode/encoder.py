"""What a seat sees, as one flat array: the interface of the modules `encode/<game>.py`.

An array is made from a view and from nothing else, so nothing hidden can be in it. Where a piece has a row for each
seat, the first row is the viewer's and the others follow in turn order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.sheet import Part, Sheet


class Piece:
    """A named part of the array.

    name   as declared
    start  its first place
    size   number of places
    shape  its measures, the first one slowest
    most   the number that becomes 1.0
    about  what it tells
    tail   so many of its last rows belong to no seat, though the number of rows follows the seats
    """

    def __init__(self, part: Part, start: int) -> None:
        self.name = part.name
        self.start = start
        self.size = part.size
        self.shape = part.shape
        self.most = part.most
        self.about = part.about
        self.tail = part.tail


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(ABC):
    """game, seats  for which the arrays are
    pieces       the named parts, in order and without gaps
    size         length of an array
    """

    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        self.game = game
        self.seats = seats
        self.parts = tuple(parts)
        pieces: list[Piece] = []
        start = 0
        for part in self.parts:
            pieces.append(Piece(part, start))
            start += part.size
        self.pieces: tuple[Piece, ...] = tuple(pieces)
        self.size = start
        self._sheet: Sheet = self.sheet(1)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        """A copy is made like this one; the rest is scratch."""
        return type(self), (self.game, self.seats, self.parts)

    def sheet(self, number: int) -> Sheet:
        """An empty sheet for so many rows of this layout."""
        return Sheet(self.parts, number)

    def most(self) -> list[int]:
        """For each place the number that becomes 1.0."""
        return [piece.most for piece in self.pieces for _ in range(piece.size)]

    @abstractmethod
    def write(self, v: View, me: i64, out: Sheet) -> None:
        """Write all pieces of the view of seat `me` but those of the options, in the order of declaration."""

    @abstractmethod
    def write_options(self, v: View, out: Sheet) -> None:
        """Write the pieces that tell the options. They are the last ones."""

    def look(self, game: Game, v: View, me: i64) -> View:
        """What a seat may know of a state, to be read before the next move.

        That is `mask`, which makes a copy. A module may spare it where the rules give all seats the same knowledge, or
        where the game's `view.py`, which alone decides what is hidden, offers the same for less.
        """
        return game.mask(v, int(me))

    def add(self, v: View, out: Sheet) -> None:
        """Write the row of one view, which must be that of a seat."""
        if v.viewer < 0 or v.seats != self.seats:
            raise BadInput(self._wrong(v))
        self.add_for(v, v.viewer, out)

    def add_for(self, v: View, me: i64, out: Sheet) -> None:
        """The same for a seat; the caller has made sure that it may know all of the view."""
        out.begin()
        self.write(v, me, out)
        if not out.settled:
            self.write_options(v, out)
        out.end()

    def settle(self, v: View, me: i64, out: Sheet) -> None:
        """Make an empty sheet one for games with the options of this view only."""
        out.begin()
        self.write(v, me, out)
        rest = out.next
        self.write_options(v, out)
        out.end()
        out.settle(rest)

    def _wrong(self, v: View) -> str:
        if v.seats != self.seats:
            return f"view: it has {v.seats} seats, this encoder is for {self.seats}"
        return "view: an array is made for a seat; make the view with game.mask(state, seat)"

    def numbers(self, v: View) -> bytes:
        """The array before it is scaled: a byte for each place."""
        sheet = self._sheet
        sheet.take()
        self.add(v, sheet)
        return bytes(sheet.take())

    def array(self, v: View) -> list[float]:
        """One observation: numbers in 0..1, to be stored as float32."""
        told = self.numbers(v)
        out: list[float] = []
        for piece in self.pieces:
            for i in range(piece.start, piece.start + piece.size):
                out.append(told[i] / piece.most)
        return out
