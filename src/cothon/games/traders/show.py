"""x"""

from cothon.games.traders.view import TradersView


def show(v: TradersView) -> dict[str, object]:
    return {}
