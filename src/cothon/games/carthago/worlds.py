"""Worlds a viewer cannot exclude: unseen faces of each epoch are dealt to the places of that epoch (C16.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.dice import Dice
from cothon.core.view import CHANCE, OVER, TRUTH
from cothon.games.carthago.able import is_guild_possible
from cothon.games.carthago.hands import gain
from cothon.games.carthago.made.course import options_into
from cothon.games.carthago.made.ids import (
    ASK_AFTER,
    ASK_DELIVER,
    ASK_MARKER,
    ASK_TARGET,
    DO_EMBARGO,
    DO_ESCORTS,
    DO_PALETTE,
    STEP_ASK,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import NOBODY, TRADE, UNSEEN, action_of
from cothon.games.carthago.questions import ACTIONS
from cothon.games.carthago.view import EMPTY

if TYPE_CHECKING:
    from cothon.core.arr import Arr

TRIES: int = 20_000
"""Nearly always a few will do. Two hidden cards that must be two certain ones out of sixty need some two thousand."""


def fill(v: CarthagoView, dice: Dice) -> CarthagoState:
    """Deal; anew while the player in the middle of a turn could not go on: the rules exclude such hands (C18.3)."""
    s = _deal(v, dice)
    for _ in range(TRIES):
        if v.viewer == v.turn or v.actor == OVER or not _is_stuck(s):
            return s
        s = _deal(v, dice)
    return s


def _deal(v: CarthagoView, dice: Dice) -> CarthagoState:
    s = CarthagoState(v.rules, v)
    s.viewer = TRUTH
    s.veiled = EMPTY
    s.veiled_n = EMPTY
    if v.actor != OVER:
        unseen = new_arr(75)
        for p in range(v.seats):
            if p != v.viewer:
                _deal_hand(v, s, p, unseen, dice)
    s.rows = new_arr(5)
    for card in range(TRADE):
        if s.where[card] == UNSEEN:
            s.rows[action_of(card)] += 1
    return s


def _deal_hand(v: CarthagoView, s: CarthagoState, p: i64, unseen: Arr, dice: Dice) -> None:
    """Each hidden card of a hand is any face of its epoch that is still unseen."""
    for i in range(v.veiled_n[p]):
        epoch = v.veiled[p * TRADE + i]
        n: i64 = 0
        for card in range(TRADE):
            if s.where[card] == UNSEEN and s.epoch[card] == epoch:
                unseen[n] = card
                n += 1
        gain(s, p, unseen[dice.below(n)])


# -- could the active player go on with this hand? --------------------------------------------------------------------


def _is_stuck(s: CarthagoState) -> bool:
    """Whether the active player would find no answer now, or after the effect that is being carried out."""
    if s.actor != CHANCE:
        bound = s.skipped == 1 and s.guild_at == NOBODY
        if s.ask == ASK_MARKER or s.ask == ASK_TARGET:
            return s.back == ASK_AFTER and bound and not is_guild_possible(s, s.turn)
        return _has_no_answer(s)
    if s.then != STEP_ASK + ASK_AFTER and s.then != STEP_ASK + ASK_DELIVER:
        return False
    ask = s.ask
    s.actor = s.turn
    s.ask = s.then - STEP_ASK
    stuck = _has_no_answer(s)
    s.actor = CHANCE
    s.ask = ask
    return stuck


def _has_no_answer(s: CarthagoState) -> bool:
    """Only effects that ask the same question again are no way on, where a main or guild action is still owed."""
    buf = new_arr(len(ACTIONS))
    n = options_into(s, buf)
    owed = s.ask == ASK_DELIVER or (s.ask == ASK_AFTER and s.skipped == 1 and s.guild_at == NOBODY)
    for i in range(n):
        if not (owed and DO_EMBARGO <= buf[i] < DO_ESCORTS and (s.ask == ASK_AFTER or buf[i] == DO_PALETTE)):
            return False
    return True
