"""Search: an information-set tree search for any game, any number of seats, with chance as a player.

Every iteration imagines a world that the thinking seat cannot exclude (`Game.fill`), walks down the tree by what each
seat would choose for itself (max^n: values are kept by seat), adds one node, plays on for a few decisions as the
game's instinct says (a playout), and hands the win probabilities evaluated there back to all edges it came by. The
instinct's figures are the priors of the options (PUCT), many of which are tried only after many visits (progressive
widening); forced moves are played
without a node; draws that the thinking seat sees are edges, others are not. Between two decisions of one's own the part
of the tree that came true is kept: it is found again by what the seat sees.

Read `tree` first, then `Search.think`.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from cothon.bots.endgame import Endgame
from cothon.bots.instinct import Instinct
from cothon.bots.pause import breathe
from cothon.bots.settings import Settings
from cothon.bots.tree import Edge, Node, Row, key_of, nodes_below, nodes_of, rows_of
from cothon.core.arr import new_arr, new_floats
from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State, View
from cothon.play.dice import FastDice

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats


@final
class Found:
    """What a search found out about one option; `lost`: proven to lose. Only those that look best are tried for it."""

    def __init__(self, action: int, tried: int, value: float, prior: float, lost: bool = False) -> None:
        self.action = action
        self.tried = tried
        self.value = value
        self.prior = prior
        self.lost = lost

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Found, (self.action, self.tried, self.value, self.prior, self.lost)


ENDLESS: Final[i64] = 1 << 40
KEEP: Final[i64] = 4
"""A node of one's own is remembered for later from so many visits on."""
ROOM: Final[i64] = 250_000
"""Edges at most: a tree that has grown so large (some 100 MB) is searched on, but grows no more."""


