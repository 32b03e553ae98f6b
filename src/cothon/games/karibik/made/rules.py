"""The chosen options as numbers. Written by `make games` from options.py; edit that."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.options import Options
from cothon.games.karibik.edition import Edition
from cothon.games.karibik.options import DECLARED


class KaribikRules(Edition):
    """Never changes, so all positions of a game share it.

    edition  0 karibik110, 1 portroyal120
    start  a seat, or -1 for random
    target  a whole number, or 0 and 1
    require_expedition  a whole number, or 0 and 1
    expedition_values  0 3-5, 1 4-6, 2 2-5, 3 portroyal
    duplicate  0 auto, 1 ask, 2 stay
    jester  0 all, 1 others
    governor_now  a whole number, or 0 and 1
    bust_expedition  a whole number, or 0 and 1
    followers  0 always, 1 after_take
    fee_from_loot  a whole number, or 0 and 1
    spent  0 open, 1 unseen
    max_rounds  a whole number, or 0 and 1
    admiral_now  a whole number, or 0 and 1
    jester_empty  a whole number, or 0 and 1
    requests  0 step, 1 turn
    """

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.options: Options = options
        self.seats: i64 = options.seats
        self.edition: i64 = DECLARED[0].number(options["edition"])
        self.start: i64 = DECLARED[1].number(options["start"])
        self.target: i64 = DECLARED[2].number(options["target"])
        self.require_expedition: i64 = DECLARED[3].number(options["require_expedition"])
        self.expedition_values: i64 = DECLARED[4].number(options["expedition_values"])
        self.duplicate: i64 = DECLARED[5].number(options["duplicate"])
        self.jester: i64 = DECLARED[6].number(options["jester"])
        self.governor_now: i64 = DECLARED[7].number(options["governor_now"])
        self.bust_expedition: i64 = DECLARED[8].number(options["bust_expedition"])
        self.followers: i64 = DECLARED[9].number(options["followers"])
        self.fee_from_loot: i64 = DECLARED[10].number(options["fee_from_loot"])
        self.spent: i64 = DECLARED[11].number(options["spent"])
        self.max_rounds: i64 = DECLARED[12].number(options["max_rounds"])
        self.admiral_now: i64 = DECLARED[13].number(options["admiral_now"])
        self.jester_empty: i64 = DECLARED[14].number(options["jester_empty"])
        self.requests: i64 = DECLARED[15].number(options["requests"])
