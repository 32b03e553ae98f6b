"""Traders of Carthage: what the rest of the program sees of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.ahead import Sequel
from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Note, Odds
from cothon.core.options import Options, Value
from cothon.core.piles import weights
from cothon.core.result import Refusal, Result, Which
from cothon.games import copies
from cothon.games.traders import ahead, notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.traders.events import STORY
from cothon.games.traders.made.course import options_into
from cothon.games.traders.made.state import TradersState
from cothon.games.traders.made.view import TradersView
from cothon.games.traders.options import DECLARED, SEATS
from cothon.games.traders.pieces import TABLES
from cothon.games.traders.questions import ACTIONS, ASKS, DRAWS

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.traders.shown import TradersShown


VERSIONS: Final = (1, 2)


class Traders(Game[TradersView, TradersState]):
    def __init__(self, version: int) -> None:
        facts = Facts("traders", TABLES["title"], TABLES["designers"], version, "T", turn="T3.1", end="T13.2")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> TradersState:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options)

    def legal_into(self, v: TradersView, buf: Arr) -> i64:
        return options_into(v, buf)

    def refuse(self, v: TradersView, action: int) -> Refusal:
        return why.refuse(v, action)

    def which(self, v: TradersView, action: int) -> Which | None:
        return why.which(v, action)

    def chance(self, s: TradersState) -> list[tuple[int, int]]:
        return weights(s.draw)

    def weight(self, s: TradersState) -> i64:
        return s.draw_n

    def pick(self, s: TradersState, r: i64) -> i64:
        draw = s.draw
        f: i64 = 0
        while r >= draw[f]:
            r -= draw[f]
            f += 1
        return f

    def apply(self, s: TradersState, a: i64, tell: Teller | None = None) -> None:
        rules.apply(s, a, tell)

    def mask(self, v: TradersView, seat: int | None) -> TradersView:
        return view.mask(v, view.viewer_of(seat))

    def fill(self, v: TradersView, dice: Dice) -> TradersState:
        return worlds.fill(v, dice)

    def result(self, v: TradersView) -> Result:
        return scoring.result(v)

    def show(self, v: TradersView) -> TradersShown:
        return show.show(v)

    def write(self, s: TradersState) -> str:
        return notation.write(s)

    def read(self, text: str) -> TradersState:
        return notation.read(text, self.options_from)

    def odds(self, v: TradersView, dice: Dice) -> Odds | None:
        return odds.odds(v, dice)

    def sequel(self) -> Sequel:
        return ahead.SEQUEL

    def prospects(self, v: TradersView, told: Sequence[Mapping[str, object]]) -> list[Note]:
        return ahead.prospects(v, told)


GAMES: Final = {version: Traders(version) for version in VERSIONS}
copies.declare(GAMES[1], TradersView, TradersState)
