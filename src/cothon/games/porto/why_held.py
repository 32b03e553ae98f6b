"""Why not? Held cards and the questions they ask (chapter 13)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
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
    DOCK_WORDS,
    GOOD_NAMES,
    LOOK3,
    MOVE3,
    PALACE,
    PRIVILEGE,
    SHIP_NAMES,
)


def use_refusal(v: PortoView, c: i64) -> Refusal:
    """Why a held card is not usable, or not held."""
    p = v.turn
    if (v.held[p] >> c) & 1 == 0:
        return in_words("P13.5", f"you do not hold ship card {SHIP_NAMES[c]}")
    privilege = PRIVILEGE[c]
    if privilege == LOOK3:
        return in_words("P13.8", "the ship deck is empty")
    if privilege == ANYGOOD:
        if v.rules.load_any == LOAD_ANY_FROM_STORE:
            return in_words("P13.10", "no own dock has a ship and a wrong good, nor a ship you have a stored good for")
        return in_words("P13.9", "no own dock has a ship together with a good it does not want")
    if privilege == MOVE3:
        return in_words("P13.11", "there is no servant in temple or lighthouse")
    if privilege == PALACE:
        if v.reserve[p] == 0:
            return in_words("P13.12", "you have no servant in reserve for the palace")
        return in_words("P13.12", f"the next palace space costs {palace_cost(v)} Talents, you have {v.talents[p]}")
    return in_words("P13.13", "row 1 has no ship")


def held_question(v: PortoView, a: i64) -> Refusal | None:
    """Refusals of the questions of held cards; None if another question is asked."""
    if v.ask == ASK_SORT:
        return _sort(v, a - DO_SHIP)
    if v.ask == ASK_ANYLOAD:
        return _anyload(v, a)
    if v.ask == ASK_SWAY:
        return _sway(v, a)
    if v.ask == ASK_SUMMON:
        return in_words("P13.13", f"ship {SHIP_NAMES[a - DO_SHIP]} is not in row 1")
    return None


def _sort(v: PortoView, c: i64) -> Refusal:
    for i in range(v.sorted):
        if v.groups[i] == 1 << c:
            return in_words("P13.8", f"ship {SHIP_NAMES[c]} is put back already")
    return in_words("P13.8", f"ship {SHIP_NAMES[c]} is not among the cards you look at")


def _anyload(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    from_store = a >= DO_FROM_STORE
    if from_store and v.rules.load_any == LOAD_ANY_AT_DOCK:
        return in_words("P13.10", "goods are not loaded from the storehouse in this game")
    d = (a - DO_FROM_STORE) % 12 if from_store else a - DO_AT_DOCK
    clause = "P13.10" if from_store else "P13.9"
    words = DOCK_WORDS[DOCK_NAMES[d]]
    if (v.docks[p] >> d) & 1 == 0:
        return in_words(clause, f"you have no servants at {words}")
    if v.dock_ship[d] < 0:
        return in_words(clause, f"no ship lies at {words}")
    if not from_store:
        return in_words(clause, f"no good lies at {words}")
    if v.dock_good[d] >= 0:
        return in_words(clause, f"{GOOD_NAMES[v.dock_good[d]]} lies at {words} already")
    return in_words(clause, f"there is no {GOOD_NAMES[(a - DO_FROM_STORE) // 12]} in your storehouse")


def _sway(v: PortoView, a: i64) -> Refusal:
    if a == DO_STOP:
        return in_words("P13.11", "at least one servant must be moved first")
    q = (a - DO_SWAY) >> 1
    way = (a - DO_SWAY) & 1
    if q >= v.seats:
        return in_words("P13.11", f"there is no seat {q} at this table")
    start = "temple" if way == 0 else "lighthouse"
    if (v.temple[q] if way == 0 else v.lighthouse[q]) == 0:
        return in_words("P13.11", f"seat {q} has no servant in the {start}")
    if sway_place(v, q, way) < v.last:
        return in_words("P13.11", "this move stands before the latest one in the order of moves")
    return in_words("P13.11", f"servants of seat {q} were moved the other way already")
