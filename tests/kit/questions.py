"""Positions in which each question of a game is put to somebody, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from cothon.games import game
from cothon.play import text
from cothon.play.dice import FastDice
from cothon.play.match import Match
from kit.players import new_match, play_until
from kit.variants import VARIANTS

LEAST_SEEDS, MOST_SEEDS = 3, 40
# What lies before a player, of all that is shown of one; in another game everything that is a list.
BEFORE_ONE = {
    "karibik": ["persons", "requests"],
    "traders": ["hand", "upright", "sideways", "tokens_up", "tokens_down"],
    "carthago": ["base", "hand"],
    "porto": ["store", "held"],
}
# What lies between all players and comes and goes: where most of it lies, a board has least room.
BETWEEN_ALL = {"karibik": ["row", "harbour"], "traders": ["market", "farm"]}


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
    for put, n in _played(name, lambda match, seat: len(match.offers(seat))):
        first.setdefault(put.kind, put)
        if put.kind not in widest or n > widest[put.kind].offers:
            widest[put.kind] = put
    return {kind: (first[kind], widest[kind]) for kind in first}


@lru_cache(maxsize=8)
def fullest(name: str) -> dict[str, Put]:
    """For each kind the position in which most things lie before the one who is asked. Takes seconds: all is shown."""
    return _most(name, _held)


@lru_cache(maxsize=8)
def crowded(name: str) -> dict[str, Put]:
    """For each kind the position in which most things lie between all; for games whose board changes so."""
    return _most(name, _lying) if name in BETWEEN_ALL else {}


def _most(name: str, much: Callable[[Match, int], int]) -> dict[str, Put]:
    best: dict[str, tuple[int, Put]] = {}
    for put, n in _played(name, much):
        if put.kind not in best or n > best[put.kind][0]:
            best[put.kind] = (n, put)
    return {kind: put for kind, (_, put) in best.items()}


def _played(name: str, much: Callable[[Match, int], int]) -> Iterator[tuple[Put, int]]:
    """Of each of some games the question of each kind with the most of something."""
    seen: set[str] = set()
    wanted = len(kinds(name))
    for seed in range(1, MOST_SEEDS):
        if seed > LEAST_SEEDS and len(seen) == wanted:
            break
        for variant in VARIANTS[name]:
            for put, n in _of_one_game(name, variant, seed, much):
                seen.add(put.kind)
                yield put, n


def _of_one_game(name: str, variant: str, seed: int, much: Callable[[Match, int], int]) -> list[tuple[Put, int]]:
    best: dict[str, tuple[int, int, int, int]] = {}

    def note(match: Match) -> bool:
        seat = match.actor
        assert seat is not None
        n = much(match, seat)
        if match.ask not in best or n > best[match.ask][0]:
            best[match.ask] = (n, match.version, seat, len(match.offers(seat)))
        return False

    match = play_until(new_match(name, variant, seed), note, FastDice(seed))
    record = text.write(match.record())
    seats = len(match.record().seats)
    return [(Put(kind, record, at, seat, seats, offers), n) for kind, (n, at, seat, offers) in best.items()]


def _held(match: Match, seat: int) -> int:
    """How many things lie before this player, as the player sees it."""
    players: Any = match.game.show(match.view(seat))["players"]
    own = players[seat]
    return sum(_things(own[part]) for part in BEFORE_ONE.get(match.game.facts.name, own))


def _lying(match: Match, seat: int) -> int:
    """How many things lie between all."""
    shown: Any = match.game.show(match.view(seat))
    return sum(_things(shown[part]) for part in BETWEEN_ALL[match.game.facts.name])


def _things(part: Any) -> int:
    if isinstance(part, dict):
        return sum(n for n in part.values() if isinstance(n, int))
    return sum(one.get("copies", 1) if isinstance(one, dict) else 1 for one in part) if isinstance(part, list) else 0
