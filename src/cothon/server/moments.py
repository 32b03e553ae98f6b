"""What time it is: whole milliseconds since 1970, from the system, or from a file in tests."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

Now = Callable[[], int]


def system() -> int:
    return time.time_ns() // 1_000_000


class FromFile:
    """A time that stands still until somebody writes a later one into the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = 0

    def __call__(self) -> int:
        with contextlib.suppress(OSError, ValueError):  # it is being written: the last one still holds
            self._last = int(self._path.read_text())
        return self._last


def source(time_file: str) -> Now:
    return FromFile(Path(time_file)) if time_file else system
