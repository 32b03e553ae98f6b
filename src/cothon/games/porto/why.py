"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter.

Here: setup, ships, points, the frame of a turn; the action cards and held cards are in `why_cards`.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
from cothon.games.porto.able import path_is_open, ready_docks
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
    DO_CARD,
    DO_CLAIM,
    DO_DOCK,
    DO_GOOD,
    DO_TAKE_SHIP,
    DO_USE,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    CIV,
    CIV_NAMES,
    CIV_WORDS,
    DOCK_NAMES,
    DOCK_WORDS,
    GOOD_NAMES,
    LARGE_COST,
    LARGE_NEED,
    REFILL_PRICE,
    SHIP_NAMES,
    WANTS,
)
from cothon.games.porto.view import free_storage, owner_of
from cothon.games.porto.why_cards import bonus_refusal, card_question, space_refusal
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


def _outside_turns(v: PortoView, a: i64) -> Refusal:
    if v.ask == ASK_BERTH or v.ask == ASK_QUAY:
        return dock_taken(v, a - DO_CLAIM)
    if v.ask == ASK_GIFT:
        return in_words("P2.6", f"there is no {GOOD_NAMES[a - DO_GOOD]} in the market")
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


def dock_taken(v: PortoView, d: i64) -> Refusal:
    owner = owner_of(v, d)
    whose = "your own servants" if owner == v.actor else f"servants of seat {owner}"
    return in_words("P1.6", f"at {DOCK_WORDS[DOCK_NAMES[d]]} there are {whose} already")


def _pilot(v: PortoView, a: i64) -> Refusal:
    banning = a >= DO_BAN
    c = a - DO_BAN if banning else a - DO_TAKE_SHIP
    if banning and v.rank > 0:
        return in_words("P3.5", "only the first in the lighthouse may ban a ship")
    if banning and v.due == 1:
        return in_words("P3.4", "you have brought in a ship already: either two ships, or one ban")
    name = SHIP_NAMES[c]
    for i in range(6, 12):
        if v.rows[i] == c:
            return in_words("P3.2", f"ship {name} lies in row 2; only row 1 arrives")
    return in_words("P3.2", f"ship {name} is not in row 1")


def _moor(v: PortoView, d: i64) -> Refusal:
    civ = CIV[v.ship]
    words = DOCK_WORDS[DOCK_NAMES[d]]
    if d // 2 != civ:
        home = CIV_WORDS[CIV_NAMES[civ]]
        return in_words("P3.7", f"ship {SHIP_NAMES[v.ship]} moors at docks of {home}, not at {words}")
    return in_words("P3.7", f"ship {SHIP_NAMES[v.dock_ship[d]]} lies at {words}")


def _load(v: PortoView, d: i64) -> Refusal:
    words = DOCK_WORDS[DOCK_NAMES[d]]
    if (v.docks[v.actor] >> d) & 1 == 0:
        return in_words("P3.11", f"you have no servants at {words}")
    if v.dock_ship[d] < 0 or v.dock_good[d] < 0:
        return in_words("P3.11", f"at {words} there is not both a ship and a good")
    assert (ready_docks(v, v.actor) >> d) & 1 == 0
    return in_words("P3.11", f"the ship at {words} wants {GOOD_NAMES[WANTS[v.dock_ship[d]]]}")


def _point(v: PortoView) -> Refusal:
    if v.housed == 1:
        return in_words("P14.3", "a point of this gain went to the trading house already; path comes before house")
    if v.reserve[v.gainer] == 0:
        return in_words("P14.2", "you have no servant in reserve for the path")
    return in_words("P14.5", "the path of intrigue is full")


def _boon(v: PortoView) -> Refusal:
    if not path_is_open(v):
        return in_words("P13.3", "the path of intrigue is full")
    return in_words("P13.3", "you have no servant in reserve for the path")


def _stock(v: PortoView, g: i64) -> Refusal:
    p = v.turn
    if v.market[g] == 0:
        return in_words("P8.10", f"there is no {GOOD_NAMES[g]} in the market")
    if free_storage(v, p) == 0:
        return in_words("P8.10", "you have no free storage space")
    return in_words("P8.10", f"a good of the new market costs {REFILL_PRICE} Talents, you have {v.talents[p]}")


def _last(v: PortoView) -> Refusal:
    p = v.actor
    if v.points[p] < LARGE_NEED:
        return in_words("P15.6", f"the large space needs {LARGE_NEED} trading points, you have {v.points[p]}")
    if v.talents[p] < LARGE_COST:
        return in_words("P15.6", f"the large space costs {LARGE_COST} Talents, you have {v.talents[p]}")
    return in_words("P15.6", "you have no servant in reserve")
