"""Porto Carthago as an array. What a seat knows of the deck is in `groups`: which ships lie where it has looked.

Left out, because it follows from the rest: the step after the filling of rows and action spaces that nobody decides in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Part, Sheet, after, seat_at
from cothon.games.porto.actions import ASKS
from cothon.games.porto.pieces import (
    CIV,
    DANGER,
    DOCKS,
    GOODS,
    INCOME,
    KINDS,
    PRIVILEGE,
    ROW,
    SHIPS,
    SINGLES,
    SPACES,
    WANTS,
)
from cothon.games.porto.steps import STEP_NAMES
from cothon.games.porto.view import PortoView, hides

if TYPE_CHECKING:
    from cothon.core.arr import Arr

CIVS: Final[i64] = 6
PRIVILEGES: Final[i64] = 8
CARD: Final[i64] = CIVS + GOODS + PRIVILEGES
PATH: Final[i64] = 15  # spaces of the longer path


def parts(n: int) -> list[Part]:
    asks, steps = len(ASKS), len(STEP_NAMES)
    return [
        Part("reserve", (n,), 18, "servants in the reserve"),
        Part("blocked", (n,), 4, "servants on the own storehouse card"),
        Part("temple", (n,), 18, "servants in the temple"),
        Part("lighthouse", (n,), 18, "servants in the lighthouse"),
        Part("charter", (n,), 5, "servants on charter ships"),
        Part("paid", (n, 6), 6, "servants on action cards, by space"),
        Part("docks", (n, 12), 1, "docks with servants"),
        Part("talents", (n,), 80, "Talents"),
        Part("points", (n,), 20, "trading points"),
        Part("palace", (n,), 12, "servants in the palace"),
        Part("large", (n,), 12, "those on its large space"),
        Part("award", (n,), 12, "servants moved up from the path at the end"),
        Part("store", (n, 5), 4, "goods in the storehouse, by kind"),
        Part("held", (n, 30), 1, "held cards"),
        Part("known", (n, 3), 1, "whether the seat knows the cards above and below each of the top places apart"),
        Part("actor", (n,), 1, "who is asked"),
        Part("turn", (n,), 1, "whose turn it is"),
        Part("starter", (n,), 1, "the starting player"),
        Part("gainer", (n,), 1, "who places trading points"),
        Part("ask", (asks,), 1, "the question"),
        Part("back", (asks,), 1, "the question in which a held card was used"),
        Part("after_points", (steps,), 1, "the step after trading points"),
        Part("after_load", (steps,), 1, "the step after a load"),
        Part("after_fill", (steps,), 1, "the step after the market was filled"),
        Part("moored", (12, 19), 1, "ships at the docks: civilisation, good wanted, privilege"),
        Part("rows", (12, 19), 1, "ships of row 1, then of row 2, likewise"),
        Part("ship", (19,), 1, "the ship being moored, loaded or brought in, likewise"),
        Part("used", (19,), 1, "the held card in use, likewise"),
        Part("numbers", (26, 2), 12, "income and danger of these 26 ships"),
        Part("dock_good", (12, 5), 1, "goods at the docks"),
        Part("market", (5,), 6, "goods in the market, by kind"),
        Part("bag", (5,), 6, "goods in the bag, by kind"),
        Part("cards", (6, 5), 1, "the action card on each space"),
        Part("singles", (n, int(SINGLES)), 1, "owners of the single palace spaces"),
        Part("path", (n, int(PATH)), 1, "owners of the spaces of the path"),
        Part("in_deck", (30,), 1, "ship cards of the deck"),
        Part("groups", (4, 30), 1, "what the viewer knows apart of the deck: groups that begin at its top places, and "
             "the one that reaches down to the known tail"),
        Part("tail", (30,), 30, "place of a ship in the known tail of the deck, from above, beginning with 1"),
        Part("gained", (30,), 30, "place of a held card in the order of gain, beginning with 1"),
        Part("deck", (3,), 30, "cards on top that somebody has looked at, that nobody has seen, in the known tail"),
        Part("time", (2,), 5, "decade and round"),
        Part("final", (2,), 1, "the final phase; the final phase without final ships"),
        Part("bought", (1,), 4, "the price counter of the Merchant"),
        Part("space", (6,), 1, "the action space in use"),
        Part("source", (17,), 1, "the fetched good: kind in the storehouse, or dock"),
        Part("cargo", (5,), 1, "the good on its way on a charter ship"),
        Part("dock", (12,), 1, "the dock being switched"),
        Part("flow", (6,), 1, "places that gave and received servants"),
        Part("pending", (9,), 12, "seats asked so far, lighthouse rank, ships due to it, servants moved, place of the "
             "latest move, cards put back, trading points left, servants on their way home, next place to be filled"),
        Part("housed", (1,), 1, "after a `house`"),
        Part("doubled", (5,), 1, "option doubled_card"),
        Part("rules", (9,), 1, "options: privilege_timing=this_turn, money_screen=hidden, start_tie=holder, "
             "final_purchase=with_ships, load_any=from_store, homecoming=after_points, offering=all, action_table=B, "
             "intrigue_table=B"),
    ]  # fmt: skip


class PortoEncoder(Encoder):
    def look(self, game: Game, v: View, me: i64) -> View:
        return game.mask(v, int(me)) if hides(cast(PortoView, v), me) else v

    def write(self, v: View, me: i64, out: Sheet) -> None:
        p = cast(PortoView, v)
        _servants(p, me, out)
        _wealth(p, me, out)
        _turn(p, me, out)
        _ships(p, out)
        _goods(p, me, out)
        _deck(p, out)
        _pending(p, out)

    def write_options(self, v: View, out: Sheet) -> None:
        _options(cast(PortoView, v), out)


def _by_seat(name: str, a: Arr, n: i64, me: i64, out: Sheet) -> None:
    """A piece with one number for each seat."""
    out.piece(name)
    out.rows(a, me, n, 1)


def _seat(name: str, seat: i64, n: i64, me: i64, out: Sheet) -> None:
    """A piece that marks one seat, or nobody."""
    out.piece(name)
    if seat >= 0:
        out.mark(after(me, seat, n))


def _servants(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    _by_seat("reserve", v.reserve, n, me, out)
    _by_seat("blocked", v.blocked, n, me, out)
    _by_seat("temple", v.temple, n, me, out)
    _by_seat("lighthouse", v.lighthouse, n, me, out)
    _by_seat("charter", v.charter, n, me, out)
    out.piece("paid")
    out.rows(v.paid, me, n, SPACES)
    out.piece("docks")
    for i in range(n):
        out.bits(i * DOCKS, v.docks[seat_at(me, i, n)], DOCKS)


def _wealth(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    _by_seat("talents", v.talents, n, me, out)
    _by_seat("points", v.points, n, me, out)
    _by_seat("palace", v.palace, n, me, out)
    _by_seat("large", v.large, n, me, out)
    _by_seat("award", v.award, n, me, out)
    out.piece("store")
    out.rows(v.store, me, n, GOODS)
    out.piece("held")
    for i in range(n):
        out.bits(i * SHIPS, v.held[seat_at(me, i, n)], SHIPS)
    out.piece("known")
    for i in range(n):
        out.bits(i * 3, v.cuts[seat_at(me, i, n)], 3)


def _turn(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    _seat("actor", v.actor, n, me, out)
    _seat("turn", v.turn, n, me, out)
    _seat("starter", v.sp, n, me, out)
    _seat("gainer", v.gainer, n, me, out)
    out.piece("ask")
    out.mark(v.ask)
    out.piece("back")
    out.mark(v.back)
    out.piece("after_points")
    out.mark(v.after_points)
    out.piece("after_load")
    out.mark(v.after_load)
    out.piece("after_fill")
    out.mark(v.after_fill)


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


def _goods(v: PortoView, me: i64, out: Sheet) -> None:
    n = v.seats
    out.piece("dock_good")
    for d in range(DOCKS):
        if v.dock_good[d] >= 0:
            out.mark(d * GOODS + v.dock_good[d])
    out.piece("market")
    out.row(0, v.market, 0, GOODS)
    out.piece("bag")
    out.row(0, v.bag, 0, GOODS)
    out.piece("cards")
    for i in range(SPACES):
        if v.cards[i] >= 0:
            out.mark(i * KINDS + v.cards[i])
    out.piece("singles")
    for i in range(v.singles_n):
        out.mark(after(me, v.singles[i], n) * SINGLES + i)
    out.piece("path")
    for i in range(v.path_n):
        out.mark(after(me, v.path[i], n) * PATH + i)


def _deck(v: PortoView, out: Sheet) -> None:
    out.piece("in_deck")
    out.bits(0, v.in_deck, SHIPS)
    out.piece("groups")
    for i in range(4):
        out.bits(i * SHIPS, v.groups[i], SHIPS)
    out.piece("tail")
    for i in range(v.bottom_n):
        out.put(v.bottom[i], i + 1)
    out.piece("gained")
    for i in range(v.gained_n):
        out.put(v.gained[i], i + 1)
    out.piece("deck")
    out.put(0, v.top_n)
    out.put(1, v.unseen_n)
    out.put(2, v.bottom_n)
    out.piece("time")
    out.put(0, v.decade)
    out.put(1, v.round)
    out.piece("final")
    out.mark(v.final - 1)
    out.piece("bought")
    out.put(0, v.bought)


def _pending(v: PortoView, out: Sheet) -> None:
    out.piece("space")
    out.mark(v.space)
    out.piece("source")
    out.mark(v.source)
    out.piece("cargo")
    out.mark(v.cargo)
    out.piece("dock")
    out.mark(v.dock)
    out.piece("flow")
    out.bits(0, v.flow, 6)
    out.piece("pending")
    out.put(0, v.count)
    out.put(1, v.rank)
    out.put(2, v.due)
    out.put(3, v.moves)
    out.put(4, v.last)
    out.put(5, v.sorted)
    out.put(6, v.gain)
    out.put(7, v.coming)
    out.put(8, v.slot)
    out.piece("housed")
    out.put(0, v.housed)


def _options(v: PortoView, out: Sheet) -> None:
    out.piece("doubled")
    out.mark(v.doubled)
    out.piece("rules")
    out.put(0, v.this_turn)
    out.put(1, v.screen)
    out.put(2, v.holder)
    out.put(3, v.with_ships)
    out.put(4, v.from_store)
    out.put(5, v.after_home)
    out.put(6, v.offer_all)
    out.put(7, v.action_table)
    out.put(8, v.intrigue_table)


def make(seats: int) -> Encoder:
    return PortoEncoder("porto", seats, parts(seats))
