"""The evaluation of a position of carthago, by features: what a seat has and will soon have, and how much time is left.

A payment that is still running counts as done: its disc is placed, its cards are gone (C5.16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

import cothon.games.carthago.made.ids as do
from cothon.bots.instinct import seats_on
from cothon.core.arr import arr_of
from cothon.games.carthago.made.view import CarthagoView
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
    LEFT,
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
from cothon.games.carthago.view import discs_on, docks_of, is_seat, strength_of

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
    if v.ask > do.ASK_BERTH:
        done += seats_on(v.first, v.turn, v.seats)
    return float(done) / float(15 * v.seats)


def guild_seats(v: CarthagoView, p: i64) -> i64:
    """Guild seats of a player (C13.2)."""
    n = v.forum[p] + left_seats(v.freed[p * 3])
    chairs = v.chairs
    for i in range(SMALL_SEATS):
        if chairs[i] == p:
            n += 1
    for c in range(3):
        if v.freed[p * 3 + c] == circles(c) and is_seat(v, c):
            n += 1
    return n


def seats_of_circle(v: CarthagoView, p: i64, c: i64) -> i64:
    """Guild seats that the next circle of a column brings (C7.4, C13.2)."""
    freed = v.freed[p * 3 + c]
    n: i64 = 0
    if freed + 1 == circles(c) and is_seat(v, c):
        n = 1
    if c == LEFT:
        n += left_seats(freed + 1) - left_seats(freed)
    return n


def cheapest_seat(v: CarthagoView) -> i64:
    """The price of the cheapest free seat in the hall, or of the forum."""
    cheapest: i64 = FORUM_COST
    for i in range(SMALL_SEATS):
        if v.chairs[i] == NOBODY and SEAT_COST[i] < cheapest:
            cheapest = SEAT_COST[i]
    return cheapest


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
    return _set_points(counts, SHIP_SETS, v.rules.set_scoring)


def _goods_sets(v: CarthagoView, p: i64) -> i64:
    """Goods of the hand as sets (C12.10); more than five alike count as five, so fifteen are never too few bits."""
    counts: i64 = 0
    for g in range(GOODS):
        have = v.goods[p * GOODS + g]
        counts += (have if have < 15 else 15) << (4 * g)
    return _set_points(counts, GOODS_SETS, v.rules.set_scoring)


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
    if ask <= do.ASK_ACTION and (p == v.turn or ask < do.ASK_ACTION):
        return 1.0
    if p == v.turn:
        if ask == do.ASK_CARD or ask == do.ASK_EXTRA or ask == do.ASK_MARKER or ask == do.ASK_TARGET:
            return 0.8
        return 0.6 if ask == do.ASK_TAKE or ask == do.ASK_COLUMN or ask == do.ASK_DOCK or ask == do.ASK_DELIVER else 0.1
    return 1.0 if seats_on(v.first, p, v.seats) > seats_on(v.first, v.turn, v.seats) else 0.0


class Standing:
    """One seat as it will be when the running action is done: what is being paid for is bought, what is coming is here.

    rest, after   how much of this round's turn is to come; turns after this round
    turns         both together; `late` grows in the last five, `soon` falls in the last four, `alive` in the last one
    seats, spare, hand, coins, base   guild seats, available discs, trade cards and their coins, base cards in hand
    left, middle, right   freed circles of each column
    ships, docked    ships, also expected ones; ships at own docks that have just left, less than 0
    pending       the tile for which coins are being paid, or NOBODY
    luck          how likely a warship delivery succeeds
    """

    def __init__(self) -> None:
        self.rest = self.turns = self.late = self.soon = self.alive = 0.0
        self.after: i64 = 0
        self.running = False
        self.seats: i64 = 0
        self.spare: i64 = 0
        self.hand: i64 = 0
        self.coins: i64 = 0
        self.base: i64 = 0
        self.left: i64 = 0
        self.middle: i64 = 0
        self.right: i64 = 0
        self.docked: i64 = 0
        self.pending: i64 = NOBODY
        self.ships = 0.0
        self.luck = 0.0

    def look(self, v: CarthagoView, p: i64) -> None:
        self._time(v, p)
        self.seats = guild_seats(v, p)
        self.spare = v.spare[p]
        self.hand = v.hand_n[p]
        self.coins = v.coins[p]
        base: i64 = 0
        for a in range(p * SPACES, p * SPACES + SPACES):
            base += v.base[a]
        self.base = base
        self.left = v.freed[p * 3]
        self.middle = v.freed[p * 3 + 1]
        self.right = v.freed[p * 3 + 2]
        ships: i64 = 0
        for e in range(p * EFFECTS, p * EFFECTS + EFFECTS):
            ships += v.active[e] + v.inactive[e]
        self.ships = float(ships)
        strong = strength_of(v, p) + 2 * v.active[p * EFFECTS + ESCORTS]
        self.luck = float(strong if strong < 6 else 6) / 6.0
        self.pending = NOBODY
        self.docked = 0
        if self.running:
            self._finish(v, p)
        if self.coins < 0:
            self.coins = 0

    def _time(self, v: CarthagoView, p: i64) -> None:
        self.running = p == v.turn and v.ask > do.ASK_ACTION
        self.rest = _turn_left(v, p)
        self.after = (3 - v.decade) * 5 + 5 - v.round
        turns = self.rest + float(self.after)
        self.turns = turns
        self.late = 1.0 - turns / 5.0 if turns < 5.0 else 0.0
        self.soon = turns / 4.0 if turns < 4.0 else 1.0
        self.alive = turns if turns < 1.0 else 1.0

    def _finish(self, v: CarthagoView, p: i64) -> None:
        """Let the action happen that is under way."""
        ask = v.ask
        if ask == do.ASK_COINS:
            self.spare -= 1
            if v.due > 0:  # more than the cost is paid by choice alone (C5.8)
                self.hand -= 1
                self.coins -= v.due + 1
            if v.spot <= SMALL_SEATS:
                self.seats += 1
            else:
                self.pending = v.spot - SMALL_SEATS - 1
        elif ask == do.ASK_GOODS:
            self._free(v, p, v.column)
        elif ask == do.ASK_CARD or ask == do.ASK_EXTRA:
            self.base -= v.due if self.base >= v.due else self.base
        elif ask == do.ASK_CARGO:
            self.ships += 1.0
            self.docked = -1
            self.spare += 1
            self.coins += SHIP_COIN[v.docks[v.dock]] - 3
            self.hand += 1
        elif ask == do.ASK_CREW:
            self.ships += self.luck
        elif ask == do.ASK_ESCORT:
            self.ships += 1.0
            self.hand += 2
            self.coins += SHIP_COIN[v.ship]
        elif ask == do.ASK_REVEAL:
            self.hand += 1
            self.coins += v.due

    def _free(self, v: CarthagoView, p: i64, c: i64) -> None:
        """Goods are laid for the next circle of a column."""
        self.hand -= v.due
        self.coins -= 3 * v.due
        self.spare += discs_of(c, v.freed[p * 3 + c])
        self.seats += seats_of_circle(v, p, c)
        if c == 0:
            self.left += 1
        elif c == 1:
            self.middle += 1
        else:
            self.right += 1


def describe(v: CarthagoView, p: i64, s: Standing, out: Floats) -> None:
    """Write the features of seat p, in the order of FEATURES."""
    s.look(v, p)
    count = float(s.seats)
    lasting, passing, hope = _describe_tiles(v, p, s, out)
    score = count * s.ships + lasting + passing
    outlook = (count + 0.27 * s.turns) * (s.ships + 0.3 * s.turns) + lasting + hope
    out[0] = score / 20.0
    out[1] = score * s.late / 10.0
    out[2] = outlook / 30.0
    out[3] = outlook * s.late / 15.0
    out[4] = s.ships / 4.0
    out[5] = s.ships * s.turns / 50.0
    _describe_means(v, s, out)
    _describe_harbour(v, p, s, out)
    _describe_hand(v, p, s, out)
    out[24] = float(s.left) / 2.0
    out[25] = float(s.middle)
    out[26] = float(s.right)
    out[32] = 1.0 if p == v.first else 0.0
    out[33] = s.rest
    out[34] = 1.0 if p == v.turn and v.ask >= do.ASK_ACTION else 0.0
    out[35] = score * score / 1000.0


def _describe_means(v: CarthagoView, s: Standing, out: Floats) -> None:
    """Discs and cards, and the guild seats that they will buy."""
    discs = float(s.spare)
    out[12] = s.alive if s.spare > 0 else 0.0
    out[13] = discs * s.soon / 3.0
    out[14] = discs * s.ships * s.soon / 15.0
    out[15] = float(s.hand) / 6.0
    out[16] = float(s.hand) * s.soon / 6.0
    reach = float(s.coins) / float(cheapest_seat(v))
    if reach > discs:
        reach = discs
    if reach > 0.5 * s.turns:
        reach = 0.5 * s.turns
    out[17] = reach * s.ships / 5.0


def _describe_hand(v: CarthagoView, p: i64, s: Standing, out: Floats) -> None:
    """Goods for the circles that are left (C7.3), and actions that the hand allows."""
    own = p * GOODS
    three = v.goods[own] > 2 or v.goods[own + 1] > 2 or v.goods[own + 2] > 2
    out[27] = s.soon if three and s.left < 3 else 0.0
    out[28] = s.soon if v.goods[own + 3] > 1 and s.middle < 2 else 0.0
    jewels = v.goods[own + 4] if v.goods[own + 4] < 2 else 2
    out[29] = s.soon * float(jewels) / 2.0 if s.right < 2 else 0.0
    shown: i64 = 0
    for a in range(p * SPACES, p * SPACES + SPACES):
        if v.shows[a] > 0:
            shown += 1
    out[30] = float(shown) * s.alive / 5.0
    out[31] = float(s.base * (6 - v.round)) / 25.0


def _describe_tiles(v: CarthagoView, p: i64, s: Standing, out: Floats) -> tuple[float, float, float]:
    """Points of tiles that only grow, of those that count what is being spent, and how much more there may be."""
    on: i64 = 0
    spaces: i64 = 0
    held: i64 = 0
    for i in range(v.decade * 9):
        if v.honours[i] == p:
            on += 1
            held |= 1 << (i // 3)
            if v.rules.victory_tile == 0 or i // 3 == VICTORY:
                spaces += 7 - i % 3
    if s.pending >= 0:
        on += 1
        held |= 1 << s.pending
        if v.rules.victory_tile == 0 or s.pending == VICTORY:
            spaces += 7 - discs_on(v, s.pending)
    lasting: i64 = 0
    passing: i64 = 0
    hope = 0.0
    if held > 0:
        for t in range(v.decade * 3):
            if held >> t & 1:
                points = _tile_points(v, p, t, on, spaces, s.coins, s.spare)
                if t < COINS:
                    lasting += points
                    room = float(CAP - points)
                    hope += room if room < 0.6 * s.turns else 0.6 * s.turns
                else:
                    passing += points
    out[6] = float(lasting) / 10.0
    out[7] = float(passing) / 10.0
    out[8] = float(passing) * s.late / 10.0
    out[9] = float(on) / 2.0
    out[10] = float((held >> ACHIEVEMENTS & 1) + (held >> RESIDENCE1 & 1) + (held >> SHIP_TILE & 1))
    out[11] = float(held >> VICTORY & 1)
    return float(lasting), float(passing), hope


def _describe_harbour(v: CarthagoView, p: i64, s: Standing, out: Floats) -> None:
    """Discs at docks, and what a delivery would bring now (C9.3, C9.9)."""
    seats = float(s.seats)
    docked = s.docked
    best = 0.0
    luxury = v.active[p * EFFECTS + LUXURY] > 0 and v.hand_n[p] > 0
    for i in range(docks_of(v)):
        if v.berths[i] == p and v.docks[i] >= 0:
            docked += 1
            if luxury or v.goods[p * GOODS + SHIP_GOOD[v.docks[i]]] > 0:
                best = seats
    fleet = v.regular[p] + v.anchor[p] if v.closed == 0 else 0
    later = s.after > 0 or (s.rest > 0.0 and not s.running)
    may = later and v.shows[p * SPACES + DELIVERY] > 0
    here = s.running and v.space == DELIVERY
    out[18] = float(docked) * s.alive
    out[19] = float(docked) * seats / 5.0 * s.alive
    out[20] = best / 5.0 if may or (here and v.traded == 0) else 0.0
    out[21] = float(fleet) * s.alive
    out[22] = s.luck * seats / 5.0 if fleet > 0 and (may or (here and v.warred == 0)) else 0.0
    out[23] = s.luck * s.soon
