"""x"""

from cothon.core.odds import Odds
from cothon.games.traders.view import TradersView


def odds(v: TradersView) -> Odds | None:
    return None
