"""What can be seen of a position: the view, and who sees what of the ship deck (chapter Knowledge)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import ints, new_arr
from cothon.core.view import OVER, SPECTATOR, TRUTH, View

if TYPE_CHECKING:
    from cothon.core.arr import Arr

EMPTY: Final = new_arr(0)


class PortoView(View):
    """Everything somebody may see. Ships, docks and goods are numbers from 0; -1 stands for none.

    Options, which never change: first (seat, or -1 random), this_turn, screen (1: money hidden), holder, with_ships,
    from_store, after_home, offer_all (each 1 for the value that is not the default), doubled (kind), action_table
    and intrigue_table (0 A, 1 B).

    By seat
    reserve, blocked, temple, lighthouse, charter   servants there; `blocked` on the own storehouse card
    paid        servants on action cards: seat * 6 + space
    docks       set of docks with servants of the seat
    talents, points, palace, large   Talents, trading points, servants in the palace, those on its large space
    award       servants moved up from the path at the end (P16.3)
    store, stored   goods in the storehouse: seat * 5 + kind; their number
    held        set of held cards

    dock_ship, dock_good   by dock; moored, laden: the same as sets of docks
    market, bag, market_n, bag_n   goods by kind, and their numbers
    bought      the price counter (P7.2)
    rows        row 1 at 0.., row 2 at 6..
    gained      all held cards in order of gain, `gained_n` of them
    cards       kinds of the action cards by space
    singles     owners of the single palace spaces, `singles_n` of them
    path        owners of the spaces of the path, `path_n` of them
    in_deck     the ship cards of the deck (PK3)
    bottom      known tail of the deck from above, `bottom_n` cards (PC2)
    top_n, unseen_n   cards on top that somebody has looked at, cards that nobody has seen
    cuts        what each viewer (by seat, then spectators) knows: bit i is set if the cards above and below place i + 1
                of the deck are known apart (PK5)
    groups      the viewer's groups above the tail: the one that begins at place i + 1, for i < 3, and at 3 the one that
                reaches down to the tail; a state has one card at each place of the known top and at 3 the unseen cards

    decade, round, sp, turn   0 in the setup; starting player; whose turn it is
    final       1 in the final phase, 2 in it without final ships; reason: 1 points, 2 decades
    count       seats asked so far in `berth`, `quay` and `last`
    rank, due   whose lighthouse choice it is, and the ships still due to this rank
    ship        the ship being moored, loaded or brought in, or -1
    space       the action space in use, or -1
    source      fetched good: kind in the storehouse, or 5 + dock; or -1
    cargo       the good on its way on a charter ship, or -1
    dock        the dock being switched, or -1
    moves, last, flow   servants moved so far, place of the latest move, places that gave (bits 0-2) and received (3-5)
    used, back  the held card in use, or -1; the question it was used in
    sorted      cards already put back under `look`
    gainer, gain, housed   who places trading points, how many are left, 1 after a `house`
    coming      servants of the gainer on their way home
    after_points, after_load, after_fill   steps that follow (see `steps`)
    slot        next place to be filled: of the rows, or of the action spaces
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.first: i64 = -1
        self.this_turn: i64 = 0
        self.screen: i64 = 0
        self.holder: i64 = 0
        self.with_ships: i64 = 0
        self.from_store: i64 = 0
        self.after_home: i64 = 0
        self.offer_all: i64 = 0
        self.doubled: i64 = 0
        self.action_table: i64 = 0
        self.intrigue_table: i64 = 0
        self.reserve: Arr = EMPTY
        self.blocked: Arr = EMPTY
        self.temple: Arr = EMPTY
        self.lighthouse: Arr = EMPTY
        self.charter: Arr = EMPTY
        self.paid: Arr = EMPTY
        self.docks: Arr = EMPTY
        self.talents: Arr = EMPTY
        self.points: Arr = EMPTY
        self.palace: Arr = EMPTY
        self.large: Arr = EMPTY
        self.award: Arr = EMPTY
        self.store: Arr = EMPTY
        self.stored: Arr = EMPTY
        self.held: Arr = EMPTY
        self.dock_ship: Arr = EMPTY
        self.dock_good: Arr = EMPTY
        self.market: Arr = EMPTY
        self.bag: Arr = EMPTY
        self.rows: Arr = EMPTY
        self.gained: Arr = EMPTY
        self.cards: Arr = EMPTY
        self.singles: Arr = EMPTY
        self.path: Arr = EMPTY
        self.bottom: Arr = EMPTY
        self.cuts: Arr = EMPTY
        self.groups: Arr = EMPTY
        self.moored: i64 = 0
        self.laden: i64 = 0
        self.market_n: i64 = 0
        self.bag_n: i64 = 0
        self.bought: i64 = 0
        self.gained_n: i64 = 0
        self.singles_n: i64 = 0
        self.path_n: i64 = 0
        self.in_deck: i64 = 0
        self.bottom_n: i64 = 0
        self.top_n: i64 = 0
        self.unseen_n: i64 = 0
        self.decade: i64 = 0
        self.round: i64 = 0
        self.sp: i64 = -1
        self.turn: i64 = -1
        self.final: i64 = 0
        self.reason: i64 = 0
        self.count: i64 = 0
        self.rank: i64 = 0
        self.due: i64 = 0
        self.ship: i64 = -1
        self.space: i64 = -1
        self.source: i64 = -1
        self.cargo: i64 = -1
        self.dock: i64 = -1
        self.moves: i64 = 0
        self.last: i64 = 0
        self.flow: i64 = 0
        self.used: i64 = -1
        self.back: i64 = 0
        self.sorted: i64 = 0
        self.gainer: i64 = -1
        self.gain: i64 = 0
        self.housed: i64 = 0
        self.coming: i64 = 0
        self.after_points: i64 = 0
        self.after_load: i64 = 0
        self.after_fill: i64 = 0
        self.slot: i64 = 0

    def copy_from(self, v: PortoView) -> None:
        """Take over everything; arrays are copied."""
        self.actor = v.actor
        self.ask = v.ask
        self.viewer = v.viewer
        self.first = v.first
        self.this_turn = v.this_turn
        self.screen = v.screen
        self.holder = v.holder
        self.with_ships = v.with_ships
        self.from_store = v.from_store
        self.after_home = v.after_home
        self.offer_all = v.offer_all
        self.doubled = v.doubled
        self.action_table = v.action_table
        self.intrigue_table = v.intrigue_table
        self._copy_arrays(v)
        self.moored = v.moored
        self.laden = v.laden
        self.market_n = v.market_n
        self.bag_n = v.bag_n
        self.bought = v.bought
        self.gained_n = v.gained_n
        self.singles_n = v.singles_n
        self.path_n = v.path_n
        self.in_deck = v.in_deck
        self.bottom_n = v.bottom_n
        self.top_n = v.top_n
        self.unseen_n = v.unseen_n
        self.decade = v.decade
        self.round = v.round
        self.sp = v.sp
        self.turn = v.turn
        self.final = v.final
        self.reason = v.reason
        self._copy_pending(v)

    def _copy_arrays(self, v: PortoView) -> None:
        self.reserve = v.reserve[:]
        self.blocked = v.blocked[:]
        self.temple = v.temple[:]
        self.lighthouse = v.lighthouse[:]
        self.charter = v.charter[:]
        self.paid = v.paid[:]
        self.docks = v.docks[:]
        self.talents = v.talents[:]
        self.points = v.points[:]
        self.palace = v.palace[:]
        self.large = v.large[:]
        self.award = v.award[:]
        self.store = v.store[:]
        self.stored = v.stored[:]
        self.held = v.held[:]
        self.dock_ship = v.dock_ship[:]
        self.dock_good = v.dock_good[:]
        self.market = v.market[:]
        self.bag = v.bag[:]
        self.rows = v.rows[:]
        self.gained = v.gained[:]
        self.cards = v.cards[:]
        self.singles = v.singles[:]
        self.path = v.path[:]
        self.bottom = v.bottom[:]
        self.cuts = v.cuts[:]
        self.groups = v.groups[:]

    def _copy_pending(self, v: PortoView) -> None:
        self.count = v.count
        self.rank = v.rank
        self.due = v.due
        self.ship = v.ship
        self.space = v.space
        self.source = v.source
        self.cargo = v.cargo
        self.dock = v.dock
        self.moves = v.moves
        self.last = v.last
        self.flow = v.flow
        self.used = v.used
        self.back = v.back
        self.sorted = v.sorted
        self.gainer = v.gainer
        self.gain = v.gain
        self.housed = v.housed
        self.coming = v.coming
        self.after_points = v.after_points
        self.after_load = v.after_load
        self.after_fill = v.after_fill
        self.slot = v.slot

    def key(self) -> tuple[int, ...]:
        v = self
        scalars = [v.seats, v.viewer, v.actor, v.ask, v.first, v.this_turn, v.screen, v.holder, v.with_ships]
        scalars += [v.from_store, v.after_home, v.offer_all, v.doubled, v.action_table, v.intrigue_table, v.moored]
        scalars += [v.laden, v.market_n, v.bag_n, v.bought, v.gained_n, v.singles_n, v.path_n, v.in_deck]
        scalars += [v.bottom_n, v.top_n, v.unseen_n, v.decade, v.round, v.sp, v.turn, v.final, v.reason, v.count]
        scalars += [v.rank, v.due, v.ship, v.space, v.source, v.cargo, v.dock, v.moves, v.last, v.flow, v.used]
        scalars += [v.back, v.sorted, v.gainer, v.gain, v.housed, v.coming, v.after_points, v.after_load]
        scalars += [v.after_fill, v.slot]
        numbers = [int(x) for x in scalars]
        for a in (v.reserve, v.blocked, v.temple, v.lighthouse, v.charter, v.paid, v.docks, v.talents, v.points):
            numbers += ints(a)
        for a in (v.palace, v.large, v.award, v.store, v.stored, v.held, v.dock_ship, v.dock_good, v.market, v.bag):
            numbers += ints(a)
        for a in (v.rows, v.gained, v.cards, v.singles, v.path, v.bottom, v.cuts, v.groups):
            numbers += ints(a)
        return tuple(numbers)


# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def bits_in(n: i64) -> i64:
    """How many members a set has."""
    k: i64 = 0
    while n != 0:
        n &= n - 1
        k += 1
    return k


def deck_size(v: PortoView) -> i64:
    return v.top_n + v.unseen_n + v.bottom_n


def free_docks(v: PortoView) -> i64:
    """The docks free for servants (P1.6)."""
    taken: i64 = 0
    for p in range(v.seats):
        taken |= v.docks[p]
    return 4095 ^ taken


def owner_of(v: PortoView, d: i64) -> i64:
    """Whose servants are at a dock, or -1."""
    for p in range(v.seats):
        if (v.docks[p] >> d) & 1 == 1:
            return p
    return -1


def free_storage(v: PortoView, p: i64) -> i64:
    """Free storage of a seat (P1.13)."""
    return 4 - v.blocked[p] - v.stored[p]


def charters_taken(v: PortoView) -> i64:
    n: i64 = 0
    for p in range(v.seats):
        n += v.charter[p]
    return n


def ranked(v: PortoView, rank: i64) -> i64:
    """The seat of a lighthouse rank (0 is the first), or -1: more servants first, ties clockwise from SP (P3.3)."""
    for k in range(v.seats):
        p = (v.sp + k) % v.seats
        mine = v.lighthouse[p]
        if mine == 0:
            continue
        better: i64 = 0
        for j in range(v.seats):
            other = v.lighthouse[(v.sp + j) % v.seats]
            if other > mine or (other == mine and j < k):
                better += 1
        if better == rank:
            return p
    return -1


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: PortoView, seat: i64) -> PortoView:
    """What a seat (or SPECTATOR) may know: all but the order of the deck, of which it knows its own groups (PK5)."""
    seen = PortoView(v.seats)
    seen.copy_from(v)
    seen.viewer = seat
    if v.actor != OVER and v.top_n > 0:
        known = cuts_of(v, seat)
        if v.viewer != TRUTH:
            known &= cuts_of(v, v.viewer)
        _merge(seen, v.groups, known)
    return seen


def hides(v: PortoView, seat: i64) -> bool:
    """Whether `mask` hides anything of a state from a seat: that are looked-at cards which it does not know apart."""
    return v.actor != OVER and v.top_n > 0 and cuts_of(v, seat) != (1 << v.top_n) - 1


def cuts_of(v: PortoView, viewer: i64) -> i64:
    return v.cuts[v.seats if viewer == SPECTATOR else viewer]


def _merge(seen: PortoView, groups: Arr, known: i64) -> None:
    """Keep the cards apart only where the viewer knows them apart."""
    first: i64 = 0
    group: i64 = 0
    for i in range(3):
        seen.groups[i] = 0
    for i in range(seen.top_n):
        group |= groups[i]
        if (known >> i) & 1 == 1:
            seen.groups[first] = group
            first = i + 1
            group = 0
    seen.groups[3] = group | groups[3]


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat
