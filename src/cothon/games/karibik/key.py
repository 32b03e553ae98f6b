"""The key of a position. It is made by hand, because batches without face-down cards leave no trace in it.

Fields that only some options know are part of it only with these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.games.karibik.batches import batches, first_live
from cothon.games.karibik.made.ids import DUPLICATE_STAY, REQUESTS_TURN
from cothon.games.karibik.pieces import FACES

if TYPE_CHECKING:
    from cothon.games.karibik.made.state import KaribikState
    from cothon.games.karibik.made.view import KaribikView


def numbers(v: KaribikView) -> list[int]:
    """What can be seen. `source`, `payer` and running numbers follow from the rest; options are the table's."""
    i = first_live(v)
    n = int(v.seats)
    # fmt: off
    told = [
        v.viewer, v.seats, v.actor, v.ask, v.start, v.active, v.round, v.shown, v.step,
        v.takes, v.took, v.busted, v.card, v.wanted, v.fee, v.paying, v.given, v.jacked,
        v.then, v.mixing, v.deck, v.discard, v.oldest + i, batches(v) - i, v.ended,
    ]
    # fmt: on
    out = [int(x) for x in told]
    for a in (v.ships, v.harbour, v.row, v.display, v.coins, v.owed, v.due, v.up):
        out += ints(a)
    out += ints(v.held)[i * n :]
    out += ints(v.buried)[i:]
    out += ints(v.u)[i * int(FACES) :]
    out += v.past.numbers()
    if v.rules.duplicate == DUPLICATE_STAY:
        out += ints(v.doubles)
    if v.rules.requests == REQUESTS_TURN:
        out.append(int(v.closing))
    return out


def hidden(s: KaribikState) -> list[int]:
    """What nobody sees."""
    return ints(s.dark)[first_live(s) * int(FACES) :] + ints(s.fresh)
