"""Laws that hold in every position: every card once, batches add up, running numbers are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cothon.core.arr import ints
from cothon.games.karibik.batches import batches, faces
from cothon.games.karibik.made.ids import DUPLICATE_STAY, REQUESTS_TURN, SPENT_UNSEEN
from cothon.games.karibik.pieces import FACES, FIRST_PERSON, IDS, NEEDED, SHIP_TYPE, SKILLS, STRENGTH, TYPES
from cothon.games.karibik.view import skills, unseen_cards

if TYPE_CHECKING:
    from cothon.games.karibik.made.state import KaribikState


def check(s: KaribikState) -> None:
    """AssertionError names the clause."""
    _check_batches(s)
    _check_cards(s)
    _check_sums(s)
    _check_doubles(s)
    _check_closing(s)
    if s.rules.spent == SPENT_UNSEEN:
        _check_past(s)


def _check_batches(s: KaribikState) -> None:
    n = int(s.seats)
    down = ints(faces(s))
    last = batches(s) - 1
    assert len(down) == int(FACES) * (last + 1), "K3.8: a face count for every batch"
    assert min(down) >= 0, "K3.8: no negative number of cards"
    for i in range(last + 1):
        held = ints(s.held)[i * n : i * n + n]
        buried = int(s.buried[i]) if s.rules.spent == SPENT_UNSEEN else 0
        lying = sum(held) + buried + (int(s.deck) if i == last else 0)
        assert min(*held, buried, int(s.deck)) >= 0, "K3.8: no negative number of cards"
        assert sum(down[i * int(FACES) : (i + 1) * int(FACES)]) == lying == s.left[i], "K3.9: cards of a batch"
    for p in range(n):
        assert s.coins[p] == sum(ints(s.held)[p::n]), "K3.8: coins of a player lie in batches"
    buried = sum(ints(s.buried))
    assert s.discard == sum(ints(s.up)) + buried, "K3.8: the discard is face up or buried"


def _check_cards(s: KaribikState) -> None:
    hidden = ints(unseen_cards(s))
    down = ints(faces(s))
    fresh = ints(s.fresh) or [0] * int(FACES)
    for f in range(int(FACES)):
        assert sum(down[f :: int(FACES)]) + fresh[f] == hidden[f], f"K3.9: every card once, but not {IDS[f]}"
    assert min(*ints(s.up), *ints(s.harbour)) >= 0, "K3.9: no negative number of cards"


def _check_sums(s: KaribikState) -> None:
    ships = [f for f in ints(s.ships) if f >= 0]
    doubles = ints(s.doubles)
    assert s.types == len(ships), "K5.10: one ship of a type"
    assert s.cards == len(ships) + sum(doubles) + sum(ints(s.harbour)), "K9.10: only ships and persons in the harbour"
    assert s.open_requests == sum(ints(s.row)), "K6.1: requests in the row"
    assert s.owing == sum(ints(s.owed)), "K3.15: coins still to be gained"
    assert s.dues == sum(ints(s.due)), "K3.14: coins still to be spent"
    fresh = skills(s.rules, s.display)
    assert ints(s.skill) == ints(fresh), "K10.1: skills are those of the display"


def _check_doubles(s: KaribikState) -> None:
    """Of several ships of a type the last face is the first; all but one could have been repelled (K5.9)."""
    strength = s.skill[s.active * SKILLS + STRENGTH]
    for t in range(int(TYPES)):
        faces = [f for f in range(int(FIRST_PERSON)) if SHIP_TYPE[f] == t for _ in range(int(s.doubles[f]))]
        assert not faces or s.rules.duplicate == DUPLICATE_STAY, "K5.10: one ship of a type"
        assert max(faces, default=-1) <= s.ships[t], "K5.10: the ship with the most coins is looted first"
        strong = [f for f in [*faces, int(s.ships[t])] if f >= 0 and NEEDED[f] > strength]
        assert len(strong) <= 1, "K5.9: a second ship that cannot be repelled is a bust"


def _check_closing(s: KaribikState) -> None:
    over = s.step == s.active and s.cards + s.takes + s.busted == 0
    assert s.closing == 0 or (s.rules.requests == REQUESTS_TURN and over), "K6.2: all steps are over"


def _check_past(s: KaribikState) -> None:
    """Each batch: what it was made of, less what was revealed and what went on, is still face down."""
    past = s.past
    told = [*past.closed, past.newest]
    assert len(told) == s.oldest + batches(s), "K3.7: an account of every batch"
    poured = [ints(b.blanks) for b in told] + [ints(past.poured)]
    for a, batch in enumerate(told):
        assert len(poured[a]) == a, "K3.7: blanks come from older batches"
        gone = sum(row[a] for row in poured if a < len(row))
        cards = sum(ints(batch.made)) + sum(poured[a]) - sum(ints(batch.seen)) - gone
        left = int(s.left[a - s.oldest]) if a >= s.oldest else 0
        assert cards == left, f"K3.12: cards of batch {a}"
