"""Mooring Posts: the one face of the folder to the outside. It says which file does what, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.options import Options, Value
from cothon.core.piles import weights
from cothon.core.result import Refusal, Result
from cothon.core.view import SPECTATOR
from cothon.games import copies
from cothon.games.mooring import notation, rules, scoring, show, start, view, why, worlds
from cothon.games.mooring.events import STORY
from cothon.games.mooring.made.course import options_into
from cothon.games.mooring.made.state import MooringState
from cothon.games.mooring.made.view import MooringView
from cothon.games.mooring.options import DECLARED, SEATS
from cothon.games.mooring.questions import ACTIONS, ASKS, DRAWS

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.mooring.shown import MooringShown

VERSIONS: Final = (1,)  # of the rules; a version that was played stays for ever


class Mooring(Game[MooringView, MooringState]):
    def __init__(self, version: int) -> None:
        facts = Facts("mooring", "Mooring Posts", ["the Cothon contributors"], version, "M", turn="M3.1", end="M5.1")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> MooringState:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest()

    def legal_into(self, v: MooringView, buf: Arr) -> i64:
        return options_into(v, buf)

    def refuse(self, v: MooringView, action: int) -> Refusal:
        return why.refuse(v, action)

    def chance(self, s: MooringState) -> list[tuple[int, int]]:
        return weights(s.pile)

    def apply(self, s: MooringState, a: i64, tell: Teller | None = None) -> None:
        rules.apply(s, a, tell)

    def mask(self, v: MooringView, seat: int | None) -> MooringView:
        return view.mask(v, SPECTATOR if seat is None else seat)

    def fill(self, v: MooringView, dice: Dice) -> MooringState:
        return worlds.fill(v, dice)

    def sees(self, v: MooringView, seat: int | None) -> bool:
        """A crate that is drawn is known to the player who gets it (M6.1)."""
        return not self.asks[v.ask].secret or seat == v.turn

    def result(self, v: MooringView) -> Result:
        return scoring.result(v)

    def show(self, v: MooringView) -> MooringShown:
        return show.show(v)

    def write(self, s: MooringState) -> str:
        return notation.write(s)

    def read(self, text: str) -> MooringState:
        return notation.read(text, self.options_from)


GAMES: Final = {version: Mooring(version) for version in VERSIONS}
copies.declare(GAMES[1], MooringView, MooringState)
