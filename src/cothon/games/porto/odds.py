"""What is likely next: the danger of a voyage, as far as the viewer knows the top of the deck, and the next good."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.odds import Case, Note, Odds
from cothon.core.view import CHANCE, OVER
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.pieces import DANGER, GOOD_NAMES, SHIP_NAMES
from cothon.games.porto.view import deck_size


def odds(v: PortoView) -> Odds | None:
    """Exact: the top card is any card of the viewer's first group, all equally likely (PK5)."""
    if v.actor == OVER:
        return None
    notes = [_bag(v)]
    top = first_group(v)
    if not top:
        return Odds("next-ship", [], [*notes, Note("no-ship")])
    notes.append(Note("deck", cards=int(deck_size(v))))
    if len(top) == 1:
        notes.append(Note("known", ship=SHIP_NAMES[top[0]], danger=int(DANGER[top[0]])))
    dangers = [int(DANGER[c]) for c in top]
    cases = [Case("voyage", sum(d <= t for d in dangers), len(top), temple=t) for t in range(1, 7)]
    seat = v.turn if v.actor == CHANCE else v.actor
    if seat >= 0 and v.temple[seat] > 0 and v.charter[seat] > 0:
        now = sum(d <= v.temple[seat] for d in dangers)
        notes.append(Note("voyage-now", temple=int(v.temple[seat]), arrive=now, of=len(top)))
    return Odds("next-voyage", cases, notes)


def first_group(v: PortoView) -> list[int]:
    """The cards that may lie on top."""
    for bits in ints(v.groups):
        if bits != 0:
            return [c for c in range(30) if (bits >> c) & 1 == 1]
    return [int(v.bottom[0])] if v.bottom_n > 0 else []


def _bag(v: PortoView) -> Note:
    return Note("bag", **{name: int(v.bag[g]) for g, name in enumerate(GOOD_NAMES)})
