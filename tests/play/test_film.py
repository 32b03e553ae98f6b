"""The film of a match: every version as a viewer knew it then."""

from __future__ import annotations

import pytest

from cothon.core.view import OVER
from cothon.games import names
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match, play_on, play_until


def versions(match: Match, since: int, upto: int | None = None) -> list[int]:
    return [frame.version for frame in match.film(None, since, upto)]


@pytest.mark.parametrize("name", names())
def test_a_film_shows_every_seat_what_it_was_shown_then(name: str) -> None:
    match = new_match(name)
    viewers = [None, *range(match.options.seats)]
    shown: dict[tuple[int, int | None], object] = {}

    def note(now: Match) -> bool:
        for viewer in viewers:
            shown[now.version, viewer] = (now.view(viewer).key(), (now.actor, now.ask))
        return False

    play_until(match, note, FastDice(3))
    for viewer in viewers:
        frames = {frame.version: frame for frame in match.film(viewer, 0)}
        assert list(frames) == list(range(1, match.version + 1))
        for version, frame in frames.items():
            if (version, viewer) in shown:
                assert shown[version, viewer] == (frame.view.key(), frame.asked)
            assert frame.deed == match.deed(version)


@pytest.mark.parametrize("name", names())
def test_what_a_seat_did_not_know_then_is_not_in_its_film_after_the_end_either(name: str) -> None:
    match = new_match(name)
    told: list[tuple[int, dict[str, object]]] = []

    def note(now: Match) -> bool:
        told.extend(now.events(1, told[-1][0] if told else 0))
        return False

    play_until(match, note, FastDice(5))
    filmed = [(frame.version, event) for frame in match.film(1, 0) for event in frame.events]
    assert filmed[: len(told)] == told
    assert [event["event"] for _, event in filmed] == [event["event"] for _, event in match.events(1, 0)]


def test_a_film_has_the_versions_that_are_asked_for() -> None:
    match = play_until(new_match("karibik"), lambda m: m.version >= 30, FastDice(1))
    assert versions(match, 20, 25) == [21, 22, 23, 24, 25]
    assert versions(match, -4, 2) == [1, 2]
    assert versions(match, match.version) == versions(match, 30, 10) == []
    assert versions(match, match.version - 1, 10**6) == [match.version]


def test_what_was_taken_back_is_in_the_film_and_after_it_the_position_it_went_back_to() -> None:
    match = play_until(new_match("karibik"), lambda m: bool(m.can_take_back(m.actor or 0)), FastDice(2))
    seat = match.actor
    assert seat is not None
    target = match.can_take_back(seat)[0]
    before = match.version
    match.take_back(seat, before, target)
    frames = {frame.version: frame for frame in match.film(seat, 0)}
    assert [event["event"] for event in frames[match.version].events] == ["taken_back"]
    assert frames[match.version].view.key() == match.view(seat).key()
    if target:
        assert frames[match.version].view.key() == frames[target].view.key()
    play_until(match, lambda m: m.version > before + 3, FastDice(2))
    assert match.film(seat, 0)[-1].view.key() == match.view(seat).key()


def test_nobody_is_asked_at_the_end_or_where_chance_is_due() -> None:
    match = play_on(new_match("traders"))
    frames = match.film(0, 0)
    assert frames[-1].asked is None
    assert frames[-1].view.actor == OVER
    assert {frame.asked is None for frame in frames} == {True, False}
    assert all((frame.asked is None) == (frame.view.actor < 0) for frame in frames)
