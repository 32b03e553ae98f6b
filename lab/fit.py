"""Fit the weights of a game's value function on self-play: `python lab/fit.py GAME [--games N] [--seats 2,4]`.

Games are played by the module's own figures with some noise (an option is drawn by the softmax of its figure; little
noise, for the values are those of the play they are fitted on), or with `--think N` by a search of N iterations that
goes by the figures now and then. Of each game some positions are kept: the features of
every seat, how far the game has gone, and who won in the end. The weights are those of the most likely multinomial
logit model (softmax over the seats), for each number of seats, found by Newton's method with a small ridge. One
game in five is held out: the table printed says how good the model is there, by thirds of the game, against a constant
guess and "the leader in the first feature wins". Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import exp
from pathlib import Path

import numpy as np

from cothon import build
from cothon.bots.instinct import Instinct, instinct, knowledge
from cothon.bots.search import Search
from cothon.core.arr import new_arr, new_floats
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.view import State
from cothon.games import game, names
from cothon.play.dice import FastDice

BOTS = Path(__file__).resolve().parent.parent / "src" / "cothon" / "bots"
BATCH = 20_000
CHUNK = 100
"""Games that a worker plays at a time."""
KEPT = 14
"""About so many positions are kept of a game: more would repeat one another."""
WHIM = 4
"""Of a hundred decisions of players who think so many are whims: by the figures, with the heat WHIMSICAL."""
WHIMSICAL = 0.5


class Sample:
    """Positions: the features of every seat, who won, how far the game had gone, and the game they are of."""

    def __init__(self, seats: int, features: int) -> None:
        self.seats = seats
        self.features = features
        self.told = array("f")
        self.won = array("f")
        self.gone = array("f")
        self.game = array("q")

    def __len__(self) -> int:
        return len(self.gone)

    def arrays(self, held: bool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """Features [n, seats, k], results [n, seats] and progress [n]: of the games held out, or of the others."""
        told = np.frombuffer(self.told, np.float32).reshape(-1, self.seats, self.features)
        won = np.frombuffer(self.won, np.float32).reshape(-1, self.seats)
        at = (np.frombuffer(self.game, np.int64) % 5 == 0) == held
        return told[at], won[at], np.frombuffer(self.gone, np.float32)[at]


class Player:
    """Chooses by the softmax of the figures, or thinks; in one game, for all seats."""

    def __init__(self, g: Game, sense: Instinct, options: Options, given: argparse.Namespace) -> None:
        self.g, self.sense, self.heat, self.think = g, sense, given.heat, given.think
        self.buf, self.figures = new_arr(len(g.actions)), new_floats(len(g.actions))
        settings = knowledge(given.game).SETTINGS
        self.minds = [Search(g, sense, settings) for _ in range(options.seats)]

    def choose(self, s: State, dice: FastDice) -> int:
        n = int(self.g.legal_into(s, self.buf))
        if n == 1:
            return int(self.buf[0])
        if self.think and dice.below(100) >= WHIM:
            seat = int(s.actor)
            return self.minds[seat].think(self.g.mask(s, seat), self.think, 0.0, dice.below(1 << 30))[0].action
        self.sense.rate(s, self.buf, n, self.figures)
        figures = [float(self.figures[i]) for i in range(n)]
        return int(self.buf[draw(figures, WHIMSICAL if self.think else self.heat, dice)])


def play(
    g: Game, sense: Instinct, options: Options, seed: int, keep: float, to: Sample, given: argparse.Namespace
) -> None:
    """One game of self-play; some of its positions go to the sample."""
    dice = FastDice(seed)
    s = g.start(options)
    player, told = Player(g, sense, options, given), new_floats(len(sense.features))
    seen, chances = [], new_floats(options.seats)
    g.roll(s, dice)
    while s.actor >= 0:
        if (not given.calm or sense.calm(s)) and int(dice.below(10_000)) < keep * 10_000:
            for p in range(options.seats):
                sense.describe(s, p, told)
                to.told.extend(told)
            to.gone.append(sense.progress(s))
            to.game.append(seed)
            sense.chances(s, chances)
            seen.append(list(chances))
        g.apply(s, player.choose(s, dice))
        g.roll(s, dice)
    winners = g.result(s).winners
    share = [1 / len(winners) if p in winners else 0.0 for p in range(options.seats)]
    if not winners:
        share = [1 / options.seats] * options.seats
    for truth in reversed(believed(seen, share, given.trust)):
        to.won.extend(truth)


def believed(seen: list[list[float]], share: list[float], trust: float) -> list[list[float]]:
    """What each position kept, the last one first, should have been valued at: in part what the next ones were valued.

    The outcome alone is right on average, but it is mostly luck: half the noise costs a little of the truth.
    """
    found = []
    for chances in reversed(seen):
        found.append(share)
        share = [trust * a + (1 - trust) * b for a, b in zip(share, chances, strict=True)]
    return found


def draw(figures: list[float], heat: float, dice: FastDice) -> int:
    """A place by the softmax of the figures; without heat the best one."""
    top = max(figures)
    if heat <= 0:
        return figures.index(top)
    odds = [exp(max(-30.0, (f - top) / heat)) for f in figures]
    r = dice.below(1 << 30) / (1 << 30) * sum(odds)
    for i, o in enumerate(odds):
        r -= o
        if r < 0:
            return i
    return len(odds) - 1


def grown(x: np.ndarray, gone: np.ndarray) -> np.ndarray:
    """The features, and again times progress: what the weights are for."""
    return np.concatenate([x, x * gone[:, None, None]], axis=2).astype(np.float64)


def chances(x: np.ndarray, w: np.ndarray) -> np.ndarray:
    z = x @ w
    z -= z.max(axis=1, keepdims=True)
    e: np.ndarray = np.exp(z)
    shares: np.ndarray = e / e.sum(axis=1, keepdims=True)
    return shares


def newton(samples: list[tuple[np.ndarray, np.ndarray, np.ndarray]], ridge: float, steps: int = 12) -> np.ndarray:
    """The weights with the greatest likelihood, less the ridge, over samples with different numbers of seats."""
    k = 2 * samples[0][0].shape[2]
    w = np.zeros(k)
    for _ in range(steps):
        gradient, hessian = -ridge * w, ridge * np.eye(k)
        for told, won, gone in samples:
            for at in range(0, len(told), BATCH):
                x = grown(told[at : at + BATCH], gone[at : at + BATCH])
                p = chances(x, w)
                gradient = gradient + np.einsum("nsk,ns->k", x, won[at : at + BATCH] - p)
                mean = np.einsum("nsk,ns->nk", x, p)
                weighed = (x * np.sqrt(p)[:, :, None]).reshape(-1, k)
                hessian += weighed.T @ weighed - mean.T @ mean
        step = np.linalg.solve(hessian, gradient)
        w = w + step
        if np.abs(step).max() < 1e-4:
            break
    return w


def report(told: np.ndarray, y: np.ndarray, gone: np.ndarray, w: np.ndarray) -> None:
    seats = told.shape[1]
    p = chances(grown(told, gone), w)
    lead = told[:, :, 0]
    leader = (lead == lead.max(axis=1, keepdims=True)).astype(float)
    leader /= leader.sum(axis=1, keepdims=True)
    print(f"{seats} seats   positions   log loss (constant)   Brier   constant   leader")
    for low, high in ((0, 1 / 3), (1 / 3, 2 / 3), (2 / 3, 1.01), (0, 1.01)):
        at = (gone >= low) & (gone < high)
        if not at.any():
            continue
        loss = -(y[at] * np.log(np.maximum(p[at], 1e-9))).sum(axis=1).mean()
        brier = ((p[at] - y[at]) ** 2).sum(axis=1).mean()
        flat = ((1 / seats - y[at]) ** 2).sum(axis=1).mean()
        led = ((leader[at] - y[at]) ** 2).sum(axis=1).mean()
        span = f"{low:.2f}-{min(high, 1):.2f}"
        print(f"{span} {at.sum():10d}   {loss:.4f} ({np.log(seats):.4f})   {brier:.4f}   {flat:.4f}   {led:.4f}")


def some_games(given: argparse.Namespace, words: str, first: int) -> Sample:
    """Positions of so many games with these options, from this number on."""
    g, sense = game(given.game, given.rules), instinct(given.game)
    options = g.options_from(words)
    to = Sample(options.seats, len(sense.features))
    length = 40.0  # positions worth keeping in a game, as it turns out
    for i in range(first, min(first + CHUNK, given.games)):
        before, keep = len(to), min(1.0, KEPT / length)
        play(g, sense, options, given.seed * 1_000_003 + i, keep, to, given)
        length = 0.9 * length + 0.1 * max(1.0, (len(to) - before) / keep)
    return to


def sample(given: argparse.Namespace, words: str) -> Sample:
    """Positions of all games with these options."""
    to = Sample(game(given.game, given.rules).options_from(words).seats, len(instinct(given.game).features))
    firsts = range(0, given.games, CHUNK)
    with ProcessPoolExecutor(given.workers) as pool:
        for first, part in zip(firsts, pool.map(some_games, repeat(given), repeat(words), firsts), strict=True):
            to.told.extend(part.told)
            to.won.extend(part.won)
            to.gone.extend(part.gone)
            to.game.extend(part.game)
            if sys.stderr.isatty():
                print(f"\r{words}: {min(first + CHUNK, given.games)}/{given.games} games", end="", file=sys.stderr)
    return to


def named(sense: Instinct, w: np.ndarray) -> dict[str, list[float]]:
    """The weights by the names of the features, told as early and late."""
    k = len(sense.features)
    found = {name: [round(float(w[i]), 4), round(float(w[k + i]), 4)] for i, name in enumerate(sense.features)}
    for name, (early, more) in found.items():
        print(f"  {name:32s} {early:8.3f} -> {early + more:8.3f}")
    return found


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=names())
    ask.add_argument("--games", type=int, default=3000, help="games for each number of seats")
    ask.add_argument("--seats", default="", help="numbers of seats, by commas; default all that are allowed")
    ask.add_argument("--also", action="append", default=[], help="play with these options too, e.g. mode=classic")
    ask.add_argument("--heat", type=float, default=0.06, help="noise of the players; 0 is none")
    ask.add_argument("--think", type=int, default=0, help="play by a search of so many iterations")
    ask.add_argument(
        "--trust", type=float, default=1.0, help="in the outcome, rather than in the next positions' values"
    )
    ask.add_argument("--ridge", type=float, default=3.0)
    ask.add_argument("--calm", action="store_true", help="only positions at the beginning of a turn")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rules", type=int, default=None, help="version of the rules; default: the newest")
    ask.add_argument("--out", type=Path, default=None, help="where to write the weights; default: the module's file")
    given = ask.parse_args()
    g, sense = game(given.game, given.rules), instinct(given.game)
    print(f"{build.in_words()}; rules version {g.facts.version}; {len(sense.features)} features")
    allowed = [int(n) for n in given.seats.split(",")] if given.seats else list(g.seats_allowed({}))
    samples = [sample(given, f"seats={n} {also}".strip()) for also in ["", *given.also] for n in allowed]
    weights: dict[str, dict[str, list[float]]] = {}
    for n in allowed:
        mine = [one for one in samples if one.seats == n]
        w = newton([one.arrays(held=False) for one in mine], given.ridge)
        for one in mine:
            report(*one.arrays(held=True), w)
        weights[str(n)] = named(sense, w)
    file = given.out or BOTS / given.game / "weights.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
    print(f"written: {file}")


if __name__ == "__main__":
    main()
