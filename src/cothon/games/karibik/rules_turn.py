"""Round and turn (K4) and the end of the game (K11): who is asked next, and what ends it all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import OVER
from cothon.games.karibik.made.ids import ASK_DISCOVER, DRAW_SEAT, STEP_WAIT
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import COMPLETED, INFLUENCE, REASONS, SKILLS

TARGET: Final[i64] = 1
DEAD_END: Final[i64] = 2
MAX_ROUNDS: Final[i64] = 3


def put(s: KaribikState, seat: i64, question: i64) -> i64:
    """Ask a player; no step follows."""
    s.then = STEP_WAIT
    s.actor = seat
    s.ask = question
    return STEP_WAIT


def draw_starter(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """K2.3."""
    s.start = a - DRAW_SEAT
    if tell is not None:
        tell.say("starter", seat=int(s.start))
    return begin_turn(s, s.start, tell)


def begin_turn(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    s.active = a
    _clear_turn(s)
    if tell is not None:
        tell.say("turn", seat=int(a), round=int(s.round))
    if s.deck == 0 and s.discard == 0 and s.ended == 0:  # K11.4
        s.ended = DEAD_END
        if tell is not None:
            tell.say("dead_end")
    return put(s, a, ASK_DISCOVER)


def _clear_turn(s: KaribikState) -> None:
    s.shown = 0
    s.step = -1
    s.takes = 0
    s.took = 0
    s.busted = 0


def end_turn(s: KaribikState, tell: Teller | None) -> i64:
    a = s.active + 1
    if a == s.seats:
        a = 0
    if a == s.start:  # the round is complete (K4.1)
        if s.ended == 0 and s.round >= s.rules.max_rounds:  # K11.5
            s.ended = MAX_ROUNDS
        if s.ended != 0:
            return _end_game(s, tell)
        s.round += 1
    return begin_turn(s, a, tell)


def _end_game(s: KaribikState, tell: Teller | None) -> i64:
    _clear_turn(s)
    if tell is not None:
        tell.say("over", reason=REASONS[s.ended])
    return put(s, OVER, ASK_DISCOVER)


def check_end(s: KaribikState, p: i64, tell: Teller | None) -> None:
    """Whether player p, after a hire or a completed request, triggers the end (K11.1)."""
    influence = s.skill[p * SKILLS + INFLUENCE]
    if s.ended != 0 or influence < s.rules.target:
        return
    if s.rules.require_expedition and s.skill[p * SKILLS + COMPLETED] == 0:  # K11.2
        return
    s.ended = TARGET
    if tell is not None:
        tell.say("target", seat=int(p), influence=int(influence))
