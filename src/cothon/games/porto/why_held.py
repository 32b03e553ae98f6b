"""Why not? Held cards and the questions they ask (chapter 13)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal
from cothon.games.porto.able import palace_cost, sway_place
from cothon.games.porto.made.ids import (
    ASK_ANYLOAD,
    ASK_SORT,
    ASK_SUMMON,
    ASK_SWAY,
    DO_AT_DOCK,
    DO_FROM_STORE,
    DO_SHIP,
    DO_STOP,
    DO_SWAY,
    LOAD_ANY_AT_DOCK,
    LOAD_ANY_FROM_STORE,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    ANYGOOD,
    DOCK_NAMES,
    GOOD_NAMES,
    LOOK3,
    MOVE3,
    PALACE,
    PRIVILEGE,
    SHIP_NAMES,
)
from cothon.games.porto.why_cards import no_servants_at


def use_refusal(v: PortoView, c: i64) -> Refusal:
    """Why a held card is not usable, or not held."""
    p = v.turn
    if (v.held[p] >> c) & 1 == 0:
        return Refusal("P13.5", "not-held", ship=SHIP_NAMES[c])
    privilege = PRIVILEGE[c]
    if privilege == LOOK3:
        return Refusal("P13.8", "deck-empty")
    if privilege == ANYGOOD:
        if v.rules.load_any == LOAD_ANY_FROM_STORE:
            return Refusal("P13.10", "no-load-even-from-storehouse")
        return Refusal("P13.9", "no-load")
    if privilege == MOVE3:
        return Refusal("P13.11", "nobody-to-move")
    if privilege == PALACE:
        if v.reserve[p] == 0:
            return Refusal("P13.12", "no-servant-for-palace")
        return Refusal("P13.12", "palace-too-dear", price=int(palace_cost(v)), talents=int(v.talents[p]))
    return Refusal("P13.13", "row-1-empty")


def held_question(v: PortoView, a: i64) -> Refusal | None:
    """Refusals of the questions of held cards; None if another question is asked."""
    if v.ask == ASK_SORT:
        return _sort(v, a - DO_SHIP)
    if v.ask == ASK_ANYLOAD:
        return _anyload(v, a)
    if v.ask == ASK_SWAY:
        return _sway(v, a)
    if v.ask == ASK_SUMMON:
        return Refusal("P13.13", "not-in-row-1", ship=SHIP_NAMES[a - DO_SHIP])
    return None


def _sort(v: PortoView, c: i64) -> Refusal:
    for i in range(v.sorted):
        if v.groups[i] == 1 << c:
            return Refusal("P13.8", "put-back-already", ship=SHIP_NAMES[c])
    return Refusal("P13.8", "not-looked-at", ship=SHIP_NAMES[c])


def _anyload(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    from_store = a >= DO_FROM_STORE
    if from_store and v.rules.load_any == LOAD_ANY_AT_DOCK:
        return Refusal("P13.10", "not-from-storehouse")
    d = (a - DO_FROM_STORE) % 12 if from_store else a - DO_AT_DOCK
    clause = "P13.10" if from_store else "P13.9"
    dock = DOCK_NAMES[d]
    if (v.docks[p] >> d) & 1 == 0:
        return no_servants_at(d, clause)
    if v.dock_ship[d] < 0:
        return Refusal(clause, "no-ship-at", dock=dock)
    if not from_store:
        return Refusal(clause, "no-good-at", dock=dock)
    if v.dock_good[d] >= 0:
        return Refusal(clause, "good-at", good=GOOD_NAMES[v.dock_good[d]], dock=dock)
    return Refusal(clause, "not-in-storehouse", good=GOOD_NAMES[(a - DO_FROM_STORE) // 12])


def _sway(v: PortoView, a: i64) -> Refusal:
    if a == DO_STOP:
        return Refusal("P13.11", "move-one-first")
    q = (a - DO_SWAY) >> 1
    way = (a - DO_SWAY) & 1
    if q >= v.seats:
        return Refusal("P13.11", "no-such-seat", seat=int(q))
    start = "temple" if way == 0 else "lighthouse"
    if (v.temple[q] if way == 0 else v.lighthouse[q]) == 0:
        return Refusal("P13.11", "nobody-of-theirs-in", seat=int(q), place=start)
    if sway_place(v, q, way) < v.last:
        return Refusal("P13.11", "sways-in-order")
    return Refusal("P13.11", "moved-the-other-way", seat=int(q))
