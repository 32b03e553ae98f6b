"""What is likely next: the next card of the draw pile, and what a purchase would set in motion now."""

from __future__ import annotations

from typing import Final

from cothon.core.arr import ints
from cothon.core.dice import Dice
from cothon.core.odds import Case, Note, Odds
from cothon.core.view import HOLE, OVER
from cothon.games.traders.made.ids import ASK_ACT
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.pieces import COLOUR_NAMES, FACES
from cothon.games.traders.prices import can_buy, cart_price, largest_discount
from cothon.games.traders.worlds import fill

WORLDS: Final = 100
"""Imagined worlds where the pool is not shown."""


def odds(v: TradersView, dice: Dice) -> Odds | None:
    """A next draw is uniform over the pool (Kn5). With `view=table` it is not shown, and worlds are sampled (Kn8)."""
    if v.actor == OVER:
        return None
    notes = [_pile(v)]
    if v.actor >= 0 and v.ask == ASK_ACT and v.coins[v.turn] != HOLE:
        notes += _purchase(v)
    exact = v.draw_n == 0 or v.pool[0] != HOLE
    pool = _pool(v) if exact else _imagined(v, dice)
    of = sum(pool)
    if of == 0:
        return Odds("next-card", [], notes)
    cases = [Case("colour", sum(pool[c * 3 : c * 3 + 3]), of, colour=name) for c, name in enumerate(COLOUR_NAMES)]
    for i, worth in enumerate((2, 3, 5)):
        cases.append(Case("value", sum(pool[i::3]), of, worth=worth))
    return Odds("next-card", cases, notes, exact)


def _pool(v: TradersView) -> list[int]:
    return ints(v.discard) if v.draw_n == 0 else ints(v.pool)


def _imagined(v: TradersView, dice: Dice) -> list[int]:
    """The draw piles of some worlds that the viewer cannot exclude, together."""
    cards = [0] * int(FACES)
    for _ in range(WORLDS):
        for f, k in enumerate(ints(fill(v, dice).draw)):
            cards[f] += k
    return cards


def _pile(v: TradersView) -> Note:
    if v.draw_n == 0:
        return Note("shuffled-next", cards=int(v.discard_n))
    return Note("cards-left", cards=int(v.draw_n))


def _purchase(v: TradersView) -> list[Note]:
    """What buying would do: its price, the ships that would arrive, those that would then be raided."""
    if not can_buy(v, v.turn):
        return []
    price = int(cart_price(v, v.turn))
    saved = int(largest_discount(v, v.turn, 0))
    notes = [Note("price-with-tokens", price=price, least=price - saved) if saved else Note("price", price=price)]
    to = [_after(v, c) for c in range(4)]
    arriving = [COLOUR_NAMES[c] for c in range(4) if to[c] == 5]
    raided = [COLOUR_NAMES[c] for c in range(4) if to[c] in (3, 4)]
    if not arriving:
        return [*notes, Note("no-arrival")]
    notes.append(Note("payday", colour=arriving))
    return [*notes, Note("raid", colour=raided)] if raided else notes


def _after(v: TradersView, c: int) -> int:
    """Where the ship of a colour would stand after the purchase (T5.1)."""
    n = sum(ints(v.market)[c * 3 : c * 3 + 3])
    own = int(v.piece[v.turn])
    if own < 12 and own // 3 == c:
        n += 1
    return min(5, int(v.ships[c]) + min(2, n))
