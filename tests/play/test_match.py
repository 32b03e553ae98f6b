"""The match: one door, precise refusals, versions, bursts, take-backs, nothing leaked."""

from __future__ import annotations

import pytest

from cothon.core.errors import CannotTakeBack, GameIsOver, Illegal, NotYourTurn, Stale
from cothon.core.view import TRUTH
from cothon.games import names
from cothon.play.dice import FastDice
from kit.english import told
from kit.players import new_match, play_on, play_until


@pytest.mark.parametrize("name", names())
def test_a_stale_answer_is_refused_and_changes_nothing(name: str) -> None:
    match = new_match(name)
    before = match.record()
    with pytest.raises(Stale, match="version"):
        match.submit(match.actor, match.offers(match.actor)[0].id, match.version - 1)
    assert match.record() == before


@pytest.mark.parametrize("name", names())
def test_somebody_else_is_refused_with_the_clause_of_the_turn(name: str) -> None:
    match = new_match(name)
    other = (match.actor + 1) % 3
    with pytest.raises(NotYourTurn) as refusal:
        match.submit(other, match.offers(match.actor)[0].id, match.version)
    assert refusal.value.clause == match.game.facts.turn


@pytest.mark.parametrize("name", names())
def test_an_illegal_answer_is_refused_with_its_clause(name: str) -> None:
    match = new_match(name)
    legal = {o.id for o in match.offers(match.actor)}
    before = match.record()
    for action in set(range(len(match.game.actions))) - legal:
        with pytest.raises(Illegal) as refusal:
            match.submit(match.actor, action, match.version)
        assert refusal.value.clause
    for action in (-1, len(match.game.actions), 10**9):
        with pytest.raises(Illegal):
            match.submit(match.actor, action, match.version)
    assert match.record() == before


@pytest.mark.parametrize("name", names())
def test_after_the_end_nothing_is_accepted_and_the_seed_is_revealed(name: str) -> None:
    match = new_match(name)
    assert match.seed is None
    play_on(match)
    assert match.over
    assert match.seed is not None
    with pytest.raises(GameIsOver):
        match.submit(0, 0, match.version)
    with pytest.raises(CannotTakeBack):
        match.take_back(0, match.version)


@pytest.mark.parametrize("name", names())
def test_only_the_asked_seat_gets_offers_and_views_are_never_states(name: str) -> None:
    match = new_match(name)
    assert match.offers(match.actor)
    for seat in (None, (match.actor + 1) % 3, (match.actor + 2) % 3):
        assert match.offers(seat) == []
    for seat in (None, 0, 1, 2):
        assert match.view(seat).viewer != TRUTH
        assert not hasattr(match.view(seat), "clone")


@pytest.mark.parametrize("name", names())
def test_the_version_is_the_length_of_the_record_and_only_rises(name: str) -> None:
    match = new_match(name)
    seen = [match.version]
    dice = FastDice(5)
    while not match.over:
        seat = match.actor
        offers = match.offers(seat)
        assert match.submit(seat, offers[dice.below(len(offers))].id, match.version) == match.version
        if match.can_take_back(seat) and dice.below(4) == 0:
            match.take_back(seat, match.version)
        assert match.version == len(match.record().entries)
        seen.append(match.version)
    assert seen == sorted(set(seen))


@pytest.mark.parametrize("name", names())
def test_a_take_back_restores_position_offers_and_what_every_seat_knows(name: str) -> None:
    match = new_match(name)
    dice = FastDice(8)
    undone = 0
    while not match.over:
        seat = match.actor
        before = [match.view(s).key() for s in (None, 0, 1, 2)], match.offers(seat)
        at = match.version
        offers = match.offers(seat)
        match.submit(seat, offers[dice.below(len(offers))].id, at)
        if at in match.can_take_back(seat):
            match.take_back(seat, match.version, to=at)
            undone += 1
            assert ([match.view(s).key() for s in (None, 0, 1, 2)], match.offers(seat)) == before
            match.submit(seat, offers[dice.below(len(offers))].id, match.version)
    assert undone > 5


