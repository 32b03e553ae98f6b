"""What is known of each batch in mode `unseen` (chapter Knowledge), without those that do not matter any more.

A batch is used up when none of its cards lies face down. If all its cards are known, and what nobody saw of them went
into one later batch, then these are known cards of that one; the account of the first is closed, and nothing is lost by
it. So a late round has no more accounts than an early one, though a long game has hundreds of reshuffles.
"""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.past import Batch, Past


class Account:
    """made    F: known cards it was made from, by face
    blanks  x: numbers of unseen cards from older batches, by the number of the batch
    seen    R: cards revealed from it, by face
    left    cards of it that lie face down
    """

    def __init__(self, number: int, made: list[int], blanks: dict[int, int], seen: list[int], left: int) -> None:
        self.number = number
        self.made = made
        self.blanks = blanks
        self.seen = seen
        self.left = left


def accounts(v: KaribikView) -> list[Account]:
    """Of the batches that matter, the oldest first; last the one being shuffled, if any."""
    past = v.past
    told = _entered(_closed(past), len(past.closed), past.newest)
    if v.mixing > 0:
        coming = Batch(v.up, past.poured, v.up[:0])
        told = _entered(told, len(past.closed) + 1, coming)
    return told


def _closed(past: Past) -> list[Account]:
    """Of all batches before the newest. These do not change, so that each keeps what was known when it was closed."""
    known = len(past.closed)
    while known > 0 and past.closed[known - 1].accounts is None:
        known -= 1
    told: list[Account] = []
    if known > 0:
        kept = past.closed[known - 1].accounts
        assert kept is not None
        told = kept
    for number in range(known, len(past.closed)):
        told = _entered(told, number, past.closed[number])
        past.closed[number].accounts = told
    return told


def _entered(told: list[Account], number: int, batch: Batch) -> list[Account]:
    """With one batch more, and without those that it has used up."""
    blanks = {a: k for a, k in enumerate(ints(batch.blanks)) if k > 0}
    made = ints(batch.made)
    seen = ints(batch.seen) or [0] * len(made)
    out = [_poured(t, blanks.get(t.number, 0)) for t in told]
    out.append(Account(number, made, blanks, seen, sum(made) + sum(blanks.values()) - sum(seen)))
    for i in range(len(out) - 1):
        _merge(out, i)
    return [t for t in out if t.left >= 0]


def _poured(t: Account, cards: int) -> Account:
    return t if cards == 0 else Account(t.number, t.made, t.blanks, t.seen, t.left - cards)


def _merge(out: list[Account], i: int) -> None:
    """Close account i if its batch is used up, and all is known of where its cards are: it is left with -1 cards."""
    t = out[i]
    if t.left > 0 or t.blanks:
        return
    took = [j for j in range(i + 1, len(out)) if t.number in out[j].blanks]
    if len(took) > 1:
        return
    for j in took:
        d = out[j]
        made = [k + more - gone for k, more, gone in zip(d.made, t.made, t.seen, strict=True)]
        blanks = {a: k for a, k in d.blanks.items() if a != t.number}
        out[j] = Account(d.number, made, blanks, d.seen, d.left)
    out[i] = Account(t.number, t.made, t.blanks, t.seen, -1)
