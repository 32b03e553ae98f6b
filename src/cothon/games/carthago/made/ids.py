"""Numbers of questions, steps, actions, draws and option values. Written by `make games` from questions.py and options.py; edit that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions
ASK_LEND: Final[i64] = 0
ASK_BERTH: Final[i64] = 1
ASK_ACTION: Final[i64] = 2
ASK_CARD: Final[i64] = 3
ASK_EXTRA: Final[i64] = 4
ASK_TAKE: Final[i64] = 5
ASK_SWAP: Final[i64] = 6
ASK_GIVE: Final[i64] = 7
ASK_WAKE: Final[i64] = 8
ASK_COLUMN: Final[i64] = 9
ASK_GOODS: Final[i64] = 10
ASK_DOCK: Final[i64] = 11
ASK_DELIVER: Final[i64] = 12
ASK_CARGO: Final[i64] = 13
ASK_CREW: Final[i64] = 14
ASK_ESCORT: Final[i64] = 15
ASK_HONOUR: Final[i64] = 16
ASK_AFTER: Final[i64] = 17
ASK_COINS: Final[i64] = 18
ASK_MARKER: Final[i64] = 19
ASK_TARGET: Final[i64] = 20
ASK_MARKET_CARD: Final[i64] = 21
ASK_MARKER_CARD: Final[i64] = 22
ASK_NEUTRAL_CARD: Final[i64] = 23
ASK_INCOME: Final[i64] = 24
ASK_PASS_CARD: Final[i64] = 25
ASK_FAILURE_CARD: Final[i64] = 26
ASK_DECK_CARD: Final[i64] = 27
ASK_REVEAL: Final[i64] = 28
ASK_SHIP: Final[i64] = 29
ASK_WARSHIP: Final[i64] = 30
ASK_TILES: Final[i64] = 31
ASK_STARTER: Final[i64] = 32
ASK_NAMES: Final[list[str]] = [
    "lend",
    "berth",
    "action",
    "card",
    "extra",
    "take",
    "swap",
    "give",
    "wake",
    "column",
    "goods",
    "dock",
    "deliver",
    "cargo",
    "crew",
    "escort",
    "honour",
    "after",
    "coins",
    "marker",
    "target",
    "market_card",
    "marker_card",
    "neutral_card",
    "income",
    "pass_card",
    "failure_card",
    "deck_card",
    "reveal",
    "ship",
    "warship",
    "tiles",
    "starter",
]

# Steps between two questions
STEP_WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
STEP_REFILL: Final[i64] = 1  # the market is filled up, then `then` (C5.6)
STEP_SET_SHIPS: Final[i64] = 2  # setup: ships for docks and outside (C2.2)
STEP_SET_MARKERS: Final[i64] = 3  # cards for the guild markers (C2.4)
STEP_SET_NEUTRALS: Final[i64] = 4  # cards for the neutral discs (C2.5)
STEP_SET_TILES: Final[i64] = 5  # tiles of the decades (C2.8)
STEP_DEAL: Final[i64] = 6  # income (C2.10, C3.8)
STEP_SET_START: Final[i64] = 7  # the start player (C2.11)
STEP_SET_LEND: Final[i64] = 8  # the next player may lend a start disc (C2.12)
STEP_REVEAL: Final[i64] = 9  # cards for a ship, then `then` (C9.6)
STEP_GAP: Final[i64] = 10  # the gap of a trading delivery (C9.7)
STEP_CLOSING: Final[i64] = 11  # has the ship pile run out? (C9.8)
STEP_DELIVERED: Final[i64] = 12  # after a trading delivery
STEP_DECIDED: Final[i64] = 13  # after a warship delivery (C9.16)
STEP_WAKING: Final[i64] = 14  # market step 3 (C6.4)
STEP_HONOURED: Final[i64] = 15  # after `honour`
STEP_END: Final[i64] = 16  # end of the turn: markers and neutral discs move (C4.18)
STEP_NEXT: Final[i64] = 17  # the next turn, round or decade (C3.1)
STEP_NEW_SHIPS: Final[i64] = 18  # decade change: the harbour (C3.6)
STEP_NEW_START: Final[i64] = 19  # decade change: the start player, cards come back (C3.7)
STEP_NAMES: Final[list[str]] = [
    "wait",
    "refill",
    "set_ships",
    "set_markers",
    "set_neutrals",
    "set_tiles",
    "deal",
    "set_start",
    "set_lend",
    "reveal",
    "gap",
    "closing",
    "delivered",
    "decided",
    "waking",
    "honoured",
    "end",
    "next",
    "new_ships",
    "new_start",
]
STEP_ASK: Final[i64] = 100  # + question: whoever has the turn is asked it

# Actions: the first id of each family
DO_SPACE: Final[i64] = 0  # + space
DO_COLUMN: Final[i64] = 5  # + column
DO_TRADING: Final[i64] = 8  # + dock
DO_WARSHIP: Final[i64] = 13
DO_REGULAR: Final[i64] = 14
DO_ANCHOR: Final[i64] = 15
DO_PAY: Final[i64] = 16  # + card
DO_TAKE: Final[i64] = 96  # + card
DO_GIVE: Final[i64] = 171  # + card
DO_COIN: Final[i64] = 246  # + card
DO_DECK: Final[i64] = 321
DO_SEAT: Final[i64] = 322  # + seat
DO_FORUM: Final[i64] = 334
DO_TILE: Final[i64] = 335  # + tile
DO_LEGACY: Final[i64] = 344  # + tile
DO_EMBARGO: Final[i64] = 350
DO_PALETTE: Final[i64] = 351
DO_FAVOUR: Final[i64] = 352
DO_OPULENCE: Final[i64] = 353
DO_INTRIGUE: Final[i64] = 354
DO_LUXURY: Final[i64] = 355
DO_ESCORTS: Final[i64] = 356
DO_WAKE: Final[i64] = 357  # + effect
DO_KEEP: Final[i64] = 366
DO_PASS: Final[i64] = 367
DO_DONE: Final[i64] = 368
DO_NONE: Final[i64] = 369
DO_STOP: Final[i64] = 370
DO_SKIP: Final[i64] = 371

# Draws, likewise
DRAW_CARD: Final[i64] = 0  # + card
DRAW_SHIP: Final[i64] = 75  # + ship
DRAW_TILES: Final[i64] = 105  # + tiles
DRAW_SEAT: Final[i64] = 114  # + seat

# Values of options
SET_SCORING_LAYERS: Final[i64] = 0
SET_SCORING_SINGLE: Final[i64] = 1
VICTORY_TILE_ALL: Final[i64] = 0
VICTORY_TILE_OWN: Final[i64] = 1
COLUMN_SEAT_EVERY: Final[i64] = 0
COLUMN_SEAT_RIGHT: Final[i64] = 1
STRENGTH_1_3_5: Final[i64] = 0
STRENGTH_1_2_3: Final[i64] = 1
STRENGTH_1_3_4: Final[i64] = 2
START_PLAYER_RANDOM: Final[i64] = 0
START_PLAYER_FIRST: Final[i64] = 1
EFFECTS_OPEN_NONE: Final[i64] = 0
EFFECTS_OPEN_HELPING: Final[i64] = 1
OVERPAY_MINIMAL: Final[i64] = 0
OVERPAY_FREE: Final[i64] = 1
EMPTY_PILE_STILL: Final[i64] = 0
EMPTY_PILE_MOVING: Final[i64] = 1

# The lines of a position's text that have a meaning while a question is asked
PENDING: Final[dict[str, tuple[str, ...]]] = {}
# Those without which it cannot be asked
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "card": ("space", "due"),
    "extra": ("space", "due"),
    "take": ("space",),
    "swap": ("space",),
    "give": ("space", "wanted"),
    "wake": ("space",),
    "column": ("space",),
    "goods": ("space", "column", "due"),
    "dock": ("space",),
    "deliver": ("space",),
    "cargo": ("space", "dock"),
    "crew": ("space",),
    "escort": ("space", "ship"),
    "honour": ("space",),
    "after": ("space",),
    "coins": ("space", "spot", "back"),
    "marker": ("back",),
    "target": ("back", "picked"),
    "market_card": ("then",),
    "reveal": ("then",),
    "ship": ("then",),
}
