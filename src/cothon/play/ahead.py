"""Looking ahead: what is certain after an answer that is only thought about, from the view of the seat that is asked.

The view is filled to one world, and the answer is applied there. What the seat would then see is the same in all
worlds that look alike to it (law 8), up to the moment at which something is unveiled that it does not know: there the
rules say so (`Teller.unveil`), and nothing that comes after is told. So one world tells what holds in all of them, and
what is told depends on the view alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from cothon.core.ahead import Sequel
from cothon.core.errors import Illegal, NotYourTurn
from cothon.core.events import Teller
from cothon.core.game import Game
from cothon.core.odds import Note
from cothon.core.result import Refusal
from cothon.core.view import CHANCE, OVER, State, View
from cothon.play.burst import path_of
from cothon.play.dice import FastDice

MOST_STEPS = 60  # of a sequel; a price is paid with fewer cards

Kind = Literal["chance", "seat", "over", "unseen"]
Path = list[str | int]


class Change(NamedTuple):
    """A field of what is shown (`Game.show`) that would be another: the way to it, what it is, what it would be. A
    field that only one of both positions has is None in the other."""

    path: Path
    was: object
    now: object


class Figure(NamedTuple):
    """A figure of a seat that would be another."""

    seat: int
    name: str
    was: int
    now: int


class Then(NamedTuple):
    """Where certainty ends: `chance` draws (`ask` says what), a `seat` is asked, the game is `over`, or something comes
    to light that this seat does not know (`unseen`). Whoever looks ahead knows what it `can` answer itself: families
    of actions."""

    kind: Kind
    ask: str = ""
    seat: int | None = None
    can: tuple[str, ...] = ()


class Ahead(NamedTuple):
    """events   what would be told at once, as this seat would see it
    changes  how the position would differ; none where it is not wholly certain
    then     where certainty ends
    later    what would be told after that, however the questions in between are answered (`Game.sequel`)
    figures  of all seats, as far as they are certain after all of this
    notes    what it is worth, and what is at risk (`Game.prospects`)
    """

    events: list[dict[str, object]]
    changes: list[Change]
    then: Then
    later: list[dict[str, object]]
    figures: list[Figure]
    notes: list[Note]


class _Enough(Exception):
    """The sequel has come to something that is not certain."""


class _Listener(Teller):
    """Knows up to which event everything is certain to a seat."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat = seat
        self.certain: int | None = None

    def unveil(self, known_to: Sequence[int] = ()) -> None:
        super().unveil(known_to)
        if self.certain is None and self._seat not in known_to:
            self.certain = len(self.events)


class _Follower(Teller):
    """Listens to a sequel: it stops the rules where they come to something else, so the world stays as it is there."""

    def __init__(self, seat: int, sequel: Sequel) -> None:
        super().__init__()
        self._seat = seat
        self._sequel = sequel

    def unveil(self, known_to: Sequence[int] = ()) -> None:
        if self._seat not in known_to:
            raise _Enough

    def say(self, name: str, **fields: object) -> None:
        self._check(name)
        super().say(name, **fields)
        if name in self._sequel.ends:
            raise _Enough

    def whisper(self, to: Sequence[int], name: str, fields: dict[str, object], secret: dict[str, object]) -> None:
        self._check(name)
        super().whisper(to, name, fields, secret)

    def _check(self, name: str) -> None:
        if name not in self._sequel.events and name not in self._sequel.passed:
            raise _Enough


def ahead(game: Game, view: View, actions: Sequence[int]) -> Ahead:
    """What these answers of the viewer would bring: one action, or several that make up one payment."""
    seat = int(view.viewer)
    _admit(game, view, actions)
    world = game.fill(view, FastDice(0))
    path = list(actions) if len(actions) == 1 else path_of(game, world, seat, actions)
    events: list[dict[str, object]] = []
    certain = True
    for action in path:
        told = _Listener(seat)
        game.apply(world, action, told)
        events += [e.seen_by(seat) for e in told.events[: told.certain]]
        if told.certain is not None:
            certain = False
            break
    if not certain:
        return Ahead(events, [], Then("unseen"), [], [], [])
    then = _then(game, world, seat)
    before, seen = game.show(view), _seen(game, world, seat)
    after = game.show(seen)
    differ = [] if then.kind == "over" else changes(before, after)  # at the end more is shown than is known now
    figures = _figures(before, after, None)
    later = _sequel(game, world, seat)
    if later:
        seen = _seen(game, world, seat)
        figures = _figures(before, game.show(seen), game.sequel().figures)
    return Ahead(events, differ, then, later, figures, game.prospects(seen, [*events, *later]))


