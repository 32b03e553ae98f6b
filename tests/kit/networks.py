"""Small networks for tests, their weights thrown with dice: they play badly, but they are networks like any other.

As a script it writes them for all games: `python tests/kit/networks.py FOLDER`. So does the fixture `networks`, which
also says where they are.
"""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from cothon.bots.network_file import Learned, Scale, Sums, layout, write
from cothon.games import names
from cothon.play.dice import FastDice

HIDDEN = (22, 13)
"""Places of the hidden layers: no multiples of the lanes that lie in one number."""
SHIFTS = (10, 9, 9)
"""For weights like these: what the layers hand on is neither all 0 nor all 127."""
SCALES = (1e-4, 1e-4)


def thrown(inputs: int, outputs: int, dice: FastDice, least: int = -127, most: int = 127) -> Sums:
    def number(low: int, high: int) -> int:
        return low + int(dice.below(high - low + 1))

    rows = [[number(least, most) for _ in range(outputs)] for _ in range(inputs)]
    return Sums(rows, [number(-9999, 9999) for _ in range(outputs)])


def parts(game: str, hidden: Sequence[int] = HIDDEN, seed: int = 1) -> list[Sums]:
    """Hidden layers, policy and value."""
    dice, there = FastDice(seed), layout(game)
    widths = (there.size, *hidden)
    layers = [thrown(n, m, dice) for n, m in zip(widths, hidden, strict=False)]
    return [*layers, thrown(widths[-1], there.actions, dice), thrown(widths[-1], there.seats[-1], dice)]


def small(game: str, folder: Path, hidden: Sequence[int] = HIDDEN, seed: int = 1) -> Learned:
    """Write one into the folder; two seeds give two networks."""
    scales = [Scale(1, shift) for shift in SHIFTS[: len(hidden)]]
    return write(folder, game, parts(game, hidden, seed), scales, SCALES, people={"search": {"iterations": 40}})


def write_all(folder: Path) -> Path:
    for name in names():
        small(name, folder / name)
    return folder


@cache
def folder_of_all() -> Path:
    """A folder with one for each game, until this process ends."""
    folder = Path(tempfile.mkdtemp(prefix="cothon-networks-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return write_all(folder)


if __name__ == "__main__":
    write_all(Path(sys.argv[1]))
