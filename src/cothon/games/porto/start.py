"""The start of a game: everything in its place, the first draw due (chapter 2), and a bound for its length (PE2)."""

from __future__ import annotations

from cothon.core.arr import arr_of, new_arr
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.porto.actions import STARTER
from cothon.games.porto.pieces import BLOCKED, KIND_NAMES, PATH_LENGTH, SERVANTS, SINGLES
from cothon.games.porto.rules import go_on
from cothon.games.porto.state import PortoState
from cothon.games.porto.steps import FILL_MARKET, FILL_ROWS, WAIT


def bare(options: Options) -> PortoState:
    """A table with the options in force and nothing on it: all servants in reserve, all ships in no place."""
    n = options.seats
    s = PortoState(n)
    first = options["first_player"]
    s.first = first if isinstance(first, int) else -1
    s.this_turn = 1 if options["privilege_timing"] == "this_turn" else 0
    s.screen = 1 if options["money_screen"] == "hidden" else 0
    s.holder = 1 if options["start_tie"] == "holder" else 0
    s.with_ships = 1 if options["final_purchase"] == "with_ships" else 0
    s.from_store = 1 if options["load_any"] == "from_store" else 0
    s.after_home = 1 if options["homecoming"] == "after_points" else 0
    s.offer_all = 1 if options["offering"] == "all" else 0
    s.doubled = KIND_NAMES.index(str(options["doubled_card"]))
    s.action_table = 1 if options["action_table"] == "B" else 0
    s.intrigue_table = 1 if options["intrigue_table"] == "B" else 0
    s.reserve = arr_of([int(SERVANTS)] * n)
    s.blocked, s.temple, s.lighthouse, s.charter = new_arr(n), new_arr(n), new_arr(n), new_arr(n)
    s.paid, s.docks, s.store, s.stored = new_arr(n * 6), new_arr(n), new_arr(n * 5), new_arr(n)
    s.talents, s.points, s.palace, s.large, s.award = new_arr(n), new_arr(n), new_arr(n), new_arr(n), new_arr(n)
    s.held, s.gained = new_arr(n), new_arr(30)
    s.dock_ship, s.dock_good = arr_of([-1] * 12), arr_of([-1] * 12)
    s.market, s.bag = new_arr(5), new_arr(5)
    s.rows, s.cards = arr_of([-1] * 12), arr_of([-1] * 6)
    s.singles, s.path = new_arr(int(SINGLES)), new_arr(int(PATH_LENGTH[s.intrigue_table]))
    s.bottom, s.cuts, s.groups = new_arr(30), new_arr(n + 1), new_arr(4)
    return s


def start(options: Options) -> PortoState:
    s = bare(options)
    for p in range(options.seats):
        s.blocked[p] = BLOCKED  # P2.4
        s.reserve[p] -= BLOCKED
    s.bag = arr_of([6] * 5)  # P2.1
    s.bag_n = 30
    s.in_deck = (1 << 30) - 1
    s.groups[3] = s.in_deck
    s.unseen_n = 30
    s.after_fill = FILL_ROWS
    s.actor = CHANCE
    s.ask = STARTER
    if s.first >= 0:
        s.sp = s.first  # P2.8
        step = FILL_MARKET
        while step != WAIT:
            step = go_on(s, step, None)
    return s


def options_of(s: PortoState) -> dict[str, str | int]:
    """The options a position was made with, as they were given."""
    return {
        "first_player": "random" if s.first < 0 else int(s.first),
        "privilege_timing": "this_turn" if s.this_turn == 1 else "keep",
        "money_screen": "hidden" if s.screen == 1 else "open",
        "start_tie": "holder" if s.holder == 1 else "next_left",
        "final_purchase": "with_ships" if s.with_ships == 1 else "always",
        "load_any": "from_store" if s.from_store == 1 else "at_dock",
        "homecoming": "after_points" if s.after_home == 1 else "before_points",
        "offering": "all" if s.offer_all == 1 else "own",
        "doubled_card": KIND_NAMES[s.doubled],
        "action_table": "B" if s.action_table == 1 else "A",
        "intrigue_table": "B" if s.intrigue_table == 1 else "A",
    }


def longest(seats: int) -> int:
    """Decisions no game exceeds (PE2).

    Every loaded good was a gift or bought, at most one a turn: so there are at most 26 loads for each player, and no
    more held cards in use. A load asks at most `load`, `point`, `boon`, `point`; a held card at most its `use` and
    three answers. Besides, a turn asks at most `act`, five errands, `bonus` and `finish`.
    """
    setup = 3 * seats
    arrivals = 6 * 2 * (seats + 1)
    turns = 25 * seats * 8
    loads = 26 * seats * (4 + 4)
    return setup + arrivals + turns + loads + seats
