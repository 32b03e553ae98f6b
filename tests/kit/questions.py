"""Positions in which each question of a game is put to somebody, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from cothon.games import game
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match, play_until
from kit.variants import VARIANTS

LEAST_SEEDS, MOST_SEEDS = 3, 40


class Put(NamedTuple):
    """A question in a whole game: the record of the game, and when and to whom it was put with how many answers."""

    kind: str
    record: str
    version: int
    seat: int
    seats: int
    offers: int


def kinds(name: str) -> list[str]:
    """Every question the game can put to a player."""
    return [q.name for q in game(name).asks.questions if not q.chance]


def first(name: str, variant: str, holds: Callable[[Match], bool]) -> Put:
    """The first question at which this holds, in a game that was then played to its end."""
    for seed in range(1, MOST_SEEDS):
        where: list[tuple[str, int, int, int]] = []

        def note(match: Match, where: list[tuple[str, int, int, int]] = where) -> bool:
            if not where and holds(match):
                seat = match.actor
                assert seat is not None
                where.append((match.ask, match.version, seat, len(match.offers(seat))))
            return False

        match = play_until(new_match(name, variant, seed), note, FastDice(seed))
        if where:
            kind, version, seat, offers = where[0]
            record = match.record()
            return Put(kind, text.write(record), version, seat, len(record.seats), offers)
    raise AssertionError(f"{name}: no such question in {MOST_SEEDS} games")


@lru_cache(maxsize=8)
def found(name: str) -> dict[str, tuple[Put, Put]]:
    """For each kind the first position with it, and the one with the most answers among all that were played."""
    first: dict[str, Put] = {}
    widest: dict[str, Put] = {}
    wanted = len(kinds(name))
    for seed in range(1, MOST_SEEDS):
        if seed > LEAST_SEEDS and len(first) == wanted:
            break
        for variant in VARIANTS[name]:
            for put in _of_one_game(name, variant, seed):
                first.setdefault(put.kind, put)
                if put.kind not in widest or put.offers > widest[put.kind].offers:
                    widest[put.kind] = put
    return {kind: (first[kind], widest[kind]) for kind in first}


def _of_one_game(name: str, variant: str, seed: int) -> list[Put]:
    """The question of each kind with the most answers in this game."""
    best: dict[str, tuple[int, int, int]] = {}

    def note(match: Match) -> bool:
        seat = match.actor
        assert seat is not None
        n = len(match.offers(seat))
        if match.ask not in best or n > best[match.ask][0]:
            best[match.ask] = (n, match.version, seat)
        return False

    match = play_until(new_match(name, variant, seed), note, FastDice(seed))
    record = text.write(match.record())
    seats = len(match.record().seats)
    return [Put(kind, record, version, seat, seats, n) for kind, (n, version, seat) in best.items()]
