"""Heads of requests that came before on the same connection: a browser at a table sends the same bytes again and again.

The same bytes mean the same, so they are not parsed again, nor is what follows from them alone worked out again. What
may change in between (who somebody is, whether he may, how often) is asked at every request.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

MOST = 8  # for each connection: their lengths differ, as the bodies do
LONGEST = 2048  # bytes; what is longer is parsed again
STRAIGHT = "straight"  # in the scope of a request: writes a part of its answer, or says False
_END = b"\r\n\r\n"
Scope = dict[str, Any]
Straight = Callable[[Scope, bytes], bool]


class Head(NamedTuple):
    scope: Scope  # before anybody has added to it
    length: int  # of the body


class Heads:
    """Those of one connection. Only requests are remembered that came whole, with a body, in one piece."""

    def __init__(self) -> None:
        self._known: dict[bytes, Head] = {}

    def learn(self, data: bytes, scope: Scope, body: int) -> None:
        """`data` was one request, of which the parser made this scope, and a body of so many bytes."""
        end = _end(data)
        if not body or end > LONGEST or len(data) - end != body:
            return
        for name, value in scope["headers"]:
            if name in (b"transfer-encoding", b"expect", b"upgrade") or (name == b"connection" and b"close" in value):
                return
        if len(self._known) >= MOST:
            self._known.clear()
        self._known[data[:end]] = Head({**scope, "kept": {}}, body)

    def find(self, data: bytes) -> tuple[Scope, bytes] | None:
        """The scope and the body, if these bytes are one request with a head that is known. What is in `kept` of the
        scope follows from the head, and is there again the next time."""
        if not self._known:
            return None
        end = _end(data)
        known = self._known.get(data[:end])
        return None if known is None or known.length != len(data) - end else (dict(known.scope), data[end:])


def _end(data: bytes) -> int:
    return data.find(_END) + len(_END)
