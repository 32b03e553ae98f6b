"""Phase 2, Loot and Hire (K9), with the persons that work in it (K10): steps and the question `take`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.actions import A_COMPLETE, A_DONE, A_HIRE, A_LOOT, TAKE
from cothon.games.karibik.pieces import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    AMOUNT,
    BASE_TAKES,
    COST,
    DISPLAY,
    FIRST_PERSON,
    GOVERNOR,
    IDS,
    INFLUENCE,
    JESTER,
    LOOT,
    MADEMOISELLE,
    PERSONS,
    SKILL,
    SKILLS,
    TRADER,
    TYPES,
    WORTH,
)
from cothon.games.karibik.rules_coins import charge, owe, pay_fee, to_discard
from cothon.games.karibik.rules_requests import begin_payment, list_completable, some_completable
from cothon.games.karibik.rules_turn import check_end, end_turn, put
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.then import HIRED, LOOTED, TAKING
from cothon.games.karibik.view import KaribikView

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- steps ------------------------------------------------------------------------------------------------------------


def begin_steps(s: KaribikState, tell: Teller | None) -> None:
    """The active player's step comes first; his takes are fixed now (K9.2)."""
    _begin_step(s, s.active, BASE_TAKES[s.types], tell)


def _begin_step(s: KaribikState, p: i64, base: i64, tell: Teller | None) -> None:
    s.step = p
    s.takes = base + s.skill[p * SKILLS + GOVERNOR]  # K9.4
    if tell is not None:
        tell.say("step", seat=int(p), takes=int(s.takes))
    coins: i64 = 0
    if s.cards >= ADMIRAL_CARDS:  # K10.4
        coins = ADMIRAL_COINS * s.skill[p * SKILLS + ADMIRAL]
        if coins > 0 and tell is not None:
            tell.say("admiral", seat=int(p), coins=int(coins))
    elif s.cards == 0 and (p != s.active or s.rules.jester_all):  # K10.5
        coins = s.skill[p * SKILLS + JESTER]
        if coins > 0 and tell is not None:
            tell.say("jester", seat=int(p), coins=int(coins))
    if coins > 0:
        owe(s, p, coins)
    s.then = TAKING


def go_on_taking(s: KaribikState, tell: Teller | None) -> bool:
    """Ask for the next take, or end the step. Whether somebody is asked, or the turn is over."""
    p = s.step
    if (s.takes > 0 and s.cards > 0) or (p == s.active and some_completable(s, p)):
        put(s, p, TAKE)
        return True
    return end_step(s, tell)


def end_step(s: KaribikState, tell: Teller | None) -> bool:
    """On to the next step, or the end of the turn (K9.14, K9.15). Whether the turn is over."""
    p = s.step + 1
    if p == s.seats:
        p = 0
    over = s.busted != 0 or p == s.active
    if s.rules.after_take and s.step == s.active and s.took == 0 and s.cards > 0:
        over = True
        if tell is not None:
            tell.say("no_followers", seat=int(s.active))
    if not over:
        _begin_step(s, p, 1, tell)  # K9.3
        return False
    clear_harbour(s, tell)
    end_turn(s, tell)
    return True


def clear_harbour(s: KaribikState, tell: Teller | None) -> None:
    """All cards of the harbour go face up to the discard."""
    if s.cards == 0:
        return
    cards: list[str] = []
    for t in range(TYPES):
        f = s.ships[t]
        if f >= 0:
            to_discard(s, f)
            s.ships[t] = -1
            if tell is not None:
                cards.append(IDS[f])
    for i in range(PERSONS):
        while s.harbour[i] > 0:
            to_discard(s, FIRST_PERSON + i)
            s.harbour[i] -= 1
            if tell is not None:
                cards.append(IDS[FIRST_PERSON + i])
    s.types = 0
    s.cards = 0
    if tell is not None:
        tell.say("discard", cards=cards, source="harbour", dest="discard")


# -- take -------------------------------------------------------------------------------------------------------------


