"""The questions of a turn: `act`, `take`, `reserve` (Q1 to Q3; chapters 3, 6, 7 and 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.traders.made.ids import (
    ASK_ACT,
    ASK_RESERVE,
    ASK_TAKE,
    CLASSIC_REFILL_AT_ONCE,
    DO_ACT_BUY,
    DO_ACT_DOUBLE,
    DO_ACT_PASS,
    DO_ACT_RESERVE,
    DO_ACT_TAKE,
    DO_RESERVE,
    DO_TAKE,
    DO_TAKE_OWN,
    MODE_CLASSIC,
    STEP_ACT,
    STEP_NEXT,
    STEP_OPEN,
    STEP_SETTLE,
    STEP_WAIT,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import FACE_NAMES, FACES, IN_FRONT, IN_THE_SEA, value
from cothon.games.traders.prices import can_buy, can_buy_without, can_double, cart_price
from cothon.games.traders.rules_refill import start_refill
from cothon.games.traders.scoring import finish
from cothon.games.traders.view import is_open

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- whose turn -------------------------------------------------------------------------------------------------------


def next_turn(s: TradersState, tell: Teller | None) -> i64:
    """The turn ends; the next player clockwise follows (T3.1)."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
    return STEP_OPEN


def open_turn(s: TradersState, tell: Teller | None) -> i64:
    """A Market closed to the player is replenished first (T3.2, T15.11)."""
    return STEP_ACT if is_open(s, s.turn) else start_refill(s, STEP_ACT, tell)


def ask_act(s: TradersState, tell: Teller | None) -> i64:
    if tell is not None:
        tell.say("turn", seat=int(s.turn))
    s.actor = s.turn
    s.ask = ASK_ACT
    return STEP_WAIT


# -- act (Q1) ---------------------------------------------------------------------------------------------------------


def act_options(v: TradersView, buf: Arr) -> i64:
    p = v.turn
    n: i64 = 0
    if not is_open(v, p):
        buf[0] = DO_ACT_PASS  # T3.5, T15.13: then Farm and piles are empty too, and nothing can be reserved
        return 1
    if can_buy(v, p):
        buf[n] = DO_ACT_BUY
        n += 1
    buf[n] = DO_ACT_TAKE
    n += 1
    if v.piece[p] == IN_FRONT:
        if v.rules.mode == MODE_CLASSIC:
            if v.market_n + v.farm_n > 0:  # T15.4
                buf[n] = DO_ACT_RESERVE
                n += 1
        elif can_double(v, p):
            buf[n] = DO_ACT_DOUBLE
            n += 1
    return n


def act(s: TradersState, a: i64, tell: Teller | None) -> i64:
    if a == DO_ACT_PASS:
        return _pass(s, tell)
    s.passes = 0  # T3.6
    if a == DO_ACT_BUY:
        return start_purchase(s, tell)
    if a == DO_ACT_RESERVE:
        s.ask = ASK_RESERVE
        return STEP_WAIT
    if a == DO_ACT_DOUBLE:
        s.piece[s.turn] = IN_THE_SEA  # T7.1
        s.doubling = 1
        if tell is not None:
            tell.say("double", seat=int(s.turn))
    s.ask = ASK_TAKE
    return STEP_WAIT


def _pass(s: TradersState, tell: Teller | None) -> i64:
    s.passes += 1
    if tell is not None:
        tell.say("pass", seat=int(s.turn), in_a_row=int(s.passes))
    if s.passes == s.seats:
        return finish(s, 2, tell)  # T13.4
    return STEP_NEXT


def start_purchase(s: TradersState, tell: Teller | None) -> i64:
    """The cart is settled: discounts first, then coins (T4.4). It stays in the Market until it is paid (T4.12)."""
    s.due = cart_price(s, s.turn)
    s.colour = 0
    if tell is not None:
        tell.say("buy", seat=int(s.turn), cards=_cart(s), price=int(s.due))
    return STEP_SETTLE


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
            buf[n] = DO_TAKE + f
            n += 1
    if v.piece[p] < FACES:
        buf[n] = DO_TAKE_OWN  # T15.10
        n += 1
    return n


def take(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """One Market card goes to the hand (T6.1)."""
    p = s.turn
    f = a - DO_TAKE
    if a == DO_TAKE_OWN:
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
        tell.say("take", seat=int(p), card=FACE_NAMES[f], own=a == DO_TAKE_OWN)
        if a == DO_TAKE_OWN:
            tell.say("piece_back", seat=int(p))
    if s.doubling == 1:
        s.doubling = 0
        return start_purchase(s, tell)  # T7.5: no replenishment in between
    if s.rules.classic_refill == CLASSIC_REFILL_AT_ONCE and s.rules.mode == MODE_CLASSIC and not is_open(s, p):
        return start_refill(s, STEP_NEXT, tell)  # T15.11
    return STEP_NEXT  # T6.3


# -- reserve (Q3) -----------------------------------------------------------------------------------------------------


def reserve_options(v: TradersView, buf: Arr) -> i64:
    n: i64 = 0
    for f in range(FACES):
        if v.market[f] > 0:
            buf[n] = DO_RESERVE + f
            n += 1
    for f in range(FACES):
        if v.farm[f] > 0:
            buf[n] = DO_RESERVE + FACES + f
            n += 1
    return n


def reserve(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """The piece goes on one card of Market or Farm (T15.3)."""
    at = a - DO_RESERVE
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
    return STEP_NEXT
