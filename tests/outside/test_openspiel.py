"""OpenSpiel's own suites and its search pass on every game and number of seats."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from cothon.envs import openspiel
from cothon.games import game
from kit.seatings import SEATINGS, Seating
from kit.variants import FULL

openspiel.register()


def named(of: Seating) -> str:
    """The game as OpenSpiel loads it."""
    options = game(of.game).options(of.seats, of.options)
    parameters = openspiel.parameters_from(game(of.game), options)
    name: str = pyspiel.load_game(f"cothon_{of.game}", parameters).to_string()
    return name


SHORTEST = min(SEATINGS, key=lambda of: pyspiel.load_game(named(of)).observation_tensor_size())


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_openspiels_random_games_find_nothing_wrong(of: Seating) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(named(of)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_openspiels_checks_of_a_part_of_the_tree_pass(of: Seating) -> None:
    case = type("Part", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": f"cothon_{of.game}"})
    case.game = pyspiel.load_game(named(of))
    random.seed(of.seats)
    case.setUpClass()
    checks = [check for check in dir(case) if check.startswith("test_")]
    assert len(checks) >= 5
    for check in checks:
        getattr(case(check), check)()


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_a_playthrough_replays_line_by_line(of: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    if not FULL and of != SHORTEST:
        # A line for each array, but not each of its thousands of numbers in words: for all games it takes some minutes.
        monkeypatch.setattr(
            generate_playthrough, "_format_tensor", lambda array, label: [f"{label} {hash(array.tobytes())}"]
        )
    first = generate_playthrough.playthrough(named(of), [], seed=of.seats)
    chosen = [int(line.removeprefix("action: ")) for line in first.splitlines() if line.startswith("action: ")]
    assert len(chosen) > 20
    again = generate_playthrough.playthrough(named(of), chosen, seed=99)
    assert again == first


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_openspiels_ismcts_plays_legal_moves(of: Seating) -> None:
    spiel = pyspiel.load_game(named(of))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, rng), 1.5, 6, random_state=rng)
    state = spiel.new_initial_state()
    decided = 0
    while decided < 4:
        if state.is_chance_node() or len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decided += 1
