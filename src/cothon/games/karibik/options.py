"""The options of the game, as the rules declare them (chapter Options)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cothon.core.options import Option, Value
from cothon.games.karibik.pieces import TABLES

EDITIONS: Final = ("karibik110", "portroyal120")

FOLLOWS: Final = "edition.Edition"

DECLARED: Final[tuple[Option, ...]] = (
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
    Option("duplicate", "a second ship that can be repelled is so at once, or only if its player wants", "K5.9",
           "auto", ["auto", "ask", "stay"], values_since={"stay": 2}),
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
    Option("admiral_now", "an Admiral pays at once when he is hired with five more cards in the harbour", "K10.4", True,
           [True, False], since=2, was={1: False}),
    Option("jester_empty", "Jesters pay a player who takes the last card of the harbour himself", "K10.5", False,
           [False, True], since=2),
    Option("requests", "the active player completes requests until his step is over, or until his turn is", "K6.2",
           "step", ["step", "turn"], since=2),
)  # fmt: skip


def seats_for(given: Mapping[str, Value]) -> list[int]:
    """The numbers of players an edition is made for."""
    edition = str(given.get("edition", EDITIONS[0]))
    players: list[int] = TABLES["editions"][edition if edition in EDITIONS else EDITIONS[0]]["players"]
    return players
