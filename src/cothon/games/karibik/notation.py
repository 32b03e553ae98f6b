"""Positions as text: `name: value` lines that read like a table seen from above. Reading is in `reading`.

options: seats=2 start=0          round: 3                    active: 1
harbour: flute-2-1 sailor-3*2     row: exp-pp                 display 0: sailor-3 exp-cc
coins 0: 5                        discard: tax-strength       asked: take 1

Cards not mentioned lie face down in the newest batch; those that are nobody's coins are the deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.core.page import heading
from cothon.core.view import CHANCE, OVER
from cothon.games.karibik.actions import ASKS
from cothon.games.karibik.pieces import DISPLAY, FACES, FIRST_PERSON, FIRST_REQUEST, IDS
from cothon.games.karibik.reading import read
from cothon.games.karibik.rules_turn import REASONS
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.then import NAMES

if TYPE_CHECKING:
    from cothon.core.arr import Arr

__all__ = ["read", "write"]


def write(s: KaribikState) -> str:
    lines = [*heading(s.rules.options), f"asked: {_asked(s)}", *_turn(s), *_table(s), *_coins(s)]
    if s.rules.unseen:
        lines += _past(s)
    return "\n".join(lines) + "\n"


def _asked(s: KaribikState) -> str:
    if s.actor == OVER:
        return "nobody"
    who = "chance" if s.actor == CHANCE else str(int(s.actor))
    return f"{ASKS[s.ask].name} {who}"


def _turn(s: KaribikState) -> list[str]:
    lines = [] if s.start < 0 else [f"start: {s.start}"]
    lines += [f"active: {s.active}", f"round: {s.round}", f"shown: {s.shown}"]
    for name, value, usual in (
        ("step", s.step, -1),
        ("takes", s.takes, 0),
        ("took", s.took, 0),
        ("busted", s.busted, 0),
        ("fee", s.fee, 0),
    ):
        if value != usual or (name == "takes" and s.step >= 0):
            lines.append(f"{name}: {value}")
    if s.card >= 0:
        lines.append(f"card: {IDS[s.card]}")
    if s.wanted >= 0:
        lines.append(f"wanted: {IDS[s.wanted]}")
    if s.paying >= 0:
        lines.append(f"paying: {IDS[FIRST_REQUEST + s.paying]} {s.given}{' jack' if s.jacked else ''}")
    if s.then:
        lines.append(f"then: {NAMES[s.then]}")
    if s.ended:
        lines.append(f"ended: {REASONS[s.ended]}")
    return lines


def _table(s: KaribikState) -> list[str]:
    ships = [IDS[f] for f in s.ships if f >= 0]
    lines = [f"harbour: {' '.join([*ships, *_cards(ints(s.harbour), int(FIRST_PERSON))])}".rstrip()]
    lines.append(f"row: {' '.join(_cards(ints(s.row), int(FIRST_REQUEST)))}".rstrip())
    for p in range(int(s.seats)):
        own = ints(s.display)[p * int(DISPLAY) : (p + 1) * int(DISPLAY)]
        lines.append(f"display {p}: {' '.join(_cards(own, int(FIRST_PERSON)))}".rstrip())
    lines.append(f"discard: {' '.join(_cards(ints(s.up)))}".rstrip())
    return lines


def _coins(s: KaribikState) -> list[str]:
    first = s.first_live()
    n = int(s.seats)
    newest = int(s.oldest) + s.batches() - 1
    lines = [f"newest: {newest}"]
    for p in range(n):
        held = {int(s.oldest) + i: int(s.held[i * n + p]) for i in range(first, s.batches())}
        lines.append(f"coins {p}: {_by_batch(held)}".rstrip())
    if s.rules.unseen and any(s.buried):
        buried = {int(s.oldest) + i: int(s.buried[i]) for i in range(first, s.batches())}
        lines.append(f"buried: {_by_batch(buried)}")
    lines.append(f"deck: {s.deck}")
    for name, ledger in (("owed", s.owed), ("due", s.due)):
        if any(ledger):
            lines.append(f"{name}: {' '.join(map(str, ints(ledger)))}")
    faces = ints(s.faces())
    for i in range(first, s.batches() - 1):
        pile = faces[i * int(FACES) : (i + 1) * int(FACES)]
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
