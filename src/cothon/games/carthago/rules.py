"""The course of the game. Which function answers which question is said in `questions`.

Read in this order: questions, rules_setup, rules_turn, able, rules_market, rules_residence, rules_delivery,
rules_guild, rules_draw, scoring. Cards on the move are in `hands`, ships in `harbour`.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.carthago.made.course import answer, draw, go_on, options_into
from cothon.games.carthago.made.ids import STEP_WAIT
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.questions import ACTIONS


def apply(s: CarthagoState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = draw(s, a, tell) if s.actor == CHANCE else answer(s, a, tell)
    while step != STEP_WAIT:
        step = go_on(s, step, tell)


def has_answer(v: CarthagoView) -> bool:
    """Whether the question being put can be answered at all.

    For plain Python, which must not hand an array to compiled code (see `core.arr.ints`).
    """
    return options_into(v, new_arr(len(ACTIONS))) > 0
