"""The games in OpenSpiel: nobody is told what is hidden. Its own suites are in tests/outside."""

from __future__ import annotations

import random
from itertools import pairwise, product
from typing import Any

import pyspiel
import pytest

from cothon.core import CHANCE
from cothon.core.errors import BadOption
from cothon.envs import openspiel
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.variants import VARIANTS, all_variants, options_of

openspiel.register()
SEATS = [(name, seats) for name in names() for seats in sorted(openspiel.seats_of(game(name)))]


def named(name: str, seats: int) -> str:
    """The game as OpenSpiel loads it. Where the usual edition has no such number of seats, one that has."""
    if seats in game(name).seats_allowed({}):
        return f"cothon_{name}(seats={seats})"
    line = next(text for text in VARIANTS[name] if f"seats={seats}" in text.split())
    return loaded(name, line).to_string()


def loaded(name: str, line: str) -> Any:
    options = options_of(name, line)
    return pyspiel.load_game(f"cothon_{name}", openspiel.parameters_from(game(name), options))


def some_states(spiel: Any, seed: int, games: int = 1) -> list[Any]:
    """Clones of all states of random games in which a player is asked."""
    rng = random.Random(seed)
    found = []
    for _ in range(games):
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize(("name", "line"), all_variants())
def test_a_resampled_state_looks_the_same_to_the_player_it_was_sampled_for(name: str, line: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    states = some_states(loaded(name, line), seed=3)
    for state in states[:: max(1, len(states) // 12)]:
        for player in range(state.num_players()):
            world = state.resample_from_infostate(player, sampler)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.current_player() == state.current_player()
            assert world.history() == []  # the true one would tell what is hidden


@pytest.mark.parametrize(("name", "line"), all_variants())
def test_parameters_say_all_options_and_are_read_back(name: str, line: str) -> None:
    spiel = loaded(name, line)
    assert spiel.options == options_of(name, line)
    assert pyspiel.load_game(str(spiel)).options == spiel.options


def unseen_by(state: Any, player: int) -> int:
    """How many steps this player did not see."""
    return sum(not isinstance(step, str) and not step[0] >> player & 1 for step in state.it.steps)


@pytest.mark.parametrize("name", names())
def test_where_something_was_done_in_secret_a_resampled_world_may_differ_from_the_true_one(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    for line, seed in product(VARIANTS[name], range(5)):
        for before, state in pairwise(some_states(loaded(name, line), seed)):
            for player in range(state.num_players()):
                if unseen_by(state, player) > unseen_by(before, player):
                    worlds = {str(state.resample_from_infostate(player, sampler)) for _ in range(4)}
                    if len(worlds) > 1:
                        return
    pytest.fail("all worlds that were imagined are the same")


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_draws_have_the_probabilities_of_their_weights(name: str, seats: int) -> None:
    spiel = pyspiel.load_game(named(name, seats))
    rng = random.Random(2)
    state = spiel.new_initial_state()
    drawn = 0
    while not state.is_terminal() and drawn < 60:
        if state.is_chance_node():
            weights = state.it.game.chance(state.it.world)
            total = sum(w for _, w in weights)
            assert state.chance_outcomes() == [(d, w / total) for d, w in weights]
            assert state.current_player() == CHANCE
            drawn += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert drawn > 5


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_returns_are_the_shares_of_a_win_and_sum_to_nothing(name: str, seats: int) -> None:
    spiel = pyspiel.load_game(named(name, seats))
    for seed in range(3):
        state = some_states(spiel, seed)[-1]
        while not state.is_terminal():
            assert state.returns() == [0.0] * seats
            state.apply_action(state.legal_actions()[0])
        winners = state.it.game.result(state.it.world).winners
        returns = state.returns()
        assert sum(returns) == pytest.approx(0)
        assert [p for p, u in enumerate(returns) if u > 0] == list(winners)
        if len(winners) == 1:
            assert returns[winners[0]] == 1.0


@pytest.mark.parametrize(("name", "line"), all_variants())
def test_two_worlds_a_player_cannot_tell_apart_give_him_the_same_observations_later(name: str, line: str) -> None:
    """What others saw in secret must not show in a player's information state, also after more moves."""
    rng = random.Random(4)
    spiel = loaded(name, line)
    states = some_states(spiel, seed=8)
    state = states[len(states) // 2]
    player = state.current_player()
    twin = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(1, 0.0, 1.0))
    for _ in range(6):
        if state.current_player() != player or twin.current_player() != player:
            break
        action = rng.choice(state.legal_actions())
        assert twin.legal_actions() == state.legal_actions()
        state.apply_action(action)
        twin.apply_action(action)
        assert twin.information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_public_and_private_parts_make_up_what_a_seat_sees(name: str, seats: int) -> None:
    spiel = pyspiel.load_game(named(name, seats))
    kind, whose = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    public = spiel.make_py_observer(kind(perfect_recall=False, private_info=whose.NONE))
    private = spiel.make_py_observer(kind(perfect_recall=False, public_info=False, private_info=whose.SINGLE_PLAYER))
    both = spiel.make_py_observer()
    states = some_states(spiel, seed=6)
    for state in states[:: max(1, len(states) // 10)]:
        assert len({public.string_from(state, p) for p in range(seats)}) == 1
        for p in range(seats):
            spectator = [int(x) for x in public.string_from(state, p).removeprefix("public=").split(".")]
            own = private.string_from(state, p).partition("private=")[2]
            seen = {int(i): int(x) for i, x in (part.split(":") for part in own.split("."))}
            whole = [int(x) for x in both.string_from(state, p).partition("view=")[2].split(".")]
            assert [seen.get(i, spectator[i] if i < len(spectator) else None) for i in range(len(whole))] == whole
            both.set_from(state, p)
            assert list(both.dict["player"]) == [float(i == p) for i in range(seats)]
            assert list(both.dict["public"][:20]) == [float(x) for x in spectator[:20]]


@pytest.mark.parametrize("name", names())
def test_structures_name_actions_as_the_rules_do(name: str) -> None:
    state = some_states(pyspiel.load_game(f"cothon_{name}"), seed=1)[5]
    for action in state.legal_actions():
        label = state.action_to_string(action)
        assert game(name).actions.label(action) == label
        assert state.struct_to_actions(state.action_to_struct(action)) == [action]
    assert f'"game":"{name}"' in state.to_json()
    assert f'"viewer":{state.current_player()}' in state.to_observation_struct().to_json()


@pytest.mark.parametrize("name", names())
def test_a_player_who_has_only_a_view_gets_a_state_that_looks_like_it(name: str) -> None:
    spiel = pyspiel.load_game(f"cothon_{name}")
    states = some_states(spiel, seed=9)
    for state in states[:: max(1, len(states) // 8)]:
        p = state.current_player()
        view = game(name).mask(state.it.world, p)
        assert spiel.imagine(view, FastDice(1)).observation_string(p) == state.observation_string(p)


def test_an_option_that_is_none_is_refused_with_its_clause() -> None:
    name = names()[0]
    option = game(name).declared[0]
    with pytest.raises(BadOption, match=option.clause):
        pyspiel.load_game(f"cothon_{name}", {option.name: "nonsense"})


def test_registering_twice_does_no_harm() -> None:
    assert openspiel.register() == openspiel.register() == [f"cothon_{name}" for name in names()]
