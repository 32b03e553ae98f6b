"""Tune the constants of a game's figures by duels: `python lab/tune.py GAME --minutes 10`.

Every constant `NAME: Final = <number with a fraction>` in the game's module `bots/<game>/*.py` is a knob, and so is
every entry of a table `NAME: Final[Floats]`. A try moves one to four of them by a random factor and plays the present
set against the changed one, on duplicate deals with rotated seats. A try is stopped early when it does badly, and taken
over when it is better by two standard errors. Everything goes to `lab/logs/tune-<game>.jsonl`, one line for each try;
the values found are printed in the end, to be written into the module by hand. The module runs from its source (its
constants cannot be changed in a compiled module), the rest of the engine compiled. Breaking it off loses nothing but
the try under way.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import time
from importlib import import_module
from math import sqrt
from pathlib import Path
from types import ModuleType

from cothon.bots.instinct import Instinct
from cothon.core.arr import new_arr, new_floats
from cothon.core.game import Game
from cothon.core.view import State
from cothon.games import game, names
from cothon.play.dice import FastDice

ROOT = Path(__file__).resolve().parent
BOTS = ROOT.parent / "src" / "cothon" / "bots"
STEPS = (0.5, 0.7, 0.85, 1.18, 1.4, 2.0)
FIRST_LOOK = 40
"""Deals after which a try that does badly is given up."""


class Knobs:
    """The constants of a module, by "module.NAME" or "module.NAME[3]", in modules run from their sources."""

    def __init__(self, name: str) -> None:
        self.modules: dict[str, ModuleType] = {}
        self.values: dict[str, float] = {}
        package = import_module(f"cothon.bots.{name}")
        package.__path__ = [str(BOTS / name)]  # so that every module of the module is imported from its source
        for path in sorted((BOTS / name).glob("[a-z]*.py")):
            module = import_module(f"cothon.bots.{name}.{path.stem}")
            self.modules[path.stem] = module
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    self._add(f"{path.stem}.{node.target.id}", node, module)

    def _add(self, knob: str, node: ast.AnnAssign, module: ModuleType) -> None:
        value = getattr(module, knob.split(".")[1])
        if _is_fraction(node.value):
            self.values[knob] = value
        elif ast.unparse(node.annotation) == "Final[Floats]":
            self.values |= {f"{knob}[{i}]": float(x) for i, x in enumerate(value) if x}

    def set(self, values: dict[str, float]) -> None:
        for knob, value in values.items():
            constant, _, place = knob.split(".")[1].rstrip("]").partition("[")
            for module in self.modules.values():  # a constant may have been imported by name
                if place and hasattr(module, constant):
                    getattr(module, constant)[int(place)] = value
                elif hasattr(module, constant):
                    setattr(module, constant, value)


def _is_fraction(node: ast.expr | None) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, float)


class Table:
    """Duels between two sets of constants."""

    def __init__(self, name: str, rules: int | None, seats: int, knobs: Knobs) -> None:
        self.game: Game = game(name, rules)
        self.seats = seats
        self.knobs = knobs
        self.sense: Instinct = knobs.modules["instinct"].make()
        self.buf, self.out = new_arr(len(self.game.actions)), new_floats(len(self.game.actions))

    def deal(self, seed: int, new: dict[str, float], old: dict[str, float]) -> float:
        """The share of victories of the new set, less the fair one, over all places of one new seat."""
        won = 0.0
        for at in range(self.seats):
            dice = FastDice(seed)
            s = self.game.start(self.game.options(self.seats))
            self.game.roll(s, dice)
            while s.actor >= 0:
                self.knobs.set(new if int(s.actor) == at else old)
                self.game.apply(s, self._best(s))
                self.game.roll(s, dice)
            winners = self.game.result(s).winners
            won += 1 / len(winners) if at in winners else 0.0
        return won / self.seats - 1 / self.seats

    def _best(self, s: State) -> int:
        n = int(self.game.legal_into(s, self.buf))
        if n > 1:
            self.sense.rate(s, self.buf, n, self.out)
        return int(self.buf[max(range(n), key=lambda i: (self.out[i], -i))]) if n > 1 else int(self.buf[0])


def compare(
    table: Table, new: dict[str, float], old: dict[str, float], deals: int, seed: int
) -> tuple[float, float, int]:
    """Mean gain, its standard error, and the number of deals played."""
    gains: list[float] = []
    for i in range(deals):
        gains.append(table.deal(seed + i, new, old))
        if len(gains) == FIRST_LOOK and sum(gains) <= 0:
            break
    n = len(gains)
    mean = sum(gains) / n
    return mean, sqrt(sum((x - mean) ** 2 for x in gains) / max(1, n - 1) / n), n


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("game", choices=names())
    ask.add_argument("--minutes", type=float, default=10)
    ask.add_argument("--seats", type=int, default=0, help="default: as few as can be")
    ask.add_argument("--deals", type=int, default=300, help="for each try")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rules", type=int, default=None, help="version of the rules; default: the newest")
    given = ask.parse_args()
    knobs = Knobs(given.game)
    seats = given.seats or next(iter(game(given.game, given.rules).seats_allowed({})))
    table, chance = Table(given.game, given.rules, seats, knobs), random.Random(given.seed)
    best = dict(knobs.values)
    log = ROOT / "logs" / f"tune-{given.game}.jsonl"
    log.parent.mkdir(exist_ok=True)
    print(f"{len(best)} constants, {seats} seats; log: {log}")
    end = time.monotonic() + 60 * given.minutes
    tries = 0
    while time.monotonic() < end:
        changed = chance.sample(sorted(best), chance.randint(1, min(4, len(best))))
        new = best | {k: round(best[k] * chance.choice(STEPS), 4) for k in changed}
        mean, error, deals = compare(table, new, best, given.deals, given.seed * 1_000_000 + tries * 1000)
        taken = mean > 2 * error and deals > FIRST_LOOK
        row = {"try": tries, "changed": {k: [best[k], new[k]] for k in changed}, "gain": round(mean, 4)}
        row |= {"error": round(error, 4), "deals": deals, "taken": taken, "seats": seats, "seed": given.seed}
        row |= {"rules": table.game.facts.version}
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
        if taken:
            best = new
            print(f"try {tries}: +{100 * mean:.1f} % ± {196 * error:.1f} by {row['changed']}", flush=True)
        tries += 1
    print(f"{tries} tries. Changed:")
    for knob, value in best.items():
        if value != knobs.values[knob]:
            print(f"  {knob}: {knobs.values[knob]} -> {value}")


if __name__ == "__main__":
    main()
