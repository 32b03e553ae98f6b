"""Why not: for every option that a question could offer but does not, the clause, a key and what a sentence needs.

The sentence is `refuse-<key>` of the languages. A field is called after the kind of thing it names; `seat` is a seat.
"""

from __future__ import annotations

from cothon.core.result import Refusal
from cothon.games.mooring.made.ids import ASK_TURN, DO_LAY, DO_SINK, DO_SPARE
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import CRATE_NAMES


def refuse(v: MooringView, a: int) -> Refusal:
    if v.ask == ASK_TURN:
        return Refusal("M3.2", "not-in-hand", crate=CRATE_NAMES[a - DO_LAY])
    if a == DO_SPARE:
        return Refusal("M4.2", "must-sink", crate=CRATE_NAMES[v.laid])
    seat = a - int(DO_SINK)
    if seat >= v.seats:
        return Refusal("M2.1", "no-such-seat", number=seat + 1)
    if seat == v.turn:
        return Refusal("M4.1", "own-quay")
    return Refusal("M4.1", "nothing-to-sink", seat=seat, crate=CRATE_NAMES[v.laid])