@final
class Search:
    """One seat thinking, decision after decision, in one game. Not to be shared by two threads."""

    def __init__(self, game: Game, sense: Instinct, settings: Settings) -> None:
        self.game = game
        self.sense = sense
        self.settings = settings
        self.iterations: i64 = 0
        self.root = Node()
        self.me: i64 = 0
        self._known: dict[tuple[int, ...], Node] = {}
        self._size: i64 = 0
        self._buf: Arr = new_arr(len(game.actions))
        self._figures: Floats = new_floats(len(game.actions))
        self._values: Floats = new_floats(8)
        self._path: list[Edge] = []
        self._dice = FastDice(0)

    def think(self, view: View, iterations: int, seconds: float, seed: int) -> list[Found]:
        """Search until the root has been visited so often, or for so many seconds (0: no limit of that kind).

        At least half of the iterations are new ones. The best option comes first.
        """
        began = perf_counter()
        self._dice = FastDice(seed)
        self.me = view.actor
        self._take_root(view)
        most: i64 = iterations
        if most > 0:
            left = most - self.root.visits
            most = left if left > most // 2 else (most + 1) // 2
        done: i64 = 0
        while most == 0 or done < most:
            if seconds > 0 and done > 0 and perf_counter() - began >= seconds:
                break
            self._iterate(view)
            done += 1
            breathe()
        self.iterations += done
        return self._found(view)

    def outlook(self, view: View, worlds: int, seed: int) -> list[list[float]]:
        """Each seat's chance to win in each of so many imagined worlds, played on by instinct for a while."""
        self._dice = FastDice(seed)
        found: list[list[float]] = []
        for _ in range(worlds):
            breathe()
            self._play_on(self.game.fill(view, self._dice))
            found.append([self._values[p] for p in range(view.seats)])
        return found

    def ahead(self, s: State, worlds: int, seed: int, first: int = 0) -> list[list[float]]:
        """Each seat's chance to win in each of so many continuations of a whole position: to look back at a game.

        The continuations are numbered from `first` on; those with the same number have the same luck.
        """
        v: View = s
        found: list[list[float]] = []
        for n in range(first, first + worlds):
            self._dice = FastDice(_stream(seed, n))
            self._play_on(s.clone())
            found.append([self._values[p] for p in range(v.seats)])
        return found

    def weigh(self, view: View, options: list[int], worlds: int, seed: int) -> list[list[float]]:
        """The actor's chance to win with each of these options, in the same imagined worlds and with the same luck."""
        me = view.actor
        found: list[list[float]] = [[] for _ in options]
        for n in range(worlds):
            world = self.game.fill(view, FastDice(_stream(seed, n)))
            for i, option in enumerate(options):
                s = world.clone()
                self._dice = FastDice(_stream(seed, worlds + n))
                self.game.apply(s, option)
                self._play_on(s)
                found[i].append(self._values[me])
        return found

    def memory(self) -> tuple[list[Row], list[int]]:
        """What was found so far as plain data: the tree, and which of its nodes are found by what the seat sees."""
        nodes = nodes_below(self.root)
        known = [i for i, n in enumerate(nodes) if n.seen is not None and self._known.get(n.seen) is n]
        return rows_of(nodes), known

    def remember(self, rows: list[Row], known: list[int]) -> None:
        """Go on from the memory of another search."""
        nodes = nodes_of(rows)
        self.root = nodes[0]
        self._size = 0
        for node in nodes:
            self._size += len(node.edges)
        self._known = {}
        for i in known:
            seen = nodes[i].seen
            if seen is not None:
                self._known[seen] = nodes[i]

    def _take_root(self, view: View) -> None:
        """Where this view was foreseen, its node is the new root; everything that did not come true is forgotten."""
        self.root = self._known.get(view.key()) or Node()
        self._known = {}
        self._size = 0
        below = [self.root]
        while below:
            node = below.pop()
            if node.seen is not None:
                self._known[node.seen] = node
            self._size += len(node.edges)
            for edge in node.edges:
                if edge.node is not None:
                    below.append(edge.node)

    def _found(self, view: View) -> list[Found]:
        legal = self.game.legal(view)
        me = self.me
        found: list[Found] = []
        for edge in self.root.edges:
            if int(edge.id()) in legal:
                value = edge.won[me] / float(edge.tried) if edge.tried > 0 else 0.0
                found.append(Found(int(edge.id()), int(edge.tried), value, edge.prior))
        found.sort(key=_merit, reverse=True)
        if self.sense.closing(view):
            self._prove(view, found)
        return found

    def _prove(self, view: View, found: list[Found]) -> None:
        """Put options behind the others that are proven to lose, until the first one is not among them."""
        endgame = Endgame(self.game, self.sense, int(self.me))
        world = self.game.fill(view, self._dice)
        for option in found:
            option.lost = endgame.lost(world, option.action)
            if not option.lost:
                break
        found.sort(key=_is_lost)

    # -- one iteration ----------------------------------------------------------------------------------------------

    def _iterate(self, view: View) -> None:
        s = self.game.fill(view, self._dice)
        self._path = []
        if not self._descend(s):
            self._play_on(s)
        values = self._values
        v: View = s  # the compiler reads no fields by way of a trait
        seats = v.seats
        for edge in self._path:
            edge.tried += 1
            won = edge.won
            for p in range(seats):
                won[p] = won[p] + values[p]

    def _descend(self, s: State) -> bool:
        """Walk down the tree as far as it goes, and add a node.

        Gives whether `_values` are known then: where all is told at once, the walk goes on to the first choice in the
        new node, whose options get their edges there.
        """
        v: View = s
        game = self.game
        node = self.root
        node.visits += 1
        buf = self._buf
        at_once = self.sense.at_once()
        fresh = False
        while v.actor != OVER:
            if v.actor == CHANCE:
                seen = self.sense.matters(v) and game.sees(v, int(self.me))
                draw = game.pick(s, self._dice.below(game.weight(s)))
                key = key_of(v.actor, v.ask, draw)
                game.apply(s, draw)
                if not seen:
                    continue
                edge = self._draw_edge(node, key, v.seats)
                if edge is None:
                    return False
            else:
                n = game.legal_into(v, buf)
                if n == 1:
                    game.apply(s, buf[0])
                    continue
                if v.actor != self.me and not game.sees(v, int(self.me)):
                    game.apply(s, buf[self._instinctive(v, n)])  # an answer that stays secret tells nodes nothing
                    continue
                if v.actor == self.me and node.visits == KEEP and node is not self.root:
                    node.seen = game.mask(s, int(self.me)).key()
                    self._known[node.seen] = node
                if fresh:
                    self._add_edges(node, v, key_of(v.actor, v.ask, 0), n)
                    return True
                edge = self._choose(node, v, n)
                a = edge.id()
                game.apply(s, a)
            self._path.append(edge)
            below = edge.node
            if below is None:
                if self._size < ROOM:
                    below = Node()
                    below.visits = 1
                    edge.node = below
                if below is None or not at_once:
                    return False
                fresh = True
            else:
                below.visits += 1
            node = below
        return False

    def _draw_edge(self, node: Node, key: i64, seats: i64) -> Edge | None:
        """The edge of a draw; None if it is not in the tree and there is no room for it yet."""
        at = node.find(key)
        edges = node.edges
        if at < len(edges) and edges[at].key == key:
            return edges[at]
        if float(len(edges)) >= 2.0 + self.settings.deal * sqrt(float(node.visits)):
            return None
        edge = Edge(key, 1.0, seats)
        edges.insert(at, edge)
        self._size += 1
        return edge

    def _choose(self, node: Node, v: View, n: i64) -> Edge:
        """The option the actor would try now: what was found for it, and its prior as far as it is little tried."""
        buf = self._buf
        actor = v.actor
        base = key_of(actor, v.ask, 0)
        if not self._all_there(node, base, n):
            self._add_edges(node, v, base, n)
        edges = node.edges
        tried, total, fresh = self._tally(node, base, n, actor)
        settings = self.settings
        root = sqrt(float(tried)) + 0.1
        unknown = (total / float(tried) if tried > 0 else 0.5) - settings.doubt
        room = float(fresh) < 2.0 + settings.wide * sqrt(float(tried))
        at = node.find(base + buf[0])
        best = edges[at]
        best_merit = -1e9
        for i in range(n):
            while edges[at].key != base + buf[i]:
                at += 1
            edge = edges[at]
            if node is self.root and float(edge.tried) < settings.least * float(node.visits):
                return edge
            if edge.tried > 0:
                merit = edge.won[actor] / float(edge.tried)
            elif room:
                merit = unknown
            else:
                continue
            merit += settings.explore * edge.prior * root / float(1 + edge.tried)
            if merit > best_merit:
                best = edge
                best_merit = merit
        return best

    def _tally(self, node: Node, base: i64, n: i64, actor: i64) -> tuple[i64, float, i64]:
        """Of the legal options: tries, what they won for the actor, and how many were tried at all."""
        buf = self._buf
        edges = node.edges
        at = node.find(base + buf[0])
        tried: i64 = 0
        total = 0.0
        fresh: i64 = 0
        for i in range(n):
            while edges[at].key != base + buf[i]:
                at += 1
            edge = edges[at]
            edge.able += 1
            if edge.tried > 0:
                tried += edge.tried
                total += edge.won[actor]
                fresh += 1
        return tried, total, fresh

    def _all_there(self, node: Node, base: i64, n: i64) -> bool:
        edges = node.edges
        buf = self._buf
        at = node.find(base + buf[0])
        end: i64 = len(edges)
        for i in range(n):
            key = base + buf[i]
            while at < end and edges[at].key < key:
                at += 1
            if at == end or edges[at].key != key:
                return False
        return True

    def _add_edges(self, node: Node, v: View, base: i64, n: i64) -> None:
        """Give every legal option an edge; its prior is the softmax of the instinct's figures."""
        buf = self._buf
        figures = self._figures
        if self.sense.at_once():
            self.sense.appraise(v, buf, n, figures, self._values)
        else:
            self.sense.rate(v, buf, n, figures)
        self._soften(n, self.settings.heat)
        for i in range(n):
            key = base + buf[i]
            at = node.find(key)
            if at == len(node.edges) or node.edges[at].key != key:
                node.edges.insert(at, Edge(key, figures[i], v.seats))
                self._size += 1

    def _soften(self, n: i64, heat: float) -> None:
        """Turn the first n figures into shares that sum to 1."""
        figures = self._figures
        top = figures[0]
        for i in range(n):
            if figures[i] > top:
                top = figures[i]
        total = 0.0
        for i in range(n):
            x = exp((figures[i] - top) / heat)
            figures[i] = x
            total += x
        for i in range(n):
            figures[i] = figures[i] / total

    # -- below the tree ---------------------------------------------------------------------------------------------

    def _play_on(self, s: State) -> None:
        """Play on by instinct for some decisions, then write who is likely to win to `_values`."""
        v: View = s
        game = self.game
        buf = self._buf
        dice = self._dice
        left = self.settings.cut
        if left < 0 or not self.sense.judges():
            left = ENDLESS
        game.roll(s, dice)
        while v.actor >= 0 and (left > 0 or not self.sense.calm(v)):
            n = game.legal_into(v, buf)
            if n == 1:
                game.apply(s, buf[0])
            else:
                game.apply(s, buf[self._instinctive(v, n)])
                left -= 1
            game.roll(s, dice)
        if v.actor != OVER:
            self.sense.chances(v, self._values)
            return
        values = self._values
        for p in range(v.seats):
            values[p] = 0.0
        winners = game.result(v).winners
        for w in winners:
            values[w] = 1.0 / len(winners)

    def _instinctive(self, v: View, n: i64) -> i64:
        """The place of the option that instinct takes."""
        figures = self._figures
        self.sense.rate(v, self._buf, n, figures)
        best: i64 = 0
        if self.settings.noise > 0.0:
            self._soften(n, self.settings.noise)
            r = float(self._dice.below(1 << 30)) / float(1 << 30)
            for i in range(n):
                r -= figures[i]
                if r < 0.0:
                    return i
        for i in range(n):
            if figures[i] > figures[best]:
                best = i
        return best


def _stream(seed: int, n: int) -> int:
    """The seed of the n-th stream of numbers that belongs to a seed."""
    return (seed << 32) + n


def _merit(f: Found) -> tuple[int, float]:
    return f.tried, f.value


def _is_lost(f: Found) -> bool:
    return f.lost
