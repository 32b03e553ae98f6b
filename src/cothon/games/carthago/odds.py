"""x"""

from __future__ import annotations
from cothon.core.odds import Odds
from cothon.games.carthago.view import CarthagoView


def odds(v: CarthagoView) -> Odds | None:
    return None
