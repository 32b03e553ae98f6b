"""The steps between two questions: what happens next, as small numbers that the rules hand to one another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
OPEN: Final[i64] = 1  # a turn begins (T3.2)
ASK_ACT: Final[i64] = 2  # the active player chooses an action (T3.3)
SETTLE: Final[i64] = 3  # discounts, then payment, then the purchase (T4.4)
BOUGHT: Final[i64] = 4  # the cart becomes Stock (T4.10)
SAIL: Final[i64] = 5  # ships advance (chapter 5)
SELL: Final[i64] = 6  # Payday, step 1 (chapter 9)
BLINDS: Final[i64] = 7  # blind VPs of the Set just sold (T15.17)
TOKENS: Final[i64] = 8  # Payday, step 2 (T10.1)
RAID: Final[i64] = 9  # Payday, step 3 (chapter 11)
RETURN: Final[i64] = 10  # Payday, step 4 (chapter 12)
RESTOCK: Final[i64] = 11  # the replenishment at the end of a purchase (T4.11)
REFILL: Final[i64] = 12  # draws of a replenishment (T8.2)
NEXT: Final[i64] = 13  # the turn ends (T3.1)

STEP_NAMES: Final[list[str]] = [
    "wait", "open", "act", "settle", "bought", "sail", "sell", "blinds", "tokens", "raid", "return", "restock",
    "refill", "next",
]  # fmt: skip
