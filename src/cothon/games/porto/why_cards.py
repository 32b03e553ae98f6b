"""Why not? The questions of the action cards (chapters 8 to 10)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
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
    DOCK_NAMES,
    DOCK_WORDS,
    FREE_PRICE,
    GOOD_NAMES,
    KIND_NAMES,
    KIND_WORDS,
    NO_BONUS,
    STOREHOUSE_BONUS,
    merchant_price,
)
from cothon.games.porto.questions import ACTIONS
from cothon.games.porto.view import charters_taken, deck_size, free_docks, free_storage, owner_of

_PLACES: list[str] = ["reserve", "lighthouse", "temple"]


def space_refusal(v: PortoView, space: i64) -> Refusal:
    """Why an action space is not offered (P8.4, P8.5, P8.7)."""
    card = KIND_WORDS[KIND_NAMES[v.cards[space]]]
    twin = left_twin(v, space)
    if twin >= 0:
        return in_words("P8.7", f"the {card} on space {twin + 1} is the same for the same cost")
    cost = cost_of(v, space)
    have = v.reserve[v.turn]
    if cost > have:
        return in_words("P8.4", f"space {space + 1} costs {cost} servants, you have {have} in reserve")
    after = f" with {have - cost} left in reserve" if cost > 0 else ""
    bonus = "" if bonus_of(v, space) == NO_BONUS else ", nor its bonus"
    return in_words("P8.5", f"you could not carry out the action of the {card}{bonus}{after}")


def bonus_refusal(v: PortoView, clause: str) -> Refusal:
    """Why the bonus of the space in use is not legal (P10.2, P10.3)."""
    p = v.turn
    bonus = bonus_of(v, v.space)
    if bonus == NO_BONUS:
        return in_words(clause, "this action space has no bonus")
    if bonus == STOREHOUSE_BONUS:
        if v.blocked[p] == 0:
            return in_words("P10.2", "all your storage spaces are open")
        return in_words("P10.2", f"opening a storage space costs {FREE_PRICE} Talents, you have {v.talents[p]}")
    if v.reserve[p] == 0:
        return in_words("P10.3", "you have no servant in reserve for the palace")
    if v.points[p] < palace_need(v):
        return in_words("P10.3", f"the next palace space needs {palace_need(v)} trading points, you have {v.points[p]}")
    return in_words("P10.3", f"the next palace space costs {palace_cost(v)} Talents, you have {v.talents[p]}")


def card_question(v: PortoView, a: i64) -> Refusal | None:
    """Refusals of the questions of action cards; None if another question is asked."""
    ask = v.ask
    if a == DO_BONUS_ONLY:
        if v.moves > 0:
            return in_words("P8.6", "you have moved a servant already; the bonus comes after the action")
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
        return _taken(v, a - DO_DOCK, "P9.13")
    if ask == ASK_MERCHANT:
        return _merchant(v, a - DO_GOOD)
    return None


def _dock(d: i64) -> str:
    return DOCK_WORDS[DOCK_NAMES[d]]


def _taken(v: PortoView, d: i64, clause: str) -> Refusal:
    whose = "your own servants" if owner_of(v, d) == v.turn else f"servants of seat {owner_of(v, d)}"
    return in_words(clause, f"at {_dock(d)} there are {whose} already")


def _captain(v: PortoView) -> Refusal:
    if v.reserve[v.turn] == 0:
        return in_words("P9.1", "you have no servant in reserve for a charter ship")
    return in_words("P9.1", f"all {charters_taken(v)} charter ships are taken")


def _fetch(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a < DO_AT_DOCK:
        g = a - DO_FETCH_STORE
        if v.store[p * 5 + g] == 0:
            return in_words("P9.3", f"there is no {GOOD_NAMES[g]} in your storehouse")
        return in_words("P9.5", "there is nowhere to bring it: no own dock without a good, no charter ship to sail")
    d = a - DO_AT_DOCK
    if (v.docks[p] >> d) & 1 == 0:
        return in_words("P9.3", f"you have no servants at {_dock(d)}")
    if v.dock_good[d] < 0:
        return in_words("P9.3", f"no good lies at {_dock(d)}")
    return in_words("P9.5", "there is nowhere to bring it: no storage, no other dock, no charter ship that can sail")


def _deliver(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a == DO_STORE:
        if v.source < 5:
            return in_words("P9.4", "the good is in your storehouse already")
        return in_words("P9.4", "you have no free storage space")
    if a == DO_CHARTER:
        assert not can_sail(v, p)
        if v.charter[p] == 0:
            return in_words("P9.4", "you have chartered no ship")
        if v.temple[p] == 0:
            return in_words("P9.4", "you have no servant in the temple to pray for the voyage")
        return in_words("P9.4", f"the deck has {deck_size(v)} cards: no voyage is possible")
    d = a - DO_AT_DOCK
    if (v.docks[p] >> d) & 1 == 0:
        return in_words("P9.4", f"you have no servants at {_dock(d)}")
    if v.source == 5 + d:
        return in_words("P9.4", "the good comes from this dock")
    return in_words("P9.4", f"{GOOD_NAMES[v.dock_good[d]]} lies at {_dock(d)} already")


def _errand(v: PortoView, a: i64) -> Refusal:
    if a == DO_STOP:
        return in_words("P9.9", "at least one servant must be moved first")
    i = a - DO_ERRAND
    start, end = errand_from(i), errand_to(i)
    if servants_at(v, v.turn, start) == 0:
        return in_words("P9.10", f"you have no servant in the {_PLACES[start]}")
    if (v.flow >> (start + 3)) & 1 == 1:
        return in_words("P9.10", f"the {_PLACES[start]} has received a servant in this action")
    if (v.flow >> end) & 1 == 1:
        return in_words("P9.10", f"the {_PLACES[end]} has given a servant in this action")
    latest = ACTIONS.label(int(DO_ERRAND + v.last))
    return in_words("P9.10", f"this move stands before {latest} in the order of moves")


def _loadmaster(v: PortoView, a: i64) -> Refusal:
    p = v.turn
    if a < DO_GOOD:
        d = a - DO_CLAIM
        if owner_of(v, d) >= 0:
            return _taken(v, d, "P1.6")
        return in_words("P9.12", f"a dock takes 2 servants, you have {v.reserve[p]} in reserve")
    switching = a < DO_DISSOLVE
    clause = "P9.13" if switching else "P9.14"
    d = a - DO_SWITCH if switching else a - DO_DISSOLVE
    if (v.docks[p] >> d) & 1 == 0:
        return in_words(clause, f"you have no servants at {_dock(d)}")
    assert free_docks(v) == 0
    return in_words(clause, "no other dock is free for servants")


def _merchant(v: PortoView, g: i64) -> Refusal:
    p = v.turn
    if v.market[g] == 0:
        return in_words("P9.16", f"there is no {GOOD_NAMES[g]} in the market")
    if free_storage(v, p) == 0:
        return in_words("P9.16", "you have no free storage space")
    return in_words("P9.17", f"the next good costs {merchant_price(v.bought)} Talents, you have {v.talents[p]}")
