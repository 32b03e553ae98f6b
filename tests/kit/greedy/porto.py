"""The greedy player of Porto Carthago: deliver what ships want, and turn every Talent into a place in the palace.

It scores the options of `act` by what each leads to; small questions follow fixed preferences. It plays for the turn at
hand and the delivery after it, no further.
"""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games.porto.made.ids import ASK_NAMES
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import (
    BONUS,
    CIV,
    COST,
    DANGER,
    DOCK_NAMES,
    GOOD_NAMES,
    INCOME,
    KIND_NAMES,
    PALACE_BONUS,
    PALACE_COST,
    PALACE_NEED,
    PRIVILEGE,
    PRIVILEGE_NAMES,
    SHIP_NAMES,
    SINGLES,
    WANTS,
    merchant_price,
)
from cothon.games.porto.questions import ACTIONS
from cothon.games.porto.view import charters_taken, free_docks, free_storage

POINT_WORTH = 5.0  # a trading point in Talents, while points are needed
PLACE_WORTH = 30.0  # a palace place, above all else
TEMPLE = 3  # servants that pray for a voyage


def greedy(game: Game, view: View, legal: list[int], dice: Dice) -> int:
    """The best option of the question being put."""
    v = view
    assert isinstance(v, PortoView)
    plan = Plan(v)
    ask = ASK_NAMES[v.ask]
    scored = [(plan.worth(ask, ACTIONS[a].parts, ACTIONS.label(a)), a) for a in legal]
    best = max(worth for worth, _ in scored)
    ties = [a for worth, a in scored if worth == best]
    return ties[dice.below(len(ties))]


