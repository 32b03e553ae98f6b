"""The batched environment does what the engine does, row by row; what is wrong is refused and changes nothing."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tracemalloc
from typing import Any

import pytest

from cothon.core.errors import BadInput, BadOption
from cothon.encode import encoder, seats_of
from cothon.envs import batched
from cothon.envs.batched import BatchedEnv, stream
from cothon.envs.rewards import rewards
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import all_variants, options_of

np: Any = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'cothon[learn]'")

EVERY = [(name, seats) for name in names() for seats in seats_of(game(name))]


class Alone:
    """One row, played with the engine itself."""

    def __init__(self, env: BatchedEnv, row: int, skip: bool = False) -> None:
        self.env, self.skip = env, skip
        self.game, self.dice = env.game, stream(env.seed, row)
        self.encoder = encoder(env.game.facts.name, env.seats)
        self.begin()

    def begin(self) -> None:
        self.state = self.game.start(self.env.options)
        self.go_on()

    def go_on(self) -> None:
        self.game.roll(self.state, self.dice)
        while self.skip and self.state.actor >= 0 and len(self.game.legal(self.state)) == 1:
            self.game.apply(self.state, self.game.legal(self.state)[0])
            self.game.roll(self.state, self.dice)

    def step(self, action: int) -> list[float] | None:
        self.game.apply(self.state, action)
        self.go_on()
        if self.state.actor >= 0:
            return None
        won = rewards(self.game.result(self.state))
        self.begin()
        return won

    def agrees(self, row: int) -> bool:
        seat = int(self.state.actor)
        view = self.game.mask(self.state, seat)
        legal = np.zeros(self.env.actions, bool)
        legal[self.game.legal(view)] = True
        return bool(
            self.env.actors[row] == seat
            and (self.env.masks[row] == legal).all()
            and (self.env.observations[row] == np.array(self.encoder.array(view), np.float32)).all()
        )


def choose(masks: Any, dice: FastDice) -> list[int]:
    picked = []
    for row in masks:
        legal = np.flatnonzero(row)
        picked.append(int(legal[dice.below(len(legal))]))
    return picked


def given(name: str, seats: int) -> dict[str, Any]:
    return {} if seats in game(name).seats_allowed({}) else {"edition": "portroyal120"}


@pytest.mark.parametrize("skip", [False, True])
@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_rows_are_what_the_engine_does_alone(name: str, seats: int, skip: bool) -> None:
    env = batched(name, seats, 3, seed=77, options=given(name, seats), skip_forced=skip)
    alone = [Alone(env, row, skip) for row in range(3)]
    env.reset()
    dice, over = FastDice(6), 0
    for _ in range(4000):
        assert all(one.agrees(row) for row, one in enumerate(alone))
        actions = choose(env.masks, dice)
        expected = [one.step(a) for one, a in zip(alone, actions, strict=True)]
        _, _, _, rewards, dones = env.step(actions)
        for row, reward in enumerate(expected):
            assert bool(dones[row]) == (reward is not None)
            assert rewards[row].tolist() == np.array(reward or [0.0] * seats, np.float32).tolist()
        over += int(dones.sum())
        if over >= 4:
            break
    assert over >= 4


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_every_variant_can_be_played_in_rows(name: str, text: str) -> None:
    options = options_of(name, text)
    env = batched(name, options.seats, 2, seed=5, options=options.values)
    alone = Alone(env, 1)
    env.reset()
    dice = FastDice(3)
    for _ in range(60):
        assert alone.agrees(1)
        actions = choose(env.masks, dice)
        alone.step(actions[1])
        env.step(actions)


def test_a_seed_gives_the_same_games_and_rows_do_not_depend_on_their_number() -> None:
    few, many = batched("traders", 3, 2, seed=9), batched("traders", 3, 5, seed=9)
    few.reset()
    many.reset()
    dice = FastDice(1)
    for _ in range(300):
        actions = choose(many.masks, dice)
        few.step(actions[:2])
        many.step(actions)
        assert (few.observations == many.observations[:2]).all()
    first = many.reset(seed=9)[0].copy()
    assert (many.reset(seed=9)[0] == first).all()
    assert not (many.reset()[0] == first).all(), "without a seed the streams go on"
    assert len({many.reset(seed=s)[0].tobytes() for s in (1, 2, 2**32 + 1)}) == 3


def test_sampled_actions_are_legal_and_all_come_up() -> None:
    env = batched("traders", 2, 50, seed=2)
    _, masks, _ = env.reset()
    seen = np.zeros_like(masks)
    for _ in range(200):
        picked = env.sample()
        assert masks[np.arange(50), picked].all()
        seen[np.arange(50), picked] = True
    assert (seen == masks).all()
    again = batched("traders", 2, 50, seed=2)
    again.reset()
    first = [again.sample() for _ in range(3)]
    once_more = batched("traders", 2, 50, seed=2)
    once_more.reset()
    assert [once_more.sample() for _ in range(3)] == first


def test_points_can_be_a_part_of_the_reward() -> None:
    plain, shaped = batched("traders", 2, 8, seed=5), batched("traders", 2, 8, seed=5, shaping=0.5)
    plain.reset()
    shaped.reset()
    ended = other = 0
    while ended < 10:
        actions = plain.sample()
        wins, mixed = plain.step(actions)[3], shaped.step(actions)[3]
        assert (np.abs(mixed.sum(1)) < 1e-6).all()
        assert (wins[~shaped.dones] == 0).all()
        assert (mixed[~shaped.dones] == 0).all()
        results = shaped._flock.results
        assert mixed[shaped.dones].tolist() == np.array([rewards(r, 0.5) for r in results], np.float32).tolist()
        ended += len(results)
        other += int((wins != mixed).any())
    assert other
    with pytest.raises(BadInput, match="shaping=2: must be a number from 0"):
        batched("traders", 2, 8, shaping=2)


def test_the_arrays_are_used_again() -> None:
    env = batched("karibik", 2, 4)
    observations, masks, actors = env.reset()
    again = env.step(choose(masks, FastDice(2)))
    assert again[0] is observations
    assert again[1] is masks
    assert again[2] is actors
    assert observations.dtype == np.float32
    assert masks.dtype == np.bool_
    assert actors.dtype == np.int8
    assert observations.shape == (4, env.size)


@pytest.mark.parametrize("name", names())
def test_observations_can_be_had_as_bytes(name: str) -> None:
    seats = max(game(name).seats_allowed({}))
    scaled, plain = batched(name, seats, 4, seed=8), batched(name, seats, 4, seed=8, scaled=False)
    scaled.reset()
    observations = plain.reset()[0]
    most = np.array(plain.encoder.most(), np.float32)
    for _ in range(200):
        assert observations.dtype == np.uint8
        assert (observations / most == scaled.observations).all()
        actions = scaled.sample()
        scaled.step(actions)
        assert plain.step(actions)[0] is observations


def test_an_illegal_action_names_its_row_and_changes_nothing() -> None:
    env = batched("karibik", 2, 4, seed=3)
    _, masks, _ = env.reset()
    actions = choose(masks, FastDice(2))
    before = [s.key() for s in env._flock.states]
    told = env.observations.copy()
    for wrong in (-1, env.actions, int(np.flatnonzero(~masks[2])[0])):
        offered = rf"actions\[2\]={wrong}: game 2 does not offer it to seat \d"
        with pytest.raises(BadInput, match=offered + r": [A-Z].+ .+\. \["):
            env.step([*actions[:2], wrong, actions[3]])
        assert [s.key() for s in env._flock.states] == before
        assert (env.observations == told).all()
    env.step(actions)


def test_numbers_may_be_those_of_numpy() -> None:
    plain, given = batched("traders", 2, 3, seed=7), batched("traders", np.int64(2), np.int8(3), seed=np.uint64(7))
    assert (plain.reset()[0] == given.reset()[0]).all()
    assert (plain.reset(5)[0] == given.reset(np.int32(5))[0]).all()


def test_whoever_asks_wrongly_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    env = batched("traders", 2, 3)
    with pytest.raises(BadInput, match=r"call reset\(\) before step\(\)"):
        env.step([0, 0, 0])
    env.reset()
    with pytest.raises(BadInput, match="actions: 3 whole numbers are needed"):
        env.step([0, 0])
    with pytest.raises(BadInput, match="given is float64"):
        env.step([0.0, 1.0, 2.0])  # type: ignore[list-item]
    with pytest.raises(BadInput, match="given is object"):
        env.step([0, 0, 2**70])
    with pytest.raises(BadInput, match="number=0"):
        batched("traders", 2, 0)
    with pytest.raises(BadInput, match="seed=-1"):
        batched("traders", 2, 1, seed=-1)
    with pytest.raises(BadInput, match=r"seed=\d+: must be below 2\*\*64"):
        env.reset(2**64)
    with pytest.raises(BadInput, match=r"number=2\.5: must be a whole number"):
        batched("traders", 2, 2.5)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="traders is played with 2, 3, 4 seats, not 9"):
        batched("traders", 9, 1)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(BadInput, match=r"pip install 'cothon\[learn\]'"):
        batched("traders", 2, 1)


@pytest.mark.parametrize("name", names())
def test_no_step_leaves_memory_behind(name: str) -> None:
    """An array lost at every step would be 100 bytes 1200 times; the games at hand are about 20 000."""
    env = batched(name, max(game(name).seats_allowed({})), 3, seed=1)
    env.reset()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(10):
        env.reset(seed=1)
        for _ in range(40):
            env.step(env.sample())
    env.reset(seed=1)
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert after - before < 50_000


SUM = """
import hashlib
from cothon.envs import batched
h = hashlib.sha256()
for name, seats in (("karibik", 3), ("traders", 2), ("carthago", 2), ("porto", 3)):
    env = batched(name, seats, 3, seed=4)
    env.reset()
    for n in range(120):
        h.update(env.observations.tobytes() + env.masks.tobytes() + env.actors.tobytes())
        legal = [row.nonzero()[0] for row in env.masks]
        env.step([int(ids[(n * 7 + k) % len(ids)]) for k, ids in enumerate(legal)])
print(h.hexdigest())
"""


def test_pure_and_compiled_builds_give_the_same_arrays() -> None:
    def told(pure: str) -> str:
        env = {**os.environ, "COTHON_PURE": pure}
        run = subprocess.run([sys.executable, "-c", SUM], env=env, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        return run.stdout

    assert told("1") == told("0")
