"""A game being played. `Match` alone holds a true state; `submit`, `burst` and `take_back` alone change it.

Humans, bots and clocks all come through here; every draw comes from the committed stream. The version of
a match is the number of entries in its record; it only ever rises, also when something is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cothon.core.errors import BadInput, CannotTakeBack, GameIsOver, Illegal, NotYourTurn, Refused, Stale
from cothon.core.events import Event, Teller
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.result import Refusal, Result
from cothon.core.view import CHANCE, OVER, State, View
from cothon.play.burst import Further, further, path_of, why_no_part
from cothon.play.fairness import Committed, Source, commitment
from cothon.play.fairness import terms as terms_of
from cothon.play.film import Frame
from cothon.play.position import begin_at
from cothon.play.record import Done, Drawn, Entry, Outcome, Record, Seat, TakenBack, check_seats


class Offer(NamedTuple):
    """A legal action with everything an interface needs to offer it."""

    id: int
    label: str
    words: str
    parts: dict[str, str]
    clause: str


class Told(NamedTuple):
    """An event and the version it led to."""

    version: int
    event: Event


class Match:
    """source  replaces the committed stream where draws are given: in tests, and for records without a seed
    start   the position to begin at, e.g. one of a finished match; None: as the game begins
    terms   the hash that was published, "" if none was (a record of format 1); None: it is made now
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        seats: Sequence[Seat],
        seed: bytes,
        entropy: Sequence[bytes] = (),
        source: Source | None = None,
        sealed: str = "",
        start: State | None = None,
        terms: str | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = check_seats(seats, options)
        self.entropy = tuple(entropy) + (b"",) * (options.seats - len(entropy))
        self.commitment = sealed or commitment(seed)
        self.terms = terms_of(game, options, self.seats, self.commitment) if terms is None else terms
        self._seed = seed
        self._source = source or Committed(seed, self.entropy)
        self._entries: list[Entry] = []
        self._told: list[Told] = []
        self._told_by: list[int] = [0]  # for each version, how many events had been told then
        self._deeds: list[int] = [0]  # for each version, how many decisions had been made then
        self._drawn = 0
        # What was taken back no longer counts: for each version its last entry that does (numbered from 1; 0 is the
        # start), and for each version's own entry the one that counted before it.
        self._last: list[int] = [0]
        self._before: list[int] = [0]
        self._unveiled: set[int] = set()  # entries that made something known without a draw
        self._start = "" if start is None else game.write(start)
        # Read back from its text, so that the match begins exactly where a replay of its record does.
        self._first: State = begin_at(game, options, self._start) if self._start else game.start(options)
        self._state: State = self._first.clone()
        self._draw_what_is_due()

    def __reduce__(self) -> tuple[Callable[..., Match], tuple[object, ...]]:
        """A copy plays the record again: that tells everything but where draws to come are taken from."""
        from cothon.play.verify import replay

        return replay, (self.record(), None, self._source)

    # -- what anybody may ask ---------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return len(self._entries)

    @property
    def over(self) -> bool:
        return self._now.actor == OVER

    @property
    def actor(self) -> int | None:
        """The seat that is asked; None when the match is over."""
        actor = int(self._now.actor)
        return None if actor == OVER else actor

    @property
    def ask(self) -> str:
        """Name of the question being put; "" when the match is over."""
        return "" if self.over else self.game.asks[self._now.ask].name

    @property
    def seed(self) -> bytes | None:
        """The seed, revealed when the match is over."""
        return self._seed if self.over else None

    def result(self) -> Result:
        """How it ended; only when it is over."""
        return self.game.result(self._state)

    # -- what one viewer may know -----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The position as a seat, or a spectator (None), may know it."""
        return self.game.mask(self._state, seat)

    def offers(self, seat: int | None) -> list[Offer]:
        """The legal actions, for the seat that is asked; nobody else gets a list."""
        if seat is None or seat != self.actor:
            return []
        entries = [self.game.actions[a] for a in self.game.legal(self.view(seat))]
        return [Offer(e.id, e.label, e.words, e.parts, e.clause) for e in entries]

    def why_not(self, seat: int | None, action: int, chosen: Sequence[int] = ()) -> Refusal | None:
        """The clause that forbids an action to this viewer now; None if it is legal. `chosen`: the parts of a payment
        that is being put together, to which it would be added."""
        if chosen and seat is not None and seat == self.actor and 0 <= action < len(self.game.actions):
            return why_no_part(self.game, self._state, seat, chosen, action)
        return self.game.why_not(self.view(seat), action)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, dict[str, object]]]:
        """What a viewer may know of all that happened after version `since`: (version, event)."""
        told = self._told[self._told_by[max(0, since)] :] if since < self.version else []
        if self.over:
            return [(t.version, t.event.whole()) for t in told]
        return [(t.version, t.event.seen_by(seat)) for t in told]

    def film(self, seat: int | None, since: int, upto: int | None = None) -> list[Frame]:
        """Every version after `since`, to `upto` or the present, as a viewer knew it then; also when it is over."""
        last = self.version if upto is None else min(upto, self.version)
        first = max(0, since)
        if first >= last:
            return []
        state, found = self._position(first), []
        for version in range(first + 1, last + 1):
            state = self._follow(state, self._entries[version - 1])
            told = self._told[self._told_by[version - 1] : self._told_by[version]]
            events = [t.event.seen_by(seat) for t in told]
            found.append(Frame(version, self._deeds[version], self.game.mask(state, seat), self._asks(state), events))
        return found

    def deed(self, version: int) -> int:
        """The number of the decision that led to a version; draws belong to the decision before them."""
        return self._deeds[version]

    def asked_at(self, version: int) -> str:
        """Name of the question that was put at a version; everybody was told it then."""
        position: View = self._position(version)  # as a view: see `_now`
        return self.game.asks[position.ask].name

    # -- what changes the match -------------------------------------------------------------------------------------

    def submit(self, seat: int, action: int, at: int) -> int:
        """Seat answers, based on version `at`; gives the new version. Refusals change nothing."""
        self._admit(seat, at)
        refusal = self.game.why_not(self.view(seat), action)
        if refusal is not None:
            raise Illegal(refusal, self.game.facts.name)
        self._do(seat, action)
        return self.version

    def burst(self, seat: int, actions: Sequence[int], at: int) -> int:
        """Several answers that make up one payment, in any order: all of them are done, or nothing is."""
        self._admit(seat, at)
        for action in path_of(self.game, self._state, seat, actions):
            self._do(seat, action)
        return self.version

    def further(self, seat: int, actions: Sequence[int]) -> Further:
        """What a burst with these actions could still take in; nothing, where the seat is not asked."""
        if self.over or self.actor != seat:
            return Further([], False, None)
        return further(self.game, self._state, seat, actions)

    def take_back(self, seat: int, at: int, to: int | None = None, agreed: bool = False) -> int:
        """Take back own answers: the last one, or all after version `to`.

        Free while nothing was revealed and nobody else acted since. With `agreed` the others have allowed it: any
        answer of this seat may be reached, and with it goes all that came after. Draws are then made anew.
        """
        self._up_to_date(at)
        within = self.could_take_back(seat) if agreed else self.can_take_back(seat)
        if not within:
            raise CannotTakeBack(Refusal("", "nothing-to-take-back" if agreed else "nothing-free-to-take-back"))
        target = within[-1] if to is None else to
        if target not in within:
            raise CannotTakeBack(_out_of_reach(target, within, agreed))
        self._rewind(TakenBack(seat, target, agreed))
        return self.version

    def can_take_back(self, seat: int) -> list[int]:
        """The versions this seat may go back to for free, ascending."""
        if self.over:
            return []
        free: list[int] = []
        number = self._last[-1]
        while number > 0:
            entry = self._entries[number - 1]
            if not isinstance(entry, Done) or entry.seat != seat or number in self._unveiled:
                break
            free.append(number - 1)
            number = self._before[number]
        return free[::-1]

    def could_take_back(self, seat: int, unseen: bool = False) -> list[int]:
        """The versions this seat may go back to if the others agree, ascending: those of its answers that count.

        `unseen`: only as far as nothing was drawn or unveiled since.
        """
        if self.over:
            return []
        found: list[int] = []
        number = self._last[-1]
        while number > 0:
            entry = self._entries[number - 1]
            if unseen and (number in self._unveiled or isinstance(entry, Drawn)):
                break
            if isinstance(entry, Done) and entry.seat == seat:
                found.append(number - 1)
            number = self._before[number]
        return found[::-1]

    # -- the record -------------------------------------------------------------------------------------------------

    def entries_since(self, version: int) -> tuple[Entry, ...]:
        """What was added to the record after a version. It holds secrets, as the record does."""
        return tuple(self._entries[version:])

    def record(self) -> Record:
        """The whole record. Before the end it holds secrets: for the keeper of the match, not for players."""
        outcome = None
        if self.over:
            r = self.result()
            outcome = Outcome(r.reason, r.scores, r.ranks)
        return Record(
            self.game,
            self.options,
            self.seats,
            self.commitment,
            self.entropy,
            tuple(self._entries),
            outcome,
            self._seed or None,
            self._start,
            self.terms,
        )

    def world(self, version: int, ended: bool = False) -> State:
        """The true position at a version of a match that is over: a copy, for replays and to begin another match at.

        `ended`: the keeper of the match has ended it before the game was over, for example because all gave up.
        """
        self._unseal(version, ended)
        return self._position(version)

    def told(self, version: int, ended: bool = False) -> list[Event]:
        """What was told of one version of a match that is over, with its secrets and who knew them then."""
        self._unseal(version, ended)
        return [t.event for t in self._told if t.version == version]

    def _unseal(self, version: int, ended: bool) -> None:
        if not (self.over or ended):
            raise Refused(Refusal("", "still-running"))
        if not 0 <= version <= self.version:
            raise BadInput(f"version {version}: the match has the versions 0 to {self.version}")

    # -- inside -----------------------------------------------------------------------------------------------------

    @property
    def _now(self) -> View:
        """The true position. As a view, because the compiler knows the fields of classes, not of traits."""
        return self._state

    def _up_to_date(self, at: int) -> None:
        if at != self.version:
            raise Stale(Refusal("", "stale", at=at, version=self.version))

    def _admit(self, seat: int, at: int) -> None:
        self._up_to_date(at)
        if self.over:
            raise GameIsOver(Refusal(self.game.facts.end, "over"))
        if seat != self.actor:
            raise NotYourTurn(Refusal(self.game.facts.turn, "not-your-turn"))

    def _do(self, seat: int, action: int) -> None:
        self._append(Done(seat, action), action)
        self._draw_what_is_due()

    def _draw_what_is_due(self) -> None:
        while self._now.actor == CHANCE:
            draw = self._source.draw(self.game, self._state, self._drawn)
            self._drawn += 1
            self._append(Drawn(int(self._now.ask), draw), draw)

    def _append(self, entry: Done | Drawn, what: int) -> None:
        teller = Teller()
        self.game.apply(self._state, what, teller)
        self._entries.append(entry)
        self._before.append(self._last[-1])
        self._last.append(self.version)
        self._told += [Told(self.version, event) for event in teller.events]
        self._told_by.append(len(self._told))
        self._deeds.append(self._deeds[-1] + (not isinstance(entry, Drawn)))
        if teller.unveiled:
            self._unveiled.add(self.version)

    def _rewind(self, entry: TakenBack) -> None:
        """`_drawn` is not touched: a number of the stream is used once, so nobody can profit from what was seen."""
        self._state = self._position(entry.to)
        self._entries.append(entry)
        self._before.append(self._last[-1])
        self._last.append(self._last[entry.to])
        fields: dict[str, object] = {"seat": entry.seat, "to": entry.to}
        if entry.agreed:
            fields["agreed"] = True
        self._told.append(Told(self.version, Event("taken_back", fields)))
        self._told_by.append(len(self._told))
        self._deeds.append(self._deeds[-1] + 1)

    def _follow(self, state: State, entry: Entry) -> State:
        """The position after an entry."""
        if isinstance(entry, TakenBack):
            return self._position(entry.to)
        self.game.apply(state, entry.draw if isinstance(entry, Drawn) else entry.action)
        return state

    def _asks(self, position: View) -> tuple[int, str] | None:
        """The seat that is asked at a position, and the name of the question."""
        actor = int(position.actor)
        return None if actor in (CHANCE, OVER) else (actor, self.game.asks[position.ask].name)

    def _position(self, version: int) -> State:
        """The position at a version, played again from the start."""
        state = self._first.clone()
        for entry in self._counting(self._last[version]):
            self.game.apply(state, entry.draw if isinstance(entry, Drawn) else entry.action)
        return state

    def _counting(self, number: int) -> list[Done | Drawn]:
        """The entries that count up to entry `number`, in order."""
        found: list[Done | Drawn] = []
        while number > 0:
            entry = self._entries[number - 1]
            assert not isinstance(entry, TakenBack)
            found.append(entry)
            number = self._before[number]
        return found[::-1]


def _out_of_reach(target: int, within: Sequence[int], agreed: bool) -> Refusal:
    if agreed:
        return Refusal("", "no-own-answer", version=target)
    return Refusal("", "too-far-back", version=target, nearest=within[0])
