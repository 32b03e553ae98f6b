"""The menu of `cothon play`: which game, against whom. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from cothon.bots import BOTS
from cothon.cli import places, seating
from cothon.cli.face import Face
from cothon.cli.session import decisions
from cothon.cli.words import listed
from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.games import game as find_game
from cothon.games import names
from cothon.play import files
from cothon.play.record import Record

MOST_TRIED = 20
T = TypeVar("T")


class Choice(NamedTuple):
    """Either a saved game to go on with, or a new one with its seats."""

    game: str
    seats: list[str]
    resume: Path | None = None


def choose(face: Face, seats: Sequence[str] | None) -> Choice:
    """Ask; EOFError when the keyboard ends."""
    games = [find_game(name) for name in names()]
    last = unfinished()
    face.title("Cothon: harbour-trading board games")
    rows = [(str(i), f"{g.facts.title} ({g.facts.name}), {span(g)} players") for i, g in enumerate(games, start=1)]
    if last is not None:
        rows.append(("r", f"go on with {_about(last[1])}"))
    face.pairs(rows)
    game = _pick(face, "Game [1]: ", lambda said: _game(said or "1", games, last is not None))
    if game is None:
        assert last is not None
        return Choice("", [], last[0])
    return Choice(game.facts.name, list(seats) if seats else _seats(face, game))


def _seats(face: Face, game: Game) -> list[str]:
    counts = [n - 1 for n in game.seats_allowed({})]
    usual = seating.usual_seats(game, {}) - 1
    allowed = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
    others = _pick(face, f"Opponents, {allowed} [{usual}]: ", lambda said: _number(said or str(usual), counts))
    bots = list(BOTS)
    usual_bot = seating.USUAL_BOT
    bot = _pick(face, f"Which bot, {', '.join(bots)} [{usual_bot}]: ", lambda said: _bot(said or usual_bot, bots))
    return seating.usual_words(others + 1, bot)


def _pick(face: Face, prompt: str, read: Callable[[str], T]) -> T:
    while True:
        try:
            return read(face.ask(prompt))
        except ValueError as e:
            face.warn(str(e))


def _game(said: str, games: Sequence[Game], resumable: bool) -> Game | None:
    if resumable and said.lower() == "r":
        return None
    for i, game in enumerate(games, start=1):
        if said in (str(i), game.facts.name):
            return game
    raise ValueError(f"type a number from 1 to {len(games)}" + (", or r" if resumable else ""))


def _number(said: str, allowed: Sequence[int]) -> int:
    for n in allowed:
        if said == str(n):
            return n
    raise ValueError(f"type {', '.join(map(str, allowed))}")


def _bot(said: str, bots: Sequence[str]) -> str:
    begins = [b for b in bots if b.startswith(said.lower())]
    if len(begins) != 1:
        raise ValueError(f"type one of {', '.join(bots)}")
    return begins[0]


def span(game: Game) -> str:
    """`2-4`: how many may play."""
    allowed = list(game.seats_allowed({}))
    if len(allowed) > 1 and allowed == list(range(allowed[0], allowed[-1] + 1)):
        return f"{allowed[0]}-{allowed[-1]}"
    return ", ".join(map(str, allowed))


def unfinished() -> tuple[Path, Record] | None:
    """The newest saved game that can go on."""
    for path in places.newest()[:MOST_TRIED]:
        try:
            record = files.load(path)
        except CothonError:
            continue
        if record.outcome is None and record.seed is not None:
            return path, record
    return None


def _about(record: Record) -> str:
    who = listed([s.name for s in record.seats])
    return f"the unfinished game of {record.game.facts.name} ({who}), {decisions(record)} decisions so far"
