"""PettingZoo's own suites pass on every game and number of seats."""

from __future__ import annotations

import warnings
from functools import partial

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from cothon.envs.pettingzoo import env
from kit.seatings import SEATINGS, Seating

KNOWN = (
    "Observation space for each agent probably should be",  # a dictionary, as in all its games with an action mask
    "Observation is not a NumPy array",  # the same
)


def maker(of: Seating) -> partial[object]:
    return partial(env, of.game, of.seats, **of.options)


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_pettingzoos_api_test_passes_and_warns_of_nothing(of: Seating) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(maker(of)(), num_cycles=1000)
    assert not [w for w in said if not str(w.message).startswith(KNOWN)]


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_pettingzoos_seed_test_passes(of: Seating) -> None:
    seed_test(maker(of), num_cycles=500)


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_pettingzoos_render_test_passes(of: Seating) -> None:
    render_test(maker(of))
