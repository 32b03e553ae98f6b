"""Setup: the position before the first card is drawn (chapter 2)."""

from __future__ import annotations

from cothon.core.arr import arr_of, new_arr
from cothon.core.options import Options
from cothon.core.view import CHANCE
from cothon.games.traders.actions import MARKET
from cothon.games.traders.pieces import (
    CLASSIC,
    COLOUR_NAMES,
    FACES,
    IN_FRONT,
    INITIAL,
    MODERN,
    NORMAL,
    REFILL_MARKET,
    TABLES,
)
from cothon.games.traders.state import TradersState
from cothon.games.traders.steps import OPEN


def bare(options: Options) -> TradersState:
    """A board with these options and no card anywhere."""
    n = options.seats
    s = TradersState(n)
    s.mode = CLASSIC if options["mode"] == "classic" else MODERN
    s.refill = 1 if options["refill"] == "purchase" else 0
    s.table = 1 if options["view"] == "table" else 0
    s.first = int(options["first_seat"])
    s.colours = arr_of([COLOUR_NAMES.index(c) for c in str(options["colours"]).split(",")])
    s.hand = new_arr(n * 12)
    s.upright = new_arr(n * 12)
    s.sideways = new_arr(n * 12)
    s.vp = new_arr(n * 12)
    s.blind = new_arr(n * 12)
    s.tokens = new_arr(n * 4)
    s.used = new_arr(n * 4)
    s.coins = new_arr(n)
    s.hand_n = new_arr(n)
    s.vps = new_arr(n)
    s.blinds = new_arr(n)
    s.piece = arr_of([int(IN_FRONT)] * n)  # T2.5, T15.1
    s.market = new_arr(12)
    s.farm = new_arr(12)
    s.discard = new_arr(12)
    s.pool = new_arr(12)
    s.draw = new_arr(12)
    s.named = new_arr(12)
    s.ships = new_arr(4)  # T2.9: all in Alexandria
    s.turn = s.first  # T2.12
    return s


def start(options: Options) -> TradersState:
    s = bare(options)
    for p in range(options.seats):
        colour = int(s.colours[p])
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
    s.then = OPEN
    s.actor = CHANCE
    s.ask = MARKET
    return s


def _discard_unused(s: TradersState) -> None:
    """Initial cards of colours not in play lie in the discard pile (T2.6)."""
    in_play = [int(c) for c in s.colours]
    for f in range(int(FACES)):
        if f // 3 not in in_play:
            s.discard[f] = INITIAL[f]
            s.discard_n += INITIAL[f]


def options_of(s: TradersState) -> dict[str, str | int]:
    """The options a position was made with, as they were given."""
    return {
        "mode": "classic" if s.mode == CLASSIC else "modern",
        "colours": ",".join(COLOUR_NAMES[c] for c in s.colours),
        "first_seat": int(s.first),
        "refill": "purchase" if s.refill == 1 else "end",
        "view": "table" if s.table == 1 else "full",
    }


def longest(seats: int, mode: str) -> int:
    """Decisions no game exceeds (O5, O6): turns, takes, reservations, coins, discounts, protection."""
    row = next(r for r in TABLES["bounds"]["rows"] if r["players"] == seats)
    buys = int(row["purchases"])
    cart = seats + 2 if mode == "modern" else seats + 3
    coins = (5 * cart + 1) // 2 * buys  # T4.7: at most ceil(5m / 2) cards each
    raids = 2 * cart * buys + seats * int(row["paydays"])  # each card named once and guarded once; one `done` a raid
    if mode == "modern":
        return int(row["modern_turns"]) + int(row["modern_takes"]) + seats + coins + 4 * buys + raids
    return int(row["classic_turns"]) + int(row["classic_takes"]) + int(row["classic_reservations"]) + coins + raids
