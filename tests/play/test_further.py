"""How a payment that is being put together could go on: every way that is offered leads to a payment that is taken,
and every payment that is taken was offered."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement

import pytest

from cothon.core.errors import Illegal
from cothon.games import game
from cothon.play.burst import path_of
from cothon.play.match import Match
from cothon.play.record import Seat

TITLES = [("karibik", "seats=2"), ("traders", "seats=2"), ("traders", "seats=3 mode=classic"), ("carthago", "seats=3")]


def bursts(title: str, text: str, seed: int, most: int) -> list[Match]:
    """Matches at questions that are answered by a burst; random play leads there."""
    g, dice, found = game(title), random.Random(seed), []
    options = g.options_from(text)
    while len(found) < most:
        match = Match(g, options, [Seat("human", f"p{i}") for i in range(options.seats)], dice.randbytes(32))
        while not match.over and len(found) < most:
            legal = g.legal(match.view(match.actor))
            if any(g.actions[a].family.burst for a in legal) and dice.random() < 0.3:
                found.append(match)
                break
            match.submit(match.actor, dice.choice(legal), match.version)
    return found


@pytest.mark.parametrize(("title", "text"), TITLES)
def test_whatever_is_offered_leads_to_a_payment_that_is_taken(title: str, text: str) -> None:
    dice = random.Random(5)
    for match in bursts(title, text, 1, 40):
        seat, paid = match.actor, []
        now = match.further(seat, paid)
        while now.add and not now.complete and (now.close is None or dice.random() < 0.7):
            paid.append(dice.choice(now.add))
            now = match.further(seat, paid)
        assert now.complete or now.close is not None
        before = match.version
        match.burst(seat, paid if now.complete else [*paid, now.close], match.version)
        assert match.version > before


@pytest.mark.parametrize(("title", "text"), [TITLES[0], TITLES[1]])
def test_nothing_that_is_taken_was_not_offered(title: str, text: str) -> None:
    """Against all sets of up to three actions."""
    g, compared = game(title), 0
    for match in bursts(title, text, 2, 12):
        seat = match.actor
        hand = [a for a in range(len(g.actions)) if g.actions[a].family.burst]
        state = match._state
        start = set(match.further(seat, []).add)
        for n in (1, 2, 3):
            for paid in combinations_with_replacement(sorted(start), n):
                again = match._state.clone()
                try:
                    path = path_of(g, again, seat, list(paid))
                except Illegal:
                    continue
                for a in path:
                    g.apply(again, a)
                kind = g.actions[path[0]].family
                done = again.actor != seat or not any(g.actions[a].family is kind for a in g.legal(again))
                assert match.further(seat, list(paid)).complete == done
                compared += 1
        for a in set(hand) - start:  # what was not offered is in no payment
            assert not match.further(seat, [a]).complete
        assert match._state is state, "nothing is done by asking"
    assert compared > 20


@pytest.mark.parametrize(("title", "text"), TITLES)
def test_a_payment_ends_with_its_question(title: str, text: str) -> None:
    """Paying may lead on to saving goods from pirates (T11): that is another payment, though the same seat is asked."""
    dice = random.Random(7)
    for match in bursts(title, text, 4, 30):
        paid: list[int] = []
        while add := match.further(match.actor, paid).add:
            paid.append(dice.choice(add))
        assert len({match.game.actions[a].family.name for a in paid}) == 1


def test_nothing_is_offered_to_who_is_not_asked() -> None:
    [match] = bursts("traders", "seats=2", 3, 1)
    assert match.further(1 - match.actor, []) == ([], False, None)
