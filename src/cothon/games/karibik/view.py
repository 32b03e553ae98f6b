"""What can be seen: all of the table, and the numbers of face-down cards; in mode `open` their faces too (K3.14).

Nobody has private knowledge, so one view serves every seat (chapter Knowledge).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cothon.core.arr import ints, new_arr
from cothon.core.view import SPECTATOR, View
from cothon.games.karibik.options import Rules
from cothon.games.karibik.past import Past
from cothon.games.karibik.pieces import FACES

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class KaribikView(View):
    """rules     the options
    ships     face of the ship of each type in the harbour, or -1
    harbour   persons in the harbour, by face - 28
    row       open requests, by face - 54
    display   hired persons and completed requests: seat * 32 + face - 28
    skill     what displays are worth: seat * 16 + skill (see pieces)
    coins     coin cards by seat
    owed      coins still to be gained, by seat; served clockwise from the active player
    due       coins still to be spent, by seat; likewise
    up        face-up discards, by face
    held      coins by batch: (batch - oldest) * seats + seat
    buried    face-down discards by batch (mode `unseen`)
    left      all face-down cards by batch (K3.9)
    u         mode `open`: faces of all face-down cards, (batch - oldest) * 62 + face; mode `unseen`: empty
    past      mode `unseen`: what is public about the shuffles

    start, active, round   starting player (-1: not drawn yet), whose turn it is, number of the round
    shown     cards revealed in this turn
    cards, types           cards and ships in the harbour
    open_requests          cards in the row
    step      whose step it is, -1 in phase 1
    takes     left in this step
    took      cards the active player took in this turn
    busted    1 after a bust
    card      revealed card being resolved (a ship at `repel`, a tax), or -1
    wanted    person being hired while its cost is spent, or -1; it still lies in the harbour
    fee       1: the looter pays the fee out of this loot
    paying, given, jacked  request being paid for (0..5, or -1), persons given so far, last one a Jack for this kind
    then      what follows when all gains and spendings are through (see rules)
    owing, dues            sums of `owed` and `due`
    mixing    1 while a reshuffle waits for settles
    deck, discard          numbers of cards
    oldest    number of the batch that comes first in the arrays
    source, payer          batch and seat of the draw that is due
    ended     what triggered the end: 0 nothing, 1 target, 2 dead_end, 3 max_rounds
    """

    def __init__(
        self,
        rules: Rules,
        ships: Arr,
        harbour: Arr,
        row: Arr,
        display: Arr,
        skill: Arr,
        coins: Arr,
        owed: Arr,
        due: Arr,
        up: Arr,
        held: Arr,
        buried: Arr,
        left: Arr,
        u: Arr,
        past: Past,
    ) -> None:
        super().__init__(rules.seats)
        self.rules: Rules = rules
        self.ships: Arr = ships
        self.harbour: Arr = harbour
        self.row: Arr = row
        self.display: Arr = display
        self.skill: Arr = skill
        self.coins: Arr = coins
        self.owed: Arr = owed
        self.due: Arr = due
        self.up: Arr = up
        self.held: Arr = held
        self.buried: Arr = buried
        self.left: Arr = left
        self.u: Arr = u
        self.past: Past = past
        self.start: i64 = -1
        self.active: i64 = 0
        self.round: i64 = 1
        self.shown: i64 = 0
        self.cards: i64 = 0
        self.types: i64 = 0
        self.open_requests: i64 = 0
        self.step: i64 = -1
        self.takes: i64 = 0
        self.took: i64 = 0
        self.busted: i64 = 0
        self.card: i64 = -1
        self.wanted: i64 = -1
        self.fee: i64 = 0
        self.paying: i64 = -1
        self.given: i64 = 0
        self.jacked: i64 = 0
        self.then: i64 = 0
        self.owing: i64 = 0
        self.dues: i64 = 0
        self.mixing: i64 = 0
        self.deck: i64 = 0
        self.discard: i64 = 0
        self.oldest: i64 = 0
        self.source: i64 = 0
        self.payer: i64 = 0
        self.ended: i64 = 0

    def copy_numbers(self, v: KaribikView) -> None:
        """Take over everything that is not an array."""
        self.actor = v.actor
        self.ask = v.ask
        self.start = v.start
        self.active = v.active
        self.round = v.round
        self.shown = v.shown
        self.cards = v.cards
        self.types = v.types
        self.open_requests = v.open_requests
        self.step = v.step
        self.takes = v.takes
        self.took = v.took
        self.busted = v.busted
        self.card = v.card
        self.wanted = v.wanted
        self.fee = v.fee
        self.paying = v.paying
        self.given = v.given
        self.jacked = v.jacked
        self.then = v.then
        self.owing = v.owing
        self.dues = v.dues
        self.mixing = v.mixing
        self.deck = v.deck
        self.discard = v.discard
        self.oldest = v.oldest
        self.source = v.source
        self.payer = v.payer
        self.ended = v.ended

    def batches(self) -> int:
        """Number of batches in the arrays; the last of them is the newest."""
        return len(self.left)

    def first_live(self) -> int:
        """Place in the arrays of the first batch that still has face-down cards, or of the newest."""
        last = self.batches() - 1
        for i in range(last):
            if self.left[i] > 0:
                return i
        return last

    def key(self) -> tuple[int, ...]:
        """Batches without face-down cards leave no trace in it; `source` and `payer` follow from the rest."""
        i = self.first_live()
        n = int(self.seats)
        # fmt: off
        numbers = [
            self.viewer, self.seats, self.actor, self.ask, self.start, self.active, self.round, self.shown, self.step,
            self.takes, self.took, self.busted, self.card, self.wanted, self.fee, self.paying, self.given, self.jacked,
            self.then, self.mixing, self.deck, self.discard, self.oldest + i, self.batches() - i, self.ended,
        ]
        # fmt: on
        out = [int(x) for x in numbers]
        for a in (self.ships, self.harbour, self.row, self.display, self.coins, self.owed, self.due, self.up):
            out += ints(a)
        out += ints(self.held)[i * n :]
        out += ints(self.buried)[i:]
        out += ints(self.u)[i * int(FACES) :]
        out += self.past.numbers()
        return tuple(out)


def mask(v: KaribikView, seat: int | None) -> KaribikView:
    """What a seat, or a spectator, may know: everything but the faces that State adds."""
    seen = KaribikView(
        v.rules,
        v.ships[:],
        v.harbour[:],
        v.row[:],
        v.display[:],
        v.skill[:],
        v.coins[:],
        v.owed[:],
        v.due[:],
        v.up[:],
        v.held[:],
        v.buried[:],
        v.left[:],
        v.u[:],
        v.past.clone() if v.rules.unseen else v.past,
    )
    seen.copy_numbers(v)
    seen.viewer = SPECTATOR if seat is None else seat
    return seen


def unseen_cards(v: KaribikView) -> Arr:
    """Copies of each face that are face down somewhere: public by subtraction (chapter Knowledge)."""
    out = new_arr(int(FACES))
    for f in range(FACES):
        out[f] = v.rules.copies_in_game(int(f)) - v.up[f]
    for t in v.ships:
        if t >= 0:
            out[t] -= 1
    for i, k in enumerate(v.harbour):
        out[28 + i] -= k
    for i, k in enumerate(v.row):
        out[54 + i] -= k
    for i, k in enumerate(v.display):
        out[28 + i % 32] -= k
    if v.card >= 0:
        out[v.card] -= 1
    return out
