"""Steps that follow an answer or a draw, until somebody is asked or the next draw is due.

A step from 100 on asks the active player the question with that number less 100.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.games.carthago.actions import ASKS

WAIT: Final[i64] = 0
REFILL: Final[i64] = 1  # the market is filled up, then `then`
SET_SHIPS: Final[i64] = 2  # setup: ships for docks and outside
SET_MARKERS: Final[i64] = 3
SET_NEUTRALS: Final[i64] = 4
SET_TILES: Final[i64] = 5
DEAL: Final[i64] = 6  # income
SET_START: Final[i64] = 7
SET_LEND: Final[i64] = 8  # the next player may lend a start disc
REVEAL: Final[i64] = 9  # cards for a ship, then `then`
GAP: Final[i64] = 10  # the gap of a trading delivery
CLOSING: Final[i64] = 11  # has the ship pile run out?
DELIVERED: Final[i64] = 12  # after a trading delivery
DECIDED: Final[i64] = 13  # after a warship delivery
WAKING: Final[i64] = 14  # market step 3
HONOURED: Final[i64] = 15  # after `honour`
END: Final[i64] = 16  # end of the turn: markers and neutral discs move
NEXT: Final[i64] = 17  # the next turn, round or decade
NEW_SHIPS: Final[i64] = 18  # decade change: the harbour
NEW_START: Final[i64] = 19  # decade change: the start player, cards come back
ASK: Final[i64] = 100

STEP_NAMES: Final[dict[int, str]] = {
    0: "",
    1: "refill",
    2: "set_ships",
    10: "gap",
    11: "closing",
    13: "decided",
    18: "new_ships",
    19: "new_start",
    **{100 + i: q.name for i, q in enumerate(ASKS.questions) if not q.chance},
}
