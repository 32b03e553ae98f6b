"""Work of a GPU that is the same every time, recorded once: replaying it costs the processor next to nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cothon.train import torch

BEFORE = 3
"""How often it is done in the usual way first, as recording wants it."""


class Recorded:
    """A function without arguments whose inputs and outputs always lie in the same places.

    On a processor, and where recording fails, it is called every time.
    """

    def __init__(self, work: Callable[[], None], device: Any, tell: Callable[[str], None]) -> None:
        self.work = work
        self.on = device.type == "cuda"
        self.tell = tell
        self.calls = 0
        self.graph: Any = None

    def __call__(self) -> None:
        if self.graph is not None:
            self.graph.replay()
            return
        self.calls += 1
        if not self.on:
            self.work()
        elif self.calls <= BEFORE:
            self._aside()
        else:
            self._record()

    def _aside(self) -> None:
        t = torch()
        stream = t.cuda.Stream()
        stream.wait_stream(t.cuda.current_stream())
        with t.cuda.stream(stream):
            self.work()
        t.cuda.current_stream().wait_stream(stream)

    def _record(self) -> None:
        t = torch()
        graph = t.cuda.CUDAGraph()
        t.cuda.synchronize()
        try:
            with t.cuda.graph(graph):
                self.work()
        except RuntimeError as e:
            self.tell(f"not recorded, so it is slower: {str(e).splitlines()[0]}")
            t.cuda.synchronize()
            self.on = False
            self.work()
            return
        self.graph = graph
        self.graph.replay()
