"""Positions as text: lines `name: value`, read and written. Reading itself is in `reading`.

    options: seats=3 load_any=from_store
    decade: 2 / round: 3 / sp: 0 / turn: 1     the defaults are decade 1, round 1, seat 0, the starting player
    talents 0: 5 / points 0: 2                 Talents and trading points of seat 0
    temple 0: 3 / lighthouse 0: 1 / charter 0: 1 / blocked 0: 2 / paid 0: 0 0 1 0 0 0 / large 0: 1
    docks 0: egypt1 rome2                      docks with servants of seat 0
    harbour: egypt1=3 rome2=11/oil iberia1=-/wine    ships and goods at docks
    store 0: wine oil / market: dye wine wine  goods; all others are in the bag
    row 1: 3 1 - 11 / row 2: 5 6 7 8           ships by position
    held: 24/0 5/2                             held cards and their owners, in order of gain
    cards: carrier captain ...                 action cards on spaces 1 to 6
    palace: 0 1 1 / path: 2 0                  owners of single palace spaces and of spaces of the path, in order
    top: 9 4 / bottom: 30 2                    known top and bottom of the deck; ships mentioned nowhere are unseen
    knows 1: 1 2                               places of the known top below which seat 1 knows the cards apart

Servants mentioned nowhere are in reserve; with a line `reserve 0: 2` the others lie on the action card of space 6.
Without `ask` the active player is asked `act`. Lines for a position in the middle of something: ask, asked, rank, due,
ship, space, source, cargo, dock, moves, latest, gave, got, used, back, sorted, gainer, gain, housed, coming,
then_points, then_load, then_market, slot, bought, final, reason, over, award.
"""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import ints
from cothon.core.options import Options, choose
from cothon.core.page import heading
from cothon.core.view import OVER
from cothon.games.porto.actions import ACTIONS, ASK_NAMES, ERRAND, ERRAND_0, SWAY, SWAY_0
from cothon.games.porto.options import DECLARED
from cothon.games.porto.pieces import (
    DOCK_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    SHIP_NAMES,
    docks_in,
    goods_in,
)
from cothon.games.porto.reading import PortoPage, read_page
from cothon.games.porto.scoring import REASONS
from cothon.games.porto.start import options_of
from cothon.games.porto.state import PortoState
from cothon.games.porto.steps import STEP_NAMES

PLACE_LETTERS = "RLT"


def read(text: str, options_from: Callable[[str], Options]) -> PortoState:
    return read_page(PortoPage(text), options_from)


def write(s: PortoState) -> str:
    lines = [*heading(choose(DECLARED, int(s.seats), options_of(s))), f"decade: {s.decade}"]
    lines += [*_number("round", int(s.round), 1), f"sp: {s.sp}", *_number("turn", int(s.turn), int(s.sp))]
    lines += _question(s)
    for p in range(int(s.seats)):
        lines += _seat(s, p)
    lines += _words("harbour", _harbour(s)) + _words("market", goods_in(ints(s.market)))
    lines += _number("bought", int(s.bought), 0)
    for row in (0, 1):
        ships = ints(s.rows)[row * 6 : row * 6 + int(s.seats) + 1]
        lines += [f"row {row + 1}: {' '.join(_ship(c) for c in ships)}"] if max(ships) >= 0 else []
    held = [f"{_ship(c)}/{_holder(s, c)}" for c in ints(s.gained)[: int(s.gained_n)]]
    lines += _words("held", held)
    lines.append("cards: " + " ".join(KIND_NAMES[k] if k >= 0 else "-" for k in ints(s.cards)))
    lines += _words("palace", [str(p) for p in ints(s.singles)[: int(s.singles_n)]])
    lines += _words("path", [str(p) for p in ints(s.path)[: int(s.path_n)]])
    return "\n".join(lines + _deck(s)) + "\n"


def _seat(s: PortoState, p: int) -> list[str]:
    lines = [f"reserve {p}: {s.reserve[p]}"]
    numbers = {"talents": s.talents, "points": s.points, "temple": s.temple, "lighthouse": s.lighthouse}
    numbers |= {"charter": s.charter, "large": s.large, "award": s.award}
    for name, row in numbers.items():
        lines += _number(f"{name} {p}", int(row[p]), 0)
    lines += _number(f"blocked {p}", int(s.blocked[p]), 2)
    paid = ints(s.paid)[p * 6 : p * 6 + 6]
    lines += _words(f"paid {p}", [str(k) for k in paid] if any(paid) else [])
    lines += _words(f"docks {p}", docks_in(s.docks[p]))
    return lines + _words(f"store {p}", goods_in(ints(s.store)[p * 5 : p * 5 + 5]))


