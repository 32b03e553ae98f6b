"""The chosen options as numbers. Written by `make games` from options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.options import Options
from cothon.games.carthago.options import DECLARED


class CarthagoRules:
    """Never changes, so all positions of a game share it.

    set_scoring  0 layers, 1 single
    victory_tile  0 all, 1 own
    column_seat  0 every, 1 right
    strength  0 1-3-5, 1 1-2-3, 2 1-3-4
    warship_docks  a whole number, or 0 and 1
    start_player  0 random, 1 first
    effects_open  0 none, 1 helping
    overpay  0 minimal, 1 free
    empty_pile  0 still, 1 moving
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.seats: i64 = options.seats
        self.set_scoring: i64 = DECLARED[0].number(options["set_scoring"])
        self.victory_tile: i64 = DECLARED[1].number(options["victory_tile"])
        self.column_seat: i64 = DECLARED[2].number(options["column_seat"])
        self.strength: i64 = DECLARED[3].number(options["strength"])
        self.warship_docks: i64 = DECLARED[4].number(options["warship_docks"])
        self.start_player: i64 = DECLARED[5].number(options["start_player"])
        self.effects_open: i64 = DECLARED[6].number(options["effects_open"])
        self.overpay: i64 = DECLARED[7].number(options["overpay"])
        self.empty_pile: i64 = DECLARED[8].number(options["empty_pile"])
