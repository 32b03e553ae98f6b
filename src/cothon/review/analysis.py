"""A game looked back at: how the chances to win moved, and what moved them.

The record is played again. After each entry the true position is known, and it is played on many times as the game's
instinct plays (`Search.ahead`): the mean is each seat's chance to win. Where a draw is due, that is the mean over all
that can be drawn, with the exact weights; so what a draw changes is luck and nothing else. A decision is compared
with the one the instinct would have made in the same position. What would have been better is searched for with what
the seat knew then, never with what was hidden from it.

Read on in `ledger` (the sums), `verdict` and `moments` (what stands out) and `facts` (all of it as data).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from cothon.bots.instinct import Instinct, figures, instinct, knowledge
from cothon.bots.search import Search
from cothon.bots.settings import Settings
from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State, View
from cothon.play.match import Match
from cothon.play.record import Done, Drawn, Entry, Record, TakenBack
from cothon.play.verify import replay, verify

SURE = 1.96
"""Standard errors on either side of a mean: a 95 % interval."""
FEWEST = 2
"""Continuations of each possible draw, at least: one alone has no spread."""


NEAREST = 20
"""Decisions that are looked ahead, at least, where nothing else is said."""


class Effort(NamedTuple):
    """worlds      continuations of each position, and worlds in which two answers are compared
    iterations  of the search for a better answer
    seed        of all sampling
    ahead       decisions that are played on before the value function is asked: the fewer, the more its errors count,
                and have to be corrected later; the more, the greater the noise. 0: a third of those in the record
    """

    worlds: int = 600
    iterations: int = 400
    seed: int = 1
    ahead: int = 0


class Chance(NamedTuple):
    """A chance to win, or a difference of two, and its standard error.

    That tells how sure the sampling is, not how good the instinct. Chances of one `source` err together.
    """

    mean: float
    error: float
    source: int = 0

    @property
    def low(self) -> float:
        """Where the 95 % interval begins."""
        return self.mean - SURE * self.error

    @property
    def high(self) -> float:
        return self.mean + SURE * self.error


class Better(NamedTuple):
    """An answer that the search prefers, compared with the given one by what the seat knew.

    given, instead  the chances to win with either
    cost            the difference: the two are compared in the same worlds
    """

    action: int
    given: float
    instead: float
    cost: Chance

    @property
    def sure(self) -> bool:
        """Whether the difference is more than the noise of the sampling."""
        return self.cost.low > 0


class Move(NamedTuple):
    """An entry of the record that was not taken back.

    at        the version it led to; `cothon record show --at` shows the position
    seat      who answered; None for a draw
    ask       the question
    what      the action, or the draw
    choices   how many answers, or draws, were possible
    usual     what the instinct would have answered; None for a draw or a forced answer
    expected  each seat's chance to win after the usual answer, or the mean over all possible draws
    better    what the search prefers to the given answer; None if nothing
    """

    at: int
    seat: int | None
    ask: int
    what: int
    choices: int
    usual: int | None
    expected: list[Chance]
    better: Better | None


class Analysis(NamedTuple):
    """points[0] are the chances at the start, points[i + 1] those after moves[i]; by seat.

    marks  (version, name, number): where a round or decade begins
    """

    record: Record
    match: Match
    effort: Effort
    points: list[list[Chance]]
    moves: list[Move]
    marks: list[tuple[int, str, int]]


def analyse(record: Record, effort: Effort, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Look back at the game of a record, finished or not. `progress` is told steps done and steps in all."""
    _check(record, effort)
    match = replay(record)
    game = record.game
    counting = counted(record.entries)
    s = match.world(0, ended=True)
    if effort.ahead == 0:
        effort = effort._replace(ahead=third(game, s, counting))
    analyst = Analyst(game, effort)
    points, moves = [analyst.chances(s)], []
    marks = _marks(game, s, 0, [])
    for done, (at, entry) in enumerate(counting, start=1):
        before, s = s, s.clone()
        game.apply(s, entry.draw if isinstance(entry, Drawn) else entry.action)
        points.append(analyst.chances(s))
        moves.append(analyst.move(before, at, entry, points[-2], points[-1]))
        marks = _marks(game, s, at, marks)
        if progress is not None:
            progress(done, len(counting))
    return Analysis(record, match, effort, points, moves, marks)


def _check(record: Record, effort: Effort) -> None:
    if effort.worlds < FEWEST or effort.iterations < 1 or effort.ahead < 0:
        raise BadInput(f"an analysis needs at least {FEWEST} worlds and 1 iteration")
    verify(record)


