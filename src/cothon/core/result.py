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
    """Which of several like things an answer means, or what it costs there: the family of the action, and what its
    sentence tells besides.

    Fields are as in a refusal.
    """

    def __init__(self, family: str, **fields: object) -> None:
        self.family = family
        self.fields: dict[str, object] = dict(fields)


PART, SUM, DETAIL, ASIDE = "part", "sum", "detail", "aside"
"""What a line of the account is: it goes into the score, it is the score, it explains the line below it, or it is
counted besides (what breaks ties, what somebody must have to win). Parts add up to the sum."""


class Line:
    """One line of the final account: what it counts, as an id with fields, and a number for each seat."""

    def __init__(self, id: str, values: Sequence[int], clause: str, role: str = PART, **fields: object) -> None:
        self.id = id
        self.values = tuple(values)
        self.clause = clause
        self.role = role
        self.fields: dict[str, object] = dict(fields)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _line, (self.id, self.values, self.clause, self.role, self.fields)


def _line(id: str, values: Sequence[int], clause: str, role: str, fields: dict[str, object]) -> Line:
    return Line(id, values, clause, role, **fields)


class Fact:
    """What decided a game: a key for the sentence, its clause, what the sentence tells (fields as those of a refusal),
    and the line of the account where the winner gained most, if that is what is told.
    """

    def __init__(self, key: str, clause: str, line: Line | None = None, **fields: object) -> None:
        self.key = key
        self.clause = clause
        self.line = line
        self.fields: dict[str, object] = dict(fields)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _fact, (self.key, self.clause, self.line, self.fields)


def _fact(key: str, clause: str, line: Line | None, fields: dict[str, object]) -> Fact:
    return Fact(key, clause, line, **fields)


class Result:
    """scores    what is compared first, by seat
    ranks     1 is best; equal ranks are shared (1, 1, 3)
    reason    what ended the game: an id
    tie_break which comparison decided rank 1: an id, "" if the score alone did
    account   the final account, line by line
    decided   the fact that decided
    beside    ids of the lines that explain ranks which the scores alone do not
    barred    seats that could not win, whatever their score
    """

    def __init__(
        self,
        scores: Sequence[int],
        ranks: Sequence[int],
        reason: str,
        tie_break: str,
        account: Sequence[Line],
        nobody_wins: bool = False,
        decided: Fact | None = None,
        beside: Sequence[str] = (),
        barred: Sequence[int] = (),
    ) -> None:
        self.scores = tuple(scores)
        self.ranks = tuple(ranks)
        self.reason = reason
        self.tie_break = tie_break
        self.account = tuple(account)
        self.decided = decided
        self.beside = tuple(beside)
        self.barred = tuple(barred)
        self.winners = () if nobody_wins else tuple(p for p, r in enumerate(self.ranks) if r == 1)

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        why = (not self.winners, self.decided, self.beside, self.barred)
        return Result, (self.scores, self.ranks, self.reason, self.tie_break, self.account, *why)


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


def decided(keys: Sequence[tuple[int, ...]], compared: Sequence[Line], account: Sequence[Line], shared: str) -> Fact:
    """The fact that separated rank 1 from the next. `compared` are the lines that the keys are made of, `shared` is the
    clause by which equal players win together.
    """
    best = max(keys)
    level = [p for p, key in enumerate(keys) if key == best]
    if len(level) > 1:
        return Fact("shared", shared, number=len(level), points=best[0])
    first, second = level[0], keys.index(max(key for key in keys if key != best))
    next_best = keys[second]
    at = next(i for i, (a, b) in enumerate(zip(best, next_best, strict=True)) if a != b)
    who: dict[str, object] = {"seat": first, "other_seat": second, "points": best[0]}
    if at > 0:
        line = compared[at]
        return Fact(line.id, line.clause, None, **who, number=best[at], other_number=next_best[at])
    parts = [line for line in account if line.role == PART]
    most = max(parts, key=lambda line: line.values[first] - line.values[second])
    who |= {"number": most.values[first], "other_number": most.values[second]}
    ahead = best[0] - next_best[0]
    return Fact("lead", compared[0].clause, most, **who, other_points=next_best[0], ahead=ahead)


def beside(keys: Sequence[tuple[int, ...]], compared: Sequence[Line]) -> list[str]:
    """The lines that separate players who are level in everything that is compared before."""
    found: list[str] = []
    for i in range(1, len(compared)):
        if any(a[:i] == b[:i] and a[i] != b[i] for a in keys for b in keys):
            found.append(compared[i].id)
    return found
