"""A karibik board with the words of its rulebook: harbour, row, displays, coins, discard."""

from __future__ import annotations

from cothon.core.arr import ints
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.pieces import COMPLETED, DISPLAY, IDS, INFLUENCE, SKILLS, STRENGTH
from kit.board import Board


class Table(Board):
    s: KaribikState

    def __init__(self, text: str = "", seats: int | None = None, **options: object) -> None:
        super().__init__("karibik", text, seats, **options)

    @property
    def coins(self) -> list[int]:
        return ints(self.s.coins)

    @property
    def harbour(self) -> list[str]:
        ships = [IDS[f] for f in self.s.ships if f >= 0]
        ships += [IDS[f] for f, k in enumerate(self.s.doubles) for _ in range(k)]
        return ships + [IDS[28 + i] for i, k in enumerate(self.s.harbour) for _ in range(k)]

    @property
    def row(self) -> list[str]:
        return [IDS[54 + e] for e, k in enumerate(self.s.row) for _ in range(k)]

    @property
    def up(self) -> dict[str, int]:
        """Face-up discards."""
        return {IDS[f]: int(k) for f, k in enumerate(self.s.up) if k}

    @property
    def buried(self) -> dict[int, int]:
        return {int(self.s.oldest) + i: int(k) for i, k in enumerate(self.s.buried) if k}

    @property
    def batch(self) -> int:
        """Number of the newest batch."""
        return int(self.s.oldest) + len(self.s.left) - 1

    def display(self, p: int) -> list[str]:
        own = ints(self.s.display)[p * int(DISPLAY) : (p + 1) * int(DISPLAY)]
        return [IDS[28 + i] for i, k in enumerate(own) for _ in range(k)]

    def held(self, p: int) -> dict[int, int]:
        """Coins of a player by batch."""
        n = int(self.s.seats)
        return {int(self.s.oldest) + i: int(k) for i, k in enumerate(ints(self.s.held)[p::n]) if k}

    def influence(self, p: int) -> int:
        return int(self.s.skill[p * SKILLS + INFLUENCE])

    def strength(self, p: int) -> int:
        return int(self.s.skill[p * SKILLS + STRENGTH])

    def completed(self, p: int) -> int:
        return int(self.s.skill[p * SKILLS + COMPLETED])

    @property
    def triggered(self) -> bool:
        return bool(self.s.ended)

    def happened(self, name: str) -> list[dict[str, object]]:
        """The events of that name so far."""
        return [e for e in self.told if e["event"] == name]

    def flip_all(self) -> Table:
        """Let every coin being spent turn up as the first card it may be."""
        while self.actor == -1 and self.ask in ("flip", "settle"):
            self._apply(self.game.chance(self.s)[0][0])
        return self


def cards(names: list[str]) -> str:
    """Cards as a line of a position has them."""
    return " ".join(names)


def whole_deck(edition: str = "karibik110") -> list[str]:
    """Every card that is shuffled, by name."""
    from cothon.games.karibik.pieces import ROWS

    column = "n110" if edition == "karibik110" else "n120"
    return [row["id"] for row in ROWS for _ in range(row[column])]
