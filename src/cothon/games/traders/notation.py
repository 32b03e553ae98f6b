"""Positions as text: lines `name: value`, read and written. Most lines follow from `fields`; here are the others.

    options: seats=2 mode=classic
    turn: 0
    ships: 0 1 0 4                  red, blue, yellow, green
    market: R2 B5/1 Y3              B5 carries the piece of seat 1
    farm: G2x2
    hand 0: R5 R3
    stock 0: B3 / sideways 0: B2    Stock, upright and sideways
    tokens 0: red 2 / used 0: blue  face up and face down
    vp 0: R2 R3 / blind 0: Y2 / cardless 0: 1
    rest: draw                      where all other cards lie: draw (the default), discard, hand 1, vp 1

Lines left out mean "nothing there", with the active player about to act; a Market closed to that player is replenished
first. Lines for a position in the middle of something: ask, seat, due, after, colour, double, named, to_market,
to_farm, then, scored, sold, sails, present, former, sea, passes, over.
"""

from __future__ import annotations

from collections.abc import Callable

from cothon.core.arr import arr_of, ints
from cothon.core.options import Options
from cothon.core.page import Page, count_words, counts_line, heading, members_line, number_line, words_line
from cothon.core.view import OVER
from cothon.games.traders.fits import read_question
from cothon.games.traders.made.ids import (
    ASK_BLIND,
    ASK_DISCOUNT,
    ASK_GUARD,
    ASK_NAMES,
    ASK_PROTECT,
)
from cothon.games.traders.made.rules import TradersRules
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.text import (
    NUMBERED,
    SINGLE,
    due_lines,
    passes_lines,
    pile_lines,
    read_passes,
    read_pile,
    read_ships,
    read_time,
    read_token,
    ships_lines,
    time_lines,
    token_lines,
    under_way_lines,
)
from cothon.games.traders.pieces import (
    CARDS,
    COLOUR_NAMES,
    COPIES,
    FACE_NAMES,
    IN_FRONT,
    IN_THE_SEA,
    coin_face,
    icon_face,
    value,
)
from cothon.games.traders.scoring import REASONS

# -- writing ----------------------------------------------------------------------------------------------------------


def write(s: TradersState) -> str:
    lines = [*heading(s.rules.options), *time_lines(s), *_question(s), *ships_lines(s)]
    lines += _row(s, "market", ints(s.market), 0) + _row(s, "farm", ints(s.farm), 12)
    lines += counts_line("draw", ints(s.draw), FACE_NAMES) or ["draw:"]
    lines += counts_line("discard", ints(s.discard), FACE_NAMES)
    for p in range(int(s.seats)):
        lines += [*pile_lines(s, p), *number_line(f"cardless {p}", _cardless(s, p), 0), *token_lines(s, p)]
        lines += members_line(f"sold {p}", int(s.sold) >> (4 * p), COLOUR_NAMES)
    lines += _blind_piles(s)
    lines += words_line("sea", [str(p) for p in range(int(s.seats)) if s.piece[p] == IN_THE_SEA])
    return "\n".join(lines) + "\n"


def _question(s: TradersState) -> list[str]:
    """What is being asked, and how far its answering has got."""
    if s.actor == OVER:
        return [f"over: {REASONS[s.reason]}", *passes_lines(s)]
    lines = [f"ask: {ASK_NAMES[s.ask]}", *passes_lines(s)]
    if s.ask in (ASK_PROTECT, ASK_GUARD):
        lines.append(f"seat: {s.actor}")
    if s.ask != ASK_PROTECT:  # there it is the number of named cards
        lines += due_lines(s)
    if s.place > 0:
        lines.append("after: " + FACE_NAMES[icon_face(s.place) if s.ask == ASK_GUARD else coin_face(s.place)])
    if s.ask == ASK_DISCOUNT:
        lines.append(f"colour: {COLOUR_NAMES[s.colour]}")
    lines += under_way_lines(s)
    if s.moves:
        lines.append("sails: " + " ".join(str((s.moves >> (2 * c)) & 3) for c in range(4)))
    if s.ask == ASK_BLIND:
        lines.append(f"scored: {s.cursor}")
    return lines


def _cardless(s: TradersState, p: int) -> int:
    """VPs without a card (T15.17)."""
    own = slice(p * 12, p * 12 + 12)
    return int(s.vps[p]) - sum(ints(s.vp)[own]) - sum(ints(s.blind)[own])