def _admit(game: Game, view: View, actions: Sequence[int]) -> None:
    """Only who is asked can look ahead, at what may be done; bursts are judged by `path_of`."""
    if view.actor == OVER or view.actor != view.viewer:
        raise NotYourTurn(Refusal(game.facts.end, "over") if view.actor == OVER else _not_yours(game))
    if len(actions) == 1:
        refusal = game.why_not(view, actions[0])
        if refusal is not None:
            raise Illegal(refusal, game.facts.name)


def _not_yours(game: Game) -> Refusal:
    return Refusal(game.facts.turn, "not-your-turn")


def _then(game: Game, s: State, seat: int) -> Then:
    if s.actor == OVER:
        return Then("over")
    ask = game.asks[s.ask].name
    if s.actor == CHANCE:
        return Then("chance", ask)
    if s.actor != seat:
        return Then("seat", ask, int(s.actor))
    possible = (game.actions[a].family.name for a in game.legal(game.mask(s, seat)))
    return Then("seat", ask, seat, tuple(dict.fromkeys(possible)))


def _seen(game: Game, world: State, seat: int) -> View:
    """What the seat sees of the world; at the end of the game as if it went on, since the hands that are shown then are
    those of this world alone."""
    if world.actor != OVER:
        return game.mask(world, seat)
    world.actor = CHANCE
    seen = game.mask(world, seat)
    world.actor = OVER
    return seen


# -- beyond the next question -----------------------------------------------------------------------------------------


def _sequel(game: Game, world: State, seat: int) -> list[dict[str, object]]:
    """Play on as the game says that makes no difference; the world stays where certainty ends."""
    sequel = game.sequel()
    told: list[dict[str, object]] = []
    for _ in range(MOST_STEPS):
        if world.actor not in (CHANCE, seat) or game.asks[world.ask].name not in sequel.asks:
            break
        follower, enough = _Follower(seat, sequel), False
        try:
            game.apply(world, _any_answer(game, world), follower)
        except _Enough:
            enough = True
        told += [e.seen_by(seat) for e in follower.events if e.name in sequel.events]
        if enough:
            break
    return told


def _any_answer(game: Game, world: State) -> int:
    """Any draw; of several answers one that ends the row of choices, if there is one."""
    if world.actor == CHANCE:
        return int(game.pick(world, 0))
    legal = game.legal(world)
    return next((a for a in legal if game.actions[a].family.closes), legal[0])


# -- differences between two positions --------------------------------------------------------------------------------


def changes(before: Mapping[str, object], after: Mapping[str, object]) -> list[Change]:
    """Every field that differs. Lists of the same length are compared member by member, others as a whole."""
    found: list[Change] = []
    _compare([], before, after, found)
    return found


def _compare(path: Path, was: object, now: object, found: list[Change]) -> None:
    if was == now:
        return
    if isinstance(was, Mapping) and isinstance(now, Mapping):
        for name in [*was, *(n for n in now if n not in was)]:
            _compare([*path, name], was.get(name), now.get(name), found)
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for i, (a, b) in enumerate(zip(was, now, strict=True)):
            _compare([*path, i], a, b, found)
    else:
        found.append(Change(path, was, now))


def _figures(before: Mapping[str, object], after: Mapping[str, object], only: Sequence[str] | None) -> list[Figure]:
    """Numbers of the players' records that differ: all, or those that are certain."""
    found: list[Figure] = []
    for seat, (was, now) in enumerate(zip(_players(before), _players(after), strict=True)):
        for name, old in was.items():
            new = now.get(name)
            if type(old) is int and type(new) is int and old != new and (only is None or name in only):
                found.append(Figure(seat, name, old, new))
    return found


def _players(shown: Mapping[str, object]) -> list[Mapping[str, object]]:
    players = shown.get("players")
    return players if isinstance(players, list) else []
