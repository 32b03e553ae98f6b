"""Buying goods: `discount`, `pay` (Q4, Q5), the cart becomes Stock and moves the ships (chapters 4, 5 and 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.events import Teller
from cothon.games.traders.made.ids import (
    ASK_DISCOUNT,
    ASK_PAY,
    DO_DISCOUNT,
    DO_PAID,
    DO_PAY,
    MODE_CLASSIC,
    OVERPAY_FREE,
    REFILL_PURCHASE,
    STEP_BOUGHT,
    STEP_NEXT,
    STEP_SAIL,
    STEP_SETTLE,
    STEP_WAIT,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import (
    CARTHAGE,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    FACES,
    IN_FRONT,
    SPACES,
    VALUES,
    coin_face,
    face_list,
    value,
)
from cothon.games.traders.prices import cheapest, largest_discount
from cothon.games.traders.rules_refill import start_refill
from cothon.games.traders.scoring import payday

if TYPE_CHECKING:
    from cothon.core.arr import Arr


def settle(s: TradersState, tell: Teller | None) -> i64:
    """Ask for the next discount in colour order, else for the next coin, else the purchase is paid (T4.4)."""
    p = s.turn
    if s.rules.mode != MODE_CLASSIC:  # T15.14
        for c in range(s.colour, COLOURS):
            if s.tokens[p * COLOURS + c] > 0 and has_colour(s, c):
                s.colour = c
                s.ask = ASK_DISCOUNT
                return STEP_WAIT
    s.colour = COLOURS
    if s.due > 0:
        s.ask = ASK_PAY
        return STEP_WAIT
    return STEP_BOUGHT  # T4.9


def has_colour(v: TradersView, c: i64) -> bool:
    f = c * VALUES
    return v.market[f] + v.market[f + 1] + v.market[f + 2] > 0


# -- discount (Q4) ----------------------------------------------------------------------------------------------------


def discount_options(v: TradersView, buf: Arr) -> i64:
    p = v.turn
    c = v.colour
    k = most_tokens(v, p, c)
    short = v.due - largest_discount(v, p, c + 1) - v.coins[p]
    n: i64 = 0
    for t in range(k + 1):
        if short <= 0 or cheapest(v, c, t) >= short:
            buf[n] = DO_DISCOUNT + t
            n += 1
    return n


def most_tokens(v: TradersView, p: i64, c: i64) -> i64:
    """The most tokens of a colour that can be used: no more than there are cards of it (T10.7)."""
    f = c * VALUES
    k = v.market[f] + v.market[f + 1] + v.market[f + 2]
    up = v.tokens[p * COLOURS + c]
    return up if up < k else k


def discount(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """Tokens turn down, the cheapest cards of their colour become free (T10.6)."""
    k = a - DO_DISCOUNT
    i = s.turn * COLOURS + s.colour
    saved = cheapest(s, s.colour, k)
    s.tokens[i] -= k
    s.used[i] += k  # T10.8
    s.due -= saved
    if tell is not None:
        tell.say("discount", seat=int(s.turn), colour=COLOUR_NAMES[s.colour], tokens=int(k), saved=int(saved))
    s.colour += 1
    return STEP_SETTLE


# -- pay (Q5) ---------------------------------------------------------------------------------------------------------


def pays_on(v: TradersView) -> bool:
    """Whether the buyer is asked for a card: while something is due, and where more may be paid while there are any
    in the hand, whatever they are, as their number is known to all (T4.7, Kn1).
    """
    return v.due > 0 or (v.rules.overpay == OVERPAY_FREE and v.hand_n[v.turn] > 0)


def pay_options(v: TradersView, buf: Arr) -> i64:
    """Hand faces in coin order, from the last one paid on, as long as they and all after them suffice (T4.8)."""
    n: i64 = 0
    rest = v.coins[v.turn]
    first = v.turn * FACES
    for k in range(FACES):
        f = coin_face(k)
        have = v.hand[first + f]
        if have > 0:
            if rest < v.due:
                break
            if k >= v.place:
                buf[n] = DO_PAY + k
                n += 1
            rest -= have * value(f)
    if v.due == 0:
        buf[n] = DO_PAID
        n += 1
    return n


def discard_from_hand(s: TradersState, p: i64, f: i64) -> None:
    """Face up to the discard pile (T4.5, T11.10)."""
    s.hand[p * FACES + f] -= 1
    s.hand_n[p] -= 1
    s.coins[p] -= value(f)
    s.discard[f] += 1
    s.discard_n += 1


def pay(s: TradersState, a: i64, tell: Teller | None) -> i64:
    """A hand card goes face up to the discard pile (T4.5)."""
    if a == DO_PAID:
        return STEP_BOUGHT
    p = s.turn
    s.place = a - DO_PAY
    f = coin_face(s.place)
    discard_from_hand(s, p, f)
    paid = s.due == 0  # T4.7: this card is paid beyond the price
    s.due -= value(f)
    if s.due < 0:
        s.due = 0  # T4.6: an excess is lost
    if tell is not None and paid:
        tell.say("pay_more", seat=int(p), card=FACE_NAMES[f])
    elif tell is not None:
        tell.say("pay", seat=int(p), card=FACE_NAMES[f], due=int(s.due))
    return STEP_WAIT if pays_on(s) else STEP_BOUGHT


# -- the purchase is done (Q8) ----------------------------------------------------------------------------------------


def bought(s: TradersState, tell: Teller | None) -> i64:
    """The cart becomes Stock; with `refill=purchase` the replenishment comes before the ships (T4.11)."""
    _cart_to_stock(s, tell)
    return start_refill(s, STEP_SAIL, tell) if s.rules.refill == REFILL_PURCHASE else STEP_SAIL


def restock(s: TradersState, tell: Teller | None) -> i64:
    """The replenishment at the end of a purchase, unless it has been (T4.11)."""
    return STEP_NEXT if s.rules.refill == REFILL_PURCHASE else start_refill(s, STEP_NEXT, tell)


def _cart_to_stock(s: TradersState, tell: Teller | None) -> None:
    """The cart lies upright before the buyer (T4.10); the steps it is good for are remembered (T5.1)."""
    p = s.turn
    own = s.piece[p]
    cards = [0] * 12 if tell is not None else None
    s.moves = 0
    for c in range(COLOURS):
        n: i64 = 0
        for f in range(c * VALUES, c * VALUES + VALUES):
            k = s.market[f]
            s.market[f] = 0
            if own == f:
                k += 1  # T15.7
            s.upright[p * FACES + f] += k
            n += k
            if cards is not None:
                cards[f] = int(k)
        s.moves |= (n if n < 2 else 2) << (2 * c)
    s.market_n = 0
    s.market_price = 0
    s.due = 0
    s.place = 0
    s.colour = 0
    if tell is not None and cards is not None:
        tell.say("stock", seat=int(p), cards=face_list(cards))
    if own < FACES:
        s.piece[p] = IN_FRONT  # T15.5
        if tell is not None:
            tell.say("piece_back", seat=int(p))


def sail(s: TradersState, tell: Teller | None) -> i64:
    """Ships of the purchase advance, all before any scoring (T5.4)."""
    for c in range(COLOURS):
        steps = (s.moves >> (2 * c)) & 3
        if steps > 0:
            at = s.ships[c]
            to = at + steps if at + steps < CARTHAGE else CARTHAGE  # T5.3
            s.ships[c] = to
            if tell is not None:
                tell.say("sail", colour=COLOUR_NAMES[c], steps=int(to - at), start=SPACES[at], end=SPACES[to])
    s.moves = 0
    return payday(s, tell)
