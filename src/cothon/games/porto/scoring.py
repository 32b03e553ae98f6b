"""The path awards, the end, and the final account (chapter 16)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import ints
from cothon.core.events import Teller
from cothon.core.result import ASIDE, SUM, Line, Result, beside, decided, deciding, rank
from cothon.core.view import OVER
from cothon.games.porto.made.ids import ASK_LAST, STEP_WAIT
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import AWARDS, REASON_NAMES


def places_reached(v: PortoView) -> list[int]:
    """The numbers of the highest point space that is not above the servants on the path (P16.1)."""
    reached: list[int] = []
    for at, places in AWARDS[v.rules.intrigue_table]:
        if at <= v.path_n:
            reached = places
    return reached


def path_ranks(v: PortoView) -> list[int]:
    """Seats with servants on the path: more of them first, then who entered first (P16.2)."""
    owners = ints(v.path)[: int(v.path_n)]
    seats = [p for p in range(int(v.seats)) if p in owners]
    return sorted(seats, key=lambda p: (-owners.count(p), owners.index(p)))


def path_awards(v: PortoView) -> list[int]:
    """Servants that each seat moves from the path to the palace (P16.2, P16.3)."""
    owners = ints(v.path)[: int(v.path_n)]
    awards = [0] * int(v.seats)
    for p, number in zip(path_ranks(v), places_reached(v), strict=False):
        awards[p] = min(number, owners.count(p))
    return awards


def give_awards(s: PortoState, tell: Teller | None) -> i64:
    """Servants go from the path to the large palace space; then the game is over (P16.3)."""
    awards = path_awards(s)
    for p in range(s.seats):
        n: i64 = awards[p]
        s.award[p] = n
        s.large[p] += n
        s.palace[p] += n
        if tell is not None and n > 0:
            tell.say("award", seat=int(p), servants=int(n))
        _leave_path(s, p, n)
    s.actor = OVER
    s.ask = ASK_LAST
    if tell is not None:
        tell.say("over", reason=REASON_NAMES[s.reason])
    return STEP_WAIT


def _leave_path(s: PortoState, p: i64, n: i64) -> None:
    """The first n servants of a seat leave the path; the others close up (which of them has no effect)."""
    kept: i64 = 0
    for i in range(s.path_n):
        owner = s.path[i]
        if owner == p and n > 0:
            n -= 1
        else:
            s.path[kept] = owner
            kept += 1
    for i in range(kept, s.path_n):
        s.path[i] = 0
    s.path_n = kept


def result(v: PortoView) -> Result:
    """Most servants in the palace, then trading points, then Talents (P16.4, P16.5)."""
    palace, points, talents = ints(v.palace), ints(v.points), ints(v.talents)
    keys = list(zip(palace, points, talents, strict=True))
    singles = [ints(v.singles)[: int(v.singles_n)].count(p) for p in range(int(v.seats))]
    awards = ints(v.award)
    bought = [n - k for n, k in zip(ints(v.large), awards, strict=True)]
    compared = [
        Line("servants in the palace", palace, "P16.4", SUM),
        Line("trading points", points, "P16.4", ASIDE),
        Line("Talents", talents, "P16.4", ASIDE),
    ]
    account = [
        Line("servants on single palace spaces", singles, "P10.4"),
        Line("servants bought onto the large space", bought, "P10.4"),
        Line("servants moved up from the path of intrigue", awards, "P16.3"),
        *compared,
    ]
    tie_break = deciding(keys, [line.id for line in compared])
    fact = decided(keys, compared, account, shared="P16.5")
    reason = REASON_NAMES[v.reason]
    return Result(palace, rank(keys), reason, tie_break, account, decided=fact, beside=beside(keys, compared))
