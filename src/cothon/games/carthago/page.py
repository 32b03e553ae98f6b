"""The fields of a position text, and how names and discs are written in them."""

from __future__ import annotations

from cothon.core.page import Page

SINGLE: frozenset[str] = frozenset(
    [
        *("decade", "round", "first", "turn", "ask", "over", "stands", "markers", "neutrals"),
        *("market", "discard", "pile", "rest", "laid", "epoch", "docks", "outside", "under", "closed"),
        *("regular", "anchor", "seats", "forum", "tiles", "space", "due", "used", "favoured", "skipped"),
        *("traded", "warred", "luxury", "opulence", "column", "dock", "wanted", "spot", "picked", "ship"),
        *("guild_at", "back", "then"),
    ]
)
BY_SEAT: frozenset[str] = frozenset(["hand", "played", "active", "inactive", "freed"])


class CarthagoPage(Page):
    def __init__(self, text: str) -> None:
        super().__init__(text, SINGLE, BY_SEAT)

    def which(self, field: str, word: str, names: list[str]) -> int:
        """The number of a name."""
        if word not in names:
            few = ", ".join(names) if len(names) < 30 else f"{names[0]} to {names[-1]}"
            raise self.wrong(field, f"{word!r} is not one of {few}")
        return names.index(word)

    def chosen(self, field: str, names: list[str]) -> int:
        """The number of the name a field gives; -1 without the field."""
        return self.which(field, self.values[field], names) if field in self.values else -1

    def flag(self, field: str) -> int:
        return self.which(field, self.values.get(field, "no"), ["no", "yes"])

    def discs(self, field: str, word: str, seats: int) -> tuple[str, list[int]]:
        """A name with seats after it: `W10/0`, `hall1/2/0`."""
        name, *rest = word.split("/")
        return name, [self.whole(field, seat, 0, seats - 1) for seat in rest]
