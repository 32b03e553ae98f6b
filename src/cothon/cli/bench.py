"""`cothon bench engine`: how fast the engine is, pure and compiled; `cothon bench server`: the server, in a checkout.

Every build has a process of its own (`Worker`, which talks to `measure`); they are asked in turn, a short round at a
time, so that a machine that is sometimes busy is busy for all of them alike. `bench/run.py` of a checkout has the peers
measured among them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.progress import Progress
from rich.table import Table

from cothon.cli.face import console
from cothon.cli.seating import Rules
from cothon.cli.stopwatch import Record
from cothon.core.errors import BadInput, CothonError
from cothon.core.options import parse
from cothon.games import game as find_game
from cothon.games import names

ROUNDS = 8
SECONDS = 0.6  # for one row in all rounds together: the whole takes about half a minute
# Options that matter for speed, with the seats to measure (none given: all that the game allows).
VARIANTS: dict[str, list[tuple[str, Sequence[int]]]] = {
    "karibik": [("spent=open", ()), ("spent=unseen", ()), ("edition=portroyal120", (5,))],
    "traders": [("mode=modern", ()), ("mode=classic", ())],
}

LOADS = Path(__file__).resolve().parents[3] / "bench"  # of a checkout: the load is no part of the package
app = typer.Typer(help="Measure how fast the engine is, and the server.", no_args_is_help=True)


class Worker:
    """A process that measures: one JSON line in for each row, one JSON line out with its figures."""

    def __init__(self, command: Sequence[str], env: dict[str, str] | None = None) -> None:
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)
        self.hello = self._answer()

    def ask(self, row: Record) -> Record:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(row) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> Record:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise CothonError("a measuring process ended before it answered")
        answer: Record = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Row:
    """One line of the report: what is measured, by whom, and the figures (the worker gives its best ones so far)."""

    def __init__(self, worker: Worker, about: Record) -> None:
        self.worker = worker
        self.about = about
        self.figures: dict[str, float] = {}

    def measure(self, seconds: float) -> None:
        self.figures = self.worker.ask({**self.about, "seconds": seconds})

    def record(self) -> Record:
        return {**self.about, **{name: tidy(value) for name, value in self.figures.items()}}


def tidy(value: float) -> float:
    """Four leading digits: more would be noise."""
    return float(f"{value:.4g}") if value < 1000 else round(value)


def say(text: str) -> None:
    console(stderr=True).print(text)


# -- ours ---------------------------------------------------------------------------------------------------------


def variants(games: Sequence[str], rules: int | None = None) -> list[Record]:
    """Every game with every number of seats, in the variants that matter."""
    found = []
    for name in games:
        game = find_game(name, rules)
        for options, wanted in VARIANTS.get(name, [("", ())]):
            seats = wanted or game.seats_allowed(parse(options)[1])
            about = {"kind": "cothon", "game": name, "rules": game.facts.version, "options": options}
            found += [{**about, "seats": n} for n in seats]
    return found


def engines(stack: ExitStack) -> dict[str, Worker]:
    """A process for each build there is."""
    command = [sys.executable, "-m", "cothon.cli.measure"]
    plain = {name: value for name, value in os.environ.items() if name != "COTHON_PURE"}
    found = {"pure": started(stack, command, {**plain, "COTHON_PURE": "1"})}
    other = started(stack, command, plain)
    if other.hello["build"] == "compiled":
        found["compiled"] = other
    else:
        say(f"no compiled build to measure: {other.hello['in_words']}")
    return found


def started(stack: ExitStack, command: Sequence[str], env: dict[str, str] | None = None) -> Worker:
    worker = Worker(command, env)
    stack.callback(worker.close)
    return worker


# -- measuring ----------------------------------------------------------------------------------------------------


def measure_all(
    games: Sequence[str],
    seconds: float,
    peers: Callable[[ExitStack], list[Row]] | None = None,
    rules: int | None = None,
) -> list[Record]:
    """All rows, each measured for about that many seconds. `peers` starts others and gives their rows."""
    wanted = variants(games, rules)
    with ExitStack() as stack:
        theirs = peers(stack) if peers is not None else []
        builds = engines(stack)
        ours = [Row(worker, {**about, "build": name}) for about in wanted for name, worker in builds.items()]
        with progress(ROUNDS * (len(ours) + len(theirs))) as step:
            for _ in range(ROUNDS):
                for row in interleaved(ours, theirs):
                    row.measure(seconds / ROUNDS)
                    step()
        return [row.record() for row in ours + theirs]


def interleaved(*lists: list[Row]) -> list[Row]:
    """The rows of all lists, each list spread evenly over the whole."""
    placed = [((i + 0.5) / len(rows), n, row) for n, rows in enumerate(lists) for i, row in enumerate(rows)]
    return [row for _, _, row in sorted(placed, key=lambda p: p[:2])]


@contextmanager
def progress(steps: int) -> Iterator[Callable[[], None]]:
    out = console(stderr=True)
    with Progress(console=out, transient=True, disable=not out.is_terminal) as bar:
        task = bar.add_task("measuring", total=steps)
        yield lambda: bar.advance(task)


# -- report -------------------------------------------------------------------------------------------------------

# Columns, and how they are called.
OURS = {
    "game": "game",
    "rules": "rules",
    "options": "options",
    "seats": "seats",
    "build": "build",
    "decisions_per_s_module": "in module",
    "decisions_per_s_python": "from Python",
    "draws_per_s": "draws",
    "games_per_s": "games",
    "clone_ns": "clone ns",
    "state_bytes": "bytes",
}
WORDS = ("game", "options", "build", "peer")


def short(value: object) -> str:
    """1234567 as 1.23M."""
    if not isinstance(value, (int, float)):
        return str(value)
    if value >= 1_000_000:
        return f"{value / 1_000_000:.2f}M"
    if value >= 10_000:
        return f"{value / 1000:.0f}k"
    return f"{value:.0f}"


def cells(record: Record, columns: dict[str, str]) -> list[str]:
    return [short(record.get(name, "-")) for name in columns]


def table(records: Sequence[Record], columns: dict[str, str], title: str) -> Table:
    drawn = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=0)
    for name, head in columns.items():
        drawn.add_column(head.replace(" ", "\n"), justify="left" if name in WORDS else "right", no_wrap=name in WORDS)
    for record in records:
        drawn.add_row(*cells({**record, "options": record.get("options", "").partition("=")[2]}, columns))
    return drawn


def of_kind(records: Sequence[Record], kind: str) -> list[Record]:
    return [r for r in records if r["kind"] == kind]


def show(records: Sequence[Record]) -> None:
    out = console()
    ours = of_kind(records, "cothon")
    calibration = min(r["calibration_s"] for r in ours)
    out.print(table(ours, OURS, "Cothon, per second on one core"))
    out.print(f"calibration: {calibration * 1000:.2f} ms for a fixed loop of plain Python")


@app.callback()
def bench() -> None:
    """Measure how fast the engine is, and the server."""


@app.command(context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def server(
    context: typer.Context,
    processes: Annotated[str, typer.Option(help="Numbers of server processes on PostgreSQL, such as 1,2.")] = "",
) -> None:
    """What the server can serve. Needs a checkout; further options go to its bench/server_load.py, or with --processes
    to its bench/server_processes.py."""
    script = LOADS / ("server_processes.py" if processes else "server_load.py")
    if not script.is_file():
        raise BadInput("the load of the server is no part of the package: run this in a checkout")
    command = [sys.executable, str(script), *(["--processes", processes] if processes else []), *context.args]
    raise typer.Exit(subprocess.run(command, check=False).returncode)


@app.command()
def engine(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be given again.")] = None,
    rules: Rules = None,
    seconds_per_row: Annotated[float, typer.Option(min=0.0, help="How long to measure each row.")] = SECONDS,
) -> None:
    """Decisions per second of random games, for every game, number of seats and build."""
    records = measure_all(game or names(), seconds_per_row, rules=rules)
    if as_json:
        typer.echo(json.dumps(records, indent=1))
    else:
        show(records)
