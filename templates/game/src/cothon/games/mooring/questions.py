"""Questions, steps, actions and draws, each declared once: ids, labels and dispatch follow.

The third word of a question is the chapter: `rules_turn` has `turn_options` and `turn` side by side, and `draw_crate`.
"""

from __future__ import annotations

from typing import Final

from cothon.core.asks import Asks, Question
from cothon.core.fields import Step
from cothon.core.table import Family, Table
from cothon.games.mooring.pieces import CRATE_NAMES, SEAT_NAMES

ASKS: Final = Asks(
    [
        Question("turn", "Which crate do you lay?", "M3.1", "rules_turn"),
        Question("sink", "Whose crate sinks?", "M4.1", "rules_turn", pending="laid", needs="laid"),
        Question("crate", "A crate is drawn.", "M2.2", "rules_turn", pending="to_deal", chance=True, secret=True),
    ]
)

# What happens between two questions. The rules of an answer give the step that follows.
STEPS: Final = (
    Step("wait", "", "", "somebody is asked, a draw is due, or the game is over"),
    Step("begin", "rules_turn", "begin_turn", "the next player who has crates is asked (M3.1)"),
    Step("end", "rules_turn", "end_turn", "a crate is drawn, if there is one (M3.3)"),
)

# What comes up most often, first; only speed depends on it.
OFTEN: Final = "turn sink"

# Ascending ids are the order in which options are offered.
ACTIONS: Final = Table(
    [
        Family("lay", "lay {crate}", ["turn"], "M3.2", {"crate": CRATE_NAMES}),
        Family("sink", "pay a coin and sink the crate of seat {seat}", ["sink"], "M4.1", {"seat": SEAT_NAMES}),
        Family("spare", "sink no crate", ["sink"], "M4.2"),
    ]
)

DRAWS: Final = Table([Family("crate", "{crate}", ["crate"], "M2.2", {"crate": CRATE_NAMES}, label="{crate}")])
