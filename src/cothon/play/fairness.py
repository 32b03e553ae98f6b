"""Shuffles anyone can verify: a secret seed, its commitment, the seats' entropy, and a keyed stream of draws; and the
hash that binds who plays by which rules.

1. Before the first draw a secret seed of 32 bytes is made; its SHA-256 (the *commitment*) is published.
2. Each seat may add entropy (any bytes), so that nobody, the host included, can choose the outcome alone.
3. key = SHA-256("cothon stream 1" NUL seed, then for each seat 4 bytes length (big-endian) and its entropy).
4. Draw number i (from 0) with total weight w: for t = 0, 1, ... let x = the first 8 bytes (big-endian) of
   HMAC-SHA-256(key, "i.t"); the first x below the largest multiple of w up to 2**64 gives r = x mod w.
   The outcomes lie in a row by ascending id, each as wide as its weight; the draw is the one at place r.
5. At the end the seed is revealed. Whoever has the record can recompute every draw.

The *terms* are published with the commitment: the SHA-256 of some lines of the record, with all options written out, so
that nobody can later change a name, the kind of a player, the game, its rules version, or an option. Draws do not
depend on them. The position that a match begins at is not among them: it may hold so few secrets that a hash of it
could be guessed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence

from cothon.core.errors import BadInput, WrongDraw
from cothon.core.game import Game
from cothon.core.options import Options
from cothon.core.view import State
from cothon.play.record import Seat

SEED_BYTES = 32
HASH_BYTES = 32
MOST_ENTROPY = 256
_SPAN = 1 << 64


def new_seed() -> bytes:
    """A fresh secret seed from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is published before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def terms(game: Game, options: Options, seats: Sequence[Seat], sealed: str) -> str:
    """What is published with the commitment `sealed`: a hash of who plays, and by which rules."""
    lines = ["cothon terms 1", f"game {game.facts.name}", f"rules {game.facts.version}", f"options {options.whole()}"]
    lines += [f"seat {i} {seat.kind} {seat.name}" for i, seat in enumerate(seats)]
    return hashlib.sha256("\n".join([*lines, f"commitment {sealed}"]).encode()).hexdigest()


class Source(ABC):
    """Where a match gets its draws from."""

    @abstractmethod
    def draw(self, game: Game, s: State, number: int) -> int:
        """The outcome of draw `number` (counted from 0) in this position."""


class Committed(Source):
    """The committed stream: the only source of real games."""

    def __init__(self, seed: bytes, entropy: Sequence[bytes]) -> None:
        if len(seed) != SEED_BYTES:
            raise BadInput(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        mixed = hashlib.sha256(b"cothon stream 1\0" + seed)
        for own in entropy:
            if len(own) > MOST_ENTROPY:
                raise BadInput(f"entropy of a seat has at most {MOST_ENTROPY} bytes, not {len(own)}")
            mixed.update(len(own).to_bytes(4, "big") + own)
        self._key = mixed.digest()

    def below(self, number: int, weight: int) -> int:
        """The place r of draw `number` among `weight` equally likely ones."""
        limit = _SPAN - _SPAN % weight
        attempt = 0
        while True:
            mac = hmac.digest(self._key, f"{number}.{attempt}".encode(), "sha256")
            x = int.from_bytes(mac[:8], "big")
            if x < limit:
                return x % weight
            attempt += 1

    def draw(self, game: Game, s: State, number: int) -> int:
        return int(game.pick(s, self.below(number, int(game.weight(s)))))


class Scripted(Source):
    """Draws that are given: for tests, and for records whose seed is not revealed yet."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._draws = tuple(draws)

    def draw(self, game: Game, s: State, number: int) -> int:
        if number >= len(self._draws):
            raise WrongDraw(f"draw {number} ({game.asks[s.ask].name}) is due, but the script has only {number}")
        draw = self._draws[number]
        if draw not in [d for d, _ in game.chance(s)]:
            label = game.draws.label(draw)
            raise WrongDraw(f"draw {number}: {label} is impossible at '{game.asks[s.ask].name}'")
        return draw
