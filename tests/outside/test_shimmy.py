"""The games in OpenSpiel, wrapped by Shimmy, pass PettingZoo's suite."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test
from shimmy import OpenSpielCompatibilityV0

from cothon.envs import openspiel
from cothon.games import game
from kit.seatings import SEATINGS, Seating

openspiel.register()


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_pettingzoos_api_test_passes_on_shimmys_wrapper(of: Seating) -> None:
    options = game(of.game).options(of.seats, of.options)
    parameters = openspiel.parameters_from(game(of.game), options)
    api_test(OpenSpielCompatibilityV0(game_name=f"cothon_{of.game}", config=parameters), num_cycles=100)
