"""Händler der Karibik: the rulebook behind the interface of a game.

Read in this order: pieces, options, actions, view, state, start, rules (and the files it names), scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Odds
from cothon.core.options import Options, Value
from cothon.core.result import Refusal, Result
from cothon.core.view import State, View
from cothon.games import copies
from cothon.games.karibik import notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.karibik.actions import ACTIONS, ASKS, DRAWS
from cothon.games.karibik.events import STORY
from cothon.games.karibik.options import OPTIONS, Rules, seats_for
from cothon.games.karibik.pieces import TABLES
from cothon.games.karibik.state import KaribikState
from cothon.games.karibik.view import KaribikView

if TYPE_CHECKING:
    from cothon.core.arr import Arr

VERSIONS = (1,)


class Karibik(Game):
    def __init__(self, version: int) -> None:
        table = TABLES["game"]
        facts = Facts("karibik", table["title"], [table["designer"]], version, "K", turn="K4.1", end="K11.3")
        super().__init__(facts, OPTIONS, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return seats_for(given)

    def start(self, options: Options) -> State:
        return start.start(options)

    def longest(self, options: Options) -> int:
        """A turn has at most `size` reveals, each with one `repel`, and one `stop`. Each take removes one of those
        cards, and each player ends one step: 3 size + 1 + n. Each of six requests is completed once, for at most
        three persons: 24.
        """
        size = int(Rules(options).size)
        return int(options["max_rounds"]) * options.seats * (3 * size + 1 + options.seats) + 24

    def legal_into(self, v: View, buf: Arr) -> i64:
        return rules.legal_into(cast(KaribikView, v), buf)

    def refuse(self, v: View, action: int) -> Refusal:
        return why.refuse(cast(KaribikView, v), action)

    def chance(self, s: State) -> list[tuple[int, int]]:
        return rules.chance(cast(KaribikState, s))

    def weight(self, s: State) -> i64:
        return rules.weight(cast(KaribikState, s))

    def pick(self, s: State, r: i64) -> i64:
        return rules.pick(cast(KaribikState, s), r)

    def apply(self, s: State, a: i64, tell: Teller | None = None) -> None:
        rules.apply(cast(KaribikState, s), a, tell)

    def mask(self, v: View, seat: int | None) -> View:
        return view.mask(cast(KaribikView, v), seat)

    def fill(self, v: View, dice: Dice) -> State:
        return worlds.fill(cast(KaribikView, v), dice)

    def result(self, v: View) -> Result:
        return scoring.result(cast(KaribikView, v))

    def show(self, v: View) -> dict[str, object]:
        return show.show(cast(KaribikView, v))

    def write(self, s: State) -> str:
        return notation.write(cast(KaribikState, s))

    def read(self, text: str) -> State:
        return notation.read(text, self.options_from)

    def odds(self, v: View, dice: Dice) -> Odds | None:
        return odds.odds(cast(KaribikView, v), dice)


GAMES = {version: Karibik(version) for version in VERSIONS}
copies.declare(GAMES[1], KaribikView, KaribikState)
