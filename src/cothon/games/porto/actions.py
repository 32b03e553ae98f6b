"""Questions, actions and draws, declared once: ids, labels and the order in which options are listed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cothon.core.asks import Asks, Question
from cothon.core.table import Family, Table
from cothon.games.porto.pieces import DOCK_WORDS, GOOD_NAMES, GOOD_WORDS, KIND_WORDS, SHIP_WORDS

ASKS: Final = Asks(
    [
        Question("berth", "Do you claim a first dock?", "P2.5"),
        Question("quay", "Which dock do you claim?", "P2.6"),
        Question("gift", "Which good of the market do you take?", "P2.6"),
        Question("pilot", "Which ship do you bring in?", "P3.4"),
        Question("moor", "At which dock does it moor?", "P3.7"),
        Question("load", "Which dock is loaded next?", "P3.11"),
        Question("point", "Where does the trading point go?", "P14.1"),
        Question("boon", "Do you use the privilege of the ship?", "P13.2"),
        Question("act", "What is your action?", "P8.2"),
        Question("captain", "The Captain: charter a ship?", "P9.1"),
        Question("fetch", "The Carrier: which good?", "P9.3"),
        Question("deliver", "Where does the Carrier bring it?", "P9.4"),
        Question("errand", "The Aristocrat: which servant moves?", "P9.9"),
        Question("loadmaster", "The Loadmaster: claim, switch or dissolve?", "P9.12"),
        Question("shift", "To which dock do the servants switch?", "P9.13"),
        Question("merchant", "The Merchant: which good do you buy?", "P9.16"),
        Question("stock", "Do you buy a good of the new market?", "P8.10"),
        Question("bonus", "Do you take the bonus of the action space?", "P10.1"),
        Question("finish", "Do you use a held card before your turn ends?", "P13.5"),
        Question("sort", "Which card goes back next, from the top?", "P13.8", secret=True),
        Question("anyload", "Which dock do you load with any good?", "P13.9"),
        Question("sway", "Which servant moves between temple and lighthouse?", "P13.11"),
        Question("summon", "Which ship of row 1 do you bring in?", "P13.13"),
        Question("last", "Do you buy a last place in the palace?", "P15.6"),
        Question("starter", "The first starting player is drawn.", "P2.8", chance=True),
        Question("good", "A good is drawn from the bag.", "P7.1", chance=True),
        Question("ship", "The top ship card is turned up.", "P2.2", chance=True),
        Question("peek", "The next card under the look is drawn.", "P13.8", chance=True, secret=True),
        Question("deal", "An action card is dealt.", "P4.2", chance=True),
    ]
)

ASK_NAMES: Final[list[str]] = [q.name for q in ASKS.questions]

BERTH: Final[i64] = 0
QUAY: Final[i64] = 1
GIFT: Final[i64] = 2
PILOT: Final[i64] = 3
MOOR: Final[i64] = 4
LOAD: Final[i64] = 5
POINT: Final[i64] = 6
BOON: Final[i64] = 7
ACT: Final[i64] = 8
CAPTAIN_ASK: Final[i64] = 9
FETCH: Final[i64] = 10
DELIVER: Final[i64] = 11
ERRAND: Final[i64] = 12
LOADMASTER_ASK: Final[i64] = 13
SHIFT: Final[i64] = 14
MERCHANT_ASK: Final[i64] = 15
STOCK: Final[i64] = 16
BONUS_ASK: Final[i64] = 17
FINISH: Final[i64] = 18
SORT: Final[i64] = 19
ANYLOAD: Final[i64] = 20
SWAY: Final[i64] = 21
SUMMON: Final[i64] = 22
LAST: Final[i64] = 23
STARTER: Final[i64] = 24
GOOD: Final[i64] = 25
SHIP: Final[i64] = 26
PEEK: Final[i64] = 27
DEAL: Final[i64] = 28

_GOODS: Final = {name: GOOD_WORDS[name] for name in GOOD_NAMES}
_SPACES: Final = {str(k): f"space {k}" for k in range(1, 7)}
_SEATS: Final = {str(p): f"seat {p}" for p in range(5)}
_PLACES: Final = {"R": "reserve", "L": "lighthouse", "T": "temple"}
_ERRANDS: Final = {
    f"{a}>{b}": f"{_PLACES[a]} to {_PLACES[b]}" for a in "RLT" for b in "RLT" if a != b
}  # P9.9: the canonical order
_SWAYS: Final = {"T>L": "temple to lighthouse", "L>T": "lighthouse to temple"}

ACTIONS: Final = Table(
    [
        Family("buy", "buy a place on the large palace space for 20 Talents", ["last"], "P15.6"),
        Family("pass", "pass", ["berth", "last"], "P2.5"),
        Family("none", "buy nothing", ["stock"], "P8.10"),
        Family(
            "claim", "claim the dock {dock} with two servants", ["berth", "quay", "loadmaster"], "P9.12",
            {"dock": DOCK_WORDS},
        ),
        Family("good", "{good}", ["gift", "merchant", "stock"], "P9.16", {"good": _GOODS}, label="{good}"),
        Family("take_ship", "bring in {ship}", ["pilot"], "P3.4", {"ship": SHIP_WORDS}, label="take:{ship}"),
        Family("ban", "ban {ship}: it goes under the deck", ["pilot"], "P3.4", {"ship": SHIP_WORDS}),
        Family("dock", "dock {dock}", ["moor", "load", "shift"], "P3.7", {"dock": DOCK_WORDS}, label="{dock}"),
        Family("path", "put a servant on the path of intrigue", ["point"], "P14.1"),
        Family("house", "move up in the trading house", ["point"], "P14.1"),
        Family("use_boon", "use the privilege", ["boon"], "P13.2", label="use"),
        Family("decline", "decline the privilege", ["boon"], "P13.2"),
        Family(
            "card", "use the action card on {space}", ["act"], "P8.4", {"space": _SPACES}, kinds={"space": "number"}
        ),
        Family("talents", "take 3 Talents", ["act"], "P8.8"),
        Family("refill", "clear and refill the market", ["act"], "P8.9"),
        Family("take_bonus", "take the bonus of the space", ["bonus"], "P10.1", label="take"),
        Family("use", "use {ship}", ["act", "bonus", "finish"], "P13.5", {"ship": SHIP_WORDS}),
        Family("end", "end the turn without the bonus", ["bonus"], "P10.1"),
        Family("done", "end the turn", ["finish"], "P13.5"),
        Family("store", "to your storehouse", ["deliver"], "P9.4"),
        Family("fetch_store", "{good} from your storehouse", ["fetch"], "P9.3", {"good": _GOODS}, label="store:{good}"),
        Family(
            "at_dock", "the dock {dock}", ["fetch", "deliver", "anyload"], "P9.3", {"dock": DOCK_WORDS},
            label="dock:{dock}",
        ),
        Family("charter", "a charter ship", ["captain", "deliver"], "P9.1"),
        Family(
            "from_store", "{good} from your storehouse onto the ship at {dock}", ["anyload"], "P13.10",
            {"good": _GOODS, "dock": DOCK_WORDS}, label="store:{good}:{dock}",
        ),
        Family(
            "switch", "switch the servants of {dock} to another dock", ["loadmaster"], "P9.13", {"dock": DOCK_WORDS}
        ),
        Family("dissolve", "take the servants of {dock} home", ["loadmaster"], "P9.14", {"dock": DOCK_WORDS}),
        Family("errand", "a servant from {move}", ["errand"], "P9.9", {"move": _ERRANDS}, label="{move}"),
        Family(
            "sway", "a servant of {seat} from {move}", ["sway"], "P13.11", {"seat": _SEATS, "move": _SWAYS},
            label="{seat}:{move}",
        ),
        Family("stop", "move nobody else", ["errand", "sway"], "P9.9"),
        Family(
            "bonus_only", "take the bonus of the space instead of the action",
            ["captain", "fetch", "errand", "loadmaster", "merchant"], "P8.6",
        ),
        Family("ship", "{ship}", ["sort", "summon"], "P13.8", {"ship": SHIP_WORDS}, label="{ship}"),
    ]
)  # fmt: skip

DRAWS: Final = Table(
    [
        Family("starter", "{seat} is the first starting player", ["starter"], "P2.8", {"seat": _SEATS}),
        Family("good", "{good}", ["good"], "P7.1", {"good": _GOODS}),
        Family("ship", "{ship}", ["ship", "peek"], "P2.2", {"ship": SHIP_WORDS}),
        Family("deal", "the {kind}", ["deal"], "P4.2", {"kind": KIND_WORDS}, kinds={"kind": "card"}),
    ]
)

# First ids of the families; a test compares them with the tables.
BUY: Final[i64] = 0
PASS: Final[i64] = 1
NONE: Final[i64] = 2
CLAIM_0: Final[i64] = 3
GOOD_0: Final[i64] = 15
TAKE_0: Final[i64] = 20
BAN_0: Final[i64] = 50
DOCK_0: Final[i64] = 80
PATH: Final[i64] = 92
HOUSE: Final[i64] = 93
USE_BOON: Final[i64] = 94
DECLINE: Final[i64] = 95
CARD_0: Final[i64] = 96
TALENTS: Final[i64] = 102
REFILL: Final[i64] = 103
TAKE_BONUS: Final[i64] = 104
USE_0: Final[i64] = 105
END: Final[i64] = 135
DONE: Final[i64] = 136
STORE: Final[i64] = 137
FETCH_0: Final[i64] = 138
AT_DOCK_0: Final[i64] = 143
CHARTER: Final[i64] = 155
FROM_STORE_0: Final[i64] = 156  # good * 12 + dock
SWITCH_0: Final[i64] = 216
DISSOLVE_0: Final[i64] = 228
ERRAND_0: Final[i64] = 240
SWAY_0: Final[i64] = 246  # seat * 2, + 1 from lighthouse to temple
STOP: Final[i64] = 256
BONUS_ONLY: Final[i64] = 257
SHIP_0: Final[i64] = 258

DRAW_STARTER: Final[i64] = 0
DRAW_GOOD: Final[i64] = 5
DRAW_SHIP: Final[i64] = 10
DRAW_DEAL: Final[i64] = 40

FIRST_IDS: Final[dict[str, int]] = {
    "buy": BUY, "pass": PASS, "none": NONE, "claim": CLAIM_0, "good": GOOD_0, "take_ship": TAKE_0, "ban": BAN_0,
    "dock": DOCK_0, "path": PATH, "house": HOUSE, "use_boon": USE_BOON, "decline": DECLINE, "card": CARD_0,
    "talents": TALENTS, "refill": REFILL, "take_bonus": TAKE_BONUS, "use": USE_0, "end": END, "done": DONE,
    "store": STORE, "fetch_store": FETCH_0, "at_dock": AT_DOCK_0, "charter": CHARTER, "from_store": FROM_STORE_0,
    "switch": SWITCH_0, "dissolve": DISSOLVE_0, "errand": ERRAND_0, "sway": SWAY_0, "stop": STOP,
    "bonus_only": BONUS_ONLY, "ship": SHIP_0,
}  # fmt: skip
