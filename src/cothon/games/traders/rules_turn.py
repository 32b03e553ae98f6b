"""The questions of a turn: `act`, `take`, `reserve` (Q1 to Q3; chapters 3, 6, 7 and 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.traders.actions import (
    ACT,
    ACT_RESERVE,
    ACT_TAKE,
    BUY,
    DOUBLE,
    PASS,
    RESERVE,
    RESERVE_0,
    TAKE,
    TAKE_0,
    TAKE_OWN,
)
from cothon.games.traders.pieces import CLASSIC, FACE_NAMES, FACES, IN_FRONT, IN_THE_SEA, value
from cothon.games.traders.prices import can_buy, can_buy_without, can_double, cart_price
from cothon.games.traders.scoring import finish
from cothon.games.traders.state import TradersState
from cothon.games.traders.steps import NEXT, OPEN, SETTLE, WAIT
from cothon.games.traders.view import TradersView, is_open

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- whose turn -------------------------------------------------------------------------------------------------------


def next_turn(s: TradersState) -> i64:
    """The turn ends; the next player clockwise follows (T3.1)."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
    return OPEN


def ask_act(s: TradersState, tell: Teller | None) -> i64:
    if tell is not None:
        tell.say("turn", seat=int(s.turn))
    s.actor = s.turn
    s.ask = ACT
    return WAIT


# -- act (Q1) ---------------------------------------------------------------------------------------------------------


def act_options(v: TradersView, buf: Arr) -> i64:
    p = v.turn
    n: i64 = 0
    if not is_open(v, p):
        buf[0] = PASS  # T3.5, T15.13: then Farm and piles are empty too, and nothing can be reserved
        return 1
    if can_buy(v, p):
        buf[n] = BUY
        n += 1
    buf[n] = ACT_TAKE
    n += 1
    if v.piece[p] == IN_FRONT:
        if v.mode == CLASSIC:
            if v.market_n + v.farm_n > 0:  # T15.4
                buf[n] = ACT_RESERVE
                n += 1
        elif can_double(v, p):
            buf[n] = DOUBLE
            n += 1
    return n


def act(s: TradersState, a: i64, tell: Teller | None) -> i64:
    if a == PASS:
        return _pass(s, tell)
    s.passes = 0  # T3.6
    if a == BUY:
        return start_purchase(s, tell)
    if a == ACT_RESERVE:
        s.ask = RESERVE
        return WAIT
    if a == DOUBLE:
        s.piece[s.turn] = IN_THE_SEA  # T7.1
        s.doubling = 1
        if tell is not None:
            tell.say("double", seat=int(s.turn))
    s.ask = TAKE
    return WAIT


def _pass(s: TradersState, tell: Teller | None) -> i64:
    s.passes += 1
    if tell is not None:
        tell.say("pass", seat=int(s.turn), in_a_row=int(s.passes))
    if s.passes == s.seats:
        return finish(s, 2, tell)  # T13.4
    return NEXT


def start_purchase(s: TradersState, tell: Teller | None) -> i64:
    """The cart is settled: discounts first, then coins (T4.4). It stays in the Market until it is paid (T4.12)."""
    s.due = cart_price(s, s.turn)
    s.colour = 0
    if tell is not None:
        tell.say("buy", seat=int(s.turn), cards=_cart(s), price=int(s.due))
    return SETTLE


def _cart(s: TradersState) -> list[str]:
    cards = [FACE_NAMES[f] for f in range(12) for _ in range(s.market[f])]
    own = int(s.piece[s.turn])
    return [*cards, FACE_NAMES[own]] if own < 12 else cards


# -- take (Q2) --------------------------------------------------------------------------------------------------------


def take_options(v: TradersView, buf: Arr) -> i64:
    n: i64 = 0
    p = v.turn
    for f in range(FACES):
        if v.market[f] > 0 and (v.doubling == 0 or can_buy_without(v, p, f)):  # T7.3
            buf[n] = TAKE_0 + f
            n += 1
    if v.piece[p] < FACES:
        buf[n] = TAKE_OWN  # T15.10
        n += 1
    return n


def take(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """One Market card goes to the hand (T6.1)."""
    p = s.turn
    f = a - TAKE_0
    if a == TAKE_OWN:
        f = s.piece[p]
        s.piece[p] = IN_FRONT  # T15.5
    else:
        s.market[f] -= 1
        s.market_n -= 1
        s.market_price -= value(f)
    s.hand[p * FACES + f] += 1
    s.hand_n[p] += 1
    s.coins[p] += value(f)
    if tell is not None:
        tell.say("take", seat=int(p), card=FACE_NAMES[f], own=a == TAKE_OWN)
        if a == TAKE_OWN:
            tell.say("piece_back", seat=int(p))
    if s.doubling == 1:
        s.doubling = 0
        return start_purchase(s, tell)  # T7.5: no replenishment in between
    return NEXT  # T6.3


# -- reserve (Q3) -----------------------------------------------------------------------------------------------------


def reserve_options(v: TradersView, buf: Arr) -> i64:
    n: i64 = 0
    for f in range(FACES):
        if v.market[f] > 0:
            buf[n] = RESERVE_0 + f
            n += 1
    for f in range(FACES):
        if v.farm[f] > 0:
            buf[n] = RESERVE_0 + FACES + f
            n += 1
    return n


def reserve(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """The piece goes on one card of Market or Farm (T15.3)."""
    at = a - RESERVE_0
    s.piece[s.turn] = at
    if at < FACES:
        s.market[at] -= 1
        s.market_n -= 1
        s.market_price -= value(at)
    else:
        s.farm[at - FACES] -= 1
        s.farm_n -= 1
    if tell is not None:
        zone = "Market" if at < FACES else "Farm"
        tell.say("reserve", seat=int(s.turn), zone=zone, card=FACE_NAMES[at % FACES])
    return NEXT
