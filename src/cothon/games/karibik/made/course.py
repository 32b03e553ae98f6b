"""Which function of the rules offers, answers, draws or goes on. Written by `make games` from questions.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.rules_coins import draw_flip, draw_settle
from cothon.games.karibik.rules_discover import (
    ask_discover,
    bust_over,
    discover,
    discover_options,
    draw_reveal,
    repel,
    repel_options,
    tax_bonus,
    taxed,
    turn_up,
)
from cothon.games.karibik.rules_requests import pay, pay_options, rewarded
from cothon.games.karibik.rules_take import go_on_taking, hired, looted, take, take_options
from cothon.games.karibik.rules_turn import draw_starter

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: KaribikView, buf: Arr) -> i64:
    """The legal answers to the question being put."""
    ask = v.ask
    if ask == 0:
        return discover_options(v, buf)
    if ask == 3:
        return take_options(v, buf)
    if ask == 1:
        return repel_options(v, buf)
    return pay_options(v, buf)


def answer(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer; gives the step that follows."""
    ask = s.ask
    if ask == 0:
        return discover(s, a, tell)
    if ask == 3:
        return take(s, a, tell)
    if ask == 1:
        return repel(s, a, tell)
    return pay(s, a, tell)


def draw(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """Resolve a draw; gives the step that follows."""
    ask = s.ask
    if ask == 5:
        return draw_reveal(s, a, tell)
    if ask == 7:
        return draw_flip(s, a, tell)
    if ask == 4:
        return draw_starter(s, a, tell)
    return draw_settle(s, a, tell)


def go_on(s: KaribikState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step; gives the next one."""
    if step == 1:
        return ask_discover(s, tell)
    if step == 2:
        return turn_up(s, tell)
    if step == 6:
        return go_on_taking(s, tell)
    if step == 7:
        return looted(s, tell)
    if step == 8:
        return hired(s, tell)
    if step < 5:
        if step == 3:
            return tax_bonus(s, tell)
        return taxed(s, tell)
    if step == 5:
        return bust_over(s, tell)
    return rewarded(s, tell)
