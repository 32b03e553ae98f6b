"""Setup: the position before the first draw (chapter 2), and the longest game."""

from __future__ import annotations

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.carthago.made.ids import ASK_MARKET_CARD, STEP_SET_SHIPS
from cothon.games.carthago.made.rules import CarthagoRules
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import BASE, COVERED, NEUTRAL


def bare(options: Options) -> CarthagoState:
    """Boards with these options: all trade cards and ships in their piles, base cards and discs at their places."""
    s = CarthagoState(CarthagoRules(options))
    s.base = arr_of([int(k) for _ in range(options.seats) for k in BASE])  # C2.10
    s.shows = s.base[:]
    for i in COVERED[options.seats]:
        s.chairs[i] = NEUTRAL  # C2.7
    return s


def start(options: Options) -> CarthagoState:
    """The first market card is due (C2.1)."""
    s = bare(options)
    s.then = STEP_SET_SHIPS
    s.actor = CHANCE
    s.ask = ASK_MARKET_CARD
    return s


def longest(seats: int) -> int:
    """Decisions no game exceeds (C18.1).

    A turn without effects: `action`, at most 4 cards for the space, at most 10 answers to the main action (two
    deliveries with `deliver`, `cargo`, `deliver`, `crew`, `escort`, `honour` and 4 cards for a tile), a placement with
    at most 6 cards, `done`: 23. An effect is at most 3 answers (Intrigue); ships become active by at most 30 trading
    deliveries and one `wake` a turn. (Where more may be paid than is due a tile takes two cards more, but a turn with a
    delivery has no `wake`.) Before the first turn everybody answers `lend` and `berth`.
    """
    turns = 15 * seats
    return 2 * seats + 23 * turns + 3 * (30 + turns)
