"""Deals played on a Ray cluster (extra `cluster`): the same unit of work, so the same results.

The address is that of a running cluster (`ray://head:10001`, `auto`) or `local`, which begins a Ray on this machine
with as many processes as there are workers. All machines need the same version of Cothon, and `play_deal` checks it.
"""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from cothon.arena.deal import Played, play_deal
from cothon.arena.plan import Plan
from cothon.core.errors import CothonError

LOCAL = "local"
KNOCK_S = 10.0
AHEAD = 2
"""Deals per processor that are under way, so that none has to wait for the next one."""


def played(plan: Plan, deals: Iterable[int], address: str, workers: int) -> Iterator[Played]:
    """Every deal, in the order in which they are finished."""
    todo = iter(deals)
    ray = joined(address, workers)
    try:
        task = ray.remote(play_deal).options(num_cpus=1, max_retries=1)
        given = ray.put(plan)
        ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        running = [task.remote(given, deal) for deal in islice(todo, ahead)]
        while running:
            done, running = ray.wait(running, num_returns=1)
            running += [task.remote(given, deal) for deal in islice(todo, len(done))]
            yield from _results(ray, done)
    finally:
        ray.shutdown()


def joined(address: str, workers: int) -> Any:
    """Ray, connected; CothonError if it is not installed or not there."""
    try:
        import ray

        begin = ray.init
    except (ImportError, AttributeError) as e:  # a folder called ray, as Ray itself leaves in /tmp, is no Ray
        raise CothonError("--cluster needs Ray: pip install 'cothon[cluster]'") from e
    here = {"num_cpus": workers, "include_dashboard": False} if address == LOCAL else {}
    try:
        _knock(address)
        begin(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    except (ConnectionError, RuntimeError, ValueError, OSError) as e:
        raise CothonError(f"--cluster {address}: {' '.join(str(e).split())}") from e
    return ray


def _knock(address: str) -> None:
    """Ray itself takes minutes to find out that nobody is there."""
    host, colon, port = address.rpartition("/")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), KNOCK_S).close()


def _results(ray: Any, done: list[Any]) -> Iterator[Played]:
    for one in done:
        try:
            yield ray.get(one)
        except ray.exceptions.RayTaskError as e:
            raise CothonError(str(e.cause)) from e
        except ray.exceptions.RayError as e:
            raise CothonError(f"the cluster failed: {' '.join(str(e).split())}") from e
