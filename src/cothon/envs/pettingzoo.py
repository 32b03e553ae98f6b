"""The games in PettingZoo: `env("porto", seats=3)`, an AEC environment in which every seat is an agent.

An observation is a dictionary: `observation`, what the seat sees as numbers (`cothon.encode`), and `action_mask`, 1 for
each legal action. Draws are made by the environment. Rewards come at the end: see `rewards`.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as e:
    raise ImportError(f"PettingZoo is not installed ({e}): pip install 'cothon[envs]'") from e

from cothon.core.errors import BadInput
from cothon.core.options import Value
from cothon.envs.episode import RENDER_MODES, SEEDS, Episode, checked_mode, rendered


def env(
    game: str,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    shaping: float = 0.0,
    rules: int | None = None,
    **options: Value,
) -> Any:
    """A game with PettingZoo's usual guards. An illegal action loses: the game ends, who did it gets -1, others 0.

    seats    number of agents; without it, the smallest the game allows
    shaping  from 0 (rewards for winning alone) to 1 (for points alone)
    rules    the version of the rules; None: the newest
    options  those of the game, by name: `edition="portroyal120"`
    """
    raw = raw_env(game, seats, render_mode=render_mode, shaping=shaping, rules=rules, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


class raw_env(AECEnv):  # type: ignore[misc]
    """The game without guards, under the name PettingZoo has for it. An illegal action is refused: nothing happens."""

    metadata = {"render_modes": RENDER_MODES, "name": "cothon", "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        shaping: float = 0.0,
        rules: int | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.episode = Episode(game, seats, options, shaping, rules)
        self.metadata = {**self.metadata, "name": f"cothon_{game}_v0"}
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{p}" for p in range(self.episode.seats)]
        n = len(self.episode.rules.actions)
        self.action_spaces = {agent: spaces.Discrete(n) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 1.0, (self.episode.places,), np.float32),
                    "action_mask": spaces.Box(0, 1, (n,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._luck: Any = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def __copy__(self) -> Self:
        """As `deepcopy`: a copy that shared the game with this one would spoil both."""
        return deepcopy(self)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed gives the same games; without one, the row of games goes on."""
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        self.episode.begin(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"action=None: {agent} is asked and must name an action; None is for agents that are done")
        self.episode.check(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.episode.do(int(action))
        if self.episode.actor < 0:
            for other, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
                self.rewards[other] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Whoever is asked is next; when the game is over, all take their leave in the order of their seats."""
        self.agent_selection = self.possible_agents[max(0, self.episode.actor)]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as whoever is asked sees it; after the end, as a spectator does."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render_mode: give one to env()")
        actor = self.episode.actor
        return rendered(self.episode.scene(actor if actor >= 0 else None), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""
