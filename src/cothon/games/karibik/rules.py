"""The course of the game. Which function answers which question is said in `questions`.

Read in the order of a turn: questions, rules_turn, rules_discover, rules_requests, rules_take; coins are in
rules_coins.
"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.made.course import go_on
from cothon.games.karibik.made.ids import STEP_WAIT
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.rules_coins import mix, pay_out, spend


def flow(s: KaribikState, step: i64, tell: Teller | None) -> None:
    """Move coins and go on until somebody is asked, a draw is due or the game is over."""
    while step != STEP_WAIT:
        if s.mixing + s.dues + s.owing > 0:
            s.then = step
            if _coins_wait(s, tell):
                return
        step = go_on(s, step, tell)


def _coins_wait(s: KaribikState, tell: Teller | None) -> bool:
    """Finish a reshuffle, then spend what is due, then gain what is owed; whether a draw is due for it."""
    while True:
        if s.mixing > 0 and mix(s, tell):
            return True
        if s.dues > 0:
            if spend(s, tell):
                return True
        elif s.owing == 0 or pay_out(s, tell):
            return False
