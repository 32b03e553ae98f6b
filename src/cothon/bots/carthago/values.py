"""Who is likely to win at carthago: what a seat has, what it will soon have, and how much time is left.

A payment that is still running counts as done: its disc is placed, its cards are gone (C5.16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.carthago import actions as do
from cothon.games.carthago.pieces import (
    ACHIEVEMENTS,
    ACTIVE,
    CAP,
    COINS,
    DELIVERY,
    EFFECTS,
    ESCORTS,
    FORUM_COST,
    GOODS,
    INACTIVE,
    LUXURY,
    NOBODY,
    RESIDENCE1,
    SEAT_COST,
    SHIP_COIN,
    SHIP_GOOD,
    SHIP_TILE,
    SHIPS,
    SMALL_SEATS,
    SPACES,
    VICTORY,
    circles,
    discs_of,
    left_seats,
)
from cothon.games.carthago.view import CarthagoView, discs_on, docks_of, strength_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

FEATURES: Final = (
    *("score", "score late", "outlook", "outlook late", "ships", "ships and time"),
    *("lasting tiles", "passing tiles", "passing tiles late", "tiles", "growing tiles", "victory tile"),
    *("a disc", "discs", "discs and ships", "cards", "cards in time", "seats in reach"),
    *("docked", "docked and seats", "ready now", "warships", "war now", "strength"),
    *("left circles", "middle circles", "right circles", "three alike", "two cedar", "jewelry"),
    *("actions in hand", "base cards", "first", "turns", "on turn", "score squared"),
)

# Small seats beside each one, as bits (C1.14): 0 1 2 over 3 4 5 in one wing, 6 7 8 over 9 10 11 in the other.
BESIDE: Final = arr_of([0b1010, 0b10101, 0b100010, 0b10001, 0b101010, 0b10100])
SHIP_SETS: Final = arr_of([0, 0, 1, 3, 6, 10])  # C12.8
GOODS_SETS: Final = arr_of([0, 0, 1, 2, 4, 7])  # C12.10


def progress(v: CarthagoView) -> float:
    """Turns gone, of 15 for everybody (C3.1)."""
    done = ((v.decade - 1) * 5 + v.round - 1) * v.seats
    if v.ask > do.BERTH:
        done += (v.turn - v.first + v.seats) % v.seats
    return float(done) / float(15 * v.seats)


def guild_seats(v: CarthagoView, p: i64) -> i64:
    """Guild seats of a player (C13.2)."""
    n = v.forum[p] + left_seats(v.freed[p * 3])
    chairs = v.chairs
    for i in range(SMALL_SEATS):
        if chairs[i] == p:
            n += 1
    for c in range(3):
        if v.freed[p * 3 + c] == circles(c) and (v.right_seat == 0 or c == 2):
            n += 1
    return n


# -- tiles ------------------------------------------------------------------------------------------------------------


def _block(v: CarthagoView, p: i64, first: i64) -> i64:
    """Discs in the largest own group of neighbouring seats in a wing (C12.6)."""
    own: i64 = 0
    for i in range(6):
        if v.chairs[first + i] == p:
            own |= 1 << i
    best: i64 = 0
    while own > 0:
        group = own & -own
        grown: i64 = 0
        size: i64 = 0
        while group != grown:
            grown = group
            size = 0
            for i in range(6):
                if grown >> i & 1:
                    size += 1
                    group |= BESIDE[i] & own
        own &= ~group
        if size > best:
            best = size
    return best


def _ship_sets(v: CarthagoView, p: i64) -> i64:
    """Goods of the own ships as sets (C12.8, C12.11): counted in five fields of four bits."""
    counts: i64 = 0
    for i in range(SHIPS):
        if v.ship_at[i] == ACTIVE + p or v.ship_at[i] == INACTIVE + p:
            counts += 1 << (4 * SHIP_GOOD[i])
    return _set_points(counts, SHIP_SETS, v.single)


def _goods_sets(v: CarthagoView, p: i64) -> i64:
    """Goods of the hand as sets (C12.10); more than five alike count as five, so fifteen are never too few bits."""
    counts: i64 = 0
    for g in range(GOODS):
        have = v.goods[p * GOODS + g]
        counts += (have if have < 15 else 15) << (4 * g)
    return _set_points(counts, GOODS_SETS, v.single)


def _set_points(counts: i64, values: Arr, single: i64) -> i64:
    points: i64 = 0
    for g in range(GOODS):
        have = counts >> (4 * g) & 15
        points += values[have if have < 5 else 5]
    layer: i64 = 1
    wide: i64 = 5
    while wide > 0 and (layer == 1 or single == 0):
        wide = 0
        for g in range(GOODS):
            if counts >> (4 * g) & 15 >= layer:
                wide += 1
        points += values[wide]
        layer += 1
    return points


def _tile_points(v: CarthagoView, p: i64, t: i64, on: i64, spaces: i64, coins: i64, spare: i64) -> i64:
    """What a tile pays, as things are now (chapter 12)."""
    points: i64 = 0
    if t == 0:
        points = 4 * v.forum[p]
    elif t == 1:
        points = 2 * on
    elif t == 2:
        points = 3 * (v.freed[p * 3] + v.freed[p * 3 + 1] + v.freed[p * 3 + 2])
    elif t == 3:
        west = _block(v, p, 0)
        east = _block(v, p, 6)
        points = 3 * (west if west > east else east)
    elif t == 4:
        points = spaces
    elif t == 5:
        points = _ship_sets(v, p)
    elif t == 6:
        points = coins // 3
    elif t == 7:
        points = 3 * spare
    else:
        points = _goods_sets(v, p)
    return points if points < CAP else CAP


# -- a seat -----------------------------------------------------------------------------------------------------------


def _turn_left(v: CarthagoView, p: i64) -> float:
    """How much of this round's turn is still to come: 1 before it, 0 after it."""
    ask = v.ask
    if ask <= do.ACTION and (p == v.turn or ask < do.ACTION):
        return 1.0
    if p == v.turn:
        if ask == do.CARD or ask == do.EXTRA or ask == do.MARKER or ask == do.TARGET:
            return 0.8
        return 0.6 if ask == do.TAKE or ask == do.COLUMN or ask == do.DOCK or ask == do.DELIVER else 0.1
    return 1.0 if (p - v.first + v.seats) % v.seats > (v.turn - v.first + v.seats) % v.seats else 0.0


