"""Held cards in use: `sort`, `anyload`, `sway`, `summon`, and the palace without trading points (chapter 13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.able import any_docks, can_sway, row_set, sway_place, waiting_docks
from cothon.games.porto.actions import (
    ANYLOAD,
    AT_DOCK_0,
    FINISH,
    FROM_STORE_0,
    PEEK,
    SHIP_0,
    SORT,
    STOP,
    SUMMON,
    SWAY,
    SWAY_0,
)
from cothon.games.porto.deck import (
    UNSEEN,
    begin_look,
    end_look,
    put_under,
    see_bottom,
    see_unseen,
    take_unseen,
    top_card,
    turn_up,
)
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
from cothon.games.porto.rules_load import begin_load
from cothon.games.porto.rules_ships import arrive, dock_options, leave_row
from cothon.games.porto.state import PortoState
from cothon.games.porto.steps import BACK, BEFORE_END, BROUGHT, PEEKS, WAIT
from cothon.games.porto.view import PortoView, deck_size, owner_of

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
        s.ask = ANYLOAD
        return WAIT
    if privilege == MOVE3:
        s.ask = SWAY
        return WAIT
    if privilege == PALACE:
        buy_place(s, s.turn, tell)  # P13.12
        spend(s, tell)
        return BACK
    s.ask = SUMMON
    return WAIT


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


def go_back(s: PortoState) -> i64:
    """The question the card was used in is asked again (or S2)."""
    back = s.back
    s.back = 0
    if back == FINISH:
        return BEFORE_END
    s.actor = s.turn
    s.ask = back
    return WAIT


# -- look: peeks and sort ---------------------------------------------------------------------------------------------


def looked_at(v: PortoView) -> i64:
    """How many cards `look` shows (P13.8)."""
    n = deck_size(v)
    return n if n < LOOK else LOOK


def _begin_peeks(s: PortoState, tell: Teller | None) -> i64:
    if s.top_n > 0 and tell is not None:
        tell.unveil()  # cards that somebody else may have sorted
    begin_look(s, s.turn, looked_at(s))
    return PEEKS


def peeks(s: PortoState, tell: Teller | None) -> i64:
    """Cards become known to the user until there are enough; then they are sorted (PC2)."""
    k = looked_at(s)
    while s.top_n < k:
        if s.unseen_n > 0:
            s.actor = CHANCE
            s.ask = PEEK
            return WAIT
        see_bottom(s, s.turn)
    end_look(s)
    if tell is not None:
        faces: list[str] = [SHIP_NAMES[top_card(s, i)] for i in range(k)]
        tell.whisper([int(s.turn)], "look", {"seat": int(s.turn), "cards": int(k)}, {"ships": faces})
    if k == 1:
        return _end_sort(s, tell)
    s.actor = s.turn
    s.ask = SORT
    return WAIT


def draw_peek(s: PortoState, c: i64) -> i64:
    see_unseen(s, s.turn, c)
    return PEEKS


def sort_options(v: PortoView, buf: Arr) -> i64:
    left: i64 = 0
    for i in range(v.sorted, v.top_n):
        left |= v.groups[i]
    return ship_options(left, buf)


def ship_options(ships: i64, buf: Arr) -> i64:
    n: i64 = 0
    for c in range(SHIPS):
        if (ships >> c) & 1 == 1:
            buf[n] = SHIP_0 + c
            n += 1
    return n


def sort(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The chosen card becomes the next from the top; the others keep their order below it."""
    card: i64 = 1 << (a - SHIP_0)
    i = s.top_n - 1
    while s.groups[i] != card:
        i -= 1
    while i > s.sorted:
        s.groups[i] = s.groups[i - 1]
        i -= 1
    s.groups[i] = card
    s.sorted += 1
    if s.sorted < s.top_n - 1:
        return WAIT
    if tell is not None:
        faces: list[str] = [SHIP_NAMES[top_card(s, k)] for k in range(s.top_n)]
        tell.whisper([int(s.turn)], "sorted", {"seat": int(s.turn), "cards": int(s.top_n)}, {"ships": faces})
    return _end_sort(s, tell)


def _end_sort(s: PortoState, tell: Teller | None) -> i64:
    s.sorted = 0
    spend(s, tell)
    return BACK


# -- anyload ----------------------------------------------------------------------------------------------------------


def anyload_options(v: PortoView, buf: Arr) -> i64:
    p = v.turn
    n = dock_options(any_docks(v, p), AT_DOCK_0, buf, 0)
    if v.from_store == 1:  # P13.10
        waiting = waiting_docks(v, p)
        if waiting != 0:
            for g in range(GOODS):
                if v.store[p * GOODS + g] > 0:
                    n = dock_options(waiting, FROM_STORE_0 + g * DOCKS, buf, n)
    return n


def anyload(s: PortoState, a: i64, tell: Teller | None) -> i64:
    p = s.turn
    spend(s, tell)
    if a < FROM_STORE_0:
        d = a - AT_DOCK_0
        return begin_load(s, p, d, s.dock_good[d], BACK, tell)
    g = (a - FROM_STORE_0) // DOCKS
    s.store[p * GOODS + g] -= 1
    s.stored[p] -= 1
    return begin_load(s, p, (a - FROM_STORE_0) % DOCKS, g, BACK, tell)


# -- sway -------------------------------------------------------------------------------------------------------------


def sway_options(v: PortoView, buf: Arr) -> i64:
    n: i64 = 0
    for q in range(v.seats):
        if can_sway(v, q, 0):
            buf[n] = SWAY_0 + 2 * q
            n += 1
        if can_sway(v, q, 1):
            buf[n] = SWAY_0 + 2 * q + 1
            n += 1
    if v.moves > 0:
        buf[n] = STOP
        n += 1
    return n


def sway(s: PortoState, a: i64, tell: Teller | None) -> i64:
    if a == STOP:
        return _end_sway(s, tell)
    q = (a - SWAY_0) >> 1
    way = (a - SWAY_0) & 1
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
                return WAIT
    return _end_sway(s, tell)


def _end_sway(s: PortoState, tell: Teller | None) -> i64:
    s.moves = 0
    s.last = 0
    spend(s, tell)
    return BACK


# -- summon -----------------------------------------------------------------------------------------------------------


def summon_options(v: PortoView, buf: Arr) -> i64:
    return ship_options(row_set(v), buf)


def summon(s: PortoState, a: i64, tell: Teller | None) -> i64:
    """The ship is placed or leaves, the card of row 2 moves up, then a card is drawn for row 2 (P13.14)."""
    c = a - SHIP_0
    i = leave_row(s, c)
    s.dock = arrive(s, c, tell)
    s.rows[i] = s.rows[ROW + i]
    s.rows[ROW + i] = -1
    if tell is not None and s.rows[i] >= 0:
        tell.say("moves_up", ship=SHIP_NAMES[s.rows[i]], position=int(i) + 1)
    s.slot = ROW + i
    drawn = turn_up(s, tell)
    if drawn == UNSEEN:
        return WAIT
    if drawn >= 0:
        _lay(s, drawn, tell)
    return BROUGHT


def draw_for_bring(s: PortoState, c: i64, tell: Teller | None) -> i64:
    take_unseen(s, c)
    _lay(s, c, tell)
    return BROUGHT


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
        return begin_load(s, owner_of(s, d), d, s.dock_good[d], BACK, tell)
    return BACK
