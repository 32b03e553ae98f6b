"""The network alone against a shipped bot, on equal deals: no search, the legal answer with the greatest figure.

With two seats each deal is played twice, with exchanged seats; with more, the network takes each seat once. `pairs`
gives it every second seat instead, so that at four seats two play against two.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from cothon.bots import Budget, bot
from cothon.core.game import Game
from cothon.encode import encoder
from cothon.envs.batched import numpy
from cothon.games import game as find_game
from cothon.play.dice import FastDice
from cothon.train import whole
from cothon.train.layout import Layout

DEALS = 5_000_000
"""Seeds of deals begin here, far from those of training."""
WIDE = 1.96


class Outcome(NamedTuple):
    games: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    rival: float

    def words(self) -> str:
        said = f"{100 * self.share:.1f} % of {self.games} games (95 %: {100 * self.low:.1f} to {100 * self.high:.1f})"
        return f"{said}, fair {100 * self.fair:.1f}, points {self.points:.1f} to {self.rival:.1f}"


class Alone:
    """Plays the whole numbers of a folder."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game, self.layout = game, Layout(game.facts.name)
        self.net, _ = whole.read(folder)
        self.net = self.net._replace(body=[(w.astype(float), *rest) for w, *rest in self.net.body])  # type: ignore[misc]
        self.table = self.layout.table()
        self.encoders = {n: encoder(game.facts.name, n) for n in self.layout.seats}

    def choose(self, view: Any) -> int:
        np = numpy()
        legal = self.game.legal(view)
        if len(legal) == 1:
            return legal[0]
        numbers = np.frombuffer(self.encoders[view.seats].numbers(view), np.uint8)
        x = self.layout.lay(numbers[None], view.seats)[0]
        used = np.flatnonzero(x)
        q = self.table[used, x[used]].astype(float)
        w, b, m, s = self.net.body[0]
        a = (q @ w[used]).astype(np.int64) + b
        h = np.clip((a * m + (1 << (s - 1))) >> s, 0, 127)
        rest = whole.Whole(self.net.body[1:], self.net.policy, self.net.value)
        figures = rest.judge(h[None])[0][0]
        return int(legal[int(figures[legal].argmax())])


_players: dict[tuple[str, str], Alone] = {}


def play_deal(name: str, seats: int, folder: str, rival: str, pairs: bool, deal: int) -> tuple[float, float, float]:
    """A deal with all its rotations: the network's share of what there is to win, its points, the others' points."""
    np = numpy()
    game = find_game(name)
    key = (name, folder)
    if key not in _players:
        _players[key] = Alone(game, Path(folder))
    mine_first = [set(range(k, seats, 2)) for k in range(2)] if pairs else [{k} for k in range(seats)]
    shares, points, others = [], [], []
    for mine in mine_first:
        dice, own = FastDice(DEALS + deal), FastDice(DEALS + deal + (1 << 40))
        rivals = [bot(rival) for _ in range(seats)]
        state = game.start(game.options(seats))
        game.roll(state, dice)
        while state.actor >= 0:
            p = int(state.actor)
            view = game.mask(state, p)
            answer = _players[key].choose(view) if p in mine else rivals[p].choose(game, view, Budget(), own)
            game.apply(state, answer)
            game.roll(state, dice)
        result = game.result(state)
        won = [p for p in result.winners if p in mine]
        shares.append(len(won) / len(result.winners) if result.winners else 0.0)
        points.append(np.mean([result.scores[p] for p in mine]))
        others.append(np.mean([s for p, s in enumerate(result.scores) if p not in mine]))
    return fmean(shares), float(fmean(points)), float(fmean(others))


def duel(
    name: str, seats: int, folder: Path, rival: str, games: int, workers: int, pairs: bool = False, first: int = 0
) -> Outcome:
    """About so many games, whole deals."""
    each = 2 if pairs else seats
    deals = range(first, first + max(1, games // each))
    work = partial(play_deal, name, seats, str(folder), rival, pairs)
    if workers <= 1:
        rows = [work(deal) for deal in deals]
    else:
        with multiprocessing.get_context("spawn").Pool(workers, initializer=_one_thread) as pool:
            rows = pool.map(work, deals, chunksize=1)
    return outcome(rows, each, len([*range(0, seats, 2)]) / seats if pairs else 1 / seats)


def _one_thread() -> None:
    for name in ("OPENBLAS", "OMP", "MKL"):
        os.environ[f"{name}_NUM_THREADS"] = "1"


def outcome(rows: Sequence[tuple[float, float, float]], each: int, fair: float) -> Outcome:
    shares = [row[0] for row in rows]
    mean = fmean(shares)
    half = WIDE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.5
    points, others = fmean(row[1] for row in rows), fmean(row[2] for row in rows)
    return Outcome(len(rows) * each, mean, max(0.0, mean - half), min(1.0, mean + half), fair, points, others)
