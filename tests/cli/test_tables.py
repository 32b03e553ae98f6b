"""The drawn and the told table of every game in every language: it fits, and in German no English is left."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from cothon.cli.tables import table_of
from cothon.core import OVER, View
from cothon.core.view import CHANCE
from cothon.games import game, names
from cothon.locales import ENGLISH, People, languages, voice
from kit.variants import VARIANTS, options_of

NAMES = ("Hanno", "Mago", "Arishat", "Barca", "Elissa")
STRIDE = 53
"""Of so many positions one is looked at, and the last."""
GERMAN = "de"
ALIKE = {
    "karibik": {"Admiral"},
    "traders": {"Alexandria", "Traders", "of", "Carthage"},
    "carthago": {"Carthago", "Dock", "Embargo", "Palette", "in", "II", "III"},
    "porto": {"Porto", "Carthago", "Dock", "II"},
}
"""Words that German has, too: names, and what is called alike."""


def views(name: str, text: str) -> Iterator[tuple[View, int | None]]:
    """Positions of a random game, as one seat and as a spectator see them."""
    g, luck = game(name), random.Random(f"{name} {text}")
    s, number = g.start(options_of(name, text)), 0
    while True:
        if number % STRIDE == 0 or s.actor == OVER:
            yield g.mask(s, 1), 1
            yield g.mask(s, None), None
        if s.actor == OVER:
            return
        if s.actor == CHANCE:
            draws, weights = zip(*g.chance(s), strict=True)
            g.apply(s, luck.choices(draws, weights)[0])
        else:
            g.apply(s, luck.choice(g.legal(s)))
        number += 1


def drawn(name: str, language: str, view: View, seat: int | None, width: int) -> str:
    out = StringIO()
    people = People(NAMES[: int(view.seats)], seat)
    table = table_of(name).draw(game(name).show(view), voice(language, game(name)), people)
    Console(file=out, width=width, color_system=None).print(table)
    return out.getvalue()


def told(name: str, language: str, view: View, seat: int | None) -> list[str]:
    people = People(NAMES[: int(view.seats)], seat)
    lines: list[str] = table_of(name).tell(game(name).show(view), voice(language, game(name)), people)
    return lines


def words(text: str) -> set[str]:
    """Words of two letters or more, but for names, which may be cut short."""
    found = set(re.findall(r"(?<![\w-])[^\W\d_]{2,}(?!\w)", text))
    return {word for word in found if not any(name.startswith(word) for name in NAMES)}


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("language", languages())
def test_a_table_fits_80_and_100_columns_and_is_told_in_sentences(language: str, name: str) -> None:
    for text in VARIANTS[name][:2]:
        for view, seat in views(name, text):
            for width in (80, 100):
                table = drawn(name, language, view, seat, width)
                assert max(len(line) for line in table.splitlines()) <= width
                assert "…" not in table
                assert re.findall(r"(?:terminal|tell)-[a-z]\S*", table) == [], "a sentence is missing"
            for line in told(name, language, view, seat):
                assert line.endswith(".")
                assert re.findall(r"(?:terminal|tell)-[a-z]\S*|None|\{", line) == []


@pytest.mark.parametrize("name", names())
def test_no_english_word_is_left_in_a_german_table(name: str) -> None:
    for text in VARIANTS[name][::3]:
        english: set[str] = set()
        own: set[str] = set()
        for view, seat in views(name, text):
            for said, found in ((ENGLISH, english), (GERMAN, own)):
                found.update(words(drawn(name, said, view, seat, 100)), words(" ".join(told(name, said, view, seat))))
        assert english & own - ALIKE[name] == set()
