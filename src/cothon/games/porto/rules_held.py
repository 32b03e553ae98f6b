"""Held cards in use: `sort`, `anyload`, `sway`, `summon`, and the palace without trading points (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.able import any_docks, can_sway, row_set, sway_place, waiting_docks
from cothon.games.porto.deck import (
    UNSEEN,
    begin_look,
    end_look,
    knowing,
    put_under,
    see_bottom,
    see_unseen,
    take_unseen,
    top_card,
    turn_up,
)
from cothon.games.porto.made.ids import (
    ASK_ANYLOAD,
    ASK_FINISH,
    ASK_PEEK,
    ASK_SORT,
    ASK_SUMMON,
    ASK_SWAY,
    DO_AT_DOCK,
    DO_FROM_STORE,
    DO_SHIP,
    DO_STOP,
    DO_SWAY,
    DRAW_SHIP,
    LOAD_ANY_FROM_STORE,
    STEP_BACK,
    STEP_BEFORE_END,
    STEP_BROUGHT,
    STEP_PEEKS,
    STEP_WAIT,
)
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.palace import buy_place
from cothon.games.porto.pieces import (
    ANYGOOD,
    DOCKS,
    GOODS,
    LOOK,
    LOOK3,
    MOVE,
    MOVE3,
    PALACE,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    ROW,
    SHIP_NAMES,
    SHIPS,
    WANTS,
)
from cothon.games.porto.rules_load import begin_load, draw_for_voyage
from cothon.games.porto.rules_setup import draw_for_row
from cothon.games.porto.rules_ships import arrive, dock_options, leave_row
from cothon.games.porto.view import deck_size, owner_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def use(s: PortoState, c: i64, tell: Teller | None) -> i64:
    """Use a held card; it stays held until its effect is done (P1.23, P13.7)."""
    s.used = c
    s.back = s.ask
    privilege = PRIVILEGE[c]
    if tell is not None:
        tell.say("use", seat=int(s.turn), ship=SHIP_NAMES[c], privilege=PRIVILEGE_NAMES[privilege])
    if privilege == LOOK3:
        return _begin_peeks(s, tell)
    if privilege == ANYGOOD:
        s.ask = ASK_ANYLOAD
        return STEP_WAIT
    if privilege == MOVE3:
        s.ask = ASK_SWAY
        return STEP_WAIT
    if privilege == PALACE:
        buy_place(s, s.turn, tell)  # P13.12
        spend(s, tell)
        return STEP_BACK
    s.ask = ASK_SUMMON
    return STEP_WAIT


def spend(s: PortoState, tell: Teller | None) -> None:
    """The used card goes under the deck (P13.7)."""
    c = s.used
    found: i64 = 0
    for i in range(s.gained_n):
        s.gained[i - found] = s.gained[i]
        if s.gained[i] == c:
            found = 1
    s.gained_n -= 1
    s.gained[s.gained_n] = 0
    s.held[s.turn] &= ~(1 << c)
    s.used = -1
    put_under(s, c, tell)


def go_back(s: PortoState, tell: Teller | None) -> i64:
    """The question the card was used in is asked again (or S2)."""
    back = s.back
    s.back = 0
    if back == ASK_FINISH:
        return STEP_BEFORE_END
    s.actor = s.turn
    s.ask = back
    return STEP_WAIT


# -- look: peeks and sort ---------------------------------------------------------------------------------------------


def looked_at(v: PortoView) -> i64:
    """How many cards `look` shows (P13.8)."""
    n = deck_size(v)
    return n if n < LOOK else LOOK


def _begin_peeks(s: PortoState, tell: Teller | None) -> i64:
    if s.top_n > 0 and tell is not None:
        tell.unveil(knowing(s, s.top_n))  # cards that somebody else may have sorted
    begin_look(s, s.turn, looked_at(s))
    return STEP_PEEKS


def peeks(s: PortoState, tell: Teller | None) -> i64:
    """Cards become known to the user until there are enough; then they are sorted (PC2)."""
    k = looked_at(s)
    while s.top_n < k:
        if s.unseen_n > 0:
            s.actor = CHANCE
            s.ask = ASK_PEEK
            return STEP_WAIT
        see_bottom(s, s.turn)
    end_look(s)
    if tell is not None:
        faces: list[str] = [SHIP_NAMES[top_card(s, i)] for i in range(k)]
        tell.whisper([int(s.turn)], "look", {"seat": int(s.turn), "cards": int(k)}, {"ships": faces})
    if k == 1:
        return _end_sort(s, tell)
    s.actor = s.turn
    s.ask = ASK_SORT
    return STEP_WAIT


def draw_peek(s: PortoState, a: i64, tell: Teller | None) -> i64:
    see_unseen(s, s.turn, a - DRAW_SHIP)
    return STEP_PEEKS


def sort_options(v: PortoView, buf: Arr) -> i64:
    left: i64 = 0
    for i in range(v.sorted, v.top_n):
        left |= v.groups[i]
    return ship_options(left, buf)


def ship_options(ships: i64, buf: Arr) -> i64:
    n: i64 = 0
    for c in range(SHIPS):
        if (ships >> c) & 1 == 1:
            buf[n] = DO_SHIP + c
            n += 1
    return n


def sort(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The chosen card becomes the next from the top; the others keep their order below it."""
    card: i64 = 1 << (a - DO_SHIP)
    i = s.top_n - 1
    while s.groups[i] != card:
        i -= 1
    while i > s.sorted:
        s.groups[i] = s.groups[i - 1]
        i -= 1
    s.groups[i] = card
    s.sorted += 1
    if s.sorted < s.top_n - 1:
        return STEP_WAIT
    if tell is not None:
        faces: list[str] = [SHIP_NAMES[top_card(s, k)] for k in range(s.top_n)]
        tell.whisper([int(s.turn)], "sorted", {"seat": int(s.turn), "cards": int(s.top_n)}, {"ships": faces})
    return _end_sort(s, tell)


