"""A game at this terminal, without the terminal: the match, who plays it, and its record on disk."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from cothon.bots import STAND_IN, Bot, BotFault, Budget, bot, is_bot
from cothon.bots.outside import EXEC, OutsideBot
from cothon.cli.seating import HUMAN
from cothon.core.errors import BadInput, CothonError
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.locales import explained
from cothon.play import files
from cothon.play.dice import FastDice
from cothon.play.fairness import SEED_BYTES, new_seed
from cothon.play.match import Match
from cothon.play.record import Done, Record, Seat
from cothon.play.verify import replay

THINKING = Budget(milliseconds=1000)
COUNTED = Budget()
"""Each bot's own number of iterations and no clock, so that the same seed gives the same game on every machine."""
ENTROPY_BYTES = 16


def _seed_of_dice(own: bytes) -> int:
    return int.from_bytes(hashlib.sha256(b"cothon bots\0" + own).digest()[:12], "big")


class Session:
    """Every action of anybody goes through here and is on disk before the next one.

    file     where the record is kept
    trouble  why the last saving failed; "" when it did not
    shield   keeps Ctrl-C away while an action is done and saved
    verdicts bots that are played for from now on, and why, until it was told: (why, seat); no why: it is not here
    """

    def __init__(
        self, match: Match, file: Path, luck: bytes | None = None, programs: Mapping[int, Bot] | None = None
    ) -> None:
        self.match = match
        self.file = file
        self.trouble = ""
        self.verdicts: list[tuple[str, int]] = []
        self.shield: Callable[[], AbstractContextManager[None]] = nullcontext
        self._written = {file}
        own = luck or secrets.token_bytes(ENTROPY_BYTES)  # what bots throw has nothing to do with the shuffle
        self._dice = [FastDice(_seed_of_dice(own + bytes([i]))) for i in range(len(match.seats))]
        self._budget = THINKING if luck is None else COUNTED
        # One for the whole game: those that search keep what they have found.
        self._bots: dict[int, Bot] = dict(programs or {})
        self._told = [0] * len(match.seats)  # versions up to which bots that listen have been told what happened
        for i, seat in enumerate(match.seats):
            if i in self._bots:
                self._bots[i].begin(match.game, match.options, i)
            elif seat.kind == EXEC:  # a record does not say which program: nothing in it may be run
                self._play_for(i, "")
            elif is_bot(seat.kind, match.game.facts.name):
                self._bots[i] = bot(seat.kind)
            elif seat.kind != HUMAN:
                self._play_for(i, "")

    # -- beginning --------------------------------------------------------------------------------------------------

    @classmethod
    def begin(
        cls,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        file: Path,
        seed: bytes | None,
        programs: Mapping[int, Bot] | None = None,
    ) -> Session:
        """A new game. A given seed makes everything repeatable: no entropy is added, and bots throw by it."""
        if file.exists():
            raise BadInput(f"{file} is there already: choose another name, or go on with it by --resume")
        if seed is None:
            entropy = [secrets.token_bytes(ENTROPY_BYTES) if s.kind == HUMAN else b"" for s in seats]
            session = cls(Match(game, options, seats, new_seed(), entropy), file, programs=programs)
        else:
            session = cls(Match(game, options, seats, seed), file, seed, programs)
        session.keep()
        return session

    @classmethod
    def resume(cls, file: Path) -> Session:
        """A saved game, checked entry by entry."""
        record = files.load(file)
        if record.outcome is None and record.seed is None:
            raise BadInput(f"{file}: this record has no seed, so it can be read and checked, but not played on")
        return cls(replay(record), file)

    # -- who --------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def names(self) -> list[str]:
        return [s.name for s in self.match.seats]

    @property
    def humans(self) -> list[int]:
        return [i for i in range(len(self.match.seats)) if i not in self._bots]

    def waits_for_bot(self) -> bool:
        return self.match.actor in self._bots

    # -- acting -----------------------------------------------------------------------------------------------------

    def do(self, seat: int, actions: Sequence[int]) -> None:
        """One answer, or several that make up a payment."""
        with self.shield():
            if len(actions) == 1:
                self.match.submit(seat, actions[0], self.match.version)
            else:
                self.match.burst(seat, actions, self.match.version)
            self.keep()

    def take_back(self, seat: int) -> None:
        with self.shield():
            self.match.take_back(seat, self.match.version)
            self.keep()

    def let_bot_act(self) -> None:
        """The bot that is asked answers. One that cannot any more is played for from now on: `verdicts` say why."""
        seat = self.match.actor
        assert seat is not None
        try:
            self._tell(seat)
            answer = self._bots[seat].choose(self.game, self.match.view(seat), self._budget, self._dice[seat])
        except BotFault as e:
            self._play_for(seat, f"{explained(e)}.")
            return
        self.do(seat, [answer])

    def close(self) -> None:
        """Programs that play are told the end, if it has come, and leave."""
        for seat, player in self._bots.items():
            if isinstance(player, OutsideBot):
                if self.match.over:
                    self._tell(seat)
                    player.finish(self.match.result())
                player.close()

    def _tell(self, seat: int) -> None:
        """What happened since, as its seat may know it, to a bot that wants to hear it."""
        if self._bots[seat].listens:
            self._bots[seat].tell([event for _, event in self.match.events(seat, self._told[seat])])
            self._told[seat] = self.match.version

    def _play_for(self, seat: int, why: str) -> None:
        before = self._bots.get(seat)
        if isinstance(before, OutsideBot):
            before.close()
        self._bots[seat] = bot(STAND_IN)
        self.verdicts.append((why, seat))

    # -- the record -------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the record; a failure is kept in `trouble` and the game goes on."""
        try:
            files.save(self.file, self.match.record())
            self.trouble = ""
        except CothonError as e:
            self.trouble = str(e)

    def save_as(self, file: Path) -> None:
        """A copy of the record as it is now; other people's files are not overwritten."""
        if file.exists() and file not in self._written:
            raise BadInput(f"{file} is there already: choose another name")
        files.save(file, self.match.record())
        self._written.add(file)


def read_seed(text: str) -> bytes:
    """A seed from up to 64 hex digits; shorter ones are filled up with zeros in front."""
    digits = 2 * SEED_BYTES
    try:
        return bytes.fromhex(text.rjust(digits, "0")) if 0 < len(text) <= digits else _no_seed(text)
    except ValueError:
        return _no_seed(text)


def _no_seed(text: str) -> bytes:
    raise BadInput(f"--seed {text!r}: must be 1 to {2 * SEED_BYTES} hex digits")


def decisions(record: Record) -> int:
    return sum(isinstance(e, Done) for e in record.entries)
