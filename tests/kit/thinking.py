"""Positions for bots to think about, and a game that counts the worlds they imagine."""

from __future__ import annotations

from cothon.core import Dice, Game, State, View
from cothon.play.dice import FastDice
from kit.wrapped import Wrapped

HIDDEN = [
    ("karibik", "seats=3 spent=unseen"),
    ("traders", "seats=4 mode=classic"),
    ("carthago", "seats=3"),
    ("porto", "seats=4 action_table=B intrigue_table=B"),
]
"""A variant of each title in which a seat does not know everything. In most others nothing but luck is hidden."""


def position(g: Game, options: str, choices: int, seed: int = 1) -> State:
    """After so many choices, made at random; again somebody has one. The last such position of a shorter game."""
    dice = FastDice(seed)
    s = g.start(g.options_from(options))
    found = s
    g.roll(s, dice)
    while s.actor >= 0:
        legal = g.legal(s)
        if len(legal) > 1:
            found = s.clone()
            if choices == 0:
                break
            choices -= 1
        g.apply(s, legal[dice.below(len(legal))])
        g.roll(s, dice)
    return found


def twins(g: Game, options: str) -> tuple[State, State]:
    """Two worlds that differ, though the seat that is asked has a choice and knows the same in both."""
    for seed in range(20):
        dice = FastDice(seed)
        s = g.start(g.options_from(options))
        g.roll(s, dice)
        while s.actor >= 0:
            legal = g.legal(s)
            if len(legal) > 1:
                twin = g.fill(view_of(g, s), dice)
                if twin.key() != s.key():
                    return s, twin
            g.apply(s, legal[dice.below(len(legal))])
            g.roll(s, dice)
    raise AssertionError("nothing is hidden")


def view_of(g: Game, s: State) -> View:
    """What the seat that is asked knows."""
    return g.mask(s, int(s.actor))


class Counted(Wrapped):
    """Counts the worlds that were imagined: a search imagines one in each iteration."""

    worlds = 0

    def fill(self, v: View, dice: Dice) -> State:
        self.worlds += 1
        return super().fill(v, dice)
