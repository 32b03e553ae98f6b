"""TorchRL accepts both environments, with its own wrappers. Needs PyTorch: `make test-outside`."""

from __future__ import annotations

import gymnasium
import pytest

import cothon.envs.gymnasium  # noqa: F401 - registers
from cothon.envs.pettingzoo import env
from kit.seatings import SEATINGS, Seating

torchrl = pytest.importorskip("torchrl.envs", reason="needs the extra outside: make test-outside")


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_the_specs_of_the_pettingzoo_environment_hold(of: Seating) -> None:
    torchrl.check_env_specs(torchrl.PettingZooWrapper(env=env(of.game, of.seats, **of.options), use_mask=True))


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_the_specs_of_the_gymnasium_environment_hold(of: Seating) -> None:
    made = gymnasium.make(f"cothon/{of.game.capitalize()}-v0", seats=of.seats, **of.options)
    torchrl.check_env_specs(torchrl.GymWrapper(made))
