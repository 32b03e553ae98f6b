"""The features of a position of karibik, by which win probabilities are evaluated, and how far the game has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.bots.instinct import seats_on
from cothon.bots.karibik.purse import SYMBOLS, Purse
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    ADMIRAL,
    ADMIRAL_CARDS,
    ADMIRAL_COINS,
    AMOUNT,
    BASE_TAKES,
    CAPTAIN,
    COMPLETED,
    GOVERNOR,
    INFLUENCE,
    JACK,
    JESTER,
    MADEMOISELLE,
    SKILL,
    SKILLS,
    STRENGTH,
    TAX_FROM,
    TRADER,
    TYPES,
    WORTH,
)

if TYPE_CHECKING:
    from cothon.core.arr import Floats

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
        out += v.rules.influence[v.paying] - SYMBOLS[v.paying] + v.given
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
        if v.rules.require_expedition and completed_by(v, p) == 0:
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
    coins = coins_of(v, p)
    requests = completed_by(v, p)
    qualified = requests > 0 or not v.rules.require_expedition
    _standing(v, p, coins, qualified, out)
    out[4] = float(coins) / 10.0
    out[5] = float(coins) / 5.0 if coins < 5 else 1.0
    out[6] = float(coins - TAX_FROM + 1) / 10.0 if coins >= TAX_FROM else 0.0
    out[7] = 1.0 if v.rules.require_expedition and requests > 0 else 0.0
    out[8] = float(requests - 1) if requests > 1 else 0.0
    if v.paying >= 0 and v.active == p:
        out[12] = out[13] = out[14] = 0.0
    else:
        out[12] = purse.hope / 8.0
        out[13] = 0.0 if qualified else out[12]
        out[14] = 1.0 if purse.ready > 0 else 0.0
    _crew(v, p, out)
    out[23] = out[10] if qualified else 0.0
    wait = seats_on(v.active, p, v.seats)
    discovers = wait == 0 and v.step < 0 and v.busted == 0
    out[21] = 1.0 if discovers else 0.0
    to_come = seats_on(v.start, p, v.seats) > seats_on(v.start, v.active, v.seats)
    out[22] = 1.0 if to_come or discovers else 0.0
    _harbour(v, p, wait, purse, out)
    if v.ended != 0:
        out[29] = out[22]
        out[30] = out[22] * out[4]


def _standing(v: KaribikView, p: i64, coins: i64, qualified: bool, out: Floats) -> None:
    """Influence against the target and against the others, and whether it would win now."""
    influence = influence_of(v, p)
    target = float(v.rules.target)
    leads = qualified
    top: i64 = 0
    for q in range(v.seats):
        if q == p:
            continue
        other = influence_of(v, q)
        if other > top:
            top = other
        if leads and (not v.rules.require_expedition or completed_by(v, q) > 0):
            leads = influence > other or (influence == other and coins >= coins_of(v, q))
    share = float(influence) / target
    out[0] = share
    out[1] = share * share
    out[2] = float(influence - top) / target
    out[3] = 0.0
    if qualified:  # whether the coins would hire what is missing to the target: about 3 coins for each influence
        short = 3.0 * (target - float(influence)) + 1.0 - float(coins + v.skill[p * SKILLS + MADEMOISELLE])
        out[3] = 1.0 if short <= 0.0 else (1.0 - short / 6.0 if short < 6.0 else 0.0)
    out[26] = 1.0 if leads else 0.0
    out[27] = out[28] = out[29] = out[30] = 0.0
    if v.ended != 0:
        out[27] = out[26]
        lead = float(influence - top) / 4.0
        out[28] = 1.0 if lead > 1.0 else (-1.0 if lead < -1.0 else lead)
    out[31] = 0.0 if qualified else share


def _crew(v: KaribikView, p: i64, out: Floats) -> None:
    """The skills of the persons of a seat, with the one whose cost is just being spent."""
    skill = v.skill
    at = p * SKILLS
    traders: i64 = 0
    for t in range(TYPES):
        traders += skill[at + TRADER + t]
    out[9] = float(traders) / 3.0
    out[10] = float(skill[at + CAPTAIN] + skill[at + CAPTAIN + 1] + skill[at + CAPTAIN + 2]) / 3.0
    out[11] = float(skill[at + JACK]) / 2.0
    out[15] = float(skill[at + STRENGTH]) / 4.0
    out[16] = 1.0
    for q in range(v.seats):
        if skill[q * SKILLS + STRENGTH] > skill[at + STRENGTH]:
            out[16] = 0.0
    out[17] = float(skill[at + MADEMOISELLE]) / 2.0
    out[18] = float(skill[at + JESTER]) / 2.0
    out[19] = float(skill[at + ADMIRAL]) / 2.0
    out[20] = float(skill[at + GOVERNOR]) / 2.0
    if v.wanted >= 0 and v.step == p:
        _count_hired(SKILL[v.wanted], AMOUNT[v.wanted], out)


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
    now: i64 = seats_on(v.active, v.step, v.seats) if v.step >= 0 else 0
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
