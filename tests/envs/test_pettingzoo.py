"""The games in PettingZoo: what agents see, may do and get."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from cothon.core.errors import BadInput, BadOption, Illegal
from cothon.encode import encoder
from cothon.envs.pettingzoo import env, raw_env
from cothon.envs.rewards import rewards
from cothon.games import names
from kit.seatings import SEATINGS, Seating

NAME = names()[0]


def played(world: Any, seed: int) -> list[tuple[str, Any, int]]:
    """A whole random game: who was asked, what it saw, what it did. Leaves the environment at the end."""
    rng = np.random.default_rng(seed)
    world.reset(seed=seed)
    steps = []
    while not any(world.terminations.values()):
        agent = world.agent_selection
        seen = world.observe(agent)
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        steps.append((agent, seen, action))
        world.step(action)
    return steps


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_an_agent_sees_the_array_of_its_own_view_and_its_legal_actions(of: Seating) -> None:
    world = raw_env(of.game, of.seats, **of.options)
    world.reset(seed=4)
    arrays = encoder(of.game, of.seats)
    for _ in range(30):
        actor = world.episode.actor
        for seat, agent in enumerate(world.agents):
            seen = world.observe(agent)
            view = world.episode.view(seat)
            assert np.allclose(seen["observation"], arrays.array(view))
            legal = world.episode.rules.legal(view) if seat == actor else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        world.step(world.episode.rules.legal(world.episode.view(actor))[0])


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_rewards_come_at_the_end_and_sum_to_nothing(of: Seating) -> None:
    world = raw_env(of.game, of.seats, **of.options)
    world.reset(seed=1)
    rng = np.random.default_rng(1)
    while not any(world.terminations.values()):
        assert set(world.rewards.values()) == {0.0}
        world.step(int(rng.choice(np.flatnonzero(world.observe(world.agent_selection)["action_mask"]))))
    assert all(world.terminations.values())
    assert sum(world.rewards.values()) == pytest.approx(0)
    result = world.episode.rules.result(world.episode.view(None))
    assert list(world.rewards.values()) == rewards(result)
    if len(result.winners) == 1:
        assert world.rewards[f"seat_{result.winners[0]}"] == 1.0


@pytest.mark.parametrize("name", names())
def test_shaping_gives_each_seat_its_share_of_the_points(name: str) -> None:
    """All of it by points at 1, half and half in between."""
    ends = {}
    for shaping in (0.0, 0.5, 1.0):
        world = raw_env(name, shaping=shaping)
        played(world, 2)
        ends[shaping] = list(world.rewards.values())
    scores = world.episode.rules.result(world.episode.view(None)).scores
    n = len(scores)
    assert ends[1.0] == pytest.approx([(n * s / sum(scores) - 1) / (n - 1) if sum(scores) else 0 for s in scores])
    assert ends[0.5] == pytest.approx([(a + b) / 2 for a, b in zip(ends[0.0], ends[1.0], strict=True)])


@pytest.mark.parametrize("name", names())
def test_the_same_seed_gives_the_same_game_and_without_one_the_next_is_another(name: str) -> None:
    one, two = raw_env(name), raw_env(name)
    first, again = played(one, 7), played(two, 7)
    for (agent, seen, action), (same, alike, too) in zip(first, again, strict=True):
        assert (agent, action) == (same, too)
        assert np.array_equal(seen["observation"], alike["observation"])
    one.reset()
    two.reset()
    starts = {one.observe("seat_0")["observation"].tobytes(), two.observe("seat_0")["observation"].tobytes()}
    assert len(starts) == 1  # the row of games is the same, too
    for _ in range(20):
        one.reset()
        starts.add(one.observe("seat_0")["observation"].tobytes())
    assert len(starts) > 1


def test_an_illegal_action_is_refused_with_its_clause_or_loses_where_there_are_guards() -> None:
    raw = raw_env(NAME)
    raw.reset(seed=1)
    wrong = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    before = raw.episode.view(0).key()
    with pytest.raises(Illegal, match=r"action \d+ of seat \d: [A-Z].+ .+\. \[[A-Z]\d"):
        raw.step(wrong)
    assert raw.episode.view(0).key() == before
    guarded = env(NAME)
    guarded.reset(seed=1)
    loser = guarded.agent_selection
    guarded.step(wrong)
    assert guarded.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in guarded.possible_agents}
    assert all(guarded.terminations.values())


def test_an_environment_is_pickled_by_what_it_was_made_of() -> None:
    of = SEATINGS[0]
    made = raw_env(of.game, of.seats, shaping=0.25, render_mode="ansi", **of.options)
    copy = pickle.loads(pickle.dumps(made))
    assert (copy.episode.options, copy.episode.shaping, copy.render_mode) == (made.episode.options, 0.25, "ansi")


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"shaping": 2}, "shaping=2: must be a number from 0"),
        ({"shaping": "half"}, "shaping='half': must be a number from 0"),
        ({"seats": 2.5}, r"seats=2\.5: must be a whole number"),
        ({"render_mode": "loud"}, "render_mode='loud': must be None or one of human, ansi, rgb_array"),
    ],
)
def test_bad_words_are_answered_by_what_is_allowed(more: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        env(NAME, **more)


def test_an_option_or_number_of_seats_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadOption, match="no such option: colour; there are"):
        env(NAME, colour="red")
    with pytest.raises(BadOption, match="seats, not 9"):
        env(NAME, 9)


def test_an_agent_that_is_asked_must_act() -> None:
    world = raw_env(NAME)
    world.reset()
    with pytest.raises(BadInput, match="action=None: seat_"):
        world.step(None)
