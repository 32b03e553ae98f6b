"""A tiny game that has no module anywhere: take one to three pebbles from a heap; whoever takes the last one wins.

It runs on the pure engine alone (`COTHON_PURE=1`), because states of the compiled one can only be extended by compiled
ones. As a script it is the command `cothon` with this game in its registry: `python tests/kit/pebbles.py games`.
"""

from __future__ import annotations

import sys

from cothon.core import CHANCE, OVER, TRUTH, Game, Options, Refusal, Result, State, Table, View
from cothon.core.asks import Asks, Question
from cothon.core.events import Story
from cothon.core.game import Facts
from cothon.core.table import Family
from cothon.games import REGISTRY

HEAP = 9
SEATS = ["0", "1", "2"]


class Pebbles(State):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.ask = 1
        self.heap = HEAP

    def key(self) -> tuple[int, ...]:
        return (self.seats, self.actor, self.ask, self.viewer, self.heap)

    def clone(self) -> Pebbles:
        copy = Pebbles(self.seats)
        copy.actor, copy.ask, copy.viewer, copy.heap = self.actor, self.ask, self.viewer, self.heap
        return copy

    def check(self) -> None:
        assert 0 <= self.heap <= HEAP


class PebblesGame(Game):
    def __init__(self) -> None:
        asks = Asks([Question("take", "How many?", "A1.1"), Question("start", "Who starts?", "A1.2", chance=True)])
        actions = Table([Family("take", "take {n}", ["take"], "A1.1", {"n": ["1", "2", "3"]})])
        draws = Table([Family("start", "seat {seat}", ["start"], "A1.2", {"seat": SEATS})])
        facts = Facts("pebbles", "Pebbles", ["Nobody"], 1, "A", "A1.1", "A1.3")
        super().__init__(facts, [], asks, actions, draws, Story([]))

    def seats_allowed(self, given):  # type: ignore[no-untyped-def]
        return (2, 3)

    def start(self, options: Options) -> State:
        return Pebbles(options.seats)

    def longest(self, options: Options) -> int:
        return HEAP

    def legal_into(self, v, buf):  # type: ignore[no-untyped-def]
        n = min(3, v.heap)
        for i in range(n):
            buf[i] = i
        return n

    def refuse(self, v: View, action: int) -> Refusal:
        return Refusal("A1.1", "there are not so many pebbles")

    def chance(self, s: State) -> list[tuple[int, int]]:
        return [(p, 1) for p in range(s.seats)]

    def apply(self, s, a, tell=None):  # type: ignore[no-untyped-def]
        if s.actor == CHANCE:
            s.actor, s.ask = a, 0
            return
        s.heap -= a + 1
        s.actor, s.ask = (OVER, s.actor) if s.heap == 0 else ((s.actor + 1) % s.seats, 0)

    def mask(self, v, seat):  # type: ignore[no-untyped-def]
        view = v.clone()
        view.viewer = -1 if seat is None else seat
        return view

    def fill(self, v, dice):  # type: ignore[no-untyped-def]
        world = v.clone()
        world.viewer = TRUTH
        return world

    def result(self, v: View) -> Result:
        """Who took the last pebble is remembered in `ask`."""
        scores = [int(p == v.ask) for p in range(v.seats)]
        return Result(scores, [2 - x for x in scores], "heap", "", [])

    def show(self, v: View) -> dict[str, object]:
        return {"heap": v.heap}  # type: ignore[attr-defined]

    def write(self, s: State) -> str:
        return " ".join(map(str, s.key()))

    def read(self, text: str) -> State:
        s = Pebbles(0)
        s.seats, s.actor, s.ask, s.viewer, s.heap = map(int, text.split())
        return s


GAMES = {1: PebblesGame()}
REGISTRY["pebbles"] = __name__

if __name__ == "__main__":
    from cothon.cli.main import main

    sys.modules["pebbles"] = sys.modules[__name__]
    REGISTRY["pebbles"] = "pebbles"
    main()
