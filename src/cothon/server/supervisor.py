"""Several server processes on one socket: they are started, watched, started again, and stopped together."""

from __future__ import annotations

import logging
import os
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from cothon.core.errors import CothonError
from cothon.server.metrics import SHARED
from cothon.server.run import AT_ONCE, GRACE, READY
from cothon.server.settings import Settings

LOOK = 0.2  # seconds between looks at the processes
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)  # before a process is started again; the next one each time it fails
STEADY = 60.0  # seconds after which a process counts as well, and its failures as forgotten
PATIENCE = GRACE + 10.0  # seconds until a process that was told to stop is killed

_log = logging.getLogger("cothon.supervisor")


class Place:
    """One of the processes, and its successors."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: subprocess.Popen[bytes] | None = None
        self.ready = False
        self.failures = 0
        self.started_at = 0.0
        self.start_at = 0.0  # not before that


class Supervisor:
    """`ready` is called when all processes answer for the first time."""

    def __init__(
        self, settings: Settings, listening: socket.socket, ready: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._ready = ready
        self._stopping = stopping
        self._places = [Place(number) for number in range(settings.workers)]
        self._selector = selectors.DefaultSelector()
        self._told = False
        self._signals = 0
        self._metrics = ""

    def run(self) -> None:
        before = {sig: signal.signal(sig, self._signalled) for sig in (signal.SIGINT, signal.SIGTERM)}
        self._metrics = tempfile.mkdtemp(prefix="cothon-metrics-")
        try:
            while not self._signals:
                self._look_after()
                self._listen()
        finally:
            self._stop()
            shutil.rmtree(self._metrics, ignore_errors=True)
            self._selector.close()
            for sig, handler in before.items():
                signal.signal(sig, handler)

    def _signalled(self, *_: Any) -> None:
        self._signals += 1
        if self._signals > 1:
            for place in self._places:
                if place.process is not None:
                    place.process.kill()
            shutil.rmtree(self._metrics, ignore_errors=True)
            os._exit(AT_ONCE)

    # -- keeping them alive -----------------------------------------------------------------------------------------

    def _look_after(self) -> None:
        now = time.monotonic()
        for place in self._places:
            if place.process is not None and place.process.poll() is not None:
                self._ended(place, now)
            if place.process is None and now >= place.start_at:
                self._start(place, now)
            if place.ready and place.failures and now - place.started_at > STEADY:
                place.failures = 0

    def _start(self, place: Place, now: float) -> None:
        descriptor = self._listening.fileno()
        place.process = subprocess.Popen(
            [sys.executable, "-P", "-m", "cothon.server.run", str(descriptor), str(place.number)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[descriptor],
            env={**os.environ, SHARED: self._metrics},
        )
        place.ready, place.started_at = False, now
        assert place.process.stdin is not None
        assert place.process.stdout is not None
        try:
            place.process.stdin.write(msgspec.json.encode(self._settings) + b"\n")
            place.process.stdin.flush()  # it stays open: its end tells the process that we are gone
        except BrokenPipeError:
            pass  # it has ended already, which the next look will find
        self._selector.register(place.process.stdout, selectors.EVENT_READ, place)

    def _ended(self, place: Place, now: float) -> None:
        assert place.process is not None
        status = place.process.returncode
        self._forget(place)
        if not self._told and not place.ready:
            raise CothonError(f"a server process ended with status {status} while it was starting; see the log")
        pause = PAUSES[min(place.failures, len(PAUSES) - 1)]
        place.failures += 1
        place.start_at = now + pause
        fields = {"status": status, "again_in_s": pause}
        _log.error("a server process ended; it is started again", extra={"fields": fields})

    def _forget(self, place: Place) -> None:
        process = place.process
        assert process is not None
        assert process.stdout is not None
        assert process.stdin is not None
        if process.stdout in {key.fileobj for key in self._selector.get_map().values()}:
            self._selector.unregister(process.stdout)
        process.stdout.close()
        process.stdin.close()
        mark_process_dead(process.pid, self._metrics)  # type: ignore[no-untyped-call]
        place.process = None

    def _listen(self) -> None:
        """Wait a little for what the processes say: that they are ready."""
        for key, _ in self._selector.select(LOOK):
            said = os.read(key.fd, 1000)
            if not said:
                self._selector.unregister(key.fileobj)
            elif READY.encode() in said:
                key.data.ready = True
        if not self._told and all(place.ready for place in self._places):
            self._told = True
            self._ready()

    # -- the end ----------------------------------------------------------------------------------------------------

    def _stop(self) -> None:
        if self._told:
            self._stopping()
        living = [place for place in self._places if place.process is not None]
        for place in living:
            assert place.process is not None
            place.process.terminate()
        self._listening.close()
        until = time.monotonic() + PATIENCE
        for place in living:
            assert place.process is not None
            try:
                place.process.wait(max(0.0, until - time.monotonic()))
            except subprocess.TimeoutExpired:
                _log.error("a server process did not stop and was killed")
                place.process.kill()
                place.process.wait()
            self._forget(place)
