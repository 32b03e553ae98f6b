"""What is shown of a view is what the game declares in `shown.py`: for every seat, for spectators, and of the truth."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Annotated, Literal, NotRequired, TypedDict

import pytest

from cothon.core import Game, Options, State
from cothon.core.events import Teller
from cothon.core.shown import SOME, Names
from cothon.core.view import CHANCE, OVER
from cothon.games import game, names
from kit.conforming import record_of, wrong
from kit.variants import FULL, all_variants, options_of

STRIDE = 1 if FULL else 7
"""Of so many positions one is looked at."""
BASE = ["game", "viewer", "actor", "ask"]
"""What the browser's table reads of every game (`Shown` in web/src/games/module.ts)."""


def positions(g: Game, options: Options, seed: str, tell: Teller | None = None) -> Iterator[State]:
    """A game of random answers, position by position; what happens is told."""
    s, luck = g.start(options), random.Random(seed)
    yield s
    while s.actor != OVER:
        if s.actor == CHANCE:
            draws, weights = zip(*g.chance(s), strict=True)
            g.apply(s, luck.choices(draws, weights)[0], tell)
        else:
            g.apply(s, luck.choice(g.legal(s)), tell)
        yield s


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_what_is_shown_is_what_is_declared(name: str, text: str) -> None:
    g, record = game(name), record_of(name)
    for number, s in enumerate(positions(g, options_of(name, text), f"{name} {text}")):
        if number % STRIDE and s.actor != OVER:
            continue
        for view in [*(g.mask(s, seat) for seat in [*range(int(s.seats)), None]), s]:
            shown = json.loads(json.dumps(g.show(view)))
            assert wrong(record, shown) == [], f"position {number}, viewer {view.viewer}"


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, text in all_variants() if game(name).facts.alike])
def test_where_all_know_the_same_nothing_but_the_viewer_differs(name: str, text: str) -> None:
    g, teller = game(name), Teller()
    for number, s in enumerate(positions(g, options_of(name, text), f"{name} {text}", teller)):
        if number % STRIDE and s.actor != OVER:
            continue
        shown = [dict(g.show(g.mask(s, seat))) for seat in [*range(int(s.seats)), None]]
        assert [one.pop("viewer") for one in shown] == [*range(int(s.seats)), -1]
        assert all(one == shown[0] for one in shown), f"position {number}"
    assert all(not event.to for event in teller.events)  # what is secret is so for everybody


@pytest.mark.parametrize("name", names())
def test_every_game_shows_what_the_browser_s_table_reads(name: str) -> None:
    declared = record_of(name).__required_keys__
    assert [field for field in BASE if field not in declared] == []


Good = Annotated[str, Names("oil", "wine")]


class Inner(TypedDict):
    good: Good
    more: NotRequired[int]


class Outer(TypedDict):
    kind: Literal["outer"]
    inner: list[Inner | None]
    counts: dict[Good, int]
    few: Annotated[dict[Good, int], SOME]
    flag: bool


RIGHT = {
    "kind": "outer",
    "inner": [None, {"good": "oil"}, {"good": "wine", "more": 1}],
    "counts": {"oil": 1, "wine": 2},
    "few": {"oil": 1},
    "flag": True,
}


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("kind", "other", ".kind: 'other' is none of ('outer',)"),
        ("inner", [{"good": "salt"}], ".inner[0].good: 'salt' is none of ('oil', 'wine')"),
        ("inner", [{"good": "oil", "les": 1}], ".inner[0].les is not declared"),
        ("inner", [{"more": 1}], ".inner[0].good is missing"),
        ("inner", [{"good": "oil", "more": True}], ".inner[0].more: True is no int"),
        ("counts", {"oil": 1}, ".counts['wine'] is missing"),
        ("few", {"salt": 1}, ".few key: 'salt' is none of ('oil', 'wine')"),
        ("flag", 1, ".flag: 1 is no bool"),
    ],
)
def test_what_does_not_conform_is_named_with_its_place(field: str, value: object, said: str) -> None:
    assert wrong(Outer, RIGHT) == []
    assert wrong(Outer, {**RIGHT, field: value}) == [said]