def third(game: Game, s: State, counting: Sequence[tuple[int, Done | Drawn]]) -> int:
    """A third of the decisions with more than one answer; not less than NEAREST."""
    s, found = s.clone(), 0
    for _, entry in counting:
        found += len(game.legal(s)) > 1
        game.apply(s, entry.draw if isinstance(entry, Drawn) else entry.action)
    return max(NEAREST, found // 3)


def counted(entries: Sequence[Entry]) -> list[tuple[int, Done | Drawn]]:
    """The entries that were not taken back, each with the version it led to."""
    found: list[tuple[int, Done | Drawn]] = []
    for at, entry in enumerate(entries, start=1):
        if isinstance(entry, TakenBack):
            while found and found[-1][0] > entry.to:
                found.pop()
        else:
            found.append((at, entry))
    return found


class Analyst:
    """Judges positions of one game with one effort. What it judged before changes nothing, it only saves time.

    A position is followed first, by the answers of the instinct, to the next draw; only there it is played on many
    times. So positions with nothing but usual answers between them are judged by the same continuations, and what
    differs is not noise.
    """

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self._sense: Instinct = instinct(game.facts.name)
        self._searches: dict[int, Search] = {}
        self._known: dict[tuple[int, tuple[int, ...]], list[Chance]] = {}
        self._sources: dict[tuple[int, ...], int] = {}

    def chances(self, s: State) -> list[Chance]:
        """Each seat's chance to win in a true position."""
        s, left = self._along(s)
        v: View = s
        if v.actor == OVER:
            winners = self.game.result(v).winners
            return [Chance(1 / len(winners) if p in winners else 0.0, 0.0) for p in range(v.seats)]
        key = v.key()
        source = self._sources.setdefault(key, len(self._sources) + 1)
        if (left, key) not in self._known:
            found = self._before_a_draw(s, left) if v.actor == CHANCE else self._on(s, left, FEWEST, 0)
            self._known[left, key] = [c._replace(source=source) for c in found]
        return self._known[left, key]

    def _along(self, s: State) -> tuple[State, int]:
        """Follow the instinct to the next draw, or as far as is looked ahead: that position, and how far is left."""
        s, left = s.clone(), self.effort.ahead
        v: View = s
        while v.actor >= 0 and (left > 0 or not self._sense.calm(v)):
            legal = self.game.legal(v)
            self.game.apply(s, legal[0] if len(legal) == 1 else self.usual(self.game.mask(s, int(v.actor))))
            left = max(0, left - (len(legal) > 1))
        return s, left

    def _on(self, s: State, left: int, worlds: int, first: int) -> list[Chance]:
        """Play on for so many decisions, in so many worlds, numbered from `first` on."""
        rows = self._search(left).ahead(s, worlds, self.effort.seed, first)
        return [chance_of([row[p] for row in rows]) for p in range(len(rows[0]))]

    def _search(self, left: int) -> Search:
        if left not in self._searches:
            self._searches[left] = Search(self.game, self._sense, Settings(cut=left))
        return self._searches[left]

    def _before_a_draw(self, s: State, left: int) -> list[Chance]:
        """All draws that are possible, by their exact weights; the continuations are shared out among them."""
        v: View = s
        draws = self.game.chance(s)
        total = sum(weight for _, weight in draws)
        each = max(FEWEST, self.effort.worlds // len(draws))
        means, errors = [0.0] * int(v.seats), [0.0] * int(v.seats)
        for i, (draw, weight) in enumerate(draws):
            after = s.clone()
            self.game.apply(after, draw)
            for p, found in enumerate(self._on(after, left, each, i * each)):
                means[p] += found.mean * weight / total
                errors[p] += (found.error * weight / total) ** 2
        return [Chance(m, sqrt(e)) for m, e in zip(means, errors, strict=True)]

    def move(self, s: State, at: int, entry: Done | Drawn, before: list[Chance], after: list[Chance]) -> Move:
        """What an entry did in the position `s`; `before` and `after` are the chances there and behind it."""
        v: View = s
        ask = int(v.ask)
        if isinstance(entry, Drawn):
            return Move(at, None, ask, entry.draw, len(self.game.chance(s)), None, before, None)
        view = self.game.mask(s, entry.seat)
        legal = self.game.legal(view)
        if len(legal) == 1:
            return Move(at, entry.seat, ask, entry.action, 1, None, after, None)
        usual = self.usual(view)
        expected = after
        if usual != entry.action:
            other = s.clone()
            self.game.apply(other, usual)
            expected = self.chances(other)
        better = self.better(view, entry.action)
        return Move(at, entry.seat, ask, entry.action, len(legal), usual, expected, better)

    def usual(self, view: View) -> int:
        """What the instinct answers to what a seat sees."""
        found = figures(self.game, view)
        return self.game.legal(view)[found.index(max(found))]

    def better(self, view: View, given: int) -> Better | None:
        """What the search prefers to a given answer, by what the seat knows; None if it would give the same.

        The search only names the answer. What it is worth is found in worlds that the search has not seen, so that
        nothing looks good because it was picked for looking good. They are played on no further than the search does:
        for two answers to one question the value function errs alike, and a long line by instinct may turn on a slip.
        """
        effort = self.effort
        search = Search(self.game, self._sense, knowledge(self.game.facts.name).SETTINGS)
        best = search.think(view, effort.iterations, 0.0, effort.seed)[0].action
        if best == given:
            return None
        given_in, best_in = search.weigh(view, [given, best], effort.worlds, effort.seed)
        cost = chance_of([b - g for g, b in zip(given_in, best_in, strict=True)])
        return Better(best, sum(given_in) / len(given_in), sum(best_in) / len(best_in), cost)


def chance_of(values: Sequence[float]) -> Chance:
    """The mean, and its standard error."""
    n = len(values)
    mean = sum(values) / n
    return Chance(mean, sqrt(sum((x - mean) ** 2 for x in values) / (n - 1) / n))


_SPANS = ("decade", "round")
"""What a game may be divided into, the longest first; a screen's data says where it is."""


def _marks(game: Game, s: State, at: int, marks: list[tuple[int, str, int]]) -> list[tuple[int, str, int]]:
    shown = game.show(game.mask(s, None))
    for name in _SPANS:
        number = shown.get(name)
        if isinstance(number, int):
            fresh = not marks or marks[-1][1:] != (name, number)
            return [*marks, (at, name, number)] if fresh else marks
    return marks
