"""Processes that play: who plays with how many seats, and where things stand in shared memory."""

from __future__ import annotations

import numpy as np
import pytest

from cothon.encode import encoder
from cothon.envs import batched
from cothon.games import game, names
from cothon.train.crew import Group, Kind, grouped, shared_out
from cothon.train.layout import Layout, options_for


@pytest.mark.parametrize(
    ("mix", "workers", "expected"),
    [
        ({2: 1.0}, 3, [2, 2, 2]),
        ({2: 5.0, 3: 1.0, 4: 2.0}, 8, [2, 2, 2, 2, 2, 3, 4, 4]),
        ({2: 8.0, 3: 1.0, 4: 1.0}, 4, [2, 2, 3, 4]),
    ],
)
def test_workers_are_shared_out_by_weight_and_none_is_forgotten(
    mix: dict[int, float], workers: int, expected: list[int]
) -> None:
    assert shared_out(mix, workers) == expected


def test_every_worker_is_in_one_group() -> None:
    assert grouped([2, 2, 2, 3, 4], 2) == [(2, 2, 4), (2, 3)]
    assert grouped([2], 2) == [(2,)]


@pytest.mark.parametrize("name", names())
def test_every_number_of_seats_can_be_played(name: str) -> None:
    for seats in Layout(name).seats:
        assert game(name).options(seats, options_for(game(name), seats)).seats == seats


@pytest.mark.parametrize("name", names())
def test_a_group_writes_what_the_environment_shows(name: str) -> None:
    layout = Layout(name)
    seats = (layout.seats[0], layout.seats[1])
    group = Group(Kind(name, seats, 4), [5, 6], inline=True)
    try:
        for w, n in enumerate(seats):
            env = batched(name, n, 4, 5 + w, skip_forced=True, scaled=False)
            env.reset()
            for _ in range(30):
                part = slice(4 * w, 4 * w + 4)
                assert np.array_equal(group.told[f"seen{w}"], env.observations)
                assert np.array_equal(group.told["masks"][part].astype(bool), env.masks)
                assert np.array_equal(group.told["actors"][part], env.actors)
                chosen = [int(np.flatnonzero(row)[-1]) for row in env.masks]
                group.chosen[part] = chosen
                group.players[w].step()
                _, _, _, rewards, dones = env.step(chosen)
                assert np.array_equal(group.told["dones"][part].astype(bool), dones)
                for row in np.flatnonzero(dones):
                    won = group.told["shares"][4 * w + row][:n]
                    assert np.array_equal(won > 0, rewards[row] > 0)
    finally:
        group.end()


@pytest.mark.parametrize("name", names())
def test_rows_of_many_games_are_laid_as_single_ones(name: str) -> None:
    layout = Layout(name)
    for seats in layout.seats:
        rng = np.random.default_rng(1)
        small = rng.integers(0, 2, (3, encoder(name, seats).size)).astype(np.uint8)
        laid = layout.lay(small, seats)
        assert np.array_equal(laid[:, layout.places(seats)], small)
        assert np.array_equal(laid.sum(1), small.sum(1) + 1)
        assert (laid[:, layout.mark(seats)] == 1).all()
