"""Measures the batched environment and other people's environments in one run; `--write-readme` keeps the figures.

Steps per second of processor time on one core, with observations and legal actions, in random legal play. All rows take
turns in short rounds. Ours are measured twice: with observations in bytes, and scaled to float32.
"""

# ruff: noqa: E402 - NumPy looks at the number of threads when it is imported
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

for library in ("OPENBLAS", "OMP", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")  # one core for everybody

import numpy as np

from cothon import build
from cothon.encode import seats_of
from cothon.envs import batched
from cothon.games import game, names
from run import README, machine

HERE = Path(__file__).resolve().parent
BEGIN, END = "<!-- batched: begin (written by batched.py --write-readme) -->", "<!-- batched: end -->"
ROUNDS = 4
WANTED = {"pettingzoo": 10, "rlcard": 10, "rlcard env.run()": 10, "open_spiel": 3}


class Ours:
    """One game with some number of seats."""

    def __init__(self, name: str, seats: int, number: int, scaled: bool) -> None:
        options = None if seats in game(name).seats_allowed({}) else {"edition": "portroyal120"}
        self.env = batched(name, seats, number, seed=1, options=options, scaled=scaled)
        self.name, self.seats, self.scaled = name, seats, scaled
        self.env.reset()
        self.steps, self.seconds = 0, 0.0
        for _ in range(50):  # into the middle of games
            self.step()

    def step(self) -> None:
        self.env.step(self.env.sample())

    def measure(self, seconds: float) -> None:
        start = process_time()
        while process_time() - start < seconds:
            self.step()
            self.steps += self.env.number
        self.seconds += process_time() - start

    @property
    def speed(self) -> float:
        return self.steps / self.seconds


class Theirs:
    """The process of the peers."""

    def __init__(self) -> None:
        prepare = [sys.executable, str(HERE / "peers.py"), "prepare"]
        python = subprocess.run(prepare, capture_output=False, stdout=subprocess.PIPE, text=True, check=True).stdout
        script = [python.strip(), str(HERE / "batched_peers.py")]
        self.process = subprocess.Popen(script, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.rows: list[dict[str, Any]] = self._read()["rows"]

    def _read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):  # libraries greet on the same stream
                told: dict[str, Any] = json.loads(line)
                return told
        raise SystemExit("the process of the peers ended before it had answered")

    def measure(self, row: dict[str, Any], seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({**row, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        row |= self._read()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


def measure_all(seconds: float, number: int) -> tuple[list[Ours], list[dict[str, Any]]]:
    kinds = [(name, seats) for name in names() for seats in seats_of(game(name))]
    ours = [Ours(*kind, number, scaled) for kind in kinds for scaled in (False, True)]
    peers = Theirs()
    for _ in range(ROUNDS):
        for own in ours:
            own.measure(seconds / ROUNDS)
        for row in peers.rows:
            peers.measure(row, seconds / ROUNDS)
    peers.close()
    return ours, peers.rows


def verdicts(ours: list[Ours], theirs: list[dict[str, Any]]) -> list[str]:
    """The median of our games against the median of a peer's, and the extremes: our slowest against its fastest."""
    slow, fast = min(ours, key=lambda o: o.speed), max(ours, key=lambda o: o.speed)
    usual = median(o.speed for o in ours)
    lines = []
    for peer, wanted in WANTED.items():
        rows = [row for row in theirs if row["peer"] == peer]
        if not rows:
            continue
        best = max(rows, key=lambda row: row["steps_per_s"])
        times = usual / median(row["steps_per_s"] for row in rows)
        said = "reached" if times >= wanted else "NOT reached"
        lines.append(
            f"{peer}: {times:.1f} times, the median of our games against the median of its; {wanted} times {said}. "
            f"Against its fastest, {best['game']}: {slow.speed / best['steps_per_s']:.1f} times with our slowest "
            f"({slow.name}, {slow.seats} seats), {fast.speed / best['steps_per_s']:.1f} times with our fastest "
            f"({fast.name}, {fast.seats} seats)"
        )
    return lines


def figures(ours: list[Ours], theirs: list[dict[str, Any]], number: int) -> list[str]:
    versions = sorted({row["version"] for row in theirs})
    said = [
        f"Measured on {datetime.now(UTC):%Y-%m-%d}: {machine()}; {build.in_words()}, NumPy {np.__version__}, "
        f"{number} games at once.",
        f"Peers in the same run: {', '.join(versions) or 'none could be installed'}.",
        "",
        "| environment | game | seats | numbers seen | steps/s | as float32 |",
        "|---|---|--:|--:|--:|--:|",
    ]
    plain, scaled = ([o for o in ours if o.scaled == wanted] for wanted in (False, True))
    for o, same in zip(plain, scaled, strict=True):
        said.append(f"| **cothon** | {o.name} | {o.seats} | {o.env.size} | {o.speed:,.0f} | {same.speed:,.0f} |")
    said += [f"| {row['peer']} | {row['game']} | | | {row['steps_per_s']:,.0f} | |" for row in theirs]
    said += ["", "With observations in bytes:", "", *(f"- {line}" for line in verdicts(plain, theirs))]
    return [*said, "", "Scaled to float32:", "", *(f"- {line}" for line in verdicts(scaled, theirs))]


def write_readme(lines: list[str]) -> None:
    before, _, rest = README.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    README.write_text("\n".join([before + BEGIN, *lines, END + after]), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write-readme", action="store_true", help="put the figures into bench/README.md")
    parser.add_argument("--seconds-per-row", type=float, default=4.0, help="how long to measure each row")
    parser.add_argument("--number", type=int, default=256, help="games at once")
    said = parser.parse_args()
    lines = figures(*measure_all(said.seconds_per_row, said.number), said.number)
    print("\n".join(lines))
    if said.write_readme:
        write_readme(lines)


if __name__ == "__main__":
    main()
