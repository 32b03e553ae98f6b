"""Positions as text: lines `name: value`, read and written. Most of a turn follows from `fields`; here is the rest.

    options: seats=3
    decade: 2 / round: 4 / first: 0 / turn: 1
    stands: market - delivery       action discs by seat
    markers: market residence / neutrals: delivery
    market: T1 T5 T9 T12 T70
    hand 0: B-market T5 T7?         T7 is hidden (`T7?2`: drawn in epoch 2); `base` is all seven base cards
    played 0: T9 / discard: T3 T4   trade cards; base cards that are not in a hand are played
    docks: DY1/0 OI2 - GL4          ships, here with a disc of seat 0 at dock 1 and none at dock 3
    outside: CE1 JE2 / under: DY3   the known part of the ship pile, next ship first
    active 0: OI1 / inactive 0: GL2
    freed 0: 1 0 2                  freed circles left, middle, right
    regular: 1 0 0 / anchor: 0 1 0  discs in the warship harbour by seat
    seats: W10/0 E7/2 / forum: 0 1 0
    tiles: hall1/1/0 residence1 ... all tiles in the game with the discs on them from the top

Lines left out: base cards in hand, no trade card; all other trade cards in the pile (`rest:` names another place:
discard, `played N`, `hand N`), the first five of them in the market; ships from the first one on at docks and outside;
markers on market and residence, no neutral discs; the first two tiles of each decade. Available discs are
those that are nowhere else. The active player is asked `action`. Lines for a position in the middle of something: ask,
space, laid, due, used, favoured, skipped, traded, warred, luxury, opulence, column, dock, wanted, spot, picked, ship,
guild_at, back, then, epoch, closed, over.
"""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import ints
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.page import Page, heading, words_line
from cothon.core.view import OVER
from cothon.games.carthago.fits import read_question, step_name
from cothon.games.carthago.hands import gain, to_market
from cothon.games.carthago.harbour import own
from cothon.games.carthago.made.ids import ASK_NAMES
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.text import (
    NUMBERED,
    SINGLE,
    read_seat,
    read_time,
    read_turn,
    seat_lines,
    time_lines,
    turn_lines,
)
from cothon.games.carthago.pieces import (
    ACTIVE,
    BASE,
    CARD_NAMES,
    DISCARD,
    DISCS,
    FACE_NAMES,
    HAND,
    INACTIVE,
    LAID,
    NEUTRAL,
    NEUTRAL_DISCS,
    NOBODY,
    OUT,
    PLAYED,
    SEAT_NAMES,
    SHIP_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    TURNED_UP,
    UNDER,
    UNSEEN,
    action_of,
    per_tile,
)
from cothon.games.carthago.start import bare
from cothon.games.carthago.view import docks_of

_OPEN: int = -1


# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: CarthagoState) -> str:
    lines = [*heading(s.rules.options), *time_lines(s)]
    lines.append("over: yes" if s.actor == OVER else f"ask: {ASK_NAMES[s.ask]}")
    lines += (
        turn_lines(s)
        + ([f"then: {step_name(s.then)}"] if s.then else [])
        + _spaces(s)
        + _cards(s)
        + _harbours(s)
        + _hall(s)
    )
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _spaces(s: CarthagoState) -> list[str]:
    lines = ["stands: " + " ".join("-" if a < 0 else SPACE_NAMES[a] for a in ints(s.stands))]
    for name, row in (("markers", s.markers), ("neutrals", s.neutrals)):
        lines.append(f"{name}: " + " ".join(SPACE_NAMES[a] for a in range(5) if row[a] == 1))
    return lines


def _cards(s: CarthagoState) -> list[str]:
    lines = ["market: " + " ".join(CARD_NAMES[c] for c in ints(s.market)[: int(s.market_n)])]
    lines += words_line("discard", [CARD_NAMES[c] for c in range(75) if s.where[c] == DISCARD])
    lines += words_line("laid", [FACE_NAMES[f] for f in ints(s.laid)[: int(s.laid_n)]])
    for p in range(int(s.seats)):
        words = [FACE_NAMES[b] for b in range(5) for _ in range(s.base[p * 5 + b])]
        words += [_held(s, c) for c in range(75) if s.where[c] == HAND + p]
        lines.append(f"hand {p}: " + " ".join(words))
        lines += words_line(f"played {p}", [CARD_NAMES[c] for c in range(75) if s.where[c] == PLAYED + p])
    return lines


