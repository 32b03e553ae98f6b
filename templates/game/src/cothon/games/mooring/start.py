"""Setup: the position before the first crate is dealt (chapter 2)."""

from __future__ import annotations

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.mooring.made.ids import ASK_CRATE
from cothon.games.mooring.made.rules import MooringRules
from cothon.games.mooring.made.state import MooringState
from cothon.games.mooring.pieces import COPIES, CRATES, HAND, KINDS


def start(options: Options) -> MooringState:
    """Dealing is chance, too: nothing is drawn here (M2.2)."""
    s = MooringState(MooringRules(options))  # fields have the start that they declare
    s.pile = arr_of([int(COPIES)] * int(KINDS))
    s.pile_n = CRATES
    s.to_deal = HAND * s.seats
    s.actor = CHANCE
    s.ask = ASK_CRATE
    return s


def longest() -> int:
    """Decisions no game exceeds: every crate is laid, and each time it is asked what sinks."""
    return int(2 * CRATES)
