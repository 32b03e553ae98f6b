"""Worlds a viewer cannot exclude: the cards of each of his groups in any order, all equally likely (PK5); and what
others may hold in Talents, where that is hidden (P6.3).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.dice import Dice
from cothon.core.view import HOLE, OVER, TRUTH
from cothon.games.porto.made.course import options_into
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import BLOCKED, FREE_PRICE, LARGE_COST, PALACE_COST, ROUNDS
from cothon.games.porto.questions import ACTIONS
from cothon.games.porto.view import bits_in

# What players had, counted in games of the bots (in Talents), as far as the table does not show it:
FIRST: Final[i64] = 8
EACH_DECADE: Final[i64] = 12  # the income of phase 4
TWO_TURNS: Final[i64] = 3  # what two turns earn
GOOD: Final[i64] = 5  # spent for a good that is still there
DOUBT: Final[i64] = 14  # it may be so many more or less


def fill(v: PortoView, dice: Dice) -> PortoState:
    s = PortoState(v.rules, v)
    s.viewer = TRUTH
    if v.actor != OVER and v.viewer != TRUTH:
        if v.top_n > 0:
            _shuffle(s, v, dice)
        for p in range(s.seats):
            if v.talents[p] == HOLE:
                _fill_purse(s, p, dice)
    return s


def _shuffle(s: PortoState, v: PortoView, dice: Dice) -> None:
    """Deal the places of the known top from the viewer's groups; what is left of the last group is unseen."""
    group: i64 = 0
    rest: i64 = v.groups[3]
    for i in range(v.top_n):
        if group == 0:
            group = v.groups[i]
        last = group == 0
        bag = rest if last else group
        card: i64 = 1 << nth(bag, dice.below(bits_in(bag)))
        s.groups[i] = card
        if last:
            rest &= ~card
        else:
            group &= ~card
    s.groups[3] = rest


def nth(bits: i64, r: i64) -> i64:
    """The r-th member of a set, counted from 0."""
    c: i64 = 0
    while r > 0 or (bits >> c) & 1 == 0:
        r -= (bits >> c) & 1
        c += 1
    return c


# -- Talents ----------------------------------------------------------------------------------------------------------


def _fill_purse(s: PortoState, p: i64, dice: Dice) -> None:
    """About what he should have, but enough for the question that he is asked: a card is used only if it does something
    (P8.5).
    """
    s.talents[p] = 0
    if s.decade > 1 or s.round > 0:  # nobody has any before the first income (P2.3)
        talents = usual_talents(s, p) - DOUBT + dice.below(DOUBT + 1) + dice.below(DOUBT + 1)
        if talents > 0:
            s.talents[p] = talents
    if s.actor == p:
        offered = new_arr(len(ACTIONS))
        while options_into(s, offered) == 0:
            s.talents[p] += 1


def usual_talents(v: PortoView, p: i64) -> i64:
    """What a player with these things on the table has in hand as a rule."""
    incomes = v.decade
    turns = (v.decade - 1) * ROUNDS
    if v.round > 0:
        turns += v.round - 1
    elif v.final == 0:
        incomes -= 1  # that of this decade is still to come (P6.1)
    spent = GOOD * (v.stored[p] + bits_in(v.docks[p] & v.laden)) + FREE_PRICE * (BLOCKED - v.blocked[p])
    for i in range(v.singles_n):
        if v.singles[i] == p:
            spent += PALACE_COST[i]
    spent += LARGE_COST * v.large[p]
    usual = FIRST + EACH_DECADE * incomes + TWO_TURNS * turns // 2 - spent
    if usual < 0:
        return 0
    return usual
