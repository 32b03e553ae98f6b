"""Numbers of questions, steps, actions, draws and option values. Written by `make games` from questions.py and options.py; edit that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions
ASK_DISCOVER: Final[i64] = 0
ASK_REPEL: Final[i64] = 1
ASK_PAY: Final[i64] = 2
ASK_TAKE: Final[i64] = 3
ASK_STARTER: Final[i64] = 4
ASK_REVEAL: Final[i64] = 5
ASK_SETTLE: Final[i64] = 6
ASK_FLIP: Final[i64] = 7
ASK_NAMES: Final[list[str]] = ["discover", "repel", "pay", "take", "starter", "reveal", "settle", "flip"]

# Steps between two questions
STEP_WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
STEP_DISCOVER: Final[i64] = 1  # the active player goes on discovering (K5.1)
STEP_REVEAL: Final[i64] = 2  # a card is revealed (K3.10)
STEP_BONUS: Final[i64] = 3  # the losses of a tax are through, the bonus follows (K7.3)
STEP_TAXED: Final[i64] = 4  # the bonus is through, the tax card is discarded (K7.1)
STEP_BUSTED: Final[i64] = 5  # Jesters are paid for a bust, the turn ends (K8.4)
STEP_TAKING: Final[i64] = 6  # the step of a player goes on: the next take, or its end (K9.6)
STEP_LOOTED: Final[i64] = 7  # the loot is gained, a fee may be owed (K9.12)
STEP_HIRED: Final[i64] = 8  # the cost is spent, the person moves (K9.9)
STEP_REWARDED: Final[i64] = 9  # the coins for a request are gained (K6.6)
STEP_NAMES: Final[list[str]] = [
    "wait",
    "discover",
    "reveal",
    "bonus",
    "taxed",
    "busted",
    "taking",
    "looted",
    "hired",
    "rewarded",
]

# Actions: the first id of each family
DO_REVEAL: Final[i64] = 0
DO_STOP: Final[i64] = 1
DO_REPEL: Final[i64] = 2
DO_KEEP: Final[i64] = 3
DO_COMPLETE: Final[i64] = 4  # + request
DO_GIVE: Final[i64] = 10  # + person
DO_LOOT: Final[i64] = 14  # + type
DO_HIRE: Final[i64] = 19  # + person
DO_DONE: Final[i64] = 45

# Draws, likewise
DRAW_SEAT: Final[i64] = 0  # + seat
DRAW_CARD: Final[i64] = 5  # + card

# Values of options
EDITION_KARIBIK110: Final[i64] = 0
EDITION_PORTROYAL120: Final[i64] = 1
EXPEDITION_VALUES_3_5: Final[i64] = 0
EXPEDITION_VALUES_4_6: Final[i64] = 1
EXPEDITION_VALUES_2_5: Final[i64] = 2
EXPEDITION_VALUES_PORTROYAL: Final[i64] = 3
DUPLICATE_AUTO: Final[i64] = 0
DUPLICATE_ASK: Final[i64] = 1
DUPLICATE_STAY: Final[i64] = 2
JESTER_ALL: Final[i64] = 0
JESTER_OTHERS: Final[i64] = 1
FOLLOWERS_ALWAYS: Final[i64] = 0
FOLLOWERS_AFTER_TAKE: Final[i64] = 1
SPENT_OPEN: Final[i64] = 0
SPENT_UNSEEN: Final[i64] = 1
REQUESTS_STEP: Final[i64] = 0
REQUESTS_TURN: Final[i64] = 1

# The lines of a position's text that have a meaning while a question is asked
PENDING: Final[dict[str, tuple[str, ...]]] = {}
