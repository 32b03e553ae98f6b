"""The course of the game. Which function answers which question is said in `questions`; read `rules_turn` next."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.mooring.made.course import answer, draw, go_on
from cothon.games.mooring.made.ids import STEP_WAIT
from cothon.games.mooring.made.state import MooringState


def apply(s: MooringState, a: i64, tell: Teller | None) -> None:
    """Resolve, then go on until somebody is asked, a draw is due or the game is over."""
    step = draw(s, a, tell) if s.actor == CHANCE else answer(s, a, tell)
    while step != STEP_WAIT:
        step = go_on(s, step, tell)
