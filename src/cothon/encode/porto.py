"""Porto Carthago as an array: what the declared fields do not say by themselves, above all ships by what they are.

What a seat knows of the deck is in `groups`: which ships lie where it has looked.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.made import porto as made
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import CIV, DANGER, DOCKS, GOODS, INCOME, PRIVILEGE, ROW, SINGLES, WANTS
from cothon.games.porto.view import glance, hides

CIVS: Final[i64] = 6
PRIVILEGES: Final[i64] = 8
CARD: Final[i64] = CIVS + GOODS + PRIVILEGES
PATH: Final[i64] = 15  # spaces of the longer path


def parts(n: int) -> list[Part]:
    return [
        *made.parts(n),
        Part("known", (n, 3), 1, "whether the seat knows the cards above and below each of the top places apart"),
        Part("moored", (12, 19), 1, "ships at the docks: civilisation, good wanted, privilege"),
        Part("rows", (12, 19), 1, "ships of row 1, then of row 2, likewise"),
        Part("ship", (19,), 1, "the ship being moored, loaded or brought in, likewise"),
        Part("used", (19,), 1, "the held card in use, likewise"),
        Part("numbers", (26, 2), 12, "income and danger of these 26 ships"),
        Part("singles", (n, int(SINGLES)), 1, "owners of the single palace spaces"),
        Part("path", (n, int(PATH)), 1, "owners of the spaces of the path"),
        Part("tail", (30,), 30, "place of a ship in the known tail of the deck, from above, beginning with 1"),
        Part("gained", (30,), 30, "place of a held card in the order of gain, beginning with 1"),
        *made.option_parts(n),
    ]


class PortoEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        p = cast(PortoView, v)
        return glance(p, me) if hides(p, me) else v

    def write(self, v: View, me: i64, out: Sheet) -> None:
        p = cast(PortoView, v)
        made.write(p, me, out)
        out.piece("known")
        for i in range(p.seats):
            out.bits(i * 3, p.cuts[seat_at(me, i, p.seats)], 3)
        _ships(p, out)
        _owners(p, me, out)
        _orders(p, out)

    def write_options(self, v: View, out: Sheet) -> None:
        made.write_options(cast(PortoView, v), out)


def _ship(c: i64, row: i64, out: Sheet) -> None:
    if c >= 0:
        out.mark(row * CARD + CIV[c])
        out.mark(row * CARD + CIVS + WANTS[c])
        out.mark(row * CARD + CIVS + GOODS + PRIVILEGE[c])


def _ships(v: PortoView, out: Sheet) -> None:
    out.piece("moored")
    for d in range(DOCKS):
        _ship(v.dock_ship[d], d, out)
    out.piece("rows")
    for i in range(2 * ROW):
        _ship(v.rows[i], i, out)
    out.piece("ship")
    _ship(v.ship, 0, out)
    out.piece("used")
    _ship(v.used, 0, out)
    out.piece("numbers")
    for k in range(26):
        c = v.dock_ship[k] if k < 12 else v.rows[k - 12] if k < 24 else v.ship if k == 24 else v.used
        if c >= 0:
            out.put(2 * k, INCOME[c])
            out.put(2 * k + 1, DANGER[c])


def _owners(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("singles")
    for i in range(v.singles_n):
        out.mark(after(me, v.singles[i], n) * SINGLES + i)
    out.piece("path")
    for i in range(v.path_n):
        out.mark(after(me, v.path[i], n) * PATH + i)


def _orders(v: PortoView, out: Sheet) -> None:
    out.piece("tail")
    for i in range(v.bottom_n):
        out.put(v.bottom[i], i + 1)
    out.piece("gained")
    for i in range(v.gained_n):
        out.put(v.gained[i], i + 1)


def make(seats: int) -> Encoder:
    return PortoEncoder("porto", seats, parts(seats))
