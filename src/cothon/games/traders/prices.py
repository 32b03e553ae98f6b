"""What a purchase costs: the cart, the largest discount, and whether a Double Action can be carried through."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.traders.made.ids import MODE_CLASSIC
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES, VALUES, colour_of, value


def cart_price(v: TradersView, p: i64) -> i64:
    """Full price of the cart of seat p: all Market cards open to p (T4.2, T15.7)."""
    own = v.piece[p]
    return v.market_price + value(own) if own < FACES else v.market_price


def lowest(twos: i64, threes: i64, fives: i64, k: i64) -> i64:
    """Values of the k cheapest of so many cards; of all of them if there are fewer (T10.6)."""
    if k <= twos:
        return 2 * k
    saved = 2 * twos
    k -= twos
    if k <= threes:
        return saved + 3 * k
    k -= threes
    return saved + 3 * threes + 5 * (k if k <= fives else fives)


def cheapest(v: TradersView, c: i64, k: i64) -> i64:
    """Values of the k cheapest Market cards of a colour."""
    f = c * VALUES
    return lowest(v.market[f], v.market[f + 1], v.market[f + 2], k)


def largest_discount(v: TradersView, p: i64, first: i64) -> i64:
    """The most that face-up tokens of seat p take off, from colour `first` on (T10.7). Nothing in classic (T15.14)."""
    saved: i64 = 0
    if v.rules.mode != MODE_CLASSIC:
        for c in range(first, COLOURS):
            k = v.tokens[p * COLOURS + c]
            if k > 0:
                saved += cheapest(v, c, k)
    return saved


def can_buy(v: TradersView, p: i64) -> bool:
    """T4.3, T15.8: an open card, and coins for the price after the largest discount."""
    if not (v.market_n > 0 or v.piece[p] < FACES):
        return False
    short = cart_price(v, p) - v.coins[p]
    return short <= 0 or short <= largest_discount(v, p, 0)


def can_buy_without(v: TradersView, p: i64, f: i64) -> bool:
    """T7.2: after taking face f, is a card left, and can the rest be bought with that card in hand?"""
    if v.market_n < 2:
        return False
    short = v.market_price - v.coins[p] - 2 * value(f)
    if short <= 0:
        return True
    c = colour_of(f)
    k = v.tokens[p * COLOURS + c]
    saved = largest_discount(v, p, 0)
    if k > 0:  # the colour of f has one card less to make free
        saved -= cheapest(v, c, k) - _cheapest_without(v, c, k, f - c * VALUES)
    return short <= saved


def _cheapest_without(v: TradersView, c: i64, k: i64, which: i64) -> i64:
    f = c * VALUES
    two: i64 = 1 if which == 0 else 0
    three: i64 = 1 if which == 1 else 0
    five: i64 = 1 if which == 2 else 0
    return lowest(v.market[f] - two, v.market[f + 1] - three, v.market[f + 2] - five, k)


def can_double(v: TradersView, p: i64) -> bool:
    """Whether some face makes a Double Action possible (T7.2); the piece is looked at elsewhere."""
    if v.market_n < 2:
        return False
    short = v.market_price - v.coins[p]
    if short <= 4:
        return True  # any card taken makes up for at least 4: it is in the hand and not in the cart
    for f in range(FACES):  # noqa: SIM110 - a generator would be slow here
        if v.market[f] > 0 and can_buy_without(v, p, f):
            return True
    return False
