"""Looking ahead: which dock takes a ship, who has servants and the right good there, and what it would pay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cothon.core.odds import Note
from cothon.games.porto.made.ids import ASK_MOOR
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import DOCK_NAMES, DOCKS, GOOD_NAMES, INCOME, SHIP_NAMES, WANTS
from cothon.games.porto.rules_ships import free_berths
from cothon.games.porto.view import owner_of


def prospects(v: PortoView, told: Sequence[Mapping[str, object]]) -> list[Note]:
    """Of a ship that is brought in the docks that can take it (P3.7); of one that has come to a dock, and of goods
    brought there, whether it can be loaded now (P3.11)."""
    if v.actor >= 0 and v.ask == ASK_MOOR:
        free = free_berths(v, v.ship)
        return [_berth(v, d, int(v.ship)) for d in range(int(DOCKS)) if (free >> d) & 1 == 1]
    touched = {str(event[field]) for event in told for field in ("dock", "end") if field in event}
    return [
        _berth(v, d, int(v.dock_ship[d]))
        for d in range(int(DOCKS))
        if DOCK_NAMES[d] in touched and (v.moored >> d) & 1 == 1 and owner_of(v, d) >= 0
    ]


def _berth(v: PortoView, d: int, ship: int) -> Note:
    """A ship at a dock: free of servants, waiting for its good, or ready to be loaded."""
    fields = {"dock": DOCK_NAMES[d], "ship": SHIP_NAMES[ship], "good": GOOD_NAMES[WANTS[ship]]}
    owner = int(owner_of(v, d))
    if owner < 0:
        return Note("berth-free", talents=int(INCOME[ship]), **fields)
    ready = (v.laden >> d) & 1 == 1 and v.dock_good[d] == WANTS[ship]
    return Note("berth-ready" if ready else "berth-waits", seat=owner, talents=int(INCOME[ship]), **fields)
