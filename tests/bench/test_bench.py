"""The scripts of bench/: what is said of the figures, and that the load of the server is still let in."""

from __future__ import annotations

import os
import sys
from typing import Any

from kit.clauses import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import run
import server_load


def row(build: str, python: float, module: float, game: str = "traders") -> dict[str, Any]:
    figures = {"decisions_per_s_python": python, "decisions_per_s_module": module}
    return {"kind": "cothon", "game": game, "seats": 3, "options": "", "build": build, **figures}


def test_the_slowest_variant_is_compared() -> None:
    spiel = {"kind": "peer", "peer": "open_spiel", "game": "hearts", "decisions_per_s_python": 500_000}
    spiel["decisions_per_s_without_draws"] = 1_000_000
    catan = {"kind": "peer", "peer": "catanatron", "game": "catan", "decisions_per_s_python": 10_000}
    ours = [row("compiled", 2e6, 2.5e6), row("compiled", 1.5e6, 4e6), row("pure", 1e5, 1e5)]
    other = row("compiled", 6e5, 2e6, "carthago")
    lines = run.comparisons([*ours, other, spiel, catan])
    assert lines[:4] == [
        "traders, compiled, from Python: 1.50M decisions/s (3 seats), 1.00M reached",
        "traders, compiled, in module: 2.50M decisions/s (3 seats), 3.00M NOT reached",
        "traders, compiled, from Python: 3.00 times open_spiel hearts; "
        "1.50 times the fastest if its draws cost nothing",
        "traders, pure, from Python: 10.00 times catanatron catan",
    ]
    assert lines[4:6] == [
        "carthago, compiled, from Python: 600k decisions/s (3 seats), 500k reached",
        "carthago, compiled, in module: 2.00M decisions/s (3 seats), 1.50M reached",
    ]


def test_the_load_is_let_in_and_plays() -> None:
    """Two people at each of two tables; it begins to measure when the second table has made three moves."""
    core = min(os.sched_getaffinity(0))
    task = {"game": "karibik", "tables": 2, "people": 2, "age": 6, "warm_up": 0, "seconds": 0.1}
    found = server_load.ours(task, (core, core))
    assert found["first_error"] == ""
    assert found["tables"] == 2
