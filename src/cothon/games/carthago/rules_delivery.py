"""Harbour delivery: trading ships, warships, Escorts, the disc that comes back (chapter 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.able import is_cargo_for, is_guild_possible
from cothon.games.carthago.hands import can_draw, lose
from cothon.games.carthago.harbour import close_if_out, close_up, own, put_under, turn_down
from cothon.games.carthago.made.ids import (
    ASK_AFTER,
    ASK_CARGO,
    ASK_CREW,
    ASK_DELIVER,
    ASK_ESCORT,
    ASK_FAILURE_CARD,
    ASK_HONOUR,
    ASK_SHIP,
    ASK_WARSHIP,
    DO_ANCHOR,
    DO_ESCORTS,
    DO_GIVE,
    DO_LUXURY,
    DO_NONE,
    DO_PALETTE,
    DO_REGULAR,
    DO_SKIP,
    DO_STOP,
    DO_TRADING,
    EMPTY_PILE_MOVING,
    STEP_ASK,
    STEP_CLOSING,
    STEP_DECIDED,
    STEP_DELIVERED,
    STEP_GAP,
    STEP_HONOURED,
    STEP_REVEAL,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
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
from cothon.games.carthago.rules_guild import place, tile_options
from cothon.games.carthago.rules_market import give_options, palette_option
from cothon.games.carthago.rules_turn import skip, use_palette
from cothon.games.carthago.view import docks_of, strength_of

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
                buf[n] = DO_TRADING + dock
                n += 1
    if v.warred == 0 and v.closed == 0 and v.hand_n[p] > 0:
        if v.regular[p] > 0:
            buf[n] = DO_REGULAR
            n += 1
        if v.anchor[p] > 0:
            buf[n] = DO_ANCHOR
            n += 1
    n = palette_option(v, buf, n)
    if v.traded + v.warred > 0:
        buf[n] = DO_STOP
        n += 1
    elif is_guild_possible(v, p):
        buf[n] = DO_SKIP
        n += 1
    return n


def deliver(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    if a == DO_PALETTE:
        return use_palette(s, tell)
    if a == DO_SKIP:
        return skip(s, tell)
    if a == DO_STOP:
        return STEP_ASK + ASK_AFTER
    if a in (DO_REGULAR, DO_ANCHOR):
        if a == DO_REGULAR:
            s.regular[p] -= 1
        else:
            s.anchor[p] -= 1
        s.spare[p] += 1  # C9.9
        s.ask = ASK_CREW
        if tell is not None:
            tell.say("disc_back", seat=int(p), dock="a regular dock" if a == DO_REGULAR else "the anchor")
        return STEP_WAIT
    s.dock = a - DO_TRADING
    s.ask = ASK_CARGO
    return STEP_WAIT


# -- cargo ------------------------------------------------------------------------------------------------------------


def cargo_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.16: cards of the ship's good; after Luxury only others."""
    p = v.turn
    good = SHIP_GOOD[v.docks[v.dock]]
    n: i64 = 0
    for i in range(p * TRADE, p * TRADE + v.hand_n[p]):
        if (good_of(v.hand[i]) == good) == (v.luxury == 0):
            buf[n] = DO_GIVE + v.hand[i]
            n += 1
    others = v.hand_n[p] - v.goods[p * GOODS + good]
    if v.luxury == 0 and others > 0 and v.active[p * EFFECTS + LUXURY] > 0:
        buf[n] = DO_LUXURY
        n += 1
    return n


def cargo(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Pay, the disc comes back, the ship is taken, cards are revealed (C9.2 to C9.8)."""
    p = s.turn
    if a == DO_LUXURY:
        turn_down(s, p, LUXURY, tell)
        s.luxury = 1
        return STEP_WAIT
    ship = s.docks[s.dock]
    lose(s, p, a - DO_GIVE, DISCARD, tell)
    s.berths[s.dock] = NOBODY
    s.spare[p] += 1
    s.docks[s.dock] = NOBODY
    own(s, p, ship, ACTIVE)
    s.luxury = 0
    s.traded = 1
    s.due = SHIP_COIN[ship]
    s.then = STEP_GAP
    if tell is not None:
        tell.say("cargo", seat=int(p), card=CARD_NAMES[a - DO_GIVE], ship=SHIP_NAMES[ship], dock=int(s.dock) + 1)
    return STEP_REVEAL


def fill_gap(s: CarthagoState, tell: Teller | None) -> i64:
    """Ships behind move up, a new one comes outside; while closed neither, or none is new (C9.7, C5.14)."""
    dock = s.dock
    s.dock = NOBODY
    if s.closed == 0 or s.rules.empty_pile == EMPTY_PILE_MOVING:
        close_up(s, dock, tell)
    if s.closed == 1:
        return STEP_DELIVERED
    s.then = STEP_CLOSING
    s.actor = CHANCE
    s.ask = ASK_SHIP
    return STEP_WAIT


def closing(s: CarthagoState, tell: Teller | None) -> i64:
    """Has the ship pile run out (C9.8)?"""
    close_if_out(s, tell)
    return STEP_DELIVERED


def delivered(s: CarthagoState, tell: Teller | None) -> i64:
    return STEP_ASK + ASK_AFTER if s.warred == 1 else STEP_ASK + ASK_DELIVER


# -- crew and escort --------------------------------------------------------------------------------------------------


def crew_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.17: any trade card in hand, as in an exchange."""
    return give_options(v, buf)


def crew(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """Any trade card is paid, then the top ship is turned up (C9.10, C9.11)."""
    lose(s, s.turn, a - DO_GIVE, DISCARD, tell)
    s.warred = 1
    if tell is not None:
        tell.say("crew", seat=int(s.turn), card=CARD_NAMES[a - DO_GIVE])
    s.actor = CHANCE
    s.ask = ASK_WARSHIP
    return STEP_WAIT


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
        return STEP_ASK + ASK_ESCORT
    return _failure(s, tell)


def escort_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.18."""
    buf[0] = DO_ESCORTS
    buf[1] = DO_NONE
    return 2


def escort(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_NONE:
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
    s.then = STEP_DECIDED
    if tell is not None:
        tell.say("success", seat=int(s.turn), ship=SHIP_NAMES[ship])
    return STEP_REVEAL


def _failure(s: CarthagoState, tell: Teller | None) -> i64:
    """One card is drawn unseen; the ship goes under the pile (C9.14)."""
    ship = s.ship
    s.ship = NOBODY
    if tell is not None:
        tell.say("failure", seat=int(s.turn), ship=SHIP_NAMES[ship])
    put_under(s, ship, tell)
    if not can_draw(s, tell):
        return STEP_DECIDED
    s.actor = CHANCE
    s.ask = ASK_FAILURE_CARD
    return STEP_WAIT


def decided(s: CarthagoState, tell: Teller | None) -> i64:
    """Has the pile run out? Then the returned disc may go on a tile (C9.16)."""
    close_if_out(s, tell)
    return STEP_ASK + ASK_HONOUR


# -- honour -----------------------------------------------------------------------------------------------------------


def honour_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.19."""
    n = tile_options(v, buf, 0)
    buf[n] = DO_NONE
    return n + 1


def honour(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    return STEP_HONOURED if a == DO_NONE else place(s, a, ASK_HONOUR, tell)


def honoured(s: CarthagoState, tell: Teller | None) -> i64:
    return STEP_ASK + ASK_AFTER if s.traded == 1 else STEP_ASK + ASK_DELIVER
