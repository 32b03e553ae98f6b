"""The short cut of answers at tables: what most requests are, with a head that came before on the same connection.

It leads past the layers of the application, not past what they ask: log, guard and route are the same functions. A head
goes the long way once; whatever looks unusual goes it every time.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from cothon.server import playing
from cothon.server import protocol as p
from cothon.server.guard import Guard, Headers, may
from cothon.server.house import House
from cothon.server.logs import ID, RequestLog
from cothon.server.routes.answers import error_told, json_headers
from cothon.server.speak import encode

ROUTE = "/tables/{table_id}/do"
_PATH = re.compile(r"/tables/([a-z0-9]{1,20})/do")
_decode = msgspec.json.Decoder(p.Do).decode


class Answered(NamedTuple):
    status: int
    headers: Headers
    body: bytes


class ShortCut:
    def __init__(self, house: Callable[[], House], guard: Guard, log: RequestLog) -> None:
        self._house = house
        self._guard = guard
        self._log = log

    def __call__(self, scope: Any, body: bytes) -> Awaitable[Answered] | None:
        """The way to the answer of a request whose head is known (`heads`); None: it goes the long way."""
        kept = scope["kept"]
        if "caller" not in kept or scope["method"] != "POST":  # or it never went the long way
            return None
        if "table" not in kept:
            found = _PATH.fullmatch(scope["path"])
            kept["table"] = found and found[1]
        if kept["table"] is None:
            return None
        try:
            said = _decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return None  # there it is explained
        return self._do(scope, kept["table"], said)

    async def _do(self, scope: Any, table_id: str, said: p.Do) -> Answered:
        scope["path_template"], scope["path_params"] = ROUTE, {"table_id": table_id}
        own, began = self._log.begin(scope)
        status, more = 200, None
        try:
            await self._guard.admit(scope, _nothing_more)
            told: Any = await playing.do(self._house(), may(_Admitted(scope), "play"), table_id, said)
        except Exception as e:
            status, told, more = error_told(scope, e)
        finally:
            self._log.note(scope, status, began)
        text = encode(told)
        headers = self._guard.with_headers(json_headers(len(text), more), brief=status == 200)
        return Answered(status, [*headers, (ID, own.encode())], text)


class _Admitted(NamedTuple):
    scope: Any


async def _nothing_more() -> Any:
    raise RuntimeError("a request with a known head is here as a whole")
