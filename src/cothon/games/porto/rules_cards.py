"""The five kinds of action card: `captain`, `fetch`, `deliver`, `errand`, `loadmaster`, `shift`, `merchant` (ch. 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.able import bonus_of, can_bonus, can_errand, can_sail, can_trade, errand_from, errand_to
from cothon.games.porto.made.ids import (
    ASK_DELIVER,
    ASK_SHIFT,
    DO_AT_DOCK,
    DO_BONUS_ONLY,
    DO_CHARTER,
    DO_CLAIM,
    DO_DISSOLVE,
    DO_DOCK,
    DO_ERRAND,
    DO_FETCH_STORE,
    DO_GOOD,
    DO_STOP,
    DO_STORE,
    DO_SWITCH,
    STEP_AFTER_ACTION,
    STEP_VOYAGE,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import CREW, DOCK_NAMES, ERRANDS, GOOD_NAMES, GOODS, WANTS, merchant_price
from cothon.games.porto.rules_load import begin_load, to_bag
from cothon.games.porto.rules_setup import claim, claim_options, gift_options, take_good
from cothon.games.porto.rules_ships import dock_options
from cothon.games.porto.rules_turn import take_bonus
from cothon.games.porto.view import charters_taken, free_docks, free_storage

if TYPE_CHECKING:
    from cothon.core.arr import Arr

PLACES: list[str] = ["reserve", "lighthouse", "temple"]


def bonus_only(v: PortoView, buf: Arr, n: i64) -> i64:
    """`bonus_only` is offered if and only if the bonus is legal now (P8.6)."""
    if can_bonus(v, v.turn, bonus_of(v, v.space), v.reserve[v.turn]):
        buf[n] = DO_BONUS_ONLY
        return n + 1
    return n


# -- captain ----------------------------------------------------------------------------------------------------------


def captain_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    if v.reserve[v.turn] > 0 and charters_taken(v) < v.seats:  # P9.1
        buf[n] = DO_CHARTER
        n += 1
    return bonus_only(v, buf, n)


def captain(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_BONUS_ONLY:
        return take_bonus(s, tell)
    s.reserve[s.turn] -= 1
    s.charter[s.turn] += 1
    if tell is not None:
        tell.say("charter", seat=int(s.turn))
    return STEP_AFTER_ACTION


# -- fetch and deliver ------------------------------------------------------------------------------------------------


def fetch_options(v: PortoView, buf: Arr) -> i64:
    p = v.turn
    n: i64 = 0
    out = v.docks[p] & ~v.laden != 0 or can_sail(v, p)  # P9.4: somewhere to go besides the storehouse
    if out:
        for g in range(GOODS):
            if v.store[p * GOODS + g] > 0:
                buf[n] = DO_FETCH_STORE + g
                n += 1
    if out or free_storage(v, p) > 0:
        n = dock_options(v.docks[p] & v.laden, DO_AT_DOCK, buf, n)
    return bonus_only(v, buf, n)


def fetch(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The good stays where it is until it is delivered (P1.23)."""
    if a == DO_BONUS_ONLY:
        return take_bonus(s, tell)
    s.source = a - DO_FETCH_STORE if a < DO_AT_DOCK else GOODS + a - DO_AT_DOCK
    s.ask = ASK_DELIVER
    return STEP_WAIT


def deliver_options(v: PortoView, buf: Arr) -> i64:
    p = v.turn
    n: i64 = 0
    if v.source >= GOODS and free_storage(v, p) > 0:
        buf[n] = DO_STORE
        n += 1
    n = dock_options(v.docks[p] & ~v.laden, DO_AT_DOCK, buf, n)
    if can_sail(v, p):
        buf[n] = DO_CHARTER
        n += 1
    return n


