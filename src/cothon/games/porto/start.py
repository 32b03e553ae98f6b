"""The start of a game: everything in its place, the first draw due (chapter 2), and a bound for its length (PE2)."""

from __future__ import annotations

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.porto.made.course import go_on
from cothon.games.porto.made.ids import ASK_STARTER, STEP_FILL_MARKET, STEP_FILL_ROWS, STEP_WAIT
from cothon.games.porto.made.rules import PortoRules
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.pieces import BLOCKED


def start(options: Options) -> PortoState:
    s = PortoState(PortoRules(options))
    for p in range(options.seats):
        s.blocked[p] = BLOCKED  # P2.4
        s.reserve[p] -= BLOCKED
    s.bag = arr_of([6] * 5)  # P2.1
    s.bag_n = 30
    s.in_deck = (1 << 30) - 1
    s.groups[3] = s.in_deck
    s.unseen_n = 30
    s.after_fill = STEP_FILL_ROWS
    s.actor = CHANCE
    s.ask = ASK_STARTER
    if s.rules.first_player >= 0:
        s.sp = s.rules.first_player  # P2.8
        step = STEP_FILL_MARKET
        while step != STEP_WAIT:
            step = go_on(s, step, None)
    return s


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
