"""The options of the game, as the rules declare them (chapter Options)."""

from __future__ import annotations

from typing import Final

from cothon.core.options import Option

SEATS: Final[tuple[int, ...]] = (2, 3, 4)  # T2.1

DECLARED: Final[tuple[Option, ...]] = (
    Option(
        "mode",
        "the standard game with Double Action and discounts, or Classic Mode with reservations and bonuses",
        "T15.1",
        "modern",
        ["modern", "classic"],
    ),
    Option(
        "colours",
        "the colour of each seat's initial hand, from seat 0 on",
        "T2.3",
        "",
        ["red", "blue", "yellow", "green"],
        order=True,
    ),
    Option("first_seat", "who takes the first turn", "T2.12", 0, seat=True),
    Option(
        "refill",
        "replenish at the end of the buyer's turn, or right after the purchase, before the ships move",
        "T4.11",
        "end",
        ["end", "purchase"],
    ),
    Option(
        "view",
        "show everything that perfect memory knows, or only what lies open on a table",
        "Kn8",
        "table",
        ["full", "table"],
        was={1: "full"},
    ),
    Option(
        "paydays",
        "ships that arrive together share one Payday, or each has its own, in colour order",
        "T9.3",
        "together",
        ["together", "one_by_one"],
        since=2,
    ),
    Option(
        "rounding",
        "a fifth of the score is rounded up, or down but to no less than one victory point",
        "T9.6",
        "up",
        ["up", "letter"],
        since=2,
    ),
    Option(
        "overpay",
        "pay no card that is not needed, or as many as one likes",
        "T4.7",
        "minimal",
        ["minimal", "free"],
        since=2,
    ),
    Option(
        "classic_refill",
        "Classic Mode: a Market closed to the player is replenished when a turn begins, or also as soon as it is so",
        "T15.11",
        "turn",
        ["turn", "at_once"],
        since=2,
    ),
)
