"""Questions, steps, actions and draws, each declared once: ids, labels, dispatch and the order of options follow."""

from __future__ import annotations

from typing import Final

from cothon.core.asks import Asks, Question
from cothon.core.fields import Step
from cothon.core.table import Family, Table
from cothon.games.traders.pieces import COIN_ORDER, FACE_WORDS, ICON_ORDER

ASKS: Final = Asks(
    [
        Question("act", "Which action do you carry out?", "T3.3", "rules_turn"),
        Question("take", "Which Market card do you take as coins?", "T6.1", "rules_turn", "double"),
        Question("reserve", "Which card do you reserve?", "T15.3", "rules_turn"),
        Question("discount", "How many tokens of this colour do you turn down?", "T10.5", "rules_buy", "due colour"),
        Question("pay", "Which card do you pay with?", "T4.8", "rules_buy", "due after"),
        Question("protect", "Which card do you bring into the warehouse?", "T11.5", "rules_raid", "seat after named"),
        Question(
            "guard", "Which card do you discard for its warehouse icons?", "T11.6", "rules_raid", "seat due after named"
        ),
        Question(
            "market",
            "A card is drawn for the Market.",
            "T8.2",
            "rules_refill",
            "to_market to_farm then sails",
            chance=True,
        ),
        Question(
            "farm", "A card is drawn for the Farm.", "T8.2", "rules_refill", "to_market to_farm then sails", chance=True
        ),
        Question(
            "blind",
            "A blind victory point is drawn.",
            "T15.16",
            "rules_refill",
            "due scored sold",
            chance=True,
            secret=True,
        ),
    ]
)

# What comes up most often, first; only speed depends on it.
OFTEN: Final = "act take pay discount protect reserve market farm refill next open settle bought sail restock"

# What happens between two questions.
STEPS: Final = (
    Step("wait", "", "", "somebody is asked, a draw is due, or the game is over"),
    Step("open", "rules_turn", "open_turn", "a turn begins (T3.2)"),
    Step("act", "rules_turn", "ask_act", "the active player chooses an action (T3.3)"),
    Step("settle", "rules_buy", "settle", "discounts, then payment, then the purchase (T4.4)"),
    Step("bought", "rules_buy", "bought", "the cart becomes Stock (T4.10)"),
    Step("sail", "rules_buy", "sail", "ships advance (chapter 5)"),
    Step("sell", "scoring", "sell", "Payday, step 1 (chapter 9)"),
    Step("blinds", "rules_refill", "draw_blinds", "blind VPs of the Set just sold (T15.17)"),
    Step("tokens", "scoring", "give_tokens", "Payday, step 2 (T10.1)"),
    Step("raid", "rules_raid", "raid", "Payday, step 3 (chapter 11)"),
    Step("return", "rules_raid", "return_ships", "Payday, step 4 (chapter 12)"),
    Step("restock", "rules_buy", "restock", "the replenishment at the end of a purchase (T4.11)"),
    Step("refill", "rules_refill", "refill", "draws of a replenishment (T8.2)"),
    Step("next", "rules_turn", "next_turn", "the turn ends (T3.1)"),
)

_DEEDS: Final = {
    "buy": "buy all goods of the Market",
    "take": "take one Market card as coins",
    "double": "throw the piece into the sea: take one card, then buy the rest",
    "reserve": "put your piece on a card of the Market or the Farm",
    "pass": "pass, as nothing can be done",
}

# Families of which every member has a constant of its own.
NAMED: Final = "act"

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
        Family("paid", "pay nothing more", ["pay"], "T4.7", closes=True),
    ]
)

DRAWS: Final = Table(
    [Family("card", "{card}", ["market", "farm", "blind"], "T8.3", {"card": FACE_WORDS}, label="{card}")]
)
