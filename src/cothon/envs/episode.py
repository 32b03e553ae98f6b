"""One game after another, as environments want it: draws make themselves, a seat is asked, the end is rewarded.

What PettingZoo's and Gymnasium's environments share. Arrays are made from views, so nothing hidden is in them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cothon.core.errors import BadInput, Illegal
from cothon.core.options import Value
from cothon.core.view import State, View
from cothon.encode import encoder
from cothon.envs.arguments import game_of, whole
from cothon.envs.rewards import checked_shaping, rewards
from cothon.envs.scene import Scene, scene
from cothon.locales import sentence
from cothon.play.dice import FastDice

RENDER_MODES = ["human", "ansi", "rgb_array"]
SEEDS = 1 << 62


class Episode:
    """rules    the game, by a version of its rules
    options  those chosen
    seats    how many
    places   length of an observation
    """

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Value], shaping: float, rules: int | None = None
    ) -> None:
        self.rules = game_of(game, rules)
        self.options = self.rules.options(None if seats is None else whole("seats", seats), options)
        self.seats = self.options.seats
        self.shaping = checked_shaping(shaping)
        self._encoder = encoder(game, self.seats)
        self.places = self._encoder.size
        self._most = np.array(self._encoder.most(), np.float32)
        self._dice = FastDice(0)
        self._world: State = self.rules.start(self.options)

    def begin(self, seed: int) -> None:
        self._dice = FastDice(seed)
        self._world = self.rules.start(self.options)
        self.rules.roll(self._world, self._dice)

    @property
    def actor(self) -> int:
        """The seat that is asked, or OVER."""
        v: View = self._world
        return int(v.actor)

    def view(self, seat: int | None) -> View:
        return self.rules.mask(self._world, seat)

    def observation(self, seat: int) -> Any:
        """What a seat sees, as numbers from 0 to 1."""
        return np.frombuffer(self._encoder.numbers(self.view(seat)), np.uint8) / self._most

    def mask(self, seat: int) -> Any:
        """1 for each action that is legal; 0 everywhere for a seat that is not asked."""
        mask = np.zeros(len(self.rules.actions), np.int8)
        if seat == self.actor:
            mask[self.rules.legal(self._world)] = 1
        return mask

    def check(self, action: int) -> None:
        """Refuse what is illegal, with the clause that says so."""
        refusal = self.rules.why_not(self._world, action)
        if refusal is not None:
            words = f"action {action} of seat {self.actor}: {sentence(refusal, self.rules)}"
            raise Illegal(refusal, self.rules.facts.name, words)

    def do(self, action: int) -> None:
        """Carry out an action, and what chance does then. Whoever calls has checked it."""
        self.rules.apply(self._world, action)
        self.rules.roll(self._world, self._dice)

    def rewards(self) -> list[float]:
        """By seat, when the game is over."""
        return rewards(self.rules.result(self._world), self.shaping)

    def scene(self, seat: int | None) -> Scene:
        return scene(self.rules, self.view(seat))


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadInput(f"render_mode={mode!r}: must be None or one of {', '.join(RENDER_MODES)}")
    return mode


def rendered(shown: Scene, mode: str | None) -> Any:
    """A text, a picture, or nothing after printing the text."""
    if mode == "rgb_array":
        from cothon.envs.picture import picture

        return np.array(picture(shown))  # a copy: learners want to write into it
    if mode == "human":
        print(shown.text())
    return shown.text() if mode == "ansi" else None