def _blind_piles(s: TradersState) -> list[str]:
    """Which blind VPs are of the present pile, and what is known of those of former piles (Kn5)."""
    own = ints(s.blinds)
    lines = words_line("present", [str(x) for x in own] if any(own) else [])
    numbers = ints(s.former)
    for k in range(len(numbers) // 16):
        row = numbers[k * 16 : k * 16 + 16]
        by_seat = " ".join(str(x) for x in row[12 : 12 + int(s.seats)])
        lines.append(f"former {k}: {' '.join(count_words(row[:12], FACE_NAMES))} by {by_seat}")
    return lines


def _row(s: TradersState, name: str, free: list[int], first: int) -> list[str]:
    """Market or Farm: cards without a piece, then those with one."""
    laid = [f"{FACE_NAMES[x - first]}/{p}" for p, x in enumerate(ints(s.piece)) if first <= x < first + 12]
    return words_line(name, count_words(free, FACE_NAMES) + laid)


# -- reading: every complaint names the line and the field ------------------------------------------------------------


def read(text: str, options_from: Callable[[str], Options]) -> TradersState:
    page = Page(text, SINGLE, NUMBERED)
    options = page.options(options_from)
    page.check_seats(options.seats, "former")
    s = TradersState(TradersRules(options))
    read_time(page, s)
    read_passes(page, s)
    read_ships(page, s)
    for word in page.words("sea"):
        s.piece[page.whole("sea", word, 0, options.seats - 1)] = IN_THE_SEA
    s.market = arr_of(_read_row(page, s, "market", 0))
    s.farm = arr_of(_read_row(page, s, "farm", 12))
    for p in range(options.seats):
        read_pile(page, s, p)
        read_token(page, s, p)
        s.sold |= page.members(f"sold {p}", COLOUR_NAMES, "colour") << (4 * p)
        s.vps[p] = page.number(f"cardless {p}", 0, 999)
    _piles(page, s)
    _running(s)
    read_question(page, s)
    return s


def _read_row(page: Page, s: TradersState, zone: str, first: int) -> list[int]:
    """The cards of Market or Farm without a piece; the others go to `piece`."""
    free: list[str] = []
    for word in page.words(zone):
        name, sign, seat = word.partition("/")
        if not sign:
            free.append(word)
            continue
        p = page.whole(zone, seat, 0, int(s.seats) - 1)
        if s.piece[p] != IN_FRONT:
            raise page.wrong(zone, f"the piece of seat {p} is elsewhere already")
        s.piece[p] = first + page.index(zone, name, FACE_NAMES, "card")
    return _cards(page, zone, free)


def _cards(page: Page, field: str, words: list[str]) -> list[int]:
    return page.counts(field, FACE_NAMES, "card", int(CARDS), words=words)


def _piles(page: Page, s: TradersState) -> None:
    """Draw and discard pile, and the cards not mentioned anywhere."""
    s.discard = arr_of(_cards(page, "discard", page.words("discard")))
    s.draw = arr_of(_cards(page, "draw", page.words("draw")))
    left = _not_mentioned(page, s)
    zone = page.values.get("rest", "" if "draw" in page.values else "draw")
    if zone == "" and any(left):
        raise page.wrong("draw", f"{sum(left)} cards are mentioned nowhere; say `rest: discard` or the like")
    name, _, seat = zone.partition(" ")
    if name in ("hand", "vp"):
        into, first = (s.hand if name == "hand" else s.vp), 12 * page.whole("rest", seat, 0, int(s.seats) - 1)
    elif zone in ("draw", "discard", ""):
        into, first = (s.discard if zone == "discard" else s.draw), 0
    else:
        raise page.wrong("rest", f"{zone!r} is not one of draw, discard, hand N, vp N")
    for f, k in enumerate(left):
        into[first + f] += k
    _read_blind_piles(page, s)


def _not_mentioned(page: Page, s: TradersState) -> list[int]:
    left = list(COPIES)
    for f in range(12):
        for pile in (s.draw, s.discard, s.market, s.farm):
            left[f] -= int(pile[f])
        for p in range(int(s.seats)):
            for pile in (s.hand, s.upright, s.sideways, s.vp, s.blind):
                left[f] -= int(pile[p * 12 + f])
            left[f] -= 1 if s.piece[p] in (f, f + 12) else 0
        if left[f] < 0:
            field = next(n for n in reversed(page.values) if FACE_NAMES[f] in page.values[n])
            raise page.wrong(field, f"{COPIES[f] - left[f]} cards {FACE_NAMES[f]}, but there are {COPIES[f]}")
    return left


def _read_blind_piles(page: Page, s: TradersState) -> None:
    """Former piles, and the pool: the draw pile and all blind VPs that are not of a former pile (Kn5)."""
    n = int(s.seats)
    former: list[int] = []
    for k in range(sum(1 for field in page.values if field.startswith("former "))):
        field = f"former {k}"
        if field not in page.values:
            raise page.wrong("former", f"piles are numbered from 0 on; there is no {field}")
        cards, _, by = page.text(field).partition(" by ")
        seats = [page.whole(field, w, 0, 108) for w in by.split()]
        if len(seats) != n:
            raise page.wrong(field, f"{n} numbers are wanted after 'by'")
        former += _cards(page, field, cards.split()) + seats + [0] * (4 - n)
    s.former = arr_of(former)
    pool = ints(s.draw)
    for f in range(12):
        pool[f] += sum(int(s.blind[p * 12 + f]) for p in range(n))
        pool[f] -= sum(former[k + f] for k in range(0, len(former), 16))
    s.pool = arr_of(pool)
    own = [sum(ints(s.blind)[p * 12 : p * 12 + 12]) for p in range(n)]
    usual = [own[p] - sum(former[k + 12 + p] for k in range(0, len(former), 16)) for p in range(n)]
    s.blinds = arr_of(page.numbers("present", n, 108) if "present" in page.values else usual)


def _running(s: TradersState) -> None:
    """The running numbers that follow from where the cards are."""
    s.draw_n = sum(ints(s.draw))
    s.discard_n = sum(ints(s.discard))
    s.market_n = sum(ints(s.market))
    s.farm_n = sum(ints(s.farm))
    s.market_price = sum(int(k * value(f)) for f, k in enumerate(ints(s.market)))
    for p in range(int(s.seats)):
        hand = ints(s.hand)[p * 12 : p * 12 + 12]
        s.hand_n[p] = sum(hand)
        s.coins[p] = sum(int(k * value(f)) for f, k in enumerate(hand))
        s.vps[p] += sum(ints(s.vp)[p * 12 : p * 12 + 12]) + sum(ints(s.blind)[p * 12 : p * 12 + 12])
