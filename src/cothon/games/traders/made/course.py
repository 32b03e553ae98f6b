"""Which function of the rules offers, answers, draws or goes on. Written by `make games` from questions.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.rules_buy import bought, discount, discount_options, pay, pay_options, restock, sail, settle
from cothon.games.traders.rules_raid import guard, guard_options, protect, protect_options, raid, return_ships
from cothon.games.traders.rules_refill import draw_blind, draw_blinds, draw_farm, draw_market, refill
from cothon.games.traders.rules_turn import (
    act,
    act_options,
    ask_act,
    next_turn,
    open_turn,
    reserve,
    reserve_options,
    take,
    take_options,
)
from cothon.games.traders.scoring import give_tokens, sell

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: TradersView, buf: Arr) -> i64:
    """The legal answers to the question being put."""
    ask = v.ask
    if ask == 0:
        return act_options(v, buf)
    if ask == 1:
        return take_options(v, buf)
    if ask == 4:
        return pay_options(v, buf)
    if ask == 3:
        return discount_options(v, buf)
    if ask == 5:
        return protect_options(v, buf)
    if ask == 2:
        return reserve_options(v, buf)
    return guard_options(v, buf)


def answer(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer; gives the step that follows."""
    ask = s.ask
    if ask == 0:
        return act(s, a, tell)
    if ask == 1:
        return take(s, a, tell)
    if ask == 4:
        return pay(s, a, tell)
    if ask == 3:
        return discount(s, a, tell)
    if ask == 5:
        return protect(s, a, tell)
    if ask == 2:
        return reserve(s, a, tell)
    return guard(s, a, tell)


def draw(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """Resolve a draw; gives the step that follows."""
    ask = s.ask
    if ask == 7:
        return draw_market(s, a, tell)
    if ask == 8:
        return draw_farm(s, a, tell)
    return draw_blind(s, a, tell)


def go_on(s: TradersState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step; gives the next one."""
    if step == 2:
        return ask_act(s, tell)
    if step == 12:
        return refill(s, tell)
    if step == 13:
        return next_turn(s, tell)
    if step == 1:
        return open_turn(s, tell)
    if step == 3:
        return settle(s, tell)
    if step == 4:
        return bought(s, tell)
    if step == 5:
        return sail(s, tell)
    if step == 11:
        return restock(s, tell)
    if step < 8:
        if step == 6:
            return sell(s, tell)
        return draw_blinds(s, tell)
    if step < 9:
        return give_tokens(s, tell)
    if step == 9:
        return raid(s, tell)
    return return_ships(s, tell)
