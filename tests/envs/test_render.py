"""The table for those who look on: as text and as a picture, nothing hidden in it."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from cothon.envs.gymnasium import CothonEnv
from cothon.envs.pettingzoo import raw_env
from cothon.envs.picture import HEIGHT, WIDTH
from cothon.envs.scene import scene
from cothon.games import game, names
from cothon.play.dice import FastDice
from kit.seatings import SEATINGS, Seating
from kit.variants import all_variants, options_of


def step_on(world: Any, times: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(times):
        if any(world.terminations.values()):
            return
        world.step(int(rng.choice(np.flatnonzero(world.observe(world.agent_selection)["action_mask"]))))


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_text_and_picture_show_the_whole_game_to_its_end(of: Seating) -> None:
    world = raw_env(of.game, of.seats, render_mode="ansi", **of.options)
    world.reset(seed=1)
    title = world.episode.rules.facts.title
    while not any(world.terminations.values()):
        text = world.render()
        asked = world.episode.rules.asks[int(world.episode.view(None).ask)].words
        assert text.startswith(f"{title}: seat {world.episode.actor} is asked. {asked}")
        assert f"> seat {world.episode.actor}:" in text
        assert "None" not in text
        step_on(world, 25, of.seats)
    assert re.match(rf"{re.escape(title)}: the game is over\. Ranks:[ 1-5]+\. [A-Z0-9]", world.render())
    world.render_mode = "rgb_array"
    image = world.render()
    assert (image.shape, image.dtype, image.flags.writeable) == ((HEIGHT, WIDTH, 3), np.uint8, True)


@pytest.mark.parametrize("of", SEATINGS, ids=str)
def test_a_picture_changes_with_the_table_and_leaves_no_seat_out(of: Seating) -> None:
    world = raw_env(of.game, of.seats, render_mode="rgb_array", **of.options)
    world.reset(seed=2)
    first = world.render()
    step_on(world, 40, 1)
    later = world.render()
    assert not np.array_equal(first, later)
    panels = later[HEIGHT - 20]  # a line through the panels of the players, at the lower edge
    card = (panels == np.array([0xF6, 0xEF, 0xDD])).all(axis=1)
    assert np.count_nonzero(card[1:] & ~card[:-1]) >= of.seats


@pytest.mark.parametrize(("name", "line"), all_variants())
def test_who_cannot_tell_two_worlds_apart_is_shown_the_same(name: str, line: str) -> None:
    g, dice = game(name), FastDice(3)
    world = g.start(options_of(name, line))
    g.roll(world, dice)
    for _ in range(40):
        if world.actor < 0:
            break
        legal = g.legal(world)
        g.apply(world, legal[dice.below(len(legal))])
        g.roll(world, dice)
    for seat in range(int(world.seats)):
        view = g.mask(world, seat)
        assert scene(g, g.mask(g.fill(view, dice), seat)).text() == scene(g, view).text()


@pytest.mark.parametrize("name", names())
def test_for_people_the_text_is_printed_by_itself(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = CothonEnv(name, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.count(game(name).facts.title) == 1
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert capsys.readouterr().out.count(game(name).facts.title) == 1
    assert env.render() is None
