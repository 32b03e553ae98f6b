"""Environments copied in the middle of a game go on as the same game, and each goes its own way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

from cothon.bots import BOTS
from cothon.bots.levels import Level4
from cothon.core.errors import UnknownVersion
from cothon.envs.batched import _restored, batched
from cothon.envs.gymnasium import CothonEnv
from cothon.envs.pettingzoo import env, raw_env
from cothon.games import game, names
from kit import rest

NAME = names()[0]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [pickled, copy.deepcopy]
PLAYING = {
    "Gymnasium": partial(rest.gymnasium_after, 8),
    "Gymnasium, any seat": partial(rest.gymnasium_after, 8, seat=None, opponents="random"),
    "Gymnasium, against a search": partial(rest.gymnasium_after, 4, opponents=Level4.name),
    "PettingZoo": partial(rest.pettingzoo_after, 20),
    "PettingZoo, without guards": partial(rest.pettingzoo_after, 20, make=raw_env),
    "batched": partial(rest.batched_after, 30),
    "batched, in bytes and without forced moves": partial(rest.batched_after, 30, scaled=False, skip_forced=True),
    "OpenSpiel": partial(rest.spiel_after, 30),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("make", PLAYING.values(), ids=PLAYING)
def test_a_copy_made_in_the_middle_of_a_game_goes_on_alike_and_alone(
    name: str, make: Callable[[str], Any], way: Callable[[Any], Any]
) -> None:
    original = make(name)
    twin = way(original)
    assert type(twin) is type(original)
    told = rest.of(twin)  # uses the copy up: the original must not notice
    assert rest.of(original) == told == rest.of(make(name))


@pytest.mark.parametrize("kind", ["Gymnasium", "PettingZoo, without guards", "batched"])
def test_a_shallow_copy_shares_no_game(kind: str) -> None:
    """Of an environment of ours; the wrappers of others copy only themselves."""
    original = PLAYING[kind](NAME)
    told = rest.of(copy.copy(original))
    assert rest.of(original) == told


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("make", [CothonEnv, env, raw_env, partial(batched, seats=2, number=3)])
def test_a_copy_made_before_the_first_reset_begins_alike(make: Callable[..., Any], way: Callable[[Any], Any]) -> None:
    made = make(NAME)
    twin = way(made)
    for one in (made, twin):
        one.reset(seed=3)
    assert rest.of(twin) == rest.of(made)


@pytest.mark.parametrize("bot", [b for b in BOTS if b not in ("search", "level-5")])
@pytest.mark.usefixtures("networks")
def test_every_bot_opposite_is_copied_with_all_it_remembers(bot: str) -> None:
    original = rest.gymnasium_after(4, "traders", seats=3, opponents=bot)
    twin = pickled(original)
    told = rest.of_gymnasium(twin, 8)
    assert rest.of_gymnasium(original, 8) == told


def test_an_environment_of_gymnasium_make_is_copied_with_its_wrappers() -> None:
    made = gymnasium.make(f"cothon/{NAME.capitalize()}-v0", seats=3)
    made.reset(seed=2)
    rest.of_gymnasium(made, 8)
    twins = [way(made) for way in WAYS]
    told = rest.of_gymnasium(made)
    assert [rest.of_gymnasium(twin) for twin in twins] == [told, told]
    assert twins[0].spec == made.spec


def test_a_copied_batch_fills_arrays_of_its_own() -> None:
    made = rest.batched_after(10, NAME)
    twin = copy.deepcopy(made)
    before = made.observations.copy()
    arrays = [twin.observations, twin.masks, twin.actors]
    twin.step(twin.sample())
    assert all(a is b for a, b in zip(arrays, [twin.observations, twin.masks, twin.actors], strict=True))
    assert (made.observations == before).all()
    assert not (twin.observations == before).all()


def test_a_batch_played_by_rules_that_are_not_there_is_refused() -> None:
    made = rest.batched_after(3, NAME)
    arguments = made.__reduce__()[1]
    other = type("Other", (), {"facts": type("F", (), {"name": NAME, "version": 99})})
    with pytest.raises(UnknownVersion, match=f"{NAME} has no rules version 99; this build knows"):
        _restored(other, *arguments[1:])  # type: ignore[arg-type]


def steps_of(vector: Any, count: int, masks: Any) -> list[bytes]:
    """Steps of all environments at once, each with its first legal action."""
    told = []
    for _ in range(count):
        seen, reward, over, _, info = vector.step(np.array([np.flatnonzero(m)[0] for m in masks]))
        masks = info["action_mask"]
        told += [seen.tobytes(), reward.tobytes(), over.tobytes(), masks.tobytes()]
    return told


@pytest.mark.parametrize("name", names())
def test_vector_environments_play_the_same_in_one_process_and_in_several(name: str) -> None:
    told = []
    for mode in ("sync", "async"):
        vector = gymnasium.make_vec(f"cothon/{name.capitalize()}-v0", num_envs=3, vectorization_mode=mode)
        _, info = vector.reset(seed=4)
        told.append(steps_of(vector, 15, info["action_mask"]))
        vector.close()
    assert told[0] == told[1]


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_a_vector_environment_can_be_made_of_copies_that_go_on_where_they_were(kind: Any) -> None:
    """Also where a process starts afresh (`spawn`) and gets its environment as a pickle."""
    original = rest.gymnasium_after(8, NAME)
    more = {"context": "spawn"} if kind is AsyncVectorEnv else {}
    vector = kind([partial(copy.deepcopy, original), partial(pickled, original)], **more)
    masks = np.array(vector.call("action_masks"))
    assert (masks == original.action_masks()).all()
    seen = vector.step(np.array([np.flatnonzero(m)[0] for m in masks]))[0]
    alone = original.step(int(np.flatnonzero(original.action_masks())[0]))[0]
    assert (seen == alone).all()
    vector.close()


def test_a_copied_opponent_that_searches_remembers_its_tree() -> None:
    original = rest.gymnasium_after(1, "traders", opponents=Level4.name)
    bot: Any = original._bots[1][0]
    while bot._search is None:  # it has not had a choice yet
        rest.of_gymnasium(original, 1)
    twin: Any = pickled(bot)
    assert len(bot._search.memory()[0]) > 1
    assert twin._search.memory() == bot._search.memory()
    assert twin._search.game is game("traders")
    assert [f.tried for f in twin.found] == [f.tried for f in bot.found]
