"""Looking back: a whole position played on, and answers weighed in the same worlds."""

from __future__ import annotations

import pytest

from cothon.bots.instinct import instinct
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.players import new_match, play_on, play_until

SEATS = 3


def searching(name: str, cut: int = 2) -> Search:
    return Search(game(name), instinct(name), Settings(cut=cut))


@pytest.mark.parametrize("name", names())
def test_a_continuation_depends_on_its_number_and_the_seed_alone(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 40, FastDice(2))
    state = match.world(match.version, ended=True)
    before = state.key()
    rows = searching(name).ahead(state, 6, 7)
    assert searching(name).ahead(state, 2, 7, 4) == rows[4:]
    assert state.key() == before
    assert all(sum(row) == pytest.approx(1) and len(row) == SEATS for row in rows)


@pytest.mark.parametrize("name", names())
def test_a_finished_game_has_no_other_continuation(name: str) -> None:
    match = play_on(new_match(name))
    winners = match.result().winners
    shares = [1 / len(winners) if p in winners else 0.0 for p in range(SEATS)]
    assert searching(name).ahead(match.world(match.version), 2, 1) == [shares, shares]


@pytest.mark.parametrize("name", names())
def test_an_answer_is_weighed_alike_whatever_it_is_compared_with(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 30 and len(m.offers(m.actor)) > 1, FastDice(3))
    assert match.actor is not None
    view = match.view(match.actor)
    before, (first, second, *_) = view.key(), match.game.legal(view)
    a, b = searching(name).weigh(view, [first, second], 5, 7)
    assert searching(name).weigh(view, [second], 5, 7) == [b]
    assert searching(name).weigh(view, [second, first], 5, 7) == [b, a]
    assert view.key() == before
