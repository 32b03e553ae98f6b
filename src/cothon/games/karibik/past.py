"""What everybody knows about the shuffles in mode `unseen`: of each batch F, x and R (chapter Knowledge).

In mode `open` the faces of all batches are public themselves, and all positions of a game share one `Past` that says
nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints, new_arr
from cothon.games.karibik.made.ids import SPENT_UNSEEN
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.pieces import FACES

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.karibik.accounts import Account


class Batch:
    """The public account of one shuffle.

    made    F: face-up cards it was made from, by face
    blanks  x: numbers of unseen cards it got from each older batch
    seen    R: cards revealed from it so far, by face
    accounts  when it was closed, for later: what was known then of all batches up to it
    """

    def __init__(self, made: Arr, blanks: Arr, seen: Arr) -> None:
        self.made: Arr = made
        self.blanks: Arr = blanks
        self.seen: Arr = seen
        self._fixed: list[int] = []
        self.accounts: list[Account] | None = None

    def fixed(self) -> list[int]:
        """Its numbers when it is closed: they are put together once."""
        if not self._fixed:
            self._fixed = self.numbers()
        return self._fixed

    def numbers(self) -> list[int]:
        return [*ints(self.made), *ints(self.blanks), *ints(self.seen)]


class Past:
    """closed  the batches before the newest; they never change again
    newest  the batch the deck belongs to; only its `seen` changes
    poured  while a reshuffle goes on: numbers of unseen cards already drawn from each batch for the coming one
    """

    def __init__(self, rules: KaribikRules, like: Past | None = None) -> None:
        if like is not None:
            now = like.newest
            self.closed: list[Batch] = like.closed[:]
            self.newest: Batch = Batch(now.made, now.blanks, now.seen[:])
            self.poured: Arr = like.poured[:]
        else:
            unseen = rules.spent == SPENT_UNSEEN
            made = rules.copies[:] if unseen else new_arr(0)
            self.closed = []
            self.newest = Batch(made, new_arr(0), new_arr(int(FACES) if unseen else 0))
            self.poured = new_arr(0)

    def numbers(self) -> list[int]:
        out: list[int] = []
        for batch in self.closed:
            out += batch.fixed()
        return [*out, *self.newest.numbers(), *ints(self.poured)]
