"""The course of the game. Which function answers which question is said in `questions`.

Read in this order: questions, rules_setup, rules_ships, rules_decade, rules_turn, rules_cards, rules_load, rules_held,
scoring. What a player is able to do is in `able`, the ship deck in `deck`.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.porto.made.course import answer, draw, go_on
from cothon.games.porto.made.ids import STEP_WAIT
from cothon.games.porto.made.state import PortoState


def apply(s: PortoState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = draw(s, a, tell) if s.actor == CHANCE else answer(s, a, tell)
    while step != STEP_WAIT:
        step = go_on(s, step, tell)
