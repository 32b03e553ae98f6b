"""The example that learns by self-play runs to its end, and its parts do what they say."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from kit.clauses import ROOT

np: Any = pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'cothon[learn]'")
SCRIPT = ROOT / "examples" / "train.py"
TINY = ["--rows", "16", "--length", "8", "--batch", "64", "--hidden", "8", "--points", "2", "--between", "2"]


@pytest.fixture(scope="module")
def train() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_example", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["karibik", "traders"])
def test_the_example_runs_to_its_end(name: str, tmp_path: Path) -> None:
    words = [name, "--steps", "512", "--games", "4", "--out", str(tmp_path), *TINY]
    run = subprocess.run([sys.executable, str(SCRIPT), *words], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert f"{name}, 2 seats, 4 games: " in run.stdout
    told = json.loads((tmp_path / "result.json").read_text(encoding="utf-8"))
    assert [p["steps"] for p in told["points"]] == [256, 512]
    assert 0 <= told["final"]["low"] <= told["final"]["share"] <= told["final"]["high"] <= 1
    assert len(np.load(tmp_path / "network.npz").files) == 6
    picture = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 2


def loss(train: ModuleType, network: Any, flat: dict[str, Any], better: Any, target: Any, said: Any) -> float:
    """What `update` goes down: written out plainly."""
    figures, expected, _ = network(flat["seen"])
    logs = train.log_chances(figures, flat["masks"])
    chances = np.where(flat["masks"], np.exp(logs), 0)
    rows = np.arange(len(target))
    ratio = np.exp(logs[rows, flat["actions"]] - flat["chances"])
    push = np.minimum(ratio * better, np.clip(ratio, 1 - said.clip, 1 + said.clip) * better)
    doubt = -(chances * np.where(flat["masks"], logs, 0)).sum(1)
    return float((-push - said.doubt * doubt + 0.5 * (expected - target) ** 2).mean())


def test_the_slope_of_the_update_is_that_of_the_loss(train: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    random = np.random.default_rng(4)
    said = train.arguments(["karibik", "--doubt", "0.3"])
    network = train.Network(6, 5, 4, random)
    network.weights = [w.astype(np.float64) + 0.3 * random.standard_normal(w.shape) for w in network.weights]
    masks = random.random((40, 4)) < 0.7
    masks[:, 1] = True
    actions = np.where(masks[:, 3], 3, 1)
    flat = {"seen": random.random((40, 6)), "masks": masks, "actions": actions, "chances": np.log(0.2 + 0 * actions)}
    better, target = random.standard_normal(40), random.uniform(-1, 1, 40)
    caught: list[Any] = []
    monkeypatch.setattr(network, "learn", lambda inputs, slope, rate: caught.append((inputs, slope)), raising=False)
    train.update(network, flat, better, target, said, 0.1)
    inputs, slope = caught[0]
    found = inputs[2].T @ slope
    for place in ((0, 0), (2, 3), (4, 4)):
        eps = 1e-6
        network.weights[4][place] += eps
        up = loss(train, network, flat, better, target, said)
        network.weights[4][place] -= 2 * eps
        down = loss(train, network, flat, better, target, said)
        network.weights[4][place] += eps
        assert (up - down) / (2 * eps) == pytest.approx(found[place], abs=2e-5)


def test_what_comes_later_is_credited_to_the_seat_that_acted(train: ModuleType) -> None:
    """Two seats act in turn and the game ends: each gets its own return, nothing of the other's."""
    from cothon.envs import batched

    env = batched("traders", 2, 1)
    env.reset()
    seen = train.Experience(env, 3)
    seen.actors[:, 0] = [0, 1, 0]
    seen.expected[:, 0] = [0.1, -0.2, 0.4]
    seen.dones[2, 0] = True
    seen.rewards[2, 0] = [1.0, -1.0]
    network = train.Network(env.size, 4, env.actions, np.random.default_rng(1))
    seen.judge(env, network, 0.5)
    last = 1.0 - 0.4
    assert seen.better[:, 0] == pytest.approx([0.4 - 0.1 + 0.5 * last, -1.0 + 0.2, last])


def test_a_learned_bot_plays_by_views_and_takes_the_best_figure(train: ModuleType) -> None:
    from cothon.bots import Budget
    from cothon.games import game
    from cothon.play.dice import FastDice

    g = game("traders")
    s = g.start(g.options(2))
    dice = FastDice(1)
    g.roll(s, dice)
    view = g.mask(s, int(s.actor))
    legal = g.legal(view)
    network = train.Network(train.encoder("traders", 2).size, 4, len(g.actions), np.random.default_rng(1))
    for wanted in legal:
        network.weights[5][:] = 0
        network.weights[5][wanted] = 5
        assert train.Learned(network, "traders", 2).choose(g, view, Budget(), dice) == wanted
