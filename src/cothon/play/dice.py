"""A fast, seeded stream of numbers for simulations: sfc32, a small public-domain generator by Chris Doty-Humphrey.

Good for playouts, bots and tests; never for a real shuffle (that is `fairness`). All arithmetic stays below 2**63, so
the compiled and the pure build give the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from cothon.core.dice import Dice

_MASK: Final[i64] = 0xFFFFFFFF


class FastDice(Dice):
    def __init__(self, seed: int) -> None:
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = (seed >> 64) & 0xFFFFFFFF
        self._n: i64 = 1
        for _ in range(15):
            self.next32()

    def __reduce__(self) -> tuple[Callable[..., FastDice], tuple[int, ...]]:
        return dice_at, (int(self._a), int(self._b), int(self._c), int(self._n))

    def go_to(self, a: i64, b: i64, c: i64, n: i64) -> None:
        """Go to a place of the stream, as `__reduce__` tells it."""
        self._a = a
        self._b = b
        self._c = c
        self._n = n

    def next32(self) -> i64:
        """The next 32 bits."""
        a = self._a
        b = self._b
        c = self._c
        t = (a + b + self._n) & _MASK
        self._n = (self._n + 1) & _MASK
        self._a = b ^ (b >> 9)
        self._b = (c + ((c << 3) & _MASK)) & _MASK
        self._c = ((((c << 21) & _MASK) | (c >> 11)) + t) & _MASK
        return t

    def below(self, n: i64) -> i64:
        """Unbiased for every n up to 2**31: numbers in the incomplete last block are thrown away."""
        t = self.next32()
        if n & (n - 1) == 0:
            return t & (n - 1)
        limit = (_MASK + 1) - (_MASK + 1) % n
        while t >= limit:
            t = self.next32()
        return t % n


def dice_at(a: int, b: int, c: int, n: int) -> FastDice:
    """A copy: dice that go on from there."""
    dice = FastDice(0)
    dice.go_to(a, b, c, n)
    return dice
