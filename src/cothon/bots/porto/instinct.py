"""The heuristic of Porto Carthago: deliver what ships want, and turn every Talent into a palace place.

Options are rated by what they lead to: the turn at hand and the delivery after it, no further. Inside, worth is counted
in Talents; a palace place costs about ten, so the figures handed out are a tenth of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.porto.values import award
from cothon.bots.porto.worth import PLACE, POINTS_WANTED, PortoWorth
from cothon.bots.settings import Settings
from cothon.core.view import View
from cothon.games.porto.made.ids import (
    ASK_ACT,
    ASK_ANYLOAD,
    ASK_BERTH,
    ASK_BONUS,
    ASK_BOON,
    ASK_CAPTAIN,
    ASK_DELIVER,
    ASK_ERRAND,
    ASK_FETCH,
    ASK_FINISH,
    ASK_GIFT,
    ASK_LAST,
    ASK_LOAD,
    ASK_LOADMASTER,
    ASK_MERCHANT,
    ASK_MOOR,
    ASK_PILOT,
    ASK_POINT,
    ASK_QUAY,
    ASK_SHIFT,
    ASK_SORT,
    ASK_STOCK,
    ASK_SUMMON,
    DO_AT_DOCK,
    DO_BAN,
    DO_BONUS_ONLY,
    DO_BUY,
    DO_CARD,
    DO_CHARTER,
    DO_CLAIM,
    DO_DISSOLVE,
    DO_DOCK,
    DO_ERRAND,
    DO_FETCH_STORE,
    DO_FROM_STORE,
    DO_GOOD,
    DO_HOUSE,
    DO_NONE,
    DO_PASS,
    DO_REFILL,
    DO_SHIP,
    DO_STOP,
    DO_STORE,
    DO_SWAY,
    DO_SWITCH,
    DO_TAKE_BONUS,
    DO_TAKE_SHIP,
    DO_TALENTS,
    DO_USE,
    DO_USE_BOON,
)
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    ANYGOOD,
    BRING,
    CAPTAIN,
    CARRIER,
    CIV,
    COST,
    DANGER,
    DOCKS,
    GOODS,
    INCOME,
    LOADMASTER,
    MERCHANT,
    PALACE,
    PRIVILEGE,
    REFILL_PRICE,
    ROW,
    SHIPS,
    SPACES,
    WANTS,
    merchant_price,
)
from cothon.games.porto.view import charters_taken, free_storage

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

SCALE: Final = 0.1  # palace places in a Talent
TEMPLE: Final[i64] = 3  # servants that pray for a voyage
STEP: Final = 6.0  # a servant on the path
AWARD: Final = 4.0  # a palace place that the path gives as it is now
HOUSE_MORE: Final = 1.0  # a trading point above all needs
# As shares of a load or a voyage:
CHARTERED: Final = 0.4  # a servant on a charter ship, with a good to send
PRAYING: Final = 0.5  # servants in the temple, with a charter ship and a good
NEW_MARKET: Final = 0.5  # goods that we cannot see yet


SETTINGS: Final = Settings(cut=4, explore=0.6, heat=0.2, doubt=0.1)
ERRORS: Final = (0.35, 0.2, 0.1)
"""Heat of the first three levels: by how much an option may be worse and still look as good."""
ITERATIONS: Final = (24, 250)
"""Of the levels that search."""


class PortoInstinct(PortoWorth):
    def __init__(self) -> None:
        super().__init__("porto")

    def calm(self, v: View) -> bool:
        """Before a turn's action."""
        return v.ask == ASK_ACT

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        assert isinstance(v, PortoView)
        ask = v.ask
        self._look(v)
        if ask == ASK_ACT:
            self._act(v, buf, n, out)
        elif ask in (ASK_FETCH, ASK_DELIVER):
            for i in range(n):
                out[i] = self._carrying(v, ask, buf[i])
        elif ask in (ASK_BONUS, ASK_FINISH):
            for i in range(n):
                out[i] = self._ending(v, buf[i])
        elif ask in (ASK_GIFT, ASK_MERCHANT, ASK_STOCK):
            for i in range(n):
                out[i] = self._buying(v, ask, buf[i])
        elif ask in (ASK_BERTH, ASK_QUAY, ASK_LOADMASTER, ASK_SHIFT):
            for i in range(n):
                out[i] = self._docking(v, ask, buf[i])
        elif ask == ASK_POINT:
            for i in range(n):
                out[i] = self._placing(v, buf[i])
        else:
            for i in range(n):
                out[i] = self._other(v, ask, buf[i])
        for i in range(n):
            out[i] = SCALE * out[i]

    # -- act --------------------------------------------------------------------------------------------------------

    def _act(self, v: PortoView, buf: Arr, n: i64, out: Floats) -> None:
        for i in range(n):
            a = buf[i]
            if a < DO_TALENTS:
                out[i] = self._card(v, a - DO_CARD)
            elif a == DO_TALENTS:
                out[i] = 3.0 * self._coin
            elif a == DO_REFILL:
                out[i] = self._refill(v)
            else:
                out[i] = self._use(v, a - DO_USE)

    def _refill(self, v: PortoView) -> float:
        """A new market, with a good for 6 Talents (P8.10)."""
        if self._left < 2 or self._talents < REFILL_PRICE or free_storage(v, self._p) == 0:
            return 0.0
        return NEW_MARKET * self._some_load - float(REFILL_PRICE) * self._coin - self._wishes(v)

    def _card(self, v: PortoView, space: i64) -> float:
        cost = COST[v.rules.action_table * SPACES + space]
        kind = v.cards[space]
        worth = 0.0
        with_action = 0.0  # with what the action brings; or the bonus alone
        alone = self._after(v, space, 0, 0, -cost)
        if kind == CARRIER:
            worth = self._delivery(v)
            if worth > 0.0:
                home: i64 = 2 if self._points > 0 else 0
                with_action = self._after(v, space, self._gain, self._points, home - cost)
        elif self._left >= 2:
            worth = self._prepare(v, kind, self._reserve - cost)
            gain: i64 = -merchant_price(v.bought) if kind == MERCHANT else 0
            crew: i64 = 2 if kind == LOADMASTER else 0 if kind == MERCHANT else 1
            with_action = self._after(v, space, gain, 0, -cost - crew)
        worth += with_action
        if alone > worth:
            worth = alone
        return worth - self._servant * float(cost)

    def _prepare(self, v: PortoView, kind: i64, reserve: i64) -> float:
        """What a card is worth that prepares a later delivery."""
        p = self._p
        if kind == MERCHANT:
            return self._wishes(v) - self._coin * float(merchant_price(v.bought)) if free_storage(v, p) > 0 else 0.0
        if kind == LOADMASTER:
            return self._best_move(v, reserve)
        if kind == CAPTAIN:
            ready = v.charter[p] == 0 and self._stored > 0 and charters_taken(v) < v.seats
            return CHARTERED * self._some_voyage - self._servant if ready and reserve > 2 else 0.0
        short = v.charter[p] > 0 and v.temple[p] < 2 and self._stored > 0
        return PRAYING * self._some_voyage - self._servant if short and reserve > 1 else 0.0

    def _use(self, v: PortoView, c: i64) -> float:
        kind = PRIVILEGE[c]
        if kind == PALACE:
            return PLACE + 10.0
        if kind == ANYGOOD:
            return PLACE
        if kind == BRING:
            for i in range(ROW):
                if v.rows[i] >= 0 and self._summon(v, v.rows[i]) > 4.0:
                    return PLACE
        return -1.0

    # -- docks, goods, ships ----------------------------------------------------------------------------------------

    def _docking(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == DO_PASS:
            return 3.5
        if a == DO_BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if ask == ASK_SHIFT:
            return self._dock(v, a - DO_DOCK)
        if a >= DO_DISSOLVE:
            free = 2.0 * self._servant - self._keep(v, a - DO_DISSOLVE)
            return free + self._after(v, v.space, 0, 0, 2)
        if a >= DO_SWITCH:
            d = a - DO_SWITCH
            return self._best_dock(v) - self._keep(v, d) + self._after(v, v.space, 0, 0, 0)
        d = a - DO_CLAIM
        if ask == ASK_LOADMASTER:
            return self._dock(v, d) - 2.0 * self._servant + self._after(v, v.space, 0, 0, -2)
        c = self._ships[d]
        if c < 0:
            return 0.0
        return self._worth[d] if v.market[WANTS[c]] > 0 else self._worth[d] / 4.0

    def _buying(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == DO_BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if a == DO_NONE:
            return 6.0 * self._coin + 2.0
        if ask == ASK_GIFT:
            return 2.0 * self._here[a - DO_GOOD]
        worth = self._wish(v, a - DO_GOOD)
        if ask == ASK_MERCHANT:
            price = merchant_price(v.bought)
            worth += self._after(v, v.space, -price, 0, 0) - self._coin * float(price)
        return worth

    def _summon(self, v: PortoView, c: i64) -> float:
        """What it brings that this ship comes into the harbour."""
        best = 0.0
        g = WANTS[c]
        for d in range(2 * CIV[c], 2 * CIV[c] + 2):
            if v.dock_ship[d] < 0 and (self._own >> d) & 1 == 1:
                if v.dock_good[d] == g:
                    best = self._load(c)
                elif best == 0.0 and v.dock_good[d] < 0 and v.store[self._p * GOODS + g] > 0:
                    best = 0.5 * self._load(c)
        return best

    # -- the Captain, the Carrier and the Aristocrat ----------------------------------------------------------------

    def _carrying(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == DO_BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if ask == ASK_FETCH:
            worth = self._voyage(v) - 1.0
            good = a - DO_FETCH_STORE
            spoilt = 0.0
            if a >= DO_AT_DOCK:
                d = a - DO_AT_DOCK
                good = v.dock_good[d]
                if self._waits(v, d):
                    spoilt = self._worth[d]
            if self._here[good] > worth:
                worth = self._here[good]
            return worth - spoilt + (self._after(v, v.space, 5, 1, 2) if worth > 4.0 else 0.0)
        if a == DO_CHARTER:
            return self._voyage(v) - 1.0
        if a == DO_STORE:
            return 0.5
        d = a - DO_AT_DOCK
        c = self._ships[d]
        good = v.source if v.source < GOODS else v.dock_good[v.source - GOODS]
        return self._worth[d] if c >= 0 and WANTS[c] == good else 0.2

    def _errand(self, v: PortoView, a: i64) -> float:
        if a == DO_BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        temple = v.temple[self._p]
        if a == DO_STOP:
            return 1.0 + self._after(v, v.space, 0, 0, 0)
        move = a - DO_ERRAND  # in the order of P9.9
        worth = -2.0
        if move == 1 and self._reserve > 2:
            worth = 4.0 if temple < TEMPLE else -0.5
        elif move == 3:
            worth = 4.5 if temple < TEMPLE else -0.5
        elif move == 4 and temple > TEMPLE:
            worth = 0.4
        return worth + self._after(v, v.space, 0, 0, -1 if move < 2 else 0)

    # -- everything else --------------------------------------------------------------------------------------------

    def _ending(self, v: PortoView, a: i64) -> float:
        if a == DO_TAKE_BONUS:
            return self._after(v, v.space, 0, 0, 0) - 0.1
        if a >= DO_USE and a < DO_USE + SHIPS:
            return self._use(v, a - DO_USE)
        return 0.0

    def _placing(self, v: PortoView, a: i64) -> float:
        p = self._p
        if a == DO_HOUSE:
            if self._left < 2 and (v.points[p] >= self._need or self._talents < self._price):
                return HOUSE_MORE
            return self._point if v.points[p] < POINTS_WANTED else HOUSE_MORE
        return STEP + AWARD * float(award(v, p, 1) - award(v, p, 0))

    def _other(self, v: PortoView, ask: i64, a: i64) -> float:
        if ask == ASK_ERRAND:
            return self._errand(v, a)
        if ask == ASK_CAPTAIN:
            if a == DO_BONUS_ONLY:
                return self._after(v, v.space, 0, 0, 0)
            return 2.0 + self._after(v, v.space, 0, 0, -1)
        if ask in (ASK_PILOT, ASK_SUMMON):
            if a >= DO_SHIP:
                return self._summon(v, a - DO_SHIP)
            return -1.0 if a >= DO_BAN else self._summon(v, a - DO_TAKE_SHIP)
        if ask in (ASK_MOOR, ASK_LOAD):
            d = a - DO_DOCK
            return 2.0 if (self._own >> d) & 1 == 1 else 1.0 if (self._free >> d) & 1 == 1 else 0.0
        if ask == ASK_BOON:
            c = v.ship
            return self._load(c) - self._coin * float(INCOME[c]) - self._point if a == DO_USE_BOON else 0.0
        if ask == ASK_LAST:
            return PLACE if a == DO_BUY else 0.0
        if ask == ASK_SORT:
            danger = float(DANGER[a - DO_SHIP])
            return -danger if v.charter[self._p] > 0 else danger
        if ask == ASK_ANYLOAD:
            if a >= DO_FROM_STORE:
                return self._any_load(v, (a - DO_FROM_STORE) % DOCKS, (a - DO_FROM_STORE) // DOCKS)
            return self._load(v.dock_ship[a - DO_AT_DOCK])
        return self._sway(v, a)

    def _sway(self, v: PortoView, a: i64) -> float:
        if a == DO_STOP:
            return 1.0
        way = (a - DO_SWAY) % 2
        if (a - DO_SWAY) // 2 == self._p:
            return 2.0 if way == 1 and v.temple[self._p] < TEMPLE else 0.0
        return 1.5 if way == 0 else 0.5


def make() -> Instinct:
    return PortoInstinct()
