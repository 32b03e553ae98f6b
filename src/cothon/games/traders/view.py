"""Facts read off a view, and who sees what (chapter Knowledge)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.view import HOLE, OVER, SPECTATOR
from cothon.games.traders.made.ids import MODE_CLASSIC, VIEW_TABLE
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOURS, FACES, VALUES

EMPTY: Final = new_arr(0)


# -- small facts that rules, bots and screens read off a view ---------------------------------------------------------


def is_open(v: TradersView, p: i64) -> bool:
    """Whether some Market card is open to seat p: one without a piece, or p's own (T15.6)."""
    return v.market_n > 0 or v.piece[p] < FACES


def icons_in_hand(v: TradersView, p: i64) -> i64:
    """Warehouse icons in a hand (T1.6)."""
    n: i64 = 0
    i = p * FACES
    for _ in range(COLOURS):
        n += 2 * v.hand[i] + v.hand[i + 1]
        i += VALUES
    return n


def is_raided(v: TradersView, c: i64) -> bool:
    """Whether the ship of a colour stands on a pirate space (T11.1)."""
    return v.ships[c] == 3 or v.ships[c] == 4


def token_total(v: TradersView, p: i64) -> i64:
    """Tokens of a seat, both sides counted (T10.8)."""
    n: i64 = 0
    for c in range(COLOURS):
        n += v.tokens[p * COLOURS + c] + v.used[p * COLOURS + c]
    return n


# -- who sees what ----------------------------------------------------------------------------------------------------


def mask(v: TradersView, seat: i64) -> TradersView:
    """What a seat (or SPECTATOR) may know. Everybody knows the same, save with `view=table` (Kn6, Kn8)."""
    seen = TradersView(v.rules, v)
    seen.viewer = seat
    if v.rules.view == VIEW_TABLE and v.actor != OVER:
        _cover(seen, seat)
    return seen


def _cover(seen: TradersView, seat: i64) -> None:
    """Make holes of what is not sent at a table: others' hands and VPs, and what would betray them (Kn8)."""
    for p in range(seen.seats):
        seen.blinds[p] = HOLE
        if p != seat:
            seen.coins[p] = HOLE
            seen.vps[p] = HOLE
            for f in range(FACES):
                seen.hand[p * FACES + f] = HOLE
                seen.vp[p * FACES + f] = HOLE
    for f in range(FACES):
        seen.pool[f] = HOLE
    seen.former = EMPTY


def viewer_of(seat: int | None) -> int:
    return int(SPECTATOR) if seat is None else seat


def is_classic(v: TradersView) -> bool:
    return v.rules.mode == MODE_CLASSIC
