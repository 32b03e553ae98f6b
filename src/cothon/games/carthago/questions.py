"""Questions, steps, actions and draws, each declared once: ids, labels, dispatch and the order of options follow."""

from __future__ import annotations

from typing import Final

from cothon.core.asks import Asks, Question
from cothon.core.fields import Step
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
        Question("lend", "From which column do you take your start disc?", "C14.1", "rules_setup"),
        Question("berth", "Where does your start disc go?", "C14.2", "rules_setup"),
        Question("action", "Which space do you choose?", "C14.3", "rules_turn"),
        Question("card", "Which card do you play for the space?", "C14.4", "rules_turn", needs="space due"),
        Question(
            "extra",
            "Which further card do you play for the other discs there?",
            "C14.5",
            "rules_turn",
            needs="space due",
        ),
        Question("take", "Which trade card do you take?", "C14.7", "rules_market", needs="space"),
        Question("swap", "Which market card do you want in exchange?", "C14.8", "rules_market", needs="space"),
        Question("give", "Which card do you give for it?", "C14.9", "rules_market", needs="space wanted"),
        Question("wake", "Which inactive ship do you turn up?", "C14.10", "rules_market", needs="space"),
        Question(
            "column", "From which column do you take the topmost disc?", "C14.11", "rules_residence", needs="space"
        ),
        Question(
            "goods", "Which trade card do you pay for the disc?", "C14.12", "rules_residence", needs="space column due"
        ),
        Question("dock", "Which dock do you reserve?", "C14.13", "rules_residence", needs="space"),
        Question("deliver", "Where do you deliver?", "C14.15", "rules_delivery", needs="space"),
        Question(
            "cargo", "Which card do you load onto the trading ship?", "C14.16", "rules_delivery", needs="space dock"
        ),
        Question("crew", "Which card do you pay for the warship?", "C14.17", "rules_delivery", needs="space"),
        Question("escort", "Do you send Escorts along?", "C14.18", "rules_delivery", needs="space ship"),
        Question("honour", "Do you put the returned disc on a tile?", "C14.19", "rules_delivery", needs="space"),
        Question("after", "What do you do after the main action?", "C14.20", "rules_guild", needs="space"),
        Question("coins", "Which card do you pay with?", "C14.21", "rules_guild", needs="space spot back"),
        Question("marker", "Which guild marker do you move?", "C14.22", "rules_turn", needs="back"),
        Question("target", "Where does the guild marker go?", "C14.23", "rules_turn", needs="back picked"),
        Question("market_card", "A card is drawn for the market.", "C15.2", "rules_draw", chance=True, needs="then"),
        Question("marker_card", "A card is drawn for a guild marker.", "C15.3", "rules_draw", chance=True),
        Question("neutral_card", "A card is drawn for a neutral action disc.", "C15.3", "rules_draw", chance=True),
        Question("income", "A card is drawn as income.", "C15.4", "rules_draw", chance=True, secret=True),
        Question("pass_card", "A card is drawn for passing.", "C15.4", "rules_draw", chance=True, secret=True),
        Question(
            "failure_card",
            "A card is drawn after a failed expedition.",
            "C15.4",
            "rules_draw",
            chance=True,
            secret=True,
        ),
        Question(
            "deck_card", "A card is taken unseen from the trade pile.", "C15.4", "rules_draw", chance=True, secret=True
        ),
        Question("reveal", "A card is revealed for the ship.", "C15.5", "rules_draw", chance=True, needs="then"),
        Question("ship", "A ship comes from the ship pile.", "C15.7", "rules_draw", chance=True, needs="then"),
        Question("warship", "The top ship of the pile is turned up.", "C15.7", "rules_draw", chance=True),
        Question("tiles", "Two tiles of a decade are drawn.", "C15.8", "rules_draw", chance=True),
        Question("starter", "The start player is drawn.", "C15.9", "rules_draw", chance=True),
    ]
)

# What comes up most often, first; only speed depends on it.
OFTEN: Final = (
    "action card after extra coins take swap give deliver dock column refill reveal end next waking honoured "
    "market_card income deck_card"
)

# What happens between two questions.
STEPS: Final = (
    Step("wait", "", "", "somebody is asked, a draw is due, or the game is over"),
    Step("refill", "rules_draw", "refill", "the market is filled up, then `then` (C5.6)"),
    Step("set_ships", "rules_setup", "set_ships", "setup: ships for docks and outside (C2.2)"),
    Step("set_markers", "rules_setup", "set_markers", "cards for the guild markers (C2.4)"),
    Step("set_neutrals", "rules_setup", "set_neutrals", "cards for the neutral discs (C2.5)"),
    Step("set_tiles", "rules_setup", "set_tiles", "tiles of the decades (C2.8)"),
    Step("deal", "rules_setup", "deal", "income (C2.10, C3.8)"),
    Step("set_start", "rules_setup", "set_start", "the start player (C2.11)"),
    Step("set_lend", "rules_setup", "next_lender", "the next player may lend a start disc (C2.12)"),
    Step("reveal", "rules_draw", "reveal", "cards for a ship, then `then` (C9.6)"),
    Step("gap", "rules_delivery", "fill_gap", "the gap of a trading delivery (C9.7)"),
    Step("closing", "rules_delivery", "closing", "has the ship pile run out? (C9.8)"),
    Step("delivered", "rules_delivery", "delivered", "after a trading delivery"),
    Step("decided", "rules_delivery", "decided", "after a warship delivery (C9.16)"),
    Step("waking", "rules_market", "waking", "market step 3 (C6.4)"),
    Step("honoured", "rules_delivery", "honoured", "after `honour`"),
    Step("end", "rules_turn", "end_turn", "end of the turn: markers and neutral discs move (C4.18)"),
    Step("next", "rules_setup", "next_turn", "the next turn, round or decade (C3.1)"),
    Step("new_ships", "rules_setup", "change_harbour", "decade change: the harbour (C3.6)"),
    Step("new_start", "rules_setup", "change_start", "decade change: the start player, cards come back (C3.7)"),
)
# A step from here on asks whoever has the turn the question with that number less this one.
ASKING: Final = 100

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
        Family("done", "end the turn", ["after"], "C4.18", passes=True),
        Family("none", "neither: leave it", ["swap", "escort", "honour", "coins"], "C14.8", closes=True, passes=True),
        Family("stop", "no second delivery", ["deliver"], "C9.1", passes=True),
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
