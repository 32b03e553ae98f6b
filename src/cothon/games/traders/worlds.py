"""Worlds a viewer cannot exclude: the unseen pool is divided at random (Kn5); at a table hands are dealt too (Kn8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.dice import Dice
from cothon.core.piles import at, put_all, take_some, total
from cothon.core.view import HOLE, OVER, TRUTH
from cothon.games.traders.made.course import options_into
from cothon.games.traders.made.ids import ASK_GUARD, ASK_PROTECT, VIEW_TABLE
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, COPIES, FACES, ICON_FACES, VALUES, coin_face, icon_face, value
from cothon.games.traders.questions import ACTIONS
from cothon.games.traders.view import EMPTY, icons_in_hand

if TYPE_CHECKING:
    from cothon.core.arr import Arr

TRIES: Final[i64] = 60
"""How many hands are tried for a covered seat that is asked something, the last ones with more and more good cards."""


def fill(v: TradersView, dice: Dice) -> TradersState:
    s = TradersState(v.rules, v)
    s.viewer = TRUTH
    s.blind = new_arr(int(v.seats) * 12)
    if v.actor == OVER:
        shown = ints(v.revealed)
        s.blind = arr_of(shown[: int(v.seats) * 12])
        s.draw = arr_of(shown[int(v.seats) * 12 :])
    elif v.rules.view == VIEW_TABLE:
        _deal_table(s, dice)
    else:
        _divide_pool(s, dice)
    return s


# -- with perfect memory: only blind VPs are unknown ------------------------------------------------------------------


def _divide_pool(s: TradersState, dice: Dice) -> None:
    """Each blind VP of the present pile is any card of the pool; those of a former pile are any of its known ones."""
    s.draw = s.pool[:]
    for p in range(s.seats):
        _put(s.blind, p, take_some(s.draw, s.blinds[p], dice))
    for k in range(len(s.former) // 16):
        old = new_arr(12)
        for f in range(FACES):
            old[f] = s.former[k * 16 + f]
        for p in range(s.seats):
            _put(s.blind, p, take_some(old, s.former[k * 16 + FACES + p], dice))


def _put(rows: Arr, p: i64, cards: Arr) -> None:
    """Add a pile of counts to the row of seat p."""
    for f in range(FACES):
        rows[p * FACES + f] += cards[f]


# -- at a table: other hands, VP piles and the draw pile are unknown --------------------------------------------------


def _deal_table(s: TradersState, dice: Dice) -> None:
    """Deal all cards the viewer does not see: the hand of the seat that is asked something first, as it can answer;
    then VPs that tokens bear witness of, the other hands and the rest.
    """
    unseen = _unseen(s)
    covered = [p for p in range(int(s.seats)) if s.vps[p] == HOLE]
    own_blinds = _own_blinds(s)
    for p in covered:
        _clear(s, p)
    spare = total(unseen) - s.draw_n
    for p in covered:
        spare -= s.hand_n[p]
    if own_blinds > spare:
        own_blinds = spare  # the others are VPs without a card (T15.17)
    spare -= own_blinds
    if s.actor in covered:
        _deal_asked(s, unseen, dice)
    for p in covered:
        spare -= _witnessed(s, p, unseen, spare, dice)
    for p in covered:
        if p != s.actor:
            _set_hand(s, p, take_some(unseen, s.hand_n[p], dice))
    s.blinds = new_arr(int(s.seats))
    for p in range(int(s.seats)):
        if p not in covered:
            _put(s.blind, p, take_some(unseen, own_blinds, dice))
            s.blinds[p] = own_blinds
    s.draw = take_some(unseen, s.draw_n, dice)
    _spare_vps(s, covered, unseen, dice)
    s.former = EMPTY
    s.pool = s.draw[:]
    for p in range(s.seats):
        for f in range(FACES):
            s.pool[f] += s.blind[p * FACES + f]


def _deal_asked(s: TradersState, unseen: Arr, dice: Dice) -> None:
    """Who pays has the coins for it, who guards the icons: a hand without an answer can be excluded (Q4 to Q7)."""
    p = s.actor
    n = s.hand_n[p]
    for k in range(TRIES + 1):
        hand = _best(s, unseen, n * k // TRIES)
        put_all(hand, take_some(unseen, n - total(hand), dice))
        _set_hand(s, p, hand)
        if _can_answer(s):
            return
        put_all(unseen, hand)
    raise AssertionError("no hand can answer the question being put")


def _best(s: TradersState, unseen: Arr, n: i64) -> Arr:
    """Take up to n cards out of the unseen ones: those that help most with the question being put."""
    taken = new_arr(12)
    icons = s.ask == ASK_PROTECT or s.ask == ASK_GUARD
    first = s.place if s.ask != ASK_PROTECT else 0  # there it is the place of a named card, not of one in the hand
    for k in range(first, ICON_FACES if icons else FACES):
        f = icon_face(k) if icons else coin_face(k)
        while n > 0 and unseen[f] > 0:
            unseen[f] -= 1
            taken[f] += 1
            n -= 1
    return taken


def _set_hand(s: TradersState, p: i64, hand: Arr) -> None:
    s.coins[p] = 0
    for f in range(FACES):
        s.hand[p * FACES + f] = hand[f]
        s.coins[p] += hand[f] * value(f)


def _can_answer(s: TradersState) -> bool:
    if s.ask == ASK_PROTECT:
        return icons_in_hand(s, s.actor) > s.due  # asked only while more cards can be named
    return options_into(s, new_arr(len(ACTIONS))) > 0


def _unseen(s: TradersState) -> Arr:
    """All cards less those that lie open or belong to the viewer."""
    unseen = arr_of(COPIES)
    for f in range(FACES):
        unseen[f] -= s.discard[f] + s.market[f] + s.farm[f]
        for p in range(s.seats):
            i = p * FACES + f
            unseen[f] -= s.upright[i] + s.sideways[i]
            if s.piece[p] == f or s.piece[p] == FACES + f:
                unseen[f] -= 1
            if s.vps[p] != HOLE:
                unseen[f] -= s.hand[i] + s.vp[i]
    return unseen


def _own_blinds(s: TradersState) -> i64:
    """VPs of the viewer that are not cards of a sold Set: blind ones, or without a card."""
    n: i64 = 0
    for p in range(s.seats):
        if s.vps[p] != HOLE:
            n += s.vps[p]
            for f in range(FACES):
                n -= s.vp[p * FACES + f]
    return n


def _clear(s: TradersState, p: i64) -> None:
    s.coins[p] = 0
    s.vps[p] = 0
    for f in range(FACES):
        s.hand[p * FACES + f] = 0
        s.vp[p * FACES + f] = 0


def _witnessed(s: TradersState, p: i64, unseen: Arr, most: i64, dice: Dice) -> i64:
    """Every token beyond the first one of the own colour was gained with at least one VP card of its colour."""
    given: i64 = 0
    for c in range(COLOURS):
        gained = s.tokens[p * COLOURS + c] + s.used[p * COLOURS + c]
        if s.rules.colours[p] == c:
            gained -= 1
        for _ in range(gained):
            left: i64 = 0
            for f in range(c * VALUES, c * VALUES + VALUES):
                left += unseen[f]
            if left == 0 or given == most:
                break
            _give_vp(s, p, c * VALUES + _among(unseen, c, dice.below(left)), unseen)
            given += 1
    return given


def _among(unseen: Arr, c: i64, r: i64) -> i64:
    """Which value, 0 to 2, card r of a colour has."""
    which: i64 = 0
    while r >= unseen[c * VALUES + which]:
        r -= unseen[c * VALUES + which]
        which += 1
    return which


def _spare_vps(s: TradersState, covered: list[int], unseen: Arr, dice: Dice) -> None:
    """What is left over lies in VP piles: each card in that of any covered seat."""
    left = total(unseen)
    seats: i64 = len(covered)
    while left > 0:
        _give_vp(s, covered[dice.below(seats)], at(unseen, dice.below(left)), unseen)
        left -= 1


def _give_vp(s: TradersState, p: i64, f: i64, unseen: Arr) -> None:
    unseen[f] -= 1
    s.vp[p * FACES + f] += 1
    s.vps[p] += 1
