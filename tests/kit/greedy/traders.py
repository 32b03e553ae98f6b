"""A written heuristic for traders: what a purchase is worth in victory points, and how to pay and protect cheaply.

Everything is measured in VPs. A Set that is not sold yet counts in part, the more the nearer its ship; coins and icons
in the hand count a little; what others gain counts against.
"""

from __future__ import annotations

from functools import cache

from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import HOLE, View
from cothon.games.traders.made.ids import (
    ASK_ACT,
    ASK_DISCOUNT,
    ASK_GUARD,
    ASK_PAY,
    ASK_PROTECT,
    ASK_TAKE,
    DO_ACT_BUY,
    DO_ACT_DOUBLE,
    DO_ACT_PASS,
    DO_ACT_RESERVE,
    DO_ACT_TAKE,
    DO_DISCOUNT,
    DO_DONE,
    DO_GUARD,
    DO_PAID,
    DO_PAY,
    DO_PROTECT,
    DO_RESERVE,
    DO_TAKE,
    DO_TAKE_OWN,
)
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import coin_face, icon_face, icons_of, value
from cothon.games.traders.view import icons_in_hand, is_classic, is_raided, token_total

NEAR = (0.15, 0.22, 0.30, 0.40, 0.55)
"""Which part of an unsold Set counts, by the space of its ship."""
COIN = 0.20
"""A coin in the hand, up to PURSE coins."""
PURSE = 12
MORE = 0.5
"""Coins beyond PURSE count so much less."""
CHEST = 32
"""Coins beyond this count for nothing: who waits for ever wins nothing."""
KEEP = 1.8
"""Coins that a face-up token is worth."""
ICON = 0.04
"""A warehouse icon in the hand."""
RIVAL = 0.15
"""What one rival gains or loses, seen from here."""
OWN_LOSS = 0.5
THEIR_LOSS = 0.15
"""Which part of upright goods pirates get: some will be protected."""
TOKEN = -0.30
"""A Payday of one's own also brings the end nearer: small ones should wait."""
PIECE = 0.85
UNKNOWN_COINS = 8
"""What a covered hand is taken to hold."""


def greedy(game: Game, view: View, legal: list[int], dice: Dice) -> int:
    assert isinstance(view, TradersView)
    v = view
    if v.ask == ASK_ACT:
        return _act(v, legal)
    if v.ask == ASK_TAKE:
        return max(legal, key=lambda a: (_double_worth(v, a) if v.doubling else _take_worth(v, a), -a))
    if v.ask == ASK_DISCOUNT:
        return _discount(v, legal)
    if v.ask == ASK_PAY:
        return _pay(v, legal)
    if v.ask == ASK_PROTECT:
        return _protect(v, legal)
    if v.ask == ASK_GUARD:
        return _guard(v, legal)
    return max(legal, key=lambda a: (_reserve_worth(v, a), -a))


# -- what Sets are worth ---------------------------------------------------------------------------------------------


def _goods(v: TradersView, p: int, c: int) -> tuple[int, int, int]:
    """Twos, threes and fives of a seat's Set."""
    i = p * 12 + c * 3
    return (
        int(v.upright[i] + v.sideways[i]),
        int(v.upright[i + 1] + v.sideways[i + 1]),
        int(v.upright[i + 2] + v.sideways[i + 2]),
    )


