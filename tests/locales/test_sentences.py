"""The files of every language: nothing is missing, nothing is left over, and no sentence uses what it is not given."""

from __future__ import annotations

import pytest

from cothon.games import game, names
from cothon.locales import ENGLISH, languages
from cothon.locales.voice import key_of
from kit import sentences as kit

OWN = [*kit.SHARED, *names()]
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("name", names())
def test_english_has_every_sentence_that_a_game_asks_for(name: str) -> None:
    asked = kit.needed(game(name), ENGLISH)
    assert sorted(asked.keys() - kit.messages(ENGLISH, name).keys()) == []


@pytest.mark.parametrize("file", OWN)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_keys_of_english(language: str, file: str) -> None:
    """Forms and parts of sentences may differ: they are what only messages of the same file refer to."""
    english, own = kit.messages(ENGLISH, file), kit.messages(language, file)
    parts = {r for m in [*english.values(), *own.values()] for r in m.refers}
    assert sorted(english.keys() - own.keys() - parts) == []
    assert sorted(own.keys() - english.keys() - parts) == []


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_sentences_of_a_game_use_only_what_they_are_given(language: str, name: str) -> None:
    asked = kit.needed(game(name), language)
    wrong = {
        key: sorted(kit.variables(language, name, key) - allowed)
        for key, allowed in asked.items()
        if kit.ANY not in allowed
    }
    assert {key: names for key, names in wrong.items() if names} == {}


@pytest.mark.parametrize("file", OWN)
@pytest.mark.parametrize("language", OTHERS)
def test_other_sentences_use_only_what_english_uses(language: str, file: str) -> None:
    known = kit.needed(game(file), language) if file in names() else {}
    for key in kit.messages(language, file).keys() & kit.messages(ENGLISH, file).keys() - known.keys():
        assert kit.variables(language, file, key) <= kit.variables(ENGLISH, file, key), key


@pytest.mark.parametrize(
    "file", [file for file in OWN if file != "table"]
)  # that one the browser shares: tools/locales.py
def test_no_sentence_is_left_over(file: str) -> None:
    known: set[str] = {"language-name"}
    if file in names():
        g = game(file)
        known |= kit.needed(g, ENGLISH).keys()
        kinds = {f.kind for e in g.story.events.values() for f in e.fields.values()} | {"good"}
        kinds |= {k for t in (g.actions, g.draws) for f in t.families for k in f.kinds.values()}
        known |= {k for k in kit.messages(ENGLISH, file) if any(k.startswith(f"{key_of(kind)}-") for kind in kinds)}
        known |= {key_of("option", o.name, str(v)) for o in g.declared for v in _values(o.values)}
    left = [k for k in kit.messages(ENGLISH, file) if k not in known and not kit.asked_for(file, k)]
    assert left == []


def _values(declared: object) -> list[object]:
    if isinstance(declared, dict):
        return [v for values in declared.values() for v in values]
    return list(declared) if isinstance(declared, (list, tuple)) else []


def test_every_language_says_its_own_name() -> None:
    for language in languages():
        assert "language-name" in kit.messages(language, "table")
