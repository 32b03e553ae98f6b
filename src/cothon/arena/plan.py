"""The plan of an arena: what is played, by whom, how often and from which seed. The result follows from it alone."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from cothon import __version__
from cothon.bots import BOTS, Budget, bot, is_bot
from cothon.bots.bot import Bot
from cothon.bots.outside import ANSWER_S, MARK
from cothon.core.errors import BadInput, CothonError
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.games import game as find_game
from cothon.play.dice import FastDice

STREAM = "cothon arena 1"
"""Named in every seed: whoever changes how deals or dice are made changes this, and with it all results."""
MOST_GAMES = 100_000_000
MOST_SECONDS = 3600


class Plan(NamedTuple):
    """game        its name
    rules       the version of its rules
    options     its options with the seats, as one line
    line_up     names of bots, one for each seat; names may be repeated
    games       how many were asked for; whole deals are played
    seed        everything that is random follows from it
    iterations  how much bots may think about a decision; None: as each bot is used to
    records     the record of every game is kept
    version     of Cothon
    seconds     how long a bot that is a program may take for a decision
    """

    game: str
    rules: int
    options: str
    line_up: tuple[str, ...]
    games: int
    seed: int
    iterations: int | None
    records: bool
    version: str
    seconds: float = ANSWER_S

    @property
    def seats(self) -> int:
        return len(self.line_up)

    @property
    def bots(self) -> tuple[str, ...]:
        """The different names, in the order of the line-up."""
        return tuple(dict.fromkeys(self.line_up))

    @property
    def rotations(self) -> tuple[tuple[str, ...], ...]:
        return rotations(self.line_up)

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.rotations))

    @property
    def games_played(self) -> int:
        """The games of whole deals: `games`, or a few more."""
        return self.deals * len(self.rotations)

    @property
    def budget(self) -> Budget:
        return Budget(iterations=self.iterations)

    @property
    def programs(self) -> bool:
        """Whether bots take part that are processes of their own; what they do may depend on the machine."""
        return any(name.startswith(MARK) for name in self.line_up)

    def rulebook(self) -> Game:
        return find_game(self.game, self.rules)

    def chosen(self) -> Options:
        return self.rulebook().options_from(self.options)

    def text(self) -> str:
        return json.dumps({**self._asdict(), "line_up": list(self.line_up)}, indent=1, ensure_ascii=False) + "\n"


def make(
    game: Game,
    options: Options,
    line_up: Sequence[str],
    games: int,
    seed: int,
    iterations: int | None = None,
    records: bool = False,
    seconds: float = ANSWER_S,
) -> Plan:
    """A plan whose bots are there; BadInput says what is wrong."""
    if len(line_up) != options.seats:
        raise BadInput(f"{len(line_up)} bots for {options.seats} seats")
    if not 1 <= games <= MOST_GAMES:
        raise BadInput(f"{games} games: must be 1 to {MOST_GAMES}")
    if seed < 0 or (iterations is not None and iterations < 1):
        raise BadInput("a seed is a whole number from 0, a budget one from 1")
    if not 0 < seconds <= MOST_SECONDS:
        raise BadInput(f"{seconds:g} seconds for a decision: must be more than 0 and at most {MOST_SECONDS}")
    facts = game.facts
    for name in dict.fromkeys(line_up):
        dismiss(bot(name))
        if name in BOTS and not is_bot(name, facts.name):
            raise BadInput(f"{name} plays by a network, and {facts.name} has none")
    words = (facts.name, facts.version, options.whole(), tuple(line_up))
    return Plan(*words, games, seed, iterations, records, __version__, seconds)


def read(text: str) -> Plan:
    """A plan from its text; CothonError if it is none."""
    try:
        said: dict[str, Any] = json.loads(text)
        return Plan(**{**said, "line_up": tuple(said["line_up"])})
    except (ValueError, TypeError, KeyError) as e:
        raise CothonError(f"not the plan of an arena: {e}") from e


def differences(one: Plan, other: Plan) -> list[str]:
    """`seed 1, not 2`: what two plans differ in, in words."""
    mine, theirs = one._asdict(), other._asdict()
    return [f"{name} {_spell(mine[name])}, not {_spell(theirs[name])}" for name in mine if mine[name] != theirs[name]]


def _spell(value: object) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def rotations(line_up: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Who sits where, for each different way to turn the line-up round the table; the first one is as given."""
    turned = [line_up[r:] + line_up[:r] for r in range(len(line_up))]
    return tuple(dict.fromkeys(turned))


def seed_of_deal(plan: Plan, deal: int) -> bytes:
    """The seed of the draws of a deal: 32 bytes, the same in all its rotations."""
    return _hashed(plan.seed, deal, "draws")


def dice_of_seat(plan: Plan, deal: int, rotation: int, seat: int, name: str) -> FastDice:
    """What a bot throws has nothing to do with the draws, nor with what it threw in another game."""
    return FastDice(int.from_bytes(_hashed(plan.seed, deal, rotation, seat, name)[:12], "big"))


def _hashed(*parts: object) -> bytes:
    return hashlib.sha256(json.dumps([STREAM, *parts]).encode()).digest()


def dismiss(player: Bot) -> None:
    """A bot that holds something (a program of its own, for example) lets go of it."""
    close = getattr(player, "close", None)
    if close is not None:
        with suppress(Exception):  # the game is over: what fails now changes nothing
            close()
