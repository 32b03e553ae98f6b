"""How a game ended, why a move is refused, which thing an answer means: small values that rules hand out."""

from __future__ import annotations

from collections.abc import Sequence


class Refusal:
    """Why an action is not legal now: the clause that says so, a key for the sentence, and what the sentence tells.

    Fields are numbers, yes and no, seats, names of things and lists of them. A field of a seat or a thing is called
    after its kind (`seat`, `card`), with a word before it where there are two of a kind (`card`, `last_card`).
    """

    def __init__(self, clause: str, key: str, **fields: object) -> None:
        self.clause = clause
        self.key = key
        self.fields: dict[str, object] = dict(fields)

    def __repr__(self) -> str:
        said = [self.key, *(f"{name}={value}" for name, value in self.fields.items())]
        return " ".join(said) + (f" [{self.clause}]" if self.clause else "")


class Which:
    """Which of several like things an answer means: the family of the action, and what its sentence tells of the thing.

    Fields are as in a refusal.
    """

    def __init__(self, family: str, **fields: object) -> None:
        self.family = family
        self.fields: dict[str, object] = dict(fields)


class Line:
    """One line of the final account: what it counts, as an id with fields, and a number for each seat."""

    def __init__(self, id: str, values: Sequence[int], clause: str, **fields: object) -> None:
        self.id = id
        self.values = tuple(values)
        self.clause = clause
        self.fields: dict[str, object] = dict(fields)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _line, (self.id, self.values, self.clause, self.fields)


def _line(id: str, values: Sequence[int], clause: str, fields: dict[str, object]) -> Line:
    return Line(id, values, clause, **fields)


class Result:
    """scores    what is compared first, by seat
    ranks     1 is best; equal ranks are shared (1, 1, 3)
    reason    what ended the game: an id
    tie_break which comparison decided rank 1: an id, "" if the score alone did
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
    ) -> None:
        self.scores = tuple(scores)
        self.ranks = tuple(ranks)
        self.reason = reason
        self.tie_break = tie_break
        self.account = tuple(account)
        self.winners = () if nobody_wins else tuple(p for p, r in enumerate(self.ranks) if r == 1)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        made_of = (self.scores, self.ranks, self.reason, self.tie_break, self.account, not self.winners)
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
