"""Coins and piles (K3): gaining, spending and paying coins, the draws that go with it, and the reshuffle.

A gain or a spending can wait for draws in the middle. So both are entered into a ledger (`owed`, `due`) that `flow`
in `rules` works off, clockwise from the active player; the step that waits for it is kept in `then`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.events import Teller
from cothon.core.piles import put_all
from cothon.core.view import CHANCE
from cothon.games.karibik.made.ids import (
    ASK_FLIP,
    ASK_REVEAL,
    ASK_SETTLE,
    DRAW_CARD,
    SPENT_UNSEEN,
    STEP_REVEAL,
    STEP_WAIT,
)
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.past import Batch
from cothon.games.karibik.pieces import FACES, IDS

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- gaining ----------------------------------------------------------------------------------------------------------


def owe(s: KaribikState, p: i64, coins: i64) -> None:
    """Player p is to gain coins."""
    s.owed[p] += coins
    s.owing += coins


def pay_out(s: KaribikState, tell: Teller | None) -> bool:
    """Hand out the coins owed, one player after another (K3.15). False if a reshuffle must settle first."""
    owed = s.owed
    n = s.seats
    p = s.active
    for _ in range(n):
        while owed[p] > 0:
            if s.deck == 0 and not _new_deck(s, tell):
                if s.mixing:
                    return False
                if tell is not None:
                    tell.say("no_coins", seat=int(p), coins=int(owed[p]))
                s.owing -= owed[p]
                owed[p] = 0  # K3.15: the rest of that gain is lost
            else:
                _gain(s, p, owed[p] if owed[p] < s.deck else s.deck, tell)
        p += 1
        if p == n:
            p = 0
    return True


def _new_deck(s: KaribikState, tell: Teller | None) -> bool:
    """Reshuffle if there is anything to shuffle; whether the deck has cards now."""
    if s.discard == 0:
        return False
    reshuffle(s, tell)
    return s.deck > 0


def _gain(s: KaribikState, p: i64, k: i64, tell: Teller | None) -> None:
    n: i64 = len(s.left)
    s.owed[p] -= k
    s.owing -= k
    s.deck -= k
    s.coins[p] += k
    s.held[(n - 1) * s.seats + p] += k  # K3.10
    if tell is not None:
        tell.say("gain", seat=int(p), coins=int(k), source="deck", dest="coins")


# -- spending and fees ------------------------------------------------------------------------------------------------


def charge(s: KaribikState, p: i64, coins: i64) -> None:
    """Player p is to spend coins."""
    s.due[p] += coins
    s.dues += coins


def oldest_coin(s: KaribikState, p: i64) -> i64:
    """Place of the oldest batch of which player p has a coin (K3.5); he has one."""
    held = s.held
    n = s.seats
    at = p
    i: i64 = 0
    while held[at] == 0:
        at += n
        i += 1
    return i


def spend(s: KaribikState, tell: Teller | None) -> bool:
    """Begin or go on with the spendings that are due; whether a flip must be drawn for it."""
    p = s.active
    while s.due[p] == 0:
        p += 1
        if p == s.seats:
            p = 0
    if s.rules.spent == SPENT_UNSEEN:
        _bury(s, p, tell)
        return False
    s.payer = p
    s.source = s.oldest + oldest_coin(s, p)
    s.actor = CHANCE
    s.ask = ASK_FLIP
    return True


def _bury(s: KaribikState, p: i64, tell: Teller | None) -> None:
    """Mode `unseen`: player p's coins go to the discard face down (K3.4)."""
    k = s.due[p]
    s.coins[p] -= k
    s.discard += k
    s.dues -= k
    s.due[p] = 0
    if tell is not None:
        tell.say("spend", seat=int(p), coins=int(k), source="coins", dest="discard")
    i: i64 = 0
    while k > 0:
        at = i * s.seats + p
        part = s.held[at] if s.held[at] < k else k
        s.held[at] -= part
        s.buried[i] += part
        k -= part
        i += 1


