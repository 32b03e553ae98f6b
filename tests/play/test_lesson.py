"""The scripted first games, played through the door: all is legal, draws are as fixed, and the newcomer wins."""

from __future__ import annotations

import pytest

from cothon.core.result import Refusal
from cothon.games import names, versions
from cothon.locales import languages, voice
from cothon.play.lesson import NEWCOMER, Lesson, OffScript, lesson
from cothon.play.match import Match
from cothon.play.record import Drawn, Seat
from cothon.play.verify import verify

MOST_STEPS = 14
LESSONS = [name for name in names() if lesson(name) is not None]


def of(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


def begun(name: str) -> tuple[Lesson, Match]:
    script = of(name)
    rivals = [Seat("level-2", f"Rival {i}") for i in range(1, script.options.seats)]
    return script, script.match([Seat("human", "Newcomer"), *rivals])


def answer(script: Lesson, match: Match) -> None:
    """What the script says, by whoever is asked."""
    alone = script.by_itself(match)
    if alone is not None:
        assert match.actor is not None
        match.submit(match.actor, alone, match.version)
        return
    step = script.step(match)
    assert step is not None
    script.admit(match, list(step.actions))
    if len(step.actions) == 1:
        match.submit(NEWCOMER, step.actions[0], match.version)
    else:
        match.burst(NEWCOMER, step.actions, match.version)


def test_every_game_has_one() -> None:
    assert list(names()) == LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_it_is_legal_from_step_to_step_and_ends_in_victory(name: str) -> None:
    script, match = begun(name)
    while not match.over:
        answer(script, match)
    result = match.result()
    assert result.ranks[NEWCOMER] == 1
    assert list(result.ranks).count(1) == 1
    assert len(script.steps) <= MOST_STEPS
    assert len(set(script.steps)) == len(script.steps)
    assert script.by_itself(match) is None
    assert script.step(match) is None


@pytest.mark.parametrize("name", LESSONS)
def test_its_draws_are_those_that_its_sentences_tell_of(name: str) -> None:
    script, match = begun(name)
    while not match.over:
        answer(script, match)
    drawn = [script.game.draws.label(e.draw) for e in match.entries_since(0) if isinstance(e, Drawn)]
    assert tuple(drawn) == script.draws
    verify(match.record())


@pytest.mark.parametrize("name", LESSONS)
def test_it_is_played_by_the_newest_rules(name: str) -> None:
    assert of(name).game.facts.version == versions(name)[-1]


@pytest.mark.parametrize("name", LESSONS)
def test_it_refuses_all_else_and_changes_nothing(name: str) -> None:
    script, match = begun(name)
    while not match.over:
        step = script.step(match)
        if step is not None and step.name:
            before = match.version
            for other in set(script.game.legal(match.view(NEWCOMER))) - set(step.actions):
                with pytest.raises(OffScript) as refused:
                    script.admit(match, [other])
                assert refused.value.refusal.key == "lesson"
            assert match.version == before
        answer(script, match)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", LESSONS)
def test_every_step_is_told_in_every_language(name: str, language: str) -> None:
    script = of(name)
    say = voice(language, script.game).say
    for step in ("", *(f"-{s}" for s in script.steps), "-end"):
        key = f"lesson-{name}{step}"
        told = [say(key, rival="Dido"), say(f"{key}.title")]
        told += [say(f"{key}.do")] if step not in ("", "-end") else []
        assert all(words and key not in words and "{" not in words for words in told), told
    wrong = Refusal("", "lesson", labels="reveal")
    assert "reveal" in voice(language, script.game).refusal(wrong)
