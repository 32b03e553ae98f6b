"""The network in whole numbers: nearly the same figures, and just the same as those of the bots that play with them."""

from __future__ import annotations

import itertools
from pathlib import Path

import numpy as np
import pytest

from cothon.bots.levels import learned_instinct
from cothon.bots.network_file import FURTHER
from cothon.encode import encoder
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.train import whole
from cothon.train.layout import FULL, Layout

CEILING = 2.0


def weights(layout: Layout, hidden: list[int]) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(3)
    dims = [layout.inputs, *hidden]
    found = {}
    for i, (a, b) in enumerate(itertools.pairwise(dims)):
        found[f"body.{i}.weight"] = rng.normal(0, (2 / min(a, 100)) ** 0.5, (b, a)).astype(np.float32)
        found[f"body.{i}.bias"] = rng.normal(0, 0.1, b).astype(np.float32)
    for name, n in (("policy", layout.actions), ("value", layout.values)):
        found[f"{name}.weight"] = rng.normal(0, 0.1, (n, dims[-1])).astype(np.float32)
        found[f"{name}.bias"] = rng.normal(0, 0.1, n).astype(np.float32)
    return found


def positions(name: str, seats: int, layout: Layout, number: int) -> tuple[list, np.ndarray]:
    g, e, dice = game(name), encoder(name, seats), FastDice(4)
    state = g.start(g.options(seats))
    g.roll(state, dice)
    views, rows = [], []
    while len(views) < number and state.actor >= 0:
        view = g.mask(state, int(state.actor))
        views.append(view)
        rows.append(np.frombuffer(e.numbers(view), np.uint8))
        legal = g.legal(view)
        g.apply(state, legal[dice.below(len(legal))])
        g.roll(state, dice)
    x = layout.lay(np.array(rows), seats)
    return views, layout.table()[np.arange(layout.inputs)[None, :], x]


def test_whole_numbers_come_near_to_the_fractions() -> None:
    layout = Layout("traders")
    w = weights(layout, [64, 32])
    _, q = positions("traders", 3, layout, 60)
    h = q / FULL
    for i in range(2):
        h = np.clip(h @ w[f"body.{i}.weight"].T + w[f"body.{i}.bias"], 0, CEILING)
    exact = h @ w["policy.weight"].T + w["policy.bias"]
    found = whole.whole(w, CEILING)
    told = found.judge(q)[0] * found.policy[2]
    assert np.abs(told - exact).max() < 0.05 * np.abs(exact).max()
    assert np.corrcoef(told.ravel(), exact.ravel())[0, 1] > 0.999


@pytest.mark.parametrize(("name", "seats"), [("traders", 2), ("porto", 4)])
def test_the_bots_have_just_the_same_sums(
    name: str, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout(name)
    found = whole.whole(weights(layout, [24, 16]), CEILING)
    (tmp_path / name).mkdir()
    whole.write(tmp_path / name, found, layout, game(name).facts.version, {"trained": {"seed": 3}})
    monkeypatch.setenv(FURTHER, str(tmp_path))
    views, q = positions(name, seats, layout, 25)
    policy, value = found.judge(q)
    eyes = learned_instinct(game(name))
    for i, view in enumerate(views):
        assert eyes.sums(view) == (policy[i].tolist(), value[i][:seats].tolist())
    read, card = whole.read(tmp_path / name)
    assert np.array_equal(read.judge(q)[0], policy)
    assert card["trained"] == {"seed": 3}
