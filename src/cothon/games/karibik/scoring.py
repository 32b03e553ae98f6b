"""Winner and ties (K12): who is qualified, the places, and the account line by line."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import ASIDE, SUM, Fact, Line, Result, decided, rank
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    COMPLETED,
    DISPLAY,
    FIRST_PERSON,
    FIRST_REQUEST,
    INFLUENCE,
    PERSONS,
    REASONS,
    REQUESTS,
    SKILLS,
    TABLES,
    WORTH,
    person_name,
)

_BY_NAME: list[tuple[str, list[int]]] = [
    (name, [i for i in range(int(PERSONS)) if person_name(int(FIRST_PERSON) + i) == name])
    for name in TABLES["persons"]["names"]
]
"""Names of persons, and which they are: places in a display."""


def qualified(v: KaribikView, p: int) -> bool:
    """Only with a completed request can a player win, unless the option says otherwise (K12.1)."""
    return not v.rules.require_expedition or v.skill[p * SKILLS + COMPLETED] > 0


def result(v: KaribikView) -> Result:
    seats = range(int(v.seats))
    influence = [int(v.skill[p * SKILLS + INFLUENCE]) for p in seats]
    coins = [int(v.coins[p]) for p in seats]
    able = [qualified(v, p) for p in seats]
    nobody = not any(able)
    if nobody:  # K12.5
        ranks = [1 for _ in seats]
    else:
        ranks = rank([(int(able[p]), influence[p], coins[p]) for p in seats])  # K12.4
    tie_break = "" if nobody else _tie_break(influence, coins, able, ranks)
    account = _account(v, influence, coins)
    fact = _decided(influence, coins, able, ranks, account)
    barred = [p for p in seats if not able[p]]
    beside = ["completed"] if barred else []
    if any(able[p] == able[q] and influence[p] == influence[q] and coins[p] != coins[q] for p in seats for q in seats):
        beside.append("coins")
    return Result(influence, ranks, REASONS[v.ended], tie_break, account, nobody, fact, beside, barred)


def _decided(influence: list[int], coins: list[int], able: list[bool], ranks: list[int], account: list[Line]) -> Fact:
    """The most influence that did not count, if it passed over somebody who is ranked before; else what separated."""
    if not any(able):
        return Fact("nobody", "K12.5")
    places = sorted((p for p in range(len(able)) if able[p]), key=lambda p: ranks[p])
    lowest = influence[places[-1]]
    vain = [p for p in range(len(able)) if not able[p] and influence[p] >= lowest]
    vain.sort(key=lambda p: -influence[p])
    if not vain:
        compared = [line for line in account if line.id in ("influence", "coins")]
        return decided(list(zip(influence, coins, strict=True)), compared, account, shared="K12.2")
    most = vain[0]
    passed = next(p for p in places if influence[p] <= influence[most])
    return Fact(
        "no request", "K12.1", seat=most, points=influence[most], seats=vain,
        other_seat=passed, other_points=influence[passed], place=ranks[passed],
    )  # fmt: skip


def _tie_break(influence: list[int], coins: list[int], able: list[bool], ranks: list[int]) -> str:
    """What else than influence decided the first place."""
    best = ranks.index(1)
    rivals = [p for p in range(len(ranks)) if ranks[p] > 1]
    if any(able[p] and influence[p] == influence[best] for p in rivals):
        return "coins"
    if any(not able[p] and influence[p] >= influence[best] for p in rivals):
        return "completed request"
    return ""


def _account(v: KaribikView, influence: list[int], coins: list[int]) -> list[Line]:
    seats = range(int(v.seats))
    lines: list[Line] = []
    for name, persons in _BY_NAME:
        values = [_persons(v, p, persons) for p in seats]
        if any(values):
            lines.append(Line("person", values, "K1.7", person=name))
    requests = [_requests(v, p) for p in seats]
    completed = [int(v.skill[p * SKILLS + COMPLETED]) for p in seats]
    lines.append(Line("requests", requests, "K1.8"))
    lines.append(Line("influence", influence, "K12.1", SUM))
    lines.append(Line("completed", completed, "K12.1", ASIDE))
    lines.append(Line("coins", coins, "K12.2", ASIDE))
    return lines


def _persons(v: KaribikView, p: int, persons: list[int]) -> int:
    """Influence of those persons in player p's display."""
    total: i64 = 0
    for i in persons:
        total += v.display[p * DISPLAY + i] * WORTH[FIRST_PERSON + i]
    return int(total)


def _requests(v: KaribikView, p: int) -> int:
    first = p * int(DISPLAY) + int(FIRST_REQUEST - FIRST_PERSON)
    return sum(int(v.display[first + e] * v.rules.influence[e]) for e in range(int(REQUESTS)))
