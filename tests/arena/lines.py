"""What the tests of the arena share: commands as real processes, plans, and games written by hand."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from cothon.arena.plan import Plan, make
from cothon.games import game, names
from kit.patience import PATIENCE_S

GAME = names()[0]
COMMAND = [sys.executable, "-m", "cothon"]


def plan_of(*line_up: str, games: int = 4, seed: int = 1, records: bool = False) -> Plan:
    found = game(GAME)
    return make(found, found.options(len(line_up)), line_up, games, seed, None, records)


def row(deal: int, rotation: int, bots: str, ranks: list[int], **more: Any) -> dict[str, Any]:
    """A game as in the result file; scores follow from ranks unless they are given."""
    said = {
        "deal": deal,
        "rotation": rotation,
        "bots": bots.split(),
        "scores": [10 - r for r in ranks],
        "ranks": ranks,
        "winners": [p for p, r in enumerate(ranks) if r == 1],
        "reason": "target",
        "tie_break": "",
        "decisions": 100,
        "draws": 50,
        "moves": "",
    }
    return said | more


def start(*words: str, **env: str) -> subprocess.Popen[str]:
    """The command as a process with a group of its own, as a terminal gives it one."""
    return subprocess.Popen(
        [*COMMAND, "arena", *words],
        env=os.environ | {"NO_COLOR": "1", "COLUMNS": "120"} | env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def finish(process: subprocess.Popen[str]) -> tuple[str, str]:
    out, err = process.communicate(timeout=PATIENCE_S)
    return out, err


def play(*words: str, **env: str) -> tuple[str, str]:
    process = start(*words, **env)
    out, err = finish(process)
    assert process.returncode == 0, err
    return out, err


def wait_for_deals(folder: Path, deals: int, process: subprocess.Popen[str]) -> None:
    """Until so many deals are on disk."""
    part, until = folder / "games.part.jsonl", monotonic() + PATIENCE_S
    while not part.exists() or part.read_bytes().count(b"\n") < deals:
        assert process.poll() is None, process.communicate()
        assert monotonic() < until
        sleep(0.002)
