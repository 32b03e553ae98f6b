"""Is the server well, and what does it count: for operators and their tools."""

from __future__ import annotations

import base64
import binascii
import hmac
import ipaddress
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from cothon import __version__
from cothon.server.errors import Forbidden
from cothon.server.health_check import SILENT
from cothon.server.metrics import CONTENT_TYPE
from cothon.server.readiness import NO_ROOM, ServerReady
from cothon.server.routes.answers import problems


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """`ok` says whether the server can do its work."""

    ok: bool
    version: str
    database: str  # "sqlite", "postgresql"
    schema: str  # "" when the database does not answer
    reason: str = ""  # why not


_ILL = ResponseSpec(
    data_container=Health,
    generate_examples=False,
    description="The database does not answer, cannot be written, or lacks a part of its schema.",
    examples=[
        Example(
            value={"ok": False, "version": __version__, "database": "postgresql", "schema": "", "reason": SILENT},
        )
    ],
)


@get(
    "/health",
    operation_id="health",
    summary="Is the server well?",
    tags=["operating"],
    security=[{}],
    responses=problems(401) | {503: _ILL},
)
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """The database is looked at, and written to, at most every five seconds."""
    parts = request.app.state.parts
    found = await parts.health_check.ask()
    kind = "sqlite" if parts.storage.sqlite else "postgresql"
    told = Health(not found.reason, __version__, kind, found.schema, found.reason)
    return Response(told, status_code=200 if told.ok else 503)


_NOT_READY = ResponseSpec(
    data_container=ServerReady,
    generate_examples=False,
    description="What is missing: `database`, `disk` or `bots` is false, and `reason` says more.",
    examples=[Example(value=msgspec.to_builtins(ServerReady(False, True, False, True, NO_ROOM)))],
)


@get(
    "/ready",
    operation_id="isReady",
    summary="Should the server get visitors?",
    tags=["operating"],
    security=[{}],
    responses=problems(401) | {503: _NOT_READY},
)
async def ready(request: Request[Any, Any, Any]) -> Response[ServerReady]:
    """The database can be written and has its schema, its disk has room, and bots answer. Looked at, at most, every ten
    seconds."""
    found = await request.app.state.parts.readiness.ask()
    return Response(found, status_code=200 if found.ready else 503)


@get("/metrics", summary="Numbers for Prometheus", media_type=CONTENT_TYPE, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For this machine alone; or, where a password is set, for those who know it (HTTP Basic, any user name)."""
    parts = request.app.state.parts
    expected = parts.settings.metrics_token
    if expected:
        if not hmac.compare_digest(_password(request.headers.get("authorization", "")), expected.encode()):
            raise Forbidden("metrics-password")
    elif not _from_here(request):
        raise Forbidden("metrics-elsewhere")
    parts.metrics.worker_restarts(parts.pool.restarts)
    return Response(parts.metrics.render(), media_type=CONTENT_TYPE)


def _password(header: str) -> bytes:
    scheme, _, said = header.partition(" ")
    if scheme.lower() != "basic":
        return b""
    try:
        return base64.b64decode(said, validate=True).partition(b":")[2]
    except binascii.Error:
        return b""


def _from_here(request: Request[Any, Any, Any]) -> bool:
    """By the address of the client; behind a trusted proxy that is the one the proxy tells."""
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


HANDLERS = [health, ready, metrics]
