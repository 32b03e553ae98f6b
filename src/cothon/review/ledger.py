"""The ledger: from each seat's chance at the start to its result, and what lies between, down to the last bit.

Every change of the chances is booked once. What a draw changes is luck. What a decision changes is split: the
difference to what the instinct would have answered belongs to whoever decided; the rest, from the estimate before to
the one after the usual answer, is nobody's merit but the estimate looking further ahead. It has a line of its own.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from cothon.review.analysis import Analysis, Chance
from cothon.review.rounding import points

LUCK, OWN, OTHERS, CORRECTED = range(4)


class Account(NamedTuple):
    """One seat: start + luck + own + others + corrected = end, in chances to win.

    own        what its own answers gained against the usual ones; `others`: what those of the others did
    corrected  where the estimate changed although nothing but the usual happened
    end        the share of the victory: 1, 0 or a part; in an unfinished game the last estimate
    """

    start: Chance
    luck: Chance
    own: Chance
    others: Chance
    corrected: Chance
    end: Chance


def accounts(analysis: Analysis) -> list[Account]:
    """The account of each seat."""
    return [_account(analysis, seat) for seat in range(analysis.record.options.seats)]


def _account(analysis: Analysis, seat: int) -> Account:
    lines = [_Line() for _ in range(4)]
    for i, move in enumerate(analysis.moves):
        before, expected = analysis.points[i][seat], move.expected[seat]
        after = analysis.points[i + 1][seat]
        lines[CORRECTED].book(expected, before)
        gain = LUCK if move.seat is None else OWN if move.seat == seat else OTHERS
        lines[gain].book(after, expected)
    luck, own, others, corrected = (line.sum() for line in lines)
    return Account(analysis.points[0][seat], luck, own, others, corrected, analysis.points[-1][seat])


class _Line:
    """A sum of differences between estimates. Those of one source err together: added and taken off, they cancel."""

    def __init__(self) -> None:
        self._total = 0.0
        self._errors: dict[int, float] = {}

    def book(self, after: Chance, before: Chance) -> None:
        self._total += after.mean - before.mean
        for chance, sign in ((after, 1), (before, -1)):
            self._errors[chance.source] = self._errors.get(chance.source, 0.0) + sign * chance.error

    def sum(self) -> Chance:
        return Chance(self._total, sqrt(sum(error**2 for error in self._errors.values())))


def in_points(account: Account) -> list[int]:
    """The account in whole points (hundredths of a chance), rounded so that it still adds up.

    Rounded are the running sums; each line is the difference of two of them, so none is off by a whole point.
    """
    running, sums = 0.0, [0]
    for part in account[:-1]:
        running += part.mean
        sums.append(points(running))
    return [b - a for a, b in pairwise(sums)] + [points(account.end.mean)]
