"""Deals played on this machine: in this process, or by a crew of processes that take whole deals in order."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Generic, Protocol, TypeVar

from cothon.arena.deal import Played, play_deal
from cothon.arena.plan import Plan
from cothon.bots.program import kill_all
from cothon.core.errors import CothonError

AHEAD = 2
"""How many deals a worker holds, so that it need not wait while the last one is being written."""
TRIES = 2
"""How often a deal may take its process down with it."""
END_S = 5.0


class Deal(Protocol):
    """What comes of a deal knows its number."""

    @property
    def deal(self) -> int: ...


D = TypeVar("D", bound=Deal)
Work = Callable[[Plan, int], D]
"""What is done with a deal: a function of a module, so that other processes find it, and as pure as `play_deal`."""


def played(plan: Plan, deals: Iterable[int], workers: int) -> Iterator[Played]:
    """Every deal, in the order in which they are finished. With one worker it is this process that plays."""
    return worked(plan, deals, workers, play_deal)


def worked(plan: Plan, deals: Iterable[int], workers: int, work: Work[D]) -> Iterator[D]:
    """The same with other work than playing alone."""
    todo = deque(deals)
    if min(workers, len(todo)) <= 1:
        for deal in todo:
            yield work(plan, deal)
        return
    crew = Crew(plan, todo, work)
    try:
        yield from crew.work(min(workers, len(todo)))
    finally:
        crew.dismiss()


class Worker:
    """A process with its end of a pipe, and the deals it has been given, the one it plays first."""

    def __init__(self, plan: Plan, work: Work[Deal]) -> None:
        context = multiprocessing.get_context("spawn")  # no inherited threads, locks or open files
        self.holds: deque[int] = deque()
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(plan, work, theirs), daemon=True)
        with _no_interrupts():
            self.process.start()
        theirs.close()  # only so is the end of the process seen at once

    def give(self, todo: deque[int]) -> None:
        """Hand over as many deals as it may hold."""
        while todo and len(self.holds) < AHEAD:
            deal = todo.popleft()
            self.holds.append(deal)
            try:
                self.pipe.send(deal)
            except OSError:
                return  # it has died; whoever listens to it finds out

    def end(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join(END_S)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Crew(Generic[D]):
    """Workers who share the deals of a plan."""

    def __init__(self, plan: Plan, todo: deque[int], do: Work[D]) -> None:
        self.plan = plan
        self.do = do
        self.todo = todo
        self.workers: list[Worker] = []
        self._deaths: dict[int, int] = {}

    def work(self, count: int) -> Iterator[D]:
        for _ in range(count):
            self._hire()
        while any(w.holds for w in self.workers):
            pipes = {w.pipe: w for w in self.workers}
            for pipe in wait(list(pipes)):
                assert isinstance(pipe, Connection)
                worker = pipes[pipe]
                try:
                    answer = pipe.recv()
                except (EOFError, OSError):
                    self._bury(worker)
                    continue
                if isinstance(answer, str):
                    raise CothonError(answer)
                worker.holds.remove(answer.deal)
                worker.give(self.todo)
                yield answer

    def dismiss(self) -> None:
        """End all workers; what they are playing is dropped."""
        for worker in self.workers:
            worker.pipe.close()  # they all learn of it before the first one is waited for
            worker.process.terminate()
        while self.workers:
            self.workers.pop().end()

    def _hire(self) -> None:
        worker = Worker(self.plan, self.do)
        self.workers.append(worker)
        worker.give(self.todo)

    def _bury(self, worker: Worker) -> None:
        """A process is gone: another one gets its deals, unless the first of them was deadly before."""
        self.workers.remove(worker)
        worker.end()
        if worker.holds:
            guilty = worker.holds[0]
            self._deaths[guilty] = self._deaths.get(guilty, 0) + 1
            if self._deaths[guilty] >= TRIES:
                code = worker.process.exitcode
                raise CothonError(f"deal {guilty}: the process that played it died {TRIES} times (exit code {code})")
        self.todo.extendleft(reversed(worker.holds))
        self._hire()


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Ctrl-C reaches every process of the terminal; one that is being born would answer with a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # where it starts with the first process, it lets interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave(number: int, frame: FrameType | None) -> None:
    """A worker that is to end takes the programs along that play for it."""
    kill_all()
    os._exit(128 + number)


def serve(plan: Plan, work: Work[Deal], pipe: Connection) -> None:
    """What a worker does: play the deals it is sent until the pipe is closed, which also happens if its parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when it is over
    if plan.programs:
        signal.signal(signal.SIGTERM, _leave)
    while True:
        try:
            deal = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Deal | str = work(plan, deal)
        except CothonError as e:
            answer = str(e)
        try:
            pipe.send(answer)
        except OSError:
            return
