"""What things are worth in carthago to the player who is asked, in points: cards, circles, ships, seats and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cothon.bots.carthago.values import cheapest_seat, guild_seats
from cothon.bots.instinct import Instinct
from cothon.core.arr import new_arr, new_floats
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    COIN,
    EFFECTS,
    ESCORTS,
    FORUM_COST,
    GOODS,
    LEFT,
    OPULENCE,
    PILE,
    SHIP_COIN,
    SHIP_DANGER,
    SHIP_GOOD,
    SHIPS,
    SMALL_SEATS,
    SPACES,
    TRADE,
    action_of,
    circles,
    discs_of,
    good_of,
    price_of,
)
from cothon.games.carthago.view import docks_of, is_seat, ships_of, strength_of, tile_cost

CARD_WORTH: Final = 0.82
"""A trade card that serves no special purpose."""
COIN_WORTH: Final = 0.24
"""A coin on it, while placements are still to be paid."""
DISC: Final = 1.3
"""An available disc; the first one is worth more."""
LESS: Final = 0.8
"""What is left of the worth of a placement: another one comes later, perhaps a better one."""
UNPAID: Final = 99.0
"""The price of what cannot be paid."""


class CarthagoWorth(Instinct):
    """What things are worth to the player who is asked. What `_look` finds in a view:

    p, turns, in_decade   who is asked; turns left after this one, in the game and in the decade
    hand_at, hand_n, discs   where the hand begins, its size; available discs
    wants, wants_n        ships at own docks, by the good they want
    held, on              tiles with an own disc: as bits, and how many
    base, coin, keeps     what it is worth to keep a card: by itself, for each coin, for its good
    gains                 what a new card is worth for its good
    price                 what the cheapest payment of so many coins gives away
    best                  the best guild action with the present coins; below 0 until it is asked for
    ship, seat            what a ship and a guild seat are worth
    less                  what is left of the worth of a placement: all of it in the last turn
    """

    def __init__(self, game: str, features: Sequence[str]) -> None:
        super().__init__(game, features)
        self.wants = new_arr(int(GOODS))
        self.keeps = new_floats(int(GOODS))
        self.gains = new_floats(int(GOODS))
        self.price = new_floats(int(FORUM_COST) + 1)
        self.p: i64 = 0
        self.turns: i64 = 0
        self.in_decade: i64 = 0
        self.hand_at: i64 = 0
        self.hand_n: i64 = 0
        self.discs: i64 = 0
        self.wants_n: i64 = 0
        self.held: i64 = 0
        self.on: i64 = 0
        self.ships: i64 = 0
        self.priced: i64 = 0
        self.base = 0.0
        self.coin = 0.0
        self.best = -1.0
        self.sail = -1.0
        self.ship = 0.0
        self.seat = 0.0
        self.less = 1.0

    def _look(self, v: CarthagoView) -> None:
        p = v.turn
        self.p = p
        self.in_decade = 5 - v.round
        self.turns = (3 - v.decade) * 5 + 5 - v.round
        self.hand_at = p * TRADE
        self.hand_n = v.hand_n[p]
        self.discs = v.spare[p]
        self.priced = 0
        self.best = -1.0
        self.sail = -1.0
        honours = v.honours
        held: i64 = 0
        on: i64 = 0
        for i in range(v.decade * 9):
            if honours[i] == p:
                held |= 1 << (i // 3)
                on += 1
        self.held = held
        self.on = on
        self._want(v)
        self._value_goods(v)

    def _want(self, v: CarthagoView) -> None:
        """Goods that ships at own docks want."""
        wants = self.wants
        for g in range(GOODS):
            wants[g] = 0
        self.wants_n = 0
        for i in range(docks_of(v)):
            if v.berths[i] == self.p and v.docks[i] >= 0:
                wants[SHIP_GOOD[v.docks[i]]] += 1
                self.wants_n += 1

    def _value_goods(self, v: CarthagoView) -> None:
        """What cards of each good are for: ships at own docks, circles of the residence (C9.2, C7.3)."""
        self.base = CARD_WORTH if self.turns > 0 else 0.0
        self.coin = COIN_WORTH if self.turns > 0 else 0.05
        if self.held & 64:
            self.coin += 0.3
        if self.held & 256:
            self.base += 1.0
        keeps = self.keeps
        gains = self.gains
        wants = self.wants
        for g in range(GOODS):
            have = v.goods[self.p * GOODS + g]
            keep = 2.5 if wants[g] > 0 and have <= wants[g] else 0.0
            gain = 1.95 if have < wants[g] else 0.0
            if g < 3:
                if v.freed[self.p * 3] < 3:
                    keep += 0.6 if self.turns > 1 and have >= 2 and have <= 3 else 0.0
                    gain += 0.73 if have == 2 else 0.0
            elif v.freed[self.p * 3 + g - 2] < 2:
                keep += (1.0 if g == 4 else 0.8) if self.turns > 1 and have <= 2 else 0.0
                gain += (1.3 if g == 4 else 1.65) if have < 2 else 0.0
            keeps[g] = keep
            gains[g] = gain if self.turns > 0 else 0.0

    def _weigh(self, v: CarthagoView) -> None:
        """Score is guild seats times ships (C13.3), so one is worth what there will be of the other."""
        turns = float(self.turns)
        self.ships = ships_of(v, self.p)
        ships = float(self.ships) + 0.32 * turns
        seats = float(guild_seats(v, self.p)) + 0.27 * turns
        self.ship = (seats if seats > 2.0 else 2.0) + 0.3
        self.seat = ships if ships > 2.0 else 2.0
        self.less = LESS
        if self.turns == 0:
            self.seat = ships
            self.less = 1.0

    # -- cards --------------------------------------------------------------------------------------------------------

    def _keep(self, card: i64) -> float:
        """What it is worth to keep a trade card."""
        return self.base + self.coin * float(COIN[card]) + self.keeps[good_of(card)]

    def _gain(self, v: CarthagoView, card: i64) -> float:
        """What a new card would be worth."""
        worth = CARD_WORTH + COIN_WORTH * float(COIN[card]) + self.gains[good_of(card)]
        if self.in_decade > 0 and v.base[self.p * SPACES + action_of(card)] == 0:
            worth += 0.3
        return worth

    def _spend(self, coins: i64, worth: float, most: i64) -> None:
        """One more card can pay: every price up to `most` with it or without it."""
        price = self.price
        for x in range(most, coins, -1):
            cost = worth + price[x - coins]
            if cost < price[x]:
                price[x] = cost
        for x in range(1, (coins if coins < most else most) + 1):
            if worth < price[x]:
                price[x] = worth

    def _prices(self, v: CarthagoView) -> None:
        """The cheapest payment of every cost up to that of the forum."""
        self.priced = 1
        price = self.price
        price[0] = 0.0
        for x in range(1, FORUM_COST + 1):
            price[x] = UNPAID
        hand = v.hand
        for i in range(self.hand_at, self.hand_at + self.hand_n):
            self._spend(COIN[hand[i]], self._keep(hand[i]), FORUM_COST)

    def _price(self, v: CarthagoView, cost: i64) -> float:
        if self.priced == 0:
            self._prices(v)
        return self.price[cost]

    # -- placements ---------------------------------------------------------------------------------------------------

    def _tile(self, v: CarthagoView, t: i64) -> float:
        """A disc on a tile, less its price; nothing if it cannot be paid."""
        cost = tile_cost(v, self.p, t)
        return self.less * self._tile_worth(v, t) - self._price(v, cost) if cost <= v.coins[self.p] else 0.0

    def _best_tile(self, v: CarthagoView) -> float:
        """The best tile of this decade, less its price."""
        best = 0.0
        for t in range((v.decade - 1) * 3, v.decade * 3):
            worth = self._tile(v, t)
            if worth > best:
                best = worth
        return best

    def _tile_worth(self, v: CarthagoView, t: i64) -> float:
        """Points a tile will probably bring at the end (chapter 12)."""
        p = self.p
        turns = float(self.turns)
        later = turns / 15.0
        worth = 0.0
        if t == 0:
            worth = 4.0 * float(v.forum[p]) + 1.6 * later
        elif t == 1:
            worth = 2.0 * float(self.on + 1) + 2.7 * later
        elif t == 2:
            worth = 3.0 * float(v.freed[p * 3] + v.freed[p * 3 + 1] + v.freed[p * 3 + 2]) + 3.9 * later
        elif t == 3:
            mine: i64 = 0
            for i in range(SMALL_SEATS):
                if v.chairs[i] == p and mine < 4:
                    mine += 1
            worth = 3.0 * float(mine) + 1.7 * later
        elif t == 4:
            worth = 7.0 * float(self.on) + 6.5 + 4.0 * later if v.rules.victory_tile == 0 else 6.5
        elif t == 5:
            worth = 0.3 * float(self.ships * self.ships) + 8.4 * later
        elif t == 6:
            spare = float(v.coins[p]) - 4.0 - 1.5 * turns
            worth = (spare / 3.0 if spare > 0.0 else 0.0) + (1.5 if self.turns > 0 else 0.3)
        elif t == 7:
            worth = (3.0 * float(self.discs - 1) if self.discs > 1 else 0.0) + (1.0 if self.turns > 0 else 0.0)
        else:
            cards = self.hand_n - 2 - self.turns // 2
            worth = 0.9 * float(cards) + 1.0 if cards > 0 else 1.0
        if worth > 12.0:
            worth = 12.0
        if self.held & 2 and self.on < 6:
            worth += 2.0
        if self.held & 16 and self.on < 2 and v.rules.victory_tile == 0:
            worth += 5.0
        return worth

    def _seat_worth(self, forum: bool) -> float:
        """A guild seat, and what the two hall tiles pay for it (C12.3, C12.6)."""
        if forum:
            return self.less * self.seat + (3.0 if self.held & 1 else 0.0)
        return self.less * self.seat + (2.0 if self.held & 8 else 0.0)

    def _disc_worth(self) -> float:
        """What the disc itself would be worth elsewhere."""
        if self.held & 128:
            return 3.0
        worth = 1.35 if self.discs > 1 else 2.2
        return worth * 0.25 * float(self.turns) if self.turns < 4 else worth

    def _best(self, v: CarthagoView) -> float:
        """The best guild action with the present coins, less what it gives away."""
        if self.best >= 0.0:
            return self.best
        coins = v.coins[self.p]
        best = self._best_tile(v)
        cheapest = cheapest_seat(v)
        if cheapest < FORUM_COST and cheapest <= coins:
            worth = self._seat_worth(False) - self._price(v, cheapest)
            if worth > best:
                best = worth
        if coins >= FORUM_COST:
            worth = self._seat_worth(True) - self._price(v, FORUM_COST)
            if worth > best:
                best = worth
        best -= self._disc_worth()
        self.best = best if best > 0.0 else 0.0
        return self.best

    # -- residence and docks ------------------------------------------------------------------------------------------

    def _can_free(self, v: CarthagoView, c: i64) -> bool:
        """Whether the hand can pay for the next circle of a column, Opulence counted (C7.3, C7.5)."""
        price = price_of(c)
        if v.freed[self.p * 3 + c] == circles(c) or self.hand_n < price:
            return False
        own = self.p * GOODS
        most = v.goods[own + c + 2]
        if c == 0:
            for g in range(own, own + 2):
                if v.goods[g] > most:
                    most = v.goods[g]
        return most + v.active[self.p * EFFECTS + OPULENCE] >= price

    def _column_worth(self, v: CarthagoView, c: i64) -> float:
        """A freed circle: discs, seats, strength, and the tiles that count circles or discs."""
        freed = v.freed[self.p * 3 + c]
        turns = float(self.turns)
        worth = DISC * float(discs_of(c, freed)) * (1.6 if self.discs == 0 else 1.0)
        if self.turns < 4:
            worth *= 0.25 * turns
        if is_seat(v, c):
            worth += self.seat if freed + 1 == circles(c) else 0.37 * self.seat if self.turns > 3 else 0.0
        elif c == LEFT and freed < 2 and self.turns > 3:
            worth += 0.37 * self.seat  # the seats come with the circles below (C7.4)
        if c == 0 and freed > 0:
            worth += self.seat * (2.0 if freed == 1 else 1.0)
        elif c == 1:
            worth += 0.25 * turns if self.turns < 8 else 2.0
        if self.held & 4 and v.freed[self.p * 3] + v.freed[self.p * 3 + 1] + v.freed[self.p * 3 + 2] < 4:
            worth += 3.0
        if self.held & 128:
            worth += 3.0
        return worth

    def _reveal(self, ship: i64) -> float:
        """The cards that come with a ship (C9.6)."""
        return (0.29 * float(SHIP_COIN[ship]) + 0.1) * (0.9 if self.turns > 0 else 0.1)

    def _berth_worth(self, v: CarthagoView, dock: i64) -> float:
        """A disc at a trading dock: its ship, if the good is at hand or can still be found."""
        ship = v.docks[dock]
        if ship < 0 or self.turns == 0:
            return 0.0
        good = SHIP_GOOD[ship]
        chance = 0.82 if self.turns > 3 else 0.2
        if v.goods[self.p * GOODS + good] > self.wants[good]:
            chance = 0.85
        if self.wants_n > 1:
            chance *= 0.6
        return chance * (self.ship + self._reveal(ship)) * 0.93

    def _success(self, v: CarthagoView) -> float:
        """The chance that a warship delivery succeeds, Escorts counted (C9.11, C9.12)."""
        most = strength_of(v, self.p) + 2 * v.active[self.p * EFFECTS + ESCORTS]
        if v.fresh_n == 0:
            return 1.0 if v.under_n > 0 and SHIP_DANGER[v.under[0]] <= most else 0.0
        ship_at = v.ship_at
        n: i64 = 0
        fresh: i64 = 0
        for i in range(SHIPS):
            if ship_at[i] == PILE:
                fresh += 1
                if SHIP_DANGER[i] <= most:
                    n += 1
        return float(n) / float(fresh if fresh > 0 else 1)

    def _sail_worth(self, v: CarthagoView) -> float:
        """A warship delivery: the ship if it succeeds, and a tile for the disc (C9.16)."""
        if self.sail >= 0.0:
            return self.sail
        lucky = self._success(v)
        tile = self._best_tile(v)
        self.sail = lucky * (self.ship + self._reveal(0)) + (1.0 - lucky) * 0.6 + 0.52 * tile - 0.4
        return self.sail
