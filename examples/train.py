"""Learns a game by playing against itself, on the CPU and with NumPy alone: proximal policy optimisation (PPO).

    python examples/train.py karibik --out learned

A network sees what a seat sees (`cothon.encode`), says how good each action is and who will win. Hundreds of games are
played side by side (`cothon.envs.batched`), all seats by the same network; what led to more than was expected is made
more likely. Nobody shows it how to play: the bot `level-3` is met only in the evaluation. docs/train.md explains it.
"""

# ruff: noqa: E402 - NumPy looks at the number of threads when it is imported
from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")  # matrices are small: threads would only wait for one another

import numpy as np

from cothon.arena.plots import LEFT, RIGHT, STYLE, WIDTH
from cothon.arena.stats import interval
from cothon.bots import Bot, Budget, bot
from cothon.core import Dice, Game, View
from cothon.encode import encoder
from cothon.envs import BatchedEnv, batched
from cothon.games import game as find_game
from cothon.play.dice import FastDice

Array = Any
NEVER = np.float32(-1e9)


class Network:
    """Two hidden layers; the last one gives a figure for each action, and the expected return of the seat."""

    def __init__(self, size: int, hidden: int, actions: int, random: np.random.Generator) -> None:
        sizes = [size, hidden, hidden, actions + 1]
        self.weights: list[Array] = []
        for i, (n, m) in enumerate(pairwise(sizes)):
            scale = np.sqrt(2 / n) if i < 2 else 0.01 / np.sqrt(n)
            self.weights += [(random.standard_normal((n, m)) * scale).astype(np.float32), np.zeros(m, np.float32)]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def __call__(self, seen: Array) -> tuple[Array, Array, list[Array]]:
        """Figures of actions, expected returns, and the inputs of all layers, which `learn` needs."""
        w = self.weights
        first = np.maximum(seen @ w[0] + w[1], 0)
        second = np.maximum(first @ w[2] + w[3], 0)
        out = second @ w[4] + w[5]
        return out[:, :-1], np.tanh(out[:, -1]), [seen, first, second]

    def learn(self, inputs: list[Array], slope: Array, rate: float) -> None:
        """One step of Adam against the slope of the loss at the outputs, limited in length."""
        slopes: list[Array] = []
        for k in (2, 1, 0):
            slopes = [inputs[k].T @ slope, slope.sum(0), *slopes]
            if k:
                slope = (slope @ self.weights[2 * k].T) * (inputs[k] > 0)
        length = float(np.sqrt(sum(float((s * s).sum()) for s in slopes)))
        self.updates += 1
        early, late = 1 - 0.9**self.updates, 1 - 0.999**self.updates
        for w, m, v, s in zip(self.weights, self.mean, self.square, slopes, strict=True):
            s *= min(1.0, 0.5 / (length + 1e-8))
            m += 0.1 * (s - m)
            v += 0.001 * (s * s - v)
            w -= rate * (m / early) / (np.sqrt(v / late) + 1e-5)


def log_chances(figures: Array, masks: Array) -> Array:
    """Logarithms of the chances of legal actions; what is illegal gets none."""
    z = np.where(masks, figures, NEVER)
    z -= z.max(1, keepdims=True)
    return z - np.log(np.exp(z).sum(1, keepdims=True))


class Experience:
    """What happened in a stretch of all games: arrays by time, then row."""

    def __init__(self, env: BatchedEnv, length: int) -> None:
        n = env.number
        self.seen = np.zeros((length, n, env.size), np.float32)
        self.masks = np.zeros((length, n, env.actions), np.bool_)
        self.actors = np.zeros((length, n), np.int8)
        self.actions = np.zeros((length, n), np.int64)
        self.chances = np.zeros((length, n), np.float32)
        self.expected = np.zeros((length, n), np.float32)
        self.better = np.zeros((length, n), np.float32)
        self.rewards = np.zeros((length, n, env.seats), np.float32)
        self.dones = np.zeros((length, n), np.bool_)

    def gather(self, env: BatchedEnv, network: Network, random: np.random.Generator) -> None:
        """Play on in all games, and choose by the chances that the network gives."""
        rows = np.arange(env.number)
        for t in range(len(self.dones)):
            self.seen[t], self.masks[t], self.actors[t] = env.observations, env.masks, env.actors
            figures, self.expected[t], _ = network(self.seen[t])
            chances = log_chances(figures, self.masks[t])
            noise = -np.log(-np.log(random.random(chances.shape, np.float32) + 1e-9) + 1e-9)
            self.actions[t] = np.where(self.masks[t], chances + noise, NEVER).argmax(1)  # a draw by those chances
            self.chances[t] = chances[rows, self.actions[t]]
            _, _, _, self.rewards[t], self.dones[t] = env.step(self.actions[t])

    def judge(self, env: BatchedEnv, network: Network, memory: float) -> None:
        """How much better than expected each action turned out, seen from its seat (generalised advantages)."""
        rows, seats = np.arange(env.number), env.seats
        now = network(env.observations)[1]
        ahead = np.repeat(-now[:, None] / (seats - 1), seats, 1)  # returns add up to zero
        ahead[rows, env.actors] = now
        later, reward = np.zeros_like(ahead), np.zeros_like(ahead)
        for t in reversed(range(len(self.dones))):
            over = self.dones[t]
            ahead[over], later[over], reward[over] = 0, 0, self.rewards[t][over]
            p = self.actors[t]
            gain = reward[rows, p] + ahead[rows, p] - self.expected[t] + memory * later[rows, p]
            self.better[t] = gain
            ahead[rows, p], later[rows, p], reward[rows, p] = self.expected[t], gain, 0


