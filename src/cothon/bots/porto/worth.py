"""What things are worth in Porto Carthago, in Talents, to the seat that is asked: loads, voyages, goods, docks, places.

What is short is dear: Talents without trading points buy nothing, nor points without Talents. The numbers were written
by hand and then set by duels of the heuristic with itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.porto.values import FEATURES, describe, progress
from cothon.core.arr import new_arr, new_floats
from cothon.core.view import View
from cothon.games.porto.made.ids import LOAD_ANY_FROM_STORE
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    ALL_DOCKS,
    ANYGOOD,
    BONUS,
    CIV,
    DANGER,
    DOCKS,
    GOODS,
    INCOME,
    NO_BONUS,
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
)
from cothon.games.porto.view import free_docks, free_storage

if TYPE_CHECKING:
    from cothon.core.arr import Floats

POINTS_WANTED: Final[i64] = 6  # the dearest palace spaces ask for so many (P1.17)

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
BOON_ANY: Final = 6.0  # any good may be loaded from the storehouse, without the Carrier
SERVANT: Final = 0.6  # a servant less in reserve
SERVANT_RICH: Final = 1.5  # ... when we could buy places
SPARE_GOOD: Final = 2.0  # a second good of a kind
IDLE_DOCK: Final = 1.0  # a dock with a ship that we have nothing for
STORAGE: Final = 5.0  # a free space in a full storehouse early in the game
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


class PortoWorth(Instinct):
    """What was read off a view: facts about the actor, the best loads by good, and the ships at the docks."""

    def __init__(self, game: str) -> None:
        super().__init__(game, FEATURES)
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
        self._any = False  # whether the privilege to load any good takes it from the storehouse (P13.10)
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
        self._any = v.rules.load_any == LOAD_ANY_FROM_STORE
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
        if kind == ANYGOOD and self._any:
            return worth + BOON_ANY
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

    def _any_load(self, v: PortoView, d: i64, g: i64) -> float:
        """What it brings to load a good of the storehouse at an own dock, less what it would have brought elsewhere."""
        elsewhere = 0.0
        if v.store[self._p * GOODS + g] == 1:
            others = self._own & ~v.laden & ~(1 << d)
            for k in range(DOCKS):
                c = self._ships[k]
                if (others >> k) & 1 == 1 and c >= 0 and WANTS[c] == g and self._worth[k] > elsewhere:
                    elsewhere = self._worth[k]
        return self._load(v.dock_ship[d]) - WISH_HERE * elsewhere

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
        bonus = BONUS[v.rules.action_table * SPACES + space]
        if bonus == NO_BONUS:
            return 0.0
        p = self._p
        talents = self._talents + gain
        if bonus == PALACE_BONUS:
            rich = talents >= self._price and v.points[p] + points >= self._need
            return PLACE if rich and self._reserve + servants > 0 else 0.0
        early = self._left > 12 and talents >= 14 and v.blocked[p] > 0 and free_storage(v, p) == 0
        return STORAGE if early else 0.0
