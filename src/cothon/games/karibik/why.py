"""Why not: for every option that a question could offer but does not, the clause and words that help."""

from __future__ import annotations

from cothon.core.result import Refusal
from cothon.games.karibik.actions import (
    A_COMPLETE,
    A_GIVE,
    A_HIRE,
    A_JACK,
    A_LOOT,
    A_REVEAL,
    A_STOP,
    DISCOVER,
    PAY,
)
from cothon.games.karibik.pieces import (
    ASKS_FOR,
    CAPTAIN,
    COST,
    DISPLAY,
    FIRST_PERSON,
    FIRST_REQUEST,
    JACK,
    MADEMOISELLE,
    SKILLS,
    SYMBOLS,
    TYPE_NAMES,
    WORDS,
)
from cothon.games.karibik.rules_requests import kind_now, lacking, open_symbols
from cothon.games.karibik.rules_take import cost_for
from cothon.games.karibik.view import KaribikView


def refuse(v: KaribikView, a: int) -> Refusal:
    if v.ask == PAY:
        return _pay(v, a)
    if A_COMPLETE <= a < A_GIVE:
        return _complete(v, a - int(A_COMPLETE))
    if v.ask == DISCOVER:
        return _discover(v, a)
    return _take(v, a)


def _discover(v: KaribikView, a: int) -> Refusal:
    if a == A_REVEAL and v.deck + v.discard == 0:
        return Refusal("K5.13", "deck and discard are both empty: there is no card to reveal")
    if a == A_REVEAL:
        return Refusal("K5.13", f"you revealed {v.shown} cards in this turn, more are not allowed")
    assert a == A_STOP
    return Refusal("K5.1", "you must reveal at least one card before you stop")


def _complete(v: KaribikView, e: int) -> Refusal:
    name = WORDS[FIRST_REQUEST + e]
    p = int(v.actor)
    if v.rules.copies_in_game(int(FIRST_REQUEST) + e) == 0:
        return Refusal("K2.4", f"{name} is not in this game")
    if p != v.active:
        return Refusal("K6.2", "only the active player completes requests, in his own turn")
    for q in range(int(v.seats)):
        if v.display[q * DISPLAY + FIRST_REQUEST - FIRST_PERSON + e] > 0:
            return Refusal("K6.8", f"{name} is completed already, by {'you' if q == p else f'seat {q}'}")
    if v.row[e] == 0:
        return Refusal("K6.1", f"{name} does not lie in the row")
    needs = " and ".join(_needs(v, p, e))
    jacks = int(v.skill[p * SKILLS + JACK])
    gap = int(lacking(v, p, e, 0))
    return Refusal("K6.5", f"{name} needs {needs}: {gap} more than you have, and you have {_count(jacks, 'Jack')}")


def _needs(v: KaribikView, p: int, e: int) -> list[str]:
    out: list[str] = []
    for k, symbol in enumerate(SYMBOLS):
        needed = int(ASKS_FOR[e * 3 + k])
        if needed:
            own = int(v.skill[p * SKILLS + CAPTAIN + k])
            out.append(f"{_count(needed, symbol.capitalize())} (you have {own})")
    return out


def _count(n: int, word: str) -> str:
    return f"{n or 'no'} {word}{'' if n == 1 else 's'}"


def _pay(v: KaribikView, a: int) -> Refusal:
    p = int(v.actor)
    k = int(kind_now(v))
    now = SYMBOLS[k].capitalize()
    r = int(open_symbols(v, k))
    jacks = int(v.skill[p * SKILLS + JACK])
    if a == A_JACK:
        later = int(lacking(v, p, int(v.paying), k + 1))
        return Refusal(
            "K6.5",
            f"a Jack now would have to cover all {_count(r, now)} still open, and {later} later:"
            f" that takes {r + later}, you have {_count(jacks, 'Jack')}",
        )
    if a - A_GIVE != k:
        return Refusal("K6.3", f"the {now} symbols are being covered now ({r} open), each by exactly one {now} or Jack")
    if v.skill[p * SKILLS + CAPTAIN + k] == 0:
        return Refusal("K6.3", f"you have no {now} left")
    return Refusal("K6.3", f"after a Jack for a {now} the other {now} symbols are covered by Jacks, too")


def _take(v: KaribikView, a: int) -> Refusal:
    p = int(v.actor)
    if v.busted:
        return Refusal("K8.1", "after a bust nobody takes cards")
    if v.takes == 0:
        clause = "K9.2" if p == v.active else "K9.3"
        return Refusal(clause, "you have no take left")
    if a < A_HIRE:
        return _loot(v, p, a - int(A_LOOT))
    return _hire(v, p, a - int(A_HIRE) + int(FIRST_PERSON))


def _loot(v: KaribikView, p: int, t: int) -> Refusal:
    if v.ships[t] < 0:
        return Refusal("K9.10", f"there is no {TYPE_NAMES[t]} in the harbour")
    return Refusal("K9.12", "a card costs a fee of 1 coin, and you have none")


def _hire(v: KaribikView, p: int, f: int) -> Refusal:
    if v.harbour[f - FIRST_PERSON] == 0:
        return Refusal("K9.10", f"there is no {WORDS[f]} in the harbour")
    cost = int(cost_for(v, p, f))
    parts = [f"costs {int(COST[f])}"]
    ladies = int(v.skill[p * SKILLS + MADEMOISELLE])
    if ladies:
        parts.append(f"less {ladies} for {_count(ladies, 'Mademoiselle')} makes {cost}")
    if p != v.active:
        parts.append("plus a fee of 1")
    return Refusal("K9.13", f"{WORDS[f]} {', '.join(parts)}; you have {int(v.coins[p])}")
