"""What a purchase does in traders: to the Sets of the buyer and of others, to ships, coins and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.bots.traders.cards import KEEP, kind_of, purse
from cothon.bots.traders.sets import (
    bonus_of,
    coins_of,
    discounts_of,
    fetch,
    final_verdict,
    lowest,
    next_seat,
    sailed,
    set_with,
)
from cothon.core.arr import new_arr, new_floats
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import ALEXANDRIA, CARTHAGE, COLOURS, FACES, LAST_TOKEN, VALUES
from cothon.games.traders.view import token_total

RIVAL: Final = 0.05
"""What one rival gains or loses, seen from here."""
OWN_LOSS: Final = 0.25
THEIR_LOSS: Final = 0.10
"""Which part of upright goods pirates get: some will be protected."""
TOKEN: Final = 0.38
"""A token of one's own: a discount or a better price, and the end in one's own hands."""
DEAR: Final = 0.80
"""A 5 in an unsold Set, because every card to come will sell for 5."""
KIND: Final = 0.10
"""A Set at all: it will bring a token."""
FARM: Final = 0.18
"""What the next player gains from the cards that move up after a purchase."""
END: Final = 20.0
"""Ending the game as the winner."""
OTHER: Final[i64] = 4
"""The slot of the colour that is looked at with one card less."""


class Cart:
    """Goods are weighed colour by colour, so that a cart with one card less costs only one colour more to weigh.

    Slots 0 to 3 belong to the colours, OTHER to a colour with one card less:
    cart        its twos, threes and fives
    to          where its ship would get
    low         its price after the largest discount
    cost        coins it takes, tokens counted as coins where they save more
    gain        what its goods bring the buyer
    sale        what rivals sell if its ship arrives
    raid        what pirates change if it is raided; known[slot] says whether that was asked already

    near        which part of an unsold Set counts, by the space of its ship; on space 1 little, as mostly two cards
                move a ship by two and it then lies open to pirates on space 3
    most        tokens of the seat with most
    """

    def __init__(self) -> None:
        self.near = new_floats(6)
        for at, part in enumerate((0.29, 0.05, 0.31, 0.42, 0.65, 1.0)):
            self.near[at] = part
        self.cart = new_arr(15)
        self.to = new_arr(5)
        self.low = new_arr(5)
        self.cost = new_floats(5)
        self.gain = new_floats(5)
        self.sale = new_floats(5)
        self.raid = new_floats(5)
        self.known = new_arr(5)
        self.most: i64 = 0

    def spread(self, v: TradersView) -> None:
        """Weigh the cart: all of the Market, in classic with the own reserved card (T15.7)."""
        self.most = 0
        for p in range(v.seats):
            n = token_total(v, p)
            if n > self.most:
                self.most = n
        own = v.piece[v.turn]
        for c in range(COLOURS):
            f = c * VALUES
            a, b, d = v.market[f], v.market[f + 1], v.market[f + 2]
            if f <= own < f + VALUES:
                a, b, d = a + kind_of(own, c, 0), b + kind_of(own, c, 1), d + kind_of(own, c, 2)
            self.weigh(v, c, c, a, b, d)

    def weigh(self, v: TradersView, c: i64, slot: i64, a: i64, b: i64, d: i64) -> None:
        """Put what the goods of one colour do into a slot."""
        k = slot * VALUES
        self.cart[k] = a
        self.cart[k + 1] = b
        self.cart[k + 2] = d
        self.known[slot] = 0
        n = a + b + d
        if n == 0:
            self.to[slot] = v.ships[c]
            self.low[slot] = 0
            self.cost[slot] = 0.0
            self.gain[slot] = 0.0
            self.sale[slot] = 0.0
            return
        me = v.turn
        to = sailed(v.ships[c], n)
        self.to[slot] = to
        self.low[slot] = lowest(v, me, c, a, b, d)
        self.gain[slot] = self.own_gain(v, me, c, a, b, d, v.ships[c])
        free = discounts_of(v, me, c)
        if free == 0:
            self.cost[slot] = float(2 * a + 3 * b + 5 * d)
        else:
            self.cost[slot] = float(self.low[slot]) + KEEP * float(free if free < n else n)
        sale = 0.0
        if to == CARTHAGE:
            part = 1.0 - self.near[v.ships[c]]
            for p in range(v.seats):
                if p != me:
                    sale += part * float(set_with(v, p, c, 0, 0, 0))
        self.sale[slot] = sale

    def low_without(self, c: i64) -> i64:
        """The lowest price of the cart with colour c taken from the slot OTHER."""
        low = self.low
        return low[0] + low[1] + low[2] + low[3] + low[OTHER] - low[c]

    def own_gain(self, v: TradersView, p: i64, c: i64, a: i64, b: i64, d: i64, at: i64) -> float:
        """What goods of a colour bring a seat: sold at once, or as part of a Set to come.

        Its ship lies on space `at`; in Carthage, the Set it brought is sold and it will start again.
        """
        n = a + b + d
        if n == 0:
            return 0.0
        bonus = bonus_of(v, p, c)
        gain = 0.0
        if at == CARTHAGE:
            at = ALEXANDRIA
        else:
            i = p * FACES + c * VALUES
            n2 = v.upright[i] + v.sideways[i]
            n3 = v.upright[i + 1] + v.sideways[i + 1]
            n5 = v.upright[i + 2] + v.sideways[i + 2]
            if n2 + n3 + n5 > 0:
                gain = -KIND - self.near[at] * float(fetch(v, n2, n3, n5, bonus))
                if n5 > 0:
                    gain -= DEAR
                a += n2
                b += n3
                d += n5
        new = float(fetch(v, a, b, d, bonus))
        to = sailed(at, n)
        if to == CARTHAGE:
            return gain + new + TOKEN
        if d > 0:
            gain += DEAR
        return gain + KIND + self.near[to] * new

    def buy_worth(self, v: TradersView, c: i64, coins: i64) -> float:
        """Own gain, rivals' sales, losses to pirates, coins spent, and whether it ends the game well.

        Colour c is taken from the slot OTHER; -1: none.
        """
        cost = 0.0
        worth = 0.0
        arrived: i64 = 0
        ships: i64 = 0  # that arrive, as bits
        for k in range(COLOURS):
            slot = OTHER if k == c else k
            worth += self.gain[slot] - RIVAL * self.sale[slot]
            cost += self.cost[slot]
            if self.to[slot] == CARTHAGE:
                arrived += 1
                ships |= 1 << k
        has = float(coins)
        if cost > has:
            cost = has
        worth -= purse(has) - purse(has - cost)
        worth -= FARM * self._moving_up(v, c)
        if arrived > 0:
            for k in range(COLOURS):
                slot = OTHER if k == c else k
                if self.to[slot] == 3 or self.to[slot] == 4:
                    if self.known[slot] == 0:
                        self.raid[slot] = self._raid_worth(v, k, slot)
                        self.known[slot] = 1
                    worth += self.raid[slot]
            if self.most + arrived >= LAST_TOKEN:
                worth += self._end_worth(v, ships, c)
        return worth

    def _moving_up(self, v: TradersView, c: i64) -> float:
        """What the next player gains from the Farm when it has moved up (T8.2)."""
        p = next_seat(v)
        low: i64 = 0
        gain = 0.0
        for k in range(COLOURS):
            f = k * VALUES
            a, b, d = v.farm[f], v.farm[f + 1], v.farm[f + 2]
            n = a + b + d
            if n > 0:
                low += lowest(v, p, k, a, b, d)
                at = self.to[OTHER if k == c else k]
                gain += self.own_gain(v, p, k, a, b, d, at)
        return gain if gain > 0.0 and low <= coins_of(v, p) else 0.0

    def _raid_worth(self, v: TradersView, c: i64, slot: i64) -> float:
        """Upright goods of a raided colour are as good as lost, others' to our advantage."""
        worth = 0.0
        for p in range(v.seats):
            i = p * FACES + c * VALUES
            n2, n3, n5 = v.upright[i], v.upright[i + 1], v.upright[i + 2]
            if p == v.turn:
                n2 += self.cart[slot * VALUES]
                n3 += self.cart[slot * VALUES + 1]
                n5 += self.cart[slot * VALUES + 2]
            if n2 + n3 + n5 > 0:
                bonus = bonus_of(v, p, c)
                s2, s3, s5 = v.sideways[i], v.sideways[i + 1], v.sideways[i + 2]
                lost = fetch(v, s2 + n2, s3 + n3, s5 + n5, bonus) - fetch(v, s2, s3, s5, bonus)
                if p == v.turn:
                    worth -= OWN_LOSS * self.near[4] * float(lost)
                else:
                    worth += THEIR_LOSS * self.near[4] * float(lost)
        return worth

    def _end_worth(self, v: TradersView, arrived: i64, c: i64) -> float:
        """Whether the game ends with this Payday, and for whom."""
        return END * float(final_verdict(v, v.turn, self.cart, arrived, c))
