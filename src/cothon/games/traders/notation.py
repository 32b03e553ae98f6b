"""Positions as text: lines `name: value`, read and written. Reading itself is in `reading`.

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

from cothon.core.arr import ints
from cothon.core.options import Options, choose
from cothon.core.page import heading
from cothon.core.view import OVER
from cothon.games.traders.actions import ASKS, BLIND, DISCOUNT, GUARD, PROTECT
from cothon.games.traders.options import DECLARED
from cothon.games.traders.pieces import COLOUR_NAMES, FACE_NAMES, IN_THE_SEA, coin_face, icon_face
from cothon.games.traders.reading import TradersPage, read_page
from cothon.games.traders.scoring import REASONS
from cothon.games.traders.start import options_of
from cothon.games.traders.state import TradersState
from cothon.games.traders.steps import STEP_NAMES


def read(text: str, options_from: Callable[[str], Options]) -> TradersState:
    return read_page(TradersPage(text), options_from)


def write(s: TradersState) -> str:
    lines = [*heading(choose(DECLARED, int(s.seats), options_of(s))), f"turn: {s.turn}"]
    lines += _question(s)
    lines.append("ships: " + " ".join(str(x) for x in ints(s.ships)))
    lines += _row(s, "market", ints(s.market), 0) + _row(s, "farm", ints(s.farm), 12)
    lines += _pile("draw", ints(s.draw)) or ["draw:"]
    lines += _pile("discard", ints(s.discard))
    for p in range(int(s.seats)):
        lines += _seat(s, p)
    lines += _blind_piles(s)
    sea = [str(p) for p in range(int(s.seats)) if s.piece[p] == IN_THE_SEA]
    if sea:
        lines.append("sea: " + " ".join(sea))
    return "\n".join(lines) + "\n"


def _question(s: TradersState) -> list[str]:
    """What is being asked, and how far its answering has got."""
    if s.actor == OVER:
        return [f"over: {REASONS[s.reason]}", *_number("passes", int(s.passes))]
    lines = [f"ask: {ASKS[s.ask].name}", *_number("passes", int(s.passes))]
    if s.ask in (PROTECT, GUARD):
        lines.append(f"seat: {s.actor}")
    if s.ask != PROTECT:
        lines += _number("due", int(s.due))
    if s.place > 0:
        lines.append("after: " + FACE_NAMES[icon_face(s.place) if s.ask == GUARD else coin_face(s.place)])
    if s.ask == DISCOUNT:
        lines.append(f"colour: {COLOUR_NAMES[s.colour]}")
    if s.doubling:
        lines.append("double: yes")
    lines += _pile("named", ints(s.named))
    lines += _number("to_market", int(s.to_market)) + _number("to_farm", int(s.to_farm))
    if s.then:
        lines.append(f"then: {STEP_NAMES[s.then]}")
    if s.moves:
        lines.append("sails: " + " ".join(str((s.moves >> (2 * c)) & 3) for c in range(4)))
    if s.ask == BLIND:
        lines.append(f"scored: {s.cursor}")
    return lines


def _seat(s: TradersState, p: int) -> list[str]:
    own = slice(p * 12, p * 12 + 12)
    piles = {"hand": s.hand, "stock": s.upright, "sideways": s.sideways, "vp": s.vp, "blind": s.blind}
    lines: list[str] = []
    for name, pile in piles.items():
        lines += _pile(f"{name} {p}", ints(pile)[own])
    bare = int(s.vps[p]) - sum(ints(s.vp)[own]) - sum(ints(s.blind)[own])
    lines += _number(f"cardless {p}", bare)
    lines += _colours(f"tokens {p}", ints(s.tokens)[p * 4 : p * 4 + 4])
    lines += _colours(f"used {p}", ints(s.used)[p * 4 : p * 4 + 4])
    return lines + _colours(f"sold {p}", [int(s.sold >> (p * 4 + c)) & 1 for c in range(4)])


def _blind_piles(s: TradersState) -> list[str]:
    """Which blind VPs are of the present pile, and what is known of those of former piles (Kn5)."""
    lines: list[str] = []
    if any(ints(s.blinds)):
        lines.append("present: " + " ".join(str(x) for x in ints(s.blinds)))
    numbers = ints(s.former)
    for k in range(len(numbers) // 16):
        row = numbers[k * 16 : k * 16 + 16]
        by_seat = " ".join(str(x) for x in row[12 : 12 + int(s.seats)])
        lines.append(f"former {k}: {_cards(row[:12])} by {by_seat}")
    return lines


def _row(s: TradersState, name: str, free: list[int], first: int) -> list[str]:
    """Market or Farm: cards without a piece, then those with one."""
    words = [_cards(free)] if any(free) else []
    words += [f"{FACE_NAMES[x - first]}/{p}" for p, x in enumerate(ints(s.piece)) if first <= x < first + 12]
    return [f"{name}: {' '.join(words)}"] if words else []


def _pile(name: str, counts: list[int]) -> list[str]:
    return [f"{name}: {_cards(counts)}"] if any(counts) else []


def _cards(counts: list[int]) -> str:
    return " ".join(FACE_NAMES[f] if k == 1 else f"{FACE_NAMES[f]}x{k}" for f, k in enumerate(counts) if k)


def _colours(name: str, counts: list[int]) -> list[str]:
    words = [COLOUR_NAMES[c] if k == 1 else f"{COLOUR_NAMES[c]} {k}" for c, k in enumerate(counts) if k]
    return [f"{name}: {' '.join(words)}"] if words else []


def _number(name: str, n: int) -> list[str]:
    return [f"{name}: {n}"] if n else []
