"""Twin worlds: two games that differ only in what a viewer may not see must be told to that viewer alike.

Both are played with the same visible answers; every draw the viewer may not see is made anew in each. After every
step all that can reach the viewer is compared byte by byte: events, view, screen data, options, refusals, odds. The
twins part where an answer would tell them apart, and where the rules unveil something without a draw.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from cothon.core import CHANCE, OVER, Game, Options, State, Teller
from cothon.play.dice import FastDice


class Leak(AssertionError):
    """Something differs that should not."""


class Twins:
    def __init__(self, game: Game, options: Options, viewer: int | None, seed: int) -> None:
        self.game = game
        self.viewer = viewer
        self.dice = FastDice(seed)
        self.a = game.start(options)
        self.b = game.start(options)
        self.differed = False
        self.unveiled = False
        self.steps = 0

    def run(self, why_every: int = 1) -> Twins:
        """Play to the end, or until the twins cannot go on alike. `differed`: their keys were different at times."""
        while self.a.actor != OVER and self._step():
            self.steps += 1
            self.differed = self.differed or self.a.key() != self.b.key()
            self._compare("view and screen", self._screen)
            self._compare("options", self._options)
            if self.steps % why_every == 0:
                self._compare("why not", self._refusals)
        return self

    def imagine(self, at: int) -> Twins:
        """Let twin A play `at` steps; then twin B is a world the viewer cannot exclude."""
        for _ in range(at):
            if self.a.actor == OVER:
                break
            self.game.apply(self.a, self._choice(self.a))
        self.b = self.game.fill(self.game.mask(self.a, self.viewer), self.dice)
        self._compare("view and screen", self._screen)
        return self

    # -- one step in both worlds ------------------------------------------------------------------------------------

    def _choice(self, s: State) -> int:
        if s.actor == CHANCE:
            return int(self.game.pick(s, self.dice.below(self.game.weight(s))))
        legal = self.game.legal(s)
        return legal[self.dice.below(len(legal))]

    def _step(self) -> bool:
        if (self.a.actor, self.a.ask) != (self.b.actor, self.b.ask):
            raise Leak("another question is asked in the twin world")
        answer = self._choice(self.a)
        twin = answer
        if not self.game.sees(self.a, self.viewer):
            twin = self._choice(self.b)
        elif answer not in (both := set(self._possible(self.b))):
            common = [a for a in self._possible(self.a) if a in both]
            if not common:
                return False  # any answer would tell the worlds apart; so it may
            answer = twin = common[self.dice.below(len(common))]
        self.unveiled = False
        told = [self._tell(self.a, answer), self._tell(self.b, twin)]
        if told[0] != told[1]:
            if self.unveiled:
                return False
            raise Leak(f"events differ: {told[0]} / {told[1]}")
        # What was unveiled may also show in who is asked next, or in what.
        return not (self.unveiled and (self.a.actor, self.a.ask) != (self.b.actor, self.b.ask))

    def _possible(self, s: State) -> list[int]:
        return [d for d, _ in self.game.chance(s)] if s.actor == CHANCE else self.game.legal(s)

    def _tell(self, s: State, answer: int) -> str:
        teller = Teller()
        self.game.apply(s, answer, teller)
        self.unveiled = self.unveiled or teller.unveiled
        return json.dumps([e.seen_by(self.viewer) for e in teller.events])

    # -- what reaches the viewer ------------------------------------------------------------------------------------

    def _compare(self, what: str, of: Callable[[State], str]) -> None:
        if (self.a.actor == OVER) or (self.b.actor == OVER):
            return  # after the end everything may be shown
        told = of(self.a), of(self.b)
        if told[0] != told[1]:
            raise Leak(f"{what} differ for viewer {self.viewer}:\n{told[0]}\n{told[1]}")

    def _screen(self, s: State) -> str:
        view = self.game.mask(s, self.viewer)
        odds = self.game.odds(view, FastDice(7)) if self.steps % 7 == 0 else None  # sampling takes time
        likely = [] if odds is None else [(c.words, c.ways, c.of) for c in odds.cases] + [odds.title, *odds.notes]
        return json.dumps([view.key(), self.game.show(view), likely])

    def _options(self, s: State) -> str:
        if self.viewer is None or s.actor != self.viewer:
            return ""
        return json.dumps([self.game.legal(s), self.game.legal(self.game.mask(s, self.viewer))])

    def _refusals(self, s: State) -> str:
        view = self.game.mask(s, self.viewer)
        return repr([self.game.why_not(view, a) for a in range(len(self.game.actions))])
