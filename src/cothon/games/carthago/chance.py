"""The draws: what chance can give now, equally likely each (chapter Chance)."""

from __future__ import annotations

from mypy_extensions import i64

from cothon.games.carthago.made.ids import (
    ASK_SHIP,
    ASK_STARTER,
    ASK_TILES,
    ASK_WARSHIP,
    DRAW_CARD,
    DRAW_SEAT,
    DRAW_SHIP,
    DRAW_TILES,
)
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import PER_ACTION, PILE, SHIPS, UNSEEN


def outcomes(s: CarthagoState) -> list[tuple[int, int]]:
    """All outcomes of the draw that is due, equally likely each (C15.11)."""
    return [(int(pick(s, r)), 1) for r in range(int(weight(s)))]


def weight(s: CarthagoState) -> i64:
    """How many outcomes there are."""
    ask = s.ask
    if ask in (ASK_SHIP, ASK_WARSHIP):
        return s.fresh_n if s.fresh_n > 0 else 1
    if ask == ASK_TILES:
        return 3
    if ask == ASK_STARTER:
        return s.seats
    return s.pile_n


def pick(s: CarthagoState, r: i64) -> i64:
    """Outcome number r."""
    ask = s.ask
    if ask in (ASK_SHIP, ASK_WARSHIP):
        return DRAW_SHIP + _ship(s, r)
    if ask == ASK_TILES:
        return DRAW_TILES + _decade_due(s) * 3 + r
    if ask == ASK_STARTER:
        return DRAW_SEAT + r
    row: i64 = 0
    while r >= s.rows[row]:
        r -= s.rows[row]
        row += 1
    card = row * PER_ACTION
    while True:
        if s.where[card] == UNSEEN:
            if r == 0:
                return DRAW_CARD + card
            r -= 1
        card += 1


def _ship(s: CarthagoState, r: i64) -> i64:
    """Ship r of the unknown part; the top of the known part when that is empty (C15.11)."""
    if s.fresh_n == 0:
        return s.under[0]
    for ship in range(SHIPS):
        if s.ship_at[ship] == PILE:
            if r == 0:
                return ship
            r -= 1
    raise AssertionError("no such ship in the pile")


def _decade_due(s: CarthagoState) -> i64:
    """For which decade, 0..2, tiles are drawn next: I first (C15.11)."""
    d: i64 = 0
    while s.in_play[d * 3] + s.in_play[d * 3 + 1] + s.in_play[d * 3 + 2] > 0:
        d += 1
    return d
