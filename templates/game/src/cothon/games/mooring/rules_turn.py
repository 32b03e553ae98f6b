"""Dealing, a turn, and sinking: chapters 2 to 4. Each question is a pair: what may be answered, and what follows.

`..._options` takes a view, so it cannot read a secret. Events are told only if somebody listens: a search does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE, OVER
from cothon.games.mooring.made.ids import (
    ASK_CRATE,
    ASK_SINK,
    ASK_TURN,
    DO_LAY,
    DO_SINK,
    DO_SPARE,
    SINKING_MAY,
    STEP_BEGIN,
    STEP_END,
    STEP_WAIT,
)
from cothon.games.mooring.made.state import MooringState
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.pieces import CRATE_NAMES, KINDS

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- whose turn -------------------------------------------------------------------------------------------------------


def begin_turn(s: MooringState, tell: Teller | None) -> i64:
    """Whoever has no crates in the hand is passed over; when nobody has any, the game is over (M3.1, M5.1)."""
    for _ in range(s.seats):
        if s.hand_n[s.turn] > 0:
            s.actor = s.turn
            s.ask = ASK_TURN
            if tell is not None:
                tell.say("turn", seat=int(s.turn))
            return STEP_WAIT
        s.turn = clockwise(s)
    s.actor = OVER
    s.ask = ASK_TURN
    if tell is not None:
        tell.say("over")
    return STEP_WAIT


def end_turn(s: MooringState, tell: Teller | None) -> i64:
    """Whoever had the turn draws a crate, as long as there are some (M3.3)."""
    if s.pile_n == 0:
        s.turn = clockwise(s)
        return STEP_BEGIN
    s.actor = CHANCE
    s.ask = ASK_CRATE
    return STEP_WAIT


def clockwise(v: MooringView) -> i64:
    return v.turn + 1 if v.turn + 1 < v.seats else 0


# -- a crate is drawn -------------------------------------------------------------------------------------------------


def draw_crate(s: MooringState, a: i64, tell: Teller | None) -> i64:
    """A crate of the pile goes into a hand; only its owner sees it (M2.2, M3.3)."""
    p = s.turn
    s.pile[a] -= 1
    s.pile_n -= 1
    s.hand[p * KINDS + a] += 1
    s.hand_n[p] += 1
    if tell is not None:
        tell.whisper([int(p)], "crate", {"seat": int(p)}, {"crate": CRATE_NAMES[a]})
    s.turn = clockwise(s)
    if s.to_deal > 1:
        s.to_deal -= 1
        return STEP_WAIT  # the next crate is dealt
    s.to_deal = 0
    return STEP_BEGIN


# -- turn -------------------------------------------------------------------------------------------------------------


def turn_options(v: MooringView, buf: Arr) -> i64:
    n: i64 = 0
    for kind in range(KINDS):
        if v.hand[v.turn * KINDS + kind] > 0:
            buf[n] = DO_LAY + kind
            n += 1
    return n


def turn(s: MooringState, a: i64, tell: Teller | None) -> i64:
    """A crate goes from the hand to the quay (M3.2); whoever can pay may then sink one of its kind (M4.1)."""
    p = s.turn
    kind = a - DO_LAY
    s.hand[p * KINDS + kind] -= 1
    s.hand_n[p] -= 1
    s.quay[p * KINDS + kind] += 1
    if tell is not None:
        tell.say("lay", seat=int(p), crate=CRATE_NAMES[kind])
    if s.coins[p] == 0:
        return STEP_END
    for q in range(s.seats):
        if can_sink(s, q, kind):
            s.laid = kind
            s.ask = ASK_SINK
            return STEP_WAIT
    return STEP_END


def can_sink(v: MooringView, q: i64, kind: i64) -> bool:
    """Whether another quay has a crate of the kind that was laid (M4.1)."""
    return q != v.turn and v.quay[q * KINDS + kind] > 0


# -- sink -------------------------------------------------------------------------------------------------------------


def sink_options(v: MooringView, buf: Arr) -> i64:
    n: i64 = 0
    for q in range(v.seats):
        if can_sink(v, q, v.laid):
            buf[n] = DO_SINK + q
            n += 1
    if v.rules.sinking == SINKING_MAY:  # M4.2
        buf[n] = DO_SPARE
        n += 1
    return n


def sink(s: MooringState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    kind = s.laid
    s.laid = -1
    if a == DO_SPARE:
        if tell is not None:
            tell.say("spare", seat=int(p))
        return STEP_END
    q = a - DO_SINK
    s.coins[p] -= 1
    s.quay[q * KINDS + kind] -= 1
    s.sunk[kind] += 1
    if tell is not None:
        tell.say("sink", seat=int(p), owner=int(q), crate=CRATE_NAMES[kind], left=int(s.coins[p]))
    return STEP_END
