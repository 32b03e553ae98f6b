"""What is known about playing traders well: what a purchase is worth in victory points, and how to pay and protect.

Everything is measured in VPs. A Set that is not sold yet counts in part, the more the nearer its ship; coins and icons
in the hand count a little; what others gain counts against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.heuristics.traders_cards import (
    ICON,
    KEEP,
    after,
    discount,
    guard,
    lowest,
    pay,
    protect,
    purse,
    reserve_worth,
    set_worth,
)
from cothon.bots.instinct import Instinct
from cothon.bots.values.traders import FEATURES, Look, fetch
from cothon.core.arr import new_arr, new_floats
from cothon.core.view import HOLE, View
from cothon.games.traders.actions import (
    ACT,
    ACT_RESERVE,
    ACT_TAKE,
    BUY,
    DISCOUNT,
    DOUBLE,
    GUARD,
    PAY,
    PROTECT,
    RESERVE_0,
    TAKE,
    TAKE_0,
    TAKE_OWN,
)
from cothon.games.traders.pieces import (
    CARTHAGE,
    CLASSIC,
    COLOURS,
    FACES,
    LAST_TOKEN,
    VALUES,
    colour_of,
    icons_of,
    value,
)
from cothon.games.traders.view import TradersView, token_total

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

RIVAL: Final = 0.15
"""What one rival gains or loses, seen from here."""
OWN_LOSS: Final = 0.5
THEIR_LOSS: Final = 0.15
"""Which part of upright goods pirates get: some will be protected."""
TOKEN: Final = -0.30
"""A Payday of one's own also brings the end nearer: small ones should wait."""
PIECE: Final = 0.85
"""A Double Action that is still to come."""
END: Final = 20.0
"""Ending the game as the winner."""
UNKNOWN_COINS: Final[i64] = 8
"""What a covered hand is taken to hold."""
NO: Final = -99.0
OTHER: Final[i64] = 4
"""The slot of the colour that is looked at with one card less."""


