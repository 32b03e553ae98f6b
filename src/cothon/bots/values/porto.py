"""Who is likely to win Porto Carthago."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.games.porto.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Floats

FEATURES: Final[list[str]] = ["palace"]


def progress(v: PortoView) -> float:
    return 0.0


def describe(v: PortoView, p: i64, out: Floats) -> None:
    out[0] = float(v.palace[p])
