"""The table of each game, drawn for a terminal: a drawer per game, and a general one for games that have none yet.

A drawer has `draw(shown, voice, people)`, something Rich can print, and `tell(shown, voice, people)`, sentences for the
plain face. Both take what `Game.show` gives for a view; `people.you` is the viewer's seat, None for a spectator.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from cothon.cli import general


def drawer(game: str) -> ModuleType:
    """The drawer of that game, or the general one."""
    name = f"{__name__}.{game}"
    try:
        return import_module(name)
    except ModuleNotFoundError as e:
        if e.name != name:
            raise
        return general
