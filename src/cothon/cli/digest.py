"""`cothon digest`: one hash over many seeded games, to compare builds and machines."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.progress import Progress

from cothon.cli.face import console
from cothon.cli.seating import Rules, read_options
from cothon.games import game as find_game
from cothon.play import playout


def digest(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game; the next ones count up.")] = 1,
    seats: Annotated[int | None, typer.Option(help="Number of seats.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", help="A rule option, name=value. May be repeated.")
    ] = None,
    rules: Rules = None,
) -> None:
    """Print one hash over whole random games: the same in every build and on every machine."""
    found = find_game(game, rules)
    options = read_options(found, option or [], seats)
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{games} games of {game}", total=games)
        found_hash = playout.digest(found, options, games, seed, lambda: progress.advance(task))
    console().print(found_hash, soft_wrap=True)
