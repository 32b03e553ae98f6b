"""Traders of Carthage as an array. With `view=table` a seat does not see the hands and victory points of the others:
there the pieces are zero, and the option says so.

Left out, because it hardly matters or follows from the rest: from which former draw pile a blind victory point came
(the array has their sum), the faces revealed at the very end, and the colours of the initial hands.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.traders.actions import ASKS
from cothon.games.traders.pieces import COLOURS, FACES
from cothon.games.traders.steps import STEP_NAMES
from cothon.games.traders.view import TradersView


def parts(n: int) -> list[Part]:
    return [
        Part("hand", (n, 12), 4, "cards in the hand, by face (colour * 3 + value 2, 3, 5)"),
        Part("upright", (n, 12), 6, "upright Stock, by face"),
        Part("sideways", (n, 12), 6, "sideways Stock, by face"),
        Part("vp", (n, 12), 6, "known victory points, by face"),
        Part("tokens", (n, 4), 8, "face-up tokens, by colour"),
        Part("used", (n, 4), 8, "face-down tokens, by colour"),
        Part("coins", (n,), 40, "coins in the hand"),
        Part("hand_size", (n,), 12, "cards in the hand"),
        Part("points", (n,), 40, "victory points, blind ones and others"),
        Part("blinds", (n,), 20, "blind victory points drawn from the unseen pool"),
        Part("former_blinds", (n,), 20, "blind victory points drawn from former piles"),
        Part("piece", (n, 26), 1, "where the action piece is: on a face in the Market, in the Farm, in front of its "
             "owner, in the sea"),
        Part("turn", (n,), 1, "whose turn it is"),
        Part("actor", (n,), 1, "who is asked"),
        Part("first", (n,), 1, "who took the first turn"),
        Part("ask", (len(ASKS),), 1, "the question"),
        Part("market", (12,), 6, "Market cards without a piece, by face"),
        Part("farm", (12,), 6, "Farm cards without a piece, by face"),
        Part("sizes", (3,), 12, "cards in Market and Farm without a piece; cards named for protection"),
        Part("price", (1,), 40, "sum of values in the Market"),
        Part("ships", (4, 6), 1, "the space of the ship of each colour"),
        Part("discard", (12,), 9, "the discard pile, by face"),
        Part("pool", (12,), 9, "the unseen pool: draw pile and blind victory points drawn from it, by face"),
        Part("former", (12,), 9, "cards of former piles that still have blind victory points, by face"),
        Part("piles", (2,), 108, "cards in the discard pile and in the draw pile"),
        Part("due", (1,), 40, "still due: coins, icons or blind victory points"),
        Part("place", (13,), 1, "place of the last card paid, named or discarded in the order of coins or icons"),
        Part("colour", (5,), 1, "the colour asked about in `discount`; the last place: all were asked about"),
        Part("named", (12,), 6, "cards named for protection, by face"),
        Part("sold", (n, 4), 1, "colours sold in this Payday"),
        Part("cursor", (1,), 16, "how far scoring or the raid has got"),
        Part("moves", (4,), 3, "steps due to the ships, by colour"),
        Part("draws", (2,), 12, "draws left for Market and Farm"),
        Part("then", (len(STEP_NAMES),), 1, "the step after them"),
        Part("passes", (1,), 8, "passes in a row"),
        Part("flags", (2,), 1, "the take of a Double Action is asked; the game is over"),
        Part("rules", (3,), 1, "options: mode=classic, refill=purchase, view=table"),
    ]  # fmt: skip


class TradersEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        return v if cast(TradersView, v).table == 0 else game.mask(v, int(me))  # Kn6, Kn8

    def write(self, v: View, me: i64, out: Sheet) -> None:
        t = cast(TradersView, v)
        _cards(t, me, out)
        _seats(t, me, out)
        _table(t, out)
        _pending(t, me, out)

    def write_options(self, v: View, out: Sheet) -> None:
        t = cast(TradersView, v)
        out.piece("rules")
        out.put(0, t.mode)
        out.put(1, t.refill)
        out.put(2, t.table)


def _cards(v: TradersView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("hand")
    out.rows(v.hand, me, n, FACES)
    out.piece("upright")
    out.rows(v.upright, me, n, FACES)
    out.piece("sideways")
    out.rows(v.sideways, me, n, FACES)
    out.piece("vp")
    out.rows(v.vp, me, n, FACES)
    out.piece("tokens")
    out.rows(v.tokens, me, n, COLOURS)
    out.piece("used")
    out.rows(v.used, me, n, COLOURS)


def _seats(v: TradersView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("coins")
    out.rows(v.coins, me, n, 1)
    out.piece("hand_size")
    out.rows(v.hand_n, me, n, 1)
    out.piece("points")
    out.rows(v.vps, me, n, 1)
    out.piece("blinds")
    out.rows(v.blinds, me, n, 1)
    out.piece("former_blinds")
    piles: i64 = len(v.former) // 16
    if piles > 0:
        for i in range(n):
            k: i64 = 0
            for j in range(piles):
                k += v.former[j * 16 + 12 + seat_at(me, i, n)]
            out.put(i, k)
    out.piece("piece")
    for i in range(n):
        out.mark(i * 26 + v.piece[seat_at(me, i, n)])
    out.piece("turn")
    out.mark(after(me, v.turn, n))
    out.piece("actor")
    if v.actor >= 0:
        out.mark(after(me, v.actor, n))
    out.piece("first")
    out.mark(after(me, v.first, n))


def _table(v: TradersView, out: Sheet) -> None:
    out.piece("ask")
    out.mark(v.ask)
    out.piece("market")
    out.row(0, v.market, 0, FACES)
    out.piece("farm")
    out.row(0, v.farm, 0, FACES)
    out.piece("sizes")
    out.put(0, v.market_n)
    out.put(1, v.farm_n)
    named: i64 = 0
    for k in v.named:
        named += k
    out.put(2, named)
    out.piece("price")
    out.put(0, v.market_price)
    out.piece("ships")
    for c in range(COLOURS):
        out.mark(c * 6 + v.ships[c])
    out.piece("discard")
    out.row(0, v.discard, 0, FACES)
    out.piece("pool")
    out.row(0, v.pool, 0, FACES)
    out.piece("former")
    out.sums(v.former, FACES, len(v.former) // 16, 16)
    out.piece("piles")
    out.put(0, v.discard_n)
    out.put(1, v.draw_n)


def _pending(v: TradersView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("due")
    out.put(0, v.due)
    out.piece("place")
    out.mark(v.place)
    out.piece("colour")
    out.mark(v.colour)
    out.piece("named")
    out.row(0, v.named, 0, FACES)
    out.piece("sold")
    for i in range(n):
        out.bits(i * COLOURS, v.sold >> seat_at(me, i, n) * COLOURS, COLOURS)
    out.piece("cursor")
    out.put(0, v.cursor)
    out.piece("moves")
    for c in range(COLOURS):
        out.put(c, (v.moves >> (2 * c)) & 3)
    out.piece("draws")
    out.put(0, v.to_market)
    out.put(1, v.to_farm)
    out.piece("then")
    out.mark(v.then)
    out.piece("passes")
    out.put(0, v.passes)
    out.piece("flags")
    out.put(0, v.doubling)
    out.put(1, 1 if v.reason != 0 else 0)


def make(seats: int) -> Encoder:
    return TradersEncoder("traders", seats, parts(seats))
