"""A game as an array without a module of its own here: the declared fields and options, and nothing else.

`make games` writes how each of them is put into the array (`encode/made/<game>.py`). A game has an `encode/<game>.py`
only if a field cannot be declared so, or for speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from mypy_extensions import i64

from cothon.core.errors import BadInput
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Part, Sheet
from cothon.games import own_module


class GeneralEncoder(Encoder):
    def __init__(self, game: str, seats: int, parts: Sequence[Part]) -> None:
        super().__init__(game, seats, parts)
        self._made = declared(game)

    def write(self, v: View, me: i64, out: Sheet) -> None:
        self._made.write(v, me, out)

    def write_options(self, v: View, out: Sheet) -> None:
        self._made.write_options(v, out)


def declared(game: str) -> ModuleType:
    """The module that `make games` wrote; BadInput for a game without declared fields."""
    made = own_module(f"cothon.encode.made.{game}")
    if made is None:
        raise BadInput(f"{game} has no array: declare its fields in games/{game}/fields.py and run `make games`")
    return made


def make(game: str, seats: int) -> Encoder:
    made = declared(game)
    parts: list[Part] = [*made.parts(seats), *made.option_parts(seats)]
    return GeneralEncoder(game, seats, parts)
