"""Every field of a position, once. `make games` makes the view, the state, the text and the array for learners of it.

Arrays over seats are flat: seat * KINDS + kind. What is `secret` nobody sees, so it is in the state alone; what some
see is an ordinary field, and `view.mask` makes holes in it. New fields come last, because the key has this sequence.
"""

from __future__ import annotations

from typing import Final

from cothon.core.fields import Amount, Counts, Field, Follows, Named, Number, OneOf, SeatMark

_CRATES: Final = ("CRATE_NAMES", "crate")

FIELDS: Final = (
    Field(
        "turn", "who has the turn, or is dealt a crate", most="seats - 1", text=Number(always=True), array=SeatMark()
    ),
    Field(
        "to_deal",
        "crates still to be dealt before the first turn",
        most="HAND * seats",
        text=Number(),
        array=Follows("nobody is asked before all are dealt"),
    ),
    Field("laid", "the crate just laid, while `sink` is asked", start=-1, text=Named(*_CRATES), array=OneOf("KINDS")),
    Field("pile_n", "crates in the pile", array=Amount("CRATES")),
    Field("hand_n", "crates in the hand", ["seats"], array=Amount("CRATES")),
    Field(
        "coins", "coins left", ["seats"], start="COINS", most="COINS", text=Number(usual="COINS"), array=Amount("COINS")
    ),
    Field(
        "quay", "crates on the quay", ["seats", "KINDS"], most="COPIES", text=Counts(*_CRATES), array=Amount("COPIES")
    ),
    Field("hand", "the hand", ["seats", "KINDS"], most="COPIES", text=Counts(*_CRATES), array=Amount("COPIES")),
    Field("sunk", "crates that sank", ["KINDS"], most="COPIES", text=Counts(*_CRATES), array=Amount("COPIES")),
    Field("pile", "the pile, face down: how many of each kind, in no order", ["KINDS"], secret=True),
)

# The lines of a position's text that follow from the fields, in the groups in which `notation` writes them.
LINES: Final[dict[str, str]] = {"table": "turn to_deal laid sunk", "seat": "coins quay hand"}
# The others, which `notation` spells.
BY_HAND: Final = ("ask", "over")
NUMBERED_BY_HAND: Final[tuple[str, ...]] = ()
