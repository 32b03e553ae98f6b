"""The table of each game, drawn for a terminal: a module per game, and a general one for games that have none yet.

A module has `draw(shown, voice, people)`, something Rich can print, and `tell(shown, voice, people)`, sentences for the
plain face. Both take what `Game.show` gives for a view; `people.you` is the viewer's seat, None for a spectator.
"""

from __future__ import annotations

from types import ModuleType

from cothon.cli import general
from cothon.games import own_module


def table_of(game: str) -> ModuleType:
    """The module of that game, or the general one."""
    return own_module(f"{__name__}.{game}") or general
