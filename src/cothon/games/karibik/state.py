"""The whole position: a view, and in mode `unseen` also the faces that nobody sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints, new_arr
from cothon.core.view import State
from cothon.games.karibik.options import Rules
from cothon.games.karibik.past import Past
from cothon.games.karibik.pieces import (
    AMOUNT,
    COMPLETED,
    DISPLAY,
    FACES,
    FIRST_PERSON,
    FIRST_REQUEST,
    IDS,
    INFLUENCE,
    PERSONS,
    REQUESTS,
    SKILL,
    SKILLS,
    TYPES,
    WORTH,
)
from cothon.games.karibik.view import KaribikView, unseen_cards

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class KaribikState(KaribikView, State):
    """dark   mode `unseen`: faces of all face-down cards, laid out like `u`
    fresh  mode `unseen`: cards settled so far for the batch that is being shuffled, by face
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
        dark: Arr,
        fresh: Arr,
    ) -> None:
        KaribikView.__init__(
            self, rules, ships, harbour, row, display, skill, coins, owed, due, up, held, buried, left, u, past
        )
        self.dark: Arr = dark
        self.fresh: Arr = fresh

    def clone(self) -> KaribikState:
        unseen = self.rules.unseen
        s = KaribikState(
            self.rules,
            self.ships[:],
            self.harbour[:],
            self.row[:],
            self.display[:],
            self.skill[:],
            self.coins[:],
            self.owed[:],
            self.due[:],
            self.up[:],
            self.held[:],
            self.buried[:] if unseen else self.buried,
            self.left[:],
            self.u[:] if not unseen else self.u,
            self.past.clone() if unseen else self.past,
            self.dark[:] if unseen else self.dark,
            self.fresh[:] if unseen else self.fresh,
        )
        s.copy_numbers(self)
        return s

    def faces(self) -> Arr:
        """The faces of all face-down cards by batch, whoever may know them."""
        return self.dark if self.rules.unseen else self.u

    def key(self) -> tuple[int, ...]:
        dark = ints(self.dark)[self.first_live() * int(FACES) :]
        return (*KaribikView.key(self), *dark, *ints(self.fresh))

    def check(self) -> None:
        self._check_batches()
        self._check_cards()
        self._check_sums()
        if self.rules.unseen:
            self._check_past()

    def _check_batches(self) -> None:
        n = int(self.seats)
        faces = ints(self.faces())
        last = self.batches() - 1
        assert len(faces) == int(FACES) * (last + 1), "K3.8: a face count for every batch"
        assert min(faces) >= 0, "K3.8: no negative number of cards"
        for i in range(last + 1):
            held = ints(self.held)[i * n : i * n + n]
            buried = int(self.buried[i]) if self.rules.unseen else 0
            lying = sum(held) + buried + (int(self.deck) if i == last else 0)
            assert min(*held, buried, int(self.deck)) >= 0, "K3.8: no negative number of cards"
            assert sum(faces[i * int(FACES) : (i + 1) * int(FACES)]) == lying == self.left[i], "K3.9: cards of a batch"
        for p in range(n):
            assert self.coins[p] == sum(ints(self.held)[p::n]), "K3.8: coins of a player lie in batches"
        buried = sum(ints(self.buried))
        assert self.discard == sum(ints(self.up)) + buried, "K3.8: the discard is face up or buried"

    def _check_cards(self) -> None:
        hidden = ints(unseen_cards(self))
        faces = ints(self.faces())
        fresh = ints(self.fresh) or [0] * int(FACES)
        for f in range(int(FACES)):
            assert sum(faces[f :: int(FACES)]) + fresh[f] == hidden[f], f"K3.9: every card once, but not {IDS[f]}"
        assert min(*ints(self.up), *ints(self.harbour)) >= 0, "K3.9: no negative number of cards"

    def _check_sums(self) -> None:
        ships = [f for f in ints(self.ships) if f >= 0]
        assert self.types == len(ships), "K5.10: one ship of a type"
        assert self.cards == len(ships) + sum(ints(self.harbour)), "K9.10: only ships and persons in the harbour"
        assert self.open_requests == sum(ints(self.row)), "K6.1: requests in the row"
        assert self.owing == sum(ints(self.owed)), "K3.15: coins still to be gained"
        assert self.dues == sum(ints(self.due)), "K3.14: coins still to be spent"
        fresh = skills(self.rules, self.display)
        assert ints(self.skill) == ints(fresh), "K10.1: skills are those of the display"

    def _check_past(self) -> None:
        """Each batch: what it was made of, less what was revealed and what went on, is still face down."""
        past = self.past
        batches = [*past.closed, past.newest]
        assert len(batches) == self.oldest + self.batches(), "K3.7: an account of every batch"
        poured = [ints(b.blanks) for b in batches] + [ints(past.poured)]
        for a, batch in enumerate(batches):
            assert len(poured[a]) == a, "K3.7: blanks come from older batches"
            gone = sum(row[a] for row in poured if a < len(row))
            cards = sum(ints(batch.made)) + sum(poured[a]) - sum(ints(batch.seen)) - gone
            left = int(self.left[a - self.oldest]) if a >= self.oldest else 0
            assert cards == left, f"K3.12: cards of batch {a}"


def skills(rules: Rules, display: Arr) -> Arr:
    """What displays are worth, counted afresh."""
    out = new_arr(int(SKILLS * rules.seats))
    for p in range(rules.seats):
        for i in range(PERSONS):
            k = display[p * DISPLAY + i]
            out[p * SKILLS + SKILL[FIRST_PERSON + i]] += k * AMOUNT[FIRST_PERSON + i]
            out[p * SKILLS + INFLUENCE] += k * WORTH[FIRST_PERSON + i]
        for e in range(REQUESTS):
            k = display[p * DISPLAY + FIRST_REQUEST - FIRST_PERSON + e]
            out[p * SKILLS + COMPLETED] += k
            out[p * SKILLS + INFLUENCE] += k * rules.influence[e]
    return out


def no_ships() -> Arr:
    ships = new_arr(int(TYPES))
    for t in range(TYPES):
        ships[t] = -1
    return ships
