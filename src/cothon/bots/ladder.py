"""How strong the levels are: ratings made of the measured pairings in `ladder.json`, which `lab/ladder.py` writes."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from math import log10
from typing import Any

MATE = 1000
"""The rating of level-3, by which the others are measured."""


@lru_cache(maxsize=1)
def measured() -> list[dict[str, Any]]:
    """Every pairing that was played: who against whom, how many games, the share of victories."""
    rows: list[dict[str, Any]] = json.loads(files(__package__).joinpath("ladder.json").read_text(encoding="utf-8"))
    return rows


def pairings_rated(rows: list[dict[str, Any]], name: str) -> list[dict[str, Any]]:
    """Those of a game with the fewest seats: ratings are made of them."""
    mine = [r for r in rows if r["game"] == name]
    return [r for r in mine if r["seats"] == min(r["seats"] for r in mine)]


def ratings(rows: list[dict[str, Any]], name: str) -> dict[str, int]:
    """Ratings as in chess: 400 points more are ten times the victories. A game that was not measured has none.

    With several seats a side's odds are those of its seats together, so they are taken by the seat.
    """
    found = {"level-1": 0.0}
    for r in pairings_rated(rows, name):
        step = 400 * log10(r["share"] / (1 - r["share"]) * (1 - r["fair"]) / r["fair"])
        if r["worse"] == "greedy":
            found["greedy"] = found[r["better"]] - step
        else:
            found[r["better"]] = found[r["worse"]] + step
    return {bot: round(x - found["level-3"]) + MATE for bot, x in found.items()} if "level-3" in found else {}
