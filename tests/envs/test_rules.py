"""Environments by a version of the rules: the newest unless another is asked for, and copies keep it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
import pytest

from cothon.core.errors import BadInput, BadOption, UnknownVersion
from cothon.core.game import Game
from cothon.envs import openspiel
from cothon.envs import pettingzoo as zoo
from cothon.envs.batched import batched
from cothon.envs.gymnasium import CothonEnv
from cothon.games import REGISTRY, versions
from kit.later import KNOWN, LATER

GAME = "karibik"


def made_by_gymnasium(**more: Any) -> Any:
    return gymnasium.make(f"cothon/{GAME.capitalize()}-v0", **more).unwrapped


def spiel(**more: Any) -> Any:
    openspiel.register()
    return pyspiel.load_game(f"cothon_{GAME}", more)


MAKERS: dict[str, tuple[Callable[..., Any], Callable[[Any], Game]]] = {
    "PettingZoo": (lambda **more: zoo.raw_env(GAME, **more), lambda env: env.episode.rules),
    "PettingZoo, guarded": (lambda **more: zoo.env(GAME, **more), lambda env: env.unwrapped.episode.rules),
    "Gymnasium": (lambda **more: CothonEnv(GAME, **more), lambda env: env.episode.rules),
    "Gymnasium, by its name": (made_by_gymnasium, lambda env: env.episode.rules),
    "batched": (lambda **more: batched(GAME, 2, 3, **more), lambda env: env.game),
    "OpenSpiel": (spiel, lambda env: env.rules),
}


@pytest.fixture(params=MAKERS)
def maker(request: pytest.FixtureRequest) -> tuple[Callable[..., Any], Callable[[Any], Game]]:
    return MAKERS[request.param]


def test_an_environment_has_the_newest_rules_or_those_asked_for(maker: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    make, rules = maker
    assert rules(make()).facts.version == versions(GAME)[-1]
    openspiel.register()
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    for version in (1, LATER):
        env = make(rules=version)
        assert rules(env).facts.version == version
        assert env is not copy.deepcopy(env)
        assert rules(pickle.loads(pickle.dumps(env))).facts.version == version


def test_rules_that_are_not_there_are_refused_with_those_that_are(maker: Any) -> None:
    make, _ = maker
    with pytest.raises(UnknownVersion, match=f"{GAME} has no rules version 99; this build knows {KNOWN}"):
        make(rules=99)


@pytest.mark.parametrize("name", [name for name in MAKERS if name != "OpenSpiel"])  # which checks types itself
def test_a_version_is_a_whole_number(name: str) -> None:
    with pytest.raises(BadInput, match="rules='new': must be a whole number"):
        MAKERS[name][0](rules="new")


@pytest.mark.parametrize("name", ["PettingZoo", "Gymnasium"])
def test_an_option_of_later_rules_is_refused_by_those_that_do_not_have_it(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    with pytest.raises(
        BadOption, match=f"option purse came with rules version {LATER}; these are the rules of version 1"
    ):
        MAKERS[name][0](rules=1, purse=4)


def test_a_game_of_openspiel_says_rules_that_are_not_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    openspiel.register()
    assert "rules" not in str(spiel(seats=2))
    monkeypatch.setitem(REGISTRY, GAME, "kit.later")
    assert str(spiel(seats=2, rules=1)) == f"cothon_{GAME}(rules=1,seats=2)"
    assert pyspiel.load_game(f"cothon_{GAME}(rules=1,seats=2)").rules.facts.version == 1