def _harbour(s: PortoState) -> list[str]:
    words = []
    for d, name in enumerate(DOCK_NAMES):
        ship, good = int(s.dock_ship[d]), int(s.dock_good[d])
        if ship >= 0 or good >= 0:
            words.append(f"{name}={_ship(ship)}" + (f"/{GOOD_NAMES[good]}" if good >= 0 else ""))
    return words


def _deck(s: PortoState) -> list[str]:
    top = [SHIP_NAMES[c] for i in range(int(s.top_n)) for c in range(30) if (s.groups[i] >> c) & 1 == 1]
    lines = _words("top", top) + _words("bottom", [_ship(c) for c in ints(s.bottom)[: int(s.bottom_n)]])
    for w, cuts in enumerate(ints(s.cuts)):
        who = str(w) if w < s.seats else "spectators"
        lines += _words(f"knows {who}", [str(i + 1) for i in range(3) if (cuts >> i) & 1 == 1])
    return lines


def _question(s: PortoState) -> list[str]:
    """What is being asked, and how far things have got."""
    if s.actor == OVER:
        final = ["", "ships", "no_ships"][s.final]
        return [f"over: {REASONS[s.reason]}", f"final: {final}"]
    lines = [f"ask: {ASK_NAMES[s.ask]}"]
    lines += _number("asked", int(s.count), 0) + _number("rank", int(s.rank), 0) + _number("due", int(s.due), 0)
    lines += _name("ship", int(s.ship), SHIP_NAMES) + _number("space", int(s.space) + 1, 0)
    lines += _name("source", int(s.source), GOOD_NAMES + DOCK_NAMES) + _name("cargo", int(s.cargo), GOOD_NAMES)
    lines += _name("dock", int(s.dock), DOCK_NAMES) + _moves(s)
    lines += _name("used", int(s.used), SHIP_NAMES)
    lines += [f"back: {ASK_NAMES[s.back]}"] if s.back else []
    lines += _number("sorted", int(s.sorted), 0) + _number("gainer", int(s.gainer), -1)
    lines += _number("gain", int(s.gain), 0) + _number("coming", int(s.coming), 0) + _number("slot", int(s.slot), 0)
    lines += ["housed: yes"] if s.housed else []
    for name, step in (("points", s.after_points), ("load", s.after_load), ("market", s.after_fill)):
        lines += [f"then_{name}: {STEP_NAMES[step]}"] if step else []
    lines += [f"final: {['', 'ships', 'no_ships'][s.final]}"] if s.final else []
    return lines + ([f"reason: {REASONS[s.reason]}"] if s.reason else [])


def _moves(s: PortoState) -> list[str]:
    """Servants moved so far by the Aristocrat or under `move3`."""
    if s.moves == 0:
        return []
    lines = [f"moves: {s.moves}"]
    if s.ask == ERRAND:
        lines.append(f"latest: {ACTIONS.label(int(ERRAND_0 + s.last))}")
        lines.append("gave: " + " ".join(PLACE_LETTERS[i] for i in range(3) if (s.flow >> i) & 1 == 1))
        lines.append("got: " + " ".join(PLACE_LETTERS[i] for i in range(3) if (s.flow >> (i + 3)) & 1 == 1))
    elif s.ask == SWAY:
        owner = (s.last // 2 + s.turn) % s.seats
        lines.append(f"latest: {ACTIONS.label(int(SWAY_0 + owner * 2 + s.last % 2))}")
    return lines


def _holder(s: PortoState, c: int) -> int:
    return next(p for p in range(int(s.seats)) if (s.held[p] >> c) & 1 == 1)


def _ship(c: int) -> str:
    return SHIP_NAMES[c] if c >= 0 else "-"


def _number(name: str, n: int, usual: int) -> list[str]:
    return [] if n == usual else [f"{name}: {n}"]


def _name(name: str, i: int, names: list[str]) -> list[str]:
    return [f"{name}: {names[i]}"] if i >= 0 else []


def _words(name: str, words: list[str]) -> list[str]:
    return [f"{name}: {' '.join(words)}"] if words else []
