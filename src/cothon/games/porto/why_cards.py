"""Why not? The questions of the action cards (chapters 8 to 10)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal
from cothon.games.porto.able import (
    bonus_of,
    can_sail,
    cost_of,
    errand_from,
    errand_to,
    left_twin,
    palace_cost,
    palace_need,
    servants_at,
)
from cothon.games.porto.made.ids import (
    ASK_CAPTAIN,
    ASK_DELIVER,
    ASK_ERRAND,
    ASK_FETCH,
    ASK_LOADMASTER,
    ASK_MERCHANT,
    ASK_SHIFT,
    DO_AT_DOCK,
    DO_BONUS_ONLY,
    DO_CHARTER,
    DO_CLAIM,
    DO_DISSOLVE,
    DO_DOCK,
    DO_ERRAND,
    DO_FETCH_STORE,
    DO_GOOD,
    DO_STOP,
    DO_STORE,
    DO_SWITCH,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    CAPTAIN,
    CARRIER,
    CREW,
    DOCK_NAMES,
    FREE_PRICE,
    GOOD_NAMES,
    KIND_NAMES,
    LOADMASTER,
    MERCHANT,
    NO_BONUS,
    STOREHOUSE_BONUS,
    merchant_price,
)
from cothon.games.porto.questions import ACTIONS
from cothon.games.porto.rules_cards import PLACES
from cothon.games.porto.view import charters_taken, deck_size, free_docks, free_storage, owner_of


def space_refusal(v: PortoView, space: i64) -> Refusal:
    """Why an action space is not offered (P8.4, P8.5, P8.7)."""
    card = KIND_NAMES[v.cards[space]]
    twin = left_twin(v, space)
    if twin >= 0:
        return Refusal("P8.7", "twin-card", card=card, space=int(twin) + 1)
    cost, have = int(cost_of(v, space)), int(v.reserve[v.turn])
    if cost > have:
        return Refusal("P8.4", "space-too-dear", space=int(space) + 1, servants=cost, reserve=have)
    return _no_action(v, v.cards[space], have - cost, cost, bool(bonus_of(v, space) != NO_BONUS))


def _no_action(v: PortoView, kind: i64, left: int, cost: int, bonus: bool) -> Refusal:
    """What is missing for the action of a card that costs so many servants and leaves so many in reserve (chapter 9).
    `bonus`: its space has one, which is not possible either."""
    p = v.turn
    if kind == CARRIER:
        if v.stored[p] > 0 or v.docks[p] & v.laden != 0:
            return Refusal("P8.5", "nowhere-to-carry", bonus=bonus)
        return Refusal("P8.5", "nothing-to-carry", bonus=bonus)
    if kind == MERCHANT:
        if v.market_n == 0:
            return Refusal("P8.5", "nothing-to-buy", bonus=bonus)
        if free_storage(v, p) == 0:
            return Refusal("P8.5", "no-room-to-buy", bonus=bonus)
        price, talents = int(merchant_price(v.bought)), int(v.talents[p])
        return Refusal("P8.5", "no-talents-to-buy", price=price, talents=talents, bonus=bonus)
    if kind == LOADMASTER:
        if left >= CREW:
            return Refusal("P8.5", "no-dock-to-claim", bonus=bonus)
        return Refusal("P8.5", "no-crew-to-claim", servants=cost, reserve=left, bonus=bonus)
    if kind == CAPTAIN and left > 0:
        return Refusal("P8.5", "no-ship-to-charter", ships=int(charters_taken(v)), bonus=bonus)
    return Refusal("P8.5", "nobody-to-send", card=KIND_NAMES[kind], servants=cost, reserve=left, bonus=bonus)


def bonus_refusal(v: PortoView, clause: str) -> Refusal:
    """Why the bonus of the space in use is not legal (P10.2, P10.3)."""
    p = v.turn
    bonus = bonus_of(v, v.space)
    if bonus == NO_BONUS:
        return Refusal(clause, "no-bonus")
    if bonus == STOREHOUSE_BONUS:
        if v.blocked[p] == 0:
            return Refusal("P10.2", "storage-open")
        return Refusal("P10.2", "storage-too-dear", price=int(FREE_PRICE), talents=int(v.talents[p]))
    if v.reserve[p] == 0:
        return Refusal("P10.3", "no-servant-for-palace")
    if v.points[p] < palace_need(v):
        return Refusal("P10.3", "palace-needs-points", need=int(palace_need(v)), points=int(v.points[p]))
    return Refusal("P10.3", "palace-too-dear", price=int(palace_cost(v)), talents=int(v.talents[p]))


def card_question(v: PortoView, a: i64) -> Refusal | None:
    """Refusals of the questions of action cards; None if another question is asked."""
    ask = v.ask
    if a == DO_BONUS_ONLY:
        if v.moves > 0:
            return Refusal("P8.6", "moved-already")
        return bonus_refusal(v, "P8.6")
    if ask == ASK_CAPTAIN:
        return _captain(v)
    if ask == ASK_FETCH:
        return _fetch(v, a)
    if ask == ASK_DELIVER:
        return _deliver(v, a)
    if ask == ASK_ERRAND:
        return _errand(v, a)
    if ask == ASK_LOADMASTER:
        return _loadmaster(v, a)
    if ask == ASK_SHIFT:
        return dock_taken(v, a - DO_DOCK, "P9.13")
    if ask == ASK_MERCHANT:
        return _merchant(v, a - DO_GOOD)
    return None


def dock_taken(v: PortoView, d: i64, clause: str) -> Refusal:
    return Refusal(clause, "dock-taken", dock=DOCK_NAMES[d], seat=int(owner_of(v, d)))


def no_servants_at(d: i64, clause: str) -> Refusal:
    return Refusal(clause, "no-servants-at", dock=DOCK_NAMES[d])


def _captain(v: PortoView) -> Refusal:
    if v.reserve[v.turn] == 0:
        return Refusal("P9.1", "no-servant-for-charter")
    return Refusal("P9.1", "charters-taken", ships=int(charters_taken(v)))


def _fetch(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a < DO_AT_DOCK:
        g = a - DO_FETCH_STORE
        if v.store[p * 5 + g] == 0:
            return Refusal("P9.3", "not-in-storehouse", good=GOOD_NAMES[g])
        return Refusal("P9.5", "nowhere-from-storehouse")
    d = a - DO_AT_DOCK
    if (v.docks[p] >> d) & 1 == 0:
        return no_servants_at(d, "P9.3")
    if v.dock_good[d] < 0:
        return Refusal("P9.3", "no-good-at", dock=DOCK_NAMES[d])
    return Refusal("P9.5", "nowhere-from-dock")


def _deliver(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_STORE:
        if v.source < 5:
            return Refusal("P9.4", "stored-already")
        return Refusal("P9.4", "storage-full")
    if a == DO_CHARTER:
        assert not can_sail(v, p)
        if v.charter[p] == 0:
            return Refusal("P9.4", "no-charter")
        if v.temple[p] == 0:
            return Refusal("P9.4", "nobody-prays")
        assert deck_size(v) == 0
        return Refusal("P9.4", "no-voyage")
    d = a - DO_AT_DOCK
    if (v.docks[p] >> d) & 1 == 0:
        return no_servants_at(d, "P9.4")
    if v.source == 5 + d:
        return Refusal("P9.4", "from-this-dock", dock=DOCK_NAMES[d])
    return Refusal("P9.4", "good-at", good=GOOD_NAMES[v.dock_good[d]], dock=DOCK_NAMES[d])


def _errand(v: PortoView, a: i64) -> Refusal:
    if a == DO_STOP:
        return Refusal("P9.9", "move-one-first")
    i = a - DO_ERRAND
    start, end = errand_from(i), errand_to(i)
    if servants_at(v, v.turn, start) == 0:
        return Refusal("P9.10", "no-servant-in", place=PLACES[start])
    if (v.flow >> (start + 3)) & 1 == 1:
        return Refusal("P9.10", "has-received", place=PLACES[start])
    if (v.flow >> end) & 1 == 1:
        return Refusal("P9.10", "has-given", place=PLACES[end])
    latest = ACTIONS.label(int(DO_ERRAND + v.last))
    return Refusal("P9.10", "moves-in-order", last_move=latest)


def _loadmaster(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a < DO_GOOD:
        d = a - DO_CLAIM
        if owner_of(v, d) >= 0:
            return dock_taken(v, d, "P1.6")
        return Refusal("P9.12", "dock-takes-two", reserve=int(v.reserve[p]))
    switching = a < DO_DISSOLVE
    clause = "P9.13" if switching else "P9.14"
    d = a - DO_SWITCH if switching else a - DO_DISSOLVE
    if (v.docks[p] >> d) & 1 == 0:
        return no_servants_at(d, clause)
    assert free_docks(v) == 0
    return Refusal(clause, "no-free-dock")


def _merchant(v: PortoView, g: i64) -> Refusal:
    p = v.turn
    if v.market[g] == 0:
        return Refusal("P9.16", "not-in-market", good=GOOD_NAMES[g])
    if free_storage(v, p) == 0:
        return Refusal("P9.16", "storage-full")
    return Refusal("P9.17", "good-too-dear", price=int(merchant_price(v.bought)), talents=int(v.talents[p]))
