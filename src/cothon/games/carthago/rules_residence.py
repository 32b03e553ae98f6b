"""Residence: a column and the goods for it, Opulence helping (chapter 7); reserving docks (chapter 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.events import Teller
from cothon.games.carthago.able import can_berth, can_go_regular, can_go_to_anchor, is_guild_possible
from cothon.games.carthago.hands import laid_names, laid_to_discard, lay
from cothon.games.carthago.harbour import turn_down
from cothon.games.carthago.made.ids import (
    ASK_AFTER,
    ASK_GOODS,
    DO_ANCHOR,
    DO_COLUMN,
    DO_OPULENCE,
    DO_PAY,
    DO_REGULAR,
    DO_SKIP,
    DO_TRADING,
    STEP_ASK,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    CARD_NAMES,
    COLUMN_NAMES,
    COLUMNS,
    COMMANDO,
    EFFECTS,
    GOODS,
    NOBODY,
    OPULENCE,
    SPACES,
    TRADE,
    TRADING_DOCK,
    circles,
    discs_of,
    good_of,
    is_allowed,
    price_of,
)
from cothon.games.carthago.rules_turn import skip
from cothon.games.carthago.view import docks_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- column -----------------------------------------------------------------------------------------------------------


def column_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.11."""
    n: i64 = 0
    for column in range(COLUMNS):
        if has_disc(v, column) and has_goods(v, column, v.opulence):
            buf[n] = DO_COLUMN + column
            n += 1
    if helps(v):
        buf[n] = DO_OPULENCE
        n += 1
    if v.opulence == 0 and is_guild_possible(v, v.turn):
        buf[n] = DO_SKIP
        n += 1
    return n


def has_disc(v: CarthagoView, column: i64) -> bool:
    return v.freed[v.turn * COLUMNS + column] < circles(column)


def helps(v: CarthagoView) -> bool:
    """Whether one more Opulence can lead to a payment (C14.11)."""
    most = v.opulence + v.active[v.turn * EFFECTS + OPULENCE]
    for column in range(COLUMNS):
        if has_disc(v, column):
            for m in range(v.opulence + 1, most + 1):
                if has_goods(v, column, m):
                    return True
    return False


def has_goods(v: CarthagoView, column: i64, m: i64) -> bool:
    """Whether a payment with exactly m cards that do not match exists (C7.5)."""
    price = price_of(column)
    if m > price or v.hand_n[v.turn] < price:
        return False
    own = v.turn * GOODS
    match = price - m
    for good in range(GOODS):
        if is_allowed(column, good) and v.goods[own + good] >= match:
            others: i64 = 0
            for g in range(GOODS):
                if g != good:
                    k = v.goods[own + g]
                    others += match if is_allowed(column, g) and k > match else k
            if others >= m:
                return True
    return False


def column(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_SKIP:
        return skip(s, tell)
    if a == DO_OPULENCE:
        turn_down(s, s.turn, OPULENCE, tell)
        s.opulence += 1
        return STEP_WAIT
    s.column = a - DO_COLUMN
    s.due = price_of(s.column)
    s.ask = ASK_GOODS
    return STEP_WAIT


# -- goods ------------------------------------------------------------------------------------------------------------


def goods_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.12: cards by ascending number that some complete payment goes on with (C5.10)."""
    p = v.turn
    laid = new_arr(5)
    left = new_arr(5)
    low: i64 = -1
    for i in range(v.laid_n):
        low = v.laid[i] - SPACES
        laid[good_of(low)] += 1
    end = p * TRADE + v.hand_n[p]
    start = p * TRADE
    while start < end and v.hand[start] < low:
        start += 1
    for i in range(start, end):
        left[good_of(v.hand[i])] += 1
    n: i64 = 0
    for i in range(start, end):
        card = v.hand[i]
        good = good_of(card)
        left[good] -= 1
        laid[good] += 1
        if _completes(v, laid, left):
            buf[n] = DO_PAY + SPACES + card
            n += 1
        laid[good] -= 1
    return n


def _completes(v: CarthagoView, laid: Arr, left: Arr) -> bool:
    """Whether the cards laid and some of those left make up a payment with exactly `opulence` others (C7.5)."""
    more = v.due - 1
    match = price_of(v.column) - v.opulence
    for good in range(GOODS):
        if is_allowed(v.column, good) and laid[good] > match:
            return False
    for good in range(GOODS):
        if not is_allowed(v.column, good):
            continue
        need = match - laid[good]
        if need > left[good] or need > more:
            continue
        others: i64 = 0
        for g in range(GOODS):
            if g != good:
                k = left[g]
                if is_allowed(v.column, g) and k > match - laid[g]:
                    k = match - laid[g]
                others += k
        if others >= more - need:
            return True
    return False


def goods(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """One card more; with the last one the disc, or both discs, become available (C7.1, C7.2)."""
    p = s.turn
    lay(s, p, a - DO_PAY, tell)
    s.due -= 1
    if tell is not None:
        tell.say("goods", seat=int(p), card=CARD_NAMES[a - DO_PAY - SPACES])
    if s.due > 0:
        return STEP_WAIT
    at = p * COLUMNS + s.column
    discs = discs_of(s.column, s.freed[at])
    if tell is not None:
        tell.say("freed", seat=int(p), column=COLUMN_NAMES[s.column], cards=laid_names(s), discs=int(discs))
    laid_to_discard(s)
    s.freed[at] += 1
    s.spare[p] += discs
    s.column = NOBODY
    s.opulence = 0
    return STEP_ASK + ASK_AFTER


# -- dock -------------------------------------------------------------------------------------------------------------


def dock_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.13 and C14.14."""
    p = v.turn
    n: i64 = 0
    if v.space == TRADING_DOCK:
        if v.spare[p] > 0:
            for dock in range(docks_of(v)):
                if can_berth(v, p, dock):
                    buf[n] = DO_TRADING + dock
                    n += 1
    else:
        if can_go_regular(v, p):
            buf[n] = DO_REGULAR
            n += 1
        if can_go_to_anchor(v, p):
            buf[n] = DO_ANCHOR
            n += 1
    if is_guild_possible(v, p):
        buf[n] = DO_SKIP
        n += 1
    return n


def dock(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """An available disc goes to the dock (C8.1, C8.4, C8.6)."""
    p = s.turn
    if a == DO_SKIP:
        return skip(s, tell)
    s.spare[p] -= 1
    if a == DO_REGULAR:
        s.regular[p] += 1
        if tell is not None:
            tell.say("warship_berth", seat=int(p), dock="a regular dock")
    elif a == DO_ANCHOR:
        turn_down(s, p, COMMANDO, tell)
        s.anchor[p] += 1
        if tell is not None:
            tell.say("warship_berth", seat=int(p), dock="the anchor")
    else:
        s.berths[a - DO_TRADING] = p
        if tell is not None:
            tell.say("berth", seat=int(p), dock=int(a - DO_TRADING) + 1)
    return STEP_ASK + ASK_AFTER
