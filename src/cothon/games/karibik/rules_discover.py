"""Phase 1, Discover (K5), with Tax Increases (K7) and busts (K8): the questions `discover` and `repel`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.made.ids import (
    ASK_DISCOVER,
    ASK_REPEL,
    DO_COMPLETE,
    DO_KEEP,
    DO_REPEL,
    DO_REVEAL,
    DO_STOP,
    DRAW_CARD,
    DUPLICATE_ASK,
    DUPLICATE_AUTO,
    STEP_BONUS,
    STEP_BUSTED,
    STEP_DISCOVER,
    STEP_REVEAL,
    STEP_TAKING,
    STEP_TAXED,
)
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
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
from cothon.games.karibik.rules_coins import aim_reveal, charge, drawn, owe, reshuffle, to_discard
from cothon.games.karibik.rules_requests import add_completable, begin_payment
from cothon.games.karibik.rules_take import begin_steps, clear_harbour
from cothon.games.karibik.rules_turn import end_turn, put

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- discover ---------------------------------------------------------------------------------------------------------


def can_reveal(v: KaribikView) -> bool:
    """K5.13."""
    return v.deck + v.discard > 0 and v.shown < v.rules.size


def discover_options(v: KaribikView, buf: Arr) -> i64:
    n: i64 = 0
    reveal = can_reveal(v)
    if reveal:
        buf[n] = DO_REVEAL
        n += 1
    if v.shown > 0 or not reveal:
        buf[n] = DO_STOP
        n += 1
    return add_completable(v, v.active, buf, n)


def discover(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    if a == DO_REVEAL:
        s.shown += 1
        return STEP_REVEAL
    if a == DO_STOP:
        if tell is not None:
            tell.say("stop", seat=int(s.active), ships=int(s.types), cards=int(s.cards))
        return begin_steps(s, tell)
    return begin_payment(s, a - DO_COMPLETE, tell)


def ask_discover(s: KaribikState, tell: Teller | None) -> i64:
    return put(s, s.active, ASK_DISCOVER)


def turn_up(s: KaribikState, tell: Teller | None) -> i64:
    if s.deck == 0:  # K3.11; the discard is not empty (K5.13)
        reshuffle(s, tell)
        return STEP_REVEAL
    return aim_reveal(s)


def draw_reveal(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """Resolve the card just turned up (K5.2-K5.11)."""
    f = a - DRAW_CARD
    drawn(s, f)
    if tell is not None:
        tell.say("reveal", seat=int(s.active), card=IDS[f], source="deck")
    if f < FIRST_PERSON:
        return _ship(s, f, tell)
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
        return _tax(s, f, tell)
    return STEP_DISCOVER


# -- ships and the question repel -------------------------------------------------------------------------------------


def _ship(s: KaribikState, f: i64, tell: Teller | None) -> i64:
    can = s.skill[s.active * SKILLS + STRENGTH] >= NEEDED[f]  # K5.3; no strength reaches a skull
    duplicate = s.ships[SHIP_TYPE[f]] >= 0
    s.card = f
    if can and (not duplicate or s.rules.duplicate != DUPLICATE_AUTO):
        return put(s, s.active, ASK_REPEL)
    if can:
        return _repel(s, tell)  # K5.9
    return _bust(s, tell) if duplicate else _moor(s, tell)


def repel_options(v: KaribikView, buf: Arr) -> i64:
    buf[0] = DO_REPEL
    buf[1] = DO_KEEP
    return 2


def repel(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    if a == DO_REPEL:
        return _repel(s, tell)
    if s.ships[SHIP_TYPE[s.card]] >= 0 and s.rules.duplicate == DUPLICATE_ASK:  # K5.9
        return _bust(s, tell)
    return _moor(s, tell)


def _repel(s: KaribikState, tell: Teller | None) -> i64:
    if tell is not None:
        tell.say("repel", seat=int(s.active), card=IDS[s.card], source="deck", dest="discard")
    to_discard(s, s.card)
    s.card = -1
    return STEP_DISCOVER


def _moor(s: KaribikState, tell: Teller | None) -> i64:
    if tell is not None:
        tell.say("harbour", card=IDS[s.card], source="deck", dest="harbour")
    t = SHIP_TYPE[s.card]
    there = s.ships[t]
    if there < 0:
        s.types += 1
    if s.card > there:  # faces of a type ascend with their coins: the best is looted first (K5.10)
        s.ships[t] = s.card
        if there >= 0:
            s.doubles[there] += 1
    else:
        s.doubles[s.card] += 1
    s.cards += 1
    s.card = -1
    return STEP_DISCOVER


# -- tax increase -----------------------------------------------------------------------------------------------------


def _tax(s: KaribikState, f: i64, tell: Teller | None) -> i64:
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
    return STEP_BONUS


def tax_bonus(s: KaribikState, tell: Teller | None) -> i64:
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
    return STEP_TAXED


def taxed(s: KaribikState, tell: Teller | None) -> i64:
    """K7.1: the tax card itself comes last."""
    if tell is not None:
        tell.say("discard", cards=[IDS[s.card]], source="deck", dest="discard")
    to_discard(s, s.card)
    s.card = -1
    return STEP_DISCOVER


# -- bust -------------------------------------------------------------------------------------------------------------


def _bust(s: KaribikState, tell: Teller | None) -> i64:
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
    return STEP_BUSTED


def bust_over(s: KaribikState, tell: Teller | None) -> i64:
    """Jesters are paid: the turn is over, or the active player may complete requests (K8.4)."""
    if s.rules.bust_expedition == 0:
        return end_turn(s, tell)
    s.step = s.active
    s.takes = 0
    return STEP_TAKING
