"""Traders of Carthage: the drawer's one face to the outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Odds
from cothon.core.options import Options, Value
from cothon.core.piles import weights
from cothon.core.result import Refusal, Result
from cothon.core.view import State, View
from cothon.games import copies
from cothon.games.traders import notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.traders.actions import ACTIONS, ASKS, DRAWS
from cothon.games.traders.events import STORY
from cothon.games.traders.options import DECLARED, SEATS
from cothon.games.traders.pieces import TABLES
from cothon.games.traders.state import TradersState
from cothon.games.traders.view import TradersView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


VERSIONS: Final = (1,)


class Traders(Game):
    def __init__(self, version: int) -> None:
        facts = Facts("traders", TABLES["title"], TABLES["designers"], version, "T", turn="T3.1", end="T13.2")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> State:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options.seats, str(options["mode"]))

    def legal_into(self, v: View, buf: Arr) -> i64:
        return rules.options_into(cast(TradersView, v), buf)

    def refuse(self, v: View, action: int) -> Refusal:
        return why.refuse(cast(TradersView, v), action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return weights(cast(TradersState, s).draw)

    def weight(self, s: State) -> i64:
        return cast(TradersState, s).draw_n

    def pick(self, s: State, r: i64) -> i64:
        draw = cast(TradersState, s).draw
        f: i64 = 0
        while r >= draw[f]:
            r -= draw[f]
            f += 1
        return f

    def apply(self, s: State, a: i64, tell: Teller | None = None) -> None:
        rules.apply(cast(TradersState, s), a, tell)

    def mask(self, v: View, seat: int | None) -> View:
        return view.mask(cast(TradersView, v), view.viewer_of(seat))

    def fill(self, v: View, dice: Dice) -> State:
        return worlds.fill(cast(TradersView, v), dice)

    def result(self, v: View) -> Result:
        return scoring.result(cast(TradersView, v))

    def show(self, v: View) -> dict[str, object]:
        return show.show(cast(TradersView, v))

    def write(self, s: State) -> str:
        return notation.write(cast(TradersState, s))

    def read(self, text: str) -> State:
        return notation.read(text, self.options_from)

    def odds(self, v: View, dice: Dice) -> Odds | None:
        return odds.odds(cast(TradersView, v))


GAMES: Final = {version: Traders(version) for version in VERSIONS}
copies.declare(GAMES[1], TradersView, TradersState)
