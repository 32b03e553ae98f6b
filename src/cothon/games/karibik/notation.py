"""Positions as text: `name: value` lines that read like a table seen from above, read and written.

options: seats=2 start=0          round: 3                    active: 1
harbour: flute-2-1 sailor-3*2     row: exp-pp                 display 0: sailor-3 exp-cc
coins 0: 5                        discard: tax-strength       asked: take 1

Cards not mentioned lie face down in the newest batch; those that are nobody's coins are the deck. Some lines follow
from `fields`; here are the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cothon.core.arr import arr_of, ints, new_arr
from cothon.core.errors import BadText
from cothon.core.options import Options
from cothon.core.page import Page, heading
from cothon.core.view import CHANCE, OVER
from cothon.games.karibik.batches import batches, faces, first_live
from cothon.games.karibik.fits import read_question
from cothon.games.karibik.made.ids import ASK_NAMES, DUPLICATE_STAY, SPENT_UNSEEN
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.text import (
    NUMBERED,
    SINGLE,
    after_lines,
    ledgers_lines,
    read_after,
    read_ledgers,
    read_taken,
    read_turn,
    taken_lines,
    turn_lines,
)
from cothon.games.karibik.past import Batch
from cothon.games.karibik.pieces import (
    ASKS_FOR,
    DISPLAY,
    FACE,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    IDS,
    SHIP_TYPE,
    START_COINS,
    TAX_STRENGTH,
)
from cothon.games.karibik.start import empty_table
from cothon.games.karibik.view import skills, unseen_cards

if TYPE_CHECKING:
    from cothon.core.arr import Arr

# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: KaribikState) -> str:
    lines = [*heading(s.rules.options), f"asked: {_asked(s)}", *_turn(s), *_table(s), *_coins(s)]
    if s.rules.spent == SPENT_UNSEEN:
        lines += _past(s)
    return "\n".join(lines) + "\n"


def _asked(s: KaribikState) -> str:
    if s.actor == OVER:
        return "nobody"
    who = "chance" if s.actor == CHANCE else str(int(s.actor))
    return f"{ASK_NAMES[s.ask]} {who}"


def _turn(s: KaribikState) -> list[str]:
    lines = [] if s.start < 0 else [f"start: {s.start}"]
    lines += turn_lines(s)
    if s.takes != 0 or s.step >= 0:
        lines.append(f"takes: {s.takes}")
    lines += taken_lines(s)
    if s.wanted >= 0:
        lines.append(f"wanted: {IDS[s.wanted]}")
    if s.paying >= 0:
        lines.append(f"paying: {IDS[FIRST_REQUEST + s.paying]} {s.given}{' jack' if s.jacked else ''}")
    return lines + after_lines(s)


def _table(s: KaribikState) -> list[str]:
    ships = [IDS[f] for f in s.ships if f >= 0]
    ships += _cards(ints(s.doubles))
    lines = [f"harbour: {' '.join([*ships, *_cards(ints(s.harbour), int(FIRST_PERSON))])}".rstrip()]
    lines.append(f"row: {' '.join(_cards(ints(s.row), int(FIRST_REQUEST)))}".rstrip())
    for p in range(int(s.seats)):
        own = ints(s.display)[p * int(DISPLAY) : (p + 1) * int(DISPLAY)]
        lines.append(f"display {p}: {' '.join(_cards(own, int(FIRST_PERSON)))}".rstrip())
    lines.append(f"discard: {' '.join(_cards(ints(s.up)))}".rstrip())
    return lines


def _coins(s: KaribikState) -> list[str]:
    first = first_live(s)
    n = int(s.seats)
    newest = int(s.oldest) + batches(s) - 1
    lines = [f"newest: {newest}"]
    for p in range(n):
        held = {int(s.oldest) + i: int(s.held[i * n + p]) for i in range(first, batches(s))}
        lines.append(f"coins {p}: {_by_batch(held)}".rstrip())
    if s.rules.spent == SPENT_UNSEEN and any(s.buried):
        buried = {int(s.oldest) + i: int(s.buried[i]) for i in range(first, batches(s))}
        lines.append(f"buried: {_by_batch(buried)}")
    lines.append(f"deck: {s.deck}")
    lines += ledgers_lines(s)
    down = ints(faces(s))
    for i in range(first, batches(s) - 1):
        pile = down[i * int(FACES) : (i + 1) * int(FACES)]
        if any(pile):
            lines.append(f"batch {int(s.oldest) + i}: {' '.join(_cards(pile))}")
    return lines


def _past(s: KaribikState) -> list[str]:
    lines: list[str] = []
    for b, batch in enumerate([*s.past.closed, s.past.newest]):
        if b > 0:
            lines.append(f"made {b}: {_pile(batch.made)}".rstrip())
            lines.append(f"blanks {b}: {_by_batch(dict(enumerate(ints(batch.blanks))))}".rstrip())
        lines.append(f"seen {b}: {_pile(batch.seen)}".rstrip())
    if s.mixing:
        lines.append(f"mixing: {_pile(s.fresh)}".rstrip())
        lines.append(f"poured: {_by_batch(dict(enumerate(ints(s.past.poured))))}".rstrip())
    return lines


def _pile(pile: Arr) -> str:
    return " ".join(_cards(ints(pile)))


def _cards(counts: list[int], first: int = 0) -> list[str]:
    """Cards as words: `flute-2-1`, or `flute-2-1*2` for two of them."""
    return [IDS[first + f] + (f"*{k}" if k > 1 else "") for f, k in enumerate(counts) if k > 0]


def _by_batch(numbers: dict[int, int]) -> str:
    return " ".join(f"{b}={k}" for b, k in numbers.items() if k > 0)


# -- reading: every complaint names the line and the field ------------------------------------------------------------


def read(text: str, options_from: Callable[[str], Options]) -> KaribikState:
    page = Page(text, SINGLE, NUMBERED)
    s = empty_table(page.options(options_from))
    page.check_seats(int(s.seats), "batch", "made", "blanks", "seen")
    _read_table(s, page)
    _read_turn(s, page)
    _read_batches(s, page)
    if s.rules.spent == SPENT_UNSEEN:
        _read_past(s, page)
    elif any(page.has(f) for f in ("buried", "mixing", "poured")):
        raise BadText("buried, mixing, poured: only with the option spent=unseen")
    read_question(page, s)
    try:
        s.check()
    except AssertionError as error:
        raise BadText(f"the position is impossible: {error}") from error
    return s


def _cards_in(page: Page, field: str, first: int = 0, end: int = int(FACES)) -> list[int]:
    """Counts by face of the cards named, which must lie in first..end-1."""
    out = [0] * int(FACES)
    for word in page.words(field):
        name, star, copies = word.partition("*")
        f = FACE.get(name)
        if f is None:
            raise page.wrong(field, f"there is no card {name!r}")
        if not first <= f < end:
            raise page.wrong(field, f"{name} cannot lie here")
        out[f] += page.whole(field, copies, 1, 120) if star else 1
    return out


def _batches_in(page: Page, field: str, newest: int) -> dict[int, int]:
    """Numbers by batch: `0=7 1=2`, or just `9` for the newest batch."""
    out: dict[int, int] = {}
    for word in page.words(field):
        batch, equals, k = word.partition("=")
        b = page.whole(field, batch, 0, newest) if equals else newest
        if b in out:
            raise page.wrong(field, f"batch {b} is said twice")
        out[b] = page.whole(field, k if equals else batch, 0, 120)
    return out


def _read_turn(s: KaribikState, page: Page) -> None:
    s.start = page.number("start", 0, int(s.seats) - 1, max(int(s.rules.start), 0))
    read_taken(page, s)
    read_turn(page, s)
    read_after(page, s)
    read_ledgers(page, s)
    s.owing = sum(ints(s.owed))
    s.dues = sum(ints(s.due))
    if page.has("wanted"):
        _read_wanted(s, page)
    if page.has("paying"):
        _read_paying(s, page)


def _read_wanted(s: KaribikState, page: Page) -> None:
    s.wanted = page.name("wanted", IDS, "card")
    if not FIRST_PERSON <= s.wanted < FIRST_REQUEST or s.harbour[s.wanted - FIRST_PERSON] == 0:
        raise page.wrong("wanted", "the person must lie in the harbour")


def _read_paying(s: KaribikState, page: Page) -> None:
    words = page.values["paying"].split()
    f = FACE.get(words[0], -1) if words else -1
    rest = words[1:]
    if not FIRST_REQUEST <= f < TAX_STRENGTH or len(rest) > 2 or (len(rest) == 2 and rest[1] != "jack"):
        raise page.wrong("paying", "must be a request, the number of persons given, and `jack` if a Jack came last")
    s.paying = f - int(FIRST_REQUEST)
    symbols = sum(int(ASKS_FOR[s.paying * 3 + k]) for k in range(3))
    s.given = page.whole("paying", rest[0], 0, symbols - 1) if rest else 0
    s.jacked = 1 if len(rest) == 2 else 0
    if s.row[s.paying] == 0:
        raise page.wrong("paying", "the request must lie in the row")


def _read_table(s: KaribikState, page: Page) -> None:
    for f, k in enumerate(_cards_in(page, "harbour", 0, int(FIRST_REQUEST))[: int(FIRST_REQUEST)]):
        if f >= FIRST_PERSON:
            s.harbour[f - FIRST_PERSON] = k
        elif k > 0:
            _read_ship(s, page, f, k)
    s.types = sum(1 for f in s.ships if f >= 0)
    s.cards = int(s.types) + sum(ints(s.doubles)) + sum(ints(s.harbour))
    if page.has("row"):
        row = _cards_in(page, "row", int(FIRST_REQUEST), int(TAX_STRENGTH))
        s.row = arr_of(row[int(FIRST_REQUEST) : int(TAX_STRENGTH)])
    for p in range(int(s.seats)):
        own = _cards_in(page, f"display {p}", int(FIRST_PERSON), int(TAX_STRENGTH))
        for f in range(int(FIRST_PERSON), int(TAX_STRENGTH)):
            s.display[p * DISPLAY + f - FIRST_PERSON] = own[f]
            if f == FACE["exp-cps"] and own[f] and not page.has("row"):
                s.row[f - FIRST_REQUEST] = 0
    s.open_requests = sum(ints(s.row))
    s.skill = skills(s.rules, s.display)
    s.up = arr_of(_cards_in(page, "discard"))


def _read_ship(s: KaribikState, page: Page, f: int, copies: int) -> None:
    """Ships come by ascending faces, so the last one of a type is the one that is looted first (K5.10)."""
    before = int(s.ships[SHIP_TYPE[f]])
    if s.rules.duplicate != DUPLICATE_STAY and (copies > 1 or before >= 0):
        raise page.wrong("harbour", "two ships of one type cannot lie in the harbour")
    s.ships[SHIP_TYPE[f]] = f
    s.doubles[f] += copies - 1
    if before >= 0:
        s.doubles[before] += 1


def _read_batches(s: KaribikState, page: Page) -> None:
    """Coins, buried cards and the faces of all batches; what is left over is the newest one."""
    n = int(s.seats)
    newest = page.number("newest", 0, 10**6, 0)
    older = {int(f.split()[1]): _cards_in(page, f) for f in page.values if f.startswith("batch ")}
    for b in older:
        if b >= newest:
            raise page.wrong(f"batch {b}", "only batches before the newest are written out")
    coins = [_coins_of(p, page, newest) for p in range(n)]
    buried = _batches_in(page, "buried", newest)
    first = min([newest, *older, *buried, *(b for own in coins for b in own)])
    live = newest - first + 1
    hidden = ints(unseen_cards(s))
    for k, more in zip(range(int(FACES)), _cards_in(page, "mixing"), strict=True):
        hidden[k] -= more
    down: list[int] = []
    for b in range(first, newest):
        pile = older.get(b, [0] * int(FACES))
        down += pile
        hidden = [h - k for h, k in zip(hidden, pile, strict=True)]
    if min(hidden) < 0:
        raise BadText(f"there are not so many cards of {list(FACE)[hidden.index(min(hidden))]}")
    _share_out_rest(s, page, coins, buried, newest, sum(hidden))
    held = [coins[p].get(b, 0) for b in range(first, newest + 1) for p in range(n)]
    s.oldest = first
    s.held = arr_of(held)
    s.coins = arr_of([sum(own.values()) for own in coins])
    s.left = arr_of([sum(down[i * int(FACES) : (i + 1) * int(FACES)]) for i in range(live - 1)] + [sum(hidden)])
    s.discard = sum(ints(s.up)) + sum(buried.values())
    if s.rules.spent == SPENT_UNSEEN:
        s.buried = arr_of([buried.get(b, 0) for b in range(first, newest + 1)])
        s.dark = arr_of(down + hidden)
    else:
        s.u = arr_of(down + hidden)


def _coins_of(p: int, page: Page, newest: int) -> dict[int, int]:
    field = f"coins {p}"
    if not page.has(field):
        return {newest: int(START_COINS)}
    return {} if page.values[field] == "rest" else _batches_in(page, field, newest)


def _share_out_rest(
    s: KaribikState, page: Page, coins: list[dict[int, int]], buried: dict[int, int], newest: int, cards: int
) -> None:
    """Face-down cards of the newest batch that are neither coins nor buried are the deck, or `coins p: rest`."""
    free = cards - buried.get(newest, 0) - sum(own.get(newest, 0) for own in coins)
    if free < 0:
        raise BadText(f"coins: there are {-free} more coins than face-down cards of batch {newest}")
    rest = [p for p in range(len(coins)) if page.values.get(f"coins {p}") == "rest"]
    s.deck = page.number("deck", 0, free, 0 if rest else free)
    if rest and len(rest) == 1:
        coins[rest[0]][newest] = free - int(s.deck)
    elif rest or s.deck != free:
        raise page.wrong("deck", f"{free} cards are left for the deck, unless one seat has `coins p: rest`")


def _read_past(s: KaribikState, page: Page) -> None:
    newest = int(s.oldest) + batches(s) - 1
    told: list[Batch] = []
    for b in range(newest + 1):
        made = arr_of(_cards_in(page, f"made {b}")) if b > 0 else s.rules.copies[:]
        blanks = new_arr(b)
        for a, k in _batches_in(page, f"blanks {b}", b - 1 if b > 0 else 0).items():
            if b > 0:
                blanks[a] = k
        told.append(Batch(made, blanks, arr_of(_cards_in(page, f"seen {b}"))))
    if newest == 0 and not page.has("seen 0"):  # all that is not face down was revealed
        down = ints(s.dark)
        fresh = _cards_in(page, "mixing")
        told[0].seen = arr_of([int(c) - u - k for c, u, k in zip(s.rules.copies, down, fresh, strict=True)])
    poured = new_arr(0)
    if page.has("mixing"):
        s.mixing = 1
        s.fresh = arr_of(_cards_in(page, "mixing"))
        poured = new_arr(newest + 1)
        for a, k in _batches_in(page, "poured", newest).items():
            poured[a] = k
    s.past.closed, s.past.newest, s.past.poured = told[:-1], told[-1], poured
