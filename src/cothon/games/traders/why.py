"""Why not? The clause that forbids an action the present question could offer, with the numbers that matter."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal, in_words
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
            return in_words("T15.2", "cards are reserved in Classic Mode only")
        if v.piece[v.turn] != IN_FRONT:
            return in_words("T15.4", "your reservation piece already lies on a card")
        return in_words("T15.4", "no card in Market or Farm is without a piece")
    return in_words("T3.3", "you may not pass while an action is possible")


def _closed(v: TradersView) -> Refusal:
    if is_classic(v):
        return in_words("T15.10", "no Market card is open to you")
    return in_words("T3.4", "the Market is empty")


def _buy(v: TradersView) -> Refusal:
    p = v.turn
    if not is_open(v, p):
        if is_classic(v):
            return in_words("T15.8", "no Market card is open to you")
        return in_words("T4.3", "the Market is empty")
    price = cart_price(v, p)
    saved = largest_discount(v, p, 0)
    cost = f"costs {price}" if saved == 0 else f"costs {price}, with all your tokens {price - saved}"
    return in_words("T4.3", f"the Market {cost}; you have {v.coins[p]}")


def _double(v: TradersView) -> Refusal:
    if is_classic(v):
        return in_words("T15.2", "there is no Double Action in Classic Mode")
    if v.piece[v.turn] == IN_THE_SEA:
        return in_words("T7.1", "your piece is in the sea: one Double Action per game")
    if v.market_n < 2:
        return in_words("T7.2", "after taking a card nothing would be left to buy")
    return in_words("T7.2", f"whichever card you take, the rest costs too much; you have {v.coins[v.turn]} coins")


def _take(v: TradersView, a: i64) -> Refusal:
    own = v.piece[v.turn]
    if a == DO_TAKE_OWN:
        if not is_classic(v):
            return in_words("T15.2", "cards are reserved in Classic Mode only")
        if own == IN_FRONT:
            return in_words("T15.10", "you have reserved no card")
        return in_words("T15.9", "the card you reserved is still in the Farm")
    f = a - DO_TAKE
    name = FACE_NAMES[f]
    if v.market[f] > 0:
        return in_words("T7.3", f"after taking {name} you could not buy the rest")
    if own == f:
        return in_words("T15.10", f"the only {name} open to you is the one you reserved: take_own")
    if _reserved(v, f):
        return in_words("T15.6", f"{name} is reserved by somebody else")
    if v.farm[f] > 0 or _reserved(v, FACES + f):
        return in_words("T6.1", f"{name} is in the Farm; coins are taken from the Market")
    return in_words("T6.1", f"there is no {name} in the Market")


def _reserved(v: TradersView, at: i64) -> bool:
    return any(v.piece[p] == at for p in range(v.seats))


def _reserve(v: TradersView, at: i64) -> Refusal:
    name = FACE_NAMES[at % FACES]
    zone = "Market" if at < FACES else "Farm"
    if _reserved(v, at):
        return in_words("T15.4", f"{name} in the {zone} already carries a piece")
    return in_words("T15.3", f"there is no {name} in the {zone}")


def _discount(v: TradersView, k: i64) -> Refusal:
    p = v.turn
    colour = COLOUR_NAMES[v.colour]
    up = v.tokens[p * 4 + v.colour]
    if k > up:
        return in_words("T10.5", f"you have {up} face-up {colour} token{'' if up == 1 else 's'}")
    most = most_tokens(v, p, v.colour)
    if k > most:
        return in_words(
            "T10.7", f"you buy {most} {colour} card{'' if most == 1 else 's'}; more tokens would do nothing"
        )
    left = v.due - cheapest(v, v.colour, k) - largest_discount(v, p, v.colour + 1)
    return in_words("T4.3", f"at least {left} coins would be left to pay, but you have {v.coins[p]}")


def _pay(v: TradersView, k: i64) -> Refusal:
    name = FACE_NAMES[coin_face(k)]
    if v.hand[v.turn * FACES + coin_face(k)] == 0:
        return in_words("T4.5", f"there is no {name} in your hand")
    if k < v.place:
        return in_words("T4.8", f"{name} comes before {FACE_NAMES[coin_face(v.place)]}; cards are paid in coin order")
    return in_words("T4.8", f"{name} and all cards after it in coin order make less than the {v.due} still due")


def _protect(v: TradersView, k: i64) -> Refusal:
    f = coin_face(k)
    name = FACE_NAMES[f]
    if not is_raided(v, f // 3):
        return in_words("T11.3", f"the {COLOUR_NAMES[f // 3]} ship is not raided")
    if v.upright[v.actor * FACES + f] == 0:
        if v.sideways[v.actor * FACES + f] > 0:
            return in_words("T11.10", f"your {name} is safe in the warehouse already")
        return in_words("T11.3", f"there is no {name} in your Stock")
    if k < v.place:
        return in_words("T11.9", f"{name} comes before {FACE_NAMES[coin_face(v.place)]}; cards are named in coin order")
    return in_words("T11.9", f"every {name} of yours is named already")


def _guard(v: TradersView, k: i64) -> Refusal:
    f = icon_face(k)
    name = FACE_NAMES[f]
    if v.hand[v.actor * FACES + f] == 0:
        return in_words("T11.6", f"there is no {name} in your hand")
    if k < v.place:
        return in_words("T11.9", f"{name} comes before {FACE_NAMES[icon_face(v.place)]}; discard in icon order")
    icons = "icon" if v.due == 1 else "icons"
    return in_words("T11.9", f"{name} and all cards after it in icon order show fewer than the {v.due} {icons} missing")
