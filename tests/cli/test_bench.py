"""`cothon bench engine`: the figures are there and positive; how large they are is for `make bench` to say."""

from __future__ import annotations

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from cothon.cli import bench
from cothon.cli.stopwatch import Stopwatch
from cothon.games import versions

FIGURES = (
    "decisions_per_s_module",
    "decisions_per_s_python",
    "draws_per_s",
    "games_per_s",
    "clone_ns",
    "state_bytes",
    "calibration_s",
)


def run(*words: str) -> str:
    done = CliRunner().invoke(bench.app, ["engine", "--seconds-per-row", "0.01", *words])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(scope="module")
def records() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run("--json", "--game", "traders"))
    return found


def test_every_row_has_all_figures_and_they_are_positive(records: list[dict[str, Any]]) -> None:
    assert records
    for record in records:
        assert record["kind"] == "cothon"
        assert all(record[name] > 0 for name in FIGURES), record


def test_both_modes_and_all_seats_are_measured_in_the_pure_build(records: list[dict[str, Any]]) -> None:
    measured = {(r["seats"], r["options"]) for r in records if r["build"] == "pure"}
    assert measured == {(n, f"mode={mode}") for n in (2, 3, 4) for mode in ("modern", "classic")}
    assert {(r["game"], r["rules"]) for r in records} == {("traders", versions("traders")[-1])}


def test_the_compiled_build_is_measured_in_the_same_variants_if_it_is_there(records: list[dict[str, Any]]) -> None:
    pure, compiled = (
        [(r["seats"], r["options"]) for r in records if r["build"] == name] for name in ("pure", "compiled")
    )
    assert compiled in ([], pure)


def test_all_variants_of_karibik_are_measured() -> None:
    found = [(r["seats"], r["options"]) for r in bench.variants(["karibik"])]
    assert (2, "spent=unseen") in found
    assert (4, "spent=open") in found
    assert [n for n, options in found if options == "edition=portroyal120"] == [5]


def test_without_json_a_table_is_drawn() -> None:
    text = run("--game", "traders")
    assert "classic" in text
    assert "pure" in text
    assert "calibration" in text


class Silent(bench.Worker):
    """A worker without a process."""

    def __init__(self) -> None:
        self.hello = {}


def test_of_each_task_the_quickest_time_counts() -> None:
    times = iter([4.0, 1.0, 2.0, 3.0])
    watch = Stopwatch(2)
    for _ in range(4):
        watch.run(0, lambda _: next(times))
    assert watch.best == [2.0, 1.0]
    assert watch.per_second([30, 60]) == 30


def test_tasks_that_were_not_done_do_not_count() -> None:
    watch = Stopwatch(3)
    watch.run(0, lambda _: 0.5)
    assert watch.done == 1
    assert watch.per_second([7, 100, 100]) == 14


def test_rows_of_ours_and_of_the_peers_take_turns() -> None:
    ours = [bench.Row(Silent(), {"game": n}) for n in "abcd"]
    theirs = [bench.Row(Silent(), {"game": n}) for n in "XY"]
    assert "".join(r.about["game"] for r in bench.interleaved(ours, theirs)) == "aXbcYd"
    assert "".join(r.about["game"] for r in bench.interleaved(ours, [])) == "abcd"


def test_an_unknown_game_is_refused() -> None:
    done = CliRunner().invoke(bench.app, ["engine", "--game", "chess"])
    assert done.exit_code != 0
