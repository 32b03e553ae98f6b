"""The games in Gymnasium: one seat for a learner, bots in the others."""

from __future__ import annotations

import pickle
import re
from typing import Any

import gymnasium
import numpy as np
import pytest

from cothon.bots import BOTS
from cothon.core.errors import BadInput
from cothon.encode import encoder
from cothon.envs.gymnasium import CothonEnv, register
from cothon.games import names
from kit.seatings import SEATINGS, Seating

NAME = names()[0]


def finish(env: CothonEnv, seed: int) -> tuple[float, list[int]]:
    """A random game to its end: the sum of the rewards, and what was done."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total, over, done = 0.0, False, []
    while not over:
        done.append(int(rng.choice(np.flatnonzero(env.action_masks()))))
        _, reward, over, truncated, _ = env.step(done[-1])
        assert not truncated
        assert over or reward == 0.0
        total += reward
    return total, done


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_the_learner_sees_its_seat_and_is_asked_until_the_game_is_over(of: Seating) -> None:
    for seat in range(of.seats):
        env = CothonEnv(of.game, of.seats, seat=seat, **of.options)
        seen, info = env.reset(seed=seat)
        assert env.episode.actor == seat
        assert np.allclose(seen, encoder(of.game, of.seats).array(env.episode.view(seat)))
        assert info["seat"] == seat
        legal = env.episode.rules.legal(env.episode.view(seat))
        assert np.flatnonzero(env.action_masks()).tolist() == np.flatnonzero(info["action_mask"]).tolist() == legal
        total, _ = finish(env, seat)
        assert total == env.episode.rewards()[seat]


def test_a_seed_repeats_a_game_and_other_bots_play_another() -> None:
    def three(opponents: str) -> list[tuple[float, list[int]]]:
        return [finish(CothonEnv(NAME, opponents=opponents), seed) for seed in range(3)]

    assert three("random") == three("random") != three("level-3")


def test_without_a_seat_the_learner_sits_everywhere_in_turn_of_luck() -> None:
    env = CothonEnv(NAME, 3, seat=None)
    env.reset(seed=1)
    sat = set()
    for _ in range(40):
        _, info = env.reset()
        sat.add(info["seat"])
        assert env.episode.actor == info["seat"]
    assert sat == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_sit_in_turn_order_from_the_learner_on(seat: int) -> None:
    env = CothonEnv(NAME, 3, seat=seat, opponents=["level-3", "random"])
    env.reset(seed=1)
    assert env._bots[(seat + 1) % 3][0].name == "level-3"
    assert env._bots[(seat + 2) % 3][0].name == "random"


@pytest.mark.parametrize("name", [b for b in BOTS if b not in ("search", "level-4", "level-5", "level-6")])
@pytest.mark.usefixtures("networks")
def test_every_quick_bot_can_sit_opposite(name: str) -> None:
    for game in names():
        finish(CothonEnv(game, opponents=name), 1)


def test_a_bot_that_searches_keeps_to_its_iterations_and_repeats_itself() -> None:
    def some(seed: int) -> list[bytes]:
        env = CothonEnv(NAME, opponents="level-4")
        seen = [env.reset(seed=seed)[0].tobytes()]
        for _ in range(6):
            seen.append(env.step(int(np.flatnonzero(env.action_masks())[0]))[0].tobytes())
        return seen

    assert some(3) == some(3)


def test_an_illegal_action_loses_and_says_why() -> None:
    env = CothonEnv(NAME)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert re.fullmatch(rf"action {wrong} of seat 0: [A-Z].+ .+\. \[[A-Z]+\d+\.\d+\]", info["illegal"])
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    env.reset()
    env.step(int(np.flatnonzero(env.action_masks())[0]))


def test_all_games_are_registered_once() -> None:
    assert register() == register() == [f"cothon/{name.capitalize()}-v0" for name in names()]
    made = gymnasium.make(f"cothon/{NAME.capitalize()}-v0", seats=3, seat=2, opponents="random", shaping=0.5)
    inside: Any = made.unwrapped
    assert (inside.episode.seats, inside.seat, inside.opponents, inside.episode.shaping) == (3, 2, ["random"] * 2, 0.5)


def test_an_environment_is_pickled_by_what_it_was_made_of() -> None:
    copy = pickle.loads(pickle.dumps(CothonEnv(NAME, 3, seat=None, opponents=["random", "level-3"])))
    assert (copy.episode.seats, copy._drawn, copy.opponents) == (3, True, ["random", "level-3"])


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"seat": 3}, r"seat=3: must be a seat 0\.\.2, or None"),
        ({"opponents": ["random"]}, "opponents: 2 are wanted, one for each other seat, not 1"),
        ({"opponents": "nobody"}, "opponents: no bot 'nobody'; there are random, "),
        ({"opponents": "exec:./bot"}, "opponents: no bot 'exec:./bot'"),
        ({"opponents": None}, "opponents=None: must be the name of a bot, or a list of names"),
        ({"seat": "0"}, "seat='0': must be a whole number"),
        ({"shaping": -1}, "shaping=-1"),
    ],
)
def test_bad_words_are_answered_by_what_is_allowed(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        CothonEnv(NAME, 3, **more)
