"""Harbour delivery: trading ships, warships, Escorts, the disc that comes back (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.actions import (
    AFTER,
    ANCHOR,
    CARGO,
    CREW,
    DELIVER,
    ESCORT,
    FAILURE_CARD,
    GIVE_0,
    HONOUR,
    NONE,
    REGULAR,
    SHIP_DRAW,
    SKIP,
    STOP,
    TRADING_0,
    USE_ESCORTS,
    USE_LUXURY,
    USE_PALETTE,
    WARSHIP_DRAW,
)
from cothon.games.carthago.hands import can_draw, lose
from cothon.games.carthago.harbour import close_if_out, close_up, own, put_under, turn_down
from cothon.games.carthago.pieces import (
    ACTIVE,
    CARD_NAMES,
    DISCARD,
    EFFECTS,
    ESCORTS,
    ESCORTS_BONUS,
    GOODS,
    INACTIVE,
    LUXURY,
    NOBODY,
    SHIP_COIN,
    SHIP_DANGER,
    SHIP_GOOD,
    SHIP_NAMES,
    TRADE,
    TURNED_UP,
    good_of,
)
from cothon.games.carthago.rules_guild import tile_options
from cothon.games.carthago.rules_market import palette_option
from cothon.games.carthago.rules_turn import skip, use_palette
from cothon.games.carthago.sound import is_cargo_for, is_guild_possible
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import ASK, CLOSING, DECIDED, DELIVERED, GAP, REVEAL, WAIT
from cothon.games.carthago.view import CarthagoView, docks_of, strength_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- deliver ----------------------------------------------------------------------------------------------------------


def deliver_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.15."""
    p = v.turn
    n: i64 = 0
    if v.traded == 0:
        for dock in range(docks_of(v)):
            if is_cargo_for(v, p, dock):
                buf[n] = TRADING_0 + dock
                n += 1
    if v.warred == 0 and v.closed == 0 and v.hand_n[p] > 0:
        if v.regular[p] > 0:
            buf[n] = REGULAR
            n += 1
        if v.anchor[p] > 0:
            buf[n] = ANCHOR
            n += 1
    n = palette_option(v, buf, n)
    if v.traded + v.warred > 0:
        buf[n] = STOP
        n += 1
    elif is_guild_possible(v, p):
        buf[n] = SKIP
        n += 1
    return n


