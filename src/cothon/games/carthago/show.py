"""x"""

from __future__ import annotations
from cothon.games.carthago.view import CarthagoView


def show(v: CarthagoView) -> dict[str, object]:
    return {}
