"""Market: take a card, exchange one, turn a ship up (chapter 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.able import is_guild_possible
from cothon.games.carthago.hands import can_draw, from_market, gain, lose, to_market
from cothon.games.carthago.harbour import turn_up
from cothon.games.carthago.made.ids import (
    ASK_AFTER,
    ASK_DECK_CARD,
    ASK_GIVE,
    ASK_SWAP,
    ASK_WAKE,
    DO_DECK,
    DO_GIVE,
    DO_NONE,
    DO_PALETTE,
    DO_SKIP,
    DO_TAKE,
    DO_WAKE,
    STEP_ASK,
    STEP_REFILL,
    STEP_WAIT,
    STEP_WAKING,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import CARD_NAMES, EFFECTS, NOBODY, ON_MARKET, PALETTE, TRADE
from cothon.games.carthago.rules_turn import skip, use_palette

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def take_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.7."""
    n = _market(v, buf)
    if v.pile_n + v.discard_n > 0:
        buf[n] = DO_DECK
        n += 1
    n = palette_option(v, buf, n)
    if is_guild_possible(v, v.turn):
        buf[n] = DO_SKIP
        n += 1
    return n


def _market(v: CarthagoView, buf: Arr) -> i64:
    for i in range(v.market_n):
        buf[i] = DO_TAKE + v.market[i]
    return v.market_n


def palette_option(v: CarthagoView, buf: Arr, n: i64) -> i64:
    if v.active[v.turn * EFFECTS + PALETTE] > 0:
        buf[n] = DO_PALETTE
        n += 1
    return n


def take(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """A market card, which is replaced at once, or the top of the pile unseen (C6.1, C6.2)."""
    if a == DO_SKIP:
        return skip(s, tell)
    if a == DO_PALETTE:
        return use_palette(s, tell)
    if a == DO_DECK:
        can_draw(s, tell)
        s.actor = CHANCE
        s.ask = ASK_DECK_CARD
        return STEP_WAIT
    card = a - DO_TAKE
    from_market(s, card)
    gain(s, s.turn, card)
    if tell is not None:
        tell.say("take", seat=int(s.turn), card=CARD_NAMES[card])
    s.then = STEP_ASK + ASK_SWAP
    return STEP_REFILL


def swap_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.8."""
    n: i64 = 0
    if v.hand_n[v.turn] > 0:
        n = _market(v, buf)
    n = palette_option(v, buf, n)
    buf[n] = DO_NONE
    return n + 1


def swap(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_PALETTE:
        return use_palette(s, tell)
    if a == DO_NONE:
        return STEP_WAKING
    s.wanted = a - DO_TAKE
    s.ask = ASK_GIVE
    return STEP_WAIT


def give_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.9: any trade card in hand."""
    first = v.turn * TRADE
    for i in range(v.hand_n[v.turn]):
        buf[i] = DO_GIVE + v.hand[first + i]
    return v.hand_n[v.turn]


def give(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """The two cards change places (C6.3)."""
    p = s.turn
    card = a - DO_GIVE
    lose(s, p, card, ON_MARKET, tell)
    from_market(s, s.wanted)
    to_market(s, card)
    gain(s, p, s.wanted)
    if tell is not None:
        tell.say("swap", seat=int(p), card=CARD_NAMES[card], taken=CARD_NAMES[s.wanted])
    s.wanted = NOBODY
    return STEP_WAKING


def waking(s: CarthagoState, tell: Teller | None) -> i64:
    """Step 3 is asked only of players with an inactive ship (C6.4)."""
    for e in range(EFFECTS):
        if s.inactive[s.turn * EFFECTS + e] > 0:
            return STEP_ASK + ASK_WAKE
    return STEP_ASK + ASK_AFTER


def wake_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.10."""
    n: i64 = 0
    for e in range(EFFECTS):
        if v.inactive[v.turn * EFFECTS + e] > 0:
            buf[n] = DO_WAKE + e
            n += 1
    return n


def wake(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    turn_up(s, s.turn, a - DO_WAKE, tell)
    return STEP_ASK + ASK_AFTER
