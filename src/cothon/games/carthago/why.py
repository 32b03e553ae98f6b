"""x"""

from __future__ import annotations
from mypy_extensions import i64
from cothon.core.result import Refusal
from cothon.games.carthago.view import CarthagoView


def refuse(v: CarthagoView, a: i64) -> Refusal:
    return Refusal("C4.1", "not now, sorry")
