"""Replenishment and every draw: `market`, `farm`, `blind` (chapter 8, Ch1 to Ch4)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.events import Teller
from cothon.core.view import CHANCE
from cothon.games.traders.made.ids import (
    ASK_BLIND,
    ASK_FARM,
    ASK_MARKET,
    STEP_BLINDS,
    STEP_REFILL,
    STEP_SELL,
    STEP_WAIT,
)
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.pieces import FACE_NAMES, FACES, IN_FRONT, REFILL_MARKET, value
from cothon.games.traders.scoring import blind_seat, without_cards


def start_refill(s: TradersState, then: i64, tell: Teller | None) -> i64:
    """Step 1: all Farm cards move to the Market, with their pieces (T8.2, T15.12); then cards are drawn."""
    if tell is not None:
        tell.say("farm_moves", cards=_farm(s))
    for f in range(FACES):
        k = s.farm[f]
        if k > 0:
            s.market[f] += k
            s.market_price += k * value(f)
            s.farm[f] = 0
    s.market_n += s.farm_n
    s.farm_n = 0
    for p in range(s.seats):
        if FACES <= s.piece[p] < IN_FRONT:
            s.piece[p] -= FACES
    s.to_market = REFILL_MARKET
    s.to_farm = s.seats
    s.then = then
    return STEP_REFILL


def _farm(s: TradersState) -> list[str]:
    cards = [FACE_NAMES[f] for f in range(12) for _ in range(s.farm[f])]
    return cards + [FACE_NAMES[x - 12] for x in s.piece if 12 <= x < IN_FRONT]


def refill(s: TradersState, tell: Teller | None) -> i64:
    """Steps 2 and 3, one card at a time (T8.3); no card anywhere ends the replenishment (T8.4)."""
    if s.to_market + s.to_farm > 0:
        if can_draw(s, tell):
            s.actor = CHANCE
            s.ask = ASK_MARKET if s.to_market > 0 else ASK_FARM
            return STEP_WAIT
        s.to_market = 0
        s.to_farm = 0
    then = s.then
    s.then = 0
    return then


def draw_blinds(s: TradersState, tell: Teller | None) -> i64:
    """Blind VPs of the Set just sold, one at a time (T15.17)."""
    if s.due == 0:
        return STEP_SELL
    if not can_draw(s, tell):
        return without_cards(s, tell)
    s.actor = CHANCE
    s.ask = ASK_BLIND
    return STEP_WAIT


def can_draw(s: TradersState, tell: Teller | None) -> bool:
    """Whether a card can be drawn; if the pile is empty the discard pile is shuffled first (T8.3)."""
    if s.draw_n > 0:
        return True
    if s.discard_n == 0:
        if tell is not None:
            tell.say("no_cards")
        return False
    _reshuffle(s)
    if tell is not None:
        tell.say("reshuffle", cards=int(s.draw_n))
    return True


def _reshuffle(s: TradersState) -> None:
    """The discard pile becomes the draw pile; blind VPs of the old one are known by elimination now (Kn5, Ch3)."""
    hidden: i64 = 0
    for p in range(s.seats):
        hidden += s.blinds[p]
    if hidden > 0:
        _remember(s)
    for f in range(FACES):
        s.draw[f] = s.discard[f]
        s.pool[f] = s.discard[f]
        s.discard[f] = 0
    s.draw_n = s.discard_n
    s.discard_n = 0


def _remember(s: TradersState) -> None:
    """Append the old pile to `former`: its blind VPs are all that is left of the pool."""
    old: i64 = len(s.former)
    former = new_arr(int(old) + 16)
    for i in range(old):
        former[i] = s.former[i]
    for f in range(FACES):
        former[old + f] = s.pool[f]
    for p in range(s.seats):
        former[old + FACES + p] = s.blinds[p]
        s.blinds[p] = 0
    s.former = former


# -- a card of face f comes from the draw pile ------------------------------------------------------------------------


def draw_market(s: TradersState, f: i64, tell: Teller | None) -> i64:
    s.draw[f] -= 1
    s.draw_n -= 1
    s.pool[f] -= 1
    s.to_market -= 1
    s.market[f] += 1
    s.market_n += 1
    s.market_price += value(f)
    if tell is not None:
        tell.say("market_card", card=FACE_NAMES[f])
    return STEP_REFILL


def draw_farm(s: TradersState, f: i64, tell: Teller | None) -> i64:
    s.draw[f] -= 1
    s.draw_n -= 1
    s.pool[f] -= 1
    s.to_farm -= 1
    s.farm[f] += 1
    s.farm_n += 1
    if tell is not None:
        tell.say("farm_card", card=FACE_NAMES[f])
    return STEP_REFILL


def draw_blind(s: TradersState, f: i64, tell: Teller | None) -> i64:
    """Nobody sees the face, not even its owner (T15.16); so it stays in the pool."""
    p = blind_seat(s)
    s.draw[f] -= 1
    s.draw_n -= 1
    s.blind[p * FACES + f] += 1
    s.blinds[p] += 1
    s.vps[p] += 1
    s.due -= 1
    if tell is not None:
        tell.whisper([], "blind", {"seat": int(p)}, {"card": FACE_NAMES[f]})
    return STEP_BLINDS