def describe(v: CarthagoView, p: i64, out: Floats) -> None:
    """What is being paid for counts as bought, what a running delivery will bring as brought."""
    rest = _turn_left(v, p)
    after = (3 - v.decade) * 5 + 5 - v.round
    turns = rest + float(after)
    late = 1.0 - turns / 5.0 if turns < 5.0 else 0.0
    soon = turns / 4.0 if turns < 4.0 else 1.0
    alive = turns if turns < 1.0 else 1.0
    running = p == v.turn and v.ask > do.ACTION
    seats = guild_seats(v, p)
    spare = v.spare[p]
    hand = v.hand_n[p]
    coins = v.coins[p]
    base: i64 = 0
    shown: i64 = 0
    for a in range(p * SPACES, p * SPACES + SPACES):
        base += v.base[a]
        shown += 1 if v.shows[a] > 0 else 0
    freed_0 = v.freed[p * 3]
    freed_1 = v.freed[p * 3 + 1]
    freed_2 = v.freed[p * 3 + 2]
    awake: i64 = 0
    asleep: i64 = 0
    for e in range(p * EFFECTS, p * EFFECTS + EFFECTS):
        awake += v.active[e]
        asleep += v.inactive[e]
    strong = strength_of(v, p) + 2 * v.active[p * EFFECTS + ESCORTS]
    luck = float(strong if strong < 6 else 6) / 6.0
    ships = float(awake + asleep)
    pending: i64 = NOBODY  # the tile for which coins are being paid
    docked: i64 = 0
    if running:
        ask = v.ask
        if ask == do.COINS_ASK:
            spare -= 1
            hand -= 1
            coins -= v.due + 1
            if v.spot <= SMALL_SEATS:
                seats += 1
            else:
                pending = v.spot - SMALL_SEATS - 1
        elif ask == do.GOODS_ASK:
            hand -= v.due
            coins -= 3 * v.due
            c = v.column
            freed = v.freed[p * 3 + c]
            spare += discs_of(c, freed)
            seats += 1 if freed + 1 == circles(c) and (v.right_seat == 0 or c == 2) else 0
            if c == 0:
                seats += left_seats(freed + 1) - left_seats(freed)
                freed_0 += 1
            elif c == 1:
                freed_1 += 1
            else:
                freed_2 += 1
        elif ask == do.CARD or ask == do.EXTRA:
            base -= v.due if base >= v.due else base
        elif ask == do.CARGO:
            ships += 1.0
            docked = -1
            spare += 1
            coins += SHIP_COIN[v.docks[v.dock]] - 3
            hand += 1
        elif ask == do.CREW:
            ships += luck
        elif ask == do.ESCORT:
            ships += 1.0
            hand += 2
            coins += SHIP_COIN[v.ship]
        elif ask == do.REVEAL_CARD:
            hand += 1
            coins += v.due
    if coins < 0:
        coins = 0
    count = float(seats)
    out[4] = ships / 4.0
    out[5] = ships * turns / 50.0
    lasting, passing, hope = _describe_tiles(v, p, pending, turns, late, coins, spare, out)
    score = count * ships + lasting + passing
    outlook = (count + 0.27 * turns) * (ships + 0.3 * turns) + lasting + hope
    out[0] = score / 20.0
    out[1] = score * late / 10.0
    out[2] = outlook / 30.0
    out[3] = outlook * late / 15.0
    discs = float(spare)
    out[12] = alive if spare > 0 else 0.0
    out[13] = discs * soon / 3.0
    out[14] = discs * ships * soon / 15.0
    out[15] = float(hand) / 6.0
    out[16] = float(hand) * soon / 6.0
    cheapest: i64 = FORUM_COST
    for i in range(SMALL_SEATS):
        if v.chairs[i] == NOBODY and SEAT_COST[i] < cheapest:
            cheapest = SEAT_COST[i]
    reach = float(coins) / float(cheapest)
    if reach > discs:
        reach = discs
    if reach > 0.5 * turns:
        reach = 0.5 * turns
    out[17] = reach * ships / 5.0
    _describe_harbour(v, p, docked, after > 0 or (rest > 0.0 and not running), count, luck, out)
    out[18] *= alive
    out[19] *= alive
    out[21] *= alive
    out[23] = luck * soon
    out[24] = float(freed_0) / 2.0
    out[25] = float(freed_1)
    out[26] = float(freed_2)
    own = p * GOODS
    three = v.goods[own] > 2 or v.goods[own + 1] > 2 or v.goods[own + 2] > 2
    out[27] = soon if three and freed_0 < 3 else 0.0
    out[28] = soon if v.goods[own + 3] > 1 and freed_1 < 2 else 0.0
    jewels = v.goods[own + 4] if v.goods[own + 4] < 2 else 2
    out[29] = soon * float(jewels) / 2.0 if freed_2 < 2 else 0.0
    out[30] = float(shown) * alive / 5.0
    out[31] = float(base * (6 - v.round)) / 25.0
    out[32] = 1.0 if p == v.first else 0.0
    out[33] = rest
    out[34] = 1.0 if p == v.turn and v.ask >= do.ACTION else 0.0
    out[35] = score * score / 1000.0


