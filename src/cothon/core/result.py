"""How a game ended, and why a move is refused: small values that rules hand out."""

from __future__ import annotations

from collections.abc import Sequence


class Refusal:
    """Why an action is not legal now: the clause that says so, and words a player understands."""

    def __init__(self, clause: str, words: str) -> None:
        self.clause = clause
        self.words = words

    def __repr__(self) -> str:
        return f"{self.words} [{self.clause}]"


class Line:
    """One line of the final account: a heading and a number for each seat."""

    def __init__(self, words: str, values: Sequence[int], clause: str) -> None:
        self.words = words
        self.values = tuple(values)
        self.clause = clause

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Line, (self.words, self.values, self.clause)


class Result:
    """scores    what is compared first, by seat
    ranks     1 is best; equal ranks are shared (1, 1, 3)
    reason    what ended the game, in one word
    because   the same in words for players
    tie_break which comparison decided rank 1: "" if the score alone did
    account   the final account, line by line
    """

    def __init__(
        self,
        scores: Sequence[int],
        ranks: Sequence[int],
        reason: str,
        tie_break: str,
        account: Sequence[Line],
        nobody_wins: bool = False,
        because: str = "",
    ) -> None:
        self.scores = tuple(scores)
        self.ranks = tuple(ranks)
        self.reason = reason
        self.because = because or reason
        self.tie_break = tie_break
        self.account = tuple(account)
        self.winners = () if nobody_wins else tuple(p for p, r in enumerate(self.ranks) if r == 1)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        made_of = (self.scores, self.ranks, self.reason, self.tie_break, self.account, not self.winners, self.because)
        return Result, made_of


def rank(keys: Sequence[tuple[int, ...]]) -> list[int]:
    """Places for keys where greater is better; equal keys share the better place: 1, 1, 3."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def deciding(keys: Sequence[tuple[int, ...]], names: Sequence[str]) -> str:
    """The name of the comparison that separated rank 1 from the next; "" if it was the first or all are equal."""
    ordered = sorted(keys, reverse=True)
    best = ordered[0]
    rest = [k for k in ordered if k != best]
    if not rest:
        return ""
    for i, name in enumerate(names):
        if best[i] != rest[0][i]:
            return "" if i == 0 else name
    return ""
