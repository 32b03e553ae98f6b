"""x"""

from __future__ import annotations

from mypy_extensions import i64

from cothon.core.result import Refusal
from cothon.games.porto.view import PortoView


def refuse(v: PortoView, a: i64) -> Refusal:
    return Refusal("P8.1", "not yet written")
