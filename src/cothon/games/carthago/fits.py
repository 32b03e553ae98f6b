"""Does it fit? Reading what is being asked in a position, and complaints about what could not be asked like this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.errors import BadText
from cothon.core.page import Page
from cothon.core.view import CHANCE, OVER
from cothon.games.carthago.chance import weight
from cothon.games.carthago.made.ids import ASK_ACTION, ASK_BERTH, ASK_NAMES, NEEDS, STEP_ASK, STEP_NAMES
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.questions import ASKS
from cothon.games.carthago.rules import has_answer
from cothon.games.carthago.rules_guild import pays_on

# Steps that can follow draws; besides, every question of a player can.
_THEN: Final = ("refill", "set_ships", "gap", "closing", "decided", "new_ships", "new_start")


def step_name(step: i64) -> str:
    return STEP_NAMES[step] if step < STEP_ASK else ASK_NAMES[step - STEP_ASK]


def read_question(page: Page, s: CarthagoState) -> None:
    s.then = _step(page)
    if page.name("over", ["no", "yes"], "answer", 0) == 1:
        s.actor = OVER
        s.ask = ASK_ACTION
    else:
        _asked(page, s)
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None


def _step(page: Page) -> i64:
    said = page.text("then")
    if said == "":
        return 0
    if said in _THEN:
        return STEP_NAMES.index(said)
    if said not in ASK_NAMES or ASKS[ASK_NAMES.index(said)].chance:
        raise page.wrong("then", f"{said!r} is no step")
    return STEP_ASK + ASK_NAMES.index(said)


def _asked(page: Page, s: CarthagoState) -> None:
    s.ask = page.name("ask", ASK_NAMES, "question", ASK_ACTION)
    s.actor = CHANCE if ASKS[s.ask].chance else s.turn
    _fits(page, s, ASK_NAMES[s.ask])
    if s.actor == CHANCE:
        if weight(s) == 0:
            raise page.wrong("ask", "nothing can be drawn")
    elif not has_answer(s):
        raise page.wrong("ask", "nothing could be answered")


def _fits(page: Page, s: CarthagoState, name: str) -> None:
    """Complain about a question that could not be asked like this."""
    for field in NEEDS.get(name, ()):
        if not page.has(field):
            raise page.wrong("ask", f"the question {name} needs the field {field}")
    if name == "extra" and s.laid_n == 0:
        raise page.wrong("ask", "the question extra needs the field laid")
    if name == "cargo" and (s.berths[s.dock] != s.turn or s.docks[s.dock] < 0):
        raise page.wrong("dock", "there is no own disc with a ship")
    if (name in ("extra", "card", "goods") and s.due == 0) or (name == "coins" and not pays_on(s)):
        raise page.wrong("due", "something must be due")
    if s.ask == ASK_BERTH and s.column < 0:
        s.column = 0
