"""The benchmark of the server runs: it is how changes of the server are measured."""

from __future__ import annotations

import os

import pytest

from cothon.cli import bench_server


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="the server needs a core and the load another")
def test_the_load_of_the_benchmark_is_served_without_errors() -> None:
    task = {"game": "karibik", "tables": 1, "people": 2, "bots": 2, "bot": "random", "seconds": 1}
    found = bench_server._ours(task, bench_server._cores())
    assert found["moves"] > 0
    assert found["errors"] == 0
