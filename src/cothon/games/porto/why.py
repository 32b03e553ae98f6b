"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter.

Here: setup, ships, points, the frame of a turn; the action cards and held cards are in `why_cards`.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, Which
from cothon.games.porto.able import bonus_of, palace_cost, path_is_open, ready_docks
from cothon.games.porto.made.ids import (
    ASK_ACT,
    ASK_BERTH,
    ASK_BONUS,
    ASK_BOON,
    ASK_FINISH,
    ASK_GIFT,
    ASK_LAST,
    ASK_LOAD,
    ASK_MOOR,
    ASK_PILOT,
    ASK_POINT,
    ASK_QUAY,
    ASK_STOCK,
    DO_BAN,
    DO_BONUS_ONLY,
    DO_CARD,
    DO_CLAIM,
    DO_DOCK,
    DO_GOOD,
    DO_TAKE_BONUS,
    DO_TAKE_SHIP,
    DO_USE,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    CIV,
    DOCK_NAMES,
    FREE_PRICE,
    GOOD_NAMES,
    KIND_NAMES,
    LARGE_COST,
    LARGE_NEED,
    PALACE_BONUS,
    REFILL_PRICE,
    SHIP_NAMES,
    SPACES,
    WANTS,
)
from cothon.games.porto.view import free_storage
from cothon.games.porto.why_cards import bonus_refusal, card_question, dock_taken, space_refusal
from cothon.games.porto.why_held import held_question, use_refusal


def refuse(v: PortoView, a: i64) -> Refusal:
    if v.ask == ASK_ACT:
        return use_refusal(v, a - DO_USE) if a >= DO_USE else space_refusal(v, a - DO_CARD)
    if v.ask == ASK_BONUS:
        return use_refusal(v, a - DO_USE) if a >= DO_USE else bonus_refusal(v, "P10.1")
    if v.ask == ASK_FINISH:
        return use_refusal(v, a - DO_USE)
    if v.ask == ASK_STOCK:
        return _stock(v, a - DO_GOOD)
    found = card_question(v, a) or held_question(v, a)
    return found if found is not None else _outside_turns(v, a)


def which(v: PortoView, a: i64) -> Which | None:
    """Which card lies on a space; what the bonus of the space in use is, and what it costs (P10.2, P10.3)."""
    if v.ask == ASK_ACT and DO_CARD <= a < DO_CARD + SPACES and v.cards[a - DO_CARD] >= 0:
        return Which("card", card=KIND_NAMES[v.cards[a - DO_CARD]])
    if a not in (DO_TAKE_BONUS, DO_BONUS_ONLY):
        return None
    palace = bool(bonus_of(v, v.space) == PALACE_BONUS)
    price = int(palace_cost(v) if palace else FREE_PRICE)
    if a == DO_TAKE_BONUS:
        return Which("take_bonus", in_palace=palace, talents=price)
    return Which("bonus_only", in_palace=palace, talents=price)


def _outside_turns(v: PortoView, a: i64) -> Refusal:
    if v.ask == ASK_BERTH or v.ask == ASK_QUAY:
        return dock_taken(v, a - DO_CLAIM, "P1.6")
    if v.ask == ASK_GIFT:
        return Refusal("P2.6", "not-in-market", good=GOOD_NAMES[a - DO_GOOD])
    if v.ask == ASK_PILOT:
        return _pilot(v, a)
    if v.ask == ASK_MOOR:
        return _moor(v, a - DO_DOCK)
    if v.ask == ASK_LOAD:
        return _load(v, a - DO_DOCK)
    if v.ask == ASK_POINT:
        return _point(v)
    if v.ask == ASK_BOON:
        return _boon(v)
    assert v.ask == ASK_LAST
    return _last(v)


def _pilot(v: PortoView, a: i64) -> Refusal:
    banning = a >= DO_BAN
    c = a - DO_BAN if banning else a - DO_TAKE_SHIP
    if banning and v.rank > 0:
        return Refusal("P3.5", "only-first-bans")
    if banning and v.due == 1:
        return Refusal("P3.4", "brought-in-already")
    ship = SHIP_NAMES[c]
    for i in range(6, 12):
        if v.rows[i] == c:
            return Refusal("P3.2", "in-row-2", ship=ship)
    return Refusal("P3.2", "not-in-row-1", ship=ship)


def _moor(v: PortoView, d: i64) -> Refusal:
    civ = CIV[v.ship]
    if d // 2 != civ:
        own = DOCK_NAMES[2 * civ : 2 * civ + 2]
        return Refusal("P3.7", "other-civilisation", ship=SHIP_NAMES[v.ship], own_dock=own, dock=DOCK_NAMES[d])
    return Refusal("P3.7", "ship-at", ship=SHIP_NAMES[v.dock_ship[d]], dock=DOCK_NAMES[d])


def _load(v: PortoView, d: i64) -> Refusal:
    dock = DOCK_NAMES[d]
    if (v.docks[v.actor] >> d) & 1 == 0:
        return Refusal("P3.11", "no-servants-at", dock=dock)
    if v.dock_ship[d] < 0 or v.dock_good[d] < 0:
        return Refusal("P3.11", "nothing-to-load-at", dock=dock)
    assert (ready_docks(v, v.actor) >> d) & 1 == 0
    return Refusal("P3.11", "ship-wants", dock=dock, good=GOOD_NAMES[WANTS[v.dock_ship[d]]])


def _point(v: PortoView) -> Refusal:
    if v.housed == 1:
        return Refusal("P14.3", "path-before-house")
    if v.reserve[v.gainer] == 0:
        return Refusal("P14.2", "no-servant-for-path")
    return Refusal("P14.5", "path-full")


def _boon(v: PortoView) -> Refusal:
    if not path_is_open(v):
        return Refusal("P13.3", "path-full")
    return Refusal("P13.3", "no-servant-for-path")


def _stock(v: PortoView, g: i64) -> Refusal:
    p = v.turn
    if v.market[g] == 0:
        return Refusal("P8.10", "not-in-market", good=GOOD_NAMES[g])
    if free_storage(v, p) == 0:
        return Refusal("P8.10", "storage-full")
    return Refusal("P8.10", "new-good-too-dear", price=int(REFILL_PRICE), talents=int(v.talents[p]))


def _last(v: PortoView) -> Refusal:
    p = v.actor
    if v.points[p] < LARGE_NEED:
        return Refusal("P15.6", "large-space-needs-points", need=int(LARGE_NEED), points=int(v.points[p]))
    if v.talents[p] < LARGE_COST:
        return Refusal("P15.6", "large-space-too-dear", price=int(LARGE_COST), talents=int(v.talents[p]))
    return Refusal("P15.6", "no-servant-for-palace")
