"""The course of the game: which question offers what, and what follows an answer.

Read in this order: steps, rules_setup, rules_turn, sound, rules_market, rules_residence, rules_delivery, rules_guild,
rules_draw; here they are strung together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.actions import (
    ACTION,
    AFTER,
    CARD,
    CARGO,
    COINS_ASK,
    COLUMN,
    CREW,
    DELIVER,
    DOCK,
    ESCORT,
    EXTRA,
    GIVE,
    GOODS_ASK,
    HONOUR,
    LEND,
    MARKER,
    NONE,
    SWAP,
    TAKE,
    WAKE,
)
from cothon.games.carthago.harbour import close_if_out
from cothon.games.carthago.rules_delivery import (
    cargo,
    cargo_options,
    crew,
    decided,
    deliver,
    deliver_options,
    delivered,
    escort,
    escort_options,
    fill_gap,
    honour_options,
    honoured,
)
from cothon.games.carthago.rules_draw import drawn, refill, reveal
from cothon.games.carthago.rules_guild import after, after_options, coins, coins_options, place
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
    next_turn,
    set_up,
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
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import (
    ASK,
    CLOSING,
    DEAL,
    DECIDED,
    DELIVERED,
    END,
    GAP,
    HONOURED,
    NEW_SHIPS,
    NEW_START,
    NEXT,
    REFILL,
    REVEAL,
    WAIT,
    WAKING,
)
from cothon.games.carthago.view import CarthagoView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def options_into(v: CarthagoView, buf: Arr) -> i64:
    """The legal answers to the question being put (C14.1 to C14.23)."""
    ask = v.ask
    if ask == ACTION:
        return action_options(v, buf)
    if ask == CARD:
        return card_options(v, buf)
    if ask == AFTER:
        return after_options(v, buf)
    if ask == EXTRA:
        return extra_options(v, buf)
    if ask == COINS_ASK:
        return coins_options(v, buf)
    if ask < COLUMN:
        return _first_options(v, buf, ask)
    return _last_options(v, buf, ask)


def _first_options(v: CarthagoView, buf: Arr, ask: i64) -> i64:
    """Questions of setup and market."""
    if ask == TAKE:
        return take_options(v, buf)
    if ask == SWAP:
        return swap_options(v, buf)
    if ask == GIVE:
        return give_options(v, buf)
    if ask == WAKE:
        return wake_options(v, buf)
    return lend_options(v, buf) if ask == LEND else berth_options(v, buf)


def _last_options(v: CarthagoView, buf: Arr, ask: i64) -> i64:
    """Questions of residence, docks, deliveries and Intrigue."""
    if ask == DOCK:
        return dock_options(v, buf)
    if ask == DELIVER:
        return deliver_options(v, buf)
    if ask == COLUMN:
        return column_options(v, buf)
    if ask == GOODS_ASK:
        return goods_options(v, buf)
    if ask == CARGO:
        return cargo_options(v, buf)
    if ask == CREW:
        return give_options(v, buf)
    if ask == HONOUR:
        return honour_options(v, buf)
    if ask == ESCORT:
        return escort_options(v, buf)
    return marker_options(v, buf) if ask == MARKER else target_options(v, buf)


def answer(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Resolve an answer or a draw; gives the step that follows."""
    if s.actor == CHANCE:
        return drawn(s, a, tell)
    ask = s.ask
    if ask == ACTION:
        return action(s, a, tell)
    if ask == CARD:
        return card(s, a, tell)
    if ask == AFTER:
        return after(s, a, tell)
    if ask == EXTRA:
        return extra(s, a, tell)
    if ask == COINS_ASK:
        return coins(s, a, tell)
    if ask < COLUMN:
        return _first_answer(s, a, tell)
    return _last_answer(s, a, tell)


def _first_answer(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    ask = s.ask
    if ask == TAKE:
        return take(s, a, tell)
    if ask == SWAP:
        return swap(s, a, tell)
    if ask == GIVE:
        return give(s, a, tell)
    if ask == WAKE:
        return wake(s, a, tell)
    return lend(s, a, tell) if ask == LEND else berth(s, a, tell)


def _last_answer(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    ask = s.ask
    if ask == DOCK:
        return dock(s, a, tell)
    if ask == DELIVER:
        return deliver(s, a, tell)
    if ask == COLUMN:
        return column(s, a, tell)
    if ask == GOODS_ASK:
        return goods(s, a, tell)
    if ask == CARGO:
        return cargo(s, a, tell)
    if ask == CREW:
        return crew(s, a, tell)
    if ask == HONOUR:
        return HONOURED if a == NONE else place(s, a, HONOUR, tell)
    if ask == ESCORT:
        return escort(s, a, tell)
    return marker(s, a, tell) if ask == MARKER else target(s, a, tell)


def apply(s: CarthagoState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = answer(s, a, tell)
    while step != WAIT:
        step = go_on(s, step, tell)


def go_on(s: CarthagoState, step: i64, tell: Teller | None) -> i64:
    """Carry out one step of the game; gives the next one."""
    if step >= ASK:
        s.actor = s.turn
        s.ask = step - ASK
        return WAIT
    if step == REFILL:
        return refill(s, tell)
    if step == REVEAL:
        return reveal(s, tell)
    if step == END:
        return end_turn(s, tell)
    if step == NEXT:
        return next_turn(s, tell)
    if step == WAKING:
        return waking(s)
    if step == HONOURED:
        return honoured(s)
    if GAP <= step <= DECIDED:
        return _deliver_on(s, step, tell)
    if step == DEAL:
        return deal(s, tell)
    if step == NEW_SHIPS:
        return change_harbour(s, tell)
    if step == NEW_START:
        return change_start(s, tell)
    return set_up(s, step, tell)


def _deliver_on(s: CarthagoState, step: i64, tell: Teller | None) -> i64:
    """The steps of a delivery, in their sequence (C9.8, C9.16)."""
    if step == GAP:
        return fill_gap(s, tell)
    if step == CLOSING:
        close_if_out(s, tell)
        return DELIVERED
    if step == DELIVERED:
        return delivered(s)
    return decided(s, tell)
