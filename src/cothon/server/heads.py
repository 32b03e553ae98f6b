"""Heads of requests that came before on the same connection: a browser at a table sends the same bytes again and again.

The same bytes mean the same, so they are not parsed again, nor is what follows from them alone worked out again. Only
the length of the body may be another. What may change in between (who somebody is, whether he may, how often) is asked
at every request.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

MOST = 4  # for each connection: one for each address that it sends bodies to
LONGEST = 2048  # bytes; what is longer is parsed again
STRAIGHT = "straight"  # in the scope of a request: writes a part of its answer, or says False
_END = b"\r\n\r\n"
_LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]+)\r\n", re.IGNORECASE)
Scope = dict[str, Any]
Straight = Callable[[Scope, bytes], bool]


class Head(NamedTuple):
    """`before` and `after` are its bytes around the length of the body, which is the header of that number."""

    before: bytes
    after: bytes
    scope: Scope  # before anybody has added to it
    number: int

    def with_length(self, length: bytes) -> Scope:
        headers = self.scope["headers"].copy()
        headers[self.number] = headers[self.number][0], length
        return {**self.scope, "headers": headers}


class Heads:
    """Those of one connection. Only requests are remembered that came whole, with a body, in one piece."""

    def __init__(self) -> None:
        self._known: list[Head] = []

    def learn(self, data: bytes, scope: Scope, body: int) -> None:
        """`data` was one request, of which the parser made this scope, and a body of so many bytes. What is put into
        `kept` of the scope follows from the head, and is there again the next time."""
        end = data.find(_END) + len(_END)
        if not body or end > LONGEST or len(data) - end != body:
            return
        for name, value in scope["headers"]:
            if name in (b"transfer-encoding", b"expect", b"upgrade") or (name == b"connection" and b"close" in value):
                return
        numbers = [n for n, (name, _) in enumerate(scope["headers"]) if name == b"content-length"]
        found = _LENGTH.search(data, 0, end)
        if found is None or len(numbers) != 1:
            return
        if len(self._known) >= MOST:
            self._known.clear()
        scope["kept"] = {}
        self._known.append(Head(data[: found.start(1)], data[found.end(1) : end], scope.copy(), numbers[0]))

    def find(self, data: bytes) -> tuple[Scope, bytes] | None:
        """The scope and the body, if these bytes are one request with a head that is known."""
        for known in self._known:
            begin = len(known.before)
            if data.startswith(known.before):
                length = data[begin : data.find(b"\r", begin)]
                body = data[begin + len(length) + len(known.after) :]
                if data.startswith(known.after, begin + len(length)) and length == b"%d" % len(body):
                    return known.with_length(length), body
        return None
