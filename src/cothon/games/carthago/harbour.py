"""Ships on the move: rows, gaps, the pile, sides; and the closing of the harbours (C3.6, C5.11 to C5.14, C9.7)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.made.ids import ASK_SHIP, STEP_WAIT
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import (
    ACTIVE,
    EFFECT_NAMES,
    EFFECTS,
    INACTIVE,
    NOBODY,
    PER_EFFECT,
    SHIP_EFFECT,
    SHIP_NAMES,
    SHIPS_WITH,
    UNDER,
)
from cothon.games.carthago.view import docks_of


def put_under(s: CarthagoState, ship: i64, tell: Teller | None) -> None:
    """A ship goes under the ship pile (C5.11)."""
    s.under[s.under_n] = ship
    s.under_n += 1
    s.ship_at[ship] = UNDER
    if tell is not None:
        tell.say("ship_under", ship=SHIP_NAMES[ship])


def close_up(s: CarthagoState, dock: i64, tell: Teller | None) -> None:
    """Ships behind an empty dock move one forward; the first outside ship, if there is one, takes the last dock (C9.7,
    C3.6). A disc at a dock that is left without a ship comes home (C5.15).
    """
    last = docks_of(s) - 1
    while dock < last:
        s.docks[dock] = s.docks[dock + 1]
        dock += 1
    s.docks[last] = s.outside[0]
    s.outside[0] = s.outside[1]
    s.outside[1] = NOBODY
    if tell is not None and s.docks[0] != NOBODY:
        tell.say("row_moves", docks=[SHIP_NAMES[s.docks[i]] for i in range(int(last) + 1) if s.docks[i] >= 0])
    for i in range(last + 1):
        if s.docks[i] == NOBODY and s.berths[i] != NOBODY:
            p = s.berths[i]
            s.berths[i] = NOBODY
            s.spare[p] += 1
            if tell is not None:
                tell.say("disc_home", seat=int(p), dock=int(i) + 1)


def advance(s: CarthagoState, then: i64, tell: Teller | None) -> i64:
    """The ship at dock 1 goes under the pile, the row moves up, a new ship is drawn (C3.6, C11.11)."""
    put_under(s, s.docks[0], tell)
    close_up(s, 0, tell)
    s.then = then
    s.actor = CHANCE
    s.ask = ASK_SHIP
    return STEP_WAIT


def close_if_out(s: CarthagoState, tell: Teller | None) -> None:
    """The pile has run out: the harbours close, all discs of the warship harbour come home (C5.12, C5.13)."""
    if s.closed == 1 or s.fresh_n + s.under_n > 0:
        return
    s.closed = 1
    for p in range(s.seats):
        s.spare[p] += s.regular[p] + s.anchor[p]
        s.regular[p] = 0
        s.anchor[p] = 0
    if tell is not None:
        tell.say("closed")


def turn_down(s: CarthagoState, p: i64, effect: i64, tell: Teller | None) -> None:
    """An effect is used: the first active ship with it becomes inactive (C11.1, C11.2)."""
    ship = _turn(s, effect, ACTIVE + p, INACTIVE + p)
    s.active[p * EFFECTS + effect] -= 1
    s.inactive[p * EFFECTS + effect] += 1
    if tell is not None:
        tell.say("effect", seat=int(p), effect=EFFECT_NAMES[effect], ship=SHIP_NAMES[ship])


def turn_up(s: CarthagoState, p: i64, effect: i64, tell: Teller | None) -> None:
    """The first inactive ship with that effect becomes active (C6.4, C11.2)."""
    ship = _turn(s, effect, INACTIVE + p, ACTIVE + p)
    s.inactive[p * EFFECTS + effect] -= 1
    s.active[p * EFFECTS + effect] += 1
    if tell is not None:
        tell.say("wake", seat=int(p), effect=EFFECT_NAMES[effect], ship=SHIP_NAMES[ship])


def _turn(s: CarthagoState, effect: i64, side: i64, other: i64) -> i64:
    at = effect * PER_EFFECT
    while s.ship_at[SHIPS_WITH[at]] != side:
        at += 1
    ship = SHIPS_WITH[at]
    s.ship_at[ship] = other
    return ship


def own(s: CarthagoState, p: i64, ship: i64, side: i64) -> None:
    """A ship comes to lie in front of a player, on one side or the other (C9.4, C9.13)."""
    s.ship_at[ship] = side + p
    if side == ACTIVE:
        s.active[p * EFFECTS + SHIP_EFFECT[ship]] += 1
    else:
        s.inactive[p * EFFECTS + SHIP_EFFECT[ship]] += 1
