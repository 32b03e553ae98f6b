"""The rules as one machine: what is legal, what an answer or a draw does, and what follows until somebody is asked.

Read next, in the order of a turn: rules_turn, rules_discover, rules_requests, rules_take; coins are in rules_coins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.karibik.actions import D_CARD, DISCOVER, FLIP, PAY, REPEL, REVEAL, SETTLE, STARTER
from cothon.games.karibik.pieces import FACES
from cothon.games.karibik.rules_coins import aim_reveal, flipped, mix, pay_out, reshuffle, settled, spend
from cothon.games.karibik.rules_discover import (
    answer_discover,
    answer_repel,
    bust_over,
    list_discover,
    list_repel,
    revealed,
    tax_bonus,
    taxed,
)
from cothon.games.karibik.rules_requests import answer_pay, list_pay, rewarded
from cothon.games.karibik.rules_take import answer_take, go_on_taking, hired, list_take, looted
from cothon.games.karibik.rules_turn import begin_turn, put
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.then import (
    ASK_DISCOVER,
    BONUS,
    BUSTED,
    HIRED,
    LOOTED,
    NOTHING,
    TAKING,
    TAXED,
    TURN_UP,
)
from cothon.games.karibik.view import KaribikView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def legal_into(v: KaribikView, buf: Arr) -> i64:
    ask = v.ask
    if ask == DISCOVER:
        return list_discover(v, buf)
    if ask == REPEL:
        return list_repel(v, buf)
    if ask == PAY:
        return list_pay(v, buf)
    return list_take(v, buf)


def apply(s: KaribikState, a: i64, tell: Teller | None) -> None:
    ask = s.ask
    if s.actor == CHANCE:
        if ask == STARTER:
            _starter(s, a, tell)
        else:
            _draw(s, a - D_CARD, tell)
    elif ask == DISCOVER:
        answer_discover(s, a, tell)
    elif ask == REPEL:
        answer_repel(s, a, tell)
    elif ask == PAY:
        answer_pay(s, a, tell)
    elif answer_take(s, a, tell):
        return
    if s.then != NOTHING:
        flow(s, tell)


def flow(s: KaribikState, tell: Teller | None) -> None:
    """Move coins and do what follows until somebody is asked, a draw is due or the game is over."""
    while True:
        if s.mixing > 0 and mix(s, tell):
            return
        if s.dues > 0 and spend(s, tell):
            return
        if s.dues > 0 or (s.owing > 0 and not pay_out(s, tell)):
            continue
        if _follow(s, tell):
            return


def _follow(s: KaribikState, tell: Teller | None) -> bool:
    """Do what `then` says. Whether somebody is asked, a draw is due or the game is over."""
    then = s.then
    if then == ASK_DISCOVER:
        put(s, s.active, DISCOVER)
        return True
    if then == TURN_UP:
        return _turn_up(s, tell)
    if then == TAKING:
        return go_on_taking(s, tell)
    if then == BUSTED:
        return bust_over(s, tell)
    if then == LOOTED:
        looted(s, tell)
    elif then == HIRED:
        hired(s, tell)
    elif then == BONUS:
        tax_bonus(s, tell)
    elif then == TAXED:
        taxed(s, tell)
    else:
        rewarded(s, tell)
    return False


def _turn_up(s: KaribikState, tell: Teller | None) -> bool:
    if s.deck == 0:  # K3.11; the discard is not empty (K5.13)
        reshuffle(s, tell)
        return False
    aim_reveal(s)
    return True


# -- chance -----------------------------------------------------------------------------------------------------------


def _starter(s: KaribikState, p: i64, tell: Teller | None) -> None:
    s.start = p
    if tell is not None:
        tell.say("starter", seat=int(p))
    begin_turn(s, p, tell)


def _draw(s: KaribikState, f: i64, tell: Teller | None) -> None:
    if s.ask == REVEAL:
        revealed(s, f, tell)
    elif s.ask == FLIP:
        flipped(s, f, tell)
    elif s.ask == SETTLE:
        settled(s, f, tell)


def weight(s: KaribikState) -> i64:
    return s.seats if s.ask == STARTER else s.left[s.source - s.oldest]


def pick(s: KaribikState, r: i64) -> i64:
    if s.ask == STARTER:
        return r
    faces = s.faces()
    batch = s.source - s.oldest
    at = batch * FACES
    if 2 * r >= s.left[batch]:
        return _pick_from_the_end(faces, at, s.left[batch] - 1 - r)
    d = D_CARD
    k = faces[at]
    while r >= k:
        r -= k
        at += 1
        d += 1
        k = faces[at]
    return d


def _pick_from_the_end(faces: Arr, first: i64, r: i64) -> i64:
    """The same, counting back from the last card: the way is shorter there."""
    at = first + FACES - 1
    d = D_CARD + FACES - 1
    k = faces[at]
    while r >= k:
        r -= k
        at -= 1
        d -= 1
        k = faces[at]
    return d


def chance(s: KaribikState) -> list[tuple[int, int]]:
    if s.ask == STARTER:
        return [(p, 1) for p in range(int(s.seats))]
    faces = s.faces()
    first = int((s.source - s.oldest) * FACES)
    return [(int(D_CARD) + f, int(faces[first + f])) for f in range(int(FACES)) if faces[first + f] > 0]