def _held(s: CarthagoState, c: int) -> str:
    """A card in hand, with its epoch while it is hidden (C16.5)."""
    return CARD_NAMES[c] if s.epoch[c] < 0 else f"{CARD_NAMES[c]}?{s.epoch[c]}"


def _harbours(s: CarthagoState) -> list[str]:
    docks = []
    for i in range(int(docks_of(s))):
        name = SHIP_NAMES[s.docks[i]] if s.docks[i] >= 0 else "-"
        docks.append(name if s.berths[i] < 0 else f"{name}/{s.berths[i]}")
    lines = ["docks: " + " ".join(docks)]
    lines.append("outside: " + " ".join(SHIP_NAMES[i] if i >= 0 else "-" for i in ints(s.outside)))
    lines += words_line("under", [SHIP_NAMES[i] for i in ints(s.under)[: int(s.under_n)]])
    for p in range(int(s.seats)):
        for name, side in (("active", ACTIVE), ("inactive", INACTIVE)):
            lines += words_line(f"{name} {p}", [SHIP_NAMES[i] for i in range(30) if s.ship_at[i] == side + p])
    for name, discs in (("regular", s.regular), ("anchor", s.anchor)):
        lines += [f"{name}: " + " ".join(str(n) for n in ints(discs))] if any(ints(discs)) else []
    return lines


def _hall(s: CarthagoState) -> list[str]:
    lines: list[str] = []
    for p in range(int(s.seats)):
        lines += seat_lines(s, p)
    taken = [(SEAT_NAMES[i], p) for i, p in enumerate(ints(s.chairs)) if 0 <= p < NEUTRAL]
    lines += words_line("seats", [f"{name}/{p}" for name, p in taken])
    lines += ["forum: " + " ".join(map(str, ints(s.forum)))] if any(ints(s.forum)) else []
    tiles = []
    for t in range(9):
        if s.in_play[t] == 1:
            tiles.append("/".join([TILE_NAMES[t], *(str(p) for p in ints(s.honours)[t * 3 : t * 3 + 3] if p >= 0)]))
    return [*lines, "tiles: " + " ".join(tiles)]


# -- reading: every complaint names the line and the field ------------------------------------------------------------


def read(text: str, options_from: Callable[[str], Options]) -> CarthagoState:
    page = Page(text, SINGLE, NUMBERED)
    options = page.options(options_from)
    n = options.seats
    page.check_seats(n)
    s = bare(options)
    read_time(page, s)
    read_turn(page, s)
    _read_spaces(page, s, n)
    _read_cards(page, s, n)
    _ships(page, s, n)
    _tiles(page, s, n)
    _read_discs(page, s, n)
    read_question(page, s)
    return s


def _read_spaces(page: Page, s: CarthagoState, n: int) -> None:
    """Action discs, guild markers and neutral discs."""
    words = page.words("stands") or ["-"] * n
    if len(words) != n:
        raise page.wrong("stands", f"{n} spaces are wanted, one for each seat, not {len(words)}")
    for p, word in enumerate(words):
        s.stands[p] = NOBODY if word == "-" else page.index("stands", word, SPACE_NAMES, "space")
    usual = {"markers": "market residence", "neutrals": ""}
    for field, row, most in (("markers", s.markers, 2), ("neutrals", s.neutrals, NEUTRAL_DISCS[n])):
        names = page.words(field) if page.has(field) else usual[field].split()[:most]
        for word in names:
            a = page.index(field, word, SPACE_NAMES, "space")
            if row[a] == 1:
                raise page.wrong(field, f"two of them on {word}")
            row[a] = 1
        if len(names) > most:
            raise page.wrong(field, f"there are only {most}")


# -- cards -----------------------------------------------------------------------------------------------------------