def _end_sort(s: PortoState, tell: Teller | None) -> i64:
    s.sorted = 0
    spend(s, tell)
    return STEP_BACK


# -- anyload ----------------------------------------------------------------------------------------------------------


def anyload_options(v: PortoView, buf: Arr) -> i64:
    p = v.turn
    n = dock_options(any_docks(v, p), DO_AT_DOCK, buf, 0)
    if v.rules.load_any == LOAD_ANY_FROM_STORE:  # P13.10
        waiting = waiting_docks(v, p)
        if waiting != 0:
            for g in range(GOODS):
                if v.store[p * GOODS + g] > 0:
                    n = dock_options(waiting, DO_FROM_STORE + g * DOCKS, buf, n)
    return n


def anyload(s: PortoState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    spend(s, tell)
    if a < DO_FROM_STORE:
        d = a - DO_AT_DOCK
        return begin_load(s, p, d, s.dock_good[d], STEP_BACK, tell)
    g = (a - DO_FROM_STORE) // DOCKS
    s.store[p * GOODS + g] -= 1
    s.stored[p] -= 1
    return begin_load(s, p, (a - DO_FROM_STORE) % DOCKS, g, STEP_BACK, tell)


# -- sway -------------------------------------------------------------------------------------------------------------


def sway_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    for q in range(v.seats):
        if can_sway(v, q, 0):
            buf[n] = DO_SWAY + 2 * q
            n += 1
        if can_sway(v, q, 1):
            buf[n] = DO_SWAY + 2 * q + 1
            n += 1
    if v.moves > 0:
        buf[n] = DO_STOP
        n += 1
    return n


def sway(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_STOP:
        return _end_sway(s, tell)
    q = (a - DO_SWAY) >> 1
    way = (a - DO_SWAY) & 1
    s.temple[q] += 2 * way - 1
    s.lighthouse[q] += 1 - 2 * way
    s.last = sway_place(s, q, way)
    s.moves += 1
    if tell is not None:
        start, end = ("temple", "lighthouse") if way == 0 else ("lighthouse", "temple")
        tell.say("sway", seat=int(s.turn), owner_seat=int(q), start=start, end=end)
    if s.moves < MOVE:
        for k in range(s.seats):
            if can_sway(s, k, 0) or can_sway(s, k, 1):
                return STEP_WAIT
    return _end_sway(s, tell)


def _end_sway(s: PortoState, tell: Teller | None) -> i64:
    s.moves = 0
    s.last = 0
    spend(s, tell)
    return STEP_BACK


# -- summon -----------------------------------------------------------------------------------------------------------


def summon_options(v: PortoView, buf: Arr) -> i64:
    return ship_options(row_set(v), buf)


def summon(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The ship is placed or leaves, the card of row 2 moves up, then a card is drawn for row 2 (P13.14)."""
    c = a - DO_SHIP
    i = leave_row(s, c)
    s.dock = arrive(s, c, tell)
    s.rows[i] = s.rows[ROW + i]
    s.rows[ROW + i] = -1
    if tell is not None and s.rows[i] >= 0:
        tell.say("moves_up", ship=SHIP_NAMES[s.rows[i]], position=int(i) + 1)
    s.slot = ROW + i
    drawn = turn_up(s, tell)
    if drawn == UNSEEN:
        return STEP_WAIT
    if drawn >= 0:
        _lay(s, drawn, tell)
    return STEP_BROUGHT


def draw_ship(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """A ship card is turned up: for a voyage, for the rows, or for row 2 after `bring`."""
    c = a - DRAW_SHIP
    if s.cargo >= 0:
        return draw_for_voyage(s, c, tell)
    if s.used < 0:
        return draw_for_row(s, c, tell)
    take_unseen(s, c)
    _lay(s, c, tell)
    return STEP_BROUGHT


def _lay(s: PortoState, c: i64, tell: Teller | None) -> None:
    s.rows[s.slot] = c
    if tell is not None:
        tell.say("row_ship", row=2, position=int(s.slot - ROW) + 1, ship=SHIP_NAMES[c])


def brought(s: PortoState, tell: Teller | None) -> i64:
    """The card goes under the deck; then a load, if the ship wants the good at its dock (P13.14, P12.4)."""
    d = s.dock
    s.dock = -1
    s.slot = 0
    spend(s, tell)
    if d >= 0 and s.dock_good[d] == WANTS[s.dock_ship[d]]:
        return begin_load(s, owner_of(s, d), d, s.dock_good[d], STEP_BACK, tell)
    return STEP_BACK
