"""The `cothon` command and how its errors look."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from cothon import __version__, build
from cothon.cli import analyse, arena, backup, bench, digest, games, learn, play, record, selfplay, serve, train
from cothon.cli.face import complain, console
from cothon.core.errors import CothonError

WRONG = 2
INTERRUPTED = 130

app = typer.Typer(
    name="cothon",
    help="Harbour-trading board games with exact rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(games.games)
app.command(epilog=play.EPILOG)(play.play)
app.command()(learn.learn)
app.add_typer(record.app, name="record")
app.command()(analyse.analyse)
app.command(epilog=serve.EPILOG)(serve.serve)
app.command()(backup.backup)
app.command()(backup.restore)
app.command()(arena.arena)
app.command()(selfplay.selfplay)
app.command()(train.train)
app.command()(digest.digest)
app.add_typer(bench.app, name="bench")


def _version(wanted: bool) -> None:
    if wanted:
        console().print(f"cothon {__version__}, {build.in_words()}", soft_wrap=True)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print version and build, and exit.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command; what goes wrong on purpose is told in one line."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without some letter shows a question mark
    try:
        app(prog_name="cothon")
    except CothonError as e:
        complain(e)
        sys.exit(WRONG)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
