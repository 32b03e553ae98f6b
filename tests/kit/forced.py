"""Whether a seat has lost by force, found by trying all that may follow to the end: no value, no instinct."""

from __future__ import annotations

from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State


class Solver:
    """For two seats. `flips`: questions to chance of which one answer stands for all; the caller knows why."""

    def __init__(self, game: Game, flips: frozenset[int], most: int) -> None:
        self.game = game
        self.flips = flips
        self.most = most
        self.left = 0

    def lost(self, s: State, me: int, action: int) -> bool | None:
        """Whether `me` loses with this answer against best play and with every draw; None: too much to try."""
        self.left = self.most
        for depth in range(1, 12):
            after = s.clone()
            self.game.apply(after, action)
            found = self._lost(after, me, depth)
            if found is not None or self.left <= 0:
                return found
        return None

    def _lost(self, s: State, me: int, depth: int) -> bool | None:
        game = self.game
        while s.actor != OVER:
            self.left -= 1
            if self.left <= 0:
                return None
            ways = [d for d, _ in game.chance(s)] if s.actor == CHANCE else game.legal(s)
            if len(ways) == 1 or (s.actor == CHANCE and int(s.ask) in self.flips):
                game.apply(s, ways[0])
                continue
            if depth == 0:
                return None
            return self._any(s, me, depth - 1, ways)
        return me not in game.result(s).winners

    def _any(self, s: State, me: int, depth: int, ways: list[int]) -> bool | None:
        """An answer of the other seat may lose it for `me`; one of its own, or one draw, may save it."""
        wanted = s.actor not in (me, CHANCE)
        unsure = False
        for way in reversed(ways):  # the last options of karibik are those that end a turn
            after = s.clone()
            self.game.apply(after, way)
            found = self._lost(after, me, depth)
            if found is wanted:
                return wanted
            unsure = unsure or found is None
        return None if unsure else not wanted
