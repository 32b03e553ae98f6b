"""Copies by `pickle` and `copy`: in this process or another one, and from the pure build to the compiled one and back.

A game is looked up where it arrives, so an unknown one, or an unknown version of its rules, is refused by its name. A
position travels as its text, with the rules version it was made with. A view travels as the text of a world that its
viewer cannot exclude, and is what the viewer sees of that world: no secret leaves with it. (`State` copies itself by
`clone` where nothing has to travel.)
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.page import rules_of
from cothon.core.view import State, View

Made = tuple[Callable[..., object], tuple[object, ...]]
"""What `pickle` wants: something to call, and its arguments."""


class Steady(Dice):
    """The same numbers every time, by Lehmer's rule: for worlds of which any one will do."""

    def __init__(self) -> None:
        self._last = 1

    def below(self, n: i64) -> i64:
        self._last = self._last * 48271 % 0x7FFFFFFF
        return self._last % n


def declare(game: Game, view: type[View], state: type[State]) -> None:
    """Say how a game, its views and its states are copied; each game does so once, for all its rules versions."""
    name = game.facts.name

    def of_game(g: Game) -> Made:
        return known, (name, g.facts.version)

    def of_state(s: State) -> Made:
        text = game.write(s)
        return position, (name, rules_of(text), text)

    def of_view(v: View) -> Made:
        seat = int(v.viewer) if v.viewer >= 0 else None
        text = game.write(game.fill(v, Steady()))
        return seen, (name, rules_of(text), text, seat)

    copyreg.pickle(type(game), of_game)  # type: ignore[arg-type]
    copyreg.pickle(state, of_state)  # type: ignore[arg-type]
    copyreg.pickle(view, of_view)  # type: ignore[arg-type]


def known(name: str, version: int) -> Game:
    from cothon.games import game

    return game(name, version)


def position(name: str, version: int, text: str) -> State:
    return known(name, version).read(text)


def seen(name: str, version: int, text: str, seat: int | None) -> View:
    return known(name, version).mask(position(name, version, text), seat)
