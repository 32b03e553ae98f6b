"""A network as instinct: its policy gives the figures of options, its value the chances.

It looks through the eyes of the seat that is asked: what that seat may know goes into the array, and nothing else,
also in a world that a search imagines. What is certain by the rules it takes from the instinct of the game.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from cothon import encode
from cothon.bots.instinct import BEATEN, Instinct
from cothon.bots.network import Forward, Network
from cothon.core.arr import new_arr
from cothon.core.game import Game
from cothon.core.view import View
from cothon.encode.encoder import Encoder
from cothon.encode.layout import Layout
from cothon.encode.sheet import Sheet, after

if TYPE_CHECKING:
    from cothon.core.arr import Arr, Floats


@final
class LearnedInstinct(Instinct):
    """own  the instinct of the game, for what is certain"""

    def __init__(
        self, game: Game, layout: Layout, network: Network, policy_scale: float, value_scale: float, own: Instinct
    ) -> None:
        super().__init__("learned", ())
        self.game = game
        self.own = own
        self._layout = layout
        self._policy_scale = policy_scale
        self._value_scale = value_scale
        self._forward = Forward(network)
        self._buf: Arr = new_arr(len(game.actions))
        self._sit(layout.seats[0])

    def _sit(self, seats: int) -> None:
        """Be ready for games with so many seats. Encoders have scratch, so everybody has his own."""
        layout = self._layout
        self._seats: i64 = seats
        self._encoder: Encoder = encode.encoder(layout.game, seats)
        self._sheet: Sheet = self._encoder.sheet(1)
        self._places: Arr = layout.places[layout.number(seats)]
        self._telling: i64 = layout.telling(seats)

    # -- what the network says -----------------------------------------------------------------------------------------

    def look(self, v: View) -> None:
        """Run the network on what the seat that is asked may know."""
        if v.seats != self._seats:
            self._sit(int(v.seats))
        me = v.actor
        eyes, sheet = self._encoder, self._sheet
        eyes.add_for(eyes.look(self.game, v, me), me, sheet)
        self._forward.read(sheet.take(), sheet.width, self._places, self._telling)

    def best(self, v: View) -> int:
        """The legal action that the policy thinks most of; of equals the one with the lowest id."""
        buf = self._buf
        n = self.game.legal_into(v, buf)
        if n == 1:
            return int(buf[0])
        self.look(v)
        forward = self._forward
        best = buf[0]
        top = forward.policy(best)
        for i in range(1, n):
            x = forward.policy(buf[i])
            if x > top:
                best = buf[i]
                top = x
        return int(best)

    def sums(self, v: View) -> tuple[list[int], list[int]]:
        """All that comes out, in whole numbers: for each action, and for each seat from the one that is asked on."""
        self.look(v)
        forward = self._forward
        policy = [int(forward.policy(a)) for a in range(self._layout.actions)]
        return policy, [int(forward.value(i)) for i in range(v.seats)]

    # -- what a search asks --------------------------------------------------------------------------------------------

    def rate(self, v: View, buf: Arr, n: i64, out: Floats) -> None:
        self.look(v)
        self._rated(buf, n, out)

    def chances(self, v: View, out: Floats) -> None:
        self.look(v)
        self._judged(v, out)

    def appraise(self, v: View, buf: Arr, n: i64, figures: Floats, chances: Floats) -> None:
        self.look(v)
        self._rated(buf, n, figures)
        self._judged(v, chances)

    def at_once(self) -> bool:
        return True

    def calm(self, v: View) -> bool:
        """It judges where there is a choice."""
        return self.game.legal_into(v, self._buf) > 1

    def beaten(self, v: View, seat: i64) -> bool:
        return self.own.beaten(v, seat)

    def matters(self, v: View) -> bool:
        return self.own.matters(v)

    def closing(self, v: View) -> bool:
        return self.own.closing(v)

    def progress(self, v: View) -> float:
        return self.own.progress(v)

    def describe(self, v: View, seat: i64, out: Floats) -> None:
        """No features."""

    def _rated(self, buf: Arr, n: i64, out: Floats) -> None:
        forward, scale = self._forward, self._policy_scale
        for i in range(n):
            out[i] = float(forward.policy(buf[i])) * scale

    def _judged(self, v: View, out: Floats) -> None:
        """Shares of the victory: the softmax over the seats that play and are not beaten."""
        forward, scale, own = self._forward, self._value_scale, self.own
        n = v.seats
        top = BEATEN
        for p in range(n):
            out[p] = BEATEN if own.beaten(v, p) else float(forward.value(after(v.actor, p, n))) * scale
            if out[p] > top:
                top = out[p]
        total = 0.0
        for p in range(n):
            x = exp(out[p] - top)
            out[p] = x
            total += x
        for p in range(n):
            out[p] = out[p] / total
