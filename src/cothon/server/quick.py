"""A short cut for the request that is sent most, an answer at a table: the same result as the route, at half the cost.

`routes.playing.do` stays the definition: it is in the OpenAPI, it judges bodies that are not in order, and a test
compares the two, byte by byte but for headers that only concern pages.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import msgspec
from litestar import Request
from litestar.types import ASGIApp, Receive, Scope, Send

from cothon.server import playing
from cothon.server import protocol as p
from cothon.server.guard import body_again, may
from cothon.server.house import House
from cothon.server.routes.answers import told
from cothon.server.speak import encode

_BEGIN, _END = "/tables/", "/do"
_TEMPLATE = "/tables/{table_id:str}/do"
_LONGEST_ID = 24
_DO = msgspec.json.Decoder(p.Do)
_log = logging.getLogger("cothon.server")


class Quick:
    """Between the guard, which has read the body already, and the routes."""

    def __init__(self, app: ASGIApp, house: Callable[[], House]) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = _table_of(scope)
        if table_id is None:
            await self._app(scope, receive, send)
            return
        body = cast(dict[str, Any], await receive())["body"]
        try:
            said = _DO.decode(body)
        except (msgspec.DecodeError, RecursionError):
            await self._app(scope, body_again(body, receive), send)
            return
        scope["path_template"] = _TEMPLATE
        scope["path_params"] = {"table_id": table_id}
        status, answer, more = await self._answer(scope, table_id, said)
        headers = [(b"content-type", b"application/json"), *((k.encode(), v.encode()) for k, v in more.items())]
        cast(dict[str, Any], scope)["brief"] = status == 200  # every header costs, and this answer is no page
        headers.append((b"content-length", b"%d" % len(answer)))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": answer, "more_body": False})

    async def _answer(self, scope: Scope, table_id: str, said: p.Do) -> tuple[int, bytes, dict[str, str]]:
        request = cast(Request[Any, Any, Any], SimpleNamespace(scope=scope))
        try:
            return 200, encode(await playing.do(self._house(), may(request, "play"), table_id, said)), {}
        except Exception as e:
            status, words, more = told(e)
            if status == 500:
                _log.error("POST %s failed", _TEMPLATE, exc_info=e)
            return status, encode(words), more


def _table_of(scope: Any) -> str | None:
    """The id in the path, if this request may take the short cut."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path = scope["path"]
    if not path.endswith(_END) or not path.startswith(_BEGIN):
        return None
    table_id = path[len(_BEGIN) : -len(_END)]
    return table_id if table_id.isalnum() and table_id.isascii() and len(table_id) <= _LONGEST_ID else None
