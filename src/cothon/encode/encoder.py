"""What a seat sees, as one flat array: the interface of the drawers `encode/<game>.py`.

An array is made from a view and from nothing else, so nothing hidden can be in it. Where a piece has a row for each
seat, the first row is the viewer's and the others follow in turn order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from cothon.core.errors import BadInput
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
    """

    def __init__(self, part: Part, start: int) -> None:
        self.name = part.name
        self.start = start
        self.size = part.size
        self.shape = part.shape
        self.most = part.most
        self.about = part.about


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
        self._sheet: Sheet = Sheet(self.parts)

    def sheet(self) -> Sheet:
        """An empty sheet for rows of this layout."""
        return Sheet(self.parts)

    def most(self) -> list[int]:
        """For each place the number that becomes 1.0."""
        return [piece.most for piece in self.pieces for _ in range(piece.size)]

    @abstractmethod
    def write(self, v: View, me: i64, out: Sheet) -> None:
        """Write all pieces of the view of seat `me`, in the order of declaration."""

    def bare(self, v: View) -> bool:
        """Whether `mask` would hide nothing that `write` reads: then the copy that it makes can be spared.

        A drawer says so only where the rules give all seats the same knowledge.
        """
        return False

    def add(self, v: View, out: Sheet) -> None:
        """Write the row of one view, which must be that of a seat."""
        if v.viewer < 0 or v.seats != self.seats:
            raise BadInput(self._wrong(v))
        self.add_for(v, v.viewer, out)

    def add_for(self, v: View, me: i64, out: Sheet) -> None:
        """The same for a seat; the caller has made sure that it may know all of the view."""
        out.begin()
        self.write(v, me, out)
        out.end()

    def _wrong(self, v: View) -> str:
        if v.seats != self.seats:
            return f"view: it has {v.seats} seats, this encoder is for {self.seats}"
        return "view: an array is made for a seat; make the view with game.mask(state, seat)"

    def numbers(self, v: View) -> bytes:
        """The array before it is scaled: a byte for each place."""
        sheet = self._sheet
        sheet.take()
        self.add(v, sheet)
        return sheet.take()

    def array(self, v: View) -> list[float]:
        """One observation: numbers in 0..1, to be stored as float32."""
        told = self.numbers(v)
        out: list[float] = []
        for piece in self.pieces:
            for i in range(piece.start, piece.start + piece.size):
                out.append(told[i] / piece.most)
        return out
