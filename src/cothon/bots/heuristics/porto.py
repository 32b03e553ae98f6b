"""What is known about playing Porto Carthago: deliver what ships want, and turn every Talent into a palace place.

Options are rated by what they lead to: the turn at hand and the delivery after it, no further. Inside, worth is counted
in Talents; a palace place costs about ten, so the figures handed out are a tenth of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.values.porto import FEATURES, award, describe, progress
from cothon.core.arr import new_arr, new_floats
from cothon.core.view import View
from cothon.games.porto.actions import (
    ACT,
    ANYLOAD,
    AT_DOCK_0,
    BAN_0,
    BERTH,
    BONUS_ASK,
    BONUS_ONLY,
    BOON,
    BUY,
    CAPTAIN_ASK,
    CARD_0,
    CHARTER,
    CLAIM_0,
    DELIVER,
    DISSOLVE_0,
    DOCK_0,
    ERRAND,
    ERRAND_0,
    FETCH,
    FETCH_0,
    FINISH,
    FROM_STORE_0,
    GIFT,
    GOOD_0,
    HOUSE,
    LAST,
    LOAD,
    LOADMASTER_ASK,
    MERCHANT_ASK,
    MOOR,
    NONE,
    PASS,
    PILOT,
    POINT,
    QUAY,
    REFILL,
    SHIFT,
    SHIP_0,
    SORT,
    STOCK,
    STOP,
    STORE,
    SUMMON,
    SWAY_0,
    SWITCH_0,
    TAKE_0,
    TAKE_BONUS,
    TALENTS,
    USE_0,
    USE_BOON,
)
from cothon.games.porto.pieces import (
    ALL_DOCKS,
    ANYGOOD,
    BONUS,
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
    NO_BONUS,
    PALACE,
    PALACE_BONUS,
    PALACE_COST,
    PALACE_NEED,
    PATH1,
    POINT1,
    PRIVILEGE,
    REFILL_PRICE,
    ROW,
    SHIPS,
    SINGLES,
    SPACES,
    TALENTS3,
    WANTS,
    merchant_price,
)
from cothon.games.porto.view import PortoView, charters_taken, free_docks, free_storage

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

SCALE: Final = 0.1  # palace places in a Talent
POINTS_WANTED: Final[i64] = 6  # the dearest palace spaces ask for so many (P1.17)
TEMPLE: Final[i64] = 3  # servants that pray for a voyage

# In Talents:
PLACE: Final = 30.0  # a palace place, above all else
POINT_SHORT: Final = 17.0  # a trading point, where only that keeps us from a place
POINT_NEED: Final = 13.0  # ... where Talents do as well
POINT_FEW: Final = 11.0  # ... while more will be wanted
POINT_MANY: Final = 12.0  # ... and then
BOON_PALACE: Final = 5.0  # the privileges, besides talents3 and point1
BOON_SHORT: Final = 10.0  # a place without trading points where they are short
BOON_PATH: Final = 15.0
BOON_HELD: Final = 1.0
SERVANT: Final = 0.6  # a servant less in reserve
SERVANT_RICH: Final = 1.5  # ... when we could buy places
SPARE_GOOD: Final = 2.0  # a second good of a kind
IDLE_DOCK: Final = 1.0  # a dock with a ship that we have nothing for
STORAGE: Final = 5.0  # a free space in a full storehouse early in the game
STEP: Final = 3.5  # a servant on the path
AWARD: Final = 5.0  # a palace place that the path gives as it is now
HOUSE_MORE: Final = 2.0  # a trading point above all needs
# What a Talent is worth to somebody with the price of a place, and of two:
COIN_ONE: Final = 0.7
COIN_TWO: Final = 0.35
# As shares of a load or a voyage:
COMING: Final = 0.87  # its ship is still in row 1
WISH_HERE: Final = 0.8  # the good is not bought yet, the dock is ours
WISH_THERE: Final = 0.5  # neither
FIRST_GOOD: Final = 0.5  # something in the storehouse
CLAIM_READY: Final = 0.6  # the dock is not ours yet, the good is
CLAIM_SOON: Final = 0.4  # the good is in the market
CHARTERED: Final = 0.4  # a servant on a charter ship, with a good to send
PRAYING: Final = 0.5  # servants in the temple, with a charter ship and a good
NEW_MARKET: Final = 0.5  # goods that we cannot see yet


class PortoInstinct(Instinct):
    """What `rate` has read off a view: facts about the actor, the best loads by good, and the ships at the docks."""

    def __init__(self) -> None:
        super().__init__("porto", FEATURES)
        self._ships = new_arr(int(DOCKS))  # at the dock, or coming there by itself
        self._worth = new_floats(int(DOCKS))  # what a load of that ship is worth now
        self._here = new_floats(int(GOODS))  # best load of a good at an own dock without a good
        self._there = new_floats(int(GOODS))  # best load of a good at a dock without servants
        self._p: i64 = 0
        self._own: i64 = 0
        self._free: i64 = 0
        self._moored: i64 = 0
        self._stored: i64 = 0
        self._talents: i64 = 0
        self._reserve: i64 = 0
        self._left: i64 = 0  # turns left after this one
        self._price: i64 = 0  # of the next palace place, in Talents
        self._need: i64 = 0  # ... in trading points
        self._gain: i64 = 0  # Talents and trading points of the best delivery
        self._points: i64 = 0
        self._coin = 1.0  # what a Talent, a trading point, a privilege to buy and a servant in reserve are worth now
        self._point = 0.0
        self._boon = 0.0
        self._servant = 0.0
        self._some_load = 0.0  # worth of an ordinary load, and of an ordinary voyage
        self._some_voyage = 0.0

    def progress(self, v: View) -> float:
        assert isinstance(v, PortoView)
        return progress(v)

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        assert isinstance(v, PortoView)
        describe(v, seat, out)

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        assert isinstance(v, PortoView)
        ask = v.ask
        self._look(v)
        if ask == ACT:
            self._act(v, buf, n, out)
        elif ask in (FETCH, DELIVER):
            for i in range(n):
                out[i] = self._carrying(v, ask, buf[i])
        elif ask in (BONUS_ASK, FINISH):
            for i in range(n):
                out[i] = self._ending(v, buf[i])
        elif ask in (GIFT, MERCHANT_ASK, STOCK):
            for i in range(n):
                out[i] = self._buying(v, ask, buf[i])
        elif ask in (BERTH, QUAY, LOADMASTER_ASK, SHIFT):
            for i in range(n):
                out[i] = self._docking(v, ask, buf[i])
        elif ask == POINT:
            for i in range(n):
                out[i] = self._placing(v, buf[i])
        else:
            for i in range(n):
                out[i] = self._other(v, ask, buf[i])
        for i in range(n):
            out[i] = SCALE * out[i]

    # -- facts ------------------------------------------------------------------------------------------------------

    def _look(self, v: PortoView) -> None:
        """Read off what every question needs."""
        p = v.actor
        self._p = p
        self._own = v.docks[p]
        self._free = free_docks(v)
        self._stored = v.stored[p]
        self._talents = v.talents[p]
        self._reserve = v.reserve[p]
        self._left = (5 - v.decade) * 5 + 5 - v.round
        place = v.singles_n if v.singles_n < SINGLES else SINGLES
        self._price = PALACE_COST[place]
        self._need = PALACE_NEED[place]
        self._weigh(v)
        self._arrive(v)
        self._loads(v)

    def _weigh(self, v: PortoView) -> None:
        """Talents without trading points buy nothing, nor points without Talents: what is short is dear."""
        points = v.points[self._p]
        able = self._talents >= self._price
        self._coin = 1.0 if not able else COIN_ONE if self._talents < 2 * self._price else COIN_TWO
        self._boon = BOON_PALACE
        self._servant = SERVANT
        if points < self._need:
            self._point = POINT_SHORT if able else POINT_NEED
            self._boon = BOON_SHORT
        else:
            self._point = POINT_FEW if points < POINTS_WANTED else POINT_MANY
            if able:
                self._servant = SERVANT_RICH
        self._some_load = 10.0 * self._coin + self._point
        self._some_voyage = 6.0 * self._coin + 1.6 * self._point

    def _load(self, c: i64) -> float:
        """What a load of this ship brings."""
        kind = PRIVILEGE[c]
        worth = self._coin * float(INCOME[c]) + self._point
        if kind == PALACE:
            return worth + self._boon
        if kind == TALENTS3:
            return worth + 3.0 * self._coin
        if kind == POINT1:
            return worth + self._point
        return worth + (BOON_PATH if kind == PATH1 else BOON_HELD)

    def _arrive(self, v: PortoView) -> None:
        """Ships of row 1 will come by themselves, dock I first (P3.8); before decade 1 they are as good as there."""
        ships = self._ships
        docked = v.dock_ship
        rows = v.rows
        for d in range(DOCKS):
            ships[d] = docked[d]
        for i in range(ROW):
            c = rows[i]
            if c >= 0:
                d = 2 * CIV[c]
                if ships[d] >= 0:
                    d += 1
                if ships[d] < 0:
                    ships[d] = c
        moored: i64 = ALL_DOCKS if v.decade == 0 else v.moored
        self._moored = moored
        worth = self._worth
        for d in range(DOCKS):
            c = ships[d]
            if c >= 0:
                x = self._load(c)
                worth[d] = x if (moored >> d) & 1 == 1 else COMING * x
            else:
                worth[d] = 0.0

    def _loads(self, v: PortoView) -> None:
        """The best load of each good, at own docks and at docks without servants."""
        here = self._here
        there = self._there
        ships = self._ships
        worth = self._worth
        for g in range(GOODS):
            here[g] = 0.0
            there[g] = 0.0
        own = self._own & ~v.laden
        open = own | self._free
        for d in range(DOCKS):
            if (open >> d) & 1 == 1 and ships[d] >= 0:
                g = WANTS[ships[d]]
                x = worth[d]
                if (own >> d) & 1 == 1:
                    if x > here[g]:
                        here[g] = x
                elif x > there[g]:
                    there[g] = x

    def _waits(self, v: PortoView, d: i64) -> bool:
        """Whether the good at an own dock is what the ship that is coming wants."""
        c = self._ships[d]
        return c >= 0 and WANTS[c] == v.dock_good[d]

    def _voyage(self, v: PortoView) -> float:
        """Expected worth of a voyage with the servants in the temple now."""
        t = v.temple[self._p]
        if t == 0 or v.charter[self._p] == 0:
            return 0.0
        top = self._top(v)
        count: i64 = 0
        sum: i64 = 0
        safe: i64 = 0
        for c in range(SHIPS):
            if (top >> c) & 1 == 1:
                count += 1
                if DANGER[c] <= t:
                    safe += 1
                    sum += INCOME[c] - t
                else:
                    sum += (INCOME[c] + 1) // 2
        if count == 0:
            return 0.0
        return (self._coin * float(sum) + self._point * float(count + safe)) / float(count)

    def _top(self, v: PortoView) -> i64:
        """The cards that may lie on top of the deck, as far as the actor knows, also in a state (PK5)."""
        groups = v.groups
        top: i64 = 0
        if v.top_n > 0:
            known = v.cuts[self._p]
            for i in range(v.top_n):
                top |= groups[i]
                if (known >> i) & 1 == 1:
                    return top
        top |= groups[3]
        if top == 0 and v.bottom_n > 0:
            top = 1 << v.bottom[0]
        return top

    def _delivery(self, v: PortoView) -> float:
        """The best that the Carrier can bring about, with what it brings at once in `_gain` and `_points`."""
        best = 0.0
        self._gain = 0
        self._points = 0
        at = self._p * GOODS
        lying = self._own & v.laden
        for d in range(DOCKS):
            if ((self._own & ~lying) >> d) & 1 == 1 and self._ships[d] >= 0:
                g = WANTS[self._ships[d]]
                x = self._worth[d]
                if x > best and (v.store[at + g] > 0 or (lying != 0 and self._lies(v, lying, g))):
                    best = x
                    if (self._moored >> d) & 1 == 1:
                        self._gain = INCOME[self._ships[d]]
                        self._points = 1
                    else:
                        self._gain = 0
                        self._points = 0
        if self._stored > 0 or (lying != 0 and self._lies(v, lying, -1)):
            x = self._voyage(v)
            if x > best:
                best = x
                self._gain = 5
                self._points = 1
        return best

    def _lies(self, v: PortoView, docks: i64, g: i64) -> bool:
        """Whether a good (of a kind, or -1) lies at one of these docks and is not about to be loaded."""
        found = False
        for d in range(DOCKS):
            if (docks >> d) & 1 == 1 and (g < 0 or v.dock_good[d] == g) and not self._waits(v, d):
                found = True
        return found

    def _wishes(self, v: PortoView) -> float:
        """What the best good of the market would lead to."""
        best = 0.0
        for g in range(GOODS):
            if v.market[g] > 0:
                x = self._wish(v, g)
                if x > best:
                    best = x
        return best

    def _wish(self, v: PortoView, g: i64) -> float:
        if v.store[self._p * GOODS + g] > 0:
            return SPARE_GOOD if self._stored < 2 else 0.0
        best = WISH_HERE * self._here[g]
        x = WISH_THERE * self._there[g]
        if x > best:
            best = x
        if self._stored == 0 and best < FIRST_GOOD * self._some_load:
            best = FIRST_GOOD * self._some_load
        return best

    def _dock(self, v: PortoView, d: i64) -> float:
        """What two servants at this dock would lead to."""
        c = self._ships[d]
        if c < 0:
            return 0.0
        g = WANTS[c]
        if v.store[self._p * GOODS + g] > 0:
            x = CLAIM_READY * (self._worth[d] - self._here[g])
            return x if x > IDLE_DOCK else IDLE_DOCK
        x = CLAIM_SOON * (self._worth[d] - self._here[g])
        return x if v.market[g] > 0 and self._own == 0 else IDLE_DOCK

    def _keep(self, v: PortoView, d: i64) -> float:
        """What it leads to that an own dock stays ours."""
        c = self._ships[d]
        if c < 0:
            return 0.0
        g = WANTS[c]
        if v.dock_good[d] == g:
            return self._worth[d]
        if v.dock_good[d] < 0 and v.store[self._p * GOODS + g] > 0:
            return CLAIM_READY * self._worth[d]
        return CLAIM_SOON * self._worth[d] if v.market[g] > 0 else IDLE_DOCK

    def _best_dock(self, v: PortoView) -> float:
        best = 0.0
        for d in range(DOCKS):
            if (self._free >> d) & 1 == 1:
                x = self._dock(v, d)
                if x > best:
                    best = x
        return best

    def _best_move(self, v: PortoView, reserve: i64) -> float:
        """The best of the Loadmaster, to claim or to switch."""
        best = self._best_dock(v)
        most = best - 2.0 * self._servant if reserve >= 2 else 0.0
        if best > 0.0:
            for d in range(DOCKS):
                if (self._own >> d) & 1 == 1:
                    x = best - self._keep(v, d)
                    if x > most:
                        most = x
        return most

    def _after(self, v: PortoView, space: i64, gain: i64, points: i64, servants: i64) -> float:
        """What the bonus of a space brings, after an action that changes what we have by so much (P10.6)."""
        bonus = BONUS[v.action_table * SPACES + space]
        if bonus == NO_BONUS:
            return 0.0
        p = self._p
        talents = self._talents + gain
        if bonus == PALACE_BONUS:
            rich = talents >= self._price and v.points[p] + points >= self._need
            return PLACE if rich and self._reserve + servants > 0 else 0.0
        early = self._left > 12 and talents >= 14 and v.blocked[p] > 0 and free_storage(v, p) == 0
        return STORAGE if early else 0.0

    # -- act --------------------------------------------------------------------------------------------------------

    def _act(self, v: PortoView, buf: Arr, n: i64, out: Floats) -> None:
        for i in range(n):
            a = buf[i]
            if a < TALENTS:
                out[i] = self._card(v, a - CARD_0)
            elif a == TALENTS:
                out[i] = 3.0 * self._coin
            elif a == REFILL:
                out[i] = self._refill(v)
            else:
                out[i] = self._use(v, a - USE_0)

    def _refill(self, v: PortoView) -> float:
        """A new market, with a good for 6 Talents (P8.10)."""
        if self._left < 2 or self._talents < REFILL_PRICE or free_storage(v, self._p) == 0:
            return 0.0
        return NEW_MARKET * self._some_load - float(REFILL_PRICE) * self._coin - self._wishes(v)

    def _card(self, v: PortoView, space: i64) -> float:
        cost = COST[v.action_table * SPACES + space]
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
        if a == PASS:
            return 3.5
        if a == BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if ask == SHIFT:
            return self._dock(v, a - DOCK_0)
        if a >= DISSOLVE_0:
            free = 2.0 * self._servant - self._keep(v, a - DISSOLVE_0)
            return free + self._after(v, v.space, 0, 0, 2)
        if a >= SWITCH_0:
            d = a - SWITCH_0
            return self._best_dock(v) - self._keep(v, d) + self._after(v, v.space, 0, 0, 0)
        d = a - CLAIM_0
        if ask == LOADMASTER_ASK:
            return self._dock(v, d) - 2.0 * self._servant + self._after(v, v.space, 0, 0, -2)
        c = self._ships[d]
        if c < 0:
            return 0.0
        return self._worth[d] if v.market[WANTS[c]] > 0 else self._worth[d] / 4.0

    def _buying(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if a == NONE:
            return 6.0 * self._coin + 2.0
        if ask == GIFT:
            return 2.0 * self._here[a - GOOD_0]
        worth = self._wish(v, a - GOOD_0)
        if ask == MERCHANT_ASK:
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
        if a == BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        if ask == FETCH:
            worth = self._voyage(v) - 1.0
            good = a - FETCH_0
            spoilt = 0.0
            if a >= AT_DOCK_0:
                d = a - AT_DOCK_0
                good = v.dock_good[d]
                if self._waits(v, d):
                    spoilt = self._worth[d]
            if self._here[good] > worth:
                worth = self._here[good]
            return worth - spoilt + (self._after(v, v.space, 5, 1, 2) if worth > 4.0 else 0.0)
        if a == CHARTER:
            return self._voyage(v) - 1.0
        if a == STORE:
            return 0.5
        d = a - AT_DOCK_0
        c = self._ships[d]
        good = v.source if v.source < GOODS else v.dock_good[v.source - GOODS]
        return self._worth[d] if c >= 0 and WANTS[c] == good else 0.2

    def _errand(self, v: PortoView, a: i64) -> float:
        if a == BONUS_ONLY:
            return self._after(v, v.space, 0, 0, 0)
        temple = v.temple[self._p]
        if a == STOP:
            return 1.0 + self._after(v, v.space, 0, 0, 0)
        move = a - ERRAND_0  # in the order of P9.9
        worth = 0.1
        if move == 1 and self._reserve > 2:
            worth = 2.0 if temple < TEMPLE else 0.3
        elif move == 3:
            worth = 2.5 if temple < TEMPLE else 0.2
        elif move == 4 and temple > TEMPLE:
            worth = 0.4
        return worth + self._after(v, v.space, 0, 0, -1 if move < 2 else 0)

    # -- everything else --------------------------------------------------------------------------------------------

    def _ending(self, v: PortoView, a: i64) -> float:
        if a == TAKE_BONUS:
            return self._after(v, v.space, 0, 0, 0) - 0.1
        if a >= USE_0 and a < USE_0 + SHIPS:
            return self._use(v, a - USE_0)
        return 0.0

    def _placing(self, v: PortoView, a: i64) -> float:
        p = self._p
        if a == HOUSE:
            if self._left < 2 and (v.points[p] >= self._need or self._talents < self._price):
                return HOUSE_MORE
            return self._point if v.points[p] < POINTS_WANTED else HOUSE_MORE
        return STEP + AWARD * float(award(v, p, 1) - award(v, p, 0))

    def _other(self, v: PortoView, ask: i64, a: i64) -> float:
        if ask == ERRAND:
            return self._errand(v, a)
        if ask == CAPTAIN_ASK:
            if a == BONUS_ONLY:
                return self._after(v, v.space, 0, 0, 0)
            return 2.0 + self._after(v, v.space, 0, 0, -1)
        if ask in (PILOT, SUMMON):
            if a >= SHIP_0:
                return self._summon(v, a - SHIP_0)
            return -1.0 if a >= BAN_0 else self._summon(v, a - TAKE_0)
        if ask in (MOOR, LOAD):
            d = a - DOCK_0
            return 2.0 if (self._own >> d) & 1 == 1 else 1.0 if (self._free >> d) & 1 == 1 else 0.0
        if ask == BOON:
            return 3.0 if a == USE_BOON else 0.0
        if ask == LAST:
            return 10.0 if a == BUY else 0.0
        if ask == SORT:
            danger = float(DANGER[a - SHIP_0])
            return -danger if v.charter[self._p] > 0 else danger
        if ask == ANYLOAD:
            c = self._ships[a - AT_DOCK_0 if a < FROM_STORE_0 else (a - FROM_STORE_0) % DOCKS]
            return self._load(c) if c >= 0 else 0.0
        return self._sway(v, a)

    def _sway(self, v: PortoView, a: i64) -> float:
        if a == STOP:
            return 1.0
        way = (a - SWAY_0) % 2
        if (a - SWAY_0) // 2 == self._p:
            return 2.0 if way == 1 and v.temple[self._p] < TEMPLE else 0.0
        return 1.5 if way == 0 else 0.5


def make() -> Instinct:
    return PortoInstinct()
