"""The heuristic of carthago: what each option would bring now, in points.

A ship is worth the guild seats one will have, a guild seat the ships one will have, so both are estimated first. Then
every space gets a figure: main action and guild action, less the cards for it. Later questions follow the same figures.
"""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

import cothon.games.carthago.made.ids as do
from cothon.bots.carthago.values import FEATURES, Standing, describe, progress
from cothon.bots.carthago.worth import UNPAID, CarthagoWorth
from cothon.bots.instinct import Instinct
from cothon.bots.settings import Settings
from cothon.core.arr import arr_of
from cothon.core.view import View
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    BY_COINS,
    COIN,
    COMMANDO,
    DELIVERY,
    EFFECTS,
    FORUM_COST,
    GOODS,
    HAND,
    LUXURY,
    MARKET,
    NOBODY,
    RESIDENCE,
    SEAT_COST,
    SHIP_GOOD,
    SPACES,
    TRADE,
    TRADING_DOCK,
    price_of,
)
from cothon.games.carthago.view import docks_of, others_on

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

PAID: Final = 0.59
"""A card laid for a space, for each turn left in the decade: until then it is away."""
PASSING: Final = 0.9
WAKING: Final = arr_of([8, 5, 3, 2, 4, 1, 0, 7, 6])
"""Place of each effect when a ship may be turned up: Intrigue, Legacy, Favour, Commando, Opulence, Palette, Escorts,
Luxury, Embargo."""


SETTINGS: Final = Settings(cut=0, explore=0.6, heat=0.5, doubt=0.1)
ERRORS: Final = (6.0, 0.9, 0.3)
"""Heat of the first three levels: by how much an option may be worse and still look as good."""
REACH: Final = (2.0, 2.0, inf)
"""By how much it may be worse at all, but for a rare blunder: many options are absurd, and heat alone takes them."""
ITERATIONS: Final = (16, 400)
"""Of the levels that search."""


