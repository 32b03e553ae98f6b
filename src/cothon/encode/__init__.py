"""Views as arrays for learning: `encoder(game, seats).array(view)`; `general` serves games without a module here."""

from __future__ import annotations

from cothon.core.errors import BadOption
from cothon.core.game import Game
from cothon.encode import general
from cothon.encode.encoder import Encoder, Piece
from cothon.games import game as find_game
from cothon.games import own_module

__all__ = ["Encoder", "Piece", "encoder", "seats_of"]


def encoder(game: str, seats: int) -> Encoder:
    """The encoder of a game for a number of seats; the options of the game are part of the array."""
    g = find_game(game)
    allowed = seats_of(g)
    if seats not in allowed:
        raise BadOption(f"seats={seats}: {game} is played with {', '.join(map(str, allowed))} seats")
    own = own_module(f"{__name__}.{game}")
    if own is None:
        return general.make(game, seats)
    made: Encoder = own.make(seats)
    return made


def seats_of(g: Game) -> list[int]:
    """All numbers of seats a game can be played with, under some options."""
    found = set(g.seats_allowed({}))
    for option in g.declared:
        values = option.values if isinstance(option.values, (list, tuple)) else ()
        for value in values:
            found |= set(g.seats_allowed({option.name: value}))
    return sorted(found)
