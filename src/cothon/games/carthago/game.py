"""Carthago: the drawer's one face to the outside."""

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
from cothon.games.carthago import notation, odds, rules, rules_draw, scoring, show, start, view, why, worlds
from cothon.games.carthago.actions import ACTIONS, ASKS, DRAWS
from cothon.games.carthago.events import STORY
from cothon.games.carthago.options import DECLARED, SEATS
from cothon.games.carthago.pieces import TABLES
from cothon.games.carthago.state import CarthagoState
from cothon.games.carthago.view import CarthagoView

if TYPE_CHECKING:
    from cothon.core.arr import Arr


VERSIONS: Final = (1,)


class Carthago(Game):
    def __init__(self, version: int) -> None:
        facts = Facts("carthago", TABLES["title"], TABLES["designers"], version, "C", turn="C3.1", end="C13.1")
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return SEATS

    def start(self, options: Options) -> State:
        return start.start(options)

    def longest(self, options: Options) -> int:
        return start.longest(options.seats)

    def legal_into(self, v: View, buf: Arr) -> i64:
        return rules.options_into(cast(CarthagoView, v), buf)

    def refuse(self, v: View, action: int) -> Refusal:
        return why.refuse(cast(CarthagoView, v), action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return rules_draw.chance(cast(CarthagoState, s))

    def weight(self, s: State) -> i64:
        return rules_draw.weight(cast(CarthagoState, s))

    def pick(self, s: State, r: i64) -> i64:
        return rules_draw.pick(cast(CarthagoState, s), r)

    def apply(self, s: State, a: i64, tell: Teller | None = None) -> None:
        rules.apply(cast(CarthagoState, s), a, tell)

    def mask(self, v: View, seat: int | None) -> View:
        return view.mask(cast(CarthagoView, v), view.viewer_of(seat))

    def fill(self, v: View, dice: Dice) -> State:
        return worlds.fill(cast(CarthagoView, v), dice)

    def sees(self, v: View, seat: int | None) -> bool:
        """A card drawn unseen by others is known to the player who draws it (C15.4)."""
        return not self.asks[v.ask].secret or seat == cast(CarthagoView, v).turn

    def result(self, v: View) -> Result:
        return scoring.result(cast(CarthagoView, v))

    def show(self, v: View) -> dict[str, object]:
        return show.show(cast(CarthagoView, v))

    def write(self, s: State) -> str:
        return notation.write(cast(CarthagoState, s))

    def read(self, text: str) -> State:
        return notation.read(text, self.options_from)

    def odds(self, v: View, dice: Dice) -> Odds | None:
        return odds.odds(cast(CarthagoView, v))


GAMES: Final = {version: Carthago(version) for version in VERSIONS}
copies.declare(GAMES[1], CarthagoView, CarthagoState)
