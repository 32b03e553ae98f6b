"""Matches that begin in the middle of a game: the text of a position, checked against the options of the match."""

from __future__ import annotations

from cothon.core.errors import BadText
from cothon.core.game import Game
from cothon.core.options import Options, Value, spell
from cothon.core.page import OPTIONS
from cothon.core.view import OVER, State

_OPTIONS = f"{OPTIONS}:"


def begin_at(game: Game, options: Options, text: str) -> State:
    """The position to begin at. BadText if it does not parse, has other options, or nothing can be played from it."""
    state = game.read(text)
    of_position, of_match = _named(_options_of(game, state)), _named(options)
    for name, value in of_match.items():
        if of_position.get(name) != value:
            said = spell(of_position.get(name, ""))
            raise BadText(
                f"options: the position has {name}={said}, but the match is played with {name}={spell(value)}"
            )
    if state.actor == OVER:
        raise BadText("the position is the end of a game: nothing can be played from there")
    return state


def written_out(text: str, options: Options) -> str:
    """The text of a position with the defaults of its options written out, as in records of format 1."""
    lines = [f"{_OPTIONS} {options.whole()}" if x.startswith(_OPTIONS) else x for x in text.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def _options_of(game: Game, state: State) -> Options:
    """Every position text has a line with the options it was made with."""
    lines = [line for line in game.write(state).splitlines() if line.startswith(_OPTIONS)]
    if not lines:
        raise BadText(f"positions of {game.facts.name} do not say their options, so no match can begin at one")
    return game.options_from(lines[0].removeprefix(_OPTIONS))


def _named(options: Options) -> dict[str, Value]:
    return {"seats": options.seats, **options.values}
