"""What cards of karibik are worth to a seat, in coins.

A ship is worth its loot, a person his influence and skill less his cost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of, ints, new_floats
from cothon.games.karibik.made.ids import DUPLICATE_STAY, JESTER_ALL
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    AMOUNT,
    ASKS_FOR,
    CAPTAIN,
    COMPLETED,
    COST,
    DISPLAY,
    FIRST_PERSON,
    FIRST_REQUEST,
    FIVE_PLAYER_REQUEST,
    GOVERNOR,
    INFLUENCE,
    JACK,
    JESTER,
    LOOT,
    MADEMOISELLE,
    REQUESTS,
    SHIP_TYPE,
    SKILL,
    SKILLS,
    STRENGTH,
    TRADER,
    TYPES,
    WORTH,
)
from cothon.games.karibik.view import persons_there

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

POINT: Final = 3.0
"""What a point of influence is worth in coins at the start of the game; 1.5 more at its end, 3.5 in the last round."""
WIN: Final = 6.0
"""What a person who brings the victory is worth besides, in coins."""
NEVER: Final[i64] = 99
"""More influence than a person can bring."""


def _floats(items: list[float]) -> Floats:
    out = new_floats(len(items))
    for i, x in enumerate(items):
        out[i] = x
    return out


SYMBOLS: Final[Arr] = arr_of([sum(ints(ASKS_FOR)[3 * e : 3 * e + 3]) for e in range(int(REQUESTS))])
"""How many persons each request asks for."""
_HASTE: Final[Floats] = _floats([1.0, 1.2**-1.3, 2.2**-1.3, 3.2**-1.3])
"""What a request counts for, by the number of persons that are missing."""
_EARLY: Final[Floats] = _floats([0.3] * 9 + [1.6, 4.0, 2.0, 6.0, 14.0, 0.0, 0.0])
"""What a skill is worth at the start of the game, by its place in a display; it falls to nothing at the end.

