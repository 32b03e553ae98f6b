"""Lines of a position's text, written and read. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints
from cothon.core.page import Page, name_line, number_line, words_line
from cothon.games.karibik.made.ids import STEP_NAMES
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import IDS, REASONS

SINGLE: Final = (
    "active",
    "round",
    "shown",
    "step",
    "took",
    "busted",
    "closing",
    "fee",
    "card",
    "then",
    "ended",
    "owed",
    "due",
    "asked",
    "start",
    "takes",
    "wanted",
    "paying",
    "harbour",
    "row",
    "discard",
    "newest",
    "buried",
    "deck",
    "mixing",
    "poured",
)
NUMBERED: Final = ("display", "coins", "batch", "made", "blanks", "seen")


def turn_lines(s: KaribikState) -> list[str]:
    lines: list[str] = []
    lines += [f"active: {int(s.active)}"]
    lines += [f"round: {int(s.round)}"]
    lines += [f"shown: {int(s.shown)}"]
    lines += number_line("step", int(s.step), -1)
    return lines


def read_turn(page: Page, s: KaribikState) -> None:
    seats = int(s.seats)
    s.active = page.number("active", 0, seats - 1, int(s.start))
    s.round = page.number("round", 1, 10**6, 1)
    s.shown = page.number("shown", 0, int(s.rules.size), int(s.cards) + (1 if s.card >= 0 else 0))
    s.step = page.number("step", 0, seats - 1, -1)


def taken_lines(s: KaribikState) -> list[str]:
    lines: list[str] = []
    lines += number_line("took", int(s.took), 0)
    lines += number_line("busted", int(s.busted), 0)
    lines += number_line("closing", int(s.closing), 0)
    lines += number_line("fee", int(s.fee), 0)
    lines += name_line("card", int(s.card), IDS, -1)
    return lines


def read_taken(page: Page, s: KaribikState) -> None:
    s.took = page.number("took", 0, 120, 0)
    s.busted = page.number("busted", 0, 1, 0)
    s.closing = page.number("closing", 0, 1, 0)
    s.fee = page.number("fee", 0, 1, 0)
    s.card = page.name("card", IDS, "card", -1)


def after_lines(s: KaribikState) -> list[str]:
    lines: list[str] = []
    lines += name_line("then", int(s.then), STEP_NAMES, 0)
    lines += name_line("ended", int(s.ended), REASONS, 0)
    return lines


def read_after(page: Page, s: KaribikState) -> None:
    s.then = page.name("then", STEP_NAMES, "step", 0)
    s.ended = page.name("ended", REASONS, "reason", 0)


def ledgers_lines(s: KaribikState) -> list[str]:
    lines: list[str] = []
    lines += words_line("owed", [str(k) for k in ints(s.owed)] if any(ints(s.owed)) else [])
    lines += words_line("due", [str(k) for k in ints(s.due)] if any(ints(s.due)) else [])
    return lines


def read_ledgers(page: Page, s: KaribikState) -> None:
    seats = int(s.seats)
    for k, n in enumerate(page.numbers("owed", int(seats), 999)):
        s.owed[k] = n
    for k, n in enumerate(page.numbers("due", int(seats), 999)):
        s.due[k] = n
