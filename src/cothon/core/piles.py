"""Face-down piles as counts: how many, which one at a given place, drawing some of them.

A pile is an `Arr` with the number of copies of each face. It has no order, so there is none to peek at (house law:
*decide late*).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.dice import Dice

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def total(pile: Arr) -> i64:
    """Number of cards in the pile."""
    n: i64 = 0
    for k in pile:
        n += k
    return n


def at(pile: Arr, r: i64) -> i64:
    """The face of card r when the cards lie sorted by face; 0 <= r < total."""
    f: i64 = 0
    k = pile[0]
    while r >= k:
        r -= k
        f += 1
        k = pile[f]
    return f


def put_all(into: Arr, pile: Arr) -> None:
    """Add the cards of `pile` to `into` (`pile` itself is left as it is)."""
    n: i64 = len(into)
    for f in range(n):
        into[f] += pile[f]


def take_some(pile: Arr, n: i64, dice: Dice) -> Arr:
    """Take n random cards out of the pile; gives what was taken."""
    taken = new_arr(len(pile))
    left = total(pile)
    for _ in range(n):
        f = at(pile, dice.below(left))
        pile[f] -= 1
        taken[f] += 1
        left -= 1
    return taken


def weights(pile: Arr, first: int = 0) -> list[tuple[int, int]]:
    """The pile as the outcomes of a draw: (first + face, copies) for each face that is there."""
    return [(first + f, int(k)) for f, k in enumerate(pile) if k > 0]
