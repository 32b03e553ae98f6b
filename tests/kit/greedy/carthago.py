"""A written heuristic for carthago: what each space would bring now, in points, and how to pay for it cheaply.

A ship is worth the guild seats one will have, a guild seat the ships one will have, so both are estimated first. Then
every space gets a figure: main action and guild action, less the cards for it. Later questions follow the same figures.
"""

from __future__ import annotations

import cothon.games.carthago.made.ids as do
from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    BY_COINS,
    COIN,
    PILE,
    SEAT_COST,
    SHIP_COIN,
    SHIP_DANGER,
    SHIP_GOOD,
    action_of,
    circles,
    discs_of,
    good_of,
    is_allowed,
    left_seats,
    price_of,
)
from cothon.games.carthago.view import docks_of, has_honour, others_on, ships_of, strength_of, tile_cost

CARD_WORTH = 0.55
"""A trade card that serves no special purpose."""
COIN_WORTH = 0.16
"""A coin on it, while placements are still to be paid."""
DISC = 1.3
"""An available disc; the first one is worth more."""
PAID = 0.28
"""A card laid for a space, for each turn left in the decade: until then it is away."""
PASSING = 0.9
EFFECT_ORDER = [6, 5, 3, 2, 4, 1, 8, 7, 0]
"""Which ship to turn up first: Intrigue, Legacy, Favour, Commando, Opulence, Palette, Escorts, Luxury, Embargo."""


def greedy(game: Game, view: View, legal: list[int], dice: Dice) -> int:
    assert isinstance(view, CarthagoView)
    me = Plan(view)
    ask = view.ask
    if ask == do.ASK_ACTION:
        return _best(legal, me.space)
    if ask in (do.ASK_CARD, do.ASK_EXTRA, do.ASK_GOODS):
        return _best(legal, me.lay)
    if ask == do.ASK_COINS:
        return me.coins(legal)
    if ask in (do.ASK_TAKE, do.ASK_SWAP, do.ASK_GIVE, do.ASK_CARGO, do.ASK_CREW):
        return _best(legal, me.one_card)
    if ask in (do.ASK_COLUMN, do.ASK_LEND):
        return _best(legal, me.column)
    if ask in (do.ASK_DOCK, do.ASK_BERTH, do.ASK_DELIVER):
        return _best(legal, me.dock)
    if ask in (do.ASK_AFTER, do.ASK_HONOUR):
        return _best(legal, me.place)
    if ask == do.ASK_WAKE:
        return min(legal, key=lambda a: EFFECT_ORDER.index(a - int(do.DO_WAKE)))
    if ask == do.ASK_ESCORT:
        return int(do.DO_ESCORTS)
    return _best(legal, me.marker if ask == do.ASK_MARKER else me.target)


def _best(legal: list[int], worth: object) -> int:
    """The action with the highest figure; the first one of equals."""
    return max(legal, key=lambda a: (worth(a), -a))  # type: ignore[operator]


