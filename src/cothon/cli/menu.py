"""The menu of `cothon play`: which game, against whom. Enter takes what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from cothon.bots import bots_of
from cothon.bots.levels import TITLES, levels_of
from cothon.cli import places, seating
from cothon.cli.face import Face
from cothon.cli.session import decisions
from cothon.core.errors import CothonError
from cothon.core.game import Game
from cothon.games import game as find_game
from cothon.games import names
from cothon.locales import Voice, people_of
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
    say = face.voice.say
    face.title(say("menu-title"))
    rows = [
        (str(i), say("menu-game", title=g.facts.title, name=g.facts.name, players=span(g)))
        for i, g in enumerate(games, start=1)
    ]
    if last is not None:
        rows.append(("r", _about(face.voice, last[1])))
    face.pairs(rows)
    game = _pick(face, say("menu-which-game"), lambda said: _game(face.voice, said or "1", games, last is not None))
    if game is None:
        assert last is not None
        return Choice("", [], last[0])
    return Choice(game.facts.name, list(seats) if seats else _seats(face, game))


def _seats(face: Face, game: Game) -> list[str]:
    counts = [n - 1 for n in game.seats_allowed({})]
    usual = seating.usual_seats(game, {}) - 1
    say = face.voice.say
    key = "menu-opponents" if len(counts) > 1 else "menu-opponents-one"
    asked = say(key, least=counts[0], most=counts[-1], usual=usual)
    others = _pick(face, asked, lambda said: _number(face.voice, said or str(usual), counts))
    name = game.facts.name
    levels = [kind.name for kind in levels_of(name)]
    rows = [(str(n), f"bot-{level}") for n, level in enumerate(levels, start=1)]
    face.pairs([(n, say("menu-level", title=say(key), how=say(f"{key}.how"))) for n, key in rows])
    usual_level = levels.index(seating.USUAL_BOT) + 1
    asked = say("menu-which-level", most=len(levels), usual=usual_level)
    chosen = _pick(face, asked, lambda said: _bot(face.voice, name, said or str(usual_level)))
    return seating.usual_words(others + 1, chosen)


def _pick(face: Face, prompt: str, read: Callable[[str], T]) -> T:
    while True:
        try:
            return read(face.ask(f"{prompt} "))
        except ValueError as e:
            face.warn(str(e))


def _game(voice: Voice, said: str, games: Sequence[Game], resumable: bool) -> Game | None:
    if resumable and said.lower() == "r":
        return None
    for i, game in enumerate(games, start=1):
        if said in (str(i), game.facts.name):
            return game
    raise ValueError(voice.say("menu-type-game-or-r" if resumable else "menu-type-game", most=len(games)))


def _number(voice: Voice, said: str, allowed: Sequence[int]) -> int:
    for n in allowed:
        if said == str(n):
            return n
    raise ValueError(voice.say("menu-type-number", numbers=", ".join(map(str, allowed))))


def _bot(voice: Voice, game: str, said: str) -> str:
    """A level by its number or the beginning of its title, or the name of any bot."""
    bots, levels = bots_of(game), levels_of(game)
    if said in bots:
        return said
    for number, (kind, title) in enumerate(zip(levels, TITLES, strict=False), start=1):
        titles = (title.lower(), voice.say(f"bot-level-{number}").lower())
        if said == str(number) or any(t.startswith(said.lower()) for t in titles):
            return kind.name
    raise ValueError(voice.say("menu-type-level", most=len(levels), bots=", ".join(bots)))


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


def _about(voice: Voice, record: Record) -> str:
    people = people_of(record.seats, None)
    said = {"game": record.game.facts.name, "names": voice.listed(voice.names(people))}
    return voice.say("menu-go-on", decisions=decisions(record), **said)
