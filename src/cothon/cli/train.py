"""`cothon train`: a network learns a game by playing itself. See `cothon.train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from cothon.bots import STAND_IN
from cothon.cli.face import console
from cothon.cli.interrupt import Interrupts
from cothon.core.errors import BadInput, BadOption
from cothon.encode import seats_of
from cothon.games import game as find_game

if TYPE_CHECKING:
    from cothon.train.run import Run
    from cothon.train.settings import Settings

INTERRUPTED = 130
DEVICES = ("auto", "cpu", "cuda")
SHOWN = 0.15
"""Without settings a run begins with the games of the stand-in, for this part of its time, and imitates them."""


def train(
    game: Annotated[str, typer.Argument(help="Name of the game.")],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder of the run; it is made.")],
    seats: Annotated[
        str | None, typer.Option(metavar="N[,N...]", help="Numbers of seats to learn. Default: all that the game has.")
    ] = None,
    minutes: Annotated[float | None, typer.Option(min=0.01, help="How long to train. Default: 10.")] = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="Settings in TOML: docs/train.md.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in the folder.")] = False,
    device: Annotated[str, typer.Option(help="auto, cpu or cuda.")] = "auto",
    workers: Annotated[
        int | None,
        typer.Option(min=0, help="Processes that play; 0: this one plays itself. Default: one for each core."),
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Seed of all chance. Default: 1.")] = None,
) -> None:
    """Train a network by self-play, and write it as whole numbers that bots can play with.

    Ctrl-C stops and keeps what was learned; `--resume` goes on. The folder gets `checkpoint.pt`, `log.jsonl`,
    `curve.svg`, `result.json` and `GAME/network.json`.
    """
    from cothon.train import torch

    torch()
    where = _device(device)
    find_game(game)
    err = console(stderr=True)
    if resume:
        if settings is not None or seats is not None or seed is not None:
            raise BadInput("--resume goes on by the settings of the run: leave out --settings, --seats and --seed")
        run = _resumed(err, game, out, where, minutes, workers)
    else:
        run = _begun(err, game, out, where, _settings(game, settings, seats, minutes, workers, seed))
    _carry_out(err, run)


def _carry_out(err: Console, run: Run) -> None:
    from cothon.train.finish import Points, end

    points = Points(run)
    run.on_point = points
    with Interrupts():
        try:
            run.train()
            points.wait()
            end(run)
        except KeyboardInterrupt:
            err.print(f"Stopped. Go on with: cothon train {run.game} --out {run.folder} --resume", soft_wrap=True)
            raise typer.Exit(INTERRUPTED) from None
    console().print(
        f"{run.folder / run.game}: the network; COTHON_NETWORKS={run.folder} has bots play it", soft_wrap=True
    )


def _begun(err: Console, game: str, out: Path, where: str, s: Settings) -> Run:
    from cothon.train.run import begin

    return begin(game, out, s, where, lambda words: err.print(words, soft_wrap=True, highlight=False))


def _resumed(err: Console, game: str, out: Path, where: str, minutes: float | None, workers: int | None) -> Run:
    from cothon.train.run import resumed

    return resumed(game, out, where, lambda words: err.print(words, soft_wrap=True, highlight=False), minutes, workers)


def _settings(
    game: str, file: Path | None, seats: str | None, minutes: float | None, workers: int | None, seed: int | None
) -> Settings:
    from dataclasses import replace

    from cothon.train.settings import Settings, changed, read

    s = Settings() if file is None else read(file)
    s = changed(s, minutes=minutes, workers=workers, seed=seed)
    if file is None:
        s = replace(s, imitate=replace(s.imitate, bots=[STAND_IN], seconds=SHOWN * 60 * s.minutes))
    if seats is not None:
        s = replace(s, seats=dict.fromkeys(_seats(game, seats), 1.0))
    return s


def _seats(game: str, words: str) -> list[int]:
    known = seats_of(find_game(game))
    found = []
    for word in words.split(","):
        if not word.strip().isdigit() or int(word) not in known:
            raise BadOption(f"--seats {words}: {game} is played with {', '.join(map(str, known))} seats")
        found.append(int(word))
    return found


def _device(wanted: str) -> str:
    from cothon.train import torch

    if wanted not in DEVICES:
        raise BadInput(f"--device {wanted}: one of {', '.join(DEVICES)}")
    there = torch().cuda.is_available()
    if wanted == "cuda" and not there:
        raise BadInput("--device cuda: PyTorch finds no GPU here")
    return "cuda" if wanted == "cuda" or (wanted == "auto" and there) else "cpu"
