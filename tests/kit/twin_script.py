"""Twin games written down before they are played over the wire: the same answers, other hidden draws.

What the viewer sees is drawn and answered alike in both worlds, what it does not see differs. The script ends where the
worlds cannot go on alike: where the rules unveil a difference, or a bot that knows more than the viewer shows it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from cothon.bots import Budget
from cothon.bots import bot as find_bot
from cothon.core import Game, Options, State
from cothon.play.dice import FastDice
from cothon.play.fairness import Source
from cothon.play.match import Match
from cothon.play.record import Seat

DO, UNDO, AGREE = "do", "undo", "agree"


class Move(NamedTuple):
    """What a seat does, and which one is asked then. `answers` are the same in both worlds where the viewer sees them;
    `to` is for take-backs."""

    kind: str
    seat: int
    at: int
    upto: int
    asked: int
    answers: tuple[int, int] = (-1, -1)
    to: int = -1
    by_bot: bool = False


class Script(NamedTuple):
    """`first` is the number of the first move after which the true positions were different, `differed` counts them."""

    game: Game
    options: Options
    viewer: int | None
    moves: list[Move]
    draws: tuple[list[int], list[int]]
    first: int
    differed: int


class Parted(Exception):
    """There is no draw that both can make and the viewer sees."""


class Both(Source):
    """Draws for the first world, and along with it for the other, whose position (`twin`) it is shown."""

    def __init__(self, twin: State, viewer: int | None, dice: FastDice) -> None:
        self.twin = twin
        self.viewer = viewer
        self.dice = dice
        self.made: tuple[list[int], list[int]] = ([], [])

    def draw(self, game: Game, s: State, number: int) -> int:
        one = int(game.pick(s, self.dice.below(game.weight(s))))
        other = int(game.pick(self.twin, self.dice.below(game.weight(self.twin))))
        if game.sees(s, self.viewer):
            possible = {d for d, _ in game.chance(self.twin)}
            common = [d for d, _ in game.chance(s) if d in possible]
            if not common:
                raise Parted
            one = other = one if one in possible else common[self.dice.below(len(common))]
        game.apply(self.twin, other)
        self.made[0].append(one)
        self.made[1].append(other)
        return one


class Second(Source):
    def __init__(self, both: Both) -> None:
        self.both = both

    def draw(self, game: Game, s: State, number: int) -> int:
        return self.both.made[1][number]


class Writer:
    """bots  the names of the bots that play seats, and the seed of their dice at a version"""

    def __init__(
        self,
        game: Game,
        options: Options,
        viewer: int | None,
        seed: int,
        bots: Mapping[int, str],
        luck: Callable[[int], int],
        consent: bool,
    ) -> None:
        self.game = game
        self.options = options
        self.viewer = viewer
        self.bots = bots
        self.luck = luck
        self.consent = consent
        self.dice = FastDice(seed)
        self.both = Both(game.start(options), viewer, FastDice(seed + 77))
        seats = [Seat("human", f"P{i}") for i in range(options.seats)]
        self.a = Match(game, options, seats, b"", source=self.both, sealed="sealed")
        self.b = Match(game, options, seats, b"", source=Second(self.both), sealed="sealed")
        self.moves: list[Move] = []
        self.first = -1
        self.differed = 0

    def write(self, most: int, after: int) -> Script:
        """At most so many moves, and so many after the worlds have begun to differ."""
        try:
            while not self.a.over and len(self.moves) < (most if self.first < 0 else self.first + after):
                if not self._move():
                    break
                if self.a._state.key() != self.b._state.key():
                    self.first = self.first if self.first >= 0 else len(self.moves) - 1
                    self.differed += 1
        except Parted:
            pass
        while self.moves and self.moves[-1].asked in self.bots:
            self.moves.pop()  # a server does not wait for the script where a bot is asked
        made = self.both.made
        return Script(self.game, self.options, self.viewer, self.moves, made, self.first, self.differed)

    def _move(self) -> bool:
        seat, at = self.a.actor, self.a.version
        assert seat is not None
        if seat not in self.bots and self.dice.below(9) == 0 and self._take_back(at):  # bots are quicker than that
            return True
        answers = self._answers(seat)
        if answers is None:
            return False
        self.both.twin = self.b._state.clone()
        self.game.apply(self.both.twin, answers[1])
        self.a.submit(seat, answers[0], at)
        self.b.submit(seat, answers[1], at)
        if self.a.over or self.b.over or self._unveiled(at):
            return False  # all may be shown, or what was hidden is known without a draw
        self._note(DO, seat, at, answers=answers, by_bot=seat in self.bots)
        return True

    def _note(self, kind: str, seat: int, at: int, **more: Any) -> None:
        assert self.a.actor is not None
        self.moves.append(Move(kind, seat, at, self.a.version, self.a.actor, **more))

    def _take_back(self, at: int) -> bool:
        """A take-back by anybody who can: for free, or all agree."""
        for seat in range(self.options.seats):
            if seat in self.bots:
                continue
            free = self.a.can_take_back(seat)
            rarely = self.consent and not free and self.dice.below(4) == 0  # or nobody would get anywhere
            reach = self.a.could_take_back(seat) if rarely else []
            if free or reach:
                to = (free or reach)[-1]
                self.a.take_back(seat, at, to, agreed=not free)
                self.b.take_back(seat, at, to, agreed=not free)
                self._note(UNDO if free else AGREE, seat, at, to=to)
                return True
        return False

    def _answers(self, seat: int) -> tuple[int, int] | None:
        """One for each world; None if the viewer would see that they are different."""
        seen = self.game.sees(self.a._state, self.viewer)
        if seat in self.bots:
            one, other = self._bots_answer(self.a, seat), self._bots_answer(self.b, seat)
            return None if seen and one != other else (one, other)
        legal, others = self.game.legal(self.a.view(seat)), self.game.legal(self.b.view(seat))
        if not seen:
            return legal[self.dice.below(len(legal))], others[self.dice.below(len(others))]
        common = [a for a in legal if a in others]
        if not common:
            return None  # any answer would tell the worlds apart; so it may
        choice = common[self.dice.below(len(common))]
        return choice, choice

    def _bots_answer(self, match: Match, seat: int) -> int:
        chosen = find_bot(self.bots[seat])
        return chosen.choose(self.game, match.view(seat), Budget(), FastDice(self.luck(match.version)))

    def _unveiled(self, at: int) -> bool:
        """Whether a difference was unveiled by the rules, so that the viewer may know it now."""
        if not any(v in m._unveiled for m in (self.a, self.b) for v in range(at + 1, m.version + 1)):
            return False
        return _known(self.a, self.viewer, at) != _known(self.b, self.viewer, at)


def _known(match: Match, viewer: int | None, since: int) -> str:
    shown = match.game.show(match.view(viewer))
    return json.dumps([match.version, match.actor, match.ask, match.events(viewer, since), shown])


def script(
    game: Game,
    options: Options,
    viewer: int | None,
    seed: int,
    bots: Mapping[int, str] | None = None,
    luck: Callable[[int], int] = lambda version: version,
    consent: bool = False,
    most: int = 400,
    after: int = 24,
    tries: int = 1,
) -> Script:
    """The first of `tries` scripts in which the worlds differ for a while, or the one in which they do so longest."""
    found: list[Script] = []
    for i in range(tries):
        with suppress(Parted):  # among the draws of the beginning
            writer = Writer(game, options, viewer, seed + 1000 * i, bots or {}, luck, consent)
            found.append(writer.write(most, after))
            if found[-1].moves and found[-1].differed >= 8:
                return found[-1]
    found = [s for s in found if s.moves]
    assert found, "no script could be written; give other seeds"
    return max(found, key=lambda s: s.differed)