def deliver(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    if a == USE_PALETTE:
        return use_palette(s, tell)
    if a == SKIP:
        return skip(s, tell)
    if a == STOP:
        return ASK + AFTER
    if a in (REGULAR, ANCHOR):
        if a == REGULAR:
            s.regular[p] -= 1
        else:
            s.anchor[p] -= 1
        s.spare[p] += 1  # C9.9
        s.ask = CREW
        if tell is not None:
            tell.say("disc_back", seat=int(p), dock="a regular dock" if a == REGULAR else "the anchor")
        return WAIT
    s.dock = a - TRADING_0
    s.ask = CARGO
    return WAIT


# -- cargo ------------------------------------------------------------------------------------------------------------


def cargo_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.16: cards of the ship's good; after Luxury only others."""
    p = v.turn
    good = SHIP_GOOD[v.docks[v.dock]]
    n: i64 = 0
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        if (good_of(v.hand[i]) == good) == (v.luxury == 0):
            buf[n] = GIVE_0 + v.hand[i]
            n += 1
    others = v.hand_n[p] - v.goods[p * GOODS + good]
    if v.luxury == 0 and others > 0 and v.active[p * EFFECTS + LUXURY] > 0:
        buf[n] = USE_LUXURY
        n += 1
    return n


def cargo(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Pay, the disc comes back, the ship is taken, cards are revealed (C9.2 to C9.8)."""
    p = s.turn
    if a == USE_LUXURY:
        turn_down(s, p, LUXURY, tell)
        s.luxury = 1
        return WAIT
    ship = s.docks[s.dock]
    lose(s, p, a - GIVE_0, DISCARD, tell)
    s.berths[s.dock] = NOBODY
    s.spare[p] += 1
    s.docks[s.dock] = NOBODY
    own(s, p, ship, ACTIVE)
    s.luxury = 0
    s.traded = 1
    s.due = SHIP_COIN[ship]
    s.then = GAP
    if tell is not None:
        tell.say("cargo", seat=int(p), card=CARD_NAMES[a - GIVE_0], ship=SHIP_NAMES[ship], dock=int(s.dock) + 1)
    return REVEAL


def fill_gap(s: CarthagoState, tell: Teller | None) -> i64:
    """Ships behind move up, a new one comes outside; not while closed (C9.7)."""
    dock = s.dock
    s.dock = NOBODY
    if s.closed == 1:
        return DELIVERED
    close_up(s, dock, tell)
    s.then = CLOSING
    s.actor = CHANCE
    s.ask = SHIP_DRAW
    return WAIT


def delivered(s: CarthagoState) -> i64:
    return ASK + AFTER if s.warred == 1 else ASK + DELIVER


# -- crew and escort --------------------------------------------------------------------------------------------------


def crew(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Any trade card is paid, then the top ship is turned up (C9.10, C9.11)."""
    lose(s, s.turn, a - GIVE_0, DISCARD, tell)
    s.warred = 1
    if tell is not None:
        tell.say("crew", seat=int(s.turn), card=CARD_NAMES[a - GIVE_0])
    s.actor = CHANCE
    s.ask = WARSHIP_DRAW
    return WAIT


def turn_up_warship(s: CarthagoState, ship: i64, tell: Teller | None) -> i64:
    """Compare danger and strength; Escorts are asked for only where they help (C9.11, C9.12)."""
    p = s.turn
    s.ship = ship
    s.ship_at[ship] = TURNED_UP
    strength = strength_of(s, p)
    if tell is not None:
        tell.say("warship", seat=int(p), ship=SHIP_NAMES[ship], danger=int(SHIP_DANGER[ship]), strength=int(strength))
    if strength >= SHIP_DANGER[ship]:
        return _success(s, tell)
    if strength + ESCORTS_BONUS * s.active[p * EFFECTS + ESCORTS] >= SHIP_DANGER[ship]:
        return ASK + ESCORT
    return _failure(s, tell)


def escort_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.18."""
    buf[0] = USE_ESCORTS
    buf[1] = NONE
    return 2


def escort(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == NONE:
        return _failure(s, tell)
    strength = strength_of(s, s.turn)
    while strength < SHIP_DANGER[s.ship]:
        turn_down(s, s.turn, ESCORTS, tell)
        strength += ESCORTS_BONUS
    return _success(s, tell)


def _success(s: CarthagoState, tell: Teller | None) -> i64:
    """Cards are revealed; the ship lies inactive in front of the player (C9.13)."""
    ship = s.ship
    own(s, s.turn, ship, INACTIVE)
    s.ship = NOBODY
    s.due = SHIP_COIN[ship]
    s.then = DECIDED
    if tell is not None:
        tell.say("success", seat=int(s.turn), ship=SHIP_NAMES[ship])
    return REVEAL


def _failure(s: CarthagoState, tell: Teller | None) -> i64:
    """One card is drawn unseen; the ship goes under the pile (C9.14)."""
    ship = s.ship
    s.ship = NOBODY
    if tell is not None:
        tell.say("failure", seat=int(s.turn), ship=SHIP_NAMES[ship])
    put_under(s, ship, tell)
    if not can_draw(s, tell):
        return DECIDED
    s.actor = CHANCE
    s.ask = FAILURE_CARD
    return WAIT


def decided(s: CarthagoState, tell: Teller | None) -> i64:
    """Has the pile run out? Then the returned disc may go on a tile (C9.16)."""
    close_if_out(s, tell)
    return ASK + HONOUR


# -- honour -----------------------------------------------------------------------------------------------------------


def honour_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.19."""
    n = tile_options(v, buf, 0)
    buf[n] = NONE
    return n + 1


def honoured(s: CarthagoState) -> i64:
    return ASK + AFTER if s.traded == 1 else ASK + DELIVER