def improve(network: Network, seen: Experience, said: argparse.Namespace, rate: float, random: Any) -> None:
    """Some rounds over the stretch, in batches of neighbouring times (the rows of a batch are different games)."""
    flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in vars(seen).items()}
    target = flat["better"] + flat["expected"]
    better = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-6)
    n = len(target)
    for _ in range(said.rounds):
        for start in random.permutation(n // said.batch) * said.batch:
            part = slice(start, start + said.batch)
            update(network, {name: array[part] for name, array in flat.items()}, better[part], target[part], said, rate)


def update(
    network: Network, flat: dict[str, Array], better: Array, target: Array, said: argparse.Namespace, rate: float
) -> None:
    """One step: more of what was better than expected (but not much more at once), less of what was worse."""
    rows, masks, actions = np.arange(len(target)), flat["masks"], flat["actions"]
    figures, expected, inputs = network(flat["seen"])
    logs = log_chances(figures, masks)
    chances = np.where(masks, np.exp(logs), 0)
    ratio = np.exp(logs[rows, actions] - flat["chances"])
    free = np.where(better > 0, ratio < 1 + said.clip, ratio > 1 - said.clip)
    push = -(free * ratio * better)
    slope = np.zeros((len(target), logs.shape[1] + 1), np.float32)
    slope[:, :-1] = -chances * push[:, None]
    slope[rows, actions] += push
    logs = np.where(masks, logs, 0)
    doubt = -(chances * logs).sum(1, keepdims=True)
    slope[:, :-1] += said.doubt * chances * (logs + doubt)  # keeps it trying
    slope[:, -1] = (expected - target) * (1 - expected * expected)
    network.learn(inputs, slope / len(target), rate)


class Learned(Bot):
    """A bot that takes the action with the best figure."""

    name = "learned"
    instant = True

    def __init__(self, network: Network, game: str, seats: int) -> None:
        self.network, self.encoder = network, encoder(game, seats)

    def choose(self, game: Game, view: View, budget: Budget, dice: Dice) -> int:
        legal = game.legal(view)
        if len(legal) == 1:
            return legal[0]
        figures = self.network(np.array([self.encoder.array(view)], np.float32))[0]
        return legal[int(figures[0, legal].argmax())]


def play(game: Game, seats: list[Bot], seed: int) -> list[float]:
    """One game between bots: the share of the victory of each seat."""
    dice, own = FastDice(seed), FastDice(seed + (1 << 40))
    state = game.start(game.options(len(seats)))
    game.roll(state, dice)
    while state.actor >= 0:
        seat = int(state.actor)
        game.apply(state, seats[seat].choose(game, game.mask(state, seat), Budget(), own))
        game.roll(state, dice)
    winners = game.result(state).winners
    return [1 / len(winners) if p in winners else 0.0 for p in range(len(seats))]


def duel(network: Network, game: str, games: int, seed: int) -> dict[str, float]:
    """Against `level-3`, each deal twice with the seats exchanged: share of victories with its 95 % interval."""
    learned, other = Learned(network, game, 2), bot("level-3")
    shares = []
    for deal in range(games // 2):
        first = play(find_game(game), [learned, other], seed + deal)[0]
        shares.append((first + play(find_game(game), [other, learned], seed + deal)[1]) / 2)
    share, low, high = interval(shares)
    return {"games": 2 * len(shares), "share": share or 0.0, "low": low or 0.0, "high": high or 0.0}


def train(said: argparse.Namespace) -> Iterator[tuple[int, Network]]:
    """Learn; gives the number of steps done and the network after every stretch."""
    random = np.random.default_rng(said.seed)
    env = batched(said.game, 2, said.rows, said.seed, skip_forced=True)
    network = Network(env.size, said.hidden, env.actions, random)
    seen = Experience(env, said.length)
    env.reset()
    done = 0
    while done < said.steps:
        seen.gather(env, network, random)
        seen.judge(env, network, said.memory)
        improve(network, seen, said, said.rate * max(0.05, 1 - done / said.steps), random)
        done += said.rows * said.length
        yield done, network


def run(said: argparse.Namespace) -> dict[str, Any]:
    """Train, look in between how well it plays, and evaluate at the end. Duels are not counted as time of training."""
    told = {name: value for name, value in vars(said).items() if name != "out"}
    result: dict[str, Any] = {"said": told, "seconds": 0.0, "processor": 0.0, "points": []}
    due = said.steps / said.points
    began = perf_counter(), process_time()
    for done, network in train(said):
        if done < due and done < said.steps:
            continue
        result["seconds"] += perf_counter() - began[0]
        result["processor"] += process_time() - began[1]
        point = {"steps": done, "processor": result["processor"], **duel(network, said.game, said.between, 1_000_000)}
        result["points"].append(point)
        print(f"{done:,} steps, {result['seconds']:.0f} s: {in_words(point)}", flush=True)
        save(said.out, result, network)  # a run that is stopped has told something, too
        due += said.steps / said.points
        began = perf_counter(), process_time()
    result["final"] = duel(network, said.game, said.games, 2_000_000)
    save(said.out, result, network)
    print(
        f"{said.game}, 2 seats, {said.games} games: {in_words(result['final'])}; trained in {result['seconds']:.0f} s, "
        f"{result['processor']:.0f} s of one processor"
    )
    return result


def in_words(point: dict[str, float]) -> str:
    low, share, high = (100 * point[name] for name in ("low", "share", "high"))
    return f"{share:.1f} % against level-3 (95 %: {low:.1f} to {high:.1f} %)"


def save(folder: Path | None, result: dict[str, Any], network: Network) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "curve.svg").write_text(curve(result), encoding="utf-8")
        (folder / "result.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        np.savez(folder / "network.npz", *network.weights)


def curve(result: dict[str, Any]) -> str:
    """Share of victories against `level-3` over the steps of training, as SVG with intervals."""
    high, left, right = 190, LEFT + 32, RIGHT - 8
    steps = result["said"]["steps"]

    def at(point: dict[str, float], share: float) -> tuple[float, float]:
        return left + (right - left) * min(point["steps"] / steps, 1), 10 + high * (1 - share)

    parts = []
    for k in range(5):
        y = 10 + high * k / 4
        parts.append(f'<path class="grid" d="M{left} {y:.1f}H{right}"/>')
        parts.append(f'<text class="axis" x="{left - 4}" y="{y + 4:.1f}" text-anchor="end">{100 - 25 * k} %</text>')
        x = left + (right - left) * k / 4
        parts.append(f'<text class="axis" x="{x:.1f}" y="{high + 27}" text-anchor="middle">{steps * k / 4e6:g}M</text>')
    parts.append(f'<path class="fair" d="M{left} {10 + high / 2:.1f}H{right}"/>')
    for p in result["points"]:
        (x, top), (_, bottom), (_, y) = at(p, p["high"]), at(p, p["low"]), at(p, p["share"])
        parts.append(f'<path class="whisker" d="M{x:.1f} {top:.1f}V{bottom:.1f}"/>')
        parts.append(f'<circle class="c0" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
    name = f"{result['said']['game']}: share of victories against level-3, by steps of training"
    parts.append(f'<text class="axis" x="{WIDTH / 2:g}" y="{high + 46}" text-anchor="middle">steps of training</text>')
    box = f'viewBox="-12 -12 {WIDTH + 24} {high + 76}" width="{2 * WIDTH + 48}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" {box} role="img" aria-label="{name}">'
    ground = '<rect class="ground" x="-12" y="-12" width="100%" height="100%"/>'
    return f"{head}<title>{name}</title><style>{STYLE}</style>{ground}{''.join(parts)}</svg>\n"


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="the game to learn, with two seats")
    parser.add_argument("--steps", type=int, default=13_000_000, help="decisions to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=int, default=256, help="games side by side")
    parser.add_argument("--length", type=int, default=32, help="steps of a stretch")
    parser.add_argument("--batch", type=int, default=1024, help="decisions in an update")
    parser.add_argument("--rounds", type=int, default=3, help="times a stretch is gone over")
    parser.add_argument("--hidden", type=int, default=128, help="width of the hidden layers")
    parser.add_argument("--rate", type=float, default=1e-3, help="length of a step of Adam, at the beginning")
    parser.add_argument("--memory", type=float, default=0.95, help="lambda of the advantages")
    parser.add_argument("--clip", type=float, default=0.2, help="how far an action's chance may move in a stretch")
    parser.add_argument("--doubt", type=float, default=0.004, help="weight of the entropy")
    parser.add_argument("--points", type=int, default=8, help="points of the curve")
    parser.add_argument("--between", type=int, default=200, help="games for a point of the curve")
    parser.add_argument("--games", type=int, default=1000, help="games of the evaluation")
    parser.add_argument("--out", type=Path, help="folder for curve.svg, result.json and network.npz")
    return parser.parse_args(words)


if __name__ == "__main__":
    run(arguments(sys.argv[1:]))
