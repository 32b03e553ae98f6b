"""Who is likely to win at carthago: what a seat has, what it will soon have, and how much time is left.

A payment that is still running counts as done: its disc is placed, its cards are gone (C5.16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.games.carthago import actions as do
from cothon.games.carthago.pieces import (
    ACTIVE,
    CAP,
    DELIVERY,
    EFFECTS,
    ESCORTS,
    FORUM_COST,
    GOODS,
    INACTIVE,
    LUXURY,
    NOBODY,
    SEAT_COST,
    SHIP_COIN,
    SHIP_GOOD,
    SHIPS,
    SMALL_SEATS,
    SPACES,
    circles,
    discs_of,
    left_seats,
)
from cothon.games.carthago.view import CarthagoView, discs_on, docks_of, strength_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

FEATURES: Final = (
    *("score", "score late", "outlook", "ships", "seats", "less of both", "tiles", "tile points to come"),
    *("a disc", "discs", "cards", "coins", "a seat in reach", "two seats in reach"),
    *("docked", "ready", "ready late", "warships", "war luck", "strength", "left circles", "middle circles"),
    *("right circles", "left goods", "cedar", "jewelry", "active", "inactive", "base cards", "turns", "can deliver"),
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


def _turns_left(v: CarthagoView, p: i64) -> float:
    """Turns still to come; of the running one what is left of it."""
    left = float((3 - v.decade) * 5 + 5 - v.round)
    if v.ask <= do.BERTH:
        return left + 1.0
    if p == v.turn:
        ask = v.ask
        if ask == do.ACTION:
            return left + 1.0
        if ask == do.CARD or ask == do.EXTRA or ask == do.MARKER or ask == do.TARGET:
            return left + 0.8
        if ask == do.TAKE or ask == do.COLUMN or ask == do.DOCK or ask == do.DELIVER:
            return left + 0.6
        return left + 0.1
    place = (p - v.first + v.seats) % v.seats
    return left + 1.0 if place > (v.turn - v.first + v.seats) % v.seats else left


def describe(v: CarthagoView, p: i64, out: Floats) -> None:
    turns = _turns_left(v, p)
    seats = guild_seats(v, p)
    spare = v.spare[p]
    hand = v.hand_n[p]
    coins = v.coins[p]
    base: i64 = 0
    for a in range(SPACES):
        base += v.base[p * SPACES + a]
    freed_0 = v.freed[p * 3]
    freed_1 = v.freed[p * 3 + 1]
    freed_2 = v.freed[p * 3 + 2]
    pending: i64 = NOBODY  # the tile for which coins are being paid
    if p == v.turn and v.due > 0:
        if v.ask == do.COINS_ASK:
            spare -= 1
            hand -= 1
            coins -= v.due + 1
            if v.spot <= SMALL_SEATS:
                seats += 1
            else:
                pending = v.spot - SMALL_SEATS - 1
        elif v.ask == do.GOODS_ASK:
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
        elif v.ask == do.CARD or v.ask == do.EXTRA:
            base -= v.due if base >= v.due else base
    if coins < 0:
        coins = 0
    ships: i64 = 0
    awake: i64 = 0
    for e in range(p * EFFECTS, p * EFFECTS + EFFECTS):
        awake += v.active[e]
        ships += v.inactive[e]
    asleep = ships
    ships += awake
    on: i64 = 0
    spaces: i64 = 0
    held: i64 = 0
    for i in range(v.decade * 9):
        if v.honours[i] == p:
            on += 1
            held |= 1 << (i // 3)
            if v.own_victory == 0 or i // 3 == 4:
                spaces += 7 - i % 3
    if pending >= 0:
        on += 1
        held |= 1 << pending
        if v.own_victory == 0 or pending == 4:
            spaces += 7 - discs_on(v, pending)
    tiles: i64 = 0
    hope = 0.0
    for t in range(v.decade * 3):
        if held >> t & 1:
            points = _tile_points(v, p, t, on, spaces, coins, spare)
            tiles += points
            room = float(CAP - points)
            hope += room if room < 0.6 * turns else 0.6 * turns
    score = float(seats * ships + tiles)
    later_seats = float(seats) + 0.27 * turns
    later_ships = float(ships) + 0.3 * turns
    out[0] = score / 20.0
    out[1] = score / (10.0 * (0.7 + turns))
    out[2] = (later_seats * later_ships + float(tiles)) / 30.0
    out[3] = float(ships) / 4.0
    out[4] = float(seats) / 4.0
    out[5] = float(ships if ships < seats else seats) / 4.0
    out[6] = float(on) / 2.0
    out[7] = hope / 6.0
    out[8] = 1.0 if spare > 0 else 0.0
    out[9] = float(spare) / 3.0
    out[10] = float(hand) / 6.0
    out[11] = float(coins) / 20.0
    cheapest: i64 = FORUM_COST
    for i in range(SMALL_SEATS):
        if v.chairs[i] == NOBODY and SEAT_COST[i] < cheapest:
            cheapest = SEAT_COST[i]
    out[12] = 1.0 if spare > 0 and coins >= cheapest else 0.0
    out[13] = 1.0 if spare > 1 and coins >= 2 * cheapest + 2 else 0.0
    _describe_harbour(v, p, turns, out)
    out[20] = float(freed_0) / 2.0
    out[21] = float(freed_1)
    out[22] = float(freed_2)
    own = p * GOODS
    most = v.goods[own]
    for g in range(own + 1, own + 3):
        if v.goods[g] > most:
            most = v.goods[g]
    out[23] = float(most if most < 3 else 3) / 3.0 if freed_0 < 3 else 0.0
    out[24] = float(v.goods[own + 3] if v.goods[own + 3] < 2 else 2) / 2.0 if freed_1 < 2 else 0.0
    out[25] = float(v.goods[own + 4] if v.goods[own + 4] < 2 else 2) / 2.0 if freed_2 < 2 else 0.0
    out[26] = float(awake) / 3.0
    out[27] = float(asleep) / 3.0
    out[28] = float(base) / 5.0
    out[29] = turns / 5.0 - 5.0 * float(16 - (v.decade * 5 - 5 + v.round)) / 25.0


def _describe_harbour(v: CarthagoView, p: i64, turns: float, out: Floats) -> None:
    """Discs at docks, and what a delivery would bring now (C9.3, C9.9)."""
    docked: i64 = 0
    ready = 0.0
    luxury = v.active[p * EFFECTS + LUXURY] > 0 and v.hand_n[p] > 0
    for i in range(docks_of(v)):
        if v.berths[i] == p and v.docks[i] >= 0:
            docked += 1
            if luxury or v.goods[p * GOODS + SHIP_GOOD[v.docks[i]]] > 0:
                worth = 0.7 + 0.05 * float(SHIP_COIN[v.docks[i]])
                if worth > ready:
                    ready = worth
    fleet = v.regular[p] + v.anchor[p] if v.closed == 0 else 0
    strong = strength_of(v, p) + 2 * v.active[p * EFFECTS + ESCORTS]
    luck = float(strong if strong < 6 else 6) / 6.0
    can = v.shows[p * SPACES + DELIVERY] > 0
    out[14] = float(docked)
    out[15] = ready
    out[16] = ready / (1.0 + turns)
    out[17] = float(fleet)
    out[18] = luck if fleet > 0 else 0.0
    out[19] = luck
    out[30] = 1.0 if can and (ready > 0.0 or fleet > 0) else 0.0