def cost_for(v: KaribikView, p: i64, f: i64) -> i64:
    """What player p would spend for person f, without a fee (K9.9)."""
    cost = COST[f] - v.skill[p * SKILLS + MADEMOISELLE]
    return cost if cost > 0 else 0


def list_take(v: KaribikView, buf: Arr) -> i64:
    p = v.actor
    n: i64 = 0
    if p == v.active:
        n = list_completable(v, p, buf, 0)
    if v.takes > 0 and v.cards > 0:
        n = _list_cards(v, p, buf, n)
    buf[n] = A_DONE
    return n + 1


def _list_cards(v: KaribikView, p: i64, buf: Arr, n: i64) -> i64:
    """`loot:` and `hire:` options (K9.13)."""
    purse = v.coins[p]
    if p != v.active:
        purse -= 1
    if v.types > 0 and (purse >= 0 or v.rules.fee_from_loot):
        for t in range(TYPES):
            if v.ships[t] >= 0:
                buf[n] = A_LOOT + t
                n += 1
    persons = v.cards - v.types
    if persons == 0 or purse < 0:  # nobody there, or not even the fee
        return n
    purse += v.skill[p * SKILLS + MADEMOISELLE]
    i: i64 = 0
    while persons > 0:
        k = v.harbour[i]
        if k > 0:
            persons -= k
            if COST[FIRST_PERSON + i] <= purse:
                buf[n] = A_HIRE + i
                n += 1
        i += 1
    return n


def answer_take(s: KaribikState, a: i64, tell: Teller | None) -> bool:
    """Whether the turn is over with it."""
    if a == A_DONE:
        if tell is not None:
            tell.say("done", seat=int(s.step))
        return end_step(s, tell)
    if a < A_LOOT:
        begin_payment(s, a - A_COMPLETE, tell)
        return False
    s.takes -= 1
    if s.step == s.active:
        s.took += 1
    if a < A_HIRE:
        _loot(s, a - A_LOOT, tell)
    else:
        _hire(s, a - A_HIRE + FIRST_PERSON, tell)
    return False


def _loot(s: KaribikState, t: i64, tell: Teller | None) -> None:
    p = s.step
    f = s.ships[t]
    if p != s.active:
        if s.coins[p] > 0:
            pay_fee(s, p, tell)
        else:
            s.fee = 1  # K9.12: out of the loot
    if tell is not None:
        tell.say("loot", seat=int(p), card=IDS[f], source="harbour", dest="discard")
    s.ships[t] = -1
    s.types -= 1
    s.cards -= 1
    to_discard(s, f)
    owe(s, p, LOOT[f] + s.skill[p * SKILLS + TRADER + t])
    s.then = LOOTED


def looted(s: KaribikState, tell: Teller | None) -> None:
    if s.fee > 0:
        s.fee = 0
        pay_fee(s, s.step, tell)
    s.then = TAKING


def _hire(s: KaribikState, f: i64, tell: Teller | None) -> None:
    p = s.step
    if p != s.active:
        pay_fee(s, p, tell)
    cost = cost_for(s, p, f)
    if tell is not None:
        tell.say("hire", seat=int(p), card=IDS[f], cost=int(cost))
    s.wanted = f
    charge(s, p, cost)
    s.then = HIRED


def hired(s: KaribikState, tell: Teller | None) -> None:
    """The cost is spent: the person moves and works at once (K9.6)."""
    p = s.step
    f = s.wanted
    s.wanted = -1
    s.harbour[f - FIRST_PERSON] -= 1
    s.cards -= 1
    s.display[p * DISPLAY + f - FIRST_PERSON] += 1
    s.skill[p * SKILLS + SKILL[f]] += AMOUNT[f]
    s.skill[p * SKILLS + INFLUENCE] += WORTH[f]
    if tell is not None:
        tell.say("hired", seat=int(p), card=IDS[f], source="harbour", dest="display")
    if SKILL[f] == GOVERNOR and s.rules.governor_now:  # K10.6
        s.takes += 1
    check_end(s, p, tell)
    s.then = TAKING
