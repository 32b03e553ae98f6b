"""Players made of code. They see a view, never a state."""

from __future__ import annotations

from cothon.bots.bot import Bot, BotFault, Budget
from cothon.bots.levels import LEVELS, STAND_IN, NetworkBot, SearchBot, plays
from cothon.bots.outside import MARK, OutsideBot
from cothon.bots.simple import FirstLegalBot, RandomBot
from cothon.core.errors import BadInput

__all__ = ["BOTS", "STAND_IN", "Bot", "BotFault", "Budget", "bot", "bots_of", "is_bot"]

_KINDS: tuple[type[Bot], ...] = (RandomBot, *LEVELS, SearchBot, NetworkBot, FirstLegalBot)
BOTS = {b.name: b for b in _KINDS}


def bot(name: str, seconds: float | None = None) -> Bot:
    """The bot of that name, or the program that `exec:PATH ARGUMENT...` names: it is given so many seconds.

    Whoever takes names from strangers must look into `BOTS` first.
    """
    if name.startswith(MARK):
        return OutsideBot(name, seconds)
    if name not in BOTS:
        raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}, and programs as exec:PATH")
    return BOTS[name]()


def bots_of(game: str) -> list[str]:
    """The names of the bots that play a game: those that play by a network only where it has one."""
    return [name for name in BOTS if is_bot(name, game)]


def is_bot(name: str | None, game: str) -> bool:
    """Whether there is a bot of that name that plays this game."""
    return name in BOTS and plays(BOTS[name], game)
