"""Matches for tests, and random players for them."""

from __future__ import annotations

from collections.abc import Callable

from cothon.bots import general
from cothon.bots.instinct import knowledge
from cothon.core.dice import Dice
from cothon.games import game, names
from cothon.play.dice import FastDice
from cothon.play.match import Match
from cothon.play.record import Seat


def known_to_bots() -> list[str]:
    """The games about which bots know something, in `bots/<game>/`: in the others they play at random or search."""
    return [name for name in names() if knowledge(name) is not general]


def new_match(name: str, options: str = "seats=3", seed: int = 1, rules: int | None = None) -> Match:
    g = game(name, rules)
    chosen = g.options_from(options)
    seats = [Seat("human", f"Player {i}") for i in range(chosen.seats)]
    return Match(g, chosen, seats, seed.to_bytes(32, "big"), [b"pepper"])


def play_until(match: Match, stop: Callable[[Match], bool], dice: Dice) -> Match:
    """Random legal answers until `stop` says so or the match is over."""
    while not match.over and not stop(match):
        seat = match.actor
        assert seat is not None
        offers = match.offers(seat)
        match.submit(seat, offers[dice.below(len(offers))].id, match.version)
    return match


def play_on(match: Match, seed: int = 1) -> Match:
    """Random legal answers to the end."""
    return play_until(match, lambda _: False, FastDice(seed))
