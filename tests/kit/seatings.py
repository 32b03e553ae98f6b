"""Every game with every number of seats, and options under which it is played with so many."""

from __future__ import annotations

from typing import NamedTuple

from cothon.core.options import Value
from cothon.encode import seats_of
from cothon.games import game, names


class Seating(NamedTuple):
    game: str
    seats: int
    options: dict[str, Value]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


def _options(name: str, seats: int) -> dict[str, Value]:
    """None, if the game is usually played with so many; else one option that allows it."""
    choices: list[dict[str, Value]] = [{}]
    choices += [{o.name: v} for o in game(name).declared if not isinstance(o.values, dict) for v in o.values]
    return next(chosen for chosen in choices if seats in game(name).seats_allowed(chosen))


SEATINGS = [Seating(name, seats, _options(name, seats)) for name in names() for seats in seats_of(game(name))]
