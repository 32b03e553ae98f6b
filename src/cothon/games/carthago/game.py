"""Carthago: what the rest of the program sees of its folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Note, Odds
from cothon.core.options import Options, Value
from cothon.core.result import Refusal, Result
from cothon.games import copies
from cothon.games.carthago import ahead, chance, notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.carthago.events import STORY
from cothon.games.carthago.made.course import options_into
from cothon.games.carthago.made.state import CarthagoState
from cothon.games.carthago.made.view import CarthagoView
from cothon.games.carthago.options import DECLARED, SEATS
from cothon.games.carthago.pieces import TABLES
from cothon.games.carthago.questions import ACTIONS, ASKS, DRAWS

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.carthago.shown import CarthagoShown


VERSIONS: Final = (1, 2)


class Carthago(Game[CarthagoView, CarthagoState]):
    def __init__(self, version: int) -> None:
        facts = Facts("carthago", TABLES["title"], TABLES["designers"], version, "C", turn="C3.1", end="C13.1")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> CarthagoState:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options.seats)

    def legal_into(self, v: CarthagoView, buf: Arr) -> i64:
        return options_into(v, buf)

    def richest(self, v: CarthagoView) -> CarthagoView | None:
        return view.richest(v)

    def refuse(self, v: CarthagoView, action: int) -> Refusal:
        return why.refuse(v, action)

    def chance(self, s: CarthagoState) -> list[tuple[int, int]]:
        return chance.outcomes(s)

    def weight(self, s: CarthagoState) -> i64:
        return chance.weight(s)

    def pick(self, s: CarthagoState, r: i64) -> i64:
        return chance.pick(s, r)

    def apply(self, s: CarthagoState, a: i64, tell: Teller | None = None) -> None:
        rules.apply(s, a, tell)

    def mask(self, v: CarthagoView, seat: int | None) -> CarthagoView:
        return view.mask(v, view.viewer_of(seat))

    def fill(self, v: CarthagoView, dice: Dice) -> CarthagoState:
        return worlds.fill(v, dice)

    def sees(self, v: CarthagoView, seat: int | None) -> bool:
        """A card drawn unseen by others is known to the player who draws it (C15.4)."""
        return not self.asks[v.ask].secret or seat == v.turn

    def result(self, v: CarthagoView) -> Result:
        return scoring.result(v)

    def show(self, v: CarthagoView) -> CarthagoShown:
        return show.show(v)

    def write(self, s: CarthagoState) -> str:
        return notation.write(s)

    def read(self, text: str) -> CarthagoState:
        return notation.read(text, self.options_from)

    def odds(self, v: CarthagoView, dice: Dice) -> Odds | None:
        return odds.odds(v)

    def prospects(self, v: CarthagoView, told: Sequence[Mapping[str, object]]) -> list[Note]:
        return ahead.prospects(v)


GAMES: Final = {version: Carthago(version) for version in VERSIONS}
copies.declare(GAMES[1], CarthagoView, CarthagoState)
