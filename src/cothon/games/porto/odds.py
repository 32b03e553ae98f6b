"""x"""

from __future__ import annotations

from cothon.core.odds import Odds
from cothon.games.porto.view import PortoView


def odds(v: PortoView) -> Odds | None:
    return None
