"""What the next card may be, for people: bust, ships, persons, requests, taxes, and how far luck may carry.

Exact in mode `open` and before the first reshuffle; otherwise estimated over imagined worlds.
"""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.odds import Case, Note, Odds
from cothon.core.view import OVER
from cothon.games.karibik.accounts import accounts
from cothon.games.karibik.made.ids import ASK_DISCOVER, ASK_REPEL, ASK_REVEAL, SPENT_OPEN, SPENT_UNSEEN
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.pieces import (
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    LOOT,
    NEEDED,
    SHIP_TYPE,
    SKILLS,
    STRENGTH,
    TAX_STRENGTH,
    TRADER,
    TYPE_IDS,
    TYPES,
)
from cothon.games.karibik.worlds import chances, table_of

SAMPLES = 64
"""Worlds that are weighed where the batches are not known."""

_MILLION = 1_000_000


class Next:
    """The card that comes next: in `ways[f]` of `of` equally likely cases it is f."""

    def __init__(self, ways: list[int], exact: bool) -> None:
        self.ways = ways
        self.of = sum(ways)
        self.exact = exact


def odds(v: KaribikView, dice: Dice) -> Odds | None:
    """Odds of the next reveal; None when the active player is not discovering, or no card is left."""
    if v.actor == OVER or v.ask not in (ASK_DISCOVER, ASK_REPEL, ASK_REVEAL) or v.deck + v.discard == 0:
        return None
    if v.mixing > 0:
        return None
    return _told(v, next_card(v, dice))


def next_card(v: KaribikView, dice: Dice) -> Next:
    if v.deck > 0:
        return _from_deck(v, dice)
    if v.rules.spent == SPENT_OPEN:
        return Next(ints(v.up), True)  # the discard becomes the deck
    return _from_discard(v, dice)


def _from_deck(v: KaribikView, dice: Dice) -> Next:
    if v.rules.spent == SPENT_OPEN:
        return Next(ints(v.u)[-int(FACES) :], True)
    made, blanks, seen = table_of(accounts(v))
    if not v.past.closed:
        return Next([k - r for k, r in zip(made[0], seen[0], strict=True)], True)
    return Next([round(x * _MILLION) for x in chances(made, blanks, seen, dice, SAMPLES)[-1]], False)


def _from_discard(v: KaribikView, dice: Dice) -> Next:
    """Mode `unseen` with an empty deck: any card of the discard, face up or buried.

    A buried card is any face-down card of its batch.
    """
    told = accounts(v)
    made, blanks, seen = table_of(told)
    if not v.past.closed:  # exact: whole numbers, with the number of face-down cards as the common denominator
        left = max(int(v.left[0]), 1)
        hidden = [k - r for k, r in zip(made[0], seen[0], strict=True)]
        return Next([int(v.up[f]) * left + int(v.buried[0]) * hidden[f] for f in range(int(FACES))], True)
    ways = [float(k) for k in v.up]
    for t, row in zip(told, chances(made, blanks, seen, dice, SAMPLES), strict=True):
        buried = int(v.buried[t.number - int(v.oldest)]) if t.left > 0 else 0
        for f, chance in enumerate(row):
            ways[f] += chance * buried
    return Next([round(x * _MILLION) for x in ways], False)


def _told(v: KaribikView, card: Next) -> Odds:
    taken = _taken_types(v)
    strength = int(v.skill[v.active * SKILLS + STRENGTH])
    ships = range(int(FIRST_PERSON))
    bust = [f for f in ships if int(SHIP_TYPE[f]) in taken and NEEDED[f] > strength]
    weak = [f for f in ships if NEEDED[f] <= strength]
    new = [f for f in ships if int(SHIP_TYPE[f]) not in taken]
    cases = [
        *_busts(v, card, bust),
        _case("new-ship", card, new),
        _case("weak-ship", card, weak),
        _case("person", card, range(int(FIRST_PERSON), int(FIRST_REQUEST))),
        _case("request", card, range(int(FIRST_REQUEST), int(TAX_STRENGTH))),
        _case("tax", card, range(int(TAX_STRENGTH), int(FACES))),
    ]
    for t in range(int(TYPES)):
        ways = sum(card.ways[f] for f in ships if SHIP_TYPE[f] == t)
        cases.append(Case("type", ways, card.of, type=TYPE_IDS[t]))
    return Odds("next-card", cases, _notes(v, card, bust, new), card.exact)


def _busts(v: KaribikView, card: Next, kept: list[int]) -> list[Case]:
    """The next card is a bust; of a ship that may be repelled after either answer."""
    if v.ask != ASK_REPEL:
        return [_case("bust", card, kept)]
    here = {t for t in range(int(TYPES)) if v.ships[t] >= 0}
    repelled = [f for f in kept if int(SHIP_TYPE[f]) in here]
    ways = [sum(card.ways[f] for f in faces) for faces in (kept, repelled)]
    return [
        Case("bust-let-in", ways[0], card.of, label="keep"),
        Case("bust-repelled", ways[1], card.of, label="repel"),
    ]


def _taken_types(v: KaribikView) -> set[int]:
    """Ship types in the harbour; a ship just revealed counts as if it were kept."""
    taken = {t for t in range(int(TYPES)) if v.ships[t] >= 0}
    if 0 <= v.card < FIRST_PERSON:
        taken.add(int(SHIP_TYPE[v.card]))
    return taken


def _case(key: str, card: Next, faces: list[int] | range) -> Case:
    return Case(key, sum(card.ways[f] for f in faces), card.of)


def _notes(v: KaribikView, card: Next, bust: list[int], new: list[int]) -> list[Note]:
    notes: list[Note] = []
    ways = sum(card.ways[f] for f in new)
    if ways:
        loot = sum(card.ways[f] * int(LOOT[f]) for f in new)
        notes.append(Note("new-ship-brings", coins=round(loot / ways, 1)))
    best = 0
    for t in range(int(TYPES)):
        if v.ships[t] >= 0:
            best = max(best, int(LOOT[v.ships[t]] + v.skill[v.active * SKILLS + TRADER + t]))
    if best:
        notes.append(Note("best-ship-brings", coins=best))
    lost = sum(card.ways[f] for f in bust)
    cards = min(3, _in_a_row(v), card.of - lost)
    if lost and card.exact and cards > 0:
        key = "no-bust-let-in" if v.ask == ASK_REPEL else "no-bust"
        notes.append(_safe(key, card.of, lost, cards))
    if not card.exact:
        notes.append(Note("estimated"))
    return notes


def _in_a_row(v: KaribikView) -> int:
    """How many of the next cards come out of the pile that `Next` counts, one way for each card."""
    if v.deck > 0:
        return int(v.deck)
    return 1 if v.rules.spent == SPENT_UNSEEN else int(v.discard)


def _safe(key: str, of: int, lost: int, cards: int) -> Note:
    """Chances that none of the next cards busts the harbour as it is; all draws are without replacement."""
    safe = 100.0
    steps: list[int] = []
    for i in range(cards):
        safe *= (of - lost - i) / (of - i)
        steps.append(round(safe))
    return Note(key, cards=cards, percent=steps)
