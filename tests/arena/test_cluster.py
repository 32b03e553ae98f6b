"""The arena on a local Ray of two workers gives the same result file. Needs Ray: `make test-cluster`."""

from __future__ import annotations

import os
import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

from arena.lines import GAME, finish, play, start, wait_for_deals

_found = find_spec("ray")
pytestmark = pytest.mark.skipif(
    _found is None or _found.origin is None, reason="needs the extra cluster: make test-cluster"
)
WORDS = (GAME, "level-3", "random", "--games", "60", "--seed", "3", "--records", "--workers")


def test_a_local_ray_of_two_workers_gives_the_same_results(tmp_path: Path) -> None:
    play(*WORDS, "1", "--out", str(tmp_path / "here"))
    play(*WORDS, "2", "--cluster", "local", "--out", str(tmp_path / "ray"))
    for name in ("games.jsonl", "summary.json", "report.html", "records/000007-1.cothon"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "here" / name).read_bytes()


def test_ctrl_c_stops_a_cluster_and_the_same_plan_goes_on_without_it(tmp_path: Path) -> None:
    folder = tmp_path / "stopped"
    process = start(*WORDS, "2", "--cluster", "local", "--out", str(folder))
    wait_for_deals(folder, 2, process)
    os.killpg(process.pid, signal.SIGINT)
    _, err = finish(process)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    play(*WORDS, "2", "--out", str(folder))
    play(*WORDS, "1", "--out", str(tmp_path / "here"))
    assert (folder / "games.jsonl").read_bytes() == (tmp_path / "here" / "games.jsonl").read_bytes()


def test_a_cluster_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    process = start(*WORDS, "1", "--cluster", "127.0.0.1:1", "--out", str(tmp_path / "nowhere"))
    _, err = finish(process)
    assert process.returncode == 2
    assert err == "error: --cluster 127.0.0.1:1: [Errno 111] Connection refused\n"
