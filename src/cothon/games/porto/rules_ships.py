"""Ships come into the harbour: `pilot`, `moor`, leftovers and `load` (chapter 3, and P15.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.able import ready_docks, row_set
from cothon.games.porto.deck import put_under
from cothon.games.porto.made.ids import (
    ASK_LOAD,
    ASK_MOOR,
    ASK_PILOT,
    DO_BAN,
    DO_DOCK,
    DO_TAKE_SHIP,
    STEP_FILL_ROWS,
    STEP_LAST_PLACES,
    STEP_LEFTOVERS,
    STEP_LOADS,
    STEP_PILOTS,
    STEP_SHIFT_ROWS,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import CIV, DOCK_NAMES, DOCKS, ROW, SHIP_NAMES, SHIPS, ships_due
from cothon.games.porto.rules_load import begin_load
from cothon.games.porto.view import ranked

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def begin_ships(s: PortoState) -> i64:
    """Row 1 arrives: lighthouse choices first (P3.2)."""
    s.rank = 0
    s.due = ships_due(0)
    return STEP_PILOTS


def new_decade(s: PortoState, tell: Teller | None) -> i64:
    s.decade += 1
    s.round = 0
    s.turn = -1
    if tell is not None:
        tell.say("decade", decade=int(s.decade))
    return begin_ships(s)


# -- pilot ------------------------------------------------------------------------------------------------------------


def ask_pilot(s: PortoState, tell: Teller | None) -> i64:
    """The ranked players in order, once per ship due, while row 1 has a ship (P3.3 to P3.6)."""
    if s.due == 0:
        s.rank += 1
        s.due = ships_due(s.rank)
    p = ranked(s, s.rank)
    if p < 0 or row_set(s) == 0:
        s.rank = 0
        s.due = 0
        return STEP_LEFTOVERS
    s.actor = p
    s.ask = ASK_PILOT
    return STEP_WAIT


def may_ban(v: PortoView) -> bool:
    """Rank 1 may ban before his first ship (P3.4)."""
    return v.rank == 0 and v.due == ships_due(0)


def pilot_options(v: PortoView, buf: Arr) -> i64:
    row = row_set(v)
    n: i64 = 0
    for c in range(SHIPS):
        if (row >> c) & 1 == 1:
            buf[n] = DO_TAKE_SHIP + c
            n += 1
    if may_ban(v):
        for c in range(SHIPS):
            if (row >> c) & 1 == 1:
                buf[n] = DO_BAN + c
                n += 1
    return n


def pilot(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a >= DO_BAN:
        c = a - DO_BAN
        leave_row(s, c)
        if tell is not None:
            tell.say("ban", seat=int(s.actor), ship=SHIP_NAMES[c])
        put_under(s, c, tell)
        s.due = 0  # P3.4: his choice is over
        return STEP_PILOTS
    c = a - DO_TAKE_SHIP
    if tell is not None:
        tell.say("pilot", seat=int(s.actor), ship=SHIP_NAMES[c])
    if free_berths(s, c) != 0:
        s.ship = c
        s.ask = ASK_MOOR
        return STEP_WAIT
    leave_row(s, c)
    _sail_away(s, c, tell)  # P3.7
    s.due -= 1
    return STEP_PILOTS


def leave_row(s: PortoState, c: i64) -> i64:
    """Take a ship out of row 1; gives its position."""
    for i in range(ROW):
        if s.rows[i] == c:
            s.rows[i] = -1
            return i
    return -1


def free_berths(v: PortoView, c: i64) -> i64:
    """The docks of a ship's civilisation that are free for a ship."""
    return (3 << (2 * CIV[c])) & ~v.moored


def _sail_away(s: PortoState, c: i64, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("leaves", ship=SHIP_NAMES[c])
    put_under(s, c, tell)


def place_ship(s: PortoState, c: i64, d: i64, tell: Teller | None) -> None:
    s.dock_ship[d] = c
    s.moored |= 1 << d
    if tell is not None:
        tell.say("moor", ship=SHIP_NAMES[c], dock=DOCK_NAMES[d])


def arrive(s: PortoState, c: i64, tell: Teller | None) -> i64:
    """A ship arrives by itself: dock I, else II, else under the deck (P3.8); gives its dock or -1."""
    free = free_berths(s, c)
    if free == 0:
        _sail_away(s, c, tell)
        return -1
    d = 2 * CIV[c]
    if (free >> d) & 1 == 0:
        d += 1
    place_ship(s, c, d, tell)
    return d


# -- moor -------------------------------------------------------------------------------------------------------------


def moor_options(v: PortoView, buf: Arr) -> i64:
    return dock_options(free_berths(v, v.ship), DO_DOCK, buf, 0)


def dock_options(docks: i64, first: i64, buf: Arr, n: i64) -> i64:
    """An option for each dock of a set, from number n on."""
    for d in range(DOCKS):
        if (docks >> d) & 1 == 1:
            buf[n] = first + d
            n += 1
    return n


def moor(s: PortoState, a: i64, tell: Teller | None) -> i64:
    leave_row(s, s.ship)
    place_ship(s, s.ship, a - DO_DOCK, tell)
    s.ship = -1
    s.due -= 1
    return STEP_PILOTS


# -- leftovers, loads, shift ------------------------------------------------------------------------------------------


def leftovers(s: PortoState, tell: Teller | None) -> i64:
    for i in range(ROW):
        c = s.rows[i]
        if c >= 0:
            s.rows[i] = -1
            arrive(s, c, tell)
    return STEP_LOADS


def ask_load(s: PortoState, tell: Teller | None) -> i64:
    """Players clockwise from SP, each as long as he has a dock to be loaded (P3.11)."""
    for k in range(s.seats):
        p = (s.sp + k) % s.seats
        if s.docks[p] & s.laden & s.moored != 0 and ready_docks(s, p) != 0:
            s.actor = p
            s.ask = ASK_LOAD
            return STEP_WAIT
    return STEP_LAST_PLACES if s.final == 1 else STEP_SHIFT_ROWS


def load_options(v: PortoView, buf: Arr) -> i64:
    return dock_options(ready_docks(v, v.actor), DO_DOCK, buf, 0)


def load(s: PortoState, a: i64, tell: Teller | None) -> i64:
    d = a - DO_DOCK
    return begin_load(s, s.actor, d, s.dock_good[d], STEP_LOADS, tell)


def shift_rows(s: PortoState, tell: Teller | None) -> i64:
    """Row 2 becomes row 1, gaps stay gaps; a new row 2 is drawn (P3.12)."""
    for i in range(ROW):
        s.rows[i] = s.rows[ROW + i]
        s.rows[ROW + i] = -1
    s.slot = ROW
    if tell is not None:
        tell.say("shift_rows")
    return STEP_FILL_ROWS
