"""Whole games in every language by itself: each sentence is there, is given what it uses, and names things by names."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache

import pytest

from cothon.core import CHANCE, OVER, Game, Refusal, Teller
from cothon.core.odds import Note
from cothon.core.result import ASIDE
from cothon.games import game, names
from cothon.locales import YOU, People, Voice, languages
from cothon.locales.bundles import bundle
from cothon.locales.voice import Given, key_of
from cothon.play.dice import FastDice
from kit.clauses import ROOT
from kit.refused import NEVER, SELDOM, refused
from kit.variants import VARIANTS

sys.path.insert(0, str(ROOT / "tools"))
from locales_needed import needed

PEOPLE = People((YOU, "Hanno", "Dido", "Mago", "Arishat"), 0)
ASKED_WHY, ASKED_ODDS = 2, 8  # of so many decisions one, so that a walk is short


class Alone(Voice):
    """A language without English to stand in for it, which notes what it cannot say and things that have no name."""

    def __init__(self, language: str, g: Game) -> None:
        super().__init__([bundle(language, g.facts.name)], g)
        self.lacks: set[str] = set()

    def _say(self, key: str, attribute: str, given: Given) -> str:
        words = super()._say(key, attribute, given)
        if words == key:
            self.lacks.add(key)
        return words

    def _look_up(self, first: int, key: str, value: str) -> dict[str, str]:
        if not self._bundles[0].has_message(key):
            self.lacks.add(key)
        return super()._look_up(first, key, value)


def on_the_table(shown: object) -> Iterator[Refusal]:
    """The reasons that things on the table bring along, wherever they lie."""
    if isinstance(shown, list):
        for thing in shown:
            yield from on_the_table(thing)
    elif isinstance(shown, dict):
        if why := shown.get("refused"):
            yield Refusal(why["clause"], why["key"], **why["fields"])
        yield from on_the_table(list(shown.values()))


def walk(g: Game, text: str, seed: int, said: list[Alone]) -> Iterator[Refusal]:
    """A random game, told in all languages, and the refusals met on the way."""
    dice, s = FastDice(seed), g.start(g.options_from(text))
    while s.actor != OVER:
        legal = g.legal(s)
        if s.actor != CHANCE:
            question = g.asks[s.ask].name
            for say in said:
                for seat in (0, 1):
                    say.question(question, seat, PEOPLE, {g.actions[a].family.name for a in legal})
                for a in legal:
                    say.action(g.actions[a], PEOPLE)
            if dice.below(ASKED_WHY) == 0:
                view = g.mask(s, int(s.actor))
                yield from filter(None, (g.why_not(view, a) for a in g.actions.offered_at(question) if a not in legal))
                yield from on_the_table(g.show(view))
                if dice.below(ASKED_ODDS) == 0 and (odds := g.odds(view, dice)) is not None:
                    for say in said:
                        for told in (Note(odds.title), *odds.cases, *odds.notes):
                            say.odds(told)
        teller = Teller()
        g.apply(s, legal[dice.below(len(legal))] if legal else g.pick(s, dice.below(g.weight(s))), teller)
        for event in teller.events:
            for say in said:
                say.event(event.seen_by(0), PEOPLE)
                say.event(event.whole(), PEOPLE)
    result = g.result(s)
    for say in said:
        say.reason(result.reason)
        for line in result.account:
            say.account(line)
            if line.role == ASIDE:
                say.beside(line.id, line.values[0])
        if result.decided is not None:
            say.decided(result.decided, PEOPLE)


@cache
def walked(name: str) -> tuple[frozenset[str], dict[str, frozenset[str]]]:
    """Keys of all refusals met, and what each language lacked."""
    g = game(name)
    said = [Alone(language, g) for language in languages()]
    found = [refused(name, *position) for position in SELDOM.get(name, {}).values()]
    for seed, text in enumerate(VARIANTS[name]):
        found += walk(g, text, seed, said)
    for refusal in filter(None, found):
        for say in said:
            say.refusal(refusal, PEOPLE)
    lacking = {language: frozenset(say.lacks) for language, say in zip(languages(), said, strict=True)}
    return frozenset(r.key for r in found if r), lacking


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_told_without_help_of_english_and_without_ids(language: str, name: str) -> None:
    assert sorted(walked(name)[1][language]) == []


@pytest.mark.parametrize("name", names())
def test_every_refusal_that_rules_can_give_is_met_and_said(name: str) -> None:
    declared = {key for key in needed(name, {}) if key.startswith("refuse-")}
    met = {key_of("refuse", key) for key in (*walked(name)[0], *NEVER.get(name, {}))}
    assert sorted(declared - met) == []


@pytest.mark.parametrize(("name", "key"), [(name, key) for name in names() for key in SELDOM.get(name, {})])
def test_a_seldom_refusal_is_the_one_that_is_meant(name: str, key: str) -> None:
    refusal = refused(name, *SELDOM[name][key])
    assert refusal is not None
    assert refusal.key == key
