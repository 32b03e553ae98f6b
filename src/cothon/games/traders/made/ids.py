"""Numbers of questions, steps, actions, draws and option values. Written by `make games` from questions.py and options.py; edit that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions
ASK_ACT: Final[i64] = 0
ASK_TAKE: Final[i64] = 1
ASK_RESERVE: Final[i64] = 2
ASK_DISCOUNT: Final[i64] = 3
ASK_PAY: Final[i64] = 4
ASK_PROTECT: Final[i64] = 5
ASK_GUARD: Final[i64] = 6
ASK_MARKET: Final[i64] = 7
ASK_FARM: Final[i64] = 8
ASK_BLIND: Final[i64] = 9
ASK_NAMES: Final[list[str]] = [
    "act",
    "take",
    "reserve",
    "discount",
    "pay",
    "protect",
    "guard",
    "market",
    "farm",
    "blind",
]

# Steps between two questions
STEP_WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
STEP_OPEN: Final[i64] = 1  # a turn begins (T3.2)
STEP_ACT: Final[i64] = 2  # the active player chooses an action (T3.3)
STEP_SETTLE: Final[i64] = 3  # discounts, then payment, then the purchase (T4.4)
STEP_BOUGHT: Final[i64] = 4  # the cart becomes Stock (T4.10)
STEP_SAIL: Final[i64] = 5  # ships advance (chapter 5)
STEP_SELL: Final[i64] = 6  # Payday, step 1 (chapter 9)
STEP_BLINDS: Final[i64] = 7  # blind VPs of the Set just sold (T15.17)
STEP_TOKENS: Final[i64] = 8  # Payday, step 2 (T10.1)
STEP_RAID: Final[i64] = 9  # Payday, step 3 (chapter 11)
STEP_RETURN: Final[i64] = 10  # Payday, step 4 (chapter 12)
STEP_RESTOCK: Final[i64] = 11  # the replenishment at the end of a purchase (T4.11)
STEP_REFILL: Final[i64] = 12  # draws of a replenishment (T8.2)
STEP_NEXT: Final[i64] = 13  # the turn ends (T3.1)
STEP_NAMES: Final[list[str]] = [
    "wait",
    "open",
    "act",
    "settle",
    "bought",
    "sail",
    "sell",
    "blinds",
    "tokens",
    "raid",
    "return",
    "restock",
    "refill",
    "next",
]

# Actions: the first id of each family
DO_ACT: Final[i64] = 0  # + deed
DO_TAKE: Final[i64] = 5  # + card
DO_TAKE_OWN: Final[i64] = 17
DO_RESERVE: Final[i64] = 18  # + zone * 12 + card
DO_DISCOUNT: Final[i64] = 42  # + tokens
DO_PAY: Final[i64] = 49  # + card
DO_DONE: Final[i64] = 61
DO_PROTECT: Final[i64] = 62  # + card
DO_GUARD: Final[i64] = 74  # + card
DO_PAID: Final[i64] = 82
DO_ACT_BUY: Final[i64] = 0
DO_ACT_TAKE: Final[i64] = 1
DO_ACT_DOUBLE: Final[i64] = 2
DO_ACT_RESERVE: Final[i64] = 3
DO_ACT_PASS: Final[i64] = 4

# Draws, likewise
DRAW_CARD: Final[i64] = 0  # + card

# Values of options
MODE_MODERN: Final[i64] = 0
MODE_CLASSIC: Final[i64] = 1
REFILL_END: Final[i64] = 0
REFILL_PURCHASE: Final[i64] = 1
VIEW_FULL: Final[i64] = 0
VIEW_TABLE: Final[i64] = 1
PAYDAYS_TOGETHER: Final[i64] = 0
PAYDAYS_ONE_BY_ONE: Final[i64] = 1
ROUNDING_UP: Final[i64] = 0
ROUNDING_LETTER: Final[i64] = 1
OVERPAY_MINIMAL: Final[i64] = 0
OVERPAY_FREE: Final[i64] = 1
CLASSIC_REFILL_TURN: Final[i64] = 0
CLASSIC_REFILL_AT_ONCE: Final[i64] = 1

# The lines of a position's text that have a meaning while a question is asked
PENDING: Final[dict[str, tuple[str, ...]]] = {
    "take": ("double",),
    "discount": ("due", "colour"),
    "pay": ("due", "after"),
    "protect": ("seat", "after", "named"),
    "guard": ("seat", "due", "after", "named"),
    "market": ("to_market", "to_farm", "then", "sails"),
    "farm": ("to_market", "to_farm", "then", "sails"),
    "blind": ("due", "scored", "sold"),
}
