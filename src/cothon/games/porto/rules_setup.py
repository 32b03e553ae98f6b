"""The setup questions `berth`, `quay` and `gift` (chapter 2), and the filling of market and rows (chapters 2, 3, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.deck import UNSEEN, take_unseen, turn_up
from cothon.games.porto.made.ids import (
    ASK_BERTH,
    ASK_GIFT,
    ASK_GOOD,
    ASK_QUAY,
    DO_CLAIM,
    DO_GOOD,
    DO_PASS,
    DRAW_GOOD,
    DRAW_STARTER,
    STEP_BERTHS,
    STEP_DEALS,
    STEP_DECADE,
    STEP_FILL_MARKET,
    STEP_FILL_ROWS,
    STEP_QUAYS,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import CREW, DOCK_NAMES, DOCKS, GOOD_NAMES, GOODS, ROW, SHIP_NAMES, market_size
from cothon.games.porto.view import free_docks

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- goods from the bag, ships from the deck --------------------------------------------------------------------------


def draw_starter(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The first starting player (P2.8)."""
    s.sp = a - DRAW_STARTER
    if tell is not None:
        tell.say("starter", seat=int(s.sp))
    return STEP_FILL_MARKET


def fill_market(s: PortoState, tell: Teller | None) -> i64:
    """Draw goods until the market is full or the bag is empty (P7.1, P7.3)."""
    if s.market_n < market_size(s.seats) and s.bag_n > 0:
        s.actor = CHANCE
        s.ask = ASK_GOOD
        return STEP_WAIT
    step = s.after_fill
    s.after_fill = STEP_WAIT
    return step


def draw_good(s: PortoState, a: i64, tell: Teller | None) -> i64:
    g = a - DRAW_GOOD
    s.bag[g] -= 1
    s.bag_n -= 1
    s.market[g] += 1
    s.market_n += 1
    if tell is not None:
        tell.say("market_good", good=GOOD_NAMES[g])
    return STEP_FILL_MARKET


def fill_rows(s: PortoState, tell: Teller | None) -> i64:
    """Draw ships for row 1 (in the setup) and row 2, from position 1 down; a short deck leaves gaps (P2.2, P3.12)."""
    while s.slot < ROW + s.seats + 1:
        if s.slot == s.seats + 1:
            s.slot = ROW
        c = turn_up(s, tell)
        if c == UNSEEN:
            return STEP_WAIT
        if c < 0:
            break
        _lay(s, c, tell)
    s.slot = 0
    return STEP_BERTHS if s.decade == 0 else STEP_DEALS


def draw_for_row(s: PortoState, c: i64, tell: Teller | None) -> i64:
    take_unseen(s, c)
    _lay(s, c, tell)
    return STEP_FILL_ROWS


def _lay(s: PortoState, c: i64, tell: Teller | None) -> None:
    s.rows[s.slot] = c
    if tell is not None:
        row = 1 if s.slot < ROW else 2
        tell.say("row_ship", row=row, position=int(s.slot % ROW) + 1, ship=SHIP_NAMES[c])
    s.slot += 1


# -- berth ------------------------------------------------------------------------------------------------------------


def ask_berth(s: PortoState, tell: Teller | None) -> i64:
    """Pass 1: clockwise from SP (P2.5)."""
    if s.count == s.seats:
        s.count = 0
        return STEP_QUAYS
    s.actor = (s.sp + s.count) % s.seats
    s.ask = ASK_BERTH
    return STEP_WAIT


def berth_options(v: PortoView, buf: Arr) -> i64:
    buf[0] = DO_PASS
    return claim_options(v, buf, 1)


def claim_options(v: PortoView, buf: Arr, n: i64) -> i64:
    free = free_docks(v)
    for d in range(DOCKS):
        if (free >> d) & 1 == 1:
            buf[n] = DO_CLAIM + d
            n += 1
    return n


def berth(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a != DO_PASS:
        claim(s, s.actor, a - DO_CLAIM, tell)
    elif tell is not None:
        tell.say("no_berth", seat=int(s.actor))
    s.count += 1
    return STEP_BERTHS


def claim(s: PortoState, p: i64, d: i64, tell: Teller | None) -> None:
    """Two servants from the reserve onto a dock (P2.5, P9.12)."""
    s.reserve[p] -= CREW
    s.docks[p] |= 1 << d
    if tell is not None:
        tell.say("claim", seat=int(p), dock=DOCK_NAMES[d])


# -- quay and gift ----------------------------------------------------------------------------------------------------


def ask_quay(s: PortoState, tell: Teller | None) -> i64:
    """Pass 2: anticlockwise from the last player (P2.6)."""
    if s.count == s.seats:
        s.count = 0
        return STEP_DECADE
    s.actor = (s.sp + s.seats - 1 - s.count) % s.seats
    s.ask = ASK_QUAY
    return STEP_WAIT


def quay_options(v: PortoView, buf: Arr) -> i64:
    return claim_options(v, buf, 0)


def quay(s: PortoState, a: i64, tell: Teller | None) -> i64:
    claim(s, s.actor, a - DO_CLAIM, tell)
    s.ask = ASK_GIFT
    return STEP_WAIT


def gift_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    for g in range(GOODS):
        if v.market[g] > 0:
            buf[n] = DO_GOOD + g
            n += 1
    return n


def gift(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """One good of the market, free of charge; it does not count for prices (P2.7)."""
    take_good(s, s.actor, a - DO_GOOD)
    if tell is not None:
        tell.say("gift", seat=int(s.actor), good=GOOD_NAMES[a - DO_GOOD])
    s.count += 1
    return STEP_QUAYS


def take_good(s: PortoState, p: i64, g: i64) -> None:
    """A good goes from the market to a storehouse."""
    s.market[g] -= 1
    s.market_n -= 1
    s.store[p * GOODS + g] += 1
    s.stored[p] += 1
