"""Cards on the move: into a hand, out of it, to the market, the discard pile and the cards played."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import (
    COIN,
    DISCARD,
    FACE_NAMES,
    HAND,
    LAID,
    ON_MARKET,
    PLAYED,
    SPACES,
    TRADE,
    UNSEEN,
    action_of,
    good_of,
)


def gain(s: CarthagoState, p: i64, card: i64) -> None:
    """A trade card comes to a hand, wherever it was; whether it is open says `epoch`."""
    first = p * TRADE
    at = first + s.hand_n[p]
    while at > first and s.hand[at - 1] > card:
        s.hand[at] = s.hand[at - 1]
        at -= 1
    s.hand[at] = card
    s.hand_n[p] += 1
    s.where[card] = HAND + p
    s.coins[p] += COIN[card]
    s.goods[p * SPACES + good_of(card)] += 1
    s.shows[p * SPACES + action_of(card)] += 1


def lose(s: CarthagoState, p: i64, card: i64, to: i64, tell: Teller | None) -> None:
    """A trade card leaves a hand and becomes public with its face (C16.4)."""
    at = p * TRADE
    end = at + s.hand_n[p] - 1
    while s.hand[at] != card:
        at += 1
    while at < end:
        s.hand[at] = s.hand[at + 1]
        at += 1
    s.hand[end] = 0
    s.hand_n[p] -= 1
    s.where[card] = to
    s.coins[p] -= COIN[card]
    s.goods[p * SPACES + good_of(card)] -= 1
    s.shows[p * SPACES + action_of(card)] -= 1
    if s.epoch[card] >= 0:
        s.epoch[card] = -1
        if tell is not None:
            tell.unveil([int(p)])
    if to == DISCARD:
        s.discard_n += 1


def lay(s: CarthagoState, p: i64, face: i64, tell: Teller | None) -> None:
    """One card of a running payment is laid open (C5.16)."""
    if face < SPACES:
        s.base[p * SPACES + face] -= 1
        s.shows[p * SPACES + face] -= 1
    else:
        lose(s, p, face - SPACES, LAID, tell)
    s.laid[s.laid_n] = face
    s.laid_n += 1


def laid_to_discard(s: CarthagoState) -> None:
    """With the last card all cards of a payment go to the discard pile (C5.16)."""
    for i in range(s.laid_n):
        s.where[s.laid[i] - SPACES] = DISCARD
        s.laid[i] = 0
    s.discard_n += s.laid_n
    s.laid_n = 0


def laid_to_played(s: CarthagoState, p: i64) -> None:
    """With the last card all cards of a space payment lie beside the residence (C4.4)."""
    for i in range(s.laid_n):
        if s.laid[i] >= SPACES:
            s.where[s.laid[i] - SPACES] = PLAYED + p
        s.laid[i] = 0
    s.laid_n = 0


def laid_names(s: CarthagoState) -> list[str]:
    return [FACE_NAMES[s.laid[i]] for i in range(int(s.laid_n))]


def to_market(s: CarthagoState, card: i64) -> None:
    """A card comes to the market, which is kept in ascending order."""
    at = s.market_n
    while at > 0 and s.market[at - 1] > card:
        s.market[at] = s.market[at - 1]
        at -= 1
    s.market[at] = card
    s.market_n += 1
    s.where[card] = ON_MARKET


def from_market(s: CarthagoState, card: i64) -> None:
    """A card leaves the market; where it goes says the caller."""
    at: i64 = 0
    while s.market[at] != card:
        at += 1
    s.market_n -= 1
    while at < s.market_n:
        s.market[at] = s.market[at + 1]
        at += 1
    s.market[at] = 0


def clear_market(s: CarthagoState) -> None:
    """All market cards go to the discard pile (C3.5, C11.12)."""
    for i in range(s.market_n):
        s.where[s.market[i]] = DISCARD
        s.market[i] = 0
    s.discard_n += s.market_n
    s.market_n = 0


def can_draw(s: CarthagoState, tell: Teller | None) -> bool:
    """Whether a trade card can be drawn; if the pile is empty the discard pile becomes a new one (C5.4, C5.5)."""
    if s.pile_n > 0:
        return True
    if s.discard_n == 0:
        if tell is not None:
            tell.say("no_cards")
        return False
    s.now += 1
    for card in range(TRADE):
        if s.where[card] == DISCARD:
            s.where[card] = UNSEEN
            s.epoch[card] = s.now
            s.rows[action_of(card)] += 1
    s.pile_n = s.discard_n
    s.discard_n = 0
    if tell is not None:
        tell.say("reshuffle", cards=int(s.pile_n))
    return True


def take_back(s: CarthagoState, p: i64) -> None:
    """All cards played in the decade come back to the hand; trade cards are open (C3.8, C16.2)."""
    for card in range(TRADE):
        if s.where[card] == PLAYED + p:
            gain(s, p, card)
