"""`python bench/server_load.py`: what one core of this machine can serve, and what boardgame.io can, in the same run.

The server has one core, the load another. Both servers get the same load in turn: tables of four, two of them people,
each with a connection of his own, two of them bots that do not think. Ours plays the bots itself; boardgame.io's
server has no bots, so there they are two more connections.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

from cothon.cli.face import console
from cothon.core.errors import BadInput, CothonError
from cothon.games import names

HERE = Path(__file__).resolve().parent
PEER = HERE / "server_peer"
Figures = dict[str, Any]
COLUMNS = [
    ("what", "what"),
    ("tables", "tables"),
    ("moves_per_s", "moves/s"),
    ("moves_per_cpu_s", "moves/cpu s"),
    ("p50_ms", "p50 ms"),
    ("p95_ms", "p95 ms"),
    ("p99_ms", "p99 ms"),
    ("rss_mb_server", "MiB"),
    ("cpu_load", "load's core"),
    ("errors", "errors"),
]


def measure(
    tables: Annotated[int, typer.Option(min=1, help="Tables at a time.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="Measured time of each row.")] = 10.0,
    game: Annotated[str | None, typer.Option(help="The game that is played; the first of all by default.")] = None,
    open_tables: Annotated[int, typer.Option(min=1, help="Tables that only stand open, to measure memory.")] = 2000,
    rounds: Annotated[int, typer.Option(min=1, help="How often; the best of each row counts.")] = 2,
    peer: Annotated[bool, typer.Option(help="Measure boardgame.io, too (needs Node).")] = True,
    only: Annotated[str, typer.Option(help='Only rows with these words, such as "flat out".')] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON lines.")] = False,
) -> None:
    """Measure the server: moves per second, how long others wait for them, memory."""
    cores = _cores()
    peer = peer and _peer_is_there()
    plan = [row for row in _plan(tables, seconds, game or names()[0], open_tables, peer) if only in row[0]]
    if not plan:
        raise BadInput(f"only: no row has the words {only}")
    err = console(stderr=True)
    best: dict[str, Figures] = {}
    rates: dict[str, list[float]] = {}
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task("measuring", total=len(plan) * rounds)
        for _ in range(rounds):
            for name, whose, planned in plan:
                task = planned(best) if callable(planned) else planned
                progress.update(bar, description=name)
                found = {"what": name, **(ours(task, cores) if whose == "cothon" else _theirs(task, cores))}
                best[name] = _better(best.get(name), found)
                rates.setdefault(name, []).append(float(found["moves_per_s"]))
                progress.advance(bar)
    _show(best, as_json)
    if "boardgame.io, flat out" in rates and "cothon, flat out" in rates:
        _compare(rates["cothon, flat out"], rates["boardgame.io, flat out"], as_json)


def _compare(ours: list[float], theirs: list[float], as_json: bool) -> None:
    """Round by round, one right after the other: the best of each may be from moments of which one was luckier."""
    times = [round(one / other, 2) for one, other in zip(ours, theirs, strict=True)]
    if as_json:
        print(
            json.dumps({"what": "times the moves/s of boardgame.io, by round", "times": times, "median": median(times)})
        )
    else:
        said = f"{', '.join(map(str, times))} times the moves/s of boardgame.io, round by round; median {median(times)}"
        console().print(said)


def _plan(tables: int, seconds: float, game: str, open_tables: int, peer: bool) -> list[tuple[str, str, Any]]:
    """(name, whose, task); a task may depend on what was found before."""
    flat = {"game": game, "tables": tables, "people": 2, "bots": 2, "bot": "random", "seconds": seconds}
    alone = {**flat, "bots": 0}

    def at_equal_load(best: dict[str, Figures]) -> Figures:
        most = best["boardgame.io, flat out"]["moves_per_s"] if peer else best["cothon, flat out"]["moves_per_s"]
        # Moves of people make up half of all moves, and only those are paced.
        return {**flat, "rate": round(0.8 * most / 2), "peer_rate": round(0.8 * most)}

    plan: list[tuple[str, str, Any]] = [("cothon, flat out", "cothon", flat)]
    if peer:
        plan.append(("boardgame.io, flat out", "peer", flat))
        plan.append(("boardgame.io, 80 % of its most", "peer", at_equal_load))
    plan.append(("cothon, the same load" if peer else "cothon, 80 % of its most", "cothon", at_equal_load))
    plan.append(("cothon, two people, no bots", "cothon", alone))
    if peer:
        plan.append(("boardgame.io, two people, no bots", "peer", alone))
    calm = {**alone, "rate": 100}
    plan.append(("cothon, 100 moves/s", "cothon", calm))
    plan.append(("cothon, 100 moves/s, bots think", "cothon", {**calm, "thinking": 2}))
    plan.append((f"cothon, {open_tables} open tables", "cothon", {**alone, "tables": open_tables, "idle": True}))
    return plan


def _better(one: Figures | None, two: Figures) -> Figures:
    """The round in which the machine was less busy with other things."""
    if one is None:
        return two
    if two["moves"] and abs(two["moves_per_s"] - one["moves_per_s"]) < 0.03 * one["moves_per_s"]:
        return min(one, two, key=lambda f: float(f["p99_ms"]))  # a paced load: quicker is better
    return max(one, two, key=lambda f: float(f["moves_per_s"]))


# -- ours --------------------------------------------------------------------------------------------------------------


def ours(task: Figures, cores: tuple[int, int]) -> Figures:
    with _server(cores[0]) as (port, pid):
        command = [sys.executable, str(HERE / "load.py")]
        asked = json.dumps({**task, "port": port, "pid": pid, "core": cores[1]})
        return _figures(command, asked, "the load")


@contextmanager
def _server(core: int) -> Iterator[tuple[int, int]]:
    """A server of our own, on one core, with its thinkers."""
    folder = tempfile.mkdtemp(prefix="cothon-bench-")
    env = {**os.environ, "COTHON_RATE": "0", "COTHON_GUESTS_PER_HOUR": "1000000", "COTHON_LOG": "error"}
    env |= {"COTHON_TABLES_PER_GUEST": "1000000", "COTHON_SEARCH": "everybody", "COTHON_THINKING_PER_GUEST": "0"}
    command = [sys.executable, "-m", "cothon", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen([*_pinned(core), *command], env=env, stdout=subprocess.PIPE, text=True)
    try:
        yield _port(process), process.pid
    finally:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)


def _port(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if found:
            return int(found[1])
    raise CothonError("the server did not start: try `cothon serve` and see what it says")


# -- the peer ----------------------------------------------------------------------------------------------------------


def _theirs(task: Figures, cores: tuple[int, int]) -> Figures:
    port = "8765"
    env = {**os.environ, "NODE_ENV": "production"}
    server = [*_pinned(cores[0]), "node", "--expose-gc", "server.mjs", "--port", port]
    process = subprocess.Popen(server, cwd=PEER, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        command = [*_pinned(cores[1]), "node", "load.mjs", "--url", f"http://127.0.0.1:{port}", "--pid"]
        command += [str(process.pid), "--tables", str(task["tables"]), "--seconds", str(task["seconds"])]
        command += ["--seats", str(task["people"] + task["bots"])]
        command += ["--rate", str(task["peer_rate"])] if "peer_rate" in task else []
        return _figures(command, "", "boardgame.io's load", cwd=PEER)
    finally:
        process.terminate()
        process.wait()


def _peer_is_there() -> bool:
    npm = shutil.which("npm")
    if shutil.which("node") is None or npm is None:
        console(stderr=True).print("boardgame.io is not measured: that needs Node")
        return False
    if not (PEER / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    return True


# -- both --------------------------------------------------------------------------------------------------------------


def _figures(command: list[str], asked: str, what: str, cwd: Path | None = None) -> Figures:
    done = subprocess.run(command, input=asked + "\n", capture_output=True, text=True, cwd=cwd, check=False)
    lines = done.stdout.strip().splitlines()
    if done.returncode != 0 or not lines:
        raise CothonError(f"{what} failed: {done.stderr.strip().splitlines()[-1:] or 'no figures'}")
    found: Figures = json.loads(lines[-1])
    return found


def _cores() -> tuple[int, int]:
    free = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(free) < 2:
        raise BadInput("needs Linux and two cores, one for the server and one for the load")
    return free[0], free[1]


def _pinned(core: int) -> list[str]:
    return ["taskset", "-c", str(core)]


def _show(best: dict[str, Figures], as_json: bool) -> None:
    if as_json:
        for row in best.values():
            print(json.dumps({**row, "at": int(time.time())}))
        return
    table = Table(box=box.SIMPLE)
    for _, heading in COLUMNS:
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for row in best.values():
        table.add_row(*(_cell(row.get(name, "")) for name, _ in COLUMNS))
    console().print(table)


def _cell(value: object) -> str:
    return f"{value:,.0f}" if isinstance(value, float) and value >= 100 else str(value)


if __name__ == "__main__":
    try:
        typer.run(measure)
    except CothonError as e:
        sys.exit(f"bench/server_load.py: {e}")
