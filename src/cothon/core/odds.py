"""What is likely now: odds for people, as ways out of equally likely cases."""

from __future__ import annotations

from collections.abc import Sequence


class Case:
    """One line of odds: in `ways` of `of` equally likely cases this happens."""

    def __init__(self, words: str, ways: int, of: int) -> None:
        self.words = words
        self.ways = ways
        self.of = of


class Odds:
    """What is likely now. `exact` is false where worlds were sampled; `notes` are further figures in words."""

    def __init__(self, title: str, cases: Sequence[Case], notes: Sequence[str] = (), exact: bool = True) -> None:
        self.title = title
        self.cases = tuple(cases)
        self.notes = tuple(notes)
        self.exact = exact
