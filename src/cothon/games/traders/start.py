"""Setup: the position before the first card is drawn (chapter 2)."""

from __future__ import annotations

from cothon.core.arr import arr_of
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.traders.made.ids import ASK_MARKET, STEP_OPEN
from cothon.games.traders.made.rules import TradersRules
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.pieces import CARDS, FACES, INITIAL, NORMAL, REFILL_MARKET, TABLES


def start(options: Options) -> TradersState:
    s = TradersState(TradersRules(options))
    s.turn = s.rules.first_seat  # T2.12; all ships are in Alexandria (T2.9), all pieces ready (T2.5, T15.1)
    for p in range(options.seats):
        colour = int(s.rules.colours[p])
        for f in range(colour * 3, colour * 3 + 3):
            s.hand[p * 12 + f] = INITIAL[f]  # T2.2
        s.coins[p] = 12
        s.hand_n[p] = 4
        s.tokens[p * 4 + colour] = 1  # T2.4
    _discard_unused(s)
    s.draw = arr_of(NORMAL)  # T2.7
    s.pool = arr_of(NORMAL)
    s.draw_n = sum(NORMAL)
    s.to_market = s.seats + REFILL_MARKET  # T2.10
    s.to_farm = s.seats
    s.then = STEP_OPEN
    s.actor = CHANCE
    s.ask = ASK_MARKET
    return s


def _discard_unused(s: TradersState) -> None:
    """Initial cards of colours not in play lie in the discard pile (T2.6)."""
    in_play = [int(c) for c in s.rules.colours]
    for f in range(int(FACES)):
        if f // 3 not in in_play:
            s.discard[f] = INITIAL[f]
            s.discard_n += INITIAL[f]


def longest(options: Options) -> int:
    """Decisions no game exceeds (O5, O6): turns, takes, reservations, coins, discounts, protection."""
    seats, mode = options.seats, options["mode"]
    row = next(r for r in TABLES["bounds"]["rows"] if r["players"] == seats)
    buys = int(row["purchases"])
    cart = seats + 2 if mode == "modern" else seats + 3
    coins = (5 * cart + 1) // 2 * buys  # T4.7: at most ceil(5m / 2) cards each
    more = 0
    if options["overpay"] == "free":  # all cards each time, each taken before, in a turn of its own; and one `paid`
        more = int(CARDS) * buys - coins
        coins += more + buys
    raids = 2 * cart * buys + seats * int(row["paydays"])  # each card named once and guarded once; one `done` a raid
    if mode == "modern":
        return int(row["modern_turns"]) + int(row["modern_takes"]) + 2 * more + seats + coins + 4 * buys + raids
    turns = int(row["classic_turns"]) + 2 * seats * more  # a take makes a reservation possible, both some passes
    return turns + int(row["classic_takes"]) + int(row["classic_reservations"]) + 2 * more + coins + raids
