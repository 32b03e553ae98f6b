"""Lines of a position's text, written and read. Written by `make games` from fields.py; edit that."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints
from cothon.core.page import Page, copies_line, members_line, name_line, number_line, words_line
from cothon.games.porto.made.ids import ASK_NAMES, STEP_NAMES
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.pieces import DOCK_NAMES, FINAL_NAMES, GOOD_NAMES, GOODS, REASON_NAMES, SHIP_NAMES, SPACES

SINGLE: Final = (
    "decade",
    "round",
    "sp",
    "turn",
    "asked",
    "rank",
    "due",
    "ship",
    "space",
    "source",
    "cargo",
    "dock",
    "used",
    "back",
    "sorted",
    "gainer",
    "gain",
    "coming",
    "slot",
    "housed",
    "then_points",
    "then_load",
    "then_market",
    "final",
    "reason",
    "market",
    "bought",
    "harbour",
    "row 1",
    "row 2",
    "held",
    "cards",
    "palace",
    "path",
    "top",
    "bottom",
    "knows spectators",
    "ask",
    "over",
    "moves",
    "latest",
    "gave",
    "got",
)
NUMBERED: Final = (
    "talents",
    "points",
    "temple",
    "lighthouse",
    "charter",
    "large",
    "award",
    "blocked",
    "paid",
    "docks",
    "store",
    "reserve",
    "knows",
)


def time_lines(s: PortoState) -> list[str]:
    lines: list[str] = []
    lines += [f"decade: {int(s.decade)}"]
    lines += number_line("round", int(s.round), 1)
    lines += [f"sp: {int(s.sp)}"]
    lines += number_line("turn", int(s.turn), int(s.sp))
    return lines


def read_time(page: Page, s: PortoState) -> None:
    seats = int(s.seats)
    s.decade = page.number("decade", 0, 5, 1)
    s.round = page.number("round", 0, 5, 1)
    s.sp = page.number("sp", -1, seats - 1, max(0, int(s.rules.first_player)))
    s.turn = page.number("turn", -1, seats - 1, int(s.sp))


def asked_lines(s: PortoState) -> list[str]:
    lines: list[str] = []
    lines += number_line("asked", int(s.count), 0)
    lines += number_line("rank", int(s.rank), 0)
    lines += number_line("due", int(s.due), 0)
    lines += name_line("ship", int(s.ship), SHIP_NAMES, -1)
    lines += number_line("space", int(s.space) + 1, -1 + 1)
    lines += name_line("source", int(s.source), GOOD_NAMES + DOCK_NAMES, -1)
    lines += name_line("cargo", int(s.cargo), GOOD_NAMES, -1)
    lines += name_line("dock", int(s.dock), DOCK_NAMES, -1)
    return lines


def read_asked(page: Page, s: PortoState) -> None:
    seats = int(s.seats)
    s.count = page.number("asked", 0, seats - 1, 0)
    s.rank = page.number("rank", 0, seats - 1, 0)
    s.due = page.number("due", 1, 2, 0)
    s.ship = page.name("ship", SHIP_NAMES, "ship", -1)
    s.space = page.number("space", 1, 6, 0) - 1
    s.source = page.name("source", GOOD_NAMES + DOCK_NAMES, "source", -1)
    s.cargo = page.name("cargo", GOOD_NAMES, "good", -1)
    s.dock = page.name("dock", DOCK_NAMES, "dock", -1)


def under_way_lines(s: PortoState) -> list[str]:
    lines: list[str] = []
    lines += name_line("used", int(s.used), SHIP_NAMES, -1)
    lines += name_line("back", int(s.back), ASK_NAMES, 0)
    lines += number_line("sorted", int(s.sorted), 0)
    lines += number_line("gainer", int(s.gainer), -1)
    lines += number_line("gain", int(s.gain), 0)
    lines += number_line("coming", int(s.coming), 0)
    lines += number_line("slot", int(s.slot), 0)
    lines += ["housed: yes"] if s.housed == 1 else []
    lines += name_line("then_points", int(s.after_points), STEP_NAMES, 0)
    lines += name_line("then_load", int(s.after_load), STEP_NAMES, 0)
    lines += name_line("then_market", int(s.after_fill), STEP_NAMES, 0)
    lines += name_line("final", int(s.final), FINAL_NAMES, 0)
    lines += name_line("reason", int(s.reason), REASON_NAMES, 0)
    return lines


def read_under_way(page: Page, s: PortoState) -> None:
    seats = int(s.seats)
    s.used = page.name("used", SHIP_NAMES, "ship", -1)
    s.back = page.name("back", ASK_NAMES, "question", 0)
    s.sorted = page.number("sorted", 0, 1, 0)
    s.gainer = page.number("gainer", 0, seats - 1, -1)
    s.gain = page.number("gain", 1, 2, 0)
    s.coming = page.number("coming", 0, 2, 0)
    s.slot = page.number("slot", 0, 11, 0)
    s.housed = page.name("housed", ["no", "yes"], "answer", 0)
    s.after_points = page.name("then_points", STEP_NAMES, "step", 0, ("privilege", "boon_over", "voyage_over"))
    s.after_load = page.name("then_load", STEP_NAMES, "step", 0, ("loads", "after_action", "back"))
    s.after_fill = page.name("then_market", STEP_NAMES, "step", 0, ("fill_rows", "turn", "stock"))
    s.final = page.name("final", FINAL_NAMES, "final phase", 0)
    s.reason = page.name("reason", REASON_NAMES, "reason", 0)


def seat_lines(s: PortoState, p: int) -> list[str]:
    lines: list[str] = []
    lines += number_line(f"talents {p}", int(s.talents[p]), 0)
    lines += number_line(f"points {p}", int(s.points[p]), 0)
    lines += number_line(f"temple {p}", int(s.temple[p]), 0)
    lines += number_line(f"lighthouse {p}", int(s.lighthouse[p]), 0)
    lines += number_line(f"charter {p}", int(s.charter[p]), 0)
    lines += number_line(f"large {p}", int(s.large[p]), 0)
    lines += number_line(f"award {p}", int(s.award[p]), 0)
    lines += number_line(f"blocked {p}", int(s.blocked[p]), 2)
    lines += words_line(
        f"paid {p}",
        [str(k) for k in ints(s.paid)[p * SPACES : (p + 1) * SPACES]]
        if any(ints(s.paid)[p * SPACES : (p + 1) * SPACES])
        else [],
    )
    lines += members_line(f"docks {p}", int(s.docks[p]), DOCK_NAMES)
    lines += copies_line(f"store {p}", ints(s.store)[p * GOODS : (p + 1) * GOODS], GOOD_NAMES)
    return lines


def read_seat(page: Page, s: PortoState, p: int) -> None:
    s.talents[p] = page.number(f"talents {p}", 0, 9999, 0)
    s.points[p] = page.number(f"points {p}", 0, 999, 0)
    s.temple[p] = page.number(f"temple {p}", 0, 18, 0)
    s.lighthouse[p] = page.number(f"lighthouse {p}", 0, 18, 0)
    s.charter[p] = page.number(f"charter {p}", 0, 18, 0)
    s.large[p] = page.number(f"large {p}", 0, 18, 0)
    s.award[p] = page.number(f"award {p}", 0, 18, 0)
    s.blocked[p] = page.number(f"blocked {p}", 0, 4, 2)
    for k, n in enumerate(page.numbers(f"paid {p}", int(SPACES), 18)):
        s.paid[p * SPACES + k] = n
    s.docks[p] = page.members(f"docks {p}", DOCK_NAMES, "dock")
    for word in page.words(f"store {p}"):
        s.store[p * GOODS + page.index(f"store {p}", word, GOOD_NAMES, "good")] += 1


def goods_lines(s: PortoState) -> list[str]:
    lines: list[str] = []
    lines += copies_line("market", ints(s.market), GOOD_NAMES)
    lines += number_line("bought", int(s.bought), 0)
    return lines


def read_goods(page: Page, s: PortoState) -> None:
    for word in page.words("market"):
        s.market[page.index("market", word, GOOD_NAMES, "good")] += 1
    s.bought = page.number("bought", 0, 99, 0)
