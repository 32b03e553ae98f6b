"""Events in words: good grammar, what a viewer may know, several cards in one sentence."""

from __future__ import annotations

import re

import pytest

from cothon.games import game, names
from cothon.play.dice import FastDice
from cothon.play.record import Drawn
from cothon.play.telling import sentence, tales, told
from kit.players import new_match, play_on, play_until


@pytest.mark.parametrize("name", names())
def test_stories_address_you_properly(name: str) -> None:
    g = game(name)
    for event, (pattern, _) in g.story.patterns.items():
        fields: dict[str, object] = {"event": event, "seat": 0}
        fields |= {f: (0 if f.endswith("seat") else 2) for f in re.findall(r"{(\w+)}", pattern)}
        said = told(g, fields, ["You", "Hanno"])
        assert not re.search(r"(?<!of )\b[Yy]ou (is|has|\w+[^s]s)\b", said), said
        assert "You's" not in said
        assert not re.search(r"\w You\b", said), said
        assert said == sentence(said)
        other = told(g, {**fields, "seat": 1}, ["You", "Hanno"])
        assert "{" not in other


@pytest.mark.parametrize("name", names())
def test_tales_go_on_from_any_decision_and_name_their_deed(name: str) -> None:
    match = play_on(new_match(name))
    whole = tales(match, None)
    deeds = [not isinstance(e, Drawn) for e in match.record().entries]
    assert [t.deed for t in whole] == sorted(t.deed for t in whole)
    assert whole[-1].deed == sum(deeds)
    for since in (v for v, deed in enumerate(deeds[:120]) if deed):
        done = sum(deeds[:since])
        assert tales(match, None, since) == [t for t in whole if t.deed > done]


@pytest.mark.parametrize("name", names())
def test_a_tale_tells_a_viewer_no_more_than_its_events_do(name: str) -> None:
    match = play_until(new_match(name), lambda m: m.version > 120, FastDice(3))
    called = [s.name for s in match.seats]
    for seat in (None, 0, 1, 2):
        allowed = " ".join(told(match.game, e, called) for _, e in match.events(seat))
        for tale in tales(match, seat):
            assert set(re.findall(r"\w+", tale.words)) <= set(re.findall(r"\w+", allowed))
