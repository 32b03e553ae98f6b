"""Lines of a position's text, written and read. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints
from cothon.core.page import Page, counts_line, name_line, number_line, words_line
from cothon.games.traders.made.ids import STEP_NAMES
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.pieces import CARDS, CARTHAGE, COLOUR_NAMES, COLOURS, FACE_NAMES, FACES

SINGLE: Final = (
    "turn",
    "passes",
    "due",
    "double",
    "named",
    "to_market",
    "to_farm",
    "then",
    "ships",
    "market",
    "farm",
    "draw",
    "discard",
    "rest",
    "sea",
    "over",
    "ask",
    "seat",
    "after",
    "colour",
    "sails",
    "scored",
    "present",
)
NUMBERED: Final = ("hand", "stock", "sideways", "vp", "blind", "tokens", "used", "cardless", "sold", "former")


def time_lines(s: TradersState) -> list[str]:
    lines: list[str] = []
    lines += [f"turn: {int(s.turn)}"]
    return lines


def read_time(page: Page, s: TradersState) -> None:
    seats = int(s.seats)
    s.turn = page.number("turn", 0, seats - 1, int(s.rules.first_seat))


def passes_lines(s: TradersState) -> list[str]:
    lines: list[str] = []
    lines += number_line("passes", int(s.passes), 0)
    return lines


def read_passes(page: Page, s: TradersState) -> None:
    seats = int(s.seats)
    s.passes = page.number("passes", 0, seats, 0)


def due_lines(s: TradersState) -> list[str]:
    lines: list[str] = []
    lines += number_line("due", int(s.due), 0)
    return lines


def read_due(page: Page, s: TradersState) -> None:
    s.due = page.number("due", 0, 999, 0)


def under_way_lines(s: TradersState) -> list[str]:
    lines: list[str] = []
    lines += ["double: yes"] if s.doubling == 1 else []
    lines += counts_line("named", ints(s.named), FACE_NAMES, "x")
    lines += number_line("to_market", int(s.to_market), 0)
    lines += number_line("to_farm", int(s.to_farm), 0)
    lines += name_line("then", int(s.then), STEP_NAMES, 0)
    return lines


def read_under_way(page: Page, s: TradersState) -> None:
    s.doubling = page.name("double", ["no", "yes"], "answer", 0)
    for k, n in enumerate(page.counts("named", FACE_NAMES, "card", CARDS, "x")):
        s.named[k] = n
    s.to_market = page.number("to_market", 0, 6, 0)
    s.to_farm = page.number("to_farm", 0, 4, 0)
    s.then = page.name("then", STEP_NAMES, "step", 0, ("open", "act", "sail", "next"))


def ships_lines(s: TradersState) -> list[str]:
    lines: list[str] = []
    lines += words_line("ships", [str(k) for k in ints(s.ships)])
    return lines


def read_ships(page: Page, s: TradersState) -> None:
    for k, n in enumerate(page.numbers("ships", int(COLOURS), CARTHAGE)):
        s.ships[k] = n


def pile_lines(s: TradersState, p: int) -> list[str]:
    lines: list[str] = []
    lines += counts_line(f"hand {p}", ints(s.hand)[p * FACES : (p + 1) * FACES], FACE_NAMES, "x")
    lines += counts_line(f"stock {p}", ints(s.upright)[p * FACES : (p + 1) * FACES], FACE_NAMES, "x")
    lines += counts_line(f"sideways {p}", ints(s.sideways)[p * FACES : (p + 1) * FACES], FACE_NAMES, "x")
    lines += counts_line(f"vp {p}", ints(s.vp)[p * FACES : (p + 1) * FACES], FACE_NAMES, "x")
    lines += counts_line(f"blind {p}", ints(s.blind)[p * FACES : (p + 1) * FACES], FACE_NAMES, "x")
    return lines


def read_pile(page: Page, s: TradersState, p: int) -> None:
    for k, n in enumerate(page.counts(f"hand {p}", FACE_NAMES, "card", CARDS, "x")):
        s.hand[p * FACES + k] = n
    for k, n in enumerate(page.counts(f"stock {p}", FACE_NAMES, "card", CARDS, "x")):
        s.upright[p * FACES + k] = n
    for k, n in enumerate(page.counts(f"sideways {p}", FACE_NAMES, "card", CARDS, "x")):
        s.sideways[p * FACES + k] = n
    for k, n in enumerate(page.counts(f"vp {p}", FACE_NAMES, "card", CARDS, "x")):
        s.vp[p * FACES + k] = n
    for k, n in enumerate(page.counts(f"blind {p}", FACE_NAMES, "card", CARDS, "x")):
        s.blind[p * FACES + k] = n


def token_lines(s: TradersState, p: int) -> list[str]:
    lines: list[str] = []
    lines += counts_line(f"tokens {p}", ints(s.tokens)[p * COLOURS : (p + 1) * COLOURS], COLOUR_NAMES, " ")
    lines += counts_line(f"used {p}", ints(s.used)[p * COLOURS : (p + 1) * COLOURS], COLOUR_NAMES, " ")
    return lines


def read_token(page: Page, s: TradersState, p: int) -> None:
    for k, n in enumerate(page.counts(f"tokens {p}", COLOUR_NAMES, "colour", 99, " ")):
        s.tokens[p * COLOURS + k] = n
    for k, n in enumerate(page.counts(f"used {p}", COLOUR_NAMES, "colour", 99, " ")):
        s.used[p * COLOURS + k] = n