class Plan:
    """What the viewer has, and what ships want."""

    def __init__(self, v: PortoView) -> None:
        self.v = v
        self.p = int(v.actor)
        p = self.p
        self.own = int(v.docks[p])
        self.free = int(free_docks(v))
        self.store = ints(v.store)[p * 5 : p * 5 + 5]
        self.market = ints(v.market)
        self.ships = _expected(v)
        self.goods = ints(v.dock_good)
        self.talents, self.points, self.reserve = int(v.talents[p]), int(v.points[p]), int(v.reserve[p])
        place = min(int(v.singles_n), int(SINGLES))
        self.cost, self.need = int(PALACE_COST[place]), int(PALACE_NEED[place])
        self.turns_left = (5 - int(v.decade)) * 5 + 5 - int(v.round)

    def worth(self, ask: str, parts: dict[str, str], label: str) -> float:
        if ask == "act":
            return self._act(parts)
        if ask in ("berth", "quay", "loadmaster", "shift"):
            return self._docking(ask, parts)
        if ask in ("gift", "merchant", "stock"):
            return self._buying(ask, parts)
        if ask in ("pilot", "moor", "summon", "load"):
            return self._piloting(ask, parts)
        if ask in ("fetch", "deliver", "captain", "errand"):
            return self._moving(ask, parts)
        return self._small(ask, parts)

    # -- what a delivery is worth -----------------------------------------------------------------------------------

    def is_mine(self, d: int) -> bool:
        return (self.own >> d) & 1 == 1

    def point_worth(self) -> float:
        return POINT_WORTH if self.points < 6 else 2.5

    def load_worth(self, ship: int) -> float:
        extra = {"palace": 5.0, "talents3": 3.0, "point1": self.point_worth(), "path1": 2.0}
        return float(INCOME[ship]) + self.point_worth() + extra.get(PRIVILEGE_NAMES[PRIVILEGE[ship]], 1.0)

    def voyage_worth(self) -> float:
        """Expected Talents and points of a voyage with the servants in the temple now."""
        v = self.v
        t = int(v.temple[self.p])
        if t == 0 or v.charter[self.p] == 0:
            return 0.0
        top = _first_group(v)
        if not top:
            return 0.0
        total = 0.0
        for c in top:
            if DANGER[c] <= t:
                total += int(INCOME[c]) - t + 2 * self.point_worth()
            else:
                total += (int(INCOME[c]) + 1) // 2 + self.point_worth()
        return total / len(top)

    def dock_for(self, good: int) -> float:
        """The best load of this good at an own dock that has no good."""
        best = 0.0
        for d, ship in enumerate(self.ships):
            if ship >= 0 and self.is_mine(d) and self.goods[d] < 0 and WANTS[ship] == good:
                best = max(best, self.load_worth(ship))
        return best

    def wrong_good(self) -> bool:
        return any(self.is_mine(d) and self.goods[d] >= 0 for d in range(12))

    def best_delivery(self) -> float:
        best = 0.0
        for g in range(5):
            if self.store[g] > 0:
                best = max(best, self.dock_for(g))
        if sum(self.store) > 0 or self.wrong_good():
            best = max(best, self.voyage_worth())
        return best

    # -- act --------------------------------------------------------------------------------------------------------

    def _act(self, parts: dict[str, str]) -> float:
        do = parts["do"]
        if do == "talents":
            return 3.0
        if do == "refill":
            return 2.0 if self._wishes() == 0 and self.talents >= 9 and self.turns_left > 2 else 0.0
        if do == "use":
            return self._use(parts["ship"])
        space = int(parts["space"]) - 1
        at = int(self.v.rules.action_table) * 6 + space
        cost = int(COST[at])
        after = self.reserve - cost
        value, gain, points = self._card(KIND_NAMES[self.v.cards[space]], after)
        if BONUS[at] == PALACE_BONUS:
            rich = self.talents + gain >= self.cost and self.points + points >= self.need
            if rich and after + (2 if points else 0) > 0:
                value += PLACE_WORTH
        return value - 0.6 * cost

    def _card(self, kind: str, reserve: int) -> tuple[float, int, int]:
        """What using a card is worth, with the Talents and points it brings at once."""
        if kind == "carrier":
            best = self.best_delivery()
            return (best, 7, 1) if best > 0 else (0.0, 0, 0)
        if self.turns_left < 2:
            return 0.0, 0, 0
        if kind == "merchant":
            price = int(merchant_price(self.v.bought))
            return (self._wishes() - price if free_storage(self.v, self.p) > 0 else 0.0), -price, 0
        if kind == "loadmaster":
            return self._claim_worth() if reserve >= 2 else 0.0, 0, 0
        if kind == "captain":
            ready = self.v.charter[self.p] == 0 and sum(self.store) > 0 and charters_taken(self.v) < self.v.seats
            return (6.0 if ready and reserve > 2 else 0.0), 0, 0
        short = self.v.charter[self.p] > 0 and self.v.temple[self.p] < 2 and sum(self.store) > 0
        return (7.0 if short and reserve > 1 else 0.0), 0, 0

    def _wishes(self) -> float:
        """What the best good of the market would lead to."""
        return max([self._wish(g) for g in range(5) if self.market[g] > 0], default=0.0)

    def _wish(self, g: int) -> float:
        if self.store[g] > 0:
            return 2.0 if sum(self.store) < 2 else 0.0
        best = 0.8 * self.dock_for(g)
        for d, ship in enumerate(self.ships):
            if ship >= 0 and (self.free >> d) & 1 == 1 and WANTS[ship] == g:
                best = max(best, 0.5 * self.load_worth(ship))
        if sum(self.store) == 0:
            best = max(best, 7.0)
        return best

    def _claim_worth(self) -> float:
        return max([self._dock_worth(d) for d in range(12) if (self.free >> d) & 1 == 1], default=0.0)

    def _dock_worth(self, d: int) -> float:
        """What two servants at this dock would lead to."""
        ship = self.ships[d]
        if ship < 0:
            return 0.5
        if self.store[WANTS[ship]] > 0 and self.dock_for(int(WANTS[ship])) == 0:
            return 0.75 * self.load_worth(ship)
        return 0.4 * self.load_worth(ship) if self.market[WANTS[ship]] > 0 and self.own == 0 else 1.0

    def _use(self, ship: str) -> float:
        c = SHIP_NAMES.index(ship)
        privilege = PRIVILEGE_NAMES[PRIVILEGE[c]]
        if privilege == "palace":
            return PLACE_WORTH + 10.0
        if privilege == "anygood":
            return PLACE_WORTH
        if privilege == "bring":
            rows = ints(self.v.rows)[:6]
            return PLACE_WORTH if any(x >= 0 and self._summon_worth(x) > 4 for x in rows) else -1.0
        return -1.0

    # -- docks, goods, ships ----------------------------------------------------------------------------------------

    def _docking(self, ask: str, parts: dict[str, str]) -> float:
        if parts["do"] == "pass":
            return 3.5
        if parts["do"] == "bonus_only":
            return 12.0 if self.reserve >= 1 else -1.0
        if parts["do"] in ("switch", "dissolve"):
            d = DOCK_NAMES.index(parts["dock"])
            return 0.1 if parts["do"] == "switch" and self.goods[d] < 0 and self.ships[d] < 0 else -5.0
        d = DOCK_NAMES.index(parts["dock"])
        if ask in ("berth", "quay"):
            ship = self.ships[d]
            return 0.0 if ship < 0 else self.load_worth(ship) / (1 if self.market[WANTS[ship]] > 0 else 4)
        return self._dock_worth(d)

    def _buying(self, ask: str, parts: dict[str, str]) -> float:
        if parts["do"] == "bonus_only":
            return 12.0
        if parts["do"] == "none":
            return 8.0
        g = GOOD_NAMES.index(parts["good"])
        return 2 * self.dock_for(g) if ask == "gift" else self._wish(g)

    def _piloting(self, ask: str, parts: dict[str, str]) -> float:
        if ask in ("moor", "load"):
            d = DOCK_NAMES.index(parts["dock"])
            return 2.0 if self.is_mine(d) else 1.0 if (self.free >> d) & 1 == 1 else 0.0
        ship = SHIP_NAMES.index(parts["ship"])
        return -1.0 if parts["do"] == "ban" else self._summon_worth(ship)

    def _summon_worth(self, ship: int) -> float:
        """What it brings that this ship comes into the harbour."""
        best = 0.0
        for d in (2 * int(CIV[ship]), 2 * int(CIV[ship]) + 1):
            if self.v.dock_ship[d] >= 0 or not self.is_mine(d):
                continue
            if self.goods[d] == WANTS[ship]:
                best = max(best, self.load_worth(ship))
            elif self.store[WANTS[ship]] > 0 and self.goods[d] < 0:
                best = max(best, 0.5 * self.load_worth(ship))
        return best

    # -- the Carrier and the Aristocrat -------------------------------------------------------------------------------

    def _moving(self, ask: str, parts: dict[str, str]) -> float:
        do = parts["do"]
        if do == "bonus_only":
            return 1.5 if self.reserve >= 2 else 20.0
        if ask == "captain":
            return 2.0
        if ask == "errand":
            return self._errand(parts)
        if ask == "fetch":
            if do == "fetch_store":
                g = GOOD_NAMES.index(parts["good"])
                return 2.0 + max(self.dock_for(g), 0.9 * self.voyage_worth())
            return 1.0 + self.voyage_worth()
        if do == "charter":
            return 1.0 + self.voyage_worth()
        if do == "store":
            return 0.5
        d = DOCK_NAMES.index(parts["dock"])
        source = int(self.v.source)
        good = source if source < 5 else self.goods[source - 5]
        ship = self.ships[d]
        return 2.0 + self.load_worth(ship) if ship >= 0 and WANTS[ship] == good else 0.2

    def _errand(self, parts: dict[str, str]) -> float:
        temple = int(self.v.temple[self.p])
        if parts["do"] == "stop":
            return 1.0
        move = parts["move"]
        if move == "R>T" and self.reserve > 2:
            return 2.0 if temple < TEMPLE else 0.3
        if move == "L>T":
            return 2.5 if temple < TEMPLE else 0.2
        return 0.4 if move == "T>R" and temple > TEMPLE else 0.1

    # -- everything else ----------------------------------------------------------------------------------------------

    def _small(self, ask: str, parts: dict[str, str]) -> float:
        do = parts["do"]
        if ask == "point":
            return self._point(do)
        if ask == "boon":
            return 1.0 if do == "use_boon" else 0.0
        if ask in ("bonus", "finish"):
            return self._bonus(do, parts)
        if ask == "last":
            return 1.0 if do == "buy" else 0.0
        if ask == "sort":
            sign = -1.0 if self.v.charter[self.p] > 0 else 1.0
            return sign * float(DANGER[SHIP_NAMES.index(parts["ship"])])
        if ask == "anyload":
            return self._anyload(parts)
        if ask == "sway":
            return self._sway(parts)
        return 0.0

    def _point(self, do: str) -> float:
        wanted = max(6, self.need) if self.turns_left > 0 else self.need
        if self.points >= wanted:
            return 1.0 if do == "path" else 0.0
        return 1.0 if do == "house" else 0.0

    def _bonus(self, do: str, parts: dict[str, str]) -> float:
        if do == "use":
            return self._use(parts["ship"])
        if do == "take_bonus":
            palace = BONUS[int(self.v.rules.action_table) * 6 + int(self.v.space)] == PALACE_BONUS
            early = self.turns_left > 12 and self.talents >= 14 and free_storage(self.v, self.p) == 0
            return 20.0 if palace else 5.0 if early else -1.0
        return 0.0

    def _anyload(self, parts: dict[str, str]) -> float:
        ship = self.ships[DOCK_NAMES.index(parts["dock"])]
        return self.load_worth(ship) if ship >= 0 else 0.0

    def _sway(self, parts: dict[str, str]) -> float:
        if parts["do"] == "stop":
            return 1.0
        mine = parts["seat"] == str(self.p)
        if mine:
            return 2.0 if parts["move"] == "L>T" and self.v.temple[self.p] < TEMPLE else 0.0
        return 1.5 if parts["move"] == "T>L" else 0.5


def _expected(v: PortoView) -> list[int]:
    """The ship at each dock; before decade 1 the one that will arrive by itself."""
    ships = ints(v.dock_ship)
    if v.decade == 0:
        for c in ints(v.rows)[:6]:
            if c >= 0:
                d = 2 * int(CIV[c])
                d = d if ships[d] < 0 else d + 1
                if ships[d] < 0:
                    ships[d] = c
    return ships


def _first_group(v: PortoView) -> list[int]:
    """The cards that may lie on top of the deck, as far as the viewer knows."""
    for bits in ints(v.groups):
        if bits:
            return [c for c in range(30) if (bits >> c) & 1 == 1]
    return [int(v.bottom[0])] if v.bottom_n > 0 else []
