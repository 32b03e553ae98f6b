"""The network alone against a shipped bot, on equal deals.

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
from typing import NamedTuple

from cothon.bots import Budget, bot
from cothon.bots.network_file import FURTHER
from cothon.games import game as find_game
from cothon.play.dice import FastDice
from cothon.train.layout import options_for

DEALS = 5_000_000
"""Seeds of deals begin here, far from those of training."""
WIDE = 1.96
ALONE = "network"
Row = tuple[float, float, float]


class Outcome(NamedTuple):
    """share  of what there was to win, with its 95 % interval over deals; fair: what equal players would have
    points  of the network, rival: of the others
    """

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


def play_deal(name: str, seats: int, mine: str, rival: str, pairs: bool, milliseconds: int | None, deal: int) -> Row:
    """A deal with all its rotations: the share of what there is to win, own points, points of the others."""
    game = find_game(name)
    seatings = [set(range(k, seats, 2)) for k in range(2)] if pairs else [{k} for k in range(seats)]
    rows: list[Row] = []
    for own in seatings:
        dice, chance = FastDice(DEALS + deal), FastDice(DEALS + deal + (1 << 40))
        players = [bot(mine if p in own else rival) for p in range(seats)]
        state = game.start(game.options(seats, options_for(game, seats)))
        game.roll(state, dice)
        while state.actor >= 0:
            p = int(state.actor)
            game.apply(state, players[p].choose(game, game.mask(state, p), Budget(None, milliseconds), chance))
            game.roll(state, dice)
        result = game.result(state)
        won = sum(p in own for p in result.winners) / max(1, len(result.winners))
        scores = [[s for p, s in enumerate(result.scores) if (p in own) is there] for there in (True, False)]
        rows.append((won, fmean(scores[0]), fmean(scores[1])))
    return fmean(r[0] for r in rows), fmean(r[1] for r in rows), fmean(r[2] for r in rows)


def duel(
    name: str, seats: int, room: Path | None, rival: str, games: int, workers: int, pairs: bool = False,
    first: int = 0, mine: str = ALONE, milliseconds: int | None = None,
) -> Outcome:  # fmt: skip
    """About so many games, whole deals. `room` holds `<game>/network.json`; None: the shipped one."""
    each = 2 if pairs else seats
    deals = range(first, first + max(1, games // each))
    work = partial(play_deal, name, seats, mine, rival, pairs, milliseconds)
    before = os.environ.get(FURTHER)
    if room is not None:
        os.environ[FURTHER] = str(room.resolve())
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")
    try:
        with multiprocessing.get_context("spawn").Pool(max(1, workers)) as pool:
            rows = pool.map(work, deals, chunksize=1)
    finally:
        if room is not None:
            os.environ.pop(FURTHER)
        if before is not None:
            os.environ[FURTHER] = before
    return outcome(rows, each, len(range(0, seats, 2)) / seats if pairs else 1 / seats)


def outcome(rows: Sequence[Row], each: int, fair: float) -> Outcome:
    shares = [row[0] for row in rows]
    mean = fmean(shares)
    half = WIDE * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 0.5
    points, others = fmean(row[1] for row in rows), fmean(row[2] for row in rows)
    return Outcome(len(rows) * each, mean, max(0.0, mean - half), min(1.0, mean + half), fair, points, others)
