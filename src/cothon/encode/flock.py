"""Many games of one kind, side by side: what a batched environment does in compiled code.

A row is a game; when it is over the next one begins in the same row. What each row's actor sees and may do is written
as bytes, a row after the other, and handed over all at once. Chance comes from dice given for each row, so a row plays
out the same whatever happens in the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from cothon.core.arr import new_arr
from cothon.core.dice import Dice
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.result import Result
from cothon.core.view import State, View
from cothon.encode.encoder import Encoder
from cothon.encode.sheet import Sheet

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.encode.sheet import Cells


@final
class Flock:
    """skip     answers without a choice are given by the flock itself
    states   the games, by row
    ended    rows whose game was over in the latest step
    results  of those games
    """

    def __init__(self, game: Game, options: Options, encoder: Encoder, dice: Sequence[Dice], skip: bool) -> None:
        self.game = game
        self.options = options
        self.encoder = encoder
        self.skip = skip
        self.seats: i64 = options.seats
        self.actions: i64 = len(game.actions)
        self.number: i64 = len(dice)
        self.dice: list[Dice] = list(dice)
        self.first: State = game.start(options)
        self.states: list[State] = [self.first.clone() for _ in dice]
        self.ended: list[int] = []
        self.results: list[Result] = []
        self._buffer: Arr = new_arr(len(game.actions))
        self._counts: Arr = new_arr(len(dice))
        self._ids: Arr = new_arr(len(dice) * len(game.actions))
        self._sheet: Sheet = encoder.sheet(len(dice))
        encoder.settle(game.mask(self.first, 0), 0, self._sheet)
        self._offered: BytesWriter = BytesWriter()
        self._blank: bytes = bytes(len(game.actions))
        self._actors: BytesWriter = BytesWriter()

    def reset(self) -> None:
        """Begin a new game in every row."""
        self.ended = []
        self.results = []
        self._offered.truncate(0)
        self._actors.truncate(0)
        for i in range(self.number):
            self.states[i] = self.first.clone()
            self._go_on(i)
            self._tell(i)

    def take_over(self, states: list[State]) -> None:
        """Go on with these games as they stand: a seat has to decide in each."""
        self.ended = []
        self.results = []
        self._offered.truncate(0)
        self._actors.truncate(0)
        for i in range(self.number):
            self.states[i] = states[i]
            self._tell(i)

    def wrong(self, actions: list[int]) -> int:
        """The first row whose action is not among those offered, or -1."""
        n = self.actions
        for i in range(self.number):
            a: i64 = actions[i]
            if a < 0 or a >= n or self._offered[i * n + a] == 0:
                return int(i)
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out one action in every row; the caller has made sure with `wrong` that all are legal."""
        self.ended = []
        self.results = []
        self._offered.truncate(0)
        self._actors.truncate(0)
        game = self.game
        for i in range(self.number):
            game.apply(self.states[i], actions[i])
            if not self._go_on(i):
                self.ended.append(int(i))
                self.results.append(game.result(self.states[i]))
                self.states[i] = self.first.clone()
                self._go_on(i)
            self._tell(i)

    def _go_on(self, i: i64) -> bool:
        """Make draws, and answers without a choice, until a seat has to decide; False if the game is over."""
        game = self.game
        s = self.states[i]
        v: View = s
        dice = self.dice[i]
        buf = self._buffer
        while True:
            if v.actor == -1:
                game.roll(s, dice)
            if v.actor < 0:
                return False
            if not self.skip or game.legal_into(v, buf) > 1:
                return True
            game.apply(s, buf[0])

    def _tell(self, i: i64) -> None:
        """Write what the actor of a row sees and may do."""
        game = self.game
        v: View = self.states[i]
        me = v.actor
        encoder = self.encoder
        seen = encoder.look(game, v, me)
        encoder.add_for(seen, me, self._sheet)
        self._actors.append(u8(me))
        out = self._offered
        at: i64 = len(out)
        out.write(self._blank)
        buf = self._buffer
        n = game.legal_into(seen, buf)
        self._counts[i] = n
        ids = self._ids
        for k in range(n):
            out[at + buf[k]] = u8(1)
            ids[at + k] = buf[k]

    def sample(self, dice: Dice) -> list[int]:
        """A legal action for each row, all equally likely."""
        n = self.actions
        picked: list[int] = []
        for i in range(self.number):
            first = i * n
            picked.append(int(self._ids[first + dice.below(self._counts[i])]))
        return picked

    def observations(self) -> Cells:
        """What the actors see, unscaled: a row of `encoder.size` bytes for each game. Can be taken once."""
        return self._sheet.take()

    def masks(self) -> bytes:
        """What is offered: a row of bytes for each game, 1 at each legal id."""
        return self._offered.getvalue()

    def actors(self) -> bytes:
        """The seat that has to decide in each row."""
        return self._actors.getvalue()
