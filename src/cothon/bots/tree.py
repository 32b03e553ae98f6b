"""The search tree: nodes are what the thinking seat knows, edges the answers and draws that lead on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cothon.core.arr import new_floats

if TYPE_CHECKING:
    from cothon.core.arr import Floats

IDS: Final[i64] = 1 << 20
"""More than there are actions or draws in any game."""

Branch = tuple[int, float, int, int, list[float], int]
"""An edge as plain data: its fields, and the place of the node it leads to, or -1."""
Row = tuple[int, tuple[int, ...] | None, list[Branch]]
"""A node as plain data: its fields."""


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


def nodes_below(root: Node) -> list[Node]:
    """The root and all nodes below, each before those it leads to."""
    nodes = [root]
    at = 0
    while at < len(nodes):
        for edge in nodes[at].edges:
            if edge.node is not None:
                nodes.append(edge.node)
        at += 1
    return nodes


def rows_of(nodes: list[Node]) -> list[Row]:
    """A tree as plain data; the nodes are given as `nodes_below` lists them."""
    rows: list[Row] = []
    told = 1
    for node in nodes:
        branches: list[Branch] = []
        for e in node.edges:
            below = -1
            if e.node is not None:
                below = told
                told += 1
            branches.append((int(e.key), e.prior, int(e.tried), int(e.able), [x for x in e.won], below))  # noqa: C416
        rows.append((int(node.visits), node.seen, branches))
    return rows


def nodes_of(rows: list[Row]) -> list[Node]:
    """The other way round."""
    nodes = [Node() for _ in rows]
    for node, (visits, seen, branches) in zip(nodes, rows, strict=True):
        node.visits = visits
        node.seen = seen
        for key, prior, tried, able, won, below in branches:
            edge = Edge(key, prior, len(won))
            edge.tried = tried
            edge.able = able
            for p, x in enumerate(won):
                edge.won[p] = x
            if below >= 0:
                edge.node = nodes[below]
            node.edges.append(edge)
    return nodes
