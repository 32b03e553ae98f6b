"""The options of the game, as the rules declare them (chapter Options)."""

from __future__ import annotations

from typing import Final

from cothon.core.options import Option
from cothon.games.porto.pieces import KIND_NAMES

SEATS: Final[tuple[int, ...]] = (3, 4, 5)  # P1.1

DECLARED: Final[tuple[Option, ...]] = (
    Option("first_player", "who is the first starting player", "P2.8", "random", ["random"], seat=True),
    Option(
        "privilege_timing",
        "held cards may be kept for later turns, or only last through the own turn",
        "P13.6",
        "keep",
        ["keep", "this_turn"],
    ),
    Option(
        "money_screen",
        "whether the Talents of other players are hidden or open during the game",
        "P6.3",
        "hidden",
        ["hidden", "open"],
        codes=[1, 0],  # part of every key, so of the digests
    ),
    Option(
        "start_tie",
        "a tie for the largest reserve is searched from the left neighbour of the old starting player, or from himself",
        "P5.3",
        "next_left",
        ["next_left", "holder"],
    ),
    Option(
        "final_purchase",
        "the last palace purchase is always offered, or only if ships arrive in the final phase",
        "P15.6",
        "always",
        ["always", "with_ships"],
    ),
    Option(
        "load_any",
        "the privilege to load any good needs the good at the dock, or may take it from the storehouse",
        "P13.10",
        "from_store",
        ["at_dock", "from_store"],
        was={1: "at_dock"},
    ),
    Option(
        "homecoming",
        "servants at the dock go home before the trading points are placed, or later",
        "P11.7, P12.3",
        "after_privilege",
        ["before_points", "after_points", "after_privilege"],
        was={1: "before_points"},
        values_since={"after_privilege": 2},
    ),
    Option(
        "offering",
        "a safe voyage pays for the own servants in the temple, or for all players' servants",
        "P11.3",
        "own",
        ["own", "all"],
    ),
    Option("doubled_card", "which action card is there twice", "P1.11", "carrier", KIND_NAMES),
    Option("action_table", "costs and bonuses of the action spaces", "P1.12", "A", ["A", "B"]),
    Option("intrigue_table", "spaces of the path of intrigue", "P1.18", "A", ["A", "B"]),
    Option(
        "final_servants",
        "servants on action cards go home before the final actions, or stay where they are",
        "P15.3",
        "home",
        ["home", "stay"],
        since=2,
    ),
    Option(
        "refill_counts",
        "the good bought for 6 Talents after a refill counts as the first of the new market",
        "P8.10",
        False,
        [False, True],
        since=2,
    ),
    Option(
        "purses",
        "Talents that are hidden are missing from the screen alone, or from all that a player is told",
        "P6.3",
        "closed",
        ["screened", "closed"],
        since=2,
        fixed=True,
        was={1: "screened"},
    ),
)
