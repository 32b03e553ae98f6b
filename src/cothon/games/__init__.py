"""The rulebooks, one folder each, and the registry: the only place that knows all games by name."""

from __future__ import annotations

from importlib import import_module

from cothon.core.errors import UnknownGame, UnknownVersion
from cothon.core.game import Game

# name -> {rules version: module that defines `GAME`}. A version that shipped stays here for ever, so that its records
# replay; the newest one is last.
REGISTRY: dict[str, dict[int, str]] = {
    "karibik": {1: "cothon.games.karibik.game"},
    "traders": {1: "cothon.games.traders.game"},
    "carthago": {1: "cothon.games.carthago.game"},
    "porto": {1: "cothon.games.porto.game"},
}


def names() -> list[str]:
    return list(REGISTRY)


def game(name: str, version: int | None = None) -> Game:
    """The game of that name, by default with its newest rules."""
    versions = REGISTRY.get(name)
    if versions is None:
        raise UnknownGame(f"no game {name!r}; there are {', '.join(REGISTRY)}")
    wanted = max(versions) if version is None else version
    if wanted not in versions:
        known = ", ".join(map(str, versions))
        raise UnknownVersion(f"{name} has no rules version {wanted}; this build knows {known}")
    found: Game = import_module(versions[wanted]).GAME
    return found
