"""The options of the game as declared, and `Rules`: the chosen ones as plain numbers for the rules to read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import arr_of
from cothon.core.options import Option, Options, Value
from cothon.games.karibik.pieces import ROWS, TABLES

if TYPE_CHECKING:
    from cothon.core.arr import Arr

EDITIONS = ("karibik110", "portroyal120")

OPTIONS: list[Option] = [
    Option("edition", "which list of cards is played with", "K1.3", "karibik110", EDITIONS),
    Option("start", "who begins: drawn at random, or a seat", "K2.3", "random", ["random"], seat=True),
    Option(
        "target", "influence that ends the game", "K11.1",
        {"karibik110": 10, "portroyal120": 12}, whole=(5, 20), by="edition",
    ),
    Option(
        "require_expedition", "only a player with a completed request can end and win the game", "K12.1",
        {"karibik110": True, "portroyal120": False}, [True, False], by="edition",
    ),
    Option(
        "expedition_values", "what requests are worth", "K1.8",
        {"karibik110": "3-5", "portroyal120": "portroyal"},
        {"karibik110": ["3-5", "4-6", "2-5"], "portroyal120": ["portroyal"]}, by="edition",
    ),
    Option("duplicate", "a second ship of a type that can be repelled: at once, or by choice", "K5.9", "auto",
           ["auto", "ask"]),
    Option(
        "jester", "whom Jesters pay for an empty harbour: all, or all but the active player", "K10.5",
        {"karibik110": "all", "portroyal120": "others"}, ["all", "others"], by="edition",
    ),
    Option("governor_now", "a Governor adds a take to the step in which he is hired", "K10.6", True, [True, False]),
    Option("bust_expedition", "requests may still be completed after a bust", "K8.4", False, [False, True]),
    Option("followers", "the others have their steps always, or only after a take of the active player", "K9.14",
           "always", ["always", "after_take"]),
    Option("fee_from_loot", "a looter without coins pays the fee out of the loot", "K9.12", True, [True, False]),
    Option("spent", "coins are spent face up (open) or stay unseen", "K3.4", "open", ["open", "unseen"]),
    Option("max_rounds", "the last round at the latest", "K11.5", 60, whole=(1, 1_000_000)),
]  # fmt: skip


def seats_for(given: Mapping[str, Value]) -> list[int]:
    """The numbers of players an edition is made for."""
    edition = str(given.get("edition", EDITIONS[0]))
    players: list[int] = TABLES["editions"][edition if edition in EDITIONS else EDITIONS[0]]["players"]
    return players


class Rules:
    """The options of one game as numbers; never changes, so all positions of a game share it."""

    def __init__(self, options: Options) -> None:
        edition = str(options["edition"])
        start = options["start"]
        values = TABLES["expedition_values"]["sets"][str(options["expedition_values"])]
        self.options = options
        self.seats: i64 = options.seats
        self.start: i64 = -1 if start == "random" else int(start)
        self.target: i64 = int(options["target"])
        self.require: bool = options["require_expedition"] is True
        self.ask_duplicate: bool = options["duplicate"] == "ask"
        self.jester_all: bool = options["jester"] == "all"
        self.governor_now: bool = options["governor_now"] is True
        self.bust_expedition: bool = options["bust_expedition"] is True
        self.after_take: bool = options["followers"] == "after_take"
        self.fee_from_loot: bool = options["fee_from_loot"] is True
        self.unseen: bool = options["spent"] == "unseen"
        self.max_rounds: i64 = int(options["max_rounds"])
        self.size: i64 = int(TABLES["editions"][edition]["shuffled"])
        self.laid_out: bool = edition == "portroyal120" and options.seats == 5  # K2.4
        self.copies: Arr = arr_of([r["n110" if edition == "karibik110" else "n120"] for r in ROWS])
        kinds = [_kind(r) for r in TABLES["expeditions"]["rows"]]
        self.reward: Arr = arr_of([values[k]["coins"] if values[k] else 0 for k in kinds])
        self.influence: Arr = arr_of([values[k]["influence"] if values[k] else 0 for k in kinds])

    def copies_in_game(self, f: int) -> int:
        """Copies of a face in this game, the one laid out for five players included."""
        return int(self.copies[f]) + (1 if self.laid_out and ROWS[f]["id"] == "exp-cps" else 0)


def _kind(request: dict[str, object]) -> str:
    if request["five_player_extra"]:
        return "mixed_cps"
    return "two_symbols" if request["symbols"] == 2 else "three_symbols"
