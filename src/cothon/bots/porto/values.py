"""The evaluation of a position of porto, by features: what a seat has, what that buys, how near its deliveries are.

Most is counted as it will be when the turn is over: servants and points on their way belong to their owner already.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import seats_on
from cothon.core.arr import arr_of
from cothon.games.porto.made.ids import (
    ASK_ACT,
    ASK_BONUS,
    ASK_LAST,
    FINAL_PURCHASE_ALWAYS,
    FINAL_SERVANTS_HOME,
    LOAD_ANY_FROM_STORE,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    ANYGOOD,
    AWARDS,
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
    PALACE_COST,
    PALACE_NEED,
    PRIVILEGE,
    ROW,
    SHIPS,
    SINGLES,
    SPACES,
    WANTS,
)

if TYPE_CHECKING:
    from cothon.core.arr import Floats

FEATURES: Final[list[str]] = [
    "places",  # in the palace, with what the path would give now
    "path award",
    "path servants",
    "path lead",  # over the best other
    "path promise",  # what the rank on the path would give if the path were full
    "Talents",
    "price in hand",  # of the next place, at most all of it
    "points",
    "points wanted",  # of the six that the dearest places ask for
    "point short",  # the next place cannot be bought for want of points
    "buyable",  # places that can be bought with what is there
    "Talents to spare",  # what that leaves
    "dearth",  # what is missing then for one more, as the end draws near
    "places late",  # places, and those that can be bought, in the second half
    "places at last",  # ... in the last decade
    "verdict",  # ... when hardly anything can change
    "tie break",  # points and Talents, when hardly anything can change
    "load and place",  # a load that is ready will pay the next place
    "goods",
    "docks",
    "load ready",  # best income of a load that the Carrier, or a card to load any good, can make now
    "loads coming",  # goods at docks that wait for their ship
    "temple",
    "charter",
    "voyage ready",
    "reserve",
    "reserve short",
    "servants away",  # on action cards
    "palace card",
    "other cards",
    "storage",
    "lighthouse",
    "to move",
    "turn to come",  # in this action round
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


def steps_on_path(v: PortoView) -> i64:
    """Servants on the path of intrigue, four bits for each seat."""
    counts: i64 = 0
    for i in range(v.path_n):
        counts += 1 << (4 * v.path[i])
    return counts


def award(v: PortoView, p: i64, more: i64) -> i64:
    """Servants that would walk from the path to the palace if the game ended now, with so many more there (P16.2)."""
    n = v.path_n
    counts = steps_on_path(v)
    mine = ((counts >> (4 * p)) & 15) + more
    if mine == 0:
        return 0
    since = _first_step(v, p)
    rank: i64 = 0
    for q in range(v.seats):
        theirs = (counts >> (4 * q)) & 15
        if q != p and (theirs > mine or (theirs == mine and _first_step(v, q) < since)):
            rank += 1
    if rank > 2:
        return 0
    if n + more > 16:
        n = 16 - more
    places = _AWARD[(v.rules.intrigue_table * 17 + n + more) * 3 + rank]
    return places if places < mine else mine


def _first_step(v: PortoView, p: i64) -> i64:
    """The place of a seat's first servant on the path; behind all others where it has none."""
    for i in range(v.path_n):
        if v.path[i] == p:
            return i
    return v.path_n


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
    had: i64 = seats_on(v.sp, v.turn, v.seats) if v.turn >= 0 else 0
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
    points = v.points[p]
    reserve = v.reserve[p]
    if v.gainer == p:
        points += v.gain
        reserve += v.coming
    away: i64 = 0
    for k in range(SPACES):
        away += v.paid[p * SPACES + k]
    waits = v.decade > 0 and v.final == 0 and v.turn >= 0
    order: i64 = seats_on(v.sp, p, v.seats) - seats_on(v.sp, v.turn, v.seats) if waits else 0
    to_move = waits and order == 0 and v.actor == p and v.ask in (ASK_ACT, ASK_BONUS)
    turns = turns_left(v)
    if waits and order <= 0 and not to_move:
        turns -= 1
    _path(v, p, out)
    _goods(v, p, out)
    _purse(v, p, points, turns, reserve, away, gone, out)
    temple = v.temple[p]
    out[22] = 0.3 * float(temple if temple < 4 else 4)
    out[23] = float(v.charter[p])
    out[24] = 0.2 * float(temple + 2) if temple > 0 and v.charter[p] > 0 and v.stored[p] > 0 else 0.0
    out[25] = 0.1 * float(reserve)
    out[26] = 0.4 * float(3 - reserve) if reserve < 3 else 0.0
    out[27] = 0.2 * float(away)
    _cards(v.held[p], out)
    out[30] = 0.5 * float(2 - v.blocked[p])
    out[31] = 0.3 * float(v.lighthouse[p])
    out[32] = 1.0 if to_move else 0.0
    out[33] = 1.0 if order > 0 else 0.0


