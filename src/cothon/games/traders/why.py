"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, Which
from cothon.games.traders.made.ids import (
    ASK_ACT,
    ASK_DISCOUNT,
    ASK_PAY,
    ASK_PROTECT,
    ASK_RESERVE,
    ASK_TAKE,
    DO_ACT_BUY,
    DO_ACT_DOUBLE,
    DO_ACT_RESERVE,
    DO_ACT_TAKE,
    DO_DISCOUNT,
    DO_GUARD,
    DO_PAID,
    DO_PAY,
    DO_PROTECT,
    DO_RESERVE,
    DO_TAKE,
    DO_TAKE_OWN,
)
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOUR_NAMES, FACE_NAMES, FACES, IN_FRONT, IN_THE_SEA, coin_face, icon_face
from cothon.games.traders.prices import cart_price, cheapest, largest_discount
from cothon.games.traders.rules_buy import most_tokens
from cothon.games.traders.view import is_classic, is_open, is_raided


def refuse(v: TradersView, a: i64) -> Refusal:
    if v.ask == ASK_ACT:
        return _act(v, a)
    if v.ask == ASK_TAKE:
        return _take(v, a)
    if v.ask == ASK_RESERVE:
        return _reserve(v, a - DO_RESERVE)
    if v.ask == ASK_DISCOUNT:
        return _discount(v, a - DO_DISCOUNT)
    if v.ask == ASK_PAY:
        return _pay(v, a - DO_PAY)
    if v.ask == ASK_PROTECT:
        return _protect(v, a - DO_PROTECT)
    return _guard(v, a - DO_GUARD)


def _act(v: TradersView, a: i64) -> Refusal:
    if a == DO_ACT_BUY:
        return _buy(v)
    if a == DO_ACT_TAKE:
        return _closed(v)
    if a == DO_ACT_DOUBLE:
        return _double(v)
    if a == DO_ACT_RESERVE:
        if not is_classic(v):
            return Refusal("T15.2", "classic-only")
        if v.piece[v.turn] != IN_FRONT:
            return Refusal("T15.4", "piece-on-a-card")
        return Refusal("T15.4", "no-card-without-piece")
    return Refusal("T3.3", "action-possible")


def _closed(v: TradersView) -> Refusal:
    if is_classic(v):
        return Refusal("T15.10", "nothing-open")
    return Refusal("T3.4", "market-empty")


def _buy(v: TradersView) -> Refusal:
    p = v.turn
    if not is_open(v, p):
        if is_classic(v):
            return Refusal("T15.8", "nothing-open")
        return Refusal("T4.3", "market-empty")
    price = int(cart_price(v, p))
    least = price - int(largest_discount(v, p, 0))
    if least == price:
        return Refusal("T4.3", "market-too-dear", price=price, coins=int(v.coins[p]))
    return Refusal("T4.3", "too-dear-with-tokens", price=price, least=least, coins=int(v.coins[p]))


def _double(v: TradersView) -> Refusal:
    if is_classic(v):
        return Refusal("T15.2", "no-double-action")
    if v.piece[v.turn] == IN_THE_SEA:
        return Refusal("T7.1", "piece-in-the-sea")
    if v.market_n < 2:
        return Refusal("T7.2", "nothing-left-to-buy")
    return Refusal("T7.2", "rest-too-dear", coins=int(v.coins[v.turn]))


def _take(v: TradersView, a: i64) -> Refusal:
    own = v.piece[v.turn]
    if a == DO_TAKE_OWN:
        if not is_classic(v):
            return Refusal("T15.2", "classic-only")
        if own == IN_FRONT:
            return Refusal("T15.10", "nothing-reserved")
        return Refusal("T15.9", "reserved-in-the-farm")
    f = a - DO_TAKE
    card = FACE_NAMES[f]
    if v.market[f] > 0:
        return Refusal("T7.3", "rest-too-dear-after", card=card)
    if own == f:
        return Refusal("T15.10", "reserved-by-you", card=card)
    if _reserved(v, f):
        return Refusal("T15.6", "reserved-by-others", card=card)
    if v.farm[f] > 0 or _reserved(v, FACES + f):
        return Refusal("T6.1", "only-in-the-farm", card=card)
    return Refusal("T6.1", "not-in-the-market", card=card)


def _reserved(v: TradersView, at: i64) -> bool:
    return any(v.piece[p] == at for p in range(v.seats))


def _reserve(v: TradersView, at: i64) -> Refusal:
    card = FACE_NAMES[at % FACES]
    zone = "market" if at < FACES else "farm"
    if _reserved(v, at):
        return Refusal("T15.4", "reserved-already", card=card, zone=zone)
    return Refusal("T15.3", "not-there", card=card, zone=zone)


def _discount(v: TradersView, k: i64) -> Refusal:
    p = v.turn
    colour = COLOUR_NAMES[v.colour]
    up = int(v.tokens[p * 4 + v.colour])
    if k > up:
        return Refusal("T10.5", "too-few-tokens", colour=colour, tokens=up)
    most = int(most_tokens(v, p, v.colour))
    if k > most:
        return Refusal("T10.7", "more-tokens-than-cards", colour=colour, cards=most)
    left = int(v.due - cheapest(v, v.colour, k) - largest_discount(v, p, v.colour + 1))
    return Refusal("T4.3", "rest-not-payable", due=left, coins=int(v.coins[p]))


def which(v: TradersView, a: i64) -> Which | None:
    """What is left of the price after so many tokens (T10.6); whether tokens of another colour must follow (T4.3)."""
    if v.ask != ASK_DISCOUNT or not DO_DISCOUNT <= a < DO_PAY:
        return None
    price = int(v.due - cheapest(v, v.colour, a - DO_DISCOUNT))
    return Which("discount", price=price, more=bool(price > v.coins[v.turn]))


def _pay(v: TradersView, k: i64) -> Refusal:
    if k == DO_PAID - DO_PAY:
        return Refusal("T4.6", "price-not-reached", due=int(v.due))
    card = FACE_NAMES[coin_face(k)]
    if v.hand[v.turn * FACES + coin_face(k)] == 0:
        return Refusal("T4.5", "not-in-hand", card=card)
    if k < v.place:
        return Refusal("T4.8", "paid-in-order", card=card, last_card=FACE_NAMES[coin_face(v.place)])
    return Refusal("T4.8", "pays-too-little", card=card, due=int(v.due))


def _protect(v: TradersView, k: i64) -> Refusal:
    f = coin_face(k)
    card = FACE_NAMES[f]
    if not is_raided(v, f // 3):
        return Refusal("T11.3", "not-raided", colour=COLOUR_NAMES[f // 3])
    if v.upright[v.actor * FACES + f] == 0:
        if v.sideways[v.actor * FACES + f] > 0:
            return Refusal("T11.10", "safe-already", card=card)
        return Refusal("T11.3", "not-in-stock", card=card)
    if k < v.place:
        return Refusal("T11.9", "named-in-order", card=card, last_card=FACE_NAMES[coin_face(v.place)])
    return Refusal("T11.9", "named-already", card=card)


def _guard(v: TradersView, k: i64) -> Refusal:
    f = icon_face(k)
    card = FACE_NAMES[f]
    if v.hand[v.actor * FACES + f] == 0:
        return Refusal("T11.6", "not-in-hand", card=card)
    if k < v.place:
        return Refusal("T11.9", "discarded-in-order", card=card, last_card=FACE_NAMES[icon_face(v.place)])
    return Refusal("T11.9", "too-few-icons", card=card, icons=int(v.due))