def deliver(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The good moves; a load or a voyage follows at once (P9.6, P9.7)."""
    p = s.turn
    g = _lift_good(s, p)
    if tell is not None:
        target = "storehouse" if a == DO_STORE else "charter ship" if a == DO_CHARTER else DOCK_NAMES[a - DO_AT_DOCK]
        start = "storehouse" if s.source < GOODS else DOCK_NAMES[s.source - GOODS]
        tell.say("carry", seat=int(p), good=GOOD_NAMES[g], start=start, end=target)
    s.source = -1
    if a == DO_CHARTER:
        s.cargo = g
        return STEP_VOYAGE
    if a == DO_STORE:
        s.store[p * GOODS + g] += 1
        s.stored[p] += 1
        return STEP_AFTER_ACTION
    d = a - DO_AT_DOCK
    s.dock_good[d] = g
    s.laden |= 1 << d
    if s.dock_ship[d] >= 0 and WANTS[s.dock_ship[d]] == g:
        return begin_load(s, p, d, g, STEP_AFTER_ACTION, tell)
    return STEP_AFTER_ACTION


def _lift_good(s: PortoState, p: i64) -> i64:
    """Take the fetched good from its source."""
    if s.source < GOODS:
        s.store[p * GOODS + s.source] -= 1
        s.stored[p] -= 1
        return s.source
    d = s.source - GOODS
    g = s.dock_good[d]
    s.dock_good[d] = -1
    s.laden &= ~(1 << d)
    return g


# -- errand -----------------------------------------------------------------------------------------------------------


def errand_options(v: PortoView, buf: Arr) -> i64:
    n = _errand_moves(v, buf)
    if v.moves == 0:
        return bonus_only(v, buf, n)
    buf[n] = DO_STOP
    return n + 1


def _errand_moves(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    for i in range(6):
        if can_errand(v, v.turn, i):
            buf[n] = DO_ERRAND + i
            n += 1
    return n


def errand(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_BONUS_ONLY:
        return take_bonus(s, tell)
    if a == DO_STOP:
        return end_moves(s)
    i = a - DO_ERRAND
    p = s.turn
    _move(s, p, errand_from(i), -1)
    _move(s, p, errand_to(i), 1)
    s.flow |= (1 << errand_from(i)) | (8 << errand_to(i))
    s.last = i
    s.moves += 1
    if tell is not None:
        tell.say("errand", seat=int(p), start=PLACES[errand_from(i)], end=PLACES[errand_to(i)])
    if s.moves < ERRANDS:
        for k in range(6):
            if can_errand(s, p, k):
                return STEP_WAIT
    return end_moves(s)  # P9.9: by itself


def _move(s: PortoState, p: i64, place: i64, n: i64) -> None:
    if place == 0:
        s.reserve[p] += n
    elif place == 1:
        s.lighthouse[p] += n
    else:
        s.temple[p] += n


def end_moves(s: PortoState) -> i64:
    s.moves = 0
    s.last = 0
    s.flow = 0
    return STEP_AFTER_ACTION


# -- loadmaster and shift ---------------------------------------------------------------------------------------------


def loadmaster_options(v: PortoView, buf: Arr) -> i64:
    p = v.turn
    n: i64 = 0
    if v.reserve[p] >= CREW:
        n = claim_options(v, buf, n)  # P9.12
    if v.docks[p] != 0:
        if free_docks(v) != 0:
            n = dock_options(v.docks[p], DO_SWITCH, buf, n)  # P9.13
        n = dock_options(v.docks[p], DO_DISSOLVE, buf, n)  # P9.14
    return bonus_only(v, buf, n)


def loadmaster(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_BONUS_ONLY:
        return take_bonus(s, tell)
    if a < DO_GOOD:
        claim(s, s.turn, a - DO_CLAIM, tell)
        return STEP_AFTER_ACTION
    if a < DO_DISSOLVE:
        s.dock = a - DO_SWITCH
        s.ask = ASK_SHIFT
        return STEP_WAIT
    d = a - DO_DISSOLVE
    _leave_dock(s, s.turn, d, tell)
    s.reserve[s.turn] += CREW
    if tell is not None:
        tell.say("dissolve", seat=int(s.turn), dock=DOCK_NAMES[d])
    return STEP_AFTER_ACTION


def _leave_dock(s: PortoState, p: i64, d: i64, tell: Teller | None) -> None:
    """A good at the dock left goes into the bag, a ship stays (P9.15)."""
    s.docks[p] &= ~(1 << d)
    if s.dock_good[d] >= 0:
        to_bag(s, s.dock_good[d])
        if tell is not None:
            tell.say("spilled", good=GOOD_NAMES[s.dock_good[d]], dock=DOCK_NAMES[d])
        s.dock_good[d] = -1
        s.laden &= ~(1 << d)


def shift_options(v: PortoView, buf: Arr) -> i64:
    return dock_options(free_docks(v), DO_DOCK, buf, 0)


def shift(s: PortoState, a: i64, tell: Teller | None) -> i64:
    d = a - DO_DOCK
    _leave_dock(s, s.turn, s.dock, tell)
    s.docks[s.turn] |= 1 << d
    if tell is not None:
        tell.say("switch", seat=int(s.turn), start=DOCK_NAMES[s.dock], end=DOCK_NAMES[d])
    s.dock = -1
    return STEP_AFTER_ACTION


# -- merchant ---------------------------------------------------------------------------------------------------------


def merchant_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    if can_trade(v, v.turn):
        n = gift_options(v, buf)
    return bonus_only(v, buf, n)


def merchant(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """One good; each purchase lowers the price of the next (P9.17)."""
    if a == DO_BONUS_ONLY:
        return take_bonus(s, tell)
    price = merchant_price(s.bought)
    take_good(s, s.turn, a - DO_GOOD)
    s.talents[s.turn] -= price
    s.bought += 1
    if tell is not None:
        tell.say("buy", seat=int(s.turn), good=GOOD_NAMES[a - DO_GOOD], talents=int(price))
    return STEP_AFTER_ACTION
