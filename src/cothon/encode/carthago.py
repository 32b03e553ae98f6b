"""Carthago: Merchants & Guilds as an array.

Left out, because it hardly matters or follows from the rest: of hidden cards older than the present pile which pile it
was (they are counted together), the order in which the cards of a running payment were laid, and which ship of an
effect lies in front of a seat where only the effect counts.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Part, Sheet
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
from cothon.games.carthago.view import CarthagoView, hand_size, strength_of

FEATURES: Final[i64] = 15  # of a ship: good, effect, present
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
    def write(self, v: View, me: i64, out: Sheet) -> None:
        c = cast(CarthagoView, v)
        _cards(c, me, out)
        _hands(c, me, out)
        _boards(c, me, out)
        _discs(c, me, out)
        _turn(c, me, out)
        _ships(c, out)
        _places(c, out)
        _pending(c, out)


def _cards(v: CarthagoView, me: i64, out: Sheet) -> None:
    """Six pieces in one go over the cards: there are many of them."""
    n = v.seats
    out.piece("hand")
    played = out.also("played")
    market = out.also("market")
    discard = out.also("discard")
    unseen = out.also("unseen")
    fresh = out.also("fresh")
    for c in range(TRADE):
        w = v.where[c]
        if w == UNSEEN:
            out.put(unseen + c, 1)
        elif w == DISCARD:
            out.put(discard + c, 1)
        elif w == ON_MARKET:
            out.put(market + c, 1)
        elif w >= PLAYED:
            out.put(played + (w - PLAYED - me + n) % n * TRADE + c, 1)
        elif w >= HAND:
            out.put((w - HAND - me + n) % n * TRADE + c, 1)
        if v.epoch[c] == v.now:
            out.put(fresh + c, 1)
    out.piece("laid")
    for i in range(v.laid_n):
        out.put(v.laid[i], 1)


def _hands(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("base")
    for i in range(n):
        out.row(i * SPACES, v.base, (me + i) % n * SPACES, SPACES)
    out.piece("shows")
    for i in range(n):
        out.row(i * SPACES, v.shows, (me + i) % n * SPACES, SPACES)
    out.piece("goods")
    for i in range(n):
        out.row(i * GOODS, v.goods, (me + i) % n * GOODS, GOODS)
    out.piece("coins")
    for i in range(n):
        out.put(i, v.coins[(me + i) % n])
    out.piece("hand_size")
    for i in range(n):
        out.put(i, hand_size(v, (me + i) % n))
    out.piece("veiled")
    hidden: i64 = len(v.veiled_n)  # 0 when the game is over and all hands are shown (C16.10)
    if hidden > 0:
        for i in range(n):
            p = (me + i) % n
            fresh: i64 = 0
            for k in range(v.veiled_n[p]):
                if v.veiled[p * TRADE + k] == v.now:
                    fresh += 1
            out.put(2 * i, fresh)
            out.put(2 * i + 1, v.veiled_n[p] - fresh)


def _boards(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("active")
    for i in range(n):
        out.row(i * EFFECTS, v.active, (me + i) % n * EFFECTS, EFFECTS)
    out.piece("inactive")
    for i in range(n):
        out.row(i * EFFECTS, v.inactive, (me + i) % n * EFFECTS, EFFECTS)
    out.piece("spare")
    for i in range(n):
        out.put(i, v.spare[(me + i) % n])
    out.piece("freed")
    for i in range(n):
        out.row(i * 3, v.freed, (me + i) % n * 3, 3)
    out.piece("strength")
    for i in range(n):
        out.put(i, strength_of(v, (me + i) % n))
    out.piece("warships")
    for i in range(n):
        out.put(2 * i, v.regular[(me + i) % n])
        out.put(2 * i + 1, v.anchor[(me + i) % n])


def _discs(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("berths")
    for d in range(5):
        if v.berths[d] >= 0:
            out.mark((v.berths[d] - me + n) % n * 5 + d)
    out.piece("chairs")
    for c in range(SMALL_SEATS):
        p = v.chairs[c]
        if p == NEUTRAL:
            out.mark(n * SMALL_SEATS + c)
        elif p >= 0:
            out.mark((p - me + n) % n * SMALL_SEATS + c)
    out.piece("forum")
    for i in range(n):
        out.put(i, v.forum[(me + i) % n])
    out.piece("honours")
    for k in range(TILES * 3):
        if v.honours[k] >= 0:
            out.mark((v.honours[k] - me + n) % n * TILES * 3 + k)
    out.piece("stands")
    for i in range(n):
        if v.stands[(me + i) % n] >= 0:
            out.mark(i * SPACES + v.stands[(me + i) % n])


def _turn(v: CarthagoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("turn")
    out.mark((v.turn - me + n) % n)
    out.piece("actor")
    if v.actor >= 0:
        out.mark((v.actor - me + n) % n)
    out.piece("first")
    out.mark((v.first - me + n) % n)
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
    for c in range(SHIPS):
        w = v.ship_at[c]
        out.mark((0 if w == 0 else 1 if w == 1 else 2 if w < 4 else 3) * SHIPS + c)


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
    out.piece("rules")
    out.put(0, v.single)
    out.put(1, v.own_victory)
    out.put(2, v.right_seat)
    out.put(3, v.strength)
    out.put(4, v.war_docks)


def make(seats: int) -> Encoder:
    return CarthagoEncoder("carthago", seats, parts(seats))
