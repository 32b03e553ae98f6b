"""Who is likely to win Porto Carthago: what a seat has, what that will buy, and how near its next deliveries are.

Most is counted as it will be when the turn is over: servants and points on their way belong to their owner already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.porto.actions import ACT, BONUS_ASK, LAST
from cothon.games.porto.pieces import (
    ANYGOOD,
    AWARDS,
    BONUS,
    BRING,
    CIV,
    DOCKS,
    EARLY_DECADE,
    EARLY_POINTS,
    GOODS,
    INCOME,
    LARGE_COST,
    LARGE_NEED,
    PALACE,
    PALACE_BONUS,
    PALACE_COST,
    PALACE_NEED,
    PRIVILEGE,
    ROW,
    SHIPS,
    SINGLES,
    SPACES,
    WANTS,
)
from cothon.games.porto.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Floats

FEATURES: Final[list[str]] = [
    "places",  # in the palace, with what the path would give now
    "path award",
    "path servants",
    "path lead",  # over the best other
    "Talents",
    "price in hand",  # of the next place, at most all of it
    "Talents to spare",  # beyond what can be spent
    "points",
    "points wanted",  # of the six that the dearest places ask for
    "point short",  # the next place cannot be bought for want of points
    "can buy",  # the next place, in Talents and points
    "buyable",  # places that can be bought with what is there
    "buying now",  # the bonus is being asked, and the next place can be paid
    "places late",  # places, and those that can be bought, as the end draws near
    "last place",  # the final purchase can be paid
    "reserve",
    "reserve short",
    "servants away",  # on action cards
    "temple",
    "charter",
    "voyage ready",
    "goods",
    "docks",
    "load ready",  # best income of a load that the Carrier can make now
    "loads coming",  # goods at docks that wait for their ship
    "palace card",
    "other cards",
    "storage",
    "lighthouse",
    "to move",
    "turn to come",  # in this action round
    "tie break",  # points and Talents at the end
]


def _award_table() -> list[int]:
    """What the first three of the path get: (table * 17 + servants on the path) * 3 + rank."""
    flat: list[int] = []
    for table in AWARDS:
        for n in range(17):
            reached: list[int] = []
            for at, places in table:
                if at <= n:
                    reached = places
            flat += [*reached, 0, 0, 0][:3]
    return flat


_AWARD: Final = arr_of(_award_table())


def award(v: PortoView, p: i64, more: i64) -> i64:
    """Servants that would walk from the path to the palace if the game ended now, with so many more there (P16.2)."""
    n = v.path_n
    path = v.path
    counts: i64 = 0  # four bits for each seat
    first: i64 = 0
    for i in range(n):
        owner = 4 * path[i]
        if (counts >> owner) & 15 == 0:
            first |= i << owner
        counts += 1 << owner
    mine = ((counts >> (4 * p)) & 15) + more
    if mine == 0:
        return 0
    since = (first >> (4 * p)) & 15 if mine > more else n
    rank: i64 = 0
    for q in range(v.seats):
        theirs = (counts >> (4 * q)) & 15
        if q != p and (theirs > mine or (theirs == mine and (first >> (4 * q)) & 15 < since)):
            rank += 1
    if rank > 2:
        return 0
    if n + more > 16:
        n = 16 - more
    places = _AWARD[(v.intrigue_table * 17 + n + more) * 3 + rank]
    return places if places < mine else mine


def turns_left(v: PortoView) -> i64:
    """Turns of the starting player that are still to come, this action round included (P8.1, P15.2)."""
    if v.final > 0:
        return 0
    if v.decade == 0:
        return 25
    decades: i64 = 5
    if v.decade <= EARLY_DECADE:
        for p in range(v.seats):
            if v.points[p] >= EARLY_POINTS:
                decades = EARLY_DECADE
    return (decades - v.decade) * 5 + 6 - v.round


def progress(v: PortoView) -> float:
    """By turns; a seat that has had its turn is a part of one further."""
    if v.final > 0:
        return 1.0
    if v.decade == 0:
        return 0.0
    had: i64 = (v.turn - v.sp + v.seats) % v.seats if v.turn >= 0 else 0
    gone = 1.0 - (float(turns_left(v)) - float(had) / float(v.seats)) / 25.0
    return gone if gone > 0.0 else 0.0


def arriving(v: PortoView, d: i64) -> i64:
    """The ship at a dock, or the one of row 1 that will come there by itself (P3.8), or -1."""
    if v.dock_ship[d] >= 0:
        return v.dock_ship[d]
    skip: i64 = 1 if d & 1 == 1 and v.dock_ship[d - 1] < 0 else 0
    for i in range(ROW):
        c = v.rows[i]
        if c >= 0 and CIV[c] == d >> 1:
            if skip == 0:
                return c
            skip -= 1
    return -1


def describe(v: PortoView, p: i64, out: Floats) -> None:
    gone = progress(v)
    left = turns_left(v)
    points = v.points[p]
    reserve = v.reserve[p]
    if v.gainer == p:
        points += v.gain
        reserve += v.coming
    _goods(v, p, out)
    _place(v, p, points, reserve, left, gone, out)
    away: i64 = 0
    for k in range(SPACES):
        away += v.paid[p * SPACES + k]
    temple = v.temple[p]
    out[15] = 0.1 * float(reserve)
    out[16] = 0.4 * float(3 - reserve) if reserve < 3 else 0.0
    out[17] = 0.2 * float(away)
    out[18] = 0.3 * float(temple if temple < 4 else 4)
    out[19] = float(v.charter[p])
    out[20] = 0.2 * float(temple + 2) if temple > 0 and v.charter[p] > 0 and v.stored[p] > 0 else 0.0
    out[25] = 0.0
    out[26] = 0.0
    held = v.held[p]
    if held != 0:
        for c in range(SHIPS):
            if (held >> c) & 1 == 1:
                kind = PRIVILEGE[c]
                if kind == PALACE:
                    out[25] += 1.0
                elif kind in (ANYGOOD, BRING):
                    out[26] += 0.5
    out[27] = 0.5 * float(2 - v.blocked[p])
    out[28] = 0.3 * float(v.lighthouse[p])
    mine = v.turn == p and v.final == 0
    out[29] = 1.0 if mine and v.ask == ACT and v.actor == p else 0.0
    waits = v.decade > 0 and v.final == 0 and v.turn >= 0
    out[30] = 1.0 if waits and (p - v.sp + v.seats) % v.seats > (v.turn - v.sp + v.seats) % v.seats else 0.0
    out[31] = (float(points) + 0.02 * float(v.talents[p])) * 0.3 if left < 5 else 0.0


def _place(v: PortoView, p: i64, points: i64, reserve: i64, left: i64, gone: float, out: Floats) -> None:
    """What the seat has in the palace and on the path, and what it can buy there."""
    talents = v.talents[p]
    place = v.singles_n if v.singles_n < SINGLES else SINGLES
    price = PALACE_COST[place]
    need = PALACE_NEED[place]
    steps: i64 = 0
    counts: i64 = 0
    for i in range(v.path_n):
        counts += 1 << (4 * v.path[i])
    most: i64 = 0
    for q in range(v.seats):
        theirs = (counts >> (4 * q)) & 15
        if q == p:
            steps = theirs
        elif theirs > most:
            most = theirs
    awarded = award(v, p, 0)
    places = v.palace[p] + awarded
    can_buy = talents >= price and points >= need
    out[0] = 0.25 * float(places)
    out[1] = 0.5 * float(awarded)
    out[2] = 0.25 * float(steps)
    lead = steps - most
    out[3] = 0.3 * float(lead if lead > -4 else -4)
    out[4] = 0.05 * float(talents)
    out[5] = float(talents if talents < price else price) / float(price)
    out[7] = float(points) / 6.0
    out[8] = float(6 - points) / 6.0 if points < 6 else 0.0
    out[9] = 1.0 if talents >= price and points < need else 0.0
    out[10] = 1.0 if can_buy else 0.0
    buyable: i64 = 0
    crew = reserve
    rest = talents
    while buyable <= left and crew > 0 and rest >= price and points >= need:
        rest -= price
        crew -= 3
        buyable += 1
        if place < SINGLES:
            place += 1
        price = PALACE_COST[place]
        need = PALACE_NEED[place]
    out[6] = 0.05 * float(rest)
    out[11] = 0.5 * float(buyable)
    bonus = v.turn == p and v.ask == BONUS_ASK and v.space >= 0
    palace = bonus and BONUS[v.action_table * SPACES + v.space] == PALACE_BONUS
    out[12] = 1.0 if palace and can_buy and reserve > 0 else 0.0
    out[13] = 0.25 * float(places + buyable) * gone * gone
    asked = v.final > 0 and v.ask == LAST and (p - v.sp + v.seats) % v.seats < v.count
    last = talents >= LARGE_COST and points >= LARGE_NEED and not asked
    out[14] = gone if last else 0.0


def _goods(v: PortoView, p: i64, out: Floats) -> None:
    """What the seat has to deliver, and where."""
    docks = v.docks[p]
    owned: i64 = 0
    ready: i64 = 0
    coming: i64 = 0
    if docks != 0:
        for d in range(DOCKS):
            if (docks >> d) & 1 == 1:
                owned += 1
                c = arriving(v, d)
                if c >= 0:
                    g = WANTS[c]
                    if v.dock_good[d] == g:
                        coming += INCOME[c]
                    elif v.dock_good[d] < 0 and v.store[p * GOODS + g] > 0 and INCOME[c] > ready:
                        ready = INCOME[c]
    stored = v.stored[p]
    out[21] = 0.5 * float(stored if stored < 3 else 3)
    out[22] = 0.5 * float(owned)
    out[23] = 0.1 * float(ready)
    out[24] = 0.1 * float(coming)
