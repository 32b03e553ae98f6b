"""Who sits at the table and with which options: from words on the command line to seats of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from cothon.bots import BOTS, bots_of, is_bot
from cothon.bots.outside import EXEC, MARK, OutsideBot
from cothon.core.errors import BadOption
from cothon.core.game import Game
from cothon.core.options import Options, Value, parse
from cothon.games import versions
from cothon.locales import YOU
from cothon.play.record import Seat

HUMAN = "human"
USUAL_BOT = "level-3"
USUAL_SEATS = 3
Rules = Annotated[
    int | None, typer.Option("--rules", metavar="N", help="Version of the rules. Default: the newest one.")
]
"""The version of the rules, wherever a game is named on the command line."""
CALLED = ("Hanno", "Dido", "Mago", "Arishat", "Himilco")  # how bots are called, after people of Carthage


def of_older_rules(game: Game) -> bool:
    """Whether there are newer rules of this game, which people should be told."""
    return game.facts.version != versions(game.facts.name)[-1]


def read_options(game: Game, words: Sequence[str], seats: int | None) -> Options:
    """Options from `name=value` words and a number of seats; a `seats=3` among the words counts, too."""
    said, given = parse(" ".join(words))
    if said is not None and seats is not None and said != seats:
        raise BadOption(f"seats={said}, but {seats} seats are taken")
    return game.options(usual_seats(game, given) if seats is None and said is None else seats or said, given)


def usual_seats(game: Game, given: dict[str, Value]) -> int:
    allowed = game.seats_allowed(given)
    return USUAL_SEATS if USUAL_SEATS in allowed else allowed[0]


def usual_words(seats: int, bot: str = USUAL_BOT) -> list[str]:
    """You and bots."""
    return ["you", *[bot] * (seats - 1)]


def check_bots(words: Sequence[str], game: str) -> None:
    """BadOption if one of the bots cannot play this game."""
    for word in words:
        if word in BOTS and not is_bot(word, game):
            there = ", ".join(bots_of(game))
            raise BadOption(f"--seats: {word} plays by a network, and {game} has none; there are {there}")


def start_programs(words: Sequence[str]) -> dict[int, OutsideBot]:
    """The bots by seat that are programs, started and ready; if one is not, none is left running."""
    found: dict[int, OutsideBot] = {}
    try:
        for seat, word in enumerate(words):
            if word.startswith(MARK):
                found[seat] = OutsideBot(word)
                found[seat].hello()
    except BaseException:
        end_programs(found)
        raise
    return found


def end_programs(programs: Mapping[int, OutsideBot]) -> None:
    for program in programs.values():
        program.close()


def read_seats(words: Sequence[str], programs: Mapping[int, OutsideBot] | None = None) -> list[Seat]:
    """Seats from words: the name of a bot, `you`, or the name of a person. Names are made unique."""
    started = programs or {}
    names = [YOU if w.lower() == "you" else w for w in words if w not in BOTS]
    spare = [n for n in CALLED if n not in names]
    seats: list[Seat] = []
    for i, word in enumerate(words):
        if i in started:
            kind, name = EXEC, started[i].called
        elif word in BOTS:
            kind, name = word, spare.pop(0) if spare else word
        else:
            kind, name = HUMAN, YOU if word.lower() == "you" else word
        seats.append(Seat(kind, _unique(name, [s.name for s in seats])))
    return seats


def split(words: str) -> list[str]:
    """`you,level-3, Ada` as its parts."""
    parts = [p.strip() for p in words.split(",")]
    if not all(parts):
        raise BadOption(f"--seats {words!r}: a seat between the commas is empty")
    return parts


def _unique(name: str, taken: Sequence[str]) -> str:
    number = 2
    tried = name
    while tried in taken:
        tried = f"{name} {number}"
        number += 1
    return tried
