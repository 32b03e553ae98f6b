"""How often a password may be tried. Nobody can shut an owner out by trying wrong ones.

Wrong passwords are counted for a name and an address together, with growing delays; an address alone, and a name alone,
have generous limits, since many people may share an address and many addresses may try one name. A browser where the
account was used before has a count of its own, and so has who changes a password while signed in: what strangers do
wrong does not concern them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cothon.server.limits import Clock, Delays, RateLimit


class Guesses:
    def __init__(self, clock: Clock) -> None:
        self._here = Delays("sign-in", free=5, first=2, longest=900, clock=clock)  # by name and address
        self._known = Delays("sign-in", free=10, first=2, longest=300, clock=clock)  # by account and browser
        self._address = RateLimit("sign-in", 6, 100, clock)
        self._name = RateLimit("sign-in", 36, 100, clock)
        self._claims = RateLimit("sign-in", 15, 20, clock)  # by guest

    @contextmanager
    def stranger(self, name: str, address: str) -> Iterator[None]:
        """A password is tried in here. It was wrong if an exception comes out."""
        self._address.check(address)
        self._name.check(name)
        pair = f"{name} {address}"
        self._here.take(pair)
        self._address.take(address)
        self._name.take(name)
        yield
        self._here.right(pair)
        self._address.give_back(address)
        self._name.give_back(name)

    @contextmanager
    def known(self, player: str, where: str) -> Iterator[None]:
        """The same, where the account was used before: `where` is the browser, or the session."""
        own = f"{player} {where}"
        self._known.take(own)
        yield
        self._known.right(own)

    def claim(self, player: str, address: str) -> None:
        """A guest wants a password hashed."""
        self._address.check(address)
        self._claims.take(player)
        self._address.take(address)
