"""The steps between two questions: what happens next, as small numbers that the rules hand to one another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WAIT: Final[i64] = 0  # somebody is asked, a draw is due, or the game is over
FILL_MARKET: Final[i64] = 1  # goods from the bag, then `after_fill` (P2.1, P7.1, P8.9)
FILL_ROWS: Final[i64] = 2  # ship cards for the rows (P2.2, P3.12)
BERTHS: Final[i64] = 3  # pass 1 of the setup (P2.5)
QUAYS: Final[i64] = 4  # pass 2 of the setup (P2.6)
DECADE: Final[i64] = 5  # a decade begins with phase 1 (P3.1)
PILOTS: Final[i64] = 6  # lighthouse choices (P3.3)
LEFTOVERS: Final[i64] = 7  # ships that arrive by themselves (P3.8)
LOADS: Final[i64] = 8  # loads after all arrivals (P3.11)
SHIFT_ROWS: Final[i64] = 9  # row 2 becomes row 1 (P3.12)
DEALS: Final[i64] = 10  # phase 2 (P4.2)
NEW_STARTER: Final[i64] = 11  # phases 3 and 4, then 5 (P5.2, P6.1, P7.1)
TURN: Final[i64] = 12  # a turn begins (P8.1)
ASK_ACT: Final[i64] = 13  # its main action is asked (P8.2)
ASK_STOCK: Final[i64] = 14  # a good of the new market (P8.10)
AFTER_ACTION: Final[i64] = 15  # S1: the bonus of the space, if it has one
BEFORE_END: Final[i64] = 16  # S2: held cards, if there are any
NEXT_TURN: Final[i64] = 17  # the turn is over (P8.1)
END_DECADE: Final[i64] = 18  # the next decade or the final phase (P10.7)
LAST_PLACES: Final[i64] = 19  # final purchases (P15.6)
AWARDS: Final[i64] = 20  # the path, then the count (P16.1)
VOYAGE: Final[i64] = 21  # the top card decides a voyage (P11.2)
VOYAGE_OVER: Final[i64] = 22  # a voyage after its trading points (P11.7)
POINTS: Final[i64] = 23  # trading points are placed one by one (P14.1)
PRIVILEGE_DUE: Final[i64] = 24  # a load after its trading points (P12.3)
BOON_OVER: Final[i64] = 25  # the card of an immediate privilege goes under the deck (P13.2)
PEEKS: Final[i64] = 26  # cards under `look` become known (P13.8)
BROUGHT: Final[i64] = 27  # `bring` after the ship was placed: a card for row 2 (P13.14)
BACK: Final[i64] = 28  # a held card is done; its question is asked again

STEP_NAMES: Final[list[str]] = [
    "wait", "fill_market", "fill_rows", "berths", "quays", "decade", "pilots", "leftovers", "loads", "shift_rows",
    "deals", "new_starter", "turn", "act", "stock", "after_action", "before_end", "next_turn", "end_decade",
    "last_places", "awards", "voyage", "voyage_over", "points", "privilege", "boon_over", "peeks", "brought", "back",
]  # fmt: skip
