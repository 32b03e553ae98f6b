"""A match at a question, and what a server would ask a bot worker about it."""

from __future__ import annotations

from collections.abc import Awaitable

from cothon.bots import Budget, bot
from cothon.core.game import Game
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.server.workers import Pool, position_for
from kit.players import new_match, play_until

LONG = Budget(milliseconds=60_000)


class Asked:
    """The question has several answers; `position` is an imagined world."""

    def __init__(self, name: str, version: int = 40, options: str = "seats=3") -> None:
        self.match = self._reach(new_match(name, options), version)
        while self.match.over and version > 0:  # the game was shorter
            version //= 2
            self.match = self._reach(new_match(name, options), version)
        self.game: Game = self.match.game
        seat = self.match.actor
        assert seat is not None
        self.seat = seat
        self.view = self.match.view(seat)
        self.legal = self.game.legal(self.view)
        self.position = position_for(self.game, self.view, FastDice(8))

    def _reach(self, match: Match, version: int) -> Match:
        def is_there(m: Match) -> bool:
            return m.version > version and len(m.offers(m.actor)) > 1

        return play_until(match, is_there, FastDice(3))

    def choose(
        self,
        pool: Pool,
        kind: str = "level-3",
        budget: Budget = LONG,
        dice: int = 5,
        person: str = "",
        an_hour: int = 0,
    ) -> Awaitable[int]:
        facts = self.game.facts
        return pool.choose(facts.name, facts.version, self.position, self.seat, kind, budget, dice, person, an_hour)

    def here(self, kind: str = "level-3", budget: Budget = LONG, dice: int = 5) -> int:
        """What the bot chooses in this process, from the true view."""
        return bot(kind).choose(self.game, self.view, budget, FastDice(dice))
