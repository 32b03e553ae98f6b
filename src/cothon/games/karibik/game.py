"""Händler der Karibik: the rulebook behind the interface of a game.

Read in this order: pieces, options, fields, questions, start, rules (and the files it names), scoring.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cothon.core.ahead import Sequel
from cothon.core.dice import Dice
from cothon.core.events import Teller
from cothon.core.game import Facts, Game
from cothon.core.odds import Odds
from cothon.core.options import Options, Value
from cothon.core.result import Refusal, Result, Which
from cothon.core.view import CHANCE
from cothon.games import copies
from cothon.games.karibik import ahead, chance, notation, odds, rules, scoring, show, start, view, why, worlds
from cothon.games.karibik.events import STORY
from cothon.games.karibik.made.course import answer, draw, options_into
from cothon.games.karibik.made.ids import DO_DONE
from cothon.games.karibik.made.rules import KaribikRules
from cothon.games.karibik.made.state import KaribikState
from cothon.games.karibik.made.view import KaribikView
from cothon.games.karibik.options import DECLARED, seats_for
from cothon.games.karibik.pieces import TABLES
from cothon.games.karibik.questions import ACTIONS, ASKS, DRAWS

if TYPE_CHECKING:
    from cothon.core.arr import Arr
    from cothon.games.karibik.shown import KaribikShown

VERSIONS: Final = (1, 2)


class Karibik(Game[KaribikView, KaribikState]):
    def __init__(self, version: int) -> None:
        table = TABLES["game"]
        designers = [table["designer"]]
        facts = Facts("karibik", table["title"], designers, version, "K", turn="K4.1", end="K11.3", alike=True)
        super().__init__(facts, DECLARED, ASKS, ACTIONS, DRAWS, STORY)

    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        return seats_for(given)

    def start(self, options: Options) -> KaribikState:
        return start.start(options)

    def longest(self, options: Options) -> int:
        """A turn has at most `size` reveals, each with one `repel`, and one `stop`. Each take removes one of those
        cards, and each player ends one step: 3 size + 1 + n. Each of six requests is completed once, for at most
        three persons: 24. (`requests=turn` adds one answer to a turn; but not every card can be repelled.)
        """
        size = int(KaribikRules(options).size)
        return int(options["max_rounds"]) * options.seats * (3 * size + 1 + options.seats) + 24

    def legal_into(self, v: KaribikView, buf: Arr) -> i64:
        return options_into(v, buf)

    def refuse(self, v: KaribikView, action: int) -> Refusal:
        return why.refuse(v, action)

    def which(self, v: KaribikView, action: int) -> Which | None:
        return why.done(v, self.legal(v)) if action == DO_DONE else why.which(v, action)

    def chance(self, s: KaribikState) -> list[tuple[int, int]]:
        return chance.outcomes(s)

    def weight(self, s: KaribikState) -> i64:
        return chance.weight(s)

    def pick(self, s: KaribikState, r: i64) -> i64:
        return chance.pick(s, r)

    def apply(self, s: KaribikState, a: i64, tell: Teller | None = None) -> None:
        rules.flow(s, draw(s, a, tell) if s.actor == CHANCE else answer(s, a, tell), tell)

    def mask(self, v: KaribikView, seat: int | None) -> KaribikView:
        return view.mask(v, seat)

    def fill(self, v: KaribikView, dice: Dice) -> KaribikState:
        return worlds.fill(v, dice)

    def result(self, v: KaribikView) -> Result:
        return scoring.result(v)

    def show(self, v: KaribikView) -> KaribikShown:
        return show.show(v)

    def write(self, s: KaribikState) -> str:
        return notation.write(s)

    def read(self, text: str) -> KaribikState:
        return notation.read(text, self.options_from)

    def odds(self, v: KaribikView, dice: Dice) -> Odds | None:
        return odds.odds(v, dice)

    def sequel(self) -> Sequel:
        return ahead.SEQUEL


GAMES: Final = {version: Karibik(version) for version in VERSIONS}
copies.declare(GAMES[1], KaribikView, KaribikState)
