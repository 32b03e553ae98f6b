"""The chosen options as numbers. Written by `make games` from options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.options import Options
from cothon.games.porto.options import DECLARED


class PortoRules:
    """Never changes, so all positions of a game share it.

    first_player  a seat, or -1 for random
    privilege_timing  0 keep, 1 this_turn
    money_screen  1 hidden, 0 open
    start_tie  0 next_left, 1 holder
    final_purchase  0 always, 1 with_ships
    load_any  0 at_dock, 1 from_store
    homecoming  0 before_points, 1 after_points, 2 after_privilege
    offering  0 own, 1 all
    doubled_card  0 carrier, 1 aristocrat, 2 captain, 3 merchant, 4 loadmaster
    action_table  0 A, 1 B
    intrigue_table  0 A, 1 B
    final_servants  0 home, 1 stay
    refill_counts  a whole number, or 0 and 1
    purses  0 screened, 1 closed
    """

    def __init__(self, options: Options) -> None:
        self.options: Options = options
        self.seats: i64 = options.seats
        self.first_player: i64 = DECLARED[0].number(options["first_player"])
        self.privilege_timing: i64 = DECLARED[1].number(options["privilege_timing"])
        self.money_screen: i64 = DECLARED[2].number(options["money_screen"])
        self.start_tie: i64 = DECLARED[3].number(options["start_tie"])
        self.final_purchase: i64 = DECLARED[4].number(options["final_purchase"])
        self.load_any: i64 = DECLARED[5].number(options["load_any"])
        self.homecoming: i64 = DECLARED[6].number(options["homecoming"])
        self.offering: i64 = DECLARED[7].number(options["offering"])
        self.doubled_card: i64 = DECLARED[8].number(options["doubled_card"])
        self.action_table: i64 = DECLARED[9].number(options["action_table"])
        self.intrigue_table: i64 = DECLARED[10].number(options["intrigue_table"])
        self.final_servants: i64 = DECLARED[11].number(options["final_servants"])
        self.refill_counts: i64 = DECLARED[12].number(options["refill_counts"])
        self.purses: i64 = DECLARED[13].number(options["purses"])
