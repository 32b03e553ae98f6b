"""The rest of a game, as one hash: what somebody who holds a thing will see and be given from now on.

Two things with the same rest cannot be told apart. As a script it makes things in the middle of their games and pickles
them, or reads them, and prints their rests: for copies that travel to another process or build.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from cothon import build
from cothon.bots.levels import Level4
from cothon.core.game import Game
from cothon.core.view import CHANCE, State, View
from cothon.encode import encoder
from cothon.envs import batched
from cothon.envs.batched import BatchedEnv
from cothon.envs.gymnasium import CothonEnv
from cothon.envs.openspiel import register
from cothon.envs.pettingzoo import env, raw_env
from cothon.games import game, names
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match, play_on, play_until


class Rest:
    """Collects whatever is told."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *told: Any) -> None:
        for x in told:
            self._hash.update(x.tobytes() if isinstance(x, np.ndarray) else repr(x).encode())

    def said(self) -> str:
        return self._hash.hexdigest()


def of_dice(dice: FastDice) -> str:
    rest = Rest()
    rest.add([int(dice.below(n)) for n in (2, 6, 7, 1000, 1 << 20) * 20])
    return rest.said()


def of_state(g: Game, s: State, seed: int = 1) -> str:
    """Random play to the end. It uses the state up."""
    rest, dice = Rest(), FastDice(seed)
    while s.actor >= CHANCE:
        rest.add(s.key())
        if s.actor == CHANCE:
            rest.add(g.chance(s))
            g.apply(s, g.pick(s, dice.below(g.weight(s))))
        else:
            legal = g.legal(s)
            rest.add(legal)
            g.apply(s, legal[dice.below(len(legal))])
    s.check()
    rest.add(s.key(), g.result(s).scores)
    return rest.said()


def of_view(g: Game, v: View) -> str:
    """Whatever can be asked of it."""
    rest = Rest()
    rest.add(v.key(), json.dumps(g.show(v)), g.fill(v, FastDice(3)).key())
    if v.viewer >= 0:
        rest.add(encoder(g.facts.name, int(v.seats)).numbers(v))
        rest.add([str(g.why_not(v, a)) for a in range(len(g.actions))])
    return rest.said()


def of_match(match: Match, seed: int = 1) -> str:
    rest = Rest()
    for seat in (None, *range(match.options.seats)):
        rest.add(match.events(seat), match.view(seat).key())
    play_on(match, seed)
    rest.add(text.write(match.record()), match.events(0), match.can_take_back(0))
    return rest.said()


def of_gymnasium(env: Any, steps: int = 60) -> str:
    """So many steps: into the next games, if this one is over before."""
    rest, dice = Rest(), FastDice(2)
    for _ in range(steps):
        masks = env.unwrapped.action_masks()
        rest.add(masks)
        legal = np.flatnonzero(masks)
        seen, reward, over, _, info = env.step(int(legal[dice.below(len(legal))]))
        rest.add(seen, reward, over, info["seat"], info["action_mask"])
        if over:
            rest.add(env.reset()[0])
    return rest.said()


def of_pettingzoo(table: Any, steps: int = 120) -> str:
    rest, dice = Rest(), FastDice(2)
    for _ in range(steps):
        seen, reward, terminated, truncated, _ = table.last()
        rest.add(table.agent_selection, seen["observation"], seen["action_mask"], reward, terminated)
        if terminated or truncated:
            table.reset()
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(int(legal[dice.below(len(legal))]))
    return rest.said()


def of_batched(env: BatchedEnv, steps: int = 120) -> str:
    rest = Rest()
    rest.add(env.observations, env.masks, env.actors, env.rewards, env.dones)
    for _ in range(steps):
        actions = env.sample()
        rest.add(actions, *env.step(actions))
    rest.add(*env.reset())
    return rest.said()


def of_spiel(state: Any) -> str:
    rest, luck = Rest(), random.Random(4)
    while not state.is_terminal():
        legal = state.legal_actions()
        rest.add(str(state), legal, state.history(), state.current_player())
        rest.add(state.information_state_string(0), state.observation_string(1))
        state.apply_action(luck.choice(legal))
    rest.add(state.returns(), state.serialize())
    return rest.said()


def of(thing: Any) -> str:
    """The rest of anything that knows its game; of a pair, a game and one of its states or views."""
    kinds: dict[type, Callable[[Any], str]] = {
        FastDice: of_dice,
        Match: of_match,
        CothonEnv: of_gymnasium,
        BatchedEnv: of_batched,
    }
    if isinstance(thing, tuple):
        g, what = thing
        return of_state(g, what) if isinstance(what, State) else of_view(g, what)
    if type(thing) in kinds:
        return kinds[type(thing)](thing)
    return of_pettingzoo(thing) if hasattr(thing, "agent_selection") else of_spiel(thing)


# -- things in the middle of their games ------------------------------------------------------------------------------


def halfway(name: str, options: str) -> Match:
    whole = play_on(new_match(name, options)).version
    return play_until(new_match(name, options), lambda m: m.version > whole // 2, FastDice(1))


def gymnasium_after(steps: int, name: str, **more: Any) -> CothonEnv:
    made = CothonEnv(name, **more)
    made.reset(seed=5)
    of_gymnasium(made, steps)
    return made


def pettingzoo_after(steps: int, name: str, make: Any = env) -> Any:
    table = make(name)
    table.reset(seed=5)
    of_pettingzoo(table, steps)
    return table


def batched_after(steps: int, name: str, **more: Any) -> BatchedEnv:
    made = batched(name, max(game(name).seats_allowed({})), 4, seed=5, **more)
    made.reset()
    for _ in range(steps):
        made.step(made.sample())
    return made


def spiel_after(steps: int, name: str) -> Any:
    import pyspiel

    register()
    state, luck = pyspiel.load_game(f"cothon_{name}").new_initial_state(), random.Random(6)
    for _ in range(steps):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def things(name: str) -> dict[str, Any]:
    """One of each kind."""
    match = halfway(name, "seats=3")
    g, s = match.game, match._state.clone()
    used = FastDice(8)
    of_dice(used)
    return {
        "dice": used,
        "state": (g, s),
        "view of a seat": (g, match.view(1)),
        "view of a spectator": (g, match.view(None)),
        "match": match,
        "Gymnasium": gymnasium_after(8, name),
        "Gymnasium against a search": gymnasium_after(3, name, opponents=Level4.name),
        "PettingZoo": pettingzoo_after(20, name),
        "PettingZoo without guards": pettingzoo_after(20, name, raw_env),
        "batched": batched_after(30, name),
        "OpenSpiel": spiel_after(30, name),
    }


def main(verb: str, file: str) -> None:
    """Write things and print their rests, or read them and print theirs."""
    if verb == "write":
        made = {name: things(name) for name in names()}
        Path(file).write_bytes(pickle.dumps(made))
    else:
        made = pickle.loads(Path(file).read_bytes())
    rests = {f"{name}: {what}": of(thing) for name, all in made.items() for what, thing in all.items()}
    print(json.dumps({"build": build.name(), "rests": rests}))


if __name__ == "__main__":
    main(*sys.argv[1:])
