"""Play of a game without a module: nothing is known about its options, and playouts are random games to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.bots.instinct import Instinct
from cothon.bots.settings import Settings
from cothon.core.view import View

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats

SETTINGS: Final = Settings(cut=-1, noise=1.0)
ERRORS: Final = (1.0, 1.0, 1.0)
"""Without figures there is nothing to err from: the first three levels play at random."""
ITERATIONS: Final = (50, 500)


class GeneralInstinct(Instinct):
    """All options alike, all seats alike: a search finds out everything by itself."""

    def __init__(self) -> None:
        super().__init__("general", ())

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        for i in range(n):
            out[i] = 0.0

    def judges(self) -> bool:
        return False

    def progress(self, v: View) -> float:
        return 0.0

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        """No features, so `chances` gives every seat the same."""


def make() -> Instinct:
    return GeneralInstinct()
