"""Questions, steps, actions and draws, each declared once: ids, labels, dispatch and the order of options follow."""

from __future__ import annotations

from typing import Final

from cothon.core.asks import Asks, Question
from cothon.core.fields import Step
from cothon.core.table import Family, Table
from cothon.games.karibik.pieces import IDS, TABLES, TYPE_IDS, TYPE_NAMES, WORDS

ASKS: Final = Asks([
    Question("discover", "Reveal another card, stop, or complete a request?", "K5.1", "rules_discover"),
    Question("repel", "Repel the ship just revealed, or keep it in the harbour?", "K5.5", "rules_discover"),
    Question("pay", "Which person do you give up for the request?", "K6.3", "rules_requests"),
    Question("take", "Which card do you take from the harbour?", "K9.6", "rules_take"),
    Question("starter", "Who begins?", "K2.3", "rules_turn", chance=True),
    Question("reveal", "Which card is revealed?", "K3.10", "rules_discover", chance=True),
    Question("settle", "Which buried coin goes into the new deck?", "K3.12", "rules_coins", chance=True, secret=True),
    Question("flip", "Which card is the coin that is spent?", "K3.14", "rules_coins", chance=True),
])  # fmt: skip

# What comes up most often, first; only speed depends on it.
OFTEN: Final = "discover reveal take flip taking looted hired repel"

# What happens between two questions, once every coin under way has moved.
STEPS: Final = (
    Step("wait", "", "", "somebody is asked, a draw is due, or the game is over"),
    Step("discover", "rules_discover", "ask_discover", "the active player goes on discovering (K5.1)"),
    Step("reveal", "rules_discover", "turn_up", "a card is revealed (K3.10)"),
    Step("bonus", "rules_discover", "tax_bonus", "the losses of a tax are through, the bonus follows (K7.3)"),
    Step("taxed", "rules_discover", "taxed", "the bonus is through, the tax card is discarded (K7.1)"),
    Step("busted", "rules_discover", "bust_over", "Jesters are paid for a bust, the turn ends (K8.4)"),
    Step("taking", "rules_take", "go_on_taking", "the step of a player goes on: the next take, or its end (K9.6)"),
    Step("looted", "rules_take", "looted", "the loot is gained, a fee may be owed (K9.12)"),
    Step("hired", "rules_take", "hired", "the cost is spent, the person moves (K9.9)"),
    Step("rewarded", "rules_requests", "rewarded", "the coins for a request are gained (K6.6)"),
)

_REQUESTS: Final = {f"exp-{r['id'].removeprefix('exp-')}": WORDS[r["index"]] for r in TABLES["expeditions"]["rows"]}
_GIVE: Final = {k: TABLES["persons"]["names"][k]["english"] for k in ("captain", "priest", "settler", "jack")}
_HIRE: Final = {r["id"]: WORDS[r["index"]] for r in TABLES["persons"]["rows"]}

ACTIONS: Final = Table([
    Family("reveal", "reveal a card", ["discover"], "K5.1"),
    Family("stop", "stop and go on to Loot and Hire", ["discover"], "K5.12", closes=True),
    Family("repel", "repel the ship", ["repel"], "K5.5"),
    Family("keep", "let the ship into the harbour", ["repel"], "K5.5"),
    Family("complete", "complete {request}", ["discover", "take"], "K6.3", {"request": _REQUESTS},
           kinds={"request": "card"}),
    Family("give", "give up a {person}", ["pay"], "K6.6", {"person": _GIVE}, burst=True),
    Family("loot", "loot the {type}", ["take"], "K9.8", {"type": dict(zip(TYPE_IDS, TYPE_NAMES, strict=True))}),
    Family("hire", "hire {person}", ["take"], "K9.9", {"person": _HIRE}, kinds={"person": "card"}),
    Family("done", "take nothing more", ["take"], "K9.7", closes=True, passes=True),
])  # fmt: skip

DRAWS: Final = Table([
    Family("seat", "seat {seat} begins", ["starter"], "K2.3", {"seat": [str(p) for p in range(5)]}, label="{seat}"),
    Family("card", "{card}", ["reveal", "settle", "flip"], "K3.10",
           {"card": dict(zip(IDS, WORDS, strict=True))}, label="{card}"),
])  # fmt: skip
