"""Expedition Requests (K6): who can complete which, and the question `pay`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.made.ids import (
    ASK_PAY,
    DO_COMPLETE,
    DO_GIVE,
    STEP_DISCOVER,
    STEP_REWARDED,
    STEP_TAKING,
    STEP_WAIT,
)
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ASKS_FOR,
    CAPTAIN,
    COMPLETED,
    DISPLAY,
    FEWEST_SYMBOLS,
    FIRST_PERSON,
    FIRST_REQUEST,
    GIVEN,
    GIVEN_JACK,
    IDS,
    INFLUENCE,
    JACK,
    REQUESTS,
    SKILLS,
    WORTH,
)
from cothon.games.karibik.rules_coins import owe, to_discard
from cothon.games.karibik.rules_turn import check_end, put

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def lacking(v: KaribikView, p: i64, e: i64, k: i64) -> i64:
    """Symbols of kinds k and later that player p's own persons cannot cover."""
    out: i64 = 0
    while k < 3:
        gap = ASKS_FOR[e * 3 + k] - v.skill[p * SKILLS + CAPTAIN + k]
        if gap > 0:
            out += gap
        k += 1
    return out


def completable(v: KaribikView, p: i64, e: i64) -> bool:
    """The request lies in the row and player p has the persons for it (K6.5)."""
    return v.row[e] > 0 and lacking(v, p, e, 0) <= v.skill[p * SKILLS + JACK]


def enough_persons(v: KaribikView, p: i64) -> bool:
    """A quick look: there is a request, and player p has as many persons as the smallest one takes."""
    if v.open_requests == 0:
        return False
    at = p * SKILLS + CAPTAIN
    return v.skill[at] + v.skill[at + 1] + v.skill[at + 2] + v.skill[p * SKILLS + JACK] >= FEWEST_SYMBOLS


def some_completable(v: KaribikView, p: i64) -> bool:
    if not enough_persons(v, p):
        return False
    e: i64 = 0
    while e < REQUESTS and not completable(v, p, e):
        e += 1
    return e < REQUESTS


def add_completable(v: KaribikView, p: i64, buf: Arr, n: i64) -> i64:
    """Add the `complete:` options of player p to the n options in `buf`."""
    if enough_persons(v, p):
        for e in range(REQUESTS):
            if completable(v, p, e):
                buf[n] = DO_COMPLETE + e
                n += 1
    return n


def begin_payment(s: KaribikState, e: i64, tell: Teller | None) -> i64:
    """Answer `complete:`; the request stays in the row until it is paid (K6.6)."""
    s.paying = e
    s.given = 0
    s.jacked = 0
    if tell is not None:
        tell.say("complete", seat=int(s.actor), card=IDS[FIRST_REQUEST + e])
    return put(s, s.active, ASK_PAY)


def kind_now(v: KaribikView) -> i64:
    """The kind of symbol being covered: 0 Captain, 1 Priest, 2 Settler; 3 when all are covered."""
    covered = v.given
    k: i64 = 0
    while k < 3 and covered >= ASKS_FOR[v.paying * 3 + k]:
        covered -= ASKS_FOR[v.paying * 3 + k]
        k += 1
    return k


def open_symbols(v: KaribikView, k: i64) -> i64:
    """Symbols of the kind being covered that are still open."""
    r: i64 = -v.given
    for i in range(k + 1):
        r += ASKS_FOR[v.paying * 3 + i]
    return r


def pay_options(v: KaribikView, buf: Arr) -> i64:
    p = v.actor
    k = kind_now(v)
    n: i64 = 0
    if v.jacked == 0 and v.skill[p * SKILLS + CAPTAIN + k] > 0:
        buf[n] = DO_GIVE + k
        n += 1
    if open_symbols(v, k) + lacking(v, p, v.paying, k + 1) <= v.skill[p * SKILLS + JACK]:
        buf[n] = DO_GIVE + GIVEN_JACK
        n += 1
    return n


def pay(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    p = s.actor
    k = kind_now(s)
    _give_up(s, p, GIVEN[a - DO_GIVE], tell)
    s.given += 1
    s.jacked = 1 if a == DO_GIVE + GIVEN_JACK else 0
    after = kind_now(s)
    if after != k:
        s.jacked = 0
    return _complete(s, p, tell) if after == 3 else STEP_WAIT


def _give_up(s: KaribikState, p: i64, f: i64, tell: Teller | None) -> None:
    s.display[p * DISPLAY + f - FIRST_PERSON] -= 1
    s.skill[p * SKILLS + INFLUENCE] -= WORTH[f]
    if f == GIVEN[GIVEN_JACK]:
        s.skill[p * SKILLS + JACK] -= 1
    else:
        k: i64 = 0
        while GIVEN[k] != f:
            k += 1
        s.skill[p * SKILLS + CAPTAIN + k] -= 1
    to_discard(s, f)
    if tell is not None:
        tell.say("give", seat=int(p), card=IDS[f], source="display", dest="discard")


def _complete(s: KaribikState, p: i64, tell: Teller | None) -> i64:
    e = s.paying
    s.paying = -1
    s.given = 0
    s.jacked = 0
    s.row[e] -= 1
    s.open_requests -= 1
    s.display[p * DISPLAY + FIRST_REQUEST - FIRST_PERSON + e] += 1
    s.skill[p * SKILLS + COMPLETED] += 1
    s.skill[p * SKILLS + INFLUENCE] += s.rules.influence[e]
    if tell is not None:
        tell.say("completed", seat=int(p), card=IDS[FIRST_REQUEST + e], source="row", dest="display")
    owe(s, p, s.rules.reward[e])
    return STEP_REWARDED


def rewarded(s: KaribikState, tell: Teller | None) -> i64:
    """The reward is gained: the end is checked, and the question before goes on (K6.6)."""
    check_end(s, s.active, tell)
    return STEP_DISCOVER if s.step < 0 else STEP_TAKING
