"""The menu of `cothon play`: which game, against whom. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from cothon.bots import BOTS
from cothon.bots.levels import LEVELS, TITLES, WAYS
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
    face.pairs([(str(n), f"{TITLES[n - 1]}: {WAYS[n - 1]}") for n in range(1, len(LEVELS) + 1)])
    usual_level = [kind.name for kind in LEVELS].index(seating.USUAL_BOT) + 1
    prompt = f"Level of the bots, 1 to {len(LEVELS)} [{usual_level}]: "
    return seating.usual_words(others + 1, _pick(face, prompt, lambda said: _bot(said or str(usual_level))))


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


def _bot(said: str) -> str:
    """A level by its number or the beginning of its title, or the name of any bot."""
    if said in BOTS:
        return said
    for number, (kind, title) in enumerate(zip(LEVELS, TITLES, strict=True), start=1):
        if said == str(number) or title.lower().startswith(said.lower()):
            return kind.name
    raise ValueError(f"type a number from 1 to {len(LEVELS)}, or the name of a bot: {', '.join(BOTS)}")


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
