"""What is known about playing Porto Carthago: deliver what ships want, and turn every Talent into a palace place.

Options are rated by what they lead to: the turn at hand and the delivery after it, no further. Inside, worth is counted
in Talents; a palace place costs about ten, so the figures handed out are a tenth of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.values.porto import FEATURES, describe, progress
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
    ANYGOOD,
    ARISTOCRAT,
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
    PALACE,
    PALACE_BONUS,
    PALACE_COST,
    PALACE_NEED,
    PATH1,
    POINT1,
    PRIVILEGE,
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
PLACE_WORTH: Final = 30.0  # a palace place, above all else
POINTS_WANTED: Final[i64] = 6  # the dearest palace spaces ask for so many (P1.17)
TEMPLE: Final[i64] = 3  # servants that pray for a voyage


def load_worths(point: float) -> Floats:
    """What a load of each ship brings, if a trading point is worth so much."""
    worth = new_floats(int(SHIPS))
    for c in range(SHIPS):
        kind = PRIVILEGE[c]
        extra = 1.0
        if kind == PALACE:
            extra = 5.0
        elif kind == TALENTS3:
            extra = 3.0
        elif kind == POINT1:
            extra = point
        elif kind == PATH1:
            extra = 2.0
        worth[c] = float(INCOME[c]) + point + extra
    return worth


class PortoInstinct(Instinct):
    """What `rate` has read off a view: facts about the actor, the best loads by good, and the ships at the docks."""

    def __init__(self) -> None:
        super().__init__("porto", FEATURES)
        self._few = load_worths(5.0)
        self._many = load_worths(2.5)
        self._load = self._few
        self._point = 5.0
        self._ships = new_arr(int(DOCKS))
        self._here = new_floats(int(GOODS))  # best load of a good at an own dock without a good
        self._there = new_floats(int(GOODS))  # best load of a good at a dock without servants
        self._p: i64 = 0
        self._own: i64 = 0
        self._free: i64 = 0
        self._stored: i64 = 0
        self._talents: i64 = 0
        self._reserve: i64 = 0
        self._left: i64 = 0  # turns left after this one

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
        elif ask in (FETCH, DELIVER, CAPTAIN_ASK, ERRAND):
            for i in range(n):
                out[i] = self._moving(v, ask, buf[i])
        elif ask in (BONUS_ASK, FINISH):
            for i in range(n):
                out[i] = self._bonus(v, buf[i])
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

    # -- facts --------------------------------------------------------------------------------------------------------

    def _look(self, v: PortoView) -> None:
        """Read off what every question needs."""
        p = v.actor
        self._p = p
        own = v.docks[p]
        self._own = own
        self._free = free_docks(v)
        self._stored = v.stored[p]
        self._talents = v.talents[p]
        self._reserve = v.reserve[p]
        self._left = (5 - v.decade) * 5 + 5 - v.round
        few = v.points[p] < POINTS_WANTED
        self._load = self._few if few else self._many
        self._point = 5.0 if few else 2.5
        ships = self._ships
        moored = v.dock_ship
        for d in range(DOCKS):
            ships[d] = moored[d]
        if v.decade == 0:
            self._expect(v)
        self._loads(v)

    def _expect(self, v: PortoView) -> None:
        """Before decade 1 the ships of row 1 are as good as arrived (P3.13)."""
        ships = self._ships
        for i in range(ROW):
            c = v.rows[i]
            if c >= 0:
                d = 2 * CIV[c]
                if ships[d] >= 0:
                    d += 1
                if ships[d] < 0:
                    ships[d] = c

    def _loads(self, v: PortoView) -> None:
        """The best load of each good, at own docks and at docks without servants."""
        here = self._here
        there = self._there
        load = self._load
        ships = self._ships
        for g in range(GOODS):
            here[g] = 0.0
            there[g] = 0.0
        own = self._own & ~v.laden
        open = own | self._free
        for d in range(DOCKS):
            if (open >> d) & 1 == 1:
                c = ships[d]
                if c >= 0:
                    g = WANTS[c]
                    x = load[c]
                    if (own >> d) & 1 == 1:
                        if x > here[g]:
                            here[g] = x
                    elif x > there[g]:
                        there[g] = x

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
        return (float(sum) + self._point * float(count + safe)) / float(count)

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
        """The best that the Carrier can bring about at once."""
        best = 0.0
        at = self._p * GOODS
        for g in range(GOODS):
            if v.store[at + g] > 0 and self._here[g] > best:
                best = self._here[g]
        if self._stored > 0 or self._own & v.laden != 0:
            x = self._voyage(v)
            if x > best:
                best = x
        return best

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
            return 2.0 if self._stored < 2 else 0.0
        best = 0.8 * self._here[g]
        x = 0.5 * self._there[g]
        if x > best:
            best = x
        return 7.0 if best < 7.0 and self._stored == 0 else best

    def _dock(self, v: PortoView, d: i64) -> float:
        """What two servants at this dock would lead to."""
        c = self._ships[d]
        if c < 0:
            return 0.5
        g = WANTS[c]
        if v.store[self._p * GOODS + g] > 0 and self._here[g] == 0.0:
            return 0.75 * self._load[c]
        return 0.4 * self._load[c] if v.market[g] > 0 and self._own == 0 else 1.0

    # -- act ----------------------------------------------------------------------------------------------------------

    def _act(self, v: PortoView, buf: Arr, n: i64, out: Floats) -> None:
        for i in range(n):
            a = buf[i]
            if a < TALENTS:
                out[i] = self._card(v, a - CARD_0)
            elif a == TALENTS:
                out[i] = 3.0
            elif a == REFILL:
                idle = self._talents >= 9 and self._left > 2 and self._wishes(v) == 0.0
                out[i] = 2.0 if idle else 0.0
            else:
                out[i] = self._use(v, a - USE_0)

    def _card(self, v: PortoView, space: i64) -> float:
        at = v.action_table * SPACES + space
        cost = COST[at]
        after = self._reserve - cost
        kind = v.cards[space]
        worth = 0.0
        gain: i64 = 0  # Talents and trading points that the action brings at once
        points: i64 = 0
        if kind == CARRIER:
            worth = self._delivery(v)
            if worth > 0.0:
                gain = 7
                points = 1
        elif self._left >= 2:
            worth = self._prepare(v, kind, after)
            if kind == MERCHANT:
                gain = -merchant_price(v.bought)
        if BONUS[at] == PALACE_BONUS:
            place = v.singles_n if v.singles_n < SINGLES else SINGLES
            rich = self._talents + gain >= PALACE_COST[place] and v.points[self._p] + points >= PALACE_NEED[place]
            if rich and after + 2 * points > 0:
                worth += PLACE_WORTH
        return worth - 0.6 * float(cost)

    def _prepare(self, v: PortoView, kind: i64, reserve: i64) -> float:
        """What a card is worth that prepares a later delivery."""
        p = self._p
        if kind == MERCHANT:
            return self._wishes(v) - float(merchant_price(v.bought)) if free_storage(v, p) > 0 else 0.0
        if kind == LOADMASTER:
            best = 0.0
            if reserve >= 2:
                for d in range(DOCKS):
                    if (self._free >> d) & 1 == 1:
                        x = self._dock(v, d)
                        if x > best:
                            best = x
            return best
        if kind == CAPTAIN:
            ready = v.charter[p] == 0 and self._stored > 0 and charters_taken(v) < v.seats
            return 6.0 if ready and reserve > 2 else 0.0
        assert kind == ARISTOCRAT
        short = v.charter[p] > 0 and v.temple[p] < 2 and self._stored > 0
        return 7.0 if short and reserve > 1 else 0.0

    def _use(self, v: PortoView, c: i64) -> float:
        kind = PRIVILEGE[c]
        if kind == PALACE:
            return PLACE_WORTH + 10.0
        if kind == ANYGOOD:
            return PLACE_WORTH
        if kind == BRING:
            for i in range(ROW):
                if v.rows[i] >= 0 and self._summon(v, v.rows[i]) > 4.0:
                    return PLACE_WORTH
        return -1.0

    # -- docks, goods, ships ------------------------------------------------------------------------------------------

    def _docking(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == PASS:
            return 3.5
        if a == BONUS_ONLY:
            return 12.0 if self._reserve >= 1 else -1.0
        if a >= SWITCH_0:
            if a < DISSOLVE_0 and v.dock_good[a - SWITCH_0] < 0 and self._ships[a - SWITCH_0] < 0:
                return 0.1
            return -5.0
        if ask == SHIFT:
            return self._dock(v, a - DOCK_0)
        d = a - CLAIM_0
        if ask == LOADMASTER_ASK:
            return self._dock(v, d)
        c = self._ships[d]
        if c < 0:
            return 0.0
        return self._load[c] if v.market[WANTS[c]] > 0 else self._load[c] / 4.0

    def _buying(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == BONUS_ONLY:
            return 12.0
        if a == NONE:
            return 8.0
        return 2.0 * self._here[a - GOOD_0] if ask == GIFT else self._wish(v, a - GOOD_0)

    def _summon(self, v: PortoView, c: i64) -> float:
        """What it brings that this ship comes into the harbour."""
        best = 0.0
        g = WANTS[c]
        for d in range(2 * CIV[c], 2 * CIV[c] + 2):
            if v.dock_ship[d] < 0 and (self._own >> d) & 1 == 1:
                if v.dock_good[d] == g:
                    best = self._load[c]
                elif best == 0.0 and v.dock_good[d] < 0 and v.store[self._p * GOODS + g] > 0:
                    best = 0.5 * self._load[c]
        return best

    # -- the Captain, the Carrier and the Aristocrat ------------------------------------------------------------------

    def _moving(self, v: PortoView, ask: i64, a: i64) -> float:
        if a == BONUS_ONLY:
            return 1.5 if self._reserve >= 2 else 20.0
        if ask == CAPTAIN_ASK:
            return 2.0
        if ask == ERRAND:
            return self._errand(v, a)
        if ask == FETCH:
            sail = self._voyage(v)
            if a >= AT_DOCK_0:
                return 1.0 + sail
            here = self._here[a - FETCH_0]
            return 2.0 + (here if here > 0.9 * sail else 0.9 * sail)
        if a == CHARTER:
            return 1.0 + self._voyage(v)
        if a == STORE:
            return 0.5
        c = self._ships[a - AT_DOCK_0]
        good = v.source if v.source < GOODS else v.dock_good[v.source - GOODS]
        return 2.0 + self._load[c] if c >= 0 and WANTS[c] == good else 0.2

    def _errand(self, v: PortoView, a: i64) -> float:
        temple = v.temple[self._p]
        if a == STOP:
            return 1.0
        move = a - ERRAND_0  # in the order of P9.9
        if move == 1 and self._reserve > 2:
            return 2.0 if temple < TEMPLE else 0.3
        if move == 3:
            return 2.5 if temple < TEMPLE else 0.2
        return 0.4 if move == 4 and temple > TEMPLE else 0.1

    # -- everything else ----------------------------------------------------------------------------------------------

    def _bonus(self, v: PortoView, a: i64) -> float:
        if a == TAKE_BONUS:
            if BONUS[v.action_table * SPACES + v.space] == PALACE_BONUS:
                return 20.0
            early = self._left > 12 and self._talents >= 14 and free_storage(v, self._p) == 0
            return 5.0 if early else -1.0
        if a >= USE_0 and a < USE_0 + SHIPS:
            return self._use(v, a - USE_0)
        return 0.0

    def _placing(self, v: PortoView, a: i64) -> float:
        place = v.singles_n if v.singles_n < SINGLES else SINGLES
        wanted = PALACE_NEED[place]
        if self._left > 0 and wanted < POINTS_WANTED:
            wanted = POINTS_WANTED
        return 1.0 if (a == HOUSE) == (v.points[self._p] < wanted) else 0.0

    def _other(self, v: PortoView, ask: i64, a: i64) -> float:
        if ask in (PILOT, SUMMON):
            if a >= SHIP_0:
                return self._summon(v, a - SHIP_0)
            return -1.0 if a >= BAN_0 else self._summon(v, a - TAKE_0)
        if ask in (MOOR, LOAD):
            d = a - DOCK_0
            return 2.0 if (self._own >> d) & 1 == 1 else 1.0 if (self._free >> d) & 1 == 1 else 0.0
        if ask == BOON:
            return 1.0 if a == USE_BOON else 0.0
        if ask == LAST:
            return 1.0 if a == BUY else 0.0
        if ask == SORT:
            danger = float(DANGER[a - SHIP_0])
            return -danger if v.charter[self._p] > 0 else danger
        if ask == ANYLOAD:
            c = self._ships[a - AT_DOCK_0 if a < FROM_STORE_0 else (a - FROM_STORE_0) % DOCKS]
            return self._load[c] if c >= 0 else 0.0
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
