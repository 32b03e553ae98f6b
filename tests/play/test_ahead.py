"""Looking ahead: what it says is what then happens, up to the first draw, in any world that the seat cannot exclude."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, NamedTuple

import pytest

from cothon.core import CHANCE, OVER, Game, State, Teller, View
from cothon.core.errors import Illegal, NotYourTurn
from cothon.games import names
from cothon.play.ahead import Ahead, Change, ahead
from cothon.play.burst import path_of
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match
from kit.questions import kinds
from kit.variants import FULL, VARIANTS
from kit.wrapped import Wrapped

POSITIONS = 200 if FULL else 5  # of each question of each game
MOST_GAMES = 4000
SPREAD = 5
# Variants in which the worlds of a seat differ most.
HIDING = {
    "karibik": ["seats=3 spent=unseen", "seats=2 spent=unseen"],
    "traders": ["seats=3 mode=classic", "seats=2 view=table mode=classic", "seats=3 view=table"],
    "carthago": ["seats=3", "seats=4"],
    "porto": ["seats=4", "seats=3"],
}


# Those that are put in these variants.
HIDDEN_ASKS = {"traders": ["act", "take", "pay", "protect", "guard"]}


class Put(NamedTuple):
    """A question in a match, and what is going to be answered."""

    match: Match
    seat: int
    actions: list[int]


def questions(name: str, wanted: int, variants: Sequence[str] = (), asks: Sequence[str] = ()) -> Iterator[Put]:
    """Questions of games with random answers, `wanted` of each kind, in all variants by turns."""
    count: Counter[str] = Counter()
    missing = set(asks or kinds(name))
    played = variants or VARIANTS[name]
    for seed in range(MOST_GAMES):
        if not missing:
            return
        dice = FastDice(seed)
        match = new_match(name, played[seed % len(played)], seed)
        while not match.over:
            seat, ask = match.actor, match.ask
            assert seat is not None
            # Not one after another, but positions of several games, and of all their parts; then whatever is rare.
            if ask in missing and (dice.below(SPREAD) == 0 or seed >= SPREAD):
                count[ask] += 1
                missing -= {ask} if count[ask] >= wanted else set()
                yield Put(match, seat, chosen(match, seat, dice))
            else:
                legal = match.game.legal(match.view(seat))
                match.submit(seat, legal[dice.below(len(legal))], match.version)
    assert not missing, f"{name}: too seldom asked: {missing}"


def chosen(match: Match, seat: int, dice: FastDice) -> list[int]:
    """An answer; mostly a payment as a whole, where it is one."""
    legal = match.game.legal(match.view(seat))
    if dice.below(3) == 0 or not any(match.game.actions[a].family.burst for a in legal):
        return [legal[dice.below(len(legal))]]
    paid: list[int] = []
    further = match.further(seat, paid)
    while further.add and not further.complete and (further.close is None or dice.below(3)):
        paid.append(further.add[dice.below(len(further.add))])
        further = match.further(seat, paid)
    return paid if further.complete or further.close is None else [*paid, further.close]


def done(put: Put) -> tuple[int, int]:
    """Answer; the versions before and right after the answer, before any draw."""
    since = put.match.version
    if len(put.actions) == 1:
        put.match.submit(put.seat, put.actions[0], since)
        return since, since + 1
    put.match.burst(put.seat, put.actions, since)
    return since, since + len(put.actions)


def told(match: Match, seat: int, since: int, upto: int) -> list[dict[str, object]]:
    """As the seat was told, also if the match is over by now."""
    return [t.event.seen_by(seat) for t in match._told if since < t.version <= upto]


def plain(data: Any) -> Any:
    return json.loads(json.dumps(data))


def patched(shown: Any, changes: Sequence[Change]) -> Any:
    """What is shown, with the changes made in it."""
    found = deepcopy(shown)
    for path, _, now in plain(changes):
        at = found
        for part in path[:-1]:
            at = at[part]
        at[path[-1]] = now
    return found


def without_holes(data: Any) -> Any:
    """A field that is not there and one that is None look the same to somebody who looks ahead."""
    if isinstance(data, dict):
        return {k: without_holes(v) for k, v in data.items() if v is not None}
    return [without_holes(v) for v in data] if isinstance(data, list) else data


def check(g: Game, said: Ahead, view: View, world: State, happened: list[dict[str, object]], seat: int) -> None:
    """What was said against the position that was reached and what was told on the way."""
    if said.then.kind == "unseen":
        assert plain(happened)[: len(said.events)] == plain(said.events)
        assert not said.changes
        assert not said.later
        return
    assert plain(said.events) == plain(happened)
    ask = "" if world.actor == OVER else g.asks[world.ask].name
    kind = {CHANCE: "chance", OVER: "over"}.get(world.actor, "seat")
    mine = g.legal(g.mask(world, seat)) if world.actor == seat else []
    can = tuple(dict.fromkeys(g.actions[a].family.name for a in mine))
    assert said.then == (kind, ask, int(world.actor) if kind == "seat" else None, can)
    before, after = plain(g.show(view)), plain(g.show(g.mask(world, seat)))
    if kind != "over":
        assert without_holes(patched(before, said.changes)) == without_holes(after)
        for path, was, _ in said.changes:
            assert plain(was) == found_at(before, path)
    if not said.later:
        for figure in said.figures:
            assert before["players"][figure.seat][figure.name] == figure.was
            assert after["players"][figure.seat][figure.name] == figure.now


def found_at(shown: Any, path: Sequence[str | int]) -> Any:
    for part in path:
        shown = shown.get(part) if isinstance(shown, dict) else shown[part]
    return shown


def check_sequel(put: Put, said: Ahead, after: int, dice: FastDice) -> None:
    """However the questions in between are answered: what was said to follow follows, and figures are as was said."""
    match, sequel = put.match, put.match.game.sequel()
    while not match.over and match.actor == put.seat and match.ask in sequel.asks:
        legal = match.game.legal(match.view(put.seat))
        match.submit(put.seat, legal[dice.below(len(legal))], match.version)
    seen = [(t.version, t.event.seen_by(put.seat)) for t in match._told if t.version > after]
    follows = [(v, e) for v, e in seen if e["event"] in sequel.events]
    assert plain([e for _, e in follows[: len(said.later)]]) == plain(said.later)
    if said.later and len(follows) == len(said.later):
        shown = match.game.show(match.game.mask(match.world(follows[-1][0], ended=True), put.seat))
        for figure in said.figures:
            assert shown["players"][figure.seat][figure.name] == figure.now  # type: ignore[index]


@pytest.mark.parametrize("name", names())
def test_what_is_said_is_what_then_happens(name: str) -> None:
    dice, kinds_seen = FastDice(3), Counter[str]()
    for put in questions(name, POSITIONS):
        g, view = put.match.game, put.match.view(put.seat)
        said = ahead(g, view, put.actions)
        since, after = done(put)
        happened = told(put.match, put.seat, since, after)
        check(g, said, view, put.match.world(after, ended=True), happened, put.seat)
        check_sequel(put, said, after, dice)
        kinds_seen[said.then.kind] += 1
    assert {"seat", "chance"} <= set(kinds_seen)


@pytest.mark.parametrize("name", names())
def test_it_holds_in_every_world_that_the_seat_cannot_exclude(name: str) -> None:
    """Worlds that look alike to the seat: it is said the same of them, byte for byte, and it happens in each."""
    differed = 0
    for n, put in enumerate(questions(name, POSITIONS, HIDING[name], HIDDEN_ASKS.get(name, ()))):
        g, view = put.match.game, put.match.view(put.seat)
        said = ahead(g, view, put.actions)
        worlds = [g.fill(view, FastDice(100 * n + k)) for k in range(3)]
        differed += len({w.key() for w in worlds}) > 1
        for world in worlds:
            twin = g.mask(world, put.seat)
            assert json.dumps(as_data(ahead(g, twin, put.actions))) == json.dumps(as_data(said))
            check(g, said, view, world, played_in(g, world, put), put.seat)
        done(put)
    assert differed


def played_in(g: Game, world: State, put: Put) -> list[dict[str, object]]:
    """The answers, given in this world; what the seat is told of them."""
    teller = Teller()
    for action in put.actions if len(put.actions) == 1 else path_of(g, world, put.seat, put.actions):
        g.apply(world, action, teller)
    return [e.seen_by(put.seat) for e in teller.events]


def as_data(said: Ahead) -> Any:
    return [*said[:-1], [(n.key, n.fields) for n in said.notes]]


# -- planted faults ----------------------------------------------------------------------------------------------------


class Forgets(Wrapped):
    """A game whose rules do not say that they unveil something."""

    def apply(self, s: State, a: int, tell: Teller | None = None) -> None:  # type: ignore[override]
        class Deaf(Teller):
            def unveil(self, known_to: Sequence[int] = ()) -> None:
                pass

        deaf = Deaf()
        self.inner.apply(s, a, deaf)
        if tell is not None:
            tell.events += deaf.events


def test_rules_that_forget_to_say_what_they_unveil_are_found_out() -> None:
    """A raid shows whether there are icons in covered hands: it is another one in other worlds."""
    with pytest.raises(AssertionError):
        hunt(forgetful=True)
    hunt(forgetful=False)


def hunt(forgetful: bool) -> None:
    for n, put in enumerate(questions("traders", 60, ["seats=3 view=table"], ["pay"])):
        g, view = put.match.game, put.match.view(put.seat)
        said = ahead(Forgets(g) if forgetful else g, view, put.actions)
        for k in range(4):
            world = g.fill(view, FastDice(9 * n + k))
            check(g, said, view, world, played_in(g, world, put), put.seat)
        done(put)


def test_a_wrong_word_is_found_out() -> None:
    put = next(iter(questions("traders", 5, asks=["pay"])))
    g, view = put.match.game, put.match.view(put.seat)
    said = ahead(g, view, put.actions)
    since, after = done(put)
    world = put.match.world(after, ended=True)
    happened = told(put.match, put.seat, since, after)
    check(g, said, view, world, happened, put.seat)
    for wrong in (
        said._replace(events=said.events[:-1]),
        said._replace(changes=said.changes[:-1]),
        said._replace(then=said.then._replace(ask="elsewhere")),
    ):
        with pytest.raises(AssertionError):
            check(g, wrong, view, world, happened, put.seat)


# -- who may ask, and what ---------------------------------------------------------------------------------------------


def test_only_who_is_asked_can_look_ahead() -> None:
    match = new_match("traders")
    with pytest.raises(NotYourTurn):
        ahead(match.game, match.view(((match.actor or 0) + 1) % 3), [0])
    with pytest.raises(NotYourTurn):
        ahead(match.game, match.view(None), [0])


def test_what_is_not_allowed_has_no_future() -> None:
    match = new_match("traders")
    view = match.view(match.actor)
    illegal = next(a for a in range(len(match.game.actions)) if a not in match.game.legal(view))
    with pytest.raises(Illegal):
        ahead(match.game, view, [illegal])
    with pytest.raises(Illegal):
        ahead(match.game, view, [illegal, illegal])


def test_looking_changes_nothing() -> None:
    match = new_match("carthago")
    seat = match.actor
    assert seat is not None
    before = match._state.key()
    for action in match.game.legal(match.view(seat)):
        ahead(match.game, match.view(seat), [action])
    assert match._state.key() == before