def draw_flip(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """Mode `open`: what the coin being spent turns out to be (K3.14)."""
    f = a - DRAW_CARD
    p = s.payer
    i = s.source - s.oldest
    s.u[i * FACES + f] -= 1
    s.left[i] -= 1
    s.held[i * s.seats + p] -= 1
    s.coins[p] -= 1
    s.due[p] -= 1
    s.dues -= 1
    s.up[f] += 1
    s.discard += 1
    if tell is not None:
        tell.say("flip", seat=int(p), card=IDS[f], source="coins", dest="discard")
    return s.then


def pay_fee(s: KaribikState, p: i64, tell: Teller | None) -> None:
    """One coin card of player p changes hands (K9.11) and keeps its batch (K3.7)."""
    at = oldest_coin(s, p) * s.seats
    s.held[at + p] -= 1
    s.held[at + s.active] += 1
    s.coins[p] -= 1
    s.coins[s.active] += 1
    if tell is not None:
        tell.say("fee", seat=int(p), to_seat=int(s.active), coins=1)


# -- reshuffle --------------------------------------------------------------------------------------------------------


def reshuffle(s: KaribikState, tell: Teller | None) -> None:
    """K3.12. In mode `unseen` it only begins here: `mix` goes on with it."""
    if s.rules.spent == SPENT_UNSEEN:
        s.mixing = 1
        s.fresh = new_arr(int(FACES))
        s.past.poured = new_arr(int(s.oldest) + len(s.left))
        return
    faces = s.up
    s.u = _with_new_batch(s, faces, s.u, tell)


def _with_new_batch(s: KaribikState, new: Arr, faces: Arr, tell: Teller | None) -> Arr:
    """Make `new` the newest batch and the deck; drop batches that have ended. Gives the faces of all batches."""
    n: i64 = len(s.left)
    dead: i64 = 0
    while dead < n and s.left[dead] == 0:
        dead += 1
    live = n - dead
    seats = s.seats
    left = new_arr(int(live) + 1)
    held = new_arr(int((live + 1) * seats))
    u = new_arr(int((live + 1) * FACES))
    for i in range(live):
        left[i] = s.left[dead + i]
    for j in range(live * seats):
        held[j] = s.held[dead * seats + j]
    for j in range(live * FACES):
        u[j] = faces[dead * FACES + j]
    total: i64 = 0
    for f in range(FACES):
        u[live * FACES + f] = new[f]
        total += new[f]
    left[live] = total
    s.left = left
    s.held = held
    if s.rules.spent == SPENT_UNSEEN:
        s.buried = new_arr(int(live) + 1)
    s.oldest += dead
    s.deck = total
    s.discard = 0
    s.up = new_arr(int(FACES))
    if tell is not None:
        tell.say("reshuffle", cards=int(total), batch=int(s.oldest + live), source="discard", dest="deck")
    return u


def mix(s: KaribikState, tell: Teller | None) -> bool:
    """Go on with a reshuffle in mode `unseen` (step 2 of K3.12); whether a settle must be drawn for it."""
    if _settle_due(s):
        return True
    put_all(s.fresh, s.up)
    past = s.past
    past.closed.append(past.newest)
    past.newest = Batch(s.up, past.poured, new_arr(int(FACES)))
    past.poured = new_arr(0)
    s.dark = _with_new_batch(s, s.fresh, s.dark, tell)
    s.fresh = new_arr(0)
    s.mixing = 0
    return False


def _settle_due(s: KaribikState) -> bool:
    """Batches are worked off in ascending order; whether the next card must be drawn."""
    n: i64 = len(s.left)
    for i in range(n):
        if s.buried[i] > 0:
            if _is_held(s, i):
                s.source = s.oldest + i
                s.actor = CHANCE
                s.ask = ASK_SETTLE
                return True
            _pour_all(s, i)
    return False


def _is_held(s: KaribikState, i: i64) -> bool:
    coins: i64 = 0
    for p in range(s.seats):
        coins += s.held[i * s.seats + p]
    return coins > 0


def _pour_all(s: KaribikState, i: i64) -> None:
    """Nobody has coins of this batch any more: all that is left of it goes into the new deck."""
    for f in range(FACES):
        s.fresh[f] += s.dark[i * FACES + f]
        s.dark[i * FACES + f] = 0
    s.past.poured[s.oldest + i] += s.buried[i]
    s.discard -= s.buried[i]
    s.left[i] = 0
    s.buried[i] = 0


def draw_settle(s: KaribikState, a: i64, tell: Teller | None) -> i64:
    """Mode `unseen`: which buried coin goes into the new deck; nobody sees it."""
    f = a - DRAW_CARD
    i = s.source - s.oldest
    s.dark[i * FACES + f] -= 1
    s.left[i] -= 1
    s.buried[i] -= 1
    s.discard -= 1
    s.fresh[f] += 1
    s.past.poured[s.source] += 1
    if tell is not None:
        tell.whisper((), "settle", {"batch": int(s.source), "source": "discard", "dest": "deck"}, {"card": IDS[f]})
    return s.then


# -- revealing --------------------------------------------------------------------------------------------------------


def aim_reveal(s: KaribikState) -> i64:
    """The top card of the deck is to be drawn; no step follows."""
    n: i64 = len(s.left)
    s.source = s.oldest + n - 1
    s.actor = CHANCE
    s.ask = ASK_REVEAL
    s.then = STEP_REVEAL
    return STEP_WAIT


def aim(s: KaribikState) -> None:
    """Find batch and seat of the draw that is due afresh, for a position that was read."""
    if s.ask == ASK_REVEAL:
        aim_reveal(s)
    elif s.ask == ASK_FLIP:
        spend(s, None)
    elif s.ask == ASK_SETTLE:
        _settle_due(s)


def drawn(s: KaribikState, f: i64) -> None:
    """The top card of the deck is f (K3.10)."""
    i = s.source - s.oldest
    s.deck -= 1
    s.left[i] -= 1
    if s.rules.spent == SPENT_UNSEEN:
        s.dark[i * FACES + f] -= 1
        s.past.newest.seen[f] += 1
    else:
        s.u[i * FACES + f] -= 1


def to_discard(s: KaribikState, f: i64) -> None:
    """A card goes to the discard face up (K3.6)."""
    s.up[f] += 1
    s.discard += 1
