"""Positions as text: lines `name: value`, read and written. Most lines follow from `fields`; here are the others.

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

from cothon.core.arr import arr_of, ints
from cothon.core.options import Options
from cothon.core.page import Page, heading, words_line
from cothon.core.view import OVER
from cothon.games.porto.fits import read_question
from cothon.games.porto.made.ids import ASK_ERRAND, ASK_NAMES, ASK_SWAY, DO_ERRAND, DO_SWAY
from cothon.games.porto.made.rules import PortoRules
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.text import (
    NUMBERED,
    SINGLE,
    asked_lines,
    goods_lines,
    read_goods,
    read_seat,
    read_time,
    seat_lines,
    time_lines,
    under_way_lines,
)
from cothon.games.porto.pieces import (
    DOCK_NAMES,
    FINAL_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    PATH_LENGTH,
    REASON_NAMES,
    SHIP_NAMES,
    SINGLES,
    market_size,
)
from cothon.games.porto.questions import ACTIONS

PLACE_LETTERS = "RLT"


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: PortoState) -> str:
    lines = [*heading(s.rules.options), *time_lines(s), *_question(s)]
    for p in range(int(s.seats)):
        lines += [f"reserve {p}: {s.reserve[p]}", *seat_lines(s, p)]
    lines += words_line("harbour", _harbour(s)) + goods_lines(s)
    for row in (0, 1):
        ships = ints(s.rows)[row * 6 : row * 6 + int(s.seats) + 1]
        lines += [f"row {row + 1}: {' '.join(_ship(c) for c in ships)}"] if max(ships) >= 0 else []
    lines += words_line("held", [f"{_ship(c)}/{_holder(s, c)}" for c in ints(s.gained)[: int(s.gained_n)]])
    lines.append("cards: " + " ".join(KIND_NAMES[k] if k >= 0 else "-" for k in ints(s.cards)))
    lines += words_line("palace", [str(p) for p in ints(s.singles)[: int(s.singles_n)]])
    lines += words_line("path", [str(p) for p in ints(s.path)[: int(s.path_n)]])
    return "\n".join(lines + _deck_lines(s)) + "\n"


def _question(s: PortoState) -> list[str]:
    """What is being asked, and how far things have got."""
    if s.actor == OVER:
        return [f"over: {REASON_NAMES[s.reason]}", f"final: {FINAL_NAMES[s.final]}"]
    return [f"ask: {ASK_NAMES[s.ask]}", *asked_lines(s), *_moves(s), *under_way_lines(s)]


def _moves(s: PortoState) -> list[str]:
    """Servants moved so far by the Aristocrat or under `move3`."""
    if s.moves == 0:
        return []
    lines = [f"moves: {s.moves}"]
    if s.ask == ASK_ERRAND:
        lines.append(f"latest: {ACTIONS.label(int(DO_ERRAND + s.last))}")
        lines.append("gave: " + " ".join(PLACE_LETTERS[i] for i in range(3) if (s.flow >> i) & 1 == 1))
        lines.append("got: " + " ".join(PLACE_LETTERS[i] for i in range(3) if (s.flow >> (i + 3)) & 1 == 1))
    elif s.ask == ASK_SWAY:
        owner = (s.last // 2 + s.turn) % s.seats
        lines.append(f"latest: {ACTIONS.label(int(DO_SWAY + owner * 2 + s.last % 2))}")
    return lines


def _holder(s: PortoState, c: int) -> int:
    return next(p for p in range(int(s.seats)) if (s.held[p] >> c) & 1 == 1)


def _ship(c: int) -> str:
    return SHIP_NAMES[c] if c >= 0 else "-"


def _harbour(s: PortoState) -> list[str]:
    words = []
    for d, name in enumerate(DOCK_NAMES):
        ship, good = int(s.dock_ship[d]), int(s.dock_good[d])
        if ship >= 0 or good >= 0:
            words.append(f"{name}={_ship(ship)}" + (f"/{GOOD_NAMES[good]}" if good >= 0 else ""))
    return words


def _deck_lines(s: PortoState) -> list[str]:
    top = [SHIP_NAMES[c] for i in range(int(s.top_n)) for c in range(30) if (s.groups[i] >> c) & 1 == 1]
    lines = words_line("top", top) + words_line("bottom", [_ship(c) for c in ints(s.bottom)[: int(s.bottom_n)]])
    for w, cuts in enumerate(ints(s.cuts)):
        who = str(w) if w < s.seats else "spectators"
        lines += words_line(f"knows {who}", [str(i + 1) for i in range(3) if (cuts >> i) & 1 == 1])
    return lines


# -- reading: every complaint names the line and the field ------------------------------------------------------------


def read(text: str, options_from: Callable[[str], Options]) -> PortoState:
    page = Page(text, SINGLE, NUMBERED)
    options = page.options(options_from)
    page.check_seats(options.seats)
    s = PortoState(PortoRules(options))
    read_time(page, s)
    for p in range(options.seats):
        _seat(page, s, p)
    _read_harbour(page, s)
    _rows(page, s)
    _held(page, s)
    _cards(page, s)
    _palace(page, s)
    for p in range(options.seats):
        _reserve(page, s, p)
    _goods(page, s)
    _deck(page, s)
    read_question(page, s)
    return s


# -- servants ---------------------------------------------------------------------------------------------------------


def _seat(page: Page, s: PortoState, p: int) -> None:
    read_seat(page, s, p)
    for q in range(p):
        for d, name in enumerate(DOCK_NAMES):
            if (s.docks[p] & s.docks[q]) >> d & 1 == 1:
                raise page.wrong(f"docks {p}", f"{name} is held already")
    s.stored[p] = sum(ints(s.store)[p * 5 : p * 5 + 5])
    if s.stored[p] + s.blocked[p] > 4:
        raise page.wrong(f"store {p}", f"{s.stored[p]} goods and {s.blocked[p]} servants do not fit on 4 spaces")


def _palace(page: Page, s: PortoState) -> None:
    owners = _seats(page, "palace", int(s.seats))
    if len(owners) > SINGLES:
        raise page.wrong("palace", f"there are only {SINGLES} single spaces")
    for i, p in enumerate(owners):
        s.singles[i] = p
        s.palace[p] += 1
    s.singles_n = len(owners)
    for p in range(int(s.seats)):
        s.palace[p] += s.large[p]
    walkers = _seats(page, "path", int(s.seats))
    if len(walkers) > PATH_LENGTH[s.rules.intrigue_table]:
        raise page.wrong("path", f"the path has only {PATH_LENGTH[s.rules.intrigue_table]} spaces")
    for i, p in enumerate(walkers):
        s.path[i] = p
    s.path_n = len(walkers)


def _seats(page: Page, field: str, seats: int) -> list[int]:
    return [page.whole(field, word, 0, seats - 1) for word in page.words(field)]


def _reserve(page: Page, s: PortoState, p: int) -> None:
    """Servants mentioned nowhere: in reserve, or on the last action card where the reserve is given."""
    field = f"reserve {p}"
    out = s.blocked[p] + s.temple[p] + s.lighthouse[p] + s.charter[p] + s.palace[p]
    out += sum(ints(s.paid)[p * 6 : p * 6 + 6]) + ints(s.path)[: int(s.path_n)].count(p)
    out += 2 * sum(1 for d in range(12) if (s.docks[p] >> d) & 1 == 1)
    if page.number("gainer", -1, int(s.seats) - 1, -1) == p:
        out += page.number("coming", 0, 2, 0)
    if out > 18:
        raise page.wrong(field, f"seat {p} has 18 servants, but {out} are elsewhere")
    s.reserve[p] = page.number(field, 0, 18, 18 - int(out))
    left = 18 - out - s.reserve[p]
    if left < 0:
        raise page.wrong(field, f"seat {p} has 18 servants, but {out} are elsewhere")
    s.paid[p * 6 + 5] += left


# -- ships and goods --------------------------------------------------------------------------------------------------


def _read_harbour(page: Page, s: PortoState) -> None:
    for word in page.words("harbour"):
        name, sign, rest = word.partition("=")
        d = page.index("harbour", name, DOCK_NAMES, "dock")
        if not sign or s.dock_ship[d] >= 0 or s.dock_good[d] >= 0:
            raise page.wrong("harbour", f"{word!r} should be written dock=ship/good, each dock once")
        ship, slash, good = rest.partition("/")
        if ship != "-":
            s.dock_ship[d] = page.index("harbour", ship, SHIP_NAMES, "ship")
            s.moored |= 1 << d
        if slash:
            s.dock_good[d] = page.index("harbour", good, GOOD_NAMES, "good")
            s.laden |= 1 << d


def _rows(page: Page, s: PortoState) -> None:
    for row in (0, 1):
        words = page.words(f"row {row + 1}")
        if len(words) > s.seats + 1:
            raise page.wrong(f"row {row + 1}", f"a row has {int(s.seats) + 1} positions")
        for i, word in enumerate(words):
            s.rows[row * 6 + i] = -1 if word == "-" else page.index(f"row {row + 1}", word, SHIP_NAMES, "ship")


def _held(page: Page, s: PortoState) -> None:
    for word in page.words("held"):
        ship, sign, seat = word.partition("/")
        c = page.index("held", ship, SHIP_NAMES, "ship")
        if not sign:
            raise page.wrong("held", f"{word!r} should be written ship/seat")
        p = page.whole("held", seat, 0, int(s.seats) - 1)
        if s.gained_n == 30 or c in ints(s.gained)[: int(s.gained_n)]:
            raise page.wrong("held", f"ship {ship} is held twice")
        s.held[p] |= 1 << c
        s.gained[s.gained_n] = c
        s.gained_n += 1


def _cards(page: Page, s: PortoState) -> None:
    words = page.words("cards")
    usual = [name for k, name in enumerate(KIND_NAMES) for _ in range(2 if k == s.rules.doubled_card else 1)]
    words = words or usual
    if len(words) != 6:
        raise page.wrong("cards", f"6 cards are wanted, not {len(words)}")
    for k, word in enumerate(words):
        s.cards[k] = -1 if word == "-" else page.index("cards", word, KIND_NAMES, "action card")
    dealt = [w for w in words if w != "-"]
    for name in KIND_NAMES:
        if dealt.count(name) > usual.count(name):
            raise page.wrong("cards", f"there are not {dealt.count(name)} cards {name}")


def _goods(page: Page, s: PortoState) -> None:
    """The market as told; all goods mentioned nowhere are in the bag."""
    read_goods(page, s)
    s.market_n = sum(ints(s.market))
    if s.market_n > market_size(s.seats):
        raise page.wrong("market", f"the market has {market_size(s.seats)} spaces")
    cargo = page.text("cargo")
    for g, name in enumerate(GOOD_NAMES):
        used = int(s.market[g]) + sum(int(s.store[p * 5 + g]) for p in range(int(s.seats)))
        used += ints(s.dock_good).count(g) + (1 if cargo == name else 0)
        if used > 6:
            field = next(f for f in reversed(page.values) if name in page.values[f])
            raise page.wrong(field, f"there are {used} {name}, but only 6 in the box")
        s.bag[g] = 6 - used
        s.bag_n += 6 - used


def _deck(page: Page, s: PortoState) -> None:
    """Known top and bottom as told; ships mentioned nowhere are unseen."""
    places = [c for c in ints(s.rows) + ints(s.dock_ship) if c >= 0] + ints(s.gained)[: int(s.gained_n)]
    if "gainer" in page.values and "ship" in page.values:
        places.append(page.index("ship", page.text("ship"), SHIP_NAMES, "ship"))
    top = [page.index("top", word, SHIP_NAMES, "ship") for word in page.words("top")]
    bottom = [page.index("bottom", word, SHIP_NAMES, "ship") for word in page.words("bottom")]
    if len(top) > 3:
        raise page.wrong("top", "at most 3 cards are known on top")
    everywhere = places + top + bottom
    for c, name in enumerate(SHIP_NAMES):
        if everywhere.count(c) > 1:
            field = next((f for f in reversed(page.values) if name in _tokens(page.values[f])), "ship")
            raise page.wrong(field, f"ship {name} is in two places")
        if c not in everywhere:
            s.groups[3] |= 1 << c
            s.unseen_n += 1
        if c not in places:
            s.in_deck |= 1 << c
    s.bottom = arr_of(bottom + [0] * (30 - len(bottom)))
    s.bottom_n, s.top_n = len(bottom), len(top)
    for i, c in enumerate(top):
        s.groups[i] = 1 << c
    _knowledge(page, s)


def _tokens(text: str) -> list[str]:
    for mark in "=/":
        text = text.replace(mark, " ")
    return text.split()


def _knowledge(page: Page, s: PortoState) -> None:
    for w in range(int(s.seats) + 1):
        field = f"knows {w}" if w < s.seats else "knows spectators"
        for word in page.words(field):
            s.cuts[w] |= 1 << (page.whole(field, word, 1, 3) - 1)
        if s.cuts[w] >> s.top_n != 0:
            raise page.wrong(field, f"only {s.top_n} cards are known on top")
        if s.unseen_n == 0 and s.top_n > 0:
            s.cuts[w] |= 1 << (s.top_n - 1)
