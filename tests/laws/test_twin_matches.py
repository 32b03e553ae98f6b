"""Twin worlds through the door: two matches whose hidden draws differ send a seat the same messages, byte by byte."""

from __future__ import annotations

import json

import pytest

from cothon.core import Game, Options, State
from cothon.core.errors import CothonError
from cothon.games import game
from cothon.play.dice import FastDice
from cothon.play.fairness import Source
from cothon.play.match import Match
from cothon.play.record import Seat
from kit.variants import FULL, all_variants, options_of


class Parted(Exception):
    """There is no draw that both can make and the viewer sees."""


class First(Source):
    """Draws at random for the first match, and along with it for its twin, whose position it knows: the same where the
    viewer sees it, something else where it does not."""

    def __init__(self, twin: State, viewer: int | None, seed: int) -> None:
        self.twin = twin
        self.viewer = viewer
        self.dice = FastDice(seed)
        self.for_the_twin: list[int] = []

    def draw(self, game: Game, s: State, number: int) -> int:
        drawn = int(game.pick(s, self.dice.below(game.weight(s))))
        other = int(game.pick(self.twin, self.dice.below(game.weight(self.twin))))
        if game.sees(s, self.viewer):
            both = {d for d, _ in game.chance(self.twin)}
            common = [d for d, _ in game.chance(s) if d in both]
            if not common:
                raise Parted
            drawn = other = drawn if drawn in both else common[self.dice.below(len(common))]
        game.apply(self.twin, other)
        self.for_the_twin.append(other)
        return drawn


class Second(Source):
    """Gives what was drawn for the twin."""

    def __init__(self, first: First) -> None:
        self.first = first

    def draw(self, game: Game, s: State, number: int) -> int:
        return self.first.for_the_twin[number]


def messages(match: Match, seat: int | None, since: int, dice_seed: int) -> str:
    """Everything a match says to one viewer after version `since`."""
    dice = FastDice(dice_seed)
    actions = [dice.below(len(match.game.actions)) for _ in range(6)]
    refused = []
    for a in actions:
        try:
            match.submit(-1 if seat is None else seat, a, match.version - 1)
        except CothonError as e:
            refused.append(str(e))
    return json.dumps(
        [
            match.version,
            match.actor,
            match.ask,
            match.events(seat, since),
            match.view(seat).key(),
            match.game.show(match.view(seat)),
            match.offers(seat),
            [(f.version, f.deed, f.asked, match.game.show(f.view), f.events) for f in match.film(seat, since - 3)],
            [repr(match.why_not(seat, a)) for a in actions],
            refused,
            match.commitment,
            match.seed,
            [] if seat is None else match.can_take_back(seat),
        ]
    )


def twin_matches(name: str, options: Options, viewer: int | None, seed: int) -> int:
    """Play both as long as they stay together; gives the number of compared steps."""
    g = game(name)
    seats = [Seat("human", f"P{i}") for i in range(options.seats)]
    first = First(g.start(options), viewer, seed)
    dice = FastDice(seed + 5)
    steps = 0
    try:
        a = Match(g, options, seats, b"", source=first, sealed="sealed")
        b = Match(g, options, seats, b"", source=Second(first), sealed="sealed")
        while not a.over:
            since = a.version
            seat = a.actor
            assert seat is not None
            possible = [o.id for o in b.offers(seat)]
            common = [o.id for o in a.offers(seat) if o.id in possible]
            if not common:
                break
            choice = common[dice.below(len(common))]
            g.apply(first.twin, choice)
            a.submit(seat, choice, since)
            b.submit(seat, choice, since)
            if a.over or b.over or since + 1 in a._unveiled or since + 1 in b._unveiled:
                break  # all may be shown, or something hidden is known now without a draw
            assert messages(a, viewer, since, steps) == messages(b, viewer, since, steps)
            steps += 1
    except Parted:
        pass
    return steps


@pytest.mark.parametrize(("name", "text"), all_variants())
def test_twin_matches_send_the_same_messages(name: str, text: str) -> None:
    options = options_of(name, text)
    steps = 0
    for seed in range(20 if FULL else 2):
        viewer = [None, *range(options.seats)][seed % (options.seats + 1)]
        steps += twin_matches(name, options, viewer, seed)
    assert steps > min(8, game(name).longest(options) // 40)
