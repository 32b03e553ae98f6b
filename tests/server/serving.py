"""A real server in a process of its own, as `cothon serve` starts it, for tests that stop or kill it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from kit.patience import PATIENCE_S, wait_until


class Serving:
    """`url` is known once it is ready. `said` is what it printed, `log` what it logged.

    before  words of a command that runs the command that follows it
    """

    def __init__(self, folder: Path, *flags: str, before: Sequence[str] = (), **env: str) -> None:
        plain = {k: v for k, v in os.environ.items() if not k.startswith("COTHON_")}
        pure = {"COTHON_PURE": os.environ["COTHON_PURE"]} if "COTHON_PURE" in os.environ else {}
        serve = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", str(folder / "data"), *flags]
        self.process = subprocess.Popen(
            [*before, *serve],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=folder,
            env={**plain, **pure, **env},
        )
        self.said = ""
        self.errors = ""
        self.url = ""
        self._threads = [
            threading.Thread(target=self._read, args=(name,), daemon=True) for name in ("stdout", "stderr")
        ]
        for thread in self._threads:
            thread.start()

    def _read(self, name: str) -> None:
        for line in getattr(self.process, name):
            if name == "stdout":
                self.said += line
                if found := re.search(r"http://[\w.\[\]:]+", line):
                    self.url = self.url or found[0]
            else:
                self.errors += line

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.errors.splitlines() if line.startswith("{")]

    def wait_ready(self) -> Serving:
        wait_until(lambda: self.url or self.process.poll() is not None)
        assert self.url, (self.said, self.errors)
        return self

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def end(self) -> int:
        """Its exit status."""
        status = self.process.wait(PATIENCE_S)
        for thread in self._threads:
            thread.join(PATIENCE_S)
        return status

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE_S)


@contextmanager
def serving(folder: Path, *flags: str, **env: str) -> Iterator[Serving]:
    server = Serving(folder, *flags, **env)
    try:
        yield server.wait_ready()
    except BaseException:
        print(server.said, server.errors, sep="\n")  # pytest shows it with the failure
        raise
    finally:
        if server.process.poll() is None:
            server.signal(signal.SIGTERM)
            try:
                server.end()
            except subprocess.TimeoutExpired:
                server.process.kill()
                server.end()
