"""Is the server well, and what does it count: for operators and their tools."""

from __future__ import annotations

import asyncio
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
from cothon.server.errors import Forbidden, Unavailable
from cothon.server.metrics import CONTENT_TYPE
from cothon.server.routes.answers import problems
from cothon.server.storage.engine import Storage
from cothon.server.storage.migrate import revision

PATIENCE = 2.0  # seconds the database has to answer


class Health(msgspec.Struct, frozen=True):
    """`ok` says whether the server can do its work."""

    ok: bool
    version: str
    database: str  # "sqlite", "postgresql"
    schema: str  # "" when the database does not answer


_ILL = ResponseSpec(
    data_container=Health,
    generate_examples=False,
    description="The database does not answer.",
    examples=[Example(value={"ok": False, "version": __version__, "database": "postgresql", "schema": ""})],
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
    storage: Storage = request.app.state.parts.storage
    found = ""
    try:
        async with asyncio.timeout(PATIENCE), storage.reading() as connection:
            found = await revision(connection)
    except (Unavailable, TimeoutError):
        pass
    kind = "sqlite" if storage.sqlite else "postgresql"
    told = Health(ok=bool(found), version=__version__, database=kind, schema=found)
    return Response(told, status_code=200 if told.ok else 503)


@get("/metrics", summary="Numbers for Prometheus", media_type=CONTENT_TYPE, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For this machine alone; or, where a password is set, for those who know it (HTTP Basic, any user name)."""
    parts = request.app.state.parts
    expected = parts.settings.metrics_token
    if expected:
        if not hmac.compare_digest(_password(request.headers.get("authorization", "")), expected.encode()):
            raise Forbidden("metrics: the password is wrong or missing; see COTHON_METRICS_TOKEN")
    elif not _from_here(request):
        raise Forbidden("metrics can be read on this machine only; set COTHON_METRICS_TOKEN to read them elsewhere")
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


HANDLERS = [health, metrics]
