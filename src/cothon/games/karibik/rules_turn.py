"""Round and turn (K4) and the end of the game (K11): who is asked next, and what ends it all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import OVER
from cothon.games.karibik.actions import DISCOVER
from cothon.games.karibik.pieces import COMPLETED, INFLUENCE, SKILLS
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.then import NOTHING

TARGET: Final[i64] = 1
DEAD_END: Final[i64] = 2
MAX_ROUNDS: Final[i64] = 3
REASONS = ("", "target", "dead_end", "max_rounds")  # K11.7


def put(s: KaribikState, seat: i64, question: i64) -> None:
    """Ask a player."""
    s.then = NOTHING
    s.actor = seat
    s.ask = question


def begin_turn(s: KaribikState, a: i64, tell: Teller | None) -> None:
    s.active = a
    _clear_turn(s)
    if tell is not None:
        tell.say("turn", seat=int(a), round=int(s.round))
    if s.deck == 0 and s.discard == 0 and s.ended == 0:  # K11.4
        s.ended = DEAD_END
        if tell is not None:
            tell.say("dead_end")
    put(s, a, DISCOVER)


def _clear_turn(s: KaribikState) -> None:
    s.shown = 0
    s.step = -1
    s.takes = 0
    s.took = 0
    s.busted = 0


def end_turn(s: KaribikState, tell: Teller | None) -> None:
    a = s.active + 1
    if a == s.seats:
        a = 0
    if a == s.start:  # the round is complete (K4.1)
        if s.ended == 0 and s.round >= s.rules.max_rounds:  # K11.5
            s.ended = MAX_ROUNDS
        if s.ended != 0:
            _end_game(s, tell)
            return
        s.round += 1
    begin_turn(s, a, tell)


def _end_game(s: KaribikState, tell: Teller | None) -> None:
    _clear_turn(s)
    put(s, OVER, DISCOVER)
    if tell is not None:
        tell.say("over", reason=REASONS[s.ended])


def check_end(s: KaribikState, p: i64, tell: Teller | None) -> None:
    """Whether player p, after a hire or a completed request, triggers the end (K11.1)."""
    influence = s.skill[p * SKILLS + INFLUENCE]
    if s.ended != 0 or influence < s.rules.target:
        return
    if s.rules.require and s.skill[p * SKILLS + COMPLETED] == 0:  # K11.2
        return
    s.ended = TARGET
    if tell is not None:
        tell.say("target", seat=int(p), influence=int(influence))
