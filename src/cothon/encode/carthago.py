"""Carthago: Merchants & Guilds as an array.

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
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.carthago.actions import ASKS
from cothon.games.carthago.pieces import (
    DISCARD,
    EFFECTS,
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
    SPACES,
    TILES,
    TRADE,
    UNSEEN,
)
from cothon.games.carthago.steps import ASK
from cothon.games.carthago.view import CarthagoView, glance, hand_size, strength_of

if TYPE_CHECKING:
    from cothon.core.arr import Arr

PLACES: Final[i64] = 12  # where a trade card can be
FEATURES: Final[i64] = 15  # of a ship: good, effect, present
SHIP_ROWS: Final = arr_of([0, 30, 60, 60] + [90] * 8)  # of `ship_at`: pile, known part, out, turned up, won
STEPS: Final[i64] = 20  # steps that can follow draws; instead of one, a question can


def parts(n: int) -> list[Part]:
    return [
        Part("hand", (n, 75), 1, "cards known to be in the hand, T1 to T75"),
        Part("played", (n, 75), 1, "cards played"),
        Part("market", (75,), 1, "cards on the market"),
        Part("discard", (75,), 1, "the discard pile"),
        Part("unseen", (75,), 1, "cards whose face is unseen: in the pile, or hidden in another hand"),
        Part("fresh", (75,), 1, "cards that were last unseen in the present pile"),
        Part("laid", (80,), 1, "cards laid in a running payment: base cards by action, then trade cards"),
        Part("base", (n, 5), 2, "base cards in the hand, by action"),
        Part("shows", (n, 5), 10, "known cards of the hand that show an action, base cards included"),
        Part("goods", (n, 5), 10, "known cards of the hand that show a good"),
        Part("coins", (n,), 60, "coins of the known cards of the hand"),
        Part("hand_size", (n,), 25, "trade cards in the hand, hidden ones included"),
        Part("veiled", (n, 2), 25, "hidden cards of the hand out of the present pile, out of older ones"),
        Part("active", (n, 9), 4, "active ships, by effect"),
        Part("inactive", (n, 9), 4, "inactive ships, by effect"),
        Part("spare", (n,), 11, "available discs"),
        Part("freed", (n, 3), 3, "freed circles, by column"),
        Part("strength", (n,), 5, "strength"),
        Part("warships", (n, 2), 4, "discs at regular docks and at anchor in the warship harbour"),
        Part("berths", (n, 5), 1, "discs at trading docks"),
        Part("chairs", (n + 1, 12), 1, "discs on small guild seats; the last row: covered"),
        Part("forum", (n,), 11, "discs in the forum"),
        Part("honours", (n, 9, 3), 1, "discs on tiles, by tile and space"),
        Part("stands", (n, 5), 1, "the space where the action disc is"),
        Part("turn", (n,), 1, "who has the turn, lends a disc or draws income"),
        Part("actor", (n,), 1, "who is asked"),
        Part("first", (n,), 1, "the start player"),
        Part("ask", (len(ASKS),), 1, "the question"),
        Part("back", (len(ASKS),), 1, "the question to which a payment or Intrigue returns"),
        Part("then", (20 + len(ASKS),), 1, "the step after the draws that are due, or the question after them"),
        Part("docks", (5, 15), 1, "ships at the trading docks: goods, effects, present"),
        Part("outside", (2, 15), 1, "ships outside, likewise"),
        Part("turned_up", (15,), 1, "the ship turned up by a warship delivery, likewise"),
        Part("numbers", (8, 2), 9, "coins and danger of these eight ships"),
        Part("under", (4, 30), 1, "the next ships of the known part of the ship pile"),
        Part("ship_at", (4, 30), 1, "ships: in the unknown pile, in its known part, out or turned up, won"),
        Part("in_play", (9,), 1, "tiles in the game"),
        Part("markers", (5,), 1, "spaces with a guild marker"),
        Part("neutrals", (5,), 1, "spaces with a neutral action disc"),
        Part("piles", (4,), 75, "cards in pile and discard; ships in the unknown and in the known part of the pile"),
        Part("time", (2,), 5, "decade and round"),
        Part("space", (5,), 1, "the space chosen in this turn"),
        Part("guild_at", (5,), 1, "where the marker now stands that allowed the guild action of this turn"),
        Part("flags", (7,), 1, "an effect was used before the choice; Favour; skipped; traded; warred; Luxury; "
             "the ship pile has run out"),
        Part("opulence", (1,), 4, "Opulence ships used in this action"),
        Part("column", (3,), 1, "the column chosen"),
        Part("dock", (5,), 1, "the trading dock chosen"),
        Part("wanted", (75,), 1, "the market card to be swapped"),
        Part("spot", (22,), 1, "the placement chosen: small seats, forum, tiles"),
        Part("picked", (5,), 1, "the marker to be moved"),
        Part("due", (1,), 20, "still due: cards, coins, income"),
        Part("rules", (5,), 4, "options: set_scoring=single, victory_tile=own, column_seat=right, strength (0..2), "
             "warship_docks"),
    ]  # fmt: skip


class CarthagoEncoder(Encoder):
    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        super().__init__(game, seats, parts)
        self._rows: Arr = new_arr(int(PLACES))

    def look(self, game: Game, v: View, me: i64) -> View:
        return glance(cast(CarthagoView, v), me)

    def write(self, v: View, me: i64, out: Sheet) -> None:
        c = cast(CarthagoView, v)
        _cards(c, me, self._rows, out)
        _hands(c, me, out)
        _boards(c, me, out)
        _discs(c, me, out)
        _turn(c, me, out)
        _ships(c, out)
        _places(c, out)
        _pending(c, out)

    def write_options(self, v: View, out: Sheet) -> None:
        c = cast(CarthagoView, v)
        out.piece("rules")
        out.put(0, c.single)
        out.put(1, c.own_victory)
        out.put(2, c.right_seat)
        out.put(3, c.strength)
        out.put(4, c.war_docks)


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
    out.piece("base")
    out.rows(v.base, me, n, SPACES)
    out.piece("shows")
    out.rows(v.shows, me, n, SPACES)
    out.piece("goods")
    out.rows(v.goods, me, n, GOODS)
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
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


def _boards(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("active")
    out.rows(v.active, me, n, EFFECTS)
    out.piece("inactive")
    out.rows(v.inactive, me, n, EFFECTS)
    out.piece("spare")
    out.rows(v.spare, me, n, 1)
    out.piece("freed")
    out.rows(v.freed, me, n, 3)
    out.piece("strength")
    for i in range(n):
        out.put(i, strength_of(v, seat_at(me, i, n)))
    out.piece("warships")
    for i in range(n):
        out.put(2 * i, v.regular[seat_at(me, i, n)])
        out.put(2 * i + 1, v.anchor[seat_at(me, i, n)])


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
    out.piece("forum")
    out.rows(v.forum, me, n, 1)
    out.piece("honours")
    for k in range(TILES * 3):
        if v.honours[k] >= 0:
            out.mark(after(me, v.honours[k], n) * TILES * 3 + k)
    out.piece("stands")
    for i in range(n):
        if v.stands[seat_at(me, i, n)] >= 0:
            out.mark(i * SPACES + v.stands[seat_at(me, i, n)])


def _turn(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("turn")
    out.mark(after(me, v.turn, n))
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("first")
    out.mark(after(me, v.first, n))
    out.piece("ask")
    out.mark(v.ask)
    out.piece("back")
    out.mark(v.back)
    out.piece("then")
    out.mark(STEPS + v.then - ASK if v.then >= ASK else v.then)


def _ships(v: CarthagoView, out: Sheet) -> None:
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


def _places(v: CarthagoView, out: Sheet) -> None:
    out.piece("in_play")
    out.row(0, v.in_play, 0, TILES)
    out.piece("markers")
    out.row(0, v.markers, 0, SPACES)
    out.piece("neutrals")
    out.row(0, v.neutrals, 0, SPACES)
    out.piece("piles")
    out.put(0, v.pile_n)
    out.put(1, v.discard_n)
    out.put(2, v.fresh_n)
    out.put(3, v.under_n)
    out.piece("time")
    out.put(0, v.decade)
    out.put(1, v.round)
    out.piece("space")
    out.mark(v.space)
    out.piece("guild_at")
    out.mark(v.guild_at)


def _pending(v: CarthagoView, out: Sheet) -> None:
    out.piece("flags")
    out.put(0, v.used)
    out.put(1, v.favoured)
    out.put(2, v.skipped)
    out.put(3, v.traded)
    out.put(4, v.warred)
    out.put(5, v.luxury)
    out.put(6, v.closed)
    out.piece("opulence")
    out.put(0, v.opulence)
    out.piece("column")
    out.mark(v.column)
    out.piece("dock")
    out.mark(v.dock)
    out.piece("wanted")
    out.mark(v.wanted)
    out.piece("spot")
    out.mark(v.spot)
    out.piece("picked")
    out.mark(v.picked)
    out.piece("due")
    out.put(0, v.due)


def make(seats: int) -> Encoder:
    return CarthagoEncoder("carthago", seats, parts(seats))