class CarthagoInstinct(CarthagoWorth):
    """A figure for each option, and what the value function reads."""

    def __init__(self) -> None:
        super().__init__("carthago", FEATURES)
        self._standing = Standing()

    def calm(self, v: View) -> bool:
        """Before a turn's action."""
        return v.ask == do.ASK_ACTION

    def progress(self, v: View) -> float:
        assert isinstance(v, CarthagoView)
        return progress(v)

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        assert isinstance(v, CarthagoView)
        describe(v, seat, self._standing, out)

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        assert isinstance(v, CarthagoView)
        self._look(v)
        ask = v.ask
        if ask == do.ASK_CARD or ask == do.ASK_EXTRA or ask == do.ASK_GOODS:
            self._lay(v, buf, n, out)
        elif ask == do.ASK_COINS:
            self._pay(v, buf, n, out)
        elif ask == do.ASK_GIVE or ask == do.ASK_CARGO or ask == do.ASK_CREW:
            for i in range(n):
                out[i] = -2.2 if buf[i] == do.DO_LUXURY else -self._keep(buf[i] - do.DO_GIVE)
        elif ask == do.ASK_WAKE:
            for i in range(n):
                out[i] = -0.3 * float(WAKING[buf[i] - do.DO_WAKE])
        else:
            self._weigh(v)
            self._rate_boards(v, buf, n, out)

    def _rate_boards(self, v: CarthagoView, buf: Arr, n: i64, out: Floats) -> None:
        ask = v.ask
        if ask == do.ASK_ACTION:
            self._spaces(v, buf, n, out)
        elif ask == do.ASK_TAKE or ask == do.ASK_SWAP:
            self._cards(v, buf, n, out)
        elif ask == do.ASK_COLUMN or ask == do.ASK_LEND:
            for i in range(n):
                out[i] = self._column(v, buf[i])
        elif ask == do.ASK_DOCK or ask == do.ASK_BERTH or ask == do.ASK_DELIVER:
            for i in range(n):
                out[i] = self._dock(v, buf[i])
        elif ask == do.ASK_AFTER or ask == do.ASK_HONOUR:
            for i in range(n):
                out[i] = self._place(v, buf[i])
        elif ask == do.ASK_ESCORT:
            for i in range(n):
                out[i] = self.ship + self._reveal(v.ship) - 0.5 if buf[i] == do.DO_ESCORTS else 0.6
        else:
            for i in range(n):
                out[i] = self._move(v, buf[i])

    # -- cards --------------------------------------------------------------------------------------------------------

    def _lay(self, v: CarthagoView, buf: Arr, n: i64, out: Floats) -> None:
        """For a space or goods: base cards first, then what is worth least."""
        away = 1.0 if v.ask == do.ASK_GOODS or v.decade == 3 else 0.15 + 0.12 * float(self.in_decade)
        for i in range(n):
            face = buf[i] - do.DO_PAY
            if buf[i] == do.DO_FAVOUR:
                out[i] = -1.2
            elif face >= SPACES:
                out[i] = -away * self._keep(face - SPACES) - 0.4
            elif self.in_decade == 0:
                out[i] = -0.3
            else:
                out[i] = -0.8 if v.base[self.p * SPACES + face] == 1 else -0.5

    def _pay(self, v: CarthagoView, buf: Arr, n: i64, out: Floats) -> None:
        """Coins: what a card and the cheapest cards behind it for the rest give away (C5.9). Nothing more is paid than
        must be (C5.8).
        """
        due = v.due
        if due == 0:
            for i in range(n):
                out[i] = 0.0 if buf[i] == do.DO_NONE else -self._keep(BY_COINS[buf[i] - do.DO_COIN])
            return
        price = self.price
        price[0] = 0.0
        for x in range(1, due + 1):
            price[x] = UNPAID
        first = buf[0] - do.DO_COIN
        at = n - 1
        for place in range(TRADE - 1, first - 1, -1):
            card = BY_COINS[place]
            if v.where[card] == HAND + self.p:
                worth = self._keep(card)
                coins = COIN[card]
                if at >= 0 and buf[at] - do.DO_COIN == place:
                    out[at] = -worth - (price[due - coins] if due > coins else 0.0)
                    at -= 1
                self._spend(coins, worth, due)

    def _cards(self, v: CarthagoView, buf: Arr, n: i64, out: Floats) -> None:
        """Take or swap. A swap is good if the new card is worth more than the least useful one in hand."""
        least = 0.0
        if v.ask == do.ASK_SWAP and self.hand_n > 0:
            least = UNPAID
            for i in range(self.hand_at, self.hand_at + self.hand_n):
                worth = self._keep(v.hand[i])
                if worth < least:
                    least = worth
        for i in range(n):
            a = buf[i]
            if a == do.DO_DECK:
                out[i] = 1.35
            elif a == do.DO_PALETTE:
                out[i] = -1.0
            elif a == do.DO_SKIP:
                out[i] = self._best(v) - 4.5
            elif a == do.DO_NONE:
                out[i] = 0.25
            else:
                out[i] = self._gain(v, a - do.DO_TAKE) - least

    # -- spaces -------------------------------------------------------------------------------------------------------

    def _spaces(self, v: CarthagoView, buf: Arr, n: i64, out: Floats) -> None:
        """The five spaces. An effect before them is only worth while if Intrigue brings a good guild action near, or if
        there would be no action without it: Intrigue then brings a guild action, Embargo a delivery (C4.8).
        """
        top = PASSING if self.turns > 0 else 0.0
        near = False
        for i in range(n):
            a = buf[i]
            if a < SPACES:
                out[i] = self._space(v, a)
                if out[i] > top:
                    top = out[i]
                if v.markers[a] == 1 and out[i] > 2.0:
                    near = True
            elif a == do.DO_PASS:
                out[i] = PASSING if self.turns > 0 else 0.0
        for i in range(n):
            a = buf[i]
            if a >= do.DO_EMBARGO and a != do.DO_PASS:
                out[i] = top - 2.5
                if buf[0] >= do.DO_EMBARGO:
                    out[i] = self._best(v) if a == do.DO_INTRIGUE else self.ship
                elif a == do.DO_INTRIGUE and self.turns < 6 and self.discs > 0 and not near and self._best(v) > 3.5:
                    out[i] = top + 1.0

    def _space(self, v: CarthagoView, where: i64) -> float:
        main = 0.0
        if where == MARKET:
            main = self._market(v)
        elif where == RESIDENCE:
            main = self._residence(v)
        elif where == TRADING_DOCK:
            main = self._trading_dock(v)
        elif where == DELIVERY:
            main = self._delivery(v)
        else:
            main = self._warship_dock(v)
        worth = main
        if v.markers[where] == 1:
            if self.discs > 0:
                worth += self._best(v)
            elif where == RESIDENCE and main > 0.0:
                worth += 0.8 * self._best(v)
        return worth - float(others_on(v, self.p, where)) * (PAID * float(self.in_decade) + 0.1)

    def _market(self, v: CarthagoView) -> float:
        best = 0.0 if v.market_n > 0 else 1.2
        for i in range(v.market_n):
            worth = self._gain(v, v.market[i])
            if worth > best:
                best = worth
        if self.turns == 0:
            return 0.3 * best
        for e in range(self.p * EFFECTS, self.p * EFFECTS + EFFECTS):
            if v.inactive[e] > 0:
                return best + 0.82
        return best + 0.32

    def _residence(self, v: CarthagoView) -> float:
        best = -UNPAID
        for c in range(3):
            if self._can_free(v, c):
                worth = self._column_worth(v, c) - 0.9 * float(price_of(c))
                if worth > best:
                    best = worth
        return best if best > -UNPAID else 0.0

    def _trading_dock(self, v: CarthagoView) -> float:
        best = 0.0
        if self.discs == 0 or self.wants_n + 1 >= docks_of(v):
            return best
        for i in range(docks_of(v)):
            if v.berths[i] < 0:
                worth = self._berth_worth(v, i)
                if worth > best:
                    best = worth
        return best

    def _warship_dock(self, v: CarthagoView) -> float:
        if v.closed == 1 or self.discs == 0 or self.turns == 0:
            return 0.0
        mine = v.regular[self.p]
        if v.active[self.p * EFFECTS + COMMANDO] == 0:
            taken: i64 = 0
            for q in range(v.seats):
                taken += v.regular[q]
            if mine + 1 >= v.rules.warship_docks or taken >= v.rules.warship_docks:
                return 0.0
        return self._sail_worth(v) * (0.93 if mine + v.anchor[self.p] == 0 else 0.2)

    def _delivery(self, v: CarthagoView) -> float:
        worth = 0.0
        if v.traded == 0 and self.wants_n > 0 and self.hand_n > 0:
            luxury = v.active[self.p * EFFECTS + LUXURY] > 0
            for i in range(docks_of(v)):
                if v.berths[i] == self.p and v.docks[i] >= 0:
                    ship = v.docks[i]
                    if luxury or v.goods[self.p * GOODS + SHIP_GOOD[ship]] > 0:
                        found = self.ship + self._reveal(ship)
                        if found > worth:
                            worth = found
        if v.closed == 0 and v.warred == 0 and v.regular[self.p] + v.anchor[self.p] > 0 and self.hand_n > 0:
            worth += self._sail_worth(v)
        return worth

    # -- later questions ----------------------------------------------------------------------------------------------

    def _column(self, v: CarthagoView, a: i64) -> float:
        if a == do.DO_KEEP:
            return 0.0
        if a == do.DO_SKIP:
            return self._best(v) - 2.0
        if a == do.DO_OPULENCE:
            return 0.1
        c = a - do.DO_COLUMN
        if v.ask == do.ASK_LEND:
            return 1.0 if c == 0 else 2.5 if c == 1 else 2.0
        return 1.0 + self._column_worth(v, c) - 0.9 * float(price_of(c))

    def _dock(self, v: CarthagoView, a: i64) -> float:
        """Reserve or deliver."""
        if a == do.DO_SKIP:
            return self._best(v) - 4.5
        if a == do.DO_STOP:
            return 0.4
        if a == do.DO_PALETTE:
            return -1.0
        if a == do.DO_REGULAR:
            return self._sail_worth(v) + 0.1
        if a == do.DO_ANCHOR or a == do.DO_WARSHIP:
            return self._sail_worth(v)
        dock = a - do.DO_TRADING
        if v.ask == do.ASK_DELIVER:
            return self.ship + self._reveal(v.docks[dock])
        return self._berth_worth(v, dock) * (1.0 if v.ask == do.ASK_DOCK else 1.2)

    def _place(self, v: CarthagoView, a: i64) -> float:
        if a == do.DO_DONE or a == do.DO_NONE:
            return 0.0
        if a == do.DO_INTRIGUE and v.ask == do.ASK_AFTER and self._opens(v):
            return 0.5 * self._best(v) - 1.0
        if a >= do.DO_EMBARGO:
            return -2.5
        if a >= do.DO_LEGACY:
            return self._tile(v, a - do.DO_LEGACY) - self._disc_worth() - 0.5
        if a >= do.DO_TILE:
            return self._tile(v, a - do.DO_TILE) - self._disc_worth()
        if a == do.DO_FORUM:
            return self._seat_worth(True) - self._price(v, FORUM_COST) - self._disc_worth()
        return self._seat_worth(False) - self._price(v, SEAT_COST[a - do.DO_SEAT]) - self._disc_worth()

    def _opens(self, v: CarthagoView) -> bool:
        """Whether a marker moved to the own space would allow a guild action (C11.8)."""
        return v.guild_at == NOBODY and v.markers[v.space] == 0 and self.discs > 0

    def _move(self, v: CarthagoView, a: i64) -> float:
        """Which marker Intrigue moves, and where to: after the main action to the own space (C11.8)."""
        if v.ask == do.ASK_MARKER:
            return -self._space(v, a)
        if v.back == do.ASK_AFTER:
            return 1.0 if a == v.space else 0.0
        return self._space(v, a) + self._best(v)


def make() -> Instinct:
    return CarthagoInstinct()
