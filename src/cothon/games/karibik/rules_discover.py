"""Phase 1, Discover (K5), with Tax Increases (K7) and busts (K8): the questions `discover` and `repel`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.actions import A_COMPLETE, A_KEEP, A_REPEL, A_REVEAL, A_STOP, REPEL
from cothon.games.karibik.pieces import (
    FIRST_PERSON,
    FIRST_REQUEST,
    IDS,
    INFLUENCE,
    JESTER,
    NEEDED,
    SHIP_TYPE,
    SKILLS,
    STRENGTH,
    TAX_FROM,
    TAX_STRENGTH,
)
from cothon.games.karibik.rules_coins import charge, drawn, owe, to_discard
from cothon.games.karibik.rules_requests import begin_payment, list_completable
from cothon.games.karibik.rules_take import begin_steps, clear_harbour
from cothon.games.karibik.rules_turn import end_turn, put
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.then import ASK_DISCOVER, BONUS, BUSTED, TAKING, TAXED, TURN_UP
from cothon.games.karibik.view import KaribikView

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- discover ---------------------------------------------------------------------------------------------------------


def can_reveal(v: KaribikView) -> bool:
    """K5.13."""
    return v.deck + v.discard > 0 and v.shown < v.rules.size


def list_discover(v: KaribikView, buf: Arr) -> i64:
    n: i64 = 0
    reveal = can_reveal(v)
    if reveal:
        buf[n] = A_REVEAL
        n += 1
    if v.shown > 0 or not reveal:
        buf[n] = A_STOP
        n += 1
    return list_completable(v, v.active, buf, n)


def answer_discover(s: KaribikState, a: i64, tell: Teller | None) -> None:
    if a == A_REVEAL:
        s.shown += 1
        s.then = TURN_UP
    elif a == A_STOP:
        if tell is not None:
            tell.say("stop", seat=int(s.active), ships=int(s.types), cards=int(s.cards))
        begin_steps(s, tell)
    else:
        begin_payment(s, a - A_COMPLETE, tell)


def revealed(s: KaribikState, f: i64, tell: Teller | None) -> None:
    """The card just turned up is f: resolve it (K5.2-K5.11)."""
    drawn(s, f)
    if tell is not None:
        tell.say("reveal", seat=int(s.active), card=IDS[f], source="deck")
    if f < FIRST_PERSON:
        _ship(s, f, tell)
        return
    s.then = ASK_DISCOVER
    if f < FIRST_REQUEST:
        s.harbour[f - FIRST_PERSON] += 1
        s.cards += 1
        if tell is not None:
            tell.say("harbour", card=IDS[f], source="deck", dest="harbour")
    elif f < TAX_STRENGTH:
        s.row[f - FIRST_REQUEST] += 1
        s.open_requests += 1
        if tell is not None:
            tell.say("row", card=IDS[f], source="deck", dest="row")
    else:
        _tax(s, f, tell)


# -- ships and the question repel -------------------------------------------------------------------------------------


def _ship(s: KaribikState, f: i64, tell: Teller | None) -> None:
    can = s.skill[s.active * SKILLS + STRENGTH] >= NEEDED[f]  # K5.3; no strength reaches a skull
    duplicate = s.ships[SHIP_TYPE[f]] >= 0
    s.card = f
    if can and (not duplicate or s.rules.ask_duplicate):
        put(s, s.active, REPEL)
    elif can:
        _repel(s, tell)  # K5.9
    elif duplicate:
        _bust(s, tell)
    else:
        _moor(s, tell)


def list_repel(v: KaribikView, buf: Arr) -> i64:
    buf[0] = A_REPEL
    buf[1] = A_KEEP
    return 2


def answer_repel(s: KaribikState, a: i64, tell: Teller | None) -> None:
    if a == A_REPEL:
        _repel(s, tell)
    elif s.ships[SHIP_TYPE[s.card]] >= 0:
        _bust(s, tell)
    else:
        _moor(s, tell)


def _repel(s: KaribikState, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("repel", seat=int(s.active), card=IDS[s.card], source="deck", dest="discard")
    to_discard(s, s.card)
    s.card = -1
    s.then = ASK_DISCOVER


def _moor(s: KaribikState, tell: Teller | None) -> None:
    if tell is not None:
        tell.say("harbour", card=IDS[s.card], source="deck", dest="harbour")
    s.ships[SHIP_TYPE[s.card]] = s.card
    s.types += 1
    s.cards += 1
    s.card = -1
    s.then = ASK_DISCOVER


# -- tax increase -----------------------------------------------------------------------------------------------------


def _tax(s: KaribikState, f: i64, tell: Teller | None) -> None:
    """K7.2: whoever has 12 coins or more loses half of them, rounded down."""
    s.card = f
    if tell is not None:
        tell.say("tax", card=IDS[f])
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        if s.coins[p] >= TAX_FROM:
            charge(s, p, s.coins[p] // 2)
            if tell is not None:
                tell.say("tax_loss", seat=int(p), coins=int(s.due[p]))
    s.then = BONUS


def tax_bonus(s: KaribikState, tell: Teller | None) -> None:
    """K7.3, K7.4: a coin for the most strength, or the least influence; for everybody in a tie."""
    sign: i64 = 1 if s.card == TAX_STRENGTH else -1
    what = STRENGTH if s.card == TAX_STRENGTH else INFLUENCE
    best = sign * s.skill[what]
    for p in range(s.seats):
        if sign * s.skill[p * SKILLS + what] > best:
            best = sign * s.skill[p * SKILLS + what]
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        if sign * s.skill[p * SKILLS + what] == best:
            owe(s, p, 1)
            if tell is not None:
                tell.say("tax_bonus", seat=int(p), coins=1)
    s.then = TAXED


def taxed(s: KaribikState, tell: Teller | None) -> None:
    """K7.1: the tax card itself comes last."""
    if tell is not None:
        tell.say("discard", cards=[IDS[s.card]], source="deck", dest="discard")
    to_discard(s, s.card)
    s.card = -1
    s.then = ASK_DISCOVER


# -- bust -------------------------------------------------------------------------------------------------------------


def _bust(s: KaribikState, tell: Teller | None) -> None:
    """K8.1, K8.2."""
    if tell is not None:
        tell.say("bust", seat=int(s.active), card=IDS[s.card])
        tell.say("discard", cards=[IDS[s.card]], source="deck", dest="discard")
    to_discard(s, s.card)
    s.card = -1
    s.busted = 1
    clear_harbour(s, tell)
    for i in range(s.seats):
        p = (s.active + i) % s.seats
        coins = s.skill[p * SKILLS + JESTER]
        if coins > 0:
            owe(s, p, coins)
            if tell is not None:
                tell.say("jester", seat=int(p), coins=int(coins))
    s.then = BUSTED


def bust_over(s: KaribikState, tell: Teller | None) -> bool:
    """Jesters are paid. Whether the turn is over; else the active player may complete requests (K8.4)."""
    if not s.rules.bust_expedition:
        end_turn(s, tell)
        return True
    s.step = s.active
    s.takes = 0
    s.then = TAKING
    return False
