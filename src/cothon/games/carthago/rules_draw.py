"""Every draw: what can be drawn, and what becomes of it (chapter Chance)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.actions import (
    DECK_CARD,
    FAILURE_CARD,
    INCOME_CARD,
    MARKER_CARD,
    MARKET_CARD,
    PASS_CARD,
    REVEAL_CARD,
    SHIP_0,
    SHIP_DRAW,
    STARTER_0,
    STARTER_DRAW,
    SWAP,
    TILES_0,
    TILES_DRAW,
    WARSHIP_DRAW,
)
from cothon.games.carthago.hands import can_draw, gain, to_market
from cothon.games.carthago.pieces import (
    CARD_NAMES,
    COIN,
    DISCARD,
    MARKET_SIZE,
    NOBODY,
    OUT,
    PAIRS,
    PER_ACTION,
    PILE,
    SHIP_NAMES,
    SHIPS,
    SPACE_NAMES,
    TILE_NAMES,
    UNSEEN,
    action_of,
)
from cothon.games.carthago.rules_delivery import turn_up_warship
from cothon.games.carthago.rules_setup import first_lender
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import (
    ASK,
    DEAL,
    DECIDED,
    NEXT,
    REFILL,
    REVEAL,
    SET_MARKERS,
    SET_NEUTRALS,
    SET_TILES,
    WAIT,
)
from cothon.games.carthago.view import docks_of

# -- what can be drawn ------------------------------------------------------------------------------------------------


def chance(s: CarthagoState) -> list[tuple[int, int]]:
    """All outcomes of the draw that is due, equally likely each (C15.11)."""
    return [(int(pick(s, r)), 1) for r in range(int(weight(s)))]


def weight(s: CarthagoState) -> i64:
    """How many outcomes there are."""
    ask = s.ask
    if ask in (SHIP_DRAW, WARSHIP_DRAW):
        return s.fresh_n if s.fresh_n > 0 else 1
    if ask == TILES_DRAW:
        return 3
    if ask == STARTER_DRAW:
        return s.seats
    return s.pile_n


def pick(s: CarthagoState, r: i64) -> i64:
    """Outcome number r."""
    ask = s.ask
    if ask in (SHIP_DRAW, WARSHIP_DRAW):
        return SHIP_0 + _ship(s, r)
    if ask == TILES_DRAW:
        return TILES_0 + _decade_due(s) * 3 + r
    if ask == STARTER_DRAW:
        return STARTER_0 + r
    row: i64 = 0
    while r >= s.rows[row]:
        r -= s.rows[row]
        row += 1
    card = row * PER_ACTION
    while True:
        if s.where[card] == UNSEEN:
            if r == 0:
                return card
            r -= 1
        card += 1


def _ship(s: CarthagoState, r: i64) -> i64:
    """Ship r of the unknown part; the top of the known part when that is empty (C15.11)."""
    if s.fresh_n == 0:
        return s.under[0]
    for ship in range(SHIPS):
        if s.ship_at[ship] == PILE:
            if r == 0:
                return ship
            r -= 1
    raise AssertionError("no such ship in the pile")


def _decade_due(s: CarthagoState) -> i64:
    """For which decade, 0..2, tiles are drawn next: I first (C15.11)."""
    d: i64 = 0
    while s.in_play[d * 3] + s.in_play[d * 3 + 1] + s.in_play[d * 3 + 2] > 0:
        d += 1
    return d


# -- what becomes of it -----------------------------------------------------------------------------------------------


def drawn(s: CarthagoState, draw: i64, tell: Teller | None) -> i64:
    ask = s.ask
    if ask == SHIP_DRAW:
        return _new_ship(s, _from_ship_pile(s, draw - SHIP_0), tell)
    if ask == WARSHIP_DRAW:
        return turn_up_warship(s, _from_ship_pile(s, draw - SHIP_0), tell)
    if ask == TILES_DRAW:
        return _tiles(s, draw - TILES_0, tell)
    if ask == STARTER_DRAW:
        return first_lender(s, draw - STARTER_0, tell)
    s.rows[action_of(draw)] -= 1
    s.pile_n -= 1
    if ask in (INCOME_CARD, PASS_CARD, FAILURE_CARD, DECK_CARD):
        return _unseen_card(s, draw, tell)
    s.epoch[draw] = -1
    if ask == MARKET_CARD:
        to_market(s, draw)
        if tell is not None:
            tell.say("market_card", card=CARD_NAMES[draw])
        return REFILL
    if ask == REVEAL_CARD:
        gain(s, s.turn, draw)
        s.due -= COIN[draw]
        if tell is not None:
            tell.say("reveal", seat=int(s.turn), card=CARD_NAMES[draw], coins=int(COIN[draw]))
        return REVEAL
    return _setup_card(s, draw, tell)


def _unseen_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    """Income, pass, failure or `deck`: only the drawing player sees it; its epoch stays (C15.4, C16.2)."""
    ask = s.ask
    p = s.turn
    gain(s, p, card)
    if tell is not None:
        names = {INCOME_CARD: "income", PASS_CARD: "pass_card", FAILURE_CARD: "failure_card", DECK_CARD: "deck_card"}
        tell.whisper([int(p)], names[ask], {"seat": int(p)}, {"card": CARD_NAMES[card]})
    if ask == INCOME_CARD:
        s.due -= 1
        return DEAL
    if ask == PASS_CARD:
        return NEXT
    return DECIDED if ask == FAILURE_CARD else ASK + SWAP


def _setup_card(s: CarthagoState, card: i64, tell: Teller | None) -> i64:
    """A card for a guild marker or a neutral disc goes to the discard pile (C2.4, C2.5)."""
    s.where[card] = DISCARD
    s.discard_n += 1
    space = action_of(card)
    row = s.markers if s.ask == MARKER_CARD else s.neutrals
    new = row[space] == 0
    row[space] = 1
    if tell is not None:
        name = "marker_card" if s.ask == MARKER_CARD else "neutral_card"
        tell.say(name, card=CARD_NAMES[card], space=SPACE_NAMES[space], placed=new)
    return SET_MARKERS if s.ask == MARKER_CARD else SET_NEUTRALS


def _tiles(s: CarthagoState, pair: i64, tell: Teller | None) -> i64:
    one, two = PAIRS[pair]
    s.in_play[one] = 1
    s.in_play[two] = 1
    if tell is not None:
        tell.say("tiles", decade=one // 3 + 1, tiles=[TILE_NAMES[one], TILE_NAMES[two]])
    return SET_TILES


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


def _new_ship(s: CarthagoState, ship: i64, tell: Teller | None) -> i64:
    """A ship for a dock (setup only), the first or the second place outside (C2.2, C9.7)."""
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
        s.ask = MARKET_CARD
        return WAIT
    then = s.then
    s.then = 0
    return then


def reveal(s: CarthagoState, tell: Teller | None) -> i64:
    """Cards are revealed until the coin value is reached (C9.6); without any card it ends (C5.5)."""
    if s.due > 0 and can_draw(s, tell):
        s.actor = CHANCE
        s.ask = REVEAL_CARD
        return WAIT
    s.due = 0
    then = s.then
    s.then = 0
    return then
