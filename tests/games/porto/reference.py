"""What a viewer knows of the deck, kept the slow way: lists of sets, straight from PK5, fed with public events."""

from __future__ import annotations

from typing import Any


class Groups:
    """One viewer's groups from the top of the deck down."""

    def __init__(self, viewer: int | None, groups: list[set[str]]) -> None:
        self.viewer = viewer
        self.groups = [set(g) for g in groups]

    def hear(self, event: dict[str, Any]) -> None:
        """Learn from an event; the fields of `look` are read only if this viewer is its user."""
        name = event["event"]
        if name in ("row_ship", "voyage", "wreck"):
            self._drawn(event["ship"])
        elif name == "under":
            self.groups.append({event["ship"]})
        elif name in ("look", "sorted") and event["seat"] == self.viewer:
            self._looked(event["ships"])
        elif name == "look":
            self._merge(event["cards"])

    def _drawn(self, ship: str) -> None:
        assert ship in self.groups[0], f"{ship} cannot lie on top: {self.groups}"
        self.groups[0].discard(ship)
        self.groups = [g for g in self.groups if g]

    def _looked(self, ships: list[str]) -> None:
        rest = [g - set(ships) for g in self.groups]
        self.groups = [{c} for c in ships] + [g for g in rest if g]

    def _merge(self, k: int) -> None:
        """The groups touching the top k become one."""
        touched: set[str] = set()
        while len(touched) < k:
            touched |= self.groups.pop(0)
        self.groups.insert(0, touched)

    def told(self) -> list[list[str]]:
        return [sorted(g, key=int) for g in self.groups]
