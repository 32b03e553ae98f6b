"""Matches in which the others agree to take-backs now and then: for tests of matches and of records."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.view import State
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.play.fairness import Committed, Source
from cothon.play.match import Match, Offer
from cothon.play.record import Seat

MOST = 8
"""Take-backs in one match, so that it ends."""


class Counted(Source):
    """The committed stream, with a list of the numbers that were asked for."""

    def __init__(self, seed: bytes, entropy: list[bytes]) -> None:
        self.stream = Committed(seed, entropy)
        self.numbers: list[int] = []

    def draw(self, game: Game, s: State, number: int) -> int:
        self.numbers.append(number)
        return self.stream.draw(game, s, number)


class Known(NamedTuple):
    """All that a match says at one version, to everybody."""

    actor: int | None
    views: list[tuple[int, ...]]
    offers: list[list[Offer]]
    free: list[list[int]]
    by_consent: list[list[int]]


def known(match: Match) -> Known:
    seats = range(match.options.seats)
    return Known(
        match.actor,
        [match.view(s).key() for s in (None, *seats)],
        [match.offers(s) for s in seats],
        [match.can_take_back(s) for s in seats],
        [match.could_take_back(s) for s in seats],
    )


class Agreeing:
    """match   played to the end by random answers, with agreed take-backs
    before  what was known at each version at which a seat was asked
    backs   how many take-backs there were, and how many of them were not free
    """

    def __init__(self, name: str, options: str, seed: int) -> None:
        g = game(name)
        chosen = g.options_from(options)
        key, entropy = seed.to_bytes(32, "big"), [b"pepper", *[b""] * (chosen.seats - 1)]
        self.source = Counted(key, entropy)
        seats = [Seat("human", f"Player {i}") for i in range(chosen.seats)]
        self.match = Match(g, chosen, seats, key, entropy, self.source)
        self.before: dict[int, Known] = {}
        self.backs = self.not_free = 0
        self._play(FastDice(seed))

    def _play(self, dice: Dice) -> None:
        match = self.match
        while (seat := match.actor) is not None:
            self.before[match.version] = known(match)
            offers = match.offers(seat)
            match.submit(seat, offers[dice.below(len(offers))].id, match.version)
            if self.backs < MOST and dice.below(12) == 0:
                self._agree(int(dice.below(match.options.seats)), dice)

    def _agree(self, seat: int, dice: Dice) -> None:
        match = self.match
        within = match.could_take_back(seat)
        if not within:
            return
        to = within[dice.below(len(within))]
        self.not_free += to not in match.can_take_back(seat)
        assert match.take_back(seat, match.version, to, agreed=True) == match.version
        assert known(match) == self.before[to]
        assert match.actor == seat
        self.backs += 1
