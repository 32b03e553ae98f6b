"""Questions, steps, actions and draws, each declared once: ids, labels, dispatch and the order of options follow."""

from __future__ import annotations

from typing import Final

from cothon.core.asks import Asks, Question
from cothon.core.fields import Step
from cothon.core.table import Family, Table
from cothon.games.porto.pieces import DOCK_WORDS, GOOD_NAMES, GOOD_WORDS, KIND_WORDS, SHIP_WORDS

ASKS: Final = Asks(
    [
        Question("berth", "Do you claim a first dock?", "P2.5", "rules_setup", "asked"),
        Question("quay", "Which dock do you claim?", "P2.6", "rules_setup", "asked"),
        Question("gift", "Which good of the market do you take?", "P2.6", "rules_setup", "asked"),
        Question("pilot", "Which ship do you bring in?", "P3.4", "rules_ships", "rank due final reason"),
        Question("moor", "At which dock does it moor?", "P3.7", "rules_ships", "rank due ship final reason"),
        Question("load", "Which dock is loaded next?", "P3.11", "rules_ships", "final reason"),
        Question(
            "point",
            "Where does the trading point go?",
            "P14.1",
            "rules_load",
            "gainer ship space back then_points then_load final reason gain housed coming",
        ),
        Question(
            "boon",
            "Do you use the privilege of the ship?",
            "P13.2",
            "rules_load",
            "gainer ship space back then_points then_load final reason coming",
        ),
        Question("act", "What is your action?", "P8.2", "rules_turn"),
        Question("captain", "The Captain: charter a ship?", "P9.1", "rules_cards", "space"),
        Question("fetch", "The Carrier: which good?", "P9.3", "rules_cards", "space"),
        Question("deliver", "Where does the Carrier bring it?", "P9.4", "rules_cards", "space source"),
        Question(
            "errand", "The Aristocrat: which servant moves?", "P9.9", "rules_cards", "space moves latest gave got"
        ),
        Question("loadmaster", "The Loadmaster: claim, switch or dissolve?", "P9.12", "rules_cards", "space"),
        Question("shift", "To which dock do the servants switch?", "P9.13", "rules_cards", "space dock"),
        Question("merchant", "The Merchant: which good do you buy?", "P9.16", "rules_cards", "space"),
        Question("stock", "Do you buy a good of the new market?", "P8.10", "rules_turn"),
        Question("bonus", "Do you take the bonus of the action space?", "P10.1", "rules_turn", "space"),
        Question("finish", "Do you use a held card before your turn ends?", "P13.5", "rules_turn"),
        Question(
            "sort",
            "Which card goes back next, from the top?",
            "P13.8",
            "rules_held",
            "space used back sorted",
            secret=True,
        ),
        Question("anyload", "Which dock do you load with any good?", "P13.9", "rules_held", "space used back"),
        Question(
            "sway",
            "Which servant moves between temple and lighthouse?",
            "P13.11",
            "rules_held",
            "space used back moves latest",
        ),
        Question("summon", "Which ship of row 1 do you bring in?", "P13.13", "rules_held", "space used back"),
        Question("last", "Do you buy a last place in the palace?", "P15.6", "rules_decade", "asked final reason"),
        Question("starter", "The first starting player is drawn.", "P2.8", "rules_setup", "then_market", chance=True),
        Question("good", "A good is drawn from the bag.", "P7.1", "rules_setup", "then_market", chance=True),
        Question(
            "ship",
            "The top ship card is turned up.",
            "P2.2",
            "rules_held",
            "space used back slot cargo dock",
            chance=True,
        ),
        Question(
            "peek",
            "The next card under the look is drawn.",
            "P13.8",
            "rules_held",
            "space used back",
            chance=True,
            secret=True,
        ),
        Question("deal", "An action card is dealt.", "P4.2", "rules_decade", "slot", chance=True),
    ]
)

# What comes up most often, first; only speed depends on it.
OFTEN: Final = (
    "good after_action before_end next_turn turn act fill_market errand loadmaster fetch deliver bonus captain "
    "merchant stock points point ship"
)

# What happens between two questions.
STEPS: Final = (
    Step("wait", "", "", "somebody is asked, a draw is due, or the game is over"),
    Step("fill_market", "rules_setup", "fill_market", "goods from the bag, then `after_fill` (P2.1, P7.1, P8.9)"),
    Step("fill_rows", "rules_setup", "fill_rows", "ship cards for the rows (P2.2, P3.12)"),
    Step("berths", "rules_setup", "ask_berth", "pass 1 of the setup (P2.5)"),
    Step("quays", "rules_setup", "ask_quay", "pass 2 of the setup (P2.6)"),
    Step("decade", "rules_ships", "new_decade", "a decade begins with phase 1 (P3.1)"),
    Step("pilots", "rules_ships", "ask_pilot", "lighthouse choices (P3.3)"),
    Step("leftovers", "rules_ships", "leftovers", "ships that arrive by themselves (P3.8)"),
    Step("loads", "rules_ships", "ask_load", "loads after all arrivals (P3.11)"),
    Step("shift_rows", "rules_ships", "shift_rows", "row 2 becomes row 1 (P3.12)"),
    Step("deals", "rules_decade", "deals", "phase 2 (P4.2)"),
    Step("new_starter", "rules_decade", "new_starter", "phases 3 and 4, then 5 (P5.2, P6.1, P7.1)"),
    Step("turn", "rules_decade", "begin_turn", "a turn begins (P8.1)"),
    Step("act", "rules_decade", "ask_act", "its main action is asked (P8.2)"),
    Step("stock", "rules_turn", "ask_stock", "a good of the new market (P8.10)"),
    Step("after_action", "rules_turn", "after_action", "S1: the bonus of the space, if it has one"),
    Step("before_end", "rules_turn", "before_end", "S2: held cards, if there are any"),
    Step("next_turn", "rules_decade", "next_turn", "the turn is over (P8.1)"),
    Step("end_decade", "rules_decade", "end_decade", "the next decade or the final phase (P10.7)"),
    Step("last_places", "rules_decade", "ask_last", "final purchases (P15.6)"),
    Step("awards", "scoring", "give_awards", "the path, then the count (P16.1)"),
    Step("voyage", "rules_load", "voyage", "the top card decides a voyage (P11.2)"),
    Step("voyage_over", "rules_load", "voyage_over", "a voyage after its trading points (P11.7)"),
    Step("points", "rules_load", "ask_point", "trading points are placed one by one (P14.1)"),
    Step("privilege", "rules_load", "privilege_due", "a load after its trading points (P12.3)"),
    Step("boon_over", "rules_load", "boon_over", "the card of an immediate privilege goes under the deck (P13.2)"),
    Step("peeks", "rules_held", "peeks", "cards under `look` become known (P13.8)"),
    Step("brought", "rules_held", "brought", "`bring` after the ship was placed: a card for row 2 (P13.14)"),
    Step("back", "rules_held", "go_back", "a held card is done; its question is asked again"),
)

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
        Family("pass", "pass", ["berth", "last"], "P2.5", passes=True),
        Family("none", "buy nothing", ["stock"], "P8.10", passes=True),
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
        Family("end", "end the turn without the bonus", ["bonus"], "P10.1", passes=True),
        Family("done", "end the turn", ["finish"], "P13.5", passes=True),
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
