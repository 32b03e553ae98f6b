"""Positions as text: lines `name: value`, read and written. Reading itself is in `page` and `reading`.

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
from cothon.core.options import Options, choose
from cothon.core.page import heading
from cothon.core.view import OVER
from cothon.games.carthago.actions import ASKS
from cothon.games.carthago.options import DECLARED
from cothon.games.carthago.page import CarthagoPage
from cothon.games.carthago.pieces import (
    ACTIVE,
    CARD_NAMES,
    COLUMN_NAMES,
    DISCARD,
    FACE_NAMES,
    HAND,
    INACTIVE,
    NEUTRAL,
    PLAYED,
    SEAT_NAMES,
    SHIP_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
)
from cothon.games.carthago.reading import SPOTS, read_page
from cothon.games.carthago.start import options_of
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.steps import STEP_NAMES
from cothon.games.carthago.view import docks_of


def read(text: str, options_from: Callable[[str], Options]) -> CarthagoState:
    return read_page(CarthagoPage(text), options_from)


def write(s: CarthagoState) -> str:
    lines = [*heading(choose(DECLARED, int(s.seats), options_of(s)))]
    lines += [f"decade: {s.decade}", f"round: {s.round}", f"first: {s.first}", f"turn: {s.turn}"]
    lines.append("over: yes" if s.actor == OVER else f"ask: {ASKS[s.ask].name}")
    lines += _turn(s) + _spaces(s) + _cards(s) + _harbours(s) + _hall(s)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _turn(s: CarthagoState) -> list[str]:
    """What has been chosen in this turn, and what is due."""
    lines: list[str] = []
    for name, flag in (
        ("used", s.used),
        ("favoured", s.favoured),
        ("skipped", s.skipped),
        ("traded", s.traded),
        ("warred", s.warred),
        ("luxury", s.luxury),
        ("closed", s.closed),
    ):
        lines += [f"{name}: yes"] if flag else []
    for name, number in (("opulence", s.opulence), ("due", s.due), ("epoch", s.now)):
        lines += [f"{name}: {number}"] if number else []
    for name, names, which in (
        ("space", SPACE_NAMES, s.space),
        ("guild_at", SPACE_NAMES, s.guild_at),
        ("picked", SPACE_NAMES, s.picked),
        ("column", COLUMN_NAMES, s.column),
        ("wanted", CARD_NAMES, s.wanted),
        ("spot", SPOTS, s.spot),
        ("ship", SHIP_NAMES, s.ship),
    ):
        lines += [f"{name}: {names[which]}"] if which >= 0 else []
    lines += [f"dock: {s.dock + 1}"] if s.dock >= 0 else []
    lines += [f"back: {ASKS[s.back].name}"] if s.back else []
    return lines + ([f"then: {STEP_NAMES[int(s.then)]}"] if s.then else [])


def _spaces(s: CarthagoState) -> list[str]:
    lines = ["stands: " + " ".join("-" if a < 0 else SPACE_NAMES[a] for a in ints(s.stands))]
    for name, row in (("markers", s.markers), ("neutrals", s.neutrals)):
        lines.append(f"{name}: " + " ".join(SPACE_NAMES[a] for a in range(5) if row[a] == 1))
    return lines


def _cards(s: CarthagoState) -> list[str]:
    lines = ["market: " + " ".join(CARD_NAMES[c] for c in ints(s.market)[: int(s.market_n)])]
    lines += _row("discard", [CARD_NAMES[c] for c in range(75) if s.where[c] == DISCARD])
    lines += _row("laid", [FACE_NAMES[f] for f in ints(s.laid)[: int(s.laid_n)]])
    for p in range(int(s.seats)):
        words = [FACE_NAMES[b] for b in range(5) for _ in range(s.base[p * 5 + b])]
        words += [_held(s, c) for c in range(75) if s.where[c] == HAND + p]
        lines.append(f"hand {p}: " + " ".join(words))
        lines += _row(f"played {p}", [CARD_NAMES[c] for c in range(75) if s.where[c] == PLAYED + p])
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
    lines += _row("under", [SHIP_NAMES[i] for i in ints(s.under)[: int(s.under_n)]])
    for p in range(int(s.seats)):
        for name, side in (("active", ACTIVE), ("inactive", INACTIVE)):
            lines += _row(f"{name} {p}", [SHIP_NAMES[i] for i in range(30) if s.ship_at[i] == side + p])
    for name, discs in (("regular", s.regular), ("anchor", s.anchor)):
        lines += [f"{name}: " + " ".join(str(n) for n in ints(discs))] if any(ints(discs)) else []
    return lines


def _hall(s: CarthagoState) -> list[str]:
    lines: list[str] = []
    for p in range(int(s.seats)):
        freed = ints(s.freed)[p * 3 : p * 3 + 3]
        lines += [f"freed {p}: " + " ".join(map(str, freed))] if any(freed) else []
    taken = [(SEAT_NAMES[i], p) for i, p in enumerate(ints(s.chairs)) if 0 <= p < NEUTRAL]
    lines += _row("seats", [f"{name}/{p}" for name, p in taken])
    lines += ["forum: " + " ".join(map(str, ints(s.forum)))] if any(ints(s.forum)) else []
    tiles = []
    for t in range(9):
        if s.in_play[t] == 1:
            tiles.append("/".join([TILE_NAMES[t], *(str(p) for p in ints(s.honours)[t * 3 : t * 3 + 3] if p >= 0)]))
    return [*lines, "tiles: " + " ".join(tiles)]


def _row(name: str, words: list[str]) -> list[str]:
    return [f"{name}: {' '.join(words)}"] if words else []
