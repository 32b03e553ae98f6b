"""What the server counts and measures, for Prometheus. No label ever holds anything of a player or a table.

With several server processes the numbers are kept in files of a shared folder (`PROMETHEUS_MULTIPROC_DIR`, set by
`run`), so whichever process is asked tells those of all.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
BATCHES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """One for each application; every method is cheap enough for every move."""

    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self._requests = Counter("cothon_requests", "Answered requests.", ["route", "method", "status"], registry=own)
        self._seconds = Histogram(
            "cothon_request_seconds", "From request to the end of its answer.", ["route"], buckets=SECONDS, registry=own
        )
        self._moves = Counter("cothon_moves", "Answers at tables, of people and bots.", ["game"], registry=own)
        self._bot_moves = Counter("cothon_bot_moves", "Answers of bots.", registry=own)
        self._told = Histogram(
            "cothon_told_seconds", "From a request to do something to telling it.", buckets=SECONDS, registry=own
        )
        self._streams = Gauge("cothon_streams", "Open streams.", multiprocess_mode="livesum", registry=own)
        self._tables = Gauge("cothon_tables", "Tables in memory.", multiprocess_mode="livesum", registry=own)
        self._restarts = Counter("cothon_worker_restarts", "Bot processes that were replaced.", registry=own)
        self._batch = Histogram("cothon_commit_size", "Steps committed together.", buckets=BATCHES, registry=own)
        self._commit = Histogram("cothon_commit_seconds", "Committing to disk.", buckets=SECONDS, registry=own)
        self._failures = Counter("cothon_database_failures", "Times the database let us down.", registry=own)
        self._known: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}  # labels are slow to look up
        self._games: dict[str, Counter] = {}
        self._restarts_seen = 0

    # -- what others call -------------------------------------------------------------------------------------------

    def request(self, route: str, method: str, status: int, seconds: float | None) -> None:
        """`route` is the pattern, /tables/{id}, never the path; a stream has no `seconds`."""
        found = self._known.get((route, method, status))
        if found is None:
            found = self._requests.labels(route, method, str(status)), self._seconds.labels(route)
            self._known[route, method, status] = found
        found[0].inc()
        if seconds is not None:
            found[1].observe(seconds)

    def moves(self, game: str, number: int) -> None:
        found = self._games.get(game)
        if found is None:
            found = self._games[game] = self._moves.labels(game)
        found.inc(number)

    def bot_moves(self, number: int) -> None:
        self._bot_moves.inc(number)

    def told(self, seconds: float) -> None:
        self._told.observe(seconds)

    def streams(self, more: int) -> None:
        """1: one was opened; -1: one was closed."""
        self._streams.inc(more)

    def tables_in_memory(self, number: int) -> None:
        self._tables.set(number)

    def worker_restarts(self, so_far: int) -> None:
        """How many there were since this process started."""
        self._restarts.inc(so_far - self._restarts_seen)
        self._restarts_seen = so_far

    def database_failed(self) -> None:
        self._failures.inc()

    @contextmanager
    def commit(self, size: int) -> Iterator[None]:
        """Around a commit of so many steps."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self._batch.observe(size)
            self._commit.observe(time.perf_counter() - began)

    # -- telling them -----------------------------------------------------------------------------------------------

    def render(self) -> bytes:
        """All of it, in the text format of Prometheus."""
        if not os.environ.get(SHARED):
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)
