"""The memory of a search: nodes are what the thinking seat knows, edges the answers and draws that lead on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cothon.core.arr import new_floats

if TYPE_CHECKING:
    from cothon.core.arr import Floats

IDS: Final[i64] = 1 << 20
"""More than there are actions or draws in any game."""


def key_of(actor: i64, ask: i64, id: i64) -> i64:
    """One number for an answer to a question: worlds may differ in who is asked what after the same moves."""
    return ((actor + 2) * 256 + ask) * IDS + id


@final
class Edge:
    """key    the answer or draw, see `key_of`
    prior  how likely the instinct takes it
    tried  how often it was taken; `able` how often it could have been
    won    sums of the values for each seat
    """

    def __init__(self, key: i64, prior: float, seats: i64) -> None:
        self.key: i64 = key
        self.prior: float = prior
        self.tried: i64 = 0
        self.able: i64 = 0
        self.won: Floats = new_floats(seats)
        self.node: Node | None = None

    def id(self) -> i64:
        return self.key % IDS


@final
class Node:
    """`edges` by ascending key. `seen` is what its seat sees there, if the node is remembered for later."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.seen: tuple[int, ...] | None = None
        self.edges: list[Edge] = []

    def find(self, key: i64) -> i64:
        """The place of a key among the edges, or where it would have to be inserted."""
        low: i64 = 0
        high: i64 = len(self.edges)
        while low < high:
            mid = (low + high) // 2
            if self.edges[mid].key < key:
                low = mid + 1
            else:
                high = mid
        return low
