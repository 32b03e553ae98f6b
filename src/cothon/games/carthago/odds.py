"""What is likely next: the next trade card, and a warship delivery with the present strength."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.odds import Case, Odds
from cothon.core.view import OVER, SPECTATOR, TRUTH
from cothon.games.carthago.pieces import (
    COIN,
    DISCARD,
    ESCORTS,
    ESCORTS_BONUS,
    GOOD_NAMES,
    PILE,
    SHIP_DANGER,
    SPACE_NAMES,
    SPACE_WORDS,
    UNSEEN,
    action_of,
    good_of,
)
from cothon.games.carthago.view import CarthagoView, strength_of


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
        cases.append(Case(f"card with {SPACE_WORDS[name]}", sum(1 for c in pool if action_of(c) == a), of))
    for g, name in enumerate(GOOD_NAMES):
        cases.append(Case(f"card with {name}", sum(1 for c in pool if good_of(c) == g), of))
    for worth in range(2, 7):
        cases.append(Case(f"card with {worth} coins", sum(1 for c in pool if COIN[c] == worth), of))
    return Odds("The next trade card", cases if of else [], [_pile(v), *_expedition(v)])


def _pile(v: CarthagoView) -> str:
    if v.pile_n + v.discard_n == 0:
        return "trade pile and discard pile are empty: nothing can be drawn"  # C5.5
    if v.pile_n == 0:
        return f"the trade pile is empty: the next draw shuffles {v.discard_n} discarded cards"
    cards = "1 card" if v.pile_n == 1 else f"{v.pile_n} cards"
    return f"{cards} left before the discard pile is shuffled"


def _expedition(v: CarthagoView) -> list[str]:
    """How a warship delivery would end with the strength a player has, and with all active Escorts."""
    if v.closed == 1:
        return ["the harbours are closed: no warship sails any more"]
    p = int(v.turn) if v.viewer in (TRUTH, SPECTATOR) else int(v.viewer)
    fresh = [int(SHIP_DANGER[i]) for i in range(30) if v.ship_at[i] == PILE]
    ships = fresh or [int(SHIP_DANGER[i]) for i in ints(v.under)[: min(1, int(v.under_n))]]
    strength = int(strength_of(v, p))
    helpers = int(v.active[p * 9 + ESCORTS])
    if not ships:
        return []
    wins = sum(1 for danger in ships if danger <= strength)
    notes = [f"a warship succeeds with strength {strength} in {wins} of {len(ships)} cases"]
    if helpers:
        most = strength + int(ESCORTS_BONUS) * helpers
        wins = sum(1 for danger in ships if danger <= most)
        notes.append(f"with {helpers} Escorts (strength {most}) in {wins} of {len(ships)} cases")
    return notes
