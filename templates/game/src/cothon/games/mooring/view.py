"""Who sees what (chapter 6)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.view import HOLE
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import KINDS


def mask(v: MooringView, seat: i64) -> MooringView:
    """What a seat (or SPECTATOR) may know: other hands are holes (M6.1). The class has no field for the pile (M6.2)."""
    seen = MooringView(v.rules, v)
    seen.viewer = seat
    for p in range(v.seats):
        if p != seat:
            for kind in range(KINDS):
                seen.hand[p * KINDS + kind] = HOLE
    return seen
