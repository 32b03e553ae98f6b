"""Players made of code. They see a view, never a state."""

from __future__ import annotations

from cothon.bots.bot import Bot, Budget
from cothon.bots.greedy import GreedyBot
from cothon.bots.levels import LEVELS, SearchBot
from cothon.bots.simple import FirstLegalBot, RandomBot
from cothon.core.errors import BadInput

__all__ = ["BOTS", "Bot", "Budget", "bot"]

_KINDS: tuple[type[Bot], ...] = (RandomBot, GreedyBot, *LEVELS, SearchBot, FirstLegalBot)
BOTS = {b.name: b for b in _KINDS}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
