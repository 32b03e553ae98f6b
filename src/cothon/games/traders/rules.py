"""The course of the game: which question offers what, and what follows an answer.

Read in this order: steps, rules_turn, rules_buy, scoring, rules_raid, rules_refill; here they are strung together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.traders.actions import ACT, DISCOUNT, PAY, PROTECT, RESERVE, TAKE
from cothon.games.traders.rules_buy import (
    cart_to_stock,
    discount,
    discount_options,
    pay,
    pay_options,
    sail,
    settle,
)
from cothon.games.traders.rules_raid import guard, guard_options, protect, protect_options, raid, return_ships
from cothon.games.traders.rules_refill import draw_blinds, draw_card, refill, start_refill
from cothon.games.traders.rules_turn import (
    act,
    act_options,
    ask_act,
    next_turn,
    reserve,
    reserve_options,
    take,
    take_options,
)
from cothon.games.traders.scoring import give_tokens, sell
from cothon.games.traders.state import TradersState
from cothon.games.traders.steps import (
    ASK_ACT,
    BLINDS,
    BOUGHT,
    NEXT,
    OPEN,
    RAID,
    REFILL,
    RESTOCK,
    RETURN,
    SAIL,
    SELL,
    SETTLE,
    TOKENS,
    WAIT,
)
from cothon.games.traders.view import TradersView, is_open

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: TradersView, buf: Arr) -> i64:
    """The legal answers to the question being put (Q1 to Q7)."""
    ask = v.ask
    if ask == ACT:
        return act_options(v, buf)
    if ask == TAKE:
        return take_options(v, buf)
    if ask == PAY:
        return pay_options(v, buf)
    if ask == DISCOUNT:
        return discount_options(v, buf)
    if ask == PROTECT:
        return protect_options(v, buf)
    if ask == RESERVE:
        return reserve_options(v, buf)
    return guard_options(v, buf)


def answer(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer or a draw; gives the step that follows."""
    if s.actor == CHANCE:
        return draw_card(s, a, tell)
    ask = s.ask
    if ask == ACT:
        return act(s, a, tell)
    if ask == TAKE:
        return take(s, a, tell)
    if ask == PAY:
        return pay(s, a, tell)
    if ask == DISCOUNT:
        return discount(s, a, tell)
    if ask == PROTECT:
        return protect(s, a, tell)
    if ask == RESERVE:
        return reserve(s, a, tell)
    return guard(s, a, tell)


def apply(s: TradersState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = answer(s, a, tell)
    while step != WAIT:
        step = go_on(s, step, tell)


def go_on(s: TradersState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step of the game; gives the next one (Q8)."""
    if step == REFILL:
        return refill(s, tell)
    if step == NEXT:
        return next_turn(s)
    if step == OPEN:
        return ASK_ACT if is_open(s, s.turn) else start_refill(s, ASK_ACT, tell)  # T3.2, T15.11
    if step == ASK_ACT:
        return ask_act(s, tell)
    if step == SETTLE:
        return settle(s)
    if step == BOUGHT:
        cart_to_stock(s, tell)
        return start_refill(s, SAIL, tell) if s.refill == 1 else SAIL  # T4.11
    if step == SAIL:
        return sail(s, tell)
    if step == RESTOCK:
        return NEXT if s.refill == 1 else start_refill(s, NEXT, tell)
    return payday(s, step, tell)


def payday(s: TradersState, step: i64, tell: Teller | None) -> i64:
    """The steps of a Payday, in their sequence (T9.3)."""
    if step == SELL:
        return sell(s, tell)
    if step == BLINDS:
        return draw_blinds(s, tell)
    if step == TOKENS:
        return give_tokens(s, tell)
    if step == RAID:
        return raid(s, tell)
    assert step == RETURN
    return return_ships(s, tell)
