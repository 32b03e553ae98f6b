"""Why not: for every option that a question could offer but does not, the clause, and what a sentence needs to help.

Also which ship an answer means, and why not another of its type.
"""

from __future__ import annotations

from collections.abc import Sequence

from cothon.core.result import Refusal, Which
from cothon.games.karibik.made.ids import (
    ASK_DISCOVER,
    ASK_PAY,
    DO_COMPLETE,
    DO_DONE,
    DO_GIVE,
    DO_HIRE,
    DO_LOOT,
    DO_REVEAL,
    DO_STOP,
)
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    CAPTAIN,
    COST,
    DISPLAY,
    FIRST_PERSON,
    FIRST_REQUEST,
    GIVEN_JACK,
    GOVERNOR,
    IDS,
    JACK,
    LOOT,
    MADEMOISELLE,
    SHIP_TYPE,
    SKILLS,
    SYMBOLS,
    TRADER,
    TYPE_IDS,
)
from cothon.games.karibik.rules_requests import kind_now, lacking, open_symbols
from cothon.games.karibik.rules_take import cost_for
from cothon.games.karibik.view import next_ship


def refuse(v: KaribikView, a: int) -> Refusal:
    if v.ask == ASK_PAY:
        return _pay(v, a)
    if DO_COMPLETE <= a < DO_GIVE:
        return _complete(v, a - int(DO_COMPLETE))
    if v.ask == ASK_DISCOVER:
        return _discover(v, a)
    return _take(v, a)


def _discover(v: KaribikView, a: int) -> Refusal:
    if a == DO_REVEAL and v.deck + v.discard == 0:
        return Refusal("K5.13", "no-cards")
    if a == DO_REVEAL:
        return Refusal("K5.13", "most-revealed", shown=int(v.shown))
    assert a == DO_STOP
    return Refusal("K5.1", "reveal-first")


def _complete(v: KaribikView, e: int) -> Refusal:
    card = IDS[FIRST_REQUEST + e]
    p = int(v.actor)
    if v.rules.copies_in_game(int(FIRST_REQUEST) + e) == 0:
        return Refusal("K2.4", "not-in-game", card=card)
    if p != v.active:
        return Refusal("K6.2", "only-active")
    for q in range(int(v.seats)):
        if v.display[q * DISPLAY + FIRST_REQUEST - FIRST_PERSON + e] > 0:
            return Refusal("K6.8", "completed-already", card=card, seat=q)
    if v.row[e] == 0:
        return Refusal("K6.1", "not-in-row", card=card)
    own = {symbol: int(v.skill[p * SKILLS + CAPTAIN + k]) for k, symbol in enumerate(SYMBOLS)}
    missing, jacks = int(lacking(v, p, e, 0)), int(v.skill[p * SKILLS + JACK])
    return Refusal("K6.5", "persons-missing", card=card, missing=missing - jacks, jacks=jacks, **own)


def _pay(v: KaribikView, a: int) -> Refusal:
    p = int(v.actor)
    k = int(kind_now(v))
    person = SYMBOLS[k]
    r = int(open_symbols(v, k))
    jacks = int(v.skill[p * SKILLS + JACK])
    if a == DO_GIVE + GIVEN_JACK:
        needed = r + int(lacking(v, p, int(v.paying), k + 1))
        return Refusal("K6.5", "jack-too-soon", person=person, needed=needed, jacks=jacks)
    if a - DO_GIVE != k:
        return Refusal("K6.3", "other-symbols-now", person=person, open=r)
    if v.skill[p * SKILLS + CAPTAIN + k] == 0:
        return Refusal("K6.3", "person-used-up", person=person)
    return Refusal("K6.3", "jacks-from-now-on", person=person)


def _take(v: KaribikView, a: int) -> Refusal:
    p = int(v.actor)
    if v.busted:
        return Refusal("K8.1", "after-bust")
    if v.takes == 0:
        return Refusal("K9.2" if p == v.active else "K9.3", "no-take-left")
    if a < DO_HIRE:
        return _loot(v, a - int(DO_LOOT))
    return _hire(v, p, a - int(DO_HIRE) + int(FIRST_PERSON))


def _loot(v: KaribikView, t: int) -> Refusal:
    if v.ships[t] < 0:
        return Refusal("K9.10", "no-ship", type=TYPE_IDS[t])
    return Refusal("K9.12", "no-coin-for-fee")


def _hire(v: KaribikView, p: int, f: int) -> Refusal:
    if v.harbour[f - FIRST_PERSON] == 0:
        return Refusal("K9.10", "no-person", card=IDS[f])
    cost, fee = int(cost_for(v, p, f)), int(p != v.active)
    return Refusal(
        "K9.13",
        "too-dear",
        card=IDS[f],
        cost=int(COST[f]),
        ladies=int(v.skill[p * SKILLS + MADEMOISELLE]),
        fee=fee,
        due=cost + fee,
        coins=int(v.coins[p]),
    )


def refuse_ship(v: KaribikView, f: int) -> Refusal | None:
    """Why no answer means this ship of the harbour; None: looting its type does (K5.10)."""
    t = int(SHIP_TYPE[f])
    if f == v.ships[t]:
        return None
    return Refusal("K5.10", "other-ship-first", type=TYPE_IDS[t])


def done(v: KaribikView, legal: Sequence[int]) -> Which | None:
    """To go on is called otherwise before anything was taken, and where only a request can be completed (K9.7)."""
    takes = any(DO_LOOT <= a < DO_DONE for a in legal)
    if not takes:
        return Which("done", first=False) if len(legal) > 1 else None
    first = v.took == 0 if v.step == v.active else v.takes > v.skill[v.step * SKILLS + GOVERNOR]
    return Which("done", first=True) if first else None


def which(v: KaribikView, a: int) -> Which | None:
    """The ship that is looted, where several of its type lie in the harbour (K5.10); what a person costs, where that is
    not what is printed (K9.9); the fee (K9.11).

    equal  another kind of ship there brings as many coins, so that those do not tell them apart
    net    the coins that a seat has more after it: with those of its Traders, less the fee
    """
    fee = int(v.step != v.active)
    if DO_HIRE <= a < DO_DONE:
        f = int(a - DO_HIRE + FIRST_PERSON)
        cost = int(cost_for(v, v.step, f))
        return Which("hire", cost=cost, fee=fee) if fee or cost != COST[f] else None
    if not DO_LOOT <= a < DO_HIRE:
        return None
    t = a - int(DO_LOOT)
    several = next_ship(v, t) >= 0
    if not several and not fee:
        return None
    f = int(v.ships[t])
    others = [i for i, k in enumerate(v.doubles) if k > 0 and i != f and SHIP_TYPE[i] == t]
    equal = any(LOOT[i] == LOOT[f] for i in others)
    net = int(LOOT[f] + v.skill[v.step * SKILLS + TRADER + t]) - fee
    return Which("loot", card=IDS[f], coins=int(LOOT[f]), several=several, equal=equal, fee=fee, net=net)
