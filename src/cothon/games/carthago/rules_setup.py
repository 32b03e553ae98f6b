"""Setup and decade change: ships, markers, tiles, income, start player, start discs (chapters 2 and 3).

Draws themselves are in `rules_draw`; here is what is due next, and the questions `lend` and `berth`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE, OVER
from cothon.games.carthago.able import has_regular_dock
from cothon.games.carthago.hands import can_draw, clear_market, take_back
from cothon.games.carthago.harbour import advance
from cothon.games.carthago.made.ids import (
    ASK_ACTION,
    ASK_BERTH,
    ASK_INCOME,
    ASK_LEND,
    ASK_MARKER_CARD,
    ASK_NEUTRAL_CARD,
    ASK_SHIP,
    ASK_STARTER,
    ASK_TILES,
    DO_COLUMN,
    DO_KEEP,
    DO_TRADING,
    DO_WARSHIP,
    START_PLAYER_RANDOM,
    STEP_DEAL,
    STEP_NEW_SHIPS,
    STEP_NEW_START,
    STEP_REFILL,
    STEP_SET_LEND,
    STEP_SET_MARKERS,
    STEP_SET_NEUTRALS,
    STEP_SET_SHIPS,
    STEP_SET_START,
    STEP_SET_TILES,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import BASE, COLUMN_NAMES, COLUMNS, DECADES, INCOME, NOBODY, ROUNDS, SPACES
from cothon.games.carthago.view import docks_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def set_ships(s: CarthagoState, tell: Teller | None) -> i64:
    """Ships for the docks, then outside (C2.2)."""
    if s.outside[1] != NOBODY:
        return STEP_SET_MARKERS
    s.then = STEP_SET_SHIPS
    return _draw(s, ASK_SHIP)


def set_markers(s: CarthagoState, tell: Teller | None) -> i64:
    """C2.4."""
    return _draw(s, ASK_MARKER_CARD) if _on_board(s.markers) < 2 else STEP_SET_NEUTRALS


def set_neutrals(s: CarthagoState, tell: Teller | None) -> i64:
    """C2.5."""
    return _draw(s, ASK_NEUTRAL_CARD) if _on_board(s.neutrals) < 4 - s.seats else STEP_SET_TILES


def set_tiles(s: CarthagoState, tell: Teller | None) -> i64:
    """C2.8; then everybody gets the first income (C2.10)."""
    if _on_board(s.in_play) < 6:
        return _draw(s, ASK_TILES)
    s.due = INCOME[1]
    return STEP_DEAL


def set_start(s: CarthagoState, tell: Teller | None) -> i64:
    """C2.11."""
    return _draw(s, ASK_STARTER) if s.rules.start_player == START_PLAYER_RANDOM else first_lender(s, 0, tell)


def _draw(s: CarthagoState, ask: i64) -> i64:
    s.actor = CHANCE
    s.ask = ask
    return STEP_WAIT


def _on_board(row: Arr) -> i64:
    n: i64 = 0
    for x in row:
        n += x
    return n


def deal(s: CarthagoState, tell: Teller | None) -> i64:
    """Income, all cards of a player before the next one (C2.10, C3.8)."""
    if s.due > 0 and can_draw(s, tell):
        return _draw(s, ASK_INCOME)
    s.turn = (s.turn + 1) % s.seats
    if s.turn != s.first:
        s.due = INCOME[s.decade]
        return STEP_DEAL
    s.due = 0
    return STEP_SET_START if s.decade == 1 else _discs_leave(s, tell)


# -- start discs ------------------------------------------------------------------------------------------------------


def first_lender(s: CarthagoState, starter: i64, tell: Teller | None) -> i64:
    """The start player is known; the last player lends first (C2.12)."""
    s.first = starter
    s.turn = (starter + s.seats - 1) % s.seats
    if tell is not None:
        tell.say("starter", seat=int(starter))
    s.actor = s.turn
    s.ask = ASK_LEND
    return STEP_WAIT


def next_lender(s: CarthagoState, tell: Teller | None) -> i64:
    """Reverse turn order; after the start player the first turn begins (C2.12)."""
    if s.turn == s.first:
        return start_turn(s, s.first, tell)
    s.turn = (s.turn + s.seats - 1) % s.seats
    s.actor = s.turn
    s.ask = ASK_LEND
    return STEP_WAIT


def lend_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.1."""
    buf[0] = DO_COLUMN
    buf[1] = DO_COLUMN + 1
    buf[2] = DO_COLUMN + 2
    buf[3] = DO_KEEP
    return 4


