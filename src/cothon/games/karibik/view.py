"""Facts read off a view, and who sees what: all of the table, and the numbers of face-down cards; in mode `open` their
faces too (K3.14). Nobody has private knowledge, so one view serves every seat (chapter Knowledge).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.view import SPECTATOR
from cothon.games.karibik.made.ids import DUPLICATE_STAY
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    AMOUNT,
    COMPLETED,
    DISPLAY,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    INFLUENCE,
    PERSONS,
    REQUESTS,
    SHIP_TYPE,
    SKILL,
    SKILLS,
    WORTH,
)

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def mask(v: KaribikView, seat: int | None) -> KaribikView:
    """What a seat, or a spectator, may know: everything but the faces that State adds."""
    seen = KaribikView(v.rules, v)
    seen.viewer = SPECTATOR if seat is None else seat
    return seen


def unseen_cards(v: KaribikView) -> Arr:
    """Copies of each face that are face down somewhere: public by subtraction (chapter Knowledge)."""
    out = new_arr(int(FACES))
    for f in range(FACES):
        out[f] = v.rules.copies_in_game(int(f)) - v.up[f]
    for t in v.ships:
        if t >= 0:
            out[t] -= 1
    for f, k in enumerate(v.doubles):
        out[f] -= k
    for i, k in enumerate(v.harbour):
        out[28 + i] -= k
    for i, k in enumerate(v.row):
        out[54 + i] -= k
    for i, k in enumerate(v.display):
        out[28 + i % 32] -= k
    if v.card >= 0:
        out[v.card] -= 1
    return out


def persons_there(v: KaribikView) -> i64:
    """How many persons are in the harbour: all cards but the ships."""
    persons = v.cards - v.types
    if v.rules.duplicate == DUPLICATE_STAY:
        for k in v.doubles:
            persons -= k
    return persons


def next_ship(v: KaribikView, t: i64) -> i64:
    """The ship that is looted after the first one of a type, with the most coins of the others (K5.10); -1: none."""
    if v.rules.duplicate != DUPLICATE_STAY:
        return -1
    f = v.ships[t]
    while f >= 0 and SHIP_TYPE[f] == t:
        if v.doubles[f] > 0:
            return f
        f -= 1
    return -1


def skills(rules: KaribikRules, display: Arr) -> Arr:
    """What displays are worth, counted afresh."""
    out = new_arr(int(SKILLS * rules.seats))
    for p in range(rules.seats):
        for i in range(PERSONS):
            k = display[p * DISPLAY + i]
            out[p * SKILLS + SKILL[FIRST_PERSON + i]] += k * AMOUNT[FIRST_PERSON + i]
            out[p * SKILLS + INFLUENCE] += k * WORTH[FIRST_PERSON + i]
        for e in range(REQUESTS):
            k = display[p * DISPLAY + FIRST_REQUEST - FIRST_PERSON + e]
            out[p * SKILLS + COMPLETED] += k
            out[p * SKILLS + INFLUENCE] += k * rules.influence[e]
    return out
