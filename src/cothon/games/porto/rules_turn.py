"""The frame of a turn: `act`, `stock`, `bonus` and `finish` (chapters 8 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.porto.able import bonus_of, can_bonus, can_use, can_use_space, cost_of
from cothon.games.porto.made.ids import (
    ASK_BONUS,
    ASK_CAPTAIN,
    ASK_ERRAND,
    ASK_FETCH,
    ASK_FINISH,
    ASK_LOADMASTER,
    ASK_MERCHANT,
    ASK_STOCK,
    DO_CARD,
    DO_DONE,
    DO_END,
    DO_GOOD,
    DO_NONE,
    DO_REFILL,
    DO_TAKE_BONUS,
    DO_TALENTS,
    DO_USE,
    STEP_BEFORE_END,
    STEP_FILL_MARKET,
    STEP_NEXT_TURN,
    STEP_STOCK,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.palace import buy_place
from cothon.games.porto.pieces import (
    ARISTOCRAT,
    CAPTAIN,
    CARRIER,
    FREE_PRICE,
    GOOD_NAMES,
    GOODS,
    KIND_NAMES,
    LOADMASTER,
    NO_BONUS,
    REFILL_PRICE,
    SHIPS,
    SPACES,
    STOREHOUSE_BONUS,
    TALENTS_ACTION,
)
from cothon.games.porto.rules_held import use
from cothon.games.porto.rules_setup import take_good
from cothon.games.porto.view import free_storage

if TYPE_CHECKING:
    from cothon.core.arr import Arr


# -- act --------------------------------------------------------------------------------------------------------------


def act_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    for k in range(SPACES):
        if can_use_space(v, v.turn, k):
            buf[n] = DO_CARD + k
            n += 1
    buf[n] = DO_TALENTS  # PE1: always
    buf[n + 1] = DO_REFILL
    return use_options(v, buf, n + 2)


def use_options(v: PortoView, buf: Arr, n: i64) -> i64:
    """The usable held cards (P13.5)."""
    held = v.held[v.turn]
    if held != 0:
        for c in range(SHIPS):
            if (held >> c) & 1 == 1 and can_use(v, v.turn, c):
                buf[n] = DO_USE + c
                n += 1
    return n


def act(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a < DO_TALENTS:
        return _use_card(s, a - DO_CARD, tell)
    if a == DO_TALENTS:
        s.talents[s.turn] += TALENTS_ACTION
        if tell is not None:
            tell.say("talents", seat=int(s.turn), talents=int(TALENTS_ACTION))
        return STEP_BEFORE_END
    if a == DO_REFILL:
        return _refill(s, tell)
    return use(s, a - DO_USE, tell)


def _use_card(s: PortoState, space: i64, tell: Teller | None) -> i64:
    """Pay the servants of the space, then the card's own question (P8.4)."""
    p = s.turn
    cost = cost_of(s, space)
    s.reserve[p] -= cost
    s.paid[p * SPACES + space] += cost
    s.space = space
    kind = s.cards[space]
    if tell is not None:
        tell.say("card", seat=int(p), card=KIND_NAMES[kind], space=int(space) + 1, servants=int(cost))
    if kind == CARRIER:
        s.ask = ASK_FETCH
    elif kind == ARISTOCRAT:
        s.ask = ASK_ERRAND
    elif kind == CAPTAIN:
        s.ask = ASK_CAPTAIN
    elif kind == LOADMASTER:
        s.ask = ASK_LOADMASTER
    else:
        s.ask = ASK_MERCHANT
    return STEP_WAIT


def _refill(s: PortoState, tell: Teller | None) -> i64:
    """All market goods into the bag, new ones drawn, prices reset (P8.9)."""
    for g in range(GOODS):
        s.bag[g] += s.market[g]
        s.market[g] = 0
    s.bag_n += s.market_n
    s.market_n = 0
    s.bought = 0
    s.after_fill = STEP_STOCK
    if tell is not None:
        tell.say("refill", seat=int(s.turn))
    return STEP_FILL_MARKET


# -- stock ------------------------------------------------------------------------------------------------------------


def ask_stock(s: PortoState, tell: Teller | None) -> i64:
    s.actor = s.turn
    s.ask = ASK_STOCK
    return STEP_WAIT


def stock_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 1
    buf[0] = DO_NONE
    if v.talents[v.turn] >= REFILL_PRICE and free_storage(v, v.turn) > 0:
        for g in range(GOODS):
            if v.market[g] > 0:
                buf[n] = DO_GOOD + g
                n += 1
    return n


def stock(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """One good of the new market for 6 Talents; whether it counts as bought there is an option (P8.10)."""
    if a != DO_NONE:
        take_good(s, s.turn, a - DO_GOOD)
        s.talents[s.turn] -= REFILL_PRICE
        s.bought += s.rules.refill_counts
        if tell is not None:
            tell.say("buy", seat=int(s.turn), good=GOOD_NAMES[a - DO_GOOD], talents=int(REFILL_PRICE))
    return STEP_BEFORE_END


# -- bonus ------------------------------------------------------------------------------------------------------------


def after_action(s: PortoState, tell: Teller | None) -> i64:
    """S1: the bonus is asked if the space has one, also if it is not legal (PQ1)."""
    if bonus_of(s, s.space) == NO_BONUS:
        return STEP_BEFORE_END
    s.actor = s.turn
    s.ask = ASK_BONUS
    return STEP_WAIT


def bonus_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    p = v.turn
    if can_bonus(v, p, bonus_of(v, v.space), v.reserve[p]):
        buf[n] = DO_TAKE_BONUS
        n += 1
    n = use_options(v, buf, n)
    buf[n] = DO_END
    return n + 1


def bonus(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_END:
        return STEP_NEXT_TURN  # PQ2: without `finish`
    if a != DO_TAKE_BONUS:
        return use(s, a - DO_USE, tell)
    return take_bonus(s, tell)


def take_bonus(s: PortoState, tell: Teller | None) -> i64:
    if bonus_of(s, s.space) == STOREHOUSE_BONUS:
        _open_storage(s, s.turn, tell)
    else:
        buy_place(s, s.turn, tell)
    return STEP_BEFORE_END


def _open_storage(s: PortoState, p: i64, tell: Teller | None) -> None:
    """A servant leaves the storehouse card for 6 Talents (P10.2)."""
    s.talents[p] -= FREE_PRICE
    s.blocked[p] -= 1
    s.reserve[p] += 1
    if tell is not None:
        tell.say("storehouse", seat=int(p), talents=int(FREE_PRICE))


# -- finish -----------------------------------------------------------------------------------------------------------


def before_end(s: PortoState, tell: Teller | None) -> i64:
    """S2: `finish` is asked if the player holds a card, also if none is usable (PQ2)."""
    s.space = -1
    if s.held[s.turn] == 0:
        return STEP_NEXT_TURN
    s.actor = s.turn
    s.ask = ASK_FINISH
    return STEP_WAIT


def finish_options(v: PortoView, buf: Arr) -> i64:
    n = use_options(v, buf, 0)
    buf[n] = DO_DONE
    return n + 1


def finish(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_DONE:
        return STEP_NEXT_TURN
    return use(s, a - DO_USE, tell)
