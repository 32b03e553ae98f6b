"""`cothon arena`: bots play many games, and a report says how they did. Everything of it is in `cothon.arena`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from cothon.arena import local, ratings, report
from cothon.arena.deal import Played
from cothon.arena.folder import Folder
from cothon.arena.plan import make
from cothon.arena.words import command, count, plus_minus
from cothon.bots.outside import ANSWER_S
from cothon.cli.face import console
from cothon.cli.interrupt import Interrupts
from cothon.cli.progress import games_bar
from cothon.cli.seating import Rules, read_options
from cothon.games import game as find_game

INTERRUPTED = 130
MOST_VERDICTS = 3


def arena(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT BOT...",
            help="Who plays, one for each seat; names may be repeated. 'exec:./mybot' is your own program.",
        ),
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the results; the same plan is resumed there.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games; rounded up to whole deals.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all draws and of the bots' randomness.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that play. Default: one for each core.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="Search iterations of every bot. Default: its own budget.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="Time limit of a program (exec:) for a decision.")] = ANSWER_S,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value. May be repeated.")
    ] = None,
    rules: Rules = None,
    records: Annotated[bool, typer.Option("--records", help="Keep the record of every game in DIR/records.")] = False,
    cluster: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster; 'local' starts one here. Needs cothon\\[cluster]."
        ),
    ] = None,
) -> None:
    """Let bots play many games against one another, and report how they did.

    A deal is one seed of the draws; it is played once for each way to turn the line-up round the table, so nobody
    wins by the luck of the draw or of the seat. Ctrl-C stops; the same command goes on. The same plan gives the same
    results, bit for bit, on any number of workers.
    """
    ratings.check_installed()
    found = find_game(game, rules)
    chosen = read_options(found, option or [], len(bots))
    plan = make(found, chosen, bots, games, seed, iterations, records, seconds)
    err = console(stderr=True)
    with Interrupts():
        try:
            with Folder(out, plan) as folder:
                _open_words(err, folder)
                _play(err, folder, workers or os.cpu_count() or 1, cluster)
                folder.finish()
                summary = report.write(out, plan, folder.rows())
                folder.clear()
        except KeyboardInterrupt:
            _parting_words(err, command(plan, str(out), _how(workers, cluster)))
            raise typer.Exit(INTERRUPTED) from None
    _results(console(), out, summary)


def _work(folder: Folder, workers: int, cluster: str | None) -> Iterator[Played]:
    if cluster is None:
        return local.played(folder.plan, folder.missing, workers)
    from cothon.arena import cluster as ray

    return ray.played(folder.plan, folder.missing, cluster, workers)


def _play(err: Console, folder: Folder, workers: int, cluster: str | None) -> None:
    each = len(folder.plan.rotations)
    work = _work(folder, workers, cluster)
    with games_bar(err) as bar:
        task = bar.add_task(f"games of {folder.plan.game}", total=folder.plan.games_played, completed=folder.games_done)
        try:
            for played in work:
                folder.add(played)
                bar.advance(task, each)
        finally:
            work.close()  # type: ignore[attr-defined]  # the workers end before anything else is said


# -- words --------------------------------------------------------------------------------------------------------


def _open_words(err: Console, folder: Folder) -> None:
    plan = folder.plan
    if plan.games_played != plan.games:
        err.print(
            f"{plan.games_played} games instead of {plan.games}: {plan.deals} whole deals "
            f"with {len(plan.rotations)} rotations each",
            soft_wrap=True,
        )
    if folder.done:
        err.print(f"{folder.games_done} of {plan.games_played} games were there already", soft_wrap=True)


def _parting_words(err: Console, again: str) -> None:
    err.print("Stopped. What was played is kept. Go on with", soft_wrap=True)
    err.print(f"  {again}", soft_wrap=True)


def _how(workers: int | None, cluster: str | None) -> list[str]:
    """The part of the command that does not matter for the result."""
    words = [] if workers is None else ["--workers", str(workers)]
    return words if cluster is None else [*words, "--cluster", cluster]


def _results(shown: Console, out: Path, summary: dict[str, Any]) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for head in ("bot", "games", "share of\nvictories", "fair\nshare", "rating", "faults"):
        bot = head == "bot"  # the end of a long name tells one program from another
        table.add_column(head, justify="left" if bot else "right", no_wrap=not bot, overflow="fold")
    for b in summary["bots"]:
        rated = b["rating"]
        table.add_row(
            b["name"],
            f"{b['games']}",
            plus_minus(b),
            f"{100 * b['fair']:.1f} %",
            "-" if rated is None else f"{rated['mu']:.1f} ± {rated['high'] - rated['mu']:.1f}",
            f"{b['faults']}",
        )
    shown.print(table)
    if summary["forfeited"]:
        shown.print(f"{count(summary['forfeited'], 'game')} lost by a fault: see the report", soft_wrap=True)
        for words in list(dict.fromkeys(f["words"] for f in summary["faults"]))[:MOST_VERDICTS]:
            shown.print(f"  {words}", soft_wrap=True)
    shown.print(f"report: {out / report.REPORT}", soft_wrap=True)
