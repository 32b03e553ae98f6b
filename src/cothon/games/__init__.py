"""The rulebooks, one folder each, and the registry: the only place that knows all games by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from cothon.core.errors import UnknownGame, UnknownVersion
from cothon.core.game import Game

# name -> module that defines `GAMES`: {rules version: the game by these rules}. A version that shipped stays there for
# ever, so that its records replay; the newest one is the highest.
REGISTRY: dict[str, str] = {
    "karibik": "cothon.games.karibik.game",
    "traders": "cothon.games.traders.game",
    "carthago": "cothon.games.carthago.game",
    "porto": "cothon.games.porto.game",
}


def names() -> list[str]:
    return list(REGISTRY)


def versions(name: str) -> list[int]:
    """The rules versions of a game that this build knows, the newest one last."""
    return sorted(_games(name))


def game(name: str, version: int | None = None) -> Game:
    """The game of that name, by default with its newest rules."""
    known = _games(name)
    wanted = max(known) if version is None else version
    if wanted not in known:
        there = ", ".join(map(str, sorted(known)))
        raise UnknownVersion(f"{name} has no rules version {wanted}; this build knows {there}")
    return known[wanted]


def own_module(path: str) -> ModuleType | None:
    """A module that a game may have in another package, e.g. `cothon.encode.traders`; None if it has none there.

    A module that is there but lacks something that it imports is an error.
    """
    try:
        return import_module(path)
    except ModuleNotFoundError as e:
        if e.name is None or not f"{path}.".startswith(f"{e.name}."):
            raise
        return None


def _games(name: str) -> Mapping[int, Game]:
    module = REGISTRY.get(name)
    if module is None:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(REGISTRY)}")
    found: Mapping[int, Game] = import_module(module).GAMES
    return found
