"""Questions, actions and draws, each declared once; ascending ids are the order in which options are offered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.asks import Asks, Question
from cothon.core.table import Family, Table
from cothon.games.karibik.pieces import IDS, TABLES, TYPE_IDS, TYPE_NAMES, WORDS

ASKS = Asks([
    Question("discover", "Reveal another card, stop, or complete a request?", "K5.1"),
    Question("repel", "Repel the ship just revealed, or keep it in the harbour?", "K5.5"),
    Question("pay", "Which person do you give up for the request?", "K6.3"),
    Question("take", "Which card do you take from the harbour?", "K9.6"),
    Question("starter", "Who begins?", "K2.3", chance=True),
    Question("reveal", "Which card is revealed?", "K3.10", chance=True),
    Question("settle", "Which buried coin goes into the new deck?", "K3.12", chance=True, secret=True),
    Question("flip", "Which card is the coin that is spent?", "K3.14", chance=True),
])  # fmt: skip

DISCOVER: Final[i64] = 0
REPEL: Final[i64] = 1
PAY: Final[i64] = 2
TAKE: Final[i64] = 3
STARTER: Final[i64] = 4
REVEAL: Final[i64] = 5
SETTLE: Final[i64] = 6
FLIP: Final[i64] = 7

_REQUESTS = {f"exp-{r['id'].removeprefix('exp-')}": WORDS[r["index"]] for r in TABLES["expeditions"]["rows"]}
_GIVE = {k: TABLES["persons"]["names"][k]["english"] for k in ("captain", "priest", "settler", "jack")}
_HIRE = {r["id"]: WORDS[r["index"]] for r in TABLES["persons"]["rows"]}

ACTIONS = Table([
    Family("reveal", "reveal a card", ["discover"], "K5.1"),
    Family("stop", "stop and go on to Loot and Hire", ["discover"], "K5.12", closes=True),
    Family("repel", "repel the ship", ["repel"], "K5.5"),
    Family("keep", "let the ship into the harbour", ["repel"], "K5.5"),
    Family("complete", "complete {request}", ["discover", "take"], "K6.3", {"request": _REQUESTS},
           kinds={"request": "card"}),
    Family("give", "give up a {person}", ["pay"], "K6.6", {"person": _GIVE}, burst=True),
    Family("loot", "loot the {type}", ["take"], "K9.8", {"type": dict(zip(TYPE_IDS, TYPE_NAMES, strict=True))}),
    Family("hire", "hire {person}", ["take"], "K9.9", {"person": _HIRE}, kinds={"person": "card"}),
    Family("done", "take nothing more", ["take"], "K9.7", closes=True),
])  # fmt: skip

A_REVEAL: Final[i64] = 0
A_STOP: Final[i64] = 1
A_REPEL: Final[i64] = 2
A_KEEP: Final[i64] = 3
A_COMPLETE: Final[i64] = 4  # + request
A_GIVE: Final[i64] = 10  # + kind; the fourth is the Jack
A_JACK: Final[i64] = 13
A_LOOT: Final[i64] = 14  # + ship type
A_HIRE: Final[i64] = 19  # + face - FIRST_PERSON
A_DONE: Final[i64] = 45

DRAWS = Table([
    Family("seat", "seat {seat} begins", ["starter"], "K2.3", {"seat": [str(p) for p in range(5)]}, label="{seat}"),
    Family("card", "{card}", ["reveal", "settle", "flip"], "K3.10",
           {"card": dict(zip(IDS, WORDS, strict=True))}, label="{card}"),
])  # fmt: skip

D_CARD: Final[i64] = 5  # + face
