"""What cards and positions of karibik are worth to a seat.

Cards are weighed in coins: a ship is its loot, a person is worth his influence and skill less his cost. A position is
told as features, which the weights of the drawer turn into chances to win.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of, ints, new_floats
from cothon.games.karibik.pieces import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    AMOUNT,
    ASKS_FOR,
    BASE_TAKES,
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
    TAX_FROM,
    TRADER,
    TYPES,
    WORTH,
)
from cothon.games.karibik.view import KaribikView

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


_SYMBOLS: Final[Arr] = arr_of([sum(ints(ASKS_FOR)[3 * e : 3 * e + 3]) for e in range(int(REQUESTS))])
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
        self.at = p * SKILLS
        self.coins = v.coins[p] - v.due[p]
        self.fee = 0 if p == v.active else 1
        self.discount = skill[p * SKILLS + MADEMOISELLE]
        own = skill[p * SKILLS + INFLUENCE]
        best: i64 = 0
        for q in range(v.seats):
            if q != p and skill[q * SKILLS + INFLUENCE] > best:
                best = skill[q * SKILLS + INFLUENCE]
        self.need = NEVER
        if not v.rules.require or skill[p * SKILLS + COMPLETED] > 0:  # K12.1
            need = best + 1 - own
            if v.ended == 0 and v.rules.target - own > need:
                need = v.rules.target - own
            if need > 0:
                self.need = need
        if own > best:
            best = own
        early = 1.0 - float(best) / float(v.rules.target)
        if early < 0.0:
            early = 0.0
        self.early = early
        self.point = POINT + 1.5 * (1.0 - early)
        if v.ended != 0:
            self.point += 2.0
        bonus = self.bonus
        for i in range(CAPTAIN):
            bonus[i] = early * _EARLY[i]
        for i in range(STRENGTH, GOVERNOR + 1):
            bonus[i] = early * _EARLY[i]
        self._wants(v, p)

    def _wants(self, v: KaribikView, p: i64) -> None:
        """What a Captain, a Priest, a Settler or a Jack more is worth for requests, beyond his own influence."""
        skill = v.skill
        row = v.row
        rules = v.rules
        bonus = self.bonus
        at = p * SKILLS + CAPTAIN
        jacks = skill[p * SKILLS + JACK]
        first = 8.0 if rules.require and skill[p * SKILLS + COMPLETED] == 0 else 0.0
        want0 = 0.3
        want1 = 0.3
        want2 = 0.3
        hope = 0.0
        ready: i64 = 0
        for e in range(REQUESTS):
            there = row[e] > 0
            if not there and not _may_come(v, e):
                continue
            gap0 = ASKS_FOR[3 * e] - skill[at]
            gap1 = ASKS_FOR[3 * e + 1] - skill[at + 1]
            gap2 = ASKS_FOR[3 * e + 2] - skill[at + 2]
            missing: i64 = -jacks
            if gap0 > 0:
                missing += gap0
            if gap1 > 0:
                missing += gap1
            if gap2 > 0:
                missing += gap2
            gain = 4.8 * float(rules.influence[e] - _SYMBOLS[e]) + 1.6 * float(rules.reward[e]) + first
            if not there:
                gain *= 0.35
            if missing <= 0:
                if there:
                    ready += 1
            else:
                gain *= _HASTE[missing]
                if gap0 > 0 and gain > want0:
                    want0 = gain
                if gap1 > 0 and gain > want1:
                    want1 = gain
                if gap2 > 0 and gain > want2:
                    want2 = gain
            if gain > hope:
                hope = gain
        bonus[CAPTAIN] = want0
        bonus[CAPTAIN + 1] = want1
        bonus[CAPTAIN + 2] = want2
        if want1 > want0:
            want0 = want1
        if want2 > want0:
            want0 = want2
        bonus[JACK] = want0 + 0.7
        self.hope = hope
        self.ready = ready

    def card(self, v: KaribikView, f: i64) -> float:
        """What taking a card from the harbour is worth now; nothing if it is too dear (K9.13)."""
        if f < FIRST_PERSON:
            loot = float(LOOT[f] + v.skill[self.at + TRADER + SHIP_TYPE[f]] - self.fee)
            return loot if self.coins < 9 else 0.7 * loot  # beyond a dozen the tax looms (K7.2)
        cost = COST[f] - self.discount
        if cost < 0:
            cost = 0
        cost += self.fee
        if cost > self.coins:
            return 0.0
        worth = float(WORTH[f]) * self.point - float(cost) + float(AMOUNT[f]) * self.bonus[SKILL[f]]
        return worth if WORTH[f] < self.need else worth + WIN

    def fill(self, v: KaribikView) -> None:
        """Weigh the cards in the harbour into `heap`; what is worth nothing counts 0. A card being hired is gone."""
        self.size = 0
        if v.types > 0:
            ships = v.ships
            for t in range(TYPES):
                if ships[t] >= 0:
                    self._push(self.card(v, ships[t]))
        persons = v.cards - v.types
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


# -- features ---------------------------------------------------------------------------------------------------------

# fmt: off
FEATURES: tuple[str, ...] = (
    "influence", "influence_squared", "gap", "finish", "coins", "few_coins",
    "taxable", "completed", "more_completed", "traders", "symbols", "jacks",
    "hope", "first_request", "ready", "strength", "strongest", "mademoiselles",
    "jesters", "admirals", "governors", "discovers", "to_come", "spare_symbols",
    "own_harbour", "spoils", "leads", "final_lead", "final_gap", "final_turn",
    "final_coins", "unqualified",
)
# fmt: on


def influence_of(v: KaribikView, p: i64) -> i64:
    """Influence of seat p with what it is just paying for (K6.6, K9.9)."""
    out = v.skill[p * SKILLS + INFLUENCE]
    if v.wanted >= 0 and v.step == p:
        out += WORTH[v.wanted]
    if v.paying >= 0 and v.active == p:
        out += v.rules.influence[v.paying] - _SYMBOLS[v.paying] + v.given
    return out


def completed_by(v: KaribikView, p: i64) -> i64:
    """Requests completed by seat p, with the one being paid for."""
    out = v.skill[p * SKILLS + COMPLETED]
    return out + 1 if v.paying >= 0 and v.active == p else out


def coins_of(v: KaribikView, p: i64) -> i64:
    """Coins of seat p, with those being gained and without those being spent."""
    out = v.coins[p] + v.owed[p] - v.due[p]
    return out + v.rules.reward[v.paying] if v.paying >= 0 and v.active == p else out


def progress(v: KaribikView) -> float:
    """How near the end is: the most influence against the target; without a request that ends nothing (K11.2)."""
    if v.ended != 0:
        return 1.0
    most = 0.0
    for p in range(v.seats):
        x = float(influence_of(v, p))
        if v.rules.require and completed_by(v, p) == 0:
            x *= 0.8
        if x > most:
            most = x
    gone = 0.95 * most / float(v.rules.target)
    late = float(v.round) / float(v.rules.max_rounds)
    if late > gone:
        gone = late
    return gone if gone < 0.95 else 0.95


def describe(v: KaribikView, p: i64, purse: Purse, out: Floats) -> None:
    """Write the features of seat p, in the order of FEATURES."""
    purse.look(v, p)
    skill = v.skill
    at = p * SKILLS
    seats = v.seats
    require = v.rules.require
    influence = influence_of(v, p)
    coins = coins_of(v, p)
    requests = completed_by(v, p)
    qualified = requests > 0 or not require
    target = float(v.rules.target)
    leads = qualified
    top: i64 = 0
    strongest = 1.0
    for q in range(seats):
        if q == p:
            continue
        other = influence_of(v, q)
        if other > top:
            top = other
        if leads and (not require or completed_by(v, q) > 0):
            leads = influence > other or (influence == other and coins >= coins_of(v, q))
        if skill[q * SKILLS + STRENGTH] > skill[at + STRENGTH]:
            strongest = 0.0
    share = float(influence) / target
    out[0] = share
    out[1] = share * share
    out[2] = float(influence - top) / target
    out[3] = 0.0
    if qualified:  # whether the coins would hire what is missing to the target: about 3 coins for each influence
        short = 3.0 * (target - float(influence)) + 1.0 - float(coins + skill[at + MADEMOISELLE])
        out[3] = 1.0 if short <= 0.0 else (1.0 - short / 6.0 if short < 6.0 else 0.0)
    out[4] = float(coins) / 10.0
    out[5] = float(coins) / 5.0 if coins < 5 else 1.0
    out[6] = float(coins - TAX_FROM + 1) / 10.0 if coins >= TAX_FROM else 0.0
    out[7] = 1.0 if require and requests > 0 else 0.0
    out[8] = float(requests - 1) if requests > 1 else 0.0
    traders: i64 = 0
    for t in range(TYPES):
        traders += skill[at + TRADER + t]
    out[9] = float(traders) / 3.0
    out[10] = float(skill[at + CAPTAIN] + skill[at + CAPTAIN + 1] + skill[at + CAPTAIN + 2]) / 3.0
    out[11] = float(skill[at + JACK]) / 2.0
    if v.paying >= 0 and v.active == p:
        out[12] = out[13] = out[14] = 0.0
    else:
        out[12] = purse.hope / 8.0
        out[13] = 0.0 if qualified else out[12]
        out[14] = 1.0 if purse.ready > 0 else 0.0
    out[15] = float(skill[at + STRENGTH]) / 4.0
    out[16] = strongest
    out[17] = float(skill[at + MADEMOISELLE]) / 2.0
    out[18] = float(skill[at + JESTER]) / 2.0
    out[19] = float(skill[at + ADMIRAL]) / 2.0
    out[20] = float(skill[at + GOVERNOR]) / 2.0
    if v.wanted >= 0 and v.step == p:
        _count_hired(SKILL[v.wanted], AMOUNT[v.wanted], out)
    wait = p - v.active
    if wait < 0:
        wait += seats
    discovers = wait == 0 and v.step < 0 and v.busted == 0
    turn = p - v.start
    if turn < 0:
        turn += seats
    now = v.active - v.start
    if now < 0:
        now += seats
    to_come = turn > now or discovers
    out[21] = 1.0 if discovers else 0.0
    out[22] = 1.0 if to_come else 0.0
    out[23] = out[10] if qualified else 0.0
    _harbour(v, p, wait, purse, out)
    out[26] = 1.0 if leads else 0.0
    out[27] = out[28] = out[29] = out[30] = 0.0
    if v.ended != 0:
        out[27] = out[26]
        lead = float(influence - top) / 4.0
        out[28] = 1.0 if lead > 1.0 else (-1.0 if lead < -1.0 else lead)
        out[29] = out[22]
        out[30] = out[22] * out[4]
    out[31] = 0.0 if qualified else share


def _count_hired(skill: i64, amount: i64, out: Floats) -> None:
    """Add the skill of the person whose cost is just being spent."""
    if skill < CAPTAIN:
        out[9] += 1.0 / 3.0
    elif skill < JACK:
        out[10] += 1.0 / 3.0
    elif skill == JACK:
        out[11] += 0.5
    elif skill == STRENGTH:
        out[15] += float(amount) / 4.0
    else:
        out[skill - MADEMOISELLE + 17] += 0.5


def _harbour(v: KaribikView, p: i64, wait: i64, purse: Purse, out: Floats) -> None:
    """What seat p may take from the harbour: while he discovers it himself, or when his step comes (K9.1)."""
    out[24] = 0.0
    out[25] = 0.0
    if v.busted != 0 or v.cards == 0:
        return
    skill = v.skill
    now: i64 = 0
    if v.step >= 0:
        now = v.step - v.active
        if now < 0:
            now += v.seats
    if wait < now:
        return
    purse.fill(v)
    takes = skill[p * SKILLS + GOVERNOR] + (BASE_TAKES[v.types] if wait == 0 else 1)
    skip: i64 = 0
    if wait == now:
        if v.step >= 0:
            takes = v.takes
    else:
        q = v.active + now
        if q >= v.seats:
            q -= v.seats
        while q != p:
            skip += 1 + skill[q * SKILLS + GOVERNOR]
            q += 1
            if q == v.seats:
                q = 0
    sum = purse.best(skip, takes)
    if v.step < 0 and v.cards >= ADMIRAL_CARDS:
        sum += float(ADMIRAL_COINS * skill[p * SKILLS + ADMIRAL])
    if wait == 0 and v.step < 0:
        out[24] = sum / 5.0
    else:
        out[25] = sum / 5.0