def _describe_tiles(
    v: CarthagoView, p: i64, pending: i64, turns: float, late: float, coins: i64, spare: i64, out: Floats
) -> tuple[float, float, float]:
    """Points of tiles that only grow, of those that count what is being spent, and how much more there may be."""
    on: i64 = 0
    spaces: i64 = 0
    held: i64 = 0
    for i in range(v.decade * 9):
        if v.honours[i] == p:
            on += 1
            held |= 1 << (i // 3)
            if v.own_victory == 0 or i // 3 == VICTORY:
                spaces += 7 - i % 3
    if pending >= 0:
        on += 1
        held |= 1 << pending
        if v.own_victory == 0 or pending == VICTORY:
            spaces += 7 - discs_on(v, pending)
    lasting: i64 = 0
    passing: i64 = 0
    hope = 0.0
    if held > 0:
        for t in range(v.decade * 3):
            if held >> t & 1:
                points = _tile_points(v, p, t, on, spaces, coins, spare)
                if t < COINS:
                    lasting += points
                    room = float(CAP - points)
                    hope += room if room < 0.6 * turns else 0.6 * turns
                else:
                    passing += points
    out[6] = float(lasting) / 10.0
    out[7] = float(passing) / 10.0
    out[8] = float(passing) * late / 10.0
    out[9] = float(on) / 2.0
    out[10] = float((held >> ACHIEVEMENTS & 1) + (held >> RESIDENCE1 & 1) + (held >> SHIP_TILE & 1))
    out[11] = float(held >> VICTORY & 1)
    return float(lasting), float(passing), hope


def _describe_harbour(
    v: CarthagoView, p: i64, docked: i64, later: bool, seats: float, luck: float, out: Floats
) -> None:
    """Discs at docks, and what a delivery would bring now (C9.3, C9.9)."""
    best = 0.0
    luxury = v.active[p * EFFECTS + LUXURY] > 0 and v.hand_n[p] > 0
    for i in range(docks_of(v)):
        if v.berths[i] == p and v.docks[i] >= 0:
            docked += 1
            if luxury or v.goods[p * GOODS + SHIP_GOOD[v.docks[i]]] > 0:
                best = seats
    fleet = v.regular[p] + v.anchor[p] if v.closed == 0 else 0
    may = later and v.shows[p * SPACES + DELIVERY] > 0
    here = p == v.turn and v.ask > do.ACTION and v.space == DELIVERY
    out[18] = float(docked)
    out[19] = float(docked) * seats / 5.0
    out[20] = best / 5.0 if may or (here and v.traded == 0) else 0.0
    out[21] = float(fleet)
    out[22] = luck * seats / 5.0 if fleet > 0 and (may or (here and v.warred == 0)) else 0.0
