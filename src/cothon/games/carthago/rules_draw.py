"""Every draw and what becomes of it, and the steps that draw again and again (chapter Chance)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.hands import can_draw, gain, to_market
from cothon.games.carthago.made.ids import (
    ASK_MARKET_CARD,
    ASK_REVEAL,
    ASK_SWAP,
    DRAW_SEAT,
    DRAW_SHIP,
    DRAW_TILES,
    STEP_ASK,
    STEP_DEAL,
    STEP_DECIDED,
    STEP_NEXT,
    STEP_REFILL,
    STEP_REVEAL,
    STEP_SET_MARKERS,
    STEP_SET_NEUTRALS,
    STEP_SET_TILES,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import (
    CARD_NAMES,
    COIN,
    DISCARD,
    MARKET_SIZE,
    NOBODY,
    OUT,
    PAIRS,
    SHIP_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    action_of,
)
from cothon.games.carthago.rules_delivery import turn_up_warship
from cothon.games.carthago.rules_setup import first_lender
from cothon.games.carthago.view import docks_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- trade cards ------------------------------------------------------------------------------------------------------


def draw_market_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _from_trade_pile(s, card)
    s.epoch[card] = -1
    to_market(s, card)
    if tell is not None:
        tell.say("market_card", card=CARD_NAMES[card])
    return STEP_REFILL


def draw_reveal(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _from_trade_pile(s, card)
    s.epoch[card] = -1
    gain(s, s.turn, card)
    s.due -= COIN[card]
    if tell is not None:
        tell.say("reveal", seat=int(s.turn), card=CARD_NAMES[card], coins=int(COIN[card]))
    return STEP_REVEAL


def draw_income(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _unseen_card(s, card, "income", tell)
    s.due -= 1
    return STEP_DEAL


def draw_pass_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _unseen_card(s, card, "pass_card", tell)
    return STEP_NEXT


def draw_failure_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _unseen_card(s, card, "failure_card", tell)
    return STEP_DECIDED


def draw_deck_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _unseen_card(s, card, "deck_card", tell)
    return STEP_ASK + ASK_SWAP


def _unseen_card(s: CarthagoState, card: i64, name: str, tell: Teller | None) -> None:
    """Only the drawing player sees it; its epoch stays (C15.4, C16.2)."""
    _from_trade_pile(s, card)
    p = s.turn
    gain(s, p, card)
    if tell is not None:
        tell.whisper([int(p)], name, {"seat": int(p)}, {"card": CARD_NAMES[card]})


def draw_marker_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _setup_card(s, card, s.markers, "marker_card", tell)
    return STEP_SET_MARKERS


def draw_neutral_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    _setup_card(s, card, s.neutrals, "neutral_card", tell)
    return STEP_SET_NEUTRALS


def _setup_card(s: CarthagoState, card: i64, row: Arr, name: str, tell: Teller | None) -> None:
    """A card for a guild marker or a neutral disc goes to the discard pile (C2.4, C2.5)."""
    _from_trade_pile(s, card)
    s.epoch[card] = -1
    s.where[card] = DISCARD
    s.discard_n += 1
    space = action_of(card)
    if tell is not None:
        tell.say(name, card=CARD_NAMES[card], space=SPACE_NAMES[space], placed=row[space] == 0)
    row[space] = 1


def _from_trade_pile(s: CarthagoState, card: i64) -> None:
    s.rows[action_of(card)] -= 1
    s.pile_n -= 1


# -- tiles, start player, ships ---------------------------------------------------------------------------------------


def draw_tiles(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    one, two = PAIRS[a - DRAW_TILES]
    s.in_play[one] = 1
    s.in_play[two] = 1
    if tell is not None:
        tell.say("tiles", decade=one // 3 + 1, tiles=[TILE_NAMES[one], TILE_NAMES[two]])
    return STEP_SET_TILES


def draw_starter(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    return first_lender(s, a - DRAW_SEAT, tell)


def draw_warship(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    return turn_up_warship(s, _from_ship_pile(s, a - DRAW_SHIP), tell)


def _from_ship_pile(s: CarthagoState, ship: i64) -> i64:
    """A ship leaves the pile, from the unknown part first (C16.6)."""
    if s.fresh_n > 0:
        s.fresh_n -= 1
        return ship
    s.under_n -= 1
    for i in range(s.under_n):
        s.under[i] = s.under[i + 1]
    s.under[s.under_n] = 0
    return ship


def draw_ship(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """A ship for a dock (setup only), the first or the second place outside (C2.2, C9.7)."""
    ship = _from_ship_pile(s, a - DRAW_SHIP)
    s.ship_at[ship] = OUT
    dock: i64 = 0
    while dock < docks_of(s) and s.docks[dock] != NOBODY:
        dock += 1
    place = "outside"
    if s.closed == 0 and dock < docks_of(s):
        s.docks[dock] = ship
        place = "dock"
    elif s.outside[0] == NOBODY:
        s.outside[0] = ship
    else:
        s.outside[1] = ship
    if tell is not None:
        tell.say("ship_card", ship=SHIP_NAMES[ship], place=place, dock=int(dock) + 1 if place == "dock" else 0)
    then = s.then
    s.then = 0
    return then


# -- loops of draws ---------------------------------------------------------------------------------------------------


def refill(s: CarthagoState, tell: Teller | None) -> i64:
    """The market is filled up to five cards, one at a time (C5.6)."""
    if s.market_n < MARKET_SIZE and can_draw(s, tell):
        s.actor = CHANCE
        s.ask = ASK_MARKET_CARD
        return STEP_WAIT
    then = s.then
    s.then = 0
    return then


def reveal(s: CarthagoState, tell: Teller | None) -> i64:
    """Cards are revealed until the coin value is reached (C9.6); without any card it ends (C5.5)."""
    if s.due > 0 and can_draw(s, tell):
        s.actor = CHANCE
        s.ask = ASK_REVEAL
        return STEP_WAIT
    s.due = 0
    then = s.then
    s.then = 0
    return then
