"""The names this server goes by. A request for another name is refused.

A page of another site can let its own name point to this machine (DNS rebinding); a browser then takes this server for
a part of that site and lets the page read it. The name in the Host header gives it away.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from cothon.server.errors import ServerError
from cothon.server.settings import Settings

_HOST = re.compile(r"(?:\[(?P<six>[^\[\]]+)\]|(?P<name>[^:\[\]]+))(?::[0-9]*)?")
_KEPT = 200  # of the texts that were found to be right
_SHOWN = 80


class WrongHost(ServerError):
    status, error = 421, "wrong-host"


class Hosts:
    """Addresses always hold: a page elsewhere has a name, or is no other site."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        more = [word.strip().lower() for word in settings.hosts.split(",")]
        public = urlsplit(settings.origin.lower()).hostname or ""
        self._any = "*" in more
        self._names = frozenset({"localhost", own, f"{own}.local", settings.host.lower(), public, *more}) - {""}
        self._right: set[str] = set()

    def check(self, host: str | None) -> None:
        """WrongHost, unless `host` is one of ours. None or "": the sender is no browser."""
        if not host or host in self._right:
            return
        if not self._any and not self._is_ours(host):
            shown = "".join(c for c in host[:_SHOWN] if c.isascii() and c.isprintable())
            raise WrongHost("wrong-host", host=shown)
        if len(self._right) < _KEPT:
            self._right.add(host)

    def _is_ours(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["six"] or found["name"]).lower().removesuffix(".")
        return name in self._names or name.endswith(".localhost") or _is_address(name)


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True
