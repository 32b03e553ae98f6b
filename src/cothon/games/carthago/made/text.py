"""Lines of a position's text, written and read. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints
from cothon.core.page import Page, name_line, number_line, words_line
from cothon.games.carthago.made.ids import ASK_NAMES
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.pieces import CARD_NAMES, COLUMN_NAMES, COLUMNS, SHIP_NAMES, SPACE_NAMES, SPOT_NAMES

SINGLE: Final = (
    "decade",
    "round",
    "first",
    "turn",
    "used",
    "favoured",
    "skipped",
    "traded",
    "warred",
    "luxury",
    "closed",
    "opulence",
    "due",
    "epoch",
    "space",
    "guild_at",
    "picked",
    "column",
    "wanted",
    "spot",
    "ship",
    "dock",
    "back",
    "ask",
    "over",
    "then",
    "stands",
    "markers",
    "neutrals",
    "market",
    "discard",
    "pile",
    "rest",
    "laid",
    "docks",
    "outside",
    "under",
    "regular",
    "anchor",
    "seats",
    "forum",
    "tiles",
)
NUMBERED: Final = ("freed", "hand", "played", "active", "inactive")


def time_lines(s: CarthagoState) -> list[str]:
    lines: list[str] = []
    lines += [f"decade: {int(s.decade)}"]
    lines += [f"round: {int(s.round)}"]
    lines += [f"first: {int(s.first)}"]
    lines += [f"turn: {int(s.turn)}"]
    return lines


def read_time(page: Page, s: CarthagoState) -> None:
    seats = int(s.seats)
    s.decade = page.number("decade", 1, 3, 1)
    s.round = page.number("round", 1, 5, 1)
    s.first = page.number("first", 0, seats - 1, 0)
    s.turn = page.number("turn", 0, seats - 1, int(s.first))


def turn_lines(s: CarthagoState) -> list[str]:
    lines: list[str] = []
    lines += ["used: yes"] if s.used == 1 else []
    lines += ["favoured: yes"] if s.favoured == 1 else []
    lines += ["skipped: yes"] if s.skipped == 1 else []
    lines += ["traded: yes"] if s.traded == 1 else []
    lines += ["warred: yes"] if s.warred == 1 else []
    lines += ["luxury: yes"] if s.luxury == 1 else []
    lines += ["closed: yes"] if s.closed == 1 else []
    lines += number_line("opulence", int(s.opulence), 0)
    lines += number_line("due", int(s.due), 0)
    lines += number_line("epoch", int(s.now), 0)
    lines += name_line("space", int(s.space), SPACE_NAMES, -1)
    lines += name_line("guild_at", int(s.guild_at), SPACE_NAMES, -1)
    lines += name_line("picked", int(s.picked), SPACE_NAMES, -1)
    lines += name_line("column", int(s.column), COLUMN_NAMES, -1)
    lines += name_line("wanted", int(s.wanted), CARD_NAMES, -1)
    lines += name_line("spot", int(s.spot), SPOT_NAMES, -1)
    lines += name_line("ship", int(s.ship), SHIP_NAMES, -1)
    lines += number_line("dock", int(s.dock) + 1, -1 + 1)
    lines += name_line("back", int(s.back), ASK_NAMES, 0)
    return lines


def read_turn(page: Page, s: CarthagoState) -> None:
    seats = int(s.seats)
    s.used = page.name("used", ["no", "yes"], "answer", 0)
    s.favoured = page.name("favoured", ["no", "yes"], "answer", 0)
    s.skipped = page.name("skipped", ["no", "yes"], "answer", 0)
    s.traded = page.name("traded", ["no", "yes"], "answer", 0)
    s.warred = page.name("warred", ["no", "yes"], "answer", 0)
    s.luxury = page.name("luxury", ["no", "yes"], "answer", 0)
    s.closed = page.name("closed", ["no", "yes"], "answer", 0)
    s.opulence = page.number("opulence", 0, 3, 0)
    s.due = page.number("due", 0, 99, 0)
    s.now = page.number("epoch", 0, 9999, 0)
    s.space = page.name("space", SPACE_NAMES, "space", -1)
    s.guild_at = page.name("guild_at", SPACE_NAMES, "space", -1)
    s.picked = page.name("picked", SPACE_NAMES, "space", -1)
    s.column = page.name("column", COLUMN_NAMES, "column", -1)
    s.wanted = page.name("wanted", CARD_NAMES, "card", -1)
    s.spot = page.name("spot", SPOT_NAMES, "place", -1)
    s.ship = page.name("ship", SHIP_NAMES, "ship", -1)
    s.dock = page.number("dock", 1, seats + 1, 0) - 1
    s.back = page.name("back", ASK_NAMES, "question", 0)


def seat_lines(s: CarthagoState, p: int) -> list[str]:
    lines: list[str] = []
    lines += words_line(
        f"freed {p}",
        [str(k) for k in ints(s.freed)[p * COLUMNS : (p + 1) * COLUMNS]]
        if any(ints(s.freed)[p * COLUMNS : (p + 1) * COLUMNS])
        else [],
    )
    return lines


def read_seat(page: Page, s: CarthagoState, p: int) -> None:
    for k, n in enumerate(page.numbers(f"freed {p}", int(COLUMNS), 3)):
        s.freed[p * COLUMNS + k] = n
