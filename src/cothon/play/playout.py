"""Whole random games at full speed: for benchmarks, digests and tests."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from mypy_extensions import i64

from cothon.core.arr import new_arr
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.view import CHANCE, OVER, State, View
from cothon.play.dice import FastDice


class Tally:
    """What a run of playouts did."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.draws: i64 = 0


def finish(game: Game, s: State, dice: FastDice, tally: Tally) -> None:
    """Play uniformly random legal actions from a position to the end."""
    buf = new_arr(len(game.actions))
    v: View = s
    decisions: i64 = 0
    draws = game.roll(s, dice)
    while v.actor >= 0:
        game.apply(s, buf[dice.below(game.legal_into(v, buf))])
        decisions += 1
        draws += game.roll(s, dice)
    tally.games += 1
    tally.decisions += decisions
    tally.draws += draws


def random_game(game: Game, options: Options, seed: int, tally: Tally) -> State:
    """One random game; the same seed gives the same game in every build."""
    s = game.start(options)
    finish(game, s, FastDice(seed), tally)
    return s


def digest(game: Game, options: Options, games: int, seed: int, after_each: Callable[[], object] | None = None) -> str:
    """One hash over whole seeded games: every actor, question, option list, answer and final position.

    `after_each` is called after each game, for a progress bar.
    """
    h = hashlib.sha256()
    for g in range(games):
        dice = FastDice(seed + g)
        s = game.start(options)
        v: View = s
        trace: list[int] = []
        while v.actor != OVER:
            trace += [int(v.actor), int(v.ask)]
            if v.actor == CHANCE:
                a = int(game.pick(s, dice.below(game.weight(s))))
            else:
                legal = game.legal(v)
                trace += legal
                a = legal[dice.below(len(legal))]
            trace.append(a)
            game.apply(s, a)
        trace += s.key()
        h.update(",".join(map(str, trace)).encode())
        h.update(b"\n")
        if after_each is not None:
            after_each()
    return h.hexdigest()
