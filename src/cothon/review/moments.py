"""Where a game turned for a seat: its worst decision, its best one, and the acts that moved its chance most.

An act is a decision and the draws that it brings, or the draws before the first decision. Only what is more than the
noise of the sampling counts, and only what can be seen in the displayed figures.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from cothon.review.analysis import SURE, Analysis, Chance, Move
from cothon.review.rounding import points
from cothon.review.verdict import BEST, BLUNDER, SLIP, cost, verdict

MOST = 3
LEAST = 3
"""Points by which an act must have moved a chance to be a turning point."""
LUCK, OWN, OTHER, DRIFT = "luck", "own", "other", "drift"


class Moment(NamedTuple):
    """A turning point of one seat.

    at, since      the version it led to, and the one before
    seat           who decided; None for draws before the first decision
    kind           slip, blunder, best: the seat's own decision; else what moved its chance most: luck, own or other (an
                   answer of its own, of another), drift (the estimate looked further)
    before, after  its chance in points. Of a slip or a blunder: with the better answer, and with the given one, by what
                   the seat knew. Of its best decision: after the usual answer, and after the given one
    """

    at: int
    since: int
    seat: int | None
    kind: str
    before: int
    after: int


class Act(NamedTuple):
    """The moves `first` to `last` of an analysis."""

    first: int
    last: int


def moments(analysis: Analysis, seat: int) -> list[Moment]:
    """At most three, in the order of the game."""
    found = [m for m in (worst(analysis, seat), best(analysis, seat)) if m is not None]
    for moment in swings(analysis, seat):
        if len(found) < MOST and moment.at not in [m.at for m in found]:
            found.append(moment)
    return sorted(found, key=lambda m: m.at)


def acts(moves: list[Move]) -> list[Act]:
    starts = [i for i, move in enumerate(moves) if i == 0 or move.seat is not None]
    return [Act(first, then - 1) for first, then in pairwise([*starts, len(moves)])]


def worst(analysis: Analysis, seat: int) -> Moment | None:
    """The seat's costliest slip or blunder."""
    found: list[tuple[int, Moment]] = []
    for act in acts(analysis.moves):
        move = analysis.moves[act.first]
        kind = verdict(move) if move.seat == seat else None
        if kind in (SLIP, BLUNDER) and move.better is not None:
            told = points(move.better.instead), points(move.better.given)
            found.append((cost(move.better), _moment(analysis, act, str(kind), *told)))
    return max(found, key=lambda pair: (pair[0], -pair[1].at))[1] if found else None


def best(analysis: Analysis, seat: int) -> Moment | None:
    """The seat's decision that gained most against the usual answer, if it was no mistake by what the seat knew."""
    found: list[tuple[float, Moment]] = []
    for act in acts(analysis.moves):
        move = analysis.moves[act.first]
        if move.seat != seat or verdict(move) in (None, SLIP, BLUNDER):
            continue
        usual, given = move.expected[seat], analysis.points[act.first + 1][seat]
        told = points(usual.mean), points(given.mean)
        if told[1] > told[0] and surely_differ(usual, given):
            found.append((given.mean - usual.mean, _moment(analysis, act, BEST, *told)))
    return max(found, key=lambda pair: pair[0])[1] if found else None


def swings(analysis: Analysis, seat: int) -> list[Moment]:
    """Acts that moved the seat's chance, the greatest first."""
    found: list[tuple[float, Moment]] = []
    for act in acts(analysis.moves):
        before, after = analysis.points[act.first][seat], analysis.points[act.last + 1][seat]
        told = points(before.mean), points(after.mean)
        if abs(told[1] - told[0]) >= LEAST and surely_differ(before, after):
            kind = _cause(analysis, act, seat)
            found.append((abs(after.mean - before.mean), _moment(analysis, act, kind, *told)))
    return [moment for _, moment in sorted(found, key=lambda pair: -pair[0])]


def surely_differ(a: Chance, b: Chance) -> bool:
    """Whether two chances differ by more than the noise of the sampling; those of one source err together."""
    together = a.source == b.source
    error = abs(a.error - b.error) if together else sqrt(a.error**2 + b.error**2)
    return abs(a.mean - b.mean) > SURE * error


def _moment(analysis: Analysis, act: Act, kind: str, before: int, after: int) -> Moment:
    moves = analysis.moves
    since = moves[act.first - 1].at if act.first else 0
    return Moment(moves[act.last].at, since, moves[act.first].seat, kind, before, after)


def _cause(analysis: Analysis, act: Act, seat: int) -> str:
    """What changed the chance most, in the direction in which it went."""
    parts = dict.fromkeys((LUCK, OWN, OTHER, DRIFT), 0.0)
    for i in range(act.first, act.last + 1):
        move = analysis.moves[i]
        expected, after = move.expected[seat].mean, analysis.points[i + 1][seat].mean
        parts[LUCK if move.seat is None else OWN if move.seat == seat else OTHER] += after - expected
        parts[DRIFT] += expected - analysis.points[i][seat].mean
    way = 1 if sum(parts.values()) > 0 else -1
    return max(parts, key=lambda name: way * parts[name])
