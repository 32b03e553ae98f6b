"""Carthago: Merchants & Guilds as an array: what the declared fields do not say by themselves, mostly cards and ships.

Left out, because it hardly matters or follows from the rest: of hidden cards older than the present pile which pile it
was (they are counted together), the order in which the cards of a running payment were laid, and which ship of an
effect lies in front of a seat where only the effect counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cothon.core.arr import arr_of, new_arr
from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.made import carthago as made
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.carthago.made.ids import ASK_NAMES, STEP_ASK, STEP_NAMES
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    DISCARD,
    GOODS,
    HAND,
    NEUTRAL,
    ON_MARKET,
    PLAYED,
    SHIP_COIN,
    SHIP_DANGER,
    SHIP_EFFECT,
    SHIP_GOOD,
    SHIPS,
    SMALL_SEATS,
    TILES,
    TRADE,
    UNSEEN,
)
from cothon.games.carthago.view import glance, hand_size, strength_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

PLACES: Final[i64] = 12  # where a trade card can be
FEATURES: Final[i64] = 15  # of a ship: good, effect, present
SHIP_ROWS: Final = arr_of([0, 30, 60, 60] + [90] * 8)  # of `ship_at`: pile, known part, out, turned up, won
STEPS: Final[i64] = len(STEP_NAMES)  # steps that can follow draws; instead of one, a question can


def parts(n: int) -> list[Part]:
    return [
        *made.parts(n),
        Part("hand", (n, 75), 1, "cards known to be in the hand, T1 to T75"),
        Part("played", (n, 75), 1, "cards played"),
        Part("market", (75,), 1, "cards on the market"),
        Part("discard", (75,), 1, "the discard pile"),
        Part("unseen", (75,), 1, "cards whose face is unseen: in the pile, or hidden in another hand"),
        Part("fresh", (75,), 1, "cards that were last unseen in the present pile"),
        Part("laid", (80,), 1, "cards laid in a running payment: base cards by action, then trade cards"),
        Part("hand_size", (n,), 25, "trade cards in the hand, hidden ones included"),
        Part("veiled", (n, 2), 25, "hidden cards of the hand out of the present pile, out of older ones"),
        Part("strengths", (n,), 5, "strength of each seat"),
        Part("berths", (n, 5), 1, "discs at trading docks"),
        Part("chairs", (n + 1, 12), 1, "discs on small guild seats; the last row: covered", tail=1),
        Part("honours", (n, 9, 3), 1, "discs on tiles, by tile and space"),
        Part(
            "then",
            (len(STEP_NAMES) + len(ASK_NAMES),),
            1,
            "the step after the draws that are due, or the question after them",
        ),
        Part("docks", (5, 15), 1, "ships at the trading docks: goods, effects, present"),
        Part("outside", (2, 15), 1, "ships outside, likewise"),
        Part("turned_up", (15,), 1, "the ship turned up by a warship delivery, likewise"),
        Part("numbers", (8, 2), 9, "coins and danger of these eight ships"),
        Part("under", (4, 30), 1, "the next ships of the known part of the ship pile"),
        Part("ship_at", (4, 30), 1, "ships: in the unknown pile, in its known part, out or turned up, won"),
        *made.option_parts(n),
    ]


class CarthagoEncoder(Encoder):
    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        super().__init__(game, seats, parts)
        self._rows: Arr = new_arr(int(PLACES))

    def look(self, game: Game, v: View, me: i64) -> View:
        return glance(cast(CarthagoView, v), me)

    def write(self, v: View, me: i64, out: Sheet) -> None:
        c = cast(CarthagoView, v)
        made.write(c, me, out)
        _cards(c, me, self._rows, out)
        _hands(c, me, out)
        _discs(c, me, out)
        _ships(c, out)

    def write_options(self, v: View, out: Sheet) -> None:
        made.write_options(cast(CarthagoView, v), out)


def _cards(v: CarthagoView, me: i64, rows: Arr, out: Sheet) -> None:
    """Five pieces in one go over the cards: there are many of them. `rows` has the row of each place of a card."""
    n = v.seats
    out.piece("hand")
    played = out.also("played")
    market = out.also("market")
    discard = out.also("discard")
    unseen = out.also("unseen")
    for w in range(PLACES):
        rows[w] = -TRADE  # none
    rows[UNSEEN] = unseen
    rows[DISCARD] = discard
    rows[ON_MARKET] = market
    for i in range(n):
        rows[HAND + seat_at(me, i, n)] = i * TRADE
        rows[PLAYED + seat_at(me, i, n)] = played + i * TRADE
    out.spread(v.where, TRADE, rows)
    out.piece("fresh")
    out.same(0, v.epoch, TRADE, v.now)
    out.piece("laid")
    for i in range(v.laid_n):
        out.put(v.laid[i], 1)


def _hands(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("hand_size")
    for i in range(n):
        out.put(i, hand_size(v, seat_at(me, i, n)))
    out.piece("veiled")
    hidden: i64 = len(v.veiled_n)  # 0 when the game is over and all hands are shown (C16.10)
    if hidden > 0:
        for i in range(n):
            p = seat_at(me, i, n)
            fresh: i64 = 0
            for k in range(v.veiled_n[p]):
                if v.veiled[p * TRADE + k] == v.now:
                    fresh += 1
            out.put(2 * i, fresh)
            out.put(2 * i + 1, v.veiled_n[p] - fresh)
    out.piece("strengths")
    for i in range(n):
        out.put(i, strength_of(v, seat_at(me, i, n)))


def _discs(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("berths")
    for d in range(5):
        if v.berths[d] >= 0:
            out.mark(after(me, v.berths[d], n) * 5 + d)
    out.piece("chairs")
    for c in range(SMALL_SEATS):
        p = v.chairs[c]
        if p == NEUTRAL:
            out.mark(n * SMALL_SEATS + c)
        elif p >= 0:
            out.mark(after(me, p, n) * SMALL_SEATS + c)
    out.piece("honours")
    for k in range(TILES * 3):
        if v.honours[k] >= 0:
            out.mark(after(me, v.honours[k], n) * TILES * 3 + k)


def _ships(v: CarthagoView, out: Sheet) -> None:
    out.piece("then")
    out.mark(STEPS + v.then - STEP_ASK if v.then >= STEP_ASK else v.then)
    out.piece("docks")
    for d in range(5):
        _ship(v.docks[d], d, out)
    out.piece("outside")
    for d in range(2):
        _ship(v.outside[d], d, out)
    out.piece("turned_up")
    _ship(v.ship, 0, out)
    out.piece("numbers")
    for k in range(8):
        c = v.docks[k] if k < 5 else v.outside[k - 5] if k < 7 else v.ship
        if c >= 0:
            out.put(2 * k, SHIP_COIN[c])
            out.put(2 * k + 1, SHIP_DANGER[c])
    out.piece("under")
    for k in range(v.under_n):
        if k < 4:
            out.mark(k * SHIPS + v.under[k])
    out.piece("ship_at")
    out.spread(v.ship_at, SHIPS, SHIP_ROWS)


def _ship(c: i64, row: i64, out: Sheet) -> None:
    if c >= 0:
        out.mark(row * FEATURES + SHIP_GOOD[c])
        out.mark(row * FEATURES + GOODS + SHIP_EFFECT[c])
        out.mark(row * FEATURES + FEATURES - 1)


def make(seats: int) -> Encoder:
    return CarthagoEncoder("carthago", seats, parts(seats))
