"""The evaluation of a position of traders: the features of a seat, and how far the game has gone.

A purchase that is being paid counts as made: its goods lie in the Stock, its ships have sailed, and if one has
arrived, everybody has sold. So a position in the middle of a turn is told like the one that must follow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import seats_on
from cothon.bots.traders.sets import bonus_of, fetch, final_verdict, lowest, next_seat, sailed
from cothon.core.arr import new_arr
from cothon.games.traders.made.ids import (
    ASK_DISCOUNT,
    ASK_GUARD,
    ASK_PAY,
    ASK_PROTECT,
    MODE_CLASSIC,
    PAYDAYS_ONE_BY_ONE,
)
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import CARTHAGE, COLOURS, CYRENAICA, FACES, IN_FRONT, LAST_TOKEN, VALUES

if TYPE_CHECKING:
    from cothon.core.arr import Floats

FEATURES: Final = (
    "points",  # VPs
    "ahead",  # VPs more than the best rival, within limits
    "ahead_late",  # the same, counted only when the end is near
    "tokens",
    "last_tokens",  # those beyond four
    "free",  # face-up tokens, modern: discounts to come
    "bonus",  # tokens in classic: better prices to come
    "coins",  # the first twelve
    "more_coins",
    "icons",
    "far",  # VPs of Sets whose ship is on space 0 or 1
    "mid",  # on space 2
    "near",  # on space 3
    "next_door",  # on space 4
    "in_danger",  # what pirates could take of Sets on spaces 3 and 4
    "raided",  # what pirates are about to take
    "rescue",  # the part of that for which there are icons
    "kinds",  # colours with goods, the more the nearer their ship: tokens to come
    "dear",  # colours with a 5: every further card is a whole VP
    "piece",  # a Double Action to come
    "reserve",  # classic: the piece is at hand
    "turn",  # has the next turn
    "second",  # has the turn after that
    "cart",  # what the Market would bring, on turn and able to buy
    "second_cart",  # the same for the seat after that
    "poor",  # has the next turn and cannot buy
    "finish",  # can end the game as the winner, on turn
    "second_finish",  # the same for the seat after that
    "sealed",  # the purchase being paid ends the game, and this seat wins
)


class Look:
    """How a position is seen: what is certain to follow has happened.

    ships    the spaces after the purchase that is being paid
    points   VPs of each seat
    tokens   tokens of each seat
    cart     the cards the next player will find
    paying   1 while a purchase is being paid
    raid     1 if pirates are about to come
    over     1 if the game is about to end
    mover    the seat that has the next turn
    """

    def __init__(self) -> None:
        self.ships = new_arr(4)
        self.points = new_arr(4)
        self.tokens = new_arr(4)
        self.cart = new_arr(12)
        self.paying: i64 = 0
        self.raid: i64 = 0
        self.over: i64 = 0
        self.mover: i64 = 0

    def progress(self, v: TradersView) -> float:
        """By the tokens of the seat with most, and by the ships on their way."""
        self._look(v)
        most: i64 = 0
        for p in range(v.seats):
            if self.tokens[p] > most:
                most = self.tokens[p]
        if most >= LAST_TOKEN:
            return 1.0
        sailed: i64 = 0
        for c in range(COLOURS):
            sailed += self.ships[c]
        gone: i64 = (most - 1) * 20 + (sailed if sailed < 20 else 19)
        return float(gone) / 140.0

    def _look(self, v: TradersView) -> None:
        self.paying = 1 if v.ask == ASK_DISCOUNT or v.ask == ASK_PAY else 0
        self.raid = 1 if v.ask == ASK_PROTECT or v.ask == ASK_GUARD else 0
        self.over = 0
        self.mover = v.turn
        if self.paying + self.raid > 0:
            self.mover = next_seat(v)
        for p in range(v.seats):
            i = p * COLOURS
            self.points[p] = v.vps[p]
            self.tokens[p] = (  # written out: this is asked for every seat at every leaf of a search
                v.tokens[i] + v.tokens[i + 1] + v.tokens[i + 2] + v.tokens[i + 3]
                + v.used[i] + v.used[i + 1] + v.used[i + 2] + v.used[i + 3]
            )  # fmt: skip
        for c in range(COLOURS):
            self.ships[c] = v.ships[c]
        if self.paying == 1:
            self._sail(v)
        elif self.raid == 1 and v.rules.paydays == PAYDAYS_ONE_BY_ONE:
            self._sell(v)  # other ships still wait for their Payday
        if self.paying == 1 or v.market_n == 0:
            for f in range(FACES):
                self.cart[f] = v.farm[f]  # T8.2: the Farm moves up
        else:
            for f in range(FACES):
                self.cart[f] = v.market[f]
            own = v.piece[self.mover]
            if own < FACES:
                self.cart[own] += 1

    def _sail(self, v: TradersView) -> None:
        """Let the purchase happen that is being paid."""
        own = v.piece[v.turn]
        for c in range(COLOURS):
            f = c * VALUES
            n = v.market[f] + v.market[f + 1] + v.market[f + 2]
            if own >= f and own < f + VALUES:
                n += 1
            self.ships[c] = sailed(v.ships[c], n)
        if self._sell(v) and self.over == 0:
            self.raid = 1

    def _sell(self, v: TradersView) -> bool:
        """Let everybody sell what has arrived; says whether anything has."""
        arrived = False
        for c in range(COLOURS):
            if self.ships[c] == CARTHAGE:
                arrived = True
                for p in range(v.seats):
                    x = self._set(v, p, c, True)
                    if x > 0:
                        self.points[p] += x
                        self.tokens[p] += 1
                        if self.tokens[p] >= LAST_TOKEN:
                            self.over = 1
                if self.over == 1 and v.rules.paydays == PAYDAYS_ONE_BY_ONE:
                    break  # T9.3: the others come too late
        return arrived

    def _set(self, v: TradersView, p: i64, c: i64, upright: bool) -> i64:
        """VPs of a Set if it were sold, with what is being bought; or only of what is safe from pirates."""
        i = p * FACES + c * VALUES
        n2 = v.sideways[i]
        n3 = v.sideways[i + 1]
        n5 = v.sideways[i + 2]
        f = c * VALUES
        if upright:
            n2 += v.upright[i]
            n3 += v.upright[i + 1]
            n5 += v.upright[i + 2]
            if self.paying == 1 and p == v.turn:
                n2 += v.market[f]
                n3 += v.market[f + 1]
                n5 += v.market[f + 2]
                own = v.piece[p] - f
                if own == 0:
                    n2 += 1
                elif own == 1:
                    n3 += 1
                elif own == 2:
                    n5 += 1
        elif self.raid == 1 and p == v.actor and self.paying == 0:
            n2 += v.named[f]
            n3 += v.named[f + 1]
            n5 += v.named[f + 2]
        return fetch(v, n2, n3, n5, bonus_of(v, p, c))

    # -- the features of a seat --------------------------------------------------------------------------------------

    def describe(self, v: TradersView, p: i64, out: Floats) -> None:
        self._look(v)
        best = self._standing(v, p, out)
        i = p * COLOURS
        free = v.tokens[i] + v.tokens[i + 1] + v.tokens[i + 2] + v.tokens[i + 3]
        classic = v.rules.mode == MODE_CLASSIC
        out[5] = 0.0 if classic else float(free) / 4.0
        out[6] = float(free) / 8.0 if classic else 0.0
        self._purse(v, p, out)
        self._stock(v, p, out)
        out[19] = 1.0 if v.piece[p] == IN_FRONT and not classic else 0.0
        out[20] = 1.0 if v.piece[p] == IN_FRONT and classic else 0.0
        for k in range(21, 29):
            out[k] = 0.0
        if self.over == 1:
            out[28] = 1.0 if best else 0.0
            return
        wait = seats_on(self.mover, p, v.seats)
        if wait < 2:
            self._chance(v, p, wait, out)

    def _standing(self, v: TradersView, p: i64, out: Floats) -> bool:
        """VPs and tokens, alone and against the others; says whether nobody is ahead."""
        points = self.points[p]
        tokens = self.tokens[p]
        other: i64 = 0
        most: i64 = 0
        best = True
        for q in range(v.seats):
            if self.tokens[q] > most:
                most = self.tokens[q]
            if q != p:
                if self.points[q] > other:
                    other = self.points[q]
                if self.points[q] * 20 + self.tokens[q] > points * 20 + tokens:
                    best = False
        ahead = points - other
        if ahead > 8:
            ahead = 8
        elif ahead < -8:
            ahead = -8
        lead = float(ahead) / 8.0
        out[0] = float(points) / 10.0
        out[1] = lead
        out[2] = lead * float(most - 4) / 4.0 if most > 4 else 0.0
        out[3] = float(tokens) / 8.0
        out[4] = float(tokens - 4) / 4.0 if tokens > 4 else 0.0
        return best

    def _purse(self, v: TradersView, p: i64, out: Floats) -> None:
        """Coins and icons in the hand, less what is owed."""
        coins = v.coins[p]
        if self.paying == 1 and p == v.turn:
            coins = coins - v.due if coins > v.due else 0
        out[7] = float(coins if coins < 12 else 12) / 12.0
        out[8] = float(coins - 12 if coins < 32 else 20) / 20.0 if coins > 12 else 0.0
        icons = self._icons(v, p)
        out[9] = float(icons if icons < 8 else 8) / 8.0

    def _icons(self, v: TradersView, p: i64) -> i64:
        i = p * FACES
        n = 2 * (v.hand[i] + v.hand[i + 3] + v.hand[i + 6] + v.hand[i + 9])
        n += v.hand[i + 1] + v.hand[i + 4] + v.hand[i + 7] + v.hand[i + 10]
        if self.raid == 1 and self.paying == 0 and p == v.actor:
            n = n - v.due if n > v.due else 0
        return n

    def _stock(self, v: TradersView, p: i64, out: Floats) -> None:
        """Sets by the space of their ship, and what pirates mean to them."""
        for k in range(10, 19):
            out[k] = 0.0
        kinds: i64 = 0
        dear: i64 = 0
        lost: i64 = 0
        cards: i64 = 0
        for c in range(COLOURS):
            to = self.ships[c]
            if to == CARTHAGE:
                continue  # sold
            x = self._set(v, p, c, True)
            if x == 0:
                continue
            i = p * FACES + c * VALUES
            if v.upright[i + 2] + v.sideways[i + 2] > 0:
                dear += 1
            if to >= 3:
                open = x - self._set(v, p, c, False)
                if open > 0:
                    lost += open
                    cards += self._unprotected(v, p, c)
                if self.raid == 1:
                    to = CYRENAICA  # T12.2
            kinds += 1 + to
            out[10 if to < 2 else 9 + to] += float(x) / 4.0
        out[15 if self.raid == 1 else 14] = float(lost) / 4.0
        if self.raid == 1 and lost > 0 and cards > 0:
            icons = self._icons(v, p)
            out[16] = out[15] if icons >= cards else out[15] * float(icons) / float(cards)
        out[17] = float(kinds) / 10.0
        out[18] = float(dear) / 3.0

    def _unprotected(self, v: TradersView, p: i64, c: i64) -> i64:
        """Upright cards of a colour, with those being bought."""
        i = p * FACES + c * VALUES
        cards = v.upright[i] + v.upright[i + 1] + v.upright[i + 2]
        if self.paying == 1 and p == v.turn:
            cards += v.market[c * VALUES] + v.market[c * VALUES + 1] + v.market[c * VALUES + 2]
        return cards

    def _chance(self, v: TradersView, p: i64, wait: i64, out: Floats) -> None:
        """What the seat can do in its next turn, if it has the next or the second turn."""
        out[21 + wait] = 1.0
        price: i64 = 0
        gain: i64 = 0  # in hundredths
        arrived: i64 = 0
        for c in range(COLOURS):
            a, b, d = self.cart[c * VALUES], self.cart[c * VALUES + 1], self.cart[c * VALUES + 2]
            n = a + b + d
            if n == 0:
                continue
            at = self.ships[c]
            if at == CARTHAGE:
                at = 0
            elif at >= 3 and self.raid == 1:
                at = CYRENAICA
            to = sailed(at, n)
            if to == CARTHAGE:
                arrived |= 1 << c
            i = p * FACES + c * VALUES
            n2 = v.upright[i] + v.sideways[i]
            n3 = v.upright[i + 1] + v.sideways[i + 1]
            n5 = v.upright[i + 2] + v.sideways[i + 2]
            bonus = bonus_of(v, p, c)
            gain += _part(to) * fetch(v, n2 + a, n3 + b, n5 + d, bonus) - _part(at) * fetch(v, n2, n3, n5, bonus)
            price += lowest(v, p, c, a, b, d)
        if price > v.coins[p]:
            if wait == 0:
                out[25] = 1.0
            return
        out[23 + wait] = float(gain) / 300.0
        if arrived > 0 and self.paying == 0 and self.raid == 0 and final_verdict(v, p, self.cart, arrived, -1) == 1:
            out[26 + wait] = 1.0


def _part(at: i64) -> i64:
    """Which part of an unsold Set counts, by the space of its ship, in hundredths."""
    if at < 2:
        return 15 + 7 * at
    if at < 4:
        return 10 + 10 * at
    return 55 if at < CARTHAGE else 100
