"""Rows of small whole numbers, written piece by piece: what an array is made of before it is scaled.

A row is bytes, one for each place of the array: compiled code writes them without making an object for each number,
and NumPy scales thousands of rows at once. A module opens the pieces in the order in which it declared them and puts
numbers into the one that is open, so declaration and content cannot come apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, u8

from cothon.core.arr import COMPILED, arr_of

if TYPE_CHECKING:
    from librt.vecs import vec

    from cothon.core.arr import Arr

    Cells = vec[u8]  # a bytearray where nothing is compiled; NumPy reads both

MOST: Final = 255
"""The greatest number that has room in a byte."""


def cells_of(told: bytes) -> Cells:
    if COMPILED:
        return vec[u8]([u8(k) for k in told])
    return bytearray(told)  # type: ignore[return-value]


def after(me: i64, seat: i64, n: i64) -> i64:
    """How many of n seats after seat `me` a seat comes in turn order. (`%` would be slow: it divides.)"""
    return seat - me if seat >= me else seat - me + n


def seat_at(me: i64, i: i64, n: i64) -> i64:
    """The seat that comes i seats after seat `me`, which is the other way round."""
    return me + i if me + i < n else me + i - n


class Part:
    """What a module declares of a piece.

    name   of the piece
    shape  its measures, the first one slowest
    most   the number that becomes 1.0; greater ones are written as this one
    about  what it tells, in words
    tail   of a piece with a row for each seat: so many rows behind those belong to no seat
    """

    def __init__(self, name: str, shape: Sequence[int], most: int, about: str, tail: int = 0) -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"piece {name}: most={most} must be 1..{MOST}")
        self.name = name
        self.shape = tuple(shape)
        self.most = most
        self.about = about
        self.tail = tail

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Part, (self.name, self.shape, self.most, self.about, self.tail)

    @property
    def size(self) -> int:
        size = 1
        for n in self.shape:
            size *= n
        return size


@final  # compiled code then calls its methods directly, and the compiler can put them where they are called
class Sheet:
    """A number of rows of one layout, one below the other."""

    def __init__(self, parts: Sequence[Part], number: int) -> None:
        self.names: list[str] = [part.name for part in parts]
        self.sizes: Arr = arr_of([part.size for part in parts])
        self.mosts: Arr = arr_of([part.most for part in parts])
        self.pieces: i64 = len(parts)
        self.width: i64 = sum(part.size for part in parts)
        self.blank: Cells = cells_of(bytes(int(self.width) * number))
        self.out: Cells = self.blank[:]
        self.number: i64 = number
        self.written: i64 = 0
        self.next: i64 = 0
        self.at: i64 = 0
        self.size: i64 = 0
        self.most: i64 = 0
        self.proven: bool = False
        self.settled: bool = False

    def begin(self) -> None:
        """The next row."""
        if self.written == self.number:
            raise IndexError(f"a sheet of {self.number} rows is full")
        self.next = 0
        self.at = self.written * self.width
        self.size = 0
        self.written += 1

    def piece(self, name: str) -> None:
        """Open the next piece, which must be this one."""
        k = self.next
        if not self.proven:
            self._prove(name)
        self.next = k + 1
        self.at += self.size
        self.size = self.sizes[k]
        self.most = self.mosts[k]

    def _prove(self, name: str) -> None:
        if self.next >= self.pieces or self.names[self.next] != name:
            raise ValueError(f"piece {name} is not the next one declared")

    def also(self, name: str) -> i64:
        """Open the next piece together with the open one; gives its first place, counted from the start of that."""
        at, before, most = self.at, self.size, self.most
        self.piece(name)
        if self.most != most:
            raise ValueError(f"piece {name} is scaled otherwise than the one before it")
        self.at = at
        self.size += before
        return before

    def settle(self, rest: i64) -> None:
        """All games have the same options: what the pieces from `rest` on say in the first row is in every other one.

        So they need not be written again. Empties the sheet.
        """
        begin: i64 = 0
        for k in range(rest):
            begin += self.sizes[k]
        for i in range(self.number):
            for j in range(begin, self.width):
                self.blank[i * self.width + j] = self.out[j]
        self.pieces = rest
        self.settled = True
        self.take()

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
            self._refuse(i)
        m = self.most
        if n > m:
            n = m
        self.out[self.at + i] = u8(n)

    def mark(self, i: i64) -> None:
        """Write 1 at a place; nothing for a place below zero, which stands for none."""
        if i < 0:
            return
        if i >= self.size:
            self._refuse(i)
        self.out[self.at + i] = u8(1)

    def row(self, i: i64, a: Arr, start: i64, n: i64) -> None:
        """Write n numbers of an array, beginning at `start`, to the places from i on.

        Zeros are written, too: to find out that there is nothing to write would take longer.
        """
        if n <= 0:
            return
        if i < 0 or i + n > self.size:
            self._refuse(i + n - 1)
        m = self.most
        at = self.at + i
        out = self.out
        end = start + n
        while start < end:
            x = a[start]
            if x > m:
                x = m
            elif x < 0:
                x = 0
            out[at] = u8(x)
            at += 1
            start += 1

    def rows(self, a: Arr, me: i64, n: i64, width: i64) -> None:
        """Write `width` numbers for each of n seats: first those of seat `me`, then those of the others in turn order.

        The array has them from seat 0 on.
        """
        self.row(0, a, me * width, (n - me) * width)
        self.row((n - me) * width, a, 0, me * width)

    def sums(self, a: Arr, n: i64, times: i64, step: i64) -> None:
        """Write n sums: in the array there are n numbers to be added up so many times, `step` places apart."""
        if times == 0:
            return
        self.row(0, a, 0, n)
        m, at, out = self.most, self.at, self.out
        for t in range(1, times):
            first = t * step
            for k in range(n):
                x = a[first + k]
                if x > 0:
                    x += i64(out[at + k])
                    out[at + k] = u8(x if x < m else m)

    def same(self, i: i64, a: Arr, n: i64, x: i64) -> None:
        """Write 1 to those of n places from i on where the array has x."""
        if n <= 0:
            return
        if i < 0 or i + n > self.size:
            self._refuse(i + n - 1)
        at = self.at + i
        out = self.out
        for k in range(n):
            out[at + k] = u8(a[k] == x)

    def spread(self, a: Arr, n: i64, rows: Arr) -> None:
        """Mark each of n things in the row of the place where it is: `rows` tells where the row of a place begins.

        Things at a place whose row begins at -n are left out.
        """
        at, size = self.at, self.size
        out = self.out
        for k in range(n):
            i = rows[a[k]] + k
            if i < 0:
                continue
            if i >= size:
                self._refuse(i)
            out[at + i] = u8(1)

    def bits(self, i: i64, set: i64, n: i64) -> None:
        """Write the first n members of a set (bit k stands for k) to the places from i on."""
        if set == 0:
            return
        if i < 0 or i + n > self.size:
            self._refuse(i + n - 1)
        at = self.at + i
        out = self.out
        for k in range(n):
            out[at + k] = u8((set >> k) & 1)

    def _refuse(self, i: i64) -> None:
        raise IndexError(f"piece {self.names[self.next - 1]} has no place {i}")

    def take(self) -> Cells:
        """All rows; the sheet is empty again."""
        told = self.out
        self.out = self.blank[:]
        self.written = 0
        return told
