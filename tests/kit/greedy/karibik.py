"""Greedy play of karibik: weigh every card in coins, take the best, and reveal while that promises more.

Everything is counted in coins: a ship is its loot, a person is worth his influence and skill less his cost. The next
card is weighed with its real chances, one card ahead.
"""

from __future__ import annotations

from typing import cast

from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import View
from cothon.games.karibik.made.ids import (
    ASK_DISCOVER,
    ASK_PAY,
    ASK_REPEL,
    DO_COMPLETE,
    DO_DONE,
    DO_GIVE,
    DO_HIRE,
    DO_KEEP,
    DO_LOOT,
    DO_REPEL,
    DO_REVEAL,
    DO_STOP,
    DUPLICATE_ASK,
    JESTER_ALL,
    SPENT_UNSEEN,
)
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ADMIRAL,
    AMOUNT,
    ASKS_FOR,
    BASE_TAKES,
    CAPTAIN,
    COMPLETED,
    COST,
    DISPLAY,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    GOVERNOR,
    INFLUENCE,
    JACK,
    JESTER,
    LOOT,
    MADEMOISELLE,
    NEEDED,
    REQUESTS,
    SETTLER,
    SHIP_TYPE,
    SKILL,
    SKILLS,
    STRENGTH,
    TAX_STRENGTH,
    TRADER,
    WORTH,
)
from cothon.games.karibik.view import unseen_cards

_TYPE = ints(SHIP_TYPE)
_LOOT = ints(LOOT)
_NEEDED = ints(NEEDED)
_COST = ints(COST)
_WORTH = ints(WORTH)
_SKILL = ints(SKILL)
_AMOUNT = ints(AMOUNT)
_ASKS = ints(ASKS_FOR)
_TAKES = ints(BASE_TAKES)
_SHIPS = int(FIRST_PERSON)
_PEOPLE = int(FIRST_REQUEST)

POINT = 3.0
"""What a point of influence is worth in coins."""

_EARLY = {
    int(STRENGTH): 1.6,
    int(MADEMOISELLE): 4.0,
    int(JESTER): 2.0,
    int(ADMIRAL): 3.0,
    int(GOVERNOR): 7.0,
}
"""What skills are worth at the start of the game; it falls to nothing at its end. Traders are worth 1."""


def greedy(game: Game, view: View, legal: list[int], dice: Dice) -> int:
    v = cast(KaribikView, view)
    if v.ask == ASK_PAY:
        return legal[0]  # a Jack can do more than the person he would replace: keep him
    purse = Purse(v, int(v.actor))
    if v.ask == ASK_REPEL:
        return _repel(v, purse)
    requests = [a for a in legal if DO_COMPLETE <= a < DO_GIVE]
    if requests:
        return max(requests, key=lambda a: int(v.rules.influence[a - DO_COMPLETE]))
    if v.ask == ASK_DISCOVER:
        return _discover(v, purse, legal)
    return _take(v, purse, legal)


class Purse:
    """One player's eyes: his coins and skills, and what cards are worth to him."""

    def __init__(self, v: KaribikView, p: int) -> None:
        self.coins = int(v.coins[p])
        self.skill = ints(v.skill)[p * int(SKILLS) : (p + 1) * int(SKILLS)]
        self.fee = 0 if p == v.active else 1
        self.wants = _wanted(v, p, self.skill)
        target = int(v.rules.target)
        best = max(int(v.skill[q * SKILLS + INFLUENCE]) for q in range(int(v.seats)))
        self.early = max(0.0, 1.0 - best / target)
        self.point = POINT + 1.5 * (1.0 - self.early)

    def ship(self, f: int) -> float:
        """Coins a ship brings; beyond a dozen the tax looms."""
        loot = _LOOT[f] + self.skill[int(TRADER) + _TYPE[f]] - self.fee
        return loot if self.coins < 9 else 0.7 * loot

    def cost(self, f: int) -> int:
        return max(0, _COST[f] - self.skill[int(MADEMOISELLE)]) + self.fee

    def person(self, f: int) -> float:
        """What a person is worth beyond his cost."""
        skill = _SKILL[f]
        value = _WORTH[f] * self.point - self.cost(f)
        if CAPTAIN <= skill <= SETTLER:
            return value + self.wants[skill - int(CAPTAIN)]
        if skill == JACK:
            return value + max(self.wants) + 1.0
        return value + self.early * _AMOUNT[f] * _EARLY.get(skill, 1.0)

    def card(self, f: int) -> float:
        """What taking a card from the harbour is worth now; nothing if it is too dear."""
        if f < _SHIPS:
            return self.ship(f)
        return self.person(f) if self.cost(f) <= self.coins else 0.0


