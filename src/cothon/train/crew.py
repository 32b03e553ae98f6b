"""Processes that play: thousands of games side by side, in groups, so that one is judged while the others step.

A group is a block of shared memory: what every row of its workers sees, may do, and how games ended; and another for
what is chosen. Each worker has one number of seats. A worker writes its part of the block, says so, and waits until
the choices are there. With `inline` a worker is no process: it steps when it is told to.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import shared_memory
from typing import Any, NamedTuple

from cothon.core.errors import CothonError
from cothon.envs.batched import batched, numpy
from cothon.games import game as find_game
from cothon.train.layout import Layout, options_for

WAIT_S = 120.0
"""A worker that does not answer for so long has died."""
EVEN = 64
"""Arrays begin at multiples of so many bytes."""


class Kind(NamedTuple):
    """What a group is: the game, the numbers of seats of its workers in ascending order, and rows of each."""

    game: str
    seats: tuple[int, ...]
    rows: int

    @property
    def total(self) -> int:
        return len(self.seats) * self.rows


class Block:
    """Where things stand in the memory of a group: first place and shape of each array."""

    def __init__(self, kind: Kind, layout: Layout) -> None:
        n, most = kind.total, layout.values
        self.at: dict[str, tuple[int, tuple[int, ...], str]] = {}
        self.size = 0
        self._add("shares", (n, most), "float32")
        self._add("points", (n, most), "float32")
        self._add("actors", (n,), "uint8")
        self._add("dones", (n,), "uint8")
        self._add("masks", (n, layout.actions), "uint8")
        for w, seats in enumerate(kind.seats):
            self._add(f"seen{w}", (kind.rows, layout.sizes[seats]), "uint8")

    def _add(self, name: str, shape: tuple[int, ...], kind: str) -> None:
        size = 4 if kind == "float32" else 1
        for each in shape:
            size *= each
        self.at[name] = (self.size, shape, kind)
        self.size += -(-size // EVEN) * EVEN

    def arrays(self, memory: Any) -> dict[str, Any]:
        np = numpy()
        return {
            name: np.ndarray(shape, np.dtype(kind), buffer=memory, offset=at)
            for name, (at, shape, kind) in self.at.items()
        }


class Player:
    """The games of one worker, which writes what comes of them into its rows of the block."""

    def __init__(self, kind: Kind, worker: int, seed: int, memory: Any, chosen: Any) -> None:
        np = numpy()
        layout = Layout(kind.game)
        mine = slice(worker * kind.rows, (worker + 1) * kind.rows)
        told = Block(kind, layout).arrays(memory)
        self.seats = kind.seats[worker]
        self.chosen = np.ndarray((kind.total,), np.int32, buffer=chosen)[mine]
        self.shares, self.points = told["shares"][mine], told["points"][mine]
        self.actors, self.dones, self.masks = told["actors"][mine], told["dones"][mine], told["masks"][mine]
        options = options_for(find_game(kind.game), self.seats)
        env = batched(kind.game, self.seats, kind.rows, seed, options, skip_forced=True, scaled=False)
        env.observations = told[f"seen{worker}"]  # written in place, not copied once more
        env.masks = self.masks.view(np.bool_)
        self.env = env
        self._tell(env.reset()[2])

    def step(self) -> None:
        *_, actors, _, _ = self.env.step(self.chosen.tolist())
        self._tell(actors)

    def _tell(self, actors: Any) -> None:
        self.actors[:] = actors
        self.dones[:] = self.env.dones
        for row, result in self.env.endings():
            self.shares[row] = 0
            for p in result.winners:
                self.shares[row, p] = 1 / len(result.winners)
            self.points[row, : self.seats] = result.scores


def serve(kind: Kind, worker: int, seed: int, names: tuple[str, str], go: Any, done: Any) -> None:
    """What a worker process does, until its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's
    parent = os.getppid()
    memory, chosen = (shared_memory.SharedMemory(name) for name in names)  # the parent alone removes them
    player = Player(kind, worker, seed, memory.buf, chosen.buf)
    done.release()
    while True:
        while not go.acquire(timeout=1.0):
            if os.getppid() != parent:
                os._exit(0)
        player.step()
        done.release()


class Group:
    """Workers whose rows are judged together. `block` is the memory, `chosen` the choices as an array."""

    def __init__(self, kind: Kind, seeds: Sequence[int], inline: bool) -> None:
        np = numpy()
        self.kind, self.layout = kind, Layout(kind.game)
        self.plan = Block(kind, self.layout)
        self.inline = inline
        self._memory = shared_memory.SharedMemory(create=True, size=self.plan.size)
        self._chosen = shared_memory.SharedMemory(create=True, size=kind.total * 4)
        self.block = np.ndarray((self.plan.size,), np.uint8, buffer=self._memory.buf)
        self.chosen = np.ndarray((kind.total,), np.int32, buffer=self._chosen.buf)
        self.told = self.plan.arrays(self._memory.buf)
        self.players: list[Player] = []
        self.processes: list[Any] = []
        for worker, seed in enumerate(seeds):
            if inline:
                self.players.append(Player(kind, worker, seed, self._memory.buf, self._chosen.buf))
            else:
                self._hire(worker, seed)

    def _hire(self, worker: int, seed: int) -> None:
        context = multiprocessing.get_context("spawn")  # no inherited threads, and nothing of a GPU
        go, done = context.Semaphore(0), context.Semaphore(0)
        names = (self._memory.name, self._chosen.name)
        process = context.Process(target=serve, args=(self.kind, worker, seed, names, go, done), daemon=True)
        process.start()
        self.processes.append((process, go, done))

    def wait(self) -> None:
        """Until every worker has written what it sees."""
        for process, _, done in self.processes:
            waited = 0.0
            while not done.acquire(timeout=2.0):
                waited += 2.0
                if not process.is_alive() or waited > WAIT_S:
                    raise CothonError(f"a process that plays has died (exit code {process.exitcode})")

    def send(self) -> None:
        """The choices are there: let every worker step."""
        for player in self.players:
            player.step()
        for _, go, _ in self.processes:
            go.release()

    def end(self) -> None:
        for process, _, _ in self.processes:
            process.kill()
        for process, _, _ in self.processes:
            process.join()
        self.players, self.told, self.processes = [], {}, []
        del self.block, self.chosen
        for memory in (self._memory, self._chosen):
            with suppress(BufferError):  # an array still lies over it; it is removed all the same
                memory.close()
            memory.unlink()


def shared_out(mix: Mapping[int, float], workers: int) -> list[int]:
    """The number of seats of each worker, in ascending order: every one at least once, where there are enough."""
    whole = sum(mix.values())
    counts = {seats: int(workers * often / whole) or 1 for seats, often in mix.items()}
    while sum(counts.values()) > workers and max(counts.values()) > 1:
        several = [seats for seats, n in counts.items() if n > 1]
        counts[max(several, key=lambda s: counts[s] - workers * mix[s] / whole)] -= 1
    while sum(counts.values()) < workers:
        counts[min(counts, key=lambda s: counts[s] - workers * mix[s] / whole)] += 1
    return sorted(seats for seats, n in counts.items() for _ in range(n))


def grouped(seats: Sequence[int], groups: int) -> list[tuple[int, ...]]:
    """Workers dealt out to groups, so that every group has about the same mix."""
    return [tuple(seats[k::groups]) for k in range(groups) if seats[k::groups]]
