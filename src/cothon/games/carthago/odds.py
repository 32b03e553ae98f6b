"""What is likely next: the next trade card, and a warship delivery with the present strength."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.odds import Case, Note, Odds
from cothon.core.view import OVER, SPECTATOR, TRUTH
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.pieces import (
    COIN,
    DISCARD,
    ESCORTS,
    ESCORTS_BONUS,
    GOOD_NAMES,
    PILE,
    SHIP_DANGER,
    SPACE_NAMES,
    UNSEEN,
    action_of,
    good_of,
)
from cothon.games.carthago.view import strength_of


def odds(v: CarthagoView) -> Odds | None:
    """Exact for this viewer: a next card is any unseen face of the present epoch, a next ship any unknown (C16.7)."""
    if v.actor == OVER:
        return None
    pool = [c for c in range(75) if v.where[c] == UNSEEN and v.epoch[c] == v.now]
    if v.pile_n == 0:
        pool = [c for c in range(75) if v.where[c] == DISCARD]
    of = len(pool)
    cases: list[Case] = []
    for a, name in enumerate(SPACE_NAMES):
        cases.append(Case("space", sum(1 for c in pool if action_of(c) == a), of, space=name))
    for g, name in enumerate(GOOD_NAMES):
        cases.append(Case("good", sum(1 for c in pool if good_of(c) == g), of, good=name))
    for worth in range(2, 7):
        cases.append(Case("coins", sum(1 for c in pool if COIN[c] == worth), of, coins=worth))
    return Odds("next-card", cases if of else [], [_pile(v), *_expedition(v)])


def _pile(v: CarthagoView) -> Note:
    if v.pile_n + v.discard_n == 0:
        return Note("nothing-to-draw")  # C5.5
    if v.pile_n == 0:
        return Note("shuffled-next", cards=int(v.discard_n))
    return Note("cards-left", cards=int(v.pile_n))


def _expedition(v: CarthagoView) -> list[Note]:
    """How a warship delivery would end with the strength a player has, and with all active Escorts."""
    if v.closed == 1:
        return [Note("closed")]
    p = int(v.turn) if v.viewer in (TRUTH, SPECTATOR) else int(v.viewer)
    fresh = [int(SHIP_DANGER[i]) for i in range(30) if v.ship_at[i] == PILE]
    ships = fresh or [int(SHIP_DANGER[i]) for i in ints(v.under)[: min(1, int(v.under_n))]]
    strength = int(strength_of(v, p))
    helpers = int(v.active[p * 9 + ESCORTS])
    if not ships:
        return []
    wins = sum(1 for danger in ships if danger <= strength)
    notes = [Note("warship", strength=strength, wins=wins, ships=len(ships))]
    if helpers:
        most = strength + int(ESCORTS_BONUS) * helpers
        wins = sum(1 for danger in ships if danger <= most)
        notes.append(Note("escorts", escorts=helpers, strength=most, wins=wins, ships=len(ships)))
    return notes