def _sold(v: TradersView, p: int, c: int, goods: tuple[int, int, int]) -> int:
    """VPs of a Set if it were sold."""
    n = sum(goods)
    if n == 0:
        return 0
    price = 5 if goods[2] else 3 if goods[1] else 2
    if is_classic(v):
        price += int(v.tokens[p * 4 + c])
    return -(-price * n // 5)


def _plus(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


# -- act, take, reserve ----------------------------------------------------------------------------------------------


def _act(v: TradersView, legal: list[int]) -> int:
    worth: dict[int, float] = {DO_ACT_PASS: 0.0}
    if DO_ACT_BUY in legal:
        worth[DO_ACT_BUY] = _buy_worth(v, _cart(v), int(v.coins[v.turn]))
    if DO_ACT_TAKE in legal:
        worth[DO_ACT_TAKE] = max(_take_worth(v, a) for a in _takes(v))
    if DO_ACT_DOUBLE in legal:
        worth[DO_ACT_DOUBLE] = max(_double_worth(v, a) for a in _takes(v)) - PIECE * (1 - _late(v))
    if DO_ACT_RESERVE in legal:
        free = ints(v.market) + ints(v.farm)
        places = [int(DO_RESERVE) + at for at in range(24) if free[at]]
        worth[DO_ACT_RESERVE] = max(_reserve_worth(v, a) for a in places)
    return max(legal, key=lambda a: (worth[a], -a))


def _takes(v: TradersView) -> list[int]:
    own = [int(DO_TAKE_OWN)] if v.piece[v.turn] < 12 else []
    return [int(DO_TAKE) + f for f in range(12) if v.market[f] > 0] + own


def _cart(v: TradersView) -> list[int]:
    cart = ints(v.market)
    own = int(v.piece[v.turn])
    if own < 12:
        cart[own] += 1
    return cart


def _take_worth(v: TradersView, a: int) -> float:
    """A card as money, less what the cheaper Market is worth to the next player."""
    f = int(v.piece[v.turn]) if a == DO_TAKE_OWN else a - int(DO_TAKE)
    coins = int(v.coins[v.turn])
    worth = _purse(coins + int(value(f))) - _purse(coins) + ICON * int(icons_of(f))
    rest = ints(v.market)
    if a != DO_TAKE_OWN:
        rest[f] -= 1
    after = (int(v.turn) + 1) % int(v.seats)
    coins = UNKNOWN_COINS if v.coins[after] == HOLE else int(v.coins[after])
    if any(rest) and _lowest_price(v, after, rest) <= coins:
        worth -= RIVAL * max(0.0, _own_gain(v, after, rest))
    return worth


def _double_worth(v: TradersView, a: int) -> float:
    f = a - int(DO_TAKE)
    cart = ints(v.market)
    cart[f] -= 1
    coins = int(v.coins[v.turn] + value(f))
    if not any(cart) or _lowest_price(v, int(v.turn), cart) > coins:
        return -99.0
    before = _purse(int(v.coins[v.turn]))
    return _purse(coins) - before + ICON * int(icons_of(f)) + _buy_worth(v, cart, coins)


def _reserve_worth(v: TradersView, a: int) -> float:
    """A card that lifts the price of an own Set is worth holding; everything else is a mere pause."""
    at = a - int(DO_RESERVE)
    f = at % 12
    c = f // 3
    goods = _goods(v, int(v.turn), c)
    one = (int(f % 3 == 0), int(f % 3 == 1), int(f % 3 == 2))
    gain = _sold(v, int(v.turn), c, _plus(goods, one)) - _sold(v, int(v.turn), c, goods)
    return 0.10 * gain * (1.0 if at < 12 else 0.8)


def _purse(coins: float) -> float:
    """What so many coins in the own hand are worth: the first ones most."""
    return COIN * (min(coins, PURSE) + MORE * max(0, min(coins, CHEST) - PURSE))


def _late(v: TradersView) -> float:
    """0 in the first half of the game, 1 when somebody needs one more token."""
    return max(0, max(int(token_total(v, p)) for p in range(int(v.seats))) - 4) / 3


def _cost(v: TradersView, cart: list[int], coins: int) -> float:
    """Coins a purchase takes, tokens counted as coins where they save more."""
    cost = 0.0
    for c in range(4):
        free = 0 if is_classic(v) else int(v.tokens[v.turn * 4 + c])
        for k, worth in zip(cart[c * 3 : c * 3 + 3], (2, 3, 5), strict=True):
            with_token = min(k, free)
            cost += (k - with_token) * worth + with_token * min(worth, KEEP)
            free -= with_token
    return min(cost, coins)


# -- what a purchase does --------------------------------------------------------------------------------------------


def _lowest_price(v: TradersView, p: int, cart: list[int]) -> int:
    """Price of a cart after the largest discount."""
    price = 0
    for c in range(4):
        free = 0 if is_classic(v) else int(v.tokens[p * 4 + c])
        for k, worth in zip(cart[c * 3 : c * 3 + 3], (2, 3, 5), strict=True):
            price += max(0, k - free) * worth
            free = max(0, free - k)
    return price


def _own_gain(v: TradersView, p: int, cart: list[int]) -> float:
    """What the goods alone bring a seat: sold at once, or as part of a Set to come."""
    gain = 0.0
    for c in range(4):
        old = _goods(v, p, c)
        new = _plus(old, (cart[c * 3], cart[c * 3 + 1], cart[c * 3 + 2]))
        to = _after(v, c, cart)
        before = NEAR[int(v.ships[c])] * _sold(v, p, c, old)
        gain += (_sold(v, p, c, new) + TOKEN if to == 5 else NEAR[to] * _sold(v, p, c, new)) - before
    return gain


def _after(v: TradersView, c: int, cart: list[int]) -> int:
    return min(5, int(v.ships[c]) + min(2, sum(cart[c * 3 : c * 3 + 3])))


def _buy_worth(v: TradersView, cart: list[int], coins: int) -> float:
    """Own gain, rivals' sales, losses to pirates, coins spent, and whether it ends the game well."""
    me = int(v.turn)
    to = [_after(v, c, cart) for c in range(4)]
    worth = _own_gain(v, me, cart) - (_purse(coins) - _purse(coins - _cost(v, cart, coins)))
    arrived = [c for c in range(4) if to[c] == 5]
    for p in range(int(v.seats)):
        if p != me:
            worth -= RIVAL * sum((1 - NEAR[int(v.ships[c])]) * _sold(v, p, c, _goods(v, p, c)) for c in arrived)
    if arrived:
        for c in range(4):
            if to[c] in (3, 4):
                worth += _raid_worth(v, c, cart)
        worth += _end_worth(v, cart, arrived)
    return worth


def _raid_worth(v: TradersView, c: int, cart: list[int]) -> float:
    """Upright goods of a raided colour are as good as lost, others' to our advantage."""
    worth = 0.0
    for p in range(int(v.seats)):
        i = p * 12 + c * 3
        safe = (int(v.sideways[i]), int(v.sideways[i + 1]), int(v.sideways[i + 2]))
        goods = _goods(v, p, c)
        if p == int(v.turn):
            goods = _plus(goods, (cart[c * 3], cart[c * 3 + 1], cart[c * 3 + 2]))
        lost = NEAR[4] * (_sold(v, p, c, goods) - _sold(v, p, c, safe))
        worth += -OWN_LOSS * lost if p == int(v.turn) else THEIR_LOSS * lost
    return worth


def _end_worth(v: TradersView, cart: list[int], arrived: list[int]) -> float:
    """Whether the game ends with this Payday, and for whom."""
    if HOLE in ints(v.vps):
        return 0.0
    final: list[int] = []
    over = False
    for p in range(int(v.seats)):
        vps, tokens = int(v.vps[p]), int(token_total(v, p))
        for c in arrived:
            goods = _goods(v, p, c)
            if p == int(v.turn):
                goods = _plus(goods, (cart[c * 3], cart[c * 3 + 1], cart[c * 3 + 2]))
            vps += _sold(v, p, c, goods)
            tokens += 1 if sum(goods) else 0
        over = over or tokens >= 8
        final.append(vps * 20 + tokens)
    if not over:
        return 0.0
    return 20.0 if final[int(v.turn)] == max(final) else -20.0


# -- discount, pay ---------------------------------------------------------------------------------------------------


def _discount(v: TradersView, legal: list[int]) -> int:
    """A token should save more than a 2, unless it is needed or the end is near."""
    c = int(v.colour)
    near_end = max(int(token_total(v, p)) for p in range(int(v.seats))) >= 6
    prices = [p for f, p in enumerate((2, 3, 5)) for _ in range(int(v.market[c * 3 + f]))]
    keep = 0.0 if near_end else KEEP
    return max(legal, key=lambda a: (sum(prices[: a - int(DO_DISCOUNT)]) - keep * (a - int(DO_DISCOUNT)), -a))


def _pay(v: TradersView, legal: list[int]) -> int:
    """The payment that gives up least: coins, and icons while there are goods to guard."""
    if DO_PAID in legal:
        return int(DO_PAID)
    have = tuple(int(v.hand[v.turn * 12 + coin_face(k)]) for k in range(12))
    coins = tuple(int(value(coin_face(k))) for k in range(12))
    icon = 0.4 if any(ints(v.upright)[int(v.turn) * 12 : int(v.turn) * 12 + 12]) else 0.2
    cost = tuple(coins[k] + icon * int(icons_of(coin_face(k))) for k in range(12))
    return _cheapest_first(have, coins, cost, int(v.due), [a - int(DO_PAY) for a in legal]) + int(DO_PAY)


def _cheapest_first(
    have: tuple[int, ...], gives: tuple[int, ...], cost: tuple[float, ...], due: int, places: list[int]
) -> int:
    """Where to begin so that `due` is reached at least cost, going through the places in order."""

    @cache
    def rest(k: int, left: int) -> float:
        if left <= 0:
            return 0.0
        if k == len(have):
            return 999.0
        return min(n * cost[k] + rest(k + 1, left - n * gives[k]) for n in range(have[k] + 1))

    def begin(k: int) -> float:
        """Cost if at least one card at place k is given, and none before."""
        ways = range(1, have[k] + 1)
        return min(n * cost[k] + rest(k + 1, due - n * gives[k]) for n in ways)

    return min(places, key=lambda k: (begin(k), k))


# -- protect, guard --------------------------------------------------------------------------------------------------


def _protect(v: TradersView, legal: list[int]) -> int:
    """Name what is worth more than the icons it costs; the wish list is named in coin order."""
    me = int(v.actor)
    wish = ints(v.named)
    room = int(icons_in_hand(v, me)) - sum(wish)
    while room > 0:
        best, gain = -1, COIN * 1.2 + ICON
        for a in legal:
            if a != DO_DONE:
                f = int(coin_face(a - int(DO_PROTECT)))
                if v.upright[me * 12 + f] > wish[f] and _saved(v, me, wish, f) > gain:
                    best, gain = f, _saved(v, me, wish, f)
        if best < 0:
            break
        wish[best] += 1
        room -= 1
    for a in legal:
        if a != DO_DONE:
            f = int(coin_face(a - int(DO_PROTECT)))
            if wish[f] > v.named[f]:
                return a
    return legal[0]


def _saved(v: TradersView, p: int, wish: list[int], f: int) -> float:
    """What one more protected card adds to the Set that survives; a 5 with company counts ahead."""
    c = f // 3
    if not is_raided(v, c):
        return 0.0
    safe = [int(v.sideways[p * 12 + c * 3 + i]) + wish[c * 3 + i] for i in range(3)]
    before = (safe[0], safe[1], safe[2])
    safe[f % 3] += 1
    now = (safe[0], safe[1], safe[2])
    return NEAR[2] * (_sold(v, p, c, now) - _sold(v, p, c, before)) + 0.05 * int(value(f))


def _guard(v: TradersView, legal: list[int]) -> int:
    have = tuple(int(v.hand[v.actor * 12 + icon_face(k)]) for k in range(8))
    icons = tuple(int(icons_of(icon_face(k))) for k in range(8))
    cost = tuple(float(int(value(icon_face(k)))) for k in range(8))
    return _cheapest_first(have, icons, cost, int(v.due), [a - int(DO_GUARD) for a in legal]) + int(DO_GUARD)
