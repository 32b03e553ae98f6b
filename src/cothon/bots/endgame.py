"""The end of a game, looked at exactly: is an option lost whatever its seat does afterwards?

A search weighs options by samples, and its value function errs. Where the end is near (`Instinct.closing`) a small
proof says for certain that the others can win against every further answer and with every draw. It is a proof, not a
guess: where it runs out of positions, nothing is said.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State, View

POSITIONS: Final[i64] = 1500
"""Looked at in one proof, at most."""
DEEPEST: Final[i64] = 8
"""Branchings in a row, at most. A short proof is tried before a longer one, so that it is not missed."""


@final
class Endgame:
    """Proofs for one seat in positions without holes."""

    def __init__(self, game: Game, sense: Instinct, me: int) -> None:
        self.game = game
        self.sense = sense
        self.me: i64 = me
        self._left: i64 = 0

    def lost(self, s: State, action: int) -> bool:
        """Whether it is proven that this answer of the seat's loses; the position is left as it is."""
        self._left = POSITIONS
        depth: i64 = 1
        while depth <= DEEPEST and self._left > 0:
            after = s.clone()
            self.game.apply(after, action)
            if self._lost(after, depth):
                return True
            depth += 1
        return False

    def _lost(self, s: State, depth: i64) -> bool:
        v: View = s
        game = self.game
        sense = self.sense
        while v.actor != OVER:
            self._left -= 1
            if sense.beaten(v, self.me):
                return True
            if self._left <= 0:
                return False
            if v.actor != CHANCE:
                legal = game.legal(v)
                if len(legal) > 1:
                    return depth > 0 and self._decided(s, legal, depth - 1)
                game.apply(s, legal[0])
            elif sense.matters(v):
                return depth > 0 and self._drawn(s, depth - 1)
            else:
                game.apply(s, game.pick(s, 0))
        return int(self.me) not in game.result(v).winners

    def _decided(self, s: State, legal: list[int], depth: i64) -> bool:
        """Every own answer must lose, or one of another seat's."""
        v: View = s
        own = v.actor == self.me
        for action in legal:
            after = s.clone()
            self.game.apply(after, action)
            if self._lost(after, depth) != own:
                return not own
        return own

    def _drawn(self, s: State, depth: i64) -> bool:
        for draw, _ in self.game.chance(s):
            after = s.clone()
            self.game.apply(after, draw)
            if not self._lost(after, depth):
                return False
        return True