@pytest.mark.parametrize("name", names())
def test_nothing_is_taken_back_past_a_draw_or_somebody_elses_answer(name: str) -> None:
    match = new_match(name)
    dice = FastDice(9)
    refused = 0
    while not match.over:
        seat = match.actor
        offers = match.offers(seat)
        before = match.version
        match.submit(seat, offers[dice.below(len(offers))].id, before)
        drew = match.version > before + 1
        for other in range(3):
            if match.over or (other == seat and not drew):
                continue
            with pytest.raises(CannotTakeBack):
                match.take_back(other, match.version)
            refused += 1
    assert refused > 20


def test_a_take_back_needs_the_current_version_and_a_reachable_target() -> None:
    match = new_match("traders")
    seat = match.actor
    match.submit(seat, match.game.actions.id("act:take"), match.version)
    with pytest.raises(Stale):
        match.take_back(seat, match.version - 1)
    with pytest.raises(CannotTakeBack, match="too-far-back"):
        match.take_back(seat, match.version, to=0)


def test_take_backs_never_make_the_stream_repeat_a_draw() -> None:
    """A draw has a number of its own: what comes after a take-back continues the stream."""
    match = new_match("traders")
    seat = match.actor
    straight = new_match("traders")
    match.submit(seat, match.game.actions.id("act:take"), match.version)
    match.take_back(seat, match.version)
    for m in (match, straight):
        play_until(m, lambda m: len(m.record().entries) > 60, FastDice(3))
    draws = [[e for e in m.record().entries if type(e).__name__ == "Drawn"] for m in (match, straight)]
    assert draws[0][:20] == draws[1][:20]


def test_a_burst_pays_in_canonical_order_whatever_the_order_sent() -> None:
    match = new_match("traders", "seats=2")
    dice = FastDice(1)
    paid = 0
    while not match.over and paid < 8:
        seat = match.actor
        if match.ask == "pay":
            path = _a_payment(match, dice)
            version = match.version
            match.burst(seat, path[::-1], version)
            done = [e.action for e in match.record().entries[version : version + len(path)]]
            assert done == sorted(path)
            paid += 1
        else:
            offers = [o for o in match.offers(seat) if o.label != "act:double"]
            buy = [o for o in offers if o.label == "act:buy"]
            offer = (buy or offers)[dice.below(len(buy or offers))]
            match.submit(seat, offer.id, match.version)
    assert paid == 8


def _a_payment(match, dice) -> list[int]:  # type: ignore[no-untyped-def]
    """A whole payment, found by paying on copies of the position."""
    s = match._state.clone()
    path: list[int] = []
    game = match.game
    pay = game.asks.index("pay")
    while s.ask == pay and s.actor == match.actor:
        legal = game.legal(s)
        path.append(legal[dice.below(len(legal))])
        game.apply(s, path[-1])
    return path


def test_a_burst_with_a_needless_missing_or_foreign_part_changes_nothing() -> None:
    match = new_match("traders", "seats=2")
    play_until(match, lambda m: m.ask == "pay", FastDice(4))
    seat, before = match.actor, match.record()
    every = match.game.actions.offered_at("pay")
    for actions in ([*every], [every[0]] * 12, [match.game.actions.id("act:buy")], [], [99999]):
        with pytest.raises(Illegal):
            match.burst(seat, actions, match.version)
    with pytest.raises(NotYourTurn):
        match.burst(1 - seat, every[:1], match.version)
    assert match.record() == before


def test_events_carry_versions_and_catch_up_from_any_of_them() -> None:
    match = new_match("karibik")
    play_until(match, lambda m: m.version > 60, FastDice(2))
    every = match.events(1)
    assert [v for v, _ in every] == sorted(v for v, _ in every)
    for since in (0, 10, 37, match.version):
        assert match.events(1, since) == [(v, e) for v, e in every if v > since]
    for _, event in every:
        assert told(match.game, event, ["Ada", "Bo", "Cy"])
