"""Batches: cards that were shuffled together and are face down still (K3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.games.karibik.made.ids import SPENT_UNSEEN

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.karibik.made.state import KaribikState
    from cothon.games.karibik.made.view import KaribikView


def batches(v: KaribikView) -> int:
    """Number of batches in the arrays; the last of them is the newest."""
    return len(v.left)


def first_live(v: KaribikView) -> int:
    """Place in the arrays of the first batch that still has face-down cards, or of the newest."""
    last = len(v.left) - 1
    for i in range(last):
        if v.left[i] > 0:
            return i
    return last


def faces(s: KaribikState) -> Arr:
    """The faces of all face-down cards by batch, whoever may know them."""
    return s.dark if s.rules.spent == SPENT_UNSEEN else s.u
