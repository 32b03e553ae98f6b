"""A process that thinks for bots: `python -m cothon.server.thinker`, one job per line in, one answer per line out.

It says READY when everything is imported, then works on one job at a time, at the lowest priority there is. It never
holds a secret: a job carries an imagined world, and the bot gets the view its seat has of it. It ends with its stdin,
also in mid-thought, so nothing stays behind when the server dies. Only what thinking needs is imported here.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from typing import Any, BinaryIO

import msgspec

from cothon.bots import Budget, bot
from cothon.core.errors import BadInput, CothonError
from cothon.core.game import Game
from cothon.core.odds import Odds
from cothon.core.view import View
from cothon.games import game, names
from cothon.locales import explained
from cothon.play.dice import FastDice
from cothon.server.lines import READY, own_stdout, say, step_back


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """Which action `bot` would choose for `seat`. `position` is the text of an imagined world, `dice` a seed."""

    number: int
    game: str
    version: int
    position: str
    seat: int
    bot: str
    iterations: int | None
    milliseconds: int | None
    dice: int


class Reckon(msgspec.Struct, tag="reckon", forbid_unknown_fields=True):
    """The odds as `seat` sees them; None is a spectator."""

    number: int
    game: str
    version: int
    position: str
    seat: int | None
    dice: int


class Line(msgspec.Struct):
    """One case of odds, as `core.odds.Case`."""

    key: str
    fields: dict[str, Any]
    ways: int
    of: int


class Remark(msgspec.Struct):
    """One note of odds, as `core.odds.Note`."""

    key: str
    fields: dict[str, Any]


class Likely(msgspec.Struct):
    """Odds as plain data, as `core.odds.Odds`."""

    title: str
    cases: list[Line]
    notes: list[Remark]
    exact: bool


class Chosen(msgspec.Struct, tag="chosen"):
    number: int
    action: int


class Reckoned(msgspec.Struct, tag="reckoned"):
    number: int
    odds: Likely | None


class Failed(msgspec.Struct, tag="failed"):
    """No answer. `asked_wrongly` tells a job that makes no sense from a fault of the bot or of the game."""

    number: int
    words: str
    asked_wrongly: bool


Job = Choose | Reckon
Answer = Chosen | Reckoned | Failed
NO_JOB = -1
"""Number of the answer to a line that is no job."""
_JOBS: msgspec.json.Decoder[Job] = msgspec.json.Decoder(Job)


def answer(line: bytes) -> Answer:
    """Do one job; whatever goes wrong inside it is told in the answer."""
    try:
        job = _JOBS.decode(line)
    except msgspec.MsgspecError as e:
        return Failed(NO_JOB, f"not a job: {e}", asked_wrongly=True)
    try:
        return _choose(job) if isinstance(job, Choose) else _reckon(job)
    except CothonError as e:
        return Failed(job.number, explained(e), asked_wrongly=True)
    except Exception as e:
        traceback.print_exc()
        return Failed(job.number, f"{type(e).__name__}: {e}", asked_wrongly=False)


def _choose(job: Choose) -> Chosen:
    g = game(job.game, job.version)
    view = _view(g, job.position, job.seat)
    if view.actor != job.seat:
        raise BadInput(f"position: seat {job.seat} is not asked in it")
    budget = Budget(job.iterations, job.milliseconds)
    return Chosen(job.number, bot(job.bot).choose(g, view, budget, FastDice(job.dice)))


def _reckon(job: Reckon) -> Reckoned:
    g = game(job.game, job.version)
    odds = g.odds(_view(g, job.position, job.seat), FastDice(job.dice))
    return Reckoned(job.number, None if odds is None else _plain(odds))


def _view(g: Game, position: str, seat: int | None) -> View:
    """What the seat knows: all that a bot or the odds get to see."""
    world = g.read(position)
    if seat is not None and not 0 <= seat < world.seats:
        raise BadInput(f"seat {seat}: the position has seats 0 to {world.seats - 1}")
    return g.mask(world, seat)


def _plain(odds: Odds) -> Likely:
    cases = [Line(c.key, c.fields, int(c.ways), int(c.of)) for c in odds.cases]
    return Likely(odds.title, cases, [Remark(n.key, n.fields) for n in odds.notes], odds.exact)


# -- the process ----------------------------------------------------------------------------------------------------


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the server decides when to end
    for name in names():
        game(name)  # imported now, so that no job has to wait for it
    out = own_stdout()
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    step_back()
    say(out, READY)
    while True:
        say(out, msgspec.json.encode(answer(jobs.get())) + b"\n")


def _listen(lines: BinaryIO, jobs: queue.SimpleQueue[bytes]) -> None:
    """A thread of its own, so that the end of stdin is noticed while a bot thinks."""
    for line in lines:
        jobs.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
