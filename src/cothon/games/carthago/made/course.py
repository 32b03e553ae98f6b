"""Which function of the rules offers, answers, draws or goes on. Written by `make games` from questions.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.rules_delivery import (
    cargo,
    cargo_options,
    closing,
    crew,
    crew_options,
    decided,
    deliver,
    deliver_options,
    delivered,
    escort,
    escort_options,
    fill_gap,
    honour,
    honour_options,
    honoured,
)
from cothon.games.carthago.rules_draw import (
    draw_deck_card,
    draw_failure_card,
    draw_income,
    draw_marker_card,
    draw_market_card,
    draw_neutral_card,
    draw_pass_card,
    draw_reveal,
    draw_ship,
    draw_starter,
    draw_tiles,
    draw_warship,
    refill,
    reveal,
)
from cothon.games.carthago.rules_guild import after, after_options, coins, coins_options
from cothon.games.carthago.rules_market import (
    give,
    give_options,
    swap,
    swap_options,
    take,
    take_options,
    wake,
    wake_options,
    waking,
)
from cothon.games.carthago.rules_residence import column, column_options, dock, dock_options, goods, goods_options
from cothon.games.carthago.rules_setup import (
    berth,
    berth_options,
    change_harbour,
    change_start,
    deal,
    lend,
    lend_options,
    next_lender,
    next_turn,
    set_markers,
    set_neutrals,
    set_ships,
    set_start,
    set_tiles,
)
from cothon.games.carthago.rules_turn import (
    action,
    action_options,
    card,
    card_options,
    end_turn,
    extra,
    extra_options,
    marker,
    marker_options,
    target,
    target_options,
)

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: CarthagoView, buf: Arr) -> i64:
    """The legal answers to the question being put."""
    ask = v.ask
    if ask == 2:
        return action_options(v, buf)
    if ask == 3:
        return card_options(v, buf)
    if ask == 17:
        return after_options(v, buf)
    if ask == 4:
        return extra_options(v, buf)
    if ask == 18:
        return coins_options(v, buf)
    if ask == 5:
        return take_options(v, buf)
    if ask == 6:
        return swap_options(v, buf)
    if ask == 7:
        return give_options(v, buf)
    if ask == 12:
        return deliver_options(v, buf)
    if ask == 11:
        return dock_options(v, buf)
    if ask == 9:
        return column_options(v, buf)
    if ask < 14:
        if ask < 8:
            if ask == 0:
                return lend_options(v, buf)
            return berth_options(v, buf)
        if ask < 10:
            return wake_options(v, buf)
        if ask == 10:
            return goods_options(v, buf)
        return cargo_options(v, buf)
    if ask < 16:
        if ask == 14:
            return crew_options(v, buf)
        return escort_options(v, buf)
    if ask < 19:
        return honour_options(v, buf)
    if ask == 19:
        return marker_options(v, buf)
    return target_options(v, buf)


def answer(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer; gives the step that follows."""
    ask = s.ask
    if ask == 2:
        return action(s, a, tell)
    if ask == 3:
        return card(s, a, tell)
    if ask == 17:
        return after(s, a, tell)
    if ask == 4:
        return extra(s, a, tell)
    if ask == 18:
        return coins(s, a, tell)
    if ask == 5:
        return take(s, a, tell)
    if ask == 6:
        return swap(s, a, tell)
    if ask == 7:
        return give(s, a, tell)
    if ask == 12:
        return deliver(s, a, tell)
    if ask == 11:
        return dock(s, a, tell)
    if ask == 9:
        return column(s, a, tell)
    if ask < 14:
        if ask < 8:
            if ask == 0:
                return lend(s, a, tell)
            return berth(s, a, tell)
        if ask < 10:
            return wake(s, a, tell)
        if ask == 10:
            return goods(s, a, tell)
        return cargo(s, a, tell)
    if ask < 16:
        if ask == 14:
            return crew(s, a, tell)
        return escort(s, a, tell)
    if ask < 19:
        return honour(s, a, tell)
    if ask == 19:
        return marker(s, a, tell)
    return target(s, a, tell)


def draw(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Resolve a draw; gives the step that follows."""
    ask = s.ask
    if ask == 28:
        return draw_reveal(s, a, tell)
    if ask == 21:
        return draw_market_card(s, a, tell)
    if ask == 24:
        return draw_income(s, a, tell)
    if ask == 27:
        return draw_deck_card(s, a, tell)
    if ask < 29:
        if ask < 25:
            if ask == 22:
                return draw_marker_card(s, a, tell)
            return draw_neutral_card(s, a, tell)
        if ask == 25:
            return draw_pass_card(s, a, tell)
        return draw_failure_card(s, a, tell)
    if ask < 31:
        if ask == 29:
            return draw_ship(s, a, tell)
        return draw_warship(s, a, tell)
    if ask == 31:
        return draw_tiles(s, a, tell)
    return draw_starter(s, a, tell)


def go_on(s: CarthagoState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step; gives the next one."""
    if step >= 100:
        s.actor = s.turn
        s.ask = step - 100
        return 0
    if step == 1:
        return refill(s, tell)
    if step == 9:
        return reveal(s, tell)
    if step == 16:
        return end_turn(s, tell)
    if step == 17:
        return next_turn(s, tell)
    if step == 14:
        return waking(s, tell)
    if step == 15:
        return honoured(s, tell)
    if step < 8:
        if step < 5:
            if step < 3:
                return set_ships(s, tell)
            if step == 3:
                return set_markers(s, tell)
            return set_neutrals(s, tell)
        if step < 6:
            return set_tiles(s, tell)
        if step == 6:
            return deal(s, tell)
        return set_start(s, tell)
    if step < 12:
        if step < 10:
            return next_lender(s, tell)
        if step == 10:
            return fill_gap(s, tell)
        return closing(s, tell)
    if step < 18:
        if step == 12:
            return delivered(s, tell)
        return decided(s, tell)
    if step == 18:
        return change_harbour(s, tell)
    return change_start(s, tell)
