"""The end of karibik, as far as it is certain: who cannot win any more, and when it is near enough for proofs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.bots.instinct import seats_on
from cothon.bots.karibik.values import completed_by, influence_of
from cothon.games.karibik.made.ids import REQUESTS_TURN, SPENT_UNSEEN
from cothon.games.karibik.made.view import KaribikView

NEAR: Final[i64] = 4
"""The end is near when somebody lacks no more influence than this."""
ENOUGH: Final[i64] = 8
"""Cards in the deck: more than are revealed in a turn or two that are looked at exactly."""


def beaten(v: KaribikView, p: i64) -> bool:
    """Whether seat p cannot win any more (K12.1): it has no request, and no turn of its own in the last round."""
    if not v.rules.require_expedition or completed_by(v, p) > 0 or not (v.ended != 0 or v.round >= v.rules.max_rounds):
        return False
    turn = seats_on(v.start, p, v.seats)
    now = seats_on(v.start, v.active, v.seats)
    if turn != now:
        return turn < now
    if v.busted != 0:
        return not v.rules.bust_expedition
    return v.step >= 0 and v.step != p and v.rules.requests != REQUESTS_TURN  # K6.2


def closing(v: KaribikView, p: i64) -> bool:
    """Whether somebody else can end the game soon. Two seats alone, for three do not play against one.

    What is flipped or mixed matters only after a reshuffle, so there must be cards enough until then.
    """
    if v.seats != 2 or v.rules.spent == SPENT_UNSEEN or v.deck < ENOUGH:
        return False
    if v.ended != 0 or v.round >= v.rules.max_rounds:
        return True
    return influence_of(v, 1 - p) + NEAR >= v.rules.target
