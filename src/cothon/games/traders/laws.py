"""Laws that hold in every position: every card is in exactly one place (O12), running numbers are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import ints
from cothon.core.piles import total
from cothon.core.view import OVER
from cothon.games.traders.made.ids import MODE_CLASSIC
from cothon.games.traders.pieces import COPIES, FACE_NAMES, FACES, IN_FRONT, IN_THE_SEA, value

if TYPE_CHECKING:
    from cothon.games.traders.made.state import TradersState


def check(s: TradersState) -> None:
    """AssertionError names the clause."""
    _check_cards(s)
    _check_hands(s)
    _check_rows(s)
    _check_pool(s)
    assert total(s.discard) == s.discard_n, "discard pile: running size is wrong"
    for at in ints(s.ships):
        assert 0 <= at <= 5, f"a ship stands on space {at} [T1.11]"
    assert (s.actor == OVER) == (s.reason != 0), "a finished game has a reason [T14.5]"


def _check_cards(s: TradersState) -> None:
    """Every card is in exactly one place (O12)."""
    for f in range(FACES):
        n = s.draw[f] + s.discard[f] + s.market[f] + s.farm[f]
        for p in range(s.seats):
            i = p * FACES + f
            n += s.hand[i] + s.upright[i] + s.sideways[i] + s.vp[i] + s.blind[i]
            n += 1 if s.piece[p] == f or s.piece[p] == FACES + f else 0
        assert n == COPIES[f], f"{FACE_NAMES[f]}: {n} cards instead of {COPIES[f]} [O12]"
    piles = [s.draw, s.discard, s.market, s.farm, s.hand, s.upright, s.sideways, s.vp, s.blind, s.tokens, s.used]
    assert all(x >= 0 for pile in piles for x in ints(pile)), "a pile has fewer than no cards [O12]"


def _check_hands(s: TradersState) -> None:
    for p in range(s.seats):
        coins: i64 = 0
        number: i64 = 0
        cards: i64 = 0
        for f in range(FACES):
            coins += s.hand[p * FACES + f] * value(f)
            number += s.hand[p * FACES + f]
            cards += s.vp[p * FACES + f] + s.blind[p * FACES + f]
        assert s.coins[p] == coins, f"seat {p}: running coins {s.coins[p]}, in hand {coins} [T1.4]"
        assert s.hand_n[p] == number, f"seat {p}: running hand size {s.hand_n[p]}, in hand {number} [Kn1]"
        assert s.vps[p] >= cards, f"seat {p}: {cards} VP cards for {s.vps[p]} VPs [O12]"
        assert s.vps[p] == cards or s.rules.mode == MODE_CLASSIC, f"seat {p}: VPs without a card [T15.17]"


def _check_rows(s: TradersState) -> None:
    n = total(s.market)
    price: i64 = 0
    for f in range(FACES):
        price += s.market[f] * value(f)
    assert (s.market_n, s.market_price) == (n, price), "Market: running number or price is wrong [T4.2]"
    assert s.farm_n == total(s.farm), "Farm: running number is wrong [T8.2]"
    laid = [x for x in ints(s.piece) if x < IN_FRONT]
    assert not laid or s.rules.mode == MODE_CLASSIC, "a piece lies on a card in modern mode [T15.2]"
    assert s.rules.mode != MODE_CLASSIC or IN_THE_SEA not in ints(s.piece), "a reservation piece is in the sea [T15.5]"


def _check_pool(s: TradersState) -> None:
    """The pool is the draw pile and the blind VPs that are not of former piles (Kn5)."""
    assert total(s.draw) == s.draw_n, "draw pile: running size is wrong"
    for f in range(FACES):
        n = s.draw[f]
        for p in range(s.seats):
            n += s.blind[p * FACES + f]
        for k in range(len(s.former) // 16):
            n -= s.former[k * 16 + f]
        assert s.pool[f] == n, f"pool: {s.pool[f]} of {FACE_NAMES[f]} instead of {n} [Kn5]"
    for p in range(s.seats):
        drawn: i64 = s.blinds[p]
        for k in range(len(s.former) // 16):
            drawn += s.former[k * 16 + 12 + p]
        own: i64 = 0
        for f in range(FACES):
            own += s.blind[p * FACES + f]
        assert drawn == own, f"seat {p}: {drawn} blind VPs told, {own} there [Kn5]"
