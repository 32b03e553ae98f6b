"""Worlds a viewer cannot exclude: the cards of each of his groups in any order, all equally likely (PK5)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.view import OVER, TRUTH
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.view import bits_in


def fill(v: PortoView, dice: Dice) -> PortoState:
    s = PortoState(v.rules, v)
    s.viewer = TRUTH
    if v.actor != OVER and v.top_n > 0 and v.viewer != TRUTH:
        _shuffle(s, v, dice)
    return s


def _shuffle(s: PortoState, v: PortoView, dice: Dice) -> None:
    """Deal the places of the known top from the viewer's groups; what is left of the last group is unseen."""
    group: i64 = 0
    rest: i64 = v.groups[3]
    for i in range(v.top_n):
        if group == 0:
            group = v.groups[i]
        last = group == 0
        bag = rest if last else group
        card: i64 = 1 << nth(bag, dice.below(bits_in(bag)))
        s.groups[i] = card
        if last:
            rest &= ~card
        else:
            group &= ~card
    s.groups[3] = rest


def nth(bits: i64, r: i64) -> i64:
    """The r-th member of a set, counted from 0."""
    c: i64 = 0
    while r > 0 or (bits >> c) & 1 == 0:
        r -= (bits >> c) & 1
        c += 1
    return c
