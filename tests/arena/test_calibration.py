"""`lab/calibrate.py`: intervals are over games, and docs/win-chances.md says what its data says."""

from __future__ import annotations

import importlib.util
import json
import random
from math import sqrt
from types import ModuleType
from typing import Any

import pytest

from cothon.games import names
from kit.clauses import ROOT


@pytest.fixture(scope="module")
def calibrate() -> ModuleType:
    spec = importlib.util.spec_from_file_location("calibrate", ROOT / "lab" / "calibrate.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def games_of(calibrate: ModuleType, number: int, times: int) -> list[list[Any]]:
    """So many games of two seats with one position each, every one told so many times."""
    chance, played = random.Random(1), []
    for _ in range(number):
        first = chance.random()
        won = float(chance.random() < first)
        played.append([calibrate.Row([first, 1 - first], [1.0, 0.0], [won, 1 - won])] * times)
    return played


def test_a_game_told_ten_times_makes_nothing_surer(calibrate: ModuleType) -> None:
    once, often = (calibrate.bins(games_of(calibrate, 400, times)) for times in (1, 10))
    assert len(once) == calibrate.BINS
    for a, b in zip(once, often, strict=True):
        assert b["seats"] == 10 * a["seats"]
        assert b["games"] == a["games"]
        for key in ("said", "won", "low", "high", "off", "off_low", "off_high"):
            assert b[key] == pytest.approx(a[key])


def test_games_with_one_value_each_give_the_plain_standard_error(calibrate: ModuleType) -> None:
    values = [0.0, 1.0, 1.0, 0.0, 1.0]
    mean, error = calibrate.over_games([[x] for x in values])
    assert mean == pytest.approx(0.6)
    assert error == pytest.approx(sqrt(sum((x - 0.6) ** 2 for x in values) / 4 / 5))


def test_positions_of_few_games_leave_a_wide_interval(calibrate: ModuleType) -> None:
    for b in calibrate.bins(games_of(calibrate, 3, 50)):
        assert b["high"] - b["low"] > 0.3


def test_the_page_has_the_figures_of_the_data(calibrate: ModuleType) -> None:
    files = [calibrate.DOCS / f"{name}.json" for name in names()]
    runs = [json.loads(file.read_text(encoding="utf-8")) for file in files if file.exists()]
    page = calibrate.PAGE.read_text(encoding="utf-8")
    assert calibrate.table(runs) in page
    assert calibrate.off_the_line(runs) in page
    for run in runs:
        assert run["intervals"] == "95 %, over games"
        assert f"{run['seeds'][0]} to {run['seeds'][1]}" in page
