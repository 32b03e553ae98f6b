"""Reading a position from its text: every complaint names the line and the field."""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import arr_of, ints
from cothon.core.options import Options
from cothon.games.porto.middle import read_middle
from cothon.games.porto.page import PortoPage
from cothon.games.porto.pieces import (
    DOCK_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    PATH_LENGTH,
    SHIP_NAMES,
    SINGLES,
    market_size,
)
from cothon.games.porto.start import bare
from cothon.games.porto.state import PortoState

__all__ = ["PortoPage", "read_page"]


def read_page(page: PortoPage, options_from: Callable[[str], Options]) -> PortoState:
    options = page.options(options_from)
    page.check_seats(options.seats)
    s = bare(options)
    s.decade = page.number("decade", 0, 5, 1)
    s.round = page.number("round", 0, 5, 1)
    s.sp = page.number("sp", -1, options.seats - 1, max(0, int(s.first)))
    s.turn = page.number("turn", -1, options.seats - 1, int(s.sp))
    s.bought = page.number("bought", 0, 99, 0)
    for p in range(options.seats):
        _seat(page, s, p)
    _harbour(page, s)
    _rows(page, s)
    _held(page, s)
    _cards(page, s)
    _palace(page, s)
    for p in range(options.seats):
        _reserve(page, s, p)
    _goods(page, s)
    _deck(page, s)
    read_middle(page, s)
    return s


# -- servants ---------------------------------------------------------------------------------------------------------


def _seat(page: PortoPage, s: PortoState, p: int) -> None:
    s.talents[p] = page.number(f"talents {p}", 0, 9999, 0)
    s.points[p] = page.number(f"points {p}", 0, 999, 0)
    s.award[p] = page.number(f"award {p}", 0, 18, 0)
    s.blocked[p] = page.number(f"blocked {p}", 0, 4, 2)
    for name, row in {"temple": s.temple, "lighthouse": s.lighthouse, "charter": s.charter, "large": s.large}.items():
        row[p] = page.number(f"{name} {p}", 0, 18, 0)
    words = page.text(f"paid {p}").split() or ["0"] * 6
    if len(words) != 6:
        raise page.wrong(f"paid {p}", f"6 numbers are wanted, not {len(words)}")
    for k, word in enumerate(words):
        s.paid[p * 6 + k] = page.whole(f"paid {p}", word, 0, 18)
    for word in page.text(f"docks {p}").split():
        d = page.index(f"docks {p}", word, DOCK_NAMES, "dock")
        if any((s.docks[q] >> d) & 1 == 1 for q in range(int(s.seats))):
            raise page.wrong(f"docks {p}", f"{word} is held already")
        s.docks[p] |= 1 << d
    for word in page.text(f"store {p}").split():
        s.store[p * 5 + page.index(f"store {p}", word, GOOD_NAMES, "good")] += 1
        s.stored[p] += 1
    if s.stored[p] + s.blocked[p] > 4:
        raise page.wrong(f"store {p}", f"{s.stored[p]} goods and {s.blocked[p]} servants do not fit on 4 spaces")


def _palace(page: PortoPage, s: PortoState) -> None:
    owners = page.seats("palace", int(s.seats))
    if len(owners) > SINGLES:
        raise page.wrong("palace", f"there are only {SINGLES} single spaces")
    for i, p in enumerate(owners):
        s.singles[i] = p
        s.palace[p] += 1
    s.singles_n = len(owners)
    for p in range(int(s.seats)):
        s.palace[p] += s.large[p]
    walkers = page.seats("path", int(s.seats))
    if len(walkers) > PATH_LENGTH[s.intrigue_table]:
        raise page.wrong("path", f"the path has only {PATH_LENGTH[s.intrigue_table]} spaces")
    for i, p in enumerate(walkers):
        s.path[i] = p
    s.path_n = len(walkers)


def _reserve(page: PortoPage, s: PortoState, p: int) -> None:
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


def _harbour(page: PortoPage, s: PortoState) -> None:
    for word in page.text("harbour").split():
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


def _rows(page: PortoPage, s: PortoState) -> None:
    for row in (0, 1):
        words = page.text(f"row {row + 1}").split()
        if len(words) > s.seats + 1:
            raise page.wrong(f"row {row + 1}", f"a row has {int(s.seats) + 1} positions")
        for i, word in enumerate(words):
            s.rows[row * 6 + i] = -1 if word == "-" else page.index(f"row {row + 1}", word, SHIP_NAMES, "ship")


def _held(page: PortoPage, s: PortoState) -> None:
    for word in page.text("held").split():
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


def _cards(page: PortoPage, s: PortoState) -> None:
    words = page.text("cards").split()
    usual = [name for k, name in enumerate(KIND_NAMES) for _ in range(2 if k == s.doubled else 1)]
    words = words or usual
    if len(words) != 6:
        raise page.wrong("cards", f"6 cards are wanted, not {len(words)}")
    for k, word in enumerate(words):
        s.cards[k] = -1 if word == "-" else page.index("cards", word, KIND_NAMES, "action card")
    dealt = [w for w in words if w != "-"]
    for name in KIND_NAMES:
        if dealt.count(name) > usual.count(name):
            raise page.wrong("cards", f"there are not {dealt.count(name)} cards {name}")


def _goods(page: PortoPage, s: PortoState) -> None:
    """The market as told; all goods mentioned nowhere are in the bag."""
    for word in page.text("market").split():
        s.market[page.index("market", word, GOOD_NAMES, "good")] += 1
        s.market_n += 1
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


def _deck(page: PortoPage, s: PortoState) -> None:
    """Known top and bottom as told; ships mentioned nowhere are unseen."""
    places = [c for c in ints(s.rows) + ints(s.dock_ship) if c >= 0] + ints(s.gained)[: int(s.gained_n)]
    if "gainer" in page.values and "ship" in page.values:
        places.append(page.index("ship", page.text("ship"), SHIP_NAMES, "ship"))
    top = [page.index("top", word, SHIP_NAMES, "ship") for word in page.text("top").split()]
    bottom = [page.index("bottom", word, SHIP_NAMES, "ship") for word in page.text("bottom").split()]
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


def _knowledge(page: PortoPage, s: PortoState) -> None:
    for w in range(int(s.seats) + 1):
        field = f"knows {w}" if w < s.seats else "knows spectators"
        for word in page.text(field).split():
            s.cuts[w] |= 1 << (page.whole(field, word, 1, 3) - 1)
        if s.cuts[w] >> s.top_n != 0:
            raise page.wrong(field, f"only {s.top_n} cards are known on top")
        if s.unseen_n == 0 and s.top_n > 0:
            s.cuts[w] |= 1 << (s.top_n - 1)
