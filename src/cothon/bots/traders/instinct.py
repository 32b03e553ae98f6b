"""The heuristic of traders: what a purchase is worth in victory points, and how to pay and protect.

Everything is measured in VPs. A Set that is not sold yet counts in part, the more the nearer its ship; coins and icons
in the hand count a little; what others gain counts against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.settings import Settings
from cothon.bots.traders.cards import (
    ICON,
    discount,
    guard,
    kind_of,
    pay,
    protect,
    purse,
    reserve_worth,
)
from cothon.bots.traders.cart import OTHER, Cart
from cothon.bots.traders.sets import coins_of, lowest, next_seat
from cothon.bots.traders.values import FEATURES, Look
from cothon.core.arr import new_arr, new_floats
from cothon.core.view import View
from cothon.games.traders.made.ids import (
    ASK_ACT,
    ASK_DISCOUNT,
    ASK_GUARD,
    ASK_PAY,
    ASK_PROTECT,
    ASK_TAKE,
    DO_ACT_BUY,
    DO_ACT_DOUBLE,
    DO_ACT_RESERVE,
    DO_ACT_TAKE,
    DO_RESERVE,
    DO_TAKE,
    DO_TAKE_OWN,
)
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES, VALUES, colour_of, icons_of, value

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

NEXT: Final = 0.05
"""What the next player gains from the Market that is left, seen from here."""
PIECE: Final = 1.10
"""A Double Action that is still to come."""
NO: Final = -99.0


SETTINGS: Final = Settings(cut=8, explore=0.6, heat=0.5, doubt=0.1)
ERRORS: Final = (0.4, 0.17, 0.07)
"""Heat of the first three levels: by how much an option may be worse and still look as good."""
ITERATIONS: Final = (24, 250)
"""Of the levels that search."""


class TradersInstinct(Instinct):
    def __init__(self) -> None:
        super().__init__("traders", FEATURES)
        self._look = Look()
        self._cart = Cart()
        self._next_gain = new_floats(4)
        self._next_low = new_arr(4)
        self._wish = new_arr(12)
        self._won = new_floats(12)

    def calm(self, v: View) -> bool:
        """Before a turn's action."""
        return v.ask == ASK_ACT

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
        elif v.ask == ASK_ACT:
            self._act(v, buf, n, out)
        elif v.ask == ASK_TAKE:
            self._take(v, buf, n, out)
        elif v.ask == ASK_DISCOUNT:
            discount(v, buf, n, out)
        elif v.ask == ASK_PAY:
            pay(v, buf, n, out)
        elif v.ask == ASK_PROTECT:
            protect(v, buf, n, out, self._wish, self._won)
        elif v.ask == ASK_GUARD:
            guard(v, buf, n, out)
        else:
            for i in range(n):
                out[i] = reserve_worth(v, buf[i] - DO_RESERVE)

    # -- act, take ---------------------------------------------------------------------------------------------------

    def _act(self, v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
        self._cart.spread(v)
        for i in range(n):
            a = buf[i]
            if a == DO_ACT_BUY:
                out[i] = self._cart.buy_worth(v, -1, v.coins[v.turn])
            elif a == DO_ACT_TAKE:
                out[i] = self._best_take(v)
            elif a == DO_ACT_DOUBLE:
                out[i] = self._best_double(v)
            elif a == DO_ACT_RESERVE:
                out[i] = self._best_reserve(v)
            else:
                out[i] = 0.0

    def _best_take(self, v: TradersView) -> float:
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
        return best

    def _best_double(self, v: TradersView) -> float:
        """Less what the Double Action would still be worth later: near the end nothing."""
        best = NO
        for f in range(FACES):
            if v.market[f] > 0:
                x = self._double_worth(v, f)
                if x > best:
                    best = x
        if self._cart.most <= 4:
            best -= PIECE
        elif self._cart.most < 7:
            best -= PIECE * float(7 - self._cart.most) / 3.0
        return best

    def _best_reserve(self, v: TradersView) -> float:
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
        return best

    def _take(self, v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
        if v.doubling == 1:
            self._cart.spread(v)
            for i in range(n):
                out[i] = self._double_worth(v, buf[i] - DO_TAKE)
            return
        self._look_ahead(v)
        for i in range(n):
            if buf[i] == DO_TAKE_OWN:
                out[i] = self._take_worth(v, v.piece[v.turn], True)
            else:
                out[i] = self._take_worth(v, buf[i] - DO_TAKE, False)

    def _look_ahead(self, v: TradersView) -> None:
        """What the Market is worth to the next player, colour by colour."""
        p = next_seat(v)
        for c in range(COLOURS):
            f = c * VALUES
            a, b, d = v.market[f], v.market[f + 1], v.market[f + 2]
            self._next_low[c] = lowest(v, p, c, a, b, d)
            self._next_gain[c] = self._cart.own_gain(v, p, c, a, b, d, v.ships[c])

    def _take_worth(self, v: TradersView, f: i64, own: bool) -> float:
        """A card as money, less what the cheaper Market is worth to the next player."""
        coins = v.coins[v.turn]
        worth = purse(float(coins + value(f))) - purse(float(coins)) + ICON * float(icons_of(f))
        if v.market_n == 0 or (v.market_n == 1 and not own):
            return worth
        p = next_seat(v)
        low = self._next_low[0] + self._next_low[1] + self._next_low[2] + self._next_low[3]
        gain = self._next_gain[0] + self._next_gain[1] + self._next_gain[2] + self._next_gain[3]
        if not own:
            c = colour_of(f)
            i = c * VALUES
            a = v.market[i] - kind_of(f, c, 0)
            b = v.market[i + 1] - kind_of(f, c, 1)
            d = v.market[i + 2] - kind_of(f, c, 2)
            low += lowest(v, p, c, a, b, d) - self._next_low[c]
            gain += self._cart.own_gain(v, p, c, a, b, d, v.ships[c]) - self._next_gain[c]
        if gain > 0.0 and low <= coins_of(v, p):
            worth -= NEXT * gain
        return worth

    def _double_worth(self, v: TradersView, f: i64) -> float:
        """The coins and icons of a card, and the purchase of the others."""
        if v.market_n < 2:
            return NO
        c = colour_of(f)
        i = c * VALUES
        a = v.market[i] - kind_of(f, c, 0)
        b = v.market[i + 1] - kind_of(f, c, 1)
        d = v.market[i + 2] - kind_of(f, c, 2)
        self._cart.weigh(v, c, OTHER, a, b, d)
        before = v.coins[v.turn]
        coins = before + value(f)
        if self._cart.low_without(c) > coins:
            return NO
        earned = purse(float(coins)) - purse(float(before)) + ICON * float(icons_of(f))
        return earned + self._cart.buy_worth(v, c, coins)


def make() -> Instinct:
    return TradersInstinct()