def _path(v: PortoView, p: i64, out: Floats) -> None:
    """The palace and the path as they are."""
    counts = steps_on_path(v)
    steps = (counts >> (4 * p)) & 15
    most: i64 = 0
    rank: i64 = 0
    for q in range(v.seats):
        theirs = (counts >> (4 * q)) & 15
        if q != p and theirs > most:
            most = theirs
        if theirs > steps:
            rank += 1
    awarded = award(v, p, 0)
    promise: i64 = 3 - rank if rank < 3 else 0
    lead = steps - most
    out[0] = 0.25 * float(v.palace[p] + awarded)
    out[1] = 0.5 * float(awarded)
    out[2] = 0.25 * float(steps)
    out[3] = 0.3 * float(lead if lead > -4 else -4)
    out[4] = 0.5 * float(promise if promise <= steps else steps + 1)


def _purse(v: PortoView, p: i64, points: i64, turns: i64, reserve: i64, away: i64, gone: float, out: Floats) -> None:
    """What Talents and points will buy in the turns that are left, and in the final phase (P10.3, P15.6)."""
    talents = v.talents[p]
    place = v.singles_n if v.singles_n < SINGLES else SINGLES
    price = PALACE_COST[place]
    need = PALACE_NEED[place]
    short = talents < price
    out[5] = 0.05 * float(talents)
    out[6] = float(talents) / float(price) if short else 1.0
    out[7] = float(points) / 6.0
    out[8] = float(6 - points) / 6.0 if points < 6 else 0.0
    out[9] = 1.0 if not short and points < need else 0.0
    pays = points + 1 >= need and float(talents) + 10.0 * out[20] >= float(price)
    out[17] = 1.0 if pays and out[20] > 0.0 and (short or points < need) else 0.0
    buyable: i64 = 0
    while buyable < turns and reserve > 3 * buyable and talents >= price and points >= need:
        talents -= price
        buyable += 1
        if place < SINGLES:
            place += 1
        price = PALACE_COST[place]
        need = PALACE_NEED[place]
    asked = v.final > 0 and v.ask == ASK_LAST and seats_on(v.sp, p, v.seats) < v.count
    offered = not asked and (v.rules.final_purchase == FINAL_PURCHASE_ALWAYS or v.laden != 0 or v.final == 1)
    servants = reserve
    if v.rules.final_servants == FINAL_SERVANTS_HOME:
        servants += away  # P15.3
    if offered and talents >= LARGE_COST and points >= LARGE_NEED and servants > 0:
        talents -= LARGE_COST
        buyable += 1
    square = gone * gone
    sixth = square * square * square
    end = sixth * sixth * sixth * sixth
    sure = out[0] + 0.25 * float(buyable)
    out[10] = 0.5 * float(buyable)
    out[11] = 0.05 * float(talents)
    out[12] = 0.1 * square * float(price - talents) if talents < price else 0.0
    out[13] = sure * square
    out[14] = sure * sixth
    out[15] = sure * end
    out[16] = (0.2 * float(points) + 0.005 * float(talents)) * end  # P16.4


def _cards(held: i64, out: Floats) -> None:
    out[28] = 0.0
    out[29] = 0.0
    if held != 0:
        for c in range(SHIPS):
            if (held >> c) & 1 == 1:
                kind = PRIVILEGE[c]
                if kind == PALACE:
                    out[28] += 1.0
                elif kind in (ANYGOOD, BRING):
                    out[29] += 0.5


def has_any_good(v: PortoView, p: i64) -> bool:
    """Whether a seat holds a card that loads any good of its storehouse (P13.10)."""
    if v.rules.load_any == LOAD_ANY_FROM_STORE and v.held[p] != 0:
        for c in range(SHIPS):
            if (v.held[p] >> c) & 1 == 1 and PRIVILEGE[c] == ANYGOOD:
                return True
    return False


def _goods(v: PortoView, p: i64, out: Floats) -> None:
    """What the seat has to deliver, and where."""
    docks = v.docks[p]
    any_ship: i64 = 0  # docks with ships that would take any good
    if v.stored[p] > 0 and has_any_good(v, p):
        any_ship = v.moored
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
                    elif v.dock_good[d] < 0 and INCOME[c] > ready and v.store[p * GOODS + g] + (any_ship >> d & 1) > 0:
                        ready = INCOME[c]
    stored = v.stored[p]
    out[18] = 0.5 * float(stored if stored < 3 else 3)
    out[19] = 0.5 * float(owned)
    out[20] = 0.1 * float(ready)
    out[21] = 0.1 * float(coming)
