"""The log: one JSON object a line on stderr, without secrets, and the request log, the outermost layer of the server.

Of a request the log has its id, method, route, table, status and time; never its query, headers, cookies or body.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, TextIO

import msgspec

from cothon.server.metrics import Metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
FRAMES = 12  # of a traceback, the innermost ones
STREAM = b"text/event-stream; charset=utf-8"
ID = b"x-request-id"

request_id: ContextVar[str] = ContextVar("request_id", default="")
_access = logging.getLogger("cothon.requests")
_asked_id = re.compile(rb"[A-Za-z0-9._-]{1,64}")

# The last line of defence: nothing that looks like a secret leaves here, whoever wrote it into a message.
_SECRETS = re.compile(
    r"(?P<token>cothon_[A-Za-z0-9]+_)[A-Za-z0-9_-]+"
    r"|(?P<argon>\$argon2)[^\s\"']+"
    r"|(?P<url>://[^\s/:@\"']*:)[^\s/@\"']+(?=@)"
    r"|(?P<cookie>\bcothon(?:_device)?=)[^\s\"',;]+"
    r"|(?P<named>\b(?:key|token|secret|seed|password|cookie|authorization)[\"']?\s?[=:]\s?[\"']?)"
    r"(?:Bearer |Basic )?[^\s\"',;&)}]+"
    r"|(?P<query>/[\w/.-]*\?)[^\s\"']+",
    re.IGNORECASE,
)


def without_secrets(text: str) -> str:
    return _SECRETS.sub(lambda m: f"{m[m.lastgroup or 0]}***", text)


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON. `fields` of a record become fields of the line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "time": f"{at:%Y-%m-%dT%H:%M:%S}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request_id.get():
            line["request"] = request_id.get()
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _told(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _told(e: BaseException) -> dict[str, Any]:
    """What was raised and where, without the values of variables."""
    frames = traceback.extract_tb(e.__traceback__)[-FRAMES:]
    told: dict[str, Any] = {
        "kind": type(e).__name__,
        "words": without_secrets(str(e)),
        "at": [f"{f.filename}:{f.lineno} {f.name}" for f in frames],
    }
    cause = e.__cause__ or (None if e.__suppress_context__ else e.__context__)
    if cause is not None:
        told["because"] = _told(cause)
    return told


def configure(level: str, stream: TextIO | None = None) -> None:
    """Send everything that is logged in this process to stderr."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(max(logging.WARNING, _number(level)))  # other people's libraries
    logging.getLogger("cothon").setLevel(_number(level))
    logging.getLogger("uvicorn.access").disabled = True  # it writes queries
    # It complains when a visitor leaves while something is read for him; the connection is closed all the same.
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]


class RequestLog:
    """Middleware around the whole application: gives every request an id, counts and times it, and logs it.

    Requests are noted at level debug, those that failed on our side at error.
    """

    def __init__(self, app: Any, metrics: Callable[[], Metrics]) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        own, began = self.begin(scope)
        status, streams = 500, False

        async def noted(message: Any) -> None:
            nonlocal status, streams
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = message["headers"] = [*message.get("headers", ()), (ID, own.encode())]
                streams = (b"content-type", STREAM) in headers
            await send(message)

        try:
            await self._app(scope, receive, noted)
        finally:
            self.note(scope, status, began, streams)

    def begin(self, scope: Any) -> tuple[str, float]:
        """Its id, and when it came."""
        own = self._id(scope)
        request_id.set(own)
        return own, time.perf_counter()

    def _id(self, scope: Any) -> str:
        """A proxy's own id for the request, if it is a sane one; or one of ours, which tells nothing of others."""
        for name, value in scope["headers"]:
            if name == ID and _asked_id.fullmatch(value):
                return str(value.decode())
        return secrets.token_hex(8)

    def note(self, scope: Any, status: int, began: float, streams: bool = False) -> None:
        """It was answered."""
        seconds = time.perf_counter() - began
        route = scope.get("path_template") or "other"  # paths and unknown methods are anybody's to invent
        method = scope["method"] if scope["method"] in METHODS else "OTHER"
        self._metrics().request(route, method, status, None if streams else seconds)
        level = logging.ERROR if status >= 500 and status != 503 else logging.DEBUG
        if _access.isEnabledFor(level):
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 2)}
            table = scope.get("path_params", {}).get("table_id")
            if table is not None:
                fields["table"] = str(table)[:24]
            _access.log(level, "request", extra={"fields": fields})
