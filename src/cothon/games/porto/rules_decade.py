"""The course of a decade: action cards, starting player, income, turns, the end and the final phase (P4 to P8, P15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.deck import put_under
from cothon.games.porto.made.ids import (
    ASK_ACT,
    ASK_DEAL,
    ASK_LAST,
    DO_BUY,
    DO_PASS,
    DRAW_DEAL,
    FINAL_PURCHASE_WITH_SHIPS,
    FINAL_SERVANTS_HOME,
    PRIVILEGE_TIMING_THIS_TURN,
    START_TIE_HOLDER,
    STEP_ACT,
    STEP_AWARDS,
    STEP_DEALS,
    STEP_DECADE,
    STEP_END_DECADE,
    STEP_FILL_MARKET,
    STEP_LAST_PLACES,
    STEP_NEW_STARTER,
    STEP_TURN,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    DECADES,
    EARLY_DECADE,
    EARLY_POINTS,
    KIND_NAMES,
    LARGE_COST,
    LARGE_NEED,
    ROUNDS,
    SHIP_NAMES,
    SPACES,
)
from cothon.games.porto.rules_ships import begin_ships

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- phase 2: action cards --------------------------------------------------------------------------------------------


def paid_home(s: PortoState, tell: Teller | None) -> None:
    """Servants on action cards return to their reserves (P4.1)."""
    for p in range(s.seats):
        n: i64 = 0
        for k in range(p * SPACES, p * SPACES + SPACES):
            n += s.paid[k]
            s.paid[k] = 0
        s.reserve[p] += n
        if tell is not None and n > 0:
            tell.say("paid_home", seat=int(p), servants=int(n))


def deals(s: PortoState, tell: Teller | None) -> i64:
    """The six cards in random order, from space 1 to 6 (P4.2)."""
    if s.slot == 0:
        paid_home(s, tell)
        for k in range(SPACES):
            s.cards[k] = -1
    if s.slot == SPACES:
        s.slot = 0
        return STEP_NEW_STARTER
    s.actor = CHANCE
    s.ask = ASK_DEAL
    return STEP_WAIT


def undealt(v: PortoView, kind: i64) -> i64:
    """Cards of a kind that are not dealt yet (P1.11)."""
    n: i64 = 2 if kind == v.rules.doubled_card else 1
    for k in range(v.slot):
        if v.cards[k] == kind:
            n -= 1
    return n


def draw_deal(s: PortoState, a: i64, tell: Teller | None) -> i64:
    s.cards[s.slot] = a - DRAW_DEAL
    s.slot += 1
    if tell is not None:
        tell.say("deal", space=int(s.slot), card=KIND_NAMES[a - DRAW_DEAL])
    return STEP_DEALS


# -- phases 3 to 5: starting player, income, market -------------------------------------------------------------------


def new_starter(s: PortoState, tell: Teller | None) -> i64:
    if s.decade > 1:  # P5.1
        s.sp = largest_reserve(s)
        if tell is not None:
            tell.say("new_starter", seat=int(s.sp))
    for p in range(s.seats):
        s.talents[p] += s.reserve[p]  # P6.1
        if tell is not None:
            tell.say("income", seat=int(p), talents=int(s.reserve[p]))
    s.bought = 0  # P7.2
    s.round = 1  # P5.4
    s.turn = s.sp
    s.after_fill = STEP_TURN
    return STEP_FILL_MARKET


def largest_reserve(v: PortoView) -> i64:
    """The next starting player; ties from the left neighbour of the old one, or from himself (P5.2, P5.3)."""
    first: i64 = 0 if v.rules.start_tie == START_TIE_HOLDER else 1
    best: i64 = -1
    most: i64 = -1
    for k in range(v.seats):
        p = (v.sp + first + k) % v.seats
        if v.reserve[p] > most:
            most = v.reserve[p]
            best = p
    return best


# -- phase 6: turns ---------------------------------------------------------------------------------------------------


def begin_turn(s: PortoState, tell: Teller | None) -> i64:
    if tell is not None:
        tell.say("turn", seat=int(s.turn), decade=int(s.decade), round=int(s.round))
    return STEP_ACT


def ask_act(s: PortoState, tell: Teller | None) -> i64:
    s.actor = s.turn
    s.ask = ASK_ACT
    return STEP_WAIT


def next_turn(s: PortoState, tell: Teller | None) -> i64:
    """The turn is over; after the last player of the fifth round the decade ends (P8.1, P8.11)."""
    if s.rules.privilege_timing == PRIVILEGE_TIMING_THIS_TURN and s.held[s.turn] != 0:
        _drop_held(s, s.turn, tell)
    s.space = -1
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
    if s.turn != s.sp:
        return STEP_TURN
    if s.round == ROUNDS:
        s.turn = -1
        return STEP_END_DECADE
    s.round += 1
    return STEP_TURN


def _drop_held(s: PortoState, p: i64, tell: Teller | None) -> None:
    """All held cards of the player go under the deck, oldest first (P13.6)."""
    kept: i64 = 0
    for i in range(s.gained_n):
        c = s.gained[i]
        if (s.held[p] >> c) & 1 == 1:
            if tell is not None:
                tell.say("lapsed", seat=int(p), ship=SHIP_NAMES[c])
            put_under(s, c, tell)
        else:
            s.gained[kept] = c
            kept += 1
    for i in range(kept, s.gained_n):
        s.gained[i] = 0
    s.gained_n = kept
    s.held[p] = 0


# -- the end and the final phase --------------------------------------------------------------------------------------


def end_decade(s: PortoState, tell: Teller | None) -> i64:
    """After decade 5, or after decade 4 with 8 trading points, the final phase begins (P15.1, P15.2)."""
    early = False
    for p in range(s.seats):
        if s.points[p] >= EARLY_POINTS:
            early = True
    if s.decade == DECADES:
        s.reason = 2
    elif s.decade == EARLY_DECADE and early:
        s.reason = 1
    else:
        return STEP_DECADE
    if tell is not None:
        tell.say("final", reason="points" if s.reason == 1 else "decades")
    if s.rules.final_servants == FINAL_SERVANTS_HOME:
        paid_home(s, tell)  # P15.3
    if s.laden == 0:
        s.final = 2
        return STEP_LAST_PLACES
    s.final = 1
    return begin_ships(s)  # P15.4


def ask_last(s: PortoState, tell: Teller | None) -> i64:
    """Each player once, clockwise from SP (P15.6)."""
    if s.count == s.seats or (s.final == 2 and s.rules.final_purchase == FINAL_PURCHASE_WITH_SHIPS):
        s.count = 0
        return STEP_AWARDS
    s.actor = (s.sp + s.count) % s.seats
    s.ask = ASK_LAST
    return STEP_WAIT


def last_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    p = v.actor
    if v.talents[p] >= LARGE_COST and v.points[p] >= LARGE_NEED and v.reserve[p] > 0:
        buf[n] = DO_BUY
        n += 1
    buf[n] = DO_PASS
    return n + 1


def last(s: PortoState, a: i64, tell: Teller | None) -> i64:
    p = s.actor
    if a == DO_BUY:
        s.talents[p] -= LARGE_COST
        s.reserve[p] -= 1
        s.large[p] += 1
        s.palace[p] += 1
        if tell is not None:
            tell.say("palace", seat=int(p), place="the large space", talents=int(LARGE_COST))
    elif tell is not None:
        tell.say("no_place", seat=int(p))
    s.count += 1
    return STEP_LAST_PLACES
