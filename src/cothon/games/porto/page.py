"""The fields of a position text, and how names and seats are written in them."""

from __future__ import annotations

from typing import Final

from cothon.core.page import Page

SINGLE: Final[list[str]] = [
    "decade", "round", "sp", "turn", "harbour", "market", "row 1", "row 2", "held", "cards", "palace",
    "path", "top", "bottom", "knows spectators", "bought", "ask", "asked", "rank", "due", "ship", "space", "source",
    "cargo", "dock", "moves", "latest", "gave", "got", "used", "back", "sorted", "gainer", "gain", "housed", "coming",
    "then_points", "then_load", "then_market", "slot", "final", "reason", "over",
]  # fmt: skip
BY_SEAT: Final[list[str]] = [
    "reserve", "talents", "points", "temple", "lighthouse", "charter", "blocked", "paid", "large", "award", "docks",
    "store", "knows",
]  # fmt: skip


class PortoPage(Page):
    def __init__(self, text: str) -> None:
        super().__init__(text, SINGLE, BY_SEAT)

    def index(self, field: str, word: str, names: list[str], what: str) -> int:
        if word not in names:
            raise self.wrong(field, f"there is no {what} {word!r}")
        return names.index(word)

    def name(self, field: str, names: list[str], what: str) -> int:
        """The number of the one name that the field says; -1 if it is not said."""
        return self.index(field, self.values[field], names, what) if field in self.values else -1

    def seats(self, field: str, seats: int) -> list[int]:
        return [self.whole(field, word, 0, seats - 1) for word in self.text(field).split()]
