"""Passwords: argon2id, computed in threads so that nobody else waits for it."""

from __future__ import annotations

import asyncio
import gzip
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cothon.server.errors import Malformed, TooMany
from cothon.server.turns import Turns

SHORTEST, LONGEST = 8, 200
_THREADS = 2
_MOST_WAITING = 200  # of one address

T = TypeVar("T")


@cache
def _common() -> frozenset[str]:
    """The 10,000 that are tried first, case folded."""
    packed = (Path(__file__).parent / "data" / "common_passwords.txt.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().split("\n"))


def validated(said: str, field: str = "password", name: str = "") -> str:
    """The password as it is hashed, alike from every keyboard; Malformed says what is wrong with it."""
    password = unicodedata.normalize("NFKC", said)
    if not SHORTEST <= len(password) <= LONGEST:
        raise Malformed("number-of-characters", field=field, least=SHORTEST, most=LONGEST, number=len(password))
    if password.casefold() in _common():
        raise Malformed("common-password", field=field)
    if password.casefold() == name.casefold():
        raise Malformed("password-is-name", field=field)
    return password


class Passwords:
    """Whoever has one checked says where it comes from, `source`: sources are served in turn."""

    def __init__(self) -> None:
        # The second of the settings that OWASP recommends: 19 MiB, 2 passes. Each hash says its own settings.
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(_THREADS, "passwords")
        self._turns = Turns(_THREADS)
        self._nobodys = self._hasher.hash(secrets.token_hex())

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def hash(self, password: str, source: str = "") -> str:
        return await self._in_thread(source, lambda: self._hasher.hash(password))

    async def verify(self, password: str, stored: str | None, source: str = "") -> bool:
        """Whether this is the password. Without a stored one it takes as long, and the answer is no."""
        fits = await self._in_thread(source, lambda: self._verify(stored or self._nobodys, password))
        return fits and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Whether it was hashed with other settings than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, unicodedata.normalize("NFKC", password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, source: str, work: Callable[[], T]) -> T:
        if self._turns.of(source) >= _MOST_WAITING:
            raise TooMany("limit-passwords", key="passwords", seconds=1)
        await self._turns.take(source)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._turns.give_back()
