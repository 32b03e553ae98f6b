"""The games in OpenSpiel: `register()`, then `pyspiel.load_game("cothon_porto(seats=3)")`.

Every game of the registry is there as `cothon_<game>`, with the number of seats, the version of its rules and
its own options as parameters.
OpenSpiel is imported when it is needed, not before; `openspiel_state` has the game and its states, and
`openspiel_observer` what a seat can see.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.options import Options, Value, spell
from cothon.encode import seats_of
from cothon.games import game as find_game
from cothon.games import names, versions

PREFIX = "cothon_"
NO_OPTIONS = ("seats", "rules")
"""Parameters that are no options: the number of players, and the version of the rules, by default the newest."""
USUAL = ""
"""Value of a parameter that is not said: the option has its usual value, which may depend on other options."""
_TAKEN_FOR_SOMETHING_ELSE = re.compile(r"(?i:true|false)|[-+.0-9]+")


def pyspiel() -> Any:
    """The library, or a BadInput that says how to get it."""
    try:
        import pyspiel as found
    except ImportError as e:
        raise BadInput("OpenSpiel is not installed: pip install 'cothon[envs]'") from e
    return found


def register() -> list[str]:
    """Make all games known to OpenSpiel and give the names it knows them by. Doing it twice does no harm."""
    spiel = pyspiel()
    from cothon.envs.openspiel_state import SpielGame

    known = set(spiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            # A class, not a function: OpenSpiel drops what it holds after Python has ended, and only classes bear that.
            spiel.register_game(game_type(find_game(name)), type(name, (SpielGame,), {"rules": find_game(name)}))
    return [PREFIX + name for name in names()]


def loaded(text: str, version: int) -> Any:
    """A copy of a game, from its name with parameters and the version of its rules: also where none is registered."""
    register()
    said = pyspiel().game_parameters_from_string(text)
    find_game(str(said["name"]).removeprefix(PREFIX), version)  # a version that is not there is refused by name
    return pyspiel().load_game(said.pop("name"), {**said, "rules": version})


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded.

    Information is declared imperfect for all of them: which games hide something from somebody depends on the options.
    """
    spiel = pyspiel()
    kind = spiel.GameType
    seats = seats_of(game)
    return kind(
        short_name=PREFIX + game.facts.name,
        long_name=game.facts.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "seats": game.options().seats,
            "rules": game.facts.version,
            **{o.name: USUAL for o in game.declared},
        },
    )


# -- parameters -----------------------------------------------------------------------------------------------------
# OpenSpiel takes what looks like a number or a truth value in "name(a=1,b=true)" for one, insists on the declared type,
# and parts parameters at every comma. Options are declared as texts, because only a text can also be "not said"; so
# such values stand in quotes, and lists have a plus between their members: max_rounds='40', colours=red+blue.


def options_from(game: Game, parameters: Mapping[str, Any]) -> Options:
    """The options that parameters stand for. Those that the game has in other rules only, it refuses itself."""
    orders = [option.name for option in game.declared if option.order]
    said: dict[str, Value] = {}
    for name, given in parameters.items():
        if name not in NO_OPTIONS and given != USUAL:
            plain = str(given).strip("'")
            said[name] = plain.replace("+", ",") if name in orders else plain
    return game.options(int(parameters["seats"]), said)


def parameters_from(game: Game, options: Options) -> dict[str, Any]:
    """Parameters that say what is not usual, in a form that OpenSpiel can read back from `str(game)`."""
    chosen, seats = options.values, options.seats
    unusual = [o.name for o in game.declared if chosen[o.name] != o.usual(chosen, seats)]
    rules = {} if game.facts.version == versions(game.facts.name)[-1] else {"rules": game.facts.version}
    return {"seats": seats, **rules, **{name: quoted(spell(chosen[name])) for name in unusual}}


def quoted(value: str) -> str:
    text = value.replace(",", "+")
    return f"'{text}'" if _TAKEN_FOR_SOMETHING_ELSE.fullmatch(text) else text
