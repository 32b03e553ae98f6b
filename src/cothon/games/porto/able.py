"""What a player is able to do: the conditions of cards, bonuses and privileges, read off a view."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.porto.made.ids import LOAD_ANY_FROM_STORE
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    ANYGOOD,
    ARISTOCRAT,
    BONUS,
    CAPTAIN,
    CARRIER,
    COST,
    CREW,
    DOCKS,
    FREE_PRICE,
    LOADMASTER,
    LOOK3,
    MERCHANT,
    MOVE3,
    PALACE,
    PALACE_BONUS,
    PALACE_COST,
    PALACE_NEED,
    PATH_LENGTH,
    PRIVILEGE,
    ROW,
    SINGLES,
    SPACES,
    STOREHOUSE_BONUS,
    WANTS,
    merchant_price,
)
from cothon.games.porto.view import charters_taken, deck_size, free_docks, free_storage


def palace_cost(v: PortoView) -> i64:
    """Talents for the next palace space (P10.4)."""
    return PALACE_COST[v.singles_n if v.singles_n < SINGLES else SINGLES]


def palace_need(v: PortoView) -> i64:
    """Trading points needed for the next palace space (P10.3)."""
    return PALACE_NEED[v.singles_n if v.singles_n < SINGLES else SINGLES]


def path_is_open(v: PortoView) -> bool:
    """Whether the path has a free space (P14.5)."""
    return v.path_n < PATH_LENGTH[v.rules.intrigue_table]


def can_sail(v: PortoView, p: i64) -> bool:
    """Whether a good may be brought on a charter ship (P9.4)."""
    return v.charter[p] > 0 and v.temple[p] > 0 and deck_size(v) > 0


# -- action spaces ----------------------------------------------------------------------------------------------------


def cost_of(v: PortoView, space: i64) -> i64:
    return COST[v.rules.action_table * SPACES + space]


def bonus_of(v: PortoView, space: i64) -> i64:
    return BONUS[v.rules.action_table * SPACES + space]


def can_bonus(v: PortoView, p: i64, bonus: i64, reserve: i64) -> bool:
    """Whether a bonus is legal with so many servants in reserve (P10.2, P10.3)."""
    if bonus == STOREHOUSE_BONUS:
        return v.talents[p] >= FREE_PRICE and v.blocked[p] > 0
    if bonus == PALACE_BONUS:
        return reserve > 0 and v.talents[p] >= palace_cost(v) and v.points[p] >= palace_need(v)
    return False


def can_act(v: PortoView, p: i64, kind: i64, reserve: i64) -> bool:
    """Whether the action of a card has a legal option with so many servants in reserve (chapter 9)."""
    if kind == CARRIER:
        return can_carry(v, p)
    if kind == ARISTOCRAT:
        return reserve + v.lighthouse[p] + v.temple[p] > 0  # P9.11
    if kind == CAPTAIN:
        return reserve > 0 and charters_taken(v) < v.seats  # P9.1
    if kind == MERCHANT:
        return can_trade(v, p)
    if kind == LOADMASTER:
        return v.docks[p] != 0 or (reserve >= CREW and free_docks(v) != 0)  # P9.12, P9.14
    return False


def can_carry(v: PortoView, p: i64) -> bool:
    """Whether some source has a target (P9.5)."""
    out = v.docks[p] & ~v.laden != 0 or can_sail(v, p)
    if v.stored[p] > 0 and out:
        return True
    return v.docks[p] & v.laden != 0 and (out or free_storage(v, p) > 0)


def can_trade(v: PortoView, p: i64) -> bool:
    """Whether the Merchant has something to sell to this seat (P9.16)."""
    return v.market_n > 0 and free_storage(v, p) > 0 and v.talents[p] >= merchant_price(v.bought)


def can_use_space(v: PortoView, p: i64, space: i64) -> bool:
    """Whether a card may be chosen: it can be paid, and action or bonus is legal then (P8.4, P8.5, P8.7)."""
    kind = v.cards[space]
    if kind < 0 or left_twin(v, space) >= 0:
        return False
    reserve = v.reserve[p] - cost_of(v, space)
    if reserve < 0:
        return False
    return can_act(v, p, kind, reserve) or can_bonus(v, p, bonus_of(v, space), reserve)


def left_twin(v: PortoView, space: i64) -> i64:
    """A space further left with the same card, cost and bonus, or -1 (P8.7)."""
    for other in range(space):
        if (
            v.cards[other] == v.cards[space]
            and cost_of(v, other) == cost_of(v, space)
            and bonus_of(v, other) == bonus_of(v, space)
        ):
            return other
    return -1


# -- held cards -------------------------------------------------------------------------------------------------------


def can_use(v: PortoView, p: i64, c: i64) -> bool:
    """Whether the privilege of a held card is usable now (P13.8 to P13.13)."""
    privilege = PRIVILEGE[c]
    if privilege == LOOK3:
        return deck_size(v) > 0
    if privilege == ANYGOOD:
        return any_docks(v, p) != 0 or (
            v.rules.load_any == LOAD_ANY_FROM_STORE and v.stored[p] > 0 and waiting_docks(v, p) != 0
        )
    if privilege == MOVE3:
        n: i64 = 0
        for q in range(v.seats):
            n += v.temple[q] + v.lighthouse[q]
        return n > 0
    if privilege == PALACE:
        return v.reserve[p] > 0 and v.talents[p] >= palace_cost(v)  # P13.12
    return row_set(v) != 0  # P13.13


def any_docks(v: PortoView, p: i64) -> i64:
    """Own docks with a ship and a good that it does not want (P13.9)."""
    return v.docks[p] & v.laden & v.moored


def waiting_docks(v: PortoView, p: i64) -> i64:
    """Own docks with a ship and no good (P13.10)."""
    return v.docks[p] & v.moored & ~v.laden


def row_set(v: PortoView) -> i64:
    """The ships of row 1 as a set."""
    row: i64 = 0
    for i in range(ROW):
        if v.rows[i] >= 0:
            row |= 1 << v.rows[i]
    return row


def ready_docks(v: PortoView, p: i64) -> i64:
    """Own docks with a ship and the good it wants (P3.11)."""
    found: i64 = 0
    both = v.docks[p] & v.laden & v.moored
    if both != 0:
        for d in range(DOCKS):
            if (both >> d) & 1 == 1 and WANTS[v.dock_ship[d]] == v.dock_good[d]:
                found |= 1 << d
    return found


# -- moves of servants ------------------------------------------------------------------------------------------------


def errand_from(i: i64) -> i64:
    """Source of the i-th errand: 0 reserve, 1 lighthouse, 2 temple (P9.9)."""
    return i >> 1


def errand_to(i: i64) -> i64:
    """Target of the i-th errand."""
    place = i & 1
    return place + 1 if place >= i >> 1 else place


def servants_at(v: PortoView, p: i64, place: i64) -> i64:
    """Servants in reserve (0), lighthouse (1) or temple (2)."""
    if place == 0:
        return v.reserve[p]
    return v.lighthouse[p] if place == 1 else v.temple[p]


def can_errand(v: PortoView, p: i64, i: i64) -> bool:
    """Whether a single move of the Aristocrat is legal (P9.10)."""
    start = errand_from(i)
    if i < v.last or (v.flow >> (start + 3)) & 1 == 1 or (v.flow >> errand_to(i)) & 1 == 1:
        return False
    return servants_at(v, p, start) > 0


def sway_place(v: PortoView, owner: i64, way: i64) -> i64:
    """Place of a move in the canonical order: owners clockwise from the user, temple first (P13.11)."""
    return (owner - v.turn + v.seats) % v.seats * 2 + way


def can_sway(v: PortoView, owner: i64, way: i64) -> bool:
    """Whether a servant may go from temple to lighthouse (0) or back (1) (P13.11)."""
    if v.moves > 0:
        place = sway_place(v, owner, way)
        if place < v.last or (place == v.last + 1 and place & 1 == 1):
            return False
    return (v.temple[owner] if way == 0 else v.lighthouse[owner]) > 0
