"""Porto Carthago: what the rest of the program sees of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Note, Odds
from cothon.core.options import Options, Value
from cothon.core.result import Refusal, Result, Which
from cothon.games import copies
from cothon.games.porto import ahead, chance, notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.porto.events import STORY
from cothon.games.porto.made.course import options_into
from cothon.games.porto.made.ids import ASK_PEEK, ASK_SORT
from cothon.games.porto.made.state import PortoState
from cothon.games.porto.made.view import PortoView
from cothon.games.porto.options import DECLARED, SEATS
from cothon.games.porto.pieces import DESIGNERS, TITLE
from cothon.games.porto.questions import ACTIONS, ASKS, DRAWS

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.porto.shown import PortoShown


VERSIONS: Final = (1, 2)


class Porto(Game[PortoView, PortoState]):
    def __init__(self, version: int) -> None:
        facts = Facts("porto", TITLE, DESIGNERS, version, "P", turn="P8.1", end="P15.1")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> PortoState:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options.seats)

    def legal_into(self, v: PortoView, buf: Arr) -> i64:
        return options_into(v, buf)

    def richest(self, v: PortoView) -> PortoView:
        return view.richest(v)

    def refuse(self, v: PortoView, action: int) -> Refusal:
        return why.refuse(v, action)

    def which(self, v: PortoView, action: int) -> Which | None:
        return why.which(v, action)

    def chance(self, s: PortoState) -> list[tuple[int, int]]:
        return chance.outcomes(s)

    def weight(self, s: PortoState) -> i64:
        return chance.weight(s)

    def pick(self, s: PortoState, r: i64) -> i64:
        return chance.pick(s, r)

    def apply(self, s: PortoState, a: i64, tell: Teller | None = None) -> None:
        rules.apply(s, a, tell)

    def mask(self, v: PortoView, seat: int | None) -> PortoView:
        return view.mask(v, view.viewer_of(seat))

    def fill(self, v: PortoView, dice: Dice) -> PortoState:
        return worlds.fill(v, dice)

    def sees(self, v: PortoView, seat: int | None) -> bool:
        """Cards under `look` and their sorting are for the user alone (PK4)."""
        if v.ask != ASK_PEEK and v.ask != ASK_SORT:
            return True
        return seat is not None and seat == v.turn

    def result(self, v: PortoView) -> Result:
        return scoring.result(v)

    def show(self, v: PortoView) -> PortoShown:
        return show.show(v)

    def write(self, s: PortoState) -> str:
        return notation.write(s)

    def read(self, text: str) -> PortoState:
        return notation.read(text, self.options_from)

    def odds(self, v: PortoView, dice: Dice) -> Odds | None:
        return odds.odds(v)

    def prospects(self, v: PortoView, told: Sequence[Mapping[str, object]]) -> list[Note]:
        return ahead.prospects(v, told)


GAMES: Final = {version: Porto(version) for version in VERSIONS}
copies.declare(GAMES[1], PortoView, PortoState)
