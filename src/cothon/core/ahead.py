"""What a game says about looking ahead: how far something is certain although questions and draws lie in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final


class Sequel:
    """What follows an answer for certain, however the questions in `asks` are answered next.

    asks     questions to the same seat, and draws, whose answers change nothing of what is told: how a price is paid
    events   what is told of the sequel; the first event that is in neither list ends it
    ends     those of them after which nothing more is certain
    passed   events that belong to those answers: they are passed over
    figures  fields of the players' records (`shown.py`) that do not depend on those answers either
    """

    def __init__(
        self,
        asks: Sequence[str] = (),
        events: Sequence[str] = (),
        ends: Sequence[str] = (),
        passed: Sequence[str] = (),
        figures: Sequence[str] = (),
    ) -> None:
        self.asks = tuple(asks)
        self.events = tuple(events)
        self.ends = tuple(ends)
        self.passed = tuple(passed)
        self.figures = tuple(figures)


NO_SEQUEL: Final = Sequel()
