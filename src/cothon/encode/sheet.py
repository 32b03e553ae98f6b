"""Rows of small whole numbers, written piece by piece: what an array is made of before it is scaled.

A row is bytes, one for each place of the array: compiled code writes them without making an object for each number,
and NumPy scales thousands of rows at once. A drawer opens the pieces in the order in which it declared them and puts
numbers into the one that is open, so declaration and content cannot come apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from cothon.core.arr import arr_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

MOST: Final = 255
"""The greatest number that has room in a byte."""


class Part:
    """What a drawer declares of a piece.

    name   of the piece
    shape  its measures, the first one slowest
    most   the number that becomes 1.0; greater ones are written as this one
    about  what it tells, in words
    """

    def __init__(self, name: str, shape: Sequence[int], most: int, about: str) -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"piece {name}: most={most} must be 1..{MOST}")
        self.name = name
        self.shape = tuple(shape)
        self.most = most
        self.about = about

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size


class Sheet:
    """Rows of one layout, one below the other."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.names: list[str] = [part.name for part in parts]
        self.sizes: Arr = arr_of([part.size for part in parts])
        self.mosts: Arr = arr_of([part.most for part in parts])
        self.pieces: i64 = len(parts)
        self.blank: bytes = bytes(sum(part.size for part in parts))
        self.out: BytesWriter = BytesWriter()
        self.next: i64 = 0
        self.at: i64 = 0
        self.size: i64 = 0
        self.most: i64 = 0
        self.proven: bool = False

    def begin(self) -> None:
        """A new row of zeros."""
        self.next = 0
        self.at = len(self.out)
        self.size = 0
        self.out.write(self.blank)

    def piece(self, name: str) -> None:
        """Open the next piece, which must be this one."""
        k = self.next
        if not self.proven and (k >= self.pieces or self.names[k] != name):
            raise ValueError(f"piece {name} is not the next one declared")
        self.next = k + 1
        self.at += self.size
        self.size = self.sizes[k]
        self.most = self.mosts[k]

    def also(self, name: str) -> i64:
        """Open the next piece together with the open one; gives its first place, counted from the start of that."""
        at, before, most = self.at, self.size, self.most
        self.piece(name)
        if self.most != most:
            raise ValueError(f"piece {name} is scaled otherwise than the one before it")
        self.at = at
        self.size += before
        return before

    def end(self) -> None:
        """The row is written. Pieces are opened in the same order every time, so it is checked once only."""
        if self.next != self.pieces:
            raise ValueError(f"piece {self.names[self.next]} was not written")
        self.proven = True

    def put(self, i: i64, n: i64) -> None:
        """Write a number at a place of the open piece; what is below zero (unknown, none) stays zero."""
        if n <= 0:
            return
        if i < 0 or i >= self.size:
            raise IndexError(f"piece {self.names[self.next - 1]} has no place {i}")
        m = self.most
        self.out[self.at + i] = u8(n if n < m else m)

    def mark(self, i: i64) -> None:
        """Write 1 at a place; nothing for a place below zero, which stands for none."""
        if i >= 0:
            self.put(i, 1)

    def row(self, i: i64, a: Arr, start: i64, n: i64) -> None:
        """Write n numbers of an array, beginning at `start`, to the places from i on."""
        if n <= 0:
            return
        if i < 0 or i + n > self.size:
            raise IndexError(f"piece {self.names[self.next - 1]} has no places {i} to {i + n - 1}")
        m = self.most
        at = self.at + i
        out = self.out
        for k in range(n):
            x = a[start + k]
            if x > 0:
                out[at + k] = u8(x if x < m else m)

    def bits(self, i: i64, set: i64, n: i64) -> None:
        """Write the first n members of a set (bit k stands for k) to the places from i on."""
        for k in range(n):
            if (set >> k) & 1 == 1:
                self.put(i + k, 1)

    def take(self) -> bytes:
        """All rows written so far; the sheet is empty again."""
        told = self.out.getvalue()
        self.out.truncate(0)
        return told
