"""`cothon analyse`: look back at a game, on a page and as data."""

from __future__ import annotations

import json
import webbrowser
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from cothon.cli.face import console
from cothon.core.errors import BadInput, CothonError
from cothon.locales import explained
from cothon.play import files
from cothon.play.record import Record
from cothon.review.analysis import Effort

USUAL = Effort()


def analyse(
    record: Annotated[Path, typer.Argument(help="A record, as text or JSON.")],
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for the page and the data.")] = None,
    iterations: Annotated[
        int, typer.Option(min=1, max=1_000_000, help="Iterations of the search for a better answer.")
    ] = USUAL.iterations,
    worlds: Annotated[
        int, typer.Option(min=2, max=1_000_000, help="Simulated continuations of each position.")
    ] = USUAL.worlds,
    ahead: Annotated[
        int,
        typer.Option(
            min=0,
            max=10_000,
            help="Decisions each position is played on for; 0: a third of those in the record.",
            show_default=False,
        ),
    ] = USUAL.ahead,
    seed: Annotated[int, typer.Option(min=0, max=2**31, help="The same seed writes the same files.")] = USUAL.seed,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Show how the win probabilities moved in a game, which decisions cost most, and what was luck.

    Writes NAME.analysis.html and NAME.analysis.json, beside the record if --out does not say otherwise.
    """
    folder = record.parent if out is None else out
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder}: not a folder")
    game = files.load(record)
    page, data = _look(record, game, Effort(worlds, iterations, seed, ahead))
    stem = record.name.removesuffix(".json").removesuffix(".cothon")
    html = folder / f"{stem}.analysis.html"
    files.write(folder / f"{stem}.analysis.json", data)
    files.write(html, page)
    console().print(f"{html}\n{html.with_suffix('.json')}", soft_wrap=True)
    if show:
        webbrowser.open(html.resolve().as_uri())


def _look(path: Path, record: Record, effort: Effort) -> tuple[str, str]:
    """The page, and the data as JSON."""
    from cothon.arena.sheet import page
    from cothon.arena.story import data
    from cothon.review.analysis import analyse as look

    err = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}"))
    times = (TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    with Progress(*columns, *times, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("analysing", total=None)
        try:
            found = look(record, effort, lambda done, total: bar.update(task, completed=done, total=total))
        except CothonError as e:
            raise type(e)(f"{path}: {explained(e)}") from e
    told = data(found)
    return page(told), json.dumps(told, ensure_ascii=False, indent=1) + "\n"
