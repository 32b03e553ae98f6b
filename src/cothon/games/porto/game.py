"""Porto Carthago: the drawer's one face to the outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Odds
from cothon.core.options import Options, Value
from cothon.core.result import Refusal, Result
from cothon.core.view import State, View
from cothon.games import copies
from cothon.games.porto import chance, notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.porto.actions import ACTIONS, ASKS, DRAWS, PEEK, SORT
from cothon.games.porto.events import STORY
from cothon.games.porto.options import DECLARED, SEATS
from cothon.games.porto.pieces import DESIGNERS, TITLE
from cothon.games.porto.state import PortoState
from cothon.games.porto.view import PortoView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


VERSIONS: Final = (1,)


class Porto(Game):
    def __init__(self, version: int) -> None:
        facts = Facts("porto", TITLE, DESIGNERS, version, "P", turn="P8.1", end="P15.1")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> State:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options.seats)

    def legal_into(self, v: View, buf: Arr) -> i64:
        return rules.options_into(cast(PortoView, v), buf)

    def refuse(self, v: View, action: int) -> Refusal:
        return why.refuse(cast(PortoView, v), action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return chance.outcomes(cast(PortoState, s))

    def weight(self, s: State) -> i64:
        return chance.weight(cast(PortoState, s))

    def pick(self, s: State, r: i64) -> i64:
        return chance.pick(cast(PortoState, s), r)

    def apply(self, s: State, a: i64, tell: Teller | None = None) -> None:
        rules.apply(cast(PortoState, s), a, tell)

    def mask(self, v: View, seat: int | None) -> View:
        return view.mask(cast(PortoView, v), view.viewer_of(seat))

    def fill(self, v: View, dice: Dice) -> State:
        return worlds.fill(cast(PortoView, v), dice)

    def sees(self, v: View, seat: int | None) -> bool:
        """Cards under `look` and their sorting are for the user alone (PK4)."""
        if v.ask != PEEK and v.ask != SORT:
            return True
        return seat is not None and seat == cast(PortoView, v).turn

    def result(self, v: View) -> Result:
        return scoring.result(cast(PortoView, v))

    def show(self, v: View) -> dict[str, object]:
        return show.show(cast(PortoView, v))

    def write(self, s: State) -> str:
        return notation.write(cast(PortoState, s))

    def read(self, text: str) -> State:
        return notation.read(text, self.options_from)

    def odds(self, v: View, dice: Dice) -> Odds | None:
        return odds.odds(cast(PortoView, v))


GAMES: Final = {version: Porto(version) for version in VERSIONS}
copies.declare(GAMES[1], PortoView, PortoState)
