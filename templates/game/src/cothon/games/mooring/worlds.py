"""Worlds a viewer cannot exclude: what it does not see is dealt at random. Bots think in such worlds."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.core.dice import Dice
from cothon.core.piles import take_some
from cothon.core.view import HOLE, TRUTH
from cothon.games.mooring.made.state import MooringState
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import COPIES, KINDS


def fill(v: MooringView, dice: Dice) -> MooringState:
    s = MooringState(v.rules, v)
    s.viewer = TRUTH
    unseen = arr_of([int(COPIES)] * int(KINDS))
    for kind in range(KINDS):
        unseen[kind] -= v.sunk[kind]
        for p in range(v.seats):
            i = p * KINDS + kind
            unseen[kind] -= v.quay[i]
            if v.hand[i] != HOLE:
                unseen[kind] -= v.hand[i]
    for p in range(v.seats):
        if v.hand[p * KINDS] == HOLE:
            dealt = take_some(unseen, v.hand_n[p], dice)
            first: i64 = p * KINDS
            for kind in range(KINDS):
                s.hand[first + kind] = dealt[kind]
    s.pile = unseen
    return s
