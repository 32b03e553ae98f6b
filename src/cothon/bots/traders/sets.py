"""What Sets and carts come to in traders, by the options of the table: prices, victory points, and the last Payday."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.view import HOLE
from cothon.games.traders.made.ids import MODE_CLASSIC, PAYDAYS_ONE_BY_ONE, ROUNDING_LETTER
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import CARDS, CARTHAGE, COLOURS, FACES, IN_FRONT, LAST_TOKEN, VALUES
from cothon.games.traders.view import token_total

if TYPE_CHECKING:
    from cothon.core.arr import Arr

AVERAGE: Final[i64] = 3
"""The value of a card that is not seen."""


def fetch(v: TradersView, n2: i64, n3: i64, n5: i64, bonus: i64) -> i64:
    """VPs of a Set of twos, threes and fives if it were sold (T9.5, T9.6); in classic with a bonus (T15.15).

    The same as `vps_for` of the rules, without a division: searches do little else. A test compares them.
    """
    n = n2 + n3 + n5
    if n == 0:
        return 0
    price = bonus + 2
    if n5 > 0:
        price += 3
    elif n3 > 0:
        price += 1
    if v.rules.rounding == ROUNDING_LETTER and price * n >= 5:
        return (price * n * 205) >> 10
    return ((price * n + 4) * 205) >> 10  # a fifth: exact below 1024


def bonus_of(v: TradersView, p: i64, c: i64) -> i64:
    """What tokens add to the price of a colour: in classic alone (T15.15)."""
    if v.rules.mode == MODE_CLASSIC:
        return v.tokens[p * COLOURS + c]
    return 0


def discounts_of(v: TradersView, p: i64, c: i64) -> i64:
    """How many goods of a colour a seat may have for a token: in modern alone (T10.6)."""
    if v.rules.mode == MODE_CLASSIC:
        return 0
    return v.tokens[p * COLOURS + c]


def set_with(v: TradersView, p: i64, c: i64, a: i64, b: i64, d: i64) -> i64:
    """VPs of a seat's Set if it were sold with so many twos, threes and fives more; more than 0 if there are any."""
    i = p * FACES + c * VALUES
    return fetch(
        v,
        v.upright[i] + v.sideways[i] + a,
        v.upright[i + 1] + v.sideways[i + 1] + b,
        v.upright[i + 2] + v.sideways[i + 2] + d,
        bonus_of(v, p, c),
    )


def lowest(v: TradersView, p: i64, c: i64, a: i64, b: i64, d: i64) -> i64:
    """Price of goods of a colour after the largest discount (T10.6)."""
    free = discounts_of(v, p, c)
    if free <= a:
        return 2 * (a - free) + 3 * b + 5 * d
    free -= a
    if free <= b:
        return 3 * (b - free) + 5 * d
    free -= b
    if free >= d:
        return 0
    return 5 * (d - free)


def sailed(at: i64, n: i64) -> i64:
    """Where a ship gets with n cards of its colour (T5.1, T5.3)."""
    if n > 2:
        n = 2
    if at + n > CARTHAGE:
        return CARTHAGE
    return at + n


def next_seat(v: TradersView) -> i64:
    """Whose turn comes after this one."""
    if v.turn + 1 < v.seats:
        return v.turn + 1
    return 0


def coins_of(v: TradersView, p: i64) -> i64:
    """Coins of a seat; a covered hand holds cards of average value."""
    if v.coins[p] == HOLE:
        return AVERAGE * v.hand_n[p]
    return v.coins[p]


def points_of(v: TradersView, p: i64) -> i64:
    """VPs of a seat. Those of covered seats are all cards that lie nowhere else (O12), shared by tokens gained (O4)."""
    if v.vps[p] != HOLE:
        return v.vps[p]
    cards = CARDS - v.draw_n - v.discard_n - v.market_n - v.farm_n
    gained: i64 = 0
    for q in range(v.seats):
        cards -= v.hand_n[q]
        for f in range(q * FACES, q * FACES + FACES):
            cards -= v.upright[f] + v.sideways[f]
        if v.piece[q] < IN_FRONT:
            cards -= 1
        if v.vps[q] == HOLE:
            gained += token_total(v, q) - 1
        else:
            cards -= v.vps[q]
    if gained == 0:
        return 0
    return cards * (token_total(v, p) - 1) // gained


def final_verdict(v: TradersView, p: i64, cart: Arr, arrived: i64, c: i64) -> i64:
    """Whether the game ends when seat p buys the cart (T13.1, T14.2): 1 if it wins then, -1 if not, 0 if it goes on.

    The cart has three numbers for each colour, for colour c those of a fifth (-1: none). Bit k of `arrived` says that
    the ship of colour k comes in, and everybody sells; where each has its own Payday, until the game is over (T9.3).
    """
    if v.rules.paydays == PAYDAYS_ONE_BY_ONE:
        for k in range(1, COLOURS):
            verdict = _verdict(v, p, cart, arrived & ((1 << k) - 1), c)
            if verdict != 0:
                return verdict
    return _verdict(v, p, cart, arrived, c)


def _verdict(v: TradersView, p: i64, cart: Arr, arrived: i64, c: i64) -> i64:
    """The same for a single Payday."""
    over = False
    mine: i64 = 0
    best: i64 = 0
    for q in range(v.seats):
        score = 20 * points_of(v, q)
        tokens = token_total(v, q)
        for k in range(COLOURS):
            if (arrived >> k) & 1 == 1:
                i = VALUES * (COLOURS if k == c else k)
                x = set_with(v, q, k, cart[i], cart[i + 1], cart[i + 2]) if q == p else set_with(v, q, k, 0, 0, 0)
                if x > 0:
                    score += 20 * x
                    tokens += 1
        if tokens >= LAST_TOKEN:
            over = True
        score += tokens
        if q == p:
            mine = score
        if score > best:
            best = score
    if not over:
        return 0
    return 1 if mine == best else -1
