"""Gymnasium's own check passes on every game and number of seats, from each seat."""

from __future__ import annotations

import warnings

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import cothon.envs.gymnasium  # noqa: F401 - registers
from kit.seatings import SEATINGS, Seating


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_gymnasiums_check_passes_and_warns_of_nothing(of: Seating) -> None:
    for seat in range(of.seats):
        made = gymnasium.make(f"cothon/{of.game.capitalize()}-v0", seats=of.seats, seat=seat, **of.options)
        with warnings.catch_warnings(record=True) as said:
            warnings.simplefilter("always")
            check_env(made.unwrapped, skip_render_check=seat > 0)
        assert not said, [str(w.message) for w in said]
