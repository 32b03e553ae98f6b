"""Setup: the position before the first draw (chapter 2), and the longest game."""

from __future__ import annotations

from cothon.core.arr import arr_of, new_arr
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.carthago.actions import MARKET_CARD
from cothon.games.carthago.pieces import BASE, COVERED, NEUTRAL, START_DISCS, STRENGTH_NAMES
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import SET_SHIPS


def bare(options: Options) -> CarthagoState:
    """Boards with these options: all trade cards and ships in their piles, base cards and discs at their places."""
    n = options.seats
    s = CarthagoState(n)
    s.single = 1 if options["set_scoring"] == "single" else 0
    s.own_victory = 1 if options["victory_tile"] == "own" else 0
    s.right_seat = 1 if options["column_seat"] == "right" else 0
    s.strength = STRENGTH_NAMES.index(str(options["strength"]))
    s.war_docks = int(options["warship_docks"])
    s.seat_0 = 1 if options["start_player"] == "first" else 0
    _cards(s, n)
    s.ship_at = new_arr(30)
    s.fresh_n = 30
    s.docks = arr_of([-1] * 5)
    s.outside = arr_of([-1] * 2)
    s.under = new_arr(30)
    s.active = new_arr(n * 9)
    s.inactive = new_arr(n * 9)
    s.spare = arr_of([int(START_DISCS)] * n)  # C2.9
    s.freed = new_arr(n * 3)
    s.berths = arr_of([-1] * 5)
    s.regular = new_arr(n)
    s.anchor = new_arr(n)
    s.chairs = arr_of([int(NEUTRAL) if i in COVERED[n] else -1 for i in range(12)])  # C2.7
    s.forum = new_arr(n)
    s.in_play = new_arr(9)
    s.honours = arr_of([-1] * 27)
    s.stands = arr_of([-1] * n)  # C2.15
    s.markers = new_arr(5)
    s.neutrals = new_arr(5)
    return s


def _cards(s: CarthagoState, n: int) -> None:
    s.where = new_arr(75)
    s.epoch = new_arr(75)
    s.rows = arr_of([15] * 5)
    s.pile_n = 75
    s.hand = new_arr(n * 75)
    s.hand_n = new_arr(n)
    s.base = arr_of([int(k) for _ in range(n) for k in BASE])  # C2.10
    s.shows = s.base[:]
    s.goods = new_arr(n * 5)
    s.coins = new_arr(n)
    s.market = new_arr(5)
    s.laid = new_arr(6)


def start(options: Options) -> CarthagoState:
    """The first market card is due (C2.1)."""
    s = bare(options)
    s.then = SET_SHIPS
    s.actor = CHANCE
    s.ask = MARKET_CARD
    return s


def options_of(s: CarthagoState) -> dict[str, str | int]:
    """The options a position was made with, as they were given."""
    return {
        "set_scoring": "single" if s.single == 1 else "layers",
        "victory_tile": "own" if s.own_victory == 1 else "all",
        "column_seat": "right" if s.right_seat == 1 else "every",
        "strength": STRENGTH_NAMES[s.strength],
        "warship_docks": int(s.war_docks),
        "start_player": "first" if s.seat_0 == 1 else "random",
    }


def longest(seats: int) -> int:
    """Decisions no game exceeds (C18.1).

    A turn without effects: `action`, at most 4 cards for the space, at most 10 answers to the main action (two
    deliveries with `deliver`, `cargo`, `deliver`, `crew`, `escort`, `honour` and 4 cards for a tile), a placement with
    at most 6 cards, `done`: 23. An effect is at most 3 answers (Intrigue); ships become active by at most 30 trading
    deliveries and one `wake` a turn. Before the first turn everybody answers `lend` and `berth`.
    """
    turns = 15 * seats
    return 2 * seats + 23 * turns + 3 * (30 + turns)
