"""Questions, actions and draws, declared once: ids, labels and the order in which options are listed (C14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.asks import Asks, Question
from cothon.core.table import Family, Table
from cothon.games.carthago.pieces import (
    CARD_WORDS,
    COIN_ORDER,
    COLUMN_NAMES,
    EFFECT_NAMES,
    FACE_WORDS,
    PAIRS,
    SEAT_NAMES,
    SHIP_WORDS,
    SPACE_WORDS,
    TILE_NAMES,
    TILE_WORDS,
)

ASKS: Final = Asks(
    [
        Question("lend", "From which column do you take your start disc?", "C14.1"),
        Question("berth", "Where does your start disc go?", "C14.2"),
        Question("action", "Which space do you choose?", "C14.3"),
        Question("card", "Which card do you play for the space?", "C14.4"),
        Question("extra", "Which further card do you play for the other discs there?", "C14.5"),
        Question("take", "Which trade card do you take?", "C14.7"),
        Question("swap", "Which market card do you want in exchange?", "C14.8"),
        Question("give", "Which card do you give for it?", "C14.9"),
        Question("wake", "Which inactive ship do you turn up?", "C14.10"),
        Question("column", "From which column do you take the topmost disc?", "C14.11"),
        Question("goods", "Which trade card do you pay for the disc?", "C14.12"),
        Question("dock", "Which dock do you reserve?", "C14.13"),
        Question("deliver", "Where do you deliver?", "C14.15"),
        Question("cargo", "Which card do you load onto the trading ship?", "C14.16"),
        Question("crew", "Which card do you pay for the warship?", "C14.17"),
        Question("escort", "Do you send Escorts along?", "C14.18"),
        Question("honour", "Do you put the returned disc on a tile?", "C14.19"),
        Question("after", "What do you do after the main action?", "C14.20"),
        Question("coins", "Which card do you pay with?", "C14.21"),
        Question("marker", "Which guild marker do you move?", "C14.22"),
        Question("target", "Where does the guild marker go?", "C14.23"),
        Question("market_card", "A card is drawn for the market.", "C15.2", chance=True),
        Question("marker_card", "A card is drawn for a guild marker.", "C15.3", chance=True),
        Question("neutral_card", "A card is drawn for a neutral action disc.", "C15.3", chance=True),
        Question("income", "A card is drawn as income.", "C15.4", chance=True, secret=True),
        Question("pass_card", "A card is drawn for passing.", "C15.4", chance=True, secret=True),
        Question("failure_card", "A card is drawn after a failed expedition.", "C15.4", chance=True, secret=True),
        Question("deck_card", "A card is taken unseen from the trade pile.", "C15.4", chance=True, secret=True),
        Question("reveal", "A card is revealed for the ship.", "C15.5", chance=True),
        Question("ship", "A ship comes from the ship pile.", "C15.7", chance=True),
        Question("warship", "The top ship of the pile is turned up.", "C15.7", chance=True),
        Question("tiles", "Two tiles of a decade are drawn.", "C15.8", chance=True),
        Question("starter", "The start player is drawn.", "C15.9", chance=True),
    ]
)

LEND: Final[i64] = 0
BERTH: Final[i64] = 1
ACTION: Final[i64] = 2
CARD: Final[i64] = 3
EXTRA: Final[i64] = 4
TAKE: Final[i64] = 5
SWAP: Final[i64] = 6
GIVE: Final[i64] = 7
WAKE: Final[i64] = 8
COLUMN: Final[i64] = 9
GOODS_ASK: Final[i64] = 10
DOCK: Final[i64] = 11
DELIVER: Final[i64] = 12
CARGO: Final[i64] = 13
CREW: Final[i64] = 14
ESCORT: Final[i64] = 15
HONOUR: Final[i64] = 16
AFTER: Final[i64] = 17
COINS_ASK: Final[i64] = 18
MARKER: Final[i64] = 19
TARGET: Final[i64] = 20
MARKET_CARD: Final[i64] = 21
MARKER_CARD: Final[i64] = 22
NEUTRAL_CARD: Final[i64] = 23
INCOME_CARD: Final[i64] = 24
PASS_CARD: Final[i64] = 25
FAILURE_CARD: Final[i64] = 26
DECK_CARD: Final[i64] = 27
REVEAL_CARD: Final[i64] = 28
SHIP_DRAW: Final[i64] = 29
WARSHIP_DRAW: Final[i64] = 30
TILES_DRAW: Final[i64] = 31
STARTER_DRAW: Final[i64] = 32

_TITLES: Final = {t: f"the tile {TILE_WORDS[t]}" for t in TILE_NAMES}
_COINS: Final = {name: CARD_WORDS[name] for name in COIN_ORDER}

ACTIONS: Final = Table(
    [
        Family("space", "the {space}", ["action", "marker", "target"], "C4.2", {"space": SPACE_WORDS}, "{space}"),
        Family(
            "column",
            "the topmost disc of the {column} column",
            ["lend", "column"],
            "C7.1",
            {"column": COLUMN_NAMES},
            "{column}",
        ),
        Family(
            "trading",
            "trading dock {dock}",
            ["berth", "dock", "deliver"],
            "C8.1",
            {"dock": [str(i) for i in range(1, 6)]},
            kinds={"dock": "number"},
        ),
        Family("warship", "a regular warship dock", ["berth"], "C2.12"),
        Family("regular", "a regular warship dock", ["dock", "deliver"], "C8.4"),
        Family("anchor", "the anchor of the warship harbour", ["dock", "deliver"], "C8.6"),
        Family("pay", "pay {card}", ["card", "extra", "goods"], "C4.4", {"card": FACE_WORDS}, burst=True),
        Family("take", "take {card}", ["take", "swap"], "C6.1", {"card": CARD_WORDS}),
        Family("give", "give {card}", ["give", "cargo", "crew"], "C5.2", {"card": CARD_WORDS}),
        Family("coin", "pay {card}", ["coins"], "C5.7", {"card": _COINS}, burst=True),
        Family("deck", "take the top card of the trade pile unseen", ["take"], "C6.1"),
        Family(
            "seat",
            "put a disc on guild seat {seat}",
            ["after"],
            "C10.2",
            {"seat": SEAT_NAMES},
            kinds={"seat": "guild_seat"},
        ),
        Family("forum", "put a disc in the forum", ["after"], "C10.3"),
        Family("tile", "put a disc on {tile}", ["honour", "after"], "C10.5", {"tile": _TITLES}),
        Family(
            "legacy",
            "use Legacy: put a disc on {tile} of an earlier decade",
            ["honour", "after"],
            "C11.7",
            {"tile": {t: _TITLES[t] for t in TILE_NAMES[:6]}},
        ),
        Family("embargo", "use Embargo: the ship at dock 1 goes under the pile", ["action", "after"], "C11.11"),
        Family(
            "palette",
            "use Palette: replace all market cards",
            ["action", "take", "swap", "deliver", "after"],
            "C11.12",
        ),
        Family("favour", "use Favour: the first card need not show the action", ["card"], "C11.5"),
        Family("opulence", "use Opulence: one more card need not match", ["column"], "C11.6"),
        Family("intrigue", "use Intrigue: move a guild marker", ["action", "after"], "C11.8"),
        Family("luxury", "use Luxury: the card need not match", ["cargo"], "C11.9"),
        Family("escorts", "use Escorts: as many as are needed", ["escort"], "C11.10"),
        Family(
            "wake",
            "turn up a ship with {effect}",
            ["wake"],
            "C6.4",
            {"effect": {e: e.title() for e in EFFECT_NAMES}},
        ),
        Family("keep", "no start disc", ["lend"], "C2.12"),
        Family("pass", "pass and draw a card", ["action"], "C4.6"),
        Family("done", "end the turn", ["after"], "C4.18"),
        Family("none", "neither: leave it", ["swap", "escort", "honour"], "C14.8"),
        Family("stop", "no second delivery", ["deliver"], "C9.1"),
        Family("skip", "skip the main action for a guild action", ["take", "column", "dock", "deliver"], "C4.10"),
    ]
)

_PAIRS: Final = {
    f"{TILE_NAMES[i]}+{TILE_NAMES[j]}": f"{TILE_WORDS[TILE_NAMES[i]]} and {TILE_WORDS[TILE_NAMES[j]]}" for i, j in PAIRS
}
_BY_CARD: Final = [
    *("market_card", "marker_card", "neutral_card", "income"),
    *("pass_card", "failure_card", "deck_card", "reveal"),
]

DRAWS: Final = Table(
    [
        Family("card", "{card}", _BY_CARD, "C15.11", {"card": CARD_WORDS}, "{card}"),
        Family("ship", "{ship}", ["ship", "warship"], "C15.11", {"ship": SHIP_WORDS}, "{ship}"),
        Family("tiles", "{tiles}", ["tiles"], "C15.8", {"tiles": _PAIRS}, "{tiles}"),
        Family("seat", "seat {seat} starts", ["starter"], "C15.9", {"seat": ["0", "1", "2", "3"]}),
    ]
)

# First ids of the families; a test compares them with the tables.
SPACE_0: Final[i64] = 0
COLUMN_0: Final[i64] = 5
TRADING_0: Final[i64] = 8
WARSHIP: Final[i64] = 13
REGULAR: Final[i64] = 14
ANCHOR: Final[i64] = 15
PAY_0: Final[i64] = 16
TAKE_0: Final[i64] = 96
GIVE_0: Final[i64] = 171
COIN_0: Final[i64] = 246
DECK: Final[i64] = 321
SEAT_0: Final[i64] = 322
FORUM: Final[i64] = 334
TILE_0: Final[i64] = 335
LEGACY_0: Final[i64] = 344
USE_EMBARGO: Final[i64] = 350
USE_PALETTE: Final[i64] = 351
USE_FAVOUR: Final[i64] = 352
USE_OPULENCE: Final[i64] = 353
USE_INTRIGUE: Final[i64] = 354
USE_LUXURY: Final[i64] = 355
USE_ESCORTS: Final[i64] = 356
WAKE_0: Final[i64] = 357
KEEP: Final[i64] = 366
PASS: Final[i64] = 367
DONE: Final[i64] = 368
NONE: Final[i64] = 369
STOP: Final[i64] = 370
SKIP: Final[i64] = 371

SHIP_0: Final[i64] = 75  # of the draws
TILES_0: Final[i64] = 105
STARTER_0: Final[i64] = 114
