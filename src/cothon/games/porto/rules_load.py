"""Loads, voyages and their rewards: `point`, `boon` (chapters 11, 12 and 14, P13.2, P13.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.able import path_is_open
from cothon.games.porto.deck import UNSEEN, put_under, take_unseen, turn_up
from cothon.games.porto.made.ids import (
    ASK_BOON,
    ASK_POINT,
    DO_DECLINE,
    DO_HOUSE,
    DO_PATH,
    DO_USE_BOON,
    HOMECOMING_AFTER_PRIVILEGE,
    HOMECOMING_BEFORE_POINTS,
    OFFERING_OWN,
    STEP_AFTER_ACTION,
    STEP_BOON_OVER,
    STEP_POINTS,
    STEP_PRIVILEGE,
    STEP_VOYAGE_OVER,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    CREW,
    DANGER,
    DOCK_NAMES,
    FAILURE_POINTS,
    GOOD_NAMES,
    INCOME,
    LOAD_POINTS,
    LOOK3,
    PATH1,
    POINT1,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    SHIP_NAMES,
    SUCCESS_POINTS,
    TALENTS3,
    TALENTS_BOON,
)
from cothon.games.porto.view import purses_are_closed

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def to_bag(s: PortoState, g: i64) -> None:
    s.bag[g] += 1
    s.bag_n += 1


# -- loads ------------------------------------------------------------------------------------------------------------


def begin_load(s: PortoState, p: i64, d: i64, g: i64, then: i64, tell: Teller | None) -> i64:
    """Good to the bag, ship off the dock, Talents, then the trading point; when the servants go home: P12.3."""
    c = s.dock_ship[d]
    if s.dock_good[d] >= 0:
        s.dock_good[d] = -1
        s.laden &= ~(1 << d)
    to_bag(s, g)
    s.dock_ship[d] = -1
    s.moored &= ~(1 << d)
    s.docks[p] &= ~(1 << d)
    s.talents[p] += INCOME[c]
    if tell is not None:
        tell.say(
            "load", seat=int(p), dock=DOCK_NAMES[d], good=GOOD_NAMES[g], ship=SHIP_NAMES[c], talents=int(INCOME[c])
        )
    s.ship = c
    s.after_load = then
    s.coming = CREW
    return _begin_points(s, p, LOAD_POINTS, STEP_PRIVILEGE, tell)


def _begin_points(s: PortoState, p: i64, points: i64, then: i64, tell: Teller | None) -> i64:
    s.gainer = p
    s.gain = points
    s.housed = 0
    s.after_points = then
    if s.coming > 0 and s.rules.homecoming == HOMECOMING_BEFORE_POINTS:
        _come_home(s, tell)
    return STEP_POINTS


def _come_home(s: PortoState, tell: Teller | None) -> None:
    s.reserve[s.gainer] += s.coming
    if tell is not None:
        tell.say("home", seat=int(s.gainer), servants=int(s.coming))
    s.coming = 0


def privilege_due(s: PortoState, tell: Teller | None) -> i64:
    """After the trading point: an immediate privilege is asked, another card is held (P12.3, P13.4)."""
    if s.coming > 0 and s.rules.homecoming != HOMECOMING_AFTER_PRIVILEGE:
        _come_home(s, tell)
    c = s.ship
    if PRIVILEGE[c] < LOOK3:
        s.actor = s.gainer
        s.ask = ASK_BOON
        return STEP_WAIT
    s.gained[s.gained_n] = c
    s.gained_n += 1
    s.held[s.gainer] |= 1 << c
    if tell is not None:
        tell.say("held", seat=int(s.gainer), ship=SHIP_NAMES[c], privilege=PRIVILEGE_NAMES[PRIVILEGE[c]])
    return _end_load(s, tell)


def _end_load(s: PortoState, tell: Teller | None) -> i64:
    if s.coming > 0:
        _come_home(s, tell)  # the last sentence of the book on loads (P12.3)
    s.ship = -1
    s.gainer = -1
    s.after_points = STEP_WAIT
    step = s.after_load
    s.after_load = STEP_WAIT
    return step


# -- boon -------------------------------------------------------------------------------------------------------------


def boon_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    if PRIVILEGE[v.ship] != PATH1 or (v.reserve[v.gainer] > 0 and path_is_open(v)):  # P13.3
        buf[n] = DO_USE_BOON
        n += 1
    buf[n] = DO_DECLINE
    return n + 1


def boon(s: PortoState, a: i64, tell: Teller | None) -> i64:
    p = s.gainer
    privilege = PRIVILEGE[s.ship]
    if tell is not None:
        name = "declined" if a == DO_DECLINE else "boon"
        tell.say(name, seat=int(p), ship=SHIP_NAMES[s.ship], privilege=PRIVILEGE_NAMES[privilege])
    if a == DO_DECLINE:
        return STEP_BOON_OVER  # P13.2: lost
    if privilege == TALENTS3:
        s.talents[p] += TALENTS_BOON
    elif privilege == POINT1:
        return _begin_points(s, p, 1, STEP_BOON_OVER, tell)
    else:
        enter_path(s, p, tell)
    return STEP_BOON_OVER


def boon_over(s: PortoState, tell: Teller | None) -> i64:
    put_under(s, s.ship, tell)
    return _end_load(s, tell)


# -- point ------------------------------------------------------------------------------------------------------------


def ask_point(s: PortoState, tell: Teller | None) -> i64:
    """One trading point at a time (P14.1)."""
    if s.gain == 0:
        s.housed = 0
        return s.after_points
    s.actor = s.gainer
    s.ask = ASK_POINT
    return STEP_WAIT


def point_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    if v.housed == 0 and v.reserve[v.gainer] > 0 and path_is_open(v):  # P14.2, P14.3
        buf[n] = DO_PATH
        n += 1
    buf[n] = DO_HOUSE
    return n + 1


def point(s: PortoState, a: i64, tell: Teller | None) -> i64:
    s.gain -= 1
    if a == DO_PATH:
        enter_path(s, s.gainer, tell)
    else:
        s.housed = 1
        s.points[s.gainer] += 1
        if tell is not None:
            tell.say("house", seat=int(s.gainer), points=int(s.points[s.gainer]))
    return STEP_POINTS


def enter_path(s: PortoState, p: i64, tell: Teller | None) -> None:
    """One servant from the reserve onto the next free space of the path (P14.4)."""
    s.reserve[p] -= 1
    s.path[s.path_n] = p
    s.path_n += 1
    if tell is not None:
        tell.say("path", seat=int(p), space=int(s.path_n))


# -- voyages ----------------------------------------------------------------------------------------------------------


def voyage(s: PortoState, tell: Teller | None) -> i64:
    """The top card of the deck is revealed to all (P11.2)."""
    c = turn_up(s, tell)
    if c == UNSEEN:
        return STEP_WAIT
    return _sail(s, c, tell)


def draw_for_voyage(s: PortoState, c: i64, tell: Teller | None) -> i64:
    take_unseen(s, c)
    return _sail(s, c, tell)


def offering(v: PortoView, p: i64) -> i64:
    """Talents due to the temple after a safe voyage (P11.3)."""
    if v.rules.offering == OFFERING_OWN:
        return v.temple[p]
    n: i64 = 0
    for q in range(v.seats):
        n += v.temple[q]
    return n


def _sail(s: PortoState, c: i64, tell: Teller | None) -> i64:
    p = s.turn
    safe = s.temple[p] >= DANGER[c]
    before = s.talents[p]
    if safe:
        s.talents[p] += INCOME[c] - offering(s, p)
        if s.talents[p] < 0:
            s.talents[p] = 0  # P11.4
            if tell is not None and purses_are_closed(s):
                tell.unveil([int(p)])  # everybody sees how much he had
    else:
        s.talents[p] += (INCOME[c] + 1) // 2  # P11.5
    if tell is not None:
        tell.say(
            "voyage" if safe else "wreck", seat=int(p), ship=SHIP_NAMES[c], good=GOOD_NAMES[s.cargo],
            danger=int(DANGER[c]), temple=int(s.temple[p]), income=int(INCOME[c]), talents=int(s.talents[p] - before),
        )  # fmt: skip
    put_under(s, c, tell)
    to_bag(s, s.cargo)
    s.cargo = -1
    if s.rules.homecoming == HOMECOMING_BEFORE_POINTS:
        _crew_home(s, p, tell)
    return _begin_points(s, p, SUCCESS_POINTS if safe else FAILURE_POINTS, STEP_VOYAGE_OVER, tell)


def _crew_home(s: PortoState, p: i64, tell: Teller | None) -> None:
    """The charter servant and one of the temple go home (P11.6)."""
    s.charter[p] -= 1
    s.temple[p] -= 1
    s.reserve[p] += 2
    if tell is not None:
        tell.say("home", seat=int(p), servants=2)


def voyage_over(s: PortoState, tell: Teller | None) -> i64:
    if s.rules.homecoming != HOMECOMING_BEFORE_POINTS:
        _crew_home(s, s.gainer, tell)  # P11.7
    s.gainer = -1
    s.after_points = STEP_WAIT
    return STEP_AFTER_ACTION
