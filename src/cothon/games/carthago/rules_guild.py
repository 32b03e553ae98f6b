"""Guild actions: placements in the hall and on tiles, and their coin payments (chapters 5 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.carthago.able import is_guild_possible
from cothon.games.carthago.hands import laid_names, laid_to_discard, lay
from cothon.games.carthago.harbour import turn_down
from cothon.games.carthago.made.ids import (
    ASK_AFTER,
    ASK_COINS,
    ASK_HONOUR,
    DO_COIN,
    DO_DONE,
    DO_EMBARGO,
    DO_FORUM,
    DO_LEGACY,
    DO_NONE,
    DO_SEAT,
    DO_TILE,
    OVERPAY_FREE,
    STEP_ASK,
    STEP_END,
    STEP_HONOURED,
    STEP_WAIT,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    BY_COINS,
    CARD_NAMES,
    COIN,
    COIN_PLACE,
    EFFECTS,
    FORUM_COST,
    LEGACY,
    MOST_PAID,
    NOBODY,
    SEAT_COST,
    SEAT_NAMES,
    SMALL_SEATS,
    SPACES,
    TILE_NAMES,
    TRADE,
)
from cothon.games.carthago.rules_turn import effects_around, use_around
from cothon.games.carthago.scoring import score
from cothon.games.carthago.view import discs_on, tile_cost

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- after ------------------------------------------------------------------------------------------------------------


def after_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.20."""
    p = v.turn
    n: i64 = 0
    if is_guild_possible(v, p):
        for seat in range(SMALL_SEATS):
            if v.chairs[seat] == NOBODY and SEAT_COST[seat] <= v.coins[p]:
                buf[n] = DO_SEAT + seat
                n += 1
        if v.coins[p] >= FORUM_COST:
            buf[n] = DO_FORUM
            n += 1
        n = tile_options(v, buf, n)
    n = effects_around(v, buf, n)
    if v.skipped == 0 or v.guild_at != NOBODY:
        buf[n] = DO_DONE
        n += 1
    return n


def tile_options(v: CarthagoView, buf: Arr, n: i64) -> i64:
    """Tiles of this decade, and with an active Legacy ship of earlier ones (C10.5, C11.7)."""
    p = v.turn
    now = (v.decade - 1) * 3
    for t in range(now, now + 3):
        if tile_cost(v, p, t) <= v.coins[p]:
            buf[n] = DO_TILE + t
            n += 1
    if v.active[p * EFFECTS + LEGACY] > 0:
        for t in range(now):
            if tile_cost(v, p, t) <= v.coins[p]:
                buf[n] = DO_LEGACY + t
                n += 1
    return n


def after(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    if a == DO_DONE:
        return STEP_END
    if a >= DO_EMBARGO:
        return use_around(s, a, tell)
    return place(s, a, ASK_AFTER, tell)


def place(s: CarthagoState, a: i64, back: i64, tell: Teller | None) -> i64:
    """A placement is chosen: its cost is due now (C10.2)."""
    if a >= DO_LEGACY:
        turn_down(s, s.turn, LEGACY, tell)
        a += DO_TILE - DO_LEGACY
    s.spot = a - DO_SEAT
    s.due = cost_of_spot(s, s.turn, s.spot)
    s.back = back
    s.ask = ASK_COINS
    if tell is not None:
        tell.say("place", seat=int(s.turn), place=spot_name(s.spot), cost=int(s.due))
    return STEP_WAIT


def cost_of_spot(v: CarthagoView, p: i64, spot: i64) -> i64:
    """Cost of a small seat, the forum, or the next space of a tile."""
    if spot < SMALL_SEATS:
        return SEAT_COST[spot]
    return FORUM_COST if spot == SMALL_SEATS else tile_cost(v, p, spot - SMALL_SEATS - 1)


def spot_name(spot: i64) -> str:
    if spot < SMALL_SEATS:
        return f"guild seat {SEAT_NAMES[spot]}"
    return "the forum" if spot == SMALL_SEATS else f"the tile {TILE_NAMES[spot - SMALL_SEATS - 1]}"


# -- coins ------------------------------------------------------------------------------------------------------------


def pays_on(v: CarthagoView) -> bool:
    """Whether a card is asked for: until the cost is met; where more may be paid, also while there are cards, whatever
    they are, since all know how many. There are at most six in all (C5.8).
    """
    return v.due > 0 or (v.rules.overpay == OVERPAY_FREE and 0 < v.laid_n < MOST_PAID and v.hand_n[v.turn] > 0)


def coins_options(v: CarthagoView, buf: Arr) -> i64:
    """C14.21: falling coins, and with all cards after it the cost can still be reached (C5.9)."""
    p = v.turn
    low: i64 = -1
    if v.laid_n > 0:
        low = COIN_PLACE[v.laid[v.laid_n - 1] - SPACES]
    first = p * TRADE
    end = first + v.hand_n[p]
    total: i64 = 0  # coins of the hand cards that come after the last paid one
    for i in range(first, end):
        if COIN_PLACE[v.hand[i]] > low:
            total += COIN[v.hand[i]]
    n: i64 = 0
    worth: i64 = 6
    while total >= v.due and worth >= 2:
        for i in range(first, end):
            card = v.hand[i]
            if COIN[card] == worth and COIN_PLACE[card] > low:
                if total < v.due:
                    break
                buf[n] = DO_COIN + COIN_PLACE[card]
                n += 1
                total -= worth
        worth -= 1
    if v.due == 0:
        buf[n] = DO_NONE
        n += 1
    return n


def coins(s: CarthagoState, a: i64, tell: Teller | None) -> i64:
    """One card more; when the payment is over the disc is placed (C5.9)."""
    p = s.turn
    if a != DO_NONE:
        card = BY_COINS[a - DO_COIN]
        lay(s, p, card + SPACES, tell)
        paid = s.due == 0  # C5.8: this card is paid beyond the cost
        s.due -= COIN[card]
        if s.due < 0:
            s.due = 0
        if tell is not None and paid:
            tell.say("coin_more", seat=int(p), card=CARD_NAMES[card])
        elif tell is not None:
            tell.say("coin", seat=int(p), card=CARD_NAMES[card], coins=int(COIN[card]), due=int(s.due))
        if pays_on(s):
            return STEP_WAIT
    if tell is not None:
        tell.say("placed", seat=int(p), place=spot_name(s.spot), cards=laid_names(s))
    laid_to_discard(s)
    s.spare[p] -= 1
    _put_disc(s, p, s.spot)
    back = s.back
    s.spot = NOBODY
    s.back = 0
    if back == ASK_HONOUR:
        return STEP_HONOURED  # C9.17: no guild action
    s.guild_at = s.space
    return STEP_ASK + ASK_AFTER


def _put_disc(v: CarthagoView, p: i64, spot: i64) -> None:
    if spot < SMALL_SEATS:
        v.chairs[spot] = p
    elif spot == SMALL_SEATS:
        v.forum[p] += 1
    else:
        t = spot - SMALL_SEATS - 1
        v.honours[t * 3 + discs_on(v, t)] = p


def worth_of_disc(v: CarthagoView, p: i64, spot: i64) -> i64:
    """By how much the score of a seat would rise if an available disc lay there, all else as it is (C13.3)."""
    then = CarthagoView(v.rules, v)
    then.spare[p] -= 1
    _put_disc(then, p, spot)
    return score(then, p) - score(v, p)
