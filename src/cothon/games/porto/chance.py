"""The draws: what chance can give now, with which weight (chapter Chance)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.piles import at, weights
from cothon.games.porto.made.ids import ASK_DEAL, ASK_GOOD, ASK_STARTER, DRAW_DEAL, DRAW_GOOD, DRAW_SHIP, DRAW_STARTER
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.pieces import KINDS, SHIPS, SPACES
from cothon.games.porto.rules_decade import undealt
from cothon.games.porto.worlds import nth


def outcomes(s: PortoState) -> list[tuple[int, int]]:
    if s.ask == ASK_GOOD:
        return weights(s.bag, DRAW_GOOD)
    if s.ask == ASK_DEAL:
        return [(int(DRAW_DEAL + k), int(undealt(s, k))) for k in range(KINDS) if undealt(s, k) > 0]
    if s.ask == ASK_STARTER:
        return [(int(DRAW_STARTER + p), 1) for p in range(s.seats)]
    return [(int(DRAW_SHIP + c), 1) for c in range(SHIPS) if (s.groups[3] >> c) & 1 == 1]


def weight(s: PortoState) -> i64:
    """Sum of the weights."""
    if s.ask == ASK_GOOD:
        return s.bag_n
    if s.ask == ASK_DEAL:
        return SPACES - s.slot
    if s.ask == ASK_STARTER:
        return s.seats
    return s.unseen_n


def pick(s: PortoState, r: i64) -> i64:
    """The draw at place r of the outcomes."""
    if s.ask == ASK_GOOD:
        return DRAW_GOOD + at(s.bag, r)
    if s.ask == ASK_DEAL:
        kind: i64 = 0
        while r >= undealt(s, kind):
            r -= undealt(s, kind)
            kind += 1
        return DRAW_DEAL + kind
    if s.ask == ASK_STARTER:
        return DRAW_STARTER + r
    return DRAW_SHIP + nth(s.groups[3], r)
