"""Positions as text: lines `name: value`. Most follow from `fields`; crates that no line names lie in the pile.

    options: seats=2 sinking=must
    turn: 1
    ask: sink
    laid: wool
    quay 0: wool silkx2
    hand 1: salt fish
    coins 1: 0

Without `ask` the player who has the turn begins it.
"""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.page import Page, heading
from cothon.core.view import CHANCE, OVER
from cothon.games.mooring.made.course import options_into
from cothon.games.mooring.made.ids import ASK_CRATE, ASK_NAMES, ASK_TURN, PENDING
from cothon.games.mooring.made.rules import MooringRules
from cothon.games.mooring.made.state import MooringState
from cothon.games.mooring.made.text import NUMBERED, SINGLE, read_seat, read_table, seat_lines, table_lines
from cothon.games.mooring.pieces import COPIES, CRATE_NAMES, KINDS
from cothon.games.mooring.questions import ACTIONS


def write(s: MooringState) -> str:
    asked = ["over: yes"] if s.actor == OVER else [f"ask: {ASK_NAMES[s.ask]}"]
    lines = [*heading(s.rules.options), *asked, *table_lines(s)]
    for p in range(int(s.seats)):
        lines += seat_lines(s, p)
    return "\n".join(lines) + "\n"


def read(text: str, options_from: Callable[[str], Options]) -> MooringState:
    """Every complaint names the line and the field."""
    page = Page(text, SINGLE, NUMBERED)
    options = page.options(options_from)
    page.check_seats(options.seats)
    s = MooringState(MooringRules(options))
    read_table(page, s)
    for p in range(options.seats):
        read_seat(page, s, p)
    _count(s)
    _ask(page, s)
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None
    return s


def _count(s: MooringState) -> None:
    """The pile, and the running numbers, follow from where the other crates are."""
    width = int(KINDS)
    pile: list[int] = []
    for kind in range(width):
        elsewhere = sum(int(s.hand[p * KINDS + kind] + s.quay[p * KINDS + kind]) for p in range(int(s.seats)))
        pile.append(int(COPIES - s.sunk[kind]) - elsewhere)
    s.pile = arr_of(pile)
    s.pile_n = sum(pile)
    for p in range(int(s.seats)):
        s.hand_n[p] = sum(ints(s.hand)[p * width : (p + 1) * width])


def _ask(page: Page, s: MooringState) -> None:
    """What is being asked; a question without an answer is no position."""
    s.ask = page.name("ask", ASK_NAMES, "question", int(ASK_TURN))
    asked = "over" if page.has("over") else ASK_NAMES[s.ask]
    for line in sorted({line for lines in PENDING.values() for line in lines}):
        if page.has(line) and line not in PENDING.get(asked, ()):
            raise page.wrong(line, f"it does not go with {asked!r}")
    if page.has("over"):
        s.actor = OVER
        if any(ints(s.hand)):
            raise page.wrong("over", "somebody still has crates in the hand [M5.1]")
    elif s.ask == ASK_CRATE:
        s.actor = CHANCE
        if s.pile_n <= 0:
            raise page.wrong("ask", "the pile is empty [M3.3]")
    else:
        s.actor = s.turn
        if "laid" in PENDING.get(asked, ()) and s.laid < 0:
            raise page.wrong("ask", f"say which crate was laid: 'laid: {CRATE_NAMES[0]}'")
        if options_into(s, new_arr(len(ACTIONS))) == 0:
            raise page.wrong("ask", "nothing could be answered")
