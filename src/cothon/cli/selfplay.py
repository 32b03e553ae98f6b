"""`cothon selfplay`: bots play, and every decision becomes a row of a Parquet file. See `cothon.arena.dataset`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from cothon.arena import local
from cothon.arena.plan import Plan, make
from cothon.arena.words import count
from cothon.cli.face import console
from cothon.cli.interrupt import Interrupts
from cothon.cli.progress import games_bar
from cothon.cli.seating import USUAL_BOT, Rules, read_options
from cothon.core.errors import BadInput, BadOption, CothonError
from cothon.core.game import Game
from cothon.games import game as find_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cothon.arena.dataset import Decided
    from cothon.arena.parquet import File

INTERRUPTED = 130
MOST_VERDICTS = 3
NOTHING_YET = "No game was over yet, so no file is written"


def selfplay(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file; it appears when it is complete.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games; rounded up to whole deals.")] = 100,
    seats: Annotated[int | None, typer.Option(min=1, help="Number of seats, if one bot plays them all.")] = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT[,BOT...]", help="Who plays: one bot for all seats, or one for each.")
    ] = USUAL_BOT,
    seed: Annotated[int, typer.Option(min=0, help="Seed of all draws and of the bots' randomness.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes that play. Default: one for each core.")] = None,
    iterations: Annotated[
        int | None, typer.Option(min=1, help="Search iterations of every bot. Default: its own budget.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value. May be repeated.")
    ] = None,
    rules: Rules = None,
    view: Annotated[bool, typer.Option(help="Write the column of views as JSON, the largest one.")] = True,
    compression: Annotated[str, typer.Option(help="zstd, snappy, gzip, brotli, lz4 or none.")] = "zstd",
    force: Annotated[bool, typer.Option("--force", help="Replace the file if it is there.")] = False,
) -> None:
    """Let bots play, and write every decision into a Parquet file: what was seen, the options, the choice, the result.

    The same words give the same file, bit for bit, on any number of workers. Ctrl-C stops; the file then holds the
    whole games so far.
    """
    try:
        from cothon.arena import dataset, parquet
    except ImportError as e:
        raise CothonError("selfplay needs pyarrow: pip install 'cothon[data]'") from e
    plan = _plan(find_game(game, rules), option or [], seats, bots, games, seed, iterations)
    file = parquet.File(out, plan, compression, force)
    err = console(stderr=True)
    _open_words(err, plan)
    work = dataset.decide_deal_with_views if view else dataset.decide_deal_without_views
    decided = local.worked(plan, range(plan.deals), workers or os.cpu_count() or 1, work)
    with Interrupts() as interrupts, file:
        try:
            _write(err, plan, file, decided, interrupts)
            if not file.games:
                raise BadInput(f"no game was played to its end, so no file is written: {file.faults[0]}")
            with interrupts.shield():
                file.finish()
        except KeyboardInterrupt:
            if file.games and not file.finished:
                file.finish()
            held = f"{_in_words(file)} of {plan.games_played} are in {out}"
            err.print(f"Stopped. {held if file.finished else NOTHING_YET}", soft_wrap=True)
            raise typer.Exit(INTERRUPTED) from None
    _parting_words(console(), file)


def _write(err: Console, plan: Plan, file: File, decided: Iterator[Decided], interrupts: Interrupts) -> None:
    from cothon.arena.parquet import in_order

    with games_bar(err) as bar:
        task = bar.add_task(f"games of {plan.game}", total=plan.games_played)
        try:
            for one in in_order(decided):
                with interrupts.shield():
                    file.add(one)
                bar.advance(task, len(plan.rotations))
        finally:
            decided.close()  # type: ignore[attr-defined]  # the workers end before anything else is said


def _plan(
    game: Game, words: list[str], seats: int | None, bots: str, games: int, seed: int, iterations: int | None
) -> Plan:
    line_up = [name.strip() for name in bots.split(",")]
    if not all(line_up):
        raise BadOption(f"--bots {bots!r}: a bot between the commas is missing")
    if len(line_up) > 1 and seats not in (None, len(line_up)):
        raise BadOption(f"--seats {seats}: but --bots names {len(line_up)}")
    chosen = read_options(game, words, len(line_up) if len(line_up) > 1 else seats)
    return make(game, chosen, line_up if len(line_up) > 1 else line_up * chosen.seats, games, seed, iterations)


def _open_words(err: Console, plan: Plan) -> None:
    if plan.games_played != plan.games:
        err.print(
            f"{plan.games_played} games instead of {plan.games}: {plan.deals} whole deals "
            f"with {len(plan.rotations)} rotations each",
            soft_wrap=True,
        )


def _in_words(file: File) -> str:
    return f"{file.rows} decisions of {count(file.games, 'game')}"


def _parting_words(shown: Console, file: File) -> None:
    shown.print(f"{file.path}: {_in_words(file)}, {file.path.stat().st_size} bytes", soft_wrap=True)
    if file.faults:
        shown.print(f"{count(len(file.faults), 'game')} left out, as a bot failed:", soft_wrap=True)
        for words in list(dict.fromkeys(file.faults))[:MOST_VERDICTS]:
            shown.print(f"  {words}", soft_wrap=True)