def _wanted(v: KaribikView, p: int, skill: list[int]) -> list[float]:
    """What a Captain, a Priest, a Settler more is worth for requests, beyond his own influence."""
    out = [0.3, 0.3, 0.3]
    first = 5.0 if skill[int(COMPLETED)] == 0 and v.rules.require_expedition else 0.0
    taken = [any(v.display[q * DISPLAY + 26 + e] for q in range(int(v.seats))) for e in range(int(REQUESTS))]
    for e in range(int(REQUESTS)):
        if taken[e] or not v.rules.copies_in_game(_PEOPLE + e):
            continue
        needs = _ASKS[e * 3 : e * 3 + 3]
        gaps = [max(0, needs[k] - skill[int(CAPTAIN) + k]) for k in range(3)]
        missing = sum(gaps) - skill[int(JACK)]
        gain = 3.0 * (int(v.rules.influence[e]) - sum(needs)) + int(v.rules.reward[e]) + first
        sure = 1.0 if v.row[e] else 0.35
        for k in range(3):
            if gaps[k] and missing > 0:
                out[k] = max(out[k], sure * gain / (missing + 0.2) ** 1.3)
    return out


# -- discover ---------------------------------------------------------------------------------------------------------


def _discover(v: KaribikView, purse: Purse, legal: list[int]) -> int:
    if int(DO_STOP) not in legal:
        return int(DO_REVEAL)
    if int(DO_REVEAL) not in legal:
        return int(DO_STOP)
    here = _harbour(v)
    return int(DO_REVEAL) if _after_one_more(v, purse, here) > _value(purse, here, v) else int(DO_STOP)


def _harbour(v: KaribikView) -> list[int]:
    cards = [int(f) for f in v.ships if f >= 0]
    cards += [f for f, k in enumerate(v.doubles) for _ in range(int(k))]
    return cards + [_SHIPS + i for i, k in enumerate(v.harbour) for _ in range(int(k))]


def _value(purse: Purse, cards: list[int], v: KaribikView) -> float:
    """What the harbour is worth to the active player if he stops now."""
    types = len({_TYPE[f] for f in cards if f < _SHIPS})
    takes = _TAKES[types] + purse.skill[int(GOVERNOR)]
    best = sorted((purse.card(f) for f in cards), reverse=True)
    value = sum(x for x in best[:takes] if x > 0)
    if len(cards) >= 5:
        value += 2 * purse.skill[int(ADMIRAL)]
    elif not cards and v.rules.jester == JESTER_ALL:
        value += purse.skill[int(JESTER)]
    return value + 0.3 * min(len(cards) - takes, int(v.seats) - 1) if len(cards) > takes else value


def _after_one_more(v: KaribikView, purse: Purse, here: list[int]) -> float:
    """The same after one more card, on average."""
    ways = _next_card(v)
    total = sum(ways)
    types = {_TYPE[f] for f in here if f < _SHIPS}
    strength = purse.skill[int(STRENGTH)]
    same = _value(purse, here, v)
    value = 0.0
    for f, k in enumerate(ways):
        if k == 0:
            continue
        if f < _SHIPS and _TYPE[f] in types:
            value += k * (same if strength >= _NEEDED[f] else purse.skill[int(JESTER)])
        elif f < _PEOPLE:
            after = _value(purse, [*here, f], v)
            value += k * (max(after, same) if f < _SHIPS and strength >= _NEEDED[f] else after)
        elif f < TAX_STRENGTH:
            value += k * (same + 1.0)
        else:
            value += k * (same - (purse.coins / 2 if purse.coins >= 12 else 0.0))
    return value / total


def _next_card(v: KaribikView) -> list[int]:
    """Weights of the next card; in mode `unseen` all unseen cards are taken for one batch."""
    if v.deck == 0:
        return ints(v.up)
    return ints(unseen_cards(v)) if v.rules.spent == SPENT_UNSEEN else ints(v.u)[-int(FACES) :]


def _repel(v: KaribikView, purse: Purse) -> int:
    here = _harbour(v)
    ship = int(v.card)
    if v.ships[_TYPE[ship]] >= 0 and v.rules.duplicate == DUPLICATE_ASK:
        return int(DO_REPEL)  # a duplicate: keeping it would bust
    more = _value(purse, [*here, ship], v) - _value(purse, here, v)
    return int(DO_KEEP) if more > 0.4 or len(here) < 2 else int(DO_REPEL)


# -- take -------------------------------------------------------------------------------------------------------------


def _take(v: KaribikView, purse: Purse, legal: list[int]) -> int:
    """The best card; with several takes, the best first of two cards that can be paid for one after the other."""
    cards = {a: int(v.ships[a - DO_LOOT]) if a < DO_HIRE else a - int(DO_HIRE) + _SHIPS for a in legal if a >= DO_LOOT}
    cards.pop(int(DO_DONE), None)
    here = _harbour(v)
    best, choice = 0.0, int(DO_DONE)
    for a, f in cards.items():
        worth = purse.card(f)
        if v.takes > 1:
            worth += _best_second(purse, f, here)
        if worth > best:
            best, choice = worth, a
    return choice


def _best_second(purse: Purse, first: int, here: list[int]) -> float:
    rest = here[:]
    rest.remove(first)
    before = purse.coins
    purse.coins += _LOOT[first] if first < _SHIPS else -purse.cost(first)
    best = max((purse.card(f) for f in rest), default=0.0)
    purse.coins = before
    return max(best, 0.0)