These and the other figures are the best found in many thousand games of new ones against old ones.
"""


class Purse:
    """One seat's eyes: its coins and skills, and what cards are worth to it.

    bonus   what a person brings beyond influence, by skill
    heap    the worth of each card in the harbour, the best first; `size` of them
    need    influence that is missing to be ahead of all and end the game, or NEVER
    ready   requests of the row that the seat could complete at once
    hope    what the best request promises, in coins
    """

    def __init__(self) -> None:
        self.bonus: Floats = new_floats(int(SKILLS))
        self.heap: Floats = new_floats(128)
        self.size: i64 = 0
        self.at: i64 = 0
        self.coins: i64 = 0
        self.fee: i64 = 0
        self.need: i64 = NEVER
        self.discount: i64 = 0
        self.early: float = 0.0
        self.point: float = POINT
        self.ready: i64 = 0
        self.hope: float = 0.0

    def look(self, v: KaribikView, p: i64) -> None:
        """Take seat p's place."""
        skill = v.skill
        at = p * SKILLS
        self.at = at
        self.coins = v.coins[p] - v.due[p]
        self.fee = 0 if p == v.active else 1
        self.discount = skill[at + MADEMOISELLE]
        own = skill[at + INFLUENCE]
        best: i64 = 0
        for q in range(v.seats):
            if q != p and skill[q * SKILLS + INFLUENCE] > best:
                best = skill[q * SKILLS + INFLUENCE]
        self.need = NEVER
        if not v.rules.require_expedition or skill[at + COMPLETED] > 0:  # K12.1
            need = best + 1 - own
            if v.ended == 0 and v.rules.target - own > need:
                need = v.rules.target - own
            if need > 0:
                self.need = need
        if own > best:
            best = own
        early = 1.0 - float(best) / float(v.rules.target)
        self._price(early if early > 0.0 else 0.0, v.ended != 0)
        self._wants(v)

    def _price(self, early: float, last: bool) -> None:
        """What a point and the skills are worth: skills serve the longer, the earlier it is."""
        self.early = early
        self.point = POINT + 1.5 * (1.0 - early)
        if last:
            self.point += 2.0
        bonus = self.bonus
        for i in range(CAPTAIN):
            bonus[i] = early * _EARLY[i]
        for i in range(STRENGTH, GOVERNOR + 1):
            bonus[i] = early * _EARLY[i]

    def _wants(self, v: KaribikView) -> None:
        """What a Captain, a Priest, a Settler or a Jack more is worth for requests, beyond his own influence.

        Written out, for this is asked at every leaf of a search; a conditional expression of an i64 and a number would
        make an object of it.
        """
        rules, row, skill = v.rules, v.row, v.skill
        at = self.at + CAPTAIN
        has0, has1, has2 = skill[at], skill[at + 1], skill[at + 2]
        jacks = skill[self.at + JACK]
        first = 8.0 if rules.require_expedition and skill[self.at + COMPLETED] == 0 else 0.0
        want0 = want1 = want2 = 0.3
        hope = 0.0
        ready: i64 = 0
        for e in range(REQUESTS):
            there = row[e] > 0
            if not there and not _may_come(v, e):
                continue
            gap0, gap1, gap2 = ASKS_FOR[3 * e] - has0, ASKS_FOR[3 * e + 1] - has1, ASKS_FOR[3 * e + 2] - has2
            missing = -jacks
            if gap0 > 0:
                missing += gap0
            if gap1 > 0:
                missing += gap1
            if gap2 > 0:
                missing += gap2
            gain = 4.8 * float(rules.influence[e] - SYMBOLS[e]) + 1.6 * float(rules.reward[e]) + first
            if not there:
                gain *= 0.35
            if missing > 0:
                gain *= _HASTE[missing]
                want0 = gain if gap0 > 0 and gain > want0 else want0
                want1 = gain if gap1 > 0 and gain > want1 else want1
                want2 = gain if gap2 > 0 and gain > want2 else want2
            elif there:
                ready += 1
            if gain > hope:
                hope = gain
        bonus = self.bonus
        bonus[CAPTAIN], bonus[CAPTAIN + 1], bonus[CAPTAIN + 2] = want0, want1, want2
        most = want0 if want0 > want1 else want1
        bonus[JACK] = (most if most > want2 else want2) + 0.7
        self.hope = hope
        self.ready = ready

    def card(self, v: KaribikView, f: i64) -> float:
        """What taking a card from the harbour is worth now; nothing if it is too dear (K9.13)."""
        if f < FIRST_PERSON:
            loot = float(LOOT[f] + v.skill[self.at + TRADER + SHIP_TYPE[f]] - self.fee)
            if v.cards == 1:
                loot += self._at_once(v, f)
            return loot if self.coins < 9 else 0.7 * loot  # beyond a dozen the tax looms (K7.2)
        cost = COST[f] - self.discount
        if cost < 0:
            cost = 0
        cost += self.fee
        if cost > self.coins:
            return 0.0
        worth = float(WORTH[f]) * self.point - float(cost) + float(AMOUNT[f]) * self.bonus[SKILL[f]]
        if v.cards == 1 or v.cards > ADMIRAL_CARDS:
            worth += self._at_once(v, f)
        return worth if WORTH[f] < self.need else worth + WIN

    def _at_once(self, v: KaribikView, f: i64) -> float:
        """What persons pay for taking the card: an Admiral who is hired (K10.4), Jesters for the last card (K10.5)."""
        if v.cards > 1:
            return float(ADMIRAL_COINS) if v.rules.admiral_now == 1 and SKILL[f] == ADMIRAL else 0.0
        if v.rules.jester_empty == 0 or v.step < 0 or (self.fee == 0 and v.rules.jester != JESTER_ALL):
            return 0.0
        jesters = v.skill[self.at + JESTER]
        if f >= FIRST_PERSON and SKILL[f] == JESTER:
            jesters += 1
        return float(jesters)

    def fill(self, v: KaribikView) -> None:
        """Weigh the cards in the harbour into `heap`; what is worth nothing counts 0. A card being hired is gone."""
        self.size = 0
        if v.types > 0:
            ships = v.ships
            for t in range(TYPES):
                if ships[t] >= 0:
                    self._push(self.card(v, ships[t]))
        if v.rules.duplicate == DUPLICATE_STAY:
            for f in range(FIRST_PERSON):
                for _ in range(v.doubles[f]):
                    self._push(self.card(v, f))
        persons = persons_there(v)
        harbour = v.harbour
        i: i64 = 0
        while persons > 0:
            k = harbour[i]
            if k > 0:
                persons -= k
                if i + FIRST_PERSON == v.wanted:
                    k -= 1
                worth = self.card(v, FIRST_PERSON + i)
                while k > 0:
                    self._push(worth)
                    k -= 1
            i += 1

    def _push(self, worth: float) -> None:
        heap = self.heap
        i = self.size
        while i > 0 and heap[i - 1] < worth:
            heap[i] = heap[i - 1]
            i -= 1
        heap[i] = worth if worth > 0.0 else 0.0
        self.size += 1

    def best(self, skip: i64, takes: i64) -> float:
        """What the best cards are worth together when others take the first few."""
        heap = self.heap
        last = skip + takes
        if last > self.size:
            last = self.size
        sum = 0.0
        i = skip
        while i < last:
            sum += heap[i]
            i += 1
        return sum


def _may_come(v: KaribikView, e: i64) -> bool:
    """Whether a request that is not in the row can still turn up: nobody has it, and it is in this game (K2.4)."""
    if v.rules.copies[FIRST_REQUEST + e] == 0 and not (v.rules.laid_out and FIRST_REQUEST + e == FIVE_PLAYER_REQUEST):
        return False
    at = FIRST_REQUEST - FIRST_PERSON + e
    had: i64 = 0
    for q in range(v.seats):
        had += v.display[q * DISPLAY + at]
    return had == 0
