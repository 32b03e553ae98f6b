"""Questions, actions and draws, declared once: ids, labels and the order in which options are listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.asks import Asks, Question
from cothon.core.table import Family, Table
from cothon.games.traders.pieces import COIN_ORDER, FACE_WORDS, ICON_ORDER

ASKS: Final = Asks(
    [
        Question("act", "Which action do you carry out?", "T3.3"),
        Question("take", "Which Market card do you take as coins?", "T6.1"),
        Question("reserve", "Which card do you reserve?", "T15.3"),
        Question("discount", "How many tokens of this colour do you turn down?", "T10.5"),
        Question("pay", "Which card do you pay with?", "T4.8"),
        Question("protect", "Which card do you bring into the warehouse?", "T11.5"),
        Question("guard", "Which card do you discard for its warehouse icons?", "T11.6"),
        Question("market", "A card is drawn for the Market.", "T8.2", chance=True),
        Question("farm", "A card is drawn for the Farm.", "T8.2", chance=True),
        Question("blind", "A blind victory point is drawn.", "T15.16", chance=True, secret=True),
    ]
)

ACT: Final[i64] = 0
TAKE: Final[i64] = 1
RESERVE: Final[i64] = 2
DISCOUNT: Final[i64] = 3
PAY: Final[i64] = 4
PROTECT: Final[i64] = 5
GUARD: Final[i64] = 6
MARKET: Final[i64] = 7
FARM: Final[i64] = 8
BLIND: Final[i64] = 9

_DEEDS: Final = {
    "buy": "buy all goods of the Market",
    "take": "take one Market card as coins",
    "double": "throw the piece into the sea: take one card, then buy the rest",
    "reserve": "put your piece on a card of the Market or the Farm",
    "pass": "pass, as nothing can be done",
}

ACTIONS: Final = Table(
    [
        Family("act", "{deed}", ["act"], "T3.3", {"deed": _DEEDS}),
        Family("take", "take {card}", ["take"], "T6.1", {"card": FACE_WORDS}),
        Family("take_own", "take the card you reserved, and your piece back", ["take"], "T15.10"),
        Family(
            "reserve",
            "reserve {card} in the {zone}",
            ["reserve"],
            "T15.3",
            {"zone": {"market": "Market", "farm": "Farm"}, "card": FACE_WORDS},
        ),
        Family(
            "discount",
            "turn down {tokens}",
            ["discount"],
            "T10.6",
            {"tokens": {str(n): f"{n} token" if n == 1 else f"{n} tokens" if n else "no token" for n in range(7)}},
            kinds={"tokens": "number"},
        ),
        Family("pay", "pay {card}", ["pay"], "T4.5", {"card": {n: FACE_WORDS[n] for n in COIN_ORDER}}, burst=True),
        Family("done", "protect nothing more", ["protect"], "T11.5", closes=True),
        Family(
            "protect",
            "protect {card}",
            ["protect"],
            "T11.10",
            {"card": {n: FACE_WORDS[n] for n in COIN_ORDER}},
            burst=True,
        ),
        Family(
            "guard",
            "discard {card} for its icons",
            ["guard"],
            "T11.6",
            {"card": {n: FACE_WORDS[n] for n in ICON_ORDER}},
            burst=True,
        ),
    ]
)

DRAWS: Final = Table(
    [Family("card", "{card}", ["market", "farm", "blind"], "T8.3", {"card": FACE_WORDS}, label="{card}")]
)

# First ids of the families; a test compares them with the table.
BUY: Final[i64] = 0
ACT_TAKE: Final[i64] = 1
DOUBLE: Final[i64] = 2
ACT_RESERVE: Final[i64] = 3
PASS: Final[i64] = 4
TAKE_0: Final[i64] = 5
TAKE_OWN: Final[i64] = 17
RESERVE_0: Final[i64] = 18  # Market faces; Farm faces follow at + 12
DISCOUNT_0: Final[i64] = 42
PAY_0: Final[i64] = 49
DONE: Final[i64] = 61
PROTECT_0: Final[i64] = 62
GUARD_0: Final[i64] = 74
