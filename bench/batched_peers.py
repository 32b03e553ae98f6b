"""Measures other people's environments for learning: run by `bench/batched.py` in the environment of the peers.

Everything is done in the way that is quickest for the peer: without wrappers, and random numbers are drawn in advance.
RLCard is measured in a second way, too: as its documentation plays, with `env.run()` and its own random agents.
A step is one decision of a player, with the observation and the legal actions that a learner would be given.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import process_time
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))
from cothon.cli.stopwatch import Record, drawn_numbers, serve

PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy")
OPEN_SPIEL = ("leduc_poker", "gin_rummy", "crazy_eights", "skat", "hearts")
TOGETHER = 64  # environments in a vector of OpenSpiel
STRETCH = 64  # steps between two looks at the clock

Steps = Iterator[int]


def pettingzoo(name: str) -> Steps:
    """`env.last()` and `env.step()`, game after game."""
    from importlib import import_module

    import numpy as np

    env: Any = import_module(f"pettingzoo.classic.{name}").raw_env()
    numbers = drawn_numbers(1)
    env.reset(seed=1)
    while True:
        for _ in range(STRETCH):
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                observation = env.last()[0]
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[next(numbers) % len(legal)]))
        yield STRETCH


def rlcard(name: str) -> Steps:
    """`env.step()`, which gives the observation and the legal actions of the next player."""
    import rlcard as library

    env: Any = library.make(name, config={"seed": 1})
    numbers = drawn_numbers(1)
    state, _ = env.reset()
    while True:
        for _ in range(STRETCH):
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[next(numbers) % len(legal)])
            if env.is_over():
                state, _ = env.reset()
        yield STRETCH


def rlcard_run(name: str) -> Steps:
    """`env.run()`: one game after the other, played by `RandomAgent`s; `env.timestep` counts their decisions."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    env: Any = library.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    while True:
        before = env.timestep
        env.run(is_training=False)
        yield env.timestep - before


def open_spiel(name: str) -> Steps:
    """A `SyncVectorEnv` of environments of a game written in C++."""
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    env: Any = SyncVectorEnv([Environment(name) for _ in range(TOGETHER)])
    numbers = drawn_numbers(1)
    steps = env.reset()
    while True:
        answers = []
        for step in steps:
            told = step.observations
            legal = told["legal_actions"][told["current_player"]]
            answers.append(SimpleNamespace(action=legal[next(numbers) % len(legal)]))
        steps, _, _, _ = env.step(answers, reset_if_done=True)
        yield TOGETHER


PEERS: dict[str, tuple[str, Callable[[str], Steps], tuple[str, ...]]] = {
    "pettingzoo": ("pettingzoo", pettingzoo, PETTINGZOO),
    "rlcard": ("rlcard", rlcard, RLCARD),
    "rlcard env.run()": ("rlcard", rlcard_run, RLCARD),
    "open_spiel": ("open_spiel", open_spiel, OPEN_SPIEL),
}
"""What is measured: the package, how it is played, its games."""


def rows() -> list[Record]:
    """What can be measured with what is installed."""
    found = []
    for peer, (package, _, games) in PEERS.items():
        try:
            about = {"peer": peer, "version": f"{package} {version(package)}"}
        except PackageNotFoundError:
            continue
        found += [{**about, "game": game} for game in games]
    return found


class Runs:
    """All rows under way: steps done, and seconds of the processor spent on them."""

    def __init__(self) -> None:
        self.under_way: dict[tuple[str, str], list[Any]] = {}

    def measure(self, row: Record) -> dict[str, float]:
        key = (row["peer"], row["game"])
        if key not in self.under_way:
            steps = PEERS[key[0]][1](key[1])
            next(steps)  # whatever is done only once is not counted
            self.under_way[key] = [steps, 0, 0.0]
        run = self.under_way[key]
        start = process_time()
        while process_time() - start < row["seconds"]:
            run[1] += next(run[0])
        run[2] += process_time() - start
        return {"steps_per_s": run[1] / run[2]}


if __name__ == "__main__":
    import logging
    import warnings

    logging.disable()
    warnings.simplefilter("ignore")
    serve({"rows": rows()}, Runs().measure)
