"""Stable-Baselines3 accepts the environments, its MaskablePPO learns on them. Needs PyTorch: `make test-outside`."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest

import cothon.envs.gymnasium  # noqa: F401 - registers
from kit.seatings import SEATINGS, Seating

NEEDS = "needs the extra outside: make test-outside"
checker = pytest.importorskip("stable_baselines3.common.env_checker", reason=NEEDS)
contrib = pytest.importorskip("sb3_contrib", reason=NEEDS)

import torch  # noqa: E402
from sb3_contrib.common.maskable.utils import is_masking_supported  # noqa: E402 - only where it is


def made(of: Seating, **more: Any) -> Any:
    return gymnasium.make(f"cothon/{of.game.capitalize()}-v0", seats=of.seats, **of.options, **more)


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_stable_baselines_check_passes(of: Seating) -> None:
    checker.check_env(made(of).unwrapped, warn=True)
    checker.check_env(made(of, render_mode="rgb_array"), warn=True)


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_a_maskable_ppo_learns_and_then_names_legal_actions(of: Seating) -> None:
    env = made(of, opponents="random", seat=None)
    assert is_masking_supported(env)
    torch.set_num_threads(1)  # nets this small are faster so
    learner = contrib.MaskablePPO("MlpPolicy", env, n_steps=128, batch_size=64, n_epochs=2, seed=1)
    before = [p.clone() for p in learner.policy.parameters()]
    learner.learn(256)
    assert any(not a.equal(b) for a, b in zip(before, learner.policy.parameters(), strict=True))
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        masks = env.unwrapped.action_masks()
        action, _ = learner.predict(seen, action_masks=masks)
        assert masks[action]
        seen, _, over, _, info = env.step(int(action))
        assert "illegal" not in info
