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
    """The twin cannot make a draw that both should see."""


class First(Source):
    """Draws at random and keeps what it drew."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.drawn: list[int] = []

    def draw(self, game: Game, s: State, number: int) -> int:
        self.drawn.append(int(game.pick(s, self.dice.below(game.weight(s)))))
        return self.drawn[-1]


class Second(Source):
    """Draws the same where the viewer sees it, and anew where it does not."""

    def __init__(self, first: First, viewer: int | None, seed: int) -> None:
        self.first = first
        self.viewer = viewer
        self.dice = FastDice(seed + 77)

    def draw(self, game: Game, s: State, number: int) -> int:
        if not game.sees(s, self.viewer):
            return int(game.pick(s, self.dice.below(game.weight(s))))
        if self.first.drawn[number] not in [d for d, _ in game.chance(s)]:
            raise Parted
        return self.first.drawn[number]


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
            [repr(match.why_not(seat, a)) for a in actions],
            refused,
            match.commitment,
            match.seed,
            [] if seat is None else match.can_take_back(seat),
        ]
    )


def twin_matches(name: str, options: Options, viewer: int | None, seed: int) -> int:
    """Play both; gives the number of compared steps."""
    g = game(name)
    seats = [Seat("human", f"P{i}") for i in range(options.seats)]
    first = First(seed)
    a = Match(g, options, seats, b"", source=first, sealed="sealed")
    dice = FastDice(seed + 5)
    steps = 0
    try:
        b = Match(g, options, seats, b"", source=Second(first, viewer, seed), sealed="sealed")
        while not a.over:
            since = a.version
            seat = a.actor
            assert seat is not None
            offers = a.offers(seat)
            choice = offers[dice.below(len(offers))].id
            if choice not in [o.id for o in b.offers(seat)]:
                break
            a.submit(seat, choice, since)
            b.submit(seat, choice, since)
            if a.over or b.over:
                break
            if since + 1 in a._unveiled or since + 1 in b._unveiled:
                break  # what was hidden is known now, without a draw; so the worlds may be told apart
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
    assert steps > 20