class Plan:
    """What things are worth to the player who is asked."""

    def __init__(self, v: CarthagoView) -> None:
        self.v = v
        self.p = int(v.turn)
        self.turns = (3 - int(v.decade)) * 5 + 5 - int(v.round)  # after this one
        self.in_decade = 5 - int(v.round)
        self.hand = ints(v.hand)[self.p * 75 : self.p * 75 + int(v.hand_n[self.p])]
        self.goods = ints(v.goods)[self.p * 5 : self.p * 5 + 5]
        self.freed = ints(v.freed)[self.p * 3 : self.p * 3 + 3]
        self.effects = ints(v.active)[self.p * 9 : self.p * 9 + 9]
        self.ships = int(ships_of(v, self.p))
        self.discs = int(v.spare[self.p])
        self.final_ships = self.ships + 0.32 * self.turns
        self.final_seats = self._seats() + 0.27 * self.turns
        self.ship = max(2.0, self.final_seats) + 0.4
        self.seat = max(2.0, self.final_ships)
        self.wanted = self._wanted_goods()

    def _seats(self) -> int:
        n = ints(self.v.chairs).count(self.p) + int(self.v.forum[self.p]) + int(left_seats(self.freed[0]))
        return n + sum(1 for c in range(3) if self.freed[c] == circles(c) and (self.v.rules.column_seat == 0 or c == 2))

    def _wanted_goods(self) -> list[int]:
        """Goods that ships at own docks want."""
        v = self.v
        return [
            int(SHIP_GOOD[v.docks[i]]) for i in range(int(docks_of(v))) if v.berths[i] == self.p and v.docks[i] >= 0
        ]

    # -- cards ------------------------------------------------------------------------------------------------------

    def keep(self, card: int) -> float:
        """What it is worth to keep a trade card."""
        good = int(good_of(card))
        worth = CARD_WORTH + COIN_WORTH * int(COIN[card]) if self.turns else 0.05 * int(COIN[card])
        if good in self.wanted and self.goods[good] <= self.wanted.count(good):
            worth += 2.5
        if self.turns > 1:
            if good == 4 and self.freed[2] < 2 and self.goods[4] <= 2:
                worth += 1.0
            if good == 3 and self.freed[1] < 2 and self.goods[3] <= 2:
                worth += 0.8
            if good < 3 and self.freed[0] < 3 and 2 <= self.goods[good] <= 3:
                worth += 0.6
        if has_honour(self.v, self.p, 6):
            worth += 0.3 * int(COIN[card])
        if has_honour(self.v, self.p, 8):
            worth += 1.0
        return worth

    def lay(self, a: int) -> float:
        """For a space or goods: base cards first, then what is worth least."""
        if a == do.DO_FAVOUR:
            return -1.2
        face = a - int(do.DO_PAY)
        if face >= 5:
            away = 1.0 if self.v.ask == do.ASK_GOODS or self.v.decade == 3 else 0.15 + 0.12 * self.in_decade
            return -away * self.keep(face - 5) - 0.4
        spare = int(self.v.base[self.p * 5 + face])
        return -0.3 - (0.0 if self.turns == 0 else (0.5 if spare == 1 else 0.2) * (self.in_decade > 0))

    def coins(self, legal: list[int]) -> int:
        """The payment that gives away least, by trying all of them."""
        if self.v.due == 0:
            return legal[-1]  # no more than must be
        order = [int(BY_COINS[i]) for i in range(75) if BY_COINS[i] in self.hand]
        chosen = self._cheapest(order, int(self.v.due))[1]
        for card in chosen:
            for a in legal:
                if BY_COINS[a - do.DO_COIN] == card:
                    return a
        return legal[0]

    def _cheapest(self, order: list[int], due: int) -> tuple[float, list[int]]:
        if self.v.laid_n > 0:
            last = int(self.v.laid[self.v.laid_n - 1]) - 5
            order = [c for c in order if (-int(COIN[c]), c) > (-int(COIN[last]), last)]
        best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}
        for card in order:
            for paid, (cost, cards) in sorted(best.items()):
                if paid >= due:
                    continue
                now = min(due, paid + int(COIN[card]))
                found = (cost + self.keep(card), [*cards, card])
                if now not in best or found[0] < best[now][0]:
                    best[now] = found
        return best.get(due, (99.0, order))

    def price(self, cost: int) -> float:
        """What the cheapest payment of so many coins gives away."""
        order = [int(BY_COINS[i]) for i in range(75) if BY_COINS[i] in self.hand]
        return self._cheapest(order, cost)[0] if self.v.laid_n == 0 else 0.15 * cost

    def one_card(self, a: int) -> float:
        """Take, swap, give, load, crew."""
        if a == do.DO_DECK:
            return 1.35
        if a == do.DO_PALETTE:
            return -1.0
        if a == do.DO_SKIP:
            return self.best_placement() - 3.0
        if a == do.DO_LUXURY:
            return -2.2
        if a == do.DO_NONE:
            return self._gain(-1)
        if a >= do.DO_GIVE:
            return -self.keep(a - int(do.DO_GIVE))
        card = a - int(do.DO_TAKE)
        return self._gain(card) if self.v.ask == do.ASK_SWAP else self._useful(card)

    def _useful(self, card: int) -> float:
        """What a new card would be worth."""
        good = int(good_of(card))
        worth = CARD_WORTH + COIN_WORTH * int(COIN[card])
        if self.turns:
            if good in self.wanted and self.goods[good] < self.wanted.count(good):
                worth += 3.0
            if good == 4 and self.freed[2] < 2 and self.goods[4] < 2:
                worth += 1.3
            if good == 3 and self.freed[1] < 2 and self.goods[3] < 2:
                worth += 1.1
            if good < 3 and self.goods[good] == 2 and self.freed[0] < 3:
                worth += 0.8
            if self.v.base[self.p * 5 + action_of(card)] == 0 and self.in_decade > 0:
                worth += 0.3
        return worth

    def _gain(self, card: int) -> float:
        """A swap is good if the new card is worth more than the least useful one in hand."""
        if card < 0:
            return 0.25
        return self._useful(card) - min(self.keep(c) for c in self.hand)

    # -- spaces -----------------------------------------------------------------------------------------------------

    def space(self, a: int) -> float:
        if a == do.DO_PASS:
            return PASSING if self.turns else 0.0
        if a >= do.DO_EMBARGO:
            return self._before(a)
        where = a - int(do.DO_SPACE)
        mains = [self.market, self.residence, self.trading_dock, self.warship_dock, self.delivery]
        main = mains[where]()
        guild = self.best_placement() if self.v.markers[where] == 1 and self.discs > 0 else 0.0
        if where == 1 and self.v.markers[where] == 1 and self.discs == 0 and main > 0:
            guild = 0.8 * self.best_placement()
        extra = int(others_on(self.v, self.p, where))
        return main + guild - extra * (PAID * self.in_decade + 0.1)

    def _before(self, a: int) -> float:
        if a == do.DO_INTRIGUE and self.turns < 6 and self.discs > 0:
            open_spaces = [where for where in range(5) if self.v.markers[where] == 1]
            if self.best_placement() > 3.5 and not any(self.space(w) > 2 for w in open_spaces):
                return 50.0
        return -9.0

    def market(self) -> float:
        best = max([self._useful(c) for c in ints(self.v.market)[: int(self.v.market_n)]], default=1.2)
        wake = 0.5 if any(ints(self.v.inactive)[self.p * 9 : self.p * 9 + 9]) else 0.0
        return best + 0.5 + wake if self.turns else 0.3 * best

    def residence(self) -> float:
        return max([self.column_worth(c) - 0.6 * int(price_of(c)) for c in range(3) if self._can_free(c)], default=0.0)

    def _can_free(self, c: int) -> bool:
        if self.freed[c] == circles(c) or len(self.hand) < price_of(c):
            return False
        most = max(self.goods[g] for g in range(5) if is_allowed(c, g))
        return most + self.effects[4] >= price_of(c)

    def column_worth(self, c: int) -> float:
        """A freed circle: discs, seats, strength, and the tile that counts circles."""
        disc = DISC * (1.6 if self.discs == 0 else 1.0) * min(1.0, self.turns / 4)
        worth = disc * int(discs_of(c, self.freed[c]))
        last = self.freed[c] + 1 == circles(c)
        if last and (self.v.rules.column_seat == 0 or c == 2):
            worth += self.seat
        elif self.turns > 3:
            worth += 0.25 * self.seat
        if c == 0:
            worth += (2 if self.freed[0] == 1 else 1 if self.freed[0] == 2 else 0) * self.seat
        if c == 1:
            worth += min(2.0, 0.25 * self.turns)
        if has_honour(self.v, self.p, 2):
            worth += 3.0 if sum(self.freed) < 4 else 0.0
        if has_honour(self.v, self.p, 7):
            worth += 3.0
        return worth

    def column(self, a: int) -> float:
        if a == do.DO_KEEP:
            return 0.0
        if a == do.DO_SKIP:
            return self.best_placement() - 2.0
        if a == do.DO_OPULENCE:
            return 0.1
        c = a - int(do.DO_COLUMN)
        if self.v.ask == do.ASK_LEND:
            return [1.0, 2.5, 2.0][c]
        return 1.0 + self.column_worth(c) - 0.6 * int(price_of(c))

    # -- docks ------------------------------------------------------------------------------------------------------

    def _reveal(self, ship: int) -> float:
        return (0.27 * int(SHIP_COIN[ship]) + 0.1) * (0.9 if self.turns else 0.1)

    def berth_worth(self, dock: int) -> float:
        """A disc at a trading dock: its ship, if the good is at hand or can still be found."""
        ship = int(self.v.docks[dock])
        if ship < 0 or self.turns == 0:
            return 0.0
        good = int(SHIP_GOOD[ship])
        ready = self.goods[good] > self.wanted.count(good)
        chance = 0.85 if ready else 0.45 if self.turns > 3 else 0.2
        if len(self.wanted) > 1:
            chance *= 0.6
        return chance * (self.ship + self._reveal(ship)) * 0.62

    def trading_dock(self) -> float:
        free = [i for i in range(int(docks_of(self.v))) if self.v.berths[i] < 0]
        if self.discs == 0 or not free or len(self.wanted) + 1 >= docks_of(self.v):
            return 0.0
        return max(self.berth_worth(i) for i in free)

    def success(self) -> float:
        """The chance that a warship delivery succeeds, Escorts counted."""
        fresh = [int(SHIP_DANGER[i]) for i in range(30) if self.v.ship_at[i] == PILE]
        if not fresh:
            fresh = [int(SHIP_DANGER[i]) for i in ints(self.v.under)[: min(1, int(self.v.under_n))]]
        most = int(strength_of(self.v, self.p)) + 2 * self.effects[8]
        return sum(1 for danger in fresh if danger <= most) / max(1, len(fresh))

    def sail_worth(self) -> float:
        """A warship delivery: the ship if it succeeds, and a tile for the disc."""
        lucky = self.success()
        tile = max([self.tile_worth(t) - self.price(c) for t, c in self._tiles()], default=0.0)
        return lucky * (self.ship + self._reveal(0)) + (1 - lucky) * 0.6 + 0.8 * max(0.0, tile) - 0.4

    def _tiles(self) -> list[tuple[int, int]]:
        now = (int(self.v.decade) - 1) * 3
        found = [(t, int(tile_cost(self.v, self.p, t))) for t in range(now, now + 3)]
        return [(t, c) for t, c in found if c <= self.v.coins[self.p]]

    def warship_dock(self) -> float:
        v = self.v
        if v.closed == 1 or self.discs == 0 or self.turns == 0:
            return 0.0
        mine = int(v.regular[self.p] + v.anchor[self.p])
        room = v.regular[self.p] + 1 < v.rules.warship_docks and sum(ints(v.regular)) < v.rules.warship_docks
        if not room and self.effects[2] == 0:
            return 0.0
        return self.sail_worth() * (0.62 if mine == 0 else 0.2)

    def delivery(self) -> float:
        v, worth = self.v, 0.0
        if v.traded == 0:
            ready = [i for i in range(int(docks_of(v))) if self._is_ready(i)]
            worth += max([self.ship + self._reveal(int(v.docks[i])) for i in ready], default=0.0)
        if v.closed == 0 and v.warred == 0 and v.regular[self.p] + v.anchor[self.p] > 0 and self.hand:
            worth += self.sail_worth()
        return worth

    def _is_ready(self, dock: int) -> bool:
        v = self.v
        if v.berths[dock] != self.p or v.docks[dock] < 0:
            return False
        return self.goods[int(SHIP_GOOD[v.docks[dock]])] > 0 or (self.effects[7] > 0 and len(self.hand) > 0)

    def dock(self, a: int) -> float:
        """Reserve or deliver."""
        if a == do.DO_SKIP:
            return self.best_placement() - 3.0
        if a == do.DO_STOP:
            return 0.4
        if a == do.DO_PALETTE:
            return -1.0
        if a in (do.DO_REGULAR, do.DO_ANCHOR, do.DO_WARSHIP):
            return self.sail_worth() + (0.1 if a == do.DO_REGULAR else 0.0)
        dock = a - int(do.DO_TRADING)
        if self.v.ask == do.ASK_DELIVER:
            return self.ship + self._reveal(int(self.v.docks[dock]))
        return self.berth_worth(dock) * (1.0 if self.v.ask == do.ASK_DOCK else 1.2)

    # -- placements -------------------------------------------------------------------------------------------------

    def tile_worth(self, t: int) -> float:
        """Points a tile will probably bring at the end."""
        v, p = self.v, self.p
        on = ints(v.honours).count(p)
        later = self.turns / 15
        worths = [
            4.0 * int(v.forum[p]) + 5.0 * later,
            2.0 * (on + 1) + 4.0 * later,
            3.0 * sum(self.freed) + 9.0 * later,
            3.0 * min(4, ints(v.chairs).count(p)) + 4.0 * later,
            (7.0 * on + 6.5 + 4.0 * later) if v.rules.victory_tile == 0 else 6.5,
            0.6 * self.ships * self.ships * 0.5 + 6.0 * later,
            max(0.0, int(v.coins[p]) - 4 - 1.5 * self.turns) / 3 + 1.5,
            3.0 * max(0, self.discs - 1) + 1.0,
            0.9 * max(0, len(self.hand) - 2 - self.turns // 2) + 1.0,
        ]
        extra = 2.0 if has_honour(v, p, 1) and on < 6 else 0.0
        if has_honour(v, p, 4) and on < 2 and v.rules.victory_tile == 0:
            extra += 5.0
        return min(12.0, worths[t]) + extra

    def seat_worth(self, forum: bool) -> float:
        """A guild seat, and what the two hall tiles pay for it."""
        if forum:
            return self.seat + (3.0 if has_honour(self.v, self.p, 0) else 0.0)
        return self.seat + (2.0 if has_honour(self.v, self.p, 3) else 0.0)

    def disc_worth(self) -> float:
        """What the disc itself would be worth elsewhere."""
        if has_honour(self.v, self.p, 7):
            return 3.0
        return (0.9 if self.discs > 1 else 1.6) * min(1.0, self.turns / 4)

    def best_placement(self) -> float:
        """The best guild action with the present coins, less what it gives away."""
        coins = int(self.v.coins[self.p])
        worths = [self.tile_worth(t) - self.price(c) for t, c in self._tiles()]
        costs = {int(SEAT_COST[i]) for i in range(12) if self.v.chairs[i] < 0 and SEAT_COST[i] <= coins}
        worths += [self.seat_worth(False) - self.price(c) for c in costs]
        if coins >= 12:
            worths.append(self.seat_worth(True) - self.price(12))
        return max(0.0, max(worths, default=0.0) - self.disc_worth())

    def place(self, a: int) -> float:
        if a in (do.DO_DONE, do.DO_NONE):
            return 0.0
        if a >= do.DO_EMBARGO:
            return -5.0
        if a >= do.DO_LEGACY:
            t = a - int(do.DO_LEGACY)
            return self.tile_worth(t) - self.price(int(tile_cost(self.v, self.p, t))) - self.disc_worth() - 0.5
        if a >= do.DO_TILE:
            t = a - int(do.DO_TILE)
            return self.tile_worth(t) - self.price(int(tile_cost(self.v, self.p, t))) - self.disc_worth()
        if a == do.DO_FORUM:
            return self.seat_worth(True) - self.price(12) - self.disc_worth()
        cost = int(SEAT_COST[a - do.DO_SEAT])
        return self.seat_worth(False) - self.price(cost) - self.disc_worth()

    def marker(self, a: int) -> float:
        return -self.space(a)

    def target(self, a: int) -> float:
        if self.v.back == do.ASK_AFTER:
            return 1.0 if a == self.v.space else 0.0
        return self.space(a) + (self.best_placement() if self.v.ask == do.ASK_TARGET else 0.0)
