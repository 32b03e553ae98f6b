"""The application: routes, what is checked before them, and what is opened and closed around them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig

from cothon import __version__
from cothon.core.errors import CothonError
from cothon.server.errors import describe
from cothon.server.guard import Guard
from cothon.server.parts import Parts
from cothon.server.routes import games, health, me, playing, tables
from cothon.server.settings import Settings

log = logging.getLogger("cothon.app")


def create_app(settings: Settings, parts: Parts | None = None) -> Litestar:
    """The server as an ASGI application. `parts` are given in tests that replace the time or the draws."""
    own = parts or Parts(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.parts = own
        await own.open()
        try:
            yield
        finally:
            await own.close()

    app = Litestar(
        route_handlers=[games.router, me.router, tables.router, playing.router, health.health, health.metrics],
        lifespan=[running],
        middleware=[Guard],
        exception_handlers={
            CothonError: _known,
            ValidationException: _malformed,
            HTTPException: _http,
            Exception: _unknown,
        },
        openapi_config=OpenAPIConfig(
            title="Cothon",
            version=__version__,
            description="Harbour-trading board games: tables, live streams, records. See docs/protocol.md.",
        ),
        logging_config=None,
        request_max_body_size=None,  # the guard sees to it, route by route
    )
    app.state.parts = own
    return app


def answer(status: int, body: dict[str, object]) -> Response[bytes]:
    headers = {}
    if "seconds" in body or status == 503:
        headers["Retry-After"] = str(max(1, round(float(str(body.get("seconds", 1))))))
    return Response(msgspec.json.encode(body), status_code=status, media_type=MediaType.JSON, headers=headers)


def _known(_request: Request[Any, Any, Any], e: CothonError) -> Response[bytes]:
    status, body = describe(e)
    if status == 500:
        log.error("an error without an answer: %s", type(e).__name__, exc_info=e)
    return answer(status, body)


def _malformed(_request: Request[Any, Any, Any], e: ValidationException) -> Response[bytes]:
    found: Any = e.extra or []
    told = "; ".join(f"{x.get('key', 'body')}: {x.get('message', '')}" for x in found if isinstance(x, dict))
    return answer(400, {"error": "malformed", "words": told or e.detail})


def _http(_request: Request[Any, Any, Any], e: HTTPException) -> Response[bytes]:
    codes = {404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "malformed", 401: "not-signed-in"}
    return answer(e.status_code, {"error": codes.get(e.status_code, "malformed"), "words": e.detail})


def _unknown(_request: Request[Any, Any, Any], e: Exception) -> Response[bytes]:
    log.error("something went wrong: %s", type(e).__name__, exc_info=e)
    return answer(500, {"error": "internal", "words": "something went wrong here; it was written to the log"})
