"""Traders of Carthage as an array: what the declared fields do not say by themselves.

With `view=table` a seat does not see the hands and victory points of the others: there the pieces are zero, and the
option says so. Left out, because it hardly matters: from which former draw pile a blind victory point came (the array
has their sum).
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.made import traders as made
from cothon.encode.sheet import Part, Sheet, seat_at
from cothon.games.traders.made.ids import VIEW_FULL
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES


def parts(n: int) -> list[Part]:
    return [
        *made.parts(n),
        Part("former_blinds", (n,), 20, "blind victory points drawn from former piles"),
        Part("former", (12,), 9, "cards of former piles that still have blind victory points, by face"),
        Part("sold", (n, 4), 1, "colours sold in this Payday"),
        Part("moves", (4,), 3, "steps due to the ships, by colour"),
        *made.option_parts(n),
    ]


class TradersEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        return v if cast(TradersView, v).rules.view == VIEW_FULL else game.mask(v, int(me))  # Kn6, Kn8

    def write(self, v: View, me: i64, out: Sheet) -> None:
        t = cast(TradersView, v)
        made.write(t, me, out)
        _former(t, me, out)
        out.piece("sold")
        for i in range(t.seats):
            out.bits(i * COLOURS, t.sold >> seat_at(me, i, t.seats) * COLOURS, COLOURS)
        out.piece("moves")
        for c in range(COLOURS):
            out.put(c, (t.moves >> (2 * c)) & 3)

    def write_options(self, v: View, out: Sheet) -> None:
        made.write_options(cast(TradersView, v), out)


def _former(v: TradersView, me: i64, out: Sheet) -> None:
    piles: i64 = len(v.former) // 16
    out.piece("former_blinds")
    for i in range(v.seats):
        k: i64 = 0
        for j in range(piles):
            k += v.former[j * 16 + 12 + seat_at(me, i, v.seats)]
        out.put(i, k)
    out.piece("former")
    out.sums(v.former, FACES, piles, 16)


def make(seats: int) -> Encoder:
    return TradersEncoder("traders", seats, parts(seats))
