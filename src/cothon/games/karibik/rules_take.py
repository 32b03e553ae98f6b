"""Phase 2, Loot and Hire (K9), with the persons that work in it (K10): steps and the question `take`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.karibik.made.ids import (
    ASK_TAKE,
    DO_COMPLETE,
    DO_DONE,
    DO_HIRE,
    DO_LOOT,
    DUPLICATE_STAY,
    FOLLOWERS_AFTER_TAKE,
    JESTER_ALL,
    REQUESTS_TURN,
    STEP_HIRED,
    STEP_LOOTED,
    STEP_TAKING,
)
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
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
from cothon.games.karibik.rules_requests import add_completable, begin_payment, some_completable
from cothon.games.karibik.rules_turn import check_end, end_turn, put
from cothon.games.karibik.view import next_ship, persons_there

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- steps ------------------------------------------------------------------------------------------------------------


def begin_steps(s: KaribikState, tell: Teller | None) -> i64:
    """The active player's step comes first; his takes are fixed now (K9.2)."""
    return _begin_step(s, s.active, BASE_TAKES[s.types], tell)


def _begin_step(s: KaribikState, p: i64, base: i64, tell: Teller | None) -> i64:
    s.step = p
    s.takes = base + s.skill[p * SKILLS + GOVERNOR]  # K9.4
    if tell is not None:
        tell.say("step", seat=int(p), takes=int(s.takes))
    if s.cards >= ADMIRAL_CARDS:  # K10.4
        _admirals_pay(s, p, s.skill[p * SKILLS + ADMIRAL], tell)
    elif s.cards == 0:
        _jesters_pay(s, p, tell)
    return STEP_TAKING


def _admirals_pay(s: KaribikState, p: i64, admirals: i64, tell: Teller | None) -> None:
    coins = ADMIRAL_COINS * admirals
    if coins > 0:
        if tell is not None:
            tell.say("admiral", seat=int(p), coins=int(coins))
        owe(s, p, coins)


def _jesters_pay(s: KaribikState, p: i64, tell: Teller | None) -> None:
    """The harbour is empty in the step of player p (K10.5)."""
    coins = s.skill[p * SKILLS + JESTER]
    if coins > 0 and (p != s.active or s.rules.jester == JESTER_ALL):
        if tell is not None:
            tell.say("jester", seat=int(p), coins=int(coins))
        owe(s, p, coins)


def go_on_taking(s: KaribikState, tell: Teller | None) -> i64:
    """Ask for the next take, or end the step."""
    p = s.step
    if (s.takes > 0 and s.cards > 0) or (p == s.active and some_completable(s, p)):
        return put(s, p, ASK_TAKE)
    return end_step(s, tell)


def end_step(s: KaribikState, tell: Teller | None) -> i64:
    """On to the next step, or the end of the turn (K9.14, K9.15)."""
    p = s.step + 1
    if p == s.seats:
        p = 0
    over = s.busted != 0 or s.closing != 0 or p == s.active
    if s.rules.followers == FOLLOWERS_AFTER_TAKE and s.step == s.active and s.took == 0 and s.cards > 0:
        over = True
        if tell is not None:
            tell.say("no_followers", seat=int(s.active))
    if not over:
        return _begin_step(s, p, 1, tell)  # K9.3
    clear_harbour(s, tell)
    if s.rules.requests == REQUESTS_TURN and s.step != s.active and some_completable(s, s.active):  # K6.2
        s.closing = 1
        s.step = s.active
        s.takes = 0
        return STEP_TAKING
    s.closing = 0
    return end_turn(s, tell)


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
    if s.rules.duplicate == DUPLICATE_STAY:
        for f in range(FIRST_PERSON):
            while s.doubles[f] > 0:
                to_discard(s, f)
                s.doubles[f] -= 1
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


def take_options(v: KaribikView, buf: Arr) -> i64:
    p = v.actor
    n: i64 = 0
    if p == v.active:
        n = add_completable(v, p, buf, 0)
    if v.takes > 0 and v.cards > 0:
        n = _add_cards(v, p, buf, n)
    buf[n] = DO_DONE
    return n + 1


def _add_cards(v: KaribikView, p: i64, buf: Arr, n: i64) -> i64:
    """`loot:` and `hire:` options (K9.13)."""
    purse = v.coins[p]
    if p != v.active:
        purse -= 1
    if v.types > 0 and (purse >= 0 or v.rules.fee_from_loot == 1):
        for t in range(TYPES):
            if v.ships[t] >= 0:
                buf[n] = DO_LOOT + t
                n += 1
    persons = persons_there(v)
    if persons == 0 or purse < 0:  # nobody there, or not even the fee
        return n
    purse += v.skill[p * SKILLS + MADEMOISELLE]
    i: i64 = 0
    while persons > 0:
        k = v.harbour[i]
        if k > 0:
            persons -= k
            if COST[FIRST_PERSON + i] <= purse:
                buf[n] = DO_HIRE + i
                n += 1
        i += 1
    return n


def take(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    if a == DO_DONE:
        if tell is not None:
            tell.say("done", seat=int(s.step))
        return end_step(s, tell)
    if a < DO_LOOT:
        return begin_payment(s, a - DO_COMPLETE, tell)
    s.takes -= 1
    if s.step == s.active:
        s.took += 1
    if a < DO_HIRE:
        return _loot(s, a - DO_LOOT, tell)
    return _hire(s, a - DO_HIRE + FIRST_PERSON, tell)


def _loot(s: KaribikState, t: i64, tell: Teller | None) -> i64:
    p = s.step
    f = s.ships[t]
    if p != s.active:
        if s.coins[p] > 0:
            pay_fee(s, p, tell)
        else:
            s.fee = 1  # K9.12: out of the loot
    if tell is not None:
        tell.say("loot", seat=int(p), card=IDS[f], source="harbour", dest="discard")
    s.ships[t] = next_ship(s, t)
    if s.ships[t] < 0:
        s.types -= 1
    else:
        s.doubles[s.ships[t]] -= 1
    s.cards -= 1
    to_discard(s, f)
    owe(s, p, LOOT[f] + s.skill[p * SKILLS + TRADER + t])
    return STEP_LOOTED


def looted(s: KaribikState, tell: Teller | None) -> i64:
    if s.fee > 0:
        s.fee = 0
        pay_fee(s, s.step, tell)
    return _taken(s, tell)


def _taken(s: KaribikState, tell: Teller | None) -> i64:
    """A take is over; it may have been that of the last card (K10.5)."""
    if s.cards == 0 and s.rules.jester_empty == 1:
        _jesters_pay(s, s.step, tell)
    return STEP_TAKING


def _hire(s: KaribikState, f: i64, tell: Teller | None) -> i64:
    p = s.step
    if p != s.active:
        pay_fee(s, p, tell)
    cost = cost_for(s, p, f)
    if tell is not None:
        tell.say("hire", seat=int(p), card=IDS[f], cost=int(cost))
    s.wanted = f
    charge(s, p, cost)
    return STEP_HIRED


def hired(s: KaribikState, tell: Teller | None) -> i64:
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
    if SKILL[f] == GOVERNOR and s.rules.governor_now == 1:  # K10.6
        s.takes += 1
    if SKILL[f] == ADMIRAL and s.rules.admiral_now == 1 and s.cards >= ADMIRAL_CARDS:  # K10.4
        _admirals_pay(s, p, 1, tell)
    check_end(s, p, tell)
    return _taken(s, tell)
