"""What is likely now: odds for people, as ways out of equally likely cases. Keys and fields, as for refusals."""

from __future__ import annotations

from collections.abc import Sequence


class Case:
    """One line of odds: in `ways` of `of` equally likely cases this happens."""

    def __init__(self, key: str, ways: int, of: int, **fields: object) -> None:
        self.key = key
        self.ways = ways
        self.of = of
        self.fields: dict[str, object] = dict(fields)


class Note:
    """A further figure."""

    def __init__(self, key: str, **fields: object) -> None:
        self.key = key
        self.fields: dict[str, object] = dict(fields)


class Odds:
    """What is likely now. `title` is a key, too; `exact` is false where worlds were sampled."""

    def __init__(self, title: str, cases: Sequence[Case], notes: Sequence[Note] = (), exact: bool = True) -> None:
        self.title = title
        self.cases = tuple(cases)
        self.notes = tuple(notes)
        self.exact = exact