def _read_cards(page: Page, s: CarthagoState, n: int) -> None:
    told: dict[int, str] = {}
    for p in range(n):
        _read_hand(page, s, p, told)
        for card in _listed(page, f"played {p}", told):
            s.where[card] = PLAYED + p
            s.epoch[card] = _OPEN
    for card in _listed(page, "discard", told):
        s.where[card] = DISCARD
    _laid(page, s, told)
    for card in _listed(page, "market", told):
        if s.market_n == 5:
            raise page.wrong("market", "more than five cards")
        to_market(s, card)
        s.epoch[card] = _OPEN
    for card in _listed(page, "pile", told):
        s.epoch[card] = s.now
    rest = [c for c in range(75) if c not in told]
    if not page.has("market"):
        for card in rest[:5]:
            to_market(s, card)
            s.epoch[card] = _OPEN
        rest = rest[5:]
    _rest(page, s, rest, n)
    s.discard_n = ints(s.where).count(int(DISCARD))
    s.pile_n = ints(s.where).count(int(UNSEEN))
    for a in range(5):
        s.rows[a] = sum(1 for c in range(75) if s.where[c] == UNSEEN and action_of(c) == a)
    for c in range(75):
        if s.where[c] == DISCARD:
            s.epoch[c] = _OPEN


def _listed(page: Page, field: str, told: dict[int, str]) -> list[int]:
    return [_card(page, field, word, told) for word in page.words(field)]


def _card(page: Page, field: str, word: str, told: dict[int, str]) -> int:
    card = page.index(field, word, CARD_NAMES, "card")
    if card in told:
        raise page.wrong(field, f"{word} lies in {told[card]} already")
    told[card] = field
    return card


def _read_hand(page: Page, s: CarthagoState, p: int, told: dict[int, str]) -> None:
    field = f"hand {p}"
    if not page.has(field):
        return
    for b in range(5):
        s.base[p * 5 + b] = 0
        s.shows[p * 5 + b] = 0
    for word in page.words(field):
        name, hidden, epoch = word.partition("?")
        if word == "base":
            for b in range(5):
                s.base[p * 5 + b] += BASE[b]
                s.shows[p * 5 + b] += BASE[b]
        elif word in FACE_NAMES[:5]:
            s.base[p * 5 + FACE_NAMES.index(word)] += 1
            s.shows[p * 5 + FACE_NAMES.index(word)] += 1
        else:
            card = _card(page, field, name, told)
            now = int(s.now)
            s.epoch[card] = (page.whole(field, epoch, 0, now) if epoch else now) if hidden else _OPEN
            gain(s, p, card)
    for b in range(5):
        if s.base[p * 5 + b] > BASE[b]:
            raise page.wrong(field, f"a player has only {BASE[b]} of {FACE_NAMES[b]}")


def _laid(page: Page, s: CarthagoState, told: dict[int, str]) -> None:
    for word in page.words("laid"):
        if s.laid_n == 6:
            raise page.wrong("laid", "no payment has more than six cards")
        face = page.index("laid", word, FACE_NAMES, "card")
        if face >= 5:
            card = _card(page, "laid", word, told)
            s.where[card] = LAID
            s.epoch[card] = _OPEN
        s.laid[s.laid_n] = face
        s.laid_n += 1


def _rest(page: Page, s: CarthagoState, rest: list[int], n: int) -> None:
    """Trade cards that are mentioned nowhere."""
    zone = page.values.get("rest", "" if page.has("pile") else "pile")
    name, _, seat = zone.partition(" ")
    if zone == "" and rest:
        raise page.wrong("pile", f"{len(rest)} cards are mentioned nowhere; say `rest: discard` or the like")
    if zone not in ("", "pile", "discard") and name not in ("played", "hand"):
        raise page.wrong("rest", f"{zone!r} is not one of pile, discard, played N, hand N")
    p = page.whole("rest", seat, 0, n - 1) if name in ("played", "hand") else 0
    for card in rest:
        s.epoch[card] = s.now if name in ("", "pile") else _OPEN
        if name == "hand":
            gain(s, p, card)
        elif name == "played":
            s.where[card] = PLAYED + p
        elif name == "discard":
            s.where[card] = DISCARD


# -- ships and tiles -------------------------------------------------------------------------------------------------


def _ships(page: Page, s: CarthagoState, n: int) -> None:
    told: dict[int, str] = {}
    for p in range(n):
        for name, side in (("active", ACTIVE), ("inactive", INACTIVE)):
            for word in page.words(f"{name} {p}"):
                own(s, p, _ship(page, f"{name} {p}", word, told), side)
    for word in page.words("under"):
        s.under[s.under_n] = _ship(page, "under", word, told)
        s.ship_at[s.under[s.under_n]] = UNDER
        s.under_n += 1
    if s.ship >= 0:
        s.ship_at[_ship(page, "ship", page.text("ship"), told)] = TURNED_UP
    rows: dict[str, list[int]] = {}
    for field, size in (("docks", n + 1), ("outside", 2)):
        rows[field] = _places(page, s, field, size, told) if page.has(field) else []
    for field, size in (("docks", n + 1), ("outside", 2)):
        free = [i for i in range(30) if i not in told]
        row = rows[field] or (free[:size] if s.closed == 0 else [])
        for i in range(size):
            ship = row[i] if i < len(row) else -1
            (s.docks if field == "docks" else s.outside)[i] = ship
            if ship >= 0:
                told[ship] = field
                s.ship_at[ship] = OUT
    s.fresh_n = 30 - len(told)


def _places(page: Page, s: CarthagoState, field: str, size: int, told: dict[int, str]) -> list[int]:
    words = page.words(field)
    if len(words) != size:
        raise page.wrong(field, f"{size} places are wanted, not {len(words)}")
    row: list[int] = []
    for i, word in enumerate(words):
        name, seats = _seats_on(page, field, word, int(s.seats))
        if len(seats) > (1 if field == "docks" else 0):
            raise page.wrong(field, f"{word!r}: one disc per dock, none outside")
        if seats:
            s.berths[i] = seats[0]
        row.append(-1 if name == "-" else _ship(page, field, name, told))
    return row


def _ship(page: Page, field: str, word: str, told: dict[int, str]) -> int:
    ship = page.index(field, word, SHIP_NAMES, "ship")
    if ship in told:
        raise page.wrong(field, f"{word} lies in {told[ship]} already")
    told[ship] = field
    return ship


def _tiles(page: Page, s: CarthagoState, n: int) -> None:
    usual = [TILE_NAMES[t] for t in (0, 1, 3, 4, 6, 7)]
    for word in page.words("tiles") if page.has("tiles") else usual:
        name, seats = _seats_on(page, "tiles", word, n)
        t = page.index("tiles", name, TILE_NAMES, "tile")
        if s.in_play[t] == 1:
            raise page.wrong("tiles", f"{name} is named twice")
        if len(seats) > per_tile(n):
            raise page.wrong("tiles", f"{name} takes only {per_tile(n)} discs")
        s.in_play[t] = 1
        for k, p in enumerate(seats):
            s.honours[t * 3 + k] = p
    for d in range(3):
        if sum(ints(s.in_play)[3 * d : 3 * d + 3]) > 2:
            raise page.wrong("tiles", f"more than two tiles of decade {d + 1}")


# -- discs -----------------------------------------------------------------------------------------------------------


def _read_discs(page: Page, s: CarthagoState, n: int) -> None:
    """Discs on residences, docks and seats; those that are nowhere lie beside the residence."""
    for field, row, most in (("regular", s.regular, 4), ("anchor", s.anchor, 11), ("forum", s.forum, 11)):
        for p, k in enumerate(page.numbers(field, n, most)):
            row[p] = k
    for word in page.words("seats"):
        name, seats = _seats_on(page, "seats", word, n)
        i = page.index("seats", name, SEAT_NAMES, "guild seat")
        if len(seats) != 1 or s.chairs[i] != NOBODY:
            raise page.wrong("seats", f"{word!r}: one disc on a seat that is neither covered nor taken")
        s.chairs[i] = seats[0]
    for p in range(n):
        read_seat(page, s, p)
        freed = ints(s.freed)[p * 3 : p * 3 + 3]
        lent = 1 if page.values.get("ask") == "berth" and s.turn == p else 0
        elsewhere = 8 - sum(freed) - (1 if freed[2] == 2 else 0) + lent
        elsewhere += int(s.regular[p] + s.anchor[p] + s.forum[p])
        elsewhere += ints(s.berths).count(p) + ints(s.chairs).count(p) + ints(s.honours).count(p)
        if elsewhere > DISCS:
            raise BadText(f"position: seat {p} would have {elsewhere} discs, but has {DISCS}")
        s.spare[p] = int(DISCS) - elsewhere


def _seats_on(page: Page, field: str, word: str, seats: int) -> tuple[str, list[int]]:
    """A name with seats after it: `W10/0`, `hall1/2/0`."""
    name, *rest = word.split("/")
    return name, [page.whole(field, seat, 0, seats - 1) for seat in rest]