def lend(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_KEEP:
        if tell is not None:
            tell.say("keep", seat=int(s.turn))
        return STEP_SET_LEND
    s.column = a - DO_COLUMN
    s.freed[s.turn * COLUMNS + s.column] += 1  # C2.13
    s.ask = ASK_BERTH
    if tell is not None:
        tell.say("lend", seat=int(s.turn), column=COLUMN_NAMES[s.column])
    return STEP_WAIT


def berth_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.2; the anchor is not for start discs (C2.14)."""
    n: i64 = 0
    for dock in range(docks_of(v)):
        if v.berths[dock] == NOBODY:
            buf[n] = DO_TRADING + dock
            n += 1
    if has_regular_dock(v):
        buf[n] = DO_WARSHIP
        n += 1
    return n


def berth(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    s.column = NOBODY
    if a == DO_WARSHIP:
        s.regular[p] += 1
        if tell is not None:
            tell.say("warship_berth", seat=int(p), dock="a regular dock")
    else:
        s.berths[a - DO_TRADING] = p
        if tell is not None:
            tell.say("berth", seat=int(p), dock=int(a - DO_TRADING) + 1)
    return STEP_SET_LEND


# -- turns, rounds, decades -------------------------------------------------------------------------------------------


def start_turn(s: CarthagoState, p: i64, tell: Teller | None) -> i64:
    s.turn = p
    s.actor = p
    s.ask = ASK_ACTION
    if tell is not None:
        tell.say("turn", seat=int(p), decade=int(s.decade), round=int(s.round))
    return STEP_WAIT


def next_turn(s: CarthagoState, tell: Teller | None) -> i64:
    """The next player, round or decade; after the third decade the game ends at once (C3.1 to C3.3)."""
    s.space = NOBODY
    s.used = 0
    s.skipped = 0
    s.traded = 0
    s.warred = 0
    s.guild_at = NOBODY
    s.opulence = 0
    p = (s.turn + 1) % s.seats
    if p != s.first:
        return start_turn(s, p, tell)
    if s.round < ROUNDS:
        s.round += 1
        return start_turn(s, p, tell)
    if s.decade == DECADES:
        s.actor = OVER
        s.ask = ASK_ACTION
        if tell is not None:
            tell.say("over")
        return STEP_WAIT
    return _change_decade(s, tell)


def _change_decade(s: CarthagoState, tell: Teller | None) -> i64:
    """C3.4 and C3.5."""
    s.decade += 1
    s.round = 1
    if tell is not None:
        tell.say("decade", decade=int(s.decade), discarded=int(s.market_n))
    clear_market(s)
    s.then = STEP_NEW_SHIPS
    return STEP_REFILL


def change_harbour(s: CarthagoState, tell: Teller | None) -> i64:
    """C3.6; skipped while the harbours are closed (C5.14)."""
    return STEP_NEW_START if s.closed == 1 else advance(s, STEP_NEW_START, tell)


def change_start(s: CarthagoState, tell: Teller | None) -> i64:
    """The new start player (C3.7); cards come back and income is dealt (C3.8)."""
    s.first = new_start_player(s)
    s.turn = s.first
    if tell is not None:
        tell.say("starter", seat=int(s.first))
    for p in range(s.seats):
        take_back(s, p)
        for a in range(SPACES):
            s.shows[p * SPACES + a] += BASE[a] - s.base[p * SPACES + a]
            s.base[p * SPACES + a] = BASE[a]
    if tell is not None:
        tell.say("cards_back")
    s.due = INCOME[s.decade]
    return STEP_DEAL


def new_start_player(v: CarthagoView) -> i64:
    """Most available discs; tie: the first one clockwise after the old start player (C3.7)."""
    best = (v.first + 1) % v.seats
    for i in range(v.seats):
        p = (v.first + 1 + i) % v.seats
        if v.spare[p] > v.spare[best]:
            best = p
    return best


def _discs_leave(s: CarthagoState, tell: Teller | None) -> i64:
    """Action discs of the players leave the board (C3.9)."""
    for p in range(s.seats):
        s.stands[p] = NOBODY
    return start_turn(s, s.first, tell)
