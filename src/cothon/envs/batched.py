"""Thousands of games at once in NumPy arrays: `env = cothon.envs.batched("traders", 2, number=4096, seed=1)`.

All games of an environment have one title, one number of seats and the same options; each has a stream of chance of its
own. A game that is over is followed by a new one in the same row. The work is done in `encode.flock`, compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

from cothon.core.dice import Dice
from cothon.core.errors import BadInput
from cothon.core.game import Game
from cothon.core.options import Value
from cothon.core.result import Result
from cothon.encode import encoder
from cothon.encode.flock import Flock
from cothon.envs.arguments import checked_seed, game_of, whole
from cothon.envs.rewards import checked_shaping, rewards
from cothon.locales import sentence
from cothon.play.dice import FastDice

_BITS = 0xFFFFFFFF
NEAR = 16
"""Places between two ranges to be divided that are not worth a gap."""


def numpy() -> Any:
    """The library, or a BadInput that says how to get it."""
    try:
        import numpy as found
    except ImportError as e:
        raise BadInput("NumPy is not installed: pip install 'cothon[learn]'") from e
    return found


def stream(seed: int, row: int) -> FastDice:
    """The chance of one row: streams of different rows or seeds have nothing to do with one another."""
    return FastDice((seed & _BITS) | row << 32 | (seed >> 32 & _BITS) << 64)


class BatchedEnv:
    """What `reset` and `step` give are always the same arrays, overwritten by the next call; copy what you keep.

    observations  float32 [number, size]: what the seat sees that has to decide (see `encoder.pieces`); if not scaled,
                  uint8: small whole numbers, to be divided by `encoder.most()`
    masks         bool [number, actions]: what it may do
    actors        int8 [number]: which seat it is
    rewards       float32 [number, seats]: of games that ended in this step; 1 for a win alone, -1/(seats - 1) for a
                  loss, the mean of these for winners together; else 0
    dones         bool [number]: the game ended in this step; the rest of the row is already of the next one
    """

    def __init__(
        self,
        game: str,
        seats: int,
        number: int,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        skip_forced: bool = False,
        scaled: bool = True,
        shaping: float = 0.0,
        rules: int | None = None,
    ) -> None:
        """So many games side by side.

        skip_forced  answer by itself where there is but one legal action
        scaled       observations are numbers in 0..1; if not, bytes: a quarter of the room, and quicker
        shaping      from 0 to 1: how much of the reward is the share of all points instead of the victory
        rules        the version of the rules; None: the newest
        """
        np = numpy()
        self.shaping = checked_shaping(shaping)
        seats, number, seed = whole("seats", seats), whole("number", number), checked_seed(seed)
        if number < 1:
            raise BadInput(f"number={number}: there must be at least one game")
        self.game = game_of(game, rules)
        self.options = self.game.options(seats, options)
        self.encoder = encoder(game, seats)
        self.seats, self.number, self.seed = seats, number, seed
        self.size, self.actions = self.encoder.size, len(self.game.actions)
        self._flock = Flock(self.game, self.options, self.encoder, self._streams(seed), skip_forced)
        self._np = np
        self.observations = np.zeros((number, self.size), np.float32 if scaled else np.uint8)
        self._scaled = self._ranges(np.array(self.encoder.most(), np.float32)) if scaled else []
        self.masks = np.zeros((number, self.actions), np.bool_)
        self.actors = np.zeros(number, np.int8)
        self.rewards = np.zeros((number, seats), np.float32)
        self.dones = np.zeros(number, np.bool_)
        self._choices = stream(seed, number)
        self._begun = False

    def __reduce__(self) -> tuple[Callable[..., BatchedEnv], tuple[object, ...]]:
        """A copy is made like this one, and then goes on from the same games, rewards and streams of chance."""
        flock, scaled = self._flock, self.observations.dtype != self._np.uint8
        made = {
            "seats": self.seats, "number": self.number, "seed": self.seed, "options": self.options.values,
            "skip_forced": flock.skip, "scaled": scaled, "shaping": self.shaping,
        }  # fmt: skip
        told = (flock.states, self.rewards, self.dones) if self._begun else None
        return _restored, (self.game, made, flock.dice, self._choices, told)

    def __copy__(self) -> Self:
        """As `deepcopy`: a copy that shared the game with this one would spoil both."""
        return deepcopy(self)

    def reset(self, seed: int | None = None) -> tuple[Any, Any, Any]:
        """Begin new games: (observations, masks, actors). Without a seed the streams of chance go on."""
        if seed is not None:
            self.seed = checked_seed(seed)
            self._flock.dice = self._streams(self.seed)
        self._begun = True
        self._flock.observations()
        self._flock.reset()
        self._read()
        return self.observations, self.masks, self.actors

    def step(self, actions: Sequence[int]) -> tuple[Any, Any, Any, Any, Any]:
        """One action for each game: (observations, masks, actors, rewards, dones). If one is illegal, nothing happens.

        `actions` is an array or a list of whole numbers, ids of `game.actions`.
        """
        if not self._begun:
            raise BadInput("call reset() before step()")
        listed = self._listed(actions)
        row = self._flock.wrong(listed)
        if row >= 0:
            raise BadInput(self._refusal(row, listed[row]))
        self._flock.step(listed)
        self._read()
        return self.observations, self.masks, self.actors, self.rewards, self.dones

    def endings(self) -> list[tuple[int, Result]]:
        """The rows whose game ended in the latest step, each with its result."""
        return list(zip(self._flock.ended, self._flock.results, strict=True))

    def sample(self) -> list[int]:
        """A legal action for each game, all equally likely: for random play, from a stream of its own."""
        if not self._begun:
            raise BadInput("call reset() before sample()")
        return self._flock.sample(self._choices)

    def _listed(self, actions: Sequence[int]) -> list[int]:
        if type(actions) is list and len(actions) == self.number and self._plain(actions):
            return actions  # as `sample` gives them
        chosen = self._np.asarray(actions)
        if chosen.shape != (self.number,) or chosen.dtype.kind not in "iu":
            raise BadInput(
                f"actions: {self.number} whole numbers are needed, given is {chosen.dtype} of shape {chosen.shape}"
            )
        listed: list[int] = chosen.tolist()
        return listed

    def _plain(self, actions: list[int]) -> bool:
        return {*map(type, actions)} == {int} and min(actions) >= 0 and max(actions) < self.actions

    def _streams(self, seed: int) -> list[Dice]:
        return [stream(seed, row) for row in range(self.number)]

    def _ranges(self, most: Any) -> list[tuple[Any, Any]]:
        """Parts of the observations that have to be divided, each with its divisors: in many places 1 is the greatest.

        Where few places lie between two of them, dividing these as well is quicker than to begin anew; and where the
        parts are a good deal of the whole, dividing everything in one go.
        """
        found: list[list[int]] = []
        for i in self._np.flatnonzero(most != 1).tolist():
            if found and i - found[-1][1] < NEAR:
                found[-1][1] = i + 1
            else:
                found.append([i, i + 1])
        if sum(b - a for a, b in found) * 4 > self.size:
            return [(self.observations, most)]
        return [(self.observations[:, a:b], most[a:b]) for a, b in found]

    def _read(self) -> None:
        """Bytes into arrays."""
        np, flock = self._np, self._flock
        raw = np.frombuffer(flock.observations(), np.uint8).reshape(self.observations.shape)
        np.copyto(self.observations, raw)
        for places, most in self._scaled:
            np.divide(places, most, out=places)
        self.masks.ravel()[:] = np.frombuffer(flock.masks(), np.bool_)
        self.actors[:] = np.frombuffer(flock.actors(), np.int8)
        self.rewards.fill(0)
        self.dones.fill(False)
        if flock.ended:
            self.rewards[flock.ended] = np.array([rewards(r, self.shaping) for r in flock.results], np.float32)
            self.dones[flock.ended] = True

    def _go_on(self, dice: list[Dice], choices: FastDice, told: Any) -> None:
        """Take over what another environment has told of itself."""
        self._flock.dice, self._choices = dice, choices
        if told is not None:
            states, rewards, dones = told
            self._begun = True
            self._flock.observations()
            self._flock.take_over(states)
            self._read()
            self.rewards[:], self.dones[:] = rewards, dones

    def _refusal(self, row: int, action: int) -> str:
        state = self._flock.states[row]
        why = self.game.why_not(self.game.mask(state, int(state.actor)), action)
        assert why is not None, "asked only of what is not legal"
        offered = f"actions[{row}]={action}: game {row} does not offer it to seat {int(state.actor)}"
        return f"{offered}: {sentence(why, self.game)}"


def _restored(game: Game, made: dict[str, Any], dice: list[Dice], choices: FastDice, told: Any) -> BatchedEnv:
    env = BatchedEnv(game.facts.name, **made, rules=game.facts.version)
    env._go_on(dice, choices, told)
    return env


batched = BatchedEnv
"""The name under which it is used."""
