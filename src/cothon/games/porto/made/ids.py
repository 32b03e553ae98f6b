"""Numbers of questions, steps, actions, draws and option values. Written by `make games` from questions.py and options.py; edit that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Questions
ASK_BERTH: Final[i64] = 0
ASK_QUAY: Final[i64] = 1
ASK_GIFT: Final[i64] = 2
ASK_PILOT: Final[i64] = 3
ASK_MOOR: Final[i64] = 4
ASK_LOAD: Final[i64] = 5
ASK_POINT: Final[i64] = 6
ASK_BOON: Final[i64] = 7
ASK_ACT: Final[i64] = 8
ASK_CAPTAIN: Final[i64] = 9
ASK_FETCH: Final[i64] = 10
ASK_DELIVER: Final[i64] = 11
ASK_ERRAND: Final[i64] = 12
ASK_LOADMASTER: Final[i64] = 13
ASK_SHIFT: Final[i64] = 14
ASK_MERCHANT: Final[i64] = 15
ASK_STOCK: Final[i64] = 16
ASK_BONUS: Final[i64] = 17
ASK_FINISH: Final[i64] = 18
ASK_SORT: Final[i64] = 19
ASK_ANYLOAD: Final[i64] = 20
ASK_SWAY: Final[i64] = 21
ASK_SUMMON: Final[i64] = 22
ASK_LAST: Final[i64] = 23
ASK_STARTER: Final[i64] = 24
ASK_GOOD: Final[i64] = 25
ASK_SHIP: Final[i64] = 26
ASK_PEEK: Final[i64] = 27
ASK_DEAL: Final[i64] = 28
ASK_NAMES: Final[list[str]] = [
    "berth",
    "quay",
    "gift",
    "pilot",
    "moor",
    "load",
    "point",
    "boon",
    "act",
    "captain",
    "fetch",
    "deliver",
    "errand",
    "loadmaster",
    "shift",
    "merchant",
    "stock",
    "bonus",
    "finish",
    "sort",
    "anyload",
    "sway",
    "summon",
    "last",
    "starter",
    "good",
    "ship",
    "peek",
    "deal",
]

# Steps between two questions
STEP_WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
STEP_FILL_MARKET: Final[i64] = 1  # goods from the bag, then `after_fill` (P2.1, P7.1, P8.9)
STEP_FILL_ROWS: Final[i64] = 2  # ship cards for the rows (P2.2, P3.12)
STEP_BERTHS: Final[i64] = 3  # pass 1 of the setup (P2.5)
STEP_QUAYS: Final[i64] = 4  # pass 2 of the setup (P2.6)
STEP_DECADE: Final[i64] = 5  # a decade begins with phase 1 (P3.1)
STEP_PILOTS: Final[i64] = 6  # lighthouse choices (P3.3)
STEP_LEFTOVERS: Final[i64] = 7  # ships that arrive by themselves (P3.8)
STEP_LOADS: Final[i64] = 8  # loads after all arrivals (P3.11)
STEP_SHIFT_ROWS: Final[i64] = 9  # row 2 becomes row 1 (P3.12)
STEP_DEALS: Final[i64] = 10  # phase 2 (P4.2)
STEP_NEW_STARTER: Final[i64] = 11  # phases 3 and 4, then 5 (P5.2, P6.1, P7.1)
STEP_TURN: Final[i64] = 12  # a turn begins (P8.1)
STEP_ACT: Final[i64] = 13  # its main action is asked (P8.2)
STEP_STOCK: Final[i64] = 14  # a good of the new market (P8.10)
STEP_AFTER_ACTION: Final[i64] = 15  # S1: the bonus of the space, if it has one
STEP_BEFORE_END: Final[i64] = 16  # S2: held cards, if there are any
STEP_NEXT_TURN: Final[i64] = 17  # the turn is over (P8.1)
STEP_END_DECADE: Final[i64] = 18  # the next decade or the final phase (P10.7)
STEP_LAST_PLACES: Final[i64] = 19  # final purchases (P15.6)
STEP_AWARDS: Final[i64] = 20  # the path, then the count (P16.1)
STEP_VOYAGE: Final[i64] = 21  # the top card decides a voyage (P11.2)
STEP_VOYAGE_OVER: Final[i64] = 22  # a voyage after its trading points (P11.7)
STEP_POINTS: Final[i64] = 23  # trading points are placed one by one (P14.1)
STEP_PRIVILEGE: Final[i64] = 24  # a load after its trading points (P12.3)
STEP_BOON_OVER: Final[i64] = 25  # the card of an immediate privilege goes under the deck (P13.2)
STEP_PEEKS: Final[i64] = 26  # cards under `look` become known (P13.8)
STEP_BROUGHT: Final[i64] = 27  # `bring` after the ship was placed: a card for row 2 (P13.14)
STEP_BACK: Final[i64] = 28  # a held card is done; its question is asked again
STEP_NAMES: Final[list[str]] = [
    "wait",
    "fill_market",
    "fill_rows",
    "berths",
    "quays",
    "decade",
    "pilots",
    "leftovers",
    "loads",
    "shift_rows",
    "deals",
    "new_starter",
    "turn",
    "act",
    "stock",
    "after_action",
    "before_end",
    "next_turn",
    "end_decade",
    "last_places",
    "awards",
    "voyage",
    "voyage_over",
    "points",
    "privilege",
    "boon_over",
    "peeks",
    "brought",
    "back",
]

# Actions: the first id of each family
DO_BUY: Final[i64] = 0
DO_PASS: Final[i64] = 1
DO_NONE: Final[i64] = 2
DO_CLAIM: Final[i64] = 3  # + dock
DO_GOOD: Final[i64] = 15  # + good
DO_TAKE_SHIP: Final[i64] = 20  # + ship
DO_BAN: Final[i64] = 50  # + ship
DO_DOCK: Final[i64] = 80  # + dock
DO_PATH: Final[i64] = 92
DO_HOUSE: Final[i64] = 93
DO_USE_BOON: Final[i64] = 94
DO_DECLINE: Final[i64] = 95
DO_CARD: Final[i64] = 96  # + space
DO_TALENTS: Final[i64] = 102
DO_REFILL: Final[i64] = 103
DO_TAKE_BONUS: Final[i64] = 104
DO_USE: Final[i64] = 105  # + ship
DO_END: Final[i64] = 135
DO_DONE: Final[i64] = 136
DO_STORE: Final[i64] = 137
DO_FETCH_STORE: Final[i64] = 138  # + good
DO_AT_DOCK: Final[i64] = 143  # + dock
DO_CHARTER: Final[i64] = 155
DO_FROM_STORE: Final[i64] = 156  # + good * 12 + dock
DO_SWITCH: Final[i64] = 216  # + dock
DO_DISSOLVE: Final[i64] = 228  # + dock
DO_ERRAND: Final[i64] = 240  # + move
DO_SWAY: Final[i64] = 246  # + seat * 2 + move
DO_STOP: Final[i64] = 256
DO_BONUS_ONLY: Final[i64] = 257
DO_SHIP: Final[i64] = 258  # + ship

# Draws, likewise
DRAW_STARTER: Final[i64] = 0  # + seat
DRAW_GOOD: Final[i64] = 5  # + good
DRAW_SHIP: Final[i64] = 10  # + ship
DRAW_DEAL: Final[i64] = 40  # + kind

# Values of options
PRIVILEGE_TIMING_KEEP: Final[i64] = 0
PRIVILEGE_TIMING_THIS_TURN: Final[i64] = 1
MONEY_SCREEN_HIDDEN: Final[i64] = 1
MONEY_SCREEN_OPEN: Final[i64] = 0
START_TIE_NEXT_LEFT: Final[i64] = 0
START_TIE_HOLDER: Final[i64] = 1
FINAL_PURCHASE_ALWAYS: Final[i64] = 0
FINAL_PURCHASE_WITH_SHIPS: Final[i64] = 1
LOAD_ANY_AT_DOCK: Final[i64] = 0
LOAD_ANY_FROM_STORE: Final[i64] = 1
HOMECOMING_BEFORE_POINTS: Final[i64] = 0
HOMECOMING_AFTER_POINTS: Final[i64] = 1
HOMECOMING_AFTER_PRIVILEGE: Final[i64] = 2
OFFERING_OWN: Final[i64] = 0
OFFERING_ALL: Final[i64] = 1
DOUBLED_CARD_CARRIER: Final[i64] = 0
DOUBLED_CARD_ARISTOCRAT: Final[i64] = 1
DOUBLED_CARD_CAPTAIN: Final[i64] = 2
DOUBLED_CARD_MERCHANT: Final[i64] = 3
DOUBLED_CARD_LOADMASTER: Final[i64] = 4
ACTION_TABLE_A: Final[i64] = 0
ACTION_TABLE_B: Final[i64] = 1
INTRIGUE_TABLE_A: Final[i64] = 0
INTRIGUE_TABLE_B: Final[i64] = 1
FINAL_SERVANTS_HOME: Final[i64] = 0
FINAL_SERVANTS_STAY: Final[i64] = 1
PURSES_SCREENED: Final[i64] = 0
PURSES_CLOSED: Final[i64] = 1

# The lines of a position's text that have a meaning while a question is asked
PENDING: Final[dict[str, tuple[str, ...]]] = {
    "berth": ("asked",),
    "quay": ("asked",),
    "gift": ("asked",),
    "pilot": ("rank", "due", "final", "reason"),
    "moor": ("rank", "due", "ship", "final", "reason"),
    "load": ("final", "reason"),
    "point": (
        "gainer",
        "ship",
        "space",
        "back",
        "then_points",
        "then_load",
        "final",
        "reason",
        "gain",
        "housed",
        "coming",
    ),
    "boon": ("gainer", "ship", "space", "back", "then_points", "then_load", "final", "reason", "coming"),
    "captain": ("space",),
    "fetch": ("space",),
    "deliver": ("space", "source"),
    "errand": ("space", "moves", "latest", "gave", "got"),
    "loadmaster": ("space",),
    "shift": ("space", "dock"),
    "merchant": ("space",),
    "bonus": ("space",),
    "sort": ("space", "used", "back", "sorted"),
    "anyload": ("space", "used", "back"),
    "sway": ("space", "used", "back", "moves", "latest"),
    "summon": ("space", "used", "back"),
    "last": ("asked", "final", "reason"),
    "starter": ("then_market",),
    "good": ("then_market",),
    "ship": ("space", "used", "back", "slot", "cargo", "dock"),
    "peek": ("space", "used", "back"),
    "deal": ("slot",),
}
