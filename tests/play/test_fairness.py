"""Verifiable draws: the commitment binds, entropy matters, and draws are unbiased."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from cothon.core.errors import BadInput, WrongDraw
from cothon.games import game, names
from cothon.play.fairness import Committed, Scripted, commitment, new_seed
from cothon.play.record import Drawn
from kit.players import new_match, play_on

SEED = bytes(range(32))


def test_the_commitment_is_the_sha256_of_the_seed_and_is_there_before_any_answer() -> None:
    match = new_match("karibik")
    assert match.commitment == commitment((1).to_bytes(32, "big"))
    assert match.commitment == hashlib.sha256((1).to_bytes(32, "big")).hexdigest()
    assert match.seed is None


def test_the_stream_follows_the_published_recipe() -> None:
    """Recomputed here by the words of the docs, without the program's own code."""
    key = hashlib.sha256(b"cothon stream 1\0" + SEED + b"\0\0\0\x02hi" + b"\0\0\0\0").digest()
    stream = Committed(SEED, [b"hi", b""])
    for number in range(50):
        x = int.from_bytes(hmac.new(key, f"{number}.0".encode(), "sha256").digest()[:8], "big")
        assert stream.below(number, 97) == x % 97


def test_numbers_in_the_incomplete_last_block_are_thrown_away() -> None:
    weight = (1 << 63) + 1  # nearly half of all numbers must be rejected
    stream = Committed(SEED, [])
    key = hashlib.sha256(b"cothon stream 1\0" + SEED).digest()
    retried = 0
    for number in range(40):
        attempt = 0
        while True:
            x = int.from_bytes(hmac.new(key, f"{number}.{attempt}".encode(), "sha256").digest()[:8], "big")
            if x < weight:
                break
            attempt += 1
        retried += attempt > 0
        assert stream.below(number, weight) == x
    assert retried > 5


def test_draws_are_spread_evenly() -> None:
    stream = Committed(SEED, [])
    counts = [0] * 6
    for number in range(6000):
        counts[stream.below(number, 6)] += 1
    chi2 = sum((c - 1000) ** 2 / 1000 for c in counts)
    assert chi2 < 20.5  # five degrees of freedom, one in a thousand


def test_entropy_of_any_seat_changes_the_draws() -> None:
    plain = [Committed(SEED, [b"", b""]).below(n, 1000) for n in range(20)]
    assert [Committed(SEED, [b"a", b""]).below(n, 1000) for n in range(20)] != plain
    assert [Committed(SEED, [b"", b"a"]).below(n, 1000) for n in range(20)] != plain
    assert [Committed(SEED, [b"", b""]).below(n, 1000) for n in range(20)] == plain


def test_seeds_and_entropy_of_the_wrong_size_are_refused() -> None:
    with pytest.raises(BadInput, match="32 bytes"):
        Committed(b"short", [])
    with pytest.raises(BadInput, match="at most"):
        Committed(SEED, [b"x" * 257])
    assert len(new_seed()) == 32
    assert new_seed() != new_seed()


@pytest.mark.parametrize("name", names())
def test_the_same_seed_and_answers_give_the_same_match(name: str) -> None:
    assert play_on(new_match(name)).record() == play_on(new_match(name)).record()
    other = play_on(new_match(name, seed=2)).record()
    assert [e for e in other.entries if isinstance(e, Drawn)] != [
        e for e in play_on(new_match(name)).record().entries if isinstance(e, Drawn)
    ]


def test_a_scripted_draw_that_is_impossible_or_missing_is_refused() -> None:
    g = game("karibik")
    s = g.start(g.options_from("seats=2"))
    with pytest.raises(WrongDraw, match="impossible"):
        Scripted([g.draws.id("tax-strength")]).draw(g, s, 0)
    with pytest.raises(WrongDraw, match="only 0"):
        Scripted([]).draw(g, s, 0)
