"""What cards are worth in traders, in VPs, and with which of them to pay and to protect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.traders.sets import bonus_of, fetch, set_with
from cothon.games.traders.made.ids import DO_DISCOUNT, DO_DONE, DO_GUARD, DO_PAID, DO_PAY, DO_PROTECT
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES, VALUES, coin_face, colour_of, icon_face, value
from cothon.games.traders.view import icons_in_hand, is_raided, token_total

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

COIN: Final = 0.23
"""A coin in the hand, up to PURSE coins."""
PURSE: Final = 22.0
MORE: Final = 0.5
"""Coins beyond PURSE count so much less."""
CHEST: Final = 60.0
"""Coins beyond this count for nothing: who waits for ever wins nothing."""
KEEP: Final = 0.55
"""Coins that a face-up token is worth."""
ICON: Final = 0.05
"""A warehouse icon in the hand."""
HELD: Final = 0.10
"""Which part counts of what a reserved card would add to a Set."""
GUARDING: Final = 0.33
"""What an icon given for protection is worth, with the coins of its card."""
SAVED: Final = 0.39
"""Which part of a Set counts that pirates have spared: its ship goes back to Cyrenaica."""

# -- small sums ------------------------------------------------------------------------------------------------------


def purse(coins: float) -> float:
    """What so many coins in the own hand are worth: the first ones most."""
    if coins <= PURSE:
        return COIN * coins
    if coins > CHEST:
        coins = CHEST
    return COIN * (PURSE + MORE * (coins - PURSE))


def kind_of(f: i64, c: i64, kind: i64) -> i64:
    """1 if a card is the two (0), three (1) or five (2) of a colour, else 0: to add it to goods, or take it off."""
    if f == c * VALUES + kind:
        return 1
    return 0


def reserve_worth(v: TradersView, at: i64) -> float:
    """A card that lifts the price of an own Set is worth holding; everything else is a mere pause."""
    f = at if at < FACES else at - FACES
    c = colour_of(f)
    new = set_with(v, v.turn, c, kind_of(f, c, 0), kind_of(f, c, 1), kind_of(f, c, 2))
    gain = new - set_with(v, v.turn, c, 0, 0, 0)
    return HELD * float(gain) if at < FACES else 0.8 * HELD * float(gain)


# -- discount, pay -----------------------------------------------------------------------------------------------


def discount(v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
    """A token is used where it saves more than it is worth, and at the end in any case."""
    most: i64 = 0
    for p in range(v.seats):
        k = token_total(v, p)
        if k > most:
            most = k
    keep = 0.0 if most >= 6 else KEEP
    f = v.colour * VALUES
    for i in range(n):
        t = buf[i] - DO_DISCOUNT
        left = t
        saved: i64 = 0
        for j in range(VALUES):
            k = v.market[f + j]
            if k > left:
                k = left
            saved += k * (2 + j + (j >> 1))
            left -= k
        out[i] = COIN * (float(saved) - keep * float(t))


def pay(v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
    """The payment that gives up least: coins, and icons while there are goods to guard.

    Colours do not matter, so only the numbers of fives, threes and twos are tried; in tenths of a coin.
    """
    if v.due == 0:  # nobody gains by paying more (T4.7)
        for i in range(n):
            out[i] = 0.0 if buf[i] == DO_PAID else -COIN
        return
    me = v.turn * FACES
    icon: i64 = 2
    for f in range(FACES):
        if v.upright[me + f] > 0:
            icon = 4
            break
    cost3 = 30 + icon
    cost2 = 20 + 2 * icon
    n3: i64 = 0
    n2: i64 = 0
    for c in range(COLOURS):
        n2 += v.hand[me + c * VALUES]
        n3 += v.hand[me + c * VALUES + 1]
    due = v.due
    for i in range(n):
        k = buf[i] - DO_PAY
        rank = k >> 2
        have: i64 = 0  # cards of the same value from this place on; one of them at least is given
        for j in range(k, 4 * rank + 4):
            have += v.hand[me + coin_face(j)]
        best: i64 = 9990
        if rank == 2:
            best = ((due + 1) >> 1) * cost2
        elif rank == 1:
            best = _threes(due, 1, have, n2, cost3, cost2)
        else:
            left = due
            for t in range(1, have + 1):
                left -= 5
                x = 50 * t + _threes(left, 0, n3, n2, cost3, cost2)
                if x < best:
                    best = x
                if left <= 0:
                    break
        out[i] = -0.1 * COIN * float(best)


# -- protect, guard ----------------------------------------------------------------------------------------------


def protect(v: TradersView, buf: Arr, n: i64, out: Floats, wish: Arr, won: Floats) -> None:
    """Name what is worth more than the icons it costs; the wish list is named in coin order (T11.9)."""
    me = v.actor
    room = icons_in_hand(v, me)
    for f in range(FACES):
        wish[f] = v.named[f]
        won[f] = 0.0
        room -= wish[f]
    price = GUARDING
    while room > 0:
        best: i64 = -1
        gain = price
        for i in range(n):
            if buf[i] != DO_DONE:
                f = coin_face(buf[i] - DO_PROTECT)
                if v.upright[me * FACES + f] > wish[f]:
                    x = _saved(v, me, f, wish)
                    if x > gain:
                        best = f
                        gain = x
        if best < 0:
            break
        wish[best] += 1
        won[best] += gain - price
        room -= 1
    sum = 0.0
    for i in range(n - 1, -1, -1):  # what cannot be named any more after an answer is given up
        if buf[i] == DO_DONE:
            out[i] = 0.0
        else:
            f = coin_face(buf[i] - DO_PROTECT)
            sum += won[f]
            out[i] = sum
            if wish[f] == v.named[f]:
                x = _saved(v, me, f, wish) - price
                out[i] = sum - 0.02 + (x if x < 0.0 else 0.0)


def _saved(v: TradersView, p: i64, f: i64, wish: Arr) -> float:
    """What one more protected card adds to the Set that survives; a 5 with company counts ahead."""
    c = colour_of(f)
    if not is_raided(v, c):
        return 0.0
    bonus = bonus_of(v, p, c)
    j = c * VALUES
    i = p * FACES + j
    n2 = v.sideways[i] + wish[j]
    n3 = v.sideways[i + 1] + wish[j + 1]
    n5 = v.sideways[i + 2] + wish[j + 2]
    before = fetch(v, n2, n3, n5, bonus)
    after = fetch(v, n2 + kind_of(f, c, 0), n3 + kind_of(f, c, 1), n5 + kind_of(f, c, 2), bonus)
    return SAVED * float(after - before) + 0.05 * float(value(f))


def guard(v: TradersView, buf: Arr, n: i64, out: Floats) -> None:
    """As many twos as are of use: they have two icons and are worth less."""
    me = v.actor * FACES
    for i in range(n):
        k = buf[i] - DO_GUARD
        cost = 3 * v.due
        if k < 4:
            have: i64 = 0
            for j in range(k, 4):
                have += v.hand[me + icon_face(j)]
            use = (v.due + 1) >> 1
            if use > have:
                use = have
            cost = 2 * use
            if v.due > 2 * use:
                cost += 3 * (v.due - 2 * use)
        out[i] = -COIN * float(cost)


def _threes(left: i64, least: i64, n3: i64, n2: i64, cost3: i64, cost2: i64) -> i64:
    """The least cost of `left` coins in threes, `least` of them at least, and twos."""
    best: i64 = 9990
    if left <= 0 and least == 0:
        return 0
    for t in range(least, n3 + 1):
        rest = left - 3 * t
        if rest <= 0:
            if t * cost3 < best:
                best = t * cost3
            break
        k = (rest + 1) >> 1
        if k <= n2:
            x = t * cost3 + k * cost2
            if x < best:
                best = x
    return best
