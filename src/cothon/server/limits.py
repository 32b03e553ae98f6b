"""Limits: how often something may be done (token buckets), and how long to wait after mistakes (delays). In memory."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Mapping
from math import ceil
from typing import Any

from cothon.server.errors import TooMany

Clock = Callable[[], float]

MOST = 50_000  # buckets kept at a time
_NOBODY = "nobody"


class RateLimit:
    """`burst` at once, then `each` seconds for one more. `key` names the limit in the answer, and its sentence; `each`
    0: no limit.

    A bucket is one number, the moment at which it will be full again: a bucket that is full need not be kept. These
    limits belong to one process, and a restart forgets them.
    """

    def __init__(self, key: str, each: float, burst: float, clock: Clock = time.monotonic, most: int = MOST) -> None:
        self.key = key
        self._each = each
        self._span = each * burst
        self._clock = clock
        self._most = most
        self._full_at: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, who: str) -> None:
        """Count one more; TooMany if that is one too many, and then it is not counted."""
        now = self._clock()
        full_at = max(self._full_at.get(who, now), now) + self._each
        if full_at - now > self._span:
            raise _refusal(self.key, full_at - now - self._span)
        if len(self._full_at) >= self._most and who not in self._full_at:
            self._make_room(now)
        self._full_at[who] = full_at

    def check(self, who: str) -> None:
        """TooMany if `take` would be refused now; nothing is counted."""
        now = self._clock()
        over = max(self._full_at.get(who, now), now) + self._each - now - self._span
        if over > 0:
            raise _refusal(self.key, over)

    def give_back(self, who: str) -> None:
        """It was right to let this one in: do not count it."""
        if who in self._full_at:
            self._full_at[who] -= self._each

    def _make_room(self, now: float) -> None:
        """Drop the buckets that are full; if there are hardly any, those that are nearest to it."""
        kept = {who: at for who, at in self._full_at.items() if at > now}
        if len(kept) > self._most // 2:
            latest = sorted(kept.items(), key=lambda item: item[1])[-(self._most // 2) :]
            kept = dict(latest)
        self._full_at = kept


class Delays:
    """Mistakes cost time: `free` of them at once, then `first` seconds for one more, and twice as long for each that
    follows, up to `longest`. Who makes none for `memory` seconds begins anew, and so does who gets it right.
    """

    def __init__(
        self,
        key: str,
        free: int,
        first: float,
        longest: float,
        memory: float = 3600,
        clock: Clock = time.monotonic,
        most: int = MOST,
    ) -> None:
        self.key = key
        self._free, self._first, self._longest, self._memory = free, first, longest, memory
        self._clock = clock
        self._most = most
        self._made: dict[str, tuple[int, float]] = {}  # how many, and when the last one was; the oldest come first

    def __len__(self) -> int:
        return len(self._made)

    def take(self, who: str) -> None:
        """Count one more as a mistake, until `right` says otherwise; TooMany, and not counted, if it comes too soon."""
        now = self._clock()
        made, last = self._made.pop(who, (0, now))
        if now - last >= self._memory:
            made = 0
        wait = last + self._wait(made) - now
        if wait > 0:
            self._made[who] = made, last
            raise _refusal(self.key, wait)
        if len(self._made) >= self._most:
            self._made = dict(list(self._made.items())[self._most // 2 :])
        self._made[who] = made + 1, now

    def right(self, who: str) -> None:
        self._made.pop(who, None)

    def _wait(self, made: int) -> float:
        over = made - self._free
        return 0.0 if over < 0 else min(self._longest, self._first * 2.0 ** min(over, 60))


def _refusal(key: str, seconds: float) -> TooMany:
    return TooMany(f"limit-{key}", key=key, seconds=max(0.1, ceil(seconds * 10) / 10))


def address_of(scope: Mapping[str, Any]) -> str:
    """The address a request is counted under. Whoever has one IPv6 address has 2^64 of them: they count as one."""
    client = scope.get("client")
    if not client:
        return _NOBODY
    host = str(client[0])[:64]
    if ":" not in host:
        return host
    try:
        six = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if six.ipv4_mapped is not None:
        return str(six.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(six) >> 64 << 64, 64)))
