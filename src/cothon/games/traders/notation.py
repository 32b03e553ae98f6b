"""x"""

from cothon.games.traders.state import TradersState


def write(s: TradersState) -> str:
    return ""


def read(text: str) -> TradersState:
    raise ValueError
