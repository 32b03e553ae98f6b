"""The options of the game, as the rules declare them (chapter Options)."""

from __future__ import annotations

from typing import Final

from cothon.core.options import Option

SEATS: Final[tuple[int, ...]] = (2, 3, 4)  # C1.8

DECLARED: Final[tuple[Option, ...]] = (
    Option(
        "set_scoring",
        "count every layer of different goods, or only the first one",
        "C17.1",
        "layers",
        ["layers", "single"],
    ),
    Option(
        "victory_tile",
        "the tile Victory Points pays for all tiles with an own disc, or only for the own space on itself",
        "C17.2",
        "all",
        ["all", "own"],
    ),
    Option(
        "column_seat",
        "every emptied column of the residence is a guild seat, or only the right one",
        "C17.3",
        "right",
        ["every", "right"],
        was={1: "every"},
    ),
    Option(
        "strength",
        "strength with no, one and two freed middle circles",
        "C17.4",
        "1-3-5",
        ["1-3-5", "1-2-3", "1-3-4"],
    ),
    Option("warship_docks", "regular docks of the warship harbour", "C17.5", 3, [3, 2, 4]),
    Option(
        "start_player",
        "the start player is drawn, or seat 0 starts",
        "C17.6",
        "random",
        ["random", "first"],
    ),
    Option(
        "effects_open",
        "while no space can be chosen, effects that make one possible are offered, or none",
        "C17.8",
        "helping",
        ["none", "helping"],
        since=2,
        was={1: "none"},
    ),
    Option(
        "overpay",
        "a payment of coins has no card that is not needed, or as many as one likes, up to six",
        "C17.9",
        "minimal",
        ["minimal", "free"],
        since=2,
    ),
    Option(
        "empty_pile",
        "when the ship pile has run out ships stand still, or those that are left still move up",
        "C17.10",
        "still",
        ["still", "moving"],
        since=2,
    ),
)
