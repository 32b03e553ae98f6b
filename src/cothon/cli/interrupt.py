"""Ctrl-C: once, and never between an action and its saving."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any


class Interrupts:
    """While entered, the first Ctrl-C raises KeyboardInterrupt; further ones are ignored until the process has ended.

    Inside `shield` it waits until what is being done is done.
    """

    def __init__(self) -> None:
        self._shields = 0
        self._pending = False
        self._leaving = False
        self._before: Any = None

    def __enter__(self) -> Interrupts:
        self._before = signal.signal(signal.SIGINT, self._caught)
        return self

    def __exit__(self, *_: object) -> None:
        if not self._leaving:
            signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def shield(self) -> Iterator[None]:
        self._shields += 1
        try:
            yield
        finally:
            self._shields -= 1
        if self._pending and not self._shields:
            self._caught()

    def _caught(self, number: int = 0, frame: FrameType | None = None) -> None:
        if self._shields:
            self._pending = True
        elif not self._leaving:
            self._leaving = True
            # Held back, not SIG_IGN: Python complains of a signal that comes while that is being set.
            if hasattr(signal, "pthread_sigmask"):
                signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
            raise KeyboardInterrupt