class TradersInstinct(Instinct):
    """Purchases are weighed colour by colour, so that a cart with one card less costs only one colour more to weigh.

    Slots 0 to 3 belong to the colours, OTHER to a colour with one card less:
    cart        its twos, threes and fives
    to          where its ship would get
    low         its price after the largest discount
    cost        coins it takes, tokens counted as coins where they save more
    gain        what its goods bring the buyer
    sale        what rivals sell if its ship arrives
    raid        what pirates change if it is raided; known[slot] says whether that was asked already
    """

    def __init__(self) -> None:
        super().__init__("traders", FEATURES)
        self._look = Look()
        self._near = new_floats(6)
        for at, part in enumerate((0.15, 0.22, 0.30, 0.40, 0.55, 1.0)):
            self._near[at] = part  # which part of an unsold Set counts, by the space of its ship
        self._cart = new_arr(15)
        self._to = new_arr(5)
        self._low = new_arr(5)
        self._cost = new_floats(5)
        self._gain = new_floats(5)
        self._sale = new_floats(5)
        self._raid = new_floats(5)
        self._known = new_arr(5)
        self._next_gain = new_floats(4)
        self._next_low = new_arr(4)
        self._wish = new_arr(12)
        self._won = new_floats(12)
        self._most: i64 = 0  # tokens of the seat with most

    def progress(self, v: View) -> float:
        assert isinstance(v, TradersView)
        return self._look.progress(v)

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        assert isinstance(v, TradersView)
        self._look.describe(v, seat, out)

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        assert isinstance(v, TradersView)
        if n == 1:
            out[0] = 0.0
        elif v.ask == ACT:
            self._act(v, buf, n, out)
        elif v.ask == TAKE:
            self._take(v, buf, n, out)
        elif v.ask == DISCOUNT:
            discount(v, buf, n, out)
        elif v.ask == PAY:
            pay(v, buf, n, out)
        elif v.ask == PROTECT:
            protect(v, buf, n, out, self._wish, self._won)
        elif v.ask == GUARD:
            guard(v, buf, n, out)
        else:
            for i in range(n):
                out[i] = reserve_worth(v, buf[i] - RESERVE_0)

    # -- act, take ---------------------------------------------------------------------------------------------------

    def _act(self, v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
        self._spread(v)
        for i in range(n):
            a = buf[i]
            best = 0.0
            if a == BUY:
                best = self._buy_worth(v, -1, v.coins[v.turn])
            elif a == ACT_TAKE:
                best = NO
                self._look_ahead(v)
                for f in range(FACES):
                    if v.market[f] > 0:
                        x = self._take_worth(v, f, False)
                        if x > best:
                            best = x
                own = v.piece[v.turn]
                if own < FACES:
                    x = self._take_worth(v, own, True)
                    if x > best:
                        best = x
            elif a == DOUBLE:
                best = NO
                for f in range(FACES):
                    if v.market[f] > 0:
                        x = self._double_worth(v, f)
                        if x > best:
                            best = x
                if self._most <= 4:
                    best -= PIECE
                elif self._most < 7:
                    best -= PIECE * float(7 - self._most) / 3.0
            elif a == ACT_RESERVE:
                best = NO
                for f in range(FACES):
                    if v.market[f] > 0:
                        x = reserve_worth(v, f)
                        if x > best:
                            best = x
                    if v.farm[f] > 0:
                        x = reserve_worth(v, f + FACES)
                        if x > best:
                            best = x
            out[i] = best

    def _take(self, v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
        if v.doubling == 1:
            self._spread(v)
            for i in range(n):
                out[i] = self._double_worth(v, buf[i] - TAKE_0)
            return
        self._look_ahead(v)
        for i in range(n):
            if buf[i] == TAKE_OWN:
                out[i] = self._take_worth(v, v.piece[v.turn], True)
            else:
                out[i] = self._take_worth(v, buf[i] - TAKE_0, False)

    def _look_ahead(self, v: TradersView) -> None:
        """What the Market is worth to the next player, colour by colour."""
        p = v.turn + 1 if v.turn + 1 < v.seats else 0
        for c in range(COLOURS):
            f = c * VALUES
            a, b, d = v.market[f], v.market[f + 1], v.market[f + 2]
            self._next_low[c] = lowest(v, p, c, a, b, d)
            self._next_gain[c] = self._own_gain(v, p, c, a, b, d)

    def _take_worth(self, v: TradersView, f: i64, own: bool) -> float:
        """A card as money, less what the cheaper Market is worth to the next player."""
        coins = v.coins[v.turn]
        worth = purse(float(coins + value(f))) - purse(float(coins)) + ICON * float(icons_of(f))
        if v.market_n == 0 or (v.market_n == 1 and not own):
            return worth
        p = v.turn + 1 if v.turn + 1 < v.seats else 0
        low = self._next_low[0] + self._next_low[1] + self._next_low[2] + self._next_low[3]
        gain = self._next_gain[0] + self._next_gain[1] + self._next_gain[2] + self._next_gain[3]
        if not own:
            c = colour_of(f)
            i = c * VALUES
            a, b, d = v.market[i], v.market[i + 1], v.market[i + 2]
            if f == i:
                a -= 1
            elif f == i + 1:
                b -= 1
            else:
                d -= 1
            low += lowest(v, p, c, a, b, d) - self._next_low[c]
            gain += self._own_gain(v, p, c, a, b, d) - self._next_gain[c]
        has = v.coins[p]
        if has == HOLE:
            has = UNKNOWN_COINS
        if gain > 0.0 and low <= has:
            worth -= RIVAL * gain
        return worth

    def _double_worth(self, v: TradersView, f: i64) -> float:
        """The coins and icons of a card, and the purchase of the others."""
        if v.market_n < 2:
            return NO
        c = colour_of(f)
        i = c * VALUES
        a, b, d = v.market[i], v.market[i + 1], v.market[i + 2]
        if f == i:
            a -= 1
        elif f == i + 1:
            b -= 1
        else:
            d -= 1
        self._weigh(v, c, OTHER, a, b, d)
        before = v.coins[v.turn]
        coins = before + value(f)
        low = self._low[0] + self._low[1] + self._low[2] + self._low[3] + self._low[OTHER] - self._low[c]
        if low > coins:
            return NO
        return purse(float(coins)) - purse(float(before)) + ICON * float(icons_of(f)) + self._buy_worth(v, c, coins)

    # -- what a purchase does ----------------------------------------------------------------------------------------

    def _spread(self, v: TradersView) -> None:
        """Weigh the cart: all of the Market, in classic with the own reserved card (T15.7)."""
        self._most = 0
        for p in range(v.seats):
            n = token_total(v, p)
            if n > self._most:
                self._most = n
        own = v.piece[v.turn]
        for c in range(COLOURS):
            f = c * VALUES
            a, b, d = v.market[f], v.market[f + 1], v.market[f + 2]
            if own == f:
                a += 1
            elif own == f + 1:
                b += 1
            elif own == f + 2:
                d += 1
            self._weigh(v, c, c, a, b, d)

    def _weigh(self, v: TradersView, c: i64, slot: i64, a: i64, b: i64, d: i64) -> None:
        """Put what the goods of one colour do into a slot."""
        k = slot * VALUES
        self._cart[k] = a
        self._cart[k + 1] = b
        self._cart[k + 2] = d
        self._known[slot] = 0
        n = a + b + d
        if n == 0:
            self._to[slot] = v.ships[c]
            self._low[slot] = 0
            self._cost[slot] = 0.0
            self._gain[slot] = 0.0
            self._sale[slot] = 0.0
            return
        me = v.turn
        to = after(v, c, n)
        self._to[slot] = to
        self._low[slot] = lowest(v, me, c, a, b, d)
        self._gain[slot] = self._own_gain(v, me, c, a, b, d)
        free: i64 = 0
        if v.mode != CLASSIC:
            free = v.tokens[me * COLOURS + c]
        if free == 0:
            self._cost[slot] = float(2 * a + 3 * b + 5 * d)
        else:
            self._cost[slot] = float(self._low[slot]) + KEEP * float(free if free < n else n)
        sale = 0.0
        if to == CARTHAGE:
            part = 1.0 - self._near[v.ships[c]]
            for p in range(v.seats):
                if p != me:
                    sale += part * float(set_worth(v, p, c))
        self._sale[slot] = sale

    def _own_gain(self, v: TradersView, p: i64, c: i64, a: i64, b: i64, d: i64) -> float:
        """What goods of a colour bring a seat: sold at once, or as part of a Set to come."""
        n = a + b + d
        if n == 0:
            return 0.0
        bonus: i64 = 0
        if v.mode == CLASSIC:
            bonus = v.tokens[p * COLOURS + c]
        i = p * FACES + c * VALUES
        n2 = v.upright[i] + v.sideways[i]
        n3 = v.upright[i + 1] + v.sideways[i + 1]
        n5 = v.upright[i + 2] + v.sideways[i + 2]
        new = float(fetch(n2 + a, n3 + b, n5 + d, bonus))
        before = self._near[v.ships[c]] * float(fetch(n2, n3, n5, bonus))
        to = after(v, c, n)
        if to == CARTHAGE:
            return new + TOKEN - before
        return self._near[to] * new - before

    def _buy_worth(self, v: TradersView, c: i64, coins: i64) -> float:
        """Own gain, rivals' sales, losses to pirates, coins spent, and whether it ends the game well.

        Colour c is taken from the slot OTHER; -1: none.
        """
        cost = 0.0
        worth = 0.0
        arrived: i64 = 0
        for k in range(COLOURS):
            slot = OTHER if k == c else k
            worth += self._gain[slot] - RIVAL * self._sale[slot]
            cost += self._cost[slot]
            if self._to[slot] == CARTHAGE:
                arrived += 1
        has = float(coins)
        if cost > has:
            cost = has
        worth -= purse(has) - purse(has - cost)
        if arrived > 0:
            for k in range(COLOURS):
                slot = OTHER if k == c else k
                if self._to[slot] == 3 or self._to[slot] == 4:
                    if self._known[slot] == 0:
                        self._raid[slot] = self._raid_worth(v, k, slot)
                        self._known[slot] = 1
                    worth += self._raid[slot]
            if self._most + arrived >= LAST_TOKEN:
                worth += self._end_worth(v, c)
        return worth

    def _raid_worth(self, v: TradersView, c: i64, slot: i64) -> float:
        """Upright goods of a raided colour are as good as lost, others' to our advantage."""
        worth = 0.0
        for p in range(v.seats):
            i = p * FACES + c * VALUES
            n2, n3, n5 = v.upright[i], v.upright[i + 1], v.upright[i + 2]
            if p == v.turn:
                n2 += self._cart[slot * VALUES]
                n3 += self._cart[slot * VALUES + 1]
                n5 += self._cart[slot * VALUES + 2]
            if n2 + n3 + n5 > 0:
                bonus: i64 = 0
                if v.mode == CLASSIC:
                    bonus = v.tokens[p * COLOURS + c]
                s2, s3, s5 = v.sideways[i], v.sideways[i + 1], v.sideways[i + 2]
                lost = fetch(s2 + n2, s3 + n3, s5 + n5, bonus) - fetch(s2, s3, s5, bonus)
                if p == v.turn:
                    worth -= OWN_LOSS * self._near[4] * float(lost)
                else:
                    worth += THEIR_LOSS * self._near[4] * float(lost)
        return worth

    def _end_worth(self, v: TradersView, c: i64) -> float:
        """Whether the game ends with this Payday, and for whom (T13.1, T14.2)."""
        over = False
        mine: i64 = 0
        best: i64 = 0
        for p in range(v.seats):
            if v.vps[p] == HOLE:
                return 0.0
            score = v.vps[p] * 20
            tokens = token_total(v, p)
            for k in range(COLOURS):
                slot = OTHER if k == c else k
                if self._to[slot] == CARTHAGE:
                    i = p * FACES + k * VALUES
                    n2 = v.upright[i] + v.sideways[i]
                    n3 = v.upright[i + 1] + v.sideways[i + 1]
                    n5 = v.upright[i + 2] + v.sideways[i + 2]
                    if p == v.turn:
                        n2 += self._cart[slot * VALUES]
                        n3 += self._cart[slot * VALUES + 1]
                        n5 += self._cart[slot * VALUES + 2]
                    if n2 + n3 + n5 > 0:
                        bonus: i64 = 0
                        if v.mode == CLASSIC:
                            bonus = v.tokens[p * COLOURS + k]
                        score += 20 * fetch(n2, n3, n5, bonus)
                        tokens += 1
            if tokens >= LAST_TOKEN:
                over = True
            score += tokens
            if p == v.turn:
                mine = score
            if score > best:
                best = score
        if not over:
            return 0.0
        return END if mine == best else -END


def make() -> Instinct:
    return TradersInstinct()
