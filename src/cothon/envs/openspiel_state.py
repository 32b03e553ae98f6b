"""A game and its states as OpenSpiel wants them. Importing this needs OpenSpiel; `openspiel.register` does it.

A state holds the true position and what was done so far, from which each seat's information state is made. OpenSpiel
copies a state by copying its attributes one by one, so there is one attribute only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from cothon.core.game import Game
from cothon.core.view import CHANCE, OVER, State, View
from cothon.envs.arguments import game_of
from cothon.envs.openspiel import game_type, loaded, options_from, parameters_from, register
from cothon.envs.openspiel_observer import Observer
from cothon.envs.rewards import rewards
from cothon.play.dice import FastDice

_BITS = 1 << 32

Step = str | tuple[int, str, str]
"""What was done, in a word; or, where not all see it, a set of seats (as bits), the word for them, and for the rest."""


class Position:
    """The world as it is, and all steps that led to it."""

    __slots__ = ("game", "steps", "world")

    def __init__(self, game: Game, world: State, steps: list[Step]) -> None:
        self.game = game
        self.world = world
        self.steps = steps

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.game, self.world.clone(), self.steps[:])

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return Position, (self.game, self.world, self.steps)

    @property
    def now(self) -> View:
        return self.world

    def do(self, id: int) -> None:
        v: View = self.world
        ask = int(v.ask)
        word = f"{int(v.actor)}:{ask}:{id}"
        if self.game.asks[ask].secret:
            seeing = sum(1 << p for p in range(int(v.seats)) if self.game.sees(v, p))
            self.steps.append((seeing, word, f"{int(v.actor)}:{ask}:?"))
        else:
            self.steps.append(word)
        self.game.apply(self.world, id)

    def seen(self, seat: int) -> str:
        """All steps as far as a seat saw them."""
        words = [s if isinstance(s, str) else s[1] if s[0] >> seat & 1 else s[2] for s in self.steps]
        return " ".join(words)

    def imagined(self, seat: int, dice: FastDice) -> Position:
        """A position that this seat cannot tell from the true one. What the seat did not see, nobody remembers."""
        world = self.game.fill(self.game.mask(self.world, seat), dice)
        steps = [s if isinstance(s, str) or s[0] >> seat & 1 else (0, s[2], s[2]) for s in self.steps]
        return Position(self.game, world, steps)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """rules    the game, by the rules chosen; `register` makes a subclass for each, with the newest
    options  those chosen
    first    the position at the start
    """

    rules: Game

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        kind = game_type(self.rules)
        said = {**kind.parameter_specification, **(parameters or {})}
        rules = self.rules = game_of(self.rules.facts.name, said["rules"])
        self.options = options_from(rules, said)
        self.first: State = rules.start(self.options)
        n = self.options.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=len(rules.draws),
            num_players=n,
            min_utility=-1.0 / (n - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.longest(self.options),
        )
        super().__init__(kind, info, parameters_from(rules, self.options))

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        return loaded, (str(self), self.rules.facts.version)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rules.mask(self.first, 0), kind, params)

    def imagine(self, view: View, dice: FastDice) -> SpielState:
        """A state for a player who has nothing but a view: a world that fits it, with no past."""
        state = SpielState(self)
        state.it = Position(self.rules, self.rules.fill(view, dice), [])
        return state


class SpielState(pyspiel.State):  # type: ignore[misc]
    """Draws are chance actions by their ids. `clone` and `history` are OpenSpiel's own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.it = Position(game.rules, game.first.clone(), [])

    # -- whose turn it is, and what can be done. OpenSpiel asks `_legal_actions`; Python gets the short way. ----------

    def current_player(self) -> int:
        actor = int(self.it.now.actor)
        return pyspiel.PlayerId.TERMINAL if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.it.now.actor == OVER

    def is_chance_node(self) -> bool:
        return self.it.now.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        it = self.it
        actor = it.now.actor
        if actor == CHANCE:
            return [draw for draw, _ in it.game.chance(it.world)]
        return it.game.legal(it.world) if player is None or player == actor else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.it.game.legal(self.it.world)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.it.game.chance(self.it.world)
        total = sum([weight for _, weight in outcomes])
        return [(draw, weight / total) for draw, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.it.do(action)

    def returns(self) -> list[float]:
        v = self.it.now
        return rewards(self.it.game.result(v)) if v.actor == OVER else [0.0] * int(v.seats)

    # -- worlds -------------------------------------------------------------------------------------------------------

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state this player cannot tell from this one. It has no `history()`: that would tell what is hidden."""
        dice = FastDice(int(sampler() * _BITS) | int(sampler() * _BITS) << 32)
        state = SpielState(self.get_game())
        state.it = self.it.imagined(player, dice)
        return state

    # -- words and structures -----------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.it.game.draws if player == pyspiel.PlayerId.CHANCE else self.it.game.actions
        return table.label(action)

    def __str__(self) -> str:
        return self.it.game.write(self.it.world)

    def _to_struct(self) -> dict[str, object]:
        return {"game": self.it.game.facts.name, "rules": self.it.game.facts.version, "position": str(self)}

    def _to_observation_struct(self, player: int) -> dict[str, object]:
        return dict(self.it.game.show(self.it.game.mask(self.it.world, player)))

    def _action_to_struct(self, player: int, action: int) -> dict[str, object]:
        table = self.it.game.draws if player == pyspiel.PlayerId.CHANCE else self.it.game.actions
        return {"label": table.label(action), **table[action].parts}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        table = self.it.game.draws if self.is_chance_node() else self.it.game.actions
        return [table.id(struct["label"])]


register()  # a pickled state is read by OpenSpiel, which must know the games before
