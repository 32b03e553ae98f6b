"""The interface of a game: what every rulebook in `cothon.games` provides, and the law of each method.

State is data, rules are functions of it, options are a value, chance is a player. A subclass sets the declared parts
in its constructor and implements the abstract methods; it may be compiled or plain Python.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from cothon.core.ahead import NO_SEQUEL, Sequel
from cothon.core.arr import new_arr
from cothon.core.asks import Asks
from cothon.core.dice import Dice
from cothon.core.errors import BadOption
from cothon.core.events import Story, Teller
from cothon.core.odds import Note, Odds
from cothon.core.options import Option, Options, Value, choose, parse
from cothon.core.result import Refusal, Result, Which
from cothon.core.table import Table
from cothon.core.view import CHANCE, OVER, State, View

if TYPE_CHECKING:
    from cothon.core.arr import Arr


class Facts:
    """name       in folders, commands and records, e.g. `karibik`
    title      as printed on the box
    designers  who invented it
    version    of the rules; rises when any game may play out differently. A game is a value for each of its versions
    prefix     letter of its clauses
    turn       clause that says whose turn it is (why somebody else may not act)
    end        clause that ends the game (why nobody may act any more)
    alike      all viewers know the same: their views are shown alike, but for `viewer`
    """

    def __init__(
        self,
        name: str,
        title: str,
        designers: Sequence[str],
        version: int,
        prefix: str,
        turn: str,
        end: str,
        alike: bool = False,
    ) -> None:
        self.name = name
        self.title = title
        self.designers = tuple(designers)
        self.version = version
        self.prefix = prefix
        self.turn = turn
        self.end = end
        self.alike = alike


V = TypeVar("V", bound=View, default=View)
S = TypeVar("S", bound=State, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[V, S]):
    """V and S are the view and the state of the game; whoever serves all games writes `Game` alone.

    declared  the options that can be chosen in this rules version; it is given those of all versions
    """

    def __init__(
        self, facts: Facts, declared: Sequence[Option], asks: Asks, actions: Table, draws: Table, story: Story
    ) -> None:
        self.facts = facts
        self.declared = tuple(o for o in (d.at(facts.version) for d in declared) if not o.fixed)
        self._all = tuple(declared)
        self.asks = asks
        self.actions = actions
        self.draws = draws
        self.story = story
        self._buffer = new_arr(len(actions))

    # -- options and start ------------------------------------------------------------------------------------------

    @abstractmethod
    def seats_allowed(self, given: Mapping[str, Value]) -> Sequence[int]:
        """The numbers of players the game can be played with, under the options given so far."""

    def options(self, seats: int | None = None, given: Mapping[str, Value] | None = None) -> Options:
        """Options with defaults filled in, all checked. BadOption names the option and what is allowed."""
        said = given or {}
        allowed = self.seats_allowed(said)
        n = allowed[0] if seats is None else seats
        if n not in allowed:
            raise BadOption(f"{self.facts.name} is played with {', '.join(map(str, allowed))} seats, not {n}")
        return choose(self._all, n, said, self.facts.version)

    def options_from(self, text: str) -> Options:
        """Options from one line `seats=3 name=value ...`."""
        seats, given = parse(text)
        return self.options(seats, given)

    @abstractmethod
    def start(self, options: Options) -> S:
        """The position before the first draw or decision."""

    @abstractmethod
    def longest(self, options: Options) -> int:
        """A number of decisions that no game with these options exceeds."""

    # -- what is legal ----------------------------------------------------------------------------------------------

    @abstractmethod
    def legal_into(self, v: V, buf: Arr) -> i64:
        """Write the legal ids, ascending, into `buf` (size: `len(actions)`) and give their number.

        The only list of what is legal. Called only while a seat is to act; reads nothing the actor cannot see.
        """

    def legal(self, v: V) -> list[int]:
        """The legal ids, ascending; empty if nobody is asked."""
        if v.actor < 0:
            return []
        buf = self._buffer
        n = self.legal_into(v, buf)
        return [int(buf[i]) for i in range(n)]

    def forced(self, v: V) -> int | None:
        """The answer that the seat need not be asked for: it only goes on, nothing else is legal, and all others know
        that, so it tells them nothing when it comes by itself.
        """
        legal = self.legal(v)
        if len(legal) != 1 or not self.actions[legal[0]].family.passes:
            return None
        richest = self.richest(v)
        return legal[0] if richest is not None and self.legal(richest) == legal else None

    def richest(self, v: V) -> V | None:
        """The view of the seat that is asked, with as much of what others do not see as they may suspect there. Where
        what is legal follows from what lies open, that is the view itself; None where nobody can tell.
        """
        return v

    def why_not(self, v: V, action: int) -> Refusal | None:
        """Why this action of the table is not legal for the viewer now; None if it is legal.

        A state is asked as the actor would ask.
        """
        if not 0 <= action < len(self.actions):
            return Refusal(self.facts.turn, "no-such-action", number=action)
        if v.actor == OVER:
            return Refusal(self.facts.end, "over")
        if v.actor == CHANCE or (v.viewer != v.actor and v.viewer != -2):
            return Refusal(self.facts.turn, "not-your-turn")
        question = self.asks[v.ask]
        entry = self.actions[action]
        if question.name not in entry.asks:
            return Refusal(question.clause, "other-question")
        if action in self.legal(v):
            return None
        return self.refuse(v, action)

    @abstractmethod
    def refuse(self, v: V, action: int) -> Refusal:
        """The clause that forbids an action which the present question could offer but does not."""

    def which(self, v: V, action: int) -> Which | None:
        """Which thing a legal action means, if its parts fit several, or what it costs; None: the parts say it all."""
        return None

    # -- chance -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def chance(self, s: S) -> list[tuple[int, int]]:
        """(draw, weight) by ascending draw: all outcomes of the draw that is due, with positive whole weights."""

    def weight(self, s: S) -> i64:
        """Sum of the weights of `chance`. May be overridden by something faster that gives the same."""
        n: i64 = 0
        for _, w in self.chance(s):
            n += w
        return n

    def pick(self, s: S, r: i64) -> i64:
        """The draw at place r, 0 <= r < weight, when the outcomes of `chance` lie in a row. May be overridden."""
        for draw, w in self.chance(s):
            if r < w:
                return draw
            r -= w
        raise ValueError("r is not below the weight")

    def roll(self, s: S, dice: Dice) -> i64:
        """Make all draws that are due; gives their number."""
        n: i64 = 0
        v: View = s
        while v.actor == CHANCE:
            self.apply(s, self.pick(s, dice.below(self.weight(s))))
            n += 1
        return n

    # -- acting -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def apply(self, s: S, a: i64, tell: Teller | None = None) -> None:
        """Carry out a legal action, or a possible draw if chance is to act: in place and deterministic.

        It trusts its caller; `Match` checks. Events are told to `tell` if given.
        """

    # -- knowledge --------------------------------------------------------------------------------------------------

    @abstractmethod
    def mask(self, v: V, seat: int | None) -> V:
        """What a seat (None: a spectator) may know, as a view with holes. Masking twice changes nothing."""

    @abstractmethod
    def fill(self, v: V, dice: Dice) -> S:
        """A world this viewer cannot exclude, sampled with its chance; masked again it gives the same view."""

    def sees(self, v: V, seat: int | None) -> bool:
        """Whether a viewer learns the answer (action or draw) to the question now being put."""
        return not self.asks[v.ask].secret

    # -- results, screens, texts ------------------------------------------------------------------------------------

    @abstractmethod
    def result(self, v: V) -> Result:
        """Scores, ranks, reason, account; only when the game is over."""

    @abstractmethod
    def show(self, v: V) -> Mapping[str, object]:
        """Plain data for a screen, made from a view: the record that the game's `shown` declares."""

    @abstractmethod
    def write(self, s: S) -> str:
        """The position as text that `read` reads back; its options and version are those it was made with."""

    @abstractmethod
    def read(self, text: str) -> S:
        """A position of this rules version from its text; BadText names line and field."""

    def odds(self, v: V, dice: Dice) -> Odds | None:
        """What is likely next, for people; None where the game has nothing to say."""
        return None

    def sequel(self) -> Sequel:
        """What is certain beyond the next question, for those who look ahead."""
        return NO_SEQUEL

    def prospects(self, v: V, told: Sequence[Mapping[str, object]]) -> list[Note]:
        """What an answer that is only thought about is worth or puts at risk, as far as it is certain: from the view it
        would lead to, and from what would be told on the way there.
        """
        return []
