"""The chosen options as numbers. Written by `make games` from options.py; edit that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.games.traders.options import DECLARED

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class TradersRules:
    """Never changes, so all positions of a game share it.

    mode  0 modern, 1 classic
    colours  by seat: 0 red, 1 blue, 2 yellow, 3 green
    first_seat  a seat
    refill  0 end, 1 purchase
    view  0 full, 1 table
    paydays  0 together, 1 one_by_one
    rounding  0 up, 1 letter
    overpay  0 minimal, 1 free
    classic_refill  0 turn, 1 at_once
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.seats: i64 = options.seats
        self.mode: i64 = DECLARED[0].number(options["mode"])
        self.colours: Arr = arr_of(DECLARED[1].numbers(options["colours"]))
        self.first_seat: i64 = DECLARED[2].number(options["first_seat"])
        self.refill: i64 = DECLARED[3].number(options["refill"])
        self.view: i64 = DECLARED[4].number(options["view"])
        self.paydays: i64 = DECLARED[5].number(options["paydays"])
        self.rounding: i64 = DECLARED[6].number(options["rounding"])
        self.overpay: i64 = DECLARED[7].number(options["overpay"])
        self.classic_refill: i64 = DECLARED[8].number(options["classic_refill"])
