"""What can be seen of a position. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.view import View
from cothon.games.porto.made.rules import PortoRules
from cothon.games.porto.pieces import DOCKS, GOODS, PATH_LENGTH, ROW, SERVANTS, SHIPS, SINGLES, SPACES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from cothon.core.arr import Arr


class PortoView(View):
    """Everything somebody may see.

    reserve  servants in the reserve: by seats
    blocked  servants on the own storehouse card: by seats
    temple  servants in the temple: by seats
    lighthouse  servants in the lighthouse: by seats
    charter  servants on charter ships: by seats
    paid  servants on action cards, by space: by seats, SPACES
    docks  set of docks with servants of the seat: by seats
    talents  Talents; HOLE where this viewer may not know them (P6.3): by seats
    points  trading points: by seats
    palace  servants in the palace: by seats
    large  those on its large space: by seats
    award  servants moved up from the path at the end (P16.3): by seats
    store  goods in the storehouse, by kind: by seats, GOODS
    stored  their number: by seats
    held  set of held cards: by seats
    dock_ship  ship at each dock: by DOCKS
    dock_good  good at each dock: by DOCKS
    moored  the docks with ships, as a set
    laden  the docks with goods, as a set
    market  goods in the market, by kind: by GOODS
    bag  goods in the bag, by kind: by GOODS
    market_n  number of goods in the market
    bag_n  number of goods in the bag
    bought  the price counter (P7.2)
    rows  row 1 at 0.., row 2 at 6..: by 2 * ROW
    gained  all held cards in order of gain: by SHIPS
    gained_n  how many of them
    cards  kinds of the action cards by space: by SPACES
    singles  owners of the single palace spaces: by SINGLES
    singles_n  how many of them
    path  owners of the spaces of the path: by PATH_LENGTH[rules.intrigue_table]
    path_n  how many of them
    in_deck  the ship cards of the deck, as a set (PK3)
    bottom  known tail of the deck from above (PC2): by SHIPS
    bottom_n  cards in it
    top_n  cards on top that somebody has looked at
    unseen_n  cards that nobody has seen
    cuts  what each viewer (by seat, then spectators) knows: bit i is set if the cards above and below place i + 1
        of the deck are known apart (PK5): by seats + 1
    groups  the viewer's groups above the tail: the one that begins at place i + 1, for i < 3, and at 3 the one that
        reaches down to the tail; a state has one card at each place of the known top and at 3 the unseen cards: by
        4
    decade  0 in the setup
    round  0 outside turns
    sp  the starting player
    turn  whose turn it is
    final  1 in the final phase, 2 in it without final ships
    reason  of the end: 1 points, 2 decades
    count  seats asked so far in `berth`, `quay` and `last`
    rank  whose lighthouse choice it is
    due  the ships still due to this rank
    ship  the ship being moored, loaded or brought in
    space  the action space in use
    source  fetched good: kind in the storehouse, or 5 + dock
    cargo  the good on its way on a charter ship
    dock  the dock being switched
    moves  servants moved so far
    last  place of the latest move
    flow  places that gave (bits 0-2) and received (3-5)
    used  the held card in use
    back  the question it was used in
    sorted  cards already put back under `look`
    gainer  who places trading points
    gain  how many are left
    housed  1 after a `house`
    coming  servants of the gainer on their way home
    after_points  the step after trading points
    after_load  the step after a load
    after_fill  the step after the market was filled
    slot  next place to be filled: of the rows, or of the action spaces
    """

    def __init__(self, rules: PortoRules, like: PortoView | None = None, whole: bool = True) -> None:
        """An empty table, or a copy of what can be seen of another position.

        Without `whole` it shares what `mask` leaves as it is, so it is good until the next move.
        """
        super().__init__(rules.seats)
        self.rules: PortoRules = rules
        if like is not None:
            self.actor = like.actor
            self.ask = like.ask
            self.viewer = like.viewer
            self.reserve: Arr = like.reserve[:] if whole else like.reserve
            self.blocked: Arr = like.blocked[:] if whole else like.blocked
            self.temple: Arr = like.temple[:] if whole else like.temple
            self.lighthouse: Arr = like.lighthouse[:] if whole else like.lighthouse
            self.charter: Arr = like.charter[:] if whole else like.charter
            self.paid: Arr = like.paid[:] if whole else like.paid
            self.docks: Arr = like.docks[:] if whole else like.docks
            self.talents: Arr = like.talents[:]
            self.points: Arr = like.points[:] if whole else like.points
            self.palace: Arr = like.palace[:] if whole else like.palace
            self.large: Arr = like.large[:] if whole else like.large
            self.award: Arr = like.award[:] if whole else like.award
            self.store: Arr = like.store[:] if whole else like.store
            self.stored: Arr = like.stored[:] if whole else like.stored
            self.held: Arr = like.held[:] if whole else like.held
            self.dock_ship: Arr = like.dock_ship[:] if whole else like.dock_ship
            self.dock_good: Arr = like.dock_good[:] if whole else like.dock_good
            self.moored: i64 = like.moored
            self.laden: i64 = like.laden
            self.market: Arr = like.market[:] if whole else like.market
            self.bag: Arr = like.bag[:] if whole else like.bag
            self.market_n: i64 = like.market_n
            self.bag_n: i64 = like.bag_n
            self.bought: i64 = like.bought
            self.rows: Arr = like.rows[:] if whole else like.rows
            self.gained: Arr = like.gained[:] if whole else like.gained
            self.gained_n: i64 = like.gained_n
            self.cards: Arr = like.cards[:] if whole else like.cards
            self.singles: Arr = like.singles[:] if whole else like.singles
            self.singles_n: i64 = like.singles_n
            self.path: Arr = like.path[:] if whole else like.path
            self.path_n: i64 = like.path_n
            self.in_deck: i64 = like.in_deck
            self.bottom: Arr = like.bottom[:] if whole else like.bottom
            self.bottom_n: i64 = like.bottom_n
            self.top_n: i64 = like.top_n
            self.unseen_n: i64 = like.unseen_n
            self.cuts: Arr = like.cuts[:] if whole else like.cuts
            self.groups: Arr = like.groups[:]
            self.decade: i64 = like.decade
            self.round: i64 = like.round
            self.sp: i64 = like.sp
            self.turn: i64 = like.turn
            self.final: i64 = like.final
            self.reason: i64 = like.reason
            self.count: i64 = like.count
            self.rank: i64 = like.rank
            self.due: i64 = like.due
            self.ship: i64 = like.ship
            self.space: i64 = like.space
            self.source: i64 = like.source
            self.cargo: i64 = like.cargo
            self.dock: i64 = like.dock
            self.moves: i64 = like.moves
            self.last: i64 = like.last
            self.flow: i64 = like.flow
            self.used: i64 = like.used
            self.back: i64 = like.back
            self.sorted: i64 = like.sorted
            self.gainer: i64 = like.gainer
            self.gain: i64 = like.gain
            self.housed: i64 = like.housed
            self.coming: i64 = like.coming
            self.after_points: i64 = like.after_points
            self.after_load: i64 = like.after_load
            self.after_fill: i64 = like.after_fill
            self.slot: i64 = like.slot
        else:
            seats = int(rules.seats)
            self.reserve = arr_of([int(SERVANTS)] * seats)
            self.blocked = new_arr(seats)
            self.temple = new_arr(seats)
            self.lighthouse = new_arr(seats)
            self.charter = new_arr(seats)
            self.paid = new_arr(seats * int(SPACES))
            self.docks = new_arr(seats)
            self.talents = new_arr(seats)
            self.points = new_arr(seats)
            self.palace = new_arr(seats)
            self.large = new_arr(seats)
            self.award = new_arr(seats)
            self.store = new_arr(seats * int(GOODS))
            self.stored = new_arr(seats)
            self.held = new_arr(seats)
            self.dock_ship = arr_of([(-1)] * int(DOCKS))
            self.dock_good = arr_of([(-1)] * int(DOCKS))
            self.moored = 0
            self.laden = 0
            self.market = new_arr(int(GOODS))
            self.bag = new_arr(int(GOODS))
            self.market_n = 0
            self.bag_n = 0
            self.bought = 0
            self.rows = arr_of([(-1)] * int(2 * ROW))
            self.gained = new_arr(int(SHIPS))
            self.gained_n = 0
            self.cards = arr_of([(-1)] * int(SPACES))
            self.singles = new_arr(int(SINGLES))
            self.singles_n = 0
            self.path = new_arr(int(PATH_LENGTH[rules.intrigue_table]))
            self.path_n = 0
            self.in_deck = 0
            self.bottom = new_arr(int(SHIPS))
            self.bottom_n = 0
            self.top_n = 0
            self.unseen_n = 0
            self.cuts = new_arr(int(seats + 1))
            self.groups = new_arr(4)
            self.decade = 0
            self.round = 0
            self.sp = -1
            self.turn = -1
            self.final = 0
            self.reason = 0
            self.count = 0
            self.rank = 0
            self.due = 0
            self.ship = -1
            self.space = -1
            self.source = -1
            self.cargo = -1
            self.dock = -1
            self.moves = 0
            self.last = 0
            self.flow = 0
            self.used = -1
            self.back = 0
            self.sorted = 0
            self.gainer = -1
            self.gain = 0
            self.housed = 0
            self.coming = 0
            self.after_points = 0
            self.after_load = 0
            self.after_fill = 0
            self.slot = 0

    def key(self) -> tuple[int, ...]:
        return tuple(self.numbers())

    def numbers(self) -> list[int]:
        """All of it in a fixed sequence."""
        rules = self.rules
        out: list[int] = [
            int(self.seats),
            int(self.viewer),
            int(self.actor),
            int(self.ask),
            int(rules.first_player),
            int(rules.privilege_timing),
            int(rules.money_screen),
            int(rules.start_tie),
            int(rules.final_purchase),
            int(rules.load_any),
            int(rules.homecoming),
            int(rules.offering),
            int(rules.doubled_card),
            int(rules.action_table),
            int(rules.intrigue_table),
            int(self.moored),
            int(self.laden),
            int(self.market_n),
            int(self.bag_n),
            int(self.bought),
            int(self.gained_n),
            int(self.singles_n),
            int(self.path_n),
            int(self.in_deck),
            int(self.bottom_n),
            int(self.top_n),
            int(self.unseen_n),
            int(self.decade),
            int(self.round),
            int(self.sp),
            int(self.turn),
            int(self.final),
            int(self.reason),
            int(self.count),
            int(self.rank),
            int(self.due),
            int(self.ship),
            int(self.space),
            int(self.source),
            int(self.cargo),
            int(self.dock),
            int(self.moves),
            int(self.last),
            int(self.flow),
            int(self.used),
            int(self.back),
            int(self.sorted),
            int(self.gainer),
            int(self.gain),
            int(self.housed),
            int(self.coming),
            int(self.after_points),
            int(self.after_load),
            int(self.after_fill),
            int(self.slot),
        ]
        out += ints(self.reserve)
        out += ints(self.blocked)
        out += ints(self.temple)
        out += ints(self.lighthouse)
        out += ints(self.charter)
        out += ints(self.paid)
        out += ints(self.docks)
        out += ints(self.talents)
        out += ints(self.points)
        out += ints(self.palace)
        out += ints(self.large)
        out += ints(self.award)
        out += ints(self.store)
        out += ints(self.stored)
        out += ints(self.held)
        out += ints(self.dock_ship)
        out += ints(self.dock_good)
        out += ints(self.market)
        out += ints(self.bag)
        out += ints(self.rows)
        out += ints(self.gained)
        out += ints(self.cards)
        out += ints(self.singles)
        out += ints(self.path)
        out += ints(self.bottom)
        out += ints(self.cuts)
        out += ints(self.groups)
        if rules.options.version >= 2:
            out += [int(rules.final_servants), int(rules.refill_counts), int(rules.purses)]
        return out
