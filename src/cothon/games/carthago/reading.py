"""Reading a position from its page: options, cards, harbours, discs, then the question."""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.view import CHANCE, OVER
from cothon.games.carthago.actions import ACTION, ACTIONS, ASKS, BERTH
from cothon.games.carthago.hands import gain, to_market
from cothon.games.carthago.harbour import own
from cothon.games.carthago.page import CarthagoPage
from cothon.games.carthago.pieces import (
    ACTIVE,
    BASE,
    CARD_NAMES,
    COLUMN_NAMES,
    DISCARD,
    DISCS,
    FACE_NAMES,
    INACTIVE,
    LAID,
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
from cothon.games.carthago.rules import options_into
from cothon.games.carthago.rules_draw import weight
from cothon.games.carthago.start import bare
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import STEP_NAMES
from cothon.games.carthago.view import docks_of

SPOTS: list[str] = [*SEAT_NAMES, "forum", *TILE_NAMES]
_OPEN: int = -1


def read_page(page: CarthagoPage, options_from: Callable[[str], Options]) -> CarthagoState:
    options = page.options(options_from)
    n = options.seats
    page.check_seats(n)
    s = bare(options)
    s.decade = page.number("decade", 1, 3, 1)
    s.round = page.number("round", 1, 5, 1)
    s.first = page.number("first", 0, n - 1, 0)
    s.turn = page.number("turn", 0, n - 1, int(s.first))
    s.now = page.number("epoch", 0, 9999, 0)
    _spaces(page, s, n)
    _cards(page, s, n)
    _ships(page, s, n)
    _tiles(page, s, n)
    _discs(page, s, n)
    _question(page, s)
    try:
        s.check()
    except AssertionError as broken:
        raise BadText(f"position: {broken}") from None
    return s


def _spaces(page: CarthagoPage, s: CarthagoState, n: int) -> None:
    """Action discs, guild markers and neutral discs."""
    words = page.words("stands") or ["-"] * n
    if len(words) != n:
        raise page.wrong("stands", f"{n} spaces are wanted, one for each seat, not {len(words)}")
    for p, word in enumerate(words):
        s.stands[p] = NOBODY if word == "-" else page.which("stands", word, SPACE_NAMES)
    usual = {"markers": "market residence", "neutrals": ""}
    for field, row, most in (("markers", s.markers, 2), ("neutrals", s.neutrals, NEUTRAL_DISCS[n])):
        names = page.words(field) if page.has(field) else usual[field].split()[:most]
        for word in names:
            a = page.which(field, word, SPACE_NAMES)
            if row[a] == 1:
                raise page.wrong(field, f"two of them on {word}")
            row[a] = 1
        if len(names) > most:
            raise page.wrong(field, f"there are only {most}")


# -- cards -----------------------------------------------------------------------------------------------------------


def _cards(page: CarthagoPage, s: CarthagoState, n: int) -> None:
    told: dict[int, str] = {}
    for p in range(n):
        _hand(page, s, p, told)
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
    s.rows = arr_of([sum(1 for c in range(75) if s.where[c] == UNSEEN and action_of(c) == a) for a in range(5)])
    for c in range(75):
        if s.where[c] == DISCARD:
            s.epoch[c] = _OPEN


def _listed(page: CarthagoPage, field: str, told: dict[int, str]) -> list[int]:
    return [_card(page, field, word, told) for word in page.words(field)]


def _card(page: CarthagoPage, field: str, word: str, told: dict[int, str]) -> int:
    card = page.which(field, word, CARD_NAMES)
    if card in told:
        raise page.wrong(field, f"{word} lies in {told[card]} already")
    told[card] = field
    return card


def _hand(page: CarthagoPage, s: CarthagoState, p: int, told: dict[int, str]) -> None:
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


def _laid(page: CarthagoPage, s: CarthagoState, told: dict[int, str]) -> None:
    for word in page.words("laid"):
        if s.laid_n == 6:
            raise page.wrong("laid", "no payment has more than six cards")
        face = page.which("laid", word, FACE_NAMES)
        if face >= 5:
            card = _card(page, "laid", word, told)
            s.where[card] = LAID
            s.epoch[card] = _OPEN
        s.laid[s.laid_n] = face
        s.laid_n += 1


def _rest(page: CarthagoPage, s: CarthagoState, rest: list[int], n: int) -> None:
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


def _ships(page: CarthagoPage, s: CarthagoState, n: int) -> None:
    told: dict[int, str] = {}
    s.closed = page.flag("closed")
    for p in range(n):
        for name, side in (("active", ACTIVE), ("inactive", INACTIVE)):
            for word in page.words(f"{name} {p}"):
                own(s, p, _ship(page, f"{name} {p}", word, told), side)
    for word in page.words("under"):
        s.under[s.under_n] = _ship(page, "under", word, told)
        s.ship_at[s.under[s.under_n]] = UNDER
        s.under_n += 1
    if page.has("ship"):
        s.ship = _ship(page, "ship", page.values["ship"], told)
        s.ship_at[s.ship] = TURNED_UP
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


def _places(page: CarthagoPage, s: CarthagoState, field: str, size: int, told: dict[int, str]) -> list[int]:
    words = page.words(field)
    if len(words) != size:
        raise page.wrong(field, f"{size} places are wanted, not {len(words)}")
    row: list[int] = []
    for i, word in enumerate(words):
        name, seats = page.discs(field, word, int(s.seats))
        if len(seats) > (1 if field == "docks" else 0):
            raise page.wrong(field, f"{word!r}: one disc per dock, none outside")
        if seats:
            s.berths[i] = seats[0]
        row.append(-1 if name == "-" else _ship(page, field, name, told))
    return row


def _ship(page: CarthagoPage, field: str, word: str, told: dict[int, str]) -> int:
    ship = page.which(field, word, SHIP_NAMES)
    if ship in told:
        raise page.wrong(field, f"{word} lies in {told[ship]} already")
    told[ship] = field
    return ship


def _tiles(page: CarthagoPage, s: CarthagoState, n: int) -> None:
    usual = [TILE_NAMES[t] for t in (0, 1, 3, 4, 6, 7)]
    for word in page.words("tiles") if page.has("tiles") else usual:
        name, seats = page.discs("tiles", word, n)
        t = page.which("tiles", name, TILE_NAMES)
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


def _discs(page: CarthagoPage, s: CarthagoState, n: int) -> None:
    """Discs on residences, docks and seats; those that are nowhere lie beside the residence."""
    s.regular = arr_of(page.numbers("regular", n, 4))
    s.anchor = arr_of(page.numbers("anchor", n, 11))
    s.forum = arr_of(page.numbers("forum", n, 11))
    for word in page.words("seats"):
        name, seats = page.discs("seats", word, n)
        i = page.which("seats", name, SEAT_NAMES)
        if len(seats) != 1 or s.chairs[i] != NOBODY:
            raise page.wrong("seats", f"{word!r}: one disc on a seat that is neither covered nor taken")
        s.chairs[i] = seats[0]
    for p in range(n):
        freed = page.numbers(f"freed {p}", 3, 3)
        for c in range(3):
            s.freed[p * 3 + c] = freed[c]
        lent = 1 if page.values.get("ask") == "berth" and s.turn == p else 0
        elsewhere = 8 - sum(freed) - (1 if freed[2] == 2 else 0) + lent
        elsewhere += int(s.regular[p] + s.anchor[p] + s.forum[p])
        elsewhere += ints(s.berths).count(p) + ints(s.chairs).count(p) + ints(s.honours).count(p)
        if elsewhere > DISCS:
            raise BadText(f"position: seat {p} would have {elsewhere} discs, but has {DISCS}")
        s.spare[p] = int(DISCS) - elsewhere


# -- what is being asked ---------------------------------------------------------------------------------------------


def _question(page: CarthagoPage, s: CarthagoState) -> None:
    s.used = page.flag("used")
    s.favoured = page.flag("favoured")
    s.skipped = page.flag("skipped")
    s.traded = page.flag("traded")
    s.warred = page.flag("warred")
    s.luxury = page.flag("luxury")
    s.opulence = page.number("opulence", 0, 3, 0)
    s.space = page.chosen("space", SPACE_NAMES)
    s.guild_at = page.chosen("guild_at", SPACE_NAMES)
    s.picked = page.chosen("picked", SPACE_NAMES)
    s.column = page.chosen("column", COLUMN_NAMES)
    s.wanted = page.chosen("wanted", CARD_NAMES)
    s.spot = page.chosen("spot", SPOTS)
    s.dock = page.number("dock", 1, int(docks_of(s)), 0) - 1
    s.due = page.number("due", 0, 99, 0)
    s.back = max(0, page.chosen("back", [q.name for q in ASKS.questions]))
    steps = {name: step for step, name in STEP_NAMES.items()}
    if page.values.get("then", "") not in steps:
        raise page.wrong("then", f"{page.values['then']!r} is no step")
    s.then = steps[page.values.get("then", "")]
    if page.flag("over") == 1:
        s.actor = OVER
        s.ask = ACTION
        return
    name = page.values.get("ask", "action")
    s.ask = page.which("ask", name, [q.name for q in ASKS.questions])
    s.actor = CHANCE if ASKS[s.ask].chance else s.turn
    _needs(page, s, name)
    if s.actor == CHANCE:
        if weight(s) == 0:
            raise page.wrong("ask", "nothing can be drawn")
    elif options_into(s, new_arr(len(ACTIONS))) == 0:
        raise page.wrong("ask", "nothing could be answered")


def _needs(page: CarthagoPage, s: CarthagoState, name: str) -> None:
    """Fields without which a question makes no sense."""
    wanted = {
        **{key: ["space", "due"] for key in ["card", "extra"]},
        **{key: ["space"] for key in ["take", "swap", "wake", "column", "dock", "deliver", "crew", "honour", "after"]},
        "give": ["space", "wanted"],
        "goods": ["space", "column", "due"],
        "cargo": ["space", "dock"],
        "escort": ["space", "ship"],
        "coins": ["space", "spot", "due", "back"],
        "marker": ["back"],
        "target": ["back", "picked"],
        **{key: ["then"] for key in ["market_card", "ship", "reveal"]},
    }
    for field in wanted.get(name, []):
        if not page.has(field):
            raise page.wrong("ask", f"the question {name} needs the field {field}")
    if name == "extra" and s.laid_n == 0:
        raise page.wrong("ask", "the question extra needs the field laid")
    if name == "cargo" and (s.berths[s.dock] != s.turn or s.docks[s.dock] < 0):
        raise page.wrong("dock", "there is no own disc with a ship")
    if name in ("extra", "card", "goods", "coins") and s.due == 0:
        raise page.wrong("due", "something must be due")
    if s.ask == BERTH and s.column < 0:
        s.column = 0
